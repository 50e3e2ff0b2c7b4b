# The browser: pages, buttons, what goes wrong on the way.

title = Fathoms
skip = Aller au jeu
close = Fermer
coming = Un instant…
language = Langue
light = Apparence : { $light ->
    [light] claire
    [dark] sombre
   *[auto] comme l’appareil
}
to-home = Accueil
try-again = Réessayer
moves = Ce que vous pouvez faire
move-done = C’est tout : { $move }
move-back = Retour
copy = Copier
copied = Copié.
share = Partager
qr = Code QR
qr-label = Code QR : { $title }
send = Envoyer
table = Table de jeu

## Home

home-lead = Deux jeux de trésors sous la mer. Sans inscription.
play-now = Jouer
play-now-label = Jouer : { $game }
how-strong = Quel niveau pour les robots ?
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
with-friends-about = Choisissez les places, les robots et les règles, puis envoyez un lien.
around = Sur un seul écran
around-about = À plusieurs sur le même appareil ; les coffres restent secrets.
watch-replay = Regarder ou revoir
watch-replay-about = Suivez une partie en cours ou revoyez une partie.
puzzles = Énigmes
puzzles-about = Une décision à prendre ; une nouvelle chaque jour.
replay-any = Revoir une partie
replay-any-about = Ouvrez une partie à partir d’un lien ou d’un fichier.
rule-book = Livret de règles
rule-book-about = Chaque règle avec son numéro, en trois langues.
score-table = Compter les points
score-table-about = La feuille de score pour le jeu en boîte.
workshop = Atelier
workshop-about = Changez les règles, voyez l’effet, partagez-les.
daily = La plongée du jour
daily-about = Une partie par jour, la même pour tous
my-games = Mes parties
my-games-about = Parties, résultats et règles, sur tous vos appareils.
my-games-here = Mes parties
my-games-here-about = Parties, résultats et règles sur cet appareil.
lesson = Leçon de cinq minutes
continue = Continuer
lesson-about = Apprenez en jouant.
recent = Parties récentes sur cet appareil
on-device = sur cet appareil
forget = Retirer de la liste
ways = Façons de jouer
without-network = Aussi sans réseau
without-network-about = Gardez les jeux sur cet appareil, pour le train ou le bateau.
without-network-kept = Les jeux sont sur cet appareil : ils n’ont plus besoin du réseau.
no-server = Le serveur ne répond pas. Vos parties reprendront à son retour.
no-house = Les jeux n’ont pas pu démarrer. Vérifiez le réseau, puis réessayez.

## Opening a table

which-game = Quel jeu ?
open-title = Jouer entre amis
open-lead = Créez une table. Vous recevez un lien pour chaque ami.
around-title = Sur un seul écran
around-lead = Qui joue ? Chaque joueur prend une place sur cet appareil.
seats = Places
seat-number = Place { $number }
seat-you = Vous
seat-friend = Un ami, par lien
seat-none = Personne
seat-person = Un joueur ici
bot-seat = Robot : { $name }
add-seat = Ajouter une place
remove-seat = Retirer la place { $number }
rule-set = Règles
my-rules = Mes règles
rules-given = Règles du lien
box-in-use = Vous jouez avec les valeurs de votre boîte
box-not-in-use = Les valeurs de votre boîte sont désactivées
box-off = Désactiver
box-on = Activer
box-ask = Quelles valeurs pour les trésors ?
box-ask-lead = Nous connaissons les règles du jeu en boîte, mais pas les valeurs imprimées sur ses trésors : les nôtres sont une reconstitution. Saisissez celles de votre boîte une fois, et cet appareil les garde.
box-type = Saisir les valeurs de ma boîte
box-ours = Utiliser les valeurs de Fathoms
clock = Pendule
clock-none = Sans pendule
clock-quick = 5 minutes chacun, +5 secondes par coup
clock-easy = 15 minutes chacun, +10 secondes par coup
clock-slow = Un jour par coup
listed = Tout le monde peut trouver et regarder cette table
hints-allowed = Autoriser les conseils
name-here = Nom
open-table = Créer la table
begin = Commencer
your-name = Votre nom

## Invites

invited = Vous êtes invité
invited-by = À la table : { $names }.
sit-down = Rejoindre la table
only-watch = Regarder seulement
invite-for = Lien pour l’ami { $number }
invite-once = Chaque lien sert à une personne, une seule fois.
waiting = En attente des autres joueurs
waiting-title = La table est prête
waiting-others = La partie commence quand tout le monde est là.
start-with-bots = Commencer, avec des robots en attendant
watch-link = Lien pour les spectateurs

