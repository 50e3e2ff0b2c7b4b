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
# Una partida que sigue desde otra tiene varias partes, cada una con sus dados.

part-fair =
    Jugadas { $first } a { $last }: { $drawn ->
        [0] no se lanzó nada; el secreto coincide con el prometido.
        [one] los dados fueron limpios; la única tirada sale del secreto prometido.
       *[other] los dados fueron limpios; las { $drawn } tiradas salen del secreto prometido.
    }
part-unfair = Jugadas { $first } a { $last }: no se puede confiar en estos dados.
part-no-proof = Las jugadas { $first } a { $last } vienen de una partida sin prueba; nadie puede comprobar sus dados.
part-no-secret = Las jugadas { $first } a { $last } vienen de una partida que no había terminado; sin su secreto nadie puede comprobar sus dados.
