# Les tournois : erreurs, compte rendu au terminal, et la page.

two = { $count ->
    [0] Personne n’est inscrit ; nommez au moins deux participants avec --entrants. Les robots sont { $known }.
   *[other] Un seul participant n’a personne à affronter ; nommez-en au moins deux avec --entrants. Les robots sont { $known }.
}
entrant-empty = Un participant est vide dans « { $text } » ; séparez-les par une seule virgule.
no-entrant = « { $text } » n’est pas un participant ; nommez un des robots { $known }, une classe comme module:Classe, ou un programme comme prog:./programme.
name-twice = Deux participants s’appellent { $name } ; donnez à chacun son propre nom.
name-bad = « { $name } » ne peut pas être un nom ; prenez au plus { $most } lettres imprimables.
program-unreadable = Les guillemets de « { $text } » ne se ferment pas ; écrivez la commande comme dans un terminal.
program-missing = Il n’y a pas de programme { $program } ; vérifiez son nom, ou écrivez son chemin entier.
program-not-executable = { $program } n’est pas exécutable ; permettez-le (chmod +x), ou nommez son interpréteur devant.
program-refused = { $name } n’a pas pu démarrer : { $reason }.
class-broken = { $given } ne peut pas jouer : { $line }
class-slow = { $given } n’était pas prêt à temps ; regardez ce qu’il fait quand on l’importe et le crée.
swiss-few = Un tournoi suisse demande au moins autant de participants que de places à une table ({ $players }) ; il y en a { $entrants }.
no-format = Il n’y a pas de formule « { $format } » ; prenez { $known }.
rounds-unwanted = Seul un tournoi suisse a des rondes ; ajoutez --format swiss, ou laissez --rounds de côté.
no-time = Avec --time 0 personne ne pourrait rien décider ; accordez quelques secondes.
nothing-played = Le tournoi a été interrompu avant la fin de sa première donne ; il n’y a rien à écrire.

## Le compte rendu

head-rank = #
head-entrant = Participant
head-points = Points
head-buchholz = Rivaux
head-rating = Cote
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
played-round-robin = { $games } parties à des tables de { $players }, tous contre tous avec les mêmes dés à toutes les places ; les intervalles valent à 95 %.
played-swiss = { $games } parties à des tables de { $players }, placées selon le classement, avec les mêmes dés à toutes les places ; les intervalles valent à 95 %.
forfeited = { $name } { $what } dans { $count ->
    [one] une partie
   *[other] { $count } parties
} (d’abord dans la partie { $game }). { $why }
kind-crashed = s’est arrêté net
kind-slow = a été trop lent
kind-silent = n’a jamais rien dit
kind-garbage = a dit ce qui ne peut se lire
kind-illegal = a enfreint les règles
said = Ses mots : « { $line } ».
status = Il a fini avec le statut { $number }.
signal = Le signal { $number } y a mis fin.
withdrawn = { $name } a été retiré après dix forfaits de suite ; ses autres parties n’ont pas été jouées.
note = { $name } : { $note }
endless = { $count ->
    [one] Une partie sans fin a été arrêtée ; tous la partagent.
   *[other] { $count } parties sans fin ont été arrêtées ; tous les partagent.
}
written = Écrit : { $paths }.
broken-off = Interrompu après { $games } parties sur { $planned } ; ce qui a été joué est raconté et écrit.

## La page

title = Tournoi
page-title = Tournoi de { $game }
page-incomplete = Interrompu avant la fin : seules les donnes entières comptent.
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
fact-seed = la graine
system-round-robin = Tous contre tous
system-swiss = Suisse : ceux qui se valent se rencontrent
standing = Le classement
standing-about = Des cotes comme aux échecs : 400 points, c’est dix contre un, et le plus faible est à 1 000. La barre dit où se trouve la cote avec 95 % de certitude.
table = En chiffres
meetings = Qui a battu qui
meetings-about = La part de leurs parties décidées que la ligne a gagnées contre la colonne, et le nombre de parties qu’ils ont eues ensemble.
meeting-cell = { $games ->
    [one] une partie
   *[other] { $games } parties
}
scores = Ce qu’ils ont marqué
scores-about = Combien de fois chaque participant a fini avec combien de points. Le repère est la moyenne.
score-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
margins = À combien près
margins-about = De combien de points le gagnant devançait le meilleur perdant ; 0 est une égalité, partagée ou départagée par une règle.
axis-points = Points d’avance
axis-turns = Tours par partie
lengths = Combien de temps
lengths-about = Le nombre de tours d’une partie.
seats = La place compte-t-elle ?
seats-about = Qui a gagné, selon la place ; la place 1 commence. Chaque table s’est assise dans tous les ordres, la force ne compte donc pas ici. Le trait est ce que donnerait un jeu égal.
seat = Place { $number }
forfeits = Forfaits
forfeits-none = Personne n’a déclaré forfait.
forfeits-about = Qui s’arrête net, se tait, tarde trop, dit ce qui ne peut se lire ou enfreint les règles perd cette partie, et le tournoi continue.
stderr = Ses derniers mots sur la sortie d’erreur
machine = Sur cette machine
machine-about = Le temps pris par décision, et ce que les programmes ont écrit sur la sortie d’erreur. Cela seul change quand on rejoue le tournoi.
machine-mean = Moyenne
machine-slowest = Au plus lent
machine-decisions = Décisions
rounds = Les rondes
round = Ronde { $number }
bye = Exempts de la ronde : { $names }.
notable = Parties à regarder
notable-about = Chacune est un enregistrement : gardez-le, et regardez-le avec fathoms replay ou dans le navigateur.
notable-closest = La plus serrée
notable-clearest = La plus nette
notable-longest = La plus longue
notable-richest = Le plus de points
notable-game = Partie { $number }, { $turns ->
    [one] un coup
   *[other] { $turns } coups
}
notable-save = Garder l’enregistrement
notable-show = Montrer les coups
footer = Joué par Fathoms ; la même graine donne le même tournoi : { $command }
kind-bot = intégré
