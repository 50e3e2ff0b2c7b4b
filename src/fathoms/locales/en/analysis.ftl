# Exact odds, and games solved.

no-odds = There are no odds for “{ $game }”; they are worked out for { $known }.
no-solver = Nobody can solve “{ $game }” yet; what can be solved is { $known }.

## Dice and goals

dice-face = No die shows “{ $face }”; the faces are { $faces }.
dice-count =
    { $found ->
        [one] That is one die
       *[other] These are { $found } dice
    }, but a turn has { $dice }; type them all, or “none” before the first roll.
rolls-left = With the dice on the table { $least } to { $most } throws can be left, not { $found }.
rolls-left-start = Before the first roll { $least } to { $most } throws can be left, not { $found }.
goal-unknown = “{ $goal }” is no goal; try level:3, shells:3:2 or chest.
goal-no-level = There is no level { $level }; the deepest is { $levels }.
goal-too-many = A dive places 1 to { $most } shells on level { $level }, not { $shells }.
goal-no-chest = These dice never make a perfect dive, so there is no chest to play for.

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
        [one] one throw to come
       *[other] { $rolls } throws to come
    }
odds-dice =
    { $dice }, { $rolls ->
        [0] no throw left
        [one] one throw to come
       *[other] { $rolls } throws to come
    }
odds-goal = Goal: { $goal }. What to keep, the best first:
odds-level = Level { $level }
odds-reach = Reach
odds-keep = Keep
odds-shells = Shells
odds-mean = { NUMBER($shells, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-exactly = Right: the chance in % to place exactly so many shells there, when playing for the most on average.
odds-chest = Perfect dive: { $share } (keep: { $keep })
odds-unsuccessful = Unsuccessful dive, avoiding it: { $share } (keep: { $keep })
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-short = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
keep-none = nothing
keep-stop = all

## Solving

solve-players =
    { $players ->
        [one] One player is not enough; the game that can be solved is the one for two.
       *[other] A game for { $players } is too large to solve; the one for two can be.
    }
needs-lab = Solving needs numpy and numba; install them with: pip install 'fathoms[lab]'.
too-large-memory = Solving this takes { NUMBER($need, maximumFractionDigits: 1) } GB of memory and { NUMBER($have, maximumFractionDigits: 1) } are free; close other programs, or take fewer shells or levels.
too-large-disk = Solving this takes { NUMBER($need, maximumFractionDigits: 1) } GB of disk and { NUMBER($have, maximumFractionDigits: 1) } are free there; make room, or choose another place with --out.
solve-need = This takes { NUMBER($memory, maximumFractionDigits: 1) } GB of memory and { NUMBER($disk, maximumFractionDigits: 1) } GB of disk. Stop it when you like: the next run goes on from there.
solve-share = Solving: { NUMBER($share, maximumFractionDigits: 0) } %, about { $left } to go
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
        [one] With one shell each, the first player wins { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (half of shared wins counted).
       *[other] With { $shells } shells each, the first player wins { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (half of shared wins counted).
    }
solved-work = { NUMBER($states) } states in { NUMBER($seconds, maximumFractionDigits: 0) } s.
solved-file = The table is { $path }

## Solved tables

no-table = There is no solved table at { $path }; make it with “fathoms solve { $game } --players 2”, or name one in { $variable }.
table-unreadable = The solved table { $path } cannot be read; check that it is there and that you may read it.
table-not-one = { $path } is not a solved table of Fathoms; it is left as it is, choose another file.
table-damaged = The solved table { $path } is damaged; delete it and solve again.
table-other-rules = The solved table { $path } is for other rules; solve these rules into another file.
table-unfinished = The solved table { $path } is not finished; run “fathoms solve” again to go on with it.
table-in-use = Another run is working on { $path }; wait for it, or choose another file with --out.
two-players = “{ $who }” plays with two at the table, not { $seats }; choose another bot.

## The report

report-first = The first player wins { $share }.
report-opening = What the first turn is worth: the first player’s chance after it
report-nothing = nothing
report-chest = a chest
report-level = level { $level }
report-chests = What a chest is worth: the first player’s chance with chests from the start
report-own-chests =
    { $chests ->
        [one] one chest
       *[other] { $chests } chests
    }
report-keeps = What to keep of the first roll
report-stops = In the first turn perfect play stops early { $share } of the time.

## Hints

no-adviser = Nobody knows “{ $game }” well enough to advise you.
