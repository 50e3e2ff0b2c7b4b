### Atlantis Treasure : les mots du jeu, sur le plateau, dans le journal et dans les erreurs.

## Jeux de règles

ruleset-standard = Standard
ruleset-standard-about = Les règles du livret, sur un plateau de notre reconstitution.
ruleset-replacement = Remplacement
ruleset-replacement-about = Quand vous obtenez Vert, vous pouvez aussi remplacer une boussole du plateau par une boussole de la réserve.
ruleset-foresight = Anticipation
ruleset-foresight-about = Chaque joueur choisit deux boussoles avant la partie et les garde pour le bon moment.
ruleset-stock = Stock
ruleset-stock-about = Stockez les boussoles obtenues, puis placez toute une chaîne d’un coup.
ruleset-all-variants = Toutes les variantes
ruleset-all-variants-about = Remplacement, anticipation et stock réunis : pour capitaines expérimentés.
ruleset-bigger-sea = Grand large
ruleset-bigger-sea-about = Un plateau de treize cases de côté, dix trésors et de longs déplacements.
ruleset-torpedo-die = Dé à torpilles
ruleset-torpedo-die-about = Une deuxième face torpille à la place du vert : surveillez vos trésors.
ruleset-no-coral = Sans corail
ruleset-no-coral-about = Une mer ouverte, sans récifs de corail ; la face verte devient une boussole de votre choix.
ruleset-two-temples = Deux temples
ruleset-two-temples-about = Deux temples, avec un passage entre eux.
ruleset-sunken-palace = Palais englouti
ruleset-sunken-palace-about = Tous les trésors sont derrière les murs d’un palais à quatre portes.

## Les bots, comme les tables les présentent

about = De deux à quatre sous-marins vont de boussole en boussole vers les trésors de l’Atlantide ; les torpilles volent les trésors des adversaires.
bot-careless = Étourdi
bot-careless-about = Joue comme l’Avide, mais distrait : une décision sur trois est prise au hasard.
bot-greedy = Avide
bot-greedy-about = Choisit le tour qui le place le mieux ; un bon adversaire.
bot-expert = Expert
bot-expert-about = Pense à vos réponses avant de jouer ; difficile à battre.
ruleset-lagoon = Lagon
ruleset-lagoon-about = Un petit plateau pour deux, plein de trésors : une partie courte.
ruleset-spent-compasses = Boussoles à usage unique
ruleset-spent-compasses-about = Une boussole qui a fait tourner un sous-marin quitte la partie.
ruleset-wild-die = Dé fou
ruleset-wild-die-about = Des boussoles au choix, deux torpilles et une face qui permet de relancer.
no-score = Atlantis Treasure n’a pas besoin de feuille de score : le premier qui a assez de trésors gagne aussitôt.

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
face-again = relancer
holds-coral = du corail
holds-compass = une boussole
holds-treasure = un trésor
holds-temple = un temple
holds-submarine = un sous-marin

## Erreurs : coups

