### La page d’un joueur et la clé qui la garde.

title = Mes parties
lead = Les parties, résultats et règles que vous gardez.
device-lead = Toutes les parties de cet appareil. Elles sont gardées ici et nulle part ailleurs.
device-without = Il faut un serveur pour savoir ce qu’ont fait la chance et les choix, pour avoir une clé sur vos autres appareils et une page que d’autres voient.
device-title = Sans le serveur
device-kept = Les parties jouées quand aucun serveur ne répondait sont sur cet appareil seulement.
device-show = Les afficher
device-gone = Aucun serveur ne répond. Ces parties sont sur cet appareil ; celles de votre clé reviendront avec lui.

## Sans clé

keep = Garder mes parties
keep-lead = Une clé de dix mots garde vos parties, résultats, règles et réglages, et les apporte sur vos autres appareils. Ni adresse de courriel, ni mot de passe.
keep-make = Créer une clé
keep-enter = J’ai une clé
keep-how-made = Créée sur cet appareil : le serveur n’en reçoit qu’une empreinte, ne la montre à personne et ne peut pas vous la rendre si vous la perdez.
keep-how-words = Dix mots, ou une image pour un appareil photo : notez-les, ou placez un autre appareil devant.
keep-how-forget = « M’oublier » change votre nom en couleur dans chaque partie, tout de suite.
keep-free = Tout fonctionne aussi sans clé.

## La clé

your-key = Votre clé
key-new = Voici votre clé. Notez les dix mots, dans l’ordre : ils sont le seul chemin vers vos parties.
key-about = Qui l’a a vos parties. Gardez-la pour vous.
key-show = Montrer ma clé
key-hide = La cacher
key-words = Dix mots
key-camera-about = Visez-la avec l’appareil photo d’un autre appareil.
key-picture = Votre clé, pour un appareil photo
key-copy = Copier les mots
key-off = Retirer la clé de cet appareil
key-off-about = Vos parties restent sous la clé ; entrez-la de nouveau quand vous voulez.
enter = Entrer une clé
enter-label = Les dix mots, dans l’ordre
enter-about = Les quatre premières lettres d’un mot suffisent.
enter-do = Apporter mes parties ici
enter-replace = Une autre clé est sur cet appareil. Si vous entrez celle-ci, notez l’autre.
enter-use = Prendre « { $word } »
enter-count = { $count ->
    [one] { $count } mot sur dix
   *[other] { $count } mots sur dix
}
entered = Vos parties sont ici maintenant.
cancel = Annuler

## Résultats

results = Résultats
name = Nom
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
from-games = sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
won = { $wins } gagnées
won-share = Gagné
even-share = À forces égales
luck-share = Départ et dés ont donné
luck-won = Gagné dans les parties analysées
streak = Victoires de suite
longest = Plus longue série de victoires
cost = Coût par décision
cost-value = { $points } points
cost-about = Ce que vos choix ont coûté en chances de gagner, par décision : moins, c’est mieux.
cost-over-time = Coût par décision au fil du temps
cost-picture = Coût par décision dans { $count } parties analysées, de la plus ancienne à la dernière : de { $first } à { $last } points.
no-results = Les résultats viennent après votre première partie terminée.
review-all = { $count ->
    [one] Analyser { $count } partie de plus
   *[other] Analyser { $count } parties de plus
}
review-all-about = Les analyses distinguent la chance des choix.
reviewing = Analyse { $number } sur { $count } …
review-stopped = Une partie n’a pas pu être analysée : { $problem }

## Parties

games = Parties
against = contre { $names }
alone = en solitaire
around = autour d’un écran
no-games = Pas encore de parties.
no-games-about = Jouez-en une, et elle est gardée ici.
play = Vers les jeux
replay = Revoir
review = Analyse
go-on = Continuer
show-all = { $count ->
    [one] Montrer la partie
   *[other] Montrer les { $count } parties
}
lost = Perdu
won-plain = Gagné
no-winner = Pas de gagnant
going = Pas encore finie
most = Les { $count } dernières parties sont montrées ici.

## Règles

rules = Règles gardées
no-rules = Les règles que vous gardez dans l’atelier sont listées ici.

## Ce que voient les autres

others = Ce que voient les autres
others-about = Personne ne voit cette page si vous ne la montrez pas. Les autres joueurs y sont montrés par leur couleur.
others-results = Résultats
others-games = Parties
others-rules = Règles gardées
others-link = L’adresse de votre page
shown-by = Les parties de { $name }
shown-nameless = Les parties d’un joueur

## Être oublié

forget = M’oublier
forget-about = Votre nom devient une couleur dans chaque partie, vos lignes de discussion s’effacent et la clé est supprimée. On ne peut pas revenir en arrière.
forget-about-here = Votre nom devient une couleur dans chaque partie de cet appareil, et vos lignes de discussion s’effacent. On ne peut pas revenir en arrière.
forget-sure = M’oublier pour de bon ?
forget-do = Oui, m’oublier
forgotten = Vous êtes oublié. { $tables ->
    [one] { $tables } partie ne vous connaît plus
   *[other] { $tables } parties ne vous connaissent plus
} que par votre couleur.
