### Into the Blue: las palabras del juego en la mesa, en el diario, en la hoja de puntuación y en los errores.

title = Into the Blue
tagline = Forma la secuencia 1, 2, 3, … y coloca tus conchas donde están los tesoros.
help =
    Pulsa el número que hay bajo un dado para guardarlo o volver a lanzarlo, r para lanzar los demás, s para plantarte.
    Después pulsa el número de un nivel para colocar allí tus conchas, o el de un cofre tras una zambullida perfecta (0 es el cofre 10).
    ♦ tesoro principal   ◊ tesoro secundario   la concha de al lado va en cabeza   ▣ cofre   p puntos si la partida terminara ahora

## Juegos de reglas

ruleset-standard = Estándar
ruleset-standard-about = El juego del reglamento; los valores de los tesoros son nuestra reconstrucción.
ruleset-quick = Rápido
ruleset-quick-about = Seis conchas por jugador: la mitad de zambullidas, y cada una vale el doble.
ruleset-two-rolls = Dos tiradas
ruleset-two-rolls-about = Solo puedes volver a lanzar una vez: bajar es más arriesgado y plantarse, más prudente.
ruleset-rich-chests = Cofres repletos
ruleset-rich-chests-about = Los cofres valen 7, 8, 9, 10 y 12: vale la pena buscar la zambullida perfecta.
ruleset-sudden-end = Final inmediato
ruleset-sudden-end-about = La última concha termina la partida al instante: vigila a quien se esté quedando sin ellas.
ruleset-first-come = El primero gana
ruleset-first-come-about = Un aviso, no un consejo: tres conchas y un final inmediato. El primer jugador gana siete partidas de cada diez. Mídelo tú.
ruleset-deep-trench = Fosa profunda
ruleset-deep-trench-about = Un sexto nivel, un sexto número y un séptimo dado.

## Los bots, como los presentan las mesas

about = De dos a cinco buceadores lanzan seis dados, bajan hasta donde llega la secuencia 1, 2, 3, … y colocan conchas para ganar tesoros.
bot-cautious = Prudente
bot-cautious-about = Juega a lo seguro: le basta una zambullida decente.
bot-diver = Buceador
bot-diver-about = Busca siempre los niveles más profundos.
bot-greedy = Codicioso
bot-greedy-about = Saca el máximo de cada turno, como si fuera el último; un buen rival.
bot-expert = Experto
bot-expert-about = Calcula cada turno con exactitud; difícil de vencer.
bot-perfect = Perfecto
bot-perfect-about = Para dos jugadores: juega sin fallos el juego resuelto, si el servidor lo ha resuelto.

## La mesa

board-turns = Turno { $turns }
board-deal = Se barajan los cofres.
board-turn = { $name }: tirada { $roll } de { $rolls }
board-last-turns = { $left ->
    [1] El último turno
   *[other] Últimos turnos: quedan { $left }
}
board-no-run = Aún no hay un 1: no hay secuencia.
board-run = La secuencia llega al nivel { $depth }.
board-run-missing = Nivel { $depth } alcanzado; un { $missing } te lleva más abajo.
board-run-lost = Nivel { $depth }: sin un { $missing }, lo demás se pierde.
board-all-the-way = ¡La secuencia llega hasta el fondo!
board-perfect = ¡Zambullida perfecta! Toma un cofre.
board-kept = Entre corchetes: dados guardados.
board-purse = quedan { $shells }{ $chests ->
    [0] { "" }
    [one] , { $chests } cofre
   *[other] , { $chests } cofres
}, { $known ->
    [no] ≥
   *[yes] { "" }
}{ $points ->
    [one] { $points } pt.
   *[other] { $points } pts.
}
level = Nivel { $level }
nobody = nadie
wins = { $points ->
    [one] { $name } gana con { $points } punto.
   *[other] { $name } gana con { $points } puntos.
}
share = { $points ->
    [one] { $names } comparten la victoria con { $points } punto.
   *[other] { $names } comparten la victoria con { $points } puntos.
}
sum = { $name } { $points } = tesoros { $treasures } + cofres { $chests }
tie-S3 = { $better } antes que { $worse }: S3, nivel { $level }, { $ours } a { $theirs }
tie-S4 = { $better } antes que { $worse }: S4, conchas sin colocar { $ours } a { $theirs }
tie-S5 = { $better } antes que { $worse }: S5, último turno { $ours } antes que { $theirs }

