# Le laboratoire : classements de robots.

not-a-folder = { $path } n’est pas un dossier ; nommez-en un pour le classement.
ladder-two = Un classement demande au moins deux robots différents ; nommez-en plus, ou retirez --bots.
ladder-title = { $game }, { $players } joueurs, { $games } parties
ladder-axis = Classement avec son intervalle à 95 % ; 400 points signifient dix contre un
ladder-row = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } à { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }), gagne { NUMBER($share, maximumFractionDigits: 1, minimumFractionDigits: 1) } %
ladder-games = { $games } parties à des tables de { $players }, avec des intervalles à 95 %.
ladder-compiled =
    { $compiled ->
        [0] Joué sur le moteur.
       *[other] { $left ->
            [0] Joué en version compilée ; sur le moteur (--engine), les dés sont différents.
           *[other] { $compiled } d’entre elles ont été jouées en version compilée, les autres sur le moteur, avec d’autres dés.
        }
    }
ladder-left-out = Laissé de côté : { $bot }. { $why }
ladder-written = Le classement est écrit dans { $path }.json, .png et .svg.
