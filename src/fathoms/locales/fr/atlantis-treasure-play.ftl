### Atlantis Treasure : les mots à côté du plateau, au moment de choisir et dans le journal.

## À côté du plateau

panel-turn = { $turns ->
    [0] But : { $target } ◆
   *[other] Tour { $turns } · but : { $target } ◆
}
panel-torpedoes = torpilles { $aboard }/{ $torpedoes }
panel-own = choix
panel-stock = stock
panel-action = action
panel-slide = glissade
panel-reserve = réserve
panel-quiet = { $left ->
    [0] dernier tour calme
    [one] fin en { $left } manche calme
   *[other] fin en { $left } manches calmes
}
panel-pick = { $left ->
    [one] { $name } choisit { $left } boussole
   *[other] { $name } choisit { $left } boussoles
}
panel-over = { $winners ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
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

## Au moment de choisir

prompt-both = Agissez et glissez, dans l’ordre que vous voulez.
prompt-act = Vous avez glissé. Place à l’action.
prompt-act-blocked = Aucune glissade n’est encore possible. Agissez d’abord.
prompt-slide = À vous de glisser.
prompt-slide-first = L’action n’est pas encore possible. Glissez d’abord.
prompt-direction = Vers où glissez-vous ?
prompt-move = Glisser vers { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}par { $turns } boussole
   *[other] {" "}par { $turns } boussoles
} jusqu’à { $end ->
    [base] votre base
   *[other] { $end }
}{ $treasure ->
    [yes] {" "}et prendre un trésor
   *[no] { "" }
} ?
prompt-fire-direction = Vers où tirez-vous ?
prompt-fire = Tirer vers { $direction } et toucher { $hit } en { $square } ?
prompt-fire-at = Tirer vers { $direction } et toucher { $name } en { $square } ?
prompt-corner = Dans quel coin envoyez-vous { $name } ?
prompt-pick-direction = { $left ->
    [one] Quelle boussole gardez-vous ? Encore une.
   *[other] Quelle boussole gardez-vous ? Encore { $left }.
}
prompt-compass-direction = Quelle boussole posez-vous ?
prompt-own-direction = Laquelle de vos boussoles posez-vous ?
prompt-store-direction = Quelle boussole mettez-vous de côté ?
prompt-swap-direction = Quelle boussole prend sa place ?
prompt-unstore-direction = Quelle boussole du stock posez-vous ?
prompt-unstore-more = Encore une boussole du stock, ou est-ce tout ?
prompt-unstore-all = Tout votre stock est posé. Cela vous va ?
prompt-place = Où va la { $compass } ? Tapez une case ou allez-y.
prompt-reef = Où va le récif ? Tapez une case ou allez-y.
prompt-coral-piece = Quel récif déplacez-vous ? Tapez sa case ou allez-y.
prompt-shift-piece = Quelle boussole déplacez-vous ? Tapez sa case ou allez-y.
prompt-swap-piece = Quelle boussole remplacez-vous ? Tapez sa case ou allez-y.
prompt-typed = Case { $typed }…
key-compass = poser une boussole
key-shift = déplacer une boussole
key-coral = déplacer du corail
key-fire = tirer
key-swap = remplacer une boussole
key-own = poser une des vôtres
key-store = mettre de côté
key-unstore = poser du stock
key-hold = s’en passer
key-move = glisser
key-move-go = y aller
key-fire-go = feu
key-look = autre direction
key-aim = viser
key-row = ligne
key-column = colonne
key-cursor = bouger
key-next = { $verb ->
    [coral] récif suivant
    [square] case suivante
   *[other] boussole suivante
}
key-finish = c’est tout
key-erase = effacer
key-back = retour

## Le journal

