### Atlantis Treasure: el diario, una línea por turno, y quién ha tomado un tesoro.

die = dado: { $face }
nothing = dado: cara vacía, sin acción
again = otra tirada
again-no-more = bastantes tiradas: sin acción
pick = { $compass } reservada
compass = { $compass } en { $square }
own = { $compass } de la base en { $square }
shift = { $compass } de { $start } a { $square }
coral = coral de { $start } a { $square }
swap = { $lifted } en { $square } por { $compass }
store = { $compass } guardada
unstore = { $laid }
fire = torpedo hacia { $direction }: { $hit } en { $square }
fire-at = { $treasure ->
    [yes] { $corner ->
        [base] torpedo contra { $victim }, de vuelta a su base: un tesoro
       *[other] torpedo contra { $victim }, enviado a { $corner }: un tesoro
    }
   *[no] { $corner ->
        [base] torpedo contra { $victim }, de vuelta a su base
       *[other] torpedo contra { $victim }, enviado a { $corner }
    }
}
hold = sin acción
hold-torpedo = torpedos guardados
move = deslizamiento hacia { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}por { $turns } brújula
   *[other] {" "}por { $turns } brújulas
}{ $end ->
    [base] {" "}hasta la base
   *[other] {" "}hasta { $end }
}{ $treasure ->
    [yes] , un tesoro
   *[no] { "" }
}{ $reloaded ->
    [0] { "" }
    [one] , recarga { $reloaded } torpedo
   *[other] , recarga { $reloaded } torpedos
}
pass-both = no hay jugada posible
pass-slide = el submarino no se puede mover
pass-act = la acción no es posible
won = { $treasures ->
    [one] ¡el tesoro: victoria!
   *[other] ¡{ $treasures } tesoros: victoria!
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
