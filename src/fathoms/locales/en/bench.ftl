# Benchmarks: `fathoms bench`.

section-start-up = Start-up
section-engine = The readable engines
section-games = Random games on one core, compared with other simulators
section-kernels = The compiled games
section-environments = The environments
section-bots = The bots
section-table-plays = One move at a table, without a network
section-tables = Live tables
section-workshop = Measuring on the server
section-store = The store
section-browser = The page

no-section = There is no part { $name }; there are { $known }.
not-here = The benchmarks are not installed here; get the project’s sources and run this command there.
left-out = { "  " }– { $name }: left out ({ $why })
value = { NUMBER($value) } { $unit }
at-least = at least { NUMBER($value) }
at-most = at most { NUMBER($value) }
times = { NUMBER($times) } times { $peer }
times-least = { NUMBER($times) } times { $peer } (at least { NUMBER($least) })
total = { $missed ->
    [0] { NUMBER($figures) } figures; all targets are met.
    [one] { NUMBER($figures) } figures; one target is not met here.
   *[other] { NUMBER($figures) } figures; { NUMBER($missed) } targets are not met here.
}

figure-engine = { $game }, { $players } random players
figure-kernel = { $game }, { $players } random players
figure-kernel-course = { $game }, { $players } random players, with the course of each game
figure-kernel-bots = { $game }: { $bots } ({ $rules })
figure-kernel-start = { $game }: from starting Python to a thousand compiled games
figure-kernel-start-processor = { $game }: the same, processor time
figure-tables = { $game }: decisions at { $tables } tables
figure-tables-drawing = { $game }: the same, drawing each action too
figure-pettingzoo = { $game }, PettingZoo’s { $made }
figure-vector = { $game }, { $tables } tables of Gymnasium, { $kind }
figure-vector-drawing = { $game }, { $tables } tables of Gymnasium, { $kind }, drawing each action too
figure-command = { $name }
figure-command-processor = { $name } (processor time)
figure-table-play = { $game }: moves of random games
figure-greedy-turn = greedy’s slowest decision: { $positions }, { $players } players
figure-wins = { $bot } among { $among }, { $players } players: wins
figure-wins-closed = { $bot } among { $among }, chests closed, { $players } players: wins
figure-regret = { $bot }: chance to win lost per turn
figure-regret-closed = { $bot }, chests closed: chance to win lost per turn
figure-expert-turn = a turn of expert, { $players } players
figure-playouts = random games inside the search of expert
figure-store = { $database }, { $tables } tables writing
figure-live-moves = { $load }
figure-live-wait = { $load }: 99 of 100 answers within
figure-workshop-click = at a table, { $part } of 100 clicks are answered within, { $while ->
        [quiet] nothing being measured
        [reviewing] a review running
       *[measuring] a measurement running
    }
figure-workshop-measure = { $game }: a change measured for a visitor, { NUMBER($games) } games of each rule set
figure-workshop-review = { $game }: a game of two reviewed for a visitor
figure-peer = compared with: { $name }
figure-page-script = { $game }: script of a first visit, gzipped
figure-page-interactive = { $game }: until a move can be made, processor slowed 4 times
figure-page-work = { $game }: time the page itself is busy
figure-page-click = { $game }: until a click is answered on the screen
figure-dice-frame-median = { $game }, dice, { $kind ->
        [scripted] frames of the script
        [drawn] frames drawn
       *[work] work in a frame
    }: the middle frame
figure-dice-frame-most = { $game }, dice, { $kind ->
        [scripted] frames of the script
        [drawn] frames drawn
       *[work] work in a frame
    }: 95 of 100 frames within
figure-dice-frame-longest = { $game }, dice, { $kind ->
        [scripted] frames of the script
        [drawn] frames drawn
       *[work] work in a frame
    }: the longest frame
figure-dice-frames-too-long = { $game }, dice, { $kind ->
        [scripted] frames of the script
        [drawn] frames drawn
       *[work] work in a frame
    }: frames over 50 ms
figure-dice-frames-smooth = { $game }, dice, { $kind ->
        [scripted] frames of the script
        [drawn] frames drawn
       *[work] work in a frame
    }: frames on time
figure-daily-board-first = { $database }: board of a daily dive with 10,000 attempts and { $events } events, the first look, for which the bots play
figure-daily-board-server = { $database }: the same board, later
figure-daily-board-server-work = { $database }: the same, processor time of server and client
figure-daily-board-group = { $database }: the same board, of a group of 500
figure-daily-board-group-work = { $database }: the same, processor time of server and client
figure-daily-board-page = { $database }: its page, from the click to the frame that shows it

beside-connect-four = PettingZoo’s own connect_four
beside-plain-python = a fixed piece of plain Python work
beside-python-alone = the speed of starting Python alone
beside-numba-alone = the speed of loading numba alone
beside-fair-share = its fair share
beside-disk-confirms = single writes confirmed by the disk
beside-quiet = the same server when idle
