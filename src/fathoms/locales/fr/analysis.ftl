# Probabilités exactes et jeux résolus.

no-odds = Il n’y a pas de probabilités pour « { $game } » ; elles existent pour { $known }.
no-solver = On ne sait pas encore résoudre « { $game } » ; on peut résoudre { $known }.
no-reviewer = Il n’y a pas encore d’analyse pour « { $game } » ; il y en a une pour { $known }.
review-too-long = Une partie de { $moves } coups est trop longue pour une analyse ; le maximum est de { $most }.
review-stopped = L’analyse a été arrêtée ; redemandez-la quand vous voulez.
review-needs-compiled = Pour analyser une partie avec ces règles, il faut numba ; installez-le avec : pip install 'fathoms[compiled]'.

## Dés et objectifs

dice-face = Aucun dé ne montre « { $face } » ; les faces sont { $faces }.
dice-count =
    { $found ->
        [one] Voilà { $found } dé
       *[other] Voilà { $found } dés
    }, mais un tour en compte { $dice } ; tapez-les tous, ou « none » avant le premier lancer.
rolls-left = Avec ces dés, il peut rester de { $least } à { $most } lancers, pas { $found }.
rolls-left-start = Avant le premier lancer, il peut rester de { $least } à { $most } lancers, pas { $found }.
goal-unknown = « { $goal } » n’est pas un objectif ; essayez level:3, shells:3:2 ou chest.
goal-no-level = Il n’y a pas de palier { $level } ; le plus profond est { $levels }.
goal-too-many = Une plongée pose de 1 à { $most } coquillages au palier { $level }, pas { $shells }.
goal-no-chest = Ces dés ne donnent jamais de plongée parfaite : aucun coffre n’est possible.

goal-level = atteindre le palier { $level }
goal-shells =
    { $shells ->
        [one] poser au moins un coquillage au palier { $level }
       *[other] poser au moins { $shells } coquillages au palier { $level }
    }
goal-many = poser beaucoup de coquillages au palier { $level }
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
odds-level = Palier { $level }
odds-reach = Atteint
odds-keep = Garder
odds-shells = Pose
odds-mean = { NUMBER($shells, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-exactly = À droite : la probabilité en % d’y poser exactement ce nombre de coquillages, en visant la meilleure moyenne.
odds-chest = Plongée parfaite : { $share } (garder : { $keep })
odds-unsuccessful = Plongée infructueuse, en l’évitant : { $share } (garder : { $keep })
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-short = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
keep-none = rien
keep-stop = tout

## Résolution

solve-players =
    { $players ->
        [one] Un seul joueur ne suffit pas ; seul le jeu à deux joueurs peut être résolu.
       *[other] Le jeu à { $players } joueurs est trop grand ; seul le jeu à deux joueurs peut être résolu.
    }
solve-end = Avec ces règles, la partie se termine d’une façon que le calcul ne connaît pas ; choisissez des règles où les derniers tours commencent avec le dernier coquillage ou le dernier coffre.
solve-field = Le calcul ne connaît pas la règle « { $field } » ; laissez ce champ à sa valeur standard.
needs-lab = Pour résoudre, il faut numpy et numba ; installez-les avec : pip install 'fathoms[lab]'.
too-large-memory = Il faudrait { NUMBER($need, maximumFractionDigits: 1) } Go de mémoire et il en reste { NUMBER($have, maximumFractionDigits: 1) } ; fermez d’autres programmes, ou prenez moins de coquillages ou de paliers.
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
        [one] Avec { $shells } coquillage chacun, le premier joueur gagne { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % des parties (les victoires partagées comptent pour moitié).
       *[other] Avec { $shells } coquillages chacun, le premier joueur gagne { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % des parties (les victoires partagées comptent pour moitié).
    }
solved-work = { NUMBER($states) } positions en { NUMBER($seconds, maximumFractionDigits: 0) } s.
solved-file = Le jeu résolu est dans { $path }

## Tables résolues

no-table = Il n’y a pas de jeu résolu dans { $path } ; créez-le avec « fathoms solve { $game } --players 2 », ou indiquez-en un dans { $variable }.
table-unreadable = Le jeu résolu { $path } est illisible ; vérifiez le fichier et ses droits.
table-not-one = { $path } n’est pas un jeu résolu de Fathoms ; le fichier reste tel quel, choisissez-en un autre.
table-damaged = Le jeu résolu { $path } est abîmé ; supprimez-le et relancez la résolution.
table-other-rules = Le jeu résolu { $path } est pour d’autres règles ; prenez un autre fichier pour celles-ci.
table-unfinished = Le jeu résolu { $path } n’est pas terminé ; relancez « fathoms solve » pour continuer.
table-in-use = Un autre processus travaille sur { $path } ; attendez-le, ou choisissez un autre fichier avec --out.
two-players = « { $who } » joue à deux, pas à { $seats } ; choisissez un autre robot.

## Le rapport

report-first = Le premier joueur gagne { $share } des parties.
report-opening = Valeur du premier tour : les chances du premier joueur, juste après
report-nothing = rien
report-chest = un coffre
report-level = palier { $level }
report-chests = Valeur d’un coffre : les chances du premier joueur avec des coffres dès le départ
report-own-chests =
    { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    }
report-keeps = Que garder du premier lancer
report-stops = Au premier tour, le jeu parfait s’arrête tôt dans { $share } des cas.

## Conseils

no-adviser = Il n’y a pas de conseils pour « { $game } ».
