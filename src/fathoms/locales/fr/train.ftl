# Réseaux : leur entraînement, et les robots qui jouent avec.

no-trainer = Il n’y a pas de réseau à entraîner pour « { $game } » ; il y a des réseaux pour { $known }.
players = Le jeu se joue de { $least } à { $most }, pas à { $players } ; choisissez --players dans ces limites.
games-or-seconds = Donnez --games ou --seconds, pas les deux : l’un d’eux dit quand l’entraînement s’arrête.
no-place = Impossible d’écrire dans { $path } ; choisissez avec --out un fichier dans un dossier qui existe.
not-a-network = { $file } n’est pas un réseau de Fathoms, ou il est abîmé ; relancez son entraînement.
needs-lab = Pour entraîner, il faut numpy et numba ; installez-les avec : pip install 'fathoms[lab]'.
needs-numpy = Le robot « expert » a besoin de numpy ; installez-le avec : pip install 'fathoms[lab]'.
expert-other-rules = « expert » ne connaît que les règles standard ; avec celles-ci, il joue comme « greedy ».

games =
    { $games ->
        [one] Une partie tient dans ce temps ; « --players { $players } --seed { $seed } --games { $games } » redonnera le même réseau.
       *[other] { NUMBER($games) } parties tiennent dans ce temps ; « --players { $players } --seed { $seed } --games { NUMBER($games, useGrouping: 0) } » redonnera le même réseau.
    }
progress = Entraînement : { NUMBER($share, maximumFractionDigits: 0) } %, { NUMBER($games) } parties, dernière erreur { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
done =
    { $games ->
        [one] Une partie en { NUMBER($seconds, maximumFractionDigits: 0) } s ; le réseau se trouve dans { $path }
       *[other] { NUMBER($games) } parties en { NUMBER($seconds, maximumFractionDigits: 0) } s ; le réseau se trouve dans { $path }
    }