## La elección de una persona

prompt-dice = ¿Qué dados guardas?
prompt-place = ¿Dónde colocas tus conchas?
prompt-chest = ¿Qué cofre tomas?
key-roll = { $count ->
    [one] lanzar { $count } dado
   *[other] lanzar { $count } dados
}
key-stop = plantarse
key-keep = guardar { $face }
key-throw = lanzar { $face }
key-place = { $shells ->
    [one] { $shells } concha
   *[other] { $shells } conchas
}
key-chest = cofre { $slot }
face-chest = cofre

## El diario

tell-deal = Los cofres se barajan y quedan boca abajo.
tell-dive = { $name } se zambulle: { $faces }.
tell-roll = { $name } saca { $faces }.
tell-keep = { $count ->
    [one] { $name } guarda { $faces } y lanza un dado.
   *[other] { $name } guarda { $faces } y lanza { $count } dados.
}
tell-keep-none = { $count ->
    [one] { $name } vuelve a lanzar el dado.
   *[other] { $name } vuelve a lanzar los { $count } dados.
}
tell-stop = { $name } se planta.
tell-lost = Zambullida fallida: no hay ningún 1.
tell-no-shells = No quedan conchas que colocar.
tell-perfect = ¡Zambullida perfecta!
tell-place = { $count ->
    [one] { $name } coloca una concha en el nivel { $level }.
   *[other] { $name } coloca { $count } conchas en el nivel { $level }.
}
tell-last-shell = Era su última concha.
tell-last-turns = { $others ->
    [one] Un último turno para el otro jugador.
   *[other] Un último turno para cada uno de los demás jugadores.
}
tell-chest = { $name } toma el cofre { $slot }.
tell-again = ¡Otro turno!
tell-last-chest = Era el último cofre.
tell-over = La partida ha terminado.

## La hoja de puntuación

ask-players = ¿Cuántos jugadores? (de { $least } a { $most })
ask-name = ¿Nombre del jugador { $number }? (Intro: { $colour })
ask-shells = { $levels ->
    [1] { $name }: ¿cuántas conchas en el nivel 1?
   *[other] { $name }: ¿conchas en los niveles 1 a { $levels }, por ejemplo «{ $example }»?
}
ask-chests = { $name }: ¿valor de los cofres tomados, por ejemplo «{ $example }»? (Intro: ninguno)
ask-order = ¿Quién jugó su último turno en primer lugar, en segundo, …? Nombres o números, por ejemplo «{ $example }». (Intro: en el orden de los nombres)
ask-number-again = «{ $text }» no es un número entero: escribe cifras, con un espacio entre los números.
ask-main = ¿Qué pone en los tesoros principales de tu caja, del nivel 1 al { $levels }, como en «{ $example }»? (Intro: usar los valores de Fathoms, que son nuestra reconstrucción)
ask-secondary = ¿Y en los tesoros secundarios? Si los dos de un nivel son distintos, da ambos, como en «{ $example }».
ask-values-again = «{ $text }» no da un valor para cada uno de los { $levels } niveles: escribe otros tantos números, separados por espacios.
ask-value-again = «{ $text }» no es el valor de un tesoro: escribe un número de 0 a { $most }.
sheet-our-values = Valores de los tesoros: nuestra reconstrucción; los de tu caja pueden variar.
sheet-values = «values» es { $found }: escribe { $known }.
sheet-chest-worth = Cofre de valor { $value }
sheet-in-hand = { $left ->
    [one] { $left } concha sin colocar
   *[other] { $left } conchas sin colocar
}
sheet-last-turns = Últimos turnos, arriba el primero
sheet-earlier = { $name }: antes
sheet-later = { $name }: después
sheet-table = La mesa que se puntúa debe ser un objeto JSON: da «game», «players» y «last_turn_order».
sheet-missing = { $where ->
    [player] Al jugador { $number } le falta el campo «{ $field }»: añádelo.
   *[table] A la mesa le falta el campo «{ $field }»: añádelo.
}
sheet-unknown = { $where ->
    [player] El jugador { $number } tiene un campo desconocido, «{ $field }»: usa { $known }.
   *[table] La mesa tiene un campo desconocido, «{ $field }»: usa { $known }.
}
sheet-game = Esta mesa es del juego { $found }: escribe «{ $game }» para puntuarla aquí.
sheet-players = «players» debe ser una lista: da cada jugador como un objeto con «name» y «shells».
sheet-player = El jugador { $number } debe ser un objeto JSON: da «name», «shells» y «chests».
sheet-name = El nombre del jugador { $number } es { $found }: da un texto de 1 a { $most } letras.
sheet-name-twice = Dos jugadores se llaman { $name }: da a cada uno un nombre distinto.
sheet-shells = Las conchas de { $name } deben ser una lista: { $levels ->
    [1] da un número entero.
   *[other] da { $levels } números enteros, primero el nivel 1.
}
sheet-levels = { $name } tiene { $found ->
    [one] { $found } cuenta
   *[other] { $found } cuentas
} de conchas para { $levels ->
    [one] { $levels } nivel
   *[other] { $levels } niveles
}: da una por nivel, 0 si no hay ninguna.
sheet-count = { $name } tiene { $found } conchas en el nivel { $level }: da un número entero, 0 o más.
sheet-too-many = { $name } tiene { $placed } conchas en el tablero, pero solo { $shells } en total: vuelve a contarlas.
sheet-chests = Los cofres de { $name } deben ser una lista: da el valor de cada uno como número entero.
sheet-no-chest = { $name } tiene un cofre de valor { $value }, pero los cofres valen { $values }: míralo otra vez.
sheet-chest-twice = { $there ->
    [one] Solo hay un cofre de valor { $value }
   *[other] Solo hay { $there } cofres de valor { $value }
}, y { $name } tiene uno de más: míralo otra vez.
sheet-order = «last_turn_order» debe ser una lista: nombra a cada jugador, primero quien jugó antes su último turno.
sheet-order-unknown = El orden de los últimos turnos nombra a { $name }, que no está en la mesa: usa { $known }.
sheet-order-twice = El orden de los últimos turnos nombra dos veces a { $name }: nombra a cada jugador una vez.
sheet-order-missing = En el orden de los últimos turnos falta { $names }: nombra a cada jugador una vez.

