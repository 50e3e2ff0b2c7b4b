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
ruleset-whirlpool-bay = Whirlpool bay
ruleset-whirlpool-bay-about = Four whirlpools: a submarine that slides into one comes out of the next.
ruleset-maelstrom = Carousel of currents
ruleset-maelstrom-about = A ring of currents around the temple carries submarines along.
ruleset-gulf-stream = Gulf Stream
ruleset-gulf-stream-about = One current leads east, another west: ride them to the other side.
ruleset-stone-garden = Stone garden
ruleset-stone-garden-about = Rocks instead of coral: nothing moves them, nothing breaks them.
ruleset-abyss = The abyss
ruleset-abyss-about = No temple, but an abyss in the middle that nobody can cross.
ruleset-sandbanks = Sandbanks
ruleset-sandbanks-about = Shallows around the temple stop every slide, just where you want to turn.
ruleset-labyrinth = Labyrinth
ruleset-labyrinth-about = Walls of rock stand between the bases and the treasures.
ruleset-atoll = Atoll
ruleset-atoll-about = A ring of rock with four shallow gates around the richest water.
ruleset-trench = The trench
ruleset-trench-about = A cross of deep water cuts the sea into quarters.
ruleset-charted-waters = Charted waters
ruleset-charted-waters-about = Eight compasses lie on the board from the start.
ruleset-head-start = Out at sea
ruleset-head-start-about = For two: both submarines begin out at sea, close to the temple.
ruleset-crown-jewels = Crown jewels
ruleset-crown-jewels-about = Treasures worth 1, 2 and 3: the closer to the temple, the better.
ruleset-rich-depths = Rich depths
ruleset-rich-depths-about = Four treasures in the middle count double.
ruleset-four-crowns = Four crowns
ruleset-four-crowns-about = Only four treasures, worth 3 each: two of them win, and torpedoes decide.
ruleset-free-sailing = Free sailing
ruleset-free-sailing-about = Stop where you like: a slide may end on any square of its way.
ruleset-short-strokes = Short strokes
ruleset-short-strokes-about = A slide goes four squares at most.
ruleset-double-stroke = Double stroke
ruleset-double-stroke-about = Two short slides in every turn, three squares each at most.
ruleset-cargo-run = Cargo run
ruleset-cargo-run-about = A treasure counts when it is home, and there is room for one aboard.
ruleset-full-hold = Full hold
ruleset-full-hold-about = Carry as many treasures as you dare; a hit sends them overboard.
ruleset-pirates = Pirates
ruleset-pirates-about = Treasures are carried home, and a hit takes all that is aboard.
ruleset-knocked-out = Knocked out
ruleset-knocked-out-about = A submarine that is hit stays where it is and misses a turn.
ruleset-towed-home = Towed home
ruleset-towed-home-about = A submarine that is hit goes back to its base, where it reloads.
ruleset-friendly-waters = Friendly waters
ruleset-friendly-waters-about = Nothing is stolen; the game ends with the last treasure, and the most treasures win.
ruleset-double-haul = Double haul
ruleset-double-haul-about = A hit takes two treasures.
ruleset-one-shot = One shot
ruleset-one-shot-about = Each submarine has a single torpedo for the whole game; it takes everything.
ruleset-short-fuse = Short fuse
ruleset-short-fuse-about = Four torpedoes each, but they fly only three squares.
ruleset-reef-pushers = Reef pushers
ruleset-reef-pushers-about = A reef that is hit is moved, not lost; a compass goes back to the reserve.
ruleset-busy-gunners = Busy gunners
ruleset-busy-gunners-about = One torpedo aboard, and a new one every turn; you may even fire at nothing.
ruleset-two-dice = Two dice
ruleset-two-dice-about = Roll two dice and do both actions.
ruleset-captains-choice = Captain’s choice
ruleset-captains-choice-about = Roll two dice and choose one of them.
ruleset-drifting-treasures = Drifting treasures
ruleset-drifting-treasures-about = When you roll a treasure, you may move one to another square.
ruleset-wandering-temple = Wandering temple
ruleset-wandering-temple-about = When you roll the temple, you may put it elsewhere: the best wall of all.
ruleset-weather-vane = Weather vane
ruleset-weather-vane-about = Compasses lie ready, and two faces turn one of them.
ruleset-either-or = Either … or
ruleset-either-or-about = Every face of the die leaves you a choice of two.
ruleset-full-steam = Full steam
ruleset-full-steam-about = One face gives you another slide instead of coral.
ruleset-busy-die = Busy die
ruleset-busy-die-about = Most faces bring two actions: a compass and a reef in every turn.
ruleset-ten-rounds = Ten rounds
ruleset-ten-rounds-about = The game ends after ten rounds, and the most treasures win.
ruleset-clean-sweep = Clean sweep
ruleset-clean-sweep-about = Everything is brought in: when the sea is empty, the worth of all treasures counts.
ruleset-two-crews = Two crews
ruleset-two-crews-about = Four captains in two teams: partners sit opposite and collect five treasures together.
ruleset-convoy = Convoy
ruleset-convoy-about = Two teams bring treasures home; protect your partner, who may be stopped on the way.
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
face-treasure = a treasure to move
face-temple = a temple to move
face-turn = a compass to turn
face-slide = another slide
face-both = { $one } and { $other }
face-either = { $one } or { $other }
face-dice = { $one }, { $other }
holds-coral = coral
holds-compass = a compass
holds-treasure = a treasure
holds-temple = a temple
holds-submarine = a submarine
holds-rock = a rock
holds-deep = no square but the deep
holds-current = a current
holds-shallows = shallow water
holds-whirlpool = a whirlpool

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
teams-of-four = Two teams need four players, and there are { $seats }: play with four.
two-dice = { $dice ->
        [one] This table plays with one die: name one face.
       *[other] This table plays with two dice: name a face for each.
    }
