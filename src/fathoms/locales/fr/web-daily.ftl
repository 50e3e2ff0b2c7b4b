# Le navigateur : la plongée du jour

title = La plongée du jour
about = Une partie par jour, la même pour tous : mêmes dés, mêmes robots, un seul essai, sans conseil. Vous pouvez vous interrompre et revenir jusqu’à minuit UTC.
about-site = Une partie par jour, la même pour toute la Terre : mêmes dés, mêmes robots, un seul essai par appareil, sans conseil. Vous pouvez vous interrompre et revenir. Ici, pas de tableau : envoyez votre ligne à vos amis et comparez.
about-here = Aucun serveur ne répond : voici donc la plongée que toute la Terre partage sans serveur, avec les mêmes dés, les mêmes robots, un seul essai par appareil et sans tableau.
next = La suivante dans { $hours } h { $minutes } min
against = Contre { $bots }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
see-result = Voir votre résultat
continue = Continuer
dive = Plonger
board = Tableau
dots = Les { $days } derniers jours : { $played } joués
dot = { $state ->
    [none] { $day } : pas joué
    [begun] { $day } : pas terminé
    [practice] { $day } : exercice, { $points }
    [won] { $day } : gagné, { $points }
   *[played] { $day } : { $points }
}
key-won = gagné
key-played = joué
key-begun = pas terminé
key-practice = exercice
groups = Groupes
groups-about = Comparez-vous en famille ou en classe : fondez un groupe et envoyez son lien.
members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
group-name = Nom du groupe
found = Fonder un groupe
make-key = Créer d’abord une clé
fair = Le secret des dés du jour a été promis la veille et il est ouvert à minuit UTC ; chacun peut alors vérifier chaque lancer avec « fathoms verify ».
fair-site = Les dés d’un jour découlent de sa date par une règle publiée : tout le monde a les mêmes. Rien n’en est secret : qui le veut peut les calculer d’avance, et ne gâche que sa propre plongée.
to-today = Vers la plongée du jour

## Un tableau

yours = Votre plongée
lead = { $how ->
    [won] Vous avez gagné, { $lead } d’avance sur le meilleur robot de la table.
    [even] À égalité avec le meilleur robot de la table.
   *[behind] { $lead } de retard sur le meilleur robot de la table.
}
place = Place { $place } sur { $total }
better = Mieux choisi que { $percent } % de { $others }
cost = Vos choix ont coûté en tout { $cost } points de chances de gagner.
valuing = Vos choix sont en cours d’évaluation…
share = Une ligne à partager ; elle ne dit rien des dés
alone = Sans serveur, il n’y a pas de tableau et personne ne peut dire ce que vos choix ont coûté ; votre ligne vous compare à vos amis.
review = Analyse
practise = S’exercer
bots = Les robots avec les mêmes dés
bots-about = Chacun d’eux a joué à votre place.
not-yet = Pas encore jouée
not-played = Jouez la plongée du jour pour voir votre résultat.
not-played-over = Ce jour est passé ; vous pouvez le jouer pour vous exercer.
col-place = Rang
col-name = Nom
col-points = Total
col-cost = Coût
more = { $count } de plus
led = À points égaux, l’avance sur le meilleur robot de la table départage.
left-out = Les rangs intermédiaires ne sont pas affichés
spread = Combien ont quel total, de { $low } à { $high }
otherwise = Où le meilleur a fait autrement
otherwise-of = Où { $name } a fait autrement
turn = Votre tour { $turn }
nobody = Un plongeur
nobody-yet = Personne n’a encore terminé la plongée du jour.
everybody = Le tableau de tous

## Un groupe

invite = Le lien du groupe : toute personne qui l’ouvre peut le rejoindre
join = Rejoindre le groupe
join-about = Les autres verront désormais votre nom et vos points de chaque jour.
join-key = Un groupe reconnaît ses membres à leurs clés. Créez-en une, puis ouvrez de nouveau ce lien.
end = Voir le tableau
