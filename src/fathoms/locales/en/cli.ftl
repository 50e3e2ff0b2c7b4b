# The command line: helps, options, and one sentence for every mistake.

usage = Usage:
commands = Commands:
arguments = Arguments:
options = Options:
examples = Examples:

## Placeholders in helps

metavar-command = COMMAND
metavar-options = OPTIONS
metavar-game = GAME
metavar-file = FILE
metavar-rule = RULE
metavar-rules = RULES
metavar-seats = SEATS
metavar-names = NAMES
metavar-first = draw|1|2…
metavar-rotation = rotate|draw|1|2…
metavar-dice = seeded|typed
metavar-number = N
metavar-id = NUMBER
metavar-seconds = SECONDS
metavar-bots = BOTS
metavar-entrants = ENTRANTS
metavar-format = round-robin|swiss
metavar-change = FIELD=VALUE
metavar-lang = en|fr|es
metavar-faces = FACES
metavar-players = PLAYERS
metavar-goal = GOAL
metavar-folder = FOLDER
metavar-path = PATH
metavar-database = ADDRESS
metavar-days = DAYS
metavar-address = ADDRESS
metavar-addresses = ADDRESSES
metavar-url = URL
metavar-urls = URLS
metavar-metrics = loopback|all|off
metavar-log = text|json
metavar-log-level = debug|info|warning|error
metavar-bot = BOT
metavar-record = FILE|URL
metavar-records = FILE|URL…
metavar-sections = SECTIONS
metavar-values = FIELD=VALUES
metavar-link = URL
metavar-server = SERVER
metavar-name = NAME
metavar-executor = local|local:N|dask:ADDRESS
metavar-puzzle = PUZZLE
metavar-day = DATE
metavar-move = MOVE

## Options that several commands have

option-help = Show this help.
option-version = Show the version.
option-lang = The language; the default is FATHOMS_LANG or your terminal’s language.
option-rules = The rules: the name of a built-in rule set or of one you saved, a share code or a file.
option-json = Answer in JSON, for a program.
option-no-color = No colours; the same as setting NO_COLOR.
option-seed = The random seed; the same seed gives the same dice.
option-database-url = The database: sqlite:///FILE or postgresql://HOST/NAME; the default is FATHOMS_DATABASE_URL, or a file in your data folder.
argument-game = Which game.
argument-file = A file, or - for standard input.
argument-record = A record in a file, - for standard input, or the address of a table on a Fathoms server.
argument-records = Records in files, - for standard input, or addresses of tables on a Fathoms server.
argument-link = The link of a table: with its invite you take a seat, without one you watch or return to your seat.

## fathoms

about-fathoms = Two underwater treasure games in your terminal: play them, learn them and change their rules.
command-fathoms-play = Play against bots, or with friends on one screen.
command-fathoms-join = Join a table on a server, or watch it.
command-fathoms-daily = Play the game of the day, the same for everybody.
command-fathoms-games = List the games that you played on this machine, and your results.
command-fathoms-replay = Check a game record and show the table.
command-fathoms-verify = Check that the dice of a finished game were fair.
command-fathoms-review = Say what luck and what choices did in a game.
command-fathoms-puzzles = Solve puzzles: one decision each, and what every choice is worth.
command-fathoms-score = Score the boxed game.
command-fathoms-rules = Read the rule book.
command-fathoms-simulate = Let bots play many games and count the results.
command-fathoms-key = Keep your games under a key of ten words.
command-fathoms-rulesets = List, show, check, create and save rule sets.
command-fathoms-odds = Show the exact odds of the dice.
command-fathoms-ladder = Rate all bots of a game against each other.
command-fathoms-tournament = Let bots and programs play a tournament.
command-fathoms-solve = Solve a small game completely.
command-fathoms-train = Train the network of a game’s strongest bot.
command-fathoms-lab = See what a rule change does to a game.
command-fathoms-bench = Measure how fast everything is, compared with our targets and other programs.
command-fathoms-admin = Back up, move, count and delete the games of a server.
command-fathoms-serve = Run a server: play in the browser, and with friends by link.
command-fathoms-site = Write Fathoms as a web site without a server: it runs in the visitor’s browser.
command-fathoms-schema = Write the types of all messages, for programs that talk to a server.
examples-fathoms =
    fathoms play into-the-blue
    fathoms play atlantis-treasure --seats me,me:Ana,greedy
    fathoms rules into-the-blue T6

## fathoms play

about-play =
    Play against bots, or with several players on one screen. A seat is “me”, “me:Name”, or the name of a bot. Every move is saved at once, so you can leave at any time and continue later.

    You play with single keys; “?” shows them. Piped input works too: each line is a move in the notation or a series of keys, and an empty line is Enter.
option-play-seats = Who plays, in turn order around the table; the default is you against one bot.
option-play-names = Names for the seats in order; the default is their colours.
option-play-first = Who starts: a seat, or a random draw (the default).
option-play-dice = Dice from the seed (the default), or your real dice, typed in.
option-play-pause = How long each move of a bot stays on screen (0.8).
option-play-save = Where to save; the default is your own data folder.
option-play-resume = Continue a saved game.
option-play-from = Play on from a moment of another game: a file with its record, or the address of its table.
option-play-move = After which move of that game; the default is its last one.
examples-play =
    fathoms play into-the-blue --seats me,greedy,random --first draw
    fathoms play atlantis-treasure --seats me:Ana,me:Leo
    fathoms play into-the-blue --dice typed --rules quick
    fathoms play --resume game.json
    fathoms play --from game.json --move 20 --seats me,greedy

