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
die-second = Choisissez maintenant la deuxième action pour l’emplacement { $place } : { $join ->
    [both] les deux seront faites.
   *[either] l’une des deux sera faite.
}
die-joins = Emplacement { $place } :
die-one = Une action
die-both = Les deux
die-either = Au choix
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
die-keys = Les flèches passent d’une face à l’autre, Entrée en prend ou en pose une, Suppr retire une face, + en ajoute une, Échap annule.{ $joins ->
    [yes] {" "}& puis une face la joint pour faire les deux, / pour faire l’une ou l’autre, 1 ne laisse que la première.
   *[no] { "" }
} Une touche par face : { $keys }.
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
brush-rock = Rocher
brush-deep = Gouffre
brush-shallows = Haut-fond
brush-whirlpool = Tourbillon
brush-current = Courant
brush-compass = Boussole
brush-submarine = Sous-marin
tools-pieces = Pièces et bases
tools-floor = Fond de la mer
tools-start = Là dès le début
kinds = { $piece } : lequel ?
kind-label = { $piece } : { $count } sur le plateau
kind-treasure = valeur 1
kind-treasure2 = valeur 2
kind-treasure3 = valeur 3
kind-currentN = nord
kind-currentE = est
kind-currentS = sud
kind-currentW = ouest
kind-compassN = nord
kind-compassE = est
kind-compassS = sud
kind-compassW = ouest
kind-submarine0 = blanc
kind-submarine1 = jaune
kind-submarine2 = rouge
kind-submarine3 = noir
brush-label = { $piece } : { $count } sur le plateau, touche { $key }
piece-free = eau libre
piece-temple = un temple
piece-treasure = trésor
piece-coral = corail
piece-treasure2 = trésor d’une valeur de 2
piece-treasure3 = trésor d’une valeur de 3
piece-rock = rocher
piece-deep = le gouffre, pas une case
piece-shallows = haut-fond
piece-whirlpool = tourbillon
piece-currentN = courant vers le nord
piece-currentE = courant vers l’est
piece-currentS = courant vers le sud
piece-currentW = courant vers l’ouest
piece-compassN = boussole nord
piece-compassE = boussole est
piece-compassS = boussole sud
piece-compassW = boussole ouest
piece-submarine0 = le sous-marin blanc
piece-submarine1 = le sous-marin jaune
piece-submarine2 = le sous-marin rouge
piece-submarine3 = le sous-marin noir
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
board-keys = Les flèches déplacent le curseur ; avec Maj elles peignent en chemin. 1 eau, 2 temple, 3 trésor, 4 corail, 5 ou B une base, 6 rocher, 7 gouffre, 8 haut-fond, 9 tourbillon, 0 courant, C boussole, S sous-marin ; encore 3, 0, C ou S change la valeur, la direction ou la couleur. Entrée peint avec le pinceau choisi. Ctrl+Z annule.
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
setup-treasure = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
setup-coral = { $count ->
    [one] { $count } récif
   *[other] { $count } récifs
}
setup-temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
setup-compass = { $count ->
    [one] { $count } boussole sur le plateau
   *[other] { $count } boussoles sur le plateau
}
setup-rock = { $count ->
    [one] { $count } rocher
   *[other] { $count } rochers
}
setup-deep = { $count ->
    [one] { $count } case absente
   *[other] { $count } cases absentes
}
setup-shallows = { $count ->
    [one] { $count } haut-fond
   *[other] { $count } hauts-fonds
}
setup-whirlpool = { $count ->
    [one] { $count } tourbillon
   *[other] { $count } tourbillons
}
setup-current = { $count ->
    [one] { $count } courant
   *[other] { $count } courants
}
setup-torpedoes = { $count ->
    [0] aucune torpille
    [one] { $count } torpille chacun
   *[other] { $count } torpilles chacun
}
setup-reserve = Réserve
setup-die = Dé
setup-dice-both = Deux dés, on fait les deux
setup-dice-choose = Deux dés, on en fait un
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
