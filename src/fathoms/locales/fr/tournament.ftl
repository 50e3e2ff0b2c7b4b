# Les tournois : erreurs, compte rendu au terminal, et la page.

two = { $count ->
    [0] Personne n’est inscrit ; nommez au moins deux participants avec --entrants. Les robots sont { $known }.
   *[other] Un seul participant ne suffit pas ; nommez-en au moins deux avec --entrants. Les robots sont { $known }.
}
entrant-empty = Un participant est vide dans « { $text } » ; séparez-les par une seule virgule.
no-entrant = « { $text } » n’est pas un participant ; nommez un des robots { $known }, une classe comme module:Classe, ou un programme comme prog:./programme.
name-twice = Deux participants s’appellent { $name } ; donnez à chacun un nom différent.
name-bad = « { $name } » ne peut pas être un nom ; prenez au plus { $most } lettres imprimables.
program-unreadable = Les guillemets de « { $text } » ne se ferment pas ; écrivez la commande comme dans un terminal.
program-missing = Il n’y a pas de programme { $program } ; vérifiez son nom, ou donnez son chemin complet.
program-not-executable = { $program } n’est pas exécutable ; rendez-le exécutable (chmod +x), ou mettez son interpréteur devant.
program-refused = { $name } n’a pas pu démarrer : { $reason }.
class-broken = { $given } ne peut pas jouer : { $line }
class-slow = { $given } n’était pas prêt à temps ; regardez ce qu’il fait quand on l’importe et le crée.
swiss-few = Un tournoi suisse demande au moins autant de participants que de places à une table ({ $players }) ; il y en a { $entrants }.
no-format = Il n’y a pas de format « { $format } » ; prenez { $known }.
rounds-unwanted = Seul un tournoi suisse a des rondes ; ajoutez --format swiss, ou retirez --rounds.
no-time = Avec --time 0 personne ne pourrait rien décider ; accordez quelques secondes.
nothing-played = Le tournoi a été interrompu avant la fin de sa première série de parties ; il n’y a rien à écrire.

## Le compte rendu

head-rank = #
head-entrant = Participant
head-points = Points
head-buchholz = Adversaires
head-rating = Classement
head-interval = 95 %
head-games = Parties
head-wins = Victoires
head-forfeits = Forfaits
head-score = Score moyen
rating = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) }
interval = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } à { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
count = { $count }
share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
milliseconds = { NUMBER($ms, maximumFractionDigits: 1) } ms
played-round-robin = { $games } parties à des tables de { $players } : tous contre tous, avec les mêmes dés à toutes les places ; intervalles à 95 %.
played-swiss = { $games } parties à des tables de { $players } : selon le classement, avec les mêmes dés à toutes les places ; intervalles à 95 %.
forfeited = { $name } { $what } dans { $count ->
    [one] une partie
   *[other] { $count } parties
} (d’abord dans la partie { $game }). { $why }
kind-crashed = a planté
kind-slow = a été trop lent
kind-silent = n’a jamais répondu
kind-garbage = a envoyé quelque chose d’illisible
kind-illegal = a enfreint les règles
said = Il a envoyé « { $line } ».
status = Il s’est arrêté avec le code { $number }.
signal = Il a été arrêté par le signal { $number }.
withdrawn = { $name } a été retiré après dix forfaits de suite ; ses autres parties n’ont pas été jouées.
note = { $name } : { $note }
endless = { $count ->
    [one] Une partie sans fin a été arrêtée ; tous la partagent.
   *[other] { $count } parties sans fin ont été arrêtées ; tous les partagent.
}
written = Écrit : { $paths }.
broken-off = Interrompu après { $games } parties sur { $planned } ; les parties jouées sont comptées et écrites.

## La page

title = Tournoi
page-title = Tournoi de { $game }
page-incomplete = Interrompu avant la fin : seules les séries complètes comptent.
fact-entrants = { $count ->
    [one] participant
   *[other] participants
}
fact-games = { $count ->
    [one] partie
   *[other] parties
}
fact-players = { $count ->
    [one] par table
   *[other] par table
}
fact-seconds = { $count ->
    [one] seconde par décision
   *[other] secondes par décision
}
fact-seed = graine
system-round-robin = Tous contre tous
system-swiss = Suisse : les joueurs de niveau proche se rencontrent
standing = Classement
standing-about = Un classement comme aux échecs : 400 points signifient dix contre un, et le plus faible est à 1 000. La barre montre l’intervalle à 95 %.
table = En chiffres
meetings = Qui a battu qui
meetings-about = La part des parties décidées que la ligne a gagnées contre la colonne, et le nombre de parties jouées ensemble.
meeting-cell = { $games ->
    [one] une partie
   *[other] { $games } parties
}
scores = Scores obtenus
scores-about = Combien de fois chaque participant a fini avec combien de points. Le repère est la moyenne.
score-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
margins = Écart à la fin
margins-about = De combien de points le gagnant devançait le meilleur perdant ; 0 est une égalité, partagée ou départagée par une règle.
axis-points = Points d’avance
axis-turns = Tours par partie
lengths = Durée
lengths-about = Le nombre de tours d’une partie.
seats = La place compte-t-elle ?
seats-about = Qui a gagné, selon la place ; la place 1 commence. Chaque groupe a joué dans tous les ordres, la force ne compte donc pas ici. Le trait montre un jeu équilibré.
seat = Place { $number }
forfeits = Forfaits
forfeits-none = Personne n’a déclaré forfait.
forfeits-about = Un participant qui plante, ne répond pas, est trop lent, envoie quelque chose d’illisible ou enfreint les règles perd cette partie, et le tournoi continue.
stderr = Dernières lignes sur la sortie d’erreur
machine = Sur cette machine
machine-about = Le temps pris par décision, et ce que les programmes ont écrit sur la sortie d’erreur. Seule cette partie change quand on rejoue le tournoi.
machine-mean = Moyenne
machine-slowest = Plus lente
machine-decisions = Décisions
rounds = Rondes
round = Ronde { $number }
bye = Exempts de la ronde : { $names }.
notable = Parties à regarder
notable-about = Chacune est une partie enregistrée : téléchargez-la, et revoyez-la avec fathoms replay ou dans le navigateur.
notable-closest = La plus serrée
notable-clearest = La plus nette
notable-longest = La plus longue
notable-richest = Le plus de points
notable-game = Partie { $number }, { $turns ->
    [one] un coup
   *[other] { $turns } coups
}
notable-save = Enregistrer la partie
notable-show = Montrer les coups
footer = Joué par Fathoms ; la même graine donne le même tournoi : { $command }
kind-bot = intégré
