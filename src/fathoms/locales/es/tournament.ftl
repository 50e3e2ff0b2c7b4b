# Los torneos: errores, el informe en la terminal y la página.

two = { $count ->
    [0] No hay participantes; nombra al menos dos con --entrants. Los bots son { $known }.
   *[other] Un solo participante no basta; nombra al menos dos con --entrants. Los bots son { $known }.
}
entrant-empty = Un participante de «{ $text }» está vacío; sepáralos con una sola coma.
no-entrant = «{ $text }» no es un participante; nombra uno de los bots { $known }, una clase como modulo:Clase, o un programa como prog:./programa.
name-twice = Dos participantes se llaman { $name }; da a cada uno un nombre distinto.
name-bad = «{ $name }» no puede ser un nombre; usa como mucho { $most } letras imprimibles.
program-unreadable = Las comillas de «{ $text }» no se cierran; escribe el comando como en una terminal.
program-missing = No hay ningún programa { $program }; revisa su nombre, o escribe su ruta completa.
program-not-executable = { $program } no es ejecutable; hazlo ejecutable (chmod +x), o pon su intérprete delante.
program-refused = { $name } no pudo arrancar: { $reason }.
class-broken = { $given } no puede jugar: { $line }
class-slow = { $given } no estuvo listo a tiempo; mira qué hace cuando se importa y se crea.
swiss-few = Un torneo suizo necesita al menos tantos participantes como puestos hay en una mesa ({ $players }); hay { $entrants }.
no-format = No hay ningún formato «{ $format }»; usa { $known }.
rounds-unwanted = Solo un torneo suizo tiene rondas; añade --format swiss, o quita --rounds.
no-time = Con --time 0 nadie podría decidir nada; concede algunos segundos.
nothing-played = El torneo se interrumpió antes de completar su primera serie de partidas; no hay nada que escribir.

## El informe

head-rank = #
head-entrant = Participante
head-points = Puntos
head-buchholz = Rivales
head-rating = Clasificación
head-interval = 95 %
head-games = Partidas
head-wins = Victorias
head-forfeits = Descalificaciones
head-score = Puntos de media
rating = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) }
interval = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } a { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
count = { $count }
share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
milliseconds = { NUMBER($ms, maximumFractionDigits: 1) } ms
played-round-robin = { $games } partidas en mesas de { $players }: todos contra todos, con los mismos dados desde cada puesto; intervalos del 95 %.
played-swiss = { $games } partidas en mesas de { $players }: según la clasificación, con los mismos dados desde cada puesto; intervalos del 95 %.
forfeited = { $name } { $what } en { $count ->
    [one] una partida
   *[other] { $count } partidas
} (la primera, la partida { $game }). { $why }
kind-crashed = falló
kind-slow = tardó demasiado
kind-silent = nunca respondió
kind-garbage = envió algo que no se puede leer
kind-illegal = rompió las reglas
said = Envió «{ $line }».
status = Terminó con el código { $number }.
signal = Lo detuvo la señal { $number }.
withdrawn = { $name } fue retirado tras diez descalificaciones seguidas; sus demás partidas no se jugaron.
note = { $name }: { $note }
endless = { $count ->
    [one] Una partida no tenía fin y se detuvo; la comparten todos.
   *[other] { $count } partidas no tenían fin y se detuvieron; las comparten todos.
}
written = Escrito: { $paths }.
broken-off = Interrumpido tras { $games } de { $planned } partidas; las partidas jugadas están contadas y escritas.

## La página

title = Torneo
page-title = Torneo de { $game }
page-incomplete = Interrumpido antes del final: solo cuentan las series completas.
fact-entrants = { $count ->
    [one] participante
   *[other] participantes
}
fact-games = { $count ->
    [one] partida
   *[other] partidas
}
fact-players = { $count ->
    [one] por mesa
   *[other] por mesa
}
fact-seconds = { $count ->
    [one] segundo por decisión
   *[other] segundos por decisión
}
fact-seed = semilla
system-round-robin = Todos contra todos
system-swiss = Suizo: se enfrentan jugadores con resultados parecidos
standing = Clasificación
standing-about = Una clasificación como en el ajedrez: 400 puntos significan diez contra uno, y el más débil está en 1000. La barra muestra el intervalo del 95 %.
table = En cifras
meetings = Quién ganó a quién
meetings-about = La parte de las partidas decididas que la fila ganó a la columna, y cuántas partidas jugaron juntos.
meeting-cell = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
scores = Puntuaciones
scores-about = Cuántas veces acabó cada participante con cuántos puntos. La marca es la media.
score-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
margins = Por cuánto se ganó
margins-about = Cuántos puntos sacó el ganador al mejor de los demás; 0 es un empate, compartido o resuelto por una regla.
axis-points = Puntos de ventaja
axis-turns = Turnos por partida
lengths = Cuánto duró
lengths-about = Cuántos turnos tuvo una partida.
seats = ¿Importa el puesto?
seats-about = Quién ganó, según el puesto; el puesto 1 empieza. Cada grupo jugó en todos los órdenes, así que aquí la fuerza no cuenta. La línea muestra un juego equilibrado.
seat = Puesto { $number }
forfeits = Descalificaciones
forfeits-none = Nadie fue descalificado.
forfeits-about = Un participante que falla, no responde, tarda demasiado, envía algo que no se puede leer o rompe las reglas pierde esa partida, y el torneo continúa.
stderr = Últimas líneas en la salida de errores
machine = En esta máquina
machine-about = Cuánto tardó una decisión, y qué escribieron los programas en la salida de errores. Solo esta parte cambia al jugar el torneo otra vez.
machine-mean = Media
machine-slowest = La más lenta
machine-decisions = Decisiones
rounds = Rondas
round = Ronda { $number }
bye = Descansan: { $names }.
notable = Partidas para ver
notable-about = Cada una es una partida guardada: descárgala y vuelve a verla con fathoms replay o en el navegador.
notable-closest = La más reñida
notable-clearest = La más clara
notable-longest = La más larga
notable-richest = La de más puntos
notable-game = Partida { $number }, { $turns ->
    [one] una jugada
   *[other] { $turns } jugadas
}
notable-save = Guardar la partida
notable-show = Mostrar las jugadas
footer = Jugado por Fathoms; la misma semilla da el mismo torneo: { $command }
kind-bot = incluido
