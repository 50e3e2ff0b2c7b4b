### Les ateliers de fabrication : le dé, le plateau, et la table mise en place.

## Tous les ateliers

undo = Annuler
redo = Rétablir
standard = Retour au standard
keys = Touches
why = Pourquoi ?

## Le dé

chance = { $count } sur { $of }
chance-none = absente
die-hint = Choisissez une face, puis son emplacement ; ou faites-la glisser.
die-where = { $face } : choisissez maintenant son emplacement.
die-which = Choisissez maintenant une face pour l’emplacement { $place }.
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
die-keys = Les flèches passent d’une face à l’autre, Entrée en prend ou en pose une, Suppr retire une face, + en ajoute une, Échap annule. Une touche par face : { $keys }.
solid-coin = Une pièce : deux faces, aussi juste qu’un dé.
solid-cube = Un cube : six faces.
solid-barrel = Un baril : il roule sur ses { $count } côtés.
told-face = Emplacement { $place } : { $face }.
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
   *[other] , entrée de la base côté { $base }
}{ $problem ->
    [none] { "" }
   *[other] . { $problem }
}
troubled = { $count ->
    [one] Une case à vérifier :
   *[other] { $count } cases à vérifier :
}
show = Montrer { $square }
more = { $count ->
    [one] Et encore un point.
   *[other] Et encore { $count } points.
}
clear = Vider le plateau
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
symmetry-square = Le quart de tour demande un plateau carré.
align = Rendre symétrique
size = Taille : { $width } sur { $height }
side-N = nord
side-E = est
side-S = sud
side-W = ouest
add = Ajouter une rangée côté { $side }
cut = Retirer une rangée côté { $side }
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
told-inside = { $square } n’est pas au bord : l’entrée d’une base demande une case du bord.
told-bases-full = Il peut y avoir { $most } bases au maximum : retirez-en d’abord une{ $count ->
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
told-clear = Il ne reste que de l’eau et des bases.
told-standard = Le plateau de notre reconstitution.

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
    [one] { $levels } palier
   *[other] { $levels } paliers
}
setup-level = Palier { $level } : trésor principal { $main }, secondaire { $secondary }
setup-main = Principal
setup-secondary = Secondaire
setup-chests = { $count ->
    [one] { $count } coffre, face cachée
   *[other] { $count } coffres mélangés, face cachée
}
setup-values = valeurs : { $values }
setup-secondaries = Trésors secondaires par palier
setup-players = { $players } joueurs
