# The browser: pages, buttons, what goes wrong on the way.

title = Fathoms
skip = Aller au jeu
close = Fermer
coming = Un instant …
language = Langue
light = Lumière : { $light ->
    [light] jour
    [dark] nuit
   *[auto] comme l’appareil
}
to-home = Retour à l’accueil
try-again = Réessayer
moves = Ce que vous pouvez faire
copy = Copier
copied = Copié.
share = Partager
qr = Code QR
qr-label = Code QR : { $title }
send = Envoyer
table = Table de jeu

## Home

home-lead = Deux jeux de trésors sous la mer. Sans aucune inscription.
play-now = Jouer tout de suite
play-now-label = Jouer tout de suite : { $game }
how-strong = De quelle force, les robots ?
strength = { $strength ->
    [easy] Faciles
    [strong] Forts
   *[normal] Moyens
}
bots-are = { $strength ->
    [easy] Contre des robots faciles.
    [strong] Contre des robots forts.
   *[normal] Contre des robots moyens.
}
change = Changer
with-friends = Entre amis
with-friends-about = Choisissez places, robots et règles ; envoyez un lien.
around = Autour de cet écran
around-about = Un seul appareil, plusieurs joueurs ; les coffres restent secrets.
watch-replay = Regarder ou revoir
watch-replay-about = Les tables en cours, et toute partie une fois de plus.
rule-book = Livret de règles
rule-book-about = Chaque règle avec son numéro, en trois langues.
score-table = Compter ma table
score-table-about = La feuille de score pour le jeu en boîte.
workshop = L’atelier
workshop-about = Changez les règles, voyez ce que cela fait, partagez.
lesson = Leçon de cinq minutes
lesson-about = Apprendre en jouant.
recent = Récemment sur cet appareil
recent-over = terminée
recent-on = en cours
forget = Oublier cette partie
ways = Façons de jouer
no-server = Le serveur ne répond pas ; votre partie reprendra dès son retour.

## Opening a table

which-game = Quel jeu ?
open-title = Jouer entre amis
open-lead = Dressez la table. Vous aurez un lien pour chaque ami.
around-title = Autour de cet écran
around-lead = Qui joue ? Chacun prend une place sur cet appareil.
seats = Places
seat-number = Place { $number }
seat-you = Vous
seat-friend = Un ami, par lien
seat-none = Personne
seat-person = Quelqu’un ici
bot-seat = Robot : { $name }
add-seat = Ajouter une place
remove-seat = Retirer la place { $number }
rule-set = Règles
my-rules = Mes règles
rules-given = Les règles du lien
box-in-use = Les valeurs de votre boîte
box-not-in-use = Les valeurs de votre boîte sont de côté
box-off = Les laisser
box-on = Les prendre
clock = Pendule
clock-none = Sans pendule
clock-quick = 5 minutes chacun, 5 secondes rendues
clock-easy = 15 minutes chacun, 10 secondes rendues
clock-slow = Un jour par coup
listed = Des inconnus peuvent trouver la table et regarder
hints-allowed = Les conseils sont permis
name-here = Nom
open-table = Dresser la table
begin = Commencer
your-name = Votre nom

## Invites

invited = Une invitation pour vous
invited-by = À la table : { $names }.
sit-down = S’asseoir
only-watch = Je veux seulement regarder
invite-for = Lien pour l’ami { $number }
invite-once = Chaque lien assoit une personne, une seule fois.
waiting = On attend les autres
waiting-title = La table est dressée
waiting-others = On commence dès que tout le monde est assis.
start-with-bots = Commencer, avec des robots en attendant
watch-link = Lien pour regarder

## At the table

game-over = La partie est finie
dice-fall = Les dés tombent …
players = Joueurs
hours = { $hours } heures
seat-free = Place libre
seat-bot = robot
seat-stand-in = un robot remplace
seat-here = présent
seat-away = absent
seat-resigned = a abandonné
seat-timed-out = hors du temps
fill = Laisser un robot jouer pour { $name }
lost = La ligne est coupée. On revient …
not-sent = Il n’y a pas de connexion : rien n’a été envoyé. Tout est gardé ici ; réessayez quand la connexion sera revenue.
not-answered = La connexion s’est coupée avant la réponse. Vérifiez si c’est fait ; sinon, réessayez.
why = Pourquoi ?
tap-late = Ce n’est plus là : la partie a continué.
undo = Reprendre
undo-asked = { $name } voudrait reprendre son dernier coup.
agree = D’accord
decline = Non merci
bot-plays-for-you = Un robot joue à votre place.
take-back-seat = Me revoilà
hold-to-see = { $name } : maintenez pour voir vos secrets
chat = Conversation
chat-unread = { $count ->
    [0] Conversation
    [one] Conversation, une ligne nouvelle
   *[other] Conversation, { $count } lignes nouvelles
}
chat-empty = Personne n’a encore rien dit.
chat-line = Dites quelque chose
a-watcher = Un spectateur
mute-title = Entendre moins
mute = Ne plus entendre { $name }
mute-watchers = Ne plus entendre les spectateurs
menu = Options
sound = Sons
turn-alert = Me prévenir quand c’est mon tour
less-motion = Moins de mouvement
show-text-board = Montrer la table en mots
text-board = La table en mots
other-device = Continuer sur un autre appareil
other-device-about = Ce lien est votre place. Gardez-le pour vous.
leave = Quitter la table
leave-about = Un robot continue ; la place reste la vôtre.
resign = Abandonner
resign-sure = Oui, j’abandonne
over-resign = Tous les autres ont abandonné.
over-time = Le temps est écoulé.
rematch = Encore une
rematch-asked = On attend les autres …
rematch-watch = Regarder la partie suivante
replay = Revoir la partie
workshop-back = Retour à l’atelier
workshop-open = Ouvrir ces règles dans l’atelier
hint = Que feriez-vous ?
hint-choice = Choix
hint-chance = Gagner
hint-points = Points
hint-about = Chances de gagner la partie, et vos points après ce tour.
hint-about-points = Vos points après ce tour.
thinking = Je réfléchis …
rule = Règle { $rule }
no-rule = La règle { $rule } n’est pas dans ce livret.
open-book = Ouvrir le livret de règles

