# Exact odds, and games solved.

no-odds = There are no odds for “{ $game }”; they are available for { $known }.
no-solver = “{ $game }” cannot be solved yet; { $known } can.
no-reviewer = There is no review of “{ $game }” yet; there is one of { $known }.
review-too-long = A game of { $moves } moves is too long for a review; the longest has { $most }.
review-stopped = The review was stopped; ask for it again when you like.
review-needs-compiled = Reviewing games with these rules needs numba; install it with: pip install 'fathoms[compiled]'.

## Dice and goals

dice-face = No die shows “{ $face }”; the faces are { $faces }.
dice-count =
    { $found ->
        [one] That is one die
       *[other] These are { $found } dice
    }, but a turn has { $dice }; type all of them, or “none” before the first roll.
rolls-left = With these dice, { $least } to { $most } rolls can be left, not { $found }.
rolls-left-start = Before the first roll, { $least } to { $most } rolls can be left, not { $found }.
goal-unknown = “{ $goal }” is not a goal; try level:3, shells:3:2 or chest.
goal-no-level = There is no level { $level }; the deepest is { $levels }.
goal-too-many = A dive places 1 to { $most } shells on level { $level }, not { $shells }.
goal-no-chest = These dice can never make a perfect dive, so a chest is not possible.

goal-level = reach level { $level }
goal-shells =
    { $shells ->
        [one] place at least one shell on level { $level }
       *[other] place at least { $shells } shells on level { $level }
    }
goal-many = place many shells on level { $level }
goal-chest = a perfect dive

odds-start =
    Before the first roll, { $rolls ->
        [one] one roll left
       *[other] { $rolls } rolls left
    }
odds-dice =
    { $dice }, { $rolls ->
        [0] no rolls left
        [one] one roll left
       *[other] { $rolls } rolls left
    }
odds-goal = Goal: { $goal }. What to keep, best first:
odds-level = Level { $level }
odds-reach = Reach
odds-keep = Keep
odds-shells = Shells
odds-mean = { NUMBER($shells, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-exactly = Right: the chance in % to place exactly that many shells there, when playing for the highest average.
odds-chest = Perfect dive: { $share } (keep: { $keep })
odds-unsuccessful = Unsuccessful dive, avoiding it: { $share } (keep: { $keep })
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-short = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
keep-none = nothing
keep-stop = all

## Solving

solve-players =
    { $players ->
        [one] One player is not enough; only the game for two players can be solved.
       *[other] The game for { $players } players is too large to solve; only the game for two can be solved.
    }
solve-end = These rules end the game in a way that the solver does not know, so their perfect play cannot be calculated; solve rules whose last turns begin with the last shell or the last chest.
solve-field = The solver does not know the rule “{ $field }”, so perfect play cannot be calculated; leave that field at its standard value.
needs-lab = Solving needs numpy and numba; install them with: pip install 'fathoms[lab]'.
too-large-memory = Solving this needs { NUMBER($need, maximumFractionDigits: 1) } GB of memory, but only { NUMBER($have, maximumFractionDigits: 1) } GB are free; close other programs, or use fewer shells or levels.
too-large-disk = Solving this needs { NUMBER($need, maximumFractionDigits: 1) } GB of disk space, but only { NUMBER($have, maximumFractionDigits: 1) } GB are free there; free some space, or choose another place with --out.
solve-need = This needs { NUMBER($memory, maximumFractionDigits: 1) } GB of memory and { NUMBER($disk, maximumFractionDigits: 1) } GB of disk space. You can stop it at any time; the next start continues from there.
solve-share = Solving: { NUMBER($share, maximumFractionDigits: 0) } %, about { $left } left
solve-share-only = Solving: { NUMBER($share, maximumFractionDigits: 0) } %
seconds-left =
    { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
minutes-left =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
hours-left =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
solved-first =
    { $shells ->
        [one] With one shell each, the first player wins { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (shared wins count half).
       *[other] With { $shells } shells each, the first player wins { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (shared wins count half).
    }
solved-work = { NUMBER($states) } states in { NUMBER($seconds, maximumFractionDigits: 0) } s.
solved-file = The solved game is in { $path }

## Solved tables

no-table = There is no solved game in { $path }; create it with “fathoms solve { $game } --players 2”, or name one in { $variable }.
table-unreadable = The solved game { $path } cannot be read; check the file and its permissions.
table-not-one = { $path } is not a solved game of Fathoms; it is left unchanged, choose another file.
table-damaged = The solved game { $path } is damaged; delete it and solve again.
table-other-rules = The solved game { $path } is for other rules; use another file for these rules.
table-unfinished = The solved game { $path } is not finished; run “fathoms solve” again to continue.
table-in-use = Another process is working on { $path }; wait for it, or choose another file with --out.
two-players = “{ $who }” only plays with two players, not { $seats }; choose another bot.

## The report

report-first = The first player wins { $share }.
report-opening = Value of the first turn: the first player’s chance after it
report-nothing = nothing
report-chest = a chest
report-level = level { $level }
report-chests = Value of a chest: the first player’s chance with chests from the start
report-own-chests =
    { $chests ->
        [one] one chest
       *[other] { $chests } chests
    }
report-keeps = What to keep from the first roll
report-stops = In the first turn perfect play stops early { $share } of the time.

## Hints

no-adviser = There are no hints for “{ $game }”.
