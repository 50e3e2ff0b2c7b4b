# Tournaments: mistakes, the report in a terminal, and the page.

two = { $count ->
    [0] Nobody has entered; name at least two entrants with --entrants. The bots are { $known }.
   *[other] One entrant has nobody to play; name at least two with --entrants. The bots are { $known }.
}
entrant-empty = An entrant in “{ $text }” is empty; part entrants with one comma.
no-entrant = “{ $text }” is no entrant; name one of the bots { $known }, a class as module:Class, or a program as prog:./program.
name-twice = Two entrants are called { $name }; give each a name of its own.
name-bad = “{ $name }” cannot be a name; take at most { $most } printable letters.
program-unreadable = The quotes in “{ $text }” do not close; write the command as in a shell.
program-missing = There is no program { $program }; check its name, or write its whole path.
program-not-executable = { $program } is not executable; allow it (chmod +x), or name its interpreter before it.
program-refused = { $name } could not be started: { $reason }.
class-broken = { $given } cannot play: { $line }
class-slow = { $given } was not ready in time; look at what it does when it is imported and made.
swiss-few = A Swiss tournament needs at least as many entrants as sit at a table ({ $players }); there are { $entrants }.
no-format = There is no format “{ $format }”; take { $known }.
rounds-unwanted = Only a Swiss tournament has rounds; add --format swiss, or leave --rounds out.
no-time = With --time 0 nobody could decide anything; allow some seconds.
nothing-played = The tournament was broken off before its first deal was over; there is nothing to write.

## The report

head-rank = #
head-entrant = Entrant
head-points = Points
head-buchholz = Rivals
head-rating = Rating
head-interval = 95 %
head-games = Games
head-wins = Wins
head-forfeits = Forfeits
head-score = Mean score
rating = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) }
interval = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } to { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
count = { $count }
share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
milliseconds = { NUMBER($ms, maximumFractionDigits: 1) } ms
played-round-robin = { $games } games at tables of { $players }, everybody against everybody on the same dice from every seat; the intervals hold with 95 %.
played-swiss = { $games } games at tables of { $players }, seated by standing, on the same dice from every seat; the intervals hold with 95 %.
forfeited = { $name } { $what } in { $count ->
    [one] one game
   *[other] { $count } games
} (first in game { $game }). { $why }
kind-crashed = crashed
kind-slow = took too long
kind-silent = never said anything
kind-garbage = said what cannot be read
kind-illegal = broke the rules
said = It said “{ $line }”.
status = It ended with status { $number }.
signal = It was ended by signal { $number }.
withdrawn = { $name } was withdrawn after ten forfeits in a row; its other games were not played.
note = { $name }: { $note }
endless = { $count ->
    [one] One game had no end and was stopped; everybody shares it.
   *[other] { $count } games had no end and were stopped; everybody shares them.
}
written = Written: { $paths }.
broken-off = Broken off after { $games } of { $planned } games; what was played is told and written.

## The page

title = Tournament
page-title = Tournament of { $game }
page-incomplete = Broken off before its end: only whole deals are counted.
fact-entrants = { $count ->
    [one] entrant
   *[other] entrants
}
fact-games = { $count ->
    [one] game
   *[other] games
}
fact-players = { $count ->
    [one] at a table
   *[other] at a table
}
fact-seconds = { $count ->
    [one] second a decision
   *[other] seconds a decision
}
fact-seed = the seed
system-round-robin = Everybody against everybody
system-swiss = Swiss: those who stand alike meet
standing = The standing
standing-about = Ratings as in chess: 400 points are odds of ten to one, and the weakest stands at 1,000. The bar is where the rating lies with 95 % certainty.
table = In figures
meetings = Who beat whom
meetings-about = How many of their decided games the row won against the column, and how many games they sat in together.
meeting-cell = { $games ->
    [one] one game
   *[other] { $games } games
}
scores = What they scored
scores-about = How often each entrant ended with how many points. The mark is the mean.
score-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
margins = How close it was
margins-about = By how many points the winner was ahead of the best loser; 0 is a tie, shared or broken by a rule.
axis-points = Points ahead
axis-turns = Turns in a game
lengths = How long it took
lengths-about = How many turns a game had.
seats = Does the seat matter?
seats-about = Who won, by seat; seat 1 begins. Every table sat in every order, so strength does not count here. The line is what an even game would give.
seat = Seat { $number }
forfeits = Forfeits
forfeits-none = Nobody forfeited.
forfeits-about = Whoever crashes, keeps silent, takes too long, says what cannot be read or breaks the rules loses that game, and the tournament goes on.
stderr = Its last words on standard error
machine = On this machine
machine-about = How long a decision took, and what programs wrote to standard error. This alone differs when the tournament is played again.
machine-mean = Mean
machine-slowest = Slowest
machine-decisions = Decisions
rounds = The rounds
round = Round { $number }
bye = { $names } had a bye.
notable = Games to look at
notable-about = Each is a record: save it, and watch it with fathoms replay or in the browser.
notable-closest = The closest
notable-clearest = The clearest
notable-longest = The longest
notable-richest = The most points
notable-game = Game { $number }, { $turns ->
    [one] one move
   *[other] { $turns } moves
}
notable-save = Save the record
notable-show = Show the moves
footer = Played by Fathoms; the same seed gives the same tournament: { $command }
kind-bot = built in
