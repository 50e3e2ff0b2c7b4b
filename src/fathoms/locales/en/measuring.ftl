# Measuring on a server, and its gallery: what is refused and why.

off = This server does not measure; measure at home with “fathoms lab compare”, or ask its host to switch it on with --measures.
needs-lab = This server cannot measure yet; its host installs what is needed with: pip install 'fathoms[lab]'.
one = One measurement at a time: the one you began from here is still running; wait for it or stop it first.
full = The instruments are busy and { $waiting } are waiting already; try again in about { $seconds } seconds.
often =
    { $most ->
        [one] One measurement an hour is allowed from one place; the next one is free in about { $minutes } minutes.
       *[other] { $most } measurements an hour are allowed from one place; the next one is free in about { $minutes } minutes.
    }
same = Both rule sets are the same, so there is nothing to measure; change something first.
players = { $game } with these rules is for { $seats } players, not for { $players }; choose one of these numbers.
players-apart = The two rule sets are for different numbers of players; measure against one that as many can play.
too-slow = Games by these rules take so long that { $seconds } seconds are not enough to measure them; try fewer players, a smaller board or a shorter game.
too-large = Games by these rules need more than the { $megabytes } MB of memory a measurement has; try a smaller board or a shorter game.
died = The measurement broke off; start it again, and change the rules if it goes on.

## The gallery

gallery-off = This server has no gallery; its host can open one with --gallery.
gallery-there = These rules hang in the gallery already, as “{ $title }”; change something to show your own.
gallery-full = The gallery is full with { $most } rule sets; ask the host of this server to take some down.
gallery-often = From one place { $most } rule sets a day can be shown; come back tomorrow.
gallery-title = The title has to hold something to read, on one line; write it with plain letters.
gallery-gone = There is nothing with the number “{ $id }” in the gallery; “fathoms admin gallery list” shows what there is.
