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
metavar-id = NUMÉRO
metavar-seconds = SECONDES
metavar-bots = ROBOTS
metavar-entrants = PARTICIPANTS
metavar-format = round-robin|swiss
metavar-change = CHAMP=VALEUR
metavar-lang = en|fr|es
metavar-faces = FACES
metavar-players = JOUEURS
metavar-goal = OBJECTIF
metavar-folder = DOSSIER
metavar-path = CHEMIN
metavar-database = ADRESSE
metavar-days = JOURS
metavar-address = ADRESSE
metavar-addresses = ADRESSES
metavar-url = URL
metavar-urls = URLS
metavar-metrics = loopback|all|off
metavar-log = text|json
metavar-log-level = debug|info|warning|error
metavar-bot = ROBOT
metavar-record = FICHIER|URL
metavar-records = FICHIER|URL…
metavar-sections = PARTIES
metavar-values = CHAMP=VALEURS
metavar-link = LIEN
metavar-server = SERVEUR
metavar-name = NOM
metavar-executor = local|local:N|dask:ADRESSE
metavar-puzzle = ÉNIGME
metavar-day = JOUR
metavar-move = COUP

## Options communes

option-help = Afficher cette aide.
option-version = Afficher la version.
option-lang = La langue ; par défaut FATHOMS_LANG ou celle de votre terminal.
option-rules = Les règles : le nom d’un jeu de règles fourni ou enregistré, un code ou un fichier.
option-json = Répondre en JSON, pour un programme.
option-no-color = Sans couleurs ; NO_COLOR fait de même.
option-seed = La graine du hasard ; la même graine donne les mêmes dés.
option-database-url = La base de données : sqlite:///FICHIER ou postgresql://HÔTE/NOM ; par défaut FATHOMS_DATABASE_URL, ou un fichier de votre dossier de données.
argument-game = Quel jeu.
argument-file = Un fichier, ou - pour l’entrée standard.
argument-record = Une partie dans un fichier, - pour l’entrée standard, ou l’adresse d’une table sur un serveur Fathoms.
argument-records = Des parties enregistrées dans des fichiers, - pour l’entrée standard, ou des adresses de tables sur un serveur Fathoms.
argument-link = Le lien d’une table : avec son invitation, vous prenez une place ; sans elle, vous regardez ou retrouvez votre place.

## fathoms

about-fathoms = Deux jeux de trésors sous-marins dans votre terminal : jouez-y, apprenez-les, changez leurs règles.
command-fathoms-play = Jouer contre des robots, ou entre amis sur un écran.
command-fathoms-join = Rejoindre une table d’un serveur, ou la regarder.
command-fathoms-daily = Jouer la partie du jour, la même pour tous.
command-fathoms-games = Lister les parties jouées sur cette machine, et vos résultats.
command-fathoms-replay = Vérifier une partie enregistrée et montrer sa table.
command-fathoms-verify = Vérifier que les dés d’une partie finie étaient honnêtes.
command-fathoms-review = Dire l’effet du hasard et des choix dans une partie.
command-fathoms-puzzles = Résoudre des énigmes : une décision, et ce que vaut chaque choix.
command-fathoms-score = Compter les points du jeu en boîte.
command-fathoms-rules = Lire le livret de règles.
command-fathoms-simulate = Faire jouer beaucoup de parties aux robots et compter les résultats.
command-fathoms-key = Garder vos parties sous une clé de dix mots.
command-fathoms-rulesets = Voir, vérifier, créer et enregistrer des jeux de règles.
command-fathoms-odds = Afficher les probabilités exactes des dés.
command-fathoms-ladder = Classer tous les robots d’un jeu.
command-fathoms-tournament = Faire jouer un tournoi à des robots et des programmes.
command-fathoms-solve = Résoudre complètement un petit jeu.
command-fathoms-train = Entraîner le réseau du meilleur robot d’un jeu.
command-fathoms-lab = Voir l’effet d’un changement de règles.
command-fathoms-bench = Mesurer la vitesse de tout, comparée à nos objectifs et à d’autres programmes.
command-fathoms-admin = Sauvegarder, déplacer, compter et supprimer les parties d’un serveur.
command-fathoms-serve = Lancer un serveur : jouer dans le navigateur, et avec des amis par un lien.
command-fathoms-site = Écrire Fathoms comme site web sans serveur : il tourne dans le navigateur du visiteur.
command-fathoms-schema = Écrire les types de tous les messages, pour les programmes qui parlent à un serveur.
examples-fathoms =
    fathoms play into-the-blue
    fathoms play atlantis-treasure --seats me,me:Ana,greedy
    fathoms rules into-the-blue T6

## fathoms play

about-play =
    Jouez contre des robots, ou à plusieurs devant un même écran. Une place est « me », « me:Nom » ou le nom d’un robot. Chaque coup est enregistré aussitôt : vous pouvez partir quand vous voulez et reprendre plus tard.

    On joue avec des touches simples ; « ? » les montre. L’entrée peut aussi venir d’un pipe : chaque ligne est un coup écrit ou une série de touches, et une ligne vide vaut Entrée.
option-play-seats = Qui joue, dans l’ordre autour de la table ; par défaut vous contre un robot.
option-play-names = Les noms des places, dans l’ordre ; par défaut leurs couleurs.
option-play-first = Qui commence : une place, ou le tirage au sort (par défaut).
option-play-dice = Les dés de la graine (par défaut), ou vos vrais dés, tapés au clavier.
option-play-pause = Combien de temps chaque coup d’un robot reste à l’écran (0,8).
option-play-save = Où enregistrer ; par défaut dans votre dossier de données.
option-play-resume = Reprendre une partie enregistrée.
option-play-from = Jouer à partir d’un moment d’une autre partie : un fichier avec la partie, ou l’adresse de sa table.
option-play-move = Après quel coup de cette partie ; par défaut le dernier.
examples-play =
    fathoms play into-the-blue --seats me,greedy,random --first draw
    fathoms play atlantis-treasure --seats me:Ana,me:Leo
    fathoms play into-the-blue --dice typed --rules quick
    fathoms play --resume partie.json
    fathoms play --from partie.json --move 20 --seats me,greedy

## fathoms join

