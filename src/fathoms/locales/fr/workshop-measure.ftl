### Mesurer dans l’atelier, qu’essayer ensuite, la galerie, et les règles imprimées.

## Mesurer

measure-title = Qu’est-ce que ça change ?
measure-lead = Des robots jouent de nombreuses parties avec les deux jeux de règles et la même chance. Vous voyez ensuite l’effet de votre changement.
measure-players = Combien de joueurs ?
measure-players-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
measure-against = Comparé à
measure-against-standard = aux règles standard
measure-against-origin = à votre point de départ : { $title }
measure-luck = Aussi le hasard et les choix (jusqu’à une minute)
measure-begin = Mesurer
measure-stop = Arrêter
measure-starting = Préparation des robots…
measure-warming = Les robots se préparent. Juste après une mise à jour, cela peut prendre une minute.
measure-waiting = { $ahead ->
    [0] La vôtre est la suivante.
    [1] Il y a une mesure avant la vôtre.
   *[other] Il y a { $ahead } mesures avant la vôtre.
}
measure-progress = Les robots jouent : { $percent } %.
measure-bar = Parties jouées
measure-stopped = Arrêté. Votre brouillon est en sécurité.
measure-unable = Ce serveur ne peut pas mesurer. Vous pouvez le faire dans un terminal : fathoms lab compare { $game } --help
measure-broken = Le brouillon ne peut pas encore être joué. Corrigez ce qui est marqué, puis mesurez.
measure-nothing = Les deux jeux de règles sont identiques. Changez quelque chose, puis mesurez.
measure-differs = { $count ->
    [1] Une seule chose diffère
   *[other] { $count } choses diffèrent
}
measure-verdict = En bref
measure-played = Chaque version a été jouée { NUMBER($games) } fois par { $bots }, à { $players } joueurs, avec la même chance pour les deux.
measure-before = Avant
measure-after = Avec votre changement
measure-group-length = Combien de temps ça dure ?
measure-group-fairness = Toutes les places se valent-elles ?
measure-group-drama = Y a-t-il du suspense ?
measure-group-deeds = Que se passe-t-il dans une partie ?
measure-group-skill = Bien jouer, est-ce que ça compte ?
measure-group-luck = Hasard ou choix ?
measure-fair = équitable : { $share }
measure-seat = { $seat ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Place { $seat }
}
measure-chance = pur hasard : { $share }
measure-figures = Tous les chiffres
measure-head-measure = Mesure
measure-head-difference = Différence
measure-head-range = Entre
measure-head-sure = Plus que du hasard ?
measure-between = { $low } et { $high }
measure-sure = Oui
measure-unsure = Pas encore clair
measure-sure-mark = plus que du hasard
measure-told = { $title } : { $before } avant, { $after } avec votre changement.
measure-how = Comment lire ces graphiques
measure-how-text = La barre montre la moyenne des parties. Le trait fin montre où se trouve la vraie valeur dans 95 cas sur 100. Un point plein marque une différence qui n’est pas due au hasard ; un point vide, qu’il n’y a pas assez de parties pour le dire. Les minutes sont une estimation pour une famille autour d’une table.

## Quand la mesure échoue

trouble-full = Trop de mesures sont en cours. Votre brouillon est en sécurité ; réessayez dans une minute.
trouble-rate = Vous avez beaucoup mesuré en peu de temps. Votre brouillon est en sécurité ; réessayez un peu plus tard.
trouble-gone = Le serveur ne répond pas. Votre brouillon est en sécurité sur cet appareil ; réessayez quand le serveur sera revenu.
trouble-other = Cela n’a pas marché. Votre brouillon est en sécurité ; réessayez.

## Et ensuite ?

next-title = Et ensuite ?
next-lead = Choisissez ce que vous aimeriez. Le serveur essaie des changements un par un et montre ceux qui aident.
next-goal = J’aimerais…
next-begin = Chercher des changements
next-progress = Essais en cours : { $percent } %.
next-bar = Changements essayés
next-none = { $tried ->
    [1] Un changement a été essayé, et il n’aide pas.
   *[other] Aucun des { $tried } changements essayés n’aide.
} Choisissez un autre objectif, ou changez d’abord quelque chose vous-même.
next-found = { $tried ->
    [1] Un changement essayé
   *[other] { $tried } changements essayés
}, { NUMBER($games) } parties chacun. Le meilleur d’abord :
next-change = { $before } → { $after }
next-told = { $title } : { $before } → { $after }
next-figures = { $before } → { $after }
next-put = L’utiliser
next-put-label = L’utiliser : { $change }
next-put-done = { $change } est maintenant dans votre brouillon. « Annuler » l’en retire.
next-try = L’essayer
next-try-label = L’essayer : { $change }

