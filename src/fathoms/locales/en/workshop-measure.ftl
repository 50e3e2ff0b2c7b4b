### Measuring in the workshop, what to try next, the gallery, and the printed rules.

## Measuring

measure-title = What does it change?
measure-lead = Bots play many games with both rule sets and the same luck. Then you see what your change does.
measure-players = How many players?
measure-players-count = { $players ->
    [one] 1 player
   *[other] { $players } players
}
measure-against = Compared with
measure-against-standard = the standard rules
measure-against-origin = your starting point: { $title }
measure-luck = Luck and choices too (takes up to a minute)
measure-begin = Measure
measure-stop = Stop
measure-starting = Getting the bots ready…
measure-warming = Preparing the bots. Right after an update this may take a minute.
measure-waiting = { $ahead ->
    [0] Yours is next.
    [one] There is one measurement before yours.
   *[other] There are { $ahead } measurements before yours.
}
measure-progress = The bots are playing: { $percent } % done.
measure-bar = Games played
measure-stopped = Stopped. Your draft is safe.
measure-unable = This server cannot measure. You can do it in a terminal: fathoms lab compare { $game } --help
measure-broken = The draft cannot be played yet. Fix what is marked, then measure.
measure-nothing = Both rule sets are the same. Change something, then measure.
measure-differs = { $count ->
    [one] One thing differs
   *[other] { $count } things differ
}
measure-verdict = In short
measure-played = Each version was played { NUMBER($games) } times by { $bots }, with { $players } players and the same luck for both.
measure-before = Before
measure-after = With your change
measure-group-length = How long does it take?
measure-group-fairness = Is every seat equally good?
measure-group-drama = How exciting is it?
measure-group-deeds = What happens in a game?
measure-group-skill = Does skill pay?
measure-group-luck = Was it luck, or choices?
measure-fair = fair: { $share }
measure-seat = { $seat ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Seat { $seat }
}
measure-chance = chance alone: { $share }
measure-figures = All figures
measure-head-measure = Measure
measure-head-difference = Difference
measure-head-range = Between
measure-head-sure = More than luck?
measure-between = { $low } and { $high }
measure-sure = Yes
measure-unsure = Not clear yet
measure-sure-mark = more than luck
measure-told = { $title }: { $before } before, { $after } with your change.
measure-how = How to read this
measure-how-text = The bar shows the average of the games. The thin line shows where the true value lies in 95 cases out of 100. A full dot marks a difference that is more than luck; an empty dot means that there are not enough games to tell. Minutes are an estimate for a family at a table.

## When measuring does not work

trouble-full = Too many measurements are running right now. Your draft is safe; try again in a minute.
trouble-rate = You have measured a lot in a short time. Your draft is safe; try again in a while.
trouble-gone = The server is not responding. Your draft is safe on this device; try again when it is back.
trouble-other = That did not work. Your draft is safe; try again.

## What next?

next-title = What next?
next-lead = Choose what you would like. The server tries single changes, one after the other, and shows those that help.
next-goal = I would like…
next-begin = Look for changes
next-progress = Trying changes: { $percent } % done.
next-bar = Changes tried
next-none = { $tried ->
    [one] One change was tried, and it does not help.
   *[other] None of the { $tried } changes tried helps.
} Choose another goal, or change something yourself first.
next-found = { $tried ->
    [one] One single change tried
   *[other] { $tried } single changes tried
}, { NUMBER($games) } games each. Best first:
next-change = { $before } → { $after }
next-told = { $title }: { $before } → { $after }
next-figures = { $before } → { $after }
next-put = Use it
next-put-label = Use it: { $change }
next-put-done = { $change } is now in your draft. Undo removes it.
next-try = Try it
next-try-label = Try it: { $change }

## Equal chances

equal-title = Equal chances
equal-lead = Choose who plays like each of you. Bots play many games, and you see the smallest handicap that makes chances equal.
equal-players = How many players?
equal-seat = Who plays like seat { $seat }?
equal-bot = { $title }: { $about }
equal-own = You, by your reviewed games: { $points } a decision
equal-begin = Find a handicap
equal-progress = Trying handicaps: { $percent } % done.
equal-bar = Handicaps tried
equal-answer = In short
equal-seats = Share of the wins
equal-before = Without it
equal-after = With it
equal-range = { $mean } ({ $low } to { $high })
equal-use = Use this handicap
equal-used = The handicap is now in your draft. Undo removes it.
## Hanging it up

hang-lead = Everyone who visits this server can see these rules, play them and build on them. They are measured first, so that people know what to expect.
hang-name = Title
hang-by = Your name
hang-by-hint = Optional.
hang-begin = Measure and publish
hang-no-title = Give it a title first.
hang-done = “{ $title }” is now in the gallery.
hang-see = Show it in the gallery
hang-none = This server has no gallery. Share a link instead.

## The gallery

gallery-title = Gallery
gallery-lead = Rules that people made in the workshop. All of them were measured first.
gallery-all = All games
gallery-by = by { $by }
gallery-changes = What it changes
gallery-verdict = Measured result
gallery-measured = { NUMBER($games) } games, { $players } players
gallery-play = Play
gallery-play-label = Play: { $title }
gallery-open = Open in the workshop
gallery-open-label = Open in the workshop: { $title }
gallery-print = Print
gallery-print-label = Print the rules: { $title }
gallery-empty = The gallery is still empty
gallery-empty-about = Change one thing in the workshop, measure it and publish it. Yours could be the first.
gallery-none = This server has no gallery
gallery-none-about = You can share rules without it: the workshop gives you a link, a QR code and a short code.
gallery-workshop = Go to the workshop
gallery-setup = Set-up of { $title }

## The printed rules

sheet-title = Rules to print
sheet-lead = The rule book with the numbers of these rules, on two pages at most. Changes are marked.
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
sheet-standard = The standard rules, without changes.
sheet-changes = { $count ->
    [one] One change
   *[other] { $count } changes
}
sheet-was = before: { $before }
sheet-changed = changed
sheet-bar = A bar and the word “changed” mark what differs from the standard rules.
sheet-setup = Set-up
sheet-out-title = Not used in this game
sheet-out = { $names }
sheet-scan = Play with these rules
sheet-scan-about = Scan this, or type the code into the workshop.
sheet-code = Code for these rules
sheet-qr = Link to these rules, as a QR code
sheet-workshop = Open in the workshop
sheet-source = { $source }: { $about }
