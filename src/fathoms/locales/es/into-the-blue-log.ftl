### Into the Blue: el diario, una línea por turno, y por qué cambian los puntos.

dive = { $rolls ->
    [one] { $faces } en una tirada
   *[other] { $faces } en { $rolls } tiradas
}
place = { $count ->
    [one] 1 concha en el nivel { $level }
   *[other] { $count } conchas en el nivel { $level }
}
chest = zambullida perfecta: un cofre
lost = zambullida fallida: ningún 1
no-shells = no quedan conchas que colocar
again = otro turno
last-shell = la última concha
last-chest = el último cofre
last-turns = { $others ->
    [one] un último turno para el otro jugador
   *[other] un último turno para cada uno de los demás
}
over = la partida ha terminado

## Por qué cambian los puntos

change = { $what }{ $why }
lead = { $who ->
    [you] { $points }: vas en cabeza en el nivel { $level }
   *[other] { $points }: { $name } va en cabeza en el nivel { $level }
}
place-word = { $rank ->
    [2] segundo puesto
    [3] tercer puesto
   *[other] puesto { $rank }
}
place-on = { $who ->
    [you] { $points }: tienes el { $place } en el nivel { $level }
   *[other] { $points }: { $name } tiene el { $place } en el nivel { $level }
}
passed = { $who ->
    [you] { $points }: { $by } te supera en el nivel { $level }
    [by-you] { $name } { $points }: vas por delante en el nivel { $level }
   *[other] { $name } { $points }: { $by } va por delante en el nivel { $level }
}
alone = , sin rivales
no-rival = { "" }
S2 = {" "}({ $ours } > { $theirs })
S3 = : empate a { $shells }, decide el nivel { $level } ({ $ours } > { $theirs })
S4 = : empate a { $shells }, deciden las conchas sin colocar ({ $ours } > { $theirs })
S5 = : empate a { $shells }, decide quien jugó antes su último turno

## Lo que terminó la partida

end-last-shell-last-turns = { $who ->
    [you] Colocaste tu última concha; { $others ->
        [one] el otro jugador tuvo
       *[other] cada uno de los demás tuvo
    } un turno más.
   *[other] { $name } colocó la última concha; { $others ->
        [one] el otro jugador tuvo
       *[other] cada uno de los demás tuvo
    } un turno más.
}
end-last-shell-at-once = { $who ->
    [you] Colocaste tu última concha: ahí termina la partida.
   *[other] { $name } colocó la última concha: ahí termina la partida.
}
end-last-chest-at-once = { $who ->
    [you] Tomaste el último cofre: ahí termina la partida.
   *[other] { $name } tomó el último cofre: ahí termina la partida.
}
end-last-chest-last-turns = { $who ->
    [you] Tomaste el último cofre; { $others ->
        [one] el otro jugador tuvo
       *[other] cada uno de los demás tuvo
    } un turno más.
   *[other] { $name } tomó el último cofre; { $others ->
        [one] el otro jugador tuvo
       *[other] cada uno de los demás tuvo
    } un turno más.
}
