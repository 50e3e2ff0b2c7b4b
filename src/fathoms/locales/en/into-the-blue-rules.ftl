### Into the Blue: the rule book. A message is named after its rule.
aim = Aim of the game
aim-text = Dive for treasures: roll the sequence 1, 2, 3, … and place shells on the diving levels. The player with the most shells on a level at the end takes its main treasure, and a perfect dive wins a chest. The most points win.

pieces = Pieces
turn = A turn
end = End of the game
scoring = Scoring
house = House rules
examples = Examples
credits = Credits
credits-text = Into the Blue is a game by Reiner Knizia, with illustrations by Alain Boyer and graphic design by Fabrice Del Rio Ruiz, published by Funnyfox in 2021. The Spanish edition is by Tranjis Games, 2022; Lis Diez Bourgoin and Jacob Coon (Board Game Circus) translated the rules into English, Sergio Pérez into Spanish.

## Pieces

B1 = { $least } to { $most } players, each with { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
} of one colour: green, blue, yellow or red.
B1-reconstruction = Violet, the fifth colour, is our own choice.
B2 = { $dice ->
    [one] One die with
   *[other] { $dice } dice, each with
} the faces { $faces }. { $chest ->
    [yes] The chest is not a number: it only counts in a perfect dive.
   *[no] No face shows a chest.
}
B3 = { $levels ->
    [one] The sea has a single diving level.
   *[other] The sea has { $levels } diving levels, from 1 just below the surface to { $levels }, the deepest.
} Below { $chests ->
    [one] is one chest, face down.
   *[other] are { $chests } chests, shuffled and face down.
}
B4 = Each level has one main treasure and { $usual ->
    [yes] two secondary treasures; with two or three players, one of the two goes back to the box.
   *[no] some secondary treasures: { $two }, { $three }, { $four } or { $five } with two, three, four or five players.
}
B4-reading = Where the two differ, it is the less valuable one.
B5 = { $chests ->
    [one] Value of the chest: { $values }.
   *[other] Values of the chests: { $values }.
}
B6 = Points of the main treasures, from level 1 down: { $main }.
B6-secondary = { $alike ->
    [yes] Points of each secondary treasure: { $secondary }.
   *[no] Points of the more valuable secondary treasure: { $secondary }; of the other one: { $other }.
}
B6-box = We made { $which ->
    [main] the values of the main treasures
    [secondary] the values of the secondary treasures
   *[both] these values
} up, because the books show the printed ones only in their pictures. Do you own the box? Type its values once: under “{ $box }” in the workshop, or with “fathoms rulesets box” in a terminal.

## A turn

T1 = Players take turns clockwise. The last player to have swum starts; here { $begins ->
    [0] the host picks the first player, or it is drawn.
   *[other] seat { $begins } does, if somebody sits there (A3).
}
T2 = { $again ->
    [0] { $dice ->
        [one] Roll the die once.
       *[other] Roll all { $dice } dice once.
    } There is no reroll.
   *[other] { $dice ->
        [one] Roll the die.
       *[other] Roll all { $dice } dice.
    } Then you may reroll as many dice as you want, { $again ->
        [one] once. You choose
        [2] up to two times. Each time you choose
       *[other] up to { $again } times. Each time you choose
    } freely among all the dice: you may also reroll a die that you kept before.
}
T3 = { $rolls ->
    [1] The first roll is final.
   *[other] You may stop after any roll. After roll { $rolls } the dice are final.
}
T4 = Only an uninterrupted sequence starting with 1 counts (1, 2, 3, …). If a number is missing, all higher dice are lost.
T5 = Unsuccessful dive: no die shows a 1. You place nothing and your turn ends.
T6 = Successful dive: choose one number of the sequence, not necessarily the deepest, and place as many of your shells on that level as there are dice showing it. You must place exactly that many.
T7 = If you do not have enough shells, place all you have left. { $ends ->
    [no] After that you only dive for chests.
   *[yes] It counts as placing your last shell (E1).
}
T8 = { $perfect ->
    [yes] Perfect dive: { $levels ->
        [one] a 1 and a chest
       *[other] every number from 1 to { $levels } and a chest
    }. Do not place shells; you must take one of the remaining chests. { $open ->
        [yes] Show its value to everybody.
       *[no] Look at its value and keep it secret until the scoring.
    } { $again ->
        [no] Then your turn ends.
       *[yes] Then immediately take another turn.
    }
   *[no] With these dice no dive can be perfect: the chests stay where they are.
}

