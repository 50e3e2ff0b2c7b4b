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

## Al elegir

prompt-both = Haz la acción y deslízate, en cualquier orden.
prompt-act = Ya te has deslizado. Ahora haz la acción.
prompt-act-blocked = Aún no puedes deslizarte. Haz primero la acción.
prompt-slide = Ahora desliza tu submarino.
prompt-slide-first = La acción aún no es posible. Deslízate primero.
prompt-direction = ¿Hacia dónde te deslizas?
prompt-move = ¿Deslizarte hacia { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}por { $turns } brújula
   *[other] {" "}por { $turns } brújulas
} hasta { $end ->
    [base] tu base
   *[other] { $end }
}{ $treasure ->
    [yes] {" "}y tomar un tesoro
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
    [square] otra casilla
   *[other] otra brújula
}
key-finish = listo
key-erase = borrar
key-back = atrás

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
   *[out] { "" }
}.
tell-fire-at = { $treasure ->
    [yes] { $corner ->
        [base] { $name } alcanza a { $victim }, lo envía a su base y le quita un tesoro.
       *[other] { $name } alcanza a { $victim }, lo envía a { $corner } y le quita un tesoro.
    }
   *[no] { $corner ->
        [base] { $name } alcanza a { $victim } y lo envía a su base.
       *[other] { $name } alcanza a { $victim } y lo envía a { $corner }.
    }
}
tell-hold = { $name } salta la acción.
tell-hold-torpedo = { $name } guarda los torpedos para después.
tell-move = { $name } se desliza hacia { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}por { $turns } brújula
   *[other] {" "}por { $turns } brújulas
}{ $end ->
    [base] {" "}hasta su base
   *[other] {" "}hasta { $end }
}{ $treasure ->
    [yes] {" "}y toma un tesoro
   *[no] { "" }
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

## Lo que dice quien aconseja

hint-treasure = Esta jugada toma al instante el tesoro de { $square }.
hint-steal = Esta jugada alcanza a un submarino y le quita un tesoro.
hint-hit = Esta jugada alcanza a un submarino y lo envía a una esquina.
hint-opens = Después, al deslizarte hacia { $direction } tomas el tesoro de { $square } en el mismo turno.
hint-better = Esta jugada gana { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } partidas más de cada cien que la mejor de las otras opciones.
hint-only = Ninguna otra jugada es interesante.
hint-pick = Una brújula que lleve de tu base a los tesoros es útil.
hint-greedy = Con esta jugada quedas mejor situado al final del turno.
expert-needs-lab = Aquí «expert» juega como «greedy»; para tener toda su fuerza: pip install 'fathoms[lab]'.

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
tell-fire-you = Disparas hacia { $direction } y alcanzas { $hit } en { $square }.
tell-fire-at-you = { $treasure ->
    [yes] { $corner ->
        [base] Alcanzas a { $victim }, lo envías a su base y le quitas un tesoro.
       *[other] Alcanzas a { $victim }, lo envías a { $corner } y le quitas un tesoro.
    }
   *[no] { $corner ->
        [base] Alcanzas a { $victim } y lo envías a su base.
       *[other] Alcanzas a { $victim } y lo envías a { $corner }.
    }
}
tell-fire-at-victim-you = { $treasure ->
    [yes] { $corner ->
        [base] { $name } te alcanza, te envía a tu base y te quita un tesoro.
       *[other] { $name } te alcanza, te envía a { $corner } y te quita un tesoro.
    }
   *[no] { $corner ->
        [base] { $name } te alcanza y te envía a tu base.
       *[other] { $name } te alcanza y te envía a { $corner }.
    }
}
tell-hold-you = Saltas la acción.
tell-hold-torpedo-you = Guardas los torpedos para otra vez.
tell-move-you = Te deslizas hacia { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}por { $turns } brújula
   *[other] {" "}por { $turns } brújulas
}{ $end ->
    [base] {" "}hasta tu base
   *[other] {" "}hasta { $end }
}{ $treasure ->
    [yes] {" "}y tomas un tesoro
   *[no] { "" }
}{ $reloaded ->
    [0] { "" }
    [one] {" "}y recargas { $reloaded } torpedo
   *[other] {" "}y recargas { $reloaded } torpedos
}.
tell-won-you = { $treasures ->
    [one] ¡Tienes el tesoro y ganas!
   *[other] ¡Reúnes { $treasures } tesoros y ganas!
}
