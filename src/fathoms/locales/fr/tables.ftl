# Les tables d’un serveur : ce qu’on ne peut pas y faire, et pourquoi.

no-table = Cette table n’existe pas ; vérifiez le lien, ou demandez-en un nouveau à qui vous l’a envoyé.
unreadable = Cette table est illisible : elle est endommagée, ou vient d’une autre version de Fathoms. Ouvrez-en une autre, ou prévenez la personne qui tient le serveur.
closed = Cette table a été fermée, car personne n’y est venu depuis longtemps ; ouvrez-en une autre.
no-seat = Cette clé ne tient aucune place ici ; revenez à la page par laquelle vous êtes venu, ou regardez sans elle.
no-such-seat = Il n’y a pas de place { $seat } à cette table ; choisissez-en une parmi celles qu’on voit.
no-invite = Cette invitation n’est pas pour cette table ; redemandez le lien entier.
invite-used = Cette invitation a déjà servi ; demandez-en une autre à qui a ouvert la table.
too-many-windows = Votre place est déjà ouverte dans { $most } fenêtres ; fermez-en une, puis rechargez celle-ci.
full = Cette table a déjà ses { $most } visiteurs ; revenez un peu plus tard.
too-many-tables =
    { $most ->
        [one] Vous avez ouvert une table en une heure ; finissez-la, ou attendez un peu.
       *[other] Vous avez ouvert { $most } tables en une heure ; finissez-en une, ou attendez un peu.
    }

no-rules = Aucunes règles ne s’appellent « { $name } » ; il y a { $known }, ou un code qui commence par F1-.
rules-other-game = Ces règles sont pour { $other }, et la table pour { $game } ; choisissez des règles de { $game }.
name = Cela ne peut pas être un nom ici ; prenez de 1 à { $most } lettres visibles.
name-taken = Quelqu’un à cette table s’appelle déjà { $name } ; choisissez un autre nom.
name-alike = { $name } ressemble à { $other }, qui est déjà à cette table ; choisissez un autre nom.

not-begun = La partie n’a pas encore commencé ; elle commence quand tout le monde est là.
begun = La partie a déjà commencé ; continuez.
start-opener = Seul qui a ouvert la table peut commencer sans les autres ; patientez un instant.
over = La partie est finie ; rejouez, ou ouvrez une autre table.
not-over = La partie n’est pas encore finie ; vous pourrez rejouer ensuite.
stale = La table a changé entre-temps ; regardez encore et choisissez de nouveau.
not-your-turn = Ce n’est pas votre tour ; attendez qu’il vienne.
bot-plays = Un robot joue pour vous ; reprenez d’abord votre place.
time-over = Votre temps est écoulé.
watching = Vous regardez ; pour participer il vous faut une place.
out = Vous avez abandonné cette partie et un robot continue ; revenez pour la revanche.
left-already = Vous vous êtes déjà levé ; reprenez votre place quand vous voulez.
not-left = Vous avez votre place ; aucun robot ne joue pour vous.
fill-nobody = Aucun robot ne peut prendre cette place ; choisissez une personne absente.
fill-present =
    { $seconds ->
        [one] Cette personne peut encore revenir ; redemandez dans une seconde.
       *[other] Cette personne peut encore revenir ; redemandez dans { $seconds } secondes.
    }
undo-nothing = Il n’y a rien à reprendre ; ce que les dés ont décidé reste.
undo-revealed = Ce coup a montré quelque chose de nouveau ; on ne peut pas le reprendre.
undo-not-yours = Le dernier coup n’était pas le vôtre ; demandez à qui l’a joué.
undo-no-wish = Personne ne demande à reprendre un coup.
no-hints = Il n’y a pas de conseils à cette table ; fiez-vous à vos yeux.
hint-busy = Un conseil arrive ; attendez-le.
chat = Cette ligne ne peut pas partir ; écrivez de 1 à { $most } lettres visibles.
chat-minute = Vous avez écrit { $most } lignes en une minute ; attendez un peu avant la suivante.
chat-day = Votre place a écrit { $most } lignes en un jour, la limite est atteinte ; reprenez demain.
chat-day-watchers = Les spectateurs de cette table ont écrit { $most } lignes en un jour, la limite est atteinte ; reprenez demain.
mute-self = C’est votre propre voix ; faites taire quelqu’un d’autre.
hello-twice = Vous avez déjà dit bonjour ; continuez par un coup.
not-saved = Impossible d’enregistrer à l’instant, donc rien ne s’est passé ; réessayez dans un moment.
goodbye = Le serveur s’arrête un instant ; vous serez ramené tout seul, et rien n’est perdu.
bot-cannot = Le robot { $bot } ne peut pas jouer à cette table sur ce serveur ; choisissez-en un autre.
no-such-move = Ce coup n’existe pas : la partie en est au coup { $moves }.