## Errores

not-a-move = «{ $text }» no es una jugada de este juego: escribe por ejemplo keep 123, stop, place 3 o chest 4.
rules-no-face = El nivel { $level } no tiene cara en los dados: añade { $level } a «{ $field }», o usa menos niveles.
rules-no-value = «{ $field }» tiene { $found ->
    [one] { $found } valor
   *[other] { $found } valores
} para { $levels } niveles: da uno por nivel.
rules-no-end = Esta partida no terminaría nunca: deja que la última concha o el último cofre le pongan fin.
rules-no-perfect-dive = Solo el último cofre podría terminar esta partida, pero ninguna zambullida puede ser perfecta: pon un cofre (C) en los dados y usa más dados que niveles, o deja que la última concha le ponga fin.
rules-shells_by_seat = El puesto { $seat } tendría { $found } conchas: dale de 1 a { $most }.
rules-rolls_by_seat = El puesto { $seat } tendría { $found } tiradas por turno: dale de 1 a { $most }.
deal = Estos no son los cofres de este juego: reparte { $values }, en cualquier orden.
roll-count = { $found ->
    [one] Hay { $found } dado escrito
   *[other] Hay { $found } dados escritos
}, pero se lanzaron { $thrown }: escribe una cara por cada uno.
roll-face = Ningún dado tiene esa cara: las caras son { $faces }.
keep-all = Si guardas todos los dados no lanzas ninguno: plántate.
keep = No puedes guardar { $kept } de los dados { $dice }: guarda solo lo que muestran.
place = El nivel { $level } no está en tu secuencia: elige { $depth ->
    [1] el nivel 1.
   *[other] un nivel del 1 al { $depth }.
}
chest = El cofre { $slot } no se puede tomar: elige entre { $free }.
expected-deal = Los cofres aún no están repartidos: empieza por ahí.
expected-roll = Es el momento de lanzar los dados: toca una tirada.
expected-decide = Los dados están lanzados: guarda algunos y vuelve a lanzar los demás, o plántate.
expected-place = Zambullida exitosa: elige un nivel para tus conchas.
expected-chest = Zambullida perfecta: toma un cofre.
expected-over = La partida ha terminado: ya no se puede jugar nada.

