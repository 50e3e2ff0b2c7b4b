### Atlantis Treasure : le livret de règles. Chaque message porte le nom de sa règle.
aim = But du jeu
aim-text = Pilotez votre sous-marin au milieu des récifs de corail et récupérez les trésors engloutis. Servez-vous des boussoles, bloquez vos adversaires, torpillez ce qui vous barre la route. Le premier joueur qui a assez de trésors gagne : { $bases ->
    [2] { $two } à deux joueurs
    [3] { $two } à deux joueurs, { $three } à trois
   *[other] { $same ->
        [yes] { $two } à deux joueurs, { $three } à trois ou quatre
       *[no] { $two } à deux joueurs, { $three } à trois, { $four } à quatre
    }
}.

pieces = Matériel
turn = Un tour
moving = Déplacements
end = Fin de partie
variants = Variantes
examples = Exemples
credits = Crédits
credits-text = Atlantis Treasure est un jeu LEGO® de 2010, à construire, à jouer et à changer. Son livret ne nomme aucun auteur. Nous connaissons le texte du livret français ; ses images et la notice de montage nous manquent.

## Le matériel

B1 = { $most ->
    [2] { $most } joueurs
   *[other] De { $least } à { $most } joueurs
}, chacun avec son sous-marin.
B1-elsewhere = Trois des sous-marins sont blanc ●, jaune ▲ et rouge ■.
B1-reconstruction = Le quatrième, noir ×, est de nous.
B2 = La mer est une grille de { $width } cases sur { $height }{ $middle ->
    [yes] , avec le temple au milieu
   *[no] { $temples ->
        [0] , sans temple
        [one] , avec { $temples } temple
       *[other] , avec { $temples } temples
    }
}. Les bases sous-marines bordent la grille.
B3 = { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} et { $torpedoes ->
    [0] pas de torpilles
    [one] { $torpedoes } torpille par sous-marin
   *[other] { $torpedoes } torpilles par sous-marin
}.
B3-reconstruction = { $reefs ->
    [0] Pas de corail
    [one] { $reefs } récif de corail
   *[other] { $reefs } récifs de corail
} et { $alike ->
    [yes] { $number ->
        [0] pas de boussoles
        [one] { $number } boussole par direction
       *[other] { $number } boussoles par direction
    }
   *[no] des boussoles : { $each }
}.
compasses-N = nord ({ $count })
compasses-E = est ({ $count })
compasses-S = sud ({ $count })
compasses-W = ouest ({ $count })
B4 = Une boussole indique une direction : bleue pour le nord, vert citron pour l’est, rouge pour le sud, beige pour l’ouest. Le nord est le même côté du plateau pour tous les joueurs.
B5 = Le dé a { $count } faces : { $faces }.{ $again ->
    [yes] {" "}On peut relancer { $rerolls } fois par tour au maximum ; ensuite, cette face ne fait rien.
   *[no] { "" }
}
face-N = boussole nord
face-E = boussole est
face-S = boussole sud
face-W = boussole ouest
face-any = boussole au choix
face-coral = vert (corail)
face-torpedo = torpille
face-nothing = rien
face-again = relancer
face-times = { $face } × { $times }
B6 = Une case porte le nom de sa colonne et de sa ligne, de a1 au nord-ouest à { $last } au sud-est.
B6-reconstruction = { $own ->
    [yes] Ce plateau est propre à ce jeu de règles.
   *[no] Nous avons imaginé ce plateau, car le livret ne montre le sien qu’en images. Dans l’atelier, vous pouvez dessiner celui de votre boîte.
}
legend = ◆ un trésor, ♣ du corail, ▟█▙ un temple, entre parenthèses les bases.
B7 = Chaque base se trouve hors de la grille : { $places }. La case devant elle est son entrée. Les places prennent les bases dans cet ordre{ $bases ->
    [4] , mais deux joueurs prennent la première et la troisième
   *[other] { "" }
}.
B7-elsewhere = Chaque sous-marin part de sa base.
base-N = au nord de { $mouth }
base-E = à l’est de { $mouth }
base-S = au sud de { $mouth }
base-W = à l’ouest de { $mouth }

## Un tour