## A first turn

coach-step = Premier tour, étape { $step } sur { $steps }
coach-skip = Passer
first-time = Première fois ? La leçon, cinq minutes

## Keys

keys = Touches
key-undo = reprendre
key-hint = que feriez-vous ?
key-chat = conversation
key-help = cette liste
key-close = fermer ce qui est ouvert
key-replay-play = lecture ou pause
key-replay-step = un coup en arrière ou en avant
key-replay-turn = un tour en arrière ou en avant
key-replay-ends = au début ou à la fin
key-replay-speed = plus lent ou plus vite

## Watching and replaying

watch-title = Regarder
watch-lead = Les tables dont les joueurs acceptent des spectateurs.
watch-none = Aucune table ouverte en ce moment. Dressez-en une et laissez-la trouver.
watchers = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
watch-others = Voir d’autres tables
replay-title = Revoir une partie
replay-lead = Un fichier, un lien ou le texte d’une partie.
replay-file = Choisir un fichier
replay-paste = Coller une partie ou un lien
replay-open = Ouvrir
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Arrêter
replay-next = Un coup en avant
replay-last = À la fin
replay-move = Coup { $number } sur { $count }
replay-turn = Tour
replay-turn-number = Tour { $turn }
replay-position = Coup
replay-speed = Vitesse
replay-link = Lien vers cette position
replay-whole = Toute la partie dans un lien
replay-download = Enregistrer la partie
replay-start = Le début
other-record = Ouvrir une autre partie
checks = Vérifier les dés
checks-about = Chaque lancer est recalculé, ici dans votre navigateur.
checks-right = Les { $count } lancers sont bien ceux du secret. Personne n’a touché aux dés.
checks-wrong = { $count ->
    [one] Un lancer n’est pas celui du secret : le coup { $moves }.
   *[other] { $count } lancers ne sont pas ceux du secret : les coups { $moves }.
}
checks-secret-wrong = Le secret n’est pas celui qui a été promis avant la partie.
checks-first-wrong = Celui qui a commencé n’est pas celui du secret.
checks-none = Cette partie ne porte aucune preuve de ses dés.
checks-not-yet = Le secret est dit quand la partie est finie.
checks-cannot = La vérification n’a pas pu se faire ici ; essayez dans un terminal avec « fathoms verify ».

## Rule book

book-title = Livret de règles
book-contents = Sommaire
book-changed = changée ici
book-reconstructed = notre lecture
book-link = Lien vers la règle { $rule }
lesson-soon = La leçon de ce jeu n’est pas encore prête ; le livret de règles dit tout.
lesson-done = Jouons !
lesson-of = Leçon de cinq minutes : { $game }
lesson-progress = Étape { $step } sur { $steps }
lesson-next = Continuer
lesson-nudge = Un choix honnête, mais pas pour cette leçon : essayez ce qu’elle demande.

## Score sheet

score-title = Compter ma table
score-people = Combien de joueurs ?
score-empty = Notez ce que chacun possède : le résultat suit aussitôt.
score-players = Joueurs
score-none = Ce jeu se compte tout seul ; il n’a pas besoin de feuille.
score-clear = Une nouvelle feuille
score-result = Le résultat
more = { $what } : un de plus
less = { $what } : un de moins

## When something goes wrong

trouble-not-found = Il n’y a rien ici
trouble-not-found-about = Cette adresse ne mène nulle part.
trouble-no-table = Cette table n’est plus là
trouble-no-table-about = Le lien n’existe plus ou il est mal recopié. Redemandez-le, ou dressez votre propre table.
trouble-used = Cette invitation a servi
trouble-used-about = Quelqu’un s’est déjà assis avec elle. Demandez un autre lien, ou regardez.
trouble-full = La table est pleine
trouble-full-about = Toutes les places sont prises ; regardez une autre table ou dressez la vôtre.
trouble-record = Cette partie n’est pas valable
trouble-record-about = Elle ne peut pas être rejouée telle quelle.
trouble-newer = Ceci vient d’une version plus récente
trouble-newer-about = Il faut mettre le serveur à jour pour l’ouvrir.
trouble-gone = Le serveur ne répond pas
trouble-gone-about = Rien n’est perdu. Réessayez dans un instant.
trouble-rate = Trop à la fois
trouble-rate-about = Attendez un peu, puis réessayez.
trouble-forbidden = Ce n’est pas permis ici
trouble-forbidden-about = Demandez à qui vous a donné le lien.
trouble-other = Quelque chose n’a pas marché
trouble-other-about = Ce n’est pas votre faute. Rien n’est perdu.
