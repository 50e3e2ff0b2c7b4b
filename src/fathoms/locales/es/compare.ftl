# Lo que hace un cambio de reglas: `fathoms lab compare`, el taller.

measure-turns = Turnos por partida
measure-decisions = Decisiones por partida
measure-minutes = Minutos por partida (estimación)
measure-first-wins = Victorias del primer puesto
measure-wins-2 = Victorias del segundo puesto
measure-wins-3 = Victorias del tercer puesto
measure-wins-4 = Victorias del cuarto puesto
measure-wins-5 = Victorias del quinto puesto
measure-margin = Puntos entre el primero y el segundo
measure-shared = Victorias compartidas
measure-unfinished = Partidas sin alcanzar el objetivo
measure-lead-changes = Cambios de líder
measure-decided = Cuándo se decide el ganador
measure-comebacks = Remontadas
measure-skill = Victorias del bot más fuerte
measure-luck = Parte de la suerte en el resultado
measure-choices = Parte de las decisiones en el resultado

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
by-engine = Jugado en el motor legible; para instalar el rápido: pip install 'fathoms[lab]'.
change = { $title } ({ $field }): { $before } → { $after }

same-rules = Los dos conjuntos de reglas son iguales, así que nada cambia.
length-same = Las partidas duran lo mismo que antes.
length-unknown = No hay partidas suficientes para saber si se alargan o se acortan; juega más partidas.
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
unfinished-more = Más partidas terminan sin que nadie alcance el objetivo: el { $after } %, antes el { $before } %.
unfinished-less = Menos partidas terminan sin que nadie alcance el objetivo: el { $after } %, antes el { $before } %.
unfinished-still = Como antes, algunas partidas terminan sin que nadie alcance el objetivo: el { $after } %, antes el { $before } %.
first-same = Ningún puesto tiene ventaja, como antes.
first-hardly = Ningún puesto tiene más que una ventaja mínima.
first-unknown = No hay partidas suficientes para saber si el primer puesto tiene ventaja; juega más partidas.
first-fair = El primer puesto pierde su ventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-gains = El primer puesto pasa a tener ventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-suffers = El primer puesto pasa a tener desventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-turned = Ahora el primer puesto tiene ventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-turned-against = Ahora el primer puesto está en desventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-grows = El primer puesto tiene aún más ventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-shrinks = El primer puesto tiene menos ventaja, pero aún la tiene: gana el { $share } %, y lo justo sería el { $fair } %.
first-worse = El primer puesto está en mayor desventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-better = El primer puesto está en menor desventaja: gana el { $share } %, y lo justo sería el { $fair } %.
first-still = El primer puesto tiene ventaja, como antes: gana el { $share } %, y lo justo sería el { $fair } %.
first-still-against = El primer puesto está en desventaja, como antes: gana el { $share } %, y lo justo sería el { $fair } %.
skill-same = La habilidad cuenta tanto como antes.
skill-unknown = No hay partidas suficientes para saber si la habilidad cuenta más o menos; juega más partidas.
skill-always = { $strong } gana a { $weak } casi siempre con ambas reglas, así que esto no dice si la habilidad cuenta más o menos.
skill-more = La habilidad cuenta más: { $strong } gana a { $weak } en el { $after } % de las partidas, antes en el { $before } %.
skill-less = La habilidad cuenta menos: { $strong } gana a { $weak } en el { $after } % de las partidas, antes en el { $before } %.
luck-more = La suerte decide más: el { $luck } % del resultado (de { $low } a { $high } %), antes el { $before } %; las decisiones, el { $choices } %. Se analizaron { $games } partidas de cada una.
luck-less = La suerte decide menos: el { $luck } % del resultado (de { $low } a { $high } %), antes el { $before } %; las decisiones, el { $choices } %. Se analizaron { $games } partidas de cada una.
luck-same = La suerte decide tanto como antes: el { $luck } % del resultado (de { $low } a { $high } %); las decisiones, el { $choices } %. Se analizaron { $games } partidas de cada una.
luck-unknown = La suerte decide el { $luck } % del resultado (de { $low } a { $high } %) y las decisiones, el { $choices } %; las { $games } partidas analizadas de cada una son muy pocas para ver una diferencia.
luck-slow = Analizar partidas con estas reglas lleva demasiado tiempo aquí, así que no se midió la parte de la suerte; una terminal puede hacerlo: fathoms lab compare --luck.
closer = Las partidas son más reñidas y el líder cambia más a menudo.
less-close = Las partidas son menos reñidas y el líder cambia menos.
field = «{ $title }»
one-at-a-time = Estos conjuntos de reglas difieren en { $changes } cosas: { $fields }. Cambia una cada vez y sabrás cuál marcó la diferencia.

vary = «{ $text }» no se puede variar; escríbelo como campo=6..16 o campo=1,2,4.
vary-many = { $count } valores son demasiados para un gráfico; usa como mucho { $most }.
sweep-title = { $game }: efecto de «{ $field }»
sweep-games = { NUMBER($games) } partidas por valor, { $players } jugadores ({ $bots })
goal = No hay ningún objetivo «{ $name }»; hay { $known }.
goal-shorter = partidas más cortas
goal-longer = partidas más largas
goal-closer = partidas más reñidas
goal-fairer = menos ventaja para el primer puesto
goal-skill = más habilidad
goal-livelier = más cambios de líder
goal-more = más a menudo: { $deed }
suggest-none = Ninguno de los { $count } cambios probados ayuda con ese objetivo; prueba otro objetivo u otras reglas de partida.
suggest-tried = { $count } cambios sueltos probados, { NUMBER($games) } partidas cada uno.
stopped = Detenido; no se midió nada.
drawn = El gráfico está en { $path }.

balance-cost = «{ $text }» no es un jugador: escribe un coste por decisión como cost:1.5, de 0 a 100 centésimas de victoria.
balance-no-costs = No se sabe lo que los bots pierden por decisión en este juego con { $seats } jugadores; elige un bot.
balance-none = { $game } no tiene hándicaps, así que nada puede igualar las oportunidades; elige otro juego.
balance-players = Di quién juega como cada uno, por ejemplo --players greedy,random o --players greedy,cost:1.5.
balance-share = el puesto { $seat } gana el { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-even = Así las oportunidades son iguales: { $shares } de { NUMBER($games) } partidas.
balance-already = Las oportunidades son iguales sin hándicap: { $shares } de { NUMBER($games) } partidas.
balance-far = No se ha encontrado ningún hándicap que iguale las oportunidades; esto es lo más cercano: { $shares } de { NUMBER($games) } partidas.
balance-code = Las reglas con este hándicap: { $code }