T1 = Le joueur le plus âgé commence ; ici, l’hôte désigne le premier joueur, ou le sort en décide. On joue dans le sens des aiguilles d’une montre.
T2 = Lancez le dé. Faites ensuite deux choses, dans n’importe quel ordre : l’action indiquée par le dé, et le déplacement de votre sous-marin.
T3 = { $compasses ->
    [yes] Boussole : prenez dans la réserve une boussole de la direction obtenue et placez-la sur n’importe quelle case libre.
   *[no] Ce dé n’a pas de face boussole : il ne met aucune boussole en jeu.
}
T4 = { $compasses ->
    [yes] S’il n’en reste plus dans la réserve, vous pouvez déplacer une boussole du plateau, n’importe laquelle, sur une case libre.
   *[no] Ce dé n’a pas de face boussole : les boussoles du plateau ne bougent pas.
}
T4-reading = Elle garde sa direction.
T5 = { $green ->
    [yes] Vert : déplacez un récif de corail sur n’importe quelle case libre.
   *[no] Ce dé n’a pas de face verte : le corail ne bouge pas.
}
T6 = { $shots ->
    [yes] Torpille : vous pouvez en lancer une, ou la garder pour plus tard. Elle va tout droit, par-dessus les cases libres et les trésors, et touche le premier sous-marin, la première boussole ou le premier récif.
   *[no] Il n’y a pas de torpilles dans cette partie.
}
T6-reading = Un temple et le bord du plateau l’arrêtent. Vous ne pouvez la lancer que si elle touche quelque chose ; depuis votre base, elle part par l’entrée.
T7 = { $shots ->
    [yes] Si vous touchez un sous-marin, renvoyez-le dans un coin de votre choix et prenez un trésor de sa base, s’il y en a un.
   *[no] Dans cette partie, aucun sous-marin ne peut être touché.
}
T7-reading = Le coin doit être libre ; si aucun ne l’est, le sous-marin retourne à sa base.
T8 = { $shots ->
    [yes] Une boussole ou un récif touché est retiré du plateau.
   *[no] Dans cette partie, on ne peut toucher ni boussole ni récif.
}
T8-elsewhere = { $hit ->
    [reserve] Une boussole retourne à la réserve ; un récif quitte la partie.
   *[out] Il ne revient pas : il quitte la partie.
}
T9 = { $shots ->
    [yes] Une torpille lancée va sur votre base. Quand vous retournez à votre base, vous rechargez toutes vos torpilles.
   *[no] Dans cette partie, il n’y a rien à recharger.
}
T9-reading = Le livret dit que vous pouvez les recharger ; comme une torpille à bord n’est jamais un désavantage, c’est fait pour vous.
T10 = Si l’action du dé est impossible pour l’instant, déplacez-vous d’abord ; l’action est proposée à nouveau si elle est devenue possible. Vous ne pouvez passer l’action que si la règle dit « vous pouvez ». Quand plus rien n’est possible, votre tour se termine.
F1 = Une case libre ne porte rien : ni corail, ni boussole, ni trésor, ni temple, ni sous-marin.
F1-reading = { $mouths ->
    [yes] Ici, l’entrée d’une base est une case comme une autre.
   *[no] L’entrée d’une base n’est jamais libre pour le corail et les boussoles.
}{ $sea ->
    [open] {" "}Le corail doit laisser la mer d’un seul tenant : un récif ne peut aller ni là où il bloquerait une base, ni là où il couperait des cases sans corail ni temple des autres. Ainsi, le corail n’enferme personne.
    [still] { "" }
   *[shut] {" "}Le corail peut enfermer un sous-marin : avec des récifs de tous les côtés de l’entrée, il ne peut aller que de sa base à l’entrée, jusqu’à ce que l’un des récifs disparaisse.
}

## Les déplacements