part-done = The dice show { $face }, and this part is done: do what is left, or slide.
no-treasure = There is no treasure on { $square }: choose a square with a treasure.
no-temple = There is no temple on { $square }: choose a square with a temple.
turn-same = This compass already points { $direction }: choose another direction.
no-stops = A submarine slides as far as it can at this table: move without naming a number of squares.
stop-too-far = This slide ends after { $squares ->
        [one] one square
       *[other] { $squares } squares
    }: name a smaller number, or none to go all the way.
reef-square-missing = You hit a reef: choose the free square it moves to.
reef-square-none = There is no free square for the reef, so it leaves the game: fire without naming a square.
reef-square = The reef cannot move to { $square }: choose another free square.
corner-never = At this table a hit submarine is not sent to a corner: fire without naming a square.
teams-need-four = This table plays in two teams, which takes four players: find some more, or play without teams.

## Errors: rule sets

rules-ragged = { $field }: row { $row } has { $found } squares and the first row has { $width }: make all rows the same length.
rules-mark = { $field }: “{ $mark }” on { $square } is not a piece: use only { $marks }.
rules-base = { $field }: “{ $base }” is not a base on this board: write a side and a mouth, like N e1.
rules-base-inside = { $field }: { $square } of “{ $base }” is not on that edge of the board: choose a mouth on the edge.
rules-base-twice = { $field }: { $square } is the mouth of two bases: give each its own mouth.
rules-base-order = { $field }: “{ $base }” is out of order: list the bases clockwise from north.
rules-mouth = { $field }: { $square } is the mouth of a base: leave it free.
rules-walled-in = { $field }: the base at { $square } is blocked in: clear a square next to it.
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
rules-shut-in = { $field }: there is no way for the submarine on { $start } to the treasure on { $square }: open one.
rules-no-way-home = { $field }: submarines carry treasures home, but no way leads back to the base “{ $base }”: open one.
rules-whirlpool-alone = { $field }: the whirlpool on { $square } leads nowhere: draw a second one.
rules-submarine-twice = { $field }: the submarine of seat { $seat } is on { $square } too: draw it once.
rules-submarine-homeless = { $field }: seat { $seat } has a submarine on { $square } but no base: add a base, or remove it.
rules-face = { $field }: “{ $face }” is not a face: use one action, or two joined by + (both) or / (either); nothing and again stand alone.
rules-again-twice = { $field }: “again” does not work with two dice: use another face, or one die.
rules-face-temple = { $field }: a face moves the temple, but the board has none: draw one, or change the face.
rules-face-turn = { $field }: a face turns a compass, but none ever comes onto the board: add compasses to the die or the board, or change the face.
rules-handicap-target = { $field }: seat { $seat } would need { $found }: its goal must be from 1 to { $most }.
rules-handicap-torpedoes = { $field }: seat { $seat } would have { $found } torpedoes: it must have from 0 to { $most }.
rules-teams = { $field }: two teams need four bases, and this board has { $bases }: add bases, or play without teams.
rules-no-treasure = { $field }: there is no treasure to take: draw at least one.
rules-needs-torpedoes = { $field }: nobody can ever fire a torpedo here: add torpedoes to the die and the submarines, or leave this as it was.
rules-needs-cargo = { $field }: treasures go to the base at once here: let submarines carry them home, or leave this as it was.
rules-needs-rounds = { $field }: the game does not end by rounds here: let it, or leave this as it was.
rules-needs-target = { $field }: the game does not end at a target here: let it, or give no handicap on it.

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
    ◆2 ◆3 worth 2, 3   ▓ rock   ░ shallows   ^ > v < currents   @ whirlpool
    gap: the deep   [◆] aboard   ‖ misses a turn   dice: ✓ done   ○ left   – not now

## The fields of a rule set, for the workshop

