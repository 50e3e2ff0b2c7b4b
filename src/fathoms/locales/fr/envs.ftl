# Les jeux comme environnements pour des programmes qui apprennent.

needs-library = La bibliothèque { $library } manque ; installez-la avec : pip install 'fathoms[envs]'.
no-kernel = Il n’y a pas de version compilée de { $game } pour apprendre ; prenez un autre jeu.
players = Avec ces règles on joue de { $least } à { $most }, pas à { $players }.
other-game = Ce sont les règles de { $other }, pas de { $game }.
no-rules = Il n’y a pas de règles « { $text } » ; prenez un code, une table de champs, ou l’une de { $known }.
illegal-word = Le mot { $word } ne peut pas être dit maintenant ; prenez-en un que le masque permet.
illegal-word-at = À la table { $table }, le mot { $word } ne peut pas être dit maintenant ; prenez-en un que le masque permet.
opponents =
    { $opponents ->
        [one] Un adversaire ne remplit pas une table de { $players } ; donnez-en un pour chaque autre place.
       *[other] { $opponents } adversaires ne remplissent pas une table de { $players } ; donnez-en un pour chaque autre place.
    }
seat = L’élève ne peut pas s’asseoir à « { $seat } » ; prenez de 0 à { $last }, ou « rotate », ou « draw ».
no-render-mode = Une table ne peut pas être montrée comme « { $mode } » ; prenez l’un de { $known }.
no-illegal = Un mot illégal ne peut pas signifier « { $given } » ; prenez l’un de { $known }.
no-opponents = « { $given } » ne peut pas s’asseoir à la table ; nommez un robot, ou donnez une liste avec un robot par autre place.
no-tables = Il faut au moins une table, en nombre entier, et non { $given }.
words-at = Dites un mot, un nombre entier, à chacune des { $tables } tables, et non { $given }.
