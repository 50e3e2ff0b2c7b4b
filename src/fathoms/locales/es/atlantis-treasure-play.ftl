### Atlantis Treasure: las palabras junto al tablero, al elegir y en el diario.

## Junto al tablero

panel-turn = { $turns ->
    [0] Objetivo: { $target } ◆
   *[other] Turno { $turns } · objetivo: { $target } ◆
}
panel-torpedoes = torpedos { $aboard }/{ $torpedoes }
panel-own = suyas
panel-stock = guardadas
panel-action = acción
panel-slide = deslizarse
panel-reserve = reserva
panel-quiet = { $left ->
    [0] último turno si ningún tesoro se mueve
    [one] fin en { $left } ronda sin cambios
   *[other] fin en { $left } rondas sin cambios
}
panel-pick = { $left ->
    [one] { $name } elige { $left } brújula
   *[other] { $name } elige { $left } brújulas
}
panel-over = { $winners ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
panel-face-N = brújula norte
panel-face-E = brújula este
panel-face-S = brújula sur
panel-face-W = brújula oeste
panel-face-any = brújula libre
panel-face-coral = verde: coral
panel-face-torpedo = torpedo
panel-face-nothing = nada
panel-face-again = nada más
panel-face-none = dado sin lanzar
panel-rounds = Ronda { $round } de { $rounds }
panel-empty = { $turns ->
    [0] Hasta vaciar el mar
   *[other] Turno { $turns } · hasta vaciar el mar
}
panel-cargo = a bordo
panel-misses = pierde un turno
panel-slides = deslizarse × { $left }
panel-extra = puede repetir
panel-face-treasure = mover un tesoro
panel-face-temple = mover un templo
panel-face-turn = girar una brújula
panel-face-slide = deslizamiento extra

## Al elegir

prompt-both = Haz la acción y deslízate, en cualquier orden.
prompt-act = Ya te has deslizado. Ahora haz la acción.
prompt-act-blocked = Aún no puedes deslizarte. Haz primero la acción.
prompt-slide = Ahora desliza tu submarino.
prompt-slide-first = La acción aún no es posible. Deslízate primero.
prompt-direction = ¿Hacia dónde te deslizas?
prompt-move = ¿Deslizarte hacia { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}por { $through }
} hasta { $end ->
    [base] tu base
   *[other] { $end }
}{ $treasure ->
    [yes] {" "}y tomar un tesoro
    [aboard] {" "}y tomar un tesoro a bordo
   *[no] { "" }
}?
prompt-fire-direction = ¿Hacia dónde disparas?
prompt-fire = ¿Disparar hacia { $direction } y alcanzar { $hit } en { $square }?
prompt-fire-at = ¿Disparar hacia { $direction } y alcanzar a { $name } en { $square }?
prompt-corner = ¿A qué esquina envías a { $name }?
prompt-pick-direction = { $left ->
    [one] ¿Qué brújula guardas? Una más.
   *[other] ¿Qué brújula guardas? { $left } más.
}
prompt-compass-direction = ¿Qué brújula colocas?
prompt-own-direction = ¿Cuál de tus brújulas colocas?
prompt-store-direction = ¿Qué brújula guardas?
prompt-swap-direction = ¿Qué brújula ocupa su lugar?
prompt-unstore-direction = ¿Qué brújula guardada colocas?
prompt-unstore-more = ¿Otra brújula guardada, o ya está?
prompt-unstore-all = Todas tus brújulas guardadas están colocadas. ¿Confirmar?
prompt-place = ¿Dónde va la { $compass }? Escribe una casilla o mueve el cursor.
prompt-reef = ¿Dónde va el arrecife? Escribe una casilla o mueve el cursor.
prompt-coral-piece = ¿Qué arrecife mueves? Escribe su casilla o mueve el cursor.
prompt-shift-piece = ¿Qué brújula mueves? Escribe su casilla o mueve el cursor.
prompt-swap-piece = ¿Qué brújula reemplazas? Escribe su casilla o mueve el cursor.
prompt-typed = Casilla { $typed }…
key-compass = colocar una brújula
key-shift = mover una brújula
key-coral = mover coral
key-fire = disparar
key-swap = reemplazar una brújula
key-own = colocar una tuya
key-store = guardarla
key-unstore = colocar guardadas
key-hold = saltar la acción
key-move = deslizarse
key-move-go = adelante
key-fire-go = fuego
key-look = otra dirección
key-aim = apuntar
key-row = fila
key-column = columna
key-cursor = mover
key-next = { $verb ->
    [coral] otro arrecife
    [treasure] otro tesoro
    [temple] otro templo
    [square] otra casilla
   *[other] otra brújula
}
key-finish = listo
key-erase = borrar
key-back = atrás
prompt-slide-again = Puedes deslizarte una vez más, o saltarlo.
prompt-slide-next = Ahora deslízate otra vez.
prompt-stop = { $end ->
    [base] ¿Deslizarte hacia { $direction } hasta tu base?
   *[other] ¿Deslizarte hacia { $direction } y parar en { $end }?
}
through-compasses = { $count ->
    [one] { $count } brújula
   *[other] { $count } brújulas
}
through-currents = { $count ->
    [one] { $count } corriente
   *[other] { $count } corrientes
}
through-whirlpools = { $count ->
    [one] { $count } remolino
   *[other] { $count } remolinos
}
prompt-fire-vain = ¿Disparar hacia { $direction } sin alcanzar nada?
prompt-treasure = ¿Dónde va el tesoro? Escribe una casilla o mueve el cursor.
prompt-temple = ¿Dónde va el templo? Escribe una casilla o mueve el cursor.
prompt-treasure-piece = ¿Qué tesoro mueves? Escribe su casilla o mueve el cursor.
prompt-temple-piece = ¿Qué templo mueves? Escribe su casilla o mueve el cursor.
prompt-turn-piece = ¿Qué brújula giras? Escribe su casilla o mueve el cursor.
prompt-turn-direction = ¿Hacia dónde la giras?
key-treasure = mover un tesoro
key-temple = mover un templo
key-turn = girar una brújula
key-shorter = menos lejos
key-longer = más lejos
prompt-act-again = Haz la acción, o deslízate una vez más.

