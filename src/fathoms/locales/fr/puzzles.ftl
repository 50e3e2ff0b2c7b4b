# Énigmes : une décision d’une partie, et ce que vaut chaque choix.

question = Que jouez-vous ?
by-solved = Prouvé : le jeu à deux est résolu, et ces chances sont exactes si personne ne regarde dans un coffre.
by-search = Prouvé : toutes les façons de finir ce tour ont été essayées, et toutes les réponses.
by-expert = L’avis de l’expert, plus net que sa marge d’erreur.
by-review = Comme votre analyse l’a évalué.
no-bot-fails = Aucun robot ne s’y trompe.
bots-fail =
    { $count ->
        [one] Ce robot s’y trompe : { $bots }.
       *[other] Ces robots s’y trompent : { $bots }.
    }
people-fail = Sur { $tried } personnes, { $failed } se sont trompées.
right = Bien vu.
wrong = Il y a mieux : ce choix coûte { $cost } points de chances de victoire.
wrong-at-least = Il y a mieux : ce choix coûte au moins { $cost } points de chances de victoire.
level-easy = Facile
level-medium = Moyenne
level-hard = Difficile

## In the terminal

heading = Énigme { $name } · { $level }
today = L’énigme du jour
you-are = Vous jouez { $name }.
ask = Votre coup comme l’écrivent les parties, par exemple « { $example } » ; { $list } donne tous les coups, Entrée la réponse :
choices = Tous les choix
value = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
value-at-most = au plus { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
mark-right = juste
mark-yours = le vôtre
beside = Comparé à : { $text }
best-is = Le meilleur : { $text }
row = { $name }  { $question }  ({ $level }, { $proven ->
        [true] prouvée
       *[false] avis
    })

## Making them

making = Énigmes de { $game } en préparation : { NUMBER($share, maximumFractionDigits: 0) } %
judging = Nouvelle évaluation : { $number } sur { $total }
preparing = Préparation des évaluations…
made =
    { $count ->
        [one] { $count } énigme, { $proven } prouvée, { $greedy } où le robot avide se trompe, { $bytes } octets : { $path }
       *[other] { $count } énigmes, { $proven } prouvées, { $greedy } où le robot avide se trompe, { $bytes } octets : { $path }
    }
dropped =
    { $count ->
        [0] Toutes tiennent.
        [one] Une ne tient plus et a été laissée de côté : { $names }.
       *[other] { $count } ne tiennent plus et ont été laissées de côté : { $names }.
    }

## What can go wrong

unreadable = Les énigmes de { $path } sont illisibles ; vérifiez que le fichier existe.
damaged = Les énigmes de { $path } sont abîmées ou ont été modifiées à la main ; réinstallez Fathoms, ou refaites-les avec « fathoms puzzles make ».
unknown = Il n’y a pas d’énigme « { $name } » ; choisissez-en une dans la liste de toutes les énigmes.
no-decision = Personne ne décide rien là où cette énigme s’arrête ; refaites les énigmes.
other-choices = Les choix de cette énigme ne sont pas ceux que les règles permettent ; refaites les énigmes.
not-weighed = Personne n’a évalué « { $text } » dans cette décision ; choisissez un autre coup.
bad-day = « { $text } » n’est pas une date ; écrivez-la comme 2026-11-18.
greedy-too-good = Le robot avide ne se trompe que dans { $wrong } énigmes sur { $count }, il en faut la moitié ; refaites-en avec une autre graine.
