### Atlantis Treasure : le journal, une ligne par tour, et qui a pris un trésor.

die = dé : { $face }
nothing = dé : face vide, pas d’action
again = encore un lancer
again-no-more = assez de relances : pas d’action
pick = { $compass } en réserve
compass = { $compass } en { $square }
own = { $compass } de la base en { $square }
shift = { $compass } de { $start } en { $square }
coral = corail de { $start } en { $square }
swap = { $lifted } en { $square } contre { $compass }
store = { $compass } de côté
unstore = { $laid }
fire = torpille vers { $direction } : { $hit } en { $square }
fire-at = { $treasure ->
    [yes] { $corner ->
        [base] torpille sur { $victim }, retour à la base : un trésor
       *[other] torpille sur { $victim }, envoi en { $corner } : un trésor
    }
   *[no] { $corner ->
        [base] torpille sur { $victim }, retour à la base
       *[other] torpille sur { $victim }, envoi en { $corner }
    }
}
hold = pas d’action
hold-torpedo = torpilles gardées
move = déplacement vers { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}par { $turns } boussole
   *[other] {" "}par { $turns } boussoles
}{ $end ->
    [base] {" "}jusqu’à la base
   *[other] {" "}jusqu’en { $end }
}{ $treasure ->
    [yes] , un trésor
   *[no] { "" }
}{ $reloaded ->
    [0] { "" }
    [one] , recharge { $reloaded } torpille
   *[other] , recharge { $reloaded } torpilles
}
pass-both = aucun coup n’est possible
pass-slide = aucun déplacement possible
pass-act = l’action n’est pas possible
won = { $treasures ->
    [one] le trésor : victoire !
   *[other] { $treasures } trésors : victoire !
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
