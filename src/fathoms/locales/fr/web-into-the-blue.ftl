### Into the Blue dans le navigateur : ce que son dessin dit, montre et demande.

## Les dés

tray = Les dés
your-dive = Votre plongée
dive-of = { $name } plonge
roll-of = Lancer { $roll } sur { $rolls }
falling = …
die = { $held ->
    [yes] Dé { $number } : { $face }, gardé
   *[no] Dé { $number } : { $face }
}{ $role ->
    [lost] , inutile pour l’instant
   *[run] , dans la suite
}
die-hand = Un dé en main
throw = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
throw-none = Tous gardés
stop = S’arrêter là
stop-gives = { $gives ->
    [chest] prendre un coffre
    [shells] { $depth ->
        [1] poser au palier 1
       *[other] poser aux paliers 1 à { $depth }
    }
   *[nothing] et perdre la plongée
}
after-that = { $ends ->
    [last-turns] Ensuite les autres jouent leur dernier tour.
   *[over] Ensuite la partie est finie.
}
why = pourquoi ?
waiting = { $name } réfléchit

## La mer

lost-at = Perdu au { $number }
wants = { $number } ?
ghost = +{ $shells }
promise = +{ $shells } · { $rank ->
    [1] { $before ->
        [1] toujours en tête
       *[other] en tête
    }
    [2] 2e place
    [3] 3e place
   *[other] { $rank }e place
}{ $tie ->
    [won] {" "}à égalité
   *[other] { "" }
}{ $way ->
    [up] { $gain ->
        [one] {" "}· +{ $gain } pt
       *[other] {" "}· +{ $gain } pts
    }
    [down] { $gain ->
        [one] {" "}· −{ $gain } pt
       *[other] {" "}· −{ $gain } pts
    }
   *[same] { "" }
}{ $ends ->
    [last-turns] {" "}· derniers tours
    [over] {" "}· fin de partie
   *[none] { "" }
}
place = Palier { $level } : { $promise }
place-not = Le palier { $level } n’est pas dans votre suite. Pourquoi ?
ledge = { $tie ->
    [yes] Palier { $level } : { $name } mène avec { $shells ->
        [one] { $shells } coquillage
       *[other] { $shells } coquillages
    }, égalité départagée par { $rule }. Tout voir
   *[no] Palier { $level } : { $name } mène avec { $shells ->
        [one] { $shells } coquillage
       *[other] { $shells } coquillages
    }. Tout voir
}
ledge-nobody = Palier { $level } : aucun coquillage. Voir ses trésors
ledge-more = Palier { $level } : les trésors secondaires. Tout voir
buoy = { $name } : { $left ->
    [one] { $left } coquillage en main
   *[other] { $left } coquillages en main
}, { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}{ $chests ->
    [0] { "" }
    [one] , { $chests } coffre
   *[other] , { $chests } coffres
}
chest = { $state ->
    [free] Prendre le coffre { $slot }{ $ends ->
        [over]  : c’est la fin de la partie
       *[none] { "" }
    }
    [secret] Coffre { $slot } : pris par { $owner }, encore secret
    [open] Coffre { $slot } : { $owner } y a trouvé { $value }
   *[shut] Coffre { $slot } : fermé. Pourquoi ?
}
your-last-turn = Votre dernier tour

## La fiche d’un palier

prizes = Trésor principal { $main }, secondaires { $secondaries }
nobody-here = Personne n’a encore de coquillage ici : le premier prend la tête.
if-now = Si la partie s’arrêtait maintenant :
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
tie-S3 = Autant de coquillages ici ; le palier { $level } décide : { $better } { $ours }, { $worse } { $theirs }.
tie-S4 = Égalité jusqu’en haut ; les coquillages en main décident : { $better } { $ours }, { $worse } { $theirs }.
tie-S5 = Égalité en tout ; le dernier tour joué plus tôt décide : { $better } avant { $worse }.
rule = Voir la règle { $rule }
close = Fermer

## Le décompte

scoring = Le décompte
scoring-next = Continuer
scoring-skip = Aller à la fin
scoring-again = Revoir le décompte
treasures = Trésors
chests = Coffres
points = Total
chest-opened = { $name } ouvre le coffre { $slot }

## Que faire maintenant

