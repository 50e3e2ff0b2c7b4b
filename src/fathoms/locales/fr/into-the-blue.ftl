### Into the Blue : les mots du jeu sur la table, dans le journal, sur la feuille de score et dans les erreurs.

title = Into the Blue
tagline = Formez la séquence 1, 2, 3, … et posez vos coquillages là où sont les trésors.
help =
    Tapez le numéro sous un dé pour le garder ou le relancer, r pour relancer les autres dés, s pour vous arrêter.
    Tapez ensuite le numéro d’un palier pour y poser vos coquillages, ou celui d’un coffre après une plongée parfaite (0 pour le coffre 10).
    ♦ trésor principal   ◊ trésor secondaire   le coquillage à côté mène   ▣ coffre   p points si la partie s’arrêtait là

## Règles du jeu proposées

ruleset-standard = Standard
ruleset-standard-about = Les règles du livret ; les valeurs des trésors sont notre reconstitution.
ruleset-quick = Rapide
ruleset-quick-about = Six coquillages chacun : deux fois moins de plongées, et chacune compte double.
ruleset-two-rolls = Deux lancers
ruleset-two-rolls-about = Une seule relance : aller profond est plus risqué, s’arrêter plus sage.
ruleset-rich-chests = Coffres bien remplis
ruleset-rich-chests-about = Les coffres valent 7, 8, 9, 10 et 12 : une plongée parfaite vaut le coup.
ruleset-sudden-end = Fin immédiate
ruleset-sudden-end-about = Le dernier coquillage termine aussitôt la partie : surveillez ceux qui n’en ont presque plus.
ruleset-first-come = Premier arrivé
ruleset-first-come-about = Un avertissement, pas un conseil : trois coquillages et une fin immédiate. Le premier joueur gagne sept parties sur dix. Mesurez-le vous-même.
ruleset-deep-trench = Fosse profonde
ruleset-deep-trench-about = Un sixième palier, un sixième chiffre et un septième dé.

## Les bots, comme les tables les présentent

about = De deux à cinq plongeurs lancent six dés, descendent aussi bas que va la séquence 1, 2, 3, … et posent des coquillages pour gagner des trésors.
bot-cautious = Prudent
bot-cautious-about = Joue la sécurité : une plongée correcte lui suffit.
bot-diver = Grand plongeur
bot-diver-about = Vise toujours les paliers les plus profonds.
bot-greedy = Avide
bot-greedy-about = Tire le meilleur de chaque tour, comme si c’était le dernier ; un bon adversaire.
bot-expert = Expert
bot-expert-about = Calcule chaque tour exactement ; difficile à battre.
bot-perfect = Parfait
bot-perfect-about = À deux joueurs : joue sans faute le jeu résolu, si le serveur l’a résolu.

## La table

board-turns = Tour { $turns }
board-deal = On mélange les coffres.
board-turn = { $name } : lancer { $roll } sur { $rolls }
board-last-turns = { $left ->
    [1] Le tout dernier tour
   *[other] Derniers tours : encore { $left }
}
board-no-run = Pas encore de 1 : pas de séquence.
board-run = La séquence atteint le palier { $depth }.
board-run-missing = Palier { $depth } atteint ; un { $missing } fait descendre plus bas.
board-run-lost = Palier { $depth } : sans { $missing }, le reste est perdu.
board-all-the-way = La séquence descend jusqu’au fond !
board-perfect = Plongée parfaite ! Prenez un coffre.
board-kept = Entre crochets : dés gardés.
board-purse = reste { $shells }{ $chests ->
    [0] { "" }
    [one] , { $chests } coffre
   *[other] , { $chests } coffres
}, { $known ->
    [no] ≥
   *[yes] { "" }
}{ $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
level = Palier { $level }
nobody = personne
wins = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}
share = { $points ->
    [one] { $names } partagent la victoire avec { $points } point chacun.
   *[other] { $names } partagent la victoire avec { $points } points chacun.
}
sum = { $name } { $points } = trésors { $treasures } + coffres { $chests }
tie-S3 = { $better } devant { $worse } : S3, palier { $level }, { $ours } contre { $theirs }
tie-S4 = { $better } devant { $worse } : S4, coquillages restants { $ours } contre { $theirs }
tie-S5 = { $better } devant { $worse } : S5, dernier tour { $ours } avant { $theirs }

