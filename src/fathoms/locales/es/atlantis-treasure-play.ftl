### Atlantis Treasure: las palabras junto al tablero, al elegir y en el diario.

## Junto al tablero

panel-turn = { $turns ->
    [0] Meta: { $target } ◆
   *[other] Turno { $turns } · meta: { $target } ◆
}
panel-torpedoes = torpedos { $aboard }/{ $torpedoes }
panel-own = suyas
panel-stock = depósito
panel-action = acción
panel-slide = deslizarse
panel-reserve = reserva
panel-quiet = { $left ->
    [0] último turno tranquilo
    [one] fin en { $left } ronda quieta
   *[other] fin en { $left } rondas quietas
}
panel-pick = { $left ->
    [one] { $name } elige { $left } brújula
   *[other] { $name } elige { $left } brújulas
}
panel-over = { $winners ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan juntos { $names }!
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
panel-face-none = dado sin tirar

## Al elegir

prompt-both = Actúa y deslízate, en el orden que quieras.
prompt-act = Ya te has deslizado. Ahora, la acción.
prompt-act-blocked = Aún no puedes deslizarte. Actúa primero.
prompt-slide = Ahora deslízate.
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
    [one] ¿Qué brújula te quedas? Una más.
   *[other] ¿Qué brújula te quedas? { $left } más.
}
prompt-compass-direction = ¿Qué brújula colocas?
prompt-own-direction = ¿Cuál de tus brújulas colocas?
prompt-store-direction = ¿Qué brújula guardas?
prompt-swap-direction = ¿Qué brújula ocupa su lugar?
prompt-unstore-direction = ¿Qué brújula del depósito colocas?
prompt-unstore-more = ¿Otra brújula del depósito, o ya está?
prompt-unstore-all = Tu depósito está colocado. ¿Está bien así?
prompt-place = ¿Dónde va la { $compass }? Escribe una casilla o ve a ella.
prompt-reef = ¿Dónde va el arrecife? Escribe una casilla o ve a ella.
prompt-coral-piece = ¿Qué arrecife mueves? Escribe su casilla o ve a ella.
prompt-shift-piece = ¿Qué brújula mueves? Escribe su casilla o ve a ella.
prompt-swap-piece = ¿Qué brújula cambias? Escribe su casilla o ve a ella.
prompt-typed = Casilla { $typed }…
key-compass = colocar una brújula
key-shift = mover una brújula
key-coral = mover coral
key-fire = disparar
key-swap = cambiar una brújula
key-own = colocar una tuya
key-store = guardarla
key-unstore = colocar guardadas
key-hold = dejarlo
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
key-finish = ya está
key-erase = borrar
key-back = atrás

## El diario

tell-die = { $name } saca { $face }.
tell-nothing = { $name } saca una cara vacía: no hay acción.
tell-again = { $name } vuelve a tirar.
tell-again-no-more = { $name } ya ha tirado bastante: no hay acción.
tell-pick = { $name } se queda { $compass }.
tell-compass = { $name } coloca { $compass } en { $square }.
tell-own = { $name } coloca { $compass } de su base en { $square }.
tell-shift = { $name } mueve { $compass } de { $start } a { $square }.
tell-coral = { $name } mueve coral de { $start } a { $square }.
tell-swap = { $name } cambia { $lifted } en { $square } por { $compass }.
tell-store = { $name } guarda { $compass }.
tell-unstore = { $name } coloca { $laid }.
tell-laid = { $compass } en { $square }
tell-fire = { $name } dispara hacia { $direction } y hunde { $hit } en { $square }.
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
tell-hold = { $name } deja la acción.
tell-hold-torpedo = { $name } guarda los torpedos para otra vez.
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
tell-pass-both = No se puede hacer nada: el turno pasa.
tell-pass-slide = No hay hacia dónde deslizarse: el turno pasa.
tell-pass-act = La acción no es posible: el turno pasa.
tell-won = { $treasures ->
    [one] ¡{ $name } tiene el tesoro y gana!
   *[other] ¡{ $name } reúne { $treasures } tesoros y gana!
}
tell-quiet = { $rounds ->
    [one] Ningún tesoro ha cambiado de sitio en toda una ronda: la partida ha terminado.
   *[other] Ningún tesoro ha cambiado de sitio en { $rounds } rondas: la partida ha terminado.
}

## Lo que dice quien aconseja

hint-treasure = Toma enseguida el tesoro de { $square }.
hint-steal = Da a un submarino y le quita un tesoro.
hint-hit = Da a un submarino y lo manda lejos.
hint-opens = Después, deslizarte hacia { $direction } toma el tesoro de { $square } en este mismo turno.
hint-better = Gana { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } partidas más de cada cien que la mejor de las otras opciones.
hint-only = Nada más merece una mirada.
hint-pick = Vale la pena una brújula que lleve de tu base a los tesoros.
hint-greedy = Con ella quedas mejor que con ninguna otra al acabar el turno.
expert-needs-lab = Aquí «expert» juega como «greedy»; para toda su fuerza: pip install 'fathoms[lab]'.

## Lo mismo, dicho a quien lo hizo o a quien alcanzaron

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
tell-again-you = Vuelves a tirar.
tell-again-no-more-you = Ya has tirado bastante: no hay acción.
tell-pick-you = Te quedas { $compass }.
tell-compass-you = Colocas { $compass } en { $square }.
tell-own-you = Colocas { $compass } de tu base en { $square }.
tell-shift-you = Mueves { $compass } de { $start } a { $square }.
tell-coral-you = Mueves coral de { $start } a { $square }.
tell-swap-you = Cambias { $lifted } en { $square } por { $compass }.
tell-store-you = Guardas { $compass }.
tell-unstore-you = Colocas { $laid }.
tell-fire-you = Disparas hacia { $direction } y hundes { $hit } en { $square }.
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
tell-hold-you = Dejas la acción.
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
