### Atlantis Treasure: las palabras del juego, en el tablero, en el diario y en los errores.

## Reglamentos

ruleset-standard = Estándar
ruleset-standard-about = El juego del reglamento, en un tablero de nuestra reconstrucción.
ruleset-replacement = Reemplazo
ruleset-replacement-about = Si sacas verde, también puedes reemplazar una brújula del tablero por una de la reserva.
ruleset-foresight = Previsión
ruleset-foresight-about = Cada jugador elige dos brújulas antes de la partida y las guarda para el momento justo.
ruleset-stock = Reserva propia
ruleset-stock-about = Guarda las brújulas que saques y coloca después toda una cadena de golpe.
ruleset-all-variants = Todas las variantes
ruleset-all-variants-about = Reemplazo, previsión y reserva propia a la vez: para capitanes con experiencia.
ruleset-bigger-sea = Mar abierto
ruleset-bigger-sea-about = Un tablero de trece casillas por lado, diez tesoros y deslizamientos largos.
ruleset-torpedo-die = Dado de torpedos
ruleset-torpedo-die-about = Una segunda cara de torpedo en lugar del verde: cuida tus tesoros.
ruleset-no-coral = Sin coral
ruleset-no-coral-about = Un mar abierto, sin arrecifes de coral; la cara verde pasa a ser una brújula a elegir.
ruleset-two-temples = Dos templos
ruleset-two-temples-about = Dos templos, con un paso entre ellos.
ruleset-sunken-palace = Palacio hundido
ruleset-sunken-palace-about = Todos los tesoros están tras los muros de un palacio con solo cuatro puertas.

## Los bots, como los presentan las mesas

