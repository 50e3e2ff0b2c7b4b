### L’atelier : on y fait des règles, on les garde, on les donne.

title = Atelier
title-of = Atelier : { $game }
lead = Changez une chose. Voyez si c’est plus amusant. Partagez-la.
bench = Vos règles
more = Plus…
undo = Annuler
redo = Rétablir
hub-begin = Créez votre propre jeu.
hub-go-on = { $count ->
    [one] Continuer : un changement jusqu’ici.
   *[other] Continuer : { $count } changements jusqu’ici.
}

## Le formulaire

form-place = Nº { $number }
form-longer = Un de plus
form-shorter = Retirer le dernier
form-take-away = Retirer le numéro { $number }
form-add = Ajouter :
form-on = Oui
form-off = Non
form-between = de { $least } à { $most }
form-changed = changé
form-why = Pourquoi ? Règle { $rule }, au sujet de : { $title }
form-standard = Standard : { $value }
form-back = Retour au standard
form-unread = Cette valeur n’est pas encore valide ; le brouillon garde l’ancienne.

## Ce qui diffère

changes = Vos changements
changes-count = { $count ->
    [0] Aucun changement.
    [one] Un changement.
   *[other] { $count } changements.
}
change-before = avant :
change-after = maintenant :
change-undo = Réinitialiser : { $title }
no-changes = Changez une valeur. Vous verrez ici ce qui est différent, et vous pourrez l’essayer.
one-at-a-time = Changez une seule chose à la fois, et vous saurez ce qui a fait la différence.
from = Point de départ : { $title }
from-standard = Point de départ : les règles standard
problems = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
mend = { $count ->
    [one] Il y a d’abord une chose à corriger. Afficher.
   *[other] Il y a d’abord { $count } choses à corriger. Afficher.
}
not-sound = Ces règles ne peuvent pas encore être jouées. Corrigez ce qui est marqué.
gone = Le serveur ne répond pas. Votre brouillon est en sécurité sur cet appareil ; continuez quand le serveur sera revenu.
draft-kept = Votre brouillon n’a pas changé.

## Ce qu’on peut faire

try = Essayer
act-measure = Mesurer
act-next = Et ensuite ?
act-equal = Chances égales
act-keep = Enregistrer
act-share = Partager
act-print = Imprimer les règles
act-hang = Publier dans la galerie
no-measures = Ce serveur ne mesure pas les changements.

## Commencer

start-from = Partir de…
start-title = De quelles règles partez-vous ?
start-lead = Vos changements sont comparés à ces règles.
start-lead-undo = Votre brouillon n’est pas perdu : Annuler le ramène.
to-gallery = Galerie
to-workshop = Atelier

## Venu d’ailleurs

source = Autres règles
source-label = Un code ou un lien
source-open = Ouvrir
source-file = Choisir un fichier, ou le déposer ici
source-found = Jeu de règles
source-game = Pour { $game }.
source-begin = Partir de ces règles
source-other = Ouvrir dans l’atelier de { $game }
source-other-game = Ces règles sont pour { $game } : ouvrez-les dans son atelier. Votre brouillon n’a pas changé.
source-unread = Ce n’est pas un jeu de règles. Un code commence par F1- ; un lien contient un code ; un fichier vient de « Enregistrer un fichier ».
source-newer = Ces règles viennent d’une version plus récente de Fathoms. Le serveur doit être mis à jour pour les lire.

## Garder

keep = Enregistrer
keep-title = Enregistrer sur cet appareil
keep-name = Nom
keep-example = Règles du dimanche
keep-replace = Enregistrer les changements
keep-another = Enregistrer comme nouvelles règles
kept = « { $title } » est enregistré sur cet appareil.
kept-as = Enregistré sous « { $title } ».
kept-as-before = Enregistré sous « { $title } » ; modifié depuis.
mine = Mes règles
mine-none = Rien d’enregistré pour l’instant. Les règles enregistrées restent sur cet appareil.
mine-changes = { $count ->
    [0] aucun changement
    [one] un changement
   *[other] { $count } changements
}
mine-unsound = ne peut pas encore être joué
mine-rename = Renommer « { $title } »
mine-renamed = Enregistrer ce nom
mine-copy = Copier « { $title } »
mine-copy-title = { $title } (copie)
mine-remove = Supprimer « { $title } »
mine-removed = « { $title } » est supprimé.
mine-fetch = Restaurer

## Partager

share-heading = Partager ces règles
share-title = Nom (facultatif)
share-link = Lien
share-code = Code à copier
share-code-about = Tapez le code dans l’atelier, ici ou dans un terminal.
share-file = Enregistrer un fichier
share-give = Envoyer le fichier
share-too-large = C’est trop long pour un code QR ; utilisez le lien ou le fichier.

## Règles partagées

shared = Règles partagées
shared-of = { $game } : règles maison
shared-kicker = Règles pour { $game }
shared-changes = { $count ->
    [one] Ce qui change
   *[other] { $count } choses changent
}
shared-standard = Ce sont les règles standard.
shared-seats = Pour { $seats } joueurs.
shared-setup = La table au début
shared-play = Jouer maintenant
shared-open = Ouvrir dans l’atelier
shared-kept = Enregistré
shared-unsound = Ces règles ne peuvent pas être jouées telles quelles, mais vous pouvez les corriger dans l’atelier.
shared-broken = Impossible d’ouvrir ces règles
shared-broken-about = Le lien est peut-être incomplet. Redemandez-le, ou essayez le code ou le fichier. Vos propres règles n’ont pas changé.

## Le jeu en boîte

box = J’ai la boîte
box-about = Saisissez une fois les valeurs imprimées, et jouez avec.
box-in-use = Utilisées sur cet appareil.
box-lead = Qu’est-ce qui est imprimé sur les pièces de votre boîte ? Saisissez-le une fois : cet appareil jouera avec ces valeurs, sauf si un jeu de règles dit autre chose.
box-keep = Jouer avec ces valeurs
box-kept = Enregistré. Cet appareil joue maintenant avec les valeurs de votre boîte.
box-off = Utiliser notre reconstitution
box-on = Utiliser les valeurs de ma boîte
box-forget = Les supprimer
box-forgotten = Oubliées. Les valeurs de notre reconstitution sont de retour.
box-under = Les parties commencées ici utilisent les valeurs de votre boîte là où vous n’avez rien changé.
