### Into the Blue: las palabras del juego en la mesa, en el diario, en la hoja de puntuación y en los errores.

title = Into the Blue
tagline = Forma la secuencia 1, 2, 3, … y deja tus conchas donde duermen los tesoros.
help =
    Pulsa el número que hay bajo un dado para quedártelo o volver a lanzarlo, r para lanzar los demás, s para plantarte.
    Después pulsa el número de un nivel para colocar allí tus conchas, o el de un cofre tras una zambullida perfecta (0 es el cofre 10).
    ♦ tesoro principal   ◊ tesoro secundario   la concha de al lado va en cabeza   ▣ cofre   p puntos si la partida acabara ahora

## Juegos de reglas

ruleset-standard = Estándar
ruleset-standard-about = El juego del reglamento.
ruleset-quick = Rápido
ruleset-quick-about = Seis conchas por persona: la mitad de zambullidas, y cada una pesa el doble.
ruleset-two-rolls = Dos tiradas
ruleset-two-rolls-about = Solo puedes volver a lanzar una vez: más osado bajar, más prudente plantarse.
ruleset-rich-chests = Cofres repletos
ruleset-rich-chests-about = Los cofres valen 7, 8, 9, 10 y 12: la zambullida perfecta merece la caza.
ruleset-sudden-end = Final súbito
ruleset-sudden-end-about = La última concha acaba la partida en el acto: vigila a quien se está quedando sin ellas.
ruleset-first-come = El primero manda
ruleset-first-come-about = Un aviso, no un consejo: tres conchas y un final súbito. Quien empieza gana siete partidas de cada diez; mídelo.
ruleset-deep-trench = Fosa profunda
ruleset-deep-trench-about = Un sexto nivel, un sexto número y un séptimo dado.

## Los bots, como los presentan las mesas

about = De dos a cinco buceadores tiran seis dados, bajan hasta donde los lleva la serie 1, 2, 3, … y dejan sus conchas junto a los tesoros.
bot-cautious = Prudente
bot-cautious-about = Toma lo seguro: le basta una inmersión decente.
bot-diver = Buceador
bot-diver-about = Quiere las profundidades, digan lo que digan los dados.
bot-greedy = Avaro
bot-greedy-about = Saca lo máximo de cada turno, como si la partida acabara después; un rival justo.
bot-expert = Experta
bot-expert-about = Calcula cada turno con exactitud; difícil de vencer.
bot-perfect = Perfecto
bot-perfect-about = Para dos jugadores: juega la partida resuelta sin un fallo, donde el anfitrión la haya resuelto.

## La mesa

board-turns = Turno { $turns }
board-deal = Se barajan los cofres.
board-turn = { $name }: tirada { $roll } de { $rolls }
board-last-turns = { $left ->
    [1] El último turno de todos
   *[other] Últimos turnos: quedan { $left }
}
board-no-run = Aún no hay un 1: no hay secuencia.
board-run = La secuencia llega al nivel { $depth }.
board-run-missing = Nivel { $depth } alcanzado; un { $missing } baja más.
board-run-lost = Nivel { $depth }: sin un { $missing }, lo demás se pierde.
board-all-the-way = ¡La secuencia llega hasta el fondo!
board-perfect = ¡Zambullida perfecta! Toma un cofre.
board-kept = Entre corchetes: dados guardados.
board-purse = { $shells } en mano{ $chests ->
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

prompt-dice = ¿Qué dados te quedas?
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
    [one] { $name } se queda { $faces } y lanza un dado.
   *[other] { $name } se queda { $faces } y lanza { $count } dados.
}
tell-keep-none = { $count ->
    [one] { $name } vuelve a lanzar su único dado.
   *[other] { $name } vuelve a lanzar los { $count } dados.
}
tell-stop = { $name } se planta.
tell-lost = Perdida: no hay ningún 1.
tell-no-shells = No quedan conchas que colocar.
tell-perfect = ¡Zambullida perfecta!
tell-place = { $count ->
    [one] { $name } coloca una concha en el nivel { $level }.
   *[other] { $name } coloca { $count } conchas en el nivel { $level }.
}
tell-last-shell = Era su última concha.
tell-last-turns = { $others ->
    [one] Un último turno para la otra persona.
   *[other] Un último turno para cada una de las demás personas.
}
tell-chest = { $name } toma el cofre { $slot }.
tell-again = ¡Otro turno!
tell-last-chest = Era el último cofre.
tell-over = La partida ha terminado.

