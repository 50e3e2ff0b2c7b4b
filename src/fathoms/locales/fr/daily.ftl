# La plongée du jour : une partie par jour, la même pour tous

no-undo = Dans la plongée du jour, aucun coup ne peut être annulé.
play-on-later = Votre essai de la plongée du jour, vous seul le jouez : fermez la page et revenez quand vous voulez, avant minuit UTC pour qu’il compte.
no-rematch = La plongée du jour se joue une fois ; la suivante arrive à minuit UTC.
no-game = Il n’y a pas de plongée du jour pour ce jeu ; les jeux qui en ont une sont { $known }.
no-day = Un jour s’écrit comme 2026-11-19.
not-yet = Ce jour n’a pas commencé : à l’horloge du serveur, nous sommes le { $day } (UTC) ; vérifiez celle de votre appareil.
not-yet-here = Ce jour n’a pas commencé : à l’horloge de votre appareil, nous sommes le { $day } (UTC).
clock-moved = Votre appareil indique le { $day } (UTC), mais la plongée du { $played } a déjà été jouée ici : vérifiez son horloge ; rien n’est perdu, et ce jour comptera quand il viendra.
too-old = Ce jour est trop ancien ; choisissez l’un des { $days } derniers.
twice = Vous avez déjà joué la plongée du jour ; la suivante arrive à minuit UTC.
practice-later = Jouez d’abord la plongée du jour jusqu’au bout ; ensuite vous pourrez vous y exercer.
no-boards = Ce site n’a pas de serveur, donc pas de tableau ; partagez plutôt votre ligne.
need-key = Le tableau d’un groupe doit vous reconnaître à une clé ; créez-en une, puis ouvrez de nouveau le lien.
group-name = Il faut au groupe un nom de 1 à { $most } lettres.
group-full = Ce groupe a { $most } membres, c’est la limite ; fondez-en un autre.
no-group = Aucun groupe ne porte ce nom ; vérifiez le lien.

## Pourquoi un essai ne compte pas

day-over = Ce jour est passé : c’est un exercice, qui ne compte pas.
late = Cet essai s’est terminé après minuit UTC : c’est un exercice, qui ne compte pas.
practice = C’est un exercice, qui ne compte pas : un seul essai par jour compte pour chaque clé et chaque appareil.
practice-here = C’est un exercice, qui ne compte pas : un seul essai par jour compte sur chaque appareil.

## La ligne à partager

line-points = { $points ->
    [one] terminée avec { $points } point
   *[other] terminée avec { $points } points
}
line-won = { $points ->
    [one] victoire avec { $points } point
   *[other] victoire avec { $points } points
}
line-place = place { $place } sur { $total }
line-better = mieux choisi que { $percent } % de { $others }

## fathoms daily

board = { $total ->
    [0] { $game }, { $day } : encore personne
    [one] { $game }, { $day } : un essai
   *[other] { $game }, { $day } : { $total } essais
}
nobody = Un plongeur
not-finished = Votre essai n’est pas terminé ; la même commande le continue.
bots = Les robots à votre place : { $bots }.
otherwise = Votre tour { $turn }. { $yours } { $theirs }
weeks = Les quatre dernières semaines, aujourd’hui en dernier : { $dots } (● gagnée, ○ jouée, – exercice)
other-game = La partie de { $path } n’est pas la plongée du { $day } telle que les dés l’ont donnée ; déplacez ce fichier pour rejouer ce jour.
here-server = Choisissez un serveur ou cette machine, « --server » ou « --here ».
