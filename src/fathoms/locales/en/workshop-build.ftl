### The workshop’s builders: the die, the board, and how a table is set up.

## Every builder

undo = Undo
redo = Redo
standard = Back to standard
keys = Keys
why = Why?

## The die

chance = { $count } in { $of }
chance-none = not used
die-hint = Choose a face, then where it goes; or drag it there.
die-where = { $face }: now choose where it goes.
die-which = Now choose a face for position { $place }.
die-second = Now choose the second action for position { $place }: { $join ->
    [both] both will be done.
   *[either] one of the two will be done.
}
die-joins = Position { $place }:
die-one = One action
die-both = Both
die-either = Either
die-least = A die needs at least { $least } faces.
die-turn = Turn the die
die-left = Turn left
die-right = Turn right
die-up = Turn up
die-down = Turn down
die-faces = Faces of the die: { $count }
die-place = { $place }: { $face }, { $chance }{ $problem ->
    [none] { "" }
   *[other] . { $problem }
}
die-add = Add a face
die-remove = Remove face { $place }
die-tray = Faces to choose from
die-keys = Arrow keys move between the faces, Enter picks one up or puts it down, Delete removes a face, + adds one, Escape cancels.{ $joins ->
    [yes] {" "}& then a face joins it so that both are done, / so that either is, 1 leaves the first alone.
   *[no] { "" }
} One key for each face: { $keys }.
solid-coin = A coin: two faces, as fair as a die.
solid-cube = A cube: six faces.
solid-barrel = A barrel: it rolls on its { $count } sides.
told-face = Position { $place }: { $face }.
told-more = Added: { $face }. The die has { $count } faces.
told-fewer = Removed: { $face }. The die has { $count } faces.
face-number = number { $number }
face-chest = chest

## The board