about = De dos a cuatro submarinos se deslizan de brújula en brújula hacia los tesoros de la Atlántida; los torpedos roban tesoros a los rivales.
bot-careless = Despistado
bot-careless-about = Juega como el Codicioso, pero distraído: una decisión de cada tres es al azar.
bot-greedy = Codicioso
bot-greedy-about = Elige el turno que lo deja mejor situado; un buen rival.
bot-expert = Experto
bot-expert-about = Piensa en tus respuestas antes de mover; difícil de vencer.
ruleset-lagoon = Laguna
ruleset-lagoon-about = Un tablero pequeño para dos, lleno de tesoros: una partida corta.
ruleset-spent-compasses = Brújulas de un solo uso
ruleset-spent-compasses-about = Una brújula que ha hecho girar un submarino sale del juego.
ruleset-wild-die = Dado loco
ruleset-wild-die-about = Brújulas a elegir, dos torpedos y una cara que deja volver a lanzar.
ruleset-whirlpool-bay = Bahía de remolinos
ruleset-whirlpool-bay-about = Cuatro remolinos: quien entra en uno sale por el siguiente.
ruleset-maelstrom = La ronda de corrientes
ruleset-maelstrom-about = Un anillo de corrientes alrededor del templo arrastra los submarinos.
ruleset-gulf-stream = Corriente del Golfo
ruleset-gulf-stream-about = Una corriente lleva al este y otra al oeste: déjate llevar.
ruleset-stone-garden = Jardín de piedras
ruleset-stone-garden-about = Rocas en lugar de coral: nada las mueve y nada las rompe.
ruleset-abyss = La gran fosa
ruleset-abyss-about = Sin templo: en el centro, una fosa que nadie puede cruzar.
ruleset-sandbanks = Bancos de arena
ruleset-sandbanks-about = Unos bajíos alrededor del templo detienen cada deslizamiento, justo donde quieres girar.
ruleset-labyrinth = Laberinto
ruleset-labyrinth-about = Muros de roca separan las bases de los tesoros.
ruleset-atoll = Atolón
ruleset-atoll-about = Un anillo de roca con cuatro pasos de poca agua alrededor de los tesoros.
ruleset-trench = La grieta
ruleset-trench-about = Una cruz de fosas divide el mar en cuartos.
ruleset-charted-waters = Aguas señaladas
ruleset-charted-waters-about = Ocho brújulas están ya en el tablero al empezar.
ruleset-head-start = Mar adentro
ruleset-head-start-about = Para dos: ambos submarinos empiezan mar adentro, cerca del templo.
ruleset-crown-jewels = Joyas de la corona
ruleset-crown-jewels-about = Tesoros de valor 1, 2 y 3: cuanto más cerca del templo, mejores.
ruleset-rich-depths = Fondos ricos
ruleset-rich-depths-about = Cuatro tesoros del centro valen el doble.
ruleset-four-crowns = Cuatro coronas
ruleset-four-crowns-about = Solo cuatro tesoros, de valor 3: con dos se gana, y los torpedos deciden.
ruleset-free-sailing = A tu aire
ruleset-free-sailing-about = Detente donde quieras del camino.
ruleset-short-strokes = Tramos cortos
ruleset-short-strokes-about = Un deslizamiento avanza cuatro casillas como máximo.
ruleset-double-stroke = Doble impulso
ruleset-double-stroke-about = Dos deslizamientos cortos por turno, de tres casillas como máximo.
ruleset-cargo-run = A buen puerto
ruleset-cargo-run-about = Un tesoro cuenta cuando llega a casa, y a bordo solo cabe uno.
ruleset-full-hold = Bodega llena
ruleset-full-hold-about = Lleva tantos tesoros como te atrevas; si te alcanzan, caen al mar.
ruleset-pirates = Piratas
ruleset-pirates-about = Los tesoros se llevan a casa, y un impacto se queda con toda la carga.
ruleset-knocked-out = Fuera de combate
ruleset-knocked-out-about = Un submarino alcanzado se queda donde está y pierde un turno.
ruleset-towed-home = A remolque
ruleset-towed-home-about = Un submarino alcanzado vuelve a su base, donde recarga.
ruleset-friendly-waters = Aguas amigas
ruleset-friendly-waters-about = No se roba nada; la partida acaba con el último tesoro y gana quien tenga más.
ruleset-double-haul = Doble botín
ruleset-double-haul-about = Un impacto se lleva dos tesoros.
ruleset-one-shot = Un solo disparo
ruleset-one-shot-about = Cada submarino tiene un único torpedo para toda la partida; se lo lleva todo.
ruleset-short-fuse = Mecha corta
ruleset-short-fuse-about = Cuatro torpedos cada uno, pero solo llegan a tres casillas.
ruleset-reef-pushers = Empujarrecifes
ruleset-reef-pushers-about = Un arrecife alcanzado se mueve, no se pierde; una brújula vuelve a la reserva.
ruleset-busy-gunners = Artilleros con prisa
ruleset-busy-gunners-about = Un torpedo a bordo y otro nuevo cada turno; hasta puedes disparar al vacío.
ruleset-two-dice = Dos dados
ruleset-two-dice-about = Lanza dos dados y haz las dos acciones.
ruleset-captains-choice = Elige el capitán
ruleset-captains-choice-about = Lanza dos dados y elige uno.
ruleset-drifting-treasures = Tesoros a la deriva
ruleset-drifting-treasures-about = Si sacas tesoro, puedes mover uno a otra casilla.
ruleset-wandering-temple = Templo errante
ruleset-wandering-temple-about = Si sacas templo, puedes cambiarlo de sitio: el mejor de los muros.
ruleset-weather-vane = Veleta
ruleset-weather-vane-about = Hay brújulas colocadas, y dos caras del dado giran una.
ruleset-either-or = Uno u otro
ruleset-either-or-about = Cada cara del dado deja elegir entre dos acciones.
ruleset-full-steam = A todo vapor
ruleset-full-steam-about = Una cara da otro deslizamiento en lugar de coral.
ruleset-busy-die = Dado cargado
ruleset-busy-die-about = Casi todas las caras dan dos acciones: una brújula y un arrecife.
ruleset-ten-rounds = Diez rondas
ruleset-ten-rounds-about = La partida acaba tras diez rondas y gana quien tenga más tesoros.
ruleset-clean-sweep = Hasta el último
ruleset-clean-sweep-about = Se recoge todo: cuando el mar queda vacío, cuenta el valor de los tesoros.
ruleset-two-crews = Dos tripulaciones
ruleset-two-crews-about = Cuatro capitanes en dos equipos: los compañeros se sientan enfrente y reúnen cinco tesoros.
ruleset-convoy = El convoy
ruleset-convoy-about = Dos equipos llevan tesoros a casa; protege a tu compañero, al que pueden parar por el camino.
no-score = Atlantis Treasure no necesita hoja de puntuación: el primer jugador que reúne los tesoros necesarios gana al instante.

