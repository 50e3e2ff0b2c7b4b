### Medir en el taller, qué probar después, la galería y las reglas impresas.

## Medir

measure-title = ¿Qué cambia?
measure-lead = Los bots juegan muchas partidas con los dos conjuntos de reglas y la misma suerte. Así ves qué hace tu cambio.
measure-players = ¿Cuántos jugadores?
measure-players-count = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
measure-against = Comparado con
measure-against-standard = las reglas estándar
measure-against-origin = tu punto de partida: { $title }
measure-luck = También la suerte y las decisiones (hasta un minuto)
measure-begin = Medir
measure-stop = Parar
measure-starting = Preparando los bots…
measure-warming = Los bots se están preparando. Justo tras una actualización puede tardar un minuto.
measure-waiting = { $ahead ->
    [0] La tuya es la siguiente.
    [one] Hay una medición antes de la tuya.
   *[other] Hay { $ahead } mediciones antes de la tuya.
}
measure-progress = Los bots están jugando: { $percent } %.
measure-bar = Partidas jugadas
measure-stopped = Parado. Tu borrador está a salvo.
measure-unable = Este servidor no puede medir. Puedes hacerlo en una terminal: fathoms lab compare { $game } --help
measure-broken = El borrador aún no se puede jugar. Corrige lo marcado y mide después.
measure-nothing = Los dos conjuntos de reglas son iguales. Cambia algo y mide después.
measure-differs = { $count ->
    [one] Una cosa es distinta
   *[other] { $count } cosas son distintas
}
measure-verdict = En resumen
measure-played = Cada versión se jugó { NUMBER($games) } veces con { $bots }, con { $players } jugadores y la misma suerte para ambas.
measure-before = Antes
measure-after = Con tu cambio
measure-group-length = ¿Cuánto dura?
measure-group-fairness = ¿Valen lo mismo todos los puestos?
measure-group-drama = ¿Es emocionante?
measure-group-deeds = ¿Qué pasa en una partida?
measure-group-skill = ¿Cuenta jugar bien?
measure-group-luck = ¿Suerte o decisiones?
measure-fair = justo: { $share }
measure-seat = { $seat ->
    [1] Primero
    [2] Segundo
    [3] Tercero
    [4] Cuarto
    [5] Quinto
   *[other] Puesto { $seat }
}
measure-chance = puro azar: { $share }
measure-figures = Todas las cifras
measure-head-measure = Medida
measure-head-difference = Diferencia
measure-head-range = Entre
measure-head-sure = ¿Más que suerte?
measure-between = { $low } y { $high }
measure-sure = Sí
measure-unsure = Aún no se sabe
measure-sure-mark = más que suerte
measure-told = { $title }: { $before } antes, { $after } con tu cambio.
measure-how = Cómo leer esto
measure-how-text = La barra muestra la media de las partidas. La línea fina muestra dónde está el valor real en 95 casos de cada 100. Un punto lleno marca una diferencia que no es solo suerte; uno vacío, que no hay partidas suficientes para saberlo. Los minutos son una estimación para una familia a la mesa.

## Cuando no se puede medir

trouble-full = Ahora hay demasiadas mediciones en marcha. Tu borrador está a salvo; prueba otra vez dentro de un minuto.
trouble-rate = Has medido mucho en poco tiempo. Tu borrador está a salvo; prueba otra vez más tarde.
trouble-gone = El servidor no responde. Tu borrador está a salvo en este dispositivo; prueba otra vez cuando vuelva.
trouble-other = Eso no ha funcionado. Tu borrador está a salvo; prueba otra vez.

## ¿Y ahora?

