### Into the Blue: el reglamento. Cada mensaje lleva el nombre de su regla.
aim = Objetivo del juego
aim-text = Bucea en busca de tesoros: forma con los dados la secuencia 1, 2, 3, … y coloca tus conchas en los niveles de profundidad. Quien al final tiene más conchas en un nivel recibe su tesoro principal, y una zambullida perfecta da un cofre. Gana quien suma más puntos.

pieces = Componentes
turn = Un turno
end = Fin de la partida
scoring = Puntuación final
house = Reglas de la casa
examples = Ejemplos
credits = Créditos
credits-text = Into the Blue es un juego de Reiner Knizia, con ilustraciones de Alain Boyer y diseño gráfico de Fabrice Del Rio Ruiz, publicado por Funnyfox en 2021. La edición en español es de Tranjis Games, 2022; Lis Diez Bourgoin y Jacob Coon (Board Game Circus) tradujeron las reglas al inglés y Sergio Pérez al español.

## Las piezas

B1 = De { $least } a { $most } jugadores, cada uno con { $shells ->
    [one] { $shells } concha
   *[other] { $shells } conchas
} de un color: verde, azul, amarillo o rojo.
B1-reconstruction = El violeta, el quinto color, lo hemos elegido nosotros.
B2 = { $dice ->
    [1] Un dado con
   *[other] { $dice } dados, cada uno con
} las caras { $faces }. { $chest ->
    [yes] El cofre no es un número: solo cuenta en una zambullida perfecta.
   *[no] Ninguna cara muestra un cofre.
}
B3 = { $levels ->
    [1] El mar tiene un solo nivel de profundidad.
   *[other] El mar tiene { $levels } niveles de profundidad, del 1, justo bajo la superficie, al { $levels }, el más profundo.
} Debajo { $chests ->
    [1] hay un cofre, boca abajo.
   *[other] hay { $chests } cofres barajados, boca abajo.
}
B4 = Cada nivel tiene un tesoro principal y { $usual ->
    [yes] dos tesoros secundarios; con dos o tres jugadores, uno de los dos vuelve a la caja.
   *[no] tesoros secundarios: con dos, tres, cuatro o cinco jugadores hay { $two }, { $three }, { $four } o { $five }.
}
B4-reading = Si son distintos, vuelve el de menos valor.
B5 = { $chests ->
    [1] Valor del cofre: { $values }.
   *[other] Valores de los cofres: { $values }.
}
B6 = Puntos de los tesoros principales, desde el nivel 1 hacia abajo: { $main }.
B6-secondary = { $alike ->
    [yes] Puntos de cada tesoro secundario: { $secondary }.
   *[no] Puntos del tesoro secundario de más valor: { $secondary }; del otro: { $other }.
}
B6-box = { $which ->
    [main] Los valores de los tesoros principales
    [secondary] Los valores de los tesoros secundarios
   *[both] Estos valores
} los hemos ideado nosotros, pues los reglamentos solo muestran los impresos en sus imágenes. ¿Tienes la caja? Escribe sus valores una sola vez: en «{ $box }», en el taller, o con «fathoms rulesets box» en un terminal.

## Un turno

T1 = Se juega en sentido horario. Empieza quien haya nadado más recientemente; aquí { $begins ->
    [0] lo elige el anfitrión, o se sortea.
   *[other] empieza el puesto { $begins }, si hay alguien en él (A3).
}
T2 = { $again ->
    [0] { $dice ->
        [1] Lanza el dado una sola vez.
       *[other] Lanza los { $dice } dados una sola vez.
    } No se vuelve a lanzar.
   *[other] { $dice ->
        [1] Lanza el dado.
       *[other] Lanza los { $dice } dados.
    } Después puedes volver a lanzar los dados que quieras, { $again ->
        [1] una vez. Eliges
       *[other] hasta { $again } veces. Cada vez eliges
    } libremente entre todos los dados: también puedes volver a lanzar uno que guardaste antes.
}
T3 = { $rolls ->
    [1] La primera tirada es definitiva.
   *[other] Puedes plantarte después de cualquier tirada. Tras la tirada { $rolls }, los dados son definitivos.
}
T4 = Solo cuenta una secuencia ininterrumpida que empiece por el 1 (1, 2, 3, …). Si falta un número, se pierden todos los dados mayores.
T5 = Zambullida fallida: ningún dado muestra un 1. No colocas nada y tu turno termina.
T6 = Zambullida exitosa: elige un número de la secuencia, no necesariamente el más profundo, y coloca en ese nivel tantas conchas tuyas como dados muestren ese número. Debes colocar exactamente esa cantidad.
T7 = Si no tienes suficientes conchas, coloca todas las que te queden. { $ends ->
    [no] Después solo te zambulles por los cofres.
   *[yes] Cuenta como colocar tu última concha (E1).
}
T8 = { $perfect ->
    [yes] Zambullida perfecta: { $levels ->
        [1] un 1 y un cofre
       *[other] todos los números del 1 al { $levels } y un cofre
    }. No coloques conchas; debes tomar uno de los cofres que quedan. { $open ->
        [yes] Enseña su valor a todos.
       *[no] Mira su valor y mantenlo en secreto hasta la puntuación final.
    } { $again ->
        [no] Después termina tu turno.
       *[yes] Después juega otro turno inmediatamente.
    }
   *[no] Con estos dados ninguna zambullida puede ser perfecta: los cofres se quedan donde están.
}

