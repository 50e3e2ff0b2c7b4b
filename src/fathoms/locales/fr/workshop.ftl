### L’atelier : on y fait des règles, on les garde, on les donne.

title = L’atelier
title-of = Atelier : { $game }
lead = Changez une chose. Voyez si c’est plus amusant. Partagez-la.
bench = L’établi
more = Plus …
undo = Annuler
redo = Refaire
hub-begin = Faites-en votre jeu.
hub-go-on = { $count ->
    [one] Continuer : une chose changée jusqu’ici.
   *[other] Continuer : { $count } choses changées jusqu’ici.
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
form-unread = Cela ne se lit pas encore ; le brouillon garde ce qu’il avait.

## Ce qui diffère

changes = Ce que vous avez changé
changes-count = { $count ->
    [0] Rien n’est changé.
    [one] Une chose changée.
   *[other] { $count } choses changées.
}
change-before = avant :
change-after = maintenant :
change-undo = Revenir en arrière : { $title }
no-changes = Changez une valeur : ici vous verrez ce qui diffère, et pourrez l’essayer.
one-at-a-time = Changez une seule chose à la fois, et vous saurez ce qui a fait la différence.
from = Point de départ : { $title }
from-standard = Point de départ : les règles standard
problems = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
mend = { $count ->
    [one] Une chose est à réparer d’abord. Montrez-moi.
   *[other] { $count } choses sont à réparer d’abord. Montrez-moi.
}
not-sound = Ces règles ne se jouent pas encore. Réparez ce qui est marqué.
gone = Le serveur ne répond pas. Votre brouillon est en sûreté sur cet appareil ; la suite viendra quand il sera revenu.
draft-kept = Votre brouillon est resté comme il était.

## Ce qu’on peut faire

try = Essayer
act-measure = Mesurer
act-next = Et ensuite ?
act-keep = Garder
act-share = Partager
act-print = Imprimer les règles
act-hang = Accrocher dans la galerie
no-measures = Ce serveur ne mesure pas les changements.

## Commencer

start-from = Partir de …
start-title = De quoi partez-vous ?
start-lead = Tout le reste y sera comparé.
start-lead-undo = Votre brouillon n’est pas perdu : Annuler le ramène.
to-gallery = Vers la galerie
to-workshop = Vers l’atelier

## Venu d’ailleurs

source = Des règles d’ailleurs
source-label = Un code ou un lien
source-open = Ouvrir
source-file = Choisir un fichier, ou le déposer ici
source-found = Des règles
source-game = Pour { $game }.
source-begin = Partir de là
source-other = Ouvrir dans l’atelier de { $game }
source-other-game = Ces règles sont pour { $game } : ouvrez-les dans son atelier. Votre brouillon ici est resté comme il était.
source-unread = Ce ne sont pas des règles. Un code commence par F1- ; un lien contient un tel code ; un fichier vient de « Enregistrer un fichier ».
source-newer = Ces règles viennent d’un Fathoms plus récent et ne se lisent pas ici. Demandez que le serveur soit mis à jour.

## Garder

keep = Garder
keep-title = Garder sur cet appareil
keep-name = Nom
keep-example = Règles du dimanche
keep-replace = Garder les changements
keep-another = Garder à part
kept = « { $title } » est gardé sur cet appareil.
kept-as = Gardé sous « { $title } ».
kept-as-before = Gardé sous « { $title } » ; changé depuis.
mine = Mes règles
mine-none = Rien de gardé pour l’instant. Ce que vous gardez reste sur cet appareil.
mine-changes = { $count ->
    [0] aucun changement
    [one] un changement
   *[other] { $count } changements
}
mine-unsound = ne se joue pas encore
mine-rename = Renommer « { $title } »
mine-renamed = Garder ce nom
mine-copy = Copier « { $title } »
mine-copy-title = { $title } (copie)
mine-remove = Jeter « { $title } »
mine-removed = « { $title } » est jeté.
mine-fetch = Le reprendre

## Partager

share-heading = Partager ces règles
share-title = Un nom, si vous voulez
share-link = Lien
share-code = Code à copier
share-code-about = Le code se tape dans l’atelier, ici ou dans un terminal.
share-file = Enregistrer un fichier
share-give = Envoyer le fichier
share-too-large = C’est trop pour un code QR ; prenez le lien ou le fichier.

## Règles partagées

shared = Règles partagées
shared-of = { $game } : règles maison
shared-kicker = Des règles pour { $game }
shared-changes = { $count ->
    [one] Voici ce qui change
   *[other] Voici les { $count } choses qui changent
}
shared-standard = Ce sont les règles standard.
shared-seats = Pour { $seats } joueurs.
shared-setup = La table au début
shared-play = Y jouer maintenant
shared-open = Ouvrir dans l’atelier
shared-kept = Gardé
shared-unsound = Cela ne se joue pas tel quel, mais l’atelier peut le réparer.
shared-broken = Ces règles ne s’ouvrent pas
shared-broken-about = Le lien est peut-être coupé ou mal tapé. Redemandez-le, ou essayez le code ou le fichier. Rien de ce qui est à vous n’est touché.

## Le jeu en boîte

box = J’ai la boîte
box-about = Tapez une fois les valeurs imprimées, et jouez avec.
box-in-use = En usage sur cet appareil.
box-lead = Qu’est-ce qui est imprimé sur les pièces de votre boîte ? Tapez-le une fois : cet appareil jouera avec, partout où des règles n’en disent pas autrement.
box-keep = Jouer avec celles-ci
box-kept = C’est gardé. Cet appareil joue désormais avec les valeurs de votre boîte.
box-off = Prendre les valeurs standard
box-on = Prendre les valeurs de ma boîte
box-forget = Les oublier
box-forgotten = Oubliées. Les valeurs standard sont de retour.
box-under = Les parties commencées ici prennent les valeurs de votre boîte là où vous n’avez rien changé.
