# La base de données, la ligne entre processus, et ce qu’un hôte en fait.

bad-url = Ce n’est pas une adresse de base de données ; écrivez sqlite:///FICHIER ou postgresql://HÔTE/NOM.
bad-bus-url = Ce n’est pas une adresse de serveur Redis ; écrivez redis://HÔTE:PORT.
needs-file = Les parties sont gardées dans un fichier ; nommez-en un, comme sqlite:///parties.db.
needs-cluster = PostgreSQL et Redis demandent un paquet supplémentaire ; installez-le avec : pip install 'fathoms[cluster]'.
no-wal = Ce disque ne permet pas une base partagée par plusieurs fils ; gardez le fichier sur un disque local.
no-file = Il n’y a pas de base de données en { $place } ; restaurez-la, ou redémarrez pour en créer une.
replaced = La base de données { $place } a été remplacée en cours d’utilisation, et plus rien n’y est écrit ; arrêtez le serveur, supprimez { $place }-wal, remettez le bon fichier et redémarrez.
cannot-open = La base de données { $place } ne s’ouvre pas ({ $reason }) ; vérifiez le dossier et ses droits.
busy = La base de données { $place } est verrouillée par un autre programme ; rien n’a été écrit, réessayez dans un instant.
full = Le disque de la base de données { $place } est plein ; rien n’a été écrit, libérez de la place et continuez.
read-only = La base de données { $place } est en lecture seule ; rien n’a été écrit, donnez à Fathoms le droit d’écrire.
disk = Le disque de la base de données { $place } est en panne ({ $reason }) ; rien n’a été enregistré, vérifiez le disque.
not-a-database = { $place } n’est pas une base de données ; nommez un autre fichier.
damaged = La base de données { $place } est abîmée ({ $reason }) ; restaurez une sauvegarde.
overloaded = La base de données { $place } n’accepte plus de connexions ({ $reason }) ; réessayez dans un instant.
no-entry = La base de données { $place } refuse la connexion ({ $reason }) ; vérifiez le nom et le mot de passe.
no-such-database = La base de données { $place } n’existe pas ({ $reason }) ; créez-la d’abord.
gone = La base de données { $place } ne répond pas ({ $reason }) ; les coups enregistrés sont en sécurité, réessayez dans un instant.
bad-value = La base de données ne peut pas contenir cela ({ $reason }) ; rien n’a été écrit.
closed = La base de données { $place } est fermée ; redémarrez le serveur.
not-ours = Cette base de données contient autre chose ; nommez-en une vide.
newer = Cette base de données vient d’une version plus récente de Fathoms (son schéma est { $found }, cette version connaît { $known }) ; mettez Fathoms à jour.

## Ce qu’en apprennent les visiteurs, qui n’ont pas à savoir où se trouve la base

told-gone = Le serveur n’a pas accès à ses parties pour l’instant ; les coups enregistrés sont en sécurité, réessayez dans un instant.
told-full = Le serveur n’a plus de place pour les parties ; rien n’a été écrit, prévenez son hôte.
told-read-only = Le serveur n’a pas le droit d’écrire ses parties pour l’instant ; rien n’a été écrit, prévenez son hôte.
told-unusable = Le serveur ne peut pas utiliser sa base de données ; rien n’a été écrit, prévenez son hôte.

## Ce que répondent les commandes de l’hôte

which-file = Donnez le nom d’un fichier.
which-days = Donnez l’âge des tables en jours, par exemple --older-than 365.
file-exists = { $path } existe déjà ; choisissez un autre nom.
backup-done =
    { $tables ->
        [one] { $tables } table est sauvegardée dans { $path }.
       *[other] { $tables } tables sont sauvegardées dans { $path }.
    }
restore-done = Tables restaurées : { $tables }, avec { $events } événements.
restore-read =
    { $bad ->
        [0] Toutes les tables ont été lues sans erreur. Démarrez maintenant le serveur.
       *[other] Tables lues sans erreur : { $read } ; illisibles : { $bad }. Démarrez le serveur ; les illisibles sont ignorées.
    }
restore-unsealed = Cette sauvegarde n’a pas de somme de contrôle et ne passe que la vérification de SQLite : une lettre changée dans une ligne peut passer inaperçue.
export-done =
    { $games ->
        [one] { $games } partie est écrite dans { $path }.
       *[other] { $games } parties sont écrites dans { $path }.
    }
import-done = Nouvelles : { $games } ; déjà connues : { $known } ; refusées : { $refused }.
line-problem = La ligne { $number } est ignorée. { $reason }
line-moved = La ligne { $number } est maintenant la table { $table }.
table-problem = La table { $table } est ignorée. { $reason }
stats-place = Base de données : { $place }
stats-waiting = Tables en attente : { $number }
stats-playing = Tables en jeu : { $number }
stats-over = Tables finies : { $number }
stats-shelved = Tables mises de côté : { $number }
stats-game = Tables de { $game } : { $number }
stats-events = Événements : { $number }
stats-chat = Messages de discussion : { $number }
stats-gallery = Jeux de règles dans la galerie : { $number }
stats-reviews = Analyses conservées : { $number }
stats-size = Taille : { $size } Mo
check-problem = La table { $table } est illisible. { $reason }
check-shelved =
    { $readable ->
        [true] La table { $table } est mise de côté et se lit à nouveau ; --bring-back { $table } la remet en place.
       *[other] La table { $table } est mise de côté.
    }
check-done = Tables : { $tables } ; illisibles : { $bad }.
check-ask = Rien n’a été changé ; ajoutez --shelve pour les mettre de côté : elles sont gardées, mais plus aucune liste ne les montre.
check-now-shelved = Elles sont maintenant de côté : gardées, mais absentes de toute liste. --bring-back NOM en remet une en place.
check-back = La table { $table } est de nouveau en place.
not-shelved = Aucune table { $table } n’est mise de côté ; « fathoms admin check » nomme celles qui le sont.
why-empty = Il n’en reste que le nom.
why-damaged = Ses événements sont abîmés, ou viennent d’une autre version de Fathoms ({ $reason }).
prune-found = Plus vieilles que { $days } jours : { $finished } tables finies et { $abandoned } abandonnées.
prune-ask = Rien n’a été supprimé ; ajoutez --yes pour les supprimer.
prune-done =
    { $tables ->
        [one] { $tables } table est supprimée.
       *[other] { $tables } tables sont supprimées.
    }
gallery-line = { $id }  { $day }  { $game }  « { $title } » ({ $by })
gallery-line-plain = { $id }  { $day }  { $game }  « { $title } »
gallery-empty = La galerie est vide.
gallery-which = Donnez le numéro d’un jeu de règles ; « fathoms admin gallery list » les montre.
gallery-removed = « { $title } » a été retiré de la galerie.

## Sauvegardes et parties

backup-format = Ce n’est pas une sauvegarde que Fathoms sait lire ; elle doit commencer par « { $format } ».
backup-short = La sauvegarde est incomplète ; prenez-en une autre.
backup-changed = La sauvegarde est abîmée, sa somme de contrôle est fausse ; prenez-en une autre.
not-empty = Cette base contient déjà des tables ou des règles publiées ; restaurez dans une base vide.
record-unfinished = Cette partie n’est pas terminée ; seules les parties terminées peuvent être importées.
record-outcome = Le champ « outcome » de la partie est faux ; écrivez-le comme Fathoms.
record-dice = Les dés de cette partie ne correspondent pas à sa preuve ; voyez « fathoms verify ».
