### Atlantis Treasure : les mots à côté du plateau, au moment de choisir et dans le journal.

## À côté du plateau

panel-turn = { $turns ->
    [0] Objectif : { $target } ◆
   *[other] Tour { $turns } · objectif : { $target } ◆
}
panel-torpedoes = torpilles { $aboard }/{ $torpedoes }
panel-own = choix
panel-stock = stock
panel-action = action
panel-slide = déplacement
panel-reserve = réserve
panel-quiet = { $left ->
    [0] dernier tour si aucun trésor ne bouge
    [one] fin dans { $left } manche sans changement
   *[other] fin dans { $left } manches sans changement
}
panel-pick = { $left ->
    [one] { $name } choisit { $left } boussole
   *[other] { $name } choisit { $left } boussoles
}
panel-over = { $winners ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
panel-face-N = boussole nord
panel-face-E = boussole est
panel-face-S = boussole sud
panel-face-W = boussole ouest
panel-face-any = boussole libre
panel-face-coral = vert : corail
panel-face-torpedo = torpille
panel-face-nothing = rien
panel-face-again = plus rien
panel-face-none = dé à lancer
panel-rounds = Manche { $round } sur { $rounds }
panel-empty = { $turns ->
    [0] Jusqu’à la mer vide
   *[other] Tour { $turns } · jusqu’à la mer vide
}
panel-cargo = à bord
panel-misses = passe un tour
panel-slides = déplacement × { $left }
panel-extra = peut se redéplacer
panel-face-treasure = déplacer un trésor
panel-face-temple = déplacer un temple
panel-face-turn = tourner une boussole
panel-face-slide = déplacement de plus

## Au moment de choisir

prompt-both = Faites l’action et le déplacement, dans n’importe quel ordre.
prompt-act = Vous vous êtes déplacé. Faites maintenant l’action.
prompt-act-blocked = Vous ne pouvez pas encore vous déplacer. Faites d’abord l’action.
prompt-slide = Déplacez maintenant votre sous-marin.
prompt-slide-first = L’action n’est pas encore possible. Déplacez-vous d’abord.
prompt-direction = Vers où vous déplacez-vous ?
prompt-move = Aller vers { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}par { $through }
} jusqu’à { $end ->
    [base] votre base
   *[other] { $end }
}{ $treasure ->
    [yes] {" "}et prendre un trésor
    [aboard] {" "}et prendre un trésor à bord
   *[no] { "" }
} ?
prompt-fire-direction = Vers où lancez-vous la torpille ?
prompt-fire = Lancer une torpille vers { $direction } et toucher { $hit } en { $square } ?
prompt-fire-at = Lancer une torpille vers { $direction } et toucher { $name } en { $square } ?
prompt-corner = Dans quel coin renvoyez-vous { $name } ?
prompt-pick-direction = { $left ->
    [one] Quelle boussole gardez-vous ? Encore une.
   *[other] Quelle boussole gardez-vous ? Encore { $left }.
}
prompt-compass-direction = Quelle boussole placez-vous ?
prompt-own-direction = Laquelle de vos boussoles placez-vous ?
prompt-store-direction = Quelle boussole stockez-vous ?
prompt-swap-direction = Quelle boussole prend sa place ?
prompt-unstore-direction = Quelle boussole du stock placez-vous ?
prompt-unstore-more = Encore une boussole du stock, ou est-ce tout ?
prompt-unstore-all = Tout votre stock est placé. Valider ?
prompt-place = Où va la { $compass } ? Tapez une case ou déplacez le curseur.
prompt-reef = Où va le récif ? Tapez une case ou déplacez le curseur.
prompt-coral-piece = Quel récif déplacez-vous ? Tapez sa case ou déplacez le curseur.
prompt-shift-piece = Quelle boussole déplacez-vous ? Tapez sa case ou déplacez le curseur.
prompt-swap-piece = Quelle boussole remplacez-vous ? Tapez sa case ou déplacez le curseur.
prompt-typed = Case { $typed }…
key-compass = placer une boussole
key-shift = déplacer une boussole
key-coral = déplacer un récif
key-fire = lancer une torpille
key-swap = remplacer une boussole
key-own = placer une des vôtres
key-store = la stocker
key-unstore = placer du stock
key-hold = passer l’action
key-move = se déplacer
key-move-go = valider
key-fire-go = feu
key-look = autre direction
key-aim = viser
key-row = ligne
key-column = colonne
key-cursor = curseur
key-next = { $verb ->
    [coral] récif suivant
    [treasure] trésor suivant
    [temple] temple suivant
    [square] case suivante
   *[other] boussole suivante
}
key-finish = terminé
key-erase = effacer
key-back = retour
prompt-slide-again = Vous pouvez vous déplacer encore une fois, ou passer.
prompt-slide-next = Déplacez-vous encore une fois.
prompt-stop = { $end ->
    [base] Aller vers { $direction } jusqu’à votre base ?
   *[other] Aller vers { $direction } et s’arrêter en { $end } ?
}
through-compasses = { $count ->
    [one] { $count } boussole
   *[other] { $count } boussoles
}
through-currents = { $count ->
    [one] { $count } courant
   *[other] { $count } courants
}
through-whirlpools = { $count ->
    [one] { $count } tourbillon
   *[other] { $count } tourbillons
}
prompt-fire-vain = Lancer une torpille vers { $direction }, dans le vide ?
prompt-treasure = Où va le trésor ? Tapez une case ou déplacez le curseur.
prompt-temple = Où va le temple ? Tapez une case ou déplacez le curseur.
prompt-treasure-piece = Quel trésor déplacez-vous ? Tapez sa case ou déplacez le curseur.
prompt-temple-piece = Quel temple déplacez-vous ? Tapez sa case ou déplacez le curseur.
prompt-turn-piece = Quelle boussole tournez-vous ? Tapez sa case ou déplacez le curseur.
prompt-turn-direction = Vers où la tournez-vous ?
key-treasure = déplacer un trésor
key-temple = déplacer un temple
key-turn = tourner une boussole
key-shorter = moins loin
key-longer = plus loin
prompt-act-again = Faites l’action, ou déplacez-vous encore une fois.

