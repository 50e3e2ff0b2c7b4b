# La ligne de commande : l’aide, les options, et une phrase pour chaque erreur.

usage = Usage :
commands = Commandes :
arguments = Arguments :
options = Options :
examples = Exemples :

## Mots à remplacer dans l’aide

metavar-command = COMMANDE
metavar-options = OPTIONS
metavar-game = JEU
metavar-file = FICHIER
metavar-rule = RÈGLE
metavar-rules = RÈGLES
metavar-seats = PLACES
metavar-names = NOMS
metavar-first = draw|1|2…
metavar-rotation = rotate|draw|1|2…
metavar-dice = seeded|typed
metavar-number = N
metavar-seconds = SECONDES
metavar-bots = ROBOTS
metavar-change = CHAMP=VALEUR
metavar-lang = en|fr|es
metavar-faces = FACES
metavar-goal = BUT
metavar-folder = DOSSIER

## Options communes

option-help = Afficher cette aide.
option-version = Afficher la version.
option-lang = La langue ; sinon FATHOMS_LANG ou votre terminal décide.
option-rules = Vos règles : le nom d’un jeu de règles fourni, un code ou un fichier.
option-json = Répondre en JSON, pour un programme.
option-no-color = Sans couleurs ; NO_COLOR fait de même.
option-seed = La graine du hasard ; la même graine donne les mêmes dés.
argument-game = Quel jeu.
argument-file = Un fichier, ou - pour l’entrée standard.

## fathoms

about-fathoms = Deux jeux de trésors sous-marins dans votre terminal : jouez-y, apprenez-les, changez leurs règles.
command-fathoms-play = Jouer contre des robots ou entre amis devant un écran.
command-fathoms-replay = Vérifier une partie écrite et montrer sa table.
command-fathoms-score = Compter les points du jeu en boîte sur votre table.
command-fathoms-rules = Lire le livret de règles.
command-fathoms-simulate = Faire jouer beaucoup de parties aux robots et compter.
command-fathoms-rulesets = Voir, vérifier et créer des règles maison.
command-fathoms-odds = Dire exactement ce que les dés peuvent encore donner.
command-fathoms-ladder = Classer tous les robots d’un jeu les uns face aux autres.
command-fathoms-solve = Résoudre un petit jeu de sa fin jusqu’à son début.
command-fathoms-train = Entraîner le réseau du meilleur robot d’un jeu.
examples-fathoms =
    fathoms play into-the-blue
    fathoms play atlantis-treasure --seats me,me:Ana,greedy
    fathoms rules into-the-blue T6

## fathoms play

about-play =
    Jouez contre des robots, ou à plusieurs devant un même écran. Une place est « me », « me:Nom » ou le nom d’un robot. Chaque coup est enregistré aussitôt : vous pouvez partir quand vous voulez et reprendre plus tard.

    On joue avec des touches simples ; « ? » les montre. L’entrée peut aussi venir d’un tube : chaque ligne est un coup écrit ou une suite de touches, et une ligne vide vaut Entrée.
option-play-seats = Qui joue, dans l’ordre autour de la table ; par défaut vous contre un robot.
option-play-names = Les noms des places, dans l’ordre ; par défaut leurs couleurs.
option-play-first = Qui commence : une place, ou le tirage au sort (par défaut).
option-play-dice = Les dés de la graine (par défaut), ou vos vrais dés, tapés au clavier.
option-play-pause = Combien de temps chaque coup d’un robot reste à l’écran (0,8).
option-play-save = Où enregistrer ; par défaut dans votre dossier de données.
option-play-resume = Reprendre une partie enregistrée.
examples-play =
    fathoms play into-the-blue --seats me,greedy,random --first draw
    fathoms play atlantis-treasure --seats me:Ana,me:Leo
    fathoms play into-the-blue --dice typed --rules quick
    fathoms play --resume partie.json

## fathoms replay

about-replay = Rejouez une partie écrite : chaque coup est vérifié, et la table est montrée à la fin ou après le coup de votre choix. Un fichier .jsonl contient une partie par ligne.
option-replay-to = Montrer la table après ce coup ; 0 est le début.
examples-replay =
    fathoms replay partie.json
    fathoms replay partie.json --to 12
    fathoms replay parties.jsonl --json