board = The board, { $width } by { $height } squares
brushes = What to paint
brush-free = Water
brush-temple = Temple
brush-treasure = Treasure
brush-coral = Coral
brush-base = Base
brush-rock = Rock
brush-deep = Deep
brush-shallows = Shallows
brush-whirlpool = Whirlpool
brush-current = Current
brush-compass = Compass
brush-submarine = Submarine
tools-pieces = Pieces and bases
tools-floor = Sea floor
tools-start = There at the start
kinds = Which { $piece }?
kind-label = { $piece }: { $count } on the board
kind-treasure = worth 1
kind-treasure2 = worth 2
kind-treasure3 = worth 3
kind-currentN = north
kind-currentE = east
kind-currentS = south
kind-currentW = west
kind-compassN = north
kind-compassE = east
kind-compassS = south
kind-compassW = west
kind-submarine0 = white
kind-submarine1 = yellow
kind-submarine2 = red
kind-submarine3 = black
brush-label = { $piece }: { $count } on the board, key { $key }
piece-free = open water
piece-temple = temple
piece-treasure = treasure
piece-coral = coral
piece-treasure2 = treasure worth 2
piece-treasure3 = treasure worth 3
piece-rock = rock
piece-deep = the deep, no square
piece-shallows = shallows
piece-whirlpool = whirlpool
piece-currentN = current to the north
piece-currentE = current to the east
piece-currentS = current to the south
piece-currentW = current to the west
piece-compassN = north compass
piece-compassE = east compass
piece-compassS = south compass
piece-compassW = west compass
piece-submarine0 = the white submarine
piece-submarine1 = the yellow submarine
piece-submarine2 = the red submarine
piece-submarine3 = the black submarine
square = { $square }: { $holds }{ $base ->
    [none] { "" }
   *[other] , mouth of the base in the { $base }
}{ $problem ->
    [none] { "" }
   *[other] . { $problem }
}
troubled = { $count ->
    [one] One square to check:
   *[other] { $count } squares to check:
}
show = Show { $square }
more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
clear = Clear the board
pad = Move the cursor and paint
pad-go = Cursor to the { $direction }
pad-put = Paint { $square }
symmetry = Symmetry while painting
symmetry-none = none
symmetry-across = left and right
symmetry-down = top and bottom
symmetry-both = both ways
symmetry-half = half turn
symmetry-quarter = quarter turn
symmetry-square = A quarter turn needs a square board.
align = Make it symmetric
size = Size: { $width } by { $height }
side-N = north
side-E = east
side-S = south
side-W = west
add = Add a row of squares in the { $side }
cut = Remove a row of squares in the { $side }
board-keys = Arrow keys move the cursor; with Shift they paint as they go. 1 water, 2 temple, 3 treasure, 4 coral, 5 or B a base, 6 rock, 7 deep, 8 shallows, 9 whirlpool, 0 current, C compass, S submarine; 3, 0, C and S again change its worth, direction or colour. Enter paints with the chosen brush. Ctrl+Z undoes.
told-stroke = { $count ->
    [0] Nothing changed.
    [one] { $squares }: { $piece }.
   *[other] { $count } squares: { $piece }{ $named ->
        [no] .
       *[yes] { " " }({ $squares }).
    }
}
told-there = { $square }: { $piece }, as before.
told-inside = { $square } is not on the edge: a base needs a square on the edge for its mouth.
told-bases-full = There can be at most { $most } bases: remove one first{ $count ->
    [one] .
   *[other] , or paint without symmetry.
}
told-base = Base in the { $side } at { $square }; { $count ->
    [one] one base in all.
   *[other] { $count } bases in all.
}
told-base-gone = Base at { $square } removed; { $count ->
    [0] none is left.
    [one] one is left.
   *[other] { $count } are left.
}
told-drag-base = Drag a base along the edge to move it; the base brush removes it.
told-size = The board is now { $width } by { $height }.
told-aligned = { $count ->
    [0] { $bases ->
        [yes] Only bases changed.
       *[no] It was symmetric already.
    }
    [one] One square changed{ $bases ->
        [yes] , and bases.
       *[no] .
    }
   *[other] { $count } squares changed{ $bases ->
        [yes] , and bases.
       *[no] .
    }
}
told-clear = Only water and bases are left.
told-standard = The board of our reconstruction.

## The table, set up

setup-board = The board: { $width } by { $height } squares
setup-bases = { $count ->
    [one] 1 base
   *[other] { $count } bases
}
setup-treasure = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
setup-coral = { $count ->
    [one] 1 reef
   *[other] { $count } reefs
}
setup-temple = { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
setup-compass = { $count ->
    [one] 1 compass on the board
   *[other] { $count } compasses on the board
}
setup-rock = { $count ->
    [one] 1 rock
   *[other] { $count } rocks
}
setup-deep = { $count ->
    [one] 1 square missing
   *[other] { $count } squares missing
}
setup-shallows = { $count ->
    [one] 1 square of shallows
   *[other] { $count } squares of shallows
}
setup-whirlpool = { $count ->
    [one] 1 whirlpool
   *[other] { $count } whirlpools
}
setup-current = { $count ->
    [one] 1 current
   *[other] { $count } currents
}
setup-torpedoes = { $count ->
    [0] no torpedoes
    [one] 1 torpedo each
   *[other] { $count } torpedoes each
}
setup-reserve = Reserve
setup-die = Die
setup-dice-both = Two dice, both are done
setup-dice-choose = Two dice, one of them is done
setup-dice = { $count ->
    [one] 1 die
   *[other] { $count } identical dice
}
setup-shells = { $count ->
    [one] 1 shell each
   *[other] { $count } shells each
}
setup-sea = The sea: { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
setup-level = Level { $level }: main treasure { $main }, secondary { $secondary }
setup-main = Main
setup-secondary = Secondary
setup-chests = { $count ->
    [one] 1 chest, face down
   *[other] { $count } chests, shuffled, face down
}
setup-values = worth { $values }
setup-secondaries = Secondary treasures per level
setup-players = { $players } players