## El diario

tell-die = { $name } saca { $face }.
tell-nothing = { $name } saca una cara vacía: no hay acción.
tell-again = { $name } vuelve a lanzar.
tell-again-no-more = { $name } ya no puede volver a lanzar: no hay acción.
tell-pick = { $name } guarda { $compass }.
tell-compass = { $name } coloca { $compass } en { $square }.
tell-own = { $name } coloca { $compass } de su base en { $square }.
tell-shift = { $name } mueve { $compass } de { $start } a { $square }.
tell-coral = { $name } mueve un arrecife de { $start } a { $square }.
tell-swap = { $name } reemplaza { $lifted } en { $square } por { $compass }.
tell-store = { $name } guarda { $compass }.
tell-unstore = { $name } coloca { $laid }.
tell-laid = { $compass } en { $square }
tell-fire = { $name } dispara hacia { $direction } y alcanza { $hit } en { $square }{ $end ->
    [reserve] , que vuelve a la reserva
    [moved] , que va a { $to }
   *[out] { "" }
}.
tell-fire-at = { $treasures ->
    [0] { $corner ->
        [base] { $name } alcanza a { $victim } y lo envía a su base.
        [stays] { $name } alcanza a { $victim }, que pierde su próximo turno.
       *[other] { $name } alcanza a { $victim } y lo envía a { $corner }.
    }
    [one] { $corner ->
        [base] { $name } alcanza a { $victim }, lo envía a su base y le quita un tesoro.
        [stays] { $name } alcanza a { $victim }, que pierde su próximo turno, y le quita un tesoro.
       *[other] { $name } alcanza a { $victim }, lo envía a { $corner } y le quita un tesoro.
    }
   *[other] { $corner ->
        [base] { $name } alcanza a { $victim }, lo envía a su base y le quita { $treasures } tesoros.
        [stays] { $name } alcanza a { $victim }, que pierde su próximo turno, y le quita { $treasures } tesoros.
       *[other] { $name } alcanza a { $victim }, lo envía a { $corner } y le quita { $treasures } tesoros.
    }
}
tell-hold = { $name } salta la acción.
tell-hold-torpedo = { $name } guarda los torpedos para después.
tell-move = { $name } se desliza hacia { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}por { $through }
}{ $end ->
    [base] {" "}hasta su base
   *[other] {" "}hasta { $end }
}{ $treasure ->
    [yes] { $worth ->
        [1] {" "}y toma un tesoro
       *[other] {" "}y toma un tesoro de valor { $worth }
    }
    [aboard] { $worth ->
        [1] {" "}y toma un tesoro a bordo
       *[other] {" "}y toma a bordo un tesoro de valor { $worth }
    }
   *[no] { "" }
}{ $landed ->
    [0] { "" }
    [one] {" "}y descarga { $landed } tesoro
   *[other] {" "}y descarga { $landed } tesoros
}{ $reloaded ->
    [0] { "" }
    [one] {" "}y recarga { $reloaded } torpedo
   *[other] {" "}y recarga { $reloaded } torpedos
}.
tell-pass-both = No hay jugada posible: el turno termina.
tell-pass-slide = El submarino no se puede mover: el turno termina.
tell-pass-act = La acción no es posible: el turno termina.
tell-won = { $treasures ->
    [one] ¡{ $name } tiene el tesoro y gana!
   *[other] ¡{ $name } tiene { $treasures } tesoros y gana!
}
tell-quiet = { $rounds ->
    [one] Ningún tesoro ha cambiado de sitio en toda una ronda: la partida ha terminado.
   *[other] Ningún tesoro ha cambiado de sitio en { $rounds } rondas: la partida ha terminado.
}
tell-dice = { $name } saca { $face }, y { $other } en el otro dado.
tell-treasure = { $name } mueve un tesoro de { $start } a { $square }.
tell-temple = { $name } mueve un templo de { $start } a { $square }.
tell-turn = { $name } gira { $lifted } en { $square }: ahora es { $compass }.
tell-fire-vain = { $name } dispara hacia { $direction } y no alcanza nada.
tell-dropped = { $count ->
    [one] Un tesoro de a bordo cae en { $squares }.
   *[other] { $count } tesoros de a bordo caen en { $squares }.
}
tell-looted = { $count ->
    [one] { $name } se lleva el tesoro a bordo de { $victim }.
   *[other] { $name } se lleva los { $count } tesoros a bordo de { $victim }.
}
tell-misses = { $name } pierde un turno.
tell-won-worth = ¡{ $name } llega a { $treasures } y gana!
tell-won-team = ¡{ $names } llegan juntos a { $treasures } y ganan!
tell-rounds = { $rounds ->
    [one] La única ronda ha acabado: la partida ha terminado.
   *[other] Las { $rounds } rondas han acabado: la partida ha terminado.
}
tell-empty = No queda ningún tesoro en el mar: la partida ha terminado.
tell-long = Se han jugado { $rounds } rondas: la partida ha terminado.

