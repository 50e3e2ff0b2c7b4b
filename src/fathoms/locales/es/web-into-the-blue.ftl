### Into the Blue en el navegador: lo que su dibujo dice, muestra y pregunta.

## Los dados

tray = Dados
your-dive = Tu zambullida
dive-of = { $name } se zambulle
roll-of = Tirada { $roll } de { $rolls }
falling = …
die = { $held ->
    [yes] Dado { $number }: { $face }, guardado
   *[no] Dado { $number }: { $face }
}{ $role ->
    [lost] , fuera de la secuencia
   *[run] , en la secuencia
}
die-hand = Un dado que aún no se ha lanzado
throw = { $count ->
    [one] Lanzar { $count } dado
   *[other] Lanzar { $count } dados
}
throw-none = Todos los dados guardados
stop = Me planto
stop-gives = { $gives ->
    [chest] y tomo un cofre
    [shells] { $depth ->
        [1] conchas al nivel 1
       *[other] conchas en los niveles 1 a { $depth }
    }
   *[nothing] zambullida fallida
}
after-that = { $ends ->
    [last-turns] Después, los demás juegan su último turno.
   *[over] Después, la partida termina.
}
why = ¿por qué?
waiting = { $name } está pensando

## El mar

lost-at = Sin un { $number }
wants = ¿{ $number }?
ghost = +{ $shells }
promise = +{ $shells } · { $rank ->
    [1] { $before ->
        [1] sigues en cabeza
       *[other] en cabeza
    }
    [2] vas 2.º
    [3] vas 3.º
   *[other] vas { $rank }.º
}{ $tie ->
    [won] {" "}(empate)
   *[other] { "" }
}{ $way ->
    [up] { $gain ->
        [one] {" "}· +{ $gain } pt.
       *[other] {" "}· +{ $gain } pts.
    }
    [down] { $gain ->
        [one] {" "}· −{ $gain } pt.
       *[other] {" "}· −{ $gain } pts.
    }
   *[same] { "" }
}{ $ends ->
    [last-turns] {" "}· últimos turnos
    [over] {" "}· fin de la partida
   *[none] { "" }
}
place = Nivel { $level }: { $promise }
place-not = El nivel { $level } no está en tu secuencia. ¿Por qué?
ledge = { $tie ->
    [yes] Nivel { $level }: { $name } va en cabeza con { $shells ->
        [one] { $shells } concha
       *[other] { $shells } conchas
    }, desempate por { $rule }. Ver todo
   *[no] Nivel { $level }: { $name } va en cabeza con { $shells ->
        [one] { $shells } concha
       *[other] { $shells } conchas
    }. Ver todo
}
ledge-nobody = Nivel { $level }: sin conchas todavía. Ver sus tesoros
ledge-more = Nivel { $level }: los tesoros secundarios. Ver todo
buoy = { $name }: { $left ->
    [one] { $left } concha sin colocar
   *[other] { $left } conchas sin colocar
}, { $points ->
    [one] { $points } punto por ahora
   *[other] { $points } puntos por ahora
}{ $chests ->
    [0] { "" }
    [one] , { $chests } cofre
   *[other] , { $chests } cofres
}
chest = { $state ->
    [free] Tomar el cofre { $slot }{ $ends ->
        [over] : termina la partida
       *[none] { "" }
    }
    [secret] Cofre { $slot }: lo tiene { $owner }, aún en secreto
    [open] Cofre { $slot }: { $owner } encontró { $value }
   *[shut] Cofre { $slot }: cerrado. ¿Por qué?
}
your-last-turn = Tu último turno

## La ficha de un nivel

prizes = Tesoro principal { $main }, secundarios { $secondaries }
nobody-here = Aún no hay conchas aquí. La primera va en cabeza.
if-now = Si la partida terminara ahora:
rank = { $rank ->
    [1] 1.º
   *[other] { $rank }.º
}
tie-S3 = Mismo número de conchas aquí; decide el nivel { $level }: { $better } { $ours }, { $worse } { $theirs }.
tie-S4 = Empate hasta el nivel 1; deciden las conchas sin colocar: { $better } { $ours }, { $worse } { $theirs }.
tie-S5 = Empate en todo; decide quién jugó antes su último turno: { $better } antes que { $worse }.
rule = Ver la regla { $rule }
close = Cerrar

## El recuento

scoring = Puntuación final
scoring-next = Continuar
scoring-skip = Ir al final
scoring-again = Ver la puntuación otra vez
treasures = Tesoros
chests = Cofres
points = Puntos
chest-opened = { $name } abre el cofre { $slot }

