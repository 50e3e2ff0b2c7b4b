### Atlantis Treasure: el reglamento. Cada mensaje lleva el nombre de su regla.
aim = Objetivo del juego
aim-text = Pilota tu submarino entre los arrecifes de coral y reúne los tesoros hundidos. Usa las brújulas, bloquea a tus rivales, torpedea lo que te cierre el paso. Gana quien primero reúne los tesoros necesarios: { $bases ->
    [2] { $two } con dos jugadores
    [3] { $two } con dos jugadores, { $three } con tres
   *[other] { $same ->
        [yes] { $two } con dos jugadores, { $three } con tres o cuatro
       *[no] { $two } con dos jugadores, { $three } con tres, { $four } con cuatro
    }
}.

pieces = Componentes
turn = Un turno
moving = Movimiento
end = Fin de la partida
variants = Variantes
examples = Ejemplos
credits = Créditos
credits-text = Atlantis Treasure es un juego LEGO® de 2010, para construir, jugar y cambiar. Su reglamento no nombra a ningún autor. Conocemos el texto del reglamento francés; nos faltan sus imágenes y las instrucciones de montaje.

## El material

B1 = { $most ->
    [2] { $most } jugadores
   *[other] De { $least } a { $most } jugadores
}, cada uno con su submarino.
B1-elsewhere = Tres de los submarinos son blanco ●, amarillo ▲ y rojo ■.
B1-reconstruction = El cuarto, negro ×, es nuestro.
B2 = El mar es una cuadrícula de { $width } por { $height } casillas{ $middle ->
    [yes] , con el templo en el centro
   *[no] { $temples ->
        [0] , sin templo
        [one] , con un templo
       *[other] , con { $temples } templos
    }
}. Las bases submarinas están en su borde.
B3 = { $treasures ->
    [one] Un tesoro
   *[other] { $treasures } tesoros
} y { $torpedoes ->
    [0] ningún torpedo
    [one] un torpedo en cada submarino
   *[other] { $torpedoes } torpedos en cada submarino
}.
B3-reconstruction = { $reefs ->
    [0] Nada de coral
    [one] Un arrecife de coral
   *[other] { $reefs } arrecifes de coral
} y { $alike ->
    [yes] { $number ->
        [0] ninguna brújula
        [one] una brújula de cada dirección
       *[other] { $number } brújulas de cada dirección
    }
   *[no] brújulas: { $each }
}.
compasses-N = norte ({ $count })
compasses-E = este ({ $count })
compasses-S = sur ({ $count })
compasses-W = oeste ({ $count })
B4 = Una brújula señala una dirección: la azul el norte, la verde lima el este, la roja el sur, la beis el oeste. El norte es el mismo lado del tablero para todos los jugadores.
B5 = El dado tiene { $count } caras: { $faces }.{ $again ->
    [yes] {" "}Se puede volver a lanzar hasta { $rerolls } veces por turno; después, esa cara no hace nada.
   *[no] { "" }
}
face-N = brújula norte
face-E = brújula este
face-S = brújula sur
face-W = brújula oeste
face-any = brújula a elegir
face-coral = verde (coral)
face-torpedo = torpedo
face-nothing = nada
face-again = volver a lanzar
face-times = { $face } × { $times }
B6 = Una casilla lleva el nombre de su columna y de su fila, de a1 al noroeste a { $last } al sureste.
B6-reconstruction = { $own ->
    [yes] Este tablero es propio de este conjunto de reglas.
   *[no] Este tablero lo hemos ideado nosotros, pues el reglamento solo muestra el suyo en imágenes. En el taller puedes dibujar el de tu caja.
}
legend = ◆ un tesoro, ♣ coral, ▟█▙ un templo, entre paréntesis las bases.
B7 = Cada base está fuera de la cuadrícula: { $places }. La casilla que tiene delante es su entrada. Los puestos ocupan las bases en este orden{ $bases ->
    [4] , pero dos jugadores ocupan la primera y la tercera
   *[other] { "" }
}.
B7-elsewhere = Cada submarino empieza en su base.
base-N = al norte de { $mouth }
base-E = al este de { $mouth }
base-S = al sur de { $mouth }
base-W = al oeste de { $mouth }