about-join =
    Rejoindre une table d’un serveur Fathoms, avec le même écran et les mêmes touches que « fathoms play » ; les autres peuvent être devant un navigateur ou un terminal. Votre place est retenue sur cette machine : partez quand vous voulez, la même commande vous y ramène. Une connexion perdue est rétablie automatiquement.

    À la fin, les dés de la partie sont vérifiés automatiquement ; « fathoms verify » le refait.
option-join-name = Le nom que voient les autres ; sinon on vous le demande.
examples-join =
    fathoms join http://localhost:8000/table/k3m9x2
    fathoms join 'http://localhost:8000/table/k3m9x2#invite=…' --name Ana

## fathoms daily

about-daily =
    Jouer la plongée du jour : une partie par jour, avec les mêmes dés et les mêmes robots pour tous. Un seul essai compte ; partez quand vous voulez, la même commande vous ramène jusqu’à minuit UTC. Ensuite viennent ce que les robots ont fait des mêmes dés et une ligne à partager.

    Sur un serveur, il y a aussi un tableau. Sans serveur, les dés découlent de la date, et la partie reste sur cette machine.
option-daily-day = La date à jouer, comme 2026-11-18 ; par défaut aujourd’hui, les autres jours sont un exercice.
option-daily-server = Jouer sur ce serveur ; par défaut celui de votre clé, et sans clé cette machine.
option-daily-here = Jouer sur cette machine même si vous avez une clé.
examples-daily =
    fathoms daily into-the-blue
    fathoms daily atlantis-treasure --server http://localhost:8000

## fathoms games

about-games =
    Dire vos résultats dans les parties de « fathoms play » sur cette machine, à côté de ce que gagneraient des joueurs de force égale, et lister les dernières. Rien ne quitte cette machine. Ce qu’ont fait la chance et les choix, « fathoms review » le dit ; les parties d’un serveur sont sur votre page là-bas.
argument-games-game = Ce jeu seulement ; sans lui, tous.
examples-games =
    fathoms games
    fathoms games into-the-blue
games-figures = { $game } : vous avez gagné { $won } % de { $games ->
    [one] une partie terminée
   *[other] { $games } parties terminées
} ; à forces égales, on en gagnerait { $even } %.
games-streak = Victoires de suite : { $streak } ; au plus : { $longest }.
games-won = gagnée { $scores }
games-lost = perdue { $scores }
games-going = pas terminée
games-none = Pas encore de partie : « { $command } » les garde toutes ici.
games-review = Ce qu’ont fait la chance et les choix dans une partie : { $command }

## fathoms replay

about-replay = Rejouer une partie enregistrée : chaque coup est vérifié, et la table est montrée à la fin ou après le coup de votre choix. Un fichier .jsonl contient une partie par ligne.
option-replay-to = Montrer la table après ce coup ; 0 est le début.
option-replay-log = Raconter aussi la partie, une ligne par tour.
examples-replay =
    fathoms replay partie.json
    fathoms replay partie.json --to 12
    fathoms replay parties.jsonl --json

## fathoms verify

about-verify = Vérifier les dés d’une partie terminée. Le serveur a promis son secret avant le début ; cette commande refait chaque lancer et chaque mélange à partir de ce secret et de ce que les joueurs y ont ajouté, et dit lesquels diffèrent. docs/verifiable-dice.md explique comment, pour que vous puissiez vérifier avec votre propre programme.
examples-verify =
    fathoms verify game.json
    fathoms verify http://localhost:8000/table/k3m9x2 --json

## fathoms review

about-review = Analyser une partie : ce que le hasard et les choix de chacun ont fait aux chances de victoire, en points dont la somme est juste, et les décisions les plus coûteuses avec ce qui valait mieux. Les corrections sont ce que le calcul lui-même change d’un tour à l’autre. Une partie en cours est analysée jusqu’au dernier coup joué. Plusieurs parties, ou un fichier .jsonl qui en contient une par ligne, donnent un tableau des joueurs.
option-review-most = Combien des décisions les plus coûteuses montrer (5).
option-review-out = Écrire aussi l’analyse dans un fichier : .json, .jsonl (une analyse par ligne), .csv (une ligne du compte par ligne), ou une image : .png, .svg.
examples-review =
    fathoms review partie.json
    fathoms review partie.json --most 10
    fathoms review partie.json --out analyse.csv
    fathoms review partie.json --out analyse.png
    fathoms review lundi.json mardi.json
    fathoms review parties.jsonl --json

## fathoms puzzles

about-puzzles = Résoudre des énigmes faites par le moteur : une position, une décision, puis ce que vaut chaque choix et pourquoi. Sans commande, c’est l’énigme du jour, la même pour tout le monde.
examples-puzzles =
    fathoms puzzles
    fathoms puzzles list into-the-blue
command-puzzles-solve = Résoudre une énigme.
command-puzzles-list = Donner toutes les énigmes.
command-puzzles-make = Faire des énigmes, ou les évaluer à nouveau.
about-puzzles-solve = Montrer une énigme, demander votre coup et le juger. Sans nom, c’est l’énigme du jour.
argument-puzzles-solve-puzzle = Le nom d’une énigme ; par défaut, celle du jour.
option-puzzles-solve-day = La date de l’énigme du jour, comme 2026-11-18 ; par défaut, aujourd’hui.
option-puzzles-solve-answer = Votre coup comme l’écrivent les parties ; par défaut, il vous est demandé.
examples-puzzles-solve =
    fathoms puzzles solve
    fathoms puzzles solve --day 2026-11-18 --answer "keep 123"
about-puzzles-list = Donner les énigmes avec leur nom, leur question et leur difficulté.
examples-puzzles-list =
    fathoms puzzles list
    fathoms puzzles list atlantis-treasure --json
about-puzzles-make = Faire jouer des robots et tirer des énigmes de leurs décisions. Une décision devient une énigme si les bons choix valent au moins 2 points de chances de victoire de plus que tous les autres, et plus du double de la marge d’erreur, et si la raison peut se dire. Celles d’Into the Blue à deux sont prouvées par le jeu résolu, si vous l’avez résolu.
option-puzzles-make-out = Le fichier à écrire (puzzles.json.gz).
option-puzzles-make-count = Combien d’énigmes, tous jeux ensemble (300).
option-puzzles-make-judge = Évaluer plutôt à nouveau les énigmes de ce fichier et garder celles qui tiennent ; peut être répété.
option-puzzles-make-seed = La graine du hasard (1).
examples-puzzles-make =
    fathoms puzzles make --out puzzles.json.gz
    fathoms puzzles make --judge puzzles.json.gz --out puzzles.json.gz

