### Atlantis Treasure: the rule book. A message is named after its rule.
aim = Aim of the game
aim-text = Steer your submarine between the coral reefs and collect the sunken treasures. Use the compasses, block your rivals, torpedo what is in your way. { $ends ->
    [rounds] { $rounds ->
        [one] After one round
       *[other] After { $rounds } rounds
    } the { $teams ->
        [yes] team
       *[no] player
    } with the most { $worth ->
        [yes] treasure by worth
       *[no] treasures
    } wins.
    [empty] When no treasure is left in the sea, the { $teams ->
        [yes] team
       *[no] player
    } with the most { $worth ->
        [yes] treasure by worth
       *[no] treasures
    } wins.
   *[target] { $teams ->
        [yes] The first team of two to hold { $worth ->
            [yes] enough worth
           *[no] enough treasures
        } wins: { $four }.
       *[no] The first player to hold { $worth ->
            [yes] enough worth
           *[no] enough treasures
        } wins: { $bases ->
            [2] { $two } with two players
            [3] { $two } with two players, { $three } with three
           *[other] { $same ->
                [yes] { $two } with two players, { $three } with three or four
               *[no] { $two } with two players, { $three } with three, { $four } with four
            }
        }.
    }
}

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
B5 = { $dice ->
    [one] The die has { $count } faces
   *[two] There are two dice, with the same { $count } faces
}: { $faces }.{ $again ->
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
legend = ◆ a treasure, ♣ coral, ▟█▙ a temple, in brackets the bases{ $worth ->
    [yes] , ◆2 and ◆3 treasures worth 2 and 3
   *[no] { "" }
}{ $rock ->
    [yes] , ▓ rock
   *[no] { "" }
}{ $deep ->
    [yes] , a gap the deep
   *[no] { "" }
}{ $current ->
    [yes] , ^ > v < currents
   *[no] { "" }
}{ $shallows ->
    [yes] , ░ shallows
   *[no] { "" }
}{ $whirlpool ->
    [yes] , @ whirlpools
   *[no] { "" }
}{ $compass ->
    [yes] , ↑ → ↓ ← compasses
   *[no] { "" }
}{ $afloat ->
    [yes] , in brackets at sea the submarines that start there
   *[no] { "" }
}.
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

T1 = { $begins ->
    [0] The oldest player starts; here the host picks the first player, or it is drawn.
   *[other] Seat { $begins } starts; if nobody sits there, the host picks the first player, or it is drawn.
} Players take turns clockwise.
T2 = { $dice ->
    [both] Roll both dice. Then do all of this, in any order: the actions of both dice,
    [choose] Roll both dice. Then do two things, in either order: the action of one of the dice, of your choice,
   *[one] Roll the die. Then do two things, in either order: the action of the die,
} and move your submarine{ $slides ->
    [one] { "" }
   *[other] {" "}twice
}.
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
    [yes] Torpedo: you may fire one, or keep it for another time. It flies straight ahead{ $reach ->
        [0] { "" }
        [one] {" "}to the next square
       *[other] , at most { $reach } squares
    }, over free squares and treasures, and hits the first submarine, compass or coral.
   *[no] There are no torpedoes in this game.
}
T6-reading = { $rock ->
    [yes] A temple, rock, the deep and the edge of the board stop it.
   *[no] A temple and the edge of the board stop it.
} { $vain ->
    [yes] You may also fire where it hits nothing; it is used up all the same. From
   *[no] Fire only where it hits something; from
} your base it leaves by the mouth.
T7 = { $shots ->
    [yes] { $hit ->
        [base] If you hit a submarine, it goes back to its base
        [stays] If you hit a submarine, it stays where it is and misses its next turn
       *[corner] If you hit a submarine, you send it to a corner of your choice
    }{ $steals ->
        [none] { "" }. The treasures at its base stay there.
        [two] , and you take up to two treasures from its base.
        [all] , and you take all the treasures from its base.
       *[one] , and you take one treasure from its base, if it has one.
    }
   *[no] No submarine can be hit in this game.
}
T7-reading = The corner must be free. If no corner is free, the submarine goes back to its base.
T8 = { $shots ->
    [yes] { $reef ->
        [moved] A compass that is hit leaves the board. A reef that is hit you put on any free square.
       *[out] A compass or reef that is hit leaves the board.
    }
   *[no] No compass or reef can be hit in this game.
}
T8-elsewhere = { $reef ->
    [moved] { $hit ->
        [reserve] The compass goes back to the reserve.
       *[out] The compass does not come back: it leaves the game.
    }
   *[out] { $hit ->
        [reserve] A compass goes back to the reserve; a reef leaves the game.
       *[out] It does not come back: it leaves the game.
    }
}
T9 = { $shots ->
    [yes] { $reload ->
        [never] A fired torpedo is gone: it is never reloaded.
        [turn] A fired torpedo goes to your base. At the start of each of your turns you reload one.
       *[base] A fired torpedo goes to your base. When you return to your base, you reload all your torpedoes.
    }
   *[no] There is nothing to reload in this game.
}
T9-reading = The printed rules say that you may reload; as a torpedo on board is never a disadvantage, it is done for you.
T10 = If the action of the die is not possible now, slide first; it is offered again if it has become possible. You may skip the action only where the rule says "you may". When nothing else is possible, your turn ends.
F1 = A free square holds nothing: no coral, compass, treasure, temple or submarine.{ $terrain ->
    [yes] {" "}Rock, currents, shallows and whirlpools are never free squares.
   *[no] { "" }
}
F1-reading = { $mouths ->
    [yes] Here the mouth of a base is a square like any other.
   *[no] The mouth of a base never counts as free for coral and compasses.
}{ $sea ->
    [open] {" "}Coral must leave the sea in one piece: it may not be moved where it would block a base, or where it would cut off some squares without coral and temple from the others. So coral can shut nobody in.
    [still] { "" }
   *[shut] {" "}Coral can shut a submarine in: with reefs on every side of the mouth, it can only move between its base and the mouth until one of the reefs is gone.
}

