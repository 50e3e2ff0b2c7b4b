# Medir en un servidor, y su galería: qué se rechaza y por qué.

off = Este servidor no mide; usa «fathoms lab compare» en tu máquina, o pide a su anfitrión que lo active con --measures.
needs-lab = Este servidor todavía no puede medir; su anfitrión instala lo necesario con: pip install 'fathoms[lab]'.
one = Una medición a la vez: la que empezaste desde aquí sigue en marcha; espérala o detenla primero.
full = Todas las mediciones están ocupadas y ya esperan { $waiting }; inténtalo de nuevo en unos { $seconds } segundos.
often =
    { $most ->
        [one] Desde una misma dirección se permite una medición por hora; la próxima será posible en unos { $minutes } minutos.
       *[other] Desde una misma dirección se permiten { $most } mediciones por hora; la próxima será posible en unos { $minutes } minutos.
    }
same = Los dos conjuntos de reglas son iguales, así que no hay nada que medir; cambia algo primero.
players = { $game } con estas reglas es para { $seats } jugadores, no para { $players }; elige uno de estos números.
players-apart = Los dos conjuntos de reglas son para números de jugadores distintos; compara con reglas para el mismo número.
too-slow = Con estas reglas las partidas son demasiado largas para medirlas en { $seconds } segundos; prueba con menos jugadores, un tablero más pequeño o una partida más corta.
too-large = Con estas reglas las partidas necesitan más de los { $megabytes } MB de memoria de una medición; prueba con un tablero más pequeño o una partida más corta.
died = La medición se interrumpió; empiézala de nuevo, y cambia las reglas si sigue ocurriendo.

## La galería

gallery-off = Este servidor no tiene galería; su anfitrión puede abrir una con --gallery.
gallery-there = Estas reglas ya están en la galería, con el título «{ $title }»; cambia algo para publicar las tuyas.
gallery-full = La galería está llena ({ $most } conjuntos de reglas); pide al anfitrión de este servidor que retire algunos.
gallery-often = Puedes publicar { $most } conjuntos de reglas al día; vuelve mañana.
gallery-title = El título debe contener algo legible, en una sola línea; usa letras sencillas.
gallery-gone = No hay ningún conjunto de reglas con el número «{ $id }» en la galería; «fathoms admin gallery list» muestra lo que hay.
