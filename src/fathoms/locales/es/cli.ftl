# La línea de órdenes: ayudas, opciones y una frase para cada error.

usage = Uso:
commands = Comandos:
arguments = Argumentos:
options = Opciones:
examples = Ejemplos:

## Palabras por sustituir en las ayudas

metavar-command = COMANDO
metavar-options = OPCIONES
metavar-game = JUEGO
metavar-file = ARCHIVO
metavar-rule = REGLA
metavar-rules = REGLAS
metavar-seats = PUESTOS
metavar-names = NOMBRES
metavar-first = draw|1|2…
metavar-rotation = rotate|draw|1|2…
metavar-dice = seeded|typed
metavar-number = N
metavar-id = NÚMERO
metavar-seconds = SEGUNDOS
metavar-bots = BOTS
metavar-entrants = PARTICIPANTES
metavar-format = round-robin|swiss
metavar-change = CAMPO=VALOR
metavar-lang = en|fr|es
metavar-faces = CARAS
metavar-players = JUGADORES
metavar-goal = OBJETIVO
metavar-folder = CARPETA
metavar-path = RUTA
metavar-database = DIRECCIÓN
metavar-days = DÍAS
metavar-address = DIRECCIÓN
metavar-addresses = DIRECCIONES
metavar-url = URL
metavar-urls = URLS
metavar-metrics = loopback|all|off
metavar-log = text|json
metavar-log-level = debug|info|warning|error
metavar-bot = BOT
metavar-record = ARCHIVO|URL
metavar-records = ARCHIVO|URL…
metavar-sections = PARTES
metavar-values = CAMPO=VALORES
metavar-link = ENLACE
metavar-server = SERVIDOR
metavar-name = NOMBRE
metavar-executor = local|local:N|dask:DIRECCIÓN
metavar-puzzle = ACERTIJO
metavar-day = FECHA
metavar-move = JUGADA

## Opciones comunes

option-help = Muestra esta ayuda.
option-version = Muestra la versión.
option-lang = El idioma; por defecto, FATHOMS_LANG o el de tu terminal.
option-rules = Las reglas: el nombre de un conjunto de reglas incluido o guardado, un código o un archivo.
option-json = Responde en JSON, para un programa.
option-no-color = Sin colores; NO_COLOR hace lo mismo.
option-seed = La semilla del azar; la misma semilla da los mismos dados.
option-database-url = La base de datos: sqlite:///ARCHIVO o postgresql://SERVIDOR/NOMBRE; por defecto, FATHOMS_DATABASE_URL o un archivo de tu carpeta de datos.
argument-game = Qué juego.
argument-file = Un archivo, o - para la entrada estándar.
argument-record = Una partida en un archivo, - para la entrada estándar, o la dirección de una mesa en un servidor de Fathoms.
argument-records = Partidas guardadas en archivos, - para la entrada estándar, o direcciones de mesas en un servidor de Fathoms.
argument-link = El enlace de una mesa: con su invitación ocupas un puesto; sin ella miras o vuelves a tu puesto.

## fathoms

about-fathoms = Dos juegos de tesoros submarinos en tu terminal: juega, aprende y cambia sus reglas.
command-fathoms-play = Jugar contra bots o con amigos en una pantalla.
command-fathoms-join = Unirse a una mesa de un servidor, o verla.
command-fathoms-daily = Jugar la partida del día, la misma para todos.
command-fathoms-games = Listar las partidas jugadas en esta máquina, y tus resultados.
command-fathoms-replay = Comprobar una partida guardada y mostrar su mesa.
command-fathoms-verify = Comprobar que los dados de una partida terminada fueron limpios.
command-fathoms-review = Decir qué hicieron la suerte y las decisiones en una partida.
command-fathoms-puzzles = Resolver acertijos: una decisión, y lo que vale cada opción.
command-fathoms-score = Puntuar una partida del juego de mesa.
command-fathoms-rules = Leer el reglamento.
command-fathoms-simulate = Hacer que los bots jueguen muchas partidas y contar los resultados.
command-fathoms-key = Guardar tus partidas bajo una clave de diez palabras.
command-fathoms-rulesets = Ver, comprobar, crear y guardar conjuntos de reglas.
command-fathoms-odds = Mostrar las probabilidades exactas de los dados.
command-fathoms-ladder = Clasificar a todos los bots de un juego.
command-fathoms-tournament = Jugar un torneo entre bots y programas.
command-fathoms-solve = Resolver por completo un juego pequeño.
command-fathoms-train = Entrenar la red del mejor bot de un juego.
command-fathoms-lab = Ver el efecto de un cambio de reglas.
command-fathoms-bench = Medir lo rápido que es todo, comparado con nuestros objetivos y con otros programas.
command-fathoms-admin = Copiar, mover, contar y borrar las partidas de un servidor.
command-fathoms-serve = Poner en marcha un servidor: jugar en el navegador y con amigos por un enlace.
command-fathoms-site = Escribir Fathoms como sitio web sin servidor: funciona en el navegador de quien lo visita.
command-fathoms-schema = Escribir los tipos de todos los mensajes, para los programas que hablan con un servidor.
examples-fathoms =
    fathoms play into-the-blue
    fathoms play atlantis-treasure --seats me,me:Ana,greedy
    fathoms rules into-the-blue T6

## fathoms play

about-play =
    Juega contra bots, o con varios jugadores en una pantalla. Un puesto es «me», «me:Nombre» o el nombre de un bot. Cada jugada se guarda al momento, así que puedes irte cuando quieras y seguir más tarde.

    Se juega con teclas sueltas; «?» las muestra. También sirve una entrada por tubería: cada línea es una jugada escrita o una serie de teclas, y una línea vacía es Intro.
option-play-seats = Quién juega, por orden alrededor de la mesa; por defecto, tú contra un bot.
option-play-names = Nombres de los puestos, por orden; por defecto, sus colores.
option-play-first = Quién empieza: un puesto, o un sorteo (por defecto).
option-play-dice = Dados de la semilla (por defecto), o tus dados de verdad, escritos a mano.
option-play-pause = Cuánto tiempo se ve cada jugada de un bot (0,8).
option-play-save = Dónde guardar; por defecto, en tu carpeta de datos.
option-play-resume = Continuar una partida guardada.
option-play-from = Seguir desde un momento de otra partida: un archivo con la partida, o la dirección de su mesa.
option-play-move = Después de qué jugada de esa partida; por defecto, la última.
examples-play =
    fathoms play into-the-blue --seats me,greedy,random --first draw
    fathoms play atlantis-treasure --seats me:Ana,me:Leo
    fathoms play into-the-blue --dice typed --rules quick
    fathoms play --resume partida.json
    fathoms play --from partida.json --move 20 --seats me,greedy