## Un turno

T1 = Empieza el jugador de más edad; aquí el anfitrión elige quién empieza, o se sortea. Se juega en sentido horario.
T2 = Lanza el dado. Después haz dos cosas, en cualquier orden: la acción del dado y deslizar tu submarino.
T3 = { $compasses ->
    [yes] Brújula: toma de la reserva una de la dirección que has sacado y colócala en la casilla libre que quieras.
   *[no] Este dado no tiene caras de brújula: no pone ninguna en juego.
}
T4 = { $compasses ->
    [yes] Si en la reserva no queda ninguna así, puedes mover cualquier brújula del tablero a una casilla libre.
   *[no] Este dado no tiene caras de brújula: las del tablero no se mueven.
}
T4-reading = Conserva su dirección.
T5 = { $green ->
    [yes] Verde: mueve un arrecife de coral a la casilla libre que quieras.
   *[no] Este dado no tiene cara verde: el coral no se mueve.
}
T6 = { $shots ->
    [yes] Torpedo: puedes disparar uno o guardarlo para después. Va en línea recta, por encima de casillas libres y tesoros, y alcanza al primer submarino, brújula o coral.
   *[no] En esta partida no hay torpedos.
}
T6-reading = Un templo y el borde del tablero lo detienen. Solo puedes disparar si alcanza algo; desde tu base sale por la entrada.
T7 = { $shots ->
    [yes] Si alcanzas a un submarino, envíalo a la esquina que quieras y toma un tesoro de su base, si tiene alguno.
   *[no] En esta partida no se puede alcanzar a un submarino.
}
T7-reading = La esquina debe estar libre; si no hay ninguna, el submarino vuelve a su base.
T8 = { $shots ->
    [yes] Una brújula o un arrecife alcanzado se retira del tablero.
   *[no] En esta partida no se puede alcanzar una brújula ni un arrecife.
}
T8-elsewhere = { $hit ->
    [reserve] Una brújula vuelve a la reserva; un arrecife sale del juego.
   *[out] No vuelve: sale del juego.
}
T9 = { $shots ->
    [yes] Un torpedo disparado pasa a tu base. Cuando vuelves a tu base, recargas todos tus torpedos.
   *[no] En esta partida no hay nada que recargar.
}
T9-reading = El reglamento impreso dice que puedes recargarlos; como un torpedo a bordo nunca es una desventaja, se hace solo.
T10 = Si la acción del dado no es posible ahora, deslízate primero; se te ofrece de nuevo si ya es posible. Solo puedes saltar la acción donde la regla dice «puedes». Cuando no queda nada posible, tu turno termina.
F1 = Una casilla libre no tiene nada: ni coral, ni brújula, ni tesoro, ni templo, ni submarino.
F1-reading = { $mouths ->
    [yes] Aquí la entrada de una base es una casilla como las demás.
   *[no] La entrada de una base nunca está libre para coral y brújulas.
}{ $sea ->
    [open] {" "}El coral debe dejar el mar de una pieza: un arrecife no puede ir adonde bloquearía una base, ni adonde separaría unas casillas sin coral ni templo de las demás. Así el coral no encierra a nadie.
    [still] { "" }
   *[shut] {" "}El coral puede encerrar un submarino: con arrecifes a todos los lados de la entrada, solo puede ir de su base a la entrada hasta que desaparezca uno de ellos.
}

## El movimiento

