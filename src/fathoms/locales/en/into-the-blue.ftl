### Into the Blue: the game's own words on the table, in the log, on the score sheet and in errors.

title = Into the Blue
tagline = Roll the sequence 1, 2, 3, … and place your shells where the treasures are.
help =
    Press the number under a die to keep or reroll it, r to reroll the other dice, s to stop.
    Then press the number of a level to place your shells there, or of a chest after a perfect dive (0 is chest 10).
    ♦ main treasure   ◊ secondary treasure   the shell next to it leads   ▣ chest   p points if the game ended now

## Rule sets

ruleset-standard = Standard
ruleset-standard-about = The rules of the book; the treasure values are our reconstruction.
ruleset-quick = Quick
ruleset-quick-about = Six shells each: half the dives, and each one counts double.
ruleset-two-rolls = Two rolls
ruleset-two-rolls-about = Only one reroll: going deep is riskier, stopping is wiser.
ruleset-rich-chests = Rich chests
ruleset-rich-chests-about = The chests hold 7, 8, 9, 10 and 12: a perfect dive is worth going for.
ruleset-sudden-end = Sudden end
ruleset-sudden-end-about = The last shell ends the game at once: watch who is running out.
ruleset-first-come = First come
ruleset-first-come-about = A warning, not a tip: three shells and a sudden end. The first player wins seven games out of ten. Measure it yourself.
ruleset-deep-trench = Deep trench
ruleset-deep-trench-about = A sixth level, a sixth number and a seventh die.

## Bots, as tables introduce them

about = Two to five divers roll six dice, dive as deep as the sequence 1, 2, 3, … goes, and place shells to win treasures.
bot-cautious = Cautious
bot-cautious-about = Plays it safe: a decent dive is enough.
bot-diver = Deep diver
bot-diver-about = Always goes for the deepest levels.
bot-greedy = Greedy
bot-greedy-about = Makes the most of each turn, as if it were the last; a good opponent.
bot-expert = Expert
bot-expert-about = Calculates every turn exactly; hard to beat.
bot-perfect = Perfect
bot-perfect-about = For two players: plays the solved game without a mistake, if the server has solved it.

## The table

