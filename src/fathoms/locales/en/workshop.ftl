### The workshop: rule sets are made, kept and given away here.

title = Workshop
title-of = Workshop: { $game }
lead = Change one thing. See whether it is more fun. Share it.
bench = Your rules
more = More…
undo = Undo
redo = Redo
hub-begin = Make the game your own.
hub-go-on = { $count ->
    [one] Continue: one change so far.
   *[other] Continue: { $count } changes so far.
}

## The form

form-place = No. { $number }
form-longer = One more
form-shorter = Remove the last one
form-take-away = Remove number { $number }
form-add = Add:
form-on = Yes
form-off = No
form-between = { $least } to { $most }
form-changed = changed
form-why = Why? Rule { $rule }, about: { $title }
form-standard = Standard: { $value }
form-back = Back to standard
form-unread = This is not a valid value yet; the draft keeps the old one.

## What differs

changes = Your changes
changes-count = { $count ->
    [0] Nothing changed.
    [one] One change.
   *[other] { $count } changes.
}
change-before = before:
change-after = now:
change-undo = Reset: { $title }
no-changes = Change any value. Here you see what is different, and you can try it out.
one-at-a-time = Change one thing at a time, and you will know what made the difference.
from = Based on: { $title }
from-standard = Based on the standard rules
problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
mend = { $count ->
    [one] One thing must be fixed first. Show me.
   *[other] { $count } things must be fixed first. Show me.
}
not-sound = These rules cannot be played yet. Fix what is marked.
gone = The server is not responding. Your draft is safe on this device; continue when the server is back.
draft-kept = Your draft is unchanged.

## What can be done

try = Try it
act-measure = Measure it
act-next = What next?
act-equal = Equal chances
act-keep = Save
act-share = Share
act-print = Print the rules
act-hang = Publish in the gallery
no-measures = This server does not measure changes.

## Beginning

start-from = Start from…
start-title = Which rules do you start from?
start-lead = Your changes are compared with these rules.
start-lead-undo = Your draft is not lost: Undo brings it back.
to-gallery = Gallery
to-workshop = Workshop

## From elsewhere

source = Other rules
source-label = A code or a link
source-open = Open
source-file = Choose a file, or drop it here
source-found = Rule set
source-game = For { $game }.
source-begin = Start from these rules
source-other = Open it in the workshop of { $game }
source-other-game = These rules are for { $game }: open them in its workshop. Your draft here is unchanged.
source-unread = This is not a rule set. A code starts with F1-; a link contains a code; a file comes from “Save a file”.
source-newer = These rules were made with a newer version of Fathoms. The server needs an update to read them.

## Keeping

keep = Save
keep-title = Save on this device
keep-name = Name
keep-example = Sunday rules
keep-replace = Save the changes
keep-another = Save as a new set
kept = “{ $title }” is saved on this device.
kept-as = Saved as “{ $title }”.
kept-as-before = Saved as “{ $title }”; changed since.
mine = My rules
mine-none = Nothing saved yet. The rules you save stay on this device.
mine-changes = { $count ->
    [0] no change
    [one] one change
   *[other] { $count } changes
}
mine-unsound = cannot be played yet
mine-rename = Rename “{ $title }”
mine-renamed = Save this name
mine-copy = Copy “{ $title }”
mine-copy-title = { $title } (copy)
mine-remove = Delete “{ $title }”
mine-removed = “{ $title }” is deleted.
mine-fetch = Restore

## Sharing

share-heading = Share these rules
share-title = Name (optional)
share-link = Link
share-code = Code
share-code-about = Type the code into the workshop, here or in a terminal.
share-file = Save a file
share-give = Send the file
share-too-large = This is too long for a QR code; use the link or the file.

## Shared rules

shared = Shared rules
shared-of = { $game }: house rules
shared-kicker = Rules for { $game }
shared-changes = { $count ->
    [one] What is different
   *[other] { $count } things are different
}
shared-standard = These are the standard rules.
shared-seats = For { $seats } players.
shared-setup = The table at the start
shared-play = Play it now
shared-open = Open in the workshop
shared-kept = Saved
shared-unsound = These rules cannot be played as they are, but you can fix them in the workshop.
shared-broken = These rules cannot be opened
shared-broken-about = The link may be incomplete. Ask for it again, or try the code or the file. Your own rules are unchanged.

## The boxed game

box = I own the box
box-about = Enter the printed values once, and play with them.
box-in-use = In use on this device.
box-lead = What is printed on the pieces of your box? Enter it once: this device then plays with these values, unless a rule set says otherwise.
box-keep = Play with these values
box-kept = Saved. This device now plays with the values of your box.
box-off = Use our reconstruction
box-on = Use the values of my box
box-forget = Delete them
box-forgotten = Forgotten. The values of our reconstruction are back.
box-under = Games you start here use the values of your box wherever you have changed nothing.
