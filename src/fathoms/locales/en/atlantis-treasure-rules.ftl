### Atlantis Treasure: the rule book. A message is named after its rule.
aim = Aim of the game
aim-text = Steer your submarine between the coral reefs and collect the sunken treasures. Use the compasses, block your rivals, torpedo what is in your way. The first player to hold enough treasures wins: { $bases ->
    [2] { $two } with two players
    [3] { $two } with two players, { $three } with three
   *[other] { $same ->
        [yes] { $two } with two players, { $three } with three or four
       *[no] { $two } with two players, { $three } with three, { $four } with four
    }
}.

pieces = Pieces
turn = A turn
moving = Moving
end = End of the game
variants = Variants
examples = Examples
credits = Credits
credits-text = Atlantis Treasure is a LEGO® game of 2010, made to be built, played and changed. Its booklet names no author. We know the words of the French booklet; its pictures and the building instructions are missing.

## Pieces

B1 = { $most ->
    [2] { $most } players
   *[other] { $least } to { $most } players
}, each with a submarine of their own.
B1-elsewhere = Three of the submarines are white ●, yellow ▲ and red ■.
B1-reconstruction = The fourth, black ×, is ours.
B2 = The sea is a grid of { $width } by { $height } squares{ $middle ->
    [yes] {" "}with the temple in the middle
   *[no] { $temples ->
        [0] {" "}without a temple
        [one] {" "}with one temple
       *[other] {" "}with { $temples } temples
    }
}. The submarine bases lie along its edge.
B3 = { $treasures ->
    [one] One treasure
   *[other] { $treasures } treasures
} and { $torpedoes ->
    [0] no torpedoes
    [one] one torpedo on each submarine
   *[other] { $torpedoes } torpedoes on each submarine
}.
B3-reconstruction = { $reefs ->
    [0] No coral
    [one] One coral reef
   *[other] { $reefs } coral reefs
} and { $alike ->
    [yes] { $number ->
        [0] no compasses
        [one] one compass
       *[other] { $number } compasses
    } of each direction
   *[no] compasses for { $each }
}.
compasses-N = north ({ $count })
compasses-E = east ({ $count })
compasses-S = south ({ $count })
compasses-W = west ({ $count })
B4 = A compass points in one direction: blue north, lime east, red south, tan west. North is the same side of the board for all players.
B5 = The die has { $count } faces: { $faces }.{ $again ->
    [yes] {" "}You may roll again up to { $rerolls } times per turn; after that, this face does nothing.
   *[no] { "" }
}
face-N = north compass
face-E = east compass
face-S = south compass
face-W = west compass
face-any = compass of any direction
face-coral = green (coral)
face-torpedo = torpedo
face-nothing = nothing
face-again = roll again
face-times = { $face } × { $times }
B6 = A square has the name of its column and its row, from a1 in the north-west to { $last } in the south-east.
B6-reconstruction = { $own ->
    [yes] This board belongs to the rule set.
   *[no] We made this board up, because the booklet shows its own only in pictures. In the workshop you can draw the one of your box.
}
legend = ◆ a treasure, ♣ coral, ▟█▙ a temple, in brackets the bases.
B7 = Each base lies off the grid: { $places }. The square in front of it is its mouth. Seats take the bases in this order{ $bases ->
    [4] , but two players take the first and the third
   *[other] { "" }
}.
B7-elsewhere = Every submarine starts on its base.
base-N = north of { $mouth }
base-E = east of { $mouth }
base-S = south of { $mouth }
base-W = west of { $mouth }

## A turn

