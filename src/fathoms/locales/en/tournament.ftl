# Tournaments: mistakes, the report in a terminal, and the page.

two = { $count ->
    [0] There are no entrants; name at least two with --entrants. The bots are { $known }.
   *[other] One entrant is not enough; name at least two with --entrants. The bots are { $known }.
}
entrant-empty = An entrant in “{ $text }” is empty; separate entrants with one comma.
no-entrant = “{ $text }” is not an entrant; name one of the bots { $known }, a class as module:Class, or a program as prog:./program.
name-twice = Two entrants are called { $name }; give each a different name.
name-bad = “{ $name }” cannot be a name; use at most { $most } printable letters.
program-unreadable = The quotes in “{ $text }” are not closed; write the command as in a shell.
program-missing = There is no program { $program }; check its name, or give its full path.
program-not-executable = { $program } is not executable; make it so (chmod +x), or put its interpreter first.
program-refused = { $name } could not be started: { $reason }.
class-broken = { $given } cannot play: { $line }
class-slow = { $given } was not ready in time; check what it does when it is imported and created.
swiss-few = A Swiss tournament needs at least as many entrants as there are seats per table ({ $players }); there are { $entrants }.
no-format = There is no format “{ $format }”; use { $known }.
rounds-unwanted = Only a Swiss tournament has rounds; add --format swiss, or remove --rounds.
no-time = With --time 0 nobody can decide anything; allow some seconds.
nothing-played = The tournament was interrupted before its first set of games was complete; there is nothing to write.

## The report

head-rank = #
head-entrant = Entrant
head-points = Points
head-buchholz = Opponents
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
played-round-robin = { $games } games at tables of { $players }: everyone against everyone, with the same dice from every seat; 95 % intervals.
played-swiss = { $games } games at tables of { $players }: paired by standing, with the same dice from every seat; 95 % intervals.
forfeited = { $name } { $what } in { $count ->
    [one] one game
   *[other] { $count } games
} (first in game { $game }). { $why }
kind-crashed = crashed
kind-slow = took too long
kind-silent = never answered
kind-garbage = sent something that cannot be read
kind-illegal = broke the rules
said = It sent “{ $line }”.
status = It exited with status { $number }.
signal = It was stopped by signal { $number }.
withdrawn = { $name } was withdrawn after ten forfeits in a row; its other games were not played.
note = { $name }: { $note }
endless = { $count ->
    [one] One game did not end and was stopped; all players share it.
   *[other] { $count } games did not end and were stopped; all players share them.
}
written = Written: { $paths }.
broken-off = Interrupted after { $games } of { $planned } games; the games played are counted and written.

## The page

title = Tournament
page-title = Tournament of { $game }
page-incomplete = Interrupted before the end: only complete sets of games are counted.
fact-entrants = { $count ->
    [one] entrant
   *[other] entrants
}
fact-games = { $count ->
    [one] game
   *[other] games
}
fact-players = { $count ->
    [one] per table
   *[other] per table
}
fact-seconds = { $count ->
    [one] second per decision
   *[other] seconds per decision
}
fact-seed = seed
system-round-robin = Everyone against everyone
system-swiss = Swiss: players with similar results meet
standing = Standings
standing-about = Ratings as in chess: 400 points mean odds of ten to one, and the weakest is set to 1,000. The bar shows the 95 % interval.
table = Numbers
meetings = Who beat whom
meetings-about = The share of decided games that the row won against the column, and how many games they played together.
meeting-cell = { $games ->
    [one] one game
   *[other] { $games } games
}
scores = Scores
scores-about = How often each entrant finished with how many points. The mark is the average.
score-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
margins = How close it was
margins-about = How many points the winner was ahead of the best loser; 0 is a tie, shared or broken by a rule.
axis-points = Points ahead
axis-turns = Turns per game
lengths = How long it took
lengths-about = How many turns a game had.
seats = Does the seat matter?
seats-about = Who won, by seat; seat 1 starts. Every group played in every seating order, so strength does not count here. The line shows an even game.
seat = Seat { $number }
forfeits = Forfeits
forfeits-none = Nobody forfeited.
forfeits-about = An entrant that crashes, does not answer, takes too long, sends something that cannot be read or breaks the rules loses that game, and the tournament continues.
stderr = Last lines on standard error
machine = On this machine
machine-about = How long a decision took, and what programs wrote to standard error. Only this part differs when the tournament is played again.
machine-mean = Average
machine-slowest = Slowest
machine-decisions = Decisions
rounds = Rounds
round = Round { $number }
bye = { $names } had a bye.
notable = Games worth watching
notable-about = Each is a record: save it, and replay it with fathoms replay or in the browser.
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
