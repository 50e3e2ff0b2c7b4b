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
die-keys = Las flechas pasan de una cara a otra, Intro toma o suelta una, Supr quita una cara, + añade una, Esc cancela. Una tecla para cada cara: { $keys }.
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
brush-label = { $piece }: { $count } en el tablero, tecla { $key }
piece-free = agua libre
piece-temple = un templo
piece-treasure = tesoro
piece-coral = un coral
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
board-keys = Las flechas mueven el cursor; con Mayús pintan por el camino. 1 agua, 2 templo, 3 tesoro, 4 coral, 5 o B una base; Intro pinta con el pincel elegido. Ctrl+Z deshace.
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
setup-treasures = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
}
setup-corals = { $count ->
    [one] 1 arrecife
   *[other] { $count } arrecifes
}
setup-temples = { $count ->
    [one] 1 templo
   *[other] { $count } templos
}
setup-torpedoes = { $count ->
    [0] sin torpedos
    [one] 1 torpedo por jugador
   *[other] { $count } torpedos por jugador
}
setup-reserve = Reserva
setup-die = Dado
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
