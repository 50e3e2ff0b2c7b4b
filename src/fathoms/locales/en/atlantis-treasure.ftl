### Atlantis Treasure: the game's own words on the table, in the log and in errors.

## Rule sets

ruleset-standard = Standard
ruleset-standard-about = The game of the book.
ruleset-replacement = Replacement
ruleset-replacement-about = Green also lets you swap a compass on the board for another from the reserve.
ruleset-foresight = Foresight
ruleset-foresight-about = Everyone picks two compasses before the game and keeps them for the right moment.
ruleset-stock = Stock
ruleset-stock-about = Store the compasses you roll, then lay a whole chain of them at once.
ruleset-all-variants = All variants
ruleset-all-variants-about = Replacement, foresight and stock together: the captain’s game.
ruleset-bigger-sea = Bigger sea
ruleset-bigger-sea-about = Thirteen squares each way, ten treasures and long slides.
ruleset-torpedo-die = Torpedo die
ruleset-torpedo-die-about = A second torpedo face instead of green: keep your treasures close.
ruleset-no-coral = No coral
ruleset-no-coral-about = An open sea without reefs; the green face becomes a compass of your choice.
ruleset-two-temples = Two temples
ruleset-two-temples-about = Two temples leave the middle of the sea open between them.
ruleset-sunken-palace = Sunken palace
ruleset-sunken-palace-about = All treasures lie within palace walls that have only four gates.

## Bots, as tables introduce them

about = Two to four submarines slide along compasses to the treasures of Atlantis and home again; torpedoes take from whoever is in the way.
bot-careless = Careless
bot-careless-about = Plays like Greedy, but its thoughts wander: one decision in three is anything that is allowed.
bot-greedy = Greedy
bot-greedy-about = Takes the turn after which it stands best; a fair rival.
bot-expert = Expert
bot-expert-about = Looks at your answers before it moves; hard to beat.
ruleset-lagoon = Lagoon
ruleset-lagoon-about = A small sea for two, full of treasures: the short game.
ruleset-spent-compasses = Spent compasses
ruleset-spent-compasses-about = A compass that has turned a submarine leaves the game.
ruleset-wild-die = Wild die
ruleset-wild-die-about = Compasses of any direction, two torpedoes, and a face that rolls again.
no-score = Atlantis Treasure needs no score sheet: whoever first holds enough treasures wins at once.

## Words for pieces, faces and directions

direction-N = north
direction-E = east
direction-S = south
direction-W = west
compass-N = north compass
compass-E = east compass
compass-S = south compass
compass-W = west compass
face-N = a north compass
face-E = an east compass
face-S = a south compass
face-W = a west compass
face-any = a compass of any direction
face-coral = green
face-torpedo = a torpedo
face-nothing = nothing
face-again = roll again
holds-coral = coral
holds-compass = a compass
holds-treasure = a treasure
holds-temple = a temple
holds-submarine = a submarine

## Errors: moves

not-a-move = “{ $text }” is not a move: write for example compass N e5, coral c3 e5, fire N, hold or move N.
expected-die = The die comes first: roll it.
expected-pick = Pick a compass from the reserve first: the game begins when everyone has picked.
expected-act = The die has fallen: do what it shows, or slide.
expected-over = The game is over: start a new one to play on.
word-not-allowed = A word may not be said at one of these tables: choose among those that its mask allows.
kernel-lacks = These bots cannot play this rule set compiled ({ $bots }): let them play on the engine.
not-on-die = The die has no such face: it shows { $faces }.
acted = The die asks for nothing more this turn: slide your submarine.
moved = Your submarine has already moved this turn: finish with what the die shows.
blocked = You would not move to the { $direction } at all: choose another direction.
other-face = The die shows { $face }, which does not allow that: choose another move.
other-direction = The die shows { $face }: take a compass of that direction.
reserve-lacks = The reserve has no { $compass } left: choose something else.
shift-reserve = The reserve still has at least one { $compass }: place it, compasses on the board stay.
no-square = There is no square { $square } on this board: name one from a1 to { $last }.
not-free = { $square } holds { $holds }: choose a free square.
on-mouth = { $square } is the mouth of a base and stays clear: choose another square.
no-compass = There is no compass on { $square }: name a square that holds one.
no-coral = There is no coral on { $square }: name a square that holds some.
no-torpedo = No torpedo is left aboard: slide back to your base to reload.
hits-nothing = A torpedo to the { $direction } would hit nothing: choose another direction, or keep it.
corner-missing = You hit a submarine: name the corner it goes to, out of { $corners }.
corner-needless = You hit no submarine: fire without naming a corner.
corner-none = No corner is free, so the submarine goes home: fire without naming a corner.
corner-taken = { $square } is not a free corner: choose one out of { $corners }.
hold-nothing = What the die shows cannot be done now, so there is nothing to leave: slide.
hold-compulsory = The die shows { $face }, and as it can be done it must be: choose where.
no-replacement = This table plays without replacement: move coral instead.
no-foresight = This table plays without foresight: place a compass from the reserve instead.
no-stock = This table plays without a stock: place a compass from the reserve instead.
swap-same = The compass on { $square } already points there: choose another direction.
own-lacks = You have picked no { $compass }, or it is placed already: choose one you still have.
store-full = Your stock already holds one { $compass }: place it instead.
stock-lacks = Your stock has no { $compass }: choose one you have stored.
unstore-order = Name each stored compass once, north, east, south, west, as in unstore N e5 S d4.
unstore-same-square = Two compasses cannot lie on one square: name a square for each.
too-few-bases = This board has { $bases } bases and cannot seat { $seats }: play with fewer, or add a base.

