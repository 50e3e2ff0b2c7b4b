# Lo que sale de comprobar los dados de una partida.

fair =
    { $drawn ->
        [0] El secreto coincide con el prometido; aún no se ha lanzado nada.
        [one] Los dados fueron limpios: el secreto coincide con el prometido, y la única tirada sale de él.
       *[other] Los dados fueron limpios: el secreto coincide con el prometido, y las { $drawn } tiradas salen de él.
    }
unfair =
    { $count ->
        [0] No se puede confiar en estos dados.
        [one] No se puede confiar en estos dados: de { $drawn } tiradas, una no coincide con el secreto.
       *[other] No se puede confiar en estos dados: de { $drawn } tiradas, { $count } no coinciden con el secreto.
    }
other-secret = El secreto no coincide con el prometido: su SHA-256 es { $found }, lo prometido era { $promised }.
first = Empezó { $found }, pero tenía que ser { $expected }.
move = Jugada { $number }: la partida dice «{ $found }», los dados dieron «{ $expected }».
