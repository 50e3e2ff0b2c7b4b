# Measuring on a server, and its gallery: what is refused and why.

off = This server does not measure; use “fathoms lab compare” on your own machine, or ask its host to turn it on with --measures.
needs-lab = This server cannot measure yet; its host can install what is needed with: pip install 'fathoms[lab]'.
one = One measurement at a time: the one you started from here is still running; wait for it or stop it first.
full = All measuring slots are busy and { $waiting } measurements are waiting; try again in about { $seconds } seconds.
often =
    { $most ->
        [one] One measurement per hour is allowed from one address; the next one is possible in about { $minutes } minutes.
       *[other] { $most } measurements per hour are allowed from one address; the next one is possible in about { $minutes } minutes.
    }
same = Both rule sets are the same, so there is nothing to measure; change something first.
players = { $game } with these rules is for { $seats } players, not for { $players }; choose one of these numbers.
players-apart = The two rule sets are for different numbers of players; compare with rules for the same number.
too-slow = Games with these rules take too long to measure in { $seconds } seconds; try fewer players, a smaller board or a shorter game.
too-large = Games with these rules need more than the { $megabytes } MB of memory a measurement has; try a smaller board or a shorter game.
died = The measurement was interrupted; start it again, and change the rules if it keeps happening.

## The gallery

gallery-off = This server has no gallery; its host can open one with --gallery.
gallery-there = These rules are already in the gallery, as “{ $title }”; change something to publish your own.
gallery-full = The gallery is full ({ $most } rule sets); ask the host of this server to remove some.
gallery-often = You can publish { $most } rule sets per day; come back tomorrow.
gallery-title = The title must contain something readable, on one line; use plain letters.
gallery-gone = There is no rule set with the number “{ $id }” in the gallery; “fathoms admin gallery list” shows what there is.
