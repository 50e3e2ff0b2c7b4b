# The daily dive: one game a day, the same for everybody

no-undo = In the daily dive no move can be undone.
play-on-later = An attempt at the daily dive is yours alone to play: close the page and come back when you like, before midnight UTC if it is to count.
no-rematch = The daily dive is played once; the next one comes at midnight UTC.
no-game = There is no daily dive of this game; the games that have one are { $known }.
no-day = A day is written like 2026-11-19.
not-yet = This day has not begun: by the server’s clock today is { $day } (UTC); check the clock of your device.
not-yet-here = This day has not begun: by the clock of your device today is { $day } (UTC).
clock-moved = Your device says that today is { $day } (UTC), but the dive of { $played } was played here already: check its clock; nothing is lost, and that day counts when it comes.
too-old = This day is too long ago; choose one of the last { $days } days.
twice = You have played today’s dive already; the next one comes at midnight UTC.
practice-later = Play today’s dive to its end first; after that you can practise it.
no-boards = This site has no server, so it has no boards; share your line instead.
need-key = A group’s board needs to know you by a key; make one, then open the link again.
group-name = A group needs a name of 1 to { $most } letters.
group-full = This group has { $most } members, which is the limit; start another one.
no-group = There is no group of this name; check the link.

## Why an attempt does not count

day-over = This day is over, so this is practice and does not count.
late = This attempt ended after midnight UTC, so it is practice and does not count.
practice = This is practice and does not count: one attempt a day counts for each key and each device.
practice-here = This is practice and does not count: one attempt a day counts on each device.

## The line to share

line-points = { $points ->
    [one] finished with { $points } point
   *[other] finished with { $points } points
}
line-won = { $points ->
    [one] won with { $points } point
   *[other] won with { $points } points
}
line-place = place { $place } of { $total }
line-better = better chosen than { $percent } % of { $others }

## fathoms daily

board = { $total ->
    [0] { $game }, { $day }: nobody yet
    [one] { $game }, { $day }: one attempt
   *[other] { $game }, { $day }: { $total } attempts
}
nobody = A diver
not-finished = Your attempt is not finished; the same command goes on with it.
bots = The bots in your seat: { $bots }.
otherwise = Your turn { $turn }. { $yours } { $theirs }
weeks = The last four weeks, today last: { $dots } (● won, ○ played, – practice)
other-game = The game in { $path } is not the dive of { $day } as it was dealt; move the file away to play that day again.
here-server = Choose either a server or this machine, “--server” or “--here”.
