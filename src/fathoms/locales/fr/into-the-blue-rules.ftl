### Into the Blue : le livret de règles. Chaque message porte le nom de sa règle.
aim = But du jeu
aim-text = Plongez à la recherche de trésors : formez aux dés la séquence 1, 2, 3, … et posez vos coquillages sur les paliers de plongée. Celui qui a le plus de coquillages sur un palier à la fin remporte son trésor principal, et une plongée parfaite rapporte un coffre. Celui qui a le plus de points gagne.

pieces = Matériel
turn = Un tour
end = Fin de partie
scoring = Décompte des points
house = Règles maison
examples = Exemples
credits = Crédits
credits-text = Into the Blue est un jeu de Reiner Knizia, illustré par Alain Boyer, avec un graphisme de Fabrice Del Rio Ruiz, édité par Funnyfox en 2021. L’édition espagnole est de Tranjis Games, 2022 ; Lis Diez Bourgoin et Jacob Coon (Board Game Circus) ont traduit les règles en anglais, Sergio Pérez en espagnol.

## Le matériel

B1 = De { $least } à { $most } joueurs, chacun avec { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
} d’une couleur : vert, bleu, jaune ou rouge.
B1-reconstruction = Le violet, cinquième couleur, est notre choix.
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
} En dessous { $chests ->
    [1] se trouve un coffre, face cachée.
   *[other] se trouvent { $chests } coffres mélangés, face cachée.
}
B4 = Chaque palier a un trésor principal et { $usual ->
    [yes] deux trésors secondaires ; à deux ou trois joueurs, l’un des deux retourne dans la boîte.
   *[no] des trésors secondaires : à deux, trois, quatre ou cinq joueurs, il y en a { $two }, { $three }, { $four } ou { $five }.
}
B4-reading = S’ils diffèrent, c’est celui qui vaut le moins.
B5 = { $chests ->
    [1] Valeur du coffre : { $values }.
   *[other] Valeurs des coffres : { $values }.
}
B6 = Points des trésors principaux, à partir du palier 1 : { $main }.
B6-secondary = { $alike ->
    [yes] Points de chaque trésor secondaire : { $secondary }.
   *[no] Points du trésor secondaire qui vaut le plus : { $secondary } ; de l’autre : { $other }.
}
B6-box = Nous avons imaginé { $which ->
    [main] les valeurs des trésors principaux
    [secondary] les valeurs des trésors secondaires
   *[both] ces valeurs
}, car les livrets ne montrent celles de la boîte que dans leurs images. Vous possédez la boîte ? Saisissez ses valeurs une fois pour toutes : sous « { $box } » dans l’atelier, ou avec « fathoms rulesets box » dans un terminal.

## Un tour

T1 = On joue dans le sens des aiguilles d’une montre. La dernière personne à s’être baignée commence ; ici, { $begins ->
    [0] l’hôte désigne le premier joueur, ou le sort en décide.
   *[other] c’est la place { $begins }, si elle est occupée (A3).
}
T2 = { $again ->
    [0] { $dice ->
        [1] Lancez le dé une seule fois.
       *[other] Lancez les { $dice } dés une seule fois.
    } On ne relance pas.
   *[other] { $dice ->
        [1] Lancez le dé.
       *[other] Lancez les { $dice } dés.
    } Vous pouvez ensuite relancer les dés de votre choix, { $again ->
        [1] une fois au maximum. Vous choisissez
       *[other] { $again } fois au maximum. Vous choisissez chaque fois
    } librement parmi tous les dés : vous pouvez aussi relancer un dé gardé auparavant.
}
T3 = { $rolls ->
    [1] Le premier lancer est définitif.
   *[other] Vous pouvez vous arrêter après n’importe quel lancer. Après le lancer { $rolls }, les dés sont définitifs.
}
T4 = Seule compte une séquence ininterrompue commençant par 1 (1, 2, 3, …). S’il manque un chiffre, tous les dés de valeur supérieure sont perdus.
T5 = Plongée infructueuse : aucun dé ne montre de 1. Vous ne posez rien et votre tour est terminé.
T6 = Plongée réussie : choisissez un chiffre de la séquence, pas forcément le plus profond, et posez sur ce palier autant de vos coquillages que de dés affichant ce chiffre. Vous devez en poser exactement ce nombre.
T7 = Si vous n’avez pas assez de coquillages, posez tous ceux qui vous restent. { $ends ->
    [no] Ensuite, vous ne plongez plus que pour les coffres.
   *[yes] C’est alors votre dernier coquillage (E1).
}
T8 = { $perfect ->
    [yes] Plongée parfaite : { $levels ->
        [1] un 1 et un coffre
       *[other] tous les chiffres de 1 à { $levels } et un coffre
    }. Ne posez aucun coquillage ; vous devez prendre un des coffres restants. { $open ->
        [yes] Montrez sa valeur à tout le monde.
       *[no] Regardez sa valeur et gardez-la secrète jusqu’au décompte.
    } { $again ->
        [no] Puis votre tour se termine.
       *[yes] Puis rejouez immédiatement un tour.
    }
   *[no] Avec ces dés, aucune plongée ne peut être parfaite : les coffres restent où ils sont.
}