## fathoms score

about-score = Comptez les points d’une partie finie du jeu en boîte. Sans fichier, la table vous est demandée question par question ; un fichier la donne en JSON.
option-score-game = Quel jeu ; sinon le fichier le dit, ou c’est le premier qui a un décompte final.
examples-score =
    fathoms score
    fathoms score table.json
    fathoms score table.json --json

## fathoms rules

about-rules = Lisez le livret avec les nombres des règles que vous jouez. Chaque règle a un nom court ; les erreurs et les explications le citent.
argument-rule = Une règle par son nom, T6 par exemple ; sinon tout le livret.
examples-rules =
    fathoms rules into-the-blue
    fathoms rules into-the-blue T6
    fathoms rules atlantis-treasure --rules mes-regles.json

## fathoms simulate

about-simulate = Faites jouer beaucoup de parties aux robots et comptez qui gagne. La même graine donne les mêmes parties. Sauf avis contraire chaque place commence à son tour, pour n’en favoriser aucune.
option-simulate-bots = Les robots, un par place.
option-simulate-games = Combien de parties (1000).
option-simulate-seed = La graine du hasard (1).
option-simulate-first = Qui commence : chacun son tour (rotate, par défaut), le tirage au sort, ou toujours la même place.
examples-simulate =
    fathoms simulate into-the-blue --bots greedy,random --games 1000
    fathoms simulate atlantis-treasure --bots greedy,random,random --seed 7 --json
simulate-progress = { $game }
simulate-seat = Place
simulate-wins = Victoires
simulate-score = Score moyen
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-mean = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-shared =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, { $shared ->
        [0] aucune victoire partagée.
        [one] une victoire partagée, divisée en parts égales.
       *[other] { $shared } victoires partagées, divisées en parts égales.
    }
simulate-pace = { NUMBER($turns, maximumFractionDigits: 1) } tours par partie, { NUMBER($speed, maximumFractionDigits: 0) } parties par seconde.

## fathoms rulesets

about-rulesets = Les règles sont des données : partez d’un jeu de règles fourni, changez une chose, et partagez-le en fichier ou en code court.
command-rulesets-list = Voir les jeux de règles fournis.
command-rulesets-show = Montrer un jeu de règles : ce qui change, et son code.
command-rulesets-check = Dire si un jeu de règles tient debout.
command-rulesets-new = Créer un jeu de règles en en changeant un autre.
examples-rulesets =
    fathoms rulesets list
    fathoms rulesets show into-the-blue quick
    fathoms rulesets new into-the-blue --change shells=8 --out mes-regles.json

about-rulesets-list = Voir les jeux de règles fournis pour un jeu, ou pour tous.
examples-rulesets-list =
    fathoms rulesets list
    fathoms rulesets list into-the-blue

about-rulesets-show = Montrer un jeu de règles en JSON : les champs qui changent, et le code pour le partager.
argument-rulesets-show-game = Quel jeu ; un fichier ou un code nomme le sien et peut prendre cette place.
argument-rulesets-show-rules = Le nom d’un jeu de règles fourni, un code ou un fichier.
option-rulesets-show-full = Montrer tous les champs, pas seulement ce qui change.
option-rulesets-show-schema = Montrer plutôt le schéma JSON des règles du jeu.
examples-rulesets-show =
    fathoms rulesets show into-the-blue quick
    fathoms rulesets show mes-regles.json --full
    fathoms rulesets show into-the-blue --schema

about-rulesets-check = Dire si un jeu de règles tient debout et ce qu’il change ; sinon, dire quel champ et pourquoi.
argument-rulesets-check-game = Quel jeu ; un fichier ou un code nomme le sien et peut prendre cette place.
argument-rulesets-check-rules = Le nom d’un jeu de règles fourni, un code ou un fichier.
examples-rulesets-check =
    fathoms rulesets check mes-regles.json
    fathoms rulesets check into-the-blue quick

about-rulesets-new = Créer un jeu de règles en changeant les champs d’un autre. Changez une seule chose à la fois, et voyez si c’est plus amusant.
option-rulesets-new-change = Un champ et sa nouvelle valeur ; peut se répéter.
option-rulesets-new-base = Le jeu de règles de départ ; par défaut les règles standard.
option-rulesets-new-out = Le fichier à écrire ; sinon le jeu de règles s’affiche.
examples-rulesets-new =
    fathoms rulesets new into-the-blue --change shells=8
    fathoms rulesets new into-the-blue --base quick --change main=3,4,5,6,7 --out mes-regles.json

