# Mediciones: `fathoms bench`.

section-start-up = Arranque
section-engine = Los motores legibles
section-games = Partidas al azar en un núcleo, comparadas con otros simuladores
section-kernels = Los juegos compilados
section-environments = Los entornos
section-bots = Los bots
section-table-plays = Una jugada en una mesa, sin red
section-tables = Las mesas en vivo
section-workshop = Medir en el servidor
section-store = El almacén
section-browser = La página

no-section = No hay ninguna parte { $name }; hay { $known }.
not-here = Las mediciones no están instaladas aquí; descarga las fuentes del proyecto y ejecuta este comando allí.
left-out = { "  " }– { $name }: se deja fuera ({ $why })
value = { NUMBER($value) } { $unit }
at-least = al menos { NUMBER($value) }
at-most = como mucho { NUMBER($value) }
times = { NUMBER($times) } veces { $peer }
times-least = { NUMBER($times) } veces { $peer } (al menos { NUMBER($least) })
total = { $missed ->
    [0] { NUMBER($figures) } cifras; se cumplen todos los objetivos.
    [one] { NUMBER($figures) } cifras; un objetivo no se cumple aquí.
   *[other] { NUMBER($figures) } cifras; { NUMBER($missed) } objetivos no se cumplen aquí.
}

figure-engine = { $game }, { $players } jugadores al azar
figure-kernel = { $game }, { $players } jugadores al azar
figure-kernel-course = { $game }, { $players } jugadores al azar, con el curso de cada partida
figure-kernel-bots = { $game }: { $bots } ({ $rules })
figure-kernel-start = { $game }: desde que arranca Python hasta mil partidas compiladas
figure-kernel-start-processor = { $game }: lo mismo, tiempo de procesador
figure-tables = { $game }: decisiones en { $tables } mesas
figure-tables-drawing = { $game }: lo mismo, con el sorteo de cada acción
figure-pettingzoo = { $game }, { $made } de PettingZoo
figure-vector = { $game }, { $tables } mesas de Gymnasium, { $kind }
figure-vector-drawing = { $game }, { $tables } mesas de Gymnasium, { $kind }, con el sorteo de cada acción
figure-command = { $name }
figure-command-processor = { $name } (tiempo de procesador)
figure-table-play = { $game }: jugadas de partidas al azar
figure-greedy-turn = la decisión más lenta de greedy: { $positions }, { $players } jugadores
figure-wins = { $bot } entre { $among }, { $players } jugadores: victorias
figure-wins-closed = { $bot } entre { $among }, cofres cerrados, { $players } jugadores: victorias
figure-regret = { $bot }: probabilidad de ganar cedida por turno
figure-regret-closed = { $bot }, cofres cerrados: probabilidad de ganar cedida por turno
figure-expert-turn = un turno de expert, { $players } jugadores
figure-playouts = partidas al azar en la búsqueda de expert
figure-store = { $database }, { $tables } mesas que escriben
figure-live-moves = { $load }
figure-live-wait = { $load }: 99 de 100 respuestas en menos de
figure-workshop-click = en una mesa, { $part } de 100 clics tienen respuesta en menos de, { $while ->
        [quiet] sin medir nada
        [reviewing] durante un análisis
       *[measuring] durante una medición
    }
figure-workshop-measure = { $game }: un cambio medido para un visitante, { NUMBER($games) } partidas de cada conjunto de reglas
figure-workshop-review = { $game }: una partida de dos analizada para un visitante
figure-peer = comparado con: { $name }
figure-page-script = { $game }: script de una primera visita, gzip
figure-page-interactive = { $game }: hasta que se puede jugar, con el procesador 4 veces más lento
figure-page-work = { $game }: tiempo que la propia página está ocupada
figure-page-click = { $game }: hasta que un clic tiene respuesta en pantalla
figure-dice-frame-median = { $game }, dados, { $kind ->
        [scripted] fotogramas del script
        [drawn] fotogramas dibujados
       *[work] trabajo por fotograma
    }: el fotograma mediano
figure-dice-frame-most = { $game }, dados, { $kind ->
        [scripted] fotogramas del script
        [drawn] fotogramas dibujados
       *[work] trabajo por fotograma
    }: 95 de 100 fotogramas en menos de
figure-dice-frame-longest = { $game }, dados, { $kind ->
        [scripted] fotogramas del script
        [drawn] fotogramas dibujados
       *[work] trabajo por fotograma
    }: el fotograma más largo
figure-dice-frames-too-long = { $game }, dados, { $kind ->
        [scripted] fotogramas del script
        [drawn] fotogramas dibujados
       *[work] trabajo por fotograma
    }: fotogramas de más de 50 ms
figure-dice-frames-smooth = { $game }, dados, { $kind ->
        [scripted] fotogramas del script
        [drawn] fotogramas dibujados
       *[work] trabajo por fotograma
    }: fotogramas a tiempo
figure-daily-board-first = { $database }: clasificación de una zambullida del día con 10 000 intentos y { $events } sucesos, a la primera mirada, para la que juegan los bots
figure-daily-board-server = { $database }: la misma clasificación, después
figure-daily-board-server-work = { $database }: la misma, tiempo de procesador del servidor y del cliente
figure-daily-board-group = { $database }: la misma clasificación, de un grupo de 500
figure-daily-board-group-work = { $database }: la misma, tiempo de procesador del servidor y del cliente
figure-daily-board-page = { $database }: su página, del clic a la imagen que la muestra

beside-connect-four = el connect_four de PettingZoo
beside-plain-python = un trabajo fijo en Python corriente
beside-python-alone = la velocidad de arrancar solo Python
beside-numba-alone = la velocidad de cargar solo numba
beside-fair-share = su parte justa
beside-disk-confirms = escrituras confirmadas una a una por el disco
beside-quiet = el mismo servidor en reposo
