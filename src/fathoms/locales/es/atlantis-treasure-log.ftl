### Atlantis Treasure: el diario, una línea por turno, y quién ha tomado un tesoro.

die = saca { $face }
nothing = saca una cara vacía: no hay acción
again = vuelve a lanzar
again-no-more = ya no puede volver a lanzar: no hay acción
pick = guarda { $compass }
compass = coloca { $compass } en { $square }
own = coloca { $compass } de la base en { $square }
shift = mueve { $compass } de { $start } a { $square }
coral = mueve un arrecife de { $start } a { $square }
swap = reemplaza { $lifted } en { $square } por { $compass }
store = guarda { $compass }
unstore = coloca { $laid }
fire = dispara hacia { $direction } y alcanza { $hit } en { $square }
fire-at = { $treasure ->
    [yes] { $corner ->
        [base] alcanza a { $victim }, que vuelve a su base, y toma un tesoro
       *[other] alcanza a { $victim }, que va a { $corner }, y toma un tesoro
    }
   *[no] { $corner ->
        [base] alcanza a { $victim }, que vuelve a su base
       *[other] alcanza a { $victim }, que va a { $corner }
    }
}
hold = sin acción
hold-torpedo = guarda los torpedos
move = se desliza hacia { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}por { $turns } brújula
   *[other] {" "}por { $turns } brújulas
}{ $end ->
    [base] {" "}hasta la base
   *[other] {" "}hasta { $end }
}{ $treasure ->
    [yes] {" "}y toma un tesoro
   *[no] { "" }
}{ $reloaded ->
    [0] { "" }
    [one] {" "}y recarga { $reloaded } torpedo
   *[other] {" "}y recarga { $reloaded } torpedos
}
pass-both = no hay jugada posible
pass-slide = el submarino no se puede mover
pass-act = la acción no es posible
won = { $treasures ->
    [one] ¡tiene el tesoro y gana!
   *[other] ¡tiene { $treasures } tesoros y gana!
}
quiet = { $rounds ->
    [one] ningún tesoro ha cambiado de sitio en toda una ronda: la partida ha terminado
   *[other] ningún tesoro ha cambiado de sitio en { $rounds } rondas: la partida ha terminado
}

## Por qué cambia la cuenta de tesoros

taken = { $who ->
    [you] { $points }: tomas un tesoro ({ $held } de { $target })
   *[other] { $points }: { $name } toma un tesoro ({ $held } de { $target })
}
stolen = { $who ->
    [you] { $points }: le quitas un tesoro a { $victim } ({ $held } de { $target })
    [from-you] { $points }: { $name } te quita un tesoro ({ $held } de { $target })
   *[other] { $points }: { $name } le quita un tesoro a { $victim } ({ $held } de { $target })
}
lost = { $who ->
    [you] { $points }: pierdes un tesoro ({ $held } de { $target })
   *[other] { $points }: { $name } pierde un tesoro ({ $held } de { $target })
}

## Lo que terminó la partida

end-won = { $who ->
    [you] { $treasures ->
        [one] Tienes el tesoro que da la victoria.
       *[other] Reúnes { $treasures } tesoros: victoria inmediata.
    }
   *[other] { $treasures ->
        [one] { $name } tiene el tesoro que da la victoria.
       *[other] { $name } reúne { $treasures } tesoros: victoria inmediata.
    }
}
