# L’analyse d’une partie : l’effet du hasard et celui des choix.

## Une phrase

sentence-one = Les dés ont souri à { $name } ({ $luck }), qui a aussi fait les meilleurs choix ({ $choices }).
sentence-two =
    { $count ->
        [one] Les dés ont souri à { $lucky } ({ $luck }), { $best } a fait les meilleurs choix ({ $choices }).
       *[other] Les dés ont souri à { $lucky } ({ $luck }), { $best } ont choisi aussi bien ({ $choices } par joueur).
    }
sentence-flawless = Les dés ont souri à { $lucky } ({ $luck }), et personne n’a rien perdu par ses choix.
sentence-even =
    { $count ->
        [one] Les dés n’ont favorisé personne, { $best } a fait les meilleurs choix ({ $choices }).
       *[other] Les dés n’ont favorisé personne, { $best } ont choisi aussi bien ({ $choices } par joueur).
    }
sentence-even-flawless = Les dés n’ont favorisé personne, et personne n’a rien perdu par ses choix.
sentence-one-you = Les dés vous ont souri ({ $luck }), et vous avez fait les meilleurs choix ({ $choices }).
sentence-two-lucky-you =
    { $count ->
        [one] Les dés vous ont souri ({ $luck }), { $best } a fait les meilleurs choix ({ $choices }).
       *[other] Les dés vous ont souri ({ $luck }), { $best } ont choisi aussi bien ({ $choices } par joueur).
    }
sentence-two-best-you =
    { $count ->
        [one] Les dés ont souri à { $lucky } ({ $luck }), vous avez fait les meilleurs choix ({ $choices }).
       *[other] Les dés ont souri à { $lucky } ({ $luck }), vous et { $others } avez choisi aussi bien ({ $choices } par joueur).
    }
sentence-both = Les dés vous ont souri ({ $luck }) ; vous et { $others } avez choisi aussi bien ({ $choices } par joueur).
sentence-flawless-lucky-you = Les dés vous ont souri ({ $luck }), et personne n’a rien perdu par ses choix.
sentence-even-best-you =
    { $count ->
        [one] Les dés n’ont favorisé personne, vous avez fait les meilleurs choix ({ $choices }).
       *[other] Les dés n’ont favorisé personne, vous et { $others } avez choisi aussi bien ({ $choices } par joueur).
    }
unfinished =
    { $moves ->
        [0] La partie n’a pas commencé.
        [one] La partie n’est pas finie : voici la situation après un coup.
       *[other] La partie n’est pas finie : voici la situation après { $moves } coups.
    }

## Le compte de chaque joueur

books = D’où viennent les chances de victoire, en points (1 point = 1 %)
start = Au début
part-luck = Hasard
part-own = Ses choix
part-others = Choix des autres
part-stand-in = Robot pour un absent
part-information = Informations révélées
part-correction = Corrections du calcul
part-ending = Fin anticipée
end = À la fin
now = Maintenant
decisions = Décisions
cost-in-all = Coût total
cost = Coût par décision
figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
small-figure = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { $share } %
picture =
    { $step ->
        [one] Chances de victoire après chaque tour, jusqu’au tour { $turns }
       *[other] Chances de victoire tous les { $step } tours, jusqu’au tour { $turns }
    }
picture-chance = Chances de victoire
picture-luck = Hasard
picture-choices = Choix
picture-turn = Tour

## Décisions

dearest = Les décisions les plus coûteuses
none-dear = Aucune dont on soit sûr qu’elle ait coûté quelque chose.
decision = Coup { $move } (tour { $turn }), { $name } : { $grade } ({ $cost })
better = Mieux : { $text }
grade-best = meilleur
grade-good = bon
grade-slip = imprécision
grade-mistake = erreur
grade-blunder = gaffe

## Qui a jugé

by-solved = Jugé par le jeu résolu, qui est exact.
by-network = Jugé par le réseau, à { $error } % de chances près sur un choix ; un choix aussi proche du meilleur ne coûte rien.
by-rollouts = Jugé par des parties que des robots jouent à partir de chaque position, ce qui peut se tromper de { $error } points sur un choix ; un choix aussi proche du meilleur ne coûte rien.
by-search = Jugé par une recherche de quelques tours, qui peut se tromper de { $error } points sur un choix ; un choix aussi proche du meilleur ne coûte rien.
by-other = Jugé par « { $name } », qui peut se tromper de { $error } points sur un choix ; un choix aussi proche du meilleur ne coûte rien.

## Plusieurs parties

player = Joueur
games = Parties
luck-a-game = Hasard par partie
points = Le hasard et le coût sont des points de chances de victoire (1 point = 1 %).

## Pendant l’analyse, et les fichiers

preparing = Préparation : la première analyse sur cette machine prend jusqu’à une minute…
progress =
    { $number ->
        [0] Analyse : { NUMBER($share, maximumFractionDigits: 0) } %
       *[other] { $total ->
            [0] Analyse de la partie { $number } : { NUMBER($share, maximumFractionDigits: 0) } %
           *[other] Analyse de la partie { $number } sur { $total } : { NUMBER($share, maximumFractionDigits: 0) } %
        }
    }
written = L’analyse est écrite dans { $path }.
out-unknown = Une analyse ne peut pas être écrite dans { $path } ; choisissez un fichier qui se termine par { $known }.
out-many = Un fichier { $ending } contient une seule analyse ; choisissez .jsonl ou .csv au lieu de { $path }.

## Sur un serveur

off = Ce serveur n’analyse pas les parties ; utilisez « fathoms review » sur votre machine.
no-processes = Ce serveur ne peut pas analyser de parties ; son hôte peut le permettre avec --measures 1.
one-of = Indiquez soit un enregistrement, avec une place si vous voulez, soit une table, avec son jeton si vous en avez un.
full = { $waiting } analyses attendent déjà ; réessayez dans une minute.
often =
    { $most ->
        [one] Une analyse par heure est permise depuis une même adresse ; la prochaine sera possible dans { $minutes } minutes environ.
       *[other] { $most } analyses par heure sont permises depuis une même adresse ; la prochaine sera possible dans { $minutes } minutes environ.
    }
too-slow = L’analyse de cette partie prend plus de { $seconds } secondes ; utilisez « fathoms review » sur votre machine.
died = L’analyse s’est interrompue ; redemandez-la.
