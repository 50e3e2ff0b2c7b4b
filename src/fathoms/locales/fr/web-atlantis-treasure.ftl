### Atlantis Treasure dans le navigateur : ce que son dessin dit, montre et demande.

## Le plateau de commande

tray = Dé et actions
steps = Ce tour, dans l’ordre de votre choix
slide = Déplacement
slides = { $count ->
    [one] Déplacement
   *[other] { $count } déplacements
}
task = { $state ->
    [must] à faire
    [may] facultatif
    [done] fait
    [impossible] impossible pour l’instant
   *[none] { "" }
}
goal = { $ends ->
    [rounds] À la fin, le plus { $worth ->
        [yes] de valeur gagne
       *[no] de trésors gagne
    }
    [empty] Jusqu’au dernier trésor
   *[target] { $worth ->
        [yes] But : des trésors d’une valeur de { $target }
       *[no] But : { $target ->
            [one] { $target } trésor
           *[other] { $target } trésors
        }
    }{ $carried ->
        [yes] , ramenés à la base
       *[no] { "" }
    }
}
goal-short = en veut { $target }
rounds = { $left ->
    [one] Dernier tour sur { $of }
   *[other] Encore { $left } tours sur { $of }
}
team = { $target ->
    [0] ensemble { $treasures }
   *[other] ensemble { $treasures } sur { $target }
}
misses = passe un tour
reserve = Réserve : nord { $n }, est { $e }, sud { $s }, ouest { $w }
treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
where = { $piece ->
    [coral] Choisissez une case en surbrillance pour le récif.
    [treasure] Choisissez une case en surbrillance pour le trésor.
    [temple] Choisissez une case en surbrillance pour le temple.
   *[compass] Choisissez une case en surbrillance pour la boussole.
}
which-coral = Choisissez un récif, puis sa nouvelle case.
which-coral-or-swap = Choisissez un récif à déplacer ou une boussole à remplacer.
which-swap = Choisissez une boussole à remplacer.
which-shift = Choisissez une boussole du plateau, puis sa nouvelle case.
which-treasure = Choisissez un trésor, puis sa nouvelle case.
which-temple = Choisissez un temple, puis sa nouvelle case.
which-turn = Choisissez une boussole du plateau à tourner.
which-way = Choisissez sa nouvelle direction.
turn-to = La boussole en { $square } indiquera { $direction }.
turn-shelf = La tourner
deeds = Ce que les dés permettent
deed-compass = Boussole
deed-coral = Corail
deed-torpedo = Torpille
deed-treasure = Trésor
deed-temple = Temple
deed-turn = Tourner
deed-swap = Remplacer
halts = Jusqu’où
halt = { $end ->
    [base] arrêt à la base
   *[other] arrêt en { $end }
}
halt-sooner = S’arrêter une case plus tôt
halt-later = Aller une case plus loin
put = { $kind ->
    [coral] Le récif va en { $square }.
    [treasure] Le trésor va en { $square }.
    [temple] Le temple va en { $square }.
   *[compass] La { $piece } va en { $square }.
}
keep = Garder la { $compass } à votre base.
throw-to = { $corner ->
    [base] Toucher { $name } et le renvoyer à sa base{ $treasure ->
        [0]  ?
        [one] {" "}et prendre un trésor ?
       *[other] {" "}et prendre { $treasure } trésors ?
    }
    [stays] Toucher { $name } : il passe son prochain tour{ $treasure ->
        [0] .
        [one] {" "}et vous prenez un trésor.
       *[other] {" "}et vous prenez { $treasure } trésors.
    }
   *[other] Toucher { $name } et le renvoyer en { $corner }{ $treasure ->
        [0]  ?
        [one] {" "}et prendre un trésor ?
       *[other] {" "}et prendre { $treasure } trésors ?
    }
}
fire-in-vain = Lancer vers { $direction } jusqu’en { $square } : rien n’est touché, la torpille est perdue.
part-done = { $part ->
    [slide] Votre déplacement est fait.
   *[action] L’action du dé est faite.
}{ $left ->
    [must] {" "}{ $part ->
        [slide] Reste l’action du dé.
       *[action] Reste à vous déplacer.
    }
   *[may] {" "}{ $part ->
        [slide] Reste l’action du dé, si vous voulez.
       *[action] Reste le déplacement, si vous voulez.
    }
}
not-here = Vous ne pouvez pas choisir { $square } maintenant.
no-way = { $kind ->
    [fire] Rien à toucher vers { $direction }. Pourquoi ?
   *[slide] Impossible d’aller vers { $direction }. Pourquoi ?
}
confirm-go = Valider
confirm-fire = Feu !
confirm-place = Placer ici
confirm-take = La prendre
confirm-all = Terminé
confirm-turn = La tourner
back = Retour
hold = Passer l’action
hold-torpedo = La garder pour plus tard
hold-slide = Rester ici
store = { $count ->
    [one] La stocker
   *[other] Stocker la { $compass }
}
aim = Viser plus loin vers { $direction }
aim-pad = Déplacer la visée
chip = { $compass }, { $place } : { $count }