task-keep = Touchez les dés à garder, puis lancez.
task-roll = Lancez les autres, ou gardez-en plus.
task-stop = { $gives ->
    [chest] Plongée parfaite ! Arrêtez-vous et prenez un coffre.
   *[shells] Tous les dés comptent. Arrêtez-vous, ou relancez-en.
}
task-all-kept = Tous gardés. Arrêtez-vous, ou libérez un dé.
task-place = Touchez un palier éclairé : vos coquillages y vont.
task-chest = Touchez un coffre : il est à vous, et secret.
coach-1 = Seule la suite 1, 2, 3 … compte. Touchez les dés qui y mènent, puis lancez les autres.
coach-2 = Trois lancers au plus. Chaque numéro de votre suite est un palier de la mer.
coach-place = Touchez un palier. Chaque dé à son numéro y pose un coquillage ; le plus grand nombre gagne le trésor.
coach-chest = Tous les numéros et un coffre ! Touchez-en un : vous seul voyez ses points. Puis vous replongez.

## Sur la page d’accueil

glance = 2 à 5 joueurs, amis ou robots · 20 minutes

## Les touches, derrière « ? »

keys-dice = garder un dé, ou le relancer
keys-line = Touches : 1 à { $count } gardent un dé, R lance, S arrête
keys-throw = lancer les dés qui ne sont pas gardés
keys-stop = s’arrêter
keys-choose = choisir un palier ou un coffre
keys-walk = passer d’un dé, d’un palier ou d’un coffre à l’autre
keys-skip = ne pas attendre ce qui bouge

## La leçon

lesson-run = Vous êtes Ada, la palourde verte. Six dés sont tombés. Seule compte la suite sans trou 1, 2, 3 … : la vôtre descend au palier 3, et votre plongeur aussi. Le 5 est perdu, faute de 4.
lesson-keep = Vous pouvez relancer les dés de votre choix, deux fois. Touchez 1, 2 et 3 pour les garder, puis lancez les trois autres.
lesson-stop = Un 4, et un second 3 ! La suite descend au palier 4. On peut s’arrêter après chaque lancer : arrêtez-vous là.
lesson-place = Choisissez maintenant un palier de votre suite. Il reçoit autant de coquillages que de dés montrent son numéro. Les étiquettes disent ce que chaque choix donnerait.
lesson-lost = Le tour de Bo est passé : trois lancers et pas de 1. Cette plongée est perdue, Bo ne pose rien. Regardez maintenant vos dés.
lesson-perfect = Tous les numéros et un coffre : une plongée parfaite ! Arrêtez-vous avant de la perdre.
lesson-chest = Cette fois vous ne posez pas de coquillage. Prenez plutôt un coffre.
lesson-secret = Vous seul voyez ce qu’il contient, jusqu’au décompte. Et vous rejouez aussitôt un tour entier, même si c’est votre dernier.
lesson-majority = Une autre partie, plus avancée : Bo a trois coquillages au palier 3, vous deux au palier 2. Le plus grand nombre gagne le trésor principal, à gauche ; les suivants une gemme, à droite. Arrêtez-vous là.
lesson-tie = Posez vos trois coquillages au palier 3. Vous y serez à égalité avec Bo ; mais au palier du dessus vous en avez plus.
lesson-badge = Vous menez au palier 3. Le signe « = » sur votre coquillage dit qu’une égalité a été départagée : touchez le trésor pour voir par quels nombres. Entre-temps, Bo a posé son dernier coquillage.
lesson-last = Quand quelqu’un pose son dernier coquillage, tous les autres jouent encore un tour. Voici le vôtre : le soleil se couche. Arrêtez-vous avec ce que vous avez.
lesson-short = Il vous reste un coquillage. Là où les dés en veulent deux, vous en posez un : ce que vous avez. Choisissez un palier.
lesson-score = Le décompte va de palier en palier, du fond vers la surface, puis viennent les coffres. Le plus de points gagne. C’est tout : vous connaissez le jeu.

## La même chose, dite à qui cela concerne

ledge-you = { $tie ->
    [yes] Palier { $level } : vous menez avec { $shells ->
        [one] { $shells } coquillage
       *[other] { $shells } coquillages
    }, égalité départagée par { $rule }. Tout voir
   *[no] Palier { $level } : vous menez avec { $shells ->
        [one] { $shells } coquillage
       *[other] { $shells } coquillages
    }. Tout voir
}
chest-owner-you = { $state ->
    [open] Coffre { $slot } : le vôtre, il contient { $value }
   *[secret] Coffre { $slot } : le vôtre, encore secret
}
chest-opened-you = Vous ouvrez le coffre { $slot }