## Lo que dice quien aconseja

hint-keep = Guarda { $kept }: lo más probable es { $ending } ({ $share } %); un cofre sale en el { $chest } % de los casos, nada en el { $lost } %.
hint-keep-none = Vuelve a lanzar todos los dados: lo más probable es { $ending } ({ $share } %); un cofre sale en el { $chest } % de los casos, nada en el { $lost } %.
hint-stop = Plántate aquí: { $ending } vale más que otra tirada.
hint-place = El nivel { $level } gana { NUMBER($gain, minimumFractionDigits: 1) } partidas más de cada cien que el nivel { $other }.
hint-place-points = El nivel { $level } da { NUMBER($gain, minimumFractionDigits: 1) } puntos más que el nivel { $other }.
hint-only-level = El nivel { $level } es el único que alcanzan estos dados.
hint-chest = Los cofres están boca abajo: da igual uno que otro.
hint-ending-chest = un cofre
hint-ending-nothing = nada
hint-ending-shells = { $count ->
    [one] { $count } concha
   *[other] { $count } conchas
} en el nivel { $level }

## Lo que se cuenta en las partidas jugadas en masa

deed-dives-lost = zambullidas fallidas
deed-dives-stopped = zambullidas en las que alguien se plantó
deed-dives-perfect = zambullidas perfectas
deed-chests-taken = cofres tomados
deed-levels-contested = niveles disputados
deed-ties-broken = empates resueltos
deed-shells-level-1 = conchas en el nivel 1
deed-shells-level-2 = conchas en el nivel 2
deed-shells-level-3 = conchas en el nivel 3
deed-shells-level-4 = conchas en el nivel 4
deed-shells-level-5 = conchas en el nivel 5
deed-shells-level-6 = conchas en el nivel 6

## Los campos de un reglamento, para el taller

group-dice = Dados
group-sea = Mar y tesoros
group-end = Conchas y fin de la partida
field-dice = Número de dados
field-dice-about = Cuántos dados lanza cada jugador. Una zambullida perfecta necesita más dados que niveles.
field-faces = Caras de los dados
field-faces-about = Cada dado tiene estas caras. Un número que aparece dos veces sale el doble.
field-faces-1 = 1
field-faces-2 = 2
field-faces-3 = 3
field-faces-4 = 4
field-faces-5 = 5
field-faces-6 = 6
field-faces-chest = cofre
field-rolls = Tiradas por turno
field-rolls-about = La primera tirada cuenta: con tres puedes volver a lanzar dos veces.
field-levels = Niveles
field-levels-about = Cuántos niveles de profundidad hay.
field-main = Tesoros principales
field-main-about = Lo que gana el jugador con más conchas en cada nivel, desde el nivel 1.
field-secondary = Tesoros secundarios
field-secondary-about = Lo que ganan los jugadores siguientes en cada nivel, desde el nivel 1.
field-other_secondary = El otro tesoro secundario
field-other_secondary-about = Solo si los dos de un nivel son distintos. El de más valor es para el segundo, el otro para el tercero.
secondary-alike = como el primero
values-told = { $values }
field-secondaries = Tesoros secundarios por nivel
field-secondaries-about = Cuántos tesoros secundarios tiene cada nivel, según el número de jugadores.
field-chests = Cofres
field-chests-about = Lo que valen los cofres. También decides cuántos hay.
field-shells = Conchas por jugador
field-shells-about = Con cuántas conchas empieza cada jugador. Con menos, la partida es más corta.
field-last_shell = Cuando un jugador coloca su última concha
field-last_shell-about = Lo que pasa cuando a un jugador no le quedan conchas.
field-last_shell-last-turns = los demás juegan un último turno
field-last_shell-at-once = la partida termina al instante
field-last_shell-never = la partida sigue
field-last_chest = Cuando alguien toma el último cofre
field-last_chest-about = Lo que pasa cuando no queda ningún cofre.
field-last_chest-last-turns = los demás juegan un último turno
field-last_chest-at-once = la partida termina al instante
field-last_chest-never = la partida sigue
field-chest_sight = Valor de un cofre tomado
field-chest_sight-about = Quién lo ve antes de la puntuación final.
field-chest_sight-secret = solo lo ve su dueño
field-chest_sight-open = todos lo ven al momento
field-chest_turn = Otro turno tras una zambullida perfecta
field-chest_turn-about = Sin él, una zambullida perfecta solo da el cofre.
handicap-shells_by_seat = El puesto { $seat } tiene { $count ->
    [one] una concha
   *[other] { $count } conchas
} { $more ->
    [yes] más
   *[no] menos
}.
handicap-rolls_by_seat = El puesto { $seat } tiene { $count ->
    [one] una tirada
   *[other] { $count } tiradas
} { $more ->
    [yes] más
   *[no] menos
} por turno.
group-handicaps = Hándicaps
field-shells_by_seat = Conchas de cada puesto
field-shells_by_seat-about = Cuántas conchas de más o de menos tiene un puesto al empezar. Con menos, acaba antes; con más, tiene más que colocar.
field-rolls_by_seat = Tiradas de cada puesto
field-rolls_by_seat-about = Cuántas tiradas de más o de menos tiene un puesto por turno.
field-begins = Quién empieza
shells_by_seat-told = { $count ->
    [one] una concha
   *[other] { $count } conchas
} { $more ->
    [yes] más
   *[no] menos
} para el puesto { $seat }
shells_by_seat-all = { $count ->
    [0] las mismas conchas para todos
   *[other] { $each }
}
rolls_by_seat-told = { $count ->
    [one] una tirada
   *[other] { $count } tiradas
} { $more ->
    [yes] más
   *[no] menos
} para el puesto { $seat }
rolls_by_seat-all = { $count ->
    [0] las mismas tiradas para todos
   *[other] { $each }
}
field-begins-about = Con 0, cada mesa decide.

