# La maison dans un navigateur, sans serveur : ce qu’elle ne peut pas faire, et pourquoi.

full = Cet appareil n’a plus de place pour les parties ; rien n’a été écrit. Libérez de la place dans le navigateur et réessayez.
failed = Le navigateur n’a pas pu enregistrer ou lire ses parties ({ $reason }) ; rien n’a été écrit. Quittez la navigation privée, ou autorisez ce site à enregistrer des données, et réessayez.
no-measuring = Les mesures demandent un serveur Fathoms ; tout le reste de l’atelier fonctionne ici.
no-review = Les analyses demandent un serveur Fathoms : enregistrez la partie et ouvrez-la sur un serveur.
