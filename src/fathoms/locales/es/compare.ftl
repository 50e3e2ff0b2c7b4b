# Lo que hace un cambio de reglas: `fathoms lab compare`, el taller.

measure-turns = Turnos por partida
measure-decisions = Decisiones por partida
measure-minutes = Minutos por partida (estimación)
measure-first-wins = Victorias del asiento que empieza
measure-wins-2 = Victorias del segundo asiento
measure-wins-3 = Victorias del tercer asiento
measure-wins-4 = Victorias del cuarto asiento
measure-wins-5 = Victorias del quinto asiento
measure-margin = Puntos entre el ganador y el siguiente
measure-shared = Partidas ganadas a medias
measure-unfinished = Partidas que nadie ganó por la meta
measure-lead-changes = Cambios de líder
measure-decided = Lo tarde que se decide el ganador
measure-comebacks = Remontadas
measure-skill = Victorias del bot más fuerte

head-measure = Medida
head-base = Antes
head-changed = Después
head-change = Cambio
head-difference = Diferencia
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
within = { $difference } ({ $low } a { $high })
certain-mark = Más que suerte: marcado con ●.
games = { NUMBER($games) } partidas de cada uno, { $players } jugadores ({ $bots }), los mismos dados para ambos.
by-engine = Jugado por el motor legible; para instalar el rápido: pip install 'fathoms[lab]'.
change = { $title } ({ $field }): { $before } → { $after }

same-rules = Los dos conjuntos de reglas son iguales, así que nada cambia.
length-same = Las partidas duran lo mismo que antes.
length-unknown = La muestra no basta para saber si las partidas se alargan o se acortan; juega más partidas.
length-longer =
    { $amount ->
        [little] Las partidas se alargan un poco.
        [tenth] Las partidas duran un décimo más.
        [fifth] Las partidas duran un quinto más.
        [quarter] Las partidas duran un cuarto más.
        [third] Las partidas duran un tercio más.
        [half] Las partidas duran la mitad más.
       *[other] Las partidas duran mucho más: un { $percent } % más.
    }
length-shorter =
    { $amount ->
        [little] Las partidas se acortan un poco.
        [tenth] Las partidas duran un décimo menos.
        [fifth] Las partidas duran un quinto menos.
        [quarter] Las partidas duran un cuarto menos.
        [third] Las partidas duran un tercio menos.
        [half] Las partidas duran la mitad.
       *[other] Las partidas duran mucho menos: un { $percent } % menos.
    }
unfinished-more = Más partidas acaban sin que nadie alcance la meta: el { $after } %, antes el { $before } %.
unfinished-less = Menos partidas acaban sin que nadie alcance la meta: el { $after } %, antes el { $before } %.
unfinished-still = Como antes, algunas partidas acaban sin que nadie alcance la meta: el { $after } %, antes el { $before } %.
first-same = Ningún asiento tiene ventaja, como antes.
first-hardly = Ningún asiento tiene más que una pizca de ventaja.
first-unknown = La muestra no basta para saber si el primer asiento tiene ventaja; juega más partidas.
first-fair = El primer asiento pierde su ventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-gains = El primer asiento pasa a tener ventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-suffers = El primer asiento se queda atrás: gana el { $share } %, y lo justo sería el { $fair } %.
first-turned = Ahora el primer asiento tiene ventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-turned-against = Ahora el primer asiento está en desventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-grows = El primer asiento tiene aún más ventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-shrinks = El primer asiento tiene menos ventaja, pero aún la tiene: gana el { $share } %, y lo justo sería el { $fair } %.
first-worse = El primer asiento está en mayor desventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-better = El primer asiento está en menor desventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-still = El primer asiento tiene ventaja, como antes: gana el { $share } %, y lo justo sería el { $fair } %.
first-still-against = El primer asiento está en desventaja, como antes: gana el { $share } %, y lo justo sería el { $fair } %.
skill-same = La habilidad cuenta tanto como antes.
skill-unknown = La muestra no basta para saber si la habilidad cuenta más o menos; juega más partidas.
skill-always = { $strong } gana a { $weak } casi siempre con ambas reglas, así que esto no dice si la habilidad cuenta más o menos.
skill-more = La habilidad cuenta más: { $strong } gana a { $weak } en el { $after } % de las partidas, antes en el { $before } %.
skill-less = La habilidad cuenta menos: { $strong } gana a { $weak } en el { $after } % de las partidas, antes en el { $before } %.
closer = Las partidas son más reñidas y el líder cambia más a menudo.
less-close = Las partidas son menos reñidas y el líder cambia menos.
field = «{ $title }»
one-at-a-time = Estos conjuntos de reglas difieren en { $changes } cosas: { $fields }. Cambia una cada vez y sabrás cuál fue.

vary = «{ $text }» no varía nada; escríbelo como campo=6..16 o campo=1,2,4.
vary-many = { $count } valores son demasiados para un dibujo; varía como mucho { $most }.
sweep-title = { $game }: lo que hace «{ $field }»
sweep-games = { NUMBER($games) } partidas por valor, { $players } jugadores ({ $bots })
goal = No hay ningún objetivo «{ $name }»; hay { $known }.
goal-shorter = partidas más cortas
goal-longer = partidas más largas
goal-closer = partidas más reñidas
goal-fairer = menos suerte del primer asiento
goal-skill = más habilidad
goal-livelier = más cambios de líder
goal-more = más a menudo: { $deed }
suggest-none = Ninguno de los { $count } cambios probados te acerca a ese objetivo; prueba otro objetivo u otra base.
suggest-tried = { $count } cambios sueltos probados, { NUMBER($games) } partidas cada uno.
stopped = Detenido; no se midió nada.
drawn = El dibujo está en { $path }.
