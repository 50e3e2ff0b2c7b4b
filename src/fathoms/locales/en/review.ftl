# The review of a game: what luck did and what choices did.

## One sentence

sentence-one = { $name } had the dice ({ $luck }) and chose best ({ $choices }).
sentence-two =
    { $count ->
        [one] { $lucky } had the dice ({ $luck }), { $best } chose best ({ $choices }).
       *[other] { $lucky } had the dice ({ $luck }), { $best } chose equally well ({ $choices } each).
    }
sentence-flawless = { $lucky } had the dice ({ $luck }), and nobody gave anything away.
sentence-even =
    { $count ->
        [one] The dice favoured nobody, { $best } chose best ({ $choices }).
       *[other] The dice favoured nobody, { $best } chose equally well ({ $choices } each).
    }
sentence-even-flawless = The dice favoured nobody, and nobody gave anything away.
sentence-one-you = You had the dice ({ $luck }) and chose best ({ $choices }).
sentence-two-lucky-you =
    { $count ->
        [one] You had the dice ({ $luck }), { $best } chose best ({ $choices }).
       *[other] You had the dice ({ $luck }), { $best } chose equally well ({ $choices } each).
    }
sentence-two-best-you =
    { $count ->
        [one] { $lucky } had the dice ({ $luck }), you chose best ({ $choices }).
       *[other] { $lucky } had the dice ({ $luck }), you and { $others } chose equally well ({ $choices } each).
    }
sentence-both = You had the dice ({ $luck }); you and { $others } chose equally well ({ $choices } each).
sentence-flawless-lucky-you = You had the dice ({ $luck }), and nobody gave anything away.
sentence-even-best-you =
    { $count ->
        [one] The dice favoured nobody, you chose best ({ $choices }).
       *[other] The dice favoured nobody, you and { $others } chose equally well ({ $choices } each).
    }
unfinished =
    { $moves ->
        [0] The game has not started.
        [one] The game is not over: this is how it stands after one move.
       *[other] The game is not over: this is how it stands after { $moves } moves.
    }

## The books of each player

books = Where the winning chance came from, in points (1 point is 1 %)
start = At the start
part-luck = Luck
part-own = Own choices
part-others = Others’ choices
part-stand-in = Bot for an absent player
part-information = Information
part-correction = Corrections
part-ending = Early end
end = At the end
now = Now
decisions = Decisions
cost-in-all = Cost in all
cost = Cost per decision
figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
small-figure = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { $share } %
picture =
    { $step ->
        [one] Winning chance after each turn, up to turn { $turns }
       *[other] Winning chance after every { $step } turns, up to turn { $turns }
    }
picture-chance = Winning chance
picture-luck = Luck
picture-choices = Choices
picture-turn = Turn

## Decisions

dearest = The most costly decisions
none-dear = None that is certain to have cost anything.
decision = Move { $move } (turn { $turn }), { $name }: { $grade } ({ $cost })
better = Better: { $text }
grade-best = best
grade-good = good
grade-slip = slip
grade-mistake = mistake
grade-blunder = blunder

## Who judged

by-solved = Judged by the solved game, which is exact.
by-network = Judged by the network, which may be off by { $error } points in a choice; choices that close to the best one cost nothing.
by-rollouts = Judged by games that bots play on from each position, which may be off by { $error } points in a choice; choices that close to the best one cost nothing.
by-search = Judged by a search some turns deep, which may be off by { $error } points in a choice; choices that close to the best one cost nothing.
by-other = Judged by “{ $name }”, which may be off by { $error } points in a choice; choices that close to the best one cost nothing.

## Many games

player = Player
games = Games
luck-a-game = Luck per game
points = Luck and cost are points of winning chance (1 point is 1 %).

## While it runs, and files

preparing = Getting ready: the first review on this machine takes up to a minute…
progress =
    { $number ->
        [0] Reviewing: { NUMBER($share, maximumFractionDigits: 0) } %
       *[other] { $total ->
            [0] Reviewing game { $number }: { NUMBER($share, maximumFractionDigits: 0) } %
           *[other] Reviewing game { $number } of { $total }: { NUMBER($share, maximumFractionDigits: 0) } %
        }
    }
written = The review is written to { $path }.
out-unknown = A review cannot be written as { $path }; choose a file that ends in { $known }.
out-many = A { $ending } file holds one review; choose .jsonl or .csv instead of { $path }.

## On a server

off = This server reviews no games; use “fathoms review” on your own machine.
no-processes = This server cannot review games; its host can allow it with --measures 1.
one-of = Name either a record, with a seat if you like, or a table, with its token if you have one.
full = { $waiting } reviews are already waiting; try again in a minute.
often =
    { $most ->
        [one] One review per hour is allowed from one address; the next one is possible in about { $minutes } minutes.
       *[other] { $most } reviews per hour are allowed from one address; the next one is possible in about { $minutes } minutes.
    }
too-slow = This game takes longer than { $seconds } seconds to review; use “fathoms review” on your own machine.
died = The review was interrupted; ask for it again.