## fathoms score

about-score = Compter les points d’une partie du jeu en boîte. Sans fichier, on vous pose les questions une à une ; un fichier contient la table en JSON.
option-score-game = Quel jeu ; par défaut celui du fichier, ou le premier qui a un décompte final.
examples-score =
    fathoms score
    fathoms score table.json
    fathoms score table.json --json

## fathoms rules

about-rules = Lire le livret avec les nombres des règles que vous jouez. Chaque règle a un identifiant, cité par les erreurs et les explications.
argument-rule = Une règle par son identifiant, T6 par exemple ; sinon tout le livret.
examples-rules =
    fathoms rules into-the-blue
    fathoms rules into-the-blue T6
    fathoms rules atlantis-treasure --rules mes-regles.json

## fathoms simulate

about-simulate = Faire jouer beaucoup de parties aux robots et compter qui gagne. Si le jeu est compilé pour ces robots et ces règles, la version compilée joue, sinon le moteur ; le compte rendu le dit. La même graine donne les mêmes parties, dans un processus, dans plusieurs ou sur un cluster. Par défaut, chaque place commence à son tour, pour n’en avantager aucune.
option-simulate-bots = Les robots, un par place.
option-simulate-games = Combien de parties (1000).
option-simulate-seed = La graine du hasard (1).
option-simulate-first = Qui commence : chacun son tour (rotate, par défaut), le tirage au sort, ou toujours la même place.
option-simulate-out = Un fichier pour les parties, selon sa fin : une ligne par partie (.csv, .parquet) ou une partie entière par ligne (.jsonl). Peut être donné plusieurs fois.
option-simulate-summary = Un fichier pour les chiffres (.csv, .parquet, .json). Peut être donné plusieurs fois.
option-simulate-executor = Où jouer : local (par défaut : ce processus, et tous les processeurs pour les longs calculs), local:N (N processus), ou dask:ADRESSE (un cluster Dask).
option-simulate-engine = Jouer sur le moteur même là où le jeu est compilé.
examples-simulate =
    fathoms simulate into-the-blue --bots greedy,random --games 1000
    fathoms simulate atlantis-treasure --bots greedy,random,random --seed 7 --json
    fathoms simulate into-the-blue --bots random,random --games 10000000 --out parties.parquet
    fathoms simulate into-the-blue --games 100 --out parties.jsonl --summary chiffres.csv
    fathoms simulate atlantis-treasure --games 1000000 --executor dask:192.0.2.7:8786
simulate-progress = { $game }
simulate-seat = Place
simulate-wins = Victoires
simulate-score = Score moyen
simulate-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ± { NUMBER($near, minimumFractionDigits: 2, maximumFractionDigits: 2) }
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
simulate-pace =
    { $turns ->
        [one] { NUMBER($turns, maximumFractionDigits: 1) } tour par partie
       *[other] { NUMBER($turns, maximumFractionDigits: 1) } tours par partie
    }, { $speed ->
        [one] { NUMBER($speed, maximumFractionDigits: 1) } partie par seconde.
       *[other] { NUMBER($speed, maximumFractionDigits: 1) } parties par seconde.
    }

## fathoms rulesets

about-rulesets = Les jeux de règles sont des données : partez d’un jeu fourni, changez une chose, et partagez-le en fichier ou en code court.
command-rulesets-list = Voir les jeux de règles fournis et les vôtres.
command-rulesets-show = Montrer un jeu de règles : ce qui change, et son code.
command-rulesets-check = Vérifier si un jeu de règles est valide.
command-rulesets-new = Créer un jeu de règles en en changeant un autre.
command-rulesets-keep = Enregistrer un jeu de règles sous votre propre nom.
command-rulesets-forget = Supprimer un jeu de règles enregistré.
command-rulesets-box = Saisir une fois les valeurs imprimées dans votre boîte.
examples-rulesets =
    fathoms rulesets list
    fathoms rulesets show into-the-blue quick
    fathoms rulesets new into-the-blue --change shells=8 --out mes-regles.json

about-rulesets-list = Voir les jeux de règles d’un jeu, ou de tous : ceux qui sont fournis et ceux que vous avez enregistrés.
examples-rulesets-list =
    fathoms rulesets list
    fathoms rulesets list into-the-blue

about-rulesets-show = Montrer un jeu de règles en JSON : les champs qui changent, et le code pour le partager.
argument-rulesets-show-game = Quel jeu ; vous pouvez aussi mettre ici un fichier ou un code, qui nomment leur jeu.
argument-rulesets-show-rules = Le nom d’un jeu de règles fourni, un code ou un fichier.
option-rulesets-show-full = Montrer tous les champs, pas seulement ce qui change.
option-rulesets-show-schema = Montrer plutôt le schéma JSON des règles du jeu.
examples-rulesets-show =
    fathoms rulesets show into-the-blue quick
    fathoms rulesets show mes-regles.json --full
    fathoms rulesets show into-the-blue --schema

about-rulesets-check = Vérifier si un jeu de règles est valide et ce qu’il change ; sinon, dire tout ce qui ne va pas, champ par champ.
argument-rulesets-check-game = Quel jeu ; vous pouvez aussi mettre ici un fichier ou un code, qui nomment leur jeu.
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

about-rulesets-keep = Enregistrer un jeu de règles sur cette machine sous votre propre nom ; vous pouvez ensuite utiliser ce nom avec --rules.
argument-rulesets-keep-name = Le nom : minuscules, chiffres et tirets.
option-rulesets-keep-change = Un champ et sa nouvelle valeur ; peut se répéter.
option-rulesets-keep-base = Le jeu de règles de départ : un nom, un code ou un fichier ; par défaut les règles standard.
examples-rulesets-keep =
    fathoms rulesets keep into-the-blue les-notres --change shells=8
    fathoms rulesets keep into-the-blue chez-ana --base F1-…
    fathoms play into-the-blue --rules les-notres

about-rulesets-forget = Supprimer un jeu de règles enregistré. Les parties jouées avec lui gardent leurs règles.
argument-rulesets-forget-name = Le nom sous lequel il est enregistré.
examples-rulesets-forget =
    fathoms rulesets forget into-the-blue les-notres