not-a-move = « { $text } » n’est pas un coup : écrivez par exemple compass N e5, coral c3 e5, fire N, hold ou move N.
expected-die = Lancez d’abord le dé.
expected-pick = Choisissez d’abord une boussole de la réserve : la partie commence quand tous les joueurs ont choisi.
expected-act = Le dé est lancé : faites son action, ou déplacez votre sous-marin.
expected-over = La partie est terminée : commencez-en une autre pour rejouer.
word-not-allowed = Cette action n’est pas permise à l’une de ces tables : choisissez-en une que son masque d’actions autorise.
kernel-lacks = La version compilée ne sait pas faire jouer ces robots avec ces règles ({ $bots }) : faites-les jouer sur le moteur.
not-on-die = Ce dé n’a pas cette face : il montre { $faces }.
acted = L’action du dé est faite pour ce tour : déplacez votre sous-marin.
moved = Votre sous-marin s’est déjà déplacé ce tour-ci : terminez par l’action du dé.
blocked = Vous ne pouvez pas aller vers { $direction } : choisissez une autre direction.
other-face = Le dé montre { $face }, ce qui ne permet pas ce coup : choisissez-en un autre.
other-direction = Le dé montre { $face } : prenez une boussole de cette direction.
reserve-lacks = Il n’y a plus de { $compass } dans la réserve : choisissez autre chose.
shift-reserve = Il reste une { $compass } dans la réserve : placez-la au lieu de déplacer une boussole du plateau.
no-square = Il n’y a pas de case { $square } sur ce plateau : choisissez-en une de a1 à { $last }.
not-free = Il y a { $holds } sur { $square } : choisissez une case libre.
on-mouth = { $square } est l’entrée d’une base et doit rester libre : choisissez une autre case.
no-compass = Il n’y a pas de boussole sur { $square } : choisissez une case avec une boussole.
no-coral = Il n’y a pas de corail sur { $square } : choisissez une case avec du corail.
no-torpedo = Il ne vous reste plus de torpille à bord : retournez à votre base pour recharger.
hits-nothing = Une torpille lancée vers { $direction } ne toucherait rien : choisissez une autre direction, ou gardez-la.
cuts-sea = Un récif en { $square } fermerait une partie de la mer : choisissez une autre case ou un autre récif.
corner-missing = Vous touchez un sous-marin : choisissez le coin où il est renvoyé, parmi { $corners }.
corner-needless = Vous ne touchez pas de sous-marin : lancez la torpille sans nommer de coin.
corner-none = Aucun coin n’est libre, le sous-marin retourne à sa base : lancez la torpille sans nommer de coin.
corner-taken = { $square } n’est pas un coin libre : choisissez parmi { $corners }.
hold-nothing = L’action du dé est impossible pour l’instant, il n’y a donc rien à passer : déplacez votre sous-marin.
hold-compulsory = Le dé montre { $face } ; cette action est possible, elle est donc obligatoire : choisissez où.
no-replacement = Cette table joue sans remplacement : déplacez un récif de corail.
no-foresight = Cette table joue sans anticipation : placez une boussole de la réserve.
no-stock = Cette table joue sans stock : placez une boussole de la réserve.
own-lacks = Vous n’avez pas de { $compass } à votre base : choisissez-en une qui vous reste.
store-full = Votre stock a déjà une { $compass } : placez celle-ci.
stock-lacks = Il n’y a pas de { $compass } dans votre stock : choisissez-en une que vous avez stockée.
unstore-order = Nommez chaque boussole du stock une seule fois, nord, est, sud, ouest, comme dans unstore N e5 S d4.
unstore-same-square = Deux boussoles ne peuvent pas partager une case : nommez une case pour chacune.
too-few-bases = Ce plateau a { $bases } bases, trop peu pour { $seats } joueurs : jouez à moins, ou ajoutez une base.

## Erreurs : jeux de règles

rules-ragged = { $field } : la ligne { $row } compte { $found } cases et la première { $width } : donnez-leur la même longueur.
rules-mark = { $field } : « { $mark } » en { $square } n’est pas une pièce : n’utilisez que { $marks }.
rules-base = { $field } : « { $base } » n’est pas une base de ce plateau : écrivez un côté et une entrée, comme N e1.
rules-base-inside = { $field } : la case { $square } de « { $base } » n’est pas sur ce bord du plateau : choisissez une entrée sur le bord.
rules-base-twice = { $field } : { $square } est l’entrée de deux bases : donnez à chacune la sienne.
rules-base-order = { $field } : « { $base } » n’est pas à sa place : nommez les bases dans le sens des aiguilles d’une montre, à partir du nord.
rules-mouth = { $field } : { $square } est l’entrée d’une base : laissez-la libre.
rules-walled-in = { $field } : la base de { $square } est bloquée : retirez du corail ou un temple à côté.
rules-cut-off = { $field } : corail et temples ferment la mer en { $square }, mais elle doit ici rester d’un seul tenant : ouvrez un passage.
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

