# The browser: pages, buttons, what goes wrong on the way.

title = Fathoms
skip = Ir al juego
close = Cerrar
coming = Un momento…
language = Idioma
light = Apariencia: { $light ->
    [light] clara
    [dark] oscura
   *[auto] como el dispositivo
}
to-home = Inicio
try-again = Reintentar
moves = Lo que puedes hacer
move-done = Listo: { $move }
move-back = Atrás
copy = Copiar
copied = Copiado.
share = Compartir
qr = Código QR
qr-label = Código QR: { $title }
send = Enviar
table = Mesa

## Home

home-lead = Dos juegos de tesoros bajo el mar. Sin registro.
play-now = Jugar ahora
play-now-label = Jugar ahora: { $game }
how-strong = ¿Qué nivel quieres para los bots?
strength = { $strength ->
    [easy] Fáciles
    [strong] Fuertes
   *[normal] Normales
}
bots-are = { $strength ->
    [easy] Contra bots fáciles.
    [strong] Contra bots fuertes.
   *[normal] Contra bots normales.
}
change = Cambiar
with-friends = Con amigos
with-friends-about = Elige puestos, bots y reglas; envía un enlace.
around = En una pantalla
around-about = Varios jugadores en un dispositivo; los cofres siguen en secreto.
watch-replay = Ver o repetir
watch-replay-about = Mira mesas en juego o vuelve a ver una partida.
puzzles = Acertijos
puzzles-about = Una decisión cada uno; uno nuevo cada día.
replay-any = Volver a ver una partida
replay-any-about = Abre cualquier partida con un enlace o un archivo.
rule-book = Reglamento
rule-book-about = Cada regla con su número, en tres idiomas.
score-table = Puntuar mi partida
score-table-about = La hoja de puntuación para el juego de mesa.
workshop = Taller
workshop-about = Cambia las reglas, mira qué pasa y compártelas.
daily = La zambullida del día
daily-about = Una partida al día, la misma para todos
my-games = Mis partidas
my-games-about = Partidas, resultados y reglas, en todos tus dispositivos.
my-games-here = Mis partidas
my-games-here-about = Partidas, resultados y reglas en este dispositivo.
lesson = Lección de cinco minutos
lesson-about = Aprende jugando.
continue = Continuar
recent = Partidas recientes en este dispositivo
on-device = en este dispositivo
forget = Quitar de la lista
ways = Formas de jugar
without-network = También sin conexión
without-network-about = Guarda los juegos en este dispositivo, para el tren o el barco.
without-network-kept = Los juegos están en este dispositivo: no necesitan conexión.
no-server = El servidor no responde. Tus partidas seguirán cuando vuelva.
no-house = Los juegos no han podido arrancar. Comprueba la conexión y prueba otra vez.

## Opening a table

which-game = ¿Qué juego?
open-title = Jugar con amigos
open-lead = Crea la mesa. Tendrás un enlace para cada amigo.
around-title = En una pantalla
around-lead = ¿Quién juega? Cada jugador toma un puesto en este dispositivo.
seats = Puestos
seat-number = Puesto { $number }
seat-you = Tú
seat-friend = Un amigo, por enlace
seat-none = Nadie
seat-person = Un jugador aquí
bot-seat = Bot: { $name }
add-seat = Añadir un puesto
remove-seat = Quitar el puesto { $number }
rule-set = Reglas
my-rules = Mis reglas
rules-given = Reglas del enlace
box-in-use = Juegas con los valores de tu caja
box-not-in-use = Los valores de tu caja están desactivados
box-off = Desactivar
box-on = Activar
box-ask = ¿Qué valores para los tesoros?
box-ask-lead = Conocemos las reglas del juego de caja, pero no los valores impresos en sus tesoros: los nuestros son una reconstrucción. Escribe los de tu caja una vez y este dispositivo los guarda.
box-type = Escribir los valores de mi caja
box-ours = Usar los valores de Fathoms
clock = Reloj
clock-none = Sin reloj
clock-quick = 5 minutos por jugador, +5 segundos por jugada
clock-easy = 15 minutos por jugador, +10 segundos por jugada
clock-slow = Un día por jugada
listed = Cualquiera puede encontrar y ver esta mesa
hints-allowed = Permitir consejos
name-here = Nombre
open-table = Crear la mesa
begin = Empezar
your-name = Tu nombre

## Invites

