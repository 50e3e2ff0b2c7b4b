# Le serveur : ce qu’il refuse et pourquoi, ses réglages, et la page simple.

## Requêtes

not-json = Ce n’est pas du JSON valide ; envoyez une valeur JSON.
request-bad = La requête n’a pas la forme attendue ; voir /api/openapi.json.
field-bad = « { $field } » n’est pas valide ; voir /api/openapi.json.
field-unknown = Il n’y a pas de champ « { $field } » ici ; retirez-le.
field-required = Il manque « { $field } » ; ajoutez-le.
query-missing = L’adresse n’a pas de « { $name } » ; ajoutez-le après le point d’interrogation.
too-large = C’est trop grand ; la limite est de { $most } ko.
too-slow = La requête n’est pas arrivée en entier ; renvoyez-la.
key-unknown = Cette clé n’est pas connue ici, ou a été oubliée ; ce qui est sur cet appareil reste, et vous pouvez créer une nouvelle clé.
key-guesses = Trop de clés inconnues sont venues d’ici ; attendez un peu et réessayez, on peut jouer sans clé.
key-missing = Il faut une clé ; choisissez « Garder mes parties » pour en créer une, ou entrez la vôtre.
no-page = Cette page n’est pas montrée aux autres ; demandez à la personne.
too-often = Trop de requêtes à la fois ; attendez un instant et réessayez.
busy = Le serveur est occupé, ou il y a trop de requêtes d’ici ; attendez un instant et réessayez.
no-path = Il n’y a rien à { $path } ; vérifiez l’adresse.
no-method = { $method } n’est pas permis ici ; utilisez { $known }.
no-table = Cette table n’existe pas ; vérifiez le lien.
origin = Les pages d’autres sites n’en ont pas le droit ; ouvrez Fathoms à sa propre adresse.
host = Ce serveur ne connaît pas le nom « { $host } » ; ouvrez-le par son adresse IP, ou démarrez-le avec --public-url http://{ $host }.
metrics-closed = Les mesures ne sont accessibles que depuis la machine du serveur.
broken = Une erreur s’est produite dans Fathoms ; réessayez, et prévenez l’hôte si cela continue.
closing = Le serveur démarre ou s’arrête ; réessayez dans un instant.

## Règles et relectures

rules-no-game = Indiquez le jeu de ces règles ; seul un code de partage contient le sien.
rules-other-game = Ce code est pour { $other }, pas pour { $game } ; prenez des règles du même jeu.
no-rules = « { $text } » n’est pas un jeu de règles ; prenez l’un de { $known }, un code de partage, ou les champs qui changent.
replay-hidden = Cette partie n’est pas terminée et certains coups sont encore secrets ; regardez sa table, ou revenez quand elle sera terminée.
replay-seat = Il n’y a pas de place { $seat } dans cette partie ; les places vont de 0 à { $last }.

## Tables en direct

no-hello = Aucun « hello » n’est arrivé et la connexion a été fermée ; reconnectez-vous et envoyez d’abord « hello ».
hello-first = Envoyez d’abord « hello » pour rejoindre la table.
binary = Les messages sont du texte ; envoyez le JSON comme texte.
too-fast = Trop de messages ; le dernier a été ignoré, attendez un instant et renvoyez-le.
too-many-connections = Il y a trop de connexions d’ici ; fermez-en et revenez.

## Réglages

config-unreadable = Les réglages de { $path } sont illisibles : { $reason }.
config-not-toml = Les réglages de { $path } ne sont pas du TOML : { $reason }.
setting-unknown = Il n’y a pas de réglage « { $name } » ; les réglages sont { $known }.
variable-unknown = La variable d’environnement { $name } n’est pas un réglage ; vouliez-vous { $close } ?
setting-bad = { $name } ne peut pas être { $value } ; il faut { $takes }.
setting-url = { $name } ne peut pas être « { $value } » ; il faut une adresse qui commence par http:// ou https://.
setting-proxy = « { $value } » n’est pas l’adresse d’un proxy ; écrivez-la comme 10.0.0.1 ou 10.0.0.0/8.
takes-seconds = un nombre de { $least } à { $most }
workers-need-bus = { $workers } processus ont besoin de Redis pour communiquer ; ajoutez --redis-url, ou retirez --workers.
port-taken = Le port { $port } est déjà utilisé ; arrêtez le programme qui l’utilise, ou choisissez un autre port avec --port.
port-forbidden = Vous n’avez pas le droit d’utiliser le port { $port } ; choisissez-en un au-dessus de 1023 avec --port.
host-not-here = Cette machine n’a pas l’adresse { $host } ; choisissez-en une autre avec --host.
cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.

## La page simple

page-about = Des jeux de trésors sous-marins, de deux à cinq joueurs. Ce serveur héberge leurs tables.
page-join = Rejoindre une table depuis un terminal
page-play = Jouer seul
page-no-client = Le jeu dans le navigateur n’est pas compris dans cette installation ; le terminal a tout.