## The end

E1 = { $how ->
    [at-once] The game ends at once when a player places their last shell.
    [never] The last shell does not end the game: a player without shells continues to dive for chests.
   *[last-turns] When a player places their last shell, all other players take one last turn; then the game ends. A second player running out of shells changes nothing.
}
E2 = { $how ->
    [at-once] When a player takes the last chest, the game ends instantly: nobody takes another turn, even if last turns were left.
    [last-turns] When a player takes the last chest, all other players take one last turn; then the game ends.
    [never] The last chest does not end the game. After that, a perfect dive places shells like any successful dive.
   *[impossible] No dive can be perfect here, so the last chest never ends the game.
}
E3 = { $possible ->
    [yes] A perfect dive in a last turn still gives a chest and another turn.
    [chest] A perfect dive in a last turn still gives a chest.
   *[no] Here a last turn can never bring a perfect dive.
}

## Scoring

S1 = { $levels ->
    [one] Score the level.
   *[other] Score level by level, from { $levels } up to 1.
} Only players with at least one shell on a level can win its treasures.
S2 = The player with the most shells on a level takes its main treasure. { $usual ->
    [yes] The player with the second most shells takes a secondary treasure; with four or five players, the third takes the other one.
   *[no] The next players take one secondary treasure each, as long as there are any.
} Treasures that nobody wins stay on the board.
S2-reading = Of two different secondary treasures, the second takes the more valuable one.
S3 = { $single ->
    [yes] With a single level there is no level above to break a tie: S4 decides.
   *[no] In case of a tie, the tied player with more shells on the level above wins the tie. If they are still tied, check the next level up, and so on up to level 1.
}
S4 = If they are still tied, the player with more unplayed shells wins the tie.
S5 = If they are still tied, the player who took their last turn earlier wins the tie.{ $single ->
    [yes] { "" }
   *[no] {" "}A tie on level 1 therefore goes directly to S4.
}
S6 = Your score is the sum of your treasures and chests. The highest score wins; tied players share the victory.

## House rules

C1 = { $open ->
    [yes] In play.
   *[no] Not in play.
} Open chests: everybody sees the value of a chest as soon as it is taken.
C2 = { $again ->
    [no] In play.
   *[yes] Not in play.
} No second turn: a perfect dive gives a chest, but not another turn.
A1 = { $on ->
    [yes] In play: { $each }.
   *[no] Not in play.
} Handicap on shells: some seats start with more or fewer shells.
A2 = { $on ->
    [yes] In play: { $each }.
   *[no] Not in play.
} Handicap on rolls: some seats have more or fewer rolls per turn.
A3 = { $begins ->
    [0] Not in play. First player: a certain seat always starts.
   *[other] In play. First player: seat { $begins } always starts, if somebody sits there.
}
seat-shells = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
} for seat { $seat }
seat-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
} for seat { $seat }

## Examples

X1 = Your final dice are 1 1 2 3 3 5. Place 2 shells on level 1, or 1 on level 2, or 2 on level 3. The 5 is lost because there is no 4.
X2 = You stop after two rolls with 1 2 3 3 3 4. Place 1 shell on level 1, 1 on level 2, 3 on level 3 or 1 on level 4.
X3 = Green and blue are tied on level 4, but green has more shells on level 3: green takes the main treasure of level 4, blue a secondary one.
X4 = Yellow and red are tied on levels 3, 2 and 1, and both have two unplayed shells. Blue triggered the end of the game; then green, red and yellow took their last turns, in this order. Red took it before yellow: red takes the main treasure of level 3, yellow a secondary one.
