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
holds-coral = coral
holds-compass = una brújula
holds-treasure = un tesoro
holds-temple = un templo
holds-submarine = un submarino

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

## Errores: reglamentos

rules-ragged = { $field }: la fila { $row } tiene { $found } casillas y la primera { $width }: da a todas la misma longitud.
rules-mark = { $field }: «{ $mark }» en { $square } no es una pieza: usa solo { $marks }.
rules-base = { $field }: «{ $base }» no es una base de este tablero: escribe un lado y una entrada, como N e1.
rules-base-inside = { $field }: la casilla { $square } de «{ $base }» no está en ese borde del tablero: elige una entrada en el borde.
rules-base-twice = { $field }: { $square } es la entrada de dos bases: da a cada una la suya.
rules-base-order = { $field }: «{ $base }» está fuera de orden: nombra las bases en sentido horario desde el norte.
rules-mouth = { $field }: { $square } es la entrada de una base: déjala libre.
rules-walled-in = { $field }: la base de { $square } está bloqueada: quita coral o un templo de su lado.
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

## Los campos de un reglamento, para el taller

group-board = El tablero
group-die = El dado
group-pieces = Piezas
group-goal = Objetivo
group-variants = Variantes del reglamento
field-board = Tablero
field-board-about = Dónde están templos, tesoros y arrecifes al empezar la partida.
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
field-die-about = La acción de cada cara. Una cara que aparece dos veces sale el doble.
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

## Puzzles

puzzle-treasure = Un tesoro en dos pasos: ¿qué va primero?
puzzle-move = ¿Cuál es la mejor jugada?