board-turns = Turn { $turns }
board-deal = The chests are being shuffled.
board-turn = { $name }: roll { $roll } of { $rolls }
board-last-turns = { $left ->
    [one] The very last turn
   *[other] Last turns: { $left } to go
}
board-no-run = No 1 yet: no sequence.
board-run = The sequence reaches level { $depth }.
board-run-missing = Level { $depth } reached; a { $missing } takes you deeper.
board-run-lost = Level { $depth }: no { $missing }, so the rest is lost.
board-all-the-way = The sequence goes all the way down!
board-perfect = A perfect dive! Take a chest.
board-kept = In brackets: kept.
board-purse = { $shells } left{ $chests ->
    [0] { "" }
    [one] , { $chests } chest
   *[other] , { $chests } chests
}, { $known ->
    [no] ≥
   *[yes] { "" }
}{ $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
level = Level { $level }
nobody = nobody
wins = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
share = { $points ->
    [one] { $names } share the victory with { $points } point each.
   *[other] { $names } share the victory with { $points } points each.
}
sum = { $name } { $points } = treasures { $treasures } + chests { $chests }
tie-S3 = { $better } before { $worse }: S3, level { $level }, { $ours } to { $theirs }
tie-S4 = { $better } before { $worse }: S4, unplayed shells { $ours } to { $theirs }
tie-S5 = { $better } before { $worse }: S5, last turn { $ours } before { $theirs }

## A person's choice

prompt-dice = Which dice do you keep?
prompt-place = Where do you place your shells?
prompt-chest = Which chest do you take?
key-roll = { $count ->
    [one] reroll 1 die
   *[other] reroll { $count } dice
}
key-stop = stop here
key-keep = keep { $face }
key-throw = reroll { $face }
key-place = { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}
key-chest = chest { $slot }
face-chest = chest

## The log

tell-deal = The chests are shuffled, face down.
tell-dive = { $name } dives: { $faces }.
tell-roll = { $name } rolls { $faces }.
tell-keep = { $count ->
    [one] { $name } keeps { $faces } and rerolls one die.
   *[other] { $name } keeps { $faces } and rerolls { $count } dice.
}
tell-keep-none = { $count ->
    [one] { $name } rerolls the die.
   *[other] { $name } rerolls all { $count } dice.
}
tell-stop = { $name } stops.
tell-lost = Unsuccessful dive: no 1.
tell-no-shells = No shells left to place.
tell-perfect = A perfect dive!
tell-place = { $count ->
    [one] { $name } places a shell on level { $level }.
   *[other] { $name } places { $count } shells on level { $level }.
}
tell-last-shell = That was the last shell.
tell-last-turns = { $others ->
    [one] One last turn for the other player.
   *[other] One last turn for each of the others.
}
tell-chest = { $name } takes chest { $slot }.
tell-again = Another turn!
tell-last-chest = That was the last chest.
tell-over = The game is over.

## The score sheet

ask-players = How many players? ({ $least } to { $most })
ask-name = Name of player { $number }? (Enter: { $colour })
ask-shells = { $levels ->
    [one] { $name }: how many shells on level 1?
   *[other] { $name }: shells on level 1 to { $levels }, as in “{ $example }”?
}
ask-chests = { $name }: values of the chests taken, as in “{ $example }”? (Enter: none)
ask-order = Who took their last turn first, second, …? Names or numbers, as in “{ $example }”. (Enter: in the order of the names)
ask-number-again = “{ $text }” is not a whole number: type digits, with spaces between numbers.
ask-main = What is printed on the main treasures of your box, from level 1 to { $levels }, as in “{ $example }”? (Enter: use the values of Fathoms, which are our reconstruction)
ask-secondary = And on the secondary treasures? If the two of a level differ, give both, as in “{ $example }”.
ask-values-again = “{ $text }” does not give one value for each of the { $levels } levels: type as many numbers, with blanks between them.
ask-value-again = “{ $text }” is no value of a treasure: type a number from 0 to { $most }.
sheet-our-values = Treasure values: our reconstruction; those of your box may differ.
sheet-values = “values” is { $found }: write one of { $known }.
sheet-chest-worth = Chest worth { $value }
sheet-in-hand = { $left ->
    [one] 1 unplayed shell
   *[other] { $left } unplayed shells
}
sheet-last-turns = Last turns, earliest at the top
sheet-earlier = { $name }: earlier
sheet-later = { $name }: later
sheet-table = The table to score must be a JSON object: give “game”, “players” and “last_turn_order”.
sheet-missing = { $where ->
    [player] Player { $number } has no “{ $field }”: add it.
   *[table] The table has no “{ $field }”: add it.
}
sheet-unknown = { $where ->
    [player] Player { $number } has an unknown field “{ $field }”: use { $known }.
   *[table] The table has an unknown field “{ $field }”: use { $known }.
}
sheet-game = This table is for the game { $found }: write “{ $game }” to score it here.
sheet-players = “players” must be a list: give each player as an object with “name” and “shells”.
sheet-player = Player { $number } must be a JSON object: give “name”, “shells” and “chests”.
sheet-name = The name of player { $number } is { $found }: give a text of 1 to { $most } letters.
sheet-name-twice = Two players are called { $name }: give each a different name.
sheet-shells = The shells of { $name } must be a list: { $levels ->
    [one] give one whole number.
   *[other] give { $levels } whole numbers, level 1 first.
}
sheet-levels = { $name } has { $found ->
    [0] no counts
    [one] { $found } count
   *[other] { $found } counts
} of shells for { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}: give one for each level, 0 for none.
sheet-count = { $name } has { $found } shells on level { $level }: give a whole number, 0 or more.
sheet-too-many = { $name } has { $placed } shells on the board but only { $shells } in total: count them again.
sheet-chests = The chests of { $name } must be a list: give the value of each as a whole number.
sheet-no-chest = { $name } has a chest worth { $value }, but the chests are worth { $values }: check it again.
sheet-chest-twice = { $there ->
    [one] There is only one chest worth { $value }
   *[other] There are only { $there } chests worth { $value }
}, and { $name } has one too many: check it again.
sheet-order = “last_turn_order” must be a list: name every player, the earliest last turn first.
sheet-order-unknown = The order of last turns names { $name }, who is not at the table: use { $known }.
sheet-order-twice = The order of last turns names { $name } twice: name every player once.
sheet-order-missing = The order of last turns leaves out { $names }: name every player once.

## Errors

not-a-move = “{ $text }” is not a move of this game: write one such as keep 123, stop, place 3 or chest 4.
rules-no-face = Level { $level } has no face on the dice: add { $level } to “{ $field }”, or use fewer levels.
rules-no-value = “{ $field }” has { $found ->
    [one] { $found } value
   *[other] { $found } values
} for { $levels } levels: give one for each.
rules-no-end = This game would never end: let the last shell or the last chest end it.
rules-no-perfect-dive = Only the last chest could end this game, but no dive can be perfect: put a chest (C) on the dice and use more dice than levels, or let the last shell end it.
rules-shells_by_seat = Seat { $seat } would have { $found } shells: give it from 1 to { $most }.
rules-rolls_by_seat = Seat { $seat } would have { $found } rolls per turn: give it from 1 to { $most }.
deal = These are not the chests of this game: deal { $values }, in any order.
roll-count = { $found ->
    [one] { $found } die is written
   *[other] { $found } dice are written
}, but { $thrown } were rolled: write a face for each of them.
roll-face = No die has this face: the faces are { $faces }.
keep-all = Keeping every die leaves none to reroll: stop instead.
keep = You cannot keep { $kept } from the dice { $dice }: keep only what they show.
place = Level { $level } is not in your sequence: choose { $depth ->
    [1] level 1.
   *[other] a level from 1 to { $depth }.
}
chest = Chest { $slot } cannot be taken: choose from { $free }.
expected-deal = The chests are not dealt yet: a deal comes first.
expected-roll = It is time to roll the dice: a roll comes next.
expected-decide = The dice are rolled: keep some and reroll the others, or stop.
expected-place = Successful dive: choose a level for your shells.
expected-chest = Perfect dive: take a chest.
expected-over = The game is over: nothing more can be played.

## What the adviser says

hint-keep = Keep { $kept }: most likely { $ending } ({ $share } %); a chest in { $chest } % of cases, nothing in { $lost } %.
hint-keep-none = Reroll all dice: most likely { $ending } ({ $share } %); a chest in { $chest } % of cases, nothing in { $lost } %.
hint-stop = Stop here: { $ending } is worth more than another roll.
hint-place = Level { $level } wins { NUMBER($gain, minimumFractionDigits: 1) } more games in a hundred than level { $other }.
hint-place-points = Level { $level } is worth { NUMBER($gain, minimumFractionDigits: 1) } points more than level { $other }.
hint-only-level = Level { $level } is the only one these dice reach.
hint-chest = The chests are face down: one is as good as another.
hint-ending-chest = a chest
hint-ending-nothing = nothing
hint-ending-shells = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
} on level { $level }

