### Into the Blue: el reglamento. Cada mensaje lleva el nombre de su regla.

pieces = Las piezas
turn = Un turno
end = El final
scoring = La puntuación
examples = Ejemplos

## Las piezas

B1 = De { $least } a { $most } personas, cada una con { $shells ->
    [one] { $shells } concha
   *[other] { $shells } conchas
} de un color: verde, azul, amarillo, rojo o violeta.
B2 = { $dice ->
    [1] Un dado con
   *[other] { $dice } dados, cada uno con
} las caras { $faces }. { $chest ->
    [yes] El cofre no es un número: solo cuenta en una zambullida perfecta.
   *[no] Ninguna cara muestra un cofre.
}
B3 = { $levels ->
    [1] El mar tiene un solo nivel de profundidad.
   *[other] El mar tiene { $levels } niveles de profundidad, del 1, justo bajo la superficie, al { $levels }, el más hondo.
} Debajo { $chests ->
    [1] hay un cofre, boca abajo.
   *[other] hay { $chests } cofres barajados, boca abajo.
}
B4 = Cada nivel guarda un tesoro principal y { $usual ->
    [yes] dos tesoros secundarios; con dos o tres personas, uno de los dos vuelve a la caja.
   *[no] tesoros secundarios: con dos, tres, cuatro o cinco personas hay { $two }, { $three }, { $four } o { $five }.
}
B5 = { $chests ->
    [1] Puntos del cofre: { $values }.
   *[other] Puntos de los cofres: { $values }.
}
B6 = Puntos de los tesoros principales, desde el nivel 1 hacia abajo: { $main }; de un tesoro secundario: { $secondary }. { $reconstructed ->
    [yes] Esta tabla es una reconstrucción, pues los reglamentos solo muestran los valores en sus imágenes. Si tienes la caja, escribe los valores impresos en un juego de reglas: los campos son «main» y «secondary».
   *[no] Estos valores son propios de este juego de reglas.
}

## Un turno

T1 = Se juega en el sentido de las agujas del reloj. Empieza quien haya nadado más recientemente; aquí lo elige quien organiza la mesa, o lo decide el sorteo.
T2 = { $again ->
    [0] { $dice ->
        [1] Lanza el dado una sola vez.
       *[other] Lanza los { $dice } dados una sola vez.
    } Nada se vuelve a lanzar.
   *[other] { $dice ->
        [1] Lanza el dado.
       *[other] Lanza los { $dice } dados.
    } Después vuelve a lanzar los que quieras, { $again ->
        [1] una vez como mucho. Eliges
       *[other] { $again } veces como mucho. Cada vez eliges
    } libremente entre todos los dados: uno que te quedaste antes puede volver a lanzarse.
}
T3 = { $rolls ->
    [1] Los dados son definitivos en cuanto caen.
   *[other] Puedes plantarte después de cualquier tirada. Tras la tirada { $rolls }, los dados son definitivos.
}
T4 = Solo cuenta la secuencia sin huecos 1, 2, 3, … El primer número que falta hace perder todos los dados más altos.
T5 = Zambullida fallida: ningún dado muestra un 1. No se coloca nada y el turno acaba.
T6 = Zambullida con éxito: elige un solo número de la secuencia, el más hondo o no, y coloca en ese nivel tantas conchas tuyas como dados lo muestren. Colocar es obligatorio, ni más ni menos.
T7 = Si te faltan conchas, coloca todas las que te queden. { $ends ->
    [no] Después te zambulles solo por los cofres.
   *[yes] Cuenta como colocar tu última concha (E1).
}
T8 = { $perfect ->
    [yes] Zambullida perfecta: { $levels ->
        [1] un 1 y un cofre
       *[other] todos los números del 1 al { $levels } y un cofre
    }. No coloques conchas; debes tomar uno de los cofres que quedan. Mira su valor y guárdalo en secreto hasta la puntuación. Después juega enseguida otro turno completo.
   *[no] Con estos dados ninguna zambullida puede ser perfecta: los cofres se quedan donde están.
}

## El final

E1 = { $how ->
    [at-once] La partida acaba en cuanto alguien coloca su última concha.
    [never] Una última concha no acaba la partida: quien no tiene más sigue zambulléndose por los cofres.
   *[last-turns] Cuando alguien coloca su última concha, cada una de las demás personas juega exactamente un turno más y la partida acaba. Si otra persona se queda sin conchas entretanto, nada cambia.
}
E2 = { $how ->
    [at-once] Cuando alguien toma el último cofre, la partida acaba en ese instante: nadie juega otro turno, aunque quedaran últimos turnos pendientes.
    [last-turns] Cuando alguien toma el último cofre, cada una de las demás personas juega exactamente un turno más y la partida acaba.
    [never] El último cofre no acaba la partida. Desde entonces, una zambullida perfecta coloca conchas como cualquier otra.
   *[impossible] Aquí ninguna zambullida puede ser perfecta: el último cofre nunca acaba la partida.
}
E3 = { $possible ->
    [yes] Una zambullida perfecta en un último turno también da un cofre y otro turno.
   *[no] Aquí ninguna zambullida perfecta puede caer en un último turno.
}

## La puntuación

S1 = { $levels ->
    [1] Se puntúa el nivel.
   *[other] Se puntúa nivel por nivel, del { $levels } al 1.
} Solo participa quien tiene al menos una concha en el nivel.
S2 = Quien tiene más conchas en un nivel toma su tesoro principal. { $usual ->
    [yes] La segunda persona toma un tesoro secundario y, con cuatro o cinco personas, la tercera toma el otro.
   *[no] Quienes siguen toman un tesoro secundario cada cual, mientras queden.
} Los tesoros que nadie ha ganado se quedan en el tablero.
S3 = { $single ->
    [yes] Con un solo nivel no hay otro encima que deshaga el empate: decide S4.
   *[no] En caso de empate, va delante quien tiene más conchas en el nivel justo encima. Si sigue el empate, se mira el siguiente hacia arriba, y así hasta el nivel 1.
}
S4 = Si sigue el empate, va delante quien tiene más conchas sin colocar.
S5 = Si sigue el empate, va delante quien jugó antes su último turno.{ $single ->
    [yes] { "" }
   *[no] {" "}Un empate en el nivel 1 pasa, pues, directamente a S4.
}
S6 = Tu puntuación es la suma de tus tesoros y tus cofres. Gana la más alta; con la misma puntuación se comparte la victoria.

## Ejemplos

X1 = Tus dados acaban en 1 1 2 3 3 5. Coloca 2 conchas en el nivel 1, o 1 en el nivel 2, o 2 en el nivel 3. El 5 se pierde, porque falta un 4.
X2 = Te plantas tras dos tiradas con 1 2 3 3 3 4. Coloca 1 concha en el nivel 1, 1 en el nivel 2, 3 en el nivel 3 o 1 en el nivel 4.
X3 = Verde y azul tienen las mismas conchas en el nivel 4, pero verde tiene más en el nivel 3: verde toma el tesoro principal del nivel 4 y azul uno secundario.
X4 = Amarillo y rojo empatan en los niveles 3, 2 y 1, y a ambos les quedan dos conchas sin colocar. Azul puso fin a la partida; después verde, rojo y amarillo jugaron su último turno, en este orden. Rojo lo jugó antes que amarillo: rojo toma el tesoro principal del nivel 3 y amarillo uno secundario.
