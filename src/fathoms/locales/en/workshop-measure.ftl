### Measuring in the workshop, what to try next, the gallery, and the printed rules.

## Measuring

measure-title = What does it change?
measure-lead = Bots play both rule sets many times, with the same luck. Then you see what your change does.
measure-players = How many play?
measure-players-count = { $players ->
    [one] 1 player
   *[other] { $players } players
}
measure-against = Measured against
measure-against-standard = the standard rules
measure-against-origin = what you began with: { $title }
measure-begin = Measure it
measure-stop = Stop
measure-starting = The bots sit down …
measure-warming = The bots read the rules. Right after an update this may take a minute.
measure-waiting = { $ahead ->
    [0] Yours is next.
    [one] One measurement goes before yours.
   *[other] { $ahead } measurements go before yours.
}
measure-progress = The bots are playing: { $percent } % done.
measure-bar = Games played
measure-stopped = Stopped. Nothing of your draft is lost.
measure-unable = This server does not measure. In a terminal you can: fathoms lab compare { $game } --help
measure-broken = The draft cannot be played yet. Mend what is marked, then measure it.
measure-nothing = Both rule sets are the same so far. Change something, then measure it.
measure-differs = { $count ->
    [one] One thing differs
   *[other] { $count } things differ
}
measure-verdict = In short
measure-played = Each played { NUMBER($games) } times by { $bots }, { $players } at the table, with the same luck for both.
measure-before = Before
measure-after = With your change
measure-group-length = How long does it take?
measure-group-fairness = Is every seat as good?
measure-group-drama = How exciting is it?
measure-group-deeds = What happens in a game?
measure-group-skill = Does skill pay?
measure-fair = fair: { $share }
measure-seat = { $seat ->
    [1] Begins
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Seat { $seat }
}
measure-chance = chance alone: { $share }
measure-figures = All figures
measure-head-measure = Measured
measure-head-difference = Difference
measure-head-range = Lies between
measure-head-sure = More than luck?
measure-between = { $low } and { $high }
measure-sure = Yes
measure-unsure = Can’t tell yet
measure-sure-mark = more than luck
measure-told = { $title }: { $before } before, { $after } with your change.
measure-how = How to read this
measure-how-text = The block is what the bots saw on average. The thin line ends where the true figure may still lie, 95 times out of 100. A full dot marks a difference that is more than luck; an open one means that so many games cannot tell. Minutes are an estimate for a family at a table.

## When measuring does not work

trouble-full = Too much is being measured here right now. Your draft is safe; try again in a minute.
trouble-rate = You have measured a lot in a short time. Your draft is safe; try again in a while.
trouble-gone = The server does not answer. Your draft is safe on this device; try again when it is back.
trouble-other = That did not work. Your draft is safe; try again.

## What next?

next-title = What next?
next-lead = Say what you would like. The server tries single changes, one after the other, and shows those that lead there.
next-goal = I would like …
next-begin = Look for changes
next-progress = Trying changes: { $percent } % done.
next-bar = Changes tried
next-none = { $tried ->
    [one] One change was tried, and it does not lead there.
   *[other] None of the { $tried } changes tried leads there.
} Take another goal, or change something yourself first.
next-found = { $tried ->
    [one] One single change tried
   *[other] { $tried } single changes tried
}, { NUMBER($games) } games each. The best first:
next-change = { $before } → { $after }
next-figures = { $before } → { $after }
next-put = Put it in
next-put-label = Put it in: { $change }
next-put-done = { $change } is in your draft now. Undo takes it out again.
next-try = Try it
next-try-label = Try it: { $change }

## Hanging it up

hang-lead = Everybody who comes to this server can see it, play it and build on it. It is measured first, so that they know what it does.
hang-name = Title
hang-by = Your name
hang-by-hint = You may leave it empty.
hang-begin = Measure it and hang it up
hang-no-title = Give it a title first.
hang-done = “{ $title }” hangs in the gallery.
hang-see = Look at it there
hang-none = This server has no gallery. Share it by link instead.

## The gallery

gallery-title = Gallery
gallery-lead = Rules that people built in the workshop here. Each was measured before it was hung.
gallery-all = All games
gallery-by = by { $by }
gallery-changes = What it changes
gallery-verdict = What measuring says
gallery-measured = { NUMBER($games) } games, { $players } players
gallery-play = Play
gallery-play-label = Play: { $title }
gallery-open = Open in the workshop
gallery-open-label = Open in the workshop: { $title }
gallery-print = Print
gallery-print-label = Print the rules: { $title }
gallery-empty = The wall is still empty
gallery-empty-about = Change one thing in the workshop, measure it, and hang it up. The first one gets the best place.
gallery-none = This server has no gallery
gallery-none-about = Rules travel without one, too: the workshop makes a link, a QR code and a short code of whatever you build.
gallery-workshop = To the workshop
gallery-setup = Set-up of { $title }

## The printed rules

sheet-title = Rules to print
sheet-lead = The rule book with the numbers of these rules, on two pages at most. What is changed is marked.
sheet-print = Print
sheet-name = Name on the sheet
sheet-name-hint = Sunday rules
sheet-book = Rules of the game
sheet-house = House rules
sheet-players = { $least ->
    [one] 1
   *[other] { $least }
} to { $most } players
sheet-players-one = { $players ->
    [one] 1 player
   *[other] { $players } players
}
sheet-standard = The standard rules: nothing is changed.
sheet-changes = { $count ->
    [one] One thing is changed
   *[other] { $count } things are changed
}
sheet-was = before: { $before }
sheet-changed = changed
sheet-bar = A bar and the word “changed” mark what differs from the standard rules.
sheet-setup = Set-up
sheet-out-title = Not in this game
sheet-out = { $names }
sheet-scan = Play by these rules
sheet-scan-about = Scan this, or type the code into the workshop.
sheet-code = Code of these rules
sheet-qr = Link to these rules, as a QR code
sheet-workshop = Open in the workshop
sheet-ours = Rules with a ring ° are our reading, where the printed books leave something open.
