### Medir en el taller, qué probar después, la galería y las reglas impresas.

## Medir

measure-title = ¿Qué cambia?
measure-lead = Los bots juegan muchas veces con los dos reglamentos y con la misma suerte. Así ves qué hace tu cambio.
measure-players = ¿Cuántos juegan?
measure-players-count = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
measure-against = Comparado con
measure-against-standard = las reglas estándar
measure-against-origin = tu punto de partida: { $title }
measure-begin = Medir
measure-stop = Parar
measure-starting = Los bots se sientan …
measure-warming = Los bots leen las reglas. Justo tras una actualización puede tardar un minuto.
measure-waiting = { $ahead ->
    [0] La tuya es la siguiente.
    [one] Hay una medición antes de la tuya.
   *[other] Hay { $ahead } mediciones antes de la tuya.
}
measure-progress = Los bots están jugando: { $percent } % hecho.
measure-bar = Partidas jugadas
measure-stopped = Parado. No se ha perdido nada de tu borrador.
measure-unable = Este servidor no mide. En un terminal sí puedes: fathoms lab compare { $game } --help
measure-broken = El borrador aún no se puede jugar. Arregla lo marcado y mídelo después.
measure-nothing = Por ahora los dos reglamentos son iguales. Cambia algo y mídelo después.
measure-differs = { $count ->
    [one] Una cosa es distinta
   *[other] { $count } cosas son distintas
}
measure-verdict = En pocas palabras
measure-played = Cada versión jugada { NUMBER($games) } veces por { $bots }, { $players } a la mesa, con la misma suerte para ambas.
measure-before = Antes
measure-after = Con tu cambio
measure-group-length = ¿Cuánto dura?
measure-group-fairness = ¿Valen lo mismo todos los puestos?
measure-group-drama = ¿Es emocionante?
measure-group-deeds = ¿Qué pasa en una partida?
measure-group-skill = ¿Cuenta jugar bien?
measure-fair = justo: { $share }
measure-seat = { $seat ->
    [1] Empieza
    [2] Segundo
    [3] Tercero
    [4] Cuarto
    [5] Quinto
   *[other] Puesto { $seat }
}
measure-chance = puro azar: { $share }
measure-figures = Todas las cifras
measure-head-measure = Medido
measure-head-difference = Diferencia
measure-head-range = Está entre
measure-head-sure = ¿Más que suerte?
measure-between = { $low } y { $high }
measure-sure = Sí
measure-unsure = Aún no se sabe
measure-sure-mark = más que suerte
measure-told = { $title }: { $before } antes, { $after } con tu cambio.
measure-how = Cómo leer esto
measure-how-text = El bloque es lo que vieron los bots por término medio. La línea fina acaba donde aún puede estar el valor verdadero, 95 veces de cada 100. Un punto lleno marca una diferencia que es más que suerte; uno vacío, que con tantas partidas no se puede saber. Los minutos son una estimación para una familia a la mesa.

## Cuando no se puede medir

trouble-full = Ahora mismo se miden demasiadas cosas aquí. Tu borrador está a salvo; prueba otra vez dentro de un minuto.
trouble-rate = Has medido mucho en poco tiempo. Tu borrador está a salvo; prueba otra vez más tarde.
trouble-gone = El servidor no responde. Tu borrador está a salvo en este dispositivo; prueba otra vez cuando vuelva.
trouble-other = Eso no ha funcionado. Tu borrador está a salvo; prueba otra vez.

## ¿Y ahora?

next-title = ¿Y ahora?
next-lead = Di qué te gustaría. El servidor prueba cambios sueltos, uno tras otro, y enseña los que llevan allí.
next-goal = Me gustaría …
next-begin = Buscar cambios
next-progress = Probando cambios: { $percent } % hecho.
next-bar = Cambios probados
next-none = { $tried ->
    [one] Se ha probado un cambio, y no lleva allí.
   *[other] Ninguno de los { $tried } cambios probados lleva allí.
} Elige otra meta, o cambia antes algo por tu cuenta.
next-found = { $tried ->
    [one] Un cambio probado
   *[other] { $tried } cambios probados
}, { NUMBER($games) } partidas cada uno. El mejor, primero:
next-change = { $before } → { $after }
next-figures = { $before } → { $after }
next-put = Ponerlo
next-put-label = Ponerlo: { $change }
next-put-done = { $change } ya está en tu borrador. «Deshacer» lo quita.
next-try = Probarlo
next-try-label = Probarlo: { $change }

## Colgarlo

hang-lead = Quien venga a este servidor podrá verlo, jugarlo y seguir construyendo. Antes se mide, para que se sepa qué hace.
hang-name = Título
hang-by = Tu nombre
hang-by-hint = Puedes dejarlo vacío.
hang-begin = Medir y colgar
hang-no-title = Ponle antes un título.
hang-done = «{ $title }» está colgado en la galería.
hang-see = Verlo allí
hang-none = Este servidor no tiene galería. Compártelo con un enlace.

## La galería

gallery-title = Galería
gallery-lead = Reglas que la gente ha construido aquí, en el taller. Cada una se midió antes de colgarla.
gallery-all = Todos los juegos
gallery-by = de { $by }
gallery-changes = Qué cambia
gallery-verdict = Qué dice la medición
gallery-measured = { NUMBER($games) } partidas, { $players } jugadores
gallery-play = Jugar
gallery-play-label = Jugar: { $title }
gallery-open = Abrir en el taller
gallery-open-label = Abrir en el taller: { $title }
gallery-print = Imprimir
gallery-print-label = Imprimir las reglas: { $title }
gallery-empty = La pared sigue vacía
gallery-empty-about = Cambia una cosa en el taller, mídela y cuélgala. La primera tendrá el mejor sitio.
gallery-none = Este servidor no tiene galería
gallery-none-about = Las reglas también viajan sin ella: el taller hace de lo que construyas un enlace, un código QR y un código corto.
gallery-workshop = Al taller
gallery-setup = Preparación de { $title }

## Las reglas impresas

sheet-title = Reglas para imprimir
sheet-lead = El libro con los números de estas reglas, en dos páginas como mucho. Lo que cambia está marcado.
sheet-print = Imprimir
sheet-name = Nombre en la hoja
sheet-name-hint = Reglas de domingo
sheet-book = Reglas del juego
sheet-house = Reglas de la casa
sheet-players = { $least ->
    [one] 1
   *[other] { $least }
} a { $most } jugadores
sheet-players-one = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
sheet-standard = Las reglas estándar: nada ha cambiado.
sheet-changes = { $count ->
    [one] Una cosa ha cambiado
   *[other] { $count } cosas han cambiado
}
sheet-was = antes: { $before }
sheet-changed = cambiada
sheet-bar = Una barra y la palabra «cambiada» marcan lo que difiere de las reglas estándar.
sheet-setup = Preparación
sheet-out-title = No está en esta partida
sheet-out = { $names }
sheet-scan = Jugar con estas reglas
sheet-scan-about = Escanéalo, o escribe el código en el taller.
sheet-code = Código de estas reglas
sheet-qr = Enlace a estas reglas, en código QR
sheet-workshop = Abrir en el taller
sheet-ours = Las reglas con un círculo ° son nuestra lectura, donde los libros dejan algo abierto.
