### El taller: aquí se hacen reglas, se guardan y se regalan.

title = El taller
title-of = Taller: { $game }
lead = Cambia una cosa. Mira si es más divertido. Compártelo.
bench = El banco de trabajo
more = Más …
undo = Deshacer
redo = Rehacer
hub-begin = Haz que sea tu juego.
hub-go-on = { $count ->
    [one] Seguir: una cosa cambiada hasta ahora.
   *[other] Seguir: { $count } cosas cambiadas hasta ahora.
}

## El formulario

form-place = N.º { $number }
form-longer = Uno más
form-shorter = Quitar el último
form-take-away = Quitar el número { $number }
form-add = Añadir:
form-on = Sí
form-off = No
form-between = de { $least } a { $most }
form-changed = cambiado
form-why = ¿Por qué? Regla { $rule }, sobre: { $title }
form-standard = Estándar: { $value }
form-back = Volver al estándar
form-unread = Esto aún no se puede leer; el borrador conserva lo que tenía.

## Lo que difiere

changes = Lo que has cambiado
changes-count = { $count ->
    [0] Nada ha cambiado.
    [one] Una cosa cambiada.
   *[other] { $count } cosas cambiadas.
}
change-before = antes:
change-after = ahora:
change-undo = Volver atrás: { $title }
no-changes = Cambia cualquier valor: aquí verás qué difiere y podrás probarlo.
one-at-a-time = Cambia una sola cosa cada vez y sabrás qué ha marcado la diferencia.
from = Punto de partida: { $title }
from-standard = Punto de partida: las reglas estándar
problems = { $count ->
    [one] Un problema
   *[other] { $count } problemas
}
mend = { $count ->
    [one] Antes hay que arreglar una cosa. Enséñamela.
   *[other] Antes hay que arreglar { $count } cosas. Enséñamelas.
}
not-sound = Estas reglas aún no se pueden jugar. Arregla lo que está marcado.
gone = El servidor no responde. Tu borrador está a salvo en este dispositivo; seguirá cuando el servidor vuelva.
draft-kept = Tu borrador sigue como estaba.

## Lo que se puede hacer

try = Probar
act-measure = Medirlo
act-next = ¿Y ahora qué?
act-keep = Guardar
act-share = Compartir
act-print = Imprimir las reglas
act-hang = Colgarlo en la galería
no-measures = Este servidor no mide los cambios.

## Empezar

start-from = Partir de …
start-title = ¿De qué partes?
start-lead = Todo lo demás se compara con ello.
start-lead-undo = Tu borrador no se pierde: Deshacer lo trae de vuelta.
to-gallery = A la galería
to-workshop = Al taller

## De fuera

source = Reglas de fuera
source-label = Un código o un enlace
source-open = Abrir
source-file = Elige un archivo o suéltalo aquí
source-found = Unas reglas
source-game = Para { $game }.
source-begin = Partir de ellas
source-other = Abrirlas en el taller de { $game }
source-other-game = Estas reglas son para { $game }: ábrelas en su taller. Tu borrador de aquí sigue como estaba.
source-unread = Esto no son reglas. Un código empieza por F1-; un enlace contiene un código así; un archivo viene de «Guardar un archivo».
source-newer = Estas reglas vienen de un Fathoms más nuevo y aquí no se pueden leer. Pide que actualicen el servidor.

## Guardar

keep = Guardar
keep-title = Guardar en este dispositivo
keep-name = Nombre
keep-example = Reglas de domingo
keep-replace = Guardar los cambios
keep-another = Guardar aparte
kept = «{ $title }» está guardado en este dispositivo.
kept-as = Guardado como «{ $title }».
kept-as-before = Guardado como «{ $title }»; cambiado desde entonces.
mine = Mis reglas
mine-none = Aún no hay nada guardado. Lo que guardes se queda en este dispositivo.
mine-changes = { $count ->
    [0] ningún cambio
    [one] un cambio
   *[other] { $count } cambios
}
mine-unsound = aún no se puede jugar
mine-rename = Cambiar el nombre de «{ $title }»
mine-renamed = Guardar este nombre
mine-copy = Copiar «{ $title }»
mine-copy-title = { $title } (copia)
mine-remove = Tirar «{ $title }»
mine-removed = «{ $title }» está tirado.
mine-fetch = Recuperarlo

## Compartir

share-heading = Compartir estas reglas
share-title = Un nombre, si quieres
share-link = Enlace
share-code = Código
share-code-about = El código se escribe en el taller, aquí o en una terminal.
share-file = Guardar un archivo
share-give = Enviar el archivo
share-too-large = Es demasiado para un código QR; usa el enlace o el archivo.

## Reglas compartidas

shared = Reglas compartidas
shared-of = { $game }: reglas de la casa
shared-kicker = Reglas para { $game }
shared-changes = { $count ->
    [one] Esto es distinto
   *[other] Estas { $count } cosas son distintas
}
shared-standard = Son las reglas estándar.
shared-seats = Para { $seats } jugadores.
shared-setup = La mesa al empezar
shared-play = Jugar ahora
shared-open = Abrir en el taller
shared-kept = Guardado
shared-unsound = Tal como está no se puede jugar, pero en el taller se puede arreglar.
shared-broken = Estas reglas no se pueden abrir
shared-broken-about = Quizá el enlace esté cortado o mal escrito. Pídelo otra vez, o prueba con el código o el archivo. Nada tuyo se ha tocado.

## El juego de la caja

box = Tengo la caja
box-about = Escribe una vez los valores impresos y juega con ellos.
box-in-use = En uso en este dispositivo.
box-lead = ¿Qué está impreso en las piezas de tu caja? Escríbelo una vez: este dispositivo jugará con ello siempre que unas reglas no digan otra cosa.
box-keep = Jugar con estos
box-kept = Guardado. Desde ahora este dispositivo juega con los valores de tu caja.
box-off = Usar los valores estándar
box-on = Usar los valores de mi caja
box-forget = Olvidarlos
box-forgotten = Olvidados. Los valores estándar han vuelto.
box-under = Las partidas que empieces aquí toman los valores de tu caja donde no hayas cambiado nada.