## What is counted in games played in bulk

deed-dives-lost = unsuccessful dives
deed-dives-stopped = dives stopped early
deed-dives-perfect = perfect dives
deed-chests-taken = chests taken
deed-levels-contested = levels contested
deed-ties-broken = ties broken
deed-shells-level-1 = shells on level 1
deed-shells-level-2 = shells on level 2
deed-shells-level-3 = shells on level 3
deed-shells-level-4 = shells on level 4
deed-shells-level-5 = shells on level 5
deed-shells-level-6 = shells on level 6

## The fields of a rule set, for the workshop

group-dice = Dice
group-sea = Sea and treasures
group-end = Shells and end of the game
field-dice = Dice
field-dice-about = How many dice each player rolls. A perfect dive needs more dice than levels.
field-faces = Faces of the dice
field-faces-about = Every die has these faces. A number that appears twice is rolled twice as often.
field-faces-1 = 1
field-faces-2 = 2
field-faces-3 = 3
field-faces-4 = 4
field-faces-5 = 5
field-faces-6 = 6
field-faces-chest = chest
field-rolls = Rolls per turn
field-rolls-about = The first roll counts: with three rolls you can reroll twice.
field-levels = Levels
field-levels-about = How many diving levels there are.
field-main = Main treasures
field-main-about = What the player with the most shells on each level wins, from level 1 down.
field-secondary = Secondary treasures
field-secondary-about = What the next players on each level win, from level 1 down.
field-other_secondary = The other secondary treasures
field-other_secondary-about = Only where the two of a level differ. The more valuable one goes to the second, the other to the third.
secondary-alike = like the first
values-told = { $values }
field-secondaries = Secondary treasures per level
field-secondaries-about = How many secondary treasures each level has, by number of players.
field-chests = Chests
field-chests-about = What the chests are worth. You choose how many there are, too.
field-shells = Shells per player
field-shells-about = How many shells each player starts with. Fewer shells make a shorter game.
field-last_shell = When a player places their last shell
field-last_shell-about = What happens when a player has no shells left.
field-last_shell-last-turns = all other players take one last turn
field-last_shell-at-once = the game ends at once
field-last_shell-never = the game goes on
field-last_chest = When the last chest is taken
field-last_chest-about = What happens when no chest is left.
field-last_chest-last-turns = all other players take one last turn
field-last_chest-at-once = the game ends at once
field-last_chest-never = the game goes on
field-chest_sight = Value of a taken chest
field-chest_sight-about = Who sees it before the scoring.
field-chest_sight-secret = only its owner sees it
field-chest_sight-open = everybody sees it at once
field-chest_turn = Another turn after a perfect dive
field-chest_turn-about = Without it a perfect dive gives the chest alone.
handicap-shells_by_seat = Seat { $seat } has { $count ->
    [one] one shell
   *[other] { $count } shells
} { $more ->
    [yes] more
   *[no] fewer
}.
handicap-rolls_by_seat = Seat { $seat } has { $count ->
    [one] one roll
   *[other] { $count } rolls
} { $more ->
    [yes] more
   *[no] fewer
} in a turn.
group-handicaps = Handicaps
field-shells_by_seat = Shells of each seat
field-shells_by_seat-about = How many shells more or fewer a seat starts with. Fewer shells end the game sooner; more give more to place.
field-rolls_by_seat = Rolls of each seat
field-rolls_by_seat-about = How many rolls more or fewer a seat has per turn.
field-begins = Who starts
shells_by_seat-told = { $count ->
    [one] one shell
   *[other] { $count } shells
} { $more ->
    [yes] more
   *[no] fewer
} for seat { $seat }
shells_by_seat-all = { $count ->
    [0] the same shells for all
   *[other] { $each }
}
rolls_by_seat-told = { $count ->
    [one] one roll
   *[other] { $count } rolls
} { $more ->
    [yes] more
   *[no] fewer
} for seat { $seat }
rolls_by_seat-all = { $count ->
    [0] the same rolls for all
   *[other] { $each }
}
field-begins-about = Leave it at 0 to let each table decide.

