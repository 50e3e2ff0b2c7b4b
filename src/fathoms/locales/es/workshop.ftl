### El taller: aquí se hacen reglas, se guardan y se regalan.

title = Taller
title-of = Taller: { $game }
lead = Cambia una cosa. Mira si es más divertido. Compártelo.
bench = Tus reglas
more = Más…
undo = Deshacer
redo = Rehacer
hub-begin = Crea tu propio juego.
hub-go-on = { $count ->
    [one] Continuar: un cambio hasta ahora.
   *[other] Continuar: { $count } cambios hasta ahora.
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
form-unread = Este valor aún no es válido; el borrador conserva el anterior.

## Lo que difiere

changes = Tus cambios
changes-count = { $count ->
    [0] Ningún cambio.
    [one] Un cambio.
   *[other] { $count } cambios.
}
change-before = antes:
change-after = ahora:
change-undo = Restablecer: { $title }
no-changes = Cambia cualquier valor. Aquí verás qué es distinto y podrás probarlo.
one-at-a-time = Cambia una sola cosa cada vez y sabrás qué ha marcado la diferencia.
from = Punto de partida: { $title }
from-standard = Punto de partida: las reglas estándar
problems = { $count ->
    [one] Un problema
   *[other] { $count } problemas
}
mend = { $count ->
    [one] Antes hay que corregir una cosa. Mostrar.
   *[other] Antes hay que corregir { $count } cosas. Mostrar.
}
not-sound = Estas reglas aún no se pueden jugar. Corrige lo que está marcado.
gone = El servidor no responde. Tu borrador está a salvo en este dispositivo; continúa cuando el servidor vuelva.
draft-kept = Tu borrador no ha cambiado.

## Lo que se puede hacer

try = Probar
act-measure = Medir
act-next = ¿Y ahora qué?
act-equal = Oportunidades iguales
act-keep = Guardar
act-share = Compartir
act-print = Imprimir las reglas
act-hang = Publicar en la galería
no-measures = Este servidor no mide los cambios.

## Empezar

start-from = Partir de…
start-title = ¿De qué reglas partes?
start-lead = Tus cambios se comparan con estas reglas.
start-lead-undo = Tu borrador no se pierde: Deshacer lo trae de vuelta.
to-gallery = Galería
to-workshop = Taller

## De fuera

source = Otras reglas
source-label = Un código o un enlace
source-open = Abrir
source-file = Elige un archivo o suéltalo aquí
source-found = Conjunto de reglas
source-game = Para { $game }.
source-begin = Partir de estas reglas
source-other = Abrirlas en el taller de { $game }
source-other-game = Estas reglas son para { $game }: ábrelas en su taller. Tu borrador no ha cambiado.
source-unread = Esto no es un conjunto de reglas. Un código empieza por F1-; un enlace contiene un código; un archivo viene de «Guardar un archivo».
source-newer = Estas reglas vienen de una versión más nueva de Fathoms. Hay que actualizar el servidor para leerlas.

## Guardar

keep = Guardar
keep-title = Guardar en este dispositivo
keep-name = Nombre
keep-example = Reglas de domingo
keep-replace = Guardar los cambios
keep-another = Guardar como reglas nuevas
kept = «{ $title }» está guardado en este dispositivo.
kept-as = Guardado como «{ $title }».
kept-as-before = Guardado como «{ $title }»; cambiado desde entonces.
mine = Mis reglas
mine-none = Aún no hay nada guardado. Las reglas que guardes se quedan en este dispositivo.
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
mine-remove = Eliminar «{ $title }»
mine-removed = «{ $title }» se ha eliminado.
mine-fetch = Recuperar

## Compartir

share-heading = Compartir estas reglas
share-title = Nombre (opcional)
share-link = Enlace
share-code = Código
share-code-about = Escribe el código en el taller, aquí o en una terminal.
share-file = Guardar un archivo
share-give = Enviar el archivo
share-too-large = Es demasiado largo para un código QR; usa el enlace o el archivo.

## Reglas compartidas

shared = Reglas compartidas
shared-of = { $game }: reglas de la casa
shared-kicker = Reglas para { $game }
shared-changes = { $count ->
    [one] Qué es distinto
   *[other] { $count } cosas son distintas
}
shared-standard = Son las reglas estándar.
shared-seats = Para { $seats } jugadores.
shared-setup = La mesa al empezar
shared-play = Jugar ahora
shared-open = Abrir en el taller
shared-kept = Guardado
shared-unsound = Estas reglas no se pueden jugar tal como están, pero puedes corregirlas en el taller.
shared-broken = Estas reglas no se pueden abrir
shared-broken-about = Quizá el enlace esté incompleto. Pídelo otra vez, o prueba con el código o el archivo. Tus reglas no han cambiado.

## El juego de la caja

box = Tengo la caja
box-about = Escribe una vez los valores impresos y juega con ellos.
box-in-use = En uso en este dispositivo.
box-lead = ¿Qué está impreso en las piezas de tu caja? Escríbelo una vez: este dispositivo jugará con esos valores, salvo que un conjunto de reglas diga otra cosa.
box-keep = Jugar con estos valores
box-kept = Guardado. Este dispositivo juega ahora con los valores de tu caja.
box-off = Usar nuestra reconstrucción
box-on = Usar los valores de mi caja
box-forget = Eliminarlos
box-forgotten = Olvidados. Vuelven los valores de nuestra reconstrucción.
box-under = Las partidas que empieces aquí usan los valores de tu caja donde no hayas cambiado nada.
