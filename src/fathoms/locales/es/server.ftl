# El servidor: lo que rechaza y por qué, sus ajustes y la página sencilla.

## Peticiones

not-json = Esto no es JSON legible; envía un valor JSON.
request-bad = La petición no tiene la forma correcta; /api/openapi.json dice qué se espera.
field-bad = «{ $field }» no se puede leer; /api/openapi.json dice qué se espera.
field-unknown = Aquí no hay ningún campo «{ $field }»; quítalo.
field-required = Falta «{ $field }»; añádelo.
query-missing = A la dirección le falta «{ $name }»; añádelo tras el signo de interrogación.
too-large = Eso es demasiado grande; se aceptan { $most } kB como mucho.
too-slow = La petición no llegó entera; envíala otra vez.
too-often = Demasiadas peticiones a la vez; espera un momento y vuelve a intentarlo.
busy = Demasiada gente pide lo mismo ahora, o llegan demasiadas peticiones desde aquí; espera un momento y vuelve a intentarlo.
no-path = No hay nada en { $path }; comprueba la dirección.
no-method = { $method } no funciona aquí; usa { $known }.
no-table = No existe esa mesa; comprueba el enlace.
origin = Una página de otro sitio no puede hacer esto; abre Fathoms en su propia dirección.
host = Este servidor no se conoce por el nombre «{ $host }»; ábrelo por su dirección IP o inícialo con --public-url http://{ $host }.
metrics-closed = Estas cifras son para la máquina del anfitrión; pídelas allí.
broken = Algo se rompió en el servidor; inténtalo de nuevo y avisa al anfitrión si continúa.
closing = El servidor arranca o se detiene; vuelve en un momento.

## Reglas y repeticiones

rules-no-game = Di para qué juego son las reglas; solo un código para compartir nombra el suyo.
rules-other-game = El código es de { $other }, no de { $game }; toma reglas del mismo juego.
no-rules = «{ $text }» no es un juego de reglas; toma uno de { $known }, un código para compartir o los campos que cambian.
replay-hidden = Esta partida no ha terminado y algunas jugadas siguen en secreto; mira su mesa, o vuelve cuando acabe.
replay-seat = No hay asiento { $seat } en esta partida; los asientos van de 0 a { $last }.

## Mesas en vivo

no-hello = Nadie saludó y se cerró la conexión; vuelve y saluda primero.
hello-first = Saluda primero; entonces la mesa se abrirá para ti.
binary = Los mensajes son texto; envía el JSON como texto.
too-fast = Eso fue demasiado rápido; el último mensaje no se oyó, espera un momento y envíalo otra vez.
too-many-connections = Hay demasiadas conexiones desde aquí; cierra algunas y vuelve.

## Ajustes

config-unreadable = Los ajustes de { $path } no se pueden leer: { $reason }.
config-not-toml = Los ajustes de { $path } no son TOML: { $reason }.
setting-unknown = No hay ningún ajuste «{ $name }»; los ajustes son { $known }.
variable-unknown = El entorno contiene { $name }, que no es un ajuste; ¿querías decir { $close }?
setting-bad = { $name } no puede ser { $value }; admite { $takes }.
setting-url = { $name } no puede ser «{ $value }»; admite una dirección que empiece por http:// o https://.
setting-proxy = «{ $value }» no es la dirección de un intermediario; escríbela como 10.0.0.1 o 10.0.0.0/8.
takes-seconds = un número de { $least } a { $most }
workers-need-bus = { $workers } procesos no pueden avisarse sin Redis; añade --redis-url o quita --workers.
port-taken = El puerto { $port } está ocupado; detén lo que lo usa o elige otro con --port.
port-forbidden = El puerto { $port } no te está permitido; elige uno por encima de 1023 con --port.
host-not-here = Esta máquina no tiene la dirección { $host }; elige otra con --host.
cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }.

## La página sencilla

page-about = Juegos de tesoros submarinos, para dos a cinco. Este servidor guarda sus mesas.
page-join = Unirse a una mesa desde un terminal
page-play = Jugar por tu cuenta
page-no-client = El juego de navegador no viene en esta instalación; el terminal lo tiene todo.