## Le plateau

board = Plateau
square = { $holds ->
    [none] { $square }
   *[other] { $square } : { $holds }
}{ $lit ->
    [yes] , peut être choisie
   *[no] { "" }
}
submarine = { $name }{ $cargo ->
    [0] { "" }
    [one] , { $cargo } trésor à bord
   *[other] , { $cargo } trésors à bord
}{ $misses ->
    [yes] , passe son prochain tour
   *[no] { "" }
}
treasure-worth = un trésor d’une valeur de { $worth }
ground-rock = un rocher
ground-deep = le gouffre
ground-current = un courant vers { $direction }
ground-shallows = un haut-fond
ground-whirlpool = un tourbillon, mène en { $exit }
base = Base de { $name } : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} ; { $torpedoes ->
    [one] { $torpedoes } torpille à bord
   *[other] { $torpedoes } torpilles à bord
}, { $fired } à la base{ $cargo ->
    [0] { "" }
    [one] ; { $cargo } trésor à bord
   *[other] ; { $cargo } trésors à bord
}{ $misses ->
    [yes] ; passe son prochain tour
   *[no] { "" }
}{ $target ->
    [0] { "" }
   *[other] ; en veut { $target }
}

## Que faire maintenant

task-slide = { $action ->
    [done] Déplacez-vous maintenant : choisissez une flèche.
    [impossible] L’action du dé n’est pas encore possible. Déplacez-vous d’abord : choisissez une flèche.
   *[other] Choisissez une flèche pour vous déplacer.
}
task-fire = { $hold ->
    [yes] Choisissez une flèche pour lancer la torpille, ou gardez-la.
   *[no] Choisissez une flèche pour lancer la torpille.
}
task-extra = Le dé vous permet un déplacement de plus : choisissez une flèche, ou restez.
coach-1 = Un tour, c’est deux choses, dans n’importe quel ordre : l’action du dé et un déplacement.
coach-2 = Vous avancez jusqu’à ce que quelque chose vous arrête. Un trésor vous arrête aussi, et vous le prenez.
coach-3 = La ligne montre votre chemin. Validez, ou choisissez une autre flèche.

## Sur la page d’accueil

glance = 2 à 4 joueurs, amis ou robots · 20 minutes

## Touches

key-cursor = se déplacer sur le plateau
key-enter = prendre ou poser
key-slide = se déplacer ; la même touche pour valider
key-stop = s’arrêter plus tôt ou plus tard, si c’est permis
key-fire = lancer une torpille, puis une direction
key-back = reposer la pièce
key-skip = passer l’animation

## La leçon

lesson-welcome = Voici votre sous-marin : le blanc, sur sa base. Chaque tour commence par le dé. Puis vous faites deux choses, dans n’importe quel ordre : l’action du dé et un déplacement.
lesson-slide = Un sous-marin se déplace aussi loin qu’il peut : le corail, le temple, les autres sous-marins et le bord l’arrêtent. Sortez de votre base vers le sud.
lesson-treasure = Le temple vous a arrêté. Un trésor vous arrête aussi et va aussitôt à votre base. Allez vers l’ouest pour le prendre.
lesson-compass = Le dé montre une boussole : placez-la sur n’importe quelle case libre. Une boussole fait tourner le sous-marin qui l’atteint, puis retourne à la réserve. Placez celle-ci en { $square }, sur votre chemin.
lesson-turned = Allez maintenant vers le sud. La boussole vous fait tourner, et la nouvelle direction mène à un trésor.
lesson-coral = Vert : déplacez un récif de corail sur une case libre. Bien placé, un récif vous arrête où vous voulez. Déplacez n’importe quel récif.
lesson-either = C’est fait : une action est cochée. Déplacez maintenant votre sous-marin, dans la direction de votre choix. L’ordre est libre : déplacer d’abord un récif peut ouvrir un passage.
lesson-torpedo = Une torpille va tout droit et touche le premier sous-marin, la première boussole ou le premier récif. Lancez une torpille sur le jaune : renvoyez-le dans un coin de votre choix et prenez un trésor de sa base.
lesson-end = Retournez à votre base pour recharger vos torpilles. Le premier qui a assez de trésors gagne aussitôt. Vous êtes prêt à jouer ! Le reste est dans le livret de règles et derrière chaque « Pourquoi ? ».

## La même chose, dite à qui cela concerne

base-you = Votre base : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} ; { $torpedoes ->
    [one] { $torpedoes } torpille à bord
   *[other] { $torpedoes } torpilles à bord
}, { $fired } à la base{ $cargo ->
    [0] { "" }
    [one] ; { $cargo } trésor à bord
   *[other] ; { $cargo } trésors à bord
}{ $misses ->
    [yes] ; passe son prochain tour
   *[no] { "" }
}{ $target ->
    [0] { "" }
   *[other] ; en veut { $target }
}
