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
fire = torpedo { $direction }: { $hit } on { $square } hit{ $end ->
    [moved] , moved to { $to }
   *[other] { "" }
}
fire-at = { $treasures ->
    [0] { $corner ->
        [base] torpedo hits { $victim }, sent back to base
        [stays] torpedo hits { $victim }, who misses a turn
       *[other] torpedo hits { $victim }, sent to { $corner }
    }
    [one] { $corner ->
        [base] torpedo hits { $victim }, sent back to base: a treasure
        [stays] torpedo hits { $victim }, who misses a turn: a treasure
       *[other] torpedo hits { $victim }, sent to { $corner }: a treasure
    }
   *[other] { $corner ->
        [base] torpedo hits { $victim }, sent back to base: { $treasures } treasures
        [stays] torpedo hits { $victim }, who misses a turn: { $treasures } treasures
       *[other] torpedo hits { $victim }, sent to { $corner }: { $treasures } treasures
    }
}
hold = no action
hold-torpedo = torpedoes kept
move = slide { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}through { $through }
}{ $end ->
    [base] {" "}to the base
   *[other] {" "}to { $end }
}{ $treasure ->
    [yes] { $worth ->
        [1] , a treasure
       *[other] , a treasure worth { $worth }
    }
    [aboard] { $worth ->
        [1] , a treasure aboard
       *[other] , a treasure worth { $worth } aboard
    }
   *[no] { "" }
}{ $landed ->
    [0] { "" }
    [one] , unloads { $landed } treasure
   *[other] , unloads { $landed } treasures
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
dice = dice: { $face }, { $other }
treasure = treasure from { $start } to { $square }
temple = temple from { $start } to { $square }
turn = { $lifted } on { $square } turned: { $compass }
fire-vain = torpedo { $direction }: nothing hit
dropped = { $count ->
    [one] a treasure falls on { $squares }
   *[other] { $count } treasures fall on { $squares }
}
looted = { $count ->
    [one] the treasure aboard taken
   *[other] { $count } treasures aboard taken
}
misses = { $name } misses a turn
won-worth = { $treasures } reached: that wins!
won-team = { $treasures } reached together: that wins!
rounds = { $rounds ->
    [one] the only round is over
   *[other] all { $rounds } rounds are over
}
empty = no treasure is left in the sea: the game is over
long = { $rounds } rounds have been played: the game is over

## Why the count of treasures changed

taken = { $who ->
    [you] { $points }: you take { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }
   *[other] { $points }: { $name } takes { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } of { $target })
}
stolen = { $who ->
    [you] { $points }: you take { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } from { $victim }
    [from-you] { $points }: { $name } takes { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } from you
   *[other] { $points }: { $name } takes { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } from { $victim }
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } of { $target })
}
lost = { $who ->
    [you] { $points }: you lose { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }
   *[other] { $points }: { $name } loses { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } of { $target })
}
landed = { $who ->
    [you] { $points }: you bring home { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }
   *[other] { $points }: { $name } brings home { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }
} { $target ->
    [0] ({ $held })
   *[other] ({ $held } of { $target })
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
end-worth = { $who ->
    [you] You reach { $treasures }: that wins at once.
   *[other] { $name } reaches { $treasures }: that wins at once.
}
end-team = { $names } reach { $treasures } together: that wins at once.