M1 = Choisissez une des quatre directions et déplacez votre sous-marin aussi loin que possible. Vous ne pouvez pas vous arrêter avant.
M2 = Le corail, un temple, un autre sous-marin et le bord du plateau vous arrêtent sur la case juste avant.
M3 = Un trésor vous arrête sur sa case. Il va aussitôt à votre base.
M4 = Une boussole vous fait tourner : continuez dans sa direction, aussi loin que possible.
M4-elsewhere = Elle est retirée quand vous entrez sur sa case.
M4-reading = { $used ->
    [out] Elle quitte la partie.
   *[reserve] Elle retourne à la réserve.
} Si sa direction est bloquée, vous restez sur sa case.
M5 = Vous devez vous déplacer.
M5-reading = Choisissez une direction où vous avancez d’au moins une case. S’il n’y en a pas, vous restez où vous êtes.
M6 = Sortez par l’entrée de votre propre base pour y rentrer ; vous vous y arrêtez. Seul son propriétaire peut entrer dans une base, et un sous-marin sur sa base ne peut pas être touché.

## La fin

E1 = Le premier joueur qui a assez de trésors gagne aussitôt : { $bases ->
    [2] { $two } à deux joueurs
    [3] { $two } à deux joueurs, { $three } à trois
   *[other] { $same ->
        [yes] { $two } à deux joueurs, { $three } à trois ou quatre
       *[no] { $two } à deux joueurs, { $three } à trois, { $four } à quatre
    }
}. Un trésor volé compte.
E2 = { $shots ->
    [yes] Quand il n’y a plus de trésor sur le plateau, les torpilles peuvent encore les faire passer d’une base à l’autre : on continue.
   *[no] Il y a assez de trésors sur le plateau pour que quelqu’un gagne.
}
E3 = { $rounds ->
    [one] Une manche complète sans qu’aucun trésor change de place met
   *[other] { $rounds } manches complètes de suite sans qu’aucun trésor change de place mettent
} fin à la partie : celui qui a le plus de trésors gagne ; en cas d’égalité, les joueurs se partagent la victoire.

## Les variantes

V1 = { $on ->
    [yes] Jouée ici.
   *[no] Non jouée ici.
} Remplacement : quand vous obtenez Vert, au lieu de déplacer un récif, vous pouvez remplacer n’importe quelle boussole du plateau par une boussole de la réserve, de n’importe quelle direction, même la même.
V1-reading = Quand aucun récif ne peut être déplacé, vous pouvez remplacer une boussole ou passer l’action.
V2 = { $on ->
    [yes] Jouée ici.
   *[no] Non jouée ici.
} Anticipation : avant la partie, chaque joueur choisit { $picks ->
    [one] { $picks } boussole et la garde
   *[other] { $picks } boussoles et les garde
} à sa base. Quand vous obtenez une boussole, vous en placez une de la réserve comme d’habitude, ou une des vôtres, de n’importe quelle direction.
V2-reading = Quand la réserve n’a plus de boussole de la direction obtenue, vous pouvez quand même placer une des vôtres, ou déplacer une boussole du plateau (T4), ou passer l’action, car T4 dit seulement « vous pouvez ».
V3 = { $on ->
    [yes] Jouée ici.
   *[no] Non jouée ici.
} Stock : quand vous obtenez une boussole, vous la placez comme d’habitude, ou vous la stockez à votre base (une par direction au maximum).
V3-reading = Ou vous placez d’un coup autant de boussoles stockées que vous voulez.
V4 = Votre jeu, vos règles : vous pouvez changer le plateau, les pièces, le dé, les nombres et l’objectif. Changez une seule chose à la fois, voyez si c’est plus amusant, et partagez ce qui marche.
name-V1 = Remplacement
name-V2 = Anticipation
name-V3 = Stock

## Exemples

X1 = Blanc lance une torpille sur le sous-marin rouge. Elle passe au-dessus du trésor en c2 et touche en f2 : Blanc prend un trésor de la base rouge et renvoie le sous-marin dans un coin.
X2 = Blanc se déplace vers l’est et s’arrête sur la case du trésor, c2. Le trésor va à la base de Blanc.
X3 = Blanc se déplace vers l’est et atteint la boussole en f2. Elle indique le sud : Blanc continue aussi loin que possible dans cette direction, jusqu’à f5. La boussole est retirée du plateau.
X4 = Blanc se déplace vers l’est. Le temple en d3 lui barre la route : Blanc s’arrête sur la case juste avant, c3.
X5 = Blanc se déplace vers l’est. Le récif de corail en e4 lui barre la route : Blanc s’arrête sur la case juste avant, d4.
