### Atlantis Treasure: las palabras del juego, en el tablero, en el diario y en los errores.

## Reglamentos

ruleset-standard = Clásico
ruleset-standard-about = El juego del libro.
ruleset-replacement = Reemplazo
ruleset-replacement-about = Con verde también puedes cambiar una brújula del tablero por otra de la reserva.
ruleset-foresight = Previsión
ruleset-foresight-about = Cada cual elige dos brújulas antes de la partida y las guarda para el momento justo.
ruleset-stock = Depósito
ruleset-stock-about = Guarda las brújulas que saques y coloca después toda una cadena de golpe.
ruleset-all-variants = Todas las variantes
ruleset-all-variants-about = Reemplazo, previsión y depósito a la vez: el juego de los capitanes.
ruleset-bigger-sea = Mar abierto
ruleset-bigger-sea-about = Trece casillas por lado, diez tesoros y deslizamientos largos.
ruleset-torpedo-die = Dado torpedero
ruleset-torpedo-die-about = Una segunda cara de torpedo en lugar del verde: cuida tus tesoros.
ruleset-no-coral = Sin coral
ruleset-no-coral-about = Un mar despejado, sin arrecifes; la cara verde pasa a ser una brújula a elegir.
ruleset-two-temples = Dos templos
ruleset-two-temples-about = Dos templos, y entre ellos queda abierto el centro del mar.
ruleset-sunken-palace = Palacio hundido
ruleset-sunken-palace-about = Todos los tesoros están tras los muros de un palacio con solo cuatro puertas.

## Los bots, como los presentan las mesas

about = De dos a cuatro submarinos se deslizan de brújula en brújula hasta los tesoros de la Atlántida y vuelven a casa; los torpedos despojan a quien se cruza.
bot-careless = Despistado
bot-careless-about = Juega como el Avaro, pero con la cabeza en otra parte: una decisión de cada tres es cualquier jugada permitida.
bot-greedy = Avaro
bot-greedy-about = Elige el turno tras el que queda mejor; un rival justo.
bot-expert = Experta
bot-expert-about = Mira tus respuestas antes de mover; difícil de vencer.
ruleset-lagoon = Laguna
ruleset-lagoon-about = Un mar pequeño para dos, lleno de tesoros: la partida corta.
ruleset-spent-compasses = Brújulas gastadas
ruleset-spent-compasses-about = La brújula que ha desviado un submarino sale del juego.
ruleset-wild-die = Dado salvaje
ruleset-wild-die-about = Brújulas a elegir, dos torpedos y una cara que repite la tirada.
no-score = Atlantis Treasure no necesita hoja de puntos: quien reúne antes los tesoros del objetivo gana al instante.

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
face-again = repetir la tirada
holds-coral = coral
holds-compass = una brújula
holds-treasure = un tesoro
holds-temple = un templo
holds-submarine = un submarino

## Errores: jugadas

not-a-move = «{ $text }» no es una jugada: escribe por ejemplo compass N e5, coral c3 e5, fire N, hold o move N.
expected-die = Primero el dado: tíralo.
expected-pick = Elige primero una brújula de la reserva: la partida empieza cuando todos han elegido.
expected-act = El dado ya ha caído: haz lo que muestra o deslízate.
expected-over = La partida ha terminado: empieza otra para seguir jugando.
word-not-allowed = Una palabra no se puede decir en una de estas mesas: elige entre las que permite su máscara.
kernel-lacks = Estos bots no pueden jugar estas reglas en versión compilada ({ $bots }): hazlos jugar en el motor.
not-on-die = Este dado no tiene esa cara: muestra { $faces }.
acted = El dado no pide nada más en este turno: desliza tu submarino.
moved = Tu submarino ya se ha movido en este turno: termina con lo que muestra el dado.
blocked = Hacia { $direction } no avanzarías nada: elige otra dirección.
other-face = El dado muestra { $face }, que no permite esa jugada: elige otra.
other-direction = El dado muestra { $face }: toma una brújula de esa dirección.
reserve-lacks = En la reserva no queda ninguna { $compass }: elige otra cosa.
shift-reserve = En la reserva aún hay una { $compass }: coloca esa, las del tablero no se mueven.
no-square = No hay casilla { $square } en este tablero: nombra una de a1 a { $last }.
not-free = En { $square } hay { $holds }: elige una casilla libre.
on-mouth = { $square } es la entrada de una base y queda despejada: elige otra casilla.
no-compass = No hay brújula en { $square }: nombra una casilla que tenga una.
no-coral = No hay coral en { $square }: nombra una casilla que lo tenga.
no-torpedo = No quedan torpedos a bordo: vuelve a tu base para recargar.
hits-nothing = Hacia { $direction } un torpedo no daría en nada: elige otra dirección o guárdalo.
corner-missing = Das a un submarino: nombra la esquina a la que va, entre { $corners }.
corner-needless = No das a ningún submarino: dispara sin nombrar una esquina.
corner-none = No hay ninguna esquina libre y el submarino vuelve a su base: dispara sin nombrar una esquina.
corner-taken = { $square } no es una esquina libre: elige entre { $corners }.
hold-nothing = Lo que muestra el dado no se puede hacer ahora, así que no hay nada que dejar: deslízate.
hold-compulsory = El dado muestra { $face }: se puede hacer y por tanto es obligatorio, elige dónde.
no-replacement = En esta mesa se juega sin reemplazo: mueve coral.
no-foresight = En esta mesa se juega sin previsión: coloca una brújula de la reserva.
no-stock = En esta mesa se juega sin depósito: coloca una brújula de la reserva.
swap-same = La brújula de { $square } ya señala esa dirección: elige otra.
own-lacks = No elegiste ninguna { $compass }, o ya está colocada: toma una que te quede.
store-full = Tu depósito ya tiene una { $compass }: coloca una en vez de guardarla.
stock-lacks = Tu depósito no tiene ninguna { $compass }: elige una que hayas guardado.
unstore-order = Nombra cada brújula del depósito una sola vez, norte, este, sur, oeste, como en unstore N e5 S d4.
unstore-same-square = Dos brújulas no caben en una casilla: nombra una casilla para cada una.
too-few-bases = Este tablero tiene { $bases } bases y no caben { $seats } jugadores: juega con menos o añade una base.

