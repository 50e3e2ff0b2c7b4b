### The workshop: rule sets are made, kept and given away here.

title = The workshop
title-of = Workshop: { $game }
lead = Change one thing. See whether it is more fun. Share it.
bench = The workbench
more = More …
undo = Undo
redo = Redo
hub-begin = Make it your own game.
hub-go-on = { $count ->
    [one] Go on: one thing changed so far.
   *[other] Go on: { $count } things changed so far.
}

## The form

form-place = No. { $number }
form-longer = One more
form-shorter = Take the last away
form-take-away = Take number { $number } away
form-add = Add:
form-on = Yes
form-off = No
form-between = { $least } to { $most }
form-changed = changed
form-why = Why? Rule { $rule }, about: { $title }
form-standard = Standard: { $value }
form-back = Back to standard
form-unread = This cannot be read yet; the draft keeps what it had.

## What differs

changes = What you changed
changes-count = { $count ->
    [0] Nothing changed.
    [one] One thing changed.
   *[other] { $count } things changed.
}
change-before = before:
change-after = now:
change-undo = Take back: { $title }
no-changes = Change any value: this is where you see what differs, and try it out.
one-at-a-time = Change one thing at a time, and you will know what made the difference.
from = Begun from: { $title }
from-standard = Begun from the standard rules
problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
mend = { $count ->
    [one] One thing must be mended first. Show me.
   *[other] { $count } things must be mended first. Show me.
}
not-sound = These rules cannot be played yet. Mend what is marked.
gone = The server does not answer. Your draft is safe on this device; it goes on when the server is back.
draft-kept = Your draft is as it was.

## What can be done

try = Try it
act-measure = Measure it
act-next = What next?
act-keep = Keep
act-share = Share
act-print = Print the rules
act-hang = Hang it in the gallery
no-measures = This server does not measure changes.

## Beginning

start-from = Begin from …
start-title = What do you begin with?
start-lead = Everything else is told against it.
start-lead-undo = Your draft is not lost: Undo brings it back.
to-gallery = To the gallery
to-workshop = To the workshop

## From elsewhere

source = Rules from elsewhere
source-label = A code or a link
source-open = Open
source-file = Choose a file, or drop it here
source-found = A rule set
source-game = For { $game }.
source-begin = Begin with it
source-other = Open it in the workshop of { $game }
source-other-game = These rules are for { $game }: open them in its workshop. Your draft here is as it was.
source-unread = This is no rule set. A code begins with F1-; a link holds such a code; a file comes from “Save a file”.
source-newer = These rules come from a newer Fathoms and cannot be read here. Ask for the server to be brought up to date.

## Keeping

keep = Keep
keep-title = Keep on this device
keep-name = Name
keep-example = Sunday rules
keep-replace = Keep the changes
keep-another = Keep as another one
kept = “{ $title }” is kept on this device.
kept-as = Kept as “{ $title }”.
kept-as-before = Kept as “{ $title }”; changed since.
mine = My rules
mine-none = Nothing kept yet. What you keep stays on this device.
mine-changes = { $count ->
    [0] no change
    [one] one change
   *[other] { $count } changes
}
mine-unsound = cannot be played yet
mine-rename = Rename “{ $title }”
mine-renamed = Keep this name
mine-copy = Copy “{ $title }”
mine-copy-title = { $title } (copy)
mine-remove = Throw “{ $title }” away
mine-removed = “{ $title }” is thrown away.
mine-fetch = Fetch it back

## Sharing

share-heading = Share these rules
share-title = A name, if you like
share-link = Link
share-code = Code
share-code-about = The code can be typed into the workshop, here or at a terminal.
share-file = Save a file
share-give = Send the file
share-too-large = This is too much for a QR code; take the link or the file.

## Shared rules

shared = Shared rules
shared-of = { $game }: house rules
shared-kicker = Rules for { $game }
shared-changes = { $count ->
    [one] This is different
   *[other] These { $count } things are different
}
shared-standard = These are the standard rules.
shared-seats = For { $seats } players.
shared-setup = The table at the start
shared-play = Play it now
shared-open = Open in the workshop
shared-kept = Kept
shared-unsound = It cannot be played as it stands, but it can be mended in the workshop.
shared-broken = These rules cannot be opened
shared-broken-about = The link may be cut off or mistyped. Ask for it once more, or try the code or the file. Nothing of yours is touched.

## The boxed game

box = I own the box
box-about = Type the printed values once, and play with them.
box-in-use = In use on this device.
box-lead = What is printed on the pieces of your box? Type it once: this device then plays with it, wherever a rule set does not say otherwise.
box-keep = Play with these
box-kept = Kept. This device plays with the values of your box from now on.
box-off = Use the standard values
box-on = Use the values of my box
box-forget = Forget them
box-forgotten = Forgotten. The standard values are back.
box-under = Games you begin here take the values of your box where you have changed nothing.
