# The lab: ladders of bots.

not-a-folder = { $path } is not a folder; name one for the ladder.
ladder-two = A ladder needs at least two different bots; name more, or remove --bots.
ladder-title = { $game }, { $players } players, { $games } games
ladder-axis = Rating with its 95 % interval; 400 points mean odds of ten to one
ladder-row = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } to { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }), wins { NUMBER($share, maximumFractionDigits: 1, minimumFractionDigits: 1) } %
ladder-games = { $games } games at tables of { $players }, with 95 % intervals.
ladder-compiled =
    { $compiled ->
        [0] Played on the engine.
       *[other] { $left ->
            [0] Played compiled; on the engine (--engine) the dice are different.
           *[other] { $compiled } of them were played compiled, the others on the engine, with other dice.
        }
    }
ladder-left-out = Left out: { $bot }. { $why }
ladder-written = The ladder is written to { $path }.json, .png and .svg.