## fathoms join

about-join =
    Únete a una mesa de un servidor de Fathoms con la misma pantalla y las mismas teclas que «fathoms play»; los demás pueden estar en un navegador o en una terminal. Esta máquina recuerda tu puesto: sal cuando quieras, y el mismo comando te lleva de vuelta. Una conexión perdida se recupera automáticamente.

    Al final se comprueban automáticamente los dados de la partida; «fathoms verify» lo hace otra vez.
option-join-name = El nombre que ven los demás; si no, se te pregunta.
examples-join =
    fathoms join http://localhost:8000/table/k3m9x2
    fathoms join 'http://localhost:8000/table/k3m9x2#invite=…' --name Ana

## fathoms daily

about-daily =
    Jugar la zambullida del día: una partida al día, con los mismos dados y los mismos bots para todos. Solo cuenta un intento; vete cuando quieras y el mismo comando te trae de vuelta hasta la medianoche UTC. Después se ven lo que hicieron los bots con los mismos dados y una línea para compartir.

    En un servidor hay además una clasificación. Sin servidor, los dados salen de la fecha y la partida se queda en este equipo.
option-daily-day = La fecha que jugar, como 2026-11-18; por defecto hoy, los demás días son de práctica.
option-daily-server = Jugar en este servidor; por defecto el de tu clave y, sin clave, este equipo.
option-daily-here = Jugar en este equipo aunque tengas una clave.
examples-daily =
    fathoms daily into-the-blue
    fathoms daily atlantis-treasure --server http://localhost:8000

## fathoms games

about-games =
    Decir tus resultados en las partidas de «fathoms play» en esta máquina, junto a lo que ganarían jugadores de fuerzas iguales, y listar las últimas. Nada sale de esta máquina. Qué hicieron la suerte y las elecciones lo dice «fathoms review»; las partidas de un servidor están en tu página allí.
argument-games-game = Solo este juego; sin él, todos.
examples-games =
    fathoms games
    fathoms games into-the-blue
games-figures = { $game }: ganaste el { $won } % de { $games ->
    [one] una partida terminada
   *[other] { $games } partidas terminadas
}; con fuerzas iguales se ganaría el { $even } %.
games-streak = Victorias seguidas: { $streak }; como máximo: { $longest }.
games-won = ganada { $scores }
games-lost = perdida { $scores }
games-going = sin terminar
games-none = Aún no hay partidas: «{ $command }» las guarda todas aquí.
games-review = Qué hicieron la suerte y las elecciones en una partida: { $command }

## fathoms replay

about-replay = Reproduce una partida guardada, comprueba cada jugada y muestra la mesa al final o tras la jugada que quieras. Un archivo .jsonl contiene una partida en cada línea.
option-replay-to = Muestra la mesa tras esta jugada; 0 es el comienzo.
option-replay-log = Contar también lo que se hizo, una línea por turno.
examples-replay =
    fathoms replay partida.json
    fathoms replay partida.json --to 12
    fathoms replay partidas.jsonl --json

## fathoms verify

about-verify = Comprueba los dados de una partida terminada. El servidor prometió su secreto antes de empezar; este comando repite cada tirada y cada reparto a partir de ese secreto y de lo que añadieron los jugadores, y dice cuáles difieren. docs/verifiable-dice.md explica cómo, para que puedas comprobarlo con tu propio programa.
examples-verify =
    fathoms verify game.json
    fathoms verify http://localhost:8000/table/k3m9x2 --json

## fathoms review

about-review = Analiza una partida: qué hicieron la suerte y las decisiones de cada jugador con la probabilidad de ganar, en puntos que suman exactamente, y las decisiones más caras con lo que era mejor. Las correcciones son lo que el propio cálculo cambia de un turno a otro. Una partida sin terminar se analiza hasta donde llegó. Varias partidas, o un archivo .jsonl con una en cada línea, dan una tabla de sus jugadores.
option-review-most = Cuántas de las decisiones más caras mostrar (5).
option-review-out = Escribe también el análisis en un archivo: .json, .jsonl (un análisis por línea), .csv (una línea de las cuentas por línea), o una imagen: .png, .svg.
examples-review =
    fathoms review partida.json
    fathoms review partida.json --most 10
    fathoms review partida.json --out analisis.csv
    fathoms review partida.json --out analisis.png
    fathoms review lunes.json martes.json
    fathoms review partidas.jsonl --json

## fathoms puzzles

about-puzzles = Resuelve acertijos hechos por el motor: una posición, una decisión, y después lo que vale cada opción y por qué. Sin comando es el acertijo de hoy, el mismo para todos.
examples-puzzles =
    fathoms puzzles
    fathoms puzzles list into-the-blue
command-puzzles-solve = Resolver un acertijo.
command-puzzles-list = Mostrar todos los acertijos.
command-puzzles-make = Crear acertijos, o valorarlos de nuevo.
about-puzzles-solve = Muestra un acertijo, pide tu jugada y la juzga. Sin nombre es el acertijo del día.
argument-puzzles-solve-puzzle = El nombre de un acertijo; por defecto, el de hoy.
option-puzzles-solve-day = La fecha del acertijo del día, como 2026-11-18; por defecto, hoy.
option-puzzles-solve-answer = Tu jugada como se escribe en las partidas; por defecto se te pregunta.
examples-puzzles-solve =
    fathoms puzzles solve
    fathoms puzzles solve --day 2026-11-18 --answer "keep 123"
about-puzzles-list = Muestra los acertijos con su nombre, su pregunta y su dificultad.
examples-puzzles-list =
    fathoms puzzles list
    fathoms puzzles list atlantis-treasure --json
about-puzzles-make = Haz que jueguen bots y crea acertijos con sus decisiones. Una decisión se convierte en acertijo si las opciones correctas son mejores que todas las demás por al menos 2 puntos de probabilidad de ganar y por más del doble del error, y si se puede decir la razón. Los de Into the Blue para dos quedan demostrados por el juego resuelto, si lo has resuelto.
option-puzzles-make-out = El archivo que se escribe (puzzles.json.gz).
option-puzzles-make-count = Cuántos acertijos de todos los juegos juntos (300).
option-puzzles-make-judge = Valora de nuevo los acertijos de este archivo y guarda los que se mantienen; se puede repetir.
option-puzzles-make-seed = La semilla del azar (1).
examples-puzzles-make =
    fathoms puzzles make --out puzzles.json.gz
    fathoms puzzles make --judge puzzles.json.gz --out puzzles.json.gz