## Piezas, caras y direcciones

direction-N = el norte
direction-E = el este
direction-S = el sur
direction-W = el oeste
compass-N = brújula norte
compass-E = brújula este
compass-S = brújula sur
compass-W = brújula oeste
face-N = una brújula norte
face-E = una brújula este
face-S = una brújula sur
face-W = una brújula oeste
face-any = una brújula a elegir
face-coral = verde
face-torpedo = un torpedo
face-nothing = nada
face-again = volver a lanzar
face-treasure = un tesoro que mover
face-temple = un templo que mover
face-turn = una brújula que girar
face-slide = un deslizamiento extra
face-both = { $one } y { $other }
face-either = { $one } o { $other }
face-dice = { $one }, { $other }
holds-coral = coral
holds-compass = una brújula
holds-treasure = un tesoro
holds-temple = un templo
holds-submarine = un submarino
holds-rock = una roca
holds-deep = una fosa
holds-current = una corriente
holds-shallows = un bajío
holds-whirlpool = un remolino

## Errores: jugadas

not-a-move = «{ $text }» no es una jugada: escribe por ejemplo compass N e5, coral c3 e5, fire N, hold o move N.
expected-die = Lanza primero el dado.
expected-pick = Elige primero una brújula de la reserva: la partida empieza cuando todos han elegido.
expected-act = El dado está lanzado: haz su acción o deslízate.
expected-over = La partida ha terminado: empieza otra para volver a jugar.
word-not-allowed = Esta acción no está permitida en una de estas mesas: elige una que permita su máscara de acciones.
kernel-lacks = La versión compilada no puede usar estos bots con estas reglas ({ $bots }): hazlos jugar en el motor.
not-on-die = Este dado no tiene esa cara: muestra { $faces }.
acted = La acción del dado ya está hecha en este turno: desliza tu submarino.
moved = Tu submarino ya se ha movido en este turno: termina con la acción del dado.
blocked = No puedes ir hacia { $direction }: elige otra dirección.
other-face = El dado muestra { $face }, que no permite esa jugada: elige otra.
other-direction = El dado muestra { $face }: toma una brújula de esa dirección.
reserve-lacks = En la reserva no queda ninguna { $compass }: elige otra cosa.
shift-reserve = En la reserva aún hay una { $compass }: coloca esa en vez de mover una del tablero.
no-square = No hay casilla { $square } en este tablero: elige una de a1 a { $last }.
not-free = En { $square } hay { $holds }: elige una casilla libre.
on-mouth = { $square } es la entrada de una base y debe quedar libre: elige otra casilla.
no-compass = No hay brújula en { $square }: elige una casilla con una brújula.
no-coral = No hay coral en { $square }: elige una casilla con coral.
no-torpedo = No te quedan torpedos a bordo: vuelve a tu base para recargar.
hits-nothing = Un torpedo disparado hacia { $direction } no alcanzaría nada: elige otra dirección o guárdalo.
cuts-sea = Un arrecife en { $square } cerraría una parte del mar: elige otra casilla u otro arrecife.
corner-missing = Alcanzas un submarino: elige la esquina a la que va, entre { $corners }.
corner-needless = No alcanzas ningún submarino: dispara sin nombrar una esquina.
corner-none = No hay ninguna esquina libre y el submarino vuelve a su base: dispara sin nombrar una esquina.
corner-taken = { $square } no es una esquina libre: elige entre { $corners }.
hold-nothing = La acción del dado no es posible ahora, así que no hay nada que saltar: deslízate.
hold-compulsory = El dado muestra { $face }; esta acción es posible y, por tanto, obligatoria: elige dónde.
no-replacement = En esta mesa se juega sin reemplazo: mueve un arrecife de coral.
no-foresight = En esta mesa se juega sin previsión: coloca una brújula de la reserva.
no-stock = En esta mesa se juega sin reserva propia: coloca una brújula de la reserva.
own-lacks = No tienes ninguna { $compass } en tu base: elige una que te quede.
store-full = Ya has guardado una { $compass }: coloca esta.
stock-lacks = No has guardado ninguna { $compass }: elige una que hayas guardado.
unstore-order = Nombra cada brújula guardada una sola vez, norte, este, sur, oeste, como en unstore N e5 S d4.
unstore-same-square = Dos brújulas no pueden compartir casilla: nombra una casilla para cada una.
too-few-bases = Este tablero tiene { $bases } bases, muy pocas para { $seats } jugadores: juega con menos o añade una base.
teams-of-four = Dos equipos necesitan cuatro jugadores y hay { $seats }: juega con cuatro.
two-dice = { $dice ->
        [one] En esta mesa se juega con un dado: nombra una cara.
       *[other] En esta mesa se juega con dos dados: nombra una cara de cada uno.
    }
