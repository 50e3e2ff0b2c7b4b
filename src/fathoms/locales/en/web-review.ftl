# The browser: the review of a game, trying decisions again, playing on from a moment.

title = Review
asking = Asking for the review…
queued = { $before ->
    [one] One other review comes first.
   *[other] { $before } other reviews come first.
}
working = Working out the review: { $percent } %
progress = The review
leave = You can leave this page: the review goes on and will be here when you come back.
no-reviews = This server does not review games.
no-record = This is not the record of a game.
to-table = Back to the table

## The picture of the chances

chances = Winning chances
at-start = At the start
after-turn = After turn { $turn }
share = { $player } { $share }
standing = { $when }: { $shares }
dear-turns = costly decisions
show-moment = Show the table then
in-words = In words and as a table
course = { $turn ->
    [0] { $player }: { $start } from start to end.
   *[other] { $player }: { $start } at the start, { $end } at the end. Turn { $turn } changed most: { $change } points.
}

## Luck and choices

books = Luck and choices
books-about = In points of winning chance (1 point is 1 %). Each bar begins where the one above it ends.
cost-about = Points given away per decision: the less, the better.
decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
}

## Decisions

whose = Whose decisions
everybody = Everybody
decision = Turn { $turn }, { $name }
decision-you = Turn { $turn }, you
show-all = Show all { $count }
played = Played
better = Better
why = Why
all-choices = { $count ->
    [one] The only choice
   *[other] { $count } choices compared
}
was-played = played
was-tried = your choice
place = { $place } of { $count }
previous = Previous decision
next = Next decision
to-review = Back to the review

## Trying again

try-all = { $count ->
    [one] Try it again
   *[other] Try them again
}
try-this = Try it yourself
try-others = Choose anything at the table to hear what it is worth.
what-would-you = What would you do?
choose-there = Choose at the table; then you hear what it is worth.
only-look = Think of your choice; then see the answer.
show-answer = Show the answer
tried-best = Right, nothing is better.
tried-same = As in the game: it gives away { $cost } points.
tried-worse = Not the best: it gives away { $cost } points.
tried-unknown = Nobody has weighed this choice.
on-pile = On your pile
practise-later = { $count ->
    [one] Practise it later
   *[other] Practise these { $count } later
}

## Playing on

play-on-about = A new table begins at this very moment, with fresh dice. The old game stays as it is.
who-plays = Who plays { $player }
around = Everybody plays at this screen
begin = Play on