## fathoms score

about-score = Puntúa una partida terminada del juego de mesa. Sin archivo se te pregunta paso a paso; un archivo contiene la mesa en JSON.
option-score-game = Qué juego; por defecto, el del archivo, o el primero con puntuación final.
examples-score =
    fathoms score
    fathoms score mesa.json
    fathoms score mesa.json --json

## fathoms rules

about-rules = Lee el reglamento con los números de las reglas que usas. Cada regla tiene un identificador, que citan los errores y las explicaciones.
argument-rule = Una regla por su identificador, como T6; si no, todo el reglamento.
examples-rules =
    fathoms rules into-the-blue
    fathoms rules into-the-blue T6
    fathoms rules atlantis-treasure --rules mis-reglas.json

## fathoms simulate

about-simulate = Haz que los bots jueguen muchas partidas y cuenta quién gana. Si el juego está compilado para estos bots y estas reglas, juega la versión compilada; si no, el motor; el informe lo dice. La misma semilla da las mismas partidas, en un proceso, en muchos o en un clúster. Por defecto, cada puesto empieza por turno, para que ninguno tenga ventaja.
option-simulate-bots = Los bots, uno por puesto.
option-simulate-games = Cuántas partidas (1000).
option-simulate-seed = La semilla del azar (1).
option-simulate-first = Quién empieza: cada puesto por turno (rotate, por defecto), un sorteo, o siempre el mismo puesto.
option-simulate-out = Un archivo para las partidas, según su final: una fila por partida (.csv, .parquet) o una partida entera por línea (.jsonl). Se puede dar varias veces.
option-simulate-summary = Un archivo para las cifras (.csv, .parquet, .json). Se puede dar varias veces.
option-simulate-executor = Dónde se juega: local (por defecto: este proceso, y todos los procesadores en cálculos largos), local:N (N procesos), o dask:DIRECCIÓN (un clúster de Dask).
option-simulate-engine = Jugar en el motor aunque el juego esté compilado.
examples-simulate =
    fathoms simulate into-the-blue --bots greedy,random --games 1000
    fathoms simulate atlantis-treasure --bots greedy,random,random --seed 7 --json
    fathoms simulate into-the-blue --bots random,random --games 10000000 --out partidas.parquet
    fathoms simulate into-the-blue --games 100 --out partidas.jsonl --summary cifras.csv
    fathoms simulate atlantis-treasure --games 1000000 --executor dask:192.0.2.7:8786
