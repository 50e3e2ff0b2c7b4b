### Atlantis Treasure : les mots du jeu, sur le plateau, dans le journal et dans les erreurs.

## Jeux de règles

ruleset-standard = Classique
ruleset-standard-about = Le jeu tel que dans le livret.
ruleset-replacement = Remplacement
ruleset-replacement-about = Sur vert, vous pouvez aussi remplacer une boussole du plateau par une autre de la réserve.
ruleset-foresight = Anticipation
ruleset-foresight-about = Chacun choisit deux boussoles avant la partie et les garde pour le bon moment.
ruleset-stock = Stock
ruleset-stock-about = Mettez de côté les boussoles obtenues, puis posez-en toute une chaîne d’un coup.
ruleset-all-variants = Toutes les variantes
ruleset-all-variants-about = Remplacement, anticipation et stock réunis : le jeu des capitaines.
ruleset-bigger-sea = Grand large
ruleset-bigger-sea-about = Treize cases de côté, dix trésors et de longues glissades.
ruleset-torpedo-die = Dé torpilleur
ruleset-torpedo-die-about = Une seconde face torpille à la place du vert : gare à vos trésors.
ruleset-no-coral = Sans corail
ruleset-no-coral-about = Une mer ouverte, sans récifs ; la face verte devient une boussole au choix.
ruleset-two-temples = Deux temples
ruleset-two-temples-about = Deux temples, et entre eux le milieu de la mer reste ouvert.
ruleset-sunken-palace = Palais englouti
ruleset-sunken-palace-about = Tous les trésors dorment derrière les murs d’un palais à quatre portes.

## Les bots, comme les tables les présentent

about = De deux à quatre sous-marins glissent de boussole en boussole jusqu’aux trésors de l’Atlantide et rentrent au port ; les torpilles dépouillent qui se trouve sur leur chemin.
bot-careless = Étourdi
bot-careless-about = Joue comme l’Avide, mais la tête ailleurs : une décision sur trois est n’importe quel coup permis.
bot-greedy = Avide
bot-greedy-about = Choisit le tour après lequel il est le mieux placé ; un rival honnête.
bot-expert = Experte
bot-expert-about = Regarde vos réponses avant de jouer ; difficile à battre.
ruleset-lagoon = Lagon
ruleset-lagoon-about = Une petite mer pour deux, pleine de trésors : la partie courte.
ruleset-spent-compasses = Boussoles perdues
ruleset-spent-compasses-about = Une boussole qui a dévié un sous-marin quitte la partie.
ruleset-wild-die = Dé sauvage
ruleset-wild-die-about = Des boussoles au choix, deux torpilles et une face qui relance le dé.
no-score = Atlantis Treasure se passe de feuille de score : qui détient le premier assez de trésors gagne aussitôt.

## Pièces, faces et directions

direction-N = le nord
direction-E = l’est
direction-S = le sud
direction-W = l’ouest
compass-N = boussole nord
compass-E = boussole est
compass-S = boussole sud
compass-W = boussole ouest
face-N = une boussole nord
face-E = une boussole est
face-S = une boussole sud
face-W = une boussole ouest
face-any = une boussole au choix
face-coral = vert
face-torpedo = une torpille
face-nothing = rien
face-again = une relance
holds-coral = du corail
holds-compass = une boussole
holds-treasure = un trésor
holds-temple = un temple
holds-submarine = un sous-marin

## Erreurs : coups

