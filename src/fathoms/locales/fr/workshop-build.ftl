### Les ateliers de fabrication : le dé, le plateau, et la table mise en place.

## Tous les ateliers

undo = Annuler
redo = Rétablir
standard = Revenir au jeu de base
keys = Touches
why = Pourquoi ?

## Le dé

chance = { $count } sur { $of }
chance-none = absente
die-hint = Choisissez une face, puis sa place ; ou faites-la glisser.
die-where = { $face } : choisissez maintenant sa place.
die-which = Choisissez maintenant une face pour la place { $place }.
die-least = Il faut au moins { $least } faces à un dé.
die-turn = Tourner le dé
die-left = Tourner à gauche
die-right = Tourner à droite
die-up = Tourner vers le haut
die-down = Tourner vers le bas
die-faces = Faces du dé : { $count }
die-place = { $place } : { $face }, { $chance }{ $problem ->
    [none] { "" }
   *[other] . { $problem }
}
die-add = Ajouter une face
die-remove = Retirer la face { $place }
die-tray = Faces au choix
die-keys = Les flèches parcourent les faces, Entrée en prend ou en pose une, Suppr retire une face, + en ajoute une, Échap la lâche. Une touche par face : { $keys }.
solid-coin = Une pièce : deux faces, aussi juste qu’un dé.
solid-cube = Un cube : six faces.
solid-barrel = Un baril : il roule sur ses { $count } côtés.
told-face = Place { $place } : { $face }.
told-more = Ajoutée : { $face }. Le dé a { $count } faces.
told-fewer = Retirée : { $face }. Le dé a { $count } faces.
face-number = chiffre { $number }
face-chest = coffre

## Le plateau

board = Le plateau, { $width } cases sur { $height }
brushes = Que peindre
brush-free = Eau
brush-temple = Temple
brush-treasure = Trésor
brush-coral = Corail
brush-base = Base
brush-label = { $piece } : { $count } sur le plateau, touche { $key }
piece-free = eau libre
piece-temple = un temple
piece-treasure = trésor
piece-coral = corail
square = { $square } : { $holds }{ $base ->
    [none] { "" }
   *[other] , sortie de la base côté { $base }
}{ $problem ->
    [none] { "" }
   *[other] . { $problem }
}
troubled = { $count ->
    [one] Une case à revoir :
   *[other] { $count } cases à revoir :
}
show = Montrer { $square }
more = { $count ->
    [one] Et encore un point.
   *[other] Et encore { $count } points.
}
clear = Vider la mer
pad = Déplacer le curseur et peindre
pad-go = Curseur vers { $direction }
pad-put = Peindre { $square }
symmetry = Symétrie en peignant
symmetry-none = aucune
symmetry-across = gauche et droite
symmetry-down = haut et bas
symmetry-both = les deux
symmetry-half = demi-tour
symmetry-quarter = quart de tour
symmetry-square = Le quart de tour demande un plateau aussi haut que large.
align = Rendre symétrique
size = Taille : { $width } sur { $height }
side-N = nord
side-E = est
side-S = sud
side-W = ouest
add = Ajouter une rangée côté { $side }
cut = Couper une rangée côté { $side }
board-keys = Les flèches déplacent le curseur ; avec Maj elles peignent en chemin. 1 eau, 2 temple, 3 trésor, 4 corail, 5 ou B une base ; Entrée peint avec le pinceau choisi. Ctrl+Z annule.
told-stroke = { $count ->
    [0] Rien n’a changé.
    [one] { $squares } : { $piece }.
   *[other] { $count } cases : { $piece }{ $named ->
        [no] .
       *[yes] { " " }({ $squares }).
    }
}
told-there = { $square } : { $piece }, comme avant.
told-inside = { $square } n’est pas au bord : la sortie d’une base demande une case du bord.
told-bases-full = Il y a place pour { $most } bases : retirez-en d’abord une{ $count ->
    [one] .
   *[other] , ou peignez sans symétrie.
}
told-base = Base côté { $side } en { $square } ; { $count ->
    [one] une base en tout.
   *[other] { $count } bases en tout.
}
told-base-gone = Base en { $square } retirée ; { $count ->
    [0] il n’en reste aucune.
    [one] il en reste une.
   *[other] il en reste { $count }.
}
told-drag-base = Faites glisser une base le long du bord pour la déplacer ; le pinceau des bases la retire.
told-size = Le plateau fait maintenant { $width } sur { $height }.
told-aligned = { $count ->
    [0] { $bases ->
        [yes] Seules des bases ont changé.
       *[no] C’était déjà symétrique.
    }
    [one] Une case a changé{ $bases ->
        [yes] , et des bases.
       *[no] .
    }
   *[other] { $count } cases ont changé{ $bases ->
        [yes] , et des bases.
       *[no] .
    }
}
told-clear = Plus que de l’eau et des bases.
told-standard = Le plateau du livret.

## La table mise en place

setup-board = Le plateau : { $width } cases sur { $height }
setup-bases = { $count ->
    [one] { $count } base
   *[other] { $count } bases
}
setup-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
setup-corals = { $count ->
    [one] { $count } récif
   *[other] { $count } récifs
}
setup-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
setup-torpedoes = { $count ->
    [0] aucune torpille
    [one] { $count } torpille chacun
   *[other] { $count } torpilles chacun
}
setup-reserve = Réserve
setup-die = Dé
setup-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés identiques
}
setup-shells = { $count ->
    [one] { $count } coquillage chacun
   *[other] { $count } coquillages chacun
}
setup-sea = La mer : { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
}
setup-level = Niveau { $level } : trésor principal { $main }, secondaire { $secondary }
setup-main = Principal
setup-secondary = Secondaire
setup-chests = { $count ->
    [one] { $count } coffre fermé
   *[other] { $count } coffres, mélangés et fermés
}
setup-values = valeurs : { $values }
setup-secondaries = Trésors secondaires par niveau
setup-players = { $players } joueurs
