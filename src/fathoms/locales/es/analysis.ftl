# Probabilidades exactas y juegos resueltos.

no-odds = No hay probabilidades para «{ $game }»; las hay para { $known }.
no-solver = «{ $game }» aún no se puede resolver; se puede resolver { $known }.
no-reviewer = Aún no hay análisis de «{ $game }»; lo hay de { $known }.
review-too-long = Una partida de { $moves } movimientos es demasiado larga para un análisis; el máximo es { $most }.
review-stopped = El análisis se ha detenido; vuelve a pedirlo cuando quieras.
review-needs-compiled = Para analizar partidas con estas reglas hace falta numba; instálalo con: pip install 'fathoms[compiled]'.

## Dados y objetivos

dice-face = Ningún dado muestra «{ $face }»; las caras son { $faces }.
dice-count =
    { $found ->
        [one] Eso es un dado
       *[other] Eso son { $found } dados
    }, pero un turno tiene { $dice }; escríbelos todos, o «none» antes de la primera tirada.
rolls-left = Con estos dados pueden quedar de { $least } a { $most } tiradas, no { $found }.
rolls-left-start = Antes de la primera tirada pueden quedar de { $least } a { $most } tiradas, no { $found }.
goal-unknown = «{ $goal }» no es un objetivo; prueba level:3, shells:3:2 o chest.
goal-no-level = No hay nivel { $level }; el más profundo es { $levels }.
goal-too-many = Una zambullida coloca de 1 a { $most } conchas en el nivel { $level }, no { $shells }.
goal-no-chest = Con estos dados nunca hay zambullida perfecta, así que no es posible un cofre.

goal-level = llegar al nivel { $level }
goal-shells =
    { $shells ->
        [one] colocar al menos una concha en el nivel { $level }
       *[other] colocar al menos { $shells } conchas en el nivel { $level }
    }
goal-many = colocar muchas conchas en el nivel { $level }
goal-chest = una zambullida perfecta

odds-start =
    Antes de la primera tirada, { $rolls ->
        [one] queda una tirada
       *[other] quedan { $rolls } tiradas
    }
odds-dice =
    { $dice }, { $rolls ->
        [0] no quedan tiradas
        [one] queda una tirada
       *[other] quedan { $rolls } tiradas
    }
odds-goal = Objetivo: { $goal }. Qué guardar, lo mejor primero:
odds-level = Nivel { $level }
odds-reach = Llegar
odds-keep = Guarda
odds-shells = Media
odds-mean = { NUMBER($shells, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-exactly = A la derecha: la probabilidad en % de colocar ahí exactamente ese número de conchas, buscando la mejor media.
odds-chest = Zambullida perfecta: { $share } (guarda: { $keep })
odds-unsuccessful = Zambullida fallida, evitándola: { $share } (guarda: { $keep })
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-short = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
keep-none = nada
keep-stop = todo

## Resolver

solve-players =
    { $players ->
        [one] Un jugador no basta; solo se puede resolver el juego de dos jugadores.
       *[other] El juego de { $players } jugadores es demasiado grande; solo se puede resolver el de dos jugadores.
    }
solve-end = Con estas reglas la partida termina de una forma que el cálculo no conoce; elige reglas en las que los últimos turnos empiecen con la última concha o el último cofre.
solve-field = El cálculo no conoce la regla «{ $field }»; deja ese campo con su valor estándar.
needs-lab = Para resolver hacen falta numpy y numba; instálalos con: pip install 'fathoms[lab]'.
too-large-memory = Resolver esto pide { NUMBER($need, maximumFractionDigits: 1) } GB de memoria y hay { NUMBER($have, maximumFractionDigits: 1) } libres; cierra otros programas o usa menos conchas o niveles.
too-large-disk = Resolver esto pide { NUMBER($need, maximumFractionDigits: 1) } GB de disco y ahí quedan { NUMBER($have, maximumFractionDigits: 1) }; haz sitio o elige otro lugar con --out.
solve-need = Esto pide { NUMBER($memory, maximumFractionDigits: 1) } GB de memoria y { NUMBER($disk, maximumFractionDigits: 1) } GB de disco. Páralo cuando quieras: la próxima vez seguirá desde ahí.
solve-share = Resolviendo: { NUMBER($share, maximumFractionDigits: 0) } %, falta más o menos { $left }
solve-share-only = Resolviendo: { NUMBER($share, maximumFractionDigits: 0) } %
seconds-left =
    { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
minutes-left =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
hours-left =
    { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }
solved-first =
    { $shells ->
        [one] Con una concha por jugador, el primer jugador gana el { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (las victorias compartidas cuentan la mitad).
       *[other] Con { $shells } conchas por jugador, el primer jugador gana el { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (las victorias compartidas cuentan la mitad).
    }
solved-work = { NUMBER($states) } posiciones en { NUMBER($seconds, maximumFractionDigits: 0) } s.
solved-file = El juego resuelto está en { $path }

## Tablas resueltas

no-table = No hay juego resuelto en { $path }; créalo con «fathoms solve { $game } --players 2», o indica uno en { $variable }.
table-unreadable = El juego resuelto { $path } no se puede leer; comprueba el archivo y sus permisos.
table-not-one = { $path } no es un juego resuelto de Fathoms; se queda como está, elige otro archivo.
table-damaged = El juego resuelto { $path } está dañado; bórralo y resuelve otra vez.
table-other-rules = El juego resuelto { $path } es de otras reglas; usa otro archivo para estas.
table-unfinished = El juego resuelto { $path } no está terminado; ejecuta otra vez «fathoms solve» para continuar.
table-in-use = Otro proceso trabaja en { $path }; espéralo o elige otro archivo con --out.
two-players = «{ $who }» solo juega con dos jugadores, no con { $seats }; elige otro bot.

## El informe

report-first = El primer jugador gana el { $share }.
report-opening = Valor del primer turno: las opciones del primer jugador, justo después
report-nothing = nada
report-chest = un cofre
report-level = nivel { $level }
report-chests = Valor de un cofre: las opciones del primer jugador con cofres desde el inicio
report-own-chests =
    { $chests ->
        [one] un cofre
       *[other] { $chests } cofres
    }
report-keeps = Qué guardar de la primera tirada
report-stops = En el primer turno, el juego perfecto se planta pronto el { $share } de las veces.

## Consejos

no-adviser = No hay consejos para «{ $game }».
