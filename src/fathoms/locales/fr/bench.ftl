# Mesures : `fathoms bench`.

section-start-up = Démarrage
section-engine = Les moteurs lisibles
section-games = Parties au hasard sur un cœur, comparées à d’autres simulateurs
section-kernels = Les jeux compilés
section-environments = Les environnements
section-bots = Les robots
section-table-plays = Un coup à une table, sans réseau
section-tables = Les tables en direct
section-workshop = La mesure sur le serveur
section-store = Le stockage
section-browser = La page

no-section = Il n’y a pas de partie { $name } ; il y a { $known }.
not-here = Les mesures ne sont pas installées ici ; prenez les sources du projet et lancez cette commande là-bas.
left-out = { "  " }– { $name } : laissé de côté ({ $why })
value = { NUMBER($value) } { $unit }
at-least = au moins { NUMBER($value) }
at-most = au plus { NUMBER($value) }
times = { NUMBER($times) } fois { $peer }
times-least = { NUMBER($times) } fois { $peer } (au moins { NUMBER($least) })
total = { $missed ->
    [0] { NUMBER($figures) } chiffres ; tous les objectifs sont atteints.
    [one] { NUMBER($figures) } chiffres ; un objectif n’est pas atteint ici.
   *[other] { NUMBER($figures) } chiffres ; { NUMBER($missed) } objectifs ne sont pas atteints ici.
}

figure-engine = { $game }, { $players } joueurs au hasard
figure-kernel = { $game }, { $players } joueurs au hasard
figure-kernel-course = { $game }, { $players } joueurs au hasard, avec le cours de chaque partie
figure-kernel-bots = { $game } : { $bots } ({ $rules })
figure-kernel-start = { $game } : du lancement de Python à mille parties compilées
figure-kernel-start-processor = { $game } : idem, temps processeur
figure-tables = { $game } : décisions à { $tables } tables
figure-tables-drawing = { $game } : idem, avec le tirage de chaque action
figure-pettingzoo = { $game }, { $made } de PettingZoo
figure-vector = { $game }, { $tables } tables de Gymnasium, { $kind }
figure-vector-drawing = { $game }, { $tables } tables de Gymnasium, { $kind }, avec le tirage de chaque action
figure-command = { $name }
figure-command-processor = { $name } (temps processeur)
figure-table-play = { $game } : coups de parties au hasard
figure-greedy-turn = la décision la plus lente de greedy : { $positions }, { $players } joueurs
figure-wins = { $bot } parmi { $among }, { $players } joueurs : victoires
figure-wins-closed = { $bot } parmi { $among }, coffres fermés, { $players } joueurs : victoires
figure-regret = { $bot } : chance de gagner perdue par tour
figure-regret-closed = { $bot }, coffres fermés : chance de gagner perdue par tour
figure-expert-turn = un tour d’expert, { $players } joueurs
figure-playouts = parties au hasard dans la recherche d’expert
figure-store = { $database }, { $tables } tables qui écrivent
figure-live-moves = { $load }
figure-live-wait = { $load } : 99 réponses sur 100 en moins de
figure-workshop-click = à une table, { $part } clics sur 100 ont leur réponse en moins de, { $while ->
        [quiet] sans aucune mesure
        [reviewing] pendant une analyse
       *[measuring] pendant une mesure
    }
figure-workshop-measure = { $game } : un changement mesuré pour un visiteur, { NUMBER($games) } parties de chaque jeu de règles
figure-workshop-review = { $game } : une partie à deux analysée pour un visiteur
figure-peer = comparé à : { $name }
figure-page-script = { $game } : script d’une première visite, gzip
figure-page-interactive = { $game } : jusqu’au premier coup possible, processeur 4 fois plus lent
figure-page-work = { $game } : temps où la page elle-même est occupée
figure-page-click = { $game } : jusqu’à ce qu’un clic ait sa réponse à l’écran
figure-dice-frame-median = { $game }, dés, { $kind ->
        [scripted] images du script
        [drawn] images dessinées
       *[work] travail par image
    } : l’image médiane
figure-dice-frame-most = { $game }, dés, { $kind ->
        [scripted] images du script
        [drawn] images dessinées
       *[work] travail par image
    } : 95 images sur 100 en moins de
figure-dice-frame-longest = { $game }, dés, { $kind ->
        [scripted] images du script
        [drawn] images dessinées
       *[work] travail par image
    } : l’image la plus longue
figure-dice-frames-too-long = { $game }, dés, { $kind ->
        [scripted] images du script
        [drawn] images dessinées
       *[work] travail par image
    } : images de plus de 50 ms
figure-dice-frames-smooth = { $game }, dés, { $kind ->
        [scripted] images du script
        [drawn] images dessinées
       *[work] travail par image
    } : images à l’heure
figure-daily-board-first = { $database } : tableau d’une plongée du jour avec 10 000 essais et { $events } événements, au premier regard, pour lequel les robots jouent
figure-daily-board-server = { $database } : le même tableau, ensuite
figure-daily-board-server-work = { $database } : le même, temps de processeur du serveur et du client
figure-daily-board-group = { $database } : le même tableau, d’un groupe de 500
figure-daily-board-group-work = { $database } : le même, temps de processeur du serveur et du client
figure-daily-board-page = { $database } : sa page, du clic à l’image qui la montre

beside-connect-four = le connect_four de PettingZoo
beside-plain-python = un travail fixe en Python ordinaire
beside-python-alone = la vitesse du démarrage de Python seul
beside-numba-alone = la vitesse du seul chargement de numba
beside-fair-share = sa juste part
beside-disk-confirms = écritures confirmées une à une par le disque
beside-quiet = le même serveur au repos