## Lo que dice quien aconseja

hint-treasure = Esta jugada toma al instante el tesoro de { $square }.
hint-steal = Esta jugada alcanza a un submarino y le quita un tesoro.
hint-hit = Esta jugada alcanza a un submarino y lo envía a una esquina.
hint-hit-base = Esta jugada alcanza a un submarino y lo envía a su base.
hint-hit-stays = Esta jugada alcanza a un submarino, que pierde un turno.
hint-opens = Después, al deslizarte hacia { $direction } tomas el tesoro de { $square } en el mismo turno.
hint-better = Esta jugada gana { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } partidas más de cada cien que la mejor de las otras opciones.
hint-only = Ninguna otra jugada es interesante.
hint-pick = Una brújula que lleve de tu base a los tesoros es útil.
hint-greedy = Con esta jugada quedas mejor situado al final del turno.
expert-needs-lab = Aquí «expert» juega como «greedy»; para tener toda su fuerza: pip install 'fathoms[lab]'.
hint-home = Esta jugada lleva a tu base lo que tienes a bordo.

## Por qué una jugada es mejor que la que se hizo

reason-wins = La mejor jugada gana la partida al instante.
reason-treasure = La mejor jugada toma el tesoro de { $square }.
reason-steal = La mejor jugada quita un tesoro a { $name }.
reason-opens = Tras la mejor jugada, al deslizarse hacia { $direction } se toma el tesoro de { $square } en el mismo turno.
reason-stops = La mejor jugada impide que { $name } se deslice directamente hasta el último tesoro que le falta para ganar.
reason-line = La mejor jugada saca al submarino de la línea de tiro de { $name }.
reason-closes = La mejor jugada cierra a { $name } el camino al tesoro de { $square }.
reason-next = Tras la mejor jugada, al deslizarse hacia { $direction } se puede tomar el tesoro de { $square } en el turno siguiente.
reason-torpedoes = La mejor jugada deja más torpedos a bordo.
reason-home = La mejor jugada lleva a la base lo que hay a bordo.

## Lo mismo, dicho a quien lo hizo o a quien alcanzaron

