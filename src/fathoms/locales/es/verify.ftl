# Lo que sale de comprobar los dados de una partida.

fair =
    { $drawn ->
        [0] El secreto es el prometido; el azar aún no ha jugado.
        [one] Los dados fueron limpios: el secreto es el prometido, y la única jugada del azar sale de él.
       *[other] Los dados fueron limpios: el secreto es el prometido, y las { $drawn } jugadas del azar salen de él.
    }
unfair =
    { $count ->
        [0] No se puede confiar en estos dados.
        [one] No se puede confiar en estos dados: de { $drawn } jugadas del azar, una no es la que da el secreto.
       *[other] No se puede confiar en estos dados: de { $drawn } jugadas del azar, { $count } no son las que da el secreto.
    }
other-secret = El secreto no es el prometido: su SHA-256 es { $found }, lo prometido era { $promised }.
first = Empezó { $found }, pero tenía que ser { $expected }.
move = Jugada { $number }: la partida dice «{ $found }», los dados dieron «{ $expected }».