## Errores: reglamentos

rules-ragged = { $field }: la fila { $row } tiene { $found } casillas y la primera { $width }: iguálalas.
rules-mark = { $field }: «{ $mark }» en { $square } no es una pieza: usa solo { $marks }.
rules-base = { $field }: «{ $base }» no es una base de este tablero: escribe un lado y una entrada, como N e1.
rules-base-inside = { $field }: la casilla { $square } de «{ $base }» no está en ese borde del tablero: elige una entrada en él.
rules-base-twice = { $field }: { $square } es la entrada de dos bases: da a cada una la suya.
rules-base-order = { $field }: «{ $base }» está fuera de orden: nombra las bases en sentido horario desde el norte.
rules-mouth = { $field }: { $square } es la entrada de una base: déjala libre.
rules-walled-in = { $field }: la base de { $square } está tapiada: quita coral o un templo de su lado.
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
deed-treasures-taken = tesoros sacados del mar
deed-compasses-placed = brújulas colocadas
deed-compasses-used = brújulas que desviaron un submarino
deed-compasses-shifted = brújulas movidas
deed-compasses-swapped = brújulas reemplazadas
deed-compasses-stored = brújulas guardadas
deed-reefs-moved = arrecifes movidos
deed-pieces-sunk = brújulas y arrecifes hundidos
deed-returns-home = regresos a la base
deed-actions-left = acciones dejadas
deed-quiet-ends = partidas cerradas por rondas tranquilas

## Título y ayuda

title = Atlantis Treasure
tagline = Deslízate de brújula en brújula y sé quien antes lleve los tesoros a casa.
help =
    Cada turno pide dos cosas, en el orden que quieras: la acción del dado y deslizarte.
    Deslizarse: una flecha (o n e s w) muestra todo el camino; la misma tecla o Intro lo sigue, Esc vuelve atrás.
    Casillas: escribe su nombre, como e5, o mueve el cursor y pulsa Intro; Tab salta a la siguiente.
    (●) (▲) (■) (×) submarinos   ◆ tesoro   ♣ coral   ▟█▙ templo   ↑ → ↓ ← brújulas   + se puede elegir

## Los campos de un reglamento, para el taller

group-board = El tablero
group-die = El dado
group-pieces = Las piezas
group-goal = La meta
group-variants = Las variantes del libro
field-board = Tablero
field-board-about = Dónde están templos, tesoros y corales al empezar la partida.
field-board-free = libre
field-board-temple = templo
field-board-treasure = tesoro
field-board-coral = coral
field-bases = Bases
field-bases-about = De dónde salen los submarinos y adónde llevan sus tesoros; en el sentido de las agujas, desde el norte.
field-compasses = Brújulas en la reserva
field-compasses-about = Cuántas hay de cada dirección.
field-torpedoes = Torpedos
field-torpedoes-about = Cuántos lleva cada submarino.
field-die = El dado
field-die-about = Lo que permite cada cara. Una cara que está dos veces sale el doble.
field-die-N = brújula norte
field-die-E = brújula este
field-die-S = brújula sur
field-die-W = brújula oeste
field-die-any = brújula a elegir
field-die-coral = verde (coral)
field-die-torpedo = torpedo
field-die-nothing = nada
field-die-again = repetir la tirada
field-target = Tesoros para ganar
field-target-about = Cuántos tesoros ganan la partida; depende de cuántos jueguen.
field-used_compass = Una brújula usada
field-used_compass-about = Adónde va la brújula que ha desviado un submarino.
field-used_compass-reserve = vuelve a la reserva
field-used_compass-out = sale del juego
field-open_mouths = Entradas que se pueden tapar
field-open_mouths-about = Si se puede poner coral y brújulas justo delante de una base.
field-quiet_rounds = Rondas tranquilas que acaban la partida
field-quiet_rounds-about = Tantas rondas sin que un tesoro cambie de sitio acaban la partida: así siempre acaba.
field-replacement = Reemplazo
field-replacement-about = Con verde puedes cambiar una brújula del tablero por otra de la reserva.
field-foresight = Previsión
field-foresight-about = Cada cual elige brújulas antes de la partida y las guarda para el momento justo.
field-picks = Brújulas que elegir
field-picks-about = Cuántas brújulas elige cada cual cuando se juega con previsión.
field-stock = Depósito
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
