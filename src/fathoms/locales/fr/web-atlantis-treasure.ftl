### Atlantis Treasure dans le navigateur : ce que son dessin dit, montre et demande.

## Le plateau de commande

tray = Dé et actions
steps = Ce que ce tour demande, dans l’ordre que vous voulez
slide = Glissade
task = { $state ->
    [must] à faire
    [may] si vous voulez
    [done] c’est fait
    [impossible] impossible ici
   *[none] { "" }
}
goal = But : { $target ->
    [one] { $target } trésor
   *[other] { $target } trésors
}
reserve = Réserve : nord { $n }, est { $e }, sud { $s }, ouest { $w }
treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
where = { $piece ->
    [coral] Choisissez une case éclairée pour le récif.
   *[compass] Choisissez une case éclairée pour la boussole.
}
which-coral = Choisissez un récif, puis sa nouvelle case.
which-coral-or-swap = Choisissez un récif à déplacer ou une boussole à remplacer.
which-shift = Choisissez une boussole du plateau, puis sa nouvelle case.
put = { $kind ->
    [coral] Le récif va en { $square }.
   *[compass] La { $piece } va en { $square }.
}
keep = Garder la { $compass } à votre base.
throw-to = { $treasure ->
    [yes] { $corner ->
        [base] Toucher { $name }, l’envoyer à sa base et prendre un trésor ?
       *[other] Toucher { $name }, l’envoyer en { $corner } et prendre un trésor ?
    }
   *[no] { $corner ->
        [base] Toucher { $name } et l’envoyer à sa base ?
       *[other] Toucher { $name } et l’envoyer en { $corner } ?
    }
}
not-here = { $square } n’est pas un choix possible.
no-way = { $kind ->
    [fire] Rien à toucher vers { $direction }. Pourquoi ?
   *[slide] Pas de passage vers { $direction }. Pourquoi ?
}
confirm-go = C’est parti
confirm-fire = Feu !
confirm-place = Poser ici
confirm-take = La prendre
confirm-all = C’est tout
back = Retour
hold = Y renoncer
hold-torpedo = La garder
store = { $count ->
    [one] La mettre de côté
   *[other] Mettre de côté : { $compass }
}
aim = Viser plus loin vers { $direction }
aim-pad = Déplacer la visée
chip = { $compass }, { $place } : { $count }

## Le plateau

board = Le plateau
square = { $holds ->
    [none] { $square }
   *[other] { $square } : { $holds }
}{ $lit ->
    [yes] , au choix
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
    [done] À présent, glissez : choisissez une flèche.
    [impossible] L’action du dé est encore impossible. Glissez d’abord : choisissez une flèche.
   *[other] Choisissez une flèche pour glisser.
}
task-fire = { $hold ->
    [yes] Choisissez une flèche pour tirer, ou gardez la torpille.
   *[no] Choisissez une flèche pour tirer.
}
coach-1 = Un tour, c’est deux choses, dans l’ordre que vous voulez : ce que montre le dé, et une glissade.
coach-2 = Vous glissez jusqu’à ce que quelque chose vous arrête. Un trésor aussi vous arrête, et il est à vous.
coach-3 = La ligne montre votre chemin. Partez, ou choisissez une autre flèche.

## Sur la page d’accueil

glance = 2 à 4 joueurs, amis ou robots · 20 minutes

## Touches

key-cursor = se déplacer sur le plateau
key-enter = prendre ou poser
key-slide = glisser ; la même touche encore pour partir
key-fire = tirer, puis une direction
key-back = reposer ce que vous tenez
key-skip = presser le mouvement

## La leçon

lesson-welcome = Voici votre sous-marin, le blanc, sur sa base. Un tour commence par le dé. Puis vous faites deux choses, dans l’ordre que vous voulez : ce que montre le dé, et une glissade.
lesson-slide = Une glissade va aussi loin que possible : le corail, le temple, les autres sous-marins et le bord vous arrêtent. Sortez de votre base, vers le sud.
lesson-treasure = Le temple vous a arrêté. Un trésor vous arrête aussi, et file aussitôt à votre base. Glissez vers l’ouest : il est à vous.
lesson-compass = Le dé montre une boussole : posez-la sur une case libre. Une boussole fait tourner quiconque la rencontre, puis retourne à la réserve. Posez celle-ci en { $square }, sur votre chemin.
lesson-turned = Glissez maintenant vers le sud. La boussole vous fait tourner, et le nouveau chemin mène à un trésor.
lesson-coral = Vert : déplacez un récif vers une case libre. Bien placé, un récif est un mur qui vous arrête où vous voulez. Déplacez-en un, où vous voulez.
lesson-either = C’est coché. Glissez maintenant, où vous voulez. L’ordre est libre : un récif déplacé d’abord peut ouvrir un passage.
lesson-torpedo = Une torpille file tout droit vers le premier sous-marin, la première boussole ou le premier récif. Tirez sur le jaune : il part dans un coin de votre choix, et un trésor de sa base vient à la vôtre.
lesson-end = Rentrez à la base pour recharger vos torpilles. Qui tient le premier assez de trésors gagne aussitôt. Vous en savez assez : le reste est dans le livret, et derrière chaque « Pourquoi ? ».

## La même chose, dite à qui cela concerne

base-you = Votre base : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} ; { $torpedoes ->
    [one] { $torpedoes } torpille à bord
   *[other] { $torpedoes } torpilles à bord
}, { $fired } à la base
