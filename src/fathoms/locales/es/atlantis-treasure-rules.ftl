### Atlantis Treasure: el reglamento. Cada mensaje lleva el nombre de su regla.
aim = Objetivo del juego
aim-text = Pilota tu submarino entre los arrecifes de coral y reúne los tesoros hundidos. Usa las brújulas, bloquea a tus rivales, torpedea lo que te cierre el paso. { $ends ->
    [rounds] { $rounds ->
        [one] Tras una ronda
       *[other] Tras { $rounds } rondas
    } gana { $teams ->
        [yes] el equipo
       *[no] el jugador
    } con { $worth ->
        [yes] más valor en tesoros
       *[no] más tesoros
    }.
    [empty] Cuando no queda ningún tesoro en el mar, gana { $teams ->
        [yes] el equipo
       *[no] el jugador
    } con { $worth ->
        [yes] más valor en tesoros
       *[no] más tesoros
    }.
   *[target] { $teams ->
        [yes] Gana el primer equipo de dos que reúne { $worth ->
            [yes] el valor necesario
           *[no] los tesoros necesarios
        }: { $four }.
       *[no] Gana quien primero reúne { $worth ->
            [yes] el valor necesario
           *[no] los tesoros necesarios
        }: { $bases ->
            [2] { $two } con dos jugadores
            [3] { $two } con dos jugadores, { $three } con tres
           *[other] { $same ->
                [yes] { $two } con dos jugadores, { $three } con tres o cuatro
               *[no] { $two } con dos jugadores, { $three } con tres, { $four } con cuatro
            }
        }.
    }
}

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
B5 = { $dice ->
    [one] El dado tiene { $count } caras
   *[two] Hay dos dados con las mismas { $count } caras
}: { $faces }.{ $again ->
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
legend = ◆ un tesoro, ♣ coral, ▟█▙ un templo, entre paréntesis las bases{ $worth ->
    [yes] , ◆2 y ◆3 tesoros de valor 2 y 3
   *[no] { "" }
}{ $rock ->
    [yes] , ▓ rocas
   *[no] { "" }
}{ $deep ->
    [yes] , un hueco la fosa
   *[no] { "" }
}{ $current ->
    [yes] , ^ > v < corrientes
   *[no] { "" }
}{ $shallows ->
    [yes] , ░ bajíos
   *[no] { "" }
}{ $whirlpool ->
    [yes] , @ remolinos
   *[no] { "" }
}{ $compass ->
    [yes] , ↑ → ↓ ← brújulas
   *[no] { "" }
}{ $afloat ->
    [yes] , entre paréntesis en el mar los submarinos que empiezan ahí
   *[no] { "" }
}.
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

T1 = { $begins ->
    [0] Empieza el jugador de más edad; aquí el anfitrión elige quién empieza, o se sortea.
   *[other] Empieza el puesto { $begins }; si está libre, el anfitrión elige quién empieza, o se sortea.
} Se juega en sentido horario.
T2 = { $dice ->
    [both] Lanza los dos dados. Después haz todo esto, en cualquier orden: las acciones de los dos dados
    [choose] Lanza los dos dados. Después haz dos cosas, en cualquier orden: la acción de uno de los dados, el que quieras,
   *[one] Lanza el dado. Después haz dos cosas, en cualquier orden: la acción del dado
} y deslizar tu submarino{ $slides ->
    [one] { "" }
   *[other] {" "}dos veces
}.
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
    [yes] Torpedo: puedes disparar uno o guardarlo para después. Va en línea recta{ $reach ->
        [0] { "" }
        [one] {" "}hasta la casilla siguiente
       *[other] , { $reach } casillas como máximo
    }, por encima de casillas libres y tesoros, y alcanza al primer submarino, brújula o coral.
   *[no] En esta partida no hay torpedos.
}
T6-reading = { $rock ->
    [yes] Un templo, una roca, la fosa y el borde del tablero lo detienen.
   *[no] Un templo y el borde del tablero lo detienen.
} { $vain ->
    [yes] También puedes disparar sin alcanzar nada; el torpedo se gasta. Desde
   *[no] Solo puedes disparar si alcanza algo; desde
} tu base sale por la entrada.
T7 = { $shots ->
    [yes] { $hit ->
        [base] Si alcanzas a un submarino, vuelve a su base
        [stays] Si alcanzas a un submarino, se queda donde está y pierde su próximo turno
       *[corner] Si alcanzas a un submarino, envíalo a la esquina que quieras
    }{ $steals ->
        [none] { "" }. Los tesoros de su base se quedan allí.
        [two] {" "}y toma hasta dos tesoros de su base.
        [all] {" "}y toma todos los tesoros de su base.
       *[one] {" "}y toma un tesoro de su base, si tiene alguno.
    }
   *[no] En esta partida no se puede alcanzar a un submarino.
}
T7-reading = La esquina debe estar libre; si no hay ninguna, el submarino vuelve a su base.
T8 = { $shots ->
    [yes] { $reef ->
        [moved] Una brújula alcanzada se retira del tablero. Un arrecife alcanzado lo llevas a la casilla libre que quieras.
       *[out] Una brújula o un arrecife alcanzado se retira del tablero.
    }
   *[no] En esta partida no se puede alcanzar una brújula ni un arrecife.
}
T8-elsewhere = { $reef ->
    [moved] { $hit ->
        [reserve] La brújula vuelve a la reserva.
       *[out] La brújula no vuelve: sale del juego.
    }
   *[out] { $hit ->
        [reserve] Una brújula vuelve a la reserva; un arrecife sale del juego.
       *[out] No vuelve: sale del juego.
    }
}
T9 = { $shots ->
    [yes] { $reload ->
        [never] Un torpedo disparado se pierde: no se recarga nunca.
        [turn] Un torpedo disparado pasa a tu base. Al empezar cada uno de tus turnos, recargas uno.
       *[base] Un torpedo disparado pasa a tu base. Cuando vuelves a tu base, recargas todos tus torpedos.
    }
   *[no] En esta partida no hay nada que recargar.
}
T9-reading = El reglamento impreso dice que puedes recargarlos; como un torpedo a bordo nunca es una desventaja, se hace solo.
T10 = Si la acción del dado no es posible ahora, deslízate primero; se te ofrece de nuevo si ya es posible. Solo puedes saltar la acción donde la regla dice «puedes». Cuando no queda nada posible, tu turno termina.
F1 = Una casilla libre no tiene nada: ni coral, ni brújula, ni tesoro, ni templo, ni submarino.{ $terrain ->
    [yes] {" "}Rocas, corrientes, bajíos y remolinos nunca son casillas libres.
   *[no] { "" }
}
F1-reading = { $mouths ->
    [yes] Aquí la entrada de una base es una casilla como las demás.
   *[no] La entrada de una base nunca está libre para coral y brújulas.
}{ $sea ->
    [open] {" "}El coral debe dejar el mar de una pieza: un arrecife no puede ir adonde bloquearía una base, ni adonde separaría unas casillas sin coral ni templo de las demás. Así el coral no encierra a nadie.
    [still] { "" }
   *[shut] {" "}El coral puede encerrar un submarino: con arrecifes a todos los lados de la entrada, solo puede ir de su base a la entrada hasta que desaparezca uno de ellos.
}

