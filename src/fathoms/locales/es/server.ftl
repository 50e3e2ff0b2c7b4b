# El servidor: lo que rechaza y por qué, sus ajustes y la página sencilla.

## Peticiones

not-json = Esto no es JSON válido; envía un valor JSON.
request-bad = La petición no tiene la forma esperada; consulta /api/openapi.json.
field-bad = «{ $field }» no es válido; consulta /api/openapi.json.
field-unknown = Aquí no hay ningún campo «{ $field }»; quítalo.
field-required = Falta «{ $field }»; añádelo.
query-missing = La dirección no tiene «{ $name }»; añádelo tras el signo de interrogación.
too-large = Eso es demasiado grande; el límite es de { $most } kB.
too-slow = La petición no llegó completa; envíala otra vez.
key-unknown = Esta clave no se conoce aquí, o fue olvidada; lo que hay en este dispositivo se queda, y puedes crear una clave nueva.
key-guesses = Han llegado demasiadas claves desconocidas desde aquí; espera un rato y vuelve a intentarlo, se puede jugar sin clave.
key-missing = Hace falta una clave; elige «Guardar mis partidas» para crear una, o introduce la tuya.
no-page = Esta página no se muestra a otros; pregunta a su dueño.
too-often = Demasiadas peticiones a la vez; espera un momento y vuelve a intentarlo.
busy = El servidor está ocupado, o llegan demasiadas peticiones desde aquí; espera un momento y vuelve a intentarlo.
no-path = No hay nada en { $path }; comprueba la dirección.
no-method = { $method } no está permitido aquí; usa { $known }.
no-table = No existe esa mesa; comprueba el enlace.
origin = Las páginas de otros sitios no pueden hacer esto; abre Fathoms en su propia dirección.
host = Este servidor no conoce el nombre «{ $host }»; ábrelo por su dirección IP o inícialo con --public-url http://{ $host }.
metrics-closed = Las métricas solo están disponibles en la máquina del servidor.
broken = Se ha producido un error en Fathoms; inténtalo de nuevo y avisa al anfitrión si continúa.
closing = El servidor está arrancando o parando; inténtalo en un momento.

## Reglas y repeticiones

rules-no-game = Indica para qué juego son las reglas; solo un código para compartir contiene el suyo.
rules-other-game = El código es de { $other }, no de { $game }; usa reglas del mismo juego.
no-rules = «{ $text }» no es un conjunto de reglas; usa uno de { $known }, un código para compartir o los campos que cambian.
replay-hidden = Esta partida no ha terminado y algunas jugadas siguen en secreto; mira su mesa, o vuelve cuando termine.
replay-seat = No hay puesto { $seat } en esta partida; los puestos van de 0 a { $last }.

## Mesas en vivo

no-hello = No llegó ningún «hello» y se cerró la conexión; vuelve a conectarte y envía primero «hello».
hello-first = Envía primero «hello» para unirte a la mesa.
binary = Los mensajes son texto; envía el JSON como texto.
too-fast = Demasiados mensajes; el último se ha ignorado, espera un momento y envíalo otra vez.
too-many-connections = Hay demasiadas conexiones desde aquí; cierra algunas y vuelve.

## Ajustes

config-unreadable = Los ajustes de { $path } no se pueden leer: { $reason }.
config-not-toml = Los ajustes de { $path } no son TOML: { $reason }.
setting-unknown = No hay ningún ajuste «{ $name }»; los ajustes son { $known }.
variable-unknown = La variable de entorno { $name } no es un ajuste; ¿querías decir { $close }?
setting-bad = { $name } no puede ser { $value }; admite { $takes }.
setting-url = { $name } no puede ser «{ $value }»; admite una dirección que empiece por http:// o https://.
setting-proxy = «{ $value }» no es la dirección de un proxy; escríbela como 10.0.0.1 o 10.0.0.0/8.
takes-seconds = un número de { $least } a { $most }
workers-need-bus = { $workers } procesos necesitan Redis para comunicarse; añade --redis-url o quita --workers.
port-taken = El puerto { $port } ya está en uso; detén el programa que lo usa o elige otro puerto con --port.
port-forbidden = No puedes usar el puerto { $port }; elige uno por encima de 1023 con --port.
host-not-here = Esta máquina no tiene la dirección { $host }; elige otra con --host.
cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }.

## La página sencilla

page-about = Juegos de tesoros submarinos para dos a cinco jugadores. Este servidor aloja sus mesas.
page-join = Unirse a una mesa desde una terminal
page-play = Jugar por tu cuenta
page-no-client = El juego en el navegador no viene en esta instalación; la terminal lo tiene todo.
