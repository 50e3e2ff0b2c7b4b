### Atlantis Treasure: the log, one line a turn, and who took a treasure.

die = die: { $face }
nothing = die: a blank face, no action
again = another roll
again-no-more = cannot roll again: no action
pick = { $compass } kept
compass = { $compass } on { $square }
own = { $compass } from the base on { $square }
shift = { $compass } from { $start } to { $square }
coral = coral from { $start } to { $square }
swap = { $lifted } on { $square } swapped for { $compass }
store = { $compass } stored
unstore = { $laid }
fire = torpedo { $direction }: { $hit } on { $square } hit
fire-at = { $treasure ->
    [yes] { $corner ->
        [base] torpedo hits { $victim }, sent back to base: a treasure
       *[other] torpedo hits { $victim }, sent to { $corner }: a treasure
    }
   *[no] { $corner ->
        [base] torpedo hits { $victim }, sent back to base
       *[other] torpedo hits { $victim }, sent to { $corner }
    }
}
hold = no action
hold-torpedo = torpedoes kept
move = slide { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}through 1 compass
   *[other] {" "}through { $turns } compasses
}{ $end ->
    [base] {" "}to the base
   *[other] {" "}to { $end }
}{ $treasure ->
    [yes] , a treasure
   *[no] { "" }
}{ $reloaded ->
    [0] { "" }
    [one] , reloads { $reloaded } torpedo
   *[other] , reloads { $reloaded } torpedoes
}
pass-both = no move is possible
pass-slide = the submarine cannot move
pass-act = the action is not possible
won = { $treasures ->
    [one] the treasure: that wins!
   *[other] { $treasures } treasures: that wins!
}
quiet = { $rounds ->
    [one] no treasure has changed place for a whole round: the game is over
   *[other] no treasure has changed place for { $rounds } rounds: the game is over
}

## Why the count of treasures changed

taken = { $who ->
    [you] { $points }: you take a treasure ({ $held } of { $target })
   *[other] { $points }: { $name } takes a treasure ({ $held } of { $target })
}
stolen = { $who ->
    [you] { $points }: you take a treasure from { $victim } ({ $held } of { $target })
    [from-you] { $points }: { $name } takes a treasure from you ({ $held } of { $target })
   *[other] { $points }: { $name } takes a treasure from { $victim } ({ $held } of { $target })
}
lost = { $who ->
    [you] { $points }: you lose a treasure ({ $held } of { $target })
   *[other] { $points }: { $name } loses a treasure ({ $held } of { $target })
}

## What ended the game

end-won = { $who ->
    [you] { $treasures ->
        [one] You hold the treasure that wins.
       *[other] You hold { $treasures } treasures: that wins at once.
    }
   *[other] { $treasures ->
        [one] { $name } holds the treasure that wins.
       *[other] { $name } holds { $treasures } treasures: that wins at once.
    }
}
