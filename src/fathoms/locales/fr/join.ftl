# S’asseoir à une table d’un serveur : les liens, la connexion, ce que font les autres.

no-address = « { $text } » n’est pas l’adresse d’une table ; elle ressemble à http://HÔTE/table/ID.
damaged-link = Le lien est abîmé après son « # » ; copiez-le à nouveau en entier.
unreachable = Le serveur { $host } est injoignable ({ $reason }) ; vérifiez l’adresse ou réessayez plus tard.
not-fathoms = Le serveur { $host } n’est pas un serveur Fathoms ; vérifiez l’adresse.
server-says = Le serveur dit : { $message }
which-link = Donnez le lien de la table à rejoindre, tel que vous l’avez reçu.
which-name = Donnez votre nom avec --name, en 1 à { $most } lettres.
your-name = Votre nom :
house-rules = Cette table a ses propres règles ; ce qui change :
understood = Compris ? Appuyez sur Entrée pour vous asseoir.
unknown-game = Cette version de Fathoms ne connaît pas le jeu « { $game } » ; installez-en une plus récente.
said = { $message }

## La connexion

not-connected = Il n’y a pas de connexion en ce moment ; réessayez dans un instant.
reconnecting = Connexion perdue. Reconnexion…
lost-on-the-way = La connexion a été perdue avant la réponse du serveur ; recommencez.
no-answer = Le serveur ne répond pas ; recommencez.

## À la table

waiting = En attente des autres joueurs.
seat-free = { $name } : encore libre
seat-here = { $name } : présent
seat-away = { $name } : pas encore là
seat-bot = { $name } : un robot
dice-fall = Les dés roulent…
time = { $prompt } (reste { $time })
start = commencer avec des robots
talk = discuter
talk-prompt = Message à tous :
send = envoyer
never-mind = annuler
resign = abandonner
resign-sure = Abandonner la partie ? C’est définitif.
back = reprendre votre place
fill = laisser un robot jouer pour { $name }
agree = d’accord
disagree = non
undo-wish = { $name } voudrait annuler le dernier coup.
undo-asked = On demande aux autres joueurs si vous pouvez l’annuler.
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
      t  discuter avec tout le monde
      u  annuler votre dernier coup, si rien n’a été révélé et si les autres sont d’accord
      x  abandonner la partie
      q  quitter ; votre place reste à vous, et le même lien vous y ramène
    Le serveur lance les dés ; les coups des autres apparaissent dès qu’ils sont joués.
    Quand la partie est terminée, v montre son analyse.

## Partir

left = Vous avez quitté la table ; votre place reste à vous.
watched = Vous ne regardez plus.
ended = Le serveur a mis fin à la connexion.
input-ended = L’entrée s’est terminée avant la partie ; votre place reste à vous.
input-useless = L’entrée n’est plus compréhensible, vous quittez donc la table ; votre place reste à vous.
come-back = Pour revenir : { $command }
other-promise = Le serveur montre maintenant un autre secret que celui annoncé à votre arrivée.
share-missing = Ce que votre programme a ajouté aux dés n’est pas dans la partie.
