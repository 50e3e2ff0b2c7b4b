### Into the Blue: the game's own words on the table, in the log, on the score sheet and in errors.

title = Into the Blue
tagline = Roll the run 1, 2, 3, … and leave your shells where the treasures lie.
help =
    Press the number under a die to keep it or to throw it again, r to throw the dice that are not kept, s to stop.
    Then press the number of a level to place your shells there, or of a chest after a perfect dive (0 is chest 10).
    ♦ main treasure   ◊ secondary treasure   the shell beside it leads now   ▣ chest   p points if the game ended now

## Rule sets

ruleset-standard = Standard
ruleset-standard-about = The game of the book.
ruleset-quick = Quick
ruleset-quick-about = Six shells each: half the dives, twice the weight of each one.
ruleset-two-rolls = Two rolls
ruleset-two-rolls-about = Only one chance to throw again: bolder to go deep, wiser to stop.
ruleset-rich-chests = Rich chests
ruleset-rich-chests-about = The chests hold 7, 8, 9, 10 and 12: the perfect dive is worth the hunt.
ruleset-sudden-end = Sudden end
ruleset-sudden-end-about = The last shell ends the game at once: watch who is running out.
ruleset-first-come = First come
ruleset-first-come-about = A warning, not a tip: three shells and a sudden end. Whoever begins wins seven games in ten; measure it.
ruleset-deep-trench = Deep trench
ruleset-deep-trench-about = A sixth level, a sixth number and a seventh die.

## Bots, as tables introduce them

about = Two to five divers throw six dice, go as deep as the run 1, 2, 3, … carries them, and leave shells where treasures lie.
bot-cautious = Cautious
bot-cautious-about = Takes what is sure: a decent dive is enough.
bot-diver = Deep diver
bot-diver-about = Wants the deep, whatever the dice say.
bot-greedy = Greedy
bot-greedy-about = Makes the most of each turn, as if the game ended after it; a fair rival.
bot-expert = Expert
bot-expert-about = Works every turn out exactly; hard to beat.
bot-perfect = Perfect
bot-perfect-about = For two players: plays the solved game without a mistake, where the host has solved it.

## The table

board-turns = Turn { $turns }
board-deal = The chests are being shuffled.
board-turn = { $name }: roll { $roll } of { $rolls }
board-last-turns = { $left ->
    [one] The very last turn
   *[other] Last turns: { $left } to go
}
board-no-run = No 1 yet: no run.
board-run = The run reaches level { $depth }.
board-run-missing = Level { $depth } reached; a { $missing } goes deeper.
board-run-lost = Level { $depth }: no { $missing }, so the rest is lost.
board-all-the-way = The run goes all the way down!
board-perfect = A perfect dive! Take a chest.
board-kept = In brackets: kept.
board-purse = { $shells } in hand{ $chests ->
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
prompt-place = Where do your shells go?
prompt-chest = Which chest do you take?
key-roll = { $count ->
    [one] throw 1 die
   *[other] throw { $count } dice
}
key-stop = stop here
key-keep = keep { $face }
key-throw = throw { $face }
key-place = { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}
key-chest = chest { $slot }
face-chest = chest

## The log

tell-deal = The chests are shuffled and lie face down.
tell-dive = { $name } dives: { $faces }.
tell-roll = { $name } throws { $faces }.
tell-keep = { $count ->
    [one] { $name } keeps { $faces } and throws one die.
   *[other] { $name } keeps { $faces } and throws { $count } dice.
}
tell-keep-none = { $count ->
    [one] { $name } throws the one die again.
   *[other] { $name } throws all { $count } dice again.
}
tell-stop = { $name } stops.
tell-lost = Lost: no 1.
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
ask-order = Who took their last turn first, second, …? Names or numbers, as in “{ $example }”. (Enter: as you named them)
ask-number-again = “{ $text }” is not a whole number: type digits, with blanks between numbers.
sheet-chest-worth = Chest worth { $value }
sheet-in-hand = { $left ->
    [one] 1 shell in hand
   *[other] { $left } shells in hand
}
sheet-last-turns = Last turns, the first to stop on top
sheet-earlier = { $name }: earlier
sheet-later = { $name }: later
sheet-table = A table to score must be a JSON object: give “game”, “players” and “last_turn_order”.
sheet-missing = { $where ->
    [player] Player { $number } has no “{ $field }”: add it.
   *[table] The table has no “{ $field }”: add it.
}
sheet-unknown = { $where ->
    [player] Player { $number } has an unknown field “{ $field }”: use { $known }.
   *[table] The table has an unknown field “{ $field }”: use { $known }.
}
sheet-game = The table says it is of the game { $found }: write “{ $game }” to score it here.
sheet-players = “players” must be a list: give each player as an object with “name” and “shells”.
sheet-player = Player { $number } must be a JSON object: give “name”, “shells” and “chests”.
sheet-name = The name of player { $number } is { $found }: give a text of 1 to { $most } letters.
sheet-name-twice = Two players are called { $name }: give each a name of their own.
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
sheet-too-many = { $name } has { $placed } shells on the board but owns { $shells }: count them again.
sheet-chests = The chests of { $name } must be a list: give the value of each as a whole number.
sheet-no-chest = { $name } has a chest worth { $value }, but the chests are worth { $values }: look at it again.
sheet-chest-twice = { $there ->
    [one] There is only one chest worth { $value }
   *[other] There are only { $there } chests worth { $value }
}, and { $name } has one too many: look at it again.
sheet-order = “last_turn_order” must be a list: name every player, the earliest last turn first.
sheet-order-unknown = The order of last turns names { $name }, who is not at the table: use { $known }.
sheet-order-twice = The order of last turns names { $name } twice: name every player once.
sheet-order-missing = The order of last turns leaves out { $names }: name every player once.

## Errors

not-a-move = “{ $text }” is not a move of this game: write one such as keep 123, stop, place 3 or chest 4.
rules-no-face = Level { $level } has no face on the dice: add { $level } to “{ $field }”, or make the sea less deep.
rules-no-value = “{ $field }” has { $found ->
    [one] { $found } value
   *[other] { $found } values
} for { $levels } levels: give one for each.
rules-no-end = Nothing would ever end this game: let the last shell or the last chest end it.
rules-no-perfect-dive = Only the last chest could end this game, and no dive can be perfect: put a chest (C) on the dice and take more dice than there are levels, or let the last shell end it.
deal = These are not the chests of this game: deal { $values }, in any order.
roll-count = { $found ->
    [one] { $found } die was written
   *[other] { $found } dice were written
}, but { $thrown } had to be thrown: write a face for each of them.
roll-face = A face is written that no die has: the dice have the faces { $faces }.
keep-all = Keeping every die leaves none to throw: stop instead.
keep = You cannot keep { $kept } of the dice { $dice }: keep only what they show.
place = Level { $level } is not in your run: choose { $depth ->
    [1] level 1.
   *[other] a level from 1 to { $depth }.
}
chest = Chest { $slot } is not there to take: choose from { $free }.
expected-deal = The chests are not dealt yet: a deal comes first.
expected-roll = The dice must fall now: a roll comes next.
expected-decide = The dice lie on the table: keep some and throw the others, or stop.
expected-place = The dive has succeeded: choose the level for your shells.
expected-chest = The dive was perfect: take a chest.
expected-over = The game is over: nothing more can be played.

## What the adviser says

hint-keep = Keep { $kept }: the likeliest find is { $ending } ({ $share } %); a chest comes in { $chest } % of cases, nothing in { $lost } %.
hint-keep-none = Throw all dice again: the likeliest find is { $ending } ({ $share } %); a chest comes in { $chest } % of cases, nothing in { $lost } %.
hint-stop = Stop here: { $ending } is worth more than another throw.
hint-place = Level { $level } wins { NUMBER($gain, minimumFractionDigits: 1) } more games in a hundred than level { $other }.
hint-place-points = Level { $level } is worth { NUMBER($gain, minimumFractionDigits: 1) } points more than level { $other }.
hint-only-level = Level { $level } is the only one these dice reach.
hint-chest = The chests lie face down: one is as good as another.
hint-ending-chest = a chest
hint-ending-nothing = nothing
hint-ending-shells = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
} on level { $level }

