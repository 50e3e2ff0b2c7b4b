### Los talleres de construcción: el dado, el tablero y la mesa preparada.

## Todos los talleres

undo = Deshacer
redo = Rehacer
standard = Volver al estándar
keys = Teclas
why = ¿Por qué?

## El dado

chance = { $count } de { $of }
chance-none = no está
die-hint = Elige una cara y después su lugar; o arrástrala hasta allí.
die-where = { $face }: elige ahora su lugar.
die-which = Elige ahora una cara para el lugar { $place }.
die-second = Elige ahora la segunda acción para el lugar { $place }: { $join ->
    [both] se harán las dos.
   *[either] se hará una de las dos.
}
die-joins = Lugar { $place }:
die-one = Una acción
die-both = Las dos
die-either = Una u otra
die-least = Un dado necesita al menos { $least } caras.
die-turn = Girar el dado
die-left = Girar a la izquierda
die-right = Girar a la derecha
die-up = Girar hacia arriba
die-down = Girar hacia abajo
die-faces = Caras del dado: { $count }
die-place = { $place }: { $face }, { $chance }{ $problem ->
    [none] { "" }
   *[other] . { $problem }
}
die-add = Añadir una cara
die-remove = Quitar la cara { $place }
die-tray = Caras para elegir
die-keys = Las flechas pasan de una cara a otra, Intro toma o suelta una, Supr quita una cara, + añade una, Esc cancela.{ $joins ->
    [yes] {" "}& y una cara la une para hacer las dos, / para hacer una u otra, 1 deja solo la primera.
   *[no] { "" }
} Una tecla para cada cara: { $keys }.
solid-coin = Una moneda: dos caras, tan justa como un dado.
solid-cube = Un cubo: seis caras.
solid-barrel = Un barril: rueda sobre sus { $count } lados.
told-face = Lugar { $place }: { $face }.
told-more = Añadida: { $face }. El dado tiene { $count } caras.
told-fewer = Quitada: { $face }. El dado tiene { $count } caras.
face-number = número { $number }
face-chest = cofre

## El tablero

