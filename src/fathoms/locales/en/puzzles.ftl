# Puzzles: one decision of a game, and what every choice is worth.

question = What do you play?
by-solved = Proven: the game for two is solved, and these are its exact chances if nobody looks into a chest.
by-search = Proven: every way to end this turn was tried, and every answer to it.
by-expert = The expert’s opinion, clearer than its error.
by-review = As your review valued it.
no-bot-fails = No bot gets it wrong.
bots-fail =
    { $count ->
        [one] This bot gets it wrong: { $bots }.
       *[other] These bots get it wrong: { $bots }.
    }
people-fail = Of { $tried } people, { $failed } got it wrong.
right = Right.
wrong = Not the best: it costs { $cost } points of winning chance.
wrong-at-least = Not the best: it costs at least { $cost } points of winning chance.
level-easy = Easy
level-medium = Medium
level-hard = Hard

## In the terminal

heading = Puzzle { $name } · { $level }
today = Today’s puzzle
you-are = You play { $name }.
ask = Your move as records write it, like “{ $example }”; { $list } lists all moves, Enter shows the answer:
choices = Every choice
value = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
value-at-most = at most { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
mark-right = right
mark-yours = yours
beside = Compared with: { $text }
best-is = Best: { $text }
row = { $name }  { $question }  ({ $level }, { $proven ->
        [true] proven
       *[false] opinion
    })

## Making them

making = Making puzzles of { $game }: { NUMBER($share, maximumFractionDigits: 0) } %
judging = Judging again: { $number } of { $total }
preparing = Preparing the evaluators…
made =
    { $count ->
        [one] { $count } puzzle, { $proven } proven, { $greedy } that the greedy bot gets wrong, { $bytes } bytes: { $path }
       *[other] { $count } puzzles, { $proven } proven, { $greedy } that the greedy bot gets wrong, { $bytes } bytes: { $path }
    }
dropped =
    { $count ->
        [0] All of them hold.
        [one] One does not hold any more and was left out: { $names }.
       *[other] { $count } do not hold any more and were left out: { $names }.
    }

## What can go wrong

unreadable = The puzzles in { $path } cannot be read; look whether the file is there.
damaged = The puzzles in { $path } are damaged or were changed by hand; install Fathoms again, or make them with “fathoms puzzles make”.
unknown = There is no puzzle “{ $name }”; choose one from the list of all puzzles.
no-decision = Nobody decides anything where this puzzle ends; make the puzzles again.
other-choices = The choices of this puzzle are not those that the rules allow; make the puzzles again.
not-weighed = Nobody has weighed “{ $text }” in this decision; choose another move.
bad-day = “{ $text }” is no date; write it like 2026-11-18.
greedy-too-good = The greedy bot gets only { $wrong } of { $count } puzzles wrong, and it must be half of them; make more with another seed.