## What is counted in games played in bulk

deed-dives-lost = dives lost
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
group-sea = The sea and its treasures
group-end = Shells and the end
field-dice = Dice
field-dice-about = How many dice everybody throws. A perfect dive needs more dice than there are levels.
field-faces = Faces of the dice
field-faces-about = Every die has these faces. A number that stands twice falls twice as often.
field-faces-1 = 1
field-faces-2 = 2
field-faces-3 = 3
field-faces-4 = 4
field-faces-5 = 5
field-faces-6 = 6
field-faces-chest = chest
field-rolls = Rolls in a turn
field-rolls-about = The first throw counts; with three you may throw again twice.
field-levels = Depth of the sea
field-levels-about = How many levels there are to dive to.
field-main = Main treasures
field-main-about = What the best diver of each level wins, from level 1 down.
field-secondary = Secondary treasures
field-secondary-about = What those who come next on a level win, from level 1 down.
field-secondaries = Secondary treasures on a level
field-secondaries-about = How many second prizes a level has; it depends on how many play.
field-chests = Chests
field-chests-about = What the chests on the sea floor are worth. Their number is up to you, too.
field-shells = Shells each
field-shells-about = How many shells everybody starts with: fewer make a shorter game.
field-last_shell = When somebody places the last shell
field-last_shell-about = What happens when a player has no shells left.
field-last_shell-last-turns = everybody else has one last turn
field-last_shell-at-once = the game ends at once
field-last_shell-never = the game goes on
field-last_chest = When the last chest is taken
field-last_chest-about = What happens when no chest is left on the sea floor.
field-last_chest-last-turns = everybody else has one last turn
field-last_chest-at-once = the game ends at once
field-last_chest-never = the game goes on

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
tell-roll-you = You throw { $faces }.
tell-keep-you = { $count ->
    [one] You keep { $faces } and throw one die.
   *[other] You keep { $faces } and throw { $count } dice.
}
tell-keep-none-you = { $count ->
    [one] You throw the one die again.
   *[other] You throw all { $count } dice again.
}
tell-stop-you = You stop.
tell-place-you = { $count ->
    [one] You place a shell on level { $level }.
   *[other] You place { $count } shells on level { $level }.
}
tell-chest-you = You take chest { $slot }.
