# Redes: su entrenamiento y los bots que juegan con ellas.

no-trainer = No hay ninguna red que entrenar para «{ $game }»; hay redes para { $known }.
players = El juego es para { $least } a { $most } jugadores, no { $players }; elige --players dentro de esos límites.
games-or-seconds = Da --games o --seconds, no los dos: uno de ellos dice cuándo termina el entrenamiento.
no-place = No se puede escribir en { $path }; elige con --out un archivo en una carpeta que exista.
not-a-network = { $file } no es una red de Fathoms o está dañada; vuelve a entrenarla.
needs-lab = Para entrenar hacen falta numpy y numba; instálalos con: pip install 'fathoms[lab]'.
needs-numpy = El bot «expert» necesita numpy; instálalo con: pip install 'fathoms[lab]'.
expert-other-rules = «expert» solo conoce las reglas estándar; con estas juega como «greedy».

games =
    { $games ->
        [one] Cabe una partida en ese tiempo; «--players { $players } --seed { $seed } --games { $games }» vuelve a dar la misma red.
       *[other] Caben { NUMBER($games) } partidas en ese tiempo; «--players { $players } --seed { $seed } --games { NUMBER($games, useGrouping: 0) }» vuelve a dar la misma red.
    }
progress = Entrenamiento: { NUMBER($share, maximumFractionDigits: 0) } %, { NUMBER($games) } partidas, último error { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
done =
    { $games ->
        [one] Una partida en { NUMBER($seconds, maximumFractionDigits: 0) } s; la red está en { $path }
       *[other] { NUMBER($games) } partidas en { NUMBER($seconds, maximumFractionDigits: 0) } s; la red está en { $path }
    }
