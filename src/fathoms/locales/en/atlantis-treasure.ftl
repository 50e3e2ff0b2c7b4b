### Atlantis Treasure: the game's own words on the table, in the log and in errors.

## Rule sets

ruleset-standard = Standard
ruleset-standard-about = The rules of the booklet on a board of our reconstruction.
ruleset-replacement = Replacement
ruleset-replacement-about = When you roll green, you may also swap a compass on the board for one from the reserve.
ruleset-foresight = Foresight
ruleset-foresight-about = Each player picks two compasses before the game and keeps them for the right moment.
ruleset-stock = Stock
ruleset-stock-about = Store the compasses you roll, then place a whole chain at once.
ruleset-all-variants = All variants
ruleset-all-variants-about = Replacement, foresight and stock together: for experienced captains.
ruleset-bigger-sea = Bigger sea
ruleset-bigger-sea-about = A board of thirteen by thirteen squares, ten treasures and long slides.
ruleset-torpedo-die = Torpedo die
ruleset-torpedo-die-about = A second torpedo face instead of green: guard your treasures.
ruleset-no-coral = No coral
ruleset-no-coral-about = An open sea without coral reefs; the green face becomes a compass of your choice.
ruleset-two-temples = Two temples
ruleset-two-temples-about = Two temples, with an open passage between them.
ruleset-sunken-palace = Sunken palace
ruleset-sunken-palace-about = All treasures are inside the walls of a palace with only four gates.

## Bots, as tables introduce them

about = Two to four submarines slide from compass to compass to the treasures of Atlantis; torpedoes steal treasures from rivals.
bot-careless = Careless
bot-careless-about = Plays like Greedy, but distracted: one decision in three is random.
bot-greedy = Greedy
bot-greedy-about = Picks the turn that leaves it best placed; a good opponent.
bot-expert = Expert
bot-expert-about = Thinks about your replies before it moves; hard to beat.
ruleset-lagoon = Lagoon
ruleset-lagoon-about = A small board for two, full of treasures: a short game.
ruleset-spent-compasses = Spent compasses
ruleset-spent-compasses-about = A compass that turned a submarine is out of the game.
ruleset-wild-die = Wild die
ruleset-wild-die-about = Compasses of any direction, two torpedoes, and a face that lets you roll again.
no-score = Atlantis Treasure needs no score sheet: the first player with enough treasures wins at once.

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
expected-die = Roll the die first.
expected-pick = Pick a compass from the reserve first: the game starts when everyone has picked.
expected-act = The die is rolled: do its action, or slide.
expected-over = The game is over: start a new one to play again.
word-not-allowed = This action is not legal at one of these tables: choose one that its action mask allows.
kernel-lacks = The compiled game cannot run these bots with these rules ({ $bots }): run them on the engine.
not-on-die = The die has no such face: it shows { $faces }.
acted = The action of the die is done for this turn: slide your submarine.
moved = Your submarine has already moved this turn: finish with the action of the die.
blocked = You cannot move { $direction } from here: choose another direction.
other-face = The die shows { $face }, which does not allow this: choose another move.
other-direction = The die shows { $face }: take a compass of that direction.
reserve-lacks = There is no { $compass } left in the reserve: choose something else.
shift-reserve = There is still a { $compass } in the reserve: place that one instead of moving one on the board.
no-square = There is no square { $square } on this board: choose one from a1 to { $last }.
not-free = There is { $holds } on { $square }: choose a free square.
on-mouth = { $square } is the mouth of a base and must stay clear: choose another square.
no-compass = There is no compass on { $square }: choose a square with a compass.
no-coral = There is no coral on { $square }: choose a square with coral.
no-torpedo = You have no torpedo left aboard: go back to your base to reload.
hits-nothing = A torpedo fired { $direction } would hit nothing: choose another direction, or keep it.
cuts-sea = Coral on { $square } would close off part of the sea: choose another square, or another reef.
corner-missing = You hit a submarine: choose the corner it goes to, from { $corners }.
corner-needless = You hit no submarine: fire without naming a corner.
corner-none = No corner is free, so the submarine goes back to its base: fire without naming a corner.
corner-taken = { $square } is not a free corner: choose from { $corners }.
hold-nothing = The action of the die is not possible now, so there is nothing to skip: slide.
hold-compulsory = The die shows { $face }; this action is possible, so you must do it: choose where.
no-replacement = This table plays without replacement: move coral instead.
no-foresight = This table plays without foresight: place a compass from the reserve instead.
no-stock = This table plays without a stock: place a compass from the reserve instead.
own-lacks = You have no { $compass } at your base: choose one you still have.
store-full = Your stock already has a { $compass }: place this one.
stock-lacks = There is no { $compass } in your stock: choose one you have stored.
unstore-order = Name each stored compass once, north, east, south, west, as in unstore N e5 S d4.
unstore-same-square = Two compasses cannot share a square: name a square for each.
too-few-bases = This board has { $bases } bases, too few for { $seats } players: play with fewer, or add a base.