invited = Tienes una invitación
invited-by = En la mesa: { $names }.
sit-down = Unirme a la mesa
only-watch = Solo mirar
invite-for = Enlace para el amigo { $number }
invite-once = Cada enlace sirve para una persona, una sola vez.
waiting = Esperando a los demás jugadores
waiting-title = La mesa está lista
waiting-others = La partida empieza cuando estén todos.
start-with-bots = Empezar ya, con bots mientras llegan
watch-link = Enlace para espectadores

## Before the game

send-invite = Enviar la invitación
invite-title = Ven a jugar a { $game }
invite-copied = El enlace está copiado: pégaselo a tus amigos.
anyone-sits = Quien tenga este enlace puede sentarse
table-link = Enlace de la mesa
link-each = Un enlace para cada amigo
your-colour = Tu color
other-colour = Otro color para el puesto { $number }
who-begins = ¿Quién empieza?
begins-draw = El sorteo
begins-draw-told = El sorteo dirá quién empieza.
begins-told = Empieza { $name }.
seat-is-free = Hay un puesto libre
watching = Estás mirando.
watching-ask = Para jugar, pide una invitación a { $names }.
house-rules = Reglas propias de esta mesa
book-here = El reglamento de esta mesa
understood-sit = Entendido, unirme a la mesa

## At the table

game-over = La partida ha terminado
dice-fall = Lanzando los dados…
players = Jugadores
hours = { $hours } h
seat-free = Puesto libre
seat-bot = bot
seat-stand-in = juega un bot
seat-here = presente
seat-away = ausente
seat-resigned = se rindió
seat-timed-out = sin tiempo
fill = Que un bot juegue por { $name }
lost = Conexión perdida. Reconectando…
not-sent = No se ha enviado nada: no hay conexión. Inténtalo de nuevo cuando vuelva.
not-answered = La conexión se cortó antes de la respuesta. Mira si se hizo; si no, inténtalo de nuevo.
why = ¿Por qué?
tap-late = Demasiado tarde: la partida ha continuado.
log-of = { $name }:
undo = Deshacer
undo-asked = { $name } quiere deshacer su última jugada.
agree = De acuerdo
decline = No
bot-plays-for-you = Un bot juega por ti.
take-back-seat = He vuelto
hold-to-see = { $name }: mantén pulsado para ver tus secretos
chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, un mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
}
chat-empty = Aún no hay mensajes.
chat-line = Escribe un mensaje
a-watcher = Un espectador
mute-title = Silenciar
mute = Silenciar a { $name }
mute-watchers = Silenciar a todos los espectadores
menu = Menú
sound = Sonido
shortcuts = Teclas de una sola letra
turn-alert = Avisarme cuando sea mi turno
less-motion = Reducir el movimiento
show-text-board = Mostrar la mesa como texto
text-board = La mesa como texto
other-device = Seguir en otro dispositivo
other-device-about = Este enlace es tu puesto. No lo compartas.
leave = Dejar la mesa
leave-about = Un bot juega por ti; puedes volver a tu puesto cuando quieras.
resign = Rendirme
resign-sure = Sí, me rindo
over-resign = Los demás jugadores se rindieron.
over-time = Se acabó el tiempo.
rematch = Jugar otra vez
rematch-asked = Esperando a los demás…
rematch-watch = Ver la próxima partida
replay = Ver la partida otra vez
workshop-back = Volver al taller
workshop-open = Abrir estas reglas en el taller
hint = Consejo
hint-choice = Opción
hint-chance = Ganar
hint-points = Puntos
hint-about = Probabilidad de ganar la partida y tus puntos tras este turno.
hint-about-points = Tus puntos tras este turno.
thinking = Pensando…
rule = Regla { $rule }
no-rule = Este reglamento no tiene la regla { $rule }.
open-book = Abrir el reglamento

## A first turn

coach-step = Primer turno, paso { $step } de { $steps }
coach-skip = Saltar
first-time = ¿Primera vez? La lección, cinco minutos

## Keys

keys = Teclas
key-undo = deshacer
key-hint = consejo
key-chat = chat
key-help = esta lista
key-close = cerrar el panel abierto
key-replay-play = reproducir o pausar
key-replay-step = jugada anterior o siguiente
key-replay-turn = turno anterior o siguiente
key-replay-ends = principio o final
key-replay-speed = más lento o más rápido

## Watching and replaying