board = El tablero, { $width } por { $height } casillas
brushes = Qué pintar
brush-free = Agua
brush-temple = Templo
brush-treasure = Tesoro
brush-coral = Coral
brush-base = Base
brush-rock = Roca
brush-deep = Fosa
brush-shallows = Bajío
brush-whirlpool = Remolino
brush-current = Corriente
brush-compass = Brújula
brush-submarine = Submarino
tools-pieces = Piezas y bases
tools-floor = Fondo del mar
tools-start = Desde el principio
kinds = { $piece }: ¿cuál?
kind-label = { $piece }: { $count } en el tablero
kind-treasure = vale 1
kind-treasure2 = vale 2
kind-treasure3 = vale 3
kind-currentN = norte
kind-currentE = este
kind-currentS = sur
kind-currentW = oeste
kind-compassN = norte
kind-compassE = este
kind-compassS = sur
kind-compassW = oeste
kind-submarine0 = blanco
kind-submarine1 = amarillo
kind-submarine2 = rojo
kind-submarine3 = negro
brush-label = { $piece }: { $count } en el tablero, tecla { $key }
piece-free = agua libre
piece-temple = un templo
piece-treasure = tesoro
piece-coral = un coral
piece-treasure2 = tesoro que vale 2
piece-treasure3 = tesoro que vale 3
piece-rock = roca
piece-deep = la fosa, sin casilla
piece-shallows = bajío
piece-whirlpool = remolino
piece-currentN = corriente hacia el norte
piece-currentE = corriente hacia el este
piece-currentS = corriente hacia el sur
piece-currentW = corriente hacia el oeste
piece-compassN = brújula norte
piece-compassE = brújula este
piece-compassS = brújula sur
piece-compassW = brújula oeste
piece-submarine0 = el submarino blanco
piece-submarine1 = el submarino amarillo
piece-submarine2 = el submarino rojo
piece-submarine3 = el submarino negro
square = { $square }: { $holds }{ $base ->
    [none] { "" }
   *[other] , entrada de la base al { $base }
}{ $problem ->
    [none] { "" }
   *[other] . { $problem }
}
troubled = { $count ->
    [one] Una casilla por revisar:
   *[other] { $count } casillas por revisar:
}
show = Mostrar { $square }
more = { $count ->
    [one] Y una cosa más.
   *[other] Y { $count } cosas más.
}
clear = Vaciar el tablero
pad = Mover el cursor y pintar
pad-go = Cursor hacia { $direction }
pad-put = Pintar { $square }
symmetry = Simetría al pintar
symmetry-none = ninguna
symmetry-across = izquierda y derecha
symmetry-down = arriba y abajo
symmetry-both = las dos
symmetry-half = media vuelta
symmetry-quarter = cuarto de vuelta
symmetry-square = El cuarto de vuelta necesita un tablero cuadrado.
align = Hacerlo simétrico
size = Tamaño: { $width } por { $height }
side-N = norte
side-E = este
side-S = sur
side-W = oeste
add = Añadir una fila al { $side }
cut = Quitar una fila al { $side }
board-keys = Las flechas mueven el cursor; con Mayús pintan por el camino. 1 agua, 2 templo, 3 tesoro, 4 coral, 5 o B una base, 6 roca, 7 fosa, 8 bajío, 9 remolino, 0 corriente, C brújula, S submarino; 3, 0, C y S otra vez cambian el valor, la dirección o el color. Intro pinta con el pincel elegido. Ctrl+Z deshace.
told-stroke = { $count ->
    [0] Nada ha cambiado.
    [one] { $squares }: { $piece }.
   *[other] { $count } casillas: { $piece }{ $named ->
        [no] .
       *[yes] { " " }({ $squares }).
    }
}
told-there = { $square }: { $piece }, como antes.
told-inside = { $square } no está en el borde: la entrada de una base necesita una casilla del borde.
told-bases-full = Puede haber { $most } bases como máximo: quita antes una{ $count ->
    [one] .
   *[other] , o pinta sin simetría.
}
told-base = Base al { $side } en { $square }; { $count ->
    [one] una base en total.
   *[other] { $count } bases en total.
}
told-base-gone = Base de { $square } quitada; { $count ->
    [0] no queda ninguna.
    [one] queda una.
   *[other] quedan { $count }.
}
told-drag-base = Arrastra una base por el borde para moverla; el pincel de bases la quita.
told-size = El tablero mide ahora { $width } por { $height }.
told-aligned = { $count ->
    [0] { $bases ->
        [yes] Solo han cambiado bases.
       *[no] Ya era simétrico.
    }
    [one] Ha cambiado una casilla{ $bases ->
        [yes] { " " }y también bases.
       *[no] .
    }
   *[other] Han cambiado { $count } casillas{ $bases ->
        [yes] { " " }y también bases.
       *[no] .
    }
}
told-clear = Solo quedan agua y bases.
told-standard = El tablero de nuestra reconstrucción.

## La mesa preparada

setup-board = El tablero: { $width } por { $height } casillas
setup-bases = { $count ->
    [one] { $count } base
   *[other] { $count } bases
}
setup-treasure = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
}
setup-coral = { $count ->
    [one] 1 arrecife
   *[other] { $count } arrecifes
}
setup-temple = { $count ->
    [one] 1 templo
   *[other] { $count } templos
}
setup-compass = { $count ->
    [one] 1 brújula en el tablero
   *[other] { $count } brújulas en el tablero
}
setup-rock = { $count ->
    [one] 1 roca
   *[other] { $count } rocas
}
setup-deep = { $count ->
    [one] Falta 1 casilla
   *[other] Faltan { $count } casillas
}
setup-shallows = { $count ->
    [one] 1 bajío
   *[other] { $count } bajíos
}
setup-whirlpool = { $count ->
    [one] 1 remolino
   *[other] { $count } remolinos
}
setup-current = { $count ->
    [one] 1 corriente
   *[other] { $count } corrientes
}
setup-torpedoes = { $count ->
    [0] sin torpedos
    [one] 1 torpedo por jugador
   *[other] { $count } torpedos por jugador
}
setup-reserve = Reserva
setup-die = Dado
setup-dice-both = Dos dados, se hacen los dos
setup-dice-choose = Dos dados, se hace uno
setup-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados iguales
}
setup-shells = { $count ->
    [one] 1 concha por jugador
   *[other] { $count } conchas por jugador
}
setup-sea = El mar: { $levels ->
    [one] 1 nivel
   *[other] { $levels } niveles
}
setup-level = Nivel { $level }: tesoro principal { $main }, secundario { $secondary }
setup-main = Principal
setup-secondary = Secundario
setup-chests = { $count ->
    [one] 1 cofre, boca abajo
   *[other] { $count } cofres barajados, boca abajo
}
setup-values = valores: { $values }
setup-secondaries = Tesoros secundarios por nivel
setup-players = { $players } jugadores