tell-die = { $name } obtient { $face }.
tell-nothing = { $name } obtient une face vide : pas d’action.
tell-again = { $name } relance le dé.
tell-again-no-more = { $name } a assez relancé : pas d’action.
tell-pick = { $name } garde { $compass }.
tell-compass = { $name } pose { $compass } en { $square }.
tell-own = { $name } pose { $compass } de sa base en { $square }.
tell-shift = { $name } déplace { $compass } de { $start } en { $square }.
tell-coral = { $name } déplace du corail de { $start } en { $square }.
tell-swap = { $name } remplace { $lifted } en { $square } par { $compass }.
tell-store = { $name } met de côté { $compass }.
tell-unstore = { $name } pose { $laid }.
tell-laid = { $compass } en { $square }
tell-fire = { $name } tire vers { $direction } et coule { $hit } en { $square }.
tell-fire-at = { $treasure ->
    [yes] { $corner ->
        [base] { $name } touche { $victim }, le renvoie à sa base et lui prend un trésor.
       *[other] { $name } touche { $victim }, l’envoie en { $corner } et lui prend un trésor.
    }
   *[no] { $corner ->
        [base] { $name } touche { $victim } et le renvoie à sa base.
       *[other] { $name } touche { $victim } et l’envoie en { $corner }.
    }
}
tell-hold = { $name } se passe de l’action.
tell-hold-torpedo = { $name } garde ses torpilles pour plus tard.
tell-move = { $name } glisse vers { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}par { $turns } boussole
   *[other] {" "}par { $turns } boussoles
}{ $end ->
    [base] {" "}jusqu’à sa base
   *[other] {" "}jusqu’à { $end }
}{ $treasure ->
    [yes] {" "}et prend un trésor
   *[no] { "" }
}{ $reloaded ->
    [0] { "" }
    [one] {" "}et recharge { $reloaded } torpille
   *[other] {" "}et recharge { $reloaded } torpilles
}.
tell-pass-both = Rien n’est possible : le tour passe.
tell-pass-slide = Aucune glissade n’est possible : le tour passe.
tell-pass-act = L’action n’est pas possible : le tour passe.
tell-won = { $treasures ->
    [one] { $name } détient le trésor et gagne !
   *[other] { $name } détient { $treasures } trésors et gagne !
}
tell-quiet = { $rounds ->
    [one] Aucun trésor n’a changé de place de toute une manche : la partie est finie.
   *[other] Aucun trésor n’a changé de place en { $rounds } manches : la partie est finie.
}

## Ce que dit le conseiller

hint-treasure = Cela prend tout de suite le trésor en { $square }.
hint-steal = Cela touche un sous-marin et lui prend un trésor.
hint-hit = Cela touche un sous-marin et l’envoie au loin.
hint-opens = Ensuite, une glissade vers { $direction } prend le trésor en { $square } dans ce même tour.
hint-better = Cela gagne { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties de plus sur cent que le meilleur autre choix.
hint-only = Rien d’autre ne mérite un regard.
hint-pick = Une boussole qui mène de votre base aux trésors vaut la peine.
hint-greedy = C’est ainsi que vous serez le mieux placé à la fin du tour.
expert-needs-lab = Ici « expert » joue comme « greedy » ; pour toute sa force : pip install 'fathoms[lab]'.

## La même chose, dite à qui l’a faite ou a été touché

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
tell-again-no-more-you = Vous avez assez relancé : pas d’action.
tell-pick-you = Vous gardez { $compass }.
tell-compass-you = Vous posez { $compass } en { $square }.
tell-own-you = Vous posez { $compass } de votre base en { $square }.
tell-shift-you = Vous déplacez { $compass } de { $start } en { $square }.
tell-coral-you = Vous déplacez du corail de { $start } en { $square }.
tell-swap-you = Vous remplacez { $lifted } en { $square } par { $compass }.
tell-store-you = Vous mettez de côté { $compass }.
tell-unstore-you = Vous posez { $laid }.
tell-fire-you = Vous tirez vers { $direction } et coulez { $hit } en { $square }.
tell-fire-at-you = { $treasure ->
    [yes] { $corner ->
        [base] Vous touchez { $victim }, le renvoyez à sa base et lui prenez un trésor.
       *[other] Vous touchez { $victim }, l’envoyez en { $corner } et lui prenez un trésor.
    }
   *[no] { $corner ->
        [base] Vous touchez { $victim } et le renvoyez à sa base.
       *[other] Vous touchez { $victim } et l’envoyez en { $corner }.
    }
}
tell-fire-at-victim-you = { $treasure ->
    [yes] { $corner ->
        [base] { $name } vous touche, vous renvoie à votre base et vous prend un trésor.
       *[other] { $name } vous touche, vous envoie en { $corner } et vous prend un trésor.
    }
   *[no] { $corner ->
        [base] { $name } vous touche et vous renvoie à votre base.
       *[other] { $name } vous touche et vous envoie en { $corner }.
    }
}
tell-hold-you = Vous vous passez de l’action.
tell-hold-torpedo-you = Vous gardez vos torpilles pour plus tard.
tell-move-you = Vous glissez vers { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}par { $turns } boussole
   *[other] {" "}par { $turns } boussoles
}{ $end ->
    [base] {" "}jusqu’à votre base
   *[other] {" "}jusqu’à { $end }
}{ $treasure ->
    [yes] {" "}et prenez un trésor
   *[no] { "" }
}{ $reloaded ->
    [0] { "" }
    [one] {" "}et rechargez { $reloaded } torpille
   *[other] {" "}et rechargez { $reloaded } torpilles
}.
tell-won-you = { $treasures ->
    [one] Vous détenez le trésor et gagnez !
   *[other] Vous détenez { $treasures } trésors et gagnez !
}
