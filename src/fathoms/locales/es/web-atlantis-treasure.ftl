### Atlantis Treasure en el navegador: lo que su dibujo dice, muestra y pregunta.

## La bandeja

tray = Dado y acciones
steps = Este turno, en cualquier orden
slide = Deslizarse
slides = { $count ->
    [one] Deslizarse
   *[other] { $count } deslizamientos
}
task = { $state ->
    [must] por hacer
    [may] opcional
    [done] hecho
    [impossible] ahora no se puede
   *[none] { "" }
}
goal = { $ends ->
    [rounds] Gana quien tenga más { $worth ->
        [yes] valor
       *[no] tesoros
    } al final
    [empty] Hasta que no queden tesoros
   *[target] { $worth ->
        [yes] Objetivo: tesoros que valgan { $target }
       *[no] Objetivo: { $target ->
            [one] 1 tesoro
           *[other] { $target } tesoros
        }
    }{ $carried ->
        [yes] , llevados a la base
       *[no] { "" }
    }
}
goal-short = necesita { $target }
rounds = { $left ->
    [one] Última ronda de { $of }
   *[other] Quedan { $left } de { $of } rondas
}
team = { $target ->
    [0] juntos { $treasures }
   *[other] juntos { $treasures } de { $target }
}
misses = pierde un turno
reserve = Reserva: norte { $n }, este { $e }, sur { $s }, oeste { $w }
treasures = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
}
where = { $piece ->
    [coral] Elige una casilla resaltada para el arrecife.
    [treasure] Elige una casilla resaltada para el tesoro.
    [temple] Elige una casilla resaltada para el templo.
   *[compass] Elige una casilla resaltada para la brújula.
}
which-coral = Elige un arrecife y después su nueva casilla.
which-coral-or-swap = Elige un arrecife para moverlo o una brújula para reemplazarla.
which-swap = Elige una brújula para reemplazarla.
which-shift = Elige una brújula del tablero y después su nueva casilla.
which-treasure = Elige un tesoro y después su nueva casilla.
which-temple = Elige un templo y después su nueva casilla.
which-turn = Elige una brújula del tablero para girarla.
which-way = Elige su nueva dirección.
turn-to = La brújula de { $square } señalará { $direction }.
turn-shelf = Girarla
deeds = Lo que permiten los dados
deed-compass = Brújula
deed-coral = Coral
deed-torpedo = Torpedo
deed-treasure = Tesoro
deed-temple = Templo
deed-turn = Girar
deed-swap = Reemplazar
halts = Hasta dónde
halt = { $end ->
    [base] parar en la base
   *[other] parar en { $end }
}
halt-sooner = Parar una casilla antes
halt-later = Ir una casilla más lejos
put = { $kind ->
    [coral] El arrecife va a { $square }.
    [treasure] El tesoro va a { $square }.
    [temple] El templo va a { $square }.
   *[compass] La { $piece } va a { $square }.
}
keep = Guardar la { $compass } en tu base.
throw-to = { $corner ->
    [base] { $treasure ->
        [0] ¿Alcanzar a { $name } y enviarlo a su base?
        [one] ¿Alcanzar a { $name }, enviarlo a su base y quitarle un tesoro?
       *[other] ¿Alcanzar a { $name }, enviarlo a su base y quitarle { $treasure } tesoros?
    }
    [stays] Alcanzar a { $name }: pierde su próximo turno{ $treasure ->
        [0] .
        [one] {" "}y le quitas un tesoro.
       *[other] {" "}y le quitas { $treasure } tesoros.
    }
   *[other] { $treasure ->
        [0] ¿Alcanzar a { $name } y enviarlo a { $corner }?
        [one] ¿Alcanzar a { $name }, enviarlo a { $corner } y quitarle un tesoro?
       *[other] ¿Alcanzar a { $name }, enviarlo a { $corner } y quitarle { $treasure } tesoros?
    }
}
fire-in-vain = Disparar hacia { $direction } hasta { $square }: no alcanza nada y el torpedo se gasta.
part-done = { $part ->
    [slide] Ya te has deslizado.
   *[action] Ya has hecho lo que muestra el dado.
}{ $left ->
    [must] {" "}{ $part ->
        [slide] Ahora haz lo que muestra el dado.
       *[action] Ahora deslízate.
    }
   *[may] {" "}{ $part ->
        [slide] Queda lo que muestra el dado, si quieres.
       *[action] Queda deslizarte, si quieres.
    }
}
not-here = Ahora no puedes elegir { $square }.
no-way = { $kind ->
    [fire] No hay nada que alcanzar hacia { $direction }. ¿Por qué?
   *[slide] No puedes ir hacia { $direction }. ¿Por qué?
}
confirm-go = Adelante
confirm-fire = ¡Fuego!
confirm-place = Colocar aquí
confirm-take = Tomarla
confirm-all = Listo
confirm-turn = Girarla
back = Volver
hold = Saltar la acción
hold-torpedo = Guardarlo para después
hold-slide = Quedarse aquí
store = { $count ->
    [one] Guardarla
   *[other] Guardar la { $compass }
}
aim = Apuntar más hacia { $direction }
aim-pad = Mover la mira
chip = { $compass }, { $place }: { $count }