not-a-move = « { $text } » n’est pas un coup : écrivez par exemple compass N e5, coral c3 e5, fire N, hold ou move N.
expected-die = Le dé d’abord : lancez-le.
expected-pick = Choisissez d’abord une boussole de la réserve : la partie commence quand chacun a choisi.
expected-act = Le dé est lancé : faites ce qu’il montre, ou glissez.
expected-over = La partie est finie : commencez-en une autre pour continuer à jouer.
word-not-allowed = Un mot n’est pas permis à l’une de ces tables : choisissez parmi ceux que son masque autorise.
kernel-lacks = Ces bots ne peuvent pas jouer ce jeu de règles en version compilée ({ $bots }) : faites-les jouer sur le moteur.
not-on-die = Ce dé n’a pas cette face : il montre { $faces }.
acted = Le dé ne demande plus rien à ce tour : faites glisser votre sous-marin.
moved = Votre sous-marin a déjà bougé à ce tour : terminez par ce que montre le dé.
blocked = Vers { $direction }, vous n’avanceriez pas du tout : choisissez une autre direction.
other-face = Le dé montre { $face }, ce qui ne permet pas ce coup : choisissez-en un autre.
other-direction = Le dé montre { $face } : prenez une boussole de cette direction.
reserve-lacks = La réserve n’a plus de { $compass } : choisissez autre chose.
shift-reserve = La réserve a encore une { $compass } : posez celle-là, les boussoles du plateau ne bougent pas.
no-square = Il n’y a pas de case { $square } sur ce plateau : nommez-en une de a1 à { $last }.
not-free = Il y a { $holds } sur { $square } : choisissez une case libre.
on-mouth = { $square } est l’entrée d’une base et reste dégagée : choisissez une autre case.
no-compass = Il n’y a pas de boussole sur { $square } : nommez une case qui en porte une.
no-coral = Il n’y a pas de corail sur { $square } : nommez une case qui en porte.
no-torpedo = Il n’y a plus de torpille à bord : revenez à votre base pour recharger.
hits-nothing = Vers { $direction }, une torpille ne toucherait rien : choisissez une autre direction, ou gardez-la.
corner-missing = Vous touchez un sous-marin : nommez le coin où il part, parmi { $corners }.
corner-needless = Vous ne touchez pas de sous-marin : tirez sans nommer de coin.
corner-none = Aucun coin n’est libre, le sous-marin rentre à sa base : tirez sans nommer de coin.
corner-taken = { $square } n’est pas un coin libre : choisissez parmi { $corners }.
hold-nothing = Ce que montre le dé est impossible pour l’instant, il n’y a rien à laisser : glissez.
hold-compulsory = Le dé montre { $face } : c’est possible, donc obligatoire, choisissez où.
no-replacement = Cette table joue sans remplacement : déplacez plutôt du corail.
no-foresight = Cette table joue sans anticipation : posez plutôt une boussole de la réserve.
no-stock = Cette table joue sans stock : posez plutôt une boussole de la réserve.
swap-same = La boussole de { $square } indique déjà cette direction : choisissez-en une autre.
own-lacks = Vous n’avez pas choisi de { $compass }, ou elle est déjà posée : prenez-en une qui vous reste.
store-full = Votre stock a déjà une { $compass } : posez-en plutôt une.
stock-lacks = Votre stock n’a pas de { $compass } : choisissez-en une que vous avez mise de côté.
unstore-order = Nommez chaque boussole du stock une seule fois, nord, est, sud, ouest, comme dans unstore N e5 S d4.
unstore-same-square = Deux boussoles ne tiennent pas sur une case : nommez une case pour chacune.
too-few-bases = Ce plateau a { $bases } bases, trop peu pour { $seats } joueurs : jouez à moins, ou ajoutez une base.

## Erreurs : jeux de règles

rules-ragged = { $field } : la ligne { $row } compte { $found } cases et la première { $width } : mettez-les à la même longueur.
rules-mark = { $field } : « { $mark } » en { $square } n’est pas une pièce : n’utilisez que { $marks }.
rules-base = { $field } : « { $base } » n’est pas une base de ce plateau : écrivez un côté et une entrée, comme N e1.
rules-base-inside = { $field } : la case { $square } de « { $base } » n’est pas sur ce bord du plateau : placez-y l’entrée.
rules-base-twice = { $field } : { $square } est l’entrée de deux bases : donnez à chacune la sienne.
rules-base-order = { $field } : « { $base } » n’est pas à sa place : rangez les bases dans le sens horaire depuis le nord.
rules-mouth = { $field } : { $square } est l’entrée d’une base : laissez-la libre.
rules-walled-in = { $field } : la base de { $square } est murée : retirez à côté du corail ou un temple.
rules-target = { $field } : à { $seats } joueurs il faut { $target ->
        [one] { $target } trésor
       *[other] { $target } trésors
    } pour gagner, et le plateau { $treasures ->
        [0] n’en a aucun
        [one] n’en a qu’un
       *[other] n’en a que { $treasures }
    } : dessinez-en plus, ou baissez l’objectif.
rules-no-torpedo = { $field } : { $seats } joueurs peuvent se partager { $treasures } trésors sans que personne en ait { $target } : ajoutez des torpilles au dé et aux sous-marins, ou baissez l’objectif.
rules-unreachable = { $field } : aucun chemin ne mène de la base « { $base } » au trésor de { $square } : ouvrez-en un.