## Le choix d’une personne

prompt-dice = Quels dés gardez-vous ?
prompt-place = Où posez-vous vos coquillages ?
prompt-chest = Quel coffre prenez-vous ?
key-roll = { $count ->
    [one] relancer { $count } dé
   *[other] relancer { $count } dés
}
key-stop = s’arrêter ici
key-keep = garder { $face }
key-throw = relancer { $face }
key-place = { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
}
key-chest = coffre { $slot }
face-chest = coffre

## Le journal

tell-deal = Les coffres sont mélangés, face cachée.
tell-dive = { $name } plonge : { $faces }.
tell-roll = { $name } lance { $faces }.
tell-keep = { $count ->
    [one] { $name } garde { $faces } et relance un dé.
   *[other] { $name } garde { $faces } et relance { $count } dés.
}
tell-keep-none = { $count ->
    [one] { $name } relance le dé.
   *[other] { $name } relance les { $count } dés.
}
tell-stop = { $name } s’arrête.
tell-lost = Plongée infructueuse : pas de 1.
tell-no-shells = Plus aucun coquillage à poser.
tell-perfect = Plongée parfaite !
tell-place = { $count ->
    [one] { $name } pose un coquillage au palier { $level }.
   *[other] { $name } pose { $count } coquillages au palier { $level }.
}
tell-last-shell = C’était le dernier coquillage.
tell-last-turns = { $others ->
    [one] Un dernier tour pour l’autre joueur.
   *[other] Un dernier tour pour chacun des autres.
}
tell-chest = { $name } prend le coffre { $slot }.
tell-again = Encore un tour !
tell-last-chest = C’était le dernier coffre.
tell-over = La partie est terminée.

## La feuille de score

ask-players = Combien de joueurs ? (de { $least } à { $most })
ask-name = Nom du joueur { $number } ? (Entrée : { $colour })
ask-shells = { $levels ->
    [1] { $name } : combien de coquillages au palier 1 ?
   *[other] { $name } : les coquillages des paliers 1 à { $levels }, par exemple « { $example } » ?
}
ask-chests = { $name } : la valeur des coffres pris, par exemple « { $example } » ? (Entrée : aucun)
ask-order = Qui a joué son dernier tour en premier, en deuxième, … ? Des noms ou des numéros, par exemple « { $example } ». (Entrée : dans l’ordre des noms)
ask-number-again = « { $text } » n’est pas un nombre entier : tapez des chiffres, avec un espace entre les nombres.
ask-main = Que lit-on sur les trésors principaux de votre boîte, du palier 1 au palier { $levels }, comme dans « { $example } » ? (Entrée : prendre les valeurs de Fathoms, qui sont notre reconstitution)
ask-secondary = Et sur les trésors secondaires ? Si les deux d’un palier diffèrent, donnez les deux, comme dans « { $example } ».
ask-values-again = « { $text } » ne donne pas une valeur pour chacun des { $levels } paliers : tapez autant de nombres, séparés par des espaces.
ask-value-again = « { $text } » n’est pas la valeur d’un trésor : tapez un nombre de 0 à { $most }.
sheet-our-values = Valeurs des trésors : notre reconstitution ; votre boîte peut en avoir d’autres.
sheet-values = « values » vaut { $found } : écrivez { $known }.
sheet-chest-worth = Coffre de valeur { $value }
sheet-in-hand = { $left ->
    [one] { $left } coquillage restant
   *[other] { $left } coquillages restants
}
sheet-last-turns = Derniers tours, le premier en haut
sheet-earlier = { $name } : plus tôt
sheet-later = { $name } : plus tard
sheet-table = La table à compter doit être un objet JSON : donnez « game », « players » et « last_turn_order ».
sheet-missing = { $where ->
    [player] Le joueur { $number } n’a pas de champ « { $field } » : ajoutez-le.
   *[table] La table n’a pas de champ « { $field } » : ajoutez-le.
}
sheet-unknown = { $where ->
    [player] Le joueur { $number } a un champ inconnu, « { $field } » : utilisez { $known }.
   *[table] La table a un champ inconnu, « { $field } » : utilisez { $known }.
}
sheet-game = Cette table est pour le jeu { $found } : écrivez « { $game } » pour la compter ici.
sheet-players = « players » doit être une liste : donnez chaque joueur comme un objet avec « name » et « shells ».
sheet-player = Le joueur { $number } doit être un objet JSON : donnez « name », « shells » et « chests ».
sheet-name = Le nom du joueur { $number } est { $found } : donnez un texte de 1 à { $most } lettres.
sheet-name-twice = Deux joueurs s’appellent { $name } : donnez à chacun un nom différent.
sheet-shells = Les coquillages du joueur { $name } doivent être une liste : { $levels ->
    [1] donnez un nombre entier.
   *[other] donnez { $levels } nombres entiers, le palier 1 d’abord.
}
sheet-levels = { $name } a { $found ->
    [one] { $found } compte
   *[other] { $found } comptes
} de coquillages pour { $levels ->
    [one] { $levels } palier
   *[other] { $levels } paliers
} : donnez-en un par palier, 0 s’il n’y en a pas.
sheet-count = { $name } a { $found } coquillages au palier { $level } : donnez un nombre entier, 0 ou plus.
sheet-too-many = { $name } a { $placed } coquillages sur le plateau mais seulement { $shells } en tout : recomptez-les.
sheet-chests = Les coffres du joueur { $name } doivent être une liste : donnez la valeur de chacun, en nombre entier.
sheet-no-chest = { $name } a un coffre de valeur { $value }, mais les coffres valent { $values } : vérifiez-le.
sheet-chest-twice = { $there ->
    [one] Il n’y a qu’un coffre de valeur { $value }
   *[other] Il n’y a que { $there } coffres de valeur { $value }
}, et { $name } en a un de trop : vérifiez-le.
sheet-order = « last_turn_order » doit être une liste : nommez chaque joueur, en commençant par celui qui a joué son dernier tour en premier.
sheet-order-unknown = L’ordre des derniers tours nomme { $name }, qui n’est pas à la table : utilisez { $known }.
sheet-order-twice = L’ordre des derniers tours nomme deux fois { $name } : nommez chaque joueur une fois.
sheet-order-missing = L’ordre des derniers tours oublie { $names } : nommez chaque joueur une fois.