about-rulesets-box = Vous avez le jeu en boîte ? Saisissez une fois les valeurs imprimées sur ses pièces : play, score et rules les utilisent ensuite, sauf si --rules dit autre chose. Sans valeurs, la commande montre celles qui sont enregistrées.
option-rulesets-box-change = Une valeur imprimée ; peut se répéter.
option-rulesets-box-forget = Supprimer les valeurs de votre boîte.
examples-rulesets-box =
    fathoms rulesets box into-the-blue --change main=2,3,4,6,8 --change secondary=1,2,2,3,4 --change chests=4,5,6,7,9
    fathoms rulesets box into-the-blue
    fathoms rulesets box into-the-blue --forget

## fathoms odds

about-odds = Afficher les probabilités exactes d’une plongée à partir des dés actuels : tous les objectifs à la fois avec les meilleurs dés à garder, ou un seul objectif avec toutes les options classées.
option-odds-dice = Les dés actuels, par exemple 112355, C pour un coffre ; none avant le premier lancer.
option-odds-rolls-left = Le nombre de lancers restants.
option-odds-goal = Un seul objectif : level:3 (atteindre le palier 3), shells:3:2 (au moins 2 coquillages au palier 3), chest (une plongée parfaite).
option-odds-game = Le jeu ; par défaut, le premier qui a des probabilités.
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
option-ladder-engine = Jouer sur le moteur même là où les robots sont compilés : d’autres dés, et plus lentement.
option-ladder-out = Un dossier pour le classement en JSON et en image (PNG, SVG).
examples-ladder =
    fathoms ladder into-the-blue --players 2 --games 1000
    fathoms ladder atlantis-treasure --players 4 --bots greedy,random --out classements

## fathoms tournament

about-tournament = Faites jouer robots, classes et programmes les uns contre les autres, avec les mêmes dés à toutes les places, et classez-les comme aux échecs, avec un intervalle pour chaque classement. Un participant qui plante, est trop lent ou enfreint les règles perd cette partie, et le tournoi continue.
option-tournament-entrants = Qui joue, séparés par des virgules : un robot, module:Classe, prog:COMMANDE ; nom=… donne un nom.
option-tournament-format = Tous contre tous (round-robin, par défaut), ou selon le classement (swiss).
option-tournament-players = Le nombre de joueurs à une table.
option-tournament-games = Le nombre minimal de parties, en tout (200).
option-tournament-rounds = Le nombre de rondes d’un tournoi suisse ; sinon, autant qu’il en faut.
option-tournament-seed = La graine du hasard (1).
option-tournament-time = Les secondes pour une décision (5).
option-tournament-out = Un fichier pour les résultats en JSON.
option-tournament-page = Un fichier pour les résultats en page web (HTML).
option-tournament-processes = Combien de parties se jouent à la fois (1).
examples-tournament =
    fathoms tournament into-the-blue --entrants greedy,diver,mybots:Cautious --page results.html
    fathoms tournament atlantis-treasure --entrants "greedy,nemo=prog:python3 nemo.py" --players 3
    fathoms tournament into-the-blue --entrants a=random,b=random,greedy --format swiss --json

## fathoms solve

about-solve = Calculer le jeu parfait à deux, de la fin de la partie jusqu’à son début, sur tous les processeurs. Ce qu’il faut est annoncé avant de commencer ; un calcul interrompu reprend où il en était.
option-solve-players = Le nombre de joueurs (2).
option-solve-shells = Un autre nombre de coquillages : moins il y en a, plus c’est rapide.
option-solve-out = Le fichier du jeu résolu ; par défaut, dans votre dossier de données.
option-solve-report = Montrer ce qu’un jeu résolu apprend sur le bon jeu, au lieu de résoudre.
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

## fathoms admin

about-admin = Pour l’hôte d’un serveur : sauvegarder ses parties, les porter dans une autre base de données, les compter, les vérifier et supprimer les anciennes. Le serveur peut continuer à tourner.
command-admin-backup = Tout écrire dans un fichier.
command-admin-restore = Remplir une base vide depuis une sauvegarde.
command-admin-export = Écrire les parties, une par ligne.
command-admin-import = Importer des parties terminées depuis un fichier.
command-admin-stats = Compter les tables, les événements et les messages.
command-admin-check = Chercher les tables illisibles.
command-admin-prune = Supprimer les vieilles tables.
command-admin-gallery = Voir la galerie, et en retirer des règles.
examples-admin =
    fathoms admin backup games.backup
    fathoms admin stats
about-admin-backup =
    Tout écrire dans un nouveau fichier, tel que c’est à un instant donné : tables, coups, discussions, et la clé des liens que les gens détiennent. Gardez ce fichier pour vous.

    Un nom qui finit par .db ou .sqlite donne un fichier SQLite si la base en est une ; tout autre nom donne des lignes de JSON, d’où n’importe quelle base peut être restaurée. Les deux portent une somme de contrôle de chaque octet.
argument-admin-backup-file = Le nouveau fichier, ou - pour la sortie standard.
examples-admin-backup =
    fathoms admin backup games.backup
    fathoms admin backup games.db --database-url sqlite:///var/games.sqlite
about-admin-restore = Remplir une base vide depuis une sauvegarde, sous l’une ou l’autre de ses formes, en entier ou pas du tout : un seul octet changé est remarqué. Une base qui contient des tables n’est pas touchée. Puis chaque table est lue une fois, et les illisibles sont nommées (code de sortie 1).
argument-admin-restore-file = La sauvegarde.
examples-admin-restore =
    fathoms admin restore games.backup --database-url postgresql://localhost/fathoms
about-admin-export = Écrire les parties en JSON Lines, les plus anciennes d’abord. Les parties finies sont complètes, avec le secret de leurs dés ; aux autres manque ce que personne ne doit encore savoir.
argument-admin-export-file = Le nouveau fichier, ou - pour la sortie standard.
examples-admin-export =
    fathoms admin export games.jsonl
about-admin-import = Importer des parties terminées depuis un fichier, pour qu’on puisse les rejouer par leur lien. Chacune est d’abord vérifiée ; une ligne refusée est signalée et les autres continuent. Une table garde son nom s’il est libre.
argument-admin-import-file = Les parties, une par ligne, ou - pour l’entrée standard.
examples-admin-import =
    fathoms admin import games.jsonl --database-url postgresql://localhost/fathoms
about-admin-stats = Compter les tables, les événements et les messages, et afficher la taille de la base.
examples-admin-stats =
    fathoms admin stats --json