simulate-progress = { $game }
simulate-seat = Puesto
simulate-wins = Victorias
simulate-score = Puntos de media
simulate-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ± { NUMBER($near, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-mean = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-shared =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }, { $shared ->
        [0] ninguna victoria compartida.
        [one] una victoria compartida, repartida a partes iguales.
       *[other] { $shared } victorias compartidas, repartidas a partes iguales.
    }
simulate-pace =
    { $turns ->
        [one] { NUMBER($turns, maximumFractionDigits: 1) } turno por partida
       *[other] { NUMBER($turns, maximumFractionDigits: 1) } turnos por partida
    }, { $speed ->
        [one] { NUMBER($speed, maximumFractionDigits: 1) } partida por segundo.
       *[other] { NUMBER($speed, maximumFractionDigits: 1) } partidas por segundo.
    }

## fathoms rulesets

about-rulesets = Los conjuntos de reglas son datos: parte de uno incluido, cambia una cosa y compártelo como archivo o como código corto.
command-rulesets-list = Ver los conjuntos de reglas incluidos y los tuyos.
command-rulesets-show = Muestra un conjunto de reglas: lo que cambia y su código.
command-rulesets-check = Comprobar si un conjunto de reglas es válido.
command-rulesets-new = Crea un conjunto de reglas cambiando otro.
command-rulesets-keep = Guarda un conjunto de reglas con un nombre tuyo.
command-rulesets-forget = Eliminar un conjunto de reglas guardado.
command-rulesets-box = Escribe una vez los valores impresos en tu caja.
examples-rulesets =
    fathoms rulesets list
    fathoms rulesets show into-the-blue quick
    fathoms rulesets new into-the-blue --change shells=8 --out mis-reglas.json

about-rulesets-list = Ve los conjuntos de reglas de un juego, o de todos: los incluidos y los que guardaste.
examples-rulesets-list =
    fathoms rulesets list
    fathoms rulesets list into-the-blue

about-rulesets-show = Muestra un conjunto de reglas en JSON: los campos que cambian y el código para compartirlo.
argument-rulesets-show-game = Qué juego; también puedes poner aquí un archivo o un código, que nombran su juego.
argument-rulesets-show-rules = El nombre de un conjunto de reglas incluido, un código o un archivo.
option-rulesets-show-full = Muestra todos los campos, no solo lo que cambia.
option-rulesets-show-schema = Muestra en su lugar el esquema JSON de las reglas del juego.
examples-rulesets-show =
    fathoms rulesets show into-the-blue quick
    fathoms rulesets show mis-reglas.json --full
    fathoms rulesets show into-the-blue --schema

about-rulesets-check = Comprueba si un conjunto de reglas es válido y qué cambia; si no lo es, dice todo lo que falla, campo por campo.
argument-rulesets-check-game = Qué juego; también puedes poner aquí un archivo o un código, que nombran su juego.
argument-rulesets-check-rules = El nombre de un conjunto de reglas incluido, un código o un archivo.
examples-rulesets-check =
    fathoms rulesets check mis-reglas.json
    fathoms rulesets check into-the-blue quick

about-rulesets-new = Crea un conjunto de reglas cambiando los campos de otro. Cambia una sola cosa cada vez y mira si es más divertido.
option-rulesets-new-change = Un campo y su nuevo valor; se puede repetir.
option-rulesets-new-base = El conjunto de reglas de partida; por defecto, el estándar.
option-rulesets-new-out = El archivo que se escribe; si no, el conjunto de reglas se muestra.
examples-rulesets-new =
    fathoms rulesets new into-the-blue --change shells=8
    fathoms rulesets new into-the-blue --base quick --change main=3,4,5,6,7 --out mis-reglas.json

about-rulesets-keep = Guarda un conjunto de reglas en esta máquina con un nombre tuyo; después puedes usar ese nombre con --rules.
argument-rulesets-keep-name = El nombre: minúsculas, cifras y guiones.
option-rulesets-keep-change = Un campo y su nuevo valor; se puede repetir.
option-rulesets-keep-base = El conjunto de reglas de partida: un nombre, un código o un archivo; por defecto, el estándar.
examples-rulesets-keep =
    fathoms rulesets keep into-the-blue nuestras --change shells=8
    fathoms rulesets keep into-the-blue las-de-ana --base F1-…
    fathoms play into-the-blue --rules nuestras

about-rulesets-forget = Elimina un conjunto de reglas guardado. Las partidas jugadas con él conservan sus reglas.
argument-rulesets-forget-name = El nombre con el que está guardado.
examples-rulesets-forget =
    fathoms rulesets forget into-the-blue nuestras

about-rulesets-box = ¿Tienes el juego de mesa? Escribe una vez los valores impresos en sus piezas: después play, score y rules los usan, salvo que --rules diga otra cosa. Sin valores muestra los guardados.
option-rulesets-box-change = Un valor impreso; se puede repetir.
option-rulesets-box-forget = Eliminar los valores de tu caja.
examples-rulesets-box =
    fathoms rulesets box into-the-blue --change main=2,3,4,6,8 --change secondary=1,2,2,3,4 --change chests=4,5,6,7,9
    fathoms rulesets box into-the-blue
    fathoms rulesets box into-the-blue --forget

## fathoms odds

about-odds = Muestra las probabilidades exactas de una zambullida con los dados actuales: todos los objetivos a la vez con los mejores dados que guardar, o un solo objetivo con todas las opciones ordenadas.
option-odds-dice = Los dados actuales, por ejemplo 112355, con C para un cofre; none es antes de la primera tirada.
option-odds-rolls-left = Cuántas tiradas quedan.
option-odds-goal = Un solo objetivo: level:3 (llegar al nivel 3), shells:3:2 (al menos 2 conchas en el nivel 3), chest (una zambullida perfecta).
option-odds-game = Qué juego; por defecto, el primero que tiene probabilidades.
examples-odds =
    fathoms odds --dice none --rolls-left 3
    fathoms odds --dice 112355 --rolls-left 2
    fathoms odds --dice 1124C5 --rolls-left 1 --goal chest --json

## fathoms ladder

about-ladder = Haz que cada bot se enfrente a todos los demás con los mismos dados y en todos los puestos, y clasifícalos como en el ajedrez: 400 puntos son diez contra uno. El intervalo dice cuán segura es la clasificación.
option-ladder-players = Cuántos jugadores hay en una mesa.
option-ladder-games = Cuántas partidas como mínimo, en total (200).
option-ladder-bots = Los bots; por defecto, todos.
option-ladder-seed = La semilla del azar (1).
option-ladder-engine = Jugar en el motor aunque los bots estén compilados: otros dados, y más despacio.
option-ladder-out = Una carpeta para la clasificación en JSON y en imagen (PNG, SVG).
examples-ladder =
    fathoms ladder into-the-blue --players 2 --games 1000
    fathoms ladder atlantis-treasure --players 4 --bots greedy,random --out clasificaciones

## fathoms tournament

about-tournament = Haz que bots, clases y programas jueguen entre sí con los mismos dados desde cada puesto, y clasifícalos como en el ajedrez, con un intervalo para cada clasificación. Un participante que falla, tarda demasiado o rompe las reglas pierde esa partida, y el torneo continúa.
option-tournament-entrants = Quiénes juegan, separados por comas: un bot, modulo:Clase, prog:COMANDO; nombre=… da un nombre.
option-tournament-format = Todos contra todos (round-robin, por defecto), o según la clasificación (swiss).
option-tournament-players = Cuántos jugadores hay en una mesa.
option-tournament-games = Cuántas partidas como mínimo, en total (200).
option-tournament-rounds = Cuántas rondas tiene un torneo suizo; si no, las que hagan falta.
option-tournament-seed = La semilla del azar (1).
option-tournament-time = Segundos para una decisión (5).
option-tournament-out = Un archivo para los resultados en JSON.
option-tournament-page = Un archivo para los resultados como página web (HTML).
option-tournament-processes = Cuántas partidas se juegan a la vez (1).
examples-tournament =
    fathoms tournament into-the-blue --entrants greedy,diver,mybots:Cautious --page results.html
    fathoms tournament atlantis-treasure --entrants "greedy,nemo=prog:python3 nemo.py" --players 3
    fathoms tournament into-the-blue --entrants a=random,b=random,greedy --format swiss --json

## fathoms solve

about-solve = Calcula el juego perfecto a dos desde el final de la partida hasta su inicio, con todos los procesadores. Lo que necesita se dice antes de empezar; un cálculo interrumpido sigue donde estaba.
option-solve-players = Cuántos jugadores (2).
option-solve-shells = Otro número de conchas: con menos se resuelve en segundos.
option-solve-out = El archivo del juego resuelto; por defecto, en tu carpeta de datos.
option-solve-report = Mostrar lo que un juego resuelto enseña sobre jugar bien, en vez de resolver.
examples-solve =
    fathoms solve into-the-blue --players 2 --shells 5
    fathoms solve into-the-blue --players 2 --report

## fathoms train

about-train = Entrena una red haciéndola jugar contra sí misma; la misma semilla y el mismo número de partidas dan la misma red.
option-train-players = Cuántos jugadores (2).
option-train-games = De cuántas partidas aprende.
option-train-seconds = O cuánto tiempo se entrena, más o menos (600).
option-train-seed = La semilla del azar (1).
option-train-out = El archivo de la red.
examples-train =
    fathoms train into-the-blue --players 3 --seconds 600 --seed 1 --out tres.npz

## fathoms admin

about-admin = Para el anfitrión de un servidor: copiar sus partidas, llevarlas a otra base de datos, contarlas, comprobarlas y borrar las viejas. El servidor puede seguir funcionando.
command-admin-backup = Escribirlo todo en un archivo.
command-admin-restore = Llenar una base vacía desde una copia.
command-admin-export = Escribir las partidas, una por línea.
command-admin-import = Importar partidas terminadas desde un archivo.
command-admin-stats = Contar mesas, eventos y mensajes.
command-admin-check = Buscar mesas que no se pueden leer.
command-admin-prune = Borrar las mesas viejas.
command-admin-gallery = Ver la galería y quitar reglas de ella.
examples-admin =
    fathoms admin backup games.backup
    fathoms admin stats
about-admin-backup =
    Escribirlo todo en un archivo nuevo, tal como está en un instante: mesas, jugadas, chat y la clave de los enlaces que la gente tiene. Guarda el archivo solo para ti.

    Un nombre que acaba en .db o .sqlite da un archivo SQLite si la base lo es; cualquier otro nombre da líneas de JSON, de las que se puede restaurar cualquier base. Ambos llevan una suma de control de cada byte.
argument-admin-backup-file = El archivo nuevo, o - para la salida estándar.
examples-admin-backup =
    fathoms admin backup games.backup
    fathoms admin backup games.db --database-url sqlite:///var/games.sqlite
about-admin-restore = Llenar una base vacía desde una copia, en cualquiera de sus dos formas, entera o nada: un solo byte cambiado se nota. Una base que contiene mesas no se toca. Después se lee cada mesa una vez y se nombran las que no se pueden leer (código de salida 1).
argument-admin-restore-file = La copia.
examples-admin-restore =
    fathoms admin restore games.backup --database-url postgresql://localhost/fathoms
about-admin-export = Escribir las partidas en JSON Lines, primero las más antiguas. Las terminadas están completas, con el secreto de sus dados; a las demás les falta lo que nadie debe saber todavía.
argument-admin-export-file = El archivo nuevo, o - para la salida estándar.
examples-admin-export =
    fathoms admin export games.jsonl
about-admin-import = Importar partidas terminadas desde un archivo, para que se puedan reproducir por su enlace. Cada una se comprueba primero; una línea que no se puede importar se indica y las demás siguen. Una mesa conserva su nombre si está libre.
argument-admin-import-file = Las partidas, una por línea, o - para la entrada estándar.
examples-admin-import =
    fathoms admin import games.jsonl --database-url postgresql://localhost/fathoms
about-admin-stats = Contar las mesas, los eventos y los mensajes de chat, y mostrar el tamaño de la base.
examples-admin-stats =
    fathoms admin stats --json
about-admin-check = Leer cada mesa una vez y nombrar las que no se pueden leer, con el motivo. Con --shelve se apartan: siguen en la base, pero ninguna lista, limpieza ni exportación las incluye. El código de salida es 0 si todo va bien y 1 si se ha encontrado algo.
option-admin-check-shelve = Apartar las mesas que no se pueden leer.
option-admin-check-bring-back = Devolver a su sitio una mesa apartada, por su nombre.
examples-admin-check =
    fathoms admin check
    fathoms admin check --shelve
    fathoms admin check --bring-back 7mq2xk4vw9zt
about-admin-prune = Buscar las mesas terminadas en las que no ha pasado nada en cierto número de días, y las inacabadas que nadie ha tocado en ese tiempo y al menos en un mes. Con --yes se borran; sin él solo sabrás cuántas son.
option-admin-prune-older-than = Tras cuántos días sin jugadas es vieja una mesa.
option-admin-prune-yes = Borrarlas.
examples-admin-prune =
    fathoms admin prune --older-than 365
    fathoms admin prune --older-than 365 --yes
about-admin-gallery = La galería de un servidor (--gallery): lo que publican los visitantes y cómo quitarlo.
command-admin-gallery-list = Listar los conjuntos de reglas de la galería.
command-admin-gallery-remove = Quitar un conjunto de reglas.
examples-admin-gallery =
    fathoms admin gallery list
about-admin-gallery-list = Lista los conjuntos de reglas de la galería, primero los más nuevos, con su número.
examples-admin-gallery-list =
    fathoms admin gallery list --json
about-admin-gallery-remove = Quita un conjunto de reglas de la galería. Quien tenga su enlace aún puede jugarlo.
argument-admin-gallery-remove-id = Su número, como lo muestra «fathoms admin gallery list».
examples-admin-gallery-remove =
    fathoms admin gallery remove 3kx8vw2mzq7c5ynp

## fathoms serve

about-serve =
    Poner en marcha un servidor. Abre su dirección en un navegador para jugar; los amigos se unen por un enlace, o escaneando el código en la misma red. Nadie necesita cuenta, y cada jugada se guarda antes de mostrarse.

    Cada opción puede fijarse también en el entorno (--database-url es FATHOMS_DATABASE_URL) o en un archivo TOML (database_url); la opción manda sobre el entorno, y este sobre el archivo.
option-serve-host = La dirección en la que escuchar (0.0.0.0, todas); 127.0.0.1 es solo esta máquina.
option-serve-port = El puerto (8642); 0 toma uno libre.
option-serve-public-url = La dirección que usa la gente, si no es la de esta máquina: un dominio o un proxy delante.
option-serve-database-url = sqlite:///ARCHIVO o postgresql://HOST/NOMBRE; por defecto, un archivo en tu carpeta de datos.
option-serve-redis-url = redis://HOST, por donde se comunican varios procesos.
option-serve-workers = Cuántos procesos comparten el puerto (1); más de uno necesita --redis-url.
option-serve-open = Abrir el navegador cuando el servidor esté listo.
option-serve-config = Un archivo TOML con ajustes.
option-serve-origins = Otros sitios cuyas páginas pueden jugar aquí, separados por comas.
option-serve-proxies = Proxies que pueden indicar la dirección de un cliente: direcciones o redes, separadas por comas.
option-serve-metrics = Quién puede leer /metrics: esta máquina (por defecto), todos, nadie.
option-serve-log = Líneas para una persona (por defecto), o JSON.
option-serve-log-level = Cuánto se registra (info).
option-serve-deflate = Comprimir los mensajes: menos que enviar, más que calcular.
option-serve-pace = Cuánto tarda un bot en una jugada (0.9).
option-serve-least-pace = El menor tiempo por jugada que una mesa puede pedir a sus bots (0.05).
option-serve-stand-in = El bot que juega por los ausentes (greedy).
option-serve-gone-after = Cuánto debe faltar alguien para que un bot pueda jugar en su lugar (60).
option-serve-most-moves = Jugadas tras las que una partida acaba sin ganador (2000).
option-serve-close-after-days = Días tras los que se cierra una mesa que espera y a la que nadie viene (30); 0 no cierra ninguna.
option-serve-connections = Conexiones abiertas de un proceso (10000).
option-serve-connections-per-address = Conexiones abiertas de una dirección (64); 0 no pone límite, aquí y abajo.
option-serve-visitors-per-table = Personas en una mesa, espectadores incluidos (200).
option-serve-chat-kept = Mensajes de chat que se guardan por mesa, los últimos (200).
option-serve-chat-per-minute = Mensajes de chat por persona y minuto (20).
option-serve-chat-per-day = Mensajes de chat por puesto, o de todos los espectadores de una mesa, por día (500).
option-serve-tables-per-hour = Mesas que una dirección puede crear en una hora (120).
option-serve-messages-per-second = Mensajes por segundo de una conexión (20).
option-serve-address-messages-per-second = Mensajes por segundo de todas las conexiones de una dirección (400).
option-serve-requests-per-second = Peticiones HTTP por segundo de una dirección (40).
option-serve-measures = Mediciones del taller y análisis a la vez, en un proceso (1); 0 no hace ninguna de las dos cosas.
option-serve-measures-per-hour = Mediciones que una dirección puede pedir en una hora (30); 0 no pone límite.
option-serve-measure-seconds = Cuánto puede durar una medición (60).
option-serve-no-reviews = No analizar aquí ninguna partida.
option-serve-keys-per-hour = Claves que una dirección puede crear, o probar en vano, en una hora (30); 0 no pone límite.
option-serve-reviews-per-hour = Análisis que una dirección puede pedir en una hora (60); 0 no pone límite.
option-serve-gallery = Dejar que los visitantes publiquen aquí sus conjuntos de reglas, cada uno con su resultado medido.
option-serve-outbound-kilobytes = Kilobytes que pueden esperar a un cliente que no lee (1024).
option-serve-hello-seconds = Cuánto puede estar en silencio una conexión nueva (10).
option-serve-ping-seconds = Cada cuánto se comprueban las conexiones (20).
option-serve-stop-seconds = Cuánto puede durar una parada (10).
examples-serve =
    fathoms serve --open
    fathoms serve --host 127.0.0.1 --port 9000
    fathoms serve --config fathoms.toml
serve-here = Fathoms está listo: { $address }
serve-others = Para teléfonos y amigos en tu red: { $address }
serve-stop = Ctrl+C detiene el servidor; las partidas seguirán donde estaban.

## fathoms site

about-site = Escribir Fathoms como archivos para cualquier alojamiento web. Las partidas, los bots y las mesas funcionan entonces en el navegador de quien lo visita, también sin red, y se quedan en su dispositivo. Lo que necesita un servidor no está en un sitio así: jugar con amigos en otro lugar, los espectadores, la galería. docs/site.md explica cómo ponerlo en línea.
argument-site-folder = Una carpeta nueva o vacía para el sitio.
option-site-path = Dónde estará el sitio en su alojamiento, por ejemplo /fathoms/ (/).
option-site-serve = Mostrar el sitio en el navegador de esta máquina.
option-site-port = El puerto para --serve (8643); 0 elige uno libre.
examples-site =
    fathoms site public
    fathoms site public --path /fathoms/
    fathoms site --serve
site-written = El sitio está en { $folder } ({ $size } MB). Pon estos archivos en cualquier alojamiento web, en { $path }.
site-stop = Ctrl+C lo detiene; las partidas se quedan en el navegador.
site-no-folder = Nombra una carpeta donde escribir el sitio, o muéstralo con --serve.
site-not-empty = { $folder } no está vacía; nombra una carpeta nueva, o vacíala antes.
site-no-client = El juego en el navegador no viene en esta instalación; en las fuentes, constrúyelo con «make web».
site-no-house = Esta instalación se construyó sin Python para navegadores; en las fuentes, borra src/fathoms/web y ejecuta «make web» con red.
site-path = --path pide una ruta como /fathoms/, no «{ $value }».

## fathoms schema

about-schema = Escribir el tipo de cada mensaje entre servidor y cliente: como JSON Schema o como TypeScript. Las vistas, escenas, efectos y reglas de cada juego están entre ellos.
option-schema-json = JSON Schema (por defecto).
option-schema-typescript = En TypeScript.
option-schema-out = Una carpeta donde escribir los archivos; sin ella se imprimen.
examples-schema =
    fathoms schema --json
    fathoms schema --typescript --out types
schema-written = Los tipos están escritos en { $path }.

## Lo que responden las órdenes

replay-line = { $number }: { $text }
replay-at =
    { $moves ->
        [0] Aún no se ha hecho ninguna jugada.
       *[other] Tras la jugada { $at } de { $moves }.
    }
replay-before = { $table ->
    [none] Hasta la jugada { $move } era otra partida.
   *[other] Hasta la jugada { $move } era otra partida, en la mesa { $table }.
}
replay-origin = { $table ->
    [none] Desde aquí es otra partida: sigue desde la jugada { $move }.
   *[other] Desde aquí es otra partida: sigue desde la jugada { $move } de la mesa { $table }.
}
mark-changed = cambiada
legend-changed = [{ $mark }]: esta regla es distinta de la estándar.
legend-source = [{ $mark }]: { $about }
rules-sound =
    { $count ->
        [0] Estas reglas para { $game } son válidas: son las estándar.
       *[other] Estas reglas para { $game } son válidas; cambian { $changes }.
    }
rules-written = El conjunto de reglas está escrito en { $path }.
rules-code = Compártelo con el código { $code }
kept = Guardado como «{ $name }».
kept-again = Guardado como «{ $name }», en lugar del anterior.
kept-use = Juega con él: { $command }
kept-line =
    { $count ->
        [0] Tuyo; las reglas estándar.
       *[other] Tuyo; cambia { $changes }.
    }
kept-box =
    { $count ->
        [0] Los valores de tu caja, que son los de nuestra reconstrucción.
       *[other] Los valores de tu caja: { $changes }.
    }
forgotten = «{ $name }» se ha eliminado.
box-kept = Guardado: desde ahora { $game } se juega y se puntúa con los valores de tu caja.
box-there = { $game } se juega y se puntúa con los valores de tu caja.
box-not-there = No hay valores de caja guardados para { $game }.
box-how = Escribe una vez los de tus piezas, así: { $command }
box-forgotten = Los valores de tu caja se han eliminado; { $game } vuelve a los de nuestra reconstrucción.

## Errores

no-language = Fathoms no habla «{ $lang }»; sus idiomas son { $known }.
no-command = No hay ningún comando «{ $name }»; los comandos son { $known }.
no-option = No hay ninguna opción { $option }; mira --help.
no-option-close = No hay ninguna opción { $option }; ¿querías decir { $close }?
value-missing = A { $option } le falta un valor; mira --help.
value-unwanted = { $option } no lleva valor; quítalo.
extra-words = { $command } no puede usar { $words }; mira --help.
usage-error = No se entiende el comando ({ $reason }); mira --help.
os-error = El sistema se ha negado: { $reason }.
bug = Se ha producido un error en Fathoms ({ $what }); FATHOMS_DEBUG=1 muestra dónde, y agradecemos el aviso.
no-input = No hay nada que leer en la entrada; da un archivo.
no-output = No hay ninguna salida donde escribir; da un archivo.

file-missing = No hay ningún archivo { $path }; comprueba su nombre.
file-directory = { $path } es una carpeta; nombra un archivo.
file-forbidden = { $path } no se puede leer ni escribir; comprueba sus permisos.
file-no-space = No queda sitio para escribir { $path }; libera espacio y vuelve a intentarlo.
file-error = { $path } no se puede usar: { $reason }.
file-too-large = { $path } es demasiado grande; Fathoms lee hasta { $most } MB.
file-not-json = { $path } no es JSON válido; comprueba que sea el archivo correcto.
save-exists = { $path } ya existe; elige otro nombre, o sigue una partida guardada con --resume.

which-game = Indica un juego; hay { $known }.
which-file = Indica la partida que quieres reproducir: un archivo, o - para la entrada estándar.
which-proof = Indica la partida que quieres comprobar: un archivo, o la dirección de su mesa.
which-review = Indica la partida que analizar: un archivo que la contenga o la dirección de su mesa.
which-rules = Indica el conjunto de reglas que quieres comprobar: un nombre, un código o un archivo.
not-a-number = { $option } pide un número entero de { $least } a { $most }, no «{ $value }».
not-seconds = { $option } pide segundos de 0 a { $most }, no «{ $value }».
no-first = «{ $value }» no puede empezar; indica un puesto de 1 a { $seats }, o bien { $words }.
no-dice = No hay dados «{ $value }»; elige seeded o typed.
seat-unknown = Ningún bot se llama «{ $name }»; escribe { $me } para ti o uno de { $known }.
seat-empty = Un puesto de «{ $text }» está vacío; elige entre { $known }, y tras dos puntos puede ir un nombre.
bot-empty = Un puesto de «{ $text }» está vacío; nombra un bot por puesto, separados por comas.
names-count =
    { $names ->
        [one] Hay un nombre
       *[other] Hay { $names } nombres
    } para { $seats } puestos; quita alguno.
players-count = { $players } jugadores no corresponden a los { $seats } puestos de esta partida; nombra uno por puesto.
to-beyond =
    { $moves ->
        [0] La partida aún no tiene jugadas, así que no hay jugada { $to }; quita --to.
        [one] La partida tiene una jugada, así que no hay jugada { $to }; pon 0 o 1.
       *[other] La partida tiene { $moves } jugadas, así que no hay jugada { $to }; pon de 0 a { $moves }.
    }
resume-fixed = Una partida empezada ya no puede cambiar { $option }; quita esa opción.
resume-other-game = La partida guardada es de { $other }, no de { $game }; no nombres el juego.
resume-over = La partida de { $path } ha terminado; mírala con «fathoms replay».
resume-stdin = Una partida solo puede seguir desde un archivo; nombra uno.
from-resume = Una partida se continúa, o se sigue desde otra; quita --from o --resume.
move-from = --move dice desde qué jugada seguir; nombra esa partida con --from.
score-other-game = Esta mesa es de { $other }, no de { $game }; quita --game.
score-unfinished = Las respuestas acaban antes de completar la mesa; empieza de nuevo, o dala en un archivo.
no-rule = No hay ninguna regla «{ $id }»; las reglas son { $known }.
no-rules = «{ $text }» no es un conjunto de reglas: ni uno de { $known }, ni un código, ni un archivo.
no-rules-anywhere = «{ $text }» no es ni un código ni un archivo; para un conjunto de reglas incluido, nombra antes el juego.
rules-format = El formato del conjunto de reglas es { $found }; Fathoms lee «{ $format }».
rules-file-unknown = Un archivo de reglas no tiene «{ $field }»; tiene { $known }.
rules-no-game = El conjunto de reglas no dice su juego; añade «game», uno de { $known }.
rules-other-game = Estas reglas son de { $other }, no de { $game }; elige reglas del mismo juego.
kept-name = «{ $name }» no puede ser un nombre; usa hasta 40 minúsculas, cifras y guiones.
kept-built-in = «{ $name }» es un conjunto de reglas incluido de { $game }; usa otro nombre.
kept-unreadable = El conjunto de reglas guardado en { $path } no se puede leer; guárdalo de nuevo o borra el archivo.
kept-unsound = El conjunto de reglas guardado en { $path } ya no se puede jugar: { $problem } Guárdalo de nuevo o borra el archivo.
keep-name = Di con qué nombre guardarlo: minúsculas, cifras y guiones.
keep-box = «box» es el nombre de los valores de tu caja; escríbelos con { $command }
not-kept = No hay ningún conjunto de reglas guardado como «{ $name }»; guardados: { $known }.
none-kept = No hay ningún conjunto de reglas guardado para { $game }; guarda uno con: fathoms rulesets keep
box-none = Las piezas de { $game } no llevan valores impresos; guarda tus reglas con: fathoms rulesets keep
box-field = «{ $text }» no está impreso en las piezas; escribe { $fields } y guarda otros cambios con: fathoms rulesets keep
change-without-value = «{ $text }» no cambia nada; escribe campo=valor.

## fathoms lab

about-lab = Cambia una cosa y mira su efecto: los bots juegan con los dos conjuntos de reglas y los mismos dados, y se compara todo lo que se puede contar.
command-lab-compare = Comparar dos conjuntos de reglas.
command-lab-sweep = Probar varios valores de un campo y dibujar un gráfico.
command-lab-suggest = Buscar cambios sueltos que ayuden con un objetivo.
command-lab-balance = Buscar un hándicap que iguale las oportunidades.
examples-lab =
    fathoms lab compare into-the-blue --change shells=8
    fathoms lab sweep atlantis-treasure --vary torpedoes=1..5 --out drawings
    fathoms lab suggest into-the-blue --goal fairer
    fathoms lab balance into-the-blue --players greedy,cautious
about-lab-compare = Jugar ambos conjuntos de reglas con los mismos dados y decir lo que hace el cambio: cuánto duran las partidas, si un puesto tiene ventaja, si son reñidas, cuánto cuenta la habilidad. La diferencia de cada medida lleva su intervalo del 95 %.
option-lab-compare-change = Un campo y su nuevo valor; varias veces para varios.
option-lab-compare-to = Otro conjunto de reglas con el que comparar, en vez de cambios.
option-lab-compare-luck = Analiza además ese número de partidas de cada conjunto de reglas, entre bots de distinta fuerza, y dice qué parte del resultado es suerte y cuál son decisiones (0). Un análisis tarda de una décima de segundo a varios segundos.
option-lab-compare-base = El conjunto de reglas de partida: un nombre, un código o un archivo (standard).
option-lab-compare-players = Cuántos jugadores hay en la mesa.
option-lab-compare-bots = Quién juega: un bot para todos los puestos (greedy), o uno por puesto.
option-lab-compare-games = Cuántas partidas de cada conjunto (20.000).
option-lab-compare-seed = La semilla del azar (1).
examples-lab-compare =
    fathoms lab compare into-the-blue --change shells=8
    fathoms lab compare atlantis-treasure --change torpedoes=3 --players 4 --games 2000
    fathoms lab compare into-the-blue --change rolls=2 --luck 200
about-lab-sweep = Medir un juego con cada valor de un campo, siempre con los mismos dados.
option-lab-sweep-vary = Un campo y sus valores: shells=6..16, o torpedoes=1,2,4.
option-lab-sweep-out = Una carpeta para el resultado en JSON y como imagen (PNG, SVG).
option-lab-sweep-base = El conjunto de reglas de partida: un nombre, un código o un archivo (standard).
option-lab-sweep-players = Cuántos jugadores hay en la mesa.
option-lab-sweep-bots = Quién juega: un bot para todos los puestos (greedy), o uno por puesto.
option-lab-sweep-games = Cuántas partidas con cada valor (4.000).
option-lab-sweep-seed = La semilla del azar (1).
examples-lab-sweep =
    fathoms lab sweep into-the-blue --vary shells=6..16 --out drawings
about-lab-suggest = Probar cambios sueltos y ordenar los que ayudan claramente con un objetivo: shorter, longer, closer, fairer, skill, livelier, o more-… de lo que cuenta el juego.
option-lab-suggest-goal = Lo que quieres (shorter).
option-lab-suggest-base = El conjunto de reglas de partida: un nombre, un código o un archivo (standard).
option-lab-suggest-players = Cuántos jugadores hay en la mesa.
option-lab-suggest-bots = Quién juega: un bot para todos los puestos (greedy), o uno por puesto.
option-lab-suggest-games = Cuántas partidas por cambio (2.000).
option-lab-suggest-seed = La semilla del azar (1).
examples-lab-suggest =
    fathoms lab suggest into-the-blue --goal fairer --players 3

about-lab-balance = Hacer que jueguen bots en lugar de personas de distinta fuerza, y buscar el menor hándicap que iguale sus oportunidades. Se busca con unos dados y se mide con otros.
option-lab-balance-players = Quién juega como cada jugador, uno por puesto: un bot, o lo que alguien pierde por decisión en centésimas de victoria, como cost:1.5.
option-lab-balance-games = En cuántas partidas se apoya la respuesta (10 000).
option-lab-balance-seed = La semilla del azar (1).
option-lab-balance-out = Un archivo para la respuesta en JSON.
examples-lab-balance =
    fathoms lab balance into-the-blue --players greedy,cautious
    fathoms lab balance atlantis-treasure --players greedy,careless --out equal.json
## fathoms bench

about-bench = Ejecutar las mediciones de todo el proyecto: cada cifra junto a su objetivo, y comparada con otros programas medidos al mismo tiempo. Todo tarda unos veinte minutos; los demás programas se instalan una vez, en una carpeta aparte.
option-bench-only = Solo estas partes, separadas por comas: start-up, engine, games, kernels, environments, bots, table-plays, tables, store, browser.
option-bench-no-peers = Dejar fuera los demás programas.
examples-bench =
    fathoms bench
    fathoms bench --only games,environments --json

## fathoms key

about-key = Una clave de diez palabras guarda tus partidas y resultados en un servidor, y los lleva a tus otros dispositivos. Sin correo ni contraseña; quien tiene las palabras, tiene tus partidas.
command-key-make = Crear una clave y mostrarla.
command-key-show = Mostrar la clave de este equipo en palabras y para una cámara.
command-key-enter = Tomar la clave de otro dispositivo.
command-key-forget = Hacer olvidar tu nombre y eliminar la clave.
examples-key =
    fathoms key make https://sea.example
    fathoms key show

about-key-make = Crear una clave en este equipo y guardar partidas con ella en un servidor. El servidor solo guarda una huella.
argument-key-make-server = La dirección del servidor.
option-key-make-name = Tu nombre; puedes omitirlo.
examples-key-make =
    fathoms key make https://sea.example --name Ana

about-key-show = Mostrar la clave de este equipo: sus diez palabras, y una imagen para la cámara de otro dispositivo.
option-key-show-no-qr = Mostrar solo las palabras.
examples-key-show =
    fathoms key show
    fathoms key show --no-qr

about-key-enter = Tomar la clave de otro dispositivo. Las diez palabras se leen de la entrada, no de la línea de órdenes, para que ningún historial las guarde.
argument-key-enter-server = La dirección del servidor que conoce la clave.
examples-key-enter =
    fathoms key enter https://sea.example

about-key-forget = Cambiar tu nombre por un color en cada partida del servidor y eliminar la clave allí y aquí. No se puede deshacer.
option-key-forget-here = Solo quitar la clave de este equipo; tus partidas se quedan.
option-key-forget-yes = No preguntar antes.
examples-key-forget =
    fathoms key forget
    fathoms key forget --here

key-made = Tus partidas se guardan en { $server } bajo esta clave. Anota las diez palabras, en su orden:
key-secret = Quien tiene estas palabras, tiene tus partidas.
key-ask = Las diez palabras de tu clave:
key-entered = Este equipo tiene tu clave; `fathoms join` guarda tus partidas en { $server }.
key-going = Una partida sigue: fathoms join { $link }
key-forgotten = { $tables ->
    [one] { $tables } partida
   *[other] { $tables } partidas
} en { $server } ya solo te conocen por tu color, y la clave está eliminada.
key-off = La clave ya no está en este equipo; vuelve a introducirla cuando quieras.
key-brought = La partida se guarda con las demás en { $server }.
key-forget-ask = ¿Olvidarte para siempre? Escribe «sí»:
key-forget-word = sí
key-forget-yes = No hay nadie a quien preguntar; añade --yes si quieres ser olvidado para siempre.
key-kept = No se ha olvidado nada; tu clave está como antes.
key-there = Este equipo ya tiene una clave para { $server }; quítala antes con `fathoms key forget --here`.
key-none = No hay ninguna clave en este equipo; crea una con `fathoms key make`, o introduce la tuya con `fathoms key enter`.
key-which-server = Di qué servidor guarda tus partidas, por ejemplo https://sea.example.
key-no-server = «{ $text }» no es la dirección de un servidor; escribe una como https://sea.example.
