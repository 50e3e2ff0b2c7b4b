### Into the Blue : le livret de règles. Chaque message porte le nom de sa règle.

pieces = Le matériel
turn = Un tour
end = La fin
scoring = Le décompte
examples = Exemples

## Le matériel

B1 = De { $least } à { $most } joueurs, chacun avec { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
} d’une couleur : vert, bleu, jaune, rouge ou violet.
B2 = { $dice ->
    [1] Un dé qui porte
   *[other] { $dice } dés qui portent chacun
} les faces { $faces }. { $chest ->
    [yes] Le coffre n’est pas un chiffre : il ne compte que dans une plongée parfaite.
   *[no] Aucune face ne montre de coffre.
}
B3 = { $levels ->
    [1] La mer a un seul palier de plongée.
   *[other] La mer a { $levels } paliers de plongée, du 1, juste sous la surface, au { $levels }, le plus profond.
} Dessous { $chests ->
    [1] repose un coffre, face cachée.
   *[other] reposent { $chests } coffres mélangés, face cachée.
}
B4 = Chaque palier abrite un trésor principal et { $usual ->
    [yes] deux trésors secondaires ; à deux ou trois joueurs, l’un des deux retourne dans la boîte.
   *[no] des trésors secondaires : à deux, trois, quatre ou cinq joueurs, il y en a { $two }, { $three }, { $four } ou { $five }.
}
B5 = { $chests ->
    [1] Points du coffre : { $values }.
   *[other] Points des coffres : { $values }.
}
B6 = Points des trésors principaux, à partir du palier 1 : { $main } ; d’un trésor secondaire : { $secondary }. { $reconstructed ->
    [yes] Cette table est une reconstitution, car les livrets ne montrent les valeurs que dans leurs images. Si vous possédez la boîte, inscrivez les valeurs imprimées dans un jeu de règles : les champs sont « main » et « secondary ».
   *[no] Ces valeurs sont propres à ce jeu de règles.
}

## Un tour

T1 = On joue dans le sens des aiguilles d’une montre. Qui s’est baigné en dernier commence ; ici l’hôte le désigne, ou laisse faire le sort.
T2 = { $again ->
    [0] { $dice ->
        [1] Lancez le dé une seule fois.
       *[other] Lancez les { $dice } dés une seule fois.
    } Rien n’est relancé.
   *[other] { $dice ->
        [1] Lancez le dé.
       *[other] Lancez les { $dice } dés.
    } Relancez ensuite ceux que vous voulez, { $again ->
        [1] une fois au plus. Vous choisissez
       *[other] { $again } fois au plus. Vous choisissez chaque fois
    } librement parmi tous les dés : un dé gardé auparavant peut être relancé.
}
T3 = { $rolls ->
    [1] Les dés sont définitifs dès qu’ils tombent.
   *[other] Vous pouvez vous arrêter après n’importe quel lancer. Après le lancer { $rolls }, les dés sont définitifs.
}
T4 = Seule compte la suite ininterrompue 1, 2, 3, … Le premier chiffre qui manque fait perdre tous les dés plus élevés.
T5 = Plongée manquée : aucun dé ne montre 1. Rien n’est posé, et le tour est fini.
T6 = Plongée réussie : choisissez un seul chiffre de la suite, le plus profond ou non, et posez sur ce palier autant de vos coquillages que de dés qui le montrent. Poser est obligatoire, ni plus ni moins.
T7 = S’il vous manque des coquillages, posez tous ceux qui vous restent. { $ends ->
    [no] Ensuite vous ne plongez plus que pour les coffres.
   *[yes] C’est alors votre dernier coquillage (E1).
}
T8 = { $perfect ->
    [yes] Plongée parfaite : { $levels ->
        [1] un 1 et un coffre
       *[other] tous les chiffres de 1 à { $levels } et un coffre
    }. Ne posez aucun coquillage ; vous devez prendre un des coffres restants. Regardez sa valeur et gardez-la pour vous jusqu’au décompte. Puis jouez aussitôt un autre tour complet.
   *[no] Avec ces dés, aucune plongée ne peut être parfaite : les coffres restent où ils sont.
}

## La fin

E1 = { $how ->
    [at-once] La partie s’arrête dès que quelqu’un pose son dernier coquillage.
    [never] Un dernier coquillage ne met pas fin à la partie : qui n’en a plus continue à plonger pour les coffres.
   *[last-turns] Quand quelqu’un pose son dernier coquillage, chacun des autres joue exactement un tour de plus, puis la partie s’arrête. Si un deuxième joueur n’en a plus entre-temps, cela ne change rien.
}
E2 = { $how ->
    [at-once] Quand quelqu’un prend le dernier coffre, la partie s’arrête à l’instant : personne ne joue plus, même si des derniers tours étaient dus.
    [last-turns] Quand quelqu’un prend le dernier coffre, chacun des autres joue exactement un tour de plus, puis la partie s’arrête.
    [never] Le dernier coffre ne met pas fin à la partie. Dès lors, une plongée parfaite pose des coquillages comme une autre.
   *[impossible] Ici aucune plongée ne peut être parfaite : le dernier coffre ne finit jamais la partie.
}
E3 = { $possible ->
    [yes] Une plongée parfaite lors d’un dernier tour donne toujours un coffre et un autre tour.
   *[no] Ici aucune plongée parfaite ne peut tomber dans un dernier tour.
}

## Le décompte

S1 = { $levels ->
    [1] On compte le palier.
   *[other] On compte palier par palier, du { $levels } jusqu’au 1.
} Seuls y prennent part les joueurs qui ont au moins un coquillage sur le palier.
S2 = Qui a le plus de coquillages sur un palier prend son trésor principal. { $usual ->
    [yes] Le deuxième prend un trésor secondaire et, à quatre ou cinq joueurs, le troisième prend l’autre.
   *[no] Les suivants prennent chacun un trésor secondaire, tant qu’il en reste.
} Les trésors que personne n’a gagnés restent sur le plateau.
S3 = { $single ->
    [yes] Avec un seul palier, aucun palier au-dessus ne départage : c’est S4 qui décide.
   *[no] En cas d’égalité, qui a le plus de coquillages sur le palier juste au-dessus passe devant. Toujours égalité : on regarde le palier suivant en remontant, et ainsi de suite jusqu’au 1.
}
S4 = Toujours égalité : qui a le plus de coquillages encore en main passe devant.
S5 = Toujours égalité : qui a joué son dernier tour le plus tôt passe devant.{ $single ->
    [yes] { "" }
   *[no] {" "}Une égalité au palier 1 va donc droit à S4.
}
S6 = Votre score est la somme de vos trésors et de vos coffres. Le plus haut score gagne ; à égalité, on partage la victoire.

## Exemples

X1 = Vos dés sont à la fin 1 1 2 3 3 5. Posez 2 coquillages au palier 1, ou 1 au palier 2, ou 2 au palier 3. Le 5 est perdu, faute de 4.
X2 = Vous vous arrêtez après deux lancers avec 1 2 3 3 3 4. Posez 1 coquillage au palier 1, 1 au palier 2, 3 au palier 3 ou 1 au palier 4.
X3 = Vert et bleu ont autant de coquillages au palier 4, mais vert en a plus au palier 3 : vert prend le trésor principal du palier 4, bleu un trésor secondaire.
X4 = Jaune et rouge sont à égalité aux paliers 3, 2 et 1, et chacun a deux coquillages en main. Bleu a mis fin à la partie, puis vert, rouge et jaune ont joué leur dernier tour, dans cet ordre. Rouge l’a joué avant jaune : rouge prend le trésor principal du palier 3, jaune un trésor secondaire.
