### Atlantis Treasure: the log, one line a turn, and who took a treasure.

die = rolls { $face }
nothing = rolls a blank face: no action
again = rolls again
again-no-more = cannot roll again: no action
pick = keeps { $compass }
compass = places { $compass } on { $square }
own = places { $compass } from the base on { $square }
shift = moves { $compass } from { $start } to { $square }
coral = moves coral from { $start } to { $square }
swap = swaps { $lifted } on { $square } for { $compass }
store = stores { $compass }
unstore = places { $laid }
fire = fires { $direction } and hits { $hit } on { $square }
fire-at = { $treasure ->
    [yes] { $corner ->
        [base] hits { $victim }, sent back to base, and takes a treasure
       *[other] hits { $victim }, sent to { $corner }, and takes a treasure
    }
   *[no] { $corner ->
        [base] hits { $victim }, sent back to base
       *[other] hits { $victim }, sent to { $corner }
    }
}
hold = no action
hold-torpedo = keeps the torpedoes
move = slides { $direction }{ $turns ->
    [0] { "" }
    [one] {" "}through 1 compass
   *[other] {" "}through { $turns } compasses
}{ $end ->
    [base] {" "}to the base
   *[other] {" "}to { $end }
}{ $treasure ->
    [yes] {" "}and takes a treasure
   *[no] { "" }
}{ $reloaded ->
    [0] { "" }
    [one] {" "}and reloads { $reloaded } torpedo
   *[other] {" "}and reloads { $reloaded } torpedoes
}
pass-both = no move is possible
pass-slide = the submarine cannot move
pass-act = the action is not possible
won = { $treasures ->
    [one] has the treasure and wins!
   *[other] has { $treasures } treasures and wins!
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
