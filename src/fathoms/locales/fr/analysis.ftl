# Probabilités exactes et jeux résolus.

no-odds = Il n’y a pas de probabilités pour « { $game } » ; elles existent pour { $known }.
no-solver = Personne ne sait encore résoudre « { $game } » ; on peut résoudre { $known }.

## Dés et objectifs

dice-face = Aucun dé ne montre « { $face } » ; les faces sont { $faces }.
dice-count =
    { $found ->
        [one] Voilà { $found } dé
       *[other] Voilà { $found } dés
    }, mais un tour en compte { $dice } ; tapez-les tous, ou « none » avant le premier lancer.
rolls-left = Avec les dés sur la table, il peut rester de { $least } à { $most } lancers, pas { $found }.
rolls-left-start = Avant le premier lancer, il peut rester de { $least } à { $most } lancers, pas { $found }.
goal-unknown = « { $goal } » n’est pas un objectif ; essayez level:3, shells:3:2 ou chest.
goal-no-level = Il n’y a pas de niveau { $level } ; le plus profond est { $levels }.
goal-too-many = Une plongée pose de 1 à { $most } coquillages au niveau { $level }, pas { $shells }.
goal-no-chest = Ces dés ne donnent jamais de plongée parfaite : il n’y a pas de coffre à viser.

goal-level = atteindre le niveau { $level }
goal-shells =
    { $shells ->
        [one] poser au moins un coquillage au niveau { $level }
       *[other] poser au moins { $shells } coquillages au niveau { $level }
    }
goal-many = poser beaucoup de coquillages au niveau { $level }
goal-chest = une plongée parfaite

odds-start =
    Avant le premier lancer, { $rolls ->
        [one] { $rolls } lancer à venir
       *[other] { $rolls } lancers à venir
    }
odds-dice =
    { $dice }, { $rolls ->
        [0] plus aucun lancer
        [one] encore { $rolls } lancer
       *[other] encore { $rolls } lancers
    }
odds-goal = Objectif : { $goal }. Que garder, le meilleur d’abord :
odds-level = Niveau { $level }
odds-reach = Atteint
odds-keep = Garder
odds-shells = Pose
odds-mean = { NUMBER($shells, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-exactly = À droite : la probabilité en % d’y poser exactement autant de coquillages, en visant la meilleure moyenne.
odds-chest = Plongée parfaite : { $share } (garder : { $keep })
odds-unsuccessful = Plongée ratée, en l’évitant : { $share } (garder : { $keep })
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-short = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
keep-none = rien
keep-stop = tout

## Résolution

solve-players =
    { $players ->
        [one] Il faut être plus de { $players } ; le jeu que l’on sait résoudre est celui à deux.
       *[other] Le jeu à { $players } est trop grand pour être résolu ; celui à deux peut l’être.
    }
needs-lab = Pour résoudre, il faut numpy et numba ; installez-les avec : pip install 'fathoms[lab]'.
too-large-memory = Il faudrait { NUMBER($need, maximumFractionDigits: 1) } Go de mémoire et il en reste { NUMBER($have, maximumFractionDigits: 1) } ; fermez d’autres programmes, ou prenez moins de coquillages ou de niveaux.
too-large-disk = Il faudrait { NUMBER($need, maximumFractionDigits: 1) } Go de disque et il en reste { NUMBER($have, maximumFractionDigits: 1) } à cet endroit ; faites de la place, ou choisissez un autre endroit avec --out.
solve-need = Il faut { NUMBER($memory, maximumFractionDigits: 1) } Go de mémoire et { NUMBER($disk, maximumFractionDigits: 1) } Go de disque. Arrêtez quand vous voulez : la prochaine fois, le calcul reprendra là.
solve-share = Résolution : { NUMBER($share, maximumFractionDigits: 0) } %, encore { $left } environ
solve-share-only = Résolution : { NUMBER($share, maximumFractionDigits: 0) } %
seconds-left =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
minutes-left =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
hours-left =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
solved-first =
    { $shells ->
        [one] Avec { $shells } coquillage chacun, qui commence gagne { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % des parties (les victoires partagées comptent pour moitié).
       *[other] Avec { $shells } coquillages chacun, qui commence gagne { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % des parties (les victoires partagées comptent pour moitié).
    }
solved-work = { NUMBER($states) } positions en { NUMBER($seconds, maximumFractionDigits: 0) } s.
solved-file = La table se trouve dans { $path }

## Tables résolues

no-table = Il n’y a pas de table résolue dans { $path } ; créez-la avec « fathoms solve { $game } --players 2 », ou indiquez-en une dans { $variable }.
table-unreadable = La table résolue { $path } est illisible ; vérifiez qu’elle est là et que vous pouvez la lire.
table-not-one = { $path } n’est pas une table résolue de Fathoms ; le fichier reste tel quel, choisissez-en un autre.
table-damaged = La table résolue { $path } est abîmée ; supprimez-la et relancez la résolution.
table-other-rules = La table résolue { $path } vaut pour d’autres règles ; résolvez celles-ci dans un autre fichier.
table-unfinished = La table résolue { $path } n’est pas terminée ; relancez « fathoms solve » pour la continuer.
table-in-use = Un autre calcul travaille sur { $path } ; attendez-le, ou choisissez un autre fichier avec --out.
two-players = « { $who } » joue à deux, pas à { $seats } ; choisissez un autre robot.

## Le rapport

report-first = Qui commence gagne { $share } des parties.
report-opening = Ce que vaut le premier tour : les chances de qui commence, juste après
report-nothing = rien
report-chest = un coffre
report-level = niveau { $level }
report-chests = Ce que vaut un coffre : les chances de qui commence avec des coffres dès le départ
report-own-chests =
    { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    }
report-keeps = Que garder du premier lancer
report-stops = Au premier tour, le jeu parfait s’arrête tôt { $share } du temps.

## Conseils

no-adviser = Personne ne connaît assez bien « { $game } » pour vous conseiller.