about-admin-check = Lire chaque table une fois et nommer celles qui sont illisibles, avec la raison. Avec --shelve, elles sont mises de côté : elles restent dans la base, mais aucune liste, aucun nettoyage ni aucune exportation ne les prend. Le code de sortie est 0 si tout va bien et 1 si quelque chose a été trouvé.
option-admin-check-shelve = Mettre de côté les tables illisibles.
option-admin-check-bring-back = Remettre en place une table mise de côté, par son nom.
examples-admin-check =
    fathoms admin check
    fathoms admin check --shelve
    fathoms admin check --bring-back 7mq2xk4vw9zt
about-admin-prune = Chercher les tables finies où rien n’est arrivé depuis un certain nombre de jours, et les inachevées que personne n’a touchées depuis aussi longtemps et au moins un mois. Avec --yes elles sont supprimées ; sans lui, vous apprenez seulement leur nombre.
option-admin-prune-older-than = Après combien de jours sans coup une table est vieille.
option-admin-prune-yes = Les supprimer.
examples-admin-prune =
    fathoms admin prune --older-than 365
    fathoms admin prune --older-than 365 --yes
about-admin-gallery = La galerie d’un serveur (--gallery) : ce que les visiteurs y publient, et comment le retirer.
command-admin-gallery-list = Lister ce qui est dans la galerie.
command-admin-gallery-remove = Retirer un jeu de règles.
examples-admin-gallery =
    fathoms admin gallery list
about-admin-gallery-list = Lister ce qui est dans la galerie, le plus récent d’abord, avec le numéro de chacun.
examples-admin-gallery-list =
    fathoms admin gallery list --json
about-admin-gallery-remove = Retirer un jeu de règles de la galerie. Ceux qui ont son lien peuvent encore y jouer.
argument-admin-gallery-remove-id = Son numéro, tel que « fathoms admin gallery list » le montre.
examples-admin-gallery-remove =
    fathoms admin gallery remove 3kx8vw2mzq7c5ynp

## fathoms serve

about-serve =
    Lancer un serveur. Ouvrez son adresse dans un navigateur pour jouer ; vos amis vous rejoignent par un lien, ou en scannant le code sur le même réseau. Personne n’a besoin de compte, et chaque coup est enregistré avant d’être montré.

    Chaque option peut aussi être réglée dans l’environnement (--database-url devient FATHOMS_DATABASE_URL) ou dans un fichier TOML (database_url) ; une option l’emporte sur l’environnement, et lui sur le fichier.
option-serve-host = L’adresse à écouter (0.0.0.0, toutes) ; 127.0.0.1 se limite à cette machine.
option-serve-port = Le port (8642) ; 0 en prend un libre.
option-serve-public-url = L’adresse que les gens utilisent, si ce n’est pas celle de cette machine : un domaine, ou un proxy devant.
option-serve-database-url = sqlite:///FICHIER ou postgresql://HÔTE/NOM ; par défaut, un fichier dans votre dossier de données.
option-serve-redis-url = redis://HÔTE, par où plusieurs processus communiquent.
option-serve-workers = Combien de processus partagent le port (1) ; au-delà d’un, il faut --redis-url.
option-serve-open = Ouvrir le navigateur quand le serveur est prêt.
option-serve-config = Un fichier TOML de réglages.
option-serve-origins = D’autres sites dont les pages peuvent jouer ici, séparés par des virgules.
option-serve-proxies = Les proxys autorisés à indiquer l’adresse d’un client : adresses ou réseaux, séparés par des virgules.
option-serve-metrics = Qui peut lire /metrics : cette machine (par défaut), tout le monde, personne.
option-serve-log = Des lignes pour une personne (par défaut), ou du JSON.
option-serve-log-level = Le niveau du journal (info).
option-serve-deflate = Compresser les messages : moins à envoyer, plus à calculer.
option-serve-pace = Le temps qu’un robot prend pour un coup (0.9).
option-serve-least-pace = Le temps le plus court qu’une table peut demander à ses robots pour un coup (0.05).
option-serve-stand-in = Le robot qui joue pour les absents (greedy).
option-serve-gone-after = L’absence au bout de laquelle un robot peut prendre le relais (60).
option-serve-most-moves = Le nombre de coups au bout duquel une partie finit sans vainqueur (2000).
option-serve-close-after-days = Les jours au bout desquels on ferme une table en attente où personne ne vient (30) ; 0 n’en ferme aucune.
option-serve-connections = Connexions ouvertes d’un processus (10000).
option-serve-connections-per-address = Connexions ouvertes d’une adresse (64) ; 0 ne fixe pas de limite, ici et ci-dessous.
option-serve-visitors-per-table = Personnes à une table, spectateurs compris (200).
option-serve-chat-kept = Messages de discussion gardés par table, les derniers (200).
option-serve-chat-per-minute = Messages de discussion par personne et par minute (20).
option-serve-chat-per-day = Messages de discussion par place, ou de tous les spectateurs d’une table, par jour (500).
option-serve-tables-per-hour = Tables qu’une adresse peut créer en une heure (120).
option-serve-messages-per-second = Messages par seconde d’une connexion (20).
option-serve-address-messages-per-second = Messages par seconde de toutes les connexions d’une adresse (400).
option-serve-requests-per-second = Requêtes HTTP par seconde d’une adresse (40).
option-serve-measures = Mesures de l’atelier et analyses à la fois, dans un processus (1) ; 0 ne fait ni les unes ni les autres.
option-serve-measures-per-hour = Mesures qu’une adresse peut demander en une heure (30) ; 0 ne fixe aucune limite.
option-serve-measure-seconds = Combien de temps une mesure peut durer (60).
option-serve-no-reviews = N’analyser aucune partie ici.
option-serve-keys-per-hour = Clés qu’une adresse peut créer, ou essayer en vain, en une heure (30) ; 0 ne fixe aucune limite.
option-serve-reviews-per-hour = Analyses qu’une adresse peut demander en une heure (60) ; 0 ne fixe aucune limite.
option-serve-gallery = Laisser les visiteurs publier ici leurs jeux de règles, chacun avec son résultat mesuré.
option-serve-outbound-kilobytes = Kilo-octets qui peuvent attendre un client qui ne lit pas (1024).
option-serve-hello-seconds = Combien de temps une nouvelle connexion peut rester silencieuse (10).
option-serve-ping-seconds = À quel rythme les connexions sont vérifiées (20).
option-serve-stop-seconds = Combien de temps un arrêt peut durer (10).
examples-serve =
    fathoms serve --open
    fathoms serve --host 127.0.0.1 --port 9000
    fathoms serve --config fathoms.toml
