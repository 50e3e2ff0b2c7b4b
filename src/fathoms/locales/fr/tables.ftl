# Les tables d’un serveur : ce qu’on ne peut pas y faire, et pourquoi.

no-table = Cette table n’existe pas ; vérifiez le lien, ou demandez-en un nouveau à la personne qui vous l’a envoyé.
unreadable = Cette table est illisible : elle est endommagée, ou vient d’une autre version de Fathoms. Créez-en une autre, ou prévenez l’hôte du serveur.
closed = Cette table a été fermée, car personne n’est venu pendant longtemps ; créez-en une autre.
no-seat = Votre lien ne correspond à aucune place de cette table ; revenez à la page par laquelle vous êtes venu, ou regardez la partie.
no-such-seat = Il n’y a pas de place { $seat } à cette table ; choisissez une des places affichées.
no-invite = Cette invitation n’est pas pour cette table ; redemandez le lien entier.
need-invite = Pour vous asseoir ici, il faut une invitation ; demandez-la à la personne qui a créé la table.
no-free-seat = Toutes les places sont prises ; regardez, ou créez votre propre table.
seat-taken = Quelqu’un a déjà cette couleur ; choisissez-en une autre.
not-understood = Cette table a ses propres règles ; lisez ce qui change et dites que c’est compris.
invite-used = Cette invitation a déjà servi ; demandez-en une autre à la personne qui a créé la table.
too-many-windows = Votre place est déjà ouverte dans { $most } fenêtres ; fermez-en une, puis rechargez celle-ci.
full = Cette table a déjà { $most } visiteurs ; revenez un peu plus tard.
too-many-tables =
    { $most ->
        [one] Vous avez créé une table en une heure, c’est la limite ; terminez-la, ou attendez un peu.
       *[other] Vous avez créé { $most } tables en une heure, c’est la limite ; terminez-en une, ou attendez un peu.
    }

no-rules = Il n’y a pas de règles « { $name } » ; choisissez parmi { $known }, ou donnez un code qui commence par F1-.
rules-other-game = Ces règles sont pour { $other }, et la table pour { $game } ; choisissez des règles de { $game }.
name = Cela ne peut pas être un nom ; prenez de 1 à { $most } lettres visibles.
name-taken = Il y a déjà un { $name } à cette table ; choisissez un autre nom.
name-alike = { $name } ressemble trop à { $other }, qui est déjà à cette table ; choisissez un autre nom.

not-begun = La partie n’a pas encore commencé ; elle commence quand tout le monde est là.
begun = La partie a déjà commencé ; jouez.
start-opener = Seule la personne qui a créé la table peut commencer sans les autres ; patientez un instant.
settle-opener = Seule la personne qui a créé la table en décide ; demandez-lui.
settled-enough = Assez de changements avant cette partie ; commencez-la, ou créez une nouvelle table.
over = La partie est terminée ; rejouez, ou créez une autre table.
not-over = La partie n’est pas encore terminée ; vous pourrez rejouer ensuite.
stale = La table a changé entre-temps ; regardez et choisissez à nouveau.
not-your-turn = Ce n’est pas encore votre tour.
bot-plays = Un robot joue pour vous ; reprenez d’abord votre place.
time-over = Votre temps est écoulé.
watching = Vous regardez ; pour participer il vous faut une place.
out = Vous avez abandonné, un robot continue ; revenez pour la revanche.
left-already = Vous avez déjà quitté la table ; reprenez votre place quand vous voulez.
not-left = Vous êtes à votre place ; aucun robot ne joue pour vous.
fill-nobody = Un robot ne peut pas prendre cette place ; choisissez un joueur absent.
fill-present =
    { $seconds ->
        [one] Ce joueur peut encore revenir ; réessayez dans une seconde.
       *[other] Ce joueur peut encore revenir ; réessayez dans { $seconds } secondes.
    }
undo-nothing = Il n’y a rien à annuler ; les lancers de dés restent.
undo-revealed = Ce coup a révélé quelque chose de nouveau ; on ne peut pas l’annuler.
undo-not-yours = Le dernier coup n’était pas le vôtre ; demandez au joueur qui l’a joué.
undo-no-wish = Personne n’a demandé d’annuler un coup.
no-hints = Les conseils ne sont pas autorisés à cette table.
no-review = Les conseils ne sont pas autorisés à cette table ; sa partie pourra être analysée quand elle sera finie.
hint-busy = Un conseil arrive déjà ; attendez un instant.
chat = Ce message ne peut pas être envoyé ; écrivez de 1 à { $most } lettres visibles.
chat-minute = Vous avez envoyé { $most } messages en une minute ; attendez un peu avant le suivant.
chat-day = Votre place a envoyé { $most } messages aujourd’hui, c’est la limite ; continuez demain.
chat-day-watchers = Les spectateurs de cette table ont envoyé { $most } messages aujourd’hui, c’est la limite ; continuez demain.
mute-self = Vous ne pouvez pas vous masquer vous-même ; choisissez quelqu’un d’autre.
hello-twice = « hello » a déjà été envoyé ; continuez avec un autre message.
not-saved = L’enregistrement a échoué, rien n’a donc changé ; réessayez dans un instant.
goodbye = Le serveur redémarre ; vous serez reconnecté, et rien n’est perdu.
bot-cannot = Le robot { $bot } ne peut pas jouer à cette table ; choisissez-en un autre.
no-such-move = Ce coup n’existe pas : la partie en est au coup { $moves }.
origin-which = Indiquez une seule fois la partie à reprendre : sa table ou son enregistrement.
origin-on = Cette partie est encore en cours ; avant la fin, seuls ses joueurs peuvent la reprendre ailleurs.
origin-no-hints = Les conseils ne sont pas autorisés à cette table ; vous pourrez la reprendre ailleurs quand la partie sera terminée.
origin-hidden = Quelque chose est encore secret dans cette partie ; reprenez-la quand elle sera terminée.
origin-unfinished = Cet enregistrement date d’avant la fin de la partie ; reprenez-la quand elle sera terminée.
origin-late = Une partie peut compter { $most } coups ici ; reprenez à un coup précédent.
origin-game = La partie à reprendre est une partie de { $game } ; choisissez le même jeu.
origin-seats = La partie à reprendre a { $seats } places ; choisissez-en autant.
origin-rules = Une partie reprise garde ses règles ; n’en indiquez pas d’autres.
origin-first = Une partie reprise a déjà commencé ; le premier joueur ne peut plus changer.
