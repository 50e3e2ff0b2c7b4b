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
ruleset-whirlpool-bay = Baie des tourbillons
ruleset-whirlpool-bay-about = Quatre tourbillons : qui entre dans l’un ressort par le suivant.
ruleset-maelstrom = La ronde des courants
ruleset-maelstrom-about = Un anneau de courants autour du temple emporte les sous-marins.
ruleset-gulf-stream = Le Gulf Stream
ruleset-gulf-stream-about = Un courant mène à l’est, un autre à l’ouest : laissez-vous porter.
ruleset-stone-garden = Jardin de pierres
ruleset-stone-garden-about = Des rochers à la place du corail : rien ne les bouge, rien ne les brise.
ruleset-abyss = Le gouffre
ruleset-abyss-about = Pas de temple : au milieu, un gouffre que personne ne traverse.
ruleset-sandbanks = Bancs de sable
ruleset-sandbanks-about = Des hauts-fonds autour du temple arrêtent chaque déplacement, là où l’on veut tourner.
ruleset-labyrinth = Labyrinthe
ruleset-labyrinth-about = Des murs de rochers séparent les bases des trésors.
ruleset-atoll = L’atoll
ruleset-atoll-about = Un anneau de rochers et quatre passes peu profondes autour des trésors.
ruleset-trench = La faille
ruleset-trench-about = Une croix de gouffres partage la mer en quartiers.
ruleset-charted-waters = Eaux balisées
ruleset-charted-waters-about = Huit boussoles sont déjà sur le plateau au début.
ruleset-head-start = Au large
ruleset-head-start-about = À deux : les sous-marins commencent au large, près du temple.
ruleset-crown-jewels = Joyaux de la couronne
ruleset-crown-jewels-about = Des trésors de valeur 1, 2 et 3 : plus près du temple, ils valent plus.
ruleset-rich-depths = Fonds riches
ruleset-rich-depths-about = Quatre trésors au milieu comptent double.
ruleset-four-crowns = Quatre couronnes
ruleset-four-crowns-about = Quatre trésors seulement, de valeur 3 : deux suffisent, et les torpilles décident.
ruleset-free-sailing = Libre allure
ruleset-free-sailing-about = Arrêtez-vous où vous voulez sur le trajet.
ruleset-short-strokes = À petits coups
ruleset-short-strokes-about = Un déplacement ne dépasse pas quatre cases.
ruleset-double-stroke = Double élan
ruleset-double-stroke-about = Deux petits déplacements par tour, de trois cases au plus.
ruleset-cargo-run = Livraison
ruleset-cargo-run-about = Un trésor compte une fois rapporté, et il n’y a place que pour un à bord.
ruleset-full-hold = Cale pleine
ruleset-full-hold-about = Portez autant de trésors que vous l’osez ; touché, vous les perdez à la mer.
ruleset-pirates = Les pirates
ruleset-pirates-about = On rapporte les trésors à bord, et une torpille prend toute la cargaison.
ruleset-knocked-out = Coup d’arrêt
ruleset-knocked-out-about = Un sous-marin touché reste sur place et passe un tour.
ruleset-towed-home = Remorquage
ruleset-towed-home-about = Un sous-marin touché retourne à sa base, où il recharge.
ruleset-friendly-waters = Eaux paisibles
ruleset-friendly-waters-about = On ne vole rien ; la partie finit au dernier trésor, et qui en a le plus gagne.
ruleset-double-haul = Double prise
ruleset-double-haul-about = Une torpille qui touche prend deux trésors.
ruleset-one-shot = Coup unique
ruleset-one-shot-about = Une seule torpille par sous-marin pour toute la partie ; elle prend tout.
ruleset-short-fuse = Mèche courte
ruleset-short-fuse-about = Quatre torpilles chacun, mais elles ne vont qu’à trois cases.
ruleset-reef-pushers = Pousse-récifs
ruleset-reef-pushers-about = Un récif touché est déplacé, pas perdu ; une boussole retourne à la réserve.
ruleset-busy-gunners = Artilleurs pressés
ruleset-busy-gunners-about = Une torpille à bord, une nouvelle à chaque tour ; on peut même la lancer dans le vide.
ruleset-two-dice = Deux dés
ruleset-two-dice-about = Lancez deux dés et faites les deux actions.
ruleset-captains-choice = Choix du capitaine
ruleset-captains-choice-about = Lancez deux dés et choisissez-en un.
ruleset-drifting-treasures = Trésors à la dérive
ruleset-drifting-treasures-about = Quand vous obtenez Trésor, vous pouvez en déplacer un.
ruleset-wandering-temple = Temple errant
ruleset-wandering-temple-about = Quand vous obtenez Temple, vous pouvez le déplacer : le meilleur des murs.
ruleset-weather-vane = Girouette
ruleset-weather-vane-about = Des boussoles sont en place, et deux faces du dé en tournent une.
ruleset-either-or = L’un ou l’autre
ruleset-either-or-about = Chaque face du dé laisse le choix entre deux actions.
ruleset-full-steam = À toute vapeur
ruleset-full-steam-about = Une face donne un déplacement de plus à la place du corail.
ruleset-busy-die = Dé chargé
ruleset-busy-die-about = La plupart des faces donnent deux actions : une boussole et un récif.
ruleset-ten-rounds = Dix tours de table
ruleset-ten-rounds-about = La partie finit après dix tours de table, et qui a le plus de trésors gagne.
ruleset-clean-sweep = Mer vidée
ruleset-clean-sweep-about = On ramasse tout : quand la mer est vide, on compte la valeur des trésors.
ruleset-two-crews = Deux équipages
ruleset-two-crews-about = Quatre capitaines en deux équipes : les partenaires sont face à face et réunissent cinq trésors.
ruleset-convoy = Convoi
ruleset-convoy-about = Deux équipes rapportent les trésors ; protégez votre partenaire, qu’on peut arrêter en route.
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
face-treasure = un trésor à déplacer
face-temple = un temple à déplacer
face-turn = une boussole à tourner
face-slide = un déplacement de plus
face-both = { $one } et { $other }
face-either = { $one } ou { $other }
face-dice = { $one }, { $other }
holds-coral = du corail
holds-compass = une boussole
holds-treasure = un trésor
holds-temple = un temple
holds-submarine = un sous-marin
holds-rock = un rocher
holds-deep = un gouffre
holds-current = un courant
holds-shallows = un haut-fond
holds-whirlpool = un tourbillon

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
teams-of-four = Deux équipes demandent quatre joueurs, et il y en a { $seats } : jouez à quatre.
two-dice = { $dice ->
        [one] Cette table joue avec un seul dé : nommez une face.
       *[other] Cette table joue avec deux dés : nommez une face pour chacun.
    }