## Le journal

tell-die = { $name } obtient { $face }.
tell-nothing = { $name } obtient une face vide : pas d’action.
tell-again = { $name } relance le dé.
tell-again-no-more = { $name } ne peut plus relancer : pas d’action.
tell-pick = { $name } garde { $compass }.
tell-compass = { $name } place { $compass } en { $square }.
tell-own = { $name } place { $compass } de sa base en { $square }.
tell-shift = { $name } déplace { $compass } de { $start } en { $square }.
tell-coral = { $name } déplace un récif de { $start } en { $square }.
tell-swap = { $name } remplace { $lifted } en { $square } par { $compass }.
tell-store = { $name } stocke { $compass }.
tell-unstore = { $name } place { $laid }.
tell-laid = { $compass } en { $square }
tell-fire = { $name } lance une torpille vers { $direction } et touche { $hit } en { $square }{ $end ->
    [reserve] , qui retourne à la réserve
    [moved] , qui va en { $to }
   *[out] { "" }
}.
tell-fire-at = { $treasures ->
    [0] { $corner ->
        [base] { $name } touche { $victim } et le renvoie à sa base.
        [stays] { $name } touche { $victim }, qui passera son prochain tour.
       *[other] { $name } touche { $victim } et le renvoie en { $corner }.
    }
    [one] { $corner ->
        [base] { $name } touche { $victim }, le renvoie à sa base et lui prend un trésor.
        [stays] { $name } touche { $victim }, qui passera son prochain tour, et lui prend un trésor.
       *[other] { $name } touche { $victim }, le renvoie en { $corner } et lui prend un trésor.
    }
   *[other] { $corner ->
        [base] { $name } touche { $victim }, le renvoie à sa base et lui prend { $treasures } trésors.
        [stays] { $name } touche { $victim }, qui passera son prochain tour, et lui prend { $treasures } trésors.
       *[other] { $name } touche { $victim }, le renvoie en { $corner } et lui prend { $treasures } trésors.
    }
}
tell-hold = { $name } passe l’action.
tell-hold-torpedo = { $name } garde ses torpilles pour plus tard.
tell-move = { $name } va vers { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}par { $through }
}{ $end ->
    [base] {" "}jusqu’à sa base
   *[other] {" "}jusqu’à { $end }
}{ $treasure ->
    [yes] { $worth ->
        [1] {" "}et prend un trésor
       *[other] {" "}et prend un trésor de valeur { $worth }
    }
    [aboard] { $worth ->
        [1] {" "}et prend un trésor à bord
       *[other] {" "}et prend à bord un trésor de valeur { $worth }
    }
   *[no] { "" }
}{ $landed ->
    [0] { "" }
    [one] {" "}et décharge { $landed } trésor
   *[other] {" "}et décharge { $landed } trésors
}{ $reloaded ->
    [0] { "" }
    [one] {" "}et recharge { $reloaded } torpille
   *[other] {" "}et recharge { $reloaded } torpilles
}.
tell-pass-both = Aucun coup n’est possible : le tour se termine.
tell-pass-slide = Le sous-marin ne peut pas se déplacer : le tour se termine.
tell-pass-act = L’action n’est pas possible : le tour se termine.
tell-won = { $treasures ->
    [one] { $name } a le trésor et gagne !
   *[other] { $name } a { $treasures } trésors et gagne !
}
tell-quiet = { $rounds ->
    [one] Aucun trésor n’a changé de place pendant une manche : la partie est terminée.
   *[other] Aucun trésor n’a changé de place en { $rounds } manches : la partie est terminée.
}
tell-dice = { $name } obtient { $face }, et { $other } sur l’autre dé.
tell-treasure = { $name } déplace un trésor de { $start } en { $square }.
tell-temple = { $name } déplace un temple de { $start } en { $square }.
tell-turn = { $name } tourne { $lifted } en { $square } : c’est maintenant { $compass }.
tell-fire-vain = { $name } lance une torpille vers { $direction } et ne touche rien.
tell-dropped = { $count ->
    [one] Un trésor tombe du bord en { $squares }.
   *[other] { $count } trésors tombent du bord en { $squares }.
}
tell-looted = { $count ->
    [one] { $name } prend le trésor à bord de { $victim }.
   *[other] { $name } prend les { $count } trésors à bord de { $victim }.
}
tell-misses = { $name } passe un tour.
tell-won-worth = { $name } arrive à { $treasures } et gagne !
tell-won-team = { $names } arrivent ensemble à { $treasures } et gagnent !
tell-rounds = { $rounds ->
    [one] L’unique manche est finie : la partie est terminée.
   *[other] Les { $rounds } manches sont finies : la partie est terminée.
}
tell-empty = Il n’y a plus de trésor en mer : la partie est terminée.
tell-long = { $rounds } manches ont été jouées : la partie est terminée.