## fathoms odds

about-odds = Dire les chances exactes d’une plongée à partir des dés sur la table : tous les buts à la fois avec les meilleurs dés à garder, ou un seul but avec tous les choix classés.
option-odds-dice = Les dés sur la table, par exemple 112355, C pour un coffre ; none avant le premier lancer.
option-odds-rolls-left = Le nombre de lancers encore à venir.
option-odds-goal = Un seul but : level:3 (atteindre le palier 3), shells:3:2 (au moins 2 coquillages au palier 3), chest (une plongée parfaite).
option-odds-game = Le jeu ; sinon, le premier qui a des probabilités.
examples-odds =
    fathoms odds --dice none --rolls-left 3
    fathoms odds --dice 112355 --rolls-left 2
    fathoms odds --dice 1124C5 --rolls-left 1 --goal chest --json

## fathoms ladder

about-ladder = Faire jouer chaque robot contre chaque autre avec les mêmes dés et à toutes les places, puis les classer comme aux échecs : 400 points, c’est dix contre un. L’intervalle dit à quel point le classement est sûr.
option-ladder-players = Le nombre de joueurs à une table.
option-ladder-games = Le nombre minimal de parties, en tout (200).
option-ladder-bots = Les robots ; par défaut, tous.
option-ladder-seed = La graine du hasard (1).
option-ladder-out = Un dossier pour le classement en JSON et en image (PNG, SVG).
examples-ladder =
    fathoms ladder into-the-blue --players 2 --games 1000
    fathoms ladder atlantis-treasure --players 4 --bots greedy,random --out classements

## fathoms solve

about-solve = Calculer le jeu parfait à deux, de la fin de la partie jusqu’à son début, sur tous les processeurs. Ce qu’il faut est annoncé avant de commencer ; un calcul interrompu reprend où il en était.
option-solve-players = Le nombre de joueurs (2).
option-solve-shells = Un autre nombre de coquillages : moins il y en a, plus c’est rapide.
option-solve-out = Le fichier du jeu résolu ; par défaut, dans votre dossier de données.
option-solve-report = Dire ce qu’un jeu résolu apprend sur le bon jeu, au lieu de résoudre.
examples-solve =
    fathoms solve into-the-blue --players 2 --shells 5
    fathoms solve into-the-blue --players 2 --report

## fathoms train

about-train = Entraîner un réseau en le faisant jouer contre lui-même ; la même graine et le même nombre de parties donnent le même réseau.
option-train-players = Le nombre de joueurs (2).
option-train-games = Le nombre de parties dont il apprend.
option-train-seconds = Ou la durée approximative de l’entraînement (600).
option-train-seed = La graine du hasard (1).
option-train-out = Le fichier du réseau.
examples-train =
    fathoms train into-the-blue --players 3 --seconds 600 --seed 1 --out trois.npz

## Ce que les commandes répondent

replay-line = { $number } : { $text }
replay-at =
    { $moves ->
        [0] Aucun coup n’a encore été joué.
       *[other] Après le coup { $at } sur { $moves }.
    }
mark-changed = modifiée
mark-reconstructed = reconstituée
legend-changed = [{ $mark }] : cette règle diffère ici de la règle standard.
legend-reconstructed = [{ $mark }] : les textes des livrets ne donnent pas ces valeurs ; les nôtres sont une reconstitution, que vos propres règles peuvent remplacer.
rules-sound =
    { $count ->
        [0] Ces règles pour { $game } tiennent debout : ce sont les règles standard.
       *[other] Ces règles pour { $game } tiennent debout ; elles changent { $changes }.
    }
rules-written = Le jeu de règles est écrit dans { $path }.
rules-code = À partager sous le code { $code }

## Erreurs

