# Probabilidades exactas y juegos resueltos.

no-odds = No hay probabilidades para «{ $game }»; las hay para { $known }.
no-solver = Nadie sabe resolver «{ $game }» todavía; se puede resolver { $known }.

## Dados y objetivos

dice-face = Ningún dado muestra «{ $face }»; las caras son { $faces }.
dice-count =
    { $found ->
        [one] Eso es un dado
       *[other] Eso son { $found } dados
    }, pero un turno tiene { $dice }; escríbelos todos, o «none» antes de la primera tirada.
rolls-left = Con los dados en la mesa pueden quedar de { $least } a { $most } tiradas, no { $found }.
rolls-left-start = Antes de la primera tirada pueden quedar de { $least } a { $most } tiradas, no { $found }.
goal-unknown = «{ $goal }» no es un objetivo; prueba level:3, shells:3:2 o chest.
goal-no-level = No hay nivel { $level }; el más profundo es { $levels }.
goal-too-many = Una zambullida coloca de 1 a { $most } conchas en el nivel { $level }, no { $shells }.
goal-no-chest = Con estos dados no hay zambullida perfecta, así que no hay cofre que buscar.

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
odds-exactly = A la derecha: la probabilidad en % de colocar ahí exactamente tantas conchas, buscando la mejor media.
odds-chest = Zambullida perfecta: { $share } (guarda: { $keep })
odds-unsuccessful = Zambullida fallida, evitándola: { $share } (guarda: { $keep })
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-short = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
keep-none = nada
keep-stop = todo

## Resolver

solve-players =
    { $players ->
        [one] Un jugador no basta; el juego que se puede resolver es el de dos.
       *[other] El juego de { $players } es demasiado grande para resolverlo; el de dos sí se puede.
    }
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
        [one] Con una concha cada uno, quien empieza gana el { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (las victorias compartidas cuentan la mitad).
       *[other] Con { $shells } conchas cada uno, quien empieza gana el { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (las victorias compartidas cuentan la mitad).
    }
solved-work = { NUMBER($states) } posiciones en { NUMBER($seconds, maximumFractionDigits: 0) } s.
solved-file = La tabla está en { $path }

## Tablas resueltas

no-table = No hay tabla resuelta en { $path }; créala con «fathoms solve { $game } --players 2», o indica una en { $variable }.
table-unreadable = La tabla resuelta { $path } no se puede leer; comprueba que está ahí y que puedes leerla.
table-not-one = { $path } no es una tabla resuelta de Fathoms; se queda como está, elige otro archivo.
table-damaged = La tabla resuelta { $path } está dañada; bórrala y resuelve otra vez.
table-other-rules = La tabla resuelta { $path } es de otras reglas; resuelve estas en otro archivo.
table-unfinished = La tabla resuelta { $path } no está terminada; ejecuta otra vez «fathoms solve» para seguir.
table-in-use = Otro cálculo trabaja en { $path }; espéralo o elige otro archivo con --out.
two-players = «{ $who }» juega con dos en la mesa, no con { $seats }; elige otro bot.

## El informe

report-first = Quien empieza gana el { $share }.
report-opening = Lo que vale el primer turno: las opciones de quien empieza, justo después
report-nothing = nada
report-chest = un cofre
report-level = nivel { $level }
report-chests = Lo que vale un cofre: las opciones de quien empieza con cofres desde el inicio
report-own-chests =
    { $chests ->
        [one] un cofre
       *[other] { $chests } cofres
    }
report-keeps = Qué guardar de la primera tirada
report-stops = En el primer turno el juego perfecto se detiene pronto el { $share } de las veces.

## Consejos

no-adviser = Nadie conoce «{ $game }» tan bien como para aconsejarte.
