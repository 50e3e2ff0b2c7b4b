# The browser: pages, buttons, what goes wrong on the way.

title = Fathoms
skip = Ir al juego
close = Cerrar
coming = Un momento…
language = Idioma
light = Luz: { $light ->
    [light] día
    [dark] noche
   *[auto] como el dispositivo
}
to-home = Al inicio
try-again = Probar otra vez
moves = Lo que puedes hacer
copy = Copiar
copied = Copiado.
share = Compartir
qr = Código QR
qr-label = Código QR: { $title }
send = Enviar
table = Mesa

## Home

home-lead = Dos juegos de tesoros bajo el mar. Sin cuenta ni registro.
play-now = Jugar ya
play-now-label = Jugar ya: { $game }
how-strong = ¿Cómo de fuertes quieres los robots?
strength = { $strength ->
    [easy] Fáciles
    [strong] Fuertes
   *[normal] Normales
}
bots-are = { $strength ->
    [easy] Contra robots fáciles.
    [strong] Contra robots fuertes.
   *[normal] Contra robots normales.
}
change = Cambiar
with-friends = Con amigos
with-friends-about = Elige asientos, robots y reglas; envía un enlace.
around = En torno a esta pantalla
around-about = Un dispositivo, varias personas; los cofres siguen en secreto.
watch-replay = Mirar o volver a ver
watch-replay-about = Mesas en juego, y cualquier partida otra vez.
rule-book = Libro de reglas
rule-book-about = Cada regla con su número, en tres idiomas.
score-table = Puntuar mi mesa
score-table-about = La hoja de puntos para el juego de caja.
workshop = El taller
workshop-about = Cambia las reglas, mira qué pasa y compártelas.
lesson = Lección de cinco minutos
lesson-about = Aprende jugando.
recent = Hace poco en este dispositivo
recent-over = terminada
recent-on = en juego
forget = Olvidar esta partida
ways = Formas de jugar
no-server = El servidor no responde; lo que tienes abierto sigue cuando vuelva.

## Opening a table

which-game = ¿Qué juego?
open-title = Jugar con amigos
open-lead = Pon la mesa. Tendrás un enlace para cada amigo.
around-title = En torno a esta pantalla
around-lead = ¿Quién juega? Cada persona toma un asiento en este dispositivo.
seats = Asientos
seat-number = Asiento { $number }
seat-you = Tú
seat-friend = Un amigo, por enlace
seat-none = Nadie
seat-person = Alguien aquí
bot-seat = Robot: { $name }
add-seat = Añadir un asiento
remove-seat = Quitar el asiento { $number }
rule-set = Reglas
my-rules = Mis reglas
rules-given = Las reglas del enlace
box-in-use = Los valores de tu caja
box-not-in-use = Los valores de tu caja no se usan
box-off = No usarlos
box-on = Usarlos
clock = Reloj
clock-none = Sin reloj
clock-quick = 5 minutos cada uno, 5 segundos de vuelta
clock-easy = 15 minutos cada uno, 10 segundos de vuelta
clock-slow = Un día por jugada
listed = Otras personas pueden encontrar la mesa y mirar
hints-allowed = Se permiten consejos
name-here = Nombre
open-table = Poner la mesa
begin = Empezar
your-name = Tu nombre

## Invites

invited = Tienes una invitación
invited-by = En la mesa: { $names }.
sit-down = Sentarme
only-watch = Solo quiero mirar
invite-for = Enlace para el amigo { $number }
invite-once = Cada enlace sienta a una persona, una sola vez.
waiting = Esperando a los demás
waiting-title = La mesa está puesta
waiting-others = Empieza en cuanto todos se sienten.
start-with-bots = Empezar ya, con robots mientras llegan
watch-link = Enlace para mirar

## At the table

game-over = La partida ha terminado
dice-fall = Caen los dados…
players = Jugadores
hours = { $hours } horas
seat-free = Asiento libre
seat-bot = robot
seat-stand-in = suple un robot
seat-here = presente
seat-away = ausente
seat-resigned = se rindió
seat-timed-out = sin tiempo
fill = Que un robot juegue por { $name }
lost = Se perdió la línea. Volviendo…
not-sent = No hay conexión: no se ha enviado nada. Todo se conserva aquí; inténtalo de nuevo cuando vuelva la conexión.
not-answered = La conexión se cortó antes de la respuesta. Mira si se hizo; si no, inténtalo de nuevo.
why = ¿Por qué?
tap-late = Eso ya no está: la partida ha continuado.
undo = Retirar
undo-asked = { $name } quiere retirar la última jugada.
agree = De acuerdo
decline = No, gracias
bot-plays-for-you = Un robot juega por ti.
take-back-seat = Ya estoy aquí
hold-to-see = { $name }: mantén pulsado para ver tus secretos
chat = Charla
chat-unread = { $count ->
    [0] Charla
    [one] Charla, una línea nueva
   *[other] Charla, { $count } líneas nuevas
}
chat-empty = Nadie ha dicho nada todavía.
chat-line = Di algo
a-watcher = Un espectador
mute-title = Oír menos
mute = Silenciar a { $name }
mute-watchers = Silenciar a los espectadores
menu = Menú
sound = Sonido
turn-alert = Avisarme cuando me toque
less-motion = Menos movimiento
show-text-board = Mostrar la mesa en palabras
text-board = La mesa en palabras
other-device = Seguir en otro dispositivo
other-device-about = Este enlace es tu asiento. Guárdalo para ti.
leave = Dejar la mesa
leave-about = Un robot sigue jugando; el asiento sigue siendo tuyo.
resign = Rendirme
resign-sure = Sí, me rindo
over-resign = Todos los demás se rindieron.
over-time = Se acabó el tiempo.
rematch = Otra más
rematch-asked = Esperando a los demás…
rematch-watch = Mirar la próxima partida
replay = Ver la partida otra vez
workshop-back = Volver al taller
workshop-open = Abrir estas reglas en el taller
hint = ¿Qué harías tú?
hint-choice = Opción
hint-chance = Ganar
hint-points = Puntos
hint-about = Probabilidad de ganar la partida y tus puntos tras este turno.
hint-about-points = Tus puntos tras este turno.
thinking = Pensando…
rule = Regla { $rule }
no-rule = La regla { $rule } no está en este libro.
open-book = Abrir el libro de reglas