## Erreurs

not-a-move = « { $text } » n’est pas un coup de ce jeu : écrivez par exemple keep 123, stop, place 3 ou chest 4.
rules-no-face = Le palier { $level } n’a pas de face sur les dés : ajoutez { $level } à « { $field } », ou prenez moins de paliers.
rules-no-value = « { $field } » a { $found ->
    [one] { $found } valeur
   *[other] { $found } valeurs
} pour { $levels } paliers : donnez-en une par palier.
rules-no-end = Cette partie ne finirait jamais : laissez le dernier coquillage ou le dernier coffre y mettre fin.
rules-no-perfect-dive = Seul le dernier coffre pourrait finir cette partie, mais aucune plongée ne peut être parfaite : mettez un coffre (C) sur les dés et prenez plus de dés que de paliers, ou laissez le dernier coquillage y mettre fin.
rules-shells_by_seat = La place { $seat } aurait { $found } coquillages : donnez-lui de 1 à { $most }.
rules-rolls_by_seat = La place { $seat } aurait { $found } lancers par tour : donnez-lui de 1 à { $most }.
deal = Ce ne sont pas les coffres de ce jeu : distribuez { $values }, dans n’importe quel ordre.
roll-count = { $found ->
    [one] { $found } dé est écrit
   *[other] { $found } dés sont écrits
}, mais { $thrown } ont été lancés : écrivez une face pour chacun.
roll-face = Aucun dé n’a cette face : les faces sont { $faces }.
keep-all = Garder tous les dés n’en laisse aucun à relancer : arrêtez-vous plutôt.
keep = Impossible de garder { $kept } parmi les dés { $dice } : gardez seulement ce qu’ils montrent.
place = Le palier { $level } n’est pas dans votre séquence : choisissez { $depth ->
    [1] le palier 1.
   *[other] un palier de 1 à { $depth }.
}
chest = Le coffre { $slot } ne peut pas être pris : choisissez parmi { $free }.
expected-deal = Les coffres ne sont pas encore distribués : commencez par là.
expected-roll = C’est le moment de lancer les dés : il faut maintenant un lancer.
expected-decide = Les dés sont lancés : gardez-en et relancez les autres, ou arrêtez-vous.
expected-place = Plongée réussie : choisissez un palier pour vos coquillages.
expected-chest = Plongée parfaite : prenez un coffre.
expected-over = La partie est terminée : on ne peut plus rien jouer.

