# La mesure sur un serveur, et sa galerie : ce qui est refusé et pourquoi.

off = Ce serveur ne mesure pas ; utilisez « fathoms lab compare » sur votre machine, ou demandez à son hôte de l’activer avec --measures.
needs-lab = Ce serveur ne peut pas encore mesurer ; son hôte installe le nécessaire avec : pip install 'fathoms[lab]'.
one = Une mesure à la fois : celle que vous avez lancée d’ici n’est pas finie ; attendez-la ou arrêtez-la d’abord.
full = Toutes les mesures sont occupées et { $waiting } attendent déjà ; réessayez dans { $seconds } secondes environ.
often =
    { $most ->
        [one] Une mesure par heure est permise depuis une même adresse ; la prochaine sera possible dans { $minutes } minutes environ.
       *[other] { $most } mesures par heure sont permises depuis une même adresse ; la prochaine sera possible dans { $minutes } minutes environ.
    }
same = Les deux jeux de règles sont identiques, il n’y a donc rien à mesurer ; changez d’abord quelque chose.
players = { $game } avec ces règles se joue à { $seats }, pas à { $players } ; choisissez l’un de ces nombres.
players-apart = Les deux jeux de règles sont pour des nombres de joueurs différents ; comparez avec des règles pour le même nombre.
too-slow = Les parties sont trop longues avec ces règles pour être mesurées en { $seconds } secondes ; essayez moins de joueurs, un plateau plus petit ou une partie plus courte.
too-large = Avec ces règles, les parties demandent plus que les { $megabytes } Mo de mémoire d’une mesure ; essayez un plateau plus petit ou une partie plus courte.
died = La mesure s’est interrompue ; relancez-la, et changez les règles si cela continue.

## La galerie

gallery-off = Ce serveur n’a pas de galerie ; son hôte peut en ouvrir une avec --gallery.
gallery-there = Ces règles sont déjà dans la galerie, sous le titre « { $title } » ; changez quelque chose pour publier les vôtres.
gallery-full = La galerie est pleine ({ $most } jeux de règles) ; demandez à l’hôte de ce serveur d’en retirer.
gallery-often = Vous pouvez publier { $most } jeux de règles par jour ; revenez demain.
gallery-title = Le titre doit contenir quelque chose de lisible, sur une ligne ; utilisez des lettres simples.
gallery-gone = Il n’y a pas de jeu de règles numéro « { $id } » dans la galerie ; « fathoms admin gallery list » montre ce qu’il y a.
