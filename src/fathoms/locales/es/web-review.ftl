# El navegador: el análisis de una partida, reintentar decisiones, seguir jugando desde un momento.

title = Análisis
asking = Pidiendo el análisis…
queued = { $before ->
    [one] Otro análisis va primero.
   *[other] Otros { $before } análisis van primero.
}
working = Analizando la partida: { $percent } %
progress = El análisis
leave = Puedes dejar esta página: el análisis sigue y estará aquí cuando vuelvas.
no-reviews = Este servidor no analiza partidas.
no-record = Esto no es una partida guardada.
to-table = Volver a la mesa

## La imagen de las probabilidades

chances = Probabilidad de ganar
at-start = Al empezar
after-turn = Tras el turno { $turn }
share = { $player } { $share }
standing = { $when }: { $shares }
dear-turns = decisiones caras
show-moment = Ver la mesa entonces
in-words = En palabras y como tabla
course = { $turn ->
    [0] { $player }: { $start } de principio a fin.
   *[other] { $player }: { $start } al empezar, { $end } al final. El turno { $turn } fue el que más cambió: { $change } puntos.
}

## Suerte y decisiones

books = Suerte y decisiones
books-about = En puntos de probabilidad de ganar (1 punto es un 1 %). Cada barra empieza donde acaba la anterior.
cost-about = Puntos perdidos por decisión: cuantos menos, mejor.
decisions = { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}

## Decisiones

whose = De quién son las decisiones
everybody = Todos
decision = Turno { $turn }, { $name }
decision-you = Turno { $turn }, tú
show-all = Ver las { $count }
played = Jugado
better = Mejor
why = Por qué
all-choices = { $count ->
    [one] La única opción
   *[other] { $count } opciones comparadas
}
was-played = jugada
was-tried = tu elección
place = { $place } de { $count }
previous = Decisión anterior
next = Decisión siguiente
to-review = Volver al análisis

## Reintentar

try-all = { $count ->
    [one] Volver a intentarla
   *[other] Volver a intentarlas
}
try-this = Inténtalo tú
try-others = Elige lo que quieras en la mesa para saber cuánto vale.
what-would-you = ¿Qué harías tú?
choose-there = Elige en la mesa; después sabrás cuánto vale.
only-look = Piensa qué elegirías y mira la respuesta.
show-answer = Ver la respuesta
tried-best = Correcto, no hay nada mejor.
tried-same = Como en la partida: pierde { $cost } puntos.
tried-worse = No es lo mejor: pierde { $cost } puntos.
tried-unknown = Nadie ha valorado esta opción.
on-pile = En tu montón
practise-later = { $count ->
    [one] Practicarla más tarde
   *[other] Practicar estas { $count } más tarde
}

## Seguir jugando

play-on-about = Una mesa nueva empieza justo en este momento, con dados nuevos. La partida anterior queda como está.
who-plays = Quién juega con { $player }
around = Todos juegan en esta pantalla
begin = Seguir jugando
