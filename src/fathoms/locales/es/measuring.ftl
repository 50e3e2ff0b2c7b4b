# Medir en un servidor, y su galería: qué se rechaza y por qué.

off = Este servidor no mide; mide en casa con «fathoms lab compare», o pide a su anfitrión que lo active con --measures.
needs-lab = Este servidor todavía no puede medir; su anfitrión instala lo necesario con: pip install 'fathoms[lab]'.
one = Una medición a la vez: la que empezaste desde aquí sigue en marcha; espérala o detenla primero.
full = Los instrumentos están ocupados y ya esperan { $waiting }; inténtalo de nuevo en unos { $seconds } segundos.
often =
    { $most ->
        [one] Desde un mismo lugar se permite una medición por hora; la próxima será posible en unos { $minutes } minutos.
       *[other] Desde un mismo lugar se permiten { $most } mediciones por hora; la próxima será posible en unos { $minutes } minutos.
    }
same = Los dos juegos de reglas son iguales, así que no hay nada que medir; cambia algo primero.
players = { $game } con estas reglas es para { $seats } jugadores, no para { $players }; elige uno de estos números.
players-apart = Los dos juegos de reglas son para números de jugadores distintos; mide con otro que puedan jugar los mismos.
too-slow = Con estas reglas las partidas duran tanto que { $seconds } segundos no bastan para medirlas; prueba con menos jugadores, un tablero más pequeño o una partida más corta.
too-large = Con estas reglas las partidas necesitan más de los { $megabytes } MB de memoria de una medición; prueba con un tablero más pequeño o una partida más corta.
died = La medición se interrumpió; empiézala de nuevo, y cambia las reglas si sigue ocurriendo.

## La galería

gallery-off = Este servidor no tiene galería; su anfitrión puede abrir una con --gallery.
gallery-there = Estas reglas ya están en la galería, con el título «{ $title }»; cambia algo para mostrar las tuyas.
gallery-full = La galería está llena con { $most } juegos de reglas; pide al anfitrión de este servidor que retire algunas.
gallery-often = Desde un mismo lugar se pueden mostrar { $most } juegos de reglas al día; vuelve mañana.
gallery-title = El título debe tener algo que leer, en una sola línea; escríbelo con letras sencillas.
gallery-gone = No hay nada con el número «{ $id }» en la galería; «fathoms admin gallery list» muestra lo que hay.
