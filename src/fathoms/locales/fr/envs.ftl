# Les jeux comme environnements pour des programmes qui apprennent.

needs-library = La bibliothèque { $library } manque ; installez-la avec : pip install 'fathoms[envs]'.
no-kernel = Il n’y a pas de version compilée de { $game } pour apprendre ; choisissez un autre jeu.
players = Avec ces règles on joue de { $least } à { $most }, pas à { $players }.
other-game = Ce sont les règles de { $other }, pas de { $game }.
no-rules = Il n’y a pas de règles « { $text } » ; prenez un code, une table de champs, ou l’une de { $known }.
illegal-word = L’action { $word } n’est pas permise maintenant ; choisissez-en une que le masque d’actions autorise.
illegal-word-at = À la table { $table }, l’action { $word } n’est pas permise maintenant ; choisissez-en une que le masque d’actions autorise.
opponents =
    { $opponents ->
        [one] Un adversaire n’est pas le bon nombre pour { $players } joueurs ; donnez-en un pour chaque autre place.
       *[other] { $opponents } adversaires ne sont pas le bon nombre pour { $players } joueurs ; donnez-en un pour chaque autre place.
    }
seat = L’agent ne peut pas prendre la place « { $seat } » ; prenez de 0 à { $last }, « rotate » ou « draw ».
no-render-mode = Il n’y a pas de mode d’affichage « { $mode } » ; prenez l’un de { $known }.
no-illegal = Une action illégale ne peut pas signifier « { $given } » ; prenez l’un de { $known }.
no-opponents = « { $given } » n’est pas un robot ; nommez un robot, ou donnez une liste avec un robot par autre place.
no-tables = Le nombre de tables doit être un entier de 1 ou plus, et non { $given }.
words-at = Donnez une action, un nombre entier, pour chacune des { $tables } tables, et non { $given }.