next-title = ¿Y ahora qué?
next-lead = Elige qué te gustaría. El servidor prueba cambios sueltos, uno tras otro, y muestra los que ayudan.
next-goal = Me gustaría…
next-begin = Buscar cambios
next-progress = Probando cambios: { $percent } %.
next-bar = Cambios probados
next-none = { $tried ->
    [one] Se ha probado un cambio, y no ayuda.
   *[other] Ninguno de los { $tried } cambios probados ayuda.
} Elige otro objetivo, o cambia antes algo por tu cuenta.
next-found = { $tried ->
    [one] Un cambio probado
   *[other] { $tried } cambios probados
}, { NUMBER($games) } partidas cada uno. El mejor, primero:
next-change = { $before } → { $after }
next-told = { $title }: { $before } → { $after }
next-figures = { $before } → { $after }
next-put = Usarlo
next-put-label = Usarlo: { $change }
next-put-done = { $change } ya está en tu borrador. «Deshacer» lo quita.
next-try = Probarlo
next-try-label = Probarlo: { $change }

## Oportunidades iguales

equal-title = Oportunidades iguales
equal-lead = Elige quién juega como cada uno. Los bots juegan muchas partidas, y ves el menor hándicap que iguala las oportunidades.
equal-players = ¿Cuántos jugadores?
equal-seat = ¿Quién juega como el puesto { $seat }?
equal-bot = { $title }: { $about }
equal-own = Tú, según tus partidas analizadas: { $points } por decisión
equal-begin = Buscar un hándicap
equal-progress = Probando hándicaps: { $percent } % hecho.
equal-bar = Hándicaps probados
equal-answer = En resumen
equal-seats = Parte de las victorias
equal-before = Sin él
equal-after = Con él
equal-range = { $mean } ({ $low } a { $high })
equal-use = Usar este hándicap
equal-used = El hándicap está ahora en tu borrador. Deshacer lo quita.
## Colgarlo

hang-lead = Todos los visitantes de este servidor podrán ver estas reglas, jugarlas y partir de ellas. Antes se miden, para que se sepa qué esperar.
hang-name = Título
hang-by = Tu nombre
hang-by-hint = Opcional.
hang-begin = Medir y publicar
hang-no-title = Ponle antes un título.
hang-done = «{ $title }» está en la galería.
hang-see = Verlo en la galería
hang-none = Este servidor no tiene galería. Comparte un enlace.

## La galería

gallery-title = Galería
gallery-lead = Reglas que otras personas han creado en el taller. Todas se midieron antes.
gallery-all = Todos los juegos
gallery-by = de { $by }
gallery-changes = Qué cambia
gallery-verdict = Resultado de la medición
gallery-measured = { NUMBER($games) } partidas, { $players } jugadores
gallery-play = Jugar
gallery-play-label = Jugar: { $title }
gallery-open = Abrir en el taller
gallery-open-label = Abrir en el taller: { $title }
gallery-print = Imprimir
gallery-print-label = Imprimir las reglas: { $title }
gallery-empty = La galería aún está vacía
gallery-empty-about = Cambia una cosa en el taller, mídela y publícala. La primera puede ser la tuya.
gallery-none = Este servidor no tiene galería
gallery-none-about = Puedes compartir reglas sin ella: el taller te da un enlace, un código QR y un código corto.
gallery-workshop = Ir al taller
gallery-setup = Preparación de { $title }

## Las reglas impresas

sheet-title = Reglas para imprimir
sheet-lead = El reglamento con los números de estas reglas, en dos páginas como máximo. Los cambios están marcados.
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
sheet-standard = Las reglas estándar, sin cambios.
sheet-changes = { $count ->
    [one] Un cambio
   *[other] { $count } cambios
}
sheet-was = antes: { $before }
sheet-changed = cambiada
sheet-bar = Una barra y la palabra «cambiada» marcan lo que difiere de las reglas estándar.
sheet-setup = Preparación
sheet-out-title = No se usa en esta partida
sheet-out = { $names }
sheet-scan = Jugar con estas reglas
sheet-scan-about = Escanéalo, o escribe el código en el taller.
sheet-code = Código de estas reglas
sheet-qr = Enlace a estas reglas, en código QR
sheet-workshop = Abrir en el taller
sheet-source = { $source }: { $about }