## fathoms join

about-join =
    Join a table on a Fathoms server, with the same screen and keys as “fathoms play”; the others may use a browser or a terminal. Your seat is remembered on this machine: leave at any time, and the same command brings you back. A lost connection is restored automatically.

    At the end the dice of the game are checked automatically; “fathoms verify” does it again.
option-join-name = The name the others see; without it you are asked.
examples-join =
    fathoms join http://localhost:8000/table/k3m9x2
    fathoms join 'http://localhost:8000/table/k3m9x2#invite=…' --name Ana

## fathoms daily

about-daily =
    Play the daily dive: one game a day, with the same dice and the same bots for everybody. One attempt counts; leave at any time and the same command brings you back until midnight UTC. Afterwards you see what the bots did with the same dice, and a line to share.

    On a server there is also a board. Without a server the dice follow from the date, and the game stays on this machine.
option-daily-day = The date to play, like 2026-11-18; the default is today, other days are practice.
option-daily-server = Play on this server; the default is that of your key, and without a key this machine.
option-daily-here = Play on this machine although you have a key.
examples-daily =
    fathoms daily into-the-blue
    fathoms daily atlantis-treasure --server http://localhost:8000

## fathoms games

about-games =
    Tell how you did in the games of “fathoms play” on this machine, beside what evenly matched players would win, and list the latest. Nothing leaves this machine. What luck and choices did is told by “fathoms review”; games on a server are on your page there.
argument-games-game = Only this game; without it, all of them.
examples-games =
    fathoms games
    fathoms games into-the-blue
games-figures = { $game }: you won { $won } % of { $games ->
    [one] one finished game
   *[other] { $games } finished games
}; evenly matched players would win { $even } %.
games-streak = Wins in a row: { $streak }; the most ever: { $longest }.
games-won = won { $scores }
games-lost = lost { $scores }
games-going = not over yet
games-none = No games yet: “{ $command }” keeps every game here.
games-review = What luck and choices did in a game: { $command }

## fathoms replay

about-replay = Play a record through, check every move against the rules, and show the table at the end or after any move. A .jsonl file holds one record on each line.
option-replay-to = Show the table after this move; 0 is the start.
option-replay-log = Also tell what was done, one line a turn.
examples-replay =
    fathoms replay game.json
    fathoms replay game.json --to 12
    fathoms replay game.json --log
    fathoms replay games.jsonl --json

## fathoms verify

about-verify = Check the dice of a finished game. The server promised its secret before anyone played; this command draws every roll and every deal again from that secret and what the players added, and says which ones differ. docs/verifiable-dice.md explains how, so that you can check with your own program.
examples-verify =
    fathoms verify game.json
    fathoms verify http://localhost:8000/table/k3m9x2 --json

## fathoms review

about-review = Review a game: what luck did and what every player’s choices did to the chances to win, in points that add up, and the decisions that cost most, with what was better. Corrections are what the judge itself gets wrong from one turn to the next. A game that is not over is reviewed as far as it went. Several records, or a .jsonl file with one on each line, give a table of their players.
option-review-most = How many of the most costly decisions to show (5).
option-review-out = Also write the review to a file: .json, .jsonl (one review a line), .csv (one line of the ledger a line), or a picture: .png, .svg.
examples-review =
    fathoms review game.json
    fathoms review game.json --most 10 --lang fr
    fathoms review game.json --out review.csv
    fathoms review game.json --out review.png
    fathoms review monday.json tuesday.json
    fathoms review games.jsonl --json

## fathoms puzzles

about-puzzles = Solve puzzles made by the engine: a position, one decision, and afterwards what every choice is worth and why. Without a command you get today’s puzzle, the same for everybody.
examples-puzzles =
    fathoms puzzles
    fathoms puzzles list into-the-blue
command-puzzles-solve = Solve a puzzle.
command-puzzles-list = List all puzzles.
command-puzzles-make = Make puzzles, or judge them again.
about-puzzles-solve = Show a puzzle, ask for your move and judge it. Without a name it is the puzzle of the day.
argument-puzzles-solve-puzzle = The name of a puzzle; the default is today’s.
option-puzzles-solve-day = The date of the daily puzzle, like 2026-11-18; the default is today.
option-puzzles-solve-answer = Your move as records write it; the default asks you.
examples-puzzles-solve =
    fathoms puzzles solve
    fathoms puzzles solve --day 2026-11-18 --answer "keep 123"
about-puzzles-list = List the puzzles with their names, questions and difficulty.
examples-puzzles-list =
    fathoms puzzles list
    fathoms puzzles list atlantis-treasure --json
about-puzzles-make = Let bots play and make puzzles of their decisions. A decision becomes a puzzle if the right choices are better than all others by at least 2 points of winning chance and by more than twice the evaluator’s error, and if the reason can be said. Those of Into the Blue for two are proven by the solved game, if you have solved it.
option-puzzles-make-out = The file to write (puzzles.json.gz).
option-puzzles-make-count = How many puzzles of all games together (300).
option-puzzles-make-judge = Judge the puzzles of this file again instead, and keep those that hold; can be given more than once.
option-puzzles-make-seed = The random seed (1).
examples-puzzles-make =
    fathoms puzzles make --out puzzles.json.gz
    fathoms puzzles make --judge puzzles.json.gz --out puzzles.json.gz