## Chances égales

equal-title = Chances égales
equal-lead = Choisissez qui joue comme chacun de vous. Des robots jouent beaucoup de parties, et vous voyez le plus petit handicap qui rend les chances égales.
equal-players = Combien de joueurs ?
equal-seat = Qui joue comme la place { $seat } ?
equal-bot = { $title } : { $about }
equal-own = Vous, selon vos parties analysées : { $points } par décision
equal-begin = Chercher un handicap
equal-progress = Essai de handicaps : { $percent } % fait.
equal-bar = Handicaps essayés
equal-answer = En bref
equal-seats = Part des victoires
equal-before = Sans lui
equal-after = Avec lui
equal-range = { $mean } ({ $low } à { $high })
equal-use = Prendre ce handicap
equal-used = Le handicap est maintenant dans votre brouillon. Annuler le retire.
## Accrocher

hang-lead = Tous les visiteurs de ce serveur pourront voir ces règles, y jouer et s’en inspirer. Elles sont d’abord mesurées, pour que chacun sache à quoi s’attendre.
hang-name = Titre
hang-by = Votre nom
hang-by-hint = Facultatif.
hang-begin = Mesurer et publier
hang-no-title = Donnez-lui d’abord un titre.
hang-done = « { $title } » est maintenant dans la galerie.
hang-see = Voir dans la galerie
hang-none = Ce serveur n’a pas de galerie. Partagez plutôt un lien.

## La galerie

gallery-title = Galerie
gallery-lead = Des règles créées par d’autres dans l’atelier. Toutes ont d’abord été mesurées.
gallery-all = Tous les jeux
gallery-by = par { $by }
gallery-changes = Ce qu’elles changent
gallery-verdict = Résultat de la mesure
gallery-measured = { NUMBER($games) } parties, { $players } joueurs
gallery-play = Jouer
gallery-play-label = Jouer : { $title }
gallery-open = Ouvrir dans l’atelier
gallery-open-label = Ouvrir dans l’atelier : { $title }
gallery-print = Imprimer
gallery-print-label = Imprimer les règles : { $title }
gallery-empty = La galerie est encore vide
gallery-empty-about = Changez une chose dans l’atelier, mesurez-la et publiez-la. La première peut être la vôtre.
gallery-none = Ce serveur n’a pas de galerie
gallery-none-about = Vous pouvez partager des règles sans elle : l’atelier vous donne un lien, un code QR et un code court.
gallery-workshop = Aller à l’atelier
gallery-setup = Mise en place de { $title }

## Les règles imprimées

sheet-title = Règles à imprimer
sheet-lead = Le livret avec les nombres de ces règles, sur deux pages au maximum. Les changements sont marqués.
sheet-print = Imprimer
sheet-name = Nom sur la feuille
sheet-name-hint = Règles du dimanche
sheet-book = Règles du jeu
sheet-house = Règles maison
sheet-players = { $least ->
    [one] { $least }
   *[other] { $least }
} à { $most } joueurs
sheet-players-one = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
sheet-standard = Les règles standard, sans changement.
sheet-changes = { $count ->
    [1] Un changement
   *[other] { $count } changements
}
sheet-was = avant : { $before }
sheet-changed = modifiée
sheet-bar = Une barre et le mot « modifiée » marquent ce qui diffère des règles standard.
sheet-setup = Mise en place
sheet-out-title = Non utilisé dans cette partie
sheet-out = { $names }
sheet-scan = Jouer avec ces règles
sheet-scan-about = Scannez ceci, ou tapez le code dans l’atelier.
sheet-code = Code de ces règles
sheet-qr = Lien vers ces règles, en code QR
sheet-workshop = Ouvrir dans l’atelier
sheet-source = { $source } : { $about }