T1 = The oldest player starts; here the host picks the first player, or it is drawn. Players take turns clockwise.
T2 = Roll the die. Then do two things, in either order: the action of the die, and move your submarine.
T3 = { $compasses ->
    [yes] Compass: take one of the direction you rolled from the reserve and place it on any free square.
   *[no] This die has no compass face: it brings no compass into play.
}
T4 = { $compasses ->
    [yes] If the reserve has no such compass left, you may move any compass on the board to a free square.
   *[no] This die has no compass face: the compasses on the board stay where they are.
}
T4-reading = It keeps its direction.
T5 = { $green ->
    [yes] Green: move one coral reef to any free square.
   *[no] This die has no green face: the coral stays where it is.
}
T6 = { $shots ->
    [yes] Torpedo: you may fire one, or keep it for another time. It flies straight ahead, over free squares and treasures, and hits the first submarine, compass or coral.
   *[no] There are no torpedoes in this game.
}
T6-reading = A temple and the edge of the board stop it. Fire only where it hits something; from your base it leaves by the mouth.
T7 = { $shots ->
    [yes] If you hit a submarine, you send it to a corner of your choice and take one treasure from its base, if it has one.
   *[no] No submarine can be hit in this game.
}
T7-reading = The corner must be free. If no corner is free, the submarine goes back to its base.
T8 = { $shots ->
    [yes] A compass or reef that is hit leaves the board.
   *[no] No compass or reef can be hit in this game.
}
T8-elsewhere = { $hit ->
    [reserve] A compass goes back to the reserve; a reef leaves the game.
   *[out] It does not come back: it leaves the game.
}
T9 = { $shots ->
    [yes] A fired torpedo goes to your base. When you return to your base, you reload all your torpedoes.
   *[no] There is nothing to reload in this game.
}
T9-reading = The printed rules say that you may reload; as a torpedo on board is never a disadvantage, it is done for you.
T10 = If the action of the die is not possible now, slide first; it is offered again if it has become possible. You may skip the action only where the rule says "you may". When nothing else is possible, your turn ends.
F1 = A free square holds nothing: no coral, compass, treasure, temple or submarine.
F1-reading = { $mouths ->
    [yes] Here the mouth of a base is a square like any other.
   *[no] The mouth of a base never counts as free for coral and compasses.
}{ $sea ->
    [open] {" "}Coral must leave the sea in one piece: it may not be moved where it would block a base, or where it would cut off some squares without coral and temple from the others. So coral can shut nobody in.
    [still] { "" }
   *[shut] {" "}Coral can shut a submarine in: with reefs on every side of the mouth, it can only move between its base and the mouth until one of the reefs is gone.
}

## Moving

M1 = Choose one of the four directions and slide as far as you can. You may not stop early.
M2 = Coral, a temple, another submarine and the edge of the board stop you on the square before.
M3 = A treasure stops you on its square. It goes to your base at once.
M4 = A compass turns you: slide on in its direction, as far as you can.
M4-elsewhere = It is lifted as you enter its square.
M4-reading = { $used ->
    [out] It leaves the game.
   *[reserve] It goes back to the reserve.
} If its direction is blocked, you stay on its square.
M5 = You must move.
M5-reading = Choose a direction that takes you at least one square on. If there is none, you stay where you are.
M6 = Slide out through the mouth of your own base to enter it; you stop there. Only the owner can enter a base, and a submarine on its base cannot be hit.

## The end

E1 = The first player to hold enough treasures wins at once: { $bases ->
    [2] { $two } with two players
    [3] { $two } with two players, { $three } with three
   *[other] { $same ->
        [yes] { $two } with two players, { $three } with three or four
       *[no] { $two } with two players, { $three } with three, { $four } with four
    }
}. A stolen treasure counts.
E2 = { $shots ->
    [yes] When no treasure is left on the board, torpedoes can still move them from base to base: play on.
   *[no] There are enough treasures on the board for somebody to win.
}
E3 = { $rounds ->
    [one] A full round
   *[other] { $rounds } full rounds in a row
} without any treasure changing place { $rounds ->
    [one] ends
   *[other] end
} the game: the player with the most treasures wins; tied players share the victory.

## Variants

V1 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Replacement: when you roll green, instead of moving coral, you may swap any compass on the board for one from the reserve, of any direction, even the same.
V1-reading = When no reef can be moved, you may swap a compass or skip the action.
V2 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Foresight: before the game each player picks { $picks ->
    [one] one compass and keeps it
   *[other] { $picks } compasses and keeps them
} at the base. When you roll a compass, you place one from the reserve as usual, or one of your own, of any direction.
V2-reading = When the reserve has none of the direction you rolled, you may still place one of your own, or move a compass on the board (T4), or skip the action, as T4 only says "you may".
V3 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Stock: when you roll a compass, you place it as usual or store it at your base (at most one of each direction).
V3-reading = Or you place any number of your stored ones at once.
V4 = Your game, your rules: you can change the board, the pieces, the die, the numbers and the goal. Change one thing at a time, see whether it is more fun, and share what works.
name-V1 = Replacement
name-V2 = Foresight
name-V3 = Stock

## Examples

X1 = White fires a torpedo at the red submarine. It flies over the treasure on c2 and hits on f2: white takes a treasure from red’s base and sends the submarine to a corner.
X2 = White slides east and stops on the square of the treasure, c2. The treasure goes to white’s base.
X3 = White slides east and comes to the compass on f2. It points south: white goes on as far as possible in that direction, to f5. The compass leaves the board.
X4 = White slides east. The temple on d3 is in the way: white stops on the square before it, c3.
X5 = White slides east. The coral reef on e4 is in the way: white stops on the square before it, d4.