part-done = Les dés montrent { $face }, et cette partie est faite : faites ce qui reste, ou déplacez votre sous-marin.
no-treasure = Il n’y a pas de trésor sur { $square } : choisissez une case avec un trésor.
no-temple = Il n’y a pas de temple sur { $square } : choisissez une case avec un temple.
turn-same = Cette boussole montre déjà { $direction } : choisissez une autre direction.
no-stops = À cette table, un sous-marin va aussi loin qu’il peut : déplacez-le sans nommer un nombre de cases.
stop-too-far = Ce déplacement s’arrête après { $squares ->
        [one] une case
       *[other] { $squares } cases
    } : nommez un nombre plus petit, ou aucun pour aller jusqu’au bout.
reef-square-missing = Vous touchez un récif : choisissez la case libre où il va.
reef-square-none = Aucune case n’est libre pour le récif, il quitte donc la partie : lancez la torpille sans nommer de case.
reef-square = Le récif ne peut pas aller en { $square } : choisissez une autre case libre.
corner-never = À cette table, un sous-marin touché n’est pas renvoyé dans un coin : lancez la torpille sans nommer de case.
teams-need-four = Cette table joue en deux équipes, il faut donc quatre joueurs : trouvez-en d’autres, ou jouez sans équipes.

## Erreurs : jeux de règles