## The same, to the player who did it

wins-you = { $points ->
    [one] You win with { $points } point.
   *[other] You win with { $points } points.
}
share-you = { $points ->
    [one] { $names } share the victory with { $points } point each.
   *[other] { $names } share the victory with { $points } points each.
}
tell-dive-you = You dive: { $faces }.
tell-roll-you = You roll { $faces }.
tell-keep-you = { $count ->
    [one] You keep { $faces } and reroll one die.
   *[other] You keep { $faces } and reroll { $count } dice.
}
tell-keep-none-you = { $count ->
    [one] You reroll the die.
   *[other] You reroll all { $count } dice.
}
tell-stop-you = You stop.
tell-place-you = { $count ->
    [one] You place a shell on level { $level }.
   *[other] You place { $count } shells on level { $level }.
}
tell-chest-you = You take chest { $slot }.

## Why a choice was better, in a review

reason-reach = The dive then reaches level { $level } { $better ->
    [100] for certain
   *[other] in { $better } of 100 cases
}; otherwise { $worse ->
    [0] never
   *[other] in { $worse }
}.
reason-shells = { $count } dice or more then show a { $level } that counts { $better ->
    [100] for certain
   *[other] in { $better } of 100 cases
}; otherwise { $worse ->
    [0] never
   *[other] in { $worse }
}.
reason-chest = It brings a chest { $better ->
    [100] for certain
   *[other] in { $better } of 100 cases
}; otherwise { $worse ->
    [0] never
   *[other] in { $worse }
}.
reason-place = Level { $level } gains { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} at once, level { $other } { $less ->
    [0] none
   *[other] { $less }
}.
reason-take = Level { $level } takes { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} from a rival at once, level { $other } { $less ->
    [0] none
   *[other] { $less }
}.
reason-held = On level { $other } the lead was safe enough; on level { $level } there was more to win.

## Puzzles

puzzle-dice = Which dice do you keep?
puzzle-level = Which level?
puzzle-stop = Stop or reroll?
