# Las mesas de un servidor: lo que no se puede hacer en ellas, y por qué.

no-table = Esa mesa no existe; revisa el enlace, o pide uno nuevo a la persona que te lo envió.
unreadable = Esta mesa no se puede leer: está dañada o es de otra versión de Fathoms. Crea otra, o avisa al anfitrión del servidor.
closed = Esta mesa se cerró porque no vino nadie durante mucho tiempo; crea otra.
no-seat = Tu enlace no corresponde a ningún puesto de esta mesa; vuelve a la página por la que entraste, o mira la partida.
no-such-seat = No hay puesto { $seat } en esta mesa; elige uno de los que se muestran.
no-invite = Esa invitación no es para esta mesa; pide otra vez el enlace entero.
need-invite = Para sentarte aquí necesitas una invitación; pídesela a quien creó la mesa.
no-free-seat = Ya no queda ningún puesto libre; mira la partida o crea tu propia mesa.
seat-taken = Alguien tiene ya ese color; elige otro.
not-understood = Esta mesa tiene reglas propias; lee qué cambia y di que lo has entendido.
invite-used = Esa invitación ya se usó; pide otra a la persona que creó la mesa.
too-many-windows = Ya tienes tu puesto abierto en { $most } ventanas; cierra una y recarga esta.
full = Esta mesa ya tiene { $most } visitantes; vuelve un poco más tarde.
too-many-tables =
    { $most ->
        [one] Has creado una mesa en una hora, que es el límite; termínala, o espera un rato.
       *[other] Has creado { $most } mesas en una hora, que es el límite; termina una de ellas, o espera un rato.
    }

no-rules = No hay reglas llamadas «{ $name }»; elige entre { $known }, o usa un código que empiece por F1-.
rules-other-game = Esas reglas son para { $other }, y la mesa es para { $game }; elige reglas de { $game }.
name = Eso no puede ser un nombre; usa de 1 a { $most } letras visibles.
name-taken = Ya hay un { $name } en esta mesa; elige otro nombre.
name-alike = { $name } se parece demasiado a { $other }, que ya está en esta mesa; elige otro nombre.

not-begun = La partida aún no ha empezado; empieza cuando estén todos.
begun = La partida ya ha empezado; juega.
start-opener = Solo la persona que creó la mesa puede empezar sin los demás; espera un momento.
settle-opener = Eso lo decide quien creó la mesa; pregúntale.
settled-enough = Ya ha habido bastantes cambios antes de esta partida; empiézala o crea otra mesa.
over = La partida ha terminado; juega otra vez, o crea otra mesa.
not-over = La partida aún no ha terminado; podrás jugar otra después.
stale = La mesa ha cambiado mientras tanto; mira otra vez y elige de nuevo.
not-your-turn = Aún no es tu turno.
bot-plays = Un bot está jugando por ti; recupera primero tu puesto.
time-over = Se te acabó el tiempo.
watching = Estás mirando; para participar necesitas un puesto.
out = Te has rendido y sigue un bot; vuelve para la revancha.
left-already = Ya has salido de la mesa; recupera tu puesto cuando quieras.
not-left = Estás en tu puesto; ningún bot juega por ti.
fill-nobody = Un bot no puede ocupar ese puesto; elige a un jugador ausente.
fill-present =
    { $seconds ->
        [one] Ese jugador aún puede volver; inténtalo dentro de un segundo.
       *[other] Ese jugador aún puede volver; inténtalo dentro de { $seconds } segundos.
    }
undo-nothing = No hay nada que deshacer; las tiradas se quedan.
undo-revealed = Esa jugada reveló algo nuevo, así que no se puede deshacer.
undo-not-yours = La última jugada no fue tuya; pídeselo al jugador que la hizo.
undo-no-wish = Nadie ha pedido deshacer una jugada.
no-hints = En esta mesa no se permiten consejos.
no-review = En esta mesa no se permiten consejos; su partida se podrá analizar cuando termine.
hint-busy = Ya viene un consejo; espera un momento.
chat = Ese mensaje no se puede enviar; escribe de 1 a { $most } letras visibles.
chat-minute = Has enviado { $most } mensajes en un minuto; espera un poco antes del siguiente.
chat-day = Desde tu puesto se han enviado { $most } mensajes hoy, que es el límite; sigue mañana.
chat-day-watchers = Los espectadores de esta mesa han enviado { $most } mensajes hoy, que es el límite; seguid mañana.
mute-self = No puedes silenciarte; elige a otra persona.
hello-twice = «hello» ya se envió; continúa con otro mensaje.
not-saved = No se pudo guardar, así que no ha ocurrido; prueba otra vez en un momento.
goodbye = El servidor se está reiniciando; te reconectarás y no se pierde nada.
bot-cannot = El bot { $bot } no puede jugar en esta mesa; elige otro.
no-such-move = Esa jugada no existe: la partida va por la { $moves }.
origin-which = Indica una sola vez la partida desde la que seguir: su mesa o su registro.
origin-on = Esta partida aún se está jugando; hasta que termine, solo sus jugadores pueden seguir desde ella.
origin-no-hints = En esa mesa no se permiten consejos; podrás seguir desde ella cuando termine la partida.
origin-hidden = En esa partida aún hay algo secreto; sigue desde ella cuando termine.
origin-unfinished = Este registro se escribió mientras se jugaba la partida; sigue desde ella cuando termine.
origin-late = Aquí una partida puede tener { $most } jugadas; sigue desde una anterior.
origin-game = La partida desde la que se sigue es de { $game }; elige el mismo juego.
origin-seats = La partida desde la que se sigue tiene { $seats } puestos; elige otros tantos.
origin-rules = Una partida desde la que se sigue conserva sus reglas; no indiques otras.
origin-first = Una partida desde la que se sigue ya ha empezado; quién empieza no puede cambiar.
