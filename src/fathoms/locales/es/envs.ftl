# Los juegos como entornos para programas que aprenden.

needs-library = Falta la biblioteca { $library }; instálala con: pip install 'fathoms[envs]'.
no-kernel = No hay una versión compilada de { $game } con la que aprender; elige otro juego.
players = Con estas reglas juegan de { $least } a { $most }, no { $players }.
other-game = Son reglas de { $other }, no de { $game }.
no-rules = No hay reglas «{ $text }»; usa un código, una tabla de campos o una de { $known }.
illegal-word = La palabra { $word } no puede decirse ahora; elige una que la máscara permita.
illegal-word-at = En la mesa { $table } la palabra { $word } no puede decirse ahora; elige una que la máscara permita.
opponents =
    { $opponents ->
        [one] Un rival no llena una mesa de { $players }; da uno para cada otro asiento.
       *[other] { $opponents } rivales no llenan una mesa de { $players }; da uno para cada otro asiento.
    }
seat = El aprendiz no puede sentarse en «{ $seat }»; elige de 0 a { $last }, o «rotate», o «draw».
no-render-mode = Una mesa no puede mostrarse como «{ $mode }»; elige una de { $known }.
no-illegal = Una palabra ilegal no puede significar «{ $given }»; elige una de { $known }.
no-opponents = «{ $given }» no puede sentarse a la mesa; nombra un bot, o da una lista con uno por cada otro asiento.
no-tables = Tiene que haber al menos una mesa, en número entero, no { $given }.
words-at = Di una palabra, un número entero, en cada una de las { $tables } mesas, no { $given }.