serve-here = Fathoms est prêt : { $address }
serve-others = Pour les téléphones et les amis sur votre réseau : { $address }
serve-stop = Ctrl+C arrête le serveur ; les parties reprendront où elles en étaient.

## fathoms site

about-site = Écrire Fathoms en fichiers pour n’importe quel hébergeur web. Les parties, les robots et les tables tournent alors dans le navigateur du visiteur, même sans réseau, et restent sur son appareil. Ce qui demande un serveur n’est pas sur un tel site : jouer avec des amis ailleurs, les spectateurs, la galerie. docs/site.md explique comment le mettre en ligne.
argument-site-folder = Un dossier nouveau ou vide pour le site.
option-site-path = Où le site se trouvera chez son hébergeur, par exemple /fathoms/ (/).
option-site-serve = Montrer le site dans le navigateur de cette machine.
option-site-port = Le port pour --serve (8643) ; 0 en choisit un libre.
examples-site =
    fathoms site public
    fathoms site public --path /fathoms/
    fathoms site --serve
site-written = Le site est dans { $folder } ({ $size } Mo). Mettez ces fichiers chez n’importe quel hébergeur web, sous { $path }.
site-stop = Ctrl+C l’arrête ; les parties restent dans le navigateur.
site-no-folder = Nommez un dossier où écrire le site, ou montrez-le avec --serve.
site-not-empty = { $folder } n’est pas vide ; nommez un nouveau dossier, ou videz-le d’abord.
site-no-client = Le jeu dans le navigateur n’est pas compris dans cette installation ; dans les sources, construisez-le avec « make web ».
site-no-house = Cette installation a été construite sans Python pour navigateurs ; dans les sources, supprimez src/fathoms/web et lancez « make web » avec un réseau.
site-path = --path demande un chemin comme /fathoms/, pas « { $value } ».

## fathoms schema

about-schema = Écrire le type de chaque message entre serveur et client : en JSON Schema ou en TypeScript. Les vues, scènes, effets et règles de chaque jeu en font partie.
option-schema-json = JSON Schema (par défaut).
option-schema-typescript = En TypeScript.
option-schema-out = Un dossier où écrire les fichiers ; sans lui, ils sont affichés.
examples-schema =
    fathoms schema --json
    fathoms schema --typescript --out types
schema-written = Les types sont écrits dans { $path }.

## Ce que les commandes répondent

replay-line = { $number } : { $text }
replay-at =
    { $moves ->
        [0] Aucun coup n’a encore été joué.
       *[other] Après le coup { $at } sur { $moves }.
    }
replay-before = { $table ->
    [none] Jusqu’au coup { $move }, c’était une autre partie.
   *[other] Jusqu’au coup { $move }, c’était une autre partie, à la table { $table }.
}
replay-origin = { $table ->
    [none] À partir d’ici, c’est une autre partie : elle reprend au coup { $move }.
   *[other] À partir d’ici, c’est une autre partie : elle reprend au coup { $move } de la table { $table }.
}
mark-changed = modifiée
legend-changed = [{ $mark }] : cette règle diffère ici de la règle standard.
legend-source = [{ $mark }] : { $about }
rules-sound =
    { $count ->
        [0] Ces règles pour { $game } sont valides : ce sont les règles standard.
       *[other] Ces règles pour { $game } sont valides ; elles changent { $changes }.
    }
rules-written = Le jeu de règles est écrit dans { $path }.
rules-code = À partager sous le code { $code }
kept = Enregistré sous « { $name } ».
kept-again = Enregistré sous « { $name } », à la place du précédent.
kept-use = Pour y jouer : { $command }
kept-line =
    { $count ->
        [0] À vous ; les règles standard.
       *[other] À vous ; change { $changes }.
    }
kept-box =
    { $count ->
        [0] Les valeurs de votre boîte, qui sont celles de notre reconstitution.
       *[other] Les valeurs de votre boîte : { $changes }.
    }
forgotten = « { $name } » est supprimé.
box-kept = C’est enregistré : { $game } se joue et se compte maintenant avec les valeurs de votre boîte.
box-there = { $game } se joue et se compte avec les valeurs de votre boîte.
box-not-there = Aucune valeur de boîte n’est enregistrée pour { $game }.
box-how = Saisissez une fois celles de vos pièces, ainsi : { $command }
box-forgotten = Les valeurs de votre boîte sont supprimées ; { $game } reprend celles de notre reconstitution.

## Erreurs

no-language = Fathoms ne parle pas « { $lang } » ; ses langues sont { $known }.
no-command = Il n’y a pas de commande « { $name } » ; les commandes sont { $known }.
no-option = Il n’y a pas d’option { $option } ; voyez --help.
no-option-close = Il n’y a pas d’option { $option } ; vouliez-vous { $close } ?
value-missing = Il manque une valeur à { $option } ; voyez --help.
value-unwanted = { $option } ne prend pas de valeur ; retirez-la.
extra-words = { $command } ne peut pas utiliser { $words } ; voyez --help.
usage-error = Commande illisible ({ $reason }) ; voyez --help.
os-error = Le système a refusé : { $reason }.
bug = Une erreur s’est produite dans Fathoms ({ $what }) ; FATHOMS_DEBUG=1 montre où, merci de le signaler.
no-input = Il n’y a rien à lire en entrée ; donnez un fichier.
no-output = Il n’y a pas de sortie où écrire ; donnez un fichier.

file-missing = Il n’y a pas de fichier { $path } ; vérifiez son nom.
file-directory = { $path } est un dossier ; nommez un fichier.
file-forbidden = { $path } ne peut être ni lu ni écrit ; vérifiez ses droits d’accès.
file-no-space = Il n’y a plus de place pour écrire { $path } ; libérez-en et recommencez.
file-error = { $path } est inutilisable : { $reason }.
file-too-large = { $path } est trop gros ; Fathoms lit jusqu’à { $most } Mo.
file-not-json = { $path } n’est pas du JSON valide ; vérifiez que c’est le bon fichier.
save-exists = { $path } existe déjà ; choisissez un autre nom, ou reprenez une partie enregistrée avec --resume.