part-done = Los dados muestran { $face }, y esa parte está hecha: haz lo que queda o deslízate.
no-treasure = No hay tesoro en { $square }: elige una casilla con un tesoro.
no-temple = No hay templo en { $square }: elige una casilla con un templo.
turn-same = Esta brújula ya señala { $direction }: elige otra dirección.
no-stops = En esta mesa un submarino se desliza tan lejos como puede: muévelo sin nombrar un número de casillas.
stop-too-far = Este deslizamiento acaba tras { $squares ->
        [one] una casilla
       *[other] { $squares } casillas
    }: nombra un número menor, o ninguno para llegar hasta el final.
reef-square-missing = Alcanzas un arrecife: elige la casilla libre a la que va.
reef-square-none = No hay casilla libre para el arrecife y sale de la partida: dispara sin nombrar una casilla.
reef-square = El arrecife no puede ir a { $square }: elige otra casilla libre.
corner-never = En esta mesa un submarino alcanzado no va a una esquina: dispara sin nombrar una casilla.
teams-need-four = En esta mesa se juega en dos equipos y hacen falta cuatro jugadores: busca más o juega sin equipos.

## Errores: reglamentos

rules-ragged = { $field }: la fila { $row } tiene { $found } casillas y la primera { $width }: da a todas la misma longitud.
rules-mark = { $field }: «{ $mark }» en { $square } no es una pieza: usa solo { $marks }.
rules-base = { $field }: «{ $base }» no es una base de este tablero: escribe un lado y una entrada, como N e1.
rules-base-inside = { $field }: la casilla { $square } de «{ $base }» no está en ese borde del tablero: elige una entrada en el borde.
rules-base-twice = { $field }: { $square } es la entrada de dos bases: da a cada una la suya.
rules-base-order = { $field }: «{ $base }» está fuera de orden: nombra las bases en sentido horario desde el norte.
rules-mouth = { $field }: { $square } es la entrada de una base: déjala libre.
rules-walled-in = { $field }: la base de { $square } está bloqueada: libera una casilla a su lado.
rules-cut-off = { $field }: coral y templos cierran el mar en { $square }, pero aquí debe quedar de una pieza: abre un paso.
rules-target = { $field }: con { $seats } jugadores { $target ->
        [one] hace falta { $target } tesoro
       *[other] hacen falta { $target } tesoros
    } para ganar, y el tablero { $treasures ->
        [0] no tiene ninguno
        [one] tiene solo uno
       *[other] tiene solo { $treasures }
    }: dibuja más o baja el objetivo.