## Qué hacer ahora

task-keep = Toca los dados que guardas y lanza.
task-roll = Lanza los demás, o guarda más.
task-stop = { $gives ->
    [chest] ¡Zambullida perfecta! Plántate y toma un cofre.
   *[shells] Todos los dados cuentan. Plántate, o vuelve a lanzar.
}
task-all-kept = Todos guardados. Plántate, o suelta un dado.
task-place = Toca un nivel resaltado para colocar ahí tus conchas.
task-chest = Toca un cofre: es tuyo, y secreto.
coach-1 = Solo cuenta la secuencia 1, 2, 3, … Toca los dados que ayudan y lanza los demás.
coach-2 = Tres tiradas como máximo. Cada número de tu secuencia es un nivel del mar.
coach-place = Toca un nivel. Cada dado con su número coloca ahí una concha; quien más tenga gana su tesoro.
coach-chest = ¡Todos los números y un cofre! Toca uno: solo tú ves sus puntos. Y te zambulles otra vez.

## En la página de inicio

glance = De 2 a 5 jugadores, amigos o bots · 20 minutos

## Las teclas, tras «?»

keys-dice = guardar un dado, o volver a lanzarlo
keys-line = Teclas: 1 a { $count } guardan un dado, R lanza, S se planta
keys-throw = volver a lanzar los dados que no guardas
keys-stop = plantarse
keys-choose = elegir un nivel o un cofre
keys-walk = pasar de un dado, nivel o cofre a otro
keys-skip = saltar la animación

## La lección

lesson-run = Eres Ada, la almeja verde. Has lanzado seis dados. Solo cuenta la secuencia ininterrumpida 1, 2, 3, … La tuya llega al nivel 3, y tu buceador también. El 5 se pierde porque no hay un 4.
lesson-keep = Puedes volver a lanzar los dados que quieras, hasta dos veces. Toca 1, 2 y 3 para guardarlos y lanza los otros tres.
lesson-stop = ¡Un 4 y un segundo 3! Tu secuencia llega al nivel 4. Puedes plantarte después de cada tirada. Plántate aquí.
lesson-place = Elige ahora un nivel de tu secuencia. Colocas en él tantas conchas como dados tengas con su número. Las etiquetas muestran qué da cada opción.
lesson-lost = Bo ha hecho tres tiradas y no ha sacado ningún 1. Es una zambullida fallida: Bo no coloca nada. Mira ahora tus dados.
lesson-perfect = Todos los números y un cofre: ¡una zambullida perfecta! Plántate antes de perderla.
lesson-chest = Esta vez no colocas conchas. Toma un cofre.
lesson-secret = Solo tú ves su valor hasta la puntuación final. Y juegas otro turno inmediatamente, aunque este fuera el último.
lesson-majority = Otra partida, más avanzada: Bo tiene tres conchas en el nivel 3 y tú, dos en el nivel 2. Quien tiene más conchas gana el tesoro principal, a la izquierda. Los siguientes ganan una gema, a la derecha. Plántate aquí.
lesson-tie = Coloca tus tres conchas en el nivel 3. Allí empatarás con Bo, pero tienes más en el nivel de encima.
lesson-badge = Vas en cabeza en el nivel 3. El signo «=» sobre tu concha indica que has ganado un empate. Toca el tesoro para ver cómo. Mientras tanto, Bo ha colocado su última concha.
lesson-last = Cuando un jugador coloca su última concha, todos los demás juegan un turno más. Este es el tuyo, y el sol se pone. Plántate con lo que tienes.
lesson-short = Te queda una concha. Si los dados piden dos, colocas una: todo lo que te queda. Elige un nivel.
lesson-score = Se puntúa nivel por nivel, del más profundo hacia arriba, y después los cofres. Gana quien tiene más puntos. Eso es todo: ¡ya conoces el juego!

## Lo mismo, dicho a la persona a quien se refiere

ledge-you = { $tie ->
    [yes] Nivel { $level }: vas en cabeza con { $shells ->
        [one] { $shells } concha
       *[other] { $shells } conchas
    }, desempate por { $rule }. Ver todo
   *[no] Nivel { $level }: vas en cabeza con { $shells ->
        [one] { $shells } concha
       *[other] { $shells } conchas
    }. Ver todo
}
chest-owner-you = { $state ->
    [open] Cofre { $slot }: es tuyo, contiene { $value }
   *[secret] Cofre { $slot }: es tuyo, aún en secreto
}
chest-opened-you = Abres el cofre { $slot }