## Errors: rule sets

rules-ragged = { $field }: row { $row } has { $found } squares and the first has { $width }: make them equal.
rules-mark = { $field }: “{ $mark }” on { $square } is no piece: use only { $marks }.
rules-base = { $field }: “{ $base }” is no base on this board: write a side and a mouth, like N e1.
rules-base-inside = { $field }: { $square } of “{ $base }” is not on that edge of the board: choose a mouth on it.
rules-base-twice = { $field }: { $square } is the mouth of two bases: give each its own.
rules-base-order = { $field }: “{ $base }” is out of order: list the bases clockwise from north.
rules-mouth = { $field }: { $square } is the mouth of a base: leave it free.
rules-walled-in = { $field }: the base at { $square } is walled in: take away coral or a temple beside it.
rules-target = { $field }: with { $seats } players { $target ->
        [one] { $target } treasure wins
       *[other] { $target } treasures win
    }, and the board has { $treasures ->
        [0] none
        [one] only one
       *[other] only { $treasures }
    }: draw more, or lower the target.
rules-no-torpedo = { $field }: { $seats } players may split { $treasures } treasures so that nobody gets { $target }: add torpedoes to the die and the submarines, or lower the target.
rules-unreachable = { $field }: no way leads from the base “{ $base }” to the treasure on { $square }: open one.

## What is counted in games played in bulk

deed-torpedoes-fired = torpedoes fired
deed-submarines-hit = submarines hit
deed-treasures-stolen = treasures stolen
deed-treasures-taken = treasures taken from the sea
deed-compasses-placed = compasses placed
deed-compasses-used = compasses that turned a submarine
deed-compasses-shifted = compasses shifted
deed-compasses-swapped = compasses swapped
deed-compasses-stored = compasses stored
deed-reefs-moved = reefs moved
deed-pieces-sunk = compasses and reefs sunk
deed-returns-home = returns to base
deed-actions-left = actions left undone
deed-quiet-ends = games ended by quiet rounds

## Title and help

title = Atlantis Treasure
tagline = Slide your submarine from compass to compass and be the first to bring home the treasures.
help =
    Each turn asks for two things, in either order: the action of the die, and a slide.
    Slide: an arrow (or n e s w) shows the whole way; the same key or Enter makes it, Esc goes back.
    Squares: type the name, such as e5, or move the cursor and press Enter; Tab jumps to the next one.
    (●) (▲) (■) (×) submarines   ◆ treasure   ♣ coral   ▟█▙ temple   ↑ → ↓ ← compasses   + may be chosen

## The fields of a rule set, for the workshop

group-board = The board
group-die = The die
group-pieces = Pieces
group-goal = The goal
group-variants = Variants of the book
field-board = Board
field-board-about = Where temples, treasures and coral lie when the game begins.
field-board-free = free
field-board-temple = temple
field-board-treasure = treasure
field-board-coral = coral
field-bases = Bases
field-bases-about = Where the submarines start and bring their treasures; listed clockwise from north.
field-compasses = Compasses in the reserve
field-compasses-about = How many there are of each direction.
field-torpedoes = Torpedoes
field-torpedoes-about = How many each submarine carries.
field-die = The die
field-die-about = What each face lets you do. A face that stands twice falls twice as often.
field-die-N = north compass
field-die-E = east compass
field-die-S = south compass
field-die-W = west compass
field-die-any = compass of any direction
field-die-coral = green (coral)
field-die-torpedo = torpedo
field-die-nothing = nothing
field-die-again = roll again
field-target = Treasures to win
field-target-about = How many treasures win the game; it depends on how many play.
field-used_compass = A used compass
field-used_compass-about = Where a compass goes that has turned a submarine.
field-used_compass-reserve = goes back to the reserve
field-used_compass-out = leaves the game
field-open_mouths = Mouths may be blocked
field-open_mouths-about = Whether coral and compasses may be put right in front of a base.
field-quiet_rounds = Quiet rounds that end the game
field-quiet_rounds-about = So many rounds without a treasure changing place end the game, so that it always ends.
field-replacement = Replacement
field-replacement-about = On green you may swap a compass on the board for another from the reserve.
field-foresight = Foresight
field-foresight-about = Everybody picks compasses before the game and keeps them for the right moment.
field-picks = Compasses to pick
field-picks-about = How many compasses everybody picks when foresight is played.
field-stock = Stock
field-stock-about = Store the compasses you roll, then lay several at once.
base-number = Base { $number }
place-N = North
place-E = East
place-S = South
place-W = West
square-holds = { $square } { $holds }
squares = { $squares }
bases-told = { $count } bases: { $places }
board-told = { $width } × { $height }, { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, { $reefs ->
    [0] no coral
    [one] { $reefs } reef
   *[other] { $reefs } reefs
}, { $temples ->
    [0] no temple
    [one] { $temples } temple
   *[other] { $temples } temples
}{ $differ ->
    [0] { "" }
   *[other] ; { $differ } squares differ
}