rules-no-torpedo = { $field }: { $seats } jugadores pueden repartirse { $treasures } tesoros sin que nadie llegue a { $target }: añade torpedos al dado y a los submarinos o baja el objetivo.
rules-unreachable = { $field }: ningún camino lleva de la base «{ $base }» al tesoro de { $square }: abre uno.
rules-shut-in = { $field }: ningún camino lleva del submarino en { $start } al tesoro de { $square }: abre uno.
rules-no-way-home = { $field }: los submarinos llevan los tesoros a casa, pero ningún camino vuelve a la base «{ $base }»: abre uno.
rules-whirlpool-alone = { $field }: el remolino de { $square } no lleva a ninguna parte: dibuja otro.
rules-submarine-twice = { $field }: el submarino del puesto { $seat } está también en { $square }: dibújalo una sola vez.
rules-submarine-homeless = { $field }: el puesto { $seat } tiene un submarino en { $square } pero no una base: añade una base o quítalo.
rules-face = { $field }: «{ $face }» no es una cara: usa una acción, o dos unidas por + (ambas) o / (una de las dos); nothing y again van solas.
rules-again-twice = { $field }: «again» no sirve con dos dados: usa otra cara o un solo dado.
rules-face-temple = { $field }: una cara mueve el templo, pero el tablero no tiene ninguno: dibuja uno o cambia la cara.
rules-face-turn = { $field }: una cara gira una brújula, pero nunca hay ninguna en el tablero: añade brújulas al dado o al tablero, o cambia la cara.
rules-handicap-target = { $field }: el puesto { $seat } necesitaría { $found }: su objetivo debe ir de 1 a { $most }.
rules-handicap-torpedoes = { $field }: el puesto { $seat } tendría { $found } torpedos: deben ser de 0 a { $most }.
rules-teams = { $field }: dos equipos necesitan cuatro bases y este tablero tiene { $bases }: añade bases o juega sin equipos.
rules-no-treasure = { $field }: no hay ningún tesoro que tomar: dibuja al menos uno.
rules-needs-torpedoes = { $field }: aquí nadie puede disparar nunca un torpedo: añade torpedos al dado y a los submarinos, o deja esto como estaba.
rules-needs-cargo = { $field }: aquí los tesoros pasan enseguida a la base: haz que se lleven a bordo, o deja esto como estaba.
rules-needs-rounds = { $field }: aquí la partida no acaba por rondas: elige ese final, o deja esto como estaba.
rules-needs-target = { $field }: aquí la partida no acaba por un objetivo: elige ese final, o no des esta ventaja.

## Lo que se cuenta en las partidas jugadas en serie

deed-torpedoes-fired = torpedos disparados
deed-submarines-hit = submarinos alcanzados
deed-treasures-stolen = tesoros robados
deed-treasures-taken = tesoros tomados del tablero
deed-compasses-placed = brújulas colocadas
deed-compasses-used = brújulas que hicieron girar un submarino
deed-compasses-shifted = brújulas movidas
deed-compasses-swapped = brújulas reemplazadas
deed-compasses-stored = brújulas guardadas
deed-reefs-moved = arrecifes movidos
deed-pieces-sunk = brújulas y arrecifes alcanzados
deed-returns-home = regresos a la base
deed-actions-left = acciones saltadas
deed-quiet-ends = partidas terminadas por rondas sin cambios

## Título y ayuda

title = Atlantis Treasure
tagline = Deslízate de brújula en brújula y reúne antes que nadie los tesoros necesarios.
help =
    En cada turno haces dos cosas, en cualquier orden: la acción del dado y deslizarte.
    Deslizarse: una flecha (o n e s w) muestra el camino; la misma tecla o Intro confirma, Esc vuelve atrás.
    Casillas: escribe su nombre, como e5, o mueve el cursor y pulsa Intro; Tab salta a la siguiente.
    (●) (▲) (■) (×) submarinos   ◆ tesoro   ♣ coral   ▟█▙ templo   ↑ → ↓ ← brújulas   + se puede elegir
    ◆2 ◆3 valor 2, 3   ▓ roca   ░ bajío   ^ > v < corrientes   @ remolino
    hueco: fosa   [◆] a bordo   ‖ pierde un turno   ✓ hecho   ○ falta   – ahora no

## Los campos de un reglamento, para el taller

