### Atlantis Treasure : le livret de règles. Chaque message porte le nom de sa règle.
aim = But du jeu
aim-text = Pilotez votre sous-marin au milieu des récifs de corail et récupérez les trésors engloutis. Servez-vous des boussoles, bloquez vos adversaires, torpillez ce qui vous barre la route. { $ends ->
    [rounds] { $rounds ->
        [one] Après une manche
       *[other] Après { $rounds } manches
    }, { $teams ->
        [yes] l’équipe
       *[no] le joueur
    } qui a le plus { $worth ->
        [yes] de valeur en trésors
       *[no] de trésors
    } gagne.
    [empty] Quand il n’y a plus de trésor en mer, { $teams ->
        [yes] l’équipe
       *[no] le joueur
    } qui a le plus { $worth ->
        [yes] de valeur en trésors
       *[no] de trésors
    } gagne.
   *[target] { $teams ->
        [yes] La première équipe de deux qui a { $worth ->
            [yes] assez de valeur
           *[no] assez de trésors
        } gagne : { $four }.
       *[no] Le premier joueur qui a { $worth ->
            [yes] assez de valeur
           *[no] assez de trésors
        } gagne : { $bases ->
            [2] { $two } à deux joueurs
            [3] { $two } à deux joueurs, { $three } à trois
           *[other] { $same ->
                [yes] { $two } à deux joueurs, { $three } à trois ou quatre
               *[no] { $two } à deux joueurs, { $three } à trois, { $four } à quatre
            }
        }.
    }
}

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
B5 = { $dice ->
    [one] Le dé a { $count } faces
   *[two] Il y a deux dés, avec les mêmes { $count } faces
} : { $faces }.{ $again ->
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
legend = ◆ un trésor, ♣ du corail, ▟█▙ un temple, entre parenthèses les bases{ $worth ->
    [yes] , ◆2 et ◆3 des trésors de valeur 2 et 3
   *[no] { "" }
}{ $rock ->
    [yes] , ▓ des rochers
   *[no] { "" }
}{ $deep ->
    [yes] , un vide pour le gouffre
   *[no] { "" }
}{ $current ->
    [yes] , ^ > v < des courants
   *[no] { "" }
}{ $shallows ->
    [yes] , ░ des hauts-fonds
   *[no] { "" }
}{ $whirlpool ->
    [yes] , @ des tourbillons
   *[no] { "" }
}{ $compass ->
    [yes] , ↑ → ↓ ← des boussoles
   *[no] { "" }
}{ $afloat ->
    [yes] , entre parenthèses en mer les sous-marins qui commencent là
   *[no] { "" }
}.
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

T1 = { $begins ->
    [0] Le joueur le plus âgé commence ; ici, l’hôte désigne le premier joueur, ou le sort en décide.
   *[other] La place { $begins } commence ; si elle est vide, l’hôte désigne le premier joueur, ou le sort en décide.
} On joue dans le sens des aiguilles d’une montre.
T2 = { $dice ->
    [both] Lancez les deux dés. Faites ensuite tout ceci, dans n’importe quel ordre : les actions des deux dés,
    [choose] Lancez les deux dés. Faites ensuite deux choses, dans n’importe quel ordre : l’action de l’un des dés, au choix,
   *[one] Lancez le dé. Faites ensuite deux choses, dans n’importe quel ordre : l’action indiquée par le dé,
} et { $slides ->
    [one] le déplacement
   *[other] deux déplacements
} de votre sous-marin.
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
    [yes] Torpille : vous pouvez en lancer une, ou la garder pour plus tard. Elle va tout droit{ $reach ->
        [0] { "" }
        [one] , jusqu’à la case suivante
       *[other] , sur { $reach } cases au plus
    }, par-dessus les cases libres et les trésors, et touche le premier sous-marin, la première boussole ou le premier récif.
   *[no] Il n’y a pas de torpilles dans cette partie.
}
T6-reading = { $rock ->
    [yes] Un temple, un rocher, le gouffre et le bord du plateau l’arrêtent.
   *[no] Un temple et le bord du plateau l’arrêtent.
} { $vain ->
    [yes] Vous pouvez aussi la lancer dans le vide ; elle est alors perdue. Depuis
   *[no] Vous ne pouvez la lancer que si elle touche quelque chose ; depuis
} votre base, elle part par l’entrée.
T7 = { $shots ->
    [yes] { $hit ->
        [base] Si vous touchez un sous-marin, il retourne à sa base
        [stays] Si vous touchez un sous-marin, il reste où il est et passe son prochain tour
       *[corner] Si vous touchez un sous-marin, renvoyez-le dans un coin de votre choix
    }{ $steals ->
        [none] { "" }. Les trésors de sa base y restent.
        [two] {" "}et prenez jusqu’à deux trésors de sa base.
        [all] {" "}et prenez tous les trésors de sa base.
       *[one] {" "}et prenez un trésor de sa base, s’il y en a un.
    }
   *[no] Dans cette partie, aucun sous-marin ne peut être touché.
}
T7-reading = Le coin doit être libre ; si aucun ne l’est, le sous-marin retourne à sa base.
T8 = { $shots ->
    [yes] { $reef ->
        [moved] Une boussole touchée est retirée du plateau. Un récif touché va sur la case libre de votre choix.
       *[out] Une boussole ou un récif touché est retiré du plateau.
    }
   *[no] Dans cette partie, on ne peut toucher ni boussole ni récif.
}
T8-elsewhere = { $reef ->
    [moved] { $hit ->
        [reserve] La boussole retourne à la réserve.
       *[out] La boussole ne revient pas : elle quitte la partie.
    }
   *[out] { $hit ->
        [reserve] Une boussole retourne à la réserve ; un récif quitte la partie.
       *[out] Il ne revient pas : il quitte la partie.
    }
}
T9 = { $shots ->
    [yes] { $reload ->
        [never] Une torpille lancée est perdue : on ne la recharge jamais.
        [turn] Une torpille lancée va sur votre base. Au début de chacun de vos tours, vous en rechargez une.
       *[base] Une torpille lancée va sur votre base. Quand vous retournez à votre base, vous rechargez toutes vos torpilles.
    }
   *[no] Dans cette partie, il n’y a rien à recharger.
}
T9-reading = Le livret dit que vous pouvez les recharger ; comme une torpille à bord n’est jamais un désavantage, c’est fait pour vous.
T10 = Si l’action du dé est impossible pour l’instant, déplacez-vous d’abord ; l’action est proposée à nouveau si elle est devenue possible. Vous ne pouvez passer l’action que si la règle dit « vous pouvez ». Quand plus rien n’est possible, votre tour se termine.
F1 = Une case libre ne porte rien : ni corail, ni boussole, ni trésor, ni temple, ni sous-marin.{ $terrain ->
    [yes] {" "}Rochers, courants, hauts-fonds et tourbillons ne sont jamais des cases libres.
   *[no] { "" }
}
F1-reading = { $mouths ->
    [yes] Ici, l’entrée d’une base est une case comme une autre.
   *[no] L’entrée d’une base n’est jamais libre pour le corail et les boussoles.
}{ $sea ->
    [open] {" "}Le corail doit laisser la mer d’un seul tenant : un récif ne peut aller ni là où il bloquerait une base, ni là où il couperait des cases sans corail ni temple des autres. Ainsi, le corail n’enferme personne.
    [still] { "" }
   *[shut] {" "}Le corail peut enfermer un sous-marin : avec des récifs de tous les côtés de l’entrée, il ne peut aller que de sa base à l’entrée, jusqu’à ce que l’un des récifs disparaisse.
}