M1 = Elige una de las cuatro direcciones y deslízate hasta donde puedas. No puedes parar antes.
M2 = El coral, un templo, otro submarino y el borde del tablero te detienen en la casilla anterior.
M3 = Un tesoro te detiene en su casilla. Pasa a tu base al instante.
M4 = Una brújula te hace girar: sigue en su dirección hasta donde puedas.
M4-elsewhere = Se retira cuando entras en su casilla.
M4-reading = { $used ->
    [out] Sale del juego.
   *[reserve] Vuelve a la reserva.
} Si su dirección está bloqueada, te quedas en su casilla.
M5 = Tienes que moverte.
M5-reading = Elige una dirección en la que avances al menos una casilla. Si no hay ninguna, te quedas donde estás.
M6 = Sal por la entrada de tu propia base para volver a ella; allí te detienes. En una base solo puede entrar su dueño, y un submarino en su base no puede ser alcanzado.

## El final

E1 = El primer jugador que reúne los tesoros necesarios gana al instante: { $bases ->
    [2] { $two } con dos jugadores
    [3] { $two } con dos jugadores, { $three } con tres
   *[other] { $same ->
        [yes] { $two } con dos jugadores, { $three } con tres o cuatro
       *[no] { $two } con dos jugadores, { $three } con tres, { $four } con cuatro
    }
}. Un tesoro robado cuenta.
E2 = { $shots ->
    [yes] Cuando no queda ningún tesoro en el tablero, los torpedos aún pueden llevarlos de una base a otra: se sigue jugando.
   *[no] Hay tesoros de sobra en el tablero para que alguien gane.
}
E3 = { $rounds ->
    [one] Una ronda completa sin que ningún tesoro cambie de sitio termina
   *[other] { $rounds } rondas completas seguidas sin que ningún tesoro cambie de sitio terminan
} la partida: gana quien tenga más tesoros; los jugadores empatados comparten la victoria.

## Las variantes

V1 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Reemplazo: si sacas verde, en vez de mover coral, puedes reemplazar cualquier brújula del tablero por una de la reserva, de cualquier dirección, incluso la misma.
V1-reading = Si no se puede mover ningún arrecife, puedes reemplazar una brújula o saltar la acción.
V2 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Previsión: antes de la partida cada jugador elige { $picks ->
    [one] una brújula y la guarda
   *[other] { $picks } brújulas y las guarda
} en su base. Si sacas una brújula, colocas una de la reserva, como siempre, o una de las tuyas, de cualquier dirección.
V2-reading = Si en la reserva no queda ninguna de la dirección que has sacado, aun así puedes colocar una de las tuyas, o mover una brújula del tablero (T4), o saltar la acción, porque T4 solo dice «puedes».
V3 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Reserva propia: si sacas una brújula, la colocas, como siempre, o la guardas en tu base (una de cada dirección como máximo).
V3-reading = O colocas de golpe todas las guardadas que quieras.
V4 = Tu juego, tus reglas: puedes cambiar el tablero, las piezas, el dado, los números y el objetivo. Cambia una sola cosa cada vez, mira si es más divertido y comparte lo que funcione.
name-V1 = Reemplazo
name-V2 = Previsión
name-V3 = Reserva propia

## Ejemplos

X1 = Blanco dispara un torpedo al submarino rojo. Pasa por encima del tesoro de c2 y alcanza f2: Blanco toma un tesoro de la base roja y envía el submarino a una esquina.
X2 = Blanco se desliza hacia el este y se detiene en la casilla del tesoro, c2. El tesoro pasa a la base de Blanco.
X3 = Blanco se desliza hacia el este y llega a la brújula de f2. Señala el sur: Blanco sigue en esa dirección hasta donde puede, f5. La brújula se retira del tablero.
X4 = Blanco se desliza hacia el este. El templo de d3 le cierra el paso: Blanco se detiene en la casilla anterior, c3.
X5 = Blanco se desliza hacia el este. El arrecife de coral de e4 le cierra el paso: Blanco se detiene en la casilla anterior, d4.
