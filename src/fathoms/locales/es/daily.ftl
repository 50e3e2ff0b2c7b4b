# La zambullida del día: una partida al día, la misma para todos

no-undo = En la zambullida del día no se puede deshacer ninguna jugada.
play-on-later = Tu intento de la zambullida del día lo juegas solo tú: cierra la página y vuelve cuando quieras, antes de la medianoche UTC para que cuente.
no-rematch = La zambullida del día se juega una vez; la siguiente llega a medianoche UTC.
no-game = No hay zambullida del día de este juego; los juegos que la tienen son { $known }.
no-day = Un día se escribe así: 2026-11-19.
not-yet = Ese día no ha empezado: según el reloj del servidor hoy es { $day } (UTC); comprueba el de tu dispositivo.
not-yet-here = Ese día no ha empezado: según el reloj de tu dispositivo hoy es { $day } (UTC).
clock-moved = Tu dispositivo dice que hoy es { $day } (UTC), pero la zambullida del { $played } ya se jugó aquí: comprueba su reloj; no se pierde nada, y ese día contará cuando llegue.
too-old = Ese día queda demasiado atrás; elige uno de los últimos { $days } días.
twice = Ya has jugado la zambullida de hoy; la siguiente llega a medianoche UTC.
practice-later = Juega primero la zambullida de hoy hasta el final; después podrás practicarla.
no-boards = Este sitio no tiene servidor, así que no tiene clasificaciones; comparte tu línea.
need-key = La clasificación de un grupo tiene que reconocerte por una clave; crea una y abre de nuevo el enlace.
group-name = Un grupo necesita un nombre de 1 a { $most } letras.
group-full = Este grupo tiene { $most } miembros, que es el límite; funda otro.
no-group = No hay ningún grupo con ese nombre; comprueba el enlace.

## Por qué un intento no cuenta

day-over = Ese día ha terminado: es una práctica y no cuenta.
late = Este intento terminó después de la medianoche UTC: es una práctica y no cuenta.
practice = Es una práctica y no cuenta: solo cuenta un intento al día por cada clave y cada dispositivo.
practice-here = Es una práctica y no cuenta: solo cuenta un intento al día en cada dispositivo.

## La línea para compartir

line-points = { $points ->
    [one] terminada con { $points } punto
   *[other] terminada con { $points } puntos
}
line-won = { $points ->
    [one] victoria con { $points } punto
   *[other] victoria con { $points } puntos
}
line-place = puesto { $place } de { $total }
line-better = mejor elegido que el { $percent } % de { $others }

## fathoms daily

board = { $total ->
    [0] { $game }, { $day }: nadie todavía
    [one] { $game }, { $day }: un intento
   *[other] { $game }, { $day }: { $total } intentos
}
nobody = Alguien
not-finished = Tu intento no ha terminado; el mismo comando lo continúa.
bots = Los bots en tu puesto: { $bots }.
otherwise = Tu turno { $turn }. { $yours } { $theirs }
weeks = Las últimas cuatro semanas, hoy al final: { $dots } (● ganada, ○ jugada, – práctica)
other-game = La partida de { $path } no es la zambullida del { $day } tal como salieron los dados; aparta ese archivo para volver a jugar ese día.
here-server = Elige un servidor o este equipo, «--server» o «--here».