group-board = El tablero
group-die = El dado
group-pieces = Piezas
group-goal = Objetivo
group-variants = Variantes del reglamento
field-board = Tablero
field-board-about = Dónde están templos, tesoros, arrecifes y terrenos al empezar la partida.
field-board-free = libre
field-board-temple = templo
field-board-treasure = tesoro
field-board-coral = coral
field-bases = Bases
field-bases-about = De dónde salen los submarinos y dónde se guardan sus tesoros; en sentido horario, desde el norte.
field-compasses = Brújulas en la reserva
field-compasses-about = Cuántas brújulas hay de cada dirección.
field-torpedoes = Torpedos
field-torpedoes-about = Cuántos torpedos lleva cada submarino.
field-die = Dado
field-die-about = La acción de cada cara: una, dos, o una a elegir entre dos. Una cara que aparece dos veces sale el doble.
field-die-N = brújula norte
field-die-E = brújula este
field-die-S = brújula sur
field-die-W = brújula oeste
field-die-any = brújula a elegir
field-die-coral = verde (coral)
field-die-torpedo = torpedo
field-die-nothing = nada
field-die-again = volver a lanzar
field-target = Tesoros para ganar
field-target-about = Cuántos tesoros hacen falta para ganar, según el número de jugadores.
field-used_compass = Una brújula usada
field-used_compass-about = Qué pasa con una brújula que ha hecho girar un submarino.
field-used_compass-reserve = vuelve a la reserva
field-used_compass-out = sale del juego
field-hit_compass = Una brújula alcanzada
field-hit_compass-about = Qué pasa con una brújula alcanzada por un torpedo.
field-hit_compass-reserve = vuelve a la reserva
field-hit_compass-out = sale del juego
field-open_mouths = Entradas que se pueden bloquear
field-open_mouths-about = Si se puede colocar coral y brújulas justo delante de una base.
field-open_sea = El mar queda de una pieza
field-open_sea-about = Ningún arrecife puede ir adonde cerraría una parte del mar: nadie queda encerrado.
field-quiet_rounds = Rondas sin cambios
field-quiet_rounds-about = Tras este número de rondas sin que ningún tesoro cambie de sitio, la partida termina.
field-replacement = Reemplazo
field-replacement-about = Si sacas verde, puedes reemplazar una brújula del tablero por una de la reserva.
field-foresight = Previsión
field-foresight-about = Cada jugador elige brújulas antes de la partida y las guarda para el momento justo.
field-picks = Brújulas que elegir
field-picks-about = Cuántas brújulas elige cada jugador con previsión.
field-stock = Reserva propia
field-stock-about = Guarda las brújulas que saques y coloca después varias de golpe.
base-number = Base { $number }
place-N = Norte
place-E = Este
place-S = Sur
place-W = Oeste
square-holds = { $square } { $holds }
squares = { $squares }
bases-told = { $count } bases: { $places }
board-told = { $width } × { $height }, { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
}, { $reefs ->
    [0] sin coral
    [one] { $reefs } arrecife
   *[other] { $reefs } arrecifes
}, { $temples ->
    [0] sin templo
    [one] { $temples } templo
   *[other] { $temples } templos
}{ $differ ->
    [0] { "" }
   *[other] ; cambian { $differ } casillas
}
group-moving = Movimiento
group-cargo = Carga
group-torpedoes = Torpedos
handicap-target_by_seat = El puesto { $seat } necesita { $count ->
    [one] un tesoro
   *[other] { $count } tesoros
} { $more ->
    [yes] más
   *[no] menos
}.
handicap-torpedoes_by_seat = El puesto { $seat } tiene { $count ->
    [one] un torpedo
   *[other] { $count } torpedos
} { $more ->
    [yes] más
   *[no] menos
}.
group-handicaps = Hándicaps
field-board-treasure2 = tesoro de valor 2
field-board-treasure3 = tesoro de valor 3
field-board-rock = roca
field-board-deep = fosa
field-board-currentN = corriente hacia el norte
field-board-currentE = corriente hacia el este
field-board-currentS = corriente hacia el sur
field-board-currentW = corriente hacia el oeste
field-board-shallows = bajío
field-board-whirlpool = remolino
field-board-compassN = brújula norte
field-board-compassE = brújula este
field-board-compassS = brújula sur
field-board-compassW = brújula oeste
field-board-submarine1 = submarino del puesto 1
field-board-submarine2 = submarino del puesto 2
field-board-submarine3 = submarino del puesto 3
field-board-submarine4 = submarino del puesto 4
field-die-treasure = mover un tesoro
field-die-temple = mover un templo
field-die-turn = girar una brújula
field-die-slide = deslizarse otra vez
field-stops = Parada libre
field-stops-about = Un deslizamiento puede terminar en cualquier casilla del camino.
field-reach = Límite de un deslizamiento
field-reach-about = Cuántas casillas avanza como máximo; 0 es hasta donde pueda.
field-slides = Deslizamientos por turno
field-slides-about = Cuántas veces se desliza un submarino en un turno.
field-cargo = Los tesoros pasan a la base
field-cargo-about = Si un tesoro cuenta en cuanto se toma, o cuando su submarino llega a la base.
field-cargo-base = al instante
field-cargo-carried = cuando el submarino vuelve
field-cargo_room = Sitio a bordo
field-cargo_room-about = Cuántos tesoros lleva un submarino como máximo.
field-cargo_room-any = sin límite
field-cargo_room-one = un tesoro
field-cargo_lost = Carga de un submarino alcanzado
field-cargo_lost-about = Qué pasa con los tesoros de a bordo.
field-cargo_lost-dropped = cae al mar
field-cargo_lost-taken = pasa a la base del jugador que lo alcanzó
field-hit_submarine = Un submarino alcanzado
field-hit_submarine-about = Adónde va, o si se queda y pierde un turno.
field-hit_submarine-corner = va a una esquina
field-hit_submarine-base = vuelve a su base
field-hit_submarine-stays = se queda y pierde un turno
field-steals = Botín
field-steals-about = Cuántos tesoros quita un impacto de la base del submarino.
field-steals-none = ningún tesoro
field-steals-one = un tesoro
field-steals-two = dos tesoros
field-steals-all = todos los tesoros
field-hit_coral = Un arrecife alcanzado
field-hit_coral-about = Qué pasa con un arrecife alcanzado por un torpedo.
field-hit_coral-out = sale del juego
field-hit_coral-moved = lo mueve el jugador que lo alcanzó
field-torpedo_reach = Alcance de un torpedo
field-torpedo_reach-about = A cuántas casillas llega como máximo; 0 es cualquier distancia.
field-shots_in_vain = Disparos al vacío
field-shots_in_vain-about = Se puede disparar un torpedo sin alcanzar nada.
field-reload = Recarga
field-reload-about = Cuándo vuelven a bordo los torpedos disparados.
field-reload-base = todos, en la base
field-reload-never = nunca
field-reload-turn = uno en cada turno
field-dice = Dados
field-dice-about = Con dos dados, si se hacen las acciones de ambos o se elige uno.
field-dice-one = un dado
field-dice-both = dos dados, hacer ambos
field-dice-choose = dos dados, elegir uno
field-ends = Fin de la partida
field-ends-about = Qué termina la partida. Si no hay objetivo, gana quien más tesoros tenga.
field-ends-target = gana quien primero tenga los tesoros necesarios
field-ends-rounds = tras un número de rondas
field-ends-empty = cuando no queda ningún tesoro en el mar
field-rounds = Rondas
field-rounds-about = Tras cuántas rondas termina la partida, si la terminan las rondas.
field-teams = Equipos
field-teams-about = Cuatro jugadores, el primero y el tercero contra el segundo y el cuarto.
field-target_by_seat = Objetivo por puesto
field-target_by_seat-about = Cuántos tesoros más o menos necesita un puesto para ganar.
field-torpedoes_by_seat = Torpedos por puesto
field-torpedoes_by_seat-about = Cuántos torpedos más o menos tiene un puesto.
field-begins = Primer jugador
field-begins-about = Qué puesto empieza; 0 lo deja a la mesa.
by-seat-told = { $count ->
    [0] sin diferencia
   *[other] { $each }
}
reach-told = { $squares ->
    [0] sin límite
    [one] { $squares } casilla
   *[other] { $squares } casillas
}
die-told = { $faces }
die-count = { $more ->
    [0] { $count } caras
   *[other] { $count } caras, con «{ $faces }»
}

## Puzzles

puzzle-treasure = Un tesoro en dos pasos: ¿qué va primero?