## El tablero

board = Tablero
square = { $holds ->
    [none] { $square }
   *[other] { $square }: { $holds }
}{ $lit ->
    [yes] , se puede elegir
   *[no] { "" }
}
submarine = { $name }{ $cargo ->
    [0] { "" }
    [one] , 1 tesoro a bordo
   *[other] , { $cargo } tesoros a bordo
}{ $misses ->
    [yes] , pierde su próximo turno
   *[no] { "" }
}
treasure-worth = un tesoro que vale { $worth }
ground-rock = una roca
ground-deep = la fosa
ground-current = una corriente hacia { $direction }
ground-shallows = un bajío
ground-whirlpool = un remolino, lleva a { $exit }
base = Base de { $name }: { $treasures ->
    [one] 1 tesoro
   *[other] { $treasures } tesoros
}; { $torpedoes ->
    [one] 1 torpedo a bordo
   *[other] { $torpedoes } torpedos a bordo
}, { $fired } en la base{ $cargo ->
    [0] { "" }
    [one] ; 1 tesoro a bordo
   *[other] ; { $cargo } tesoros a bordo
}{ $misses ->
    [yes] ; pierde su próximo turno
   *[no] { "" }
}{ $target ->
    [0] { "" }
   *[other] ; necesita { $target }
}

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
task-extra = El dado te permite deslizarte otra vez: elige una flecha o quédate.
coach-1 = Un turno son dos cosas, en cualquier orden: la acción del dado y deslizarte.
coach-2 = Te deslizas hasta que algo te detiene. Un tesoro también te detiene, y lo tomas.
coach-3 = La línea muestra tu camino. Confirma, o elige otra flecha.

## En la página de inicio

glance = De 2 a 4 jugadores, amigos o bots · 20 minutos

## Teclas

key-cursor = moverse por el tablero
key-enter = tomar o soltar
key-slide = deslizarse; la misma tecla para confirmar
key-stop = parar antes o después, donde se pueda
key-fire = disparar y después una dirección
key-back = soltar la pieza
key-skip = saltar la animación

## La lección

lesson-welcome = Este es tu submarino: el blanco, en su base. Cada turno empieza con el dado. Después haces dos cosas, en cualquier orden: la acción del dado y deslizarte.
lesson-slide = Un submarino se desliza hasta donde puede: el coral, el templo, los otros submarinos y el borde lo detienen. Sal de tu base hacia el sur.
lesson-treasure = El templo te ha detenido. Un tesoro también te detiene y pasa a tu base al instante. Deslízate hacia el oeste para tomarlo.
lesson-compass = El dado muestra una brújula: colócala en cualquier casilla libre. Una brújula hace girar al submarino que llega a ella y después vuelve a la reserva. Coloca esta en { $square }, en tu camino.
lesson-turned = Ahora deslízate hacia el sur. La brújula te hace girar, y la nueva dirección lleva a un tesoro.
lesson-coral = Verde: mueve un arrecife de coral a una casilla libre. Bien colocado, un arrecife te detiene donde quieres. Mueve cualquier arrecife.
lesson-either = Hecho: una acción queda marcada. Ahora deslízate en cualquier dirección. El orden es libre: mover antes un arrecife puede abrir el camino.
lesson-torpedo = Un torpedo va en línea recta y alcanza al primer submarino, brújula o arrecife. Dispara al amarillo: envíalo a la esquina que elijas y toma un tesoro de su base.
lesson-end = Vuelve a tu base para recargar los torpedos. Gana al instante el primer jugador que reúne los tesoros necesarios. ¡Ya puedes jugar! Lo demás está en el reglamento y detrás de cada «¿Por qué?».

## Lo mismo, dicho a la persona a quien se refiere

base-you = Tu base: { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
}; { $torpedoes ->
    [one] { $torpedoes } torpedo a bordo
   *[other] { $torpedoes } torpedos a bordo
}, { $fired } en la base{ $cargo ->
    [0] { "" }
    [one] ; 1 tesoro a bordo
   *[other] ; { $cargo } tesoros a bordo
}{ $misses ->
    [yes] ; pierde su próximo turno
   *[no] { "" }
}{ $target ->
    [0] { "" }
   *[other] ; necesita { $target }
}
