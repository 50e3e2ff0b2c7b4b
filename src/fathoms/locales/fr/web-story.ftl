# Le navigateur : ce qui s’est passé à une table, à quelle vitesse, et comment cela a fini.

log = Le journal
log-empty = Rien ne s’est encore passé.
lately = Les derniers tours
looking = { $name }, tour { $turn }, encore une fois
look-again = Revoir
back-to-now = Revenir au présent
speed = Robots et animations
speed-of = { $speed ->
    [slow] lents
    [fast] rapides
    [at-once] immédiats
   *[normal] normaux
}
hint-others = Comparer tous les choix
hint-about-chance = Chances de gagner la partie.

## La fin

you-share = Vous partagez la victoire avec { $names } !
other-wins = { $count ->
    [one] { $names } gagne ; vous êtes { $place }, à { $behind } du premier
   *[other] { $names } partagent la victoire ; vous êtes { $place }, à { $behind } des premiers
}
place = { $place ->
    [1] en tête
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] numéro { $place }
}
gave-up = { $count ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
gave-up-you = { $count ->
    [one] Vous avez abandonné.
   *[other] { $names } avez abandonné.
}
other-opponents = D’autres adversaires
rematch-wish = { $count ->
    [one] { $names } aimerait rejouer. Et vous ?
   *[other] { $names } aimeraient rejouer. Et vous ?
}
rematch-no = Non, merci
rematch-declined = { $count ->
    [one] { $names } ne veut pas rejouer. À la revanche, un robot prendra cette place.
   *[other] { $names } ne veulent pas rejouer. À la revanche, des robots prendront ces places.
}
result-won = victoire { $scores }
result-lost = { $place } { $scores }
picture = La table à la fin
key-log = le journal
review = Analyser la partie
review-so-far = Analyser la partie en cours
reviewing = Analyse de la partie…
play-on = Reprendre à partir d’ici