## La hoja de puntuación

ask-players = ¿Cuántas personas juegan? (de { $least } a { $most })
ask-name = ¿Nombre de la persona { $number }? (Intro: { $colour })
ask-shells = { $levels ->
    [1] { $name }: ¿cuántas conchas en el nivel 1?
   *[other] { $name }: ¿conchas en los niveles 1 a { $levels }, por ejemplo «{ $example }»?
}
ask-chests = { $name }: ¿valor de los cofres tomados, por ejemplo «{ $example }»? (Intro: ninguno)
ask-order = ¿Quién jugó su último turno en primer lugar, en segundo, …? Nombres o números, por ejemplo «{ $example }». (Intro: en el orden de los nombres)
ask-number-again = «{ $text }» no es un número entero: escribe cifras, con un espacio entre los números.
sheet-chest-worth = Cofre que vale { $value }
sheet-in-hand = { $left ->
    [one] { $left } concha en mano
   *[other] { $left } conchas en mano
}
sheet-last-turns = Últimos turnos, arriba quien terminó primero
sheet-earlier = { $name }: antes
sheet-later = { $name }: después
sheet-table = Una mesa para puntuar debe ser un objeto JSON: da «game», «players» y «last_turn_order».
sheet-missing = { $where ->
    [player] A la persona { $number } le falta el campo «{ $field }»: añádelo.
   *[table] A la mesa le falta el campo «{ $field }»: añádelo.
}
sheet-unknown = { $where ->
    [player] La persona { $number } tiene un campo desconocido, «{ $field }»: usa { $known }.
   *[table] La mesa tiene un campo desconocido, «{ $field }»: usa { $known }.
}
sheet-game = La mesa dice ser del juego { $found }: escribe «{ $game }» para puntuarla aquí.
sheet-players = «players» debe ser una lista: da a cada persona como un objeto con «name» y «shells».
sheet-player = La persona { $number } debe ser un objeto JSON: da «name», «shells» y «chests».
sheet-name = El nombre de la persona { $number } es { $found }: da un texto de 1 a { $most } letras.
sheet-name-twice = Dos personas se llaman { $name }: da a cada una su propio nombre.
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
sheet-too-many = { $name } tiene { $placed } conchas en el tablero pero solo posee { $shells }: vuelve a contarlas.
sheet-chests = Los cofres de { $name } deben ser una lista: da el valor de cada uno como número entero.
sheet-no-chest = { $name } tiene un cofre de valor { $value }, pero los cofres valen { $values }: míralo otra vez.
sheet-chest-twice = { $there ->
    [one] Solo hay un cofre de valor { $value }
   *[other] Solo hay { $there } cofres de valor { $value }
}, y { $name } tiene uno de más: míralo otra vez.
sheet-order = «last_turn_order» debe ser una lista: nombra a cada persona, primero el último turno más temprano.
sheet-order-unknown = El orden de los últimos turnos nombra a { $name }, que no está en la mesa: usa { $known }.
sheet-order-twice = El orden de los últimos turnos nombra dos veces a { $name }: nombra a cada persona una vez.
sheet-order-missing = El orden de los últimos turnos se olvida de { $names }: nombra a cada persona una vez.

## Errores