## El movimiento

M1 = Elige una de las cuatro direcciones y deslízate { $reach ->
    [0] hasta donde puedas.
    [one] una casilla.
   *[other] hasta donde puedas, pero { $reach } casillas como máximo.
} { $stops ->
    [yes] Puedes parar antes, en cualquier casilla del camino.
   *[no] No puedes parar antes.
}
M2 = El coral, un templo, otro submarino{ $rock ->
    [yes] , una roca
   *[no] { "" }
}{ $deep ->
    [yes] , la fosa
   *[no] { "" }
} y el borde del tablero te detienen en la casilla anterior.
M3 = Un tesoro te detiene en su casilla. { $cargo ->
    [carried] Se queda a bordo hasta que vuelvas a tu base.
   *[base] Pasa a tu base al instante.
}
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

E1 = { $ends ->
    [target] El primer { $teams ->
        [yes] equipo
       *[no] jugador
    } que reúne { $worth ->
        [yes] el valor necesario
       *[no] los tesoros necesarios
    } gana al instante: { $teams ->
        [yes] { $four }
       *[no] { $bases ->
            [2] { $two } con dos jugadores
            [3] { $two } con dos jugadores, { $three } con tres
           *[other] { $same ->
                [yes] { $two } con dos jugadores, { $three } con tres o cuatro
               *[no] { $two } con dos jugadores, { $three } con tres, { $four } con cuatro
            }
        }
    }. Un tesoro robado cuenta.
   *[other] En esta partida ningún número de tesoros gana al instante.
}
E2 = { $after ->
    [shots] Cuando no queda ningún tesoro en el tablero, los torpedos aún pueden llevarlos de una base a otra: se sigue jugando.
    [rounds] Cuando no queda ningún tesoro en el tablero, se sigue jugando hasta que acabe la última ronda.
    [empty] No se sigue jugando cuando no queda ningún tesoro.
   *[enough] Hay tesoros de sobra en el tablero para que alguien gane.
}
E3 = { $rounds ->
    [one] Una ronda completa sin que ningún tesoro cambie de sitio termina
   *[other] { $rounds } rondas completas seguidas sin que ningún tesoro cambie de sitio terminan
} la partida, y { $most } rondas completas en todo caso: gana { $teams ->
    [yes] el equipo que tenga
   *[no] quien tenga
} { $worth ->
    [yes] más valor en tesoros
   *[no] más tesoros
}; si hay empate, se comparte la victoria.

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