## Les déplacements

M1 = Choisissez une des quatre directions et déplacez votre sous-marin { $reach ->
    [0] aussi loin que possible.
    [one] d’une case.
   *[other] aussi loin que possible, mais de { $reach } cases au plus.
} { $stops ->
    [yes] Vous pouvez vous arrêter avant, sur n’importe quelle case du trajet.
   *[no] Vous ne pouvez pas vous arrêter avant.
}
M2 = Le corail, un temple, un autre sous-marin{ $rock ->
    [yes] , un rocher
   *[no] { "" }
}{ $deep ->
    [yes] , le gouffre
   *[no] { "" }
} et le bord du plateau vous arrêtent sur la case juste avant.
M3 = Un trésor vous arrête sur sa case. { $cargo ->
    [carried] Il reste à bord jusqu’à votre retour à la base.
   *[base] Il va aussitôt à votre base.
}
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

E1 = { $ends ->
    [target] { $teams ->
        [yes] La première équipe
       *[no] Le premier joueur
    } qui a { $worth ->
        [yes] assez de valeur
       *[no] assez de trésors
    } gagne aussitôt : { $teams ->
        [yes] { $four }
       *[no] { $bases ->
            [2] { $two } à deux joueurs
            [3] { $two } à deux joueurs, { $three } à trois
           *[other] { $same ->
                [yes] { $two } à deux joueurs, { $three } à trois ou quatre
               *[no] { $two } à deux joueurs, { $three } à trois, { $four } à quatre
            }
        }
    }. Un trésor volé compte.
   *[other] Dans cette partie, aucun nombre de trésors ne fait gagner aussitôt.
}
E2 = { $after ->
    [shots] Quand il n’y a plus de trésor sur le plateau, les torpilles peuvent encore les faire passer d’une base à l’autre : on continue.
    [rounds] Quand il n’y a plus de trésor sur le plateau, on continue jusqu’à la fin de la dernière manche.
    [empty] On ne continue pas quand il n’y a plus de trésor.
   *[enough] Il y a assez de trésors sur le plateau pour que quelqu’un gagne.
}
E3 = { $rounds ->
    [one] Une manche complète sans qu’aucun trésor change de place met
   *[other] { $rounds } manches complètes de suite sans qu’aucun trésor change de place mettent
} fin à la partie, et { $most } manches complètes dans tous les cas : { $teams ->
    [yes] l’équipe qui a le plus
   *[no] celui qui a le plus
} { $worth ->
    [yes] de valeur en trésors
   *[no] de trésors
} gagne ; en cas d’égalité, on se partage la victoire.

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

