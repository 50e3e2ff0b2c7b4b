# The browser: puzzles, the one of the day, and the pile of decisions to practise.

title = Puzzles
lead = One decision, one best choice. Afterwards you see what every choice is worth.
solve = Solve it
solved-today = Solved. Come back tomorrow.
failed-today = Not this time. It is on your pile now.
look-again = Look at it again
pile = Your pile
pile-empty = Puzzles that you got wrong come back here, later and later each time you get them right. Decisions of your own games come here from their reviews.
pile-due = { $count ->
    [one] One decision is waiting.
   *[other] { $count } decisions are waiting.
}
pile-rests = { $days ->
    [one] Nothing to practise today. The next one comes back tomorrow.
   *[other] Nothing to practise today. The next one comes back in { $days } days.
}
pile-size = { $count ->
    [one] One on the pile.
   *[other] { $count } on the pile.
}
practise = Practise
progress = { $solved } of { $count } solved
number = Puzzle { $number }
state-new = not tried
state-right = solved
state-wrong = not solved
proven = Proven
opinion = Expert’s opinion
show-all = Show all { $count }
you-are = You play { $name }.
choose-there = Choose at the table, then confirm as in a game.
at-most = at most { $share }
best = Best
beside = Compared with
right-one = right
not-weighed = Nobody has weighed this choice.
back-in = { $days ->
    [one] Comes back tomorrow.
   *[other] Comes back in { $days } days.
}
next = Next puzzle
next-due = Next decision
take-off = Take it off the pile
all = All puzzles
own = A decision of yours
done = That was the last one for today.