## Los módulos

blocks = Módulos
face-treasure = mover un tesoro
face-temple = mover un templo
face-turn = girar una brújula
face-slide = deslizamiento extra
G1 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Roca: no se mueve nunca. Te detiene en la casilla anterior y detiene los torpedos, que no la alcanzan.
G2 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Fosa: no es una casilla, sino un borde dentro del tablero. Te detienes antes de ella, y los torpedos acaban allí.
G3 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Corriente: te hace girar en su dirección y sigues, como con una brújula, pero no se retira. Si su dirección está bloqueada, te quedas en ella. Cada corriente te arrastra una vez por deslizamiento; si vuelves a ella, te detienes allí. Los torpedos pasan por encima.
G4 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Bajío: te detienes en él. En el siguiente deslizamiento sales de allí como siempre. Los torpedos pasan por encima.
G5 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Remolino: entras en uno y sales por el siguiente, fila a fila desde el noroeste, y tras el último el primero; sigues en la misma dirección. Cuenta como una casilla. Cada remolino te arrastra una vez por deslizamiento; si vuelves a él, te detienes allí. Si otro submarino ocupa la salida, el remolino está en calma y pasas por encima. Un tesoro en la salida es tuyo y te detiene. Los torpedos pasan por encima.
G6 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Piezas al empezar: las brújulas dibujadas en el tablero están allí desde el principio, además de las de la reserva. Un submarino dibujado en el tablero empieza allí y no en su base; el de un puesto libre no está.
W1 = { $on ->
    [yes] Se juega: { $each }.
   *[no] No se juega.
} Valor: un tesoro vale 1, 2 o 3. El objetivo y la victoria se cuentan por valor, no por número de tesoros. Cuando se roban tesoros, primero van los más valiosos.
M7 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Parada libre: puedes terminar un deslizamiento en cualquier casilla del camino. Las brújulas de más allá no se mueven; la de la casilla donde paras también se retira.
M8 = { $reach ->
    [0] No se juega. Límite: un deslizamiento no pasa de cierto número de casillas.
    [one] Se juega. Límite: un deslizamiento avanza una casilla, no más.
   *[other] Se juega. Límite: un deslizamiento avanza { $reach } casillas como máximo.
} Entrar en tu base cuenta como una casilla.
M9 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Dos deslizamientos: te deslizas dos veces por turno; es obligatorio si puedes. La acción del dado va antes, en medio o después.
K1 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Carga: el tesoro que tomas se queda a bordo y aún no cuenta. Cuando te deslizas hasta tu base, todo lo que llevas a bordo pasa a ella y cuenta. Si te envía allí un torpedo, no se descarga nada.
K2 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Sitio para uno: tu submarino lleva un tesoro como máximo. Con uno a bordo, otro tesoro te detiene en la casilla anterior, como el coral.
K3 = { $lost ->
    [dropped] Se juega. Carga perdida: cuando alcanzan a un submarino, lo que lleva a bordo cae al mar, el tesoro más valioso en la casilla donde lo alcanzaron, los demás en las casillas libres más cercanas.
    [taken] Se juega. Carga perdida: cuando alcanzan a un submarino, todo lo que lleva a bordo pasa a la base del jugador que lo alcanzó; la carga de un compañero cae al mar.
   *[none] No se juega. Carga perdida: cuando alcanzan a un submarino, lo que lleva a bordo cae al mar, o pasa a la base del jugador que lo alcanzó.
}
H1 = { $hit ->
    [base] Se juega. De vuelta a la base: un submarino alcanzado vuelve a su base.
    [stays] Se juega. Turno perdido: un submarino alcanzado se queda donde está y pierde su próximo turno. Dos impactos antes de ese turno cuestan un solo turno.
   *[corner] No se juega. De vuelta a la base, o turno perdido: un submarino alcanzado vuelve a su base, o se queda donde está y pierde su próximo turno.
}
H2 = { $steals ->
    [none] Se juega. Botín: un impacto no quita ningún tesoro de la base del submarino.
    [two] Se juega. Botín: un impacto quita hasta dos tesoros de la base del submarino, primero los más valiosos.
    [all] Se juega. Botín: un impacto quita todos los tesoros de la base del submarino.
   *[one] No se juega. Botín: un impacto no quita ningún tesoro de la base del submarino, o quita hasta dos, o todos.
} A un compañero no se le quita nunca nada.
H3 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Arrecifes a la deriva: un arrecife alcanzado no sale del juego; lo llevas a la casilla libre que quieras. Si no hay ninguna, sale del juego.
H4 = { $reach ->
    [0] No se juega. Alcance: un torpedo no llega más allá de cierto número de casillas.
    [one] Se juega. Alcance: un torpedo llega a una casilla.
   *[other] Se juega. Alcance: un torpedo llega a { $reach } casillas como máximo.
}
H5 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Disparos al vacío: puedes disparar un torpedo sin alcanzar nada; se gasta. Desde tu base solo sale por la entrada.
H6 = { $reload ->
    [never] Se juega. Recarga: un torpedo disparado no vuelve nunca.
    [turn] Se juega. Recarga: al empezar cada uno de tus turnos recuperas un torpedo, hasta tenerlos todos; en la base no se recarga.
   *[base] No se juega. Recarga: los torpedos disparados no vuelven nunca, o vuelve uno al empezar cada uno de tus turnos.
}
D1 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Caras con dos acciones: «y» quiere decir las dos, en cualquier orden; «o» quiere decir una de las dos.
D2 = { $dice ->
    [both] Se juega. Dos dados: lanzas dos dados y haces las acciones de ambos, en cualquier orden.
    [choose] Se juega. Dos dados: lanzas dos dados y eliges uno; la primera acción que haces decide cuál.
   *[one] No se juega. Dos dados: lanzas dos dados y haces las acciones de ambos, o eliges uno.
}
D3 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Tesoro: puedes mover un tesoro del mar a una casilla libre. Para el fin de la partida (E3) no es un cambio.
D4 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Templo: puedes mover un templo a una casilla libre.
D5 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Girar: puedes girar una brújula del tablero hacia otra dirección.
D6 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Deslizamiento extra: cuando has hecho los deslizamientos de tu turno, o ya no es posible ninguno, puedes deslizarte una vez más.
E4 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Fin por rondas: la partida termina tras { $rounds ->
    [one] una ronda completa
   *[other] { $rounds } rondas completas
}. Gana quien más tesoros tenga; si hay empate, se comparte la victoria. Lo que sigue a bordo no cuenta.
E5 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Mar vacío: la partida termina en cuanto no queda ningún tesoro en el mar ni a bordo. Gana quien más tesoros tenga; si hay empate, se comparte la victoria.
E6 = { $on ->
    [yes] Se juega.
   *[no] No se juega.
} Equipos: cuatro jugadores, el primero y el tercero contra el segundo y el cuarto. Los tesoros de los dos compañeros cuentan juntos, y ganan juntos.
A1 = { $on ->
    [yes] Se juega: { $each }.
   *[no] No se juega.
} Hándicap en el objetivo: algunos puestos necesitan más o menos tesoros para ganar.
A2 = { $on ->
    [yes] Se juega: { $each }.
   *[no] No se juega.
} Hándicap en torpedos: algunos puestos llevan más o menos torpedos.
A3 = { $begins ->
    [0] No se juega. Primer jugador: empieza siempre cierto puesto.
   *[other] Se juega. Primer jugador: empieza siempre el puesto { $begins }, si está ocupado.
}
worth-count = { $count ->
    [one] un tesoro de valor { $worth }
   *[other] { $count } tesoros de valor { $worth }
}
seat-handicap = { $number } para el puesto { $seat }

## Ejemplos

X1 = Blanco dispara un torpedo al submarino rojo. Pasa por encima del tesoro de c2 y alcanza f2: Blanco toma un tesoro de la base roja y envía el submarino a una esquina.
X2 = Blanco se desliza hacia el este y se detiene en la casilla del tesoro, c2. El tesoro pasa a la base de Blanco.
X3 = Blanco se desliza hacia el este y llega a la brújula de f2. Señala el sur: Blanco sigue en esa dirección hasta donde puede, f5. La brújula se retira del tablero.
X4 = Blanco se desliza hacia el este. El templo de d3 le cierra el paso: Blanco se detiene en la casilla anterior, c3.
X5 = Blanco se desliza hacia el este. El arrecife de coral de e4 le cierra el paso: Blanco se detiene en la casilla anterior, d4.
