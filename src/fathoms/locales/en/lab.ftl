# The lab: ladders of bots.

not-a-folder = { $path } is not a folder; name one for the ladder.
ladder-two = A ladder needs at least two different bots; name more, or leave --bots out.
ladder-title = { $game }, { $players } players, { $games } games
ladder-axis = Rating with its 95 % interval; 400 points are odds of ten to one
ladder-row = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } to { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }), wins { NUMBER($share, maximumFractionDigits: 1, minimumFractionDigits: 1) } %
ladder-games = { $games } games at tables of { $players }; the intervals hold with 95 %.
ladder-compiled =
    { $compiled ->
        [0] Played on the engine.
       *[other] { $left ->
            [0] Played compiled; on the engine (--engine) other dice fall.
           *[other] { $compiled } of them were played compiled, the others on the engine, on other dice.
        }
    }
ladder-left-out = Left out: { $bot }. { $why }
ladder-written = The ladder is written to { $path }.json, .png and .svg.
