### Atlantis Treasure : le journal, une ligne par tour, et qui a pris un trésor.

die = obtient { $face }
nothing = obtient une face vide : pas d’action
again = relance le dé
again-no-more = a assez relancé : pas d’action
pick = garde { $compass }
compass = pose { $compass } en { $square }
own = pose { $compass } de la base en { $square }
shift = déplace { $compass } de { $start } en { $square }
coral = déplace du corail de { $start } en { $square }
swap = remplace { $lifted } en { $square } par { $compass }
store = met de côté { $compass }
unstore = pose { $laid }
fire = lance une torpille vers { $direction } et coule { $hit } en { $square }
fire-at = { $treasure ->
    [yes] { $corner ->
        [base] touche { $victim }, renvoyé à sa base, et prend un trésor
       *[other] touche { $victim }, envoyé en { $corner }, et prend un trésor
    }
   *[no] { $corner ->
        [base] touche { $victim }, renvoyé à sa base
       *[other] touche { $victim }, envoyé en { $corner }
    }
}
hold = pas d’action
hold-torpedo = garde ses torpilles
move = glisse vers { $direction }{ $turns ->
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
pass-both = rien n’est possible
pass-slide = aucun déplacement possible
pass-act = l’action n’est pas possible
won = { $treasures ->
    [one] détient le trésor et gagne !
   *[other] détient { $treasures } trésors et gagne !
}
quiet = { $rounds ->
    [one] aucun trésor n’a changé de place de toute une manche : la partie est finie
   *[other] aucun trésor n’a changé de place en { $rounds } manches : la partie est finie
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
