# The play screen: what it asks, what its keys do, how a game ends.

your-turn = Your turn.
your-turn-name = { $name }, it is your turn.
turn-of = It is { $name }’s turn.
turn-of-you = It is your turn.
turn-over = Your turn is over.
asked = { $name }: { $prompt }
not-begun = The game has not started.
waking = Preparing a bot, once on this machine: about half a minute.

throw = roll
go-on = continue
undo = undo
quit = leave
help-key = help
peek = peek
hide = hide
faster = faster
done = done
review = review
any-key = Press any key to continue.

key-enter = Enter
key-space = Space
key-escape = Esc
key-backspace = Backspace
key-tab = Tab
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-any = Any key

taken-back = The last move is undone.
nothing-to-undo = There is nothing to undo: what has been revealed stays.
no-key = “{ $key }” does nothing here; the keys are shown below.
peeking = Only for { $name }: the table as you see it.
what-fell = What was rolled (for example { $example })?
what-fell-name = { $name }’s roll: what do the dice show (for example { $example })?
what-fell-name-you = Your roll: what do the dice show (for example { $example })?
not-a-fall = “{ $text }” is not a roll; type what the dice show, for example { $example }.
small-window = Your window has { $columns } columns and { $rows } lines; { $wide } by { $high } shows everything.

help =
    At any time:
      ?  this help
      u  undo your last move, as long as nothing new was revealed
      p  peek at your own secrets, when you share the screen
      q  save and leave; nothing is lost
    Enter, Space or r rolls and continues. While bots play, any key makes them faster.
help-over = When the game is over, r shows its review.

win =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
win-you =
    { $count ->
        [one] You win!
       *[other] { $names } share the victory!
    }
over-moves = The game ended after { $moves } moves, without a winner.
over-absence = Nobody joined, so the table was closed.
score = { $name } { $score }
scores = Score: { $scores }.
saved = The game is saved in { $path }
see-again = Replay it: { $command }
left = The game is saved in { $path }
interrupted = Interrupted; the game is saved in { $path }
input-ended = The input ended before the game did; the game is saved in { $path }
input-useless = The input can no longer be understood, so the game stops here; it is saved in { $path }
with-box = With the values of your box.
played-on = { $afresh ->
    [0] You play on after move { $move }, with fresh dice.
   *[other] You play on after move { $move }, with fresh dice; what lies face down has been dealt afresh.
}
go-on-later = Continue it: { $command }

## The adviser

hint = hint
hint-preparing = Weighing the choices… The first time on this machine takes about half a minute.
hint-stopped = The hint was stopped; ask for it again when you like.
hint-title = Hint
hint-row = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % to win, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points after this turn
hint-row-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points after this turn