watch-title = Mirar
watch-lead = Mesas abiertas a espectadores.
watch-none = Ahora no hay mesas abiertas. Crea una y deja que la vean.
watchers = { $count ->
    [one] Un espectador
   *[other] { $count } espectadores
}
watch-this = Mirar esta mesa
watch-others = Ver otras mesas
replay-title = Volver a ver una partida
replay-lead = Abre un archivo, un enlace o el texto de una partida.
replay-file = Elegir un archivo
replay-paste = Pegar una partida o un enlace
replay-open = Abrir
replay-first = Principio
replay-back = Jugada anterior
replay-play = Reproducir
replay-pause = Pausa
replay-next = Jugada siguiente
replay-last = Final
replay-move = Jugada { $number } de { $count }
replay-turn = Turno
replay-turn-number = Turno { $turn }
replay-position = Jugada
replay-speed = Velocidad
replay-link = Enlace a esta posición
replay-whole = Enlace a la partida completa
replay-download = Guardar la partida
replay-start = Principio
other-record = Abrir otra partida
checks = Comprobar los dados
checks-about = Cada tirada se calcula de nuevo, aquí en tu navegador.
checks-right = Las { $count } tiradas coinciden con el secreto. Nadie ha cambiado los dados.
checks-wrong = { $count ->
    [one] Una tirada no coincide con el secreto: la jugada { $moves }.
   *[other] { $count } tiradas no coinciden con el secreto: las jugadas { $moves }.
}
checks-published = El secreto sale de la fecha por la regla publicada.
checks-secret-wrong = El secreto no coincide con el que se prometió antes de la partida.
checks-first-wrong = El primer jugador no coincide con el secreto.
checks-part = Las jugadas { $from } a { $to } se jugaron de una vez, con su propio secreto.
checks-unknown = Sus dados no se pueden comprobar: esa partida no tiene prueba, o su secreto aún no se había publicado.
checks-none = Esta partida no contiene prueba de sus dados.
checks-not-yet = El secreto se publica cuando termina la partida.
checks-not-yet-today = El secreto de un día se abre a medianoche UTC, cuando el día ha terminado; entonces se podrá comprobar aquí.
checks-cannot = La comprobación no pudo hacerse aquí. Prueba «fathoms verify» en una terminal.

## Rule book

book-title = Reglamento
book-contents = Índice
book-changed = cambiada
book-marks = Qué significan las marcas
book-link = Enlace a la regla { $rule }
lesson-soon = Este juego aún no tiene lección. El reglamento lo explica todo.
lesson-done = ¡A jugar!
lesson-of = Lección de cinco minutos: { $game }
lesson-progress = Paso { $step } de { $steps }
lesson-next = Continuar
lesson-nudge = Buena elección, pero no para esta lección. Prueba lo que te pide.

## Score sheet

score-title = Puntuar mi partida
score-people = ¿Cuántos jugadores?
score-empty = Anota lo que tiene cada jugador. El resultado aparece al momento.
score-players = Jugadores
score-none = Este juego no necesita hoja de puntuación.
score-gone = Sin conexión no se suma nada; lo que anotes se queda en este dispositivo.
score-clear = Hoja nueva
score-result = Resultado
more = { $what }: uno más
less = { $what }: uno menos

## When something goes wrong

trouble-no-invite = Esta invitación no es válida
trouble-no-invite-about = Está incompleta o es de otra mesa. Pide otra vez el enlace entero, o mira la partida.
trouble-not-found = Página no encontrada
trouble-not-found-about = No hay nada en esta dirección.
trouble-no-table = Esta mesa ya no existe
trouble-no-table-about = El enlace ha caducado o está incompleto. Pídelo otra vez o crea tu propia mesa.
trouble-used = Esta invitación ya se ha usado
trouble-used-about = Alguien ya se ha unido con ella. Pide otro enlace, o mira la partida.
trouble-full = La mesa está llena
trouble-full-about = Todos los puestos están ocupados. Mira otra mesa o crea la tuya.
trouble-record = Esta partida no es válida
trouble-record-about = No se puede reproducir.
trouble-newer = Esto viene de una versión más nueva de Fathoms
trouble-newer-about = Hay que actualizar el servidor para abrirlo.
trouble-gone = El servidor no responde
trouble-gone-about = No se ha perdido nada. Prueba dentro de un momento.
trouble-not-started = Los juegos no han podido arrancar
trouble-not-started-about = No se ha perdido nada. Comprueba la conexión y prueba otra vez.
trouble-rate = Demasiadas peticiones
trouble-rate-about = Espera un momento y vuelve a intentarlo.
trouble-forbidden = Eso no está permitido aquí
trouble-forbidden-about = Pregunta a la persona que te envió el enlace.
trouble-other = Algo ha salido mal
trouble-other-about = No es culpa tuya y no se ha perdido nada.
