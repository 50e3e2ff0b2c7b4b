# El navegador: la zambullida del día

title = La zambullida del día
about = Una partida al día, la misma para todos: los mismos dados, los mismos bots, un solo intento, sin pistas. Puedes interrumpirla y volver hasta la medianoche UTC.
about-site = Una partida al día, la misma para toda la Tierra: los mismos dados, los mismos bots, un solo intento por dispositivo, sin pistas. Puedes interrumpirla y volver. Aquí no hay clasificación: envía tu línea a tus amigos y compara.
about-here = Ningún servidor responde, así que esta es la zambullida que toda la Tierra comparte sin servidor: los mismos dados, los mismos bots, un solo intento por dispositivo y sin clasificación.
next = La siguiente dentro de { $hours } h { $minutes } min
against = Contra { $bots }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
see-result = Ver tu resultado
continue = Continuar
dive = Zambullirse
board = Clasificación
dots = Los últimos { $days } días: { $played } jugados
dot = { $state ->
    [none] { $day }: sin jugar
    [begun] { $day }: sin terminar
    [practice] { $day }: práctica, { $points }
    [won] { $day }: victoria, { $points }
   *[played] { $day }: { $points }
}
key-won = victoria
key-played = jugado
key-begun = sin terminar
key-practice = práctica
groups = Grupos
groups-about = Compárate con tu familia o tu clase: funda un grupo y envía su enlace.
members = { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
}
group-name = Nombre del grupo
found = Fundar un grupo
make-key = Crear primero una clave
fair = El secreto de los dados del día se prometió la víspera y se abre a medianoche UTC; entonces cualquiera puede comprobar cada tirada con «fathoms verify».
fair-site = Los dados de un día salen de su fecha por una regla publicada: todos tienen los mismos. Nada de ellos es secreto: quien quiera puede calcularlos antes, y solo se estropea su propia zambullida.
to-today = A la zambullida de hoy

## Una clasificación

yours = Tu zambullida
lead = { $how ->
    [won] Has ganado, { $lead } por delante del mejor bot de la mesa.
    [even] Empatado con el mejor bot de la mesa.
   *[behind] { $lead } por detrás del mejor bot de la mesa.
}
place = Puesto { $place } de { $total }
better = Mejor elegido que el { $percent } % de { $others }
cost = Tus elecciones costaron en total { $cost } puntos de probabilidad de ganar.
valuing = Se están valorando tus elecciones…
share = Una línea para compartir; no dice nada de los dados
alone = Sin servidor no hay clasificación y nadie puede decir cuánto costaron tus elecciones; tu línea te compara con tus amigos.
review = Análisis
practise = Practicar
bots = Los bots con los mismos dados
bots-about = Cada uno jugó en tu puesto.
not-yet = Aún sin jugar
not-played = Juega la zambullida de hoy para ver tu resultado.
not-played-over = Ese día ha terminado; puedes jugarlo para practicar.
col-place = Puesto
col-name = Nombre
col-points = Puntos
col-cost = Coste
more = { $count } más
led = Con los mismos puntos decide la ventaja sobre el mejor bot de la mesa.
left-out = Los puestos intermedios no se muestran
spread = Cuántos tienen qué puntos, de { $low } a { $high }
otherwise = Dónde el mejor hizo otra cosa
otherwise-of = Dónde { $name } hizo otra cosa
turn = Tu turno { $turn }
nobody = Alguien
nobody-yet = Nadie ha terminado todavía la zambullida del día.
everybody = La clasificación de todos

## Un grupo

invite = El enlace del grupo: quien lo abra puede unirse
join = Unirse al grupo
join-about = Desde entonces los demás verán tu nombre y tus puntos de cada día.
join-key = Un grupo conoce a sus miembros por sus claves. Crea una y abre de nuevo este enlace.
end = Ver la clasificación