## fathoms score

about-score = Score a finished game from the box. Without a file you are asked step by step; a file contains the table as JSON.
option-score-game = Which game; the default is the one in the file, or the first game with a final scoring.
examples-score =
    fathoms score
    fathoms score table.json
    fathoms score table.json --json

## fathoms rules

about-rules = Read the rule book with the numbers of the rules you play with. Every rule has an id, which errors and explanations refer to.
argument-rule = One rule by its id, such as T6; without it, the whole rule book.
examples-rules =
    fathoms rules into-the-blue
    fathoms rules into-the-blue T6
    fathoms rules atlantis-treasure --rules my-rules.json

## fathoms simulate

about-simulate = Let bots play many games and count who wins. If the game is compiled for these bots and rules, the compiled version plays, otherwise the engine; the report says which. The same seed gives the same games, whether they run in one process, in many, or on a cluster. By default each seat starts in turn, so that no seat has an advantage.
option-simulate-bots = The bots, one for each seat.
option-simulate-games = How many games (1000).
option-simulate-seed = The random seed (1).
option-simulate-first = Who starts: each seat in turn (rotate, the default), a random draw, or always the same seat.
option-simulate-out = A file for the games; its ending decides the format: one row per game (.csv, .parquet) or one record per game (.jsonl). Can be given several times.
option-simulate-summary = A file for the figures (.csv, .parquet, .json). Can be given several times.
option-simulate-executor = Where to play: local (the default: this process, and all processors for long runs), local:N (N processes), or dask:ADDRESS (a Dask cluster).
option-simulate-engine = Play on the engine even where the game is compiled.
examples-simulate =
    fathoms simulate into-the-blue --bots greedy,random --games 1000
    fathoms simulate atlantis-treasure --bots greedy,random,random --seed 7 --json
    fathoms simulate into-the-blue --bots random,random --games 10000000 --out games.parquet
    fathoms simulate into-the-blue --games 100 --out games.jsonl --summary figures.csv
    fathoms simulate atlantis-treasure --games 1000000 --executor dask:192.0.2.7:8786
