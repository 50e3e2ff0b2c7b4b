### Atlantis Treasure en el navegador: lo que su dibujo dice, muestra y pregunta.

## La bandeja

tray = Dado y acciones
steps = Lo que pide este turno, en cualquier orden
slide = Deslizarse
task = { $state ->
    [must] por hacer
    [may] si quieres
    [done] hecho
    [impossible] ahora no se puede
   *[none] { "" }
}
goal = Meta: { $target ->
    [one] 1 tesoro
   *[other] { $target } tesoros
}
reserve = Reserva: norte { $n }, este { $e }, sur { $s }, oeste { $w }
treasures = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
}
where = { $piece ->
    [coral] Elige una casilla iluminada para el arrecife.
   *[compass] Elige una casilla iluminada para la brújula.
}
which-coral = Elige un arrecife y después su nueva casilla.
which-coral-or-swap = Elige un arrecife para moverlo o una brújula para cambiarla.
which-shift = Elige una brújula del tablero y después su nueva casilla.
put = { $kind ->
    [coral] El arrecife va a { $square }.
   *[compass] La { $piece } va a { $square }.
}
keep = Guardar la { $compass } en tu base.
throw-to = { $treasure ->
    [yes] { $corner ->
        [base] ¿Alcanzar a { $name }, mandarlo a su base y quitarle un tesoro?
       *[other] ¿Alcanzar a { $name }, mandarlo a { $corner } y quitarle un tesoro?
    }
   *[no] { $corner ->
        [base] ¿Alcanzar a { $name } y mandarlo a su base?
       *[other] ¿Alcanzar a { $name } y mandarlo a { $corner }?
    }
}
not-here = { $square } no se puede elegir ahora.
no-way = { $kind ->
    [fire] No hay nada que alcanzar hacia { $direction }. ¿Por qué?
   *[slide] No hay paso hacia { $direction }. ¿Por qué?
}
confirm-go = Adelante
confirm-fire = ¡Fuego!
confirm-place = Poner aquí
confirm-take = Tomarla
confirm-all = Eso es todo
back = Volver
hold = Renunciar
hold-torpedo = Guardarlo
store = { $count ->
    [one] Almacenarla
   *[other] Almacenar la { $compass }
}
aim = Apuntar más hacia { $direction }
aim-pad = Mover la mira
chip = { $compass }, { $place }: { $count }

## El tablero

board = El tablero
square = { $holds ->
    [none] { $square }
   *[other] { $square }: { $holds }
}{ $lit ->
    [yes] , se puede elegir
   *[no] { "" }
}
base = Base de { $name }: { $treasures ->
    [one] 1 tesoro
   *[other] { $treasures } tesoros
}; { $torpedoes ->
    [one] 1 torpedo a bordo
   *[other] { $torpedoes } torpedos a bordo
}, { $fired } en la base

## Qué hacer ahora

task-slide = { $action ->
    [done] Ahora deslízate: elige una flecha.
    [impossible] La acción del dado aún no es posible. Deslízate primero: elige una flecha.
   *[other] Elige una flecha para deslizarte.
}
task-fire = { $hold ->
    [yes] Elige una flecha para disparar, o guarda el torpedo.
   *[no] Elige una flecha para disparar.
}
coach-1 = Un turno son dos cosas, en el orden que quieras: lo que muestra el dado y deslizarte.
coach-2 = Te deslizas hasta que algo te para. Un tesoro también te para, y es tuyo.
coach-3 = La línea muestra tu camino. Adelante, o elige otra flecha.

## En la página de inicio

glance = De 2 a 4 jugadores, amigos o robots · 20 minutos

## Teclas

key-cursor = moverse por el tablero
key-enter = tomar o poner
key-slide = deslizarse; la misma tecla otra vez, y sale
key-fire = disparar: después una dirección
key-back = soltar lo que tienes
key-skip = acelerar lo que se mueve

## La lección

lesson-welcome = Este es tu submarino, el blanco, en su base. Un turno empieza con el dado. Después haces dos cosas, en cualquier orden: lo que muestra el dado y deslizarte.
lesson-slide = Te deslizas tan lejos como puedes: el coral, el templo, los otros submarinos y el borde te detienen. Sal de tu base hacia el sur.
lesson-treasure = Te detuvo el templo. Un tesoro también te detiene y vuela enseguida a tu base. Deslízate hacia el oeste: es tuyo.
lesson-compass = El dado muestra una brújula: ponla en cualquier casilla libre. Una brújula hace girar a quien la encuentra y vuelve a la reserva. Pon esta en { $square }, en tu camino.
lesson-turned = Ahora deslízate hacia el sur. La brújula te hace girar, y el nuevo camino lleva a un tesoro.
lesson-coral = Verde: mueve un arrecife a una casilla libre. Bien puesto, un arrecife es un muro que te detiene donde quieres. Mueve uno, adonde quieras.
lesson-either = Una cosa queda marcada. Ahora deslízate adonde quieras. El orden es libre: mover antes un arrecife puede abrir un paso.
lesson-torpedo = Un torpedo vuela recto hasta el primer submarino, brújula o arrecife. Dispara al amarillo: va a la esquina que elijas, y un tesoro de su base pasa a la tuya.
lesson-end = Vuelve a tu base para recargar los torpedos. Gana al instante quien tenga primero los tesoros que hacen falta. Ya sabes bastante: lo demás está en el reglamento y detrás de cada «¿Por qué?».

## Lo mismo, dicho a la persona a quien se refiere

base-you = Tu base: { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
}; { $torpedoes ->
    [one] { $torpedoes } torpedo a bordo
   *[other] { $torpedoes } torpedos a bordo
}, { $fired } en la base