## Moving

M1 = Choose one of the four directions and slide { $reach ->
    [0] as far as you can.
    [one] one square.
   *[other] as far as you can, but no more than { $reach } squares.
} { $stops ->
    [yes] You may stop earlier, on any square of your way.
   *[no] You may not stop early.
}
M2 = Coral, a temple, another submarine{ $rock ->
    [yes] , rock
   *[no] { "" }
}{ $deep ->
    [yes] , the deep
   *[no] { "" }
} and the edge of the board stop you on the square before.
M3 = A treasure stops you on its square. { $cargo ->
    [carried] It stays aboard until you are back at your base.
   *[base] It goes to your base at once.
}
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

E1 = { $ends ->
    [target] The first { $teams ->
        [yes] team
       *[no] player
    } to hold { $worth ->
        [yes] enough worth
       *[no] enough treasures
    } wins at once: { $teams ->
        [yes] { $four }
       *[no] { $bases ->
            [2] { $two } with two players
            [3] { $two } with two players, { $three } with three
           *[other] { $same ->
                [yes] { $two } with two players, { $three } with three or four
               *[no] { $two } with two players, { $three } with three, { $four } with four
            }
        }
    }. A stolen treasure counts.
   *[other] No number of treasures wins at once in this game.
}
E2 = { $after ->
    [shots] When no treasure is left on the board, torpedoes can still move them from base to base: play on.
    [rounds] When no treasure is left on the board, play on until the last round is over.
    [empty] The game does not go on when no treasure is left.
   *[enough] There are enough treasures on the board for somebody to win.
}
E3 = { $rounds ->
    [one] A full round
   *[other] { $rounds } full rounds in a row
} without any treasure changing place { $rounds ->
    [one] ends
   *[other] end
} the game, and so do { $most } full rounds in any case: the { $teams ->
    [yes] team
   *[no] player
} with the most { $worth ->
    [yes] treasure by worth
   *[no] treasures
} wins; in a tie, the victory is shared.

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

## Building blocks

