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
fire = torpille vers { $direction } : { $hit } en { $square }{ $end ->
    [moved] , déplacé en { $to }
   *[other] { "" }
}
fire-at = { $treasures ->
    [0] { $corner ->
        [base] torpille sur { $victim }, retour à la base
        [stays] torpille sur { $victim }, un tour perdu
       *[other] torpille sur { $victim }, envoi en { $corner }
    }
    [one] { $corner ->
        [base] torpille sur { $victim }, retour à la base : un trésor
        [stays] torpille sur { $victim }, un tour perdu : un trésor
       *[other] torpille sur { $victim }, envoi en { $corner } : un trésor
    }
   *[other] { $corner ->
        [base] torpille sur { $victim }, retour à la base : { $treasures } trésors
        [stays] torpille sur { $victim }, un tour perdu : { $treasures } trésors
       *[other] torpille sur { $victim }, envoi en { $corner } : { $treasures } trésors
    }
}
hold = pas d’action
hold-torpedo = torpilles gardées
move = déplacement vers { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}par { $through }
}{ $end ->
    [base] {" "}jusqu’à la base
   *[other] {" "}jusqu’en { $end }
}{ $treasure ->
    [yes] { $worth ->
        [1] , un trésor
       *[other] , un trésor de valeur { $worth }
    }
    [aboard] { $worth ->
        [1] , un trésor à bord
       *[other] , un trésor de valeur { $worth } à bord
    }
   *[no] { "" }
}{ $landed ->
    [0] { "" }
    [one] , décharge { $landed } trésor
   *[other] , décharge { $landed } trésors
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
dice = dés : { $face }, { $other }
treasure = trésor de { $start } en { $square }
temple = temple de { $start } en { $square }
turn = { $lifted } en { $square } tournée : { $compass }
fire-vain = torpille vers { $direction } : rien de touché
dropped = { $count ->
    [one] un trésor tombe en { $squares }
   *[other] { $count } trésors tombent en { $squares }
}
looted = { $count ->
    [one] le trésor à bord est pris
   *[other] { $count } trésors à bord sont pris
}
misses = { $name } passe un tour
won-worth = arrive à { $treasures } : victoire !
won-team = { $treasures } à deux : victoire !
rounds = { $rounds ->
    [one] l’unique manche est finie
   *[other] les { $rounds } manches sont finies
}
empty = il n’y a plus de trésor en mer : la partie est terminée
long = { $rounds } manches ont été jouées : la partie est terminée

## Pourquoi le compte des trésors change

taken = { $who ->
    [you] { $points } : vous prenez { $count ->
        [one] un trésor
       *[other] { $count } trésors
    }
   *[other] { $points } : { $name } prend { $count ->
        [one] un trésor
       *[other] { $count } trésors
    }
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } sur { $target })
}
stolen = { $who ->
    [you] { $points } : vous prenez { $count ->
        [one] un trésor
       *[other] { $count } trésors
    } à { $victim }
    [from-you] { $points } : { $name } vous prend { $count ->
        [one] un trésor
       *[other] { $count } trésors
    }
   *[other] { $points } : { $name } prend { $count ->
        [one] un trésor
       *[other] { $count } trésors
    } à { $victim }
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } sur { $target })
}
lost = { $who ->
    [you] { $points } : vous perdez { $count ->
        [one] un trésor
       *[other] { $count } trésors
    }
   *[other] { $points } : { $name } perd { $count ->
        [one] un trésor
       *[other] { $count } trésors
    }
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } sur { $target })
}
landed = { $who ->
    [you] { $points } : vous ramenez { $count ->
        [one] un trésor
       *[other] { $count } trésors
    } à la base
   *[other] { $points } : { $name } ramène { $count ->
        [one] un trésor
       *[other] { $count } trésors
    } à la base
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } sur { $target })
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
end-worth = { $who ->
    [you] Vous arrivez à { $treasures } : la victoire est immédiate.
   *[other] { $name } arrive à { $treasures } : la victoire est immédiate.
}
end-team = { $names } réunissent { $treasures } à deux : la victoire est immédiate.
