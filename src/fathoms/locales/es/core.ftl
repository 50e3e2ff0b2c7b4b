# Lo que cualquier juego puede tener que decir: colores, listas y qué falló en una jugada, una partida o unas reglas.

list =
    { $sound ->
        [i] { $head } e { $last }
       *[other] { $head } y { $last }
    }

error-rule = { $text } (regla { $rule }).
error-move = Jugada { $move }: { $text }

you = Tú
colour-green = Verde
colour-blue = Azul
colour-yellow = Amarillo
colour-red = Rojo
colour-violet = Violeta
colour-white = Blanco
colour-black = Negro

## Bots para todos los juegos

bot-random = Aleatorio
bot-random-about = Hace cualquier jugada permitida; un rival fácil para una primera partida.

## Mesas

seats =
    { $seats ->
        [one] Aquí no basta un solo puesto; usa de { $least } a { $most }.
       *[other] Aquí no se puede jugar con { $seats } puestos; usa de { $least } a { $most }.
    }
first = El puesto { $first } no puede empezar; en una partida guardada los puestos van de 0 a { $last }.
first-ruled = Con estas reglas empieza el jugador { $seat }: deja que las reglas decidan el primer puesto.
seat-number = Puesto { $seat }
begins-told = { $seat ->
    [0] cada mesa decide quién empieza
   *[other] empieza el puesto { $seat }
}
handicap-begins = Empieza el puesto { $seat }.
no-game = Ningún juego se llama «{ $name }»; los juegos son { $known }.
no-bot = Ningún bot se llama «{ $name }»; los bots son { $known }.
cannot-fall = Esa tirada no es posible aquí; revisa los dados y escribe lo que muestran.
game-too-long = Tras { $most } jugadas la partida no había terminado; usa reglas que terminen antes.

## Partidas escritas

not-json = Esto no es JSON válido; da una partida tal como la escribe Fathoms.
record-not-object = Una partida debe ser un objeto JSON; esto es otra cosa.
record-missing = A la partida le falta «{ $field }»; añádelo.
record-format = El formato de la partida es { $found }; Fathoms lee «{ $format }».
record-field = El campo «{ $field }» no puede valer { $value }; escríbelo como pide el formato.
record-name = { $name } no puede ser un nombre; usa de 1 a { $most } letras imprimibles.
record-names-twice = Dos puestos tienen el mismo nombre; da a cada uno un nombre distinto.
record-too-long = La partida es demasiado larga; el límite es de { $most } jugadas.
result-too-early = La partida tiene un resultado, pero sus jugadas no la terminan; quita el resultado.
result-differs = El resultado de la partida es incorrecto; sus jugadas dan los puntos { $scores } y los ganadores { $winners }.

## Dados verificables

proof-missing = La partida no tiene prueba de sus dados; las jugadas en un servidor de Fathoms la tienen.
proof-scheme = Los dados se sacaron con { $found }; esta versión de Fathoms comprueba { $schemes }.
proof-entropy = La prueba tiene { $shares } partes para { $seats } puestos; hace falta una por puesto, vacía si el jugador no dio nada.
proof-no-secret = El secreto de los dados aún no está en la partida; compruébala cuando haya terminado.
proof-no-secret-today = El secreto de estos dados se revela cuando termina su día; vuelve a obtener la partida después de medianoche UTC.
origin-move = La partida dice que sigue desde la jugada { $number }, pero de allí pueden venir como mucho { $moves } jugadas; corrige el número.
origin-beyond = No hay jugada { $number } desde la que seguir; la partida tiene { $moves } jugadas.
origin-over = La partida termina con la jugada { $number }; sigue desde una anterior.
origin-deep = Esta partida se ha retomado demasiadas veces; el límite es { $most }. Elige una partida anterior.

## Reglas de la casa

rules-not-object = Un conjunto de reglas es un objeto JSON con los campos que cambian; esto es otra cosa.
rules-unknown = No hay ningún campo «{ $field }»; los más parecidos son { $known }.
rules-field = «{ $field }» no puede valer { $value }; admite { $takes }.
takes-one-of = un valor entre { $choices }
takes-number = un número entero
takes-number-between = un número entero de { $least } a { $most }
takes-boolean = true o false
takes-text = un texto
takes-text-between = un texto de { $least } a { $most } letras
takes-letters = { $text }, de entre { $letters }
takes-list = una lista de { $least } a { $most } valores, cada uno { $each }
takes-list-exact = una lista de { $count } valores, cada uno { $each }
takes-table = una tabla en la que cada valor es { $each }
takes-object = un objeto con los campos { $fields }
takes-anything = cualquier valor

## Códigos para compartir

not-a-code = Esto no es un código para compartir; un código empieza por { $prefix }.
code-damaged = Este código para compartir está dañado; vuelve a copiarlo entero.
code-too-long = Este código para compartir es demasiado largo; el límite es de { $most } letras.
code-newer = Este código para compartir se hizo con una versión más nueva de Fathoms: esta no conoce «{ $unknown }» en { $game }; actualiza Fathoms y vuelve a intentarlo.

## Claves de los jugadores

key-length = Una clave tiene { $length } palabras, y aquí hay { $count }; escríbelas todas, en su orden.
key-unknown-words = { $count } palabras no son palabras de una clave: { $words }; compáralas con tu clave.
key-wrong-word = La palabra { $number }, «{ $word }», está mal; según las otras nueve debe ser «{ $meant }».
key-wrong-words = Hay más de una palabra mal o en otro lugar; compara las diez con tu clave.

needs-lab = Hace falta un paquete adicional; instálalo con: pip install 'fathoms[lab]'.

## Los reglamentos en palabras, para el taller

yes = sí
no = no
times = { $times } × { $name }
at-place = { $place }: { $value }
each = { $value } de cada
with-players = con { $players } jugadores
group-all = Todas las reglas
group-others = Otras

## De dónde vienen las palabras de una regla

source-elsewhere = otra fuente
source-elsewhere-about = lo dicen otras fuentes públicas, no las reglas impresas.
source-reading = nuestra lectura
source-reading-about = así leemos las reglas impresas donde dejan algo abierto.
source-reconstruction = nuestra reconstrucción
source-reconstruction-about = lo hemos ideado nosotros, porque el texto de las reglas impresas no lo trae. Tu propio conjunto de reglas puede cambiarlo.
source-book-about = Lo que no lleva marca lo dicen las reglas impresas.
credits-ours = Fathoms es un proyecto independiente: las palabras y los dibujos de este reglamento son nuestros.