## El final

E1 = { $how ->
    [at-once] La partida termina en cuanto un jugador coloca su última concha.
    [never] La última concha no termina la partida: un jugador sin conchas sigue zambulléndose por los cofres.
   *[last-turns] Cuando un jugador coloca su última concha, todos los demás juegan un último turno y la partida termina. Si otro jugador se queda sin conchas, nada cambia.
}
E2 = { $how ->
    [at-once] Cuando un jugador toma el último cofre, la partida termina inmediatamente: nadie juega otro turno, aunque quedaran últimos turnos.
    [last-turns] Cuando un jugador toma el último cofre, todos los demás juegan un último turno y la partida termina.
    [never] El último cofre no termina la partida. Después, una zambullida perfecta coloca conchas como una zambullida exitosa.
   *[impossible] Aquí ninguna zambullida puede ser perfecta: el último cofre nunca termina la partida.
}
E3 = { $possible ->
    [yes] Una zambullida perfecta en un último turno también da un cofre y otro turno.
    [chest] Una zambullida perfecta en un último turno también da un cofre.
   *[no] Aquí no puede haber una zambullida perfecta en un último turno.
}

## La puntuación

S1 = { $levels ->
    [1] Se puntúa el nivel.
   *[other] Se puntúa nivel por nivel, del { $levels } al 1.
} Solo quien tiene al menos una concha en un nivel puede ganar sus tesoros.
S2 = El jugador con más conchas en un nivel recibe su tesoro principal. { $usual ->
    [yes] El segundo recibe un tesoro secundario; con cuatro o cinco jugadores, el tercero recibe el otro.
   *[no] Los siguientes reciben un tesoro secundario cada uno, mientras queden.
} Los tesoros que nadie gana se quedan en el tablero.
S2-reading = De dos tesoros secundarios distintos, el segundo toma el de más valor.
S3 = { $single ->
    [yes] Con un solo nivel no hay otro encima para desempatar: decide S4.
   *[no] En caso de empate, gana el empate el jugador empatado con más conchas en el nivel de encima. Si el empate persiste, se comprueba el siguiente hacia arriba, y así hasta el nivel 1.
}
S4 = Si el empate persiste, gana el empate el jugador con más conchas sin colocar.
S5 = Si el empate persiste, gana el empate quien jugó antes su último turno.{ $single ->
    [yes] { "" }
   *[no] {" "}Por eso, un empate en el nivel 1 pasa directamente a S4.
}
S6 = Tu puntuación es la suma de tus tesoros y tus cofres. Gana la puntuación más alta; los jugadores empatados comparten la victoria.

## Reglas de la casa

C1 = { $open ->
    [yes] Se juega aquí.
   *[no] No se juega aquí.
} Cofres abiertos: todos ven el valor de un cofre en cuanto alguien lo toma.
C2 = { $again ->
    [no] Se juega aquí.
   *[yes] No se juega aquí.
} Sin segundo turno: una zambullida perfecta da un cofre, pero no otro turno.
A1 = { $on ->
    [yes] Se juega aquí: { $each }.
   *[no] No se juega aquí.
} Hándicap de conchas: algunos puestos empiezan con más o menos conchas.
A2 = { $on ->
    [yes] Se juega aquí: { $each }.
   *[no] No se juega aquí.
} Hándicap de tiradas: algunos puestos tienen más o menos tiradas por turno.
A3 = { $begins ->
    [0] No se juega aquí. Primer jugador: un puesto determinado empieza siempre.
   *[other] Se juega aquí. Primer jugador: el puesto { $begins } empieza siempre, si hay alguien en él.
}
seat-shells = { $count ->
    [one] { $count } concha
   *[other] { $count } conchas
} para el puesto { $seat }
seat-rolls = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
} para el puesto { $seat }

## Ejemplos

X1 = Tus dados al final son 1 1 2 3 3 5. Coloca 2 conchas en el nivel 1, o 1 en el nivel 2, o 2 en el nivel 3. El 5 se pierde porque falta un 4.
X2 = Te plantas tras dos tiradas con 1 2 3 3 3 4. Coloca 1 concha en el nivel 1, 1 en el nivel 2, 3 en el nivel 3 o 1 en el nivel 4.
X3 = Verde y azul empatan en el nivel 4, pero verde tiene más conchas en el nivel 3: verde recibe el tesoro principal del nivel 4 y azul uno secundario.
X4 = Amarillo y rojo empatan en los niveles 3, 2 y 1, y a ambos les quedan dos conchas sin colocar. Azul provocó el final de la partida; después verde, rojo y amarillo jugaron su último turno, en este orden. Rojo lo jugó antes que amarillo: rojo recibe el tesoro principal del nivel 3 y amarillo uno secundario.