which-game = Indiquez un jeu ; il y a { $known }.
which-file = Indiquez la partie à rejouer : un fichier, ou - pour l’entrée standard.
which-proof = Indiquez la partie à vérifier : un fichier, ou l’adresse de sa table.
which-review = Donnez la partie à analyser : un fichier qui la contient, ou l’adresse de sa table.
which-rules = Indiquez le jeu de règles à vérifier : un nom, un code ou un fichier.
not-a-number = { $option } demande un nombre entier de { $least } à { $most }, pas « { $value } ».
not-seconds = { $option } demande des secondes de 0 à { $most }, pas « { $value } ».
no-first = « { $value } » ne peut pas commencer ; indiquez une place de 1 à { $seats }, ou bien { $words }.
no-dice = Il n’y a pas de dés « { $value } » ; prenez seeded ou typed.
seat-unknown = Aucun robot ne s’appelle « { $name } » ; écrivez { $me } pour vous ou l’un de { $known }.
seat-empty = Une place de « { $text } » est vide ; une place est à prendre parmi { $known }, et un nom peut suivre deux-points.
bot-empty = Une place de « { $text } » est vide ; nommez un robot par place, séparés par des virgules.
names-count =
    { $names ->
        [one] Il y a un nom
       *[other] Il y a { $names } noms
    } pour { $seats } places ; retirez-en.
players-count = { $players } joueurs ne correspondent pas aux { $seats } places de cette partie ; nommez-en un par place.
to-beyond =
    { $moves ->
        [0] La partie n’a pas encore de coup, donc pas de coup { $to } ; retirez --to.
        [one] La partie compte un coup, donc pas de coup { $to } ; prenez 0 ou 1.
       *[other] La partie compte { $moves } coups, donc pas de coup { $to } ; prenez de 0 à { $moves }.
    }
resume-fixed = Une partie commencée ne peut plus changer { $option } ; retirez cette option.
resume-other-game = La partie enregistrée est une partie de { $other }, pas de { $game } ; ne nommez pas le jeu.
resume-over = La partie de { $path } est terminée ; revoyez-la avec « fathoms replay ».
resume-stdin = Une partie ne se reprend que d’un fichier ; nommez-en un.
from-resume = On reprend une partie, ou on joue à partir d’une autre ; retirez --from ou --resume.
move-from = --move dit à partir de quel coup jouer ; nommez la partie avec --from.
score-other-game = Cette table vient de { $other }, pas de { $game } ; retirez --game.
score-unfinished = Les réponses s’arrêtent avant la fin de la table ; recommencez, ou donnez-la dans un fichier.
no-rule = Il n’y a pas de règle « { $id } » ; les règles sont { $known }.
no-rules = « { $text } » n’est pas un jeu de règles : ni l’un de { $known }, ni un code, ni un fichier.
no-rules-anywhere = « { $text } » n’est ni un code ni un fichier ; pour un jeu de règles fourni, nommez d’abord le jeu.
rules-format = Le format des règles est { $found } ; Fathoms lit « { $format } ».
rules-file-unknown = Un fichier de règles n’a pas de « { $field } » ; il contient { $known }.
rules-no-game = Ces règles ne disent pas leur jeu ; ajoutez « game », à prendre parmi { $known }.
rules-other-game = Ces règles sont pour { $other }, pas pour { $game } ; prenez des règles du même jeu.
kept-name = « { $name } » ne peut pas être un nom ; prenez jusqu’à 40 minuscules, chiffres et tirets.
kept-built-in = « { $name } » est un jeu de règles fourni de { $game } ; prenez un autre nom.
kept-unreadable = Le jeu de règles enregistré dans { $path } est illisible ; enregistrez-le à nouveau, ou supprimez le fichier.
kept-unsound = Le jeu de règles enregistré dans { $path } ne peut plus se jouer : { $problem } Enregistrez-le à nouveau, ou supprimez le fichier.
keep-name = Donnez un nom sous lequel l’enregistrer : minuscules, chiffres et tirets.
keep-box = « box » est le nom des valeurs de votre boîte ; saisissez-les avec { $command }
not-kept = Aucun jeu de règles n’est enregistré sous « { $name } » ; sont enregistrés : { $known }.
none-kept = Aucun jeu de règles n’est enregistré pour { $game } ; enregistrez-en un avec : fathoms rulesets keep
box-none = Les pièces de { $game } ne portent pas de valeurs ; enregistrez vos règles avec : fathoms rulesets keep
box-field = « { $text } » n’est pas imprimé sur les pièces ; donnez { $fields }, et enregistrez les autres changements avec : fathoms rulesets keep
change-without-value = « { $text } » ne change rien ; écrivez champ=valeur.

## fathoms lab

about-lab = Changez une chose et voyez son effet : des robots jouent avec les deux jeux de règles et les mêmes dés, et tout ce qui se compte est comparé.
command-lab-compare = Comparer deux jeux de règles.
command-lab-sweep = Essayer plusieurs valeurs d’un champ, et dessiner un graphique.
command-lab-suggest = Chercher des changements isolés qui aident à un objectif.
command-lab-balance = Trouver un handicap qui rend les chances égales.
examples-lab =
    fathoms lab compare into-the-blue --change shells=8
    fathoms lab sweep atlantis-treasure --vary torpedoes=1..5 --out drawings
    fathoms lab suggest into-the-blue --goal fairer
    fathoms lab balance into-the-blue --players greedy,cautious
about-lab-compare = Jouer les deux jeux de règles avec les mêmes dés et dire ce que fait le changement : la durée des parties, si une place est avantagée, si elles sont serrées, combien l’habileté compte. La différence de chaque mesure a son intervalle à 95 %.
option-lab-compare-change = Un champ et sa nouvelle valeur ; plusieurs fois pour plusieurs.
option-lab-compare-to = Un autre jeu de règles à comparer, au lieu de changements.
option-lab-compare-luck = Analyser aussi ce nombre de parties de chaque jeu de règles, entre robots de force différente, et dire quelle part du résultat tient au hasard et laquelle aux choix (0). Une analyse prend d’un dixième de seconde à plusieurs secondes.
option-lab-compare-base = Le jeu de règles de départ : un nom, un code ou un fichier (standard).
option-lab-compare-players = Le nombre de joueurs à la table.
option-lab-compare-bots = Qui joue : un robot pour toutes les places (greedy), ou un par place.
option-lab-compare-games = Combien de parties de chaque jeu de règles (20 000).
option-lab-compare-seed = La graine du hasard (1).
examples-lab-compare =
    fathoms lab compare into-the-blue --change shells=8
    fathoms lab compare atlantis-treasure --change torpedoes=3 --players 4 --games 2000
    fathoms lab compare into-the-blue --change rolls=2 --luck 200
