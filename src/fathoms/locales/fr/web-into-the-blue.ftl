### Into the Blue dans le navigateur : ce que son dessin dit, montre et demande.

## Les dés

tray = Dés
your-dive = Votre plongée
dive-of = { $name } plonge
roll-of = Lancer { $roll } sur { $rolls }
falling = …
die = { $held ->
    [yes] Dé { $number } : { $face }, gardé
   *[no] Dé { $number } : { $face }
}{ $role ->
    [lost] , hors de la séquence
   *[run] , dans la séquence
}
die-hand = Un dé pas encore lancé
throw = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
throw-none = Tous les dés gardés
stop = S’arrêter ici
stop-gives = { $gives ->
    [chest] prendre un coffre
    [shells] { $depth ->
        [1] poser au palier 1
       *[other] poser aux paliers 1 à { $depth }
    }
   *[nothing] plongée infructueuse
}
after-that = { $ends ->
    [last-turns] Ensuite les autres jouent leur dernier tour.
   *[over] Ensuite la partie est terminée.
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
    [won] {" "}(égalité)
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
place-not = Le palier { $level } n’est pas dans votre séquence. Pourquoi ?
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
    [one] { $left } coquillage restant
   *[other] { $left } coquillages restants
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
nobody-here = Aucun coquillage ici. Le premier prend la tête.
if-now = Si la partie s’arrêtait maintenant :
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
tie-S3 = Égalité ici ; le palier { $level } départage : { $better } { $ours }, { $worse } { $theirs }.
tie-S4 = Égalité jusqu’au palier 1 ; les coquillages restants départagent : { $better } { $ours }, { $worse } { $theirs }.
tie-S5 = Égalité sur tout ; le dernier tour joué en premier départage : { $better } avant { $worse }.
rule = Voir la règle { $rule }
close = Fermer

## Le décompte

scoring = Décompte des points
scoring-next = Continuer
scoring-skip = Aller à la fin
scoring-again = Revoir le décompte
treasures = Trésors
chests = Coffres
points = Total
chest-opened = { $name } ouvre le coffre { $slot }

## Que faire maintenant

task-keep = Gardez des dés, puis relancez.
task-roll = Relancez les autres, ou gardez-en plus.
task-stop = { $gives ->
    [chest] Plongée parfaite ! Arrêtez-vous et prenez un coffre.
   *[shells] Tous les dés comptent. Arrêtez-vous, ou relancez-en.
}
task-all-kept = Tous gardés. Arrêtez-vous, ou libérez un dé.
task-place = Touchez un palier en surbrillance pour y poser vos coquillages.
task-chest = Touchez un coffre : il est à vous, et secret.
coach-1 = Seule la séquence 1, 2, 3, … compte. Touchez les dés utiles, puis relancez les autres.
coach-2 = Trois lancers au maximum. Chaque chiffre de votre séquence est un palier de la mer.
coach-place = Touchez un palier. Chaque dé avec son chiffre y pose un coquillage ; celui qui en a le plus gagne le trésor.
coach-chest = Tous les chiffres et un coffre ! Touchez-en un : vous seul voyez ses points. Puis vous replongez.

## Sur la page d’accueil

glance = 2 à 5 joueurs, amis ou robots · 20 minutes

## Les touches, derrière « ? »

keys-dice = garder un dé, ou le relancer
keys-line = Touches : 1 à { $count } gardent un dé, R lance, S arrête
keys-throw = relancer les dés que vous ne gardez pas
keys-stop = s’arrêter
keys-choose = choisir un palier ou un coffre
keys-walk = passer d’un dé, d’un palier ou d’un coffre à l’autre
keys-skip = passer l’animation

## La leçon

lesson-run = Vous êtes Ada, la palourde verte. Vous avez lancé six dés. Seule compte la séquence ininterrompue 1, 2, 3, … La vôtre atteint le palier 3, et votre plongeur aussi. Le 5 est perdu, car il n’y a pas de 4.
lesson-keep = Vous pouvez relancer les dés de votre choix, deux fois au maximum. Touchez 1, 2 et 3 pour les garder, puis relancez les trois autres.
lesson-stop = Un 4, et un deuxième 3 ! Votre séquence atteint le palier 4. Vous pouvez vous arrêter après chaque lancer. Arrêtez-vous ici.
lesson-place = Choisissez maintenant un palier de votre séquence. Vous y posez autant de coquillages que vous avez de dés avec son chiffre. Les étiquettes montrent ce que donne chaque choix.
lesson-lost = Bo a lancé trois fois sans obtenir de 1. C’est une plongée infructueuse : Bo ne pose rien. Regardez maintenant vos dés.
lesson-perfect = Tous les chiffres et un coffre : une plongée parfaite ! Arrêtez-vous avant de la perdre.
lesson-chest = Cette fois, vous ne posez pas de coquillage. Prenez un coffre.
lesson-secret = Vous seul voyez sa valeur jusqu’au décompte. Et vous rejouez aussitôt un tour, même si c’était votre dernier.
lesson-majority = Une autre partie, plus avancée : Bo a trois coquillages au palier 3, vous en avez deux au palier 2. Celui qui a le plus de coquillages gagne le trésor principal, à gauche. Les suivants gagnent une gemme, à droite. Arrêtez-vous ici.
lesson-tie = Posez vos trois coquillages au palier 3. Vous y serez à égalité avec Bo, mais vous en avez plus au palier du dessus.
lesson-badge = Vous menez au palier 3. Le signe « = » sur votre coquillage indique une égalité gagnée. Touchez le trésor pour voir comment. Entre-temps, Bo a posé son dernier coquillage.
lesson-last = Quand un joueur pose son dernier coquillage, tous les autres jouent encore un tour. Voici le vôtre, et le soleil se couche. Arrêtez-vous avec ce que vous avez.
lesson-short = Il vous reste un coquillage. Si les dés en demandent deux, vous en posez un : tout ce qui vous reste. Choisissez un palier.
lesson-score = Le décompte va de palier en palier, du plus profond à la surface, puis viennent les coffres. Celui qui a le plus de points gagne. C’est tout : vous connaissez le jeu !

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