## Ce que dit le conseiller

hint-keep = Gardez { $kept } : le plus probable est { $ending } ({ $share } %) ; un coffre dans { $chest } % des cas, rien dans { $lost } %.
hint-keep-none = Relancez tous les dés : le plus probable est { $ending } ({ $share } %) ; un coffre dans { $chest } % des cas, rien dans { $lost } %.
hint-stop = Arrêtez-vous ici : { $ending }, cela vaut mieux qu’un autre lancer.
hint-place = Le palier { $level } gagne { NUMBER($gain, minimumFractionDigits: 1) } parties de plus sur cent que le palier { $other }.
hint-place-points = Le palier { $level } rapporte { NUMBER($gain, minimumFractionDigits: 1) } points de plus que le palier { $other }.
hint-only-level = Le palier { $level } est le seul que ces dés atteignent.
hint-chest = Les coffres sont face cachée : ils se valent tous.
hint-ending-chest = un coffre
hint-ending-nothing = rien
hint-ending-shells = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
} au palier { $level }

## Ce que l’on compte dans les parties jouées en masse

deed-dives-lost = plongées infructueuses
deed-dives-stopped = plongées arrêtées tôt
deed-dives-perfect = plongées parfaites
deed-chests-taken = coffres pris
deed-levels-contested = paliers disputés
deed-ties-broken = égalités départagées
deed-shells-level-1 = coquillages au palier 1
deed-shells-level-2 = coquillages au palier 2
deed-shells-level-3 = coquillages au palier 3
deed-shells-level-4 = coquillages au palier 4
deed-shells-level-5 = coquillages au palier 5
deed-shells-level-6 = coquillages au palier 6

## Les champs d’un jeu de règles, pour l’atelier

group-dice = Dés
group-sea = Mer et trésors
group-end = Coquillages et fin de partie
field-dice = Nombre de dés
field-dice-about = Combien de dés lance chaque joueur. Une plongée parfaite demande plus de dés que de paliers.
field-faces = Faces des dés
field-faces-about = Chaque dé porte ces faces. Un chiffre présent deux fois sort deux fois plus souvent.
field-faces-1 = 1
field-faces-2 = 2
field-faces-3 = 3
field-faces-4 = 4
field-faces-5 = 5
field-faces-6 = 6
field-faces-chest = coffre
field-rolls = Lancers par tour
field-rolls-about = Le premier lancer compte : avec trois lancers, on peut relancer deux fois.
field-levels = Paliers
field-levels-about = Combien il y a de paliers de plongée.
field-main = Trésors principaux
field-main-about = Ce que gagne le joueur qui a le plus de coquillages sur chaque palier, à partir du palier 1.
field-secondary = Trésors secondaires
field-secondary-about = Ce que gagnent les joueurs suivants sur chaque palier, à partir du palier 1.
field-other_secondary = L’autre trésor secondaire
field-other_secondary-about = Seulement si les deux d’un palier diffèrent. Celui qui vaut le plus va au deuxième, l’autre au troisième.
secondary-alike = comme le premier
values-told = { $values }
field-secondaries = Trésors secondaires par palier
field-secondaries-about = Combien de trésors secondaires a chaque palier, selon le nombre de joueurs.
field-chests = Coffres
field-chests-about = Ce que valent les coffres. Vous choisissez aussi leur nombre.
field-shells = Coquillages par joueur
field-shells-about = Combien de coquillages chaque joueur a au départ. Moins il y en a, plus la partie est courte.
field-last_shell = Quand un joueur pose son dernier coquillage
field-last_shell-about = Ce qui arrive quand un joueur n’a plus de coquillages.
field-last_shell-last-turns = les autres jouent un dernier tour
field-last_shell-at-once = la partie s’arrête aussitôt
field-last_shell-never = la partie continue
field-last_chest = Quand le dernier coffre est pris
field-last_chest-about = Ce qui arrive quand il n’y a plus de coffre.
field-last_chest-last-turns = les autres jouent un dernier tour
field-last_chest-at-once = la partie s’arrête aussitôt
field-last_chest-never = la partie continue
field-chest_sight = Valeur d’un coffre pris
field-chest_sight-about = Qui la voit avant le décompte.
field-chest_sight-secret = seul son propriétaire la voit
field-chest_sight-open = tout le monde la voit aussitôt
field-chest_turn = Un nouveau tour après une plongée parfaite
field-chest_turn-about = Sans lui, une plongée parfaite ne donne que le coffre.
handicap-shells_by_seat = La place { $seat } a { $count ->
    [one] un coquillage
   *[other] { $count } coquillages
} { $more ->
    [yes] de plus
   *[no] de moins
}.
handicap-rolls_by_seat = La place { $seat } a { $count ->
    [one] un lancer
   *[other] { $count } lancers
} { $more ->
    [yes] de plus
   *[no] de moins
} par tour.
group-handicaps = Handicaps par place
field-shells_by_seat = Coquillages de chaque place
field-shells_by_seat-about = Combien de coquillages une place a en plus ou en moins au départ. Avec moins, elle finit plus tôt ; avec plus, elle en a plus à poser.
field-rolls_by_seat = Lancers de chaque place
field-rolls_by_seat-about = Combien de lancers une place a en plus ou en moins par tour.
field-begins = Qui commence
shells_by_seat-told = { $count ->
    [one] un coquillage
   *[other] { $count } coquillages
} { $more ->
    [yes] de plus
   *[no] de moins
} pour la place { $seat }
shells_by_seat-all = { $count ->
    [0] autant de coquillages pour tous
   *[other] { $each }
}
rolls_by_seat-told = { $count ->
    [one] un lancer
   *[other] { $count } lancers
} { $more ->
    [yes] de plus
   *[no] de moins
} pour la place { $seat }
rolls_by_seat-all = { $count ->
    [0] autant de lancers pour tous
   *[other] { $each }
}
field-begins-about = Avec 0, chaque table décide.