## Errors: rule sets

rules-ragged = { $field }: row { $row } has { $found } squares and the first row has { $width }: make all rows the same length.
rules-mark = { $field }: “{ $mark }” on { $square } is not a piece: use only { $marks }.
rules-base = { $field }: “{ $base }” is not a base on this board: write a side and a mouth, like N e1.
rules-base-inside = { $field }: { $square } of “{ $base }” is not on that edge of the board: choose a mouth on the edge.
rules-base-twice = { $field }: { $square } is the mouth of two bases: give each its own mouth.
rules-base-order = { $field }: “{ $base }” is out of order: list the bases clockwise from north.
rules-mouth = { $field }: { $square } is the mouth of a base: leave it free.
rules-walled-in = { $field }: the base at { $square } is blocked in: remove coral or a temple next to it.
rules-cut-off = { $field }: coral and temples close off the sea at { $square }, but it must stay in one piece here: open a way.
rules-target = { $field }: with { $seats } players { $target ->
        [one] { $target } treasure wins
       *[other] { $target } treasures win
    }, and the board has { $treasures ->
        [0] none
        [one] only one
       *[other] only { $treasures }
    }: draw more, or lower the target.
rules-no-torpedo = { $field }: { $seats } players could share { $treasures } treasures so that nobody gets { $target }: add torpedoes to the die and the submarines, or lower the target.
rules-unreachable = { $field }: there is no way from the base “{ $base }” to the treasure on { $square }: open one.

## What is counted in games played in bulk

deed-torpedoes-fired = torpedoes fired
deed-submarines-hit = submarines hit
deed-treasures-stolen = treasures stolen
deed-treasures-taken = treasures taken from the sea
deed-compasses-placed = compasses placed
deed-compasses-used = compasses that turned a submarine
deed-compasses-shifted = compasses moved
deed-compasses-swapped = compasses swapped
deed-compasses-stored = compasses stored
deed-reefs-moved = reefs moved
deed-pieces-sunk = compasses and coral reefs hit
deed-returns-home = returns to base
deed-actions-left = actions skipped
deed-quiet-ends = games ended by rounds without a change

## Title and help

title = Atlantis Treasure
tagline = Slide your submarine from compass to compass and be the first to hold enough treasures.
help =
    Each turn you do two things, in either order: the action of the die, and a slide.
    Slide: an arrow (or n e s w) shows the path; the same key or Enter confirms, Esc goes back.
    Squares: type the name, such as e5, or move the cursor and press Enter; Tab jumps to the next one.
    (●) (▲) (■) (×) submarines   ◆ treasure   ♣ coral   ▟█▙ temple   ↑ → ↓ ← compasses   + can be chosen

## The fields of a rule set, for the workshop

group-board = The board
group-die = The die
group-pieces = Pieces
group-goal = Goal
group-variants = Variants of the book
field-board = Board
field-board-about = Where temples, treasures and coral are when the game starts.
field-board-free = free
field-board-temple = temple
field-board-treasure = treasure
field-board-coral = coral
field-bases = Bases
field-bases-about = Where the submarines start and where their treasures are kept; listed clockwise from north.
field-compasses = Compasses in the reserve
field-compasses-about = How many compasses there are of each direction.
field-torpedoes = Torpedoes
field-torpedoes-about = How many torpedoes each submarine carries.
field-die = Die
field-die-about = The action of each face. A face that appears twice is rolled twice as often.
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
field-target-about = How many treasures you need to win, by number of players.
field-used_compass = A used compass
field-used_compass-about = What happens to a compass that has turned a submarine.
field-used_compass-reserve = goes back to the reserve
field-used_compass-out = is out of the game
field-hit_compass = A compass that is hit
field-hit_compass-about = What happens to a compass that a torpedo has hit.
field-hit_compass-reserve = goes back to the reserve
field-hit_compass-out = is out of the game
field-open_mouths = Mouths may be blocked
field-open_mouths-about = Whether coral and compasses may be placed right in front of a base.
field-open_sea = The sea stays in one piece
field-open_sea-about = No reef may be moved where it would close off part of the sea, so nobody is shut in.
field-quiet_rounds = Rounds without a change
field-quiet_rounds-about = After this many rounds in which no treasure changes place, the game ends.
field-replacement = Replacement
field-replacement-about = When you roll green, you may swap a compass on the board for one from the reserve.
field-foresight = Foresight
field-foresight-about = Each player picks compasses before the game and keeps them for the right moment.
field-picks = Compasses to pick
field-picks-about = How many compasses each player picks with foresight.
field-stock = Stock
field-stock-about = Store the compasses you roll, then place several at once.
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

## Puzzles

puzzle-treasure = Treasure in two: what comes first?
puzzle-move = Which move is best?