about-lab-sweep = Mesurer un jeu à chaque valeur d’un champ, toujours avec les mêmes dés.
option-lab-sweep-vary = Un champ et ses valeurs : shells=6..16, ou torpedoes=1,2,4.
option-lab-sweep-out = Un dossier pour le résultat en JSON et en image (PNG, SVG).
option-lab-sweep-base = Le jeu de règles de départ : un nom, un code ou un fichier (standard).
option-lab-sweep-players = Le nombre de joueurs à la table.
option-lab-sweep-bots = Qui joue : un robot pour toutes les places (greedy), ou un par place.
option-lab-sweep-games = Combien de parties à chaque valeur (4 000).
option-lab-sweep-seed = La graine du hasard (1).
examples-lab-sweep =
    fathoms lab sweep into-the-blue --vary shells=6..16 --out drawings
about-lab-suggest = Essayer des changements isolés et classer ceux qui aident clairement à un objectif : shorter, longer, closer, fairer, skill, livelier, ou more-… de ce que le jeu compte.
option-lab-suggest-goal = Ce que vous voulez (shorter).
option-lab-suggest-base = Le jeu de règles de départ : un nom, un code ou un fichier (standard).
option-lab-suggest-players = Le nombre de joueurs à la table.
option-lab-suggest-bots = Qui joue : un robot pour toutes les places (greedy), ou un par place.
option-lab-suggest-games = Combien de parties par changement (2 000).
option-lab-suggest-seed = La graine du hasard (1).
examples-lab-suggest =
    fathoms lab suggest into-the-blue --goal fairer --players 3

about-lab-balance = Faire jouer des robots à la place de personnes de force inégale, et chercher le plus petit handicap qui rend leurs chances égales. Il est trouvé avec certains dés et mesuré avec d’autres.
option-lab-balance-players = Qui joue comme chaque joueur, un par place : un robot, ou ce qu’une personne perd par décision en centièmes de victoire, comme cost:1.5.
option-lab-balance-games = Le nombre de parties sur lesquelles repose la réponse (10 000).
option-lab-balance-seed = La graine du hasard (1).
option-lab-balance-out = Un fichier pour la réponse en JSON.
examples-lab-balance =
    fathoms lab balance into-the-blue --players greedy,cautious
    fathoms lab balance atlantis-treasure --players greedy,careless --out equal.json
## fathoms bench

about-bench = Lancer les mesures de tout le projet : chaque chiffre à côté de son objectif, et comparé à d’autres programmes mesurés en même temps. L’ensemble dure une vingtaine de minutes ; les autres programmes sont installés une fois, dans un dossier à part.
option-bench-only = Seulement ces parties, séparées par des virgules : start-up, engine, games, kernels, environments, bots, table-plays, tables, store, browser.
option-bench-no-peers = Laisser de côté les autres programmes.
examples-bench =
    fathoms bench
    fathoms bench --only games,environments --json

## fathoms key

about-key = Une clé de dix mots garde vos parties et résultats sur un serveur, et les apporte sur vos autres appareils. Ni adresse de courriel, ni mot de passe ; qui a les mots a vos parties.
command-key-make = Créer une clé et la montrer.
command-key-show = Montrer la clé de cette machine en mots et pour un appareil photo.
command-key-enter = Reprendre la clé d’un autre appareil.
command-key-forget = Faire oublier votre nom et supprimer la clé.
examples-key =
    fathoms key make https://sea.example
    fathoms key show

about-key-make = Créer une clé sur cette machine et garder des parties avec elle sur un serveur. Le serveur n’en garde qu’une empreinte.
argument-key-make-server = L’adresse du serveur.
option-key-make-name = Votre nom ; vous pouvez l’omettre.
examples-key-make =
    fathoms key make https://sea.example --name Ana

about-key-show = Montrer la clé de cette machine : ses dix mots, et une image pour l’appareil photo d’un autre appareil.
option-key-show-no-qr = Montrer seulement les mots.
examples-key-show =
    fathoms key show
    fathoms key show --no-qr

about-key-enter = Reprendre la clé d’un autre appareil. Les dix mots sont lus à l’entrée, pas sur la ligne de commande, pour qu’aucun historique ne les garde.
argument-key-enter-server = L’adresse du serveur qui connaît la clé.
examples-key-enter =
    fathoms key enter https://sea.example

about-key-forget = Changer votre nom en couleur dans chaque partie sur le serveur et supprimer la clé là-bas et ici. On ne peut pas revenir en arrière.
option-key-forget-here = Seulement retirer la clé de cette machine ; vos parties restent.
option-key-forget-yes = Ne pas demander d’abord.
examples-key-forget =
    fathoms key forget
    fathoms key forget --here

key-made = Vos parties sont gardées sur { $server } sous cette clé. Notez les dix mots, dans l’ordre :
key-secret = Qui a ces mots a vos parties.
key-ask = Les dix mots de votre clé :
key-entered = Cette machine a votre clé ; `fathoms join` garde vos parties sur { $server }.
key-going = Une partie continue : fathoms join { $link }
key-forgotten = { $tables ->
    [one] { $tables } partie
   *[other] { $tables } parties
} sur { $server } ne vous connaissent plus que par votre couleur, et la clé est supprimée.
key-off = La clé n’est plus sur cette machine ; entrez-la de nouveau quand vous voulez.
key-brought = La partie est gardée avec les autres sur { $server }.
key-forget-ask = Vous oublier pour de bon ? Tapez « oui » :
key-forget-word = oui
key-forget-yes = Il n’y a personne à qui demander ; ajoutez --yes si vous voulez être oublié pour de bon.
key-kept = Rien n’a été oublié ; votre clé est comme avant.
key-there = Cette machine a déjà une clé pour { $server } ; retirez-la d’abord avec `fathoms key forget --here`.
key-none = Il n’y a pas de clé sur cette machine ; créez-en une avec `fathoms key make`, ou entrez la vôtre avec `fathoms key enter`.
key-which-server = Dites quel serveur garde vos parties, par exemple https://sea.example.
key-no-server = « { $text } » n’est pas l’adresse d’un serveur ; tapez-en une comme https://sea.example.
