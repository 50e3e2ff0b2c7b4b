### Atlantis Treasure dans le navigateur : ce que son dessin dit, montre et demande.

## Le plateau de commande

tray = Dé et actions
steps = Ce tour, dans l’ordre de votre choix
slide = Déplacement
task = { $state ->
    [must] à faire
    [may] facultatif
    [done] fait
    [impossible] impossible pour l’instant
   *[none] { "" }
}
goal = Objectif : { $target ->
    [one] { $target } trésor
   *[other] { $target } trésors
}
reserve = Réserve : nord { $n }, est { $e }, sud { $s }, ouest { $w }
treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
where = { $piece ->
    [coral] Choisissez une case en surbrillance pour le récif.
   *[compass] Choisissez une case en surbrillance pour la boussole.
}
which-coral = Choisissez un récif, puis sa nouvelle case.
which-coral-or-swap = Choisissez un récif à déplacer ou une boussole à remplacer.
which-swap = Choisissez une boussole à remplacer.
which-shift = Choisissez une boussole du plateau, puis sa nouvelle case.
put = { $kind ->
    [coral] Le récif va en { $square }.
   *[compass] La { $piece } va en { $square }.
}
keep = Garder la { $compass } à votre base.
throw-to = { $treasure ->
    [yes] { $corner ->
        [base] Toucher { $name }, le renvoyer à sa base et prendre un trésor ?
       *[other] Toucher { $name }, le renvoyer en { $corner } et prendre un trésor ?
    }
   *[no] { $corner ->
        [base] Toucher { $name } et le renvoyer à sa base ?
       *[other] Toucher { $name } et le renvoyer en { $corner } ?
    }
}
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
back = Retour
hold = Passer l’action
hold-torpedo = La garder pour plus tard
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
base = Base de { $name } : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} ; { $torpedoes ->
    [one] { $torpedoes } torpille à bord
   *[other] { $torpedoes } torpilles à bord
}, { $fired } à la base

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
coach-1 = Un tour, c’est deux choses, dans n’importe quel ordre : l’action du dé et un déplacement.
coach-2 = Vous avancez jusqu’à ce que quelque chose vous arrête. Un trésor vous arrête aussi, et vous le prenez.
coach-3 = La ligne montre votre chemin. Validez, ou choisissez une autre flèche.

## Sur la page d’accueil

glance = 2 à 4 joueurs, amis ou robots · 20 minutes

## Touches

key-cursor = se déplacer sur le plateau
key-enter = prendre ou poser
key-slide = se déplacer ; la même touche pour valider
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
}, { $fired } à la base
