# Playing without a network: what is kept on this device for it, and how far it has come.

what = Vous pourrez alors jouer contre les robots ou sur un seul écran, suivre les leçons, lire les règles, compter les points, revoir des parties et créer des règles, même si aucun serveur ne répond.
friends = Pour jouer avec des amis ailleurs, il faut toujours le serveur.
size = { $size } Mo à télécharger, une seule fois.
keep = Garder sur cet appareil
download = { $done } Mo téléchargés sur { $total }
stop = Arrêter
kept = C’est fait. Fathoms fonctionne maintenant sans réseau sur cet appareil.
games = Les parties jouées sans réseau restent dans ce navigateur. Vous les retrouvez à l’accueil.
remove = Supprimer de cet appareil
removed = Supprimé. Vos parties sont toujours là.
failed = Le téléchargement n’est pas allé au bout. Réessayez quand le réseau sera meilleur.
no-room = Il n’y a plus assez de place sur cet appareil.
cannot = Ce navigateur ne le permet pas : il lui manque WebAssembly ou IndexedDB. Un plus récent le pourra.
cannot-play = Les jeux ne fonctionnent pas dans ce navigateur : il lui manque WebAssembly ou IndexedDB. Un plus récent le pourra.
insecure = Un navigateur ne garde les jeux que depuis une adresse sécurisée (https).
none = Ce serveur ne le propose pas.
coming = Les jeux arrivent : { $done } Mo sur { $total }.
starting = Les jeux se préparent…
strongest = Le robot le plus fort a besoin d’un serveur. Voici le plus fort ici.
only-here = Cette partie n’est que sur cet appareil. Le lien ci-dessous la contient en entier : tout le monde peut l’ouvrir, sur n’importe quel serveur Fathoms.