## La fin

E1 = { $how ->
    [at-once] La partie s’arrête dès qu’un joueur pose son dernier coquillage.
    [never] Le dernier coquillage ne met pas fin à la partie : un joueur qui n’en a plus continue à plonger pour les coffres.
   *[last-turns] Quand un joueur pose son dernier coquillage, tous les autres jouent un dernier tour, puis la partie s’arrête. Si un deuxième joueur n’a plus de coquillages, cela ne change rien.
}
E2 = { $how ->
    [at-once] Quand un joueur prend le dernier coffre, la partie s’arrête instantanément : personne ne joue plus, même s’il restait des derniers tours.
    [last-turns] Quand un joueur prend le dernier coffre, tous les autres jouent un dernier tour, puis la partie s’arrête.
    [never] Le dernier coffre ne met pas fin à la partie. Ensuite, une plongée parfaite permet de poser des coquillages comme une plongée réussie.
   *[impossible] Ici aucune plongée ne peut être parfaite : le dernier coffre ne finit jamais la partie.
}
E3 = { $possible ->
    [yes] Une plongée parfaite lors d’un dernier tour donne toujours un coffre et un autre tour.
    [chest] Une plongée parfaite lors d’un dernier tour donne toujours un coffre.
   *[no] Ici, aucune plongée parfaite n’est possible lors d’un dernier tour.
}

## Le décompte

S1 = { $levels ->
    [1] On compte le palier.
   *[other] On compte palier par palier, du { $levels } jusqu’au 1.
} Seuls les joueurs qui ont au moins un coquillage sur un palier peuvent gagner ses trésors.
S2 = Le joueur qui a le plus de coquillages sur un palier remporte son trésor principal. { $usual ->
    [yes] Le deuxième remporte un trésor secondaire ; à quatre ou cinq joueurs, le troisième remporte l’autre.
   *[no] Les suivants remportent chacun un trésor secondaire, tant qu’il en reste.
} Les trésors que personne ne remporte restent sur le plateau.
S2-reading = De deux trésors secondaires différents, le deuxième prend celui qui vaut le plus.
S3 = { $single ->
    [yes] Avec un seul palier, aucun palier au-dessus ne départage les joueurs : S4 décide.
   *[no] En cas d’égalité, le joueur à égalité qui a le plus de coquillages sur le palier au-dessus l’emporte. Si l’égalité se poursuit, on regarde le palier suivant en remontant, jusqu’au palier 1.
}
S4 = Si l’égalité se poursuit, le joueur à qui il reste le plus de coquillages l’emporte.
S5 = Si l’égalité se poursuit, le joueur qui a joué son dernier tour en premier l’emporte.{ $single ->
    [yes] { "" }
   *[no] {" "}Une égalité au palier 1 passe donc directement à S4.
}
S6 = Votre score est la somme de vos trésors et de vos coffres. Le score le plus élevé gagne ; en cas d’égalité, les joueurs se partagent la victoire.

## Règles maison

C1 = { $open ->
    [yes] Joué ici.
   *[no] Non joué ici.
} Coffres ouverts : tout le monde voit la valeur d’un coffre dès qu’il est pris.
C2 = { $again ->
    [no] Joué ici.
   *[yes] Non joué ici.
} Pas de second tour : une plongée parfaite donne un coffre, mais pas de nouveau tour.
A1 = { $on ->
    [yes] Joué ici : { $each }.
   *[no] Non joué ici.
} Handicap sur les coquillages : certaines places commencent avec plus ou moins de coquillages.
A2 = { $on ->
    [yes] Joué ici : { $each }.
   *[no] Non joué ici.
} Handicap sur les lancers : certaines places ont plus ou moins de lancers par tour.
A3 = { $begins ->
    [0] Non joué ici. Premier joueur : une certaine place commence toujours.
   *[other] Joué ici. Premier joueur : la place { $begins } commence toujours, si elle est occupée.
}
seat-shells = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
} pour la place { $seat }
seat-rolls = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
} pour la place { $seat }

## Exemples

X1 = Vos dés sont à la fin 1 1 2 3 3 5. Posez 2 coquillages au palier 1, ou 1 au palier 2, ou 2 au palier 3. Le 5 est perdu, car il n’y a pas de 4.
X2 = Vous vous arrêtez après deux lancers avec 1 2 3 3 3 4. Posez 1 coquillage au palier 1, 1 au palier 2, 3 au palier 3 ou 1 au palier 4.
X3 = Vert et bleu sont à égalité au palier 4, mais vert a plus de coquillages au palier 3 : vert remporte le trésor principal du palier 4, bleu un trésor secondaire.
X4 = Jaune et rouge sont à égalité aux paliers 3, 2 et 1, et il reste deux coquillages à chacun. Bleu a déclenché la fin de partie, puis vert, rouge et jaune ont joué leur dernier tour, dans cet ordre. Rouge a joué avant jaune : rouge remporte le trésor principal du palier 3, jaune un trésor secondaire.
