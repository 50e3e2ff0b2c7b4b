# Las mesas de un servidor: lo que no se puede hacer en ellas, y por qué.

no-table = Esa mesa no existe; revisa el enlace, o pide uno nuevo a quien te lo envió.
unreadable = Esta mesa no se puede leer: está dañada o es de otra versión de Fathoms. Abre otra, o avisa a quien lleva el servidor.
closed = Esta mesa se cerró porque hacía mucho que no venía nadie; abre otra.
no-seat = Esa llave no guarda ningún asiento aquí; vuelve a la página por la que entraste, o mira sin ella.
no-such-seat = No hay asiento { $seat } en esta mesa; elige uno de los que se ven.
no-invite = Esa invitación no es para esta mesa; pide otra vez el enlace entero.
invite-used = Esa invitación ya se usó; pide otra a quien abrió la mesa.
too-many-windows = Ya tienes tu asiento abierto en { $most } ventanas; cierra una y recarga esta.
full = Esta mesa ya tiene sus { $most } visitantes; vuelve un poco más tarde.
too-many-tables =
    { $most ->
        [one] Has abierto una mesa en una hora; termínala, o espera un rato.
       *[other] Has abierto { $most } mesas en una hora; termina una de ellas, o espera un rato.
    }

no-rules = No hay reglas llamadas «{ $name }»; hay { $known }, o usa un código que empiece por F1-.
rules-other-game = Esas reglas son para { $other }, y la mesa es para { $game }; elige reglas de { $game }.
name = Eso no puede ser un nombre aquí; usa de 1 a { $most } letras que se vean.
name-taken = Alguien en esta mesa ya se llama { $name }; elige otro nombre.
name-alike = { $name } se parece a { $other }, que ya está en esta mesa; elige otro nombre.

not-begun = La partida aún no ha empezado; empieza cuando estén todos.
begun = La partida ya ha empezado; sigue jugando.
start-opener = Solo quien abrió la mesa puede empezar sin los demás; espera un momento.
over = La partida ha terminado; juega otra vez, o abre otra mesa.
not-over = La partida aún no ha terminado; podrás jugar otra después.
stale = La mesa ha cambiado desde entonces; mira otra vez y elige de nuevo.
not-your-turn = No es tu turno; espera a que llegue.
bot-plays = Un robot juega por ti; recupera primero tu asiento.
time-over = Se te acabó el tiempo.
watching = Estás mirando; para participar necesitas un asiento.
out = Has abandonado esta partida y sigue un robot; vuelve con la revancha.
left-already = Ya te habías levantado; recupera tu asiento cuando quieras.
not-left = Tienes tu asiento; ningún robot juega por ti.
fill-nobody = Ningún robot puede ocupar ese asiento; elige a una persona que no esté.
fill-present =
    { $seconds ->
        [one] Esa persona puede volver; pídelo otra vez dentro de un segundo.
       *[other] Esa persona puede volver; pídelo otra vez dentro de { $seconds } segundos.
    }
undo-nothing = No hay nada que deshacer; lo que decidieron los dados queda.
undo-revealed = Esa jugada mostró algo nuevo, así que no se puede deshacer.
undo-not-yours = La última jugada no fue tuya; pídeselo a quien la hizo.
undo-no-wish = Nadie pide deshacer una jugada.
no-hints = No hay consejos en esta mesa; fíate de tus ojos.
hint-busy = Un consejo está en camino; espéralo.
chat = Esa línea no se puede enviar; escribe de 1 a { $most } letras que se vean.
chat-minute = Has escrito { $most } líneas en un minuto; espera un poco antes de la siguiente.
chat-day = Desde tu asiento se han escrito { $most } líneas en un día y no caben más; sigue mañana.
chat-day-watchers = Los espectadores de esta mesa han escrito { $most } líneas en un día y no caben más; seguid mañana.
mute-self = Esa es tu propia voz; silencia a otra persona.
hello-twice = Ya has saludado; sigue con una jugada.
not-saved = No se pudo guardar ahora mismo, así que no ocurrió; prueba otra vez en un momento.
goodbye = El servidor se detiene un momento; volverás solo, y nada se pierde.
bot-cannot = El bot { $bot } no puede jugar en esta mesa en este servidor; elige otro.
no-such-move = Esa jugada no existe: la partida va por la { $moves }.
