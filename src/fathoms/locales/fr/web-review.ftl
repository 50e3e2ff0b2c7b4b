# Le navigateur : l’analyse d’une partie, retenter ses décisions, reprendre la partie à un moment donné.

title = Analyse
asking = Demande de l’analyse…
queued = { $before ->
    [one] Une autre analyse passe d’abord.
   *[other] { $before } autres analyses passent d’abord.
}
working = Analyse en cours : { $percent } %
progress = L’analyse
leave = Vous pouvez quitter cette page : l’analyse continue et vous attendra ici.
no-reviews = Ce serveur n’analyse pas les parties.
no-record = Ceci n’est pas une partie enregistrée.
to-table = Retour à la table

## L’image des chances

chances = Chances de victoire
at-start = Au début
after-turn = Après le tour { $turn }
share = { $player } { $share }
standing = { $when } : { $shares }
dear-turns = décisions coûteuses
show-moment = Voir la table à ce moment
in-words = En mots et en tableau
course = { $turn ->
    [0] { $player } : { $start } du début à la fin.
   *[other] { $player } : { $start } au début, { $end } à la fin. Le tour { $turn } a le plus changé : { $change } points.
}

## Hasard et choix

books = Hasard et choix
books-about = En points de chances de victoire (1 point = 1 %). Chaque barre commence où finit la précédente.
cost-about = Points perdus par décision : moins il y en a, mieux c’est.
decisions = { $count ->
    [one] une décision
   *[other] { $count } décisions
}

## Décisions

whose = Les décisions de qui
everybody = Tout le monde
decision = Tour { $turn }, { $name }
decision-you = Tour { $turn }, vous
show-all = Tout afficher ({ $count })
played = Joué
better = Mieux
why = Pourquoi
all-choices = { $count ->
    [one] Le seul choix
   *[other] { $count } choix comparés
}
was-played = joué
was-tried = votre choix
place = { $place } sur { $count }
previous = Décision précédente
next = Décision suivante
to-review = Retour à l’analyse

## Retenter

try-all = { $count ->
    [one] La retenter
   *[other] Les retenter
}
try-this = Essayez vous-même
try-others = Choisissez ce que vous voulez à la table pour savoir ce que cela vaut.
what-would-you = Que feriez-vous ?
choose-there = Choisissez à la table ; vous saurez ensuite ce que cela vaut.
only-look = Réfléchissez à votre choix, puis voyez la réponse.
show-answer = Voir la réponse
tried-best = Exact, rien n’est meilleur.
tried-same = Comme dans la partie : cela perd { $cost } points.
tried-worse = Pas le meilleur choix : cela perd { $cost } points.
tried-unknown = Personne n’a évalué ce choix.
on-pile = Dans votre pile
practise-later = { $count ->
    [one] À revoir plus tard
   *[other] Revoir ces { $count } plus tard
}

## Reprendre la partie

play-on-about = Une nouvelle table commence exactement à ce moment, avec de nouveaux dés. L’ancienne partie ne change pas.
who-plays = Qui joue { $player }
around = Tout le monde joue sur cet écran
begin = Reprendre