## Ce que dit le conseiller

hint-treasure = Ce coup prend aussitôt le trésor en { $square }.
hint-steal = Ce coup touche un sous-marin et lui prend un trésor.
hint-hit = Ce coup touche un sous-marin et le renvoie dans un coin.
hint-hit-base = Ce coup touche un sous-marin et le renvoie à sa base.
hint-hit-stays = Ce coup touche un sous-marin, qui passera un tour.
hint-opens = Ensuite, un déplacement vers { $direction } prend le trésor en { $square } dans le même tour.
hint-better = Ce coup gagne { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties de plus sur cent que le meilleur autre choix.
hint-only = Aucun autre coup n’est intéressant.
hint-pick = Une boussole qui mène de votre base aux trésors est utile.
hint-greedy = C’est le coup qui vous place le mieux à la fin du tour.
expert-needs-lab = Ici, « expert » joue comme « greedy » ; pour avoir toute sa force : pip install 'fathoms[lab]'.
hint-home = Ce coup ramène à la base ce qui est à bord.

## Pourquoi un coup vaut mieux que celui qui a été joué

reason-wins = Le meilleur coup gagne aussitôt la partie.
reason-treasure = Le meilleur coup prend le trésor en { $square }.
reason-steal = Le meilleur coup prend un trésor à { $name }.
reason-opens = Après le meilleur coup, un déplacement vers { $direction } prend le trésor en { $square } dans le même tour.
reason-stops = Le meilleur coup empêche { $name } d’aller droit au dernier trésor qui lui manque pour gagner.
reason-line = Le meilleur coup fait sortir le sous-marin de la ligne de tir de { $name }.
reason-closes = Le meilleur coup ferme à { $name } le chemin du trésor en { $square }.
reason-next = Après le meilleur coup, un déplacement vers { $direction } peut prendre le trésor en { $square } au tour suivant.
reason-torpedoes = Le meilleur coup laisse plus de torpilles à bord.
reason-home = Le meilleur coup ramène à la base ce qui est à bord.

## La même chose, dite à qui l’a faite ou a été touché

reason-steal-you = Le meilleur coup vous prend un trésor.
reason-stops-you = Le meilleur coup vous empêche d’aller droit au dernier trésor qui vous manque pour gagner.
reason-line-you = Le meilleur coup fait sortir le sous-marin de votre ligne de tir.
reason-closes-you = Le meilleur coup vous ferme le chemin du trésor en { $square }.
panel-pick-you = { $left ->
    [one] Choisissez 1 boussole
   *[other] Choisissez { $left } boussoles
}
panel-over-you = { $winners ->
    [one] Vous gagnez !
   *[other] { $names } gagnez ensemble !
}
tell-die-you = Vous obtenez { $face }.
tell-nothing-you = Vous obtenez une face vide : pas d’action.
tell-again-you = Vous relancez le dé.
tell-again-no-more-you = Vous ne pouvez plus relancer : pas d’action.
tell-pick-you = Vous gardez { $compass }.
tell-compass-you = Vous placez { $compass } en { $square }.
tell-own-you = Vous placez { $compass } de votre base en { $square }.
tell-shift-you = Vous déplacez { $compass } de { $start } en { $square }.
tell-coral-you = Vous déplacez un récif de { $start } en { $square }.
tell-swap-you = Vous remplacez { $lifted } en { $square } par { $compass }.
tell-store-you = Vous stockez { $compass }.
tell-unstore-you = Vous placez { $laid }.
tell-fire-you = Vous lancez une torpille vers { $direction } et touchez { $hit } en { $square }{ $end ->
    [moved] , qui va en { $to }
   *[other] { "" }
}.
tell-fire-at-you = { $treasures ->
    [0] { $corner ->
        [base] Vous touchez { $victim } et le renvoyez à sa base.
        [stays] Vous touchez { $victim }, qui passera son prochain tour.
       *[other] Vous touchez { $victim } et l’envoyez en { $corner }.
    }
    [one] { $corner ->
        [base] Vous touchez { $victim }, le renvoyez à sa base et lui prenez un trésor.
        [stays] Vous touchez { $victim }, qui passera son prochain tour, et lui prenez un trésor.
       *[other] Vous touchez { $victim }, l’envoyez en { $corner } et lui prenez un trésor.
    }
   *[other] { $corner ->
        [base] Vous touchez { $victim }, le renvoyez à sa base et lui prenez { $treasures } trésors.
        [stays] Vous touchez { $victim }, qui passera son prochain tour, et lui prenez { $treasures } trésors.
       *[other] Vous touchez { $victim }, l’envoyez en { $corner } et lui prenez { $treasures } trésors.
    }
}
tell-fire-at-victim-you = { $treasures ->
    [0] { $corner ->
        [base] { $name } vous touche et vous renvoie à votre base.
        [stays] { $name } vous touche : vous passerez votre prochain tour.
       *[other] { $name } vous touche et vous envoie en { $corner }.
    }
    [one] { $corner ->
        [base] { $name } vous touche, vous renvoie à votre base et vous prend un trésor.
        [stays] { $name } vous touche et vous prend un trésor : vous passerez votre prochain tour.
       *[other] { $name } vous touche, vous envoie en { $corner } et vous prend un trésor.
    }
   *[other] { $corner ->
        [base] { $name } vous touche, vous renvoie à votre base et vous prend { $treasures } trésors.
        [stays] { $name } vous touche et vous prend { $treasures } trésors : vous passerez votre prochain tour.
       *[other] { $name } vous touche, vous envoie en { $corner } et vous prend { $treasures } trésors.
    }
}
tell-hold-you = Vous passez l’action.
tell-hold-torpedo-you = Vous gardez vos torpilles pour plus tard.
tell-move-you = Vous allez vers { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}par { $through }
}{ $end ->
    [base] {" "}jusqu’à votre base
   *[other] {" "}jusqu’à { $end }
}{ $treasure ->
    [yes] { $worth ->
        [1] {" "}et prenez un trésor
       *[other] {" "}et prenez un trésor de valeur { $worth }
    }
    [aboard] { $worth ->
        [1] {" "}et prenez un trésor à bord
       *[other] {" "}et prenez à bord un trésor de valeur { $worth }
    }
   *[no] { "" }
}{ $landed ->
    [0] { "" }
    [one] {" "}et déchargez { $landed } trésor
   *[other] {" "}et déchargez { $landed } trésors
}{ $reloaded ->
    [0] { "" }
    [one] {" "}et rechargez { $reloaded } torpille
   *[other] {" "}et rechargez { $reloaded } torpilles
}.
tell-won-you = { $treasures ->
    [one] Vous détenez le trésor et gagnez !
   *[other] Vous détenez { $treasures } trésors et gagnez !
}
tell-dice-you = Vous obtenez { $face }, et { $other } sur l’autre dé.
tell-treasure-you = Vous déplacez un trésor de { $start } en { $square }.
tell-temple-you = Vous déplacez un temple de { $start } en { $square }.
tell-turn-you = Vous tournez { $lifted } en { $square } : c’est maintenant { $compass }.
tell-fire-vain-you = Vous lancez une torpille vers { $direction } et ne touchez rien.
tell-looted-you = { $count ->
    [one] Vous prenez le trésor à bord de { $victim }.
   *[other] Vous prenez les { $count } trésors à bord de { $victim }.
}
tell-looted-victim-you = { $count ->
    [one] { $name } prend le trésor à bord de votre sous-marin.
   *[other] { $name } prend les { $count } trésors à bord de votre sous-marin.
}
tell-misses-you = Vous passez un tour.
tell-won-worth-you = Vous arrivez à { $treasures } et gagnez !
tell-won-team-you = { $names } arrivez ensemble à { $treasures } et gagnez !