rules-ragged = { $field } : la ligne { $row } compte { $found } cases et la première { $width } : donnez-leur la même longueur.
rules-mark = { $field } : « { $mark } » en { $square } n’est pas une pièce : n’utilisez que { $marks }.
rules-base = { $field } : « { $base } » n’est pas une base de ce plateau : écrivez un côté et une entrée, comme N e1.
rules-base-inside = { $field } : la case { $square } de « { $base } » n’est pas sur ce bord du plateau : choisissez une entrée sur le bord.
rules-base-twice = { $field } : { $square } est l’entrée de deux bases : donnez à chacune la sienne.
rules-base-order = { $field } : « { $base } » n’est pas à sa place : nommez les bases dans le sens des aiguilles d’une montre, à partir du nord.
rules-mouth = { $field } : { $square } est l’entrée d’une base : laissez-la libre.
rules-walled-in = { $field } : la base de { $square } est bloquée : libérez une case à côté.
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
rules-shut-in = { $field } : aucun chemin ne mène du sous-marin en { $start } au trésor de { $square } : ouvrez-en un.
rules-no-way-home = { $field } : les sous-marins rapportent les trésors, mais aucun chemin ne ramène à la base « { $base } » : ouvrez-en un.
rules-whirlpool-alone = { $field } : le tourbillon de { $square } ne mène nulle part : dessinez-en un second.
rules-submarine-twice = { $field } : le sous-marin de la place { $seat } est aussi en { $square } : dessinez-le une seule fois.
rules-submarine-homeless = { $field } : la place { $seat } a un sous-marin en { $square } mais pas de base : ajoutez une base, ou retirez-le.
rules-face = { $field } : « { $face } » n’est pas une face : prenez une action, ou deux jointes par + (les deux) ou / (l’une des deux) ; nothing et again restent seules.
rules-again-twice = { $field } : « again » ne va pas avec deux dés : prenez une autre face, ou un seul dé.
rules-face-temple = { $field } : une face déplace le temple, mais le plateau n’en a pas : dessinez-en un, ou changez la face.
rules-face-turn = { $field } : une face tourne une boussole, mais il n’y en a jamais sur le plateau : ajoutez des boussoles au dé ou au plateau, ou changez la face.
rules-handicap-target = { $field } : la place { $seat } aurait besoin de { $found } : son objectif doit aller de 1 à { $most }.
rules-handicap-torpedoes = { $field } : la place { $seat } aurait { $found } torpilles : il en faut de 0 à { $most }.
rules-teams = { $field } : deux équipes demandent quatre bases, et ce plateau en a { $bases } : ajoutez des bases, ou jouez sans équipes.
rules-no-treasure = { $field } : il n’y a aucun trésor à prendre : dessinez-en au moins un.
rules-needs-torpedoes = { $field } : personne ne peut jamais lancer de torpille ici : ajoutez des torpilles au dé et aux sous-marins, ou laissez ce réglage.
rules-needs-cargo = { $field } : ici les trésors vont aussitôt à la base : faites-les rapporter à bord, ou laissez ce réglage.
rules-needs-rounds = { $field } : ici la partie ne finit pas après un nombre de tours de table : choisissez cette fin, ou laissez ce réglage.
rules-needs-target = { $field } : ici la partie ne finit pas à un objectif : choisissez cette fin, ou ne donnez pas ce handicap.

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
    ◆2 ◆3 valeur 2, 3   ▓ rocher   ░ haut-fond   ^ > v < courants   @ tourbillon
    vide : gouffre   [◆] à bord   ‖ passe un tour   ✓ fait   ○ à faire   – plus tard

## Les champs d’un jeu de règles, pour l’atelier