## Les modules

blocks = Modules
face-treasure = déplacer un trésor
face-temple = déplacer un temple
face-turn = tourner une boussole
face-slide = déplacement de plus
G1 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Rocher : il ne bouge jamais. Il vous arrête sur la case juste avant, et il arrête les torpilles sans être touché.
G2 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Gouffre : ce n’est pas une case, mais un bord à l’intérieur du plateau. Vous vous arrêtez juste avant, et les torpilles s’y perdent.
G3 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Courant : il vous fait tourner dans sa direction et vous continuez, comme avec une boussole, mais il reste en place. Si sa direction est bloquée, vous restez dessus. Chaque courant vous emporte une fois par déplacement ; si vous y revenez, vous vous arrêtez dessus. Les torpilles passent au-dessus.
G4 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Haut-fond : vous vous arrêtez dessus. Au déplacement suivant, vous en repartez comme d’habitude. Les torpilles passent au-dessus.
G5 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Tourbillon : entrez dans l’un et vous ressortez par le suivant, ligne par ligne depuis le nord-ouest, le premier après le dernier ; vous continuez dans la même direction. Cela compte pour une case. Chaque tourbillon vous emporte une fois par déplacement ; si vous y revenez, vous vous arrêtez dessus. Si un autre sous-marin occupe la sortie, le tourbillon est calme et vous passez dessus. Un trésor à la sortie est à vous et vous arrête. Les torpilles passent au-dessus.
G6 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Pièces au départ : les boussoles dessinées sur le plateau y sont dès le début, en plus de celles de la réserve. Un sous-marin dessiné sur le plateau part de là et non de sa base ; celui d’une place vide n’est pas là.
W1 = { $on ->
    [yes] Joué ici : { $each }.
   *[no] Non joué ici.
} Valeur : un trésor vaut 1, 2 ou 3. L’objectif et la victoire se comptent en valeur, non en nombre de trésors. Quand des trésors sont volés, les plus précieux partent d’abord.
M7 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Arrêt libre : vous pouvez finir un déplacement sur n’importe quelle case du trajet. Les boussoles plus loin ne bougent pas ; celle sur laquelle vous vous arrêtez est retirée aussi.
M8 = { $reach ->
    [0] Non joué ici. Rayon : un déplacement ne dépasse pas un certain nombre de cases.
    [one] Joué ici. Rayon : un déplacement fait une case, pas plus.
   *[other] Joué ici. Rayon : un déplacement fait { $reach } cases au plus.
} Rentrer dans sa base compte pour une case.
M9 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Deux déplacements : vous vous déplacez deux fois par tour ; c’est obligatoire si c’est possible. L’action du dé se fait avant, entre les deux ou après.
K1 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Cargaison : un trésor pris reste à bord et ne compte pas encore. Quand vous rentrez à votre base par un déplacement, tout ce qui est à bord y va et compte. Si une torpille vous y renvoie, rien n’est déchargé.
K2 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Une seule place : votre sous-marin porte un trésor au plus. S’il en a un, un autre trésor vous arrête sur la case juste avant, comme du corail.
K3 = { $lost ->
    [dropped] Joué ici. Cargaison perdue : quand un sous-marin est touché, ce qu’il a à bord tombe à la mer, le trésor le plus précieux sur la case où il a été touché, les autres sur les cases libres les plus proches.
    [taken] Joué ici. Cargaison perdue : quand un sous-marin est touché, tout ce qu’il a à bord va à la base du joueur qui l’a touché ; la cargaison d’un partenaire tombe à la mer.
   *[none] Non joué ici. Cargaison perdue : quand un sous-marin est touché, ce qu’il a à bord tombe à la mer, ou va à la base du joueur qui l’a touché.
}
H1 = { $hit ->
    [base] Joué ici. Retour à la base : un sous-marin touché retourne à sa base.
    [stays] Joué ici. Tour perdu : un sous-marin touché reste où il est et passe son prochain tour. Deux coups reçus avant ce tour n’en font perdre qu’un.
   *[corner] Non joué ici. Retour à la base, ou tour perdu : un sous-marin touché retourne à sa base, ou reste où il est et passe son prochain tour.
}
H2 = { $steals ->
    [none] Joué ici. Butin : une torpille ne prend aucun trésor à la base du sous-marin touché.
    [two] Joué ici. Butin : une torpille prend jusqu’à deux trésors à la base du sous-marin touché, les plus précieux d’abord.
    [all] Joué ici. Butin : une torpille prend tous les trésors à la base du sous-marin touché.
   *[one] Non joué ici. Butin : une torpille ne prend aucun trésor à la base du sous-marin touché, ou jusqu’à deux, ou tous.
} On ne prend jamais rien à son partenaire.
H3 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Récifs à la dérive : un récif touché ne quitte pas la partie ; vous le mettez sur n’importe quelle case libre. S’il n’y en a pas, il quitte la partie.
H4 = { $reach ->
    [0] Non joué ici. Portée : une torpille ne va pas plus loin qu’un certain nombre de cases.
    [one] Joué ici. Portée : une torpille va à une case.
   *[other] Joué ici. Portée : une torpille va à { $reach } cases au plus.
}
H5 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Dans le vide : vous pouvez lancer une torpille qui ne touche rien ; elle est perdue. Depuis votre base, elle ne part que par l’entrée.
H6 = { $reload ->
    [never] Joué ici. Recharge : une torpille lancée ne revient jamais.
    [turn] Joué ici. Recharge : au début de chacun de vos tours, vous récupérez une torpille, sans dépasser le compte ; on ne recharge pas à la base.
   *[base] Non joué ici. Recharge : les torpilles lancées ne reviennent jamais, ou une revient au début de chacun de vos tours.
}
D1 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Faces à deux actions : « et » veut dire les deux, dans n’importe quel ordre ; « ou » veut dire l’une des deux.
D2 = { $dice ->
    [both] Joué ici. Deux dés : vous lancez deux dés et faites les actions des deux, dans n’importe quel ordre.
    [choose] Joué ici. Deux dés : vous lancez deux dés et en choisissez un ; la première action que vous faites décide lequel.
   *[one] Non joué ici. Deux dés : vous lancez deux dés et faites les actions des deux, ou en choisissez un.
}
D3 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Trésor : vous pouvez déplacer un trésor de la mer sur une case libre. Pour la fin de partie (E3), ce n’est pas un changement.
D4 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Temple : vous pouvez déplacer un temple sur une case libre.
D5 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Tourner : vous pouvez tourner une boussole du plateau dans une autre direction.
D6 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Déplacement de plus : quand les déplacements de votre tour sont faits, ou qu’aucun n’est plus possible, vous pouvez vous déplacer encore une fois.
E4 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Fin aux manches : la partie s’arrête après { $rounds ->
    [one] une manche complète
   *[other] { $rounds } manches complètes
}. Le plus de trésors gagne ; en cas d’égalité, on se partage la victoire. Ce qui est encore à bord ne compte pas.
E5 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Mer vide : la partie s’arrête dès qu’il n’y a plus de trésor en mer ni à bord. Le plus de trésors gagne ; en cas d’égalité, on se partage la victoire.
E6 = { $on ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Équipes : quatre joueurs, le premier et le troisième contre le deuxième et le quatrième. Les trésors des deux partenaires comptent ensemble, et ils gagnent ensemble.
A1 = { $on ->
    [yes] Joué ici : { $each }.
   *[no] Non joué ici.
} Handicap sur l’objectif : certaines places ont besoin de plus ou de moins de trésors pour gagner.
A2 = { $on ->
    [yes] Joué ici : { $each }.
   *[no] Non joué ici.
} Handicap sur les torpilles : certaines places ont plus ou moins de torpilles.
A3 = { $begins ->
    [0] Non joué ici. Premier joueur : une certaine place commence toujours.
   *[other] Joué ici. Premier joueur : la place { $begins } commence toujours, si elle est occupée.
}
worth-count = { $count ->
    [one] { $count } trésor de valeur { $worth }
   *[other] { $count } trésors de valeur { $worth }
}
seat-handicap = { $number } pour la place { $seat }

## Exemples

X1 = Blanc lance une torpille sur le sous-marin rouge. Elle passe au-dessus du trésor en c2 et touche en f2 : Blanc prend un trésor de la base rouge et renvoie le sous-marin dans un coin.
X2 = Blanc se déplace vers l’est et s’arrête sur la case du trésor, c2. Le trésor va à la base de Blanc.
X3 = Blanc se déplace vers l’est et atteint la boussole en f2. Elle indique le sud : Blanc continue aussi loin que possible dans cette direction, jusqu’à f5. La boussole est retirée du plateau.
X4 = Blanc se déplace vers l’est. Le temple en d3 lui barre la route : Blanc s’arrête sur la case juste avant, c3.
X5 = Blanc se déplace vers l’est. Le récif de corail en e4 lui barre la route : Blanc s’arrête sur la case juste avant, d4.
