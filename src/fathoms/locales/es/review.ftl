# El análisis de una partida: qué hizo la suerte y qué hicieron las decisiones.

## Una frase

sentence-one = Los dados favorecieron a { $name } ({ $luck }), que además fue quien mejor eligió ({ $choices }).
sentence-two =
    { $count ->
        [one] Los dados favorecieron a { $lucky } ({ $luck }); { $best } fue quien mejor eligió ({ $choices }).
       *[other] Los dados favorecieron a { $lucky } ({ $luck }); { $best } eligieron igual de bien ({ $choices } por jugador).
    }
sentence-flawless = Los dados favorecieron a { $lucky } ({ $luck }) y nadie perdió nada con sus decisiones.
sentence-even =
    { $count ->
        [one] Los dados no favorecieron a nadie; { $best } fue quien mejor eligió ({ $choices }).
       *[other] Los dados no favorecieron a nadie; { $best } eligieron igual de bien ({ $choices } por jugador).
    }
sentence-even-flawless = Los dados no favorecieron a nadie y nadie perdió nada con sus decisiones.
sentence-one-you = Los dados te favorecieron ({ $luck }) y además fuiste quien mejor eligió ({ $choices }).
sentence-two-lucky-you =
    { $count ->
        [one] Los dados te favorecieron ({ $luck }); { $best } fue quien mejor eligió ({ $choices }).
       *[other] Los dados te favorecieron ({ $luck }); { $best } eligieron igual de bien ({ $choices } por jugador).
    }
sentence-two-best-you =
    { $count ->
        [one] Los dados favorecieron a { $lucky } ({ $luck }); fuiste quien mejor eligió ({ $choices }).
       *[other] Los dados favorecieron a { $lucky } ({ $luck }); tú y { $others } elegisteis igual de bien ({ $choices } por jugador).
    }
sentence-both = Los dados te favorecieron ({ $luck }); tú y { $others } elegisteis igual de bien ({ $choices } por jugador).
sentence-flawless-lucky-you = Los dados te favorecieron ({ $luck }) y nadie perdió nada con sus decisiones.
sentence-even-best-you =
    { $count ->
        [one] Los dados no favorecieron a nadie; fuiste quien mejor eligió ({ $choices }).
       *[other] Los dados no favorecieron a nadie; tú y { $others } elegisteis igual de bien ({ $choices } por jugador).
    }
unfinished =
    { $moves ->
        [0] La partida no ha empezado.
        [one] La partida no ha terminado: así está tras una jugada.
       *[other] La partida no ha terminado: así está tras { $moves } jugadas.
    }

## Las cuentas de cada jugador

books = De dónde salió la probabilidad de ganar, en puntos (1 punto es un 1 %)
start = Al empezar
part-luck = Suerte
part-own = Decisiones propias
part-others = Decisiones ajenas
part-stand-in = Bot por un ausente
part-information = Información revelada
part-correction = Correcciones
part-ending = Final anticipado
end = Al final
now = Ahora
decisions = Decisiones
cost-in-all = Coste total
cost = Coste por decisión
figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
small-figure = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { $share } %
picture =
    { $step ->
        [one] Probabilidad de ganar tras cada turno, hasta el turno { $turns }
       *[other] Probabilidad de ganar cada { $step } turnos, hasta el turno { $turns }
    }
picture-chance = Probabilidad de ganar
picture-luck = Suerte
picture-choices = Decisiones
picture-turn = Turno

## Decisiones

dearest = Las decisiones más caras
none-dear = Ninguna que con certeza costara algo.
decision = Jugada { $move } (turno { $turn }), { $name }: { $grade } ({ $cost })
better = Mejor: { $text }
grade-best = mejor
grade-good = bueno
grade-slip = imprecisión
grade-mistake = error
grade-blunder = error grave

## Quién juzgó

by-solved = Juzgado por el juego resuelto, que es exacto.
by-network = Juzgado por la red, que puede equivocarse en { $error } puntos en una decisión; una decisión así de cercana a la mejor no cuesta nada.
by-rollouts = Juzgado por partidas que los bots juegan desde cada posición, que pueden equivocarse en { $error } puntos en una decisión; una decisión así de cercana a la mejor no cuesta nada.
by-search = Juzgado por una búsqueda de algunos turnos, que puede equivocarse en { $error } puntos en una decisión; una decisión así de cercana a la mejor no cuesta nada.
by-other = Juzgado por «{ $name }», que puede equivocarse en { $error } puntos en una decisión; una decisión así de cercana a la mejor no cuesta nada.

## Varias partidas

player = Jugador
games = Partidas
luck-a-game = Suerte por partida
points = La suerte y el coste son puntos de probabilidad de ganar (1 punto es un 1 %).

## Mientras dura, y los archivos

preparing = Preparando: el primer análisis en esta máquina tarda hasta un minuto…
progress =
    { $number ->
        [0] Analizando: { NUMBER($share, maximumFractionDigits: 0) } %
       *[other] { $total ->
            [0] Analizando la partida { $number }: { NUMBER($share, maximumFractionDigits: 0) } %
           *[other] Analizando la partida { $number } de { $total }: { NUMBER($share, maximumFractionDigits: 0) } %
        }
    }
written = El análisis está en { $path }.
out-unknown = Un análisis no se puede escribir como { $path }; elige un archivo que termine en { $known }.
out-many = Un archivo { $ending } contiene un solo análisis; elige .jsonl o .csv en lugar de { $path }.

## En un servidor

off = Este servidor no analiza partidas; usa «fathoms review» en tu propio equipo.
no-processes = Este servidor no puede analizar partidas; su anfitrión puede permitirlo con --measures 1.
one-of = Indica un registro, con un puesto si quieres, o una mesa, con su clave si la tienes.
full = Ya hay { $waiting } análisis en espera; prueba de nuevo dentro de un minuto.
often =
    { $most ->
        [one] Desde una misma dirección se permite un análisis por hora; el próximo será posible en unos { $minutes } minutos.
       *[other] Desde una misma dirección se permiten { $most } análisis por hora; el próximo será posible en unos { $minutes } minutos.
    }
too-slow = Analizar esta partida lleva más de { $seconds } segundos; usa «fathoms review» en tu propio equipo.
died = El análisis se interrumpió; pídelo de nuevo.
