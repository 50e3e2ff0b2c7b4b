# El laboratorio: clasificaciones de bots.

not-a-folder = { $path } no es una carpeta; nombra una para la clasificación.
ladder-two = Una clasificación necesita al menos dos bots distintos; nombra más, o quita --bots.
ladder-title = { $game }, { $players } jugadores, { $games } partidas
ladder-axis = Clasificación con su intervalo del 95 %; 400 puntos son diez contra uno
ladder-row = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } a { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }), gana el { NUMBER($share, maximumFractionDigits: 1, minimumFractionDigits: 1) } %
ladder-games = { $games } partidas en mesas de { $players }, con intervalos del 95 %.
ladder-compiled =
    { $compiled ->
        [0] Jugado en el motor.
       *[other] { $left ->
            [0] Jugado en versión compilada; en el motor (--engine) los dados son otros.
           *[other] { $compiled } de ellas se jugaron en versión compilada, las demás en el motor, con otros dados.
        }
    }
ladder-left-out = Fuera: { $bot }. { $why }
ladder-written = La clasificación está en { $path }.json, .png y .svg.