## A first turn

coach-step = Primer turno, paso { $step } de { $steps }
coach-skip = Saltar
first-time = ¿Primera vez? La lección, cinco minutos

## Keys

keys = Teclas
key-undo = retirar
key-hint = ¿qué harías tú?
key-chat = charla
key-help = esta lista
key-close = cerrar lo que esté abierto
key-replay-play = reproducir o pausar
key-replay-step = una jugada atrás o adelante
key-replay-turn = un turno atrás o adelante
key-replay-ends = al principio o al final
key-replay-speed = más lento o más rápido

## Watching and replaying

watch-title = Mirar
watch-lead = Mesas cuyos jugadores dejan mirar a cualquiera.
watch-none = Ahora no hay ninguna mesa abierta. Pon una y deja que la encuentren.
watchers = { $count ->
    [one] Un espectador
   *[other] { $count } espectadores
}
watch-others = Ver otras mesas
replay-title = Volver a ver una partida
replay-lead = Un archivo, un enlace o el texto de una partida.
replay-file = Elegir un archivo
replay-paste = Pegar una partida o un enlace
replay-open = Abrir
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Parar
replay-next = Una jugada adelante
replay-last = Al final
replay-move = Jugada { $number } de { $count }
replay-turn = Turno
replay-turn-number = Turno { $turn }
replay-position = Jugada
replay-speed = Velocidad
replay-link = Enlace a esta posición
replay-whole = Toda la partida en un enlace
replay-download = Guardar la partida
replay-start = El principio
other-record = Abrir otra partida
checks = Comprobar los dados
checks-about = Cada tirada se calcula de nuevo, aquí en tu navegador.
checks-right = Las { $count } tiradas son las que dice el secreto. Nadie tocó los dados.
checks-wrong = { $count ->
    [one] Una tirada no es la que dice el secreto: la jugada { $moves }.
   *[other] { $count } tiradas no son las que dice el secreto: las jugadas { $moves }.
}
checks-secret-wrong = El secreto no es el que se prometió antes de la partida.
checks-first-wrong = Quien empezó no es quien dice el secreto.
checks-none = Esta partida no lleva prueba de sus dados.
checks-not-yet = El secreto se dice cuando termina la partida.
checks-cannot = La comprobación no pudo hacerse aquí; prueba en una terminal con «fathoms verify».

## Rule book

book-title = Libro de reglas
book-contents = Índice
book-changed = cambiada aquí
book-reconstructed = nuestra lectura
book-link = Enlace a la regla { $rule }
lesson-soon = La lección de este juego aún no está lista; el libro de reglas lo cuenta todo.
lesson-done = ¡A jugar!
lesson-of = Lección de cinco minutos: { $game }
lesson-progress = Paso { $step } de { $steps }
lesson-next = Seguir
lesson-nudge = Una buena elección, pero no para esta lección: prueba lo que te pide.

## Score sheet

score-title = Puntuar mi mesa
score-people = ¿Cuántos juegan?
score-empty = Anota lo que tiene cada cual: el resultado aparece al momento.
score-players = Jugadores
score-none = Este juego se cuenta solo; no necesita hoja.
score-clear = Una hoja nueva
score-result = El resultado
more = { $what }: uno más
less = { $what }: uno menos

## When something goes wrong

trouble-not-found = Aquí no hay nada
trouble-not-found-about = Esta dirección no lleva a ninguna parte.
trouble-no-table = Esta mesa ya no está
trouble-no-table-about = El enlace ha caducado o está mal copiado. Pídelo otra vez o pon tu propia mesa.
trouble-used = Esta invitación ya se usó
trouble-used-about = Alguien se sentó con ella. Pide otro enlace, o mira la partida.
trouble-full = La mesa está llena
trouble-full-about = Todos los asientos están ocupados; mira otra mesa o pon la tuya.
trouble-record = Esta partida no es válida
trouble-record-about = No se puede reproducir tal como está.
trouble-newer = Esto viene de un Fathoms más nuevo
trouble-newer-about = Hay que poner al día el servidor para abrirlo.
trouble-gone = El servidor no responde
trouble-gone-about = No se ha perdido nada. Prueba dentro de un momento.
trouble-rate = Demasiado de una vez
trouble-rate-about = Espera un poco y prueba otra vez.
trouble-forbidden = Eso no se permite aquí
trouble-forbidden-about = Pregunta a quien te dio el enlace.
trouble-other = Algo salió mal
trouble-other-about = No es culpa tuya. No se ha perdido nada.
