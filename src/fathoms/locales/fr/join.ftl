# S’asseoir à une table d’un serveur : les liens, la connexion, ce que font les autres.

no-address = « { $text } » n’est pas l’adresse d’une table ; elle ressemble à http://HÔTE/table/ID.
damaged-link = Le lien est abîmé après son « # » ; copiez-le encore, en entier.
unreachable = Le serveur { $host } est injoignable ({ $reason }) ; vérifiez l’adresse ou réessayez plus tard.
not-fathoms = Ce qui répond à { $host } ne parle pas comme un serveur Fathoms ; vérifiez l’adresse.
server-says = Le serveur dit : { $message }
which-link = Dites à quelle table aller : son lien, tel que vous l’a envoyé la personne qui vous invite.
which-name = Dites qui vous êtes avec --name, en 1 à { $most } lettres.
your-name = Votre nom :
unknown-game = Ce Fathoms ne connaît pas le jeu « { $game } » ; installez-en un plus récent.
said = { $message }

## La connexion

not-connected = Il n’y a pas de connexion en ce moment ; réessayez dans un instant.
reconnecting = La connexion est coupée ; nouvel essai…
lost-on-the-way = La connexion a été coupée avant la réponse du serveur ; recommencez.
no-answer = Le serveur ne répond pas ; recommencez.

## À la table

waiting = On attend que tout le monde soit assis.
seat-free = { $name } : encore libre
seat-here = { $name } : présent
seat-away = { $name } : pas encore là
seat-bot = { $name } : un robot
dice-fall = Les dés tombent…
time = { $prompt } (reste { $time })
start = commencer avec des robots
talk = parler
talk-prompt = À tous :
send = envoyer
never-mind = laisser
resign = abandonner
resign-sure = Abandonner la partie ? On ne pourra pas revenir en arrière.
back = reprendre votre place
fill = laisser un robot jouer pour { $name }
agree = d’accord
disagree = non
undo-wish = { $name } voudrait reprendre le dernier coup.
undo-asked = On demande aux autres si vous pouvez le reprendre.
again = rejouer
over-resign =
    { $count ->
        [one] { $names } abandonne.
       *[other] { $names } abandonnent.
    }
over-time =
    { $count ->
        [one] { $names } n’a plus de temps.
       *[other] { $names } n’ont plus de temps.
    }
over-resign-you =
    { $count ->
        [one] Vous abandonnez.
       *[other] { $names } abandonnez.
    }
over-time-you =
    { $count ->
        [one] Vous n’avez plus de temps.
       *[other] { $names } n’avez plus de temps.
    }
help =
    À cette table, qui est sur un serveur :
      t  parler à tout le monde
      u  reprendre votre dernier coup, si rien n’a été révélé et si les autres sont d’accord
      x  abandonner la partie
      q  partir ; votre place reste à vous, et le même lien vous y ramène
    Les dés tombent d’eux-mêmes ; les coups des autres apparaissent dès qu’ils sont joués.

## Partir

left = Vous êtes parti ; votre place reste à vous.
watched = Vous ne regardez plus.
ended = Le serveur a mis fin à la connexion.
input-ended = L’entrée s’est terminée avant la partie ; votre place reste à vous.
input-useless = L’entrée n’a plus de sens, vous partez donc ici ; votre place reste à vous.
come-back = Pour revenir : { $command }
other-promise = À votre arrivée, le serveur avait promis un autre secret que maintenant.
share-missing = Ce que votre programme a mêlé aux dés n’est pas dans la partie.
