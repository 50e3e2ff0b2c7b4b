# Ce que tout jeu peut avoir à dire : couleurs, listes, et ce qui n’allait pas dans un coup, une partie ou des règles.

list = { $head } et { $last }

error-rule = { $text } (règle { $rule }).
error-move = Coup { $move } : { $text }

you = Vous
colour-green = Vert
colour-blue = Bleu
colour-yellow = Jaune
colour-red = Rouge
colour-violet = Violet
colour-white = Blanc
colour-black = Noir

## Bots pour tous les jeux

bot-random = Aléatoire
bot-random-about = Joue n’importe quel coup permis ; un adversaire facile pour une première partie.

## Tables

seats =
    { $seats ->
        [one] Une seule place ne suffit pas ici ; choisissez de { $least } à { $most } places.
       *[other] On ne peut pas jouer à { $seats } ; choisissez de { $least } à { $most } places.
    }
first = La place { $first } ne peut pas commencer ; dans une partie enregistrée, les places vont de 0 à { $last }.
first-ruled = Avec ces règles, c’est le joueur { $seat } qui commence : laissez les règles désigner la première place.
seat-number = Place { $seat }
begins-told = { $seat ->
    [0] chaque table décide qui commence
   *[other] la place { $seat } commence
}
handicap-begins = La place { $seat } commence.
no-game = Aucun jeu ne s’appelle « { $name } » ; les jeux sont { $known }.
no-bot = Aucun robot ne s’appelle « { $name } » ; les robots sont { $known }.
cannot-fall = Ce lancer est impossible ici ; vérifiez les dés et tapez ce qu’ils montrent.
game-too-long = Après { $most } coups, la partie n’était pas terminée ; choisissez des règles qui finissent plus tôt.

## Parties écrites

not-json = Ce n’est pas du JSON valide ; donnez une partie telle que Fathoms l’écrit.
record-not-object = Une partie doit être un objet JSON ; ceci est autre chose.
record-missing = La partie n’a pas de champ « { $field } » ; ajoutez-le.
record-format = Le format de la partie est { $found } ; Fathoms lit « { $format } ».
record-field = Le champ « { $field } » ne peut pas valoir { $value } ; écrivez-le comme le format le demande.
record-name = { $name } ne peut pas être un nom ; prenez de 1 à { $most } lettres imprimables.
record-names-twice = Deux places portent le même nom ; donnez à chacune un nom différent.
record-too-long = La partie est trop longue ; la limite est de { $most } coups.
result-too-early = La partie a un résultat, mais ses coups ne la terminent pas ; retirez le résultat.
result-differs = Le résultat de la partie est faux ; ses coups donnent les scores { $scores } et les gagnants { $winners }.

## Dés vérifiables

proof-missing = La partie n’a pas de preuve pour ses dés ; celles jouées sur un serveur Fathoms en ont une.
proof-scheme = Les dés ont été tirés avec { $found } ; cette version de Fathoms vérifie { $schemes }.
proof-entropy = La preuve a { $shares } parts pour { $seats } places ; il en faut une par place, vide si le joueur n’a rien donné.
proof-no-secret = Le secret des dés n’est pas encore dans la partie ; vérifiez-la quand elle sera terminée.
proof-no-secret-today = Le secret de ces dés est révélé quand leur jour est fini ; récupérez la partie après minuit UTC et vérifiez-la de nouveau.
origin-move = La partie dit reprendre au coup { $number }, mais { $moves } coups au plus peuvent venir de là ; corrigez ce nombre.
origin-beyond = Il n’y a pas de coup { $number } d’où reprendre ; la partie compte { $moves } coups.
origin-over = La partie est terminée après le coup { $number } ; reprenez à un coup précédent.
origin-deep = Cette partie a été reprise trop de fois ; la limite est de { $most }. Choisissez une partie précédente.

## Règles maison

rules-not-object = Un jeu de règles est un objet JSON avec les champs qui diffèrent ; ceci est autre chose.
rules-unknown = Il n’y a pas de champ « { $field } » ; les plus proches sont { $known }.
rules-field = « { $field } » ne peut pas valoir { $value } ; il faut { $takes }.
takes-one-of = une valeur parmi { $choices }
takes-number = un nombre entier
takes-number-between = un nombre entier de { $least } à { $most }
takes-boolean = true ou false
takes-text = un texte
takes-text-between = un texte de { $least } à { $most } lettres
takes-letters = { $text }, parmi { $letters }
takes-list = une liste de { $least } à { $most } valeurs, chacune étant { $each }
takes-list-exact = une liste de { $count } valeurs, chacune étant { $each }
takes-table = une table dont chaque valeur est { $each }
takes-object = un objet avec les champs { $fields }
takes-anything = n’importe quelle valeur

## Codes à partager

not-a-code = Ce n’est pas un code de partage ; un code commence par { $prefix }.
code-damaged = Ce code de partage est abîmé ; recopiez-le en entier.
code-too-long = Ce code de partage est trop long ; la limite est de { $most } lettres.
code-newer = Ce code de partage vient d’une version plus récente de Fathoms : celle-ci ne connaît pas « { $unknown } » dans { $game } ; mettez Fathoms à jour et réessayez.

## Clés des joueurs

key-length = Une clé a { $length } mots, et il y en a { $count } ici ; tapez-les tous, dans l’ordre.
key-unknown-words = { $count } mots ne sont pas des mots d’une clé : { $words } ; comparez-les avec votre clé.
key-wrong-word = Le mot { $number }, « { $word } », est faux ; d’après les neuf autres, ce doit être « { $meant } ».
key-wrong-words = Plus d’un mot est faux ou à une autre place ; comparez les dix avec votre clé.

needs-lab = Il faut un paquet supplémentaire ; installez-le avec : pip install 'fathoms[lab]'.

## Les jeux de règles en mots, pour l’atelier

yes = oui
no = non
times = { $times } × { $name }
at-place = { $place } : { $value }
each = { $value } de chaque
with-players = à { $players } joueurs
group-all = Toutes les règles
group-others = Autres

## D’où viennent les mots d’une règle

source-elsewhere = autre source
source-elsewhere-about = dit par d’autres sources publiques, pas par les règles imprimées.
source-reading = notre lecture
source-reading-about = notre façon de lire les règles imprimées là où elles laissent une question ouverte.
source-reconstruction = notre reconstitution
source-reconstruction-about = imaginé par nous, car le texte des règles imprimées ne le donne pas. Votre propre jeu de règles peut le remplacer.
source-book-about = Ce qui n’a pas de marque est dit par les règles imprimées.
credits-ours = Fathoms est un projet indépendant : les mots et les dessins de ce livret sont les nôtres.