reason-steal-you = La mejor jugada te quita un tesoro.
reason-stops-you = La mejor jugada impide que te deslices directamente hasta el último tesoro que te falta para ganar.
reason-line-you = La mejor jugada saca al submarino de tu línea de tiro.
reason-closes-you = La mejor jugada te cierra el camino al tesoro de { $square }.
panel-pick-you = { $left ->
    [one] Elige 1 brújula
   *[other] Elige { $left } brújulas
}
panel-over-you = { $winners ->
    [one] ¡Ganas tú!
   *[other] ¡{ $names } ganáis juntos!
}
tell-die-you = Sacas { $face }.
tell-nothing-you = Sacas una cara vacía: no hay acción.
tell-again-you = Vuelves a lanzar.
tell-again-no-more-you = Ya no puedes volver a lanzar: no hay acción.
tell-pick-you = Guardas { $compass }.
tell-compass-you = Colocas { $compass } en { $square }.
tell-own-you = Colocas { $compass } de tu base en { $square }.
tell-shift-you = Mueves { $compass } de { $start } a { $square }.
tell-coral-you = Mueves un arrecife de { $start } a { $square }.
tell-swap-you = Reemplazas { $lifted } en { $square } por { $compass }.
tell-store-you = Guardas { $compass }.
tell-unstore-you = Colocas { $laid }.
tell-fire-you = Disparas hacia { $direction } y alcanzas { $hit } en { $square }{ $end ->
    [moved] , que va a { $to }
   *[other] { "" }
}.
tell-fire-at-you = { $treasures ->
    [0] { $corner ->
        [base] Alcanzas a { $victim } y lo envías a su base.
        [stays] Alcanzas a { $victim }, que pierde su próximo turno.
       *[other] Alcanzas a { $victim } y lo envías a { $corner }.
    }
    [one] { $corner ->
        [base] Alcanzas a { $victim }, lo envías a su base y le quitas un tesoro.
        [stays] Alcanzas a { $victim }, que pierde su próximo turno, y le quitas un tesoro.
       *[other] Alcanzas a { $victim }, lo envías a { $corner } y le quitas un tesoro.
    }
   *[other] { $corner ->
        [base] Alcanzas a { $victim }, lo envías a su base y le quitas { $treasures } tesoros.
        [stays] Alcanzas a { $victim }, que pierde su próximo turno, y le quitas { $treasures } tesoros.
       *[other] Alcanzas a { $victim }, lo envías a { $corner } y le quitas { $treasures } tesoros.
    }
}
tell-fire-at-victim-you = { $treasures ->
    [0] { $corner ->
        [base] { $name } te alcanza y te envía a tu base.
        [stays] { $name } te alcanza: pierdes tu próximo turno.
       *[other] { $name } te alcanza y te envía a { $corner }.
    }
    [one] { $corner ->
        [base] { $name } te alcanza, te envía a tu base y te quita un tesoro.
        [stays] { $name } te alcanza y te quita un tesoro: pierdes tu próximo turno.
       *[other] { $name } te alcanza, te envía a { $corner } y te quita un tesoro.
    }
   *[other] { $corner ->
        [base] { $name } te alcanza, te envía a tu base y te quita { $treasures } tesoros.
        [stays] { $name } te alcanza y te quita { $treasures } tesoros: pierdes tu próximo turno.
       *[other] { $name } te alcanza, te envía a { $corner } y te quita { $treasures } tesoros.
    }
}
tell-hold-you = Saltas la acción.
tell-hold-torpedo-you = Guardas los torpedos para otra vez.
tell-move-you = Te deslizas hacia { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}por { $through }
}{ $end ->
    [base] {" "}hasta tu base
   *[other] {" "}hasta { $end }
}{ $treasure ->
    [yes] { $worth ->
        [1] {" "}y tomas un tesoro
       *[other] {" "}y tomas un tesoro de valor { $worth }
    }
    [aboard] { $worth ->
        [1] {" "}y tomas un tesoro a bordo
       *[other] {" "}y tomas a bordo un tesoro de valor { $worth }
    }
   *[no] { "" }
}{ $landed ->
    [0] { "" }
    [one] {" "}y descargas { $landed } tesoro
   *[other] {" "}y descargas { $landed } tesoros
}{ $reloaded ->
    [0] { "" }
    [one] {" "}y recargas { $reloaded } torpedo
   *[other] {" "}y recargas { $reloaded } torpedos
}.
tell-won-you = { $treasures ->
    [one] ¡Tienes el tesoro y ganas!
   *[other] ¡Reúnes { $treasures } tesoros y ganas!
}
tell-dice-you = Sacas { $face }, y { $other } en el otro dado.
tell-treasure-you = Mueves un tesoro de { $start } a { $square }.
tell-temple-you = Mueves un templo de { $start } a { $square }.
tell-turn-you = Giras { $lifted } en { $square }: ahora es { $compass }.
tell-fire-vain-you = Disparas hacia { $direction } y no alcanzas nada.
tell-looted-you = { $count ->
    [one] Te llevas el tesoro a bordo de { $victim }.
   *[other] Te llevas los { $count } tesoros a bordo de { $victim }.
}
tell-looted-victim-you = { $count ->
    [one] { $name } se lleva el tesoro que tenías a bordo.
   *[other] { $name } se lleva los { $count } tesoros que tenías a bordo.
}
tell-misses-you = Pierdes un turno.
tell-won-worth-you = ¡Llegas a { $treasures } y ganas!
tell-won-team-you = ¡{ $names } llegáis juntos a { $treasures } y ganáis!
