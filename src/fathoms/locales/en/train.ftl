# Networks: their training, and the bots that play with them.

no-trainer = There is no network to train for “{ $game }”; there are networks for { $known }.
players = The game has { $least } to { $most } players, not { $players }; choose --players in this range.
games-or-seconds = Give --games or --seconds, not both: one of them says when training ends.
no-place = { $path } cannot be written; choose a file in an existing folder with --out.
not-a-network = { $file } is not a network of Fathoms, or is damaged; train it again.
needs-lab = Training needs numpy and numba; install them with: pip install 'fathoms[lab]'.
needs-numpy = The bot “expert” needs numpy; install it with: pip install 'fathoms[lab]'.
expert-other-rules = “expert” knows the standard rules only; with these it plays like “greedy”.

games =
    { $games ->
        [one] One game fits into this time; “--players { $players } --seed { $seed } --games { $games }” gives the same network again.
       *[other] { NUMBER($games) } games fit into this time; “--players { $players } --seed { $seed } --games { NUMBER($games, useGrouping: 0) }” gives the same network again.
    }
progress = Training: { NUMBER($share, maximumFractionDigits: 0) } %, { NUMBER($games) } games, last error { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
done =
    { $games ->
        [one] One game in { NUMBER($seconds, maximumFractionDigits: 0) } s; the network is { $path }
       *[other] { NUMBER($games) } games in { NUMBER($seconds, maximumFractionDigits: 0) } s; the network is { $path }
    }