blocks = Building blocks
face-treasure = move a treasure
face-temple = move a temple
face-turn = turn a compass
face-slide = another slide
G1 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Rock: it never moves. It stops you on the square before it, and it stops torpedoes, which do not hit it.
G2 = { $on ->
    [yes] In play.
   *[no] Not in play.
} The deep: no square at all, but an edge inside the board. You stop before it, and torpedoes end there.
G3 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Current: it turns you in its direction and you slide on, as with a compass, but it stays on the board. If its direction is blocked, you stay on it. Each current takes you along once in a slide; when you come to it again, you stop there. Torpedoes fly over it.
G4 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Shallows: you stop on them. In your next slide you go on from there as usual. Torpedoes fly over them.
G5 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Whirlpool: enter one and you come out of the next, counted row by row from the north-west, after the last the first; slide on in the same direction. It counts as one square. Each whirlpool takes you along once in a slide; when you come to it again, you stop there. If another submarine is on the exit, the whirlpool is still and you pass over it. A treasure on the exit is yours and stops you. Torpedoes fly over it.
G6 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Pieces at the start: compasses drawn on the board are there from the start, besides those of the reserve. A submarine drawn on the board starts there instead of at its base; that of a seat nobody takes is not there.
W1 = { $on ->
    [yes] In play: { $each }.
   *[no] Not in play.
} Worth: a treasure is worth 1, 2 or 3. The goal and the victory count worth, not treasures. When treasures are stolen, the worthiest go first.
M7 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Stop where you like: you may end a slide on any square of its way. Compasses beyond stay where they are; one on which you stop is lifted too.
M8 = { $reach ->
    [0] Not in play. Reach: a slide goes no further than a certain number of squares.
    [one] In play. Reach: a slide goes one square, no further.
   *[other] In play. Reach: a slide goes { $reach } squares at most.
} Going into your base counts as a square.
M9 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Two slides: you slide twice in each turn; you must, if you can. The action of the die comes before, between or after.
K1 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Cargo: a treasure you take stays aboard and does not count yet. When you slide home, all that is aboard goes to your base and counts. If a hit sends you home, nothing is unloaded.
K2 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Room for one: your submarine carries one treasure at most. With one aboard, another treasure stops you on the square before it, as coral does.
K3 = { $lost ->
    [dropped] In play. Lost cargo: when a submarine is hit, what is aboard falls into the sea, the worthiest treasure on the square where it was hit, the others on the nearest free squares.
    [taken] In play. Lost cargo: when a submarine is hit, all that is aboard goes to the base of the player who hit it; the cargo of a partner falls into the sea.
   *[none] Not in play. Lost cargo: when a submarine is hit, what is aboard falls into the sea, or goes to the base of the player who hit it.
}
H1 = { $hit ->
    [base] In play. A hit sends home: a submarine that is hit goes back to its base.
    [stays] In play. A hit costs a turn: a submarine that is hit stays where it is and misses its next turn. Two hits before that turn cost one turn only.
   *[corner] Not in play. A hit sends home, or costs a turn: a submarine that is hit goes back to its base, or stays where it is and misses its next turn.
}
H2 = { $steals ->
    [none] In play. Loot: a hit takes no treasure from the base of the submarine.
    [two] In play. Loot: a hit takes up to two treasures from the base of the submarine, the worthiest first.
    [all] In play. Loot: a hit takes all the treasures from the base of the submarine.
   *[one] Not in play. Loot: a hit takes no treasure from the base of the submarine, or up to two, or all of them.
} Nothing is ever taken from a partner.
H3 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Drifting reefs: a reef that is hit does not leave the game; you put it on any free square. If there is none, it leaves the game.
H4 = { $reach ->
    [0] Not in play. Range: a torpedo flies no further than a certain number of squares.
    [one] In play. Range: a torpedo flies one square.
   *[other] In play. Range: a torpedo flies { $reach } squares at most.
}
H5 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Shots in vain: you may fire a torpedo at nothing; it is used up. From your base it leaves only by the mouth.
H6 = { $reload ->
    [never] In play. Reloading: a fired torpedo never comes back.
    [turn] In play. Reloading: at the start of each of your turns you get one torpedo back, up to all of them; there is no reloading at the base.
   *[base] Not in play. Reloading: fired torpedoes never come back, or one comes back at the start of each of your turns.
}
D1 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Faces with two actions: “and” means both, in any order; “or” means one of the two.
D2 = { $dice ->
    [both] In play. Two dice: you roll two dice and do the actions of both, in any order.
    [choose] In play. Two dice: you roll two dice and choose one of them; the first action you do decides which.
   *[one] Not in play. Two dice: you roll two dice and do the actions of both, or choose one of them.
}
D3 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Treasure: you may move a treasure in the sea to a free square. For the end of the game (E3) that is no change.
D4 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Temple: you may move a temple to a free square.
D5 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Turn: you may turn a compass on the board in another direction.
D6 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Another slide: when the slides of your turn are made, or none of them is possible any more, you may slide once more.
E4 = { $on ->
    [yes] In play.
   *[no] Not in play.
} End after rounds: the game ends after { $rounds ->
    [one] one full round
   *[other] { $rounds } full rounds
}. Most treasure wins; in a tie, the victory is shared. What is still aboard does not count.
E5 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Empty sea: the game ends as soon as no treasure is left in the sea or aboard. Most treasure wins; in a tie, the victory is shared.
E6 = { $on ->
    [yes] In play.
   *[no] Not in play.
} Teams: four players, the first and the third against the second and the fourth. What the two of a team hold counts together, and they win together.
A1 = { $on ->
    [yes] In play: { $each }.
   *[no] Not in play.
} Handicap on the goal: some seats need more or fewer treasures to win.
A2 = { $on ->
    [yes] In play: { $each }.
   *[no] Not in play.
} Handicap on torpedoes: some seats carry more or fewer torpedoes.
A3 = { $begins ->
    [0] Not in play. First player: a certain seat always starts.
   *[other] In play. First player: seat { $begins } always starts, if somebody sits there.
}
worth-count = { $count ->
    [one] one treasure worth { $worth }
   *[other] { $count } treasures worth { $worth }
}
seat-handicap = { $number } for seat { $seat }

## Examples

X1 = White fires a torpedo at the red submarine. It flies over the treasure on c2 and hits on f2: white takes a treasure from red’s base and sends the submarine to a corner.
X2 = White slides east and stops on the square of the treasure, c2. The treasure goes to white’s base.
X3 = White slides east and comes to the compass on f2. It points south: white goes on as far as possible in that direction, to f5. The compass leaves the board.
X4 = White slides east. The temple on d3 is in the way: white stops on the square before it, c3.
X5 = White slides east. The coral reef on e4 is in the way: white stops on the square before it, d4.