## Lo mismo, dicho a quien lo hizo

wins-you = { $points ->
    [one] Ganas con { $points } punto.
   *[other] Ganas con { $points } puntos.
}
share-you = { $points ->
    [one] { $names } compartís la victoria con { $points } punto.
   *[other] { $names } compartís la victoria con { $points } puntos.
}
tell-dive-you = Te zambulles: { $faces }.
tell-roll-you = Sacas { $faces }.
tell-keep-you = { $count ->
    [one] Guardas { $faces } y lanzas un dado.
   *[other] Guardas { $faces } y lanzas { $count } dados.
}
tell-keep-none-you = { $count ->
    [one] Vuelves a lanzar el dado.
   *[other] Vuelves a lanzar los { $count } dados.
}
tell-stop-you = Te plantas.
tell-place-you = { $count ->
    [one] Colocas una concha en el nivel { $level }.
   *[other] Colocas { $count } conchas en el nivel { $level }.
}
tell-chest-you = Tomas el cofre { $slot }.

## Por qué una opción era mejor, en un análisis

reason-reach = Así la zambullida llega al nivel { $level } { $better ->
    [100] con seguridad
   *[other] en { $better } de cada 100 casos
}; si no, { $worse ->
    [0] nunca
   *[other] en { $worse }
}.
reason-shells = Así al menos { $count } dados muestran un { $level } que cuenta { $better ->
    [100] con seguridad
   *[other] en { $better } de cada 100 casos
}; si no, { $worse ->
    [0] nunca
   *[other] en { $worse }
}.
reason-chest = Así sale un cofre { $better ->
    [100] con seguridad
   *[other] en { $better } de cada 100 casos
}; si no, { $worse ->
    [0] nunca
   *[other] en { $worse }
}.
reason-place = El nivel { $level } da enseguida { $gain ->
    [one] { $gain } punto
   *[other] { $gain } puntos
}; el nivel { $other }, { $less ->
    [0] ninguno
   *[other] { $less }
}.
reason-take = El nivel { $level } quita enseguida { $gain ->
    [one] { $gain } punto
   *[other] { $gain } puntos
} a un rival; el nivel { $other }, { $less ->
    [0] ninguno
   *[other] { $less }
}.
reason-held = En el nivel { $other } la ventaja bastaba; en el nivel { $level } había más que ganar.

## Puzzles

puzzle-dice = ¿Qué dados guardas?
puzzle-level = ¿Qué nivel?
puzzle-stop = ¿Parar o volver a lanzar?
