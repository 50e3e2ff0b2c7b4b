# Acertijos: una decisión de una partida, y lo que vale cada opción.

question = ¿Qué juegas?
by-solved = Demostrado: el juego para dos está resuelto, y estas probabilidades son exactas si nadie mira en un cofre.
by-search = Demostrado: se probaron todas las maneras de acabar este turno, y todas las respuestas.
by-expert = La opinión del experto, más clara que su error.
by-review = Como lo valoró tu análisis.
no-bot-fails = Ningún bot se equivoca.
bots-fail =
    { $count ->
        [one] Este bot se equivoca: { $bots }.
       *[other] Estos bots se equivocan: { $bots }.
    }
people-fail = De { $tried } personas, { $failed } se equivocaron.
right = Correcto.
wrong = Hay algo mejor: cuesta { $cost } puntos de probabilidad de ganar.
wrong-at-least = Hay algo mejor: cuesta al menos { $cost } puntos de probabilidad de ganar.
level-easy = Fácil
level-medium = Medio
level-hard = Difícil

## In the terminal

heading = Acertijo { $name } · { $level }
today = El acertijo de hoy
you-are = Juegas con { $name }.
ask = Tu jugada como se escribe en las partidas, por ejemplo «{ $example }»; { $list } da todas las jugadas, Intro la respuesta:
choices = Todas las opciones
value = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
value-at-most = como mucho { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
mark-right = correcta
mark-yours = la tuya
beside = Comparado con: { $text }
best-is = Lo mejor: { $text }
row = { $name }  { $question }  ({ $level }, { $proven ->
        [true] demostrado
       *[false] opinión
    })

## Making them

making = Creando acertijos de { $game }: { NUMBER($share, maximumFractionDigits: 0) } %
judging = Valorando de nuevo: { $number } de { $total }
preparing = Preparando las valoraciones…
made =
    { $count ->
        [one] { $count } acertijo, { $proven } demostrado, { $greedy } en que el bot codicioso se equivoca, { $bytes } bytes: { $path }
       *[other] { $count } acertijos, { $proven } demostrados, { $greedy } en que el bot codicioso se equivoca, { $bytes } bytes: { $path }
    }
dropped =
    { $count ->
        [0] Todos se mantienen.
        [one] Uno ya no se mantiene y quedó fuera: { $names }.
       *[other] { $count } ya no se mantienen y quedaron fuera: { $names }.
    }

## What can go wrong

unreadable = No se pueden leer los acertijos de { $path }; mira si el archivo está ahí.
damaged = Los acertijos de { $path } están dañados o se cambiaron a mano; instala Fathoms de nuevo, o créalos con «fathoms puzzles make».
unknown = No hay ningún acertijo «{ $name }»; elige uno de la lista de todos los acertijos.
no-decision = Nadie decide nada donde acaba este acertijo; crea los acertijos de nuevo.
other-choices = Las opciones de este acertijo no son las que permiten las reglas; crea los acertijos de nuevo.
not-weighed = Nadie ha valorado «{ $text }» en esta decisión; elige otra jugada.
bad-day = «{ $text }» no es una fecha; escríbela como 2026-11-18.
greedy-too-good = El bot codicioso solo se equivoca en { $wrong } de { $count } acertijos, y debe ser la mitad; crea más con otra semilla.