simulate-progress = { $game }
simulate-seat = Seat
simulate-wins = Wins
simulate-score = Mean score
simulate-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ± { NUMBER($near, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-mean = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-shared =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $shared ->
        [0] no shared victory.
        [one] one shared victory, split evenly.
       *[other] { $shared } shared victories, split evenly.
    }
simulate-pace =
    { $turns ->
        [one] { NUMBER($turns, maximumFractionDigits: 1) } turn per game
       *[other] { NUMBER($turns, maximumFractionDigits: 1) } turns per game
    }, { $speed ->
        [one] { NUMBER($speed, maximumFractionDigits: 1) } game per second.
       *[other] { NUMBER($speed, maximumFractionDigits: 1) } games per second.
    }

## fathoms rulesets

about-rulesets = Rule sets are data: start from a built-in set, change one thing, and share it as a file or a short code.
command-rulesets-list = List the built-in rule sets and your own.
command-rulesets-show = Show a rule set: what differs, and its share code.
command-rulesets-check = Check whether a rule set is valid.
command-rulesets-new = Create a rule set by changing another one.
command-rulesets-keep = Save a rule set under your own name.
command-rulesets-forget = Delete a rule set that you saved.
command-rulesets-box = Enter the values printed in your boxed game once.
examples-rulesets =
    fathoms rulesets list
    fathoms rulesets show into-the-blue quick
    fathoms rulesets new into-the-blue --change shells=8 --out my-rules.json

about-rulesets-list = List the rule sets of one game, or of all: the built-in ones and those you saved.
examples-rulesets-list =
    fathoms rulesets list
    fathoms rulesets list into-the-blue

about-rulesets-show = Show a rule set as JSON: the fields that differ from the standard, and the code to share it.
argument-rulesets-show-game = Which game; you can also put a file or a code here, because they name their game.
argument-rulesets-show-rules = The name of a built-in set, a share code or a file.
option-rulesets-show-full = Show every field, not only what differs.
option-rulesets-show-schema = Show the JSON Schema of the game’s rule sets instead.
examples-rulesets-show =
    fathoms rulesets show into-the-blue quick
    fathoms rulesets show my-rules.json --full
    fathoms rulesets show into-the-blue --schema

about-rulesets-check = Check whether a rule set is valid and what it changes; if it is not valid, list everything that is wrong, field by field.
argument-rulesets-check-game = Which game; you can also put a file or a code here, because they name their game.
argument-rulesets-check-rules = The name of a built-in set, a share code or a file.
examples-rulesets-check =
    fathoms rulesets check my-rules.json
    fathoms rulesets check into-the-blue quick

about-rulesets-new = Create a rule set from another one by changing its fields. Change one thing at a time and see whether it is more fun.
option-rulesets-new-change = A field and its new value; can be given several times.
option-rulesets-new-base = The rule set to start from; the default is the standard one.
option-rulesets-new-out = The file to write; without it the rule set is printed.
examples-rulesets-new =
    fathoms rulesets new into-the-blue --change shells=8
    fathoms rulesets new into-the-blue --base quick --change main=3,4,5,6,7 --out my-rules.json

about-rulesets-keep = Save a rule set on this machine under your own name; you can then use this name with --rules.
argument-rulesets-keep-name = The name: lowercase letters, digits and dashes.
option-rulesets-keep-change = A field and its new value; can be given several times.
option-rulesets-keep-base = The rule set to start from: a name, a share code or a file; the default is the standard one.
examples-rulesets-keep =
    fathoms rulesets keep into-the-blue ours --change shells=8
    fathoms rulesets keep into-the-blue from-ana --base F1-…
    fathoms play into-the-blue --rules ours

about-rulesets-forget = Delete a rule set that you saved. Games that were played with it keep their rules.
argument-rulesets-forget-name = The name under which it is saved.
examples-rulesets-forget =
    fathoms rulesets forget into-the-blue ours

about-rulesets-box = Do you own the boxed game? Enter the values printed on its pieces once: play, score and rules then use them, unless --rules says otherwise. Without values, this shows the saved ones.
option-rulesets-box-change = A printed value; can be given several times.
option-rulesets-box-forget = Delete the values of your box.
examples-rulesets-box =
    fathoms rulesets box into-the-blue --change main=2,3,4,6,8 --change secondary=1,2,2,3,4 --change chests=4,5,6,7,9
    fathoms rulesets box into-the-blue
    fathoms rulesets box into-the-blue --forget

## fathoms odds

about-odds = Show the exact odds of a dive from the current dice: for all goals at once with the best dice to keep, or for one goal with all options ranked.
option-odds-dice = The current dice, such as 112355, with C for a chest; none means before the first roll.
option-odds-rolls-left = How many rolls are left.
option-odds-goal = One goal: level:3 (reach level 3), shells:3:2 (at least 2 shells on level 3), chest (a perfect dive).
option-odds-game = Which game; the default is the first that has odds.
examples-odds =
    fathoms odds --dice none --rolls-left 3
    fathoms odds --dice 112355 --rolls-left 2
    fathoms odds --dice 1124C5 --rolls-left 1 --goal chest --json

## fathoms ladder

about-ladder = Let all bots play against each other with the same dice from every seat, and rate them like chess players: 400 points mean odds of ten to one. The interval shows how certain a rating is.
option-ladder-players = How many players at a table.
option-ladder-games = How many games at least, in all (200).
option-ladder-bots = The bots; the default is all of them.
option-ladder-seed = The random seed (1).
option-ladder-engine = Play on the engine even where bots are compiled: other dice, and slower.
option-ladder-out = A folder for the ladder as JSON and as a picture (PNG, SVG).
examples-ladder =
    fathoms ladder into-the-blue --players 2 --games 1000
    fathoms ladder atlantis-treasure --players 4 --bots greedy,random --out ladders

## fathoms tournament

about-tournament = Let bots, classes and programs play against each other with the same dice from every seat, and rate them like chess players, with an interval for each rating. An entrant that crashes, takes too long or breaks the rules loses that game, and the tournament continues.
option-tournament-entrants = Who plays, separated by commas: a bot, module:Class, prog:COMMAND; name=… gives a name.
option-tournament-format = Everyone against everyone (round-robin, the default), or by standing (swiss).
option-tournament-players = How many players at a table.
option-tournament-games = How many games at least, in all (200).
option-tournament-rounds = How many rounds a Swiss tournament has; the default is as many as needed.
option-tournament-seed = The random seed (1).
option-tournament-time = Seconds for one decision (5).
option-tournament-out = A file for the results as JSON.
option-tournament-page = A file for the results as a web page (HTML).
option-tournament-processes = How many games are played at a time (1).
examples-tournament =
    fathoms tournament into-the-blue --entrants greedy,diver,mybots:Cautious --page results.html
    fathoms tournament atlantis-treasure --entrants "greedy,nemo=prog:python3 nemo.py" --players 3
    fathoms tournament into-the-blue --entrants a=random,b=random,greedy --format swiss --json

## fathoms solve

about-solve = Calculate perfect play for two players, from the end of the game back to its start, on all processors. It first tells you what it needs; an interrupted calculation continues where it stopped.
option-solve-players = How many players (2).
option-solve-shells = Another number of shells: with fewer it takes seconds.
option-solve-out = The file for the solved game; the default is your own data folder.
option-solve-report = Show what a solved game says about good play, instead of solving.
examples-solve =
    fathoms solve into-the-blue --players 2 --shells 5
    fathoms solve into-the-blue --players 2 --report

## fathoms train

about-train = Train a network by letting it play against itself; the same seed and number of games give the same network.
option-train-players = How many players (2).
option-train-games = How many games to learn from.
option-train-seconds = Or how long to train, roughly (600).
option-train-seed = The random seed (1).
option-train-out = The file for the network.
examples-train =
    fathoms train into-the-blue --players 3 --seconds 600 --seed 1 --out three.npz

## fathoms admin

about-admin = For the host of a server: back up its games, move them to another database, count them, check them, and delete old ones. The server can keep running.
command-admin-backup = Write everything into a file.
command-admin-restore = Fill an empty database from a backup.
command-admin-export = Write the games as records, one line each.
command-admin-import = Import finished games from a file of records.
command-admin-stats = Count tables, events and messages.
command-admin-check = Find tables that cannot be read.
command-admin-prune = Delete old tables.
command-admin-gallery = List the gallery, and remove rule sets from it.
examples-admin =
    fathoms admin backup games.backup
    fathoms admin stats
about-admin-backup =
    Write everything into a new file, as it is at one moment: tables, moves, chat, and the key behind the links people hold. Keep the file to yourself.

    A name that ends in .db or .sqlite gives a SQLite file if the database is one; any other name gives lines of JSON, which any database can be restored from. Both hold a checksum of every byte.
argument-admin-backup-file = The new file, or - for standard output.
examples-admin-backup =
    fathoms admin backup games.backup
    fathoms admin backup games.db --database-url sqlite:///var/games.sqlite
about-admin-restore = Fill an empty database from a backup, in either of its two forms, completely or not at all: a single changed byte is noticed. A database that contains tables is not touched. Then every table is read once, and unreadable ones are listed (exit status 1).
argument-admin-restore-file = The backup.
examples-admin-restore =
    fathoms admin restore games.backup --database-url postgresql://localhost/fathoms
about-admin-export = Write the games as records in JSON Lines, oldest first. Finished games are complete, with the secret of their dice; unfinished games do not contain what must stay secret.
argument-admin-export-file = The new file, or - for standard output.
examples-admin-export =
    fathoms admin export games.jsonl
about-admin-import = Import finished games from a file of records, so that they can be replayed by their link. Each game is checked first; a line that cannot be imported is reported, and the others continue. A table keeps its name if it is free.
argument-admin-import-file = The records, one line each, or - for standard input.
examples-admin-import =
    fathoms admin import games.jsonl --database-url postgresql://localhost/fathoms
about-admin-stats = Count tables, events and chat messages, and show the size of the database.
examples-admin-stats =
    fathoms admin stats --json
about-admin-check = Read every table once and list the unreadable ones, with the reason. With --shelve they are set aside: they stay in the database, but no list, clean-up or export includes them. The exit status is 0 if all is well and 1 if something was found.
option-admin-check-shelve = Set unreadable tables aside.
option-admin-check-bring-back = Bring back a table that was set aside, by its name.
examples-admin-check =
    fathoms admin check
    fathoms admin check --shelve
    fathoms admin check --bring-back 7mq2xk4vw9zt
about-admin-prune = Find finished tables without activity for a number of days, and unfinished ones without activity for the same time and at least a month. With --yes they are deleted; without it they are only counted.
option-admin-prune-older-than = After how many days without a move a table is old.
option-admin-prune-yes = Delete them.
examples-admin-prune =
    fathoms admin prune --older-than 365
    fathoms admin prune --older-than 365 --yes
about-admin-gallery = The gallery of a server (--gallery): what visitors publish there, and how to remove it.
command-admin-gallery-list = List the rule sets in the gallery.
command-admin-gallery-remove = Remove a rule set.
examples-admin-gallery =
    fathoms admin gallery list
about-admin-gallery-list = List the rule sets in the gallery, newest first, with their numbers.
examples-admin-gallery-list =
    fathoms admin gallery list --json
about-admin-gallery-remove = Remove a rule set from the gallery. Anyone who has its link can still play it.
argument-admin-gallery-remove-id = Its number, as “fathoms admin gallery list” shows it.
examples-admin-gallery-remove =
    fathoms admin gallery remove 3kx8vw2mzq7c5ynp

## fathoms serve

about-serve =
    Run a server. Open its address in a browser to play; friends join by link, or by scanning the code on the same network. Nobody needs an account, and every move is saved before it is shown.

    Each option can also be set in the environment (--database-url is FATHOMS_DATABASE_URL) or in a TOML file (database_url); options override the environment, which overrides the file.
option-serve-host = The address to listen on (0.0.0.0, all of them); 127.0.0.1 is only this machine.
option-serve-port = The port (8642); 0 picks a free one.
option-serve-public-url = The address people use, if it is not this machine’s own: a domain, or a proxy in front.
option-serve-database-url = sqlite:///FILE or postgresql://HOST/NAME; the default is a file in your own data folder.
option-serve-redis-url = redis://HOST, through which several processes share their news.
option-serve-workers = How many processes share the port (1); more than one needs --redis-url.
option-serve-open = Open the browser when the server is ready.
option-serve-config = A TOML file with settings.
option-serve-origins = Other sites whose pages may play here, separated by commas.
option-serve-proxies = Proxies that are trusted to report a client’s address: addresses or networks, separated by commas.
option-serve-metrics = Who may read /metrics: this machine (the default), everyone, nobody.
option-serve-log = Log lines as text (the default), or JSON.
option-serve-log-level = How much is logged (info).
option-serve-deflate = Compress messages: less to send, more to compute.
option-serve-pace = How long a bot takes for a move (0.9).
option-serve-least-pace = The shortest time per move that a table may set for its bots (0.05).
option-serve-stand-in = The bot that plays for people who are away (greedy).
option-serve-gone-after = How long a player must be away before a bot may play for them (60).
option-serve-most-moves = Moves after which a game ends without a winner (2000).
option-serve-close-after-days = Days after which a waiting table that nobody visits is closed (30); 0 closes none.
option-serve-connections = Open connections per process (10000).
option-serve-connections-per-address = Open connections per address (64); 0 sets no limit, here and below.
option-serve-visitors-per-table = People at one table, including spectators (200).
option-serve-chat-kept = Chat messages kept per table, the latest (200).
option-serve-chat-per-minute = Chat messages per person and minute (20).
option-serve-chat-per-day = Chat messages per seat, or of all spectators of a table, per day (500).
option-serve-tables-per-hour = Tables that one address may create per hour (120).
option-serve-messages-per-second = Messages per second that a connection may send (20).
option-serve-address-messages-per-second = Messages per second that all connections of an address may send (400).
option-serve-requests-per-second = HTTP requests per second that an address may send (40).
option-serve-measures = Measurements and reviews at the same time, per process (1); 0 turns both off.
option-serve-measures-per-hour = Measurements that one address may start per hour (30); 0 sets no limit.
option-serve-measure-seconds = How long a measurement may take (60).
option-serve-no-reviews = Review no games here.
option-serve-keys-per-hour = Keys that one address may make, or try in vain, per hour (30); 0 sets no limit.
option-serve-reviews-per-hour = Reviews that one address may start per hour (60); 0 sets no limit.
option-serve-gallery = Let visitors publish their rule sets here, each with its measured result.
option-serve-outbound-kilobytes = Kilobytes that may wait for a client that does not read (1024).
option-serve-hello-seconds = How long a new connection may stay silent (10).
option-serve-ping-seconds = How often connections are checked (20).
option-serve-stop-seconds = How long stopping may take (10).
examples-serve =
    fathoms serve --open
    fathoms serve --host 127.0.0.1 --port 9000
    fathoms serve --config fathoms.toml
serve-here = Fathoms is ready: { $address }
serve-others = For phones and friends on your network: { $address }
serve-stop = Ctrl+C stops the server; games continue where they were.

## fathoms site

about-site = Write Fathoms as files for any web host. Games, bots and tables then run in the visitor’s own browser, without a network too, and stay on that device. What needs a server is not on such a site: playing with friends elsewhere, spectators, the gallery. docs/site.md tells how to put it online.
argument-site-folder = A new or empty folder for the site.
option-site-path = Where on its host the site will be, such as /fathoms/ (/).
option-site-serve = Show the site in the browser of this machine.
option-site-port = The port for --serve (8643); 0 picks a free one.
examples-site =
    fathoms site public
    fathoms site public --path /fathoms/
    fathoms site --serve
site-written = The site is in { $folder } ({ $size } MB). Put these files on any web host, at { $path }.
site-stop = Ctrl+C stops it; games stay in the browser.
site-no-folder = Name a folder to write the site into, or show it with --serve.
site-not-empty = { $folder } is not empty; name a new folder, or empty it first.
site-no-client = The browser game is not part of this installation; in the sources, build it with “make web”.
site-no-house = This installation was built without Python for browsers; in the sources, delete src/fathoms/web and run “make web” with a network.
site-path = --path takes a path such as /fathoms/, not “{ $value }”.

## fathoms schema

about-schema = Write the type of every message between server and client, as JSON Schema or TypeScript. This includes each game’s views, scenes, effects and rule sets.
option-schema-json = JSON Schema (the default).
option-schema-typescript = TypeScript.
option-schema-out = A folder to write the files into; without it they are printed.
examples-schema =
    fathoms schema --json
    fathoms schema --typescript --out types
schema-written = The types are written to { $path }.

## What commands answer

replay-line = { $number }: { $text }
replay-at =
    { $moves ->
        [0] No move has been made yet.
       *[other] After move { $at } of { $moves }.
    }
replay-before = { $table ->
    [none] Up to move { $move } it was another game.
   *[other] Up to move { $move } it was another game, at table { $table }.
}
replay-origin = { $table ->
    [none] From here on it is another game: it was played on from move { $move }.
   *[other] From here on it is another game: it was played on from move { $move } of table { $table }.
}
mark-changed = changed
legend-changed = [{ $mark }]: these rules differ from the standard ones.
legend-source = [{ $mark }]: { $about }
rules-sound =
    { $count ->
        [0] These rules for { $game } are valid: they are the standard ones.
       *[other] These rules for { $game } are valid; they change { $changes }.
    }
rules-written = The rule set is written to { $path }.
rules-code = Share it as { $code }
kept = Saved as “{ $name }”.
kept-again = Saved as “{ $name }”, replacing the previous one.
kept-use = Play with it: { $command }
kept-line =
    { $count ->
        [0] Yours; the standard rules.
       *[other] Yours; changes { $changes }.
    }
kept-box =
    { $count ->
        [0] The values of your box, which are those of our reconstruction.
       *[other] The values of your box: { $changes }.
    }
forgotten = “{ $name }” is deleted.
box-kept = Saved: { $game } is now played and scored with the values of your box.
box-there = { $game } is played and scored with the values of your box.
box-not-there = No values of a box are saved for { $game }.
box-how = Enter those of your own pieces once, like this: { $command }
box-forgotten = The values of your box are deleted; { $game } uses those of our reconstruction again.

## Mistakes

no-language = Fathoms does not speak “{ $lang }”; its languages are { $known }.
no-command = There is no command “{ $name }”; the commands are { $known }.
no-option = There is no option { $option }; see --help.
no-option-close = There is no option { $option }; did you mean { $close }?
value-missing = { $option } needs a value; see --help.
value-unwanted = { $option } takes no value; remove it.
extra-words = { $command } cannot use { $words }; see --help.
usage-error = The command cannot be understood ({ $reason }); see --help.
os-error = The system refused: { $reason }.
bug = Something went wrong inside Fathoms ({ $what }); set FATHOMS_DEBUG=1 to see where, and please report it.
no-input = There is no input to read; give a file.
no-output = There is no output to write to; give a file.

file-missing = There is no file { $path }; check its name.
file-directory = { $path } is a folder; name a file.
file-forbidden = { $path } cannot be read or written; check its permissions.
file-no-space = There is no space left to write { $path }; free some and try again.
file-error = { $path } cannot be used: { $reason }.
file-too-large = { $path } is too large; Fathoms reads up to { $most } MB.
file-not-json = { $path } is not valid JSON; check that it is the right file.
save-exists = { $path } already exists; choose another name, or continue a saved game with --resume.

which-game = Give a game; there are { $known }.
which-file = Give the record to replay: a file, or - for standard input.
which-proof = Give the game to check: a file with its record, or the address of its table.
which-review = Give the game to review: a file with its record, or the address of its table.
which-rules = Give the rule set to check: a name, a share code or a file.
not-a-number = { $option } takes a whole number from { $least } to { $most }, not “{ $value }”.
not-seconds = { $option } takes seconds from 0 to { $most }, not “{ $value }”.
no-first = “{ $value }” cannot start; give a seat from 1 to { $seats }, or { $words }.
no-dice = There are no “{ $value }” dice; use seeded or typed.
seat-unknown = No bot is called “{ $name }”; write { $me } for yourself or one of { $known }.
seat-empty = A seat in “{ $text }” is empty; a seat is one of { $known }, and a name may follow a colon.
bot-empty = A seat in “{ $text }” is empty; name one bot for each seat, separated by commas.
names-count =
    { $names ->
        [one] There is one name
       *[other] There are { $names } names
    } for { $seats } seats; remove some.
players-count = { $players } players do not match the { $seats } seats of this game; name one for each seat.
to-beyond =
    { $moves ->
        [0] The record has no moves yet, so there is no move { $to }; remove --to.
        [one] The record has one move, so there is no move { $to }; use 0 or 1.
       *[other] The record has { $moves } moves, so there is no move { $to }; use 0 to { $moves }.
    }
resume-fixed = A game that has started cannot change its { $option }; remove it.
resume-other-game = The saved game is { $other }, not { $game }; do not name the game.
resume-over = The game in { $path } is over; look at it with “fathoms replay”.
resume-stdin = A game can only be continued from a file; name one.
from-resume = A game is either continued or played on from; remove --from or --resume.
move-from = --move says where to play on from; name that game with --from.
score-other-game = The table is from { $other }, not { $game }; remove --game.
score-unfinished = The answers ended before the table was complete; start again, or give it as a file.
no-rule = There is no rule “{ $id }”; the rules are { $known }.
no-rules = “{ $text }” is not a rule set: neither one of { $known }, nor a share code, nor a file.
no-rules-anywhere = “{ $text }” is neither a share code nor a file; for a built-in rule set name the game first.
rules-format = The rule set’s format is { $found }; Fathoms reads “{ $format }”.
rules-file-unknown = A rule-set file has no “{ $field }”; it has { $known }.
rules-no-game = The rule set does not say its game; add “game”, one of { $known }.
rules-other-game = These rules are for { $other }, not for { $game }; use rules of the same game.
kept-name = “{ $name }” cannot be a name; use up to 40 lowercase letters, digits and dashes.
kept-built-in = “{ $name }” is a built-in rule set of { $game }; use another name.
kept-unreadable = The rule set saved in { $path } cannot be read; save it again, or delete the file.
kept-unsound = The rule set saved in { $path } cannot be played any more: { $problem } Save it again, or delete the file.
keep-name = Give a name to save it under: lowercase letters, digits and dashes.
keep-box = “box” is the name of the values in your boxed game; enter those with { $command }
not-kept = No rule set is saved as “{ $name }”; the saved ones are: { $known }.
none-kept = No rule set is saved for { $game }; save one with: fathoms rulesets keep
box-none = No values are printed on the pieces of { $game }; save your own rules with: fathoms rulesets keep
box-field = “{ $text }” is not printed on the pieces; give { $fields }, and save other changes with: fathoms rulesets keep
change-without-value = “{ $text }” changes nothing; write it as field=value.

## fathoms lab

about-lab = Change one thing and see what it does: bots play with both rule sets and the same dice, and everything that can be counted is compared.
command-lab-compare = Compare two rule sets.
command-lab-sweep = Try many values of one field, and draw a chart.
command-lab-suggest = Look for single changes that lead towards a goal.
command-lab-balance = Find a handicap that makes chances equal.
examples-lab =
    fathoms lab compare into-the-blue --change shells=8
    fathoms lab sweep atlantis-treasure --vary torpedoes=1..5 --out drawings
    fathoms lab suggest into-the-blue --goal fairer
    fathoms lab balance into-the-blue --players greedy,cautious
about-lab-compare = Play both rule sets with the same dice and say what the change does: how long games are, whether a seat has an advantage, how close they are, how much skill counts. Each difference has its 95 % interval.
option-lab-compare-change = A field and its new value; can be given several times.
option-lab-compare-to = Another rule set to compare with, instead of changes.
option-lab-compare-luck = Also review this many games of each rule set, between bots of different strength, and tell which part of results is luck and which is choices (0). A review takes from a tenth of a second to several seconds.
option-lab-compare-base = The rule set to start from: a name, a share code or a file (standard).
option-lab-compare-players = How many players at the table.
option-lab-compare-bots = Who plays: one bot for all seats (greedy), or one for each.
option-lab-compare-games = How many games of each rule set (20,000).
option-lab-compare-seed = The random seed (1).
examples-lab-compare =
    fathoms lab compare into-the-blue --change shells=8
    fathoms lab compare atlantis-treasure --change torpedoes=3 --players 4 --games 2000
    fathoms lab compare into-the-blue --change rolls=2 --luck 200
about-lab-sweep = Measure a game at each value of one field, always with the same dice.
option-lab-sweep-vary = A field and its values: shells=6..16, or torpedoes=1,2,4.
option-lab-sweep-out = A folder for the sweep as JSON and as a picture (PNG, SVG).
option-lab-sweep-base = The rule set to start from: a name, a share code or a file (standard).
option-lab-sweep-players = How many players at the table.
option-lab-sweep-bots = Who plays: one bot for all seats (greedy), or one for each.
option-lab-sweep-games = How many games at each value (4,000).
option-lab-sweep-seed = The random seed (1).
examples-lab-sweep =
    fathoms lab sweep into-the-blue --vary shells=6..16 --out drawings
about-lab-suggest = Try single changes of a rule set and rank those that clearly help with a goal: shorter, longer, closer, fairer, skill, livelier, or more-… of what the game counts.
option-lab-suggest-goal = What you want (shorter).
option-lab-suggest-base = The rule set to start from: a name, a share code or a file (standard).
option-lab-suggest-players = How many players at the table.
option-lab-suggest-bots = Who plays: one bot for all seats (greedy), or one for each.
option-lab-suggest-games = How many games of each change (2,000).
option-lab-suggest-seed = The random seed (1).
examples-lab-suggest =
    fathoms lab suggest into-the-blue --goal fairer --players 3

about-lab-balance = Let bots play for people of different strength, and look for the smallest handicap that makes their chances equal. It is found on some dice and measured on others.
option-lab-balance-players = Who plays like each player, one for each seat: a bot, or what somebody gives away a decision in hundredths of a win, as cost:1.5.
option-lab-balance-games = How many games the answer stands on (10,000).
option-lab-balance-seed = The random seed (1).
option-lab-balance-out = A file for the answer as JSON.
examples-lab-balance =
    fathoms lab balance into-the-blue --players greedy,cautious
    fathoms lab balance atlantis-treasure --players greedy,careless --out equal.json
## fathoms bench

about-bench = Run the benchmarks of the whole project: each figure next to its target, and as a ratio to other programs measured at the same time. All of it takes about twenty minutes; the other programs are installed once, into a separate folder.
option-bench-only = Only these parts, with commas: start-up, engine, games, kernels, environments, bots, table-plays, tables, store, browser.
option-bench-no-peers = Leave out other programs.
examples-bench =
    fathoms bench
    fathoms bench --only games,environments --json

## fathoms key

about-key = A key of ten words keeps your games and results on a server, and brings them to your other devices. There is no mail address and no password; anyone who has the words has your games.
command-key-make = Make a key, and show it.
command-key-show = Show the key of this machine as words and for a camera.
command-key-enter = Take over a key from another device.
command-key-forget = Have your name forgotten, and the key deleted.
examples-key =
    fathoms key make https://sea.example
    fathoms key show

about-key-make = Make a key on this machine and keep games under it on a server. The server stores a hash of it only.
argument-key-make-server = The address of the server.
option-key-make-name = What you are called; you can leave it out.
examples-key-make =
    fathoms key make https://sea.example --name Ana

about-key-show = Show the key of this machine: its ten words, and a picture for the camera of another device.
option-key-show-no-qr = Show the words only.
examples-key-show =
    fathoms key show
    fathoms key show --no-qr

about-key-enter = Take over a key from another device. The ten words are read from the input, not from the command line, so that no history keeps them.
argument-key-enter-server = The address of the server that knows the key.
examples-key-enter =
    fathoms key enter https://sea.example

about-key-forget = Turn your name into a colour in every game on the server and delete the key there and here. This cannot be undone.
option-key-forget-here = Only take the key off this machine; your games stay.
option-key-forget-yes = Do not ask first.
examples-key-forget =
    fathoms key forget
    fathoms key forget --here

key-made = Your games are kept on { $server } under this key. Write the ten words down, in their order:
key-secret = Anyone who has these words has your games.
key-ask = The ten words of your key:
key-entered = This machine has your key now; `fathoms join` keeps your games on { $server }.
key-going = A game goes on: fathoms join { $link }
key-forgotten = { $tables ->
    [one] One game
   *[other] { $tables } games
} on { $server } know you by your colour now, and the key is deleted.
key-off = The key is off this machine; enter it again whenever you like.
key-brought = The game is kept with your others on { $server }.
key-forget-ask = Forget you for good? Type “yes”:
key-forget-word = yes
key-forget-yes = Nobody is here to be asked; add --yes if you want to be forgotten for good.
key-kept = Nothing was forgotten; your key is as it was.
key-there = This machine has a key for { $server } already; take it off with `fathoms key forget --here` first.
key-none = There is no key on this machine; make one with `fathoms key make`, or enter yours with `fathoms key enter`.
key-which-server = Say which server keeps your games, such as https://sea.example.
key-no-server = “{ $text }” is not the address of a server; type one such as https://sea.example.
