### Mesurer dans l’atelier, qu’essayer ensuite, la galerie, et les règles imprimées.

## Mesurer

measure-title = Qu’est-ce que ça change ?
measure-lead = Des robots jouent de nombreuses parties avec les deux jeux de règles et la même chance. Vous voyez alors ce que fait votre changement.
measure-players = Combien de joueurs ?
measure-players-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
measure-against = Comparé à
measure-against-standard = aux règles standard
measure-against-origin = à votre point de départ : { $title }
measure-begin = Mesurer
measure-stop = Arrêter
measure-starting = Les robots s’installent …
measure-warming = Les robots lisent les règles. Juste après une mise à jour, cela peut prendre une minute.
measure-waiting = { $ahead ->
    [0] C’est bientôt à vous.
    [1] Une mesure passe avant la vôtre.
   *[other] { $ahead } mesures passent avant la vôtre.
}
measure-progress = Les robots jouent : { $percent } % de fait.
measure-bar = Parties jouées
measure-stopped = Arrêté. Rien de votre ébauche n’est perdu.
measure-unable = Ce serveur ne mesure pas. Dans un terminal, c’est possible : fathoms lab compare { $game } --help
measure-broken = L’ébauche ne peut pas encore se jouer. Corrigez ce qui est marqué, puis mesurez.
measure-nothing = Les deux jeux de règles sont encore identiques. Changez quelque chose, puis mesurez.
measure-differs = { $count ->
    [1] Une seule chose diffère
   *[other] { $count } choses diffèrent
}
measure-verdict = En bref
measure-played = Chaque version jouée { NUMBER($games) } fois par { $bots }, à { $players } autour de la table, avec la même chance pour les deux.
measure-before = Avant
measure-after = Avec votre changement
measure-group-length = Combien de temps ça dure ?
measure-group-fairness = Toutes les places se valent-elles ?
measure-group-drama = Y a-t-il du suspense ?
measure-group-deeds = Que se passe-t-il dans une partie ?
measure-group-skill = Le talent paie-t-il ?
measure-fair = équitable : { $share }
measure-seat = { $seat ->
    [1] Commence
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Place { $seat }
}
measure-chance = pur hasard : { $share }
measure-figures = Tous les chiffres
measure-head-measure = Mesuré
measure-head-difference = Différence
measure-head-range = Se situe entre
measure-head-sure = Plus que du hasard ?
measure-between = { $low } et { $high }
measure-sure = Oui
measure-unsure = Impossible à dire encore
measure-sure-mark = plus que du hasard
measure-told = { $title } : { $before } avant, { $after } avec votre changement.
measure-how = Comment lire ces dessins
measure-how-text = Le bloc montre ce que les robots ont vu en moyenne. Le trait fin finit là où la vraie valeur peut encore se trouver, 95 fois sur 100. Un point plein marque une différence qui n’est pas du hasard ; un point vide, que ces parties ne suffisent pas à le dire. Les minutes sont une estimation pour une famille autour d’une table.

## Quand la mesure échoue

trouble-full = On mesure déjà trop de choses ici. Votre ébauche est en sécurité ; réessayez dans une minute.
trouble-rate = Vous avez beaucoup mesuré en peu de temps. Votre ébauche est en sécurité ; réessayez un peu plus tard.
trouble-gone = Le serveur ne répond pas. Votre ébauche est gardée sur cet appareil ; réessayez quand il sera revenu.
trouble-other = Cela n’a pas marché. Votre ébauche est en sécurité ; réessayez.

## Et ensuite ?

next-title = Et ensuite ?
next-lead = Dites ce qui vous plairait. Le serveur essaie des changements un par un et montre ceux qui y mènent.
next-goal = J’aimerais …
next-begin = Chercher des changements
next-progress = Essais en cours : { $percent } % de fait.
next-bar = Changements essayés
next-none = { $tried ->
    [1] Un changement a été essayé, et il n’y mène pas.
   *[other] Aucun des { $tried } changements essayés n’y mène.
} Prenez un autre but, ou changez d’abord quelque chose vous-même.
next-found = { $tried ->
    [1] Un changement essayé
   *[other] { $tried } changements essayés
}, { NUMBER($games) } parties chacun. Le meilleur d’abord :
next-change = { $before } → { $after }
next-figures = { $before } → { $after }
next-put = L’adopter
next-put-label = L’adopter : { $change }
next-put-done = { $change } fait maintenant partie de votre ébauche. « Annuler » l’en retire.
next-try = L’essayer
next-try-label = L’essayer : { $change }

## Accrocher

hang-lead = Tous ceux qui viennent sur ce serveur pourront le voir, y jouer et s’en inspirer. Il est d’abord mesuré, pour qu’on sache ce qu’il fait.
hang-name = Titre
hang-by = Votre nom
hang-by-hint = Vous pouvez le laisser vide.
hang-begin = Mesurer et accrocher
hang-no-title = Donnez-lui d’abord un titre.
hang-done = « { $title } » est accroché dans la galerie.
hang-see = Aller le voir
hang-none = Ce serveur n’a pas de galerie. Partagez plutôt par lien.

## La galerie

gallery-title = Galerie
gallery-lead = Des règles que des gens ont construites ici, à l’atelier. Chacune a été mesurée avant d’être accrochée.
gallery-all = Tous les jeux
gallery-by = par { $by }
gallery-changes = Ce qu’elles changent
gallery-verdict = Ce que dit la mesure
gallery-measured = { NUMBER($games) } parties, { $players } joueurs
gallery-play = Jouer
gallery-play-label = Jouer : { $title }
gallery-open = Ouvrir dans l’atelier
gallery-open-label = Ouvrir dans l’atelier : { $title }
gallery-print = Imprimer
gallery-print-label = Imprimer les règles : { $title }
gallery-empty = Le mur est encore vide
gallery-empty-about = Changez une chose à l’atelier, mesurez-la et accrochez-la. La première aura la meilleure place.
gallery-none = Ce serveur n’a pas de galerie
gallery-none-about = Les règles voyagent aussi sans elle : l’atelier fait de ce que vous construisez un lien, un code QR et un code court.
gallery-workshop = Vers l’atelier
gallery-setup = Mise en place de { $title }

## Les règles imprimées

sheet-title = Règles à imprimer
sheet-lead = Le livret avec les nombres de ces règles, sur deux pages au plus. Ce qui change est marqué.
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
sheet-standard = Les règles standard : rien n’est changé.
sheet-changes = { $count ->
    [1] Une chose est changée
   *[other] { $count } choses sont changées
}
sheet-was = avant : { $before }
sheet-changed = changée
sheet-bar = Une barre et le mot « changée » marquent ce qui diffère des règles standard.
sheet-setup = Mise en place
sheet-out-title = Pas dans cette partie
sheet-out = { $names }
sheet-scan = Jouer avec ces règles
sheet-scan-about = Scannez ceci, ou tapez le code dans l’atelier.
sheet-code = Code de ces règles
sheet-qr = Lien vers ces règles, en code QR
sheet-workshop = Ouvrir dans l’atelier
sheet-ours = Les règles suivies d’un rond ° sont notre lecture, là où les livrets laissent une question ouverte.