## Before the game

send-invite = Envoyer l’invitation
invite-title = Venez jouer à { $game }
invite-copied = Le lien est copié : collez-le à vos amis.
anyone-sits = Toute personne qui a ce lien peut s’asseoir
table-link = Lien de la table
link-each = Un lien pour chaque ami
your-colour = Votre couleur
other-colour = Autre couleur pour la place { $number }
who-begins = Qui commence ?
begins-draw = Le tirage au sort
begins-draw-told = Le sort dira qui commence.
begins-told = { $name } commence.
seat-is-free = Une place est libre
watching = Vous regardez.
watching-ask = Pour jouer, demandez une invitation à { $names }.
house-rules = Les règles de cette table
book-here = Le livret de cette table
understood-sit = Compris, rejoindre la table

## At the table

game-over = Partie terminée
dice-fall = Les dés roulent…
players = Joueurs
hours = { $hours } h
seat-free = Place libre
seat-bot = robot
seat-stand-in = un robot joue
seat-here = présent
seat-away = absent
seat-resigned = a abandonné
seat-timed-out = temps écoulé
fill = Laisser un robot jouer pour { $name }
lost = Connexion perdue. Reconnexion…
not-sent = Rien n’a été envoyé : pas de connexion. Réessayez quand elle sera revenue.
not-answered = La connexion s’est coupée avant la réponse. Vérifiez si c’est fait ; sinon, réessayez.
why = Pourquoi ?
tap-late = Trop tard : la partie a continué.
log-of = { $name } :
undo = Annuler
undo-asked = { $name } voudrait annuler son dernier coup.
agree = D’accord
decline = Non
bot-plays-for-you = Un robot joue à votre place.
take-back-seat = Je suis de retour
hold-to-see = { $name } : maintenez pour voir vos secrets
chat = Discussion
chat-unread = { $count ->
    [0] Discussion
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
chat-empty = Aucun message pour l’instant.
chat-line = Écrivez un message
a-watcher = Un spectateur
mute-title = Masquer des messages
mute = Masquer { $name }
mute-watchers = Masquer tous les spectateurs
menu = Menu
sound = Sons
turn-alert = Me prévenir quand c’est mon tour
shortcuts = Touches à une seule lettre
less-motion = Réduire les animations
show-text-board = Afficher la table en texte
text-board = La table en texte
other-device = Continuer sur un autre appareil
other-device-about = Ce lien est votre place. Ne le partagez pas.
leave = Quitter la table
leave-about = Un robot prend le relais ; vous pouvez revenir à votre place quand vous voulez.
resign = Abandonner
resign-sure = Oui, j’abandonne
over-resign = Tous les autres ont abandonné.
over-time = Temps écoulé.
rematch = Rejouer
rematch-asked = En attente des autres…
rematch-watch = Regarder la partie suivante
replay = Revoir la partie
workshop-back = Retour à l’atelier
workshop-open = Ouvrir ces règles dans l’atelier
hint = Conseil
hint-choice = Option
hint-chance = Victoire
hint-points = Points
hint-about = Vos chances de gagner la partie et vos points après ce tour.
hint-about-points = Vos points après ce tour.
thinking = Réflexion…
rule = Règle { $rule }
no-rule = Ce livret n’a pas de règle { $rule }.
open-book = Ouvrir le livret de règles

## A first turn

coach-step = Premier tour, étape { $step } sur { $steps }
coach-skip = Passer
first-time = Première fois ? La leçon, cinq minutes

## Keys

keys = Touches
key-undo = annuler
key-hint = conseil
key-chat = discussion
key-help = cette liste
key-close = fermer le panneau ouvert
key-replay-play = lecture ou pause
key-replay-step = coup précédent ou suivant
key-replay-turn = tour précédent ou suivant
key-replay-ends = début ou fin
key-replay-speed = ralentir ou accélérer

## Watching and replaying

watch-title = Regarder
watch-lead = Les tables ouvertes aux spectateurs.
watch-none = Aucune table ouverte en ce moment. Créez-en une et laissez les autres regarder.
watchers = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
watch-this = Regarder cette table
watch-others = Voir d’autres tables
replay-title = Revoir une partie
replay-lead = Ouvrez un fichier, un lien ou le texte d’une partie.
replay-file = Choisir un fichier
replay-paste = Coller une partie ou un lien
replay-open = Ouvrir
replay-first = Début
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = Fin
replay-move = Coup { $number } sur { $count }
replay-turn = Tour
replay-turn-number = Tour { $turn }
replay-position = Coup
replay-speed = Vitesse
replay-link = Lien vers cette position
replay-whole = Lien vers la partie entière
replay-download = Enregistrer la partie
replay-start = Début
other-record = Ouvrir une autre partie
checks = Vérifier les dés
checks-about = Chaque lancer est recalculé, ici dans votre navigateur.
checks-right = Les { $count } lancers correspondent au secret. Personne n’a modifié les dés.
checks-wrong = { $count ->
    [one] Un lancer ne correspond pas au secret : le coup { $moves }.
   *[other] { $count } lancers ne correspondent pas au secret : les coups { $moves }.
}
checks-published = Le secret découle de la date par la règle publiée.
checks-secret-wrong = Le secret ne correspond pas à celui annoncé avant la partie.
checks-first-wrong = Le premier joueur ne correspond pas au secret.
checks-part = Les coups { $from } à { $to } ont été joués d’un trait, avec leur propre secret.
checks-unknown = Leurs dés ne peuvent pas être vérifiés : cette partie n’a pas de preuve, ou son secret n’était pas encore publié.
checks-none = Cette partie ne contient pas de preuve de ses dés.
checks-not-yet = Le secret est publié à la fin de la partie.
checks-not-yet-today = Le secret d’un jour est ouvert à minuit UTC, une fois le jour passé ; on pourra alors le vérifier ici.
checks-cannot = La vérification n’a pas pu se faire ici. Essayez « fathoms verify » dans un terminal.

## Rule book

book-title = Livret de règles
book-contents = Sommaire
book-changed = modifiée
book-marks = Ce que disent les marques
book-link = Lien vers la règle { $rule }
lesson-soon = Ce jeu n’a pas encore de leçon. Le livret de règles explique tout.
lesson-done = Jouer
lesson-of = Leçon de cinq minutes : { $game }
lesson-progress = Étape { $step } sur { $steps }
lesson-next = Continuer
lesson-nudge = Bon choix, mais pas pour cette leçon. Essayez ce qu’elle demande.

## Score sheet

score-title = Compter les points
score-people = Combien de joueurs ?
score-empty = Indiquez ce que possède chaque joueur. Le résultat s’affiche aussitôt.
score-players = Joueurs
score-none = Ce jeu n’a pas besoin de feuille de score.
score-gone = Sans connexion, rien n’est compté ; ce que vous saisissez reste sur cet appareil.
score-clear = Nouvelle feuille
score-result = Résultat
more = { $what } : un de plus
less = { $what } : un de moins

## When something goes wrong

trouble-no-invite = Cette invitation n’est pas valable
trouble-no-invite-about = Elle est incomplète, ou destinée à une autre table. Redemandez le lien entier, ou regardez.
trouble-not-found = Page introuvable
trouble-not-found-about = Il n’y a rien à cette adresse.
trouble-no-table = Cette table n’existe plus
trouble-no-table-about = Le lien a expiré ou il est incomplet. Redemandez-le, ou créez votre propre table.
trouble-used = Cette invitation a déjà servi
trouble-used-about = Quelqu’un l’a déjà utilisée. Demandez un autre lien, ou regardez la partie.
trouble-full = La table est pleine
trouble-full-about = Toutes les places sont prises. Regardez une autre table ou créez la vôtre.
trouble-record = Cette partie n’est pas valable
trouble-record-about = Elle ne peut pas être rejouée.
trouble-newer = Cela vient d’une version plus récente de Fathoms
trouble-newer-about = Le serveur doit être mis à jour pour l’ouvrir.
trouble-gone = Le serveur ne répond pas
trouble-gone-about = Rien n’est perdu. Réessayez dans un instant.
trouble-not-started = Les jeux n’ont pas pu démarrer
trouble-not-started-about = Rien n’est perdu. Vérifiez le réseau, puis réessayez.
trouble-rate = Trop de demandes
trouble-rate-about = Attendez un peu, puis réessayez.
trouble-forbidden = Ce n’est pas autorisé ici
trouble-forbidden-about = Demandez à la personne qui vous a envoyé le lien.
trouble-other = Une erreur s’est produite
trouble-other-about = Ce n’est pas votre faute, et rien n’est perdu.