group-board = The board
group-die = The die
group-pieces = Pieces
group-goal = Goal
group-variants = Variants of the book
field-board = Board
field-board-about = Where temples, treasures, coral and terrain are when the game starts.
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
field-die-about = The action of each face: one, two of them, or one of two. A face that appears twice is rolled twice as often.
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
group-moving = Moving
group-cargo = Cargo
group-torpedoes = Torpedoes and hits
handicap-target_by_seat = Seat { $seat } needs { $count ->
    [one] one treasure
   *[other] { $count } treasures
} { $more ->
    [yes] more
   *[no] fewer
}.
handicap-torpedoes_by_seat = Seat { $seat } has { $count ->
    [one] one torpedo
   *[other] { $count } torpedoes
} { $more ->
    [yes] more
   *[no] fewer
}.
group-handicaps = Handicaps
field-board-treasure2 = treasure worth 2
field-board-treasure3 = treasure worth 3
field-board-rock = rock
field-board-deep = the deep
field-board-currentN = current to the north
field-board-currentE = current to the east
field-board-currentS = current to the south
field-board-currentW = current to the west
field-board-shallows = shallows
field-board-whirlpool = whirlpool
field-board-compassN = north compass
field-board-compassE = east compass
field-board-compassS = south compass
field-board-compassW = west compass
field-board-submarine1 = submarine of seat 1
field-board-submarine2 = submarine of seat 2
field-board-submarine3 = submarine of seat 3
field-board-submarine4 = submarine of seat 4
field-die-treasure = move a treasure
field-die-temple = move a temple
field-die-turn = turn a compass
field-die-slide = another slide
field-stops = Stop where you like
field-stops-about = A slide may end on any square of its way.
field-reach = Reach of a slide
field-reach-about = How many squares a slide goes at most; 0 is as far as it can.
field-slides = Slides per turn
field-slides-about = How often a submarine slides in a turn.
field-cargo = Treasures go to the base
field-cargo-about = Whether a treasure counts as soon as it is taken, or when its submarine is home.
field-cargo-base = at once
field-cargo-carried = when the submarine slides home
field-cargo_room = Room aboard
field-cargo_room-about = How many treasures a submarine carries at most.
field-cargo_room-any = any number
field-cargo_room-one = one treasure
field-cargo_lost = Cargo of a submarine that is hit
field-cargo_lost-about = What happens to the treasures aboard.
field-cargo_lost-dropped = falls into the sea
field-cargo_lost-taken = goes to the base of the player who hit it
field-hit_submarine = A submarine that is hit
field-hit_submarine-about = Where it goes, or whether it stays and misses a turn.
field-hit_submarine-corner = goes to a corner
field-hit_submarine-base = goes back to its base
field-hit_submarine-stays = stays and misses a turn
field-steals = Loot of a hit
field-steals-about = How many treasures a hit takes from the base of the submarine.
field-steals-none = no treasure
field-steals-one = one treasure
field-steals-two = two treasures
field-steals-all = all treasures
field-hit_coral = A reef that is hit
field-hit_coral-about = What happens to a reef that a torpedo has hit.
field-hit_coral-out = is out of the game
field-hit_coral-moved = is moved by the player who hit it
field-torpedo_reach = Range of a torpedo
field-torpedo_reach-about = How many squares a torpedo flies at most; 0 is any distance.
field-shots_in_vain = Shots in vain
field-shots_in_vain-about = A torpedo may be fired where it hits nothing.
field-reload = Reloading
field-reload-about = When fired torpedoes come back aboard.
field-reload-base = all of them, at the base
field-reload-never = never
field-reload-turn = one in each turn
field-dice = Dice
field-dice-about = With two dice, whether you do the actions of both or choose one.
field-dice-one = one die
field-dice-both = two dice, do both
field-dice-choose = two dice, choose one
field-ends = End of the game
field-ends-about = What ends the game. If no target does, most treasure wins.
field-ends-target = the first with enough treasures wins
field-ends-rounds = after a number of rounds
field-ends-empty = when no treasure is left in the sea
field-rounds = Rounds
field-rounds-about = After how many rounds the game ends, if rounds end it.
field-teams = Teams
field-teams-about = Four players, the first and the third against the second and the fourth.
field-target_by_seat = Goal by seat
field-target_by_seat-about = How many treasures more or fewer a seat needs to win.
field-torpedoes_by_seat = Torpedoes by seat
field-torpedoes_by_seat-about = How many torpedoes more or fewer a seat has.
field-begins = First player
field-begins-about = Which seat starts; 0 leaves it to the table.
by-seat-told = { $count ->
    [0] no difference
   *[other] { $each }
}
reach-told = { $squares ->
    [0] no limit
    [one] { $squares } square
   *[other] { $squares } squares
}
die-told = { $faces }
die-count = { $more ->
    [0] { $count } faces
   *[other] { $count } faces, with “{ $faces }”
}

## Puzzles

puzzle-treasure = Treasure in two: what comes first?
