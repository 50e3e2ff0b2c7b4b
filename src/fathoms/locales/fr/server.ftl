# Le serveur : ce qu’il refuse et pourquoi, ses réglages, et la page simple.

## Requêtes

not-json = Ce n’est pas du JSON lisible ; envoyez une valeur JSON.
request-bad = La requête n’a pas la bonne forme ; /api/openapi.json dit ce qui est attendu.
field-bad = « { $field } » est illisible ; /api/openapi.json dit ce qui est attendu.
field-unknown = Il n’y a pas de champ « { $field } » ici ; retirez-le.
field-required = « { $field } » manque ; ajoutez-le.
query-missing = Il manque « { $name } » à l’adresse ; ajoutez-le après le point d’interrogation.
too-large = C’est trop grand ; { $most } ko sont acceptés au plus.
too-slow = La requête n’est pas arrivée entière ; renvoyez-la.
too-often = Trop de requêtes à la fois ; attendez un instant et réessayez.
busy = Trop de monde demande la même chose en ce moment, ou trop de demandes viennent d’ici ; attendez un instant et réessayez.
no-path = Il n’y a rien à { $path } ; vérifiez l’adresse.
no-method = { $method } ne marche pas ici ; utilisez { $known }.
no-table = Cette table n’existe pas ; vérifiez le lien.
origin = Une page d’un autre site n’en a pas le droit ; ouvrez Fathoms à sa propre adresse.
host = Ce serveur n’est pas connu sous le nom « { $host } » ; ouvrez-le par son adresse IP, ou démarrez-le avec --public-url http://{ $host }.
metrics-closed = Ces chiffres sont réservés à la machine de l’hôte ; demandez-les là-bas.
broken = Quelque chose s’est cassé dans le serveur ; réessayez, et prévenez l’hôte si cela continue.
closing = Le serveur démarre ou s’arrête ; revenez dans un instant.

## Règles et relectures

rules-no-game = Dites à quel jeu sont ces règles ; seul un code de partage nomme le sien.
rules-other-game = Ce code est pour { $other }, pas pour { $game } ; prenez des règles du même jeu.
no-rules = « { $text } » n’est pas un jeu de règles ; prenez l’un de { $known }, un code de partage, ou les champs qui changent.
replay-hidden = Cette partie n’est pas finie et certains coups sont encore secrets ; suivez sa table, ou revenez quand elle sera terminée.
replay-seat = Il n’y a pas de place { $seat } dans cette partie ; les places vont de 0 à { $last }.

## Tables en direct

no-hello = Personne n’a dit bonjour et la connexion a été fermée ; revenez et dites d’abord bonjour.
hello-first = Dites d’abord bonjour ; la table vous sera alors ouverte.
binary = Les messages sont du texte ; envoyez le JSON comme texte.
too-fast = C’était trop rapide ; le dernier message n’a pas été entendu, attendez un instant et renvoyez-le.
too-many-connections = Il y a trop de connexions d’ici ; fermez-en et revenez.

## Réglages

config-unreadable = Les réglages de { $path } sont illisibles : { $reason }.
config-not-toml = Les réglages de { $path } ne sont pas du TOML : { $reason }.
setting-unknown = Il n’y a pas de réglage « { $name } » ; les réglages sont { $known }.
variable-unknown = L’environnement contient { $name }, qui n’est pas un réglage ; vouliez-vous { $close } ?
setting-bad = { $name } ne peut pas être { $value } ; il faut { $takes }.
setting-url = { $name } ne peut pas être « { $value } » ; il faut une adresse qui commence par http:// ou https://.
setting-proxy = « { $value } » n’est pas l’adresse d’un mandataire ; écrivez-la comme 10.0.0.1 ou 10.0.0.0/8.
takes-seconds = un nombre de { $least } à { $most }
workers-need-bus = { $workers } processus ne peuvent pas s’informer sans Redis ; ajoutez --redis-url, ou retirez --workers.
port-taken = Le port { $port } est pris ; arrêtez ce qui l’utilise, ou choisissez-en un autre avec --port.
port-forbidden = Le port { $port } ne vous est pas permis ; choisissez-en un au-dessus de 1023 avec --port.
host-not-here = Cette machine n’a pas l’adresse { $host } ; choisissez-en une autre avec --host.
cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.

## La page simple

page-about = Des jeux de trésors sous-marins, de deux à cinq. Ce serveur garde leurs tables.
page-join = Rejoindre une table depuis un terminal
page-play = Jouer de votre côté
page-no-client = Le jeu de navigateur n’est pas compris dans cette installation ; le terminal a tout ce qu’il faut.