## Ce que l’on compte dans les parties jouées en série

deed-torpedoes-fired = torpilles tirées
deed-submarines-hit = sous-marins touchés
deed-treasures-stolen = trésors volés
deed-treasures-taken = trésors pris en mer
deed-compasses-placed = boussoles posées
deed-compasses-used = boussoles qui ont dévié un sous-marin
deed-compasses-shifted = boussoles déplacées
deed-compasses-swapped = boussoles remplacées
deed-compasses-stored = boussoles mises de côté
deed-reefs-moved = récifs déplacés
deed-pieces-sunk = boussoles et récifs coulés
deed-returns-home = retours à la base
deed-actions-left = actions laissées
deed-quiet-ends = parties closes par des tours calmes

## Titre et aide

title = Atlantis Treasure
tagline = Glissez de boussole en boussole et soyez le premier à rapporter les trésors.
help =
    Chaque tour demande deux choses, dans l’ordre que vous voulez : l’action du dé et une glissade.
    Glisser : une flèche (ou n e s w) montre tout le chemin ; la même touche ou Entrée le suit, Échap revient.
    Cases : tapez leur nom, comme e5, ou déplacez le curseur et pressez Entrée ; Tab saute à la suivante.
    (●) (▲) (■) (×) sous-marins   ◆ trésor   ♣ corail   ▟█▙ temple   ↑ → ↓ ← boussoles   + au choix

## Les champs d’un jeu de règles, pour l’atelier

group-board = Le plateau
group-die = Le dé
group-pieces = Les pièces
group-goal = Le but
group-variants = Les variantes du livret
field-board = Plateau
field-board-about = Où se trouvent temples, trésors et coraux au début de la partie.
field-board-free = libre
field-board-temple = temple
field-board-treasure = trésor
field-board-coral = corail
field-bases = Bases
field-bases-about = D’où partent les sous-marins et où ils rapportent leurs trésors ; dans le sens des aiguilles, depuis le nord.
field-compasses = Boussoles dans la réserve
field-compasses-about = Combien il y en a de chaque direction.
field-torpedoes = Torpilles
field-torpedoes-about = Combien chaque sous-marin en porte.
field-die = Le dé
field-die-about = Ce que permet chaque face. Une face présente deux fois tombe deux fois plus souvent.
field-die-N = boussole nord
field-die-E = boussole est
field-die-S = boussole sud
field-die-W = boussole ouest
field-die-any = boussole au choix
field-die-coral = vert (corail)
field-die-torpedo = torpille
field-die-nothing = rien
field-die-again = relance
field-target = Trésors pour gagner
field-target-about = Combien de trésors font gagner ; cela dépend du nombre de joueurs.
field-used_compass = Une boussole qui a servi
field-used_compass-about = Où va une boussole qui a dévié un sous-marin.
field-used_compass-reserve = retourne à la réserve
field-used_compass-out = quitte la partie
field-open_mouths = Entrées bloquables
field-open_mouths-about = Si l’on peut poser corail et boussoles juste devant une base.
field-quiet_rounds = Manches calmes qui mettent fin à la partie
field-quiet_rounds-about = Tant de manches sans qu’un trésor change de place, et la partie s’arrête : elle finit toujours.
field-replacement = Remplacement
field-replacement-about = Sur vert, on peut remplacer une boussole du plateau par une autre de la réserve.
field-foresight = Anticipation
field-foresight-about = Chacun choisit des boussoles avant la partie et les garde pour le bon moment.
field-picks = Boussoles à choisir
field-picks-about = Combien de boussoles chacun choisit quand on joue l’anticipation.
field-stock = Stock
field-stock-about = Mettez de côté les boussoles obtenues, puis posez-en plusieurs d’un coup.
base-number = Base { $number }
place-N = Nord
place-E = Est
place-S = Sud
place-W = Ouest
square-holds = { $square } { $holds }
squares = { $squares }
bases-told = { $count } bases : { $places }
board-told = { $width } × { $height }, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}, { $reefs ->
    [0] pas de corail
    [one] { $reefs } récif
   *[other] { $reefs } récifs
}, { $temples ->
    [0] pas de temple
    [one] { $temples } temple
   *[other] { $temples } temples
}{ $differ ->
    [0] { "" }
   *[other]  ; { $differ } cases changent
}
