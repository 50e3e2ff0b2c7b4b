### Into the Blue: the rule book. A message is named after its rule.

pieces = Pieces
turn = A turn
end = The end
scoring = Scoring
examples = Examples

## Pieces

B1 = { $least } to { $most } players, each with { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
} of one colour: green, blue, yellow, red or violet.
B2 = { $dice ->
    [one] One die with
   *[other] { $dice } dice, each with
} the faces { $faces }. { $chest ->
    [yes] The chest is no number: it counts only in a perfect dive.
   *[no] No face shows a chest.
}
B3 = { $levels ->
    [one] The sea has a single diving level.
   *[other] The sea has { $levels } diving levels, from 1 just below the surface to { $levels }, the deepest.
} Beneath { $chests ->
    [one] lies one chest, face down.
   *[other] lie { $chests } chests, shuffled and face down.
}
B4 = Every level holds one main treasure and { $usual ->
    [yes] two secondary treasures; with two or three players, one of the two goes back to the box.
   *[no] some secondary ones: with two, three, four or five players { $two }, { $three }, { $four } or { $five } of them.
}
B5 = { $chests ->
    [one] Points in the chest: { $values }.
   *[other] Points in the chests: { $values }.
}
B6 = Points of the main treasures, from level 1 down: { $main }; of a secondary treasure: { $secondary }. { $reconstructed ->
    [yes] This table is a reconstruction, because the books show the values only in their pictures. If you own the box, type the printed values into a rule set: the fields are “main” and “secondary”.
   *[no] These values are this rule set's own.
}

## A turn

T1 = Turns go clockwise. Whoever swam last begins; here the host picks who that is, or lets the draw pick.
T2 = { $again ->
    [0] { $dice ->
        [one] Throw the die once.
       *[other] Throw all { $dice } dice once.
    } Nothing is thrown again.
   *[other] { $dice ->
        [one] Throw the die.
       *[other] Throw all { $dice } dice.
    } Then throw any of them again, { $again ->
        [one] at most once. You choose
        [2] at most twice. Each time you choose
       *[other] at most { $again } times. Each time you choose
    } freely among all the dice: one that you kept before may be thrown again.
}
T3 = { $rolls ->
    [1] The dice are final as they fall.
   *[other] You may stop after any roll. After roll { $rolls } the dice are final.
}
T4 = Only the unbroken run 1, 2, 3, … counts. The first number that is missing loses every higher die.
T5 = An unsuccessful dive: no die shows 1. Nothing is placed, and the turn ends.
T6 = A successful dive: choose any one number of the run, the deepest or not, and place as many of your shells on that level as there are dice that show it. You must place, neither more nor fewer.
T7 = If you have too few shells, place all that you have left. { $ends ->
    [no] After that you dive for chests alone.
   *[yes] It counts as placing your last shell (E1).
}
T8 = { $perfect ->
    [yes] A perfect dive: { $levels ->
        [one] a 1 and a chest
       *[other] every number from 1 to { $levels } and a chest
    }. Place no shells; you must take one of the chests that are left. Look at its value and keep it to yourself until the scoring. Then take another whole turn at once.
   *[no] With these dice no dive can be perfect: the chests stay where they are.
}

## The end

E1 = { $how ->
    [at-once] The game ends at once when someone places their last shell.
    [never] A last shell does not end the game: whoever has none left goes on diving for chests.
   *[last-turns] When someone places their last shell, every other player takes exactly one more turn; then the game ends. A second player who runs out meanwhile changes nothing.
}
E2 = { $how ->
    [at-once] When someone takes the last chest, the game ends at that instant: nobody takes another turn, even if last turns were due.
    [last-turns] When someone takes the last chest, every other player takes exactly one more turn; then the game ends.
    [never] The last chest does not end the game. From then on a perfect dive places shells like any other.
   *[impossible] No dive can be perfect here, so the last chest never ends the game.
}
E3 = { $possible ->
    [yes] A perfect dive in a last turn still gives a chest and another turn.
   *[no] No perfect dive can fall into a last turn here.
}

## Scoring

S1 = { $levels ->
    [one] Score the level.
   *[other] Score level by level, from { $levels } up to 1.
} Only players with at least one shell on a level take part in it.
S2 = Whoever has the most shells on a level takes its main treasure. { $usual ->
    [yes] The second takes a secondary treasure and, with four or five players, the third takes the other one.
   *[no] Those who follow take a secondary treasure each, as long as there are any.
} Treasures that nobody has earned stay on the board.
S3 = { $single ->
    [yes] With a single level there is no level above to break a tie: S4 decides.
   *[no] In a tie, whoever has more shells on the level just above ranks higher. Still tied: look at the next level up, and so on to level 1.
}
S4 = Still tied: whoever has more unplayed shells ranks higher.
S5 = Still tied: whoever took their last turn earlier ranks higher.{ $single ->
    [yes] { "" }
   *[no] {" "}A tie on level 1 therefore goes straight to S4.
}
S6 = Your score is the sum of your treasures and chests. The highest score wins; equal scores share the victory.

## Examples

X1 = Your final dice are 1 1 2 3 3 5. Place 2 shells on level 1, or 1 on level 2, or 2 on level 3. The 5 is lost, for there is no 4.
X2 = You stop after two rolls with 1 2 3 3 3 4. Place 1 shell on level 1, 1 on level 2, 3 on level 3 or 1 on level 4.
X3 = Green and blue have as many shells on level 4, but green has more on level 3: green takes the main treasure of level 4, blue a secondary one.
X4 = Yellow and red are tied on levels 3, 2 and 1, and both have two unplayed shells. Blue ended the game; then green, red and yellow took their last turns, in this order. Red was earlier than yellow: red takes the main treasure of level 3, yellow a secondary one.
