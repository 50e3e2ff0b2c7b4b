### Atlantis Treasure : le journal, une ligne par tour, et qui a pris un trésor.

die = obtient { $face }
nothing = obtient une face vide : pas d’action
again = relance le dé
again-no-more = ne peut plus relancer : pas d’action
pick = garde { $compass }
compass = place { $compass } en { $square }
own = place { $compass } de la base en { $square }
shift = déplace { $compass } de { $start } en { $square }
coral = déplace un récif de { $start } en { $square }
swap = remplace { $lifted } en { $square } par { $compass }
store = stocke { $compass }
unstore = place { $laid }
fire = lance une torpille vers { $direction } et touche { $hit } en { $square }
fire-at = { $treasure ->
    [yes] { $corner ->
        [base] touche { $victim }, renvoyé à sa base, et prend un trésor
       *[other] touche { $victim }, renvoyé en { $corner }, et prend un trésor
    }
   *[no] { $corner ->
        [base] touche { $victim }, renvoyé à sa base
       *[other] touche { $victim }, renvoyé en { $corner }
    }
}
hold = pas d’action
hold-torpedo = garde ses torpilles
move = va vers { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}par { $turns } boussole
   *[other] {" "}par { $turns } boussoles
}{ $end ->
    [base] {" "}jusqu’à la base
   *[other] {" "}jusqu’en { $end }
}{ $treasure ->
    [yes] {" "}et prend un trésor
   *[no] { "" }
}{ $reloaded ->
    [0] { "" }
    [one] {" "}et recharge { $reloaded } torpille
   *[other] {" "}et recharge { $reloaded } torpilles
}
pass-both = aucun coup n’est possible
pass-slide = aucun déplacement possible
pass-act = l’action n’est pas possible
won = { $treasures ->
    [one] a le trésor et gagne !
   *[other] a { $treasures } trésors et gagne !
}
quiet = { $rounds ->
    [one] aucun trésor n’a changé de place pendant une manche : la partie est terminée
   *[other] aucun trésor n’a changé de place en { $rounds } manches : la partie est terminée
}

## Pourquoi le compte des trésors change

taken = { $who ->
    [you] { $points } : vous prenez un trésor ({ $held } sur { $target })
   *[other] { $points } : { $name } prend un trésor ({ $held } sur { $target })
}
stolen = { $who ->
    [you] { $points } : vous prenez un trésor à { $victim } ({ $held } sur { $target })
    [from-you] { $points } : { $name } vous prend un trésor ({ $held } sur { $target })
   *[other] { $points } : { $name } prend un trésor à { $victim } ({ $held } sur { $target })
}
lost = { $who ->
    [you] { $points } : vous perdez un trésor ({ $held } sur { $target })
   *[other] { $points } : { $name } perd un trésor ({ $held } sur { $target })
}

## Ce qui a mis fin à la partie

end-won = { $who ->
    [you] { $treasures ->
        [one] Vous détenez le trésor qui fait gagner.
       *[other] Vous détenez { $treasures } trésors : la victoire est immédiate.
    }
   *[other] { $treasures ->
        [one] { $name } détient le trésor qui fait gagner.
       *[other] { $name } détient { $treasures } trésors : la victoire est immédiate.
    }
}