no-language = Fathoms ne parle pas « { $lang } » ; ses langues sont { $known }.
no-command = Il n’y a pas de commande « { $name } » ; les commandes sont { $known }.
no-option = Il n’y a pas d’option { $option } ; voyez --help.
no-option-close = Il n’y a pas d’option { $option } ; il y a presque : { $close }.
value-missing = Il manque une valeur à { $option } ; voyez --help.
value-unwanted = { $option } ne prend pas de valeur ; retirez-la.
extra-words = { $command } ne sait que faire de { $words } ; voyez --help.
usage-error = Commande illisible ({ $reason }) ; voyez --help.
os-error = Le système a refusé : { $reason }.
bug = Quelque chose a cassé dans Fathoms ({ $what }) ; FATHOMS_DEBUG=1 montre où, merci de le signaler.
no-input = Il n’y a rien à lire en entrée ; donnez un fichier.

file-missing = Il n’y a pas de fichier { $path } ; vérifiez son nom.
file-directory = { $path } est un dossier ; nommez un fichier.
file-forbidden = { $path } ne peut être ni lu ni écrit ; vérifiez ses droits d’accès.
file-no-space = Il n’y a plus de place pour écrire { $path } ; libérez-en et recommencez.
file-error = { $path } est inutilisable : { $reason }.
file-too-large = { $path } est trop gros ; Fathoms lit jusqu’à { $most } Mo.
file-not-json = { $path } n’est pas du JSON lisible ; vérifiez que c’est le bon fichier.
save-exists = { $path } existe déjà ; choisissez un autre nom, ou reprenez une partie enregistrée avec --resume.

which-game = Dites quel jeu ; il y a { $known }.
which-file = Dites quelle partie rejouer : un fichier, ou - pour l’entrée standard.
which-rules = Dites quel jeu de règles vérifier : un nom, un code ou un fichier.
not-a-number = { $option } demande un nombre entier de { $least } à { $most }, pas « { $value } ».
not-seconds = { $option } demande des secondes de 0 à { $most }, pas « { $value } ».
no-first = « { $value } » ne peut pas commencer ; dites une place de 1 à { $seats }, ou bien { $words }.
no-dice = Il n’y a pas de dés « { $value } » ; prenez seeded ou typed.
seat-empty = Une place de « { $text } » est vide ; une place est à prendre parmi { $known }, et un nom peut suivre deux-points.
bot-empty = Une place de « { $text } » est vide ; nommez un robot par place, séparés par des virgules.
names-count =
    { $names ->
        [one] Il y a un nom
       *[other] Il y a { $names } noms
    } pour { $seats } places ; retirez-en.
players-count = { $players } joueurs ne vont pas avec les { $seats } places de cette partie ; nommez-en un par place.
to-beyond =
    { $moves ->
        [0] La partie n’a pas encore de coup, donc pas de coup { $to } ; retirez --to.
        [one] La partie compte un coup, donc pas de coup { $to } ; prenez 0 ou 1.
       *[other] La partie compte { $moves } coups, donc pas de coup { $to } ; prenez de 0 à { $moves }.
    }
resume-fixed = Une partie commencée ne peut plus changer { $option } ; retirez cette option.
resume-other-game = La partie enregistrée est une partie de { $other }, pas de { $game } ; ne nommez pas le jeu.
resume-over = La partie de { $path } est finie ; regardez-la avec « fathoms replay ».
resume-stdin = Une partie ne se reprend que d’un fichier ; nommez-en un.
score-other-game = Cette table vient de { $other }, pas de { $game } ; retirez --game.
score-unfinished = Les réponses s’arrêtent avant la fin de la table ; recommencez, ou donnez-la dans un fichier.
no-rule = Il n’y a pas de règle « { $id } » ; les règles sont { $known }.
no-rules = « { $text } » n’est pas un jeu de règles : ni l’un de { $known }, ni un code, ni un fichier.
no-rules-anywhere = « { $text } » n’est ni un code ni un fichier ; pour un jeu de règles fourni, nommez d’abord le jeu.
rules-format = Le format des règles est { $found } ; Fathoms lit « { $format } ».
rules-file-unknown = Un fichier de règles n’a pas de « { $field } » ; il contient { $known }.
rules-no-game = Ces règles ne disent pas leur jeu ; ajoutez « game », à prendre parmi { $known }.
rules-other-game = Ces règles sont pour { $other }, pas pour { $game } ; prenez des règles du même jeu.
change-without-value = « { $text } » ne change rien ; écrivez champ=valeur.