## La même chose, dite à qui l’a faite

wins-you = { $points ->
    [one] Vous gagnez avec { $points } point.
   *[other] Vous gagnez avec { $points } points.
}
share-you = { $points ->
    [one] { $names } partagez la victoire avec { $points } point chacun.
   *[other] { $names } partagez la victoire avec { $points } points chacun.
}
tell-dive-you = Vous plongez : { $faces }.
tell-roll-you = Vous lancez { $faces }.
tell-keep-you = { $count ->
    [one] Vous gardez { $faces } et relancez un dé.
   *[other] Vous gardez { $faces } et relancez { $count } dés.
}
tell-keep-none-you = { $count ->
    [one] Vous relancez le dé.
   *[other] Vous relancez les { $count } dés.
}
tell-stop-you = Vous vous arrêtez.
tell-place-you = { $count ->
    [one] Vous posez un coquillage au palier { $level }.
   *[other] Vous posez { $count } coquillages au palier { $level }.
}
tell-chest-you = Vous prenez le coffre { $slot }.

## Pourquoi un choix était meilleur, dans une analyse

reason-reach = La plongée atteint alors le palier { $level } { $better ->
    [100] à coup sûr
   *[other] dans { $better } cas sur 100
} ; sinon { $worse ->
    [0] jamais
   *[other] dans { $worse }
}.
reason-shells = Au moins { $count } dés montrent alors un { $level } qui compte { $better ->
    [100] à coup sûr
   *[other] dans { $better } cas sur 100
} ; sinon { $worse ->
    [0] jamais
   *[other] dans { $worse }
}.
reason-chest = Il y a un coffre au bout { $better ->
    [100] à coup sûr
   *[other] dans { $better } cas sur 100
} ; sinon { $worse ->
    [0] jamais
   *[other] dans { $worse }
}.
reason-place = Le palier { $level } rapporte aussitôt { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}, le palier { $other } { $less ->
    [0] aucun
   *[other] { $less }
}.
reason-take = Le palier { $level } prend aussitôt { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} à un adversaire, le palier { $other } { $less ->
    [0] aucun
   *[other] { $less }
}.
reason-held = Au palier { $other }, l’avance suffisait ; au palier { $level }, il y avait plus à gagner.

## Puzzles

puzzle-dice = Quels dés gardez-vous ?
puzzle-level = Quel palier ?
puzzle-stop = S’arrêter ou relancer ?
