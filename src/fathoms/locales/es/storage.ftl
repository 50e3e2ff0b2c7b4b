# La base de datos, la línea entre procesos y lo que un anfitrión hace con ellas.

bad-url = Esto no es la dirección de una base de datos; escribe sqlite:///ARCHIVO o postgresql://SERVIDOR/NOMBRE.
bad-bus-url = Esto no es la dirección de un servidor Redis; escribe redis://SERVIDOR:PUERTO.
needs-file = Las partidas se guardan en un archivo; nombra uno, como sqlite:///partidas.db.
needs-cluster = PostgreSQL y Redis necesitan un paquete adicional; instálalo con: pip install 'fathoms[cluster]'.
no-wal = Este disco no admite una base compartida por varios hilos; guarda el archivo en un disco local.
no-file = No hay ninguna base de datos en { $place }; restáurala o reinicia para crear otra.
replaced = La base de datos { $place } fue sustituida mientras estaba en uso y ya no se escribe nada en ella; detén el servidor, borra { $place }-wal, pon el archivo correcto y vuelve a iniciarlo.
cannot-open = La base de datos { $place } no se puede abrir ({ $reason }); revisa la carpeta y sus permisos.
busy = Otro programa bloquea la base de datos { $place }; no se ha escrito nada, prueba dentro de un momento.
full = El disco de la base de datos { $place } está lleno; no se ha escrito nada, libera espacio y continúa.
read-only = La base de datos { $place } es de solo lectura; no se ha escrito nada, da a Fathoms permiso para escribir.
disk = El disco de la base de datos { $place } falla ({ $reason }); no se ha guardado nada, revisa el disco.
not-a-database = { $place } no es una base de datos; nombra otro archivo.
damaged = La base de datos { $place } está dañada ({ $reason }); restaura una copia.
overloaded = La base de datos { $place } no admite más conexiones ({ $reason }); prueba dentro de un momento.
no-entry = La base de datos { $place } rechaza la conexión ({ $reason }); revisa el usuario y la contraseña.
no-such-database = La base de datos { $place } no existe ({ $reason }); créala primero.
gone = La base de datos { $place } no responde ({ $reason }); las jugadas guardadas están a salvo, prueba dentro de un momento.
bad-value = La base de datos no puede contener esto ({ $reason }); no se ha escrito nada.
closed = La base de datos { $place } está cerrada; reinicia el servidor.
not-ours = Esta base de datos contiene otra cosa; nombra una vacía.
newer = Esta base de datos viene de una versión más nueva de Fathoms (su esquema es { $found }, esta versión conoce { $known }); actualiza Fathoms.

## Lo que se dice a las visitas, que no tienen por qué saber dónde está la base

told-gone = El servidor no puede acceder a sus partidas en este momento; las jugadas guardadas están a salvo, inténtalo de nuevo en un momento.
told-full = Al servidor no le queda sitio para las partidas; no se ha escrito nada, avisa a su anfitrión.
told-read-only = El servidor no puede escribir sus partidas en este momento; no se ha escrito nada, avisa a su anfitrión.
told-unusable = El servidor no puede usar su base de datos; no se ha escrito nada, avisa a su anfitrión.

## Lo que responden las órdenes del anfitrión

which-file = Da el nombre de un archivo.
which-days = Da la antigüedad de las mesas en días, por ejemplo --older-than 365.
file-exists = { $path } ya existe; elige otro nombre.
backup-done =
    { $tables ->
        [one] Una mesa está copiada en { $path }.
       *[other] { $tables } mesas están copiadas en { $path }.
    }
restore-done = Mesas restauradas: { $tables }, con { $events } eventos.
restore-read =
    { $bad ->
        [0] Todas las mesas se han leído sin errores. Arranca ahora el servidor.
       *[other] Mesas leídas sin errores: { $read }; ilegibles: { $bad }. Arranca el servidor; las ilegibles quedan fuera.
    }
restore-unsealed = Esta copia no tiene suma de control y solo pasa la comprobación de SQLite: una letra cambiada en una fila puede pasar inadvertida.
export-done =
    { $games ->
        [one] Una partida está escrita en { $path }.
       *[other] { $games } partidas están escritas en { $path }.
    }
import-done = Nuevas: { $games }; ya conocidas: { $known }; rechazadas: { $refused }.
line-problem = La línea { $number } queda fuera. { $reason }
line-moved = La línea { $number } es ahora la mesa { $table }.
table-problem = La mesa { $table } queda fuera. { $reason }
stats-place = Base de datos: { $place }
stats-waiting = Mesas en espera: { $number }
stats-playing = Mesas en juego: { $number }
stats-over = Mesas terminadas: { $number }
stats-shelved = Mesas apartadas: { $number }
stats-game = Mesas de { $game }: { $number }
stats-events = Eventos: { $number }
stats-chat = Mensajes de chat: { $number }
stats-gallery = Conjuntos de reglas en la galería: { $number }
stats-reviews = Análisis guardados: { $number }
stats-size = Tamaño: { $size } MB
check-problem = La mesa { $table } no se puede leer. { $reason }
check-shelved =
    { $readable ->
        [true] La mesa { $table } está apartada y ya se puede leer; --bring-back { $table } la devuelve a su sitio.
       *[other] La mesa { $table } está apartada.
    }
check-done = Mesas: { $tables }; ilegibles: { $bad }.
check-ask = No se ha cambiado nada; añade --shelve para apartarlas: se guardan, pero ninguna lista las muestra.
check-now-shelved = Ahora están apartadas: guardadas, pero en ninguna lista. --bring-back NOMBRE devuelve una a su sitio.
check-back = La mesa { $table } está de nuevo en su sitio.
not-shelved = No hay ninguna mesa { $table } apartada; «fathoms admin check» nombra las que lo están.
why-empty = De ella solo queda el nombre.
why-damaged = Sus eventos están dañados o son de otra versión de Fathoms ({ $reason }).
prune-found = De más de { $days } días: { $finished } mesas terminadas y { $abandoned } abandonadas.
prune-ask = No se ha borrado nada; añade --yes para borrarlas.
prune-done =
    { $tables ->
        [one] Una mesa está borrada.
       *[other] { $tables } mesas están borradas.
    }
gallery-line = { $id }  { $day }  { $game }  «{ $title }» ({ $by })
gallery-line-plain = { $id }  { $day }  { $game }  «{ $title }»
gallery-empty = La galería está vacía.
gallery-which = Da el número de un conjunto de reglas; «fathoms admin gallery list» los muestra.
gallery-removed = «{ $title }» se ha quitado de la galería.

## Copias y partidas

backup-format = Esto no es una copia que Fathoms sepa leer; debe empezar por «{ $format }».
backup-short = La copia está incompleta; usa otra.
backup-changed = La copia está dañada, su suma de control es incorrecta; usa otra.
not-empty = Esta base de datos ya contiene mesas o reglas publicadas; restaura en una vacía.
record-unfinished = Esta partida no ha terminado; solo se pueden importar partidas terminadas.
record-outcome = El campo «outcome» de la partida es incorrecto; escríbelo como Fathoms.
record-dice = Los dados de esta partida no coinciden con su prueba; mira «fathoms verify».