group-board = Le plateau
group-die = Le dé
group-pieces = Pièces
group-goal = Objectif
group-variants = Variantes du livret
field-board = Plateau
field-board-about = Où se trouvent temples, trésors, récifs et terrains au début de la partie.
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
field-die-about = L’action de chaque face : une seule, deux, ou une au choix parmi deux. Une face présente deux fois sort deux fois plus souvent.
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
group-moving = Déplacements
group-cargo = Cargaison
group-torpedoes = Torpilles
handicap-target_by_seat = Pour la place { $seat }, l’objectif est de { $count ->
    [one] un trésor
   *[other] { $count } trésors
} { $more ->
    [yes] de plus
   *[no] de moins
}.
handicap-torpedoes_by_seat = La place { $seat } a { $count ->
    [one] une torpille
   *[other] { $count } torpilles
} { $more ->
    [yes] de plus
   *[no] de moins
}.
group-handicaps = Handicaps par place
field-board-treasure2 = trésor de valeur 2
field-board-treasure3 = trésor de valeur 3
field-board-rock = rocher
field-board-deep = gouffre
field-board-currentN = courant vers le nord
field-board-currentE = courant vers l’est
field-board-currentS = courant vers le sud
field-board-currentW = courant vers l’ouest
field-board-shallows = haut-fond
field-board-whirlpool = tourbillon
field-board-compassN = boussole nord
field-board-compassE = boussole est
field-board-compassS = boussole sud
field-board-compassW = boussole ouest
field-board-submarine1 = sous-marin de la place 1
field-board-submarine2 = sous-marin de la place 2
field-board-submarine3 = sous-marin de la place 3
field-board-submarine4 = sous-marin de la place 4
field-die-treasure = déplacer un trésor
field-die-temple = déplacer un temple
field-die-turn = tourner une boussole
field-die-slide = se déplacer encore
field-stops = Arrêt libre
field-stops-about = Un déplacement peut finir sur n’importe quelle case du trajet.
field-reach = Longueur d’un déplacement
field-reach-about = Combien de cases au plus ; 0 : aussi loin que possible.
field-slides = Déplacements par tour
field-slides-about = Combien de fois un sous-marin se déplace à chaque tour.
field-cargo = Trésors mis à la base
field-cargo-about = Si un trésor compte dès qu’il est pris, ou une fois le sous-marin rentré.
field-cargo-base = aussitôt
field-cargo-carried = au retour du sous-marin
field-cargo_room = Place à bord
field-cargo_room-about = Combien de trésors un sous-marin porte au plus.
field-cargo_room-any = sans limite
field-cargo_room-one = un trésor
field-cargo_lost = Cargaison d’un sous-marin touché
field-cargo_lost-about = Ce que deviennent les trésors à bord.
field-cargo_lost-dropped = tombe à la mer
field-cargo_lost-taken = va à la base du joueur qui l’a touché
field-hit_submarine = Un sous-marin touché
field-hit_submarine-about = Où il va, ou s’il reste et passe un tour.
field-hit_submarine-corner = va dans un coin
field-hit_submarine-base = retourne à sa base
field-hit_submarine-stays = reste et passe un tour
field-steals = Butin
field-steals-about = Combien de trésors une torpille prend à la base du sous-marin touché.
field-steals-none = aucun trésor
field-steals-one = un trésor
field-steals-two = deux trésors
field-steals-all = tous les trésors
field-hit_coral = Un récif touché
field-hit_coral-about = Ce que devient un récif touché par une torpille.
field-hit_coral-out = quitte la partie
field-hit_coral-moved = est déplacé par le joueur qui l’a touché
field-torpedo_reach = Portée des torpilles
field-torpedo_reach-about = À combien de cases au plus va une torpille ; 0 : sans limite.
field-shots_in_vain = Torpilles dans le vide
field-shots_in_vain-about = On peut lancer une torpille qui ne touche rien.
field-reload = Recharge
field-reload-about = Quand les torpilles lancées reviennent à bord.
field-reload-base = toutes, à la base
field-reload-never = jamais
field-reload-turn = une à chaque tour
field-dice = Dés
field-dice-about = Avec deux dés, si l’on fait les actions des deux ou si l’on en choisit un.
field-dice-one = un dé
field-dice-both = deux dés, faire les deux
field-dice-choose = deux dés, en choisir un
field-ends = Fin de partie
field-ends-about = Ce qui met fin à la partie. Sans objectif, le plus de trésors gagne.
field-ends-target = le premier qui a assez de trésors gagne
field-ends-rounds = après un nombre de manches
field-ends-empty = quand il n’y a plus de trésor en mer
field-rounds = Manches
field-rounds-about = Après combien de manches la partie s’arrête, si les manches y mettent fin.
field-teams = Équipes
field-teams-about = Quatre joueurs, le premier et le troisième contre le deuxième et le quatrième.
field-target_by_seat = Objectif par place
field-target_by_seat-about = Combien de trésors de plus ou de moins il faut à une place pour gagner.
field-torpedoes_by_seat = Torpilles par place
field-torpedoes_by_seat-about = Combien de torpilles de plus ou de moins a une place.
field-begins = Premier joueur
field-begins-about = Quelle place commence ; 0 : la table en décide.
by-seat-told = { $count ->
    [0] aucune différence
   *[other] { $each }
}
reach-told = { $squares ->
    [0] sans limite
    [one] { $squares } case
   *[other] { $squares } cases
}
die-told = { $faces }
die-count = { $more ->
    [0] { $count } faces
   *[other] { $count } faces, avec « { $faces } »
}

## Puzzles

puzzle-treasure = Un trésor en deux temps : par quoi commencer ?