deed-torpedoes-fired = torpilles lancées
deed-submarines-hit = sous-marins touchés
deed-treasures-stolen = trésors volés
deed-treasures-taken = trésors pris sur le plateau
deed-compasses-placed = boussoles placées
deed-compasses-used = boussoles qui ont fait tourner un sous-marin
deed-compasses-shifted = boussoles déplacées
deed-compasses-swapped = boussoles remplacées
deed-compasses-stored = boussoles stockées
deed-reefs-moved = récifs déplacés
deed-pieces-sunk = boussoles et récifs touchés
deed-returns-home = retours à la base
deed-actions-left = actions passées
deed-quiet-ends = parties terminées par des manches sans changement

## Titre et aide

title = Atlantis Treasure
tagline = Allez de boussole en boussole et soyez le premier à réunir assez de trésors.
help =
    À chaque tour, deux choses, dans n’importe quel ordre : l’action du dé et un déplacement.
    Déplacement : une flèche (ou n e s w) montre le chemin ; la même touche ou Entrée valide, Échap annule.
    Cases : tapez leur nom, comme e5, ou déplacez le curseur et appuyez sur Entrée ; Tab va à la suivante.
    (●) (▲) (■) (×) sous-marins   ◆ trésor   ♣ corail   ▟█▙ temple   ↑ → ↓ ← boussoles   + au choix

## Les champs d’un jeu de règles, pour l’atelier

group-board = Le plateau
group-die = Le dé
group-pieces = Pièces
group-goal = Objectif
group-variants = Variantes du livret
field-board = Plateau
field-board-about = Où se trouvent temples, trésors et récifs au début de la partie.
field-board-free = libre
field-board-temple = temple
field-board-treasure = trésor
field-board-coral = corail
field-bases = Bases
field-bases-about = D’où partent les sous-marins et où sont gardés leurs trésors ; dans le sens des aiguilles d’une montre, à partir du nord.
field-compasses = Boussoles dans la réserve
field-compasses-about = Combien il y a de boussoles de chaque direction.
field-torpedoes = Torpilles
field-torpedoes-about = Combien de torpilles porte chaque sous-marin.
field-die = Dé
field-die-about = L’action de chaque face. Une face présente deux fois sort deux fois plus souvent.
field-die-N = boussole nord
field-die-E = boussole est
field-die-S = boussole sud
field-die-W = boussole ouest
field-die-any = boussole au choix
field-die-coral = vert (corail)
field-die-torpedo = torpille
field-die-nothing = rien
field-die-again = relancer
field-target = Trésors pour gagner
field-target-about = Combien de trésors il faut pour gagner, selon le nombre de joueurs.
field-used_compass = Une boussole qui a servi
field-used_compass-about = Ce que devient une boussole qui a fait tourner un sous-marin.
field-used_compass-reserve = retourne à la réserve
field-used_compass-out = quitte la partie
field-hit_compass = Une boussole touchée
field-hit_compass-about = Ce que devient une boussole touchée par une torpille.
field-hit_compass-reserve = retourne à la réserve
field-hit_compass-out = quitte la partie
field-open_mouths = Entrées bloquables
field-open_mouths-about = Si l’on peut placer du corail et des boussoles juste devant une base.
field-open_sea = La mer reste d’un seul tenant
field-open_sea-about = Aucun récif ne peut aller là où il fermerait une partie de la mer : personne n’est enfermé.
field-quiet_rounds = Manches sans changement
field-quiet_rounds-about = Après ce nombre de manches sans qu’aucun trésor change de place, la partie s’arrête.
field-replacement = Remplacement
field-replacement-about = Quand vous obtenez Vert, vous pouvez remplacer une boussole du plateau par une boussole de la réserve.
field-foresight = Anticipation
field-foresight-about = Chaque joueur choisit des boussoles avant la partie et les garde pour le bon moment.
field-picks = Boussoles à choisir
field-picks-about = Combien de boussoles choisit chaque joueur avec l’anticipation.
field-stock = Stock
field-stock-about = Stockez les boussoles obtenues, puis placez-en plusieurs d’un coup.
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

## Puzzles

puzzle-treasure = Un trésor en deux temps : par quoi commencer ?
puzzle-move = Quel est le meilleur coup ?
