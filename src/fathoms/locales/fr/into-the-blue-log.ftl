### Into the Blue : le journal, une ligne par tour, et pourquoi les points changent.

dive = { $rolls ->
    [one] { $faces } en un lancer
   *[other] { $faces } en { $rolls } lancers
}
place = { $count ->
    [one] 1 coquillage au palier { $level }
   *[other] { $count } coquillages au palier { $level }
}
chest = plongée parfaite : un coffre
lost = plongée infructueuse : pas de 1
no-shells = plus de coquillage à poser
again = encore un tour
last-shell = le dernier coquillage
last-chest = le dernier coffre
last-turns = { $others ->
    [one] un dernier tour pour l’autre joueur
   *[other] un dernier tour pour chacun des autres
}
over = la partie est finie

## Pourquoi les points changent

change = { $what }{ $why }
lead = { $who ->
    [you] { $points } : vous menez au palier { $level }
   *[other] { $points } : { $name } mène au palier { $level }
}
place-word = { $rank ->
    [2] deuxième
    [3] troisième
   *[other] numéro { $rank }
}
place-on = { $who ->
    [you] { $points } : vous êtes { $place } au palier { $level }
   *[other] { $points } : { $name } est { $place } au palier { $level }
}
passed = { $who ->
    [you] { $points } : { $by } est devant vous au palier { $level }
    [by-you] { $name } { $points } : vous êtes devant au palier { $level }
   *[other] { $name } { $points } : { $by } est devant au palier { $level }
}
alone = , seul ici
no-rival = { "" }
S2 = {" "}({ $ours } > { $theirs })
S3 = {" "}: égalité à { $shells }, le palier { $level } départage ({ $ours } > { $theirs })
S4 = {" "}: égalité à { $shells }, les coquillages restants départagent ({ $ours } > { $theirs })
S5 = {" "}: égalité à { $shells }, le dernier tour joué plus tôt l’emporte

## Ce qui a mis fin à la partie

end-last-shell-last-turns = { $who ->
    [you] Vous avez posé votre dernier coquillage ; { $others ->
        [one] l’autre joueur a eu
       *[other] chacun des autres a eu
    } encore un tour.
   *[other] { $name } a posé le dernier coquillage ; { $others ->
        [one] l’autre joueur a eu
       *[other] chacun des autres a eu
    } encore un tour.
}
end-last-shell-at-once = { $who ->
    [you] Vous avez posé votre dernier coquillage : la partie s’arrête là.
   *[other] { $name } a posé le dernier coquillage : la partie s’arrête là.
}
end-last-chest-at-once = { $who ->
    [you] Vous avez pris le dernier coffre : la partie s’arrête là.
   *[other] { $name } a pris le dernier coffre : la partie s’arrête là.
}
end-last-chest-last-turns = { $who ->
    [you] Vous avez pris le dernier coffre ; { $others ->
        [one] l’autre joueur a eu
       *[other] chacun des autres a eu
    } encore un tour.
   *[other] { $name } a pris le dernier coffre ; { $others ->
        [one] l’autre joueur a eu
       *[other] chacun des autres a eu
    } encore un tour.
}