not-a-move = «{ $text }» no es una jugada de este juego: escribe por ejemplo keep 123, stop, place 3 o chest 4.
rules-no-face = El nivel { $level } no tiene cara en los dados: añade { $level } a «{ $field }», o haz el mar menos profundo.
rules-no-value = «{ $field }» tiene { $found ->
    [one] { $found } valor
   *[other] { $found } valores
} para { $levels } niveles: da uno por nivel.
rules-no-end = Nada acabaría nunca esta partida: deja que la última concha o el último cofre le pongan fin.
rules-no-perfect-dive = Solo el último cofre podría acabar esta partida, y ninguna zambullida puede ser perfecta: pon un cofre (C) en los dados y toma más dados que niveles, o deja que la última concha le ponga fin.
deal = Estos no son los cofres de este juego: reparte { $values }, en cualquier orden.
roll-count = { $found ->
    [one] Hay { $found } dado escrito
   *[other] Hay { $found } dados escritos
}, pero había que lanzar { $thrown }: escribe una cara por cada uno.
roll-face = Hay escrita una cara que ningún dado tiene: las caras son { $faces }.
keep-all = Si te quedas todos los dados no lanzas ninguno: plántate.
keep = No puedes quedarte { $kept } de los dados { $dice }: quédate solo lo que muestran.
place = El nivel { $level } no está en tu secuencia: elige { $depth ->
    [1] el nivel 1.
   *[other] un nivel del 1 al { $depth }.
}
chest = El cofre { $slot } no se puede tomar: elige entre { $free }.
expected-deal = Los cofres aún no están repartidos: empieza por ahí.
expected-roll = Ahora caen los dados: toca una tirada.
expected-decide = Los dados están sobre la mesa: quédate algunos y lanza los demás, o plántate.
expected-place = La zambullida ha salido bien: elige el nivel para tus conchas.
expected-chest = La zambullida es perfecta: toma un cofre.
expected-over = La partida ha terminado: ya no se puede jugar nada.

## Lo que dice quien aconseja

hint-keep = Quédate con { $kept }: lo más probable es { $ending } ({ $share } %); un cofre sale en el { $chest } % de los casos, nada en el { $lost } %.
hint-keep-none = Vuelve a tirar todos los dados: lo más probable es { $ending } ({ $share } %); un cofre sale en el { $chest } % de los casos, nada en el { $lost } %.
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

deed-dives-lost = zambullidas perdidas
deed-dives-stopped = zambullidas cortadas a tiempo
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

group-dice = Los dados
group-sea = El mar y sus tesoros
group-end = Las conchas y el final
field-dice = Número de dados
field-dice-about = Cuántos dados tira cada cual. Una zambullida perfecta pide más dados que niveles.
field-faces = Caras de los dados
field-faces-about = Cada dado tiene estas caras. Un número que está dos veces sale el doble.
field-faces-1 = 1
field-faces-2 = 2
field-faces-3 = 3
field-faces-4 = 4
field-faces-5 = 5
field-faces-6 = 6
field-faces-chest = cofre
field-rolls = Tiradas por turno
field-rolls-about = La primera tirada cuenta; con tres puedes volver a lanzar dos veces.
field-levels = Profundidad del mar
field-levels-about = Cuántos niveles hay para bajar.
field-main = Tesoros principales
field-main-about = Lo que gana quien va en cabeza en cada nivel, del nivel 1 hacia abajo.
field-secondary = Tesoros secundarios
field-secondary-about = Lo que ganan los siguientes en un nivel, del nivel 1 hacia abajo.
field-secondaries = Tesoros secundarios por nivel
field-secondaries-about = Cuántos segundos premios tiene un nivel; depende de cuántos jueguen.
field-chests = Cofres
field-chests-about = Lo que valen los cofres del fondo del mar. También decides cuántos hay.
field-shells = Conchas por jugador
field-shells-about = Con cuántas empieza cada cual: con menos, la partida es más corta.
field-last_shell = Cuando alguien coloca su última concha
field-last_shell-about = Lo que pasa cuando a un jugador no le quedan conchas.
field-last_shell-last-turns = los demás juegan un último turno
field-last_shell-at-once = la partida acaba en el acto
field-last_shell-never = la partida sigue
field-last_chest = Cuando alguien toma el último cofre
field-last_chest-about = Lo que pasa cuando no queda ningún cofre en el fondo.
field-last_chest-last-turns = los demás juegan un último turno
field-last_chest-at-once = la partida acaba en el acto
field-last_chest-never = la partida sigue

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
    [one] Te quedas { $faces } y lanzas un dado.
   *[other] Te quedas { $faces } y lanzas { $count } dados.
}
tell-keep-none-you = { $count ->
    [one] Vuelves a lanzar tu único dado.
   *[other] Vuelves a lanzar los { $count } dados.
}
tell-stop-you = Te plantas.
tell-place-you = { $count ->
    [one] Colocas una concha en el nivel { $level }.
   *[other] Colocas { $count } conchas en el nivel { $level }.
}
tell-chest-you = Tomas el cofre { $slot }.
