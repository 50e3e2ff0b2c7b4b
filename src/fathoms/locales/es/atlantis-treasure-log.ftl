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
fire = torpedo hacia { $direction }: { $hit } en { $square }{ $end ->
    [moved] , movido a { $to }
   *[other] { "" }
}
fire-at = { $treasures ->
    [0] { $corner ->
        [base] torpedo contra { $victim }, de vuelta a su base
        [stays] torpedo contra { $victim }, que pierde un turno
       *[other] torpedo contra { $victim }, enviado a { $corner }
    }
    [one] { $corner ->
        [base] torpedo contra { $victim }, de vuelta a su base: un tesoro
        [stays] torpedo contra { $victim }, que pierde un turno: un tesoro
       *[other] torpedo contra { $victim }, enviado a { $corner }: un tesoro
    }
   *[other] { $corner ->
        [base] torpedo contra { $victim }, de vuelta a su base: { $treasures } tesoros
        [stays] torpedo contra { $victim }, que pierde un turno: { $treasures } tesoros
       *[other] torpedo contra { $victim }, enviado a { $corner }: { $treasures } tesoros
    }
}
hold = sin acción
hold-torpedo = torpedos guardados
move = deslizamiento hacia { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}por { $through }
}{ $end ->
    [base] {" "}hasta la base
   *[other] {" "}hasta { $end }
}{ $treasure ->
    [yes] { $worth ->
        [1] , un tesoro
       *[other] , un tesoro de valor { $worth }
    }
    [aboard] { $worth ->
        [1] , un tesoro a bordo
       *[other] , un tesoro de valor { $worth } a bordo
    }
   *[no] { "" }
}{ $landed ->
    [0] { "" }
    [one] , descarga { $landed } tesoro
   *[other] , descarga { $landed } tesoros
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
dice = dados: { $face }, { $other }
treasure = tesoro de { $start } a { $square }
temple = templo de { $start } a { $square }
turn = { $lifted } en { $square } girada: { $compass }
fire-vain = torpedo hacia { $direction }: sin alcanzar nada
dropped = { $count ->
    [one] un tesoro cae en { $squares }
   *[other] { $count } tesoros caen en { $squares }
}
looted = { $count ->
    [one] el tesoro de a bordo, tomado
   *[other] { $count } tesoros de a bordo, tomados
}
misses = { $name } pierde un turno
won-worth = ¡llega a { $treasures }: victoria!
won-team = ¡{ $treasures } entre los dos: victoria!
rounds = { $rounds ->
    [one] la única ronda ha acabado
   *[other] las { $rounds } rondas han acabado
}
empty = no queda ningún tesoro en el mar: la partida ha terminado
long = se han jugado { $rounds } rondas: la partida ha terminado

## Por qué cambia la cuenta de tesoros

taken = { $who ->
    [you] { $points }: tomas { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    }
   *[other] { $points }: { $name } toma { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    }
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } de { $target })
}
stolen = { $who ->
    [you] { $points }: le quitas { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    } a { $victim }
    [from-you] { $points }: { $name } te quita { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    }
   *[other] { $points }: { $name } le quita { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    } a { $victim }
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } de { $target })
}
lost = { $who ->
    [you] { $points }: pierdes { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    }
   *[other] { $points }: { $name } pierde { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    }
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } de { $target })
}
landed = { $who ->
    [you] { $points }: llevas { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    } a tu base
   *[other] { $points }: { $name } lleva { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    } a su base
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } de { $target })
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
end-worth = { $who ->
    [you] Llegas a { $treasures }: victoria inmediata.
   *[other] { $name } llega a { $treasures }: victoria inmediata.
}
end-team = { $names } reúnen { $treasures } entre los dos: victoria inmediata.
