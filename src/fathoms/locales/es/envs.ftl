# Los juegos como entornos para programas que aprenden.

needs-library = Falta la biblioteca { $library }; instálala con: pip install 'fathoms[envs]'.
no-kernel = No hay una versión compilada de { $game } con la que aprender; elige otro juego.
players = Con estas reglas juegan de { $least } a { $most }, no { $players }.
other-game = Son reglas de { $other }, no de { $game }.
no-rules = No hay reglas «{ $text }»; usa un código, una tabla de campos o una de { $known }.
illegal-word = La acción { $word } no está permitida ahora; elige una que permita la máscara de acciones.
illegal-word-at = En la mesa { $table } la acción { $word } no está permitida ahora; elige una que permita la máscara de acciones.
opponents =
    { $opponents ->
        [one] Un rival no es el número correcto para { $players } jugadores; da uno para cada otro puesto.
       *[other] { $opponents } rivales no son el número correcto para { $players } jugadores; da uno para cada otro puesto.
    }
seat = El agente no puede ocupar el puesto «{ $seat }»; elige de 0 a { $last }, «rotate» o «draw».
no-render-mode = No hay ningún modo de visualización «{ $mode }»; elige uno de { $known }.
no-illegal = Una acción ilegal no puede significar «{ $given }»; elige uno de { $known }.
no-opponents = «{ $given }» no es un bot; nombra un bot, o da una lista con uno por cada otro puesto.
no-tables = El número de mesas debe ser un entero de 1 o más, no { $given }.
words-at = Da una acción, un número entero, para cada una de las { $tables } mesas, no { $given }.
