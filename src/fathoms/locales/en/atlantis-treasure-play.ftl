### Atlantis Treasure: the words beside the board, at a person's choice and in the log.

## Beside the board

panel-turn = { $turns ->
    [0] Goal { $target } ◆
   *[other] Turn { $turns } · goal { $target } ◆
}
panel-torpedoes = torpedoes { $aboard }/{ $torpedoes }
panel-own = own
panel-stock = stock
panel-action = action
panel-slide = slide
panel-reserve = reserve
panel-quiet = { $left ->
    [0] last turn unless a treasure moves
    [one] ends in 1 round without change
   *[other] ends in { $left } rounds without change
}
panel-pick = { $left ->
    [one] { $name } picks 1 compass
   *[other] { $name } picks { $left } compasses
}
panel-over = { $winners ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
panel-face-N = north compass
panel-face-E = east compass
panel-face-S = south compass
panel-face-W = west compass
panel-face-any = any compass
panel-face-coral = green: coral
panel-face-torpedo = torpedo
panel-face-nothing = nothing
panel-face-again = nothing more
panel-face-none = not rolled yet
panel-rounds = Round { $round } of { $rounds }
panel-empty = { $turns ->
    [0] Until the sea is empty
   *[other] Turn { $turns } · until the sea is empty
}
panel-cargo = aboard
panel-misses = misses a turn
panel-slides = slide × { $left }
panel-extra = may slide again
panel-face-treasure = move a treasure
panel-face-temple = move a temple
panel-face-turn = turn a compass
panel-face-slide = another slide

## A person's choice

prompt-both = Do the action and slide, in either order.
prompt-act = You have moved. Now do the action.
prompt-act-blocked = You cannot slide yet. Do the action first.
prompt-slide = Now slide your submarine.
prompt-slide-first = The action is not possible yet. Slide first.
prompt-direction = Which direction do you slide?
prompt-move = Slide { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}through { $through }
} to { $end ->
    [base] your base
   *[other] { $end }
}{ $treasure ->
    [yes] {" "}and take a treasure
    [aboard] {" "}and take a treasure aboard
   *[no] { "" }
}?
prompt-fire-direction = Which direction do you fire?
prompt-fire = Fire { $direction } and hit { $hit } on { $square }?
prompt-fire-at = Fire { $direction } and hit { $name } on { $square }?
prompt-corner = Which corner does { $name } go to?
prompt-pick-direction = { $left ->
    [one] Which compass do you keep? One more.
   *[other] Which compass do you keep? { $left } more.
}
prompt-compass-direction = Which compass do you place?
prompt-own-direction = Which of your own compasses do you place?
prompt-store-direction = Which compass do you store?
prompt-swap-direction = Which compass takes its place?
prompt-unstore-direction = Which stored compass do you place?
prompt-unstore-more = Another stored compass, or is that all?
prompt-unstore-all = All your stored compasses are placed. Confirm?
prompt-place = Where does the { $compass } go? Type a square, or move the cursor.
prompt-reef = Where does the reef go? Type a square, or move the cursor.
prompt-coral-piece = Which reef do you move? Type its square, or move the cursor.
prompt-shift-piece = Which compass do you move? Type its square, or move the cursor.
prompt-swap-piece = Which compass do you swap? Type its square, or move the cursor.
prompt-typed = Square { $typed }…
key-compass = place a compass
key-shift = move a compass
key-coral = move coral
key-fire = fire
key-swap = swap a compass
key-own = place one of yours
key-store = store it
key-unstore = place stored ones
key-hold = skip the action
key-move = slide
key-move-go = go
key-fire-go = fire
key-look = another direction
key-aim = aim
key-row = row
key-column = column
key-cursor = move
key-next = { $verb ->
    [coral] next reef
    [treasure] next treasure
    [temple] next temple
    [square] next square
   *[other] next compass
}
key-finish = done
key-erase = erase
key-back = back
prompt-slide-again = You may slide once more, or skip it.
prompt-slide-next = Now slide again.
prompt-stop = { $end ->
    [base] Slide { $direction } to your base?
   *[other] Slide { $direction } and stop on { $end }?
}
through-compasses = { $count ->
    [one] 1 compass
   *[other] { $count } compasses
}
through-currents = { $count ->
    [one] 1 current
   *[other] { $count } currents
}
through-whirlpools = { $count ->
    [one] 1 whirlpool
   *[other] { $count } whirlpools
}
prompt-fire-vain = Fire { $direction } and hit nothing?
prompt-treasure = Where does the treasure go? Type a square, or move the cursor.
prompt-temple = Where does the temple go? Type a square, or move the cursor.
prompt-treasure-piece = Which treasure do you move? Type its square, or move the cursor.
prompt-temple-piece = Which temple do you move? Type its square, or move the cursor.
prompt-turn-piece = Which compass do you turn? Type its square, or move the cursor.
prompt-turn-direction = Which direction does it point to?
key-treasure = move a treasure
key-temple = move a temple
key-turn = turn a compass
key-shorter = shorter
key-longer = longer
prompt-act-again = Do the action, or slide once more.

## The log

tell-die = { $name } rolls { $face }.
tell-nothing = { $name } rolls a blank face: no action.
tell-again = { $name } rolls again.
tell-again-no-more = { $name } cannot roll again: no action.
tell-pick = { $name } keeps { $compass }.
tell-compass = { $name } places { $compass } on { $square }.
tell-own = { $name } places { $compass } from the base on { $square }.
tell-shift = { $name } moves { $compass } from { $start } to { $square }.
tell-coral = { $name } moves coral from { $start } to { $square }.
tell-swap = { $name } swaps { $lifted } on { $square } for { $compass }.
tell-store = { $name } stores { $compass }.
tell-unstore = { $name } places { $laid }.
tell-laid = { $compass } on { $square }
tell-fire = { $name } fires { $direction } and hits { $hit } on { $square }{ $end ->
    [reserve] , which goes back to the reserve
    [moved] , which goes to { $to }
   *[out] { "" }
}.
tell-fire-at = { $treasures ->
    [0] { $corner ->
        [base] { $name } hits { $victim } and sends it back to base.
        [stays] { $name } hits { $victim }, who misses the next turn.
       *[other] { $name } hits { $victim } and sends it to { $corner }.
    }
    [one] { $corner ->
        [base] { $name } hits { $victim }, sends it back to base and takes a treasure.
        [stays] { $name } hits { $victim }, who misses the next turn, and takes a treasure.
       *[other] { $name } hits { $victim }, sends it to { $corner } and takes a treasure.
    }
   *[other] { $corner ->
        [base] { $name } hits { $victim }, sends it back to base and takes { $treasures } treasures.
        [stays] { $name } hits { $victim }, who misses the next turn, and takes { $treasures } treasures.
       *[other] { $name } hits { $victim }, sends it to { $corner } and takes { $treasures } treasures.
    }
}
tell-hold = { $name } skips the action.
tell-hold-torpedo = { $name } keeps the torpedoes for later.
tell-move = { $name } slides { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}through { $through }
}{ $end ->
    [base] {" "}to the base
   *[other] {" "}to { $end }
}{ $treasure ->
    [yes] { $worth ->
        [1] {" "}and takes a treasure
       *[other] {" "}and takes a treasure worth { $worth }
    }
    [aboard] { $worth ->
        [1] {" "}and takes a treasure aboard
       *[other] {" "}and takes a treasure worth { $worth } aboard
    }
   *[no] { "" }
}{ $landed ->
    [0] { "" }
    [one] {" "}and unloads 1 treasure
   *[other] {" "}and unloads { $landed } treasures
}{ $reloaded ->
    [0] { "" }
    [one] {" "}and reloads 1 torpedo
   *[other] {" "}and reloads { $reloaded } torpedoes
}.
tell-pass-both = No move is possible: the turn ends.
tell-pass-slide = The submarine cannot move: the turn ends.
tell-pass-act = The action is not possible: the turn ends.
tell-won = { $treasures ->
    [one] { $name } has the treasure and wins!
   *[other] { $name } has { $treasures } treasures and wins!
}
tell-quiet = { $rounds ->
    [one] No treasure has changed place for a whole round: the game is over.
   *[other] No treasure has changed place for { $rounds } rounds: the game is over.
}
tell-dice = { $name } rolls { $face }, and { $other } on the other die.
tell-treasure = { $name } moves a treasure from { $start } to { $square }.
tell-temple = { $name } moves a temple from { $start } to { $square }.
tell-turn = { $name } turns { $lifted } on { $square }: now it is { $compass }.
tell-fire-vain = { $name } fires { $direction } and hits nothing.
tell-dropped = { $count ->
    [one] A treasure falls from aboard on { $squares }.
   *[other] { $count } treasures fall from aboard on { $squares }.
}
tell-looted = { $count ->
    [one] { $name } takes the treasure aboard { $victim }.
   *[other] { $name } takes the { $count } treasures aboard { $victim }.
}
tell-misses = { $name } misses a turn.
tell-won-worth = { $name } reaches { $treasures } and wins!
tell-won-team = { $names } reach { $treasures } together and win!
tell-rounds = { $rounds ->
    [one] The only round is over: the game ends.
   *[other] All { $rounds } rounds are over: the game ends.
}
tell-empty = No treasure is left in the sea: the game is over.
tell-long = { $rounds } rounds have been played: the game is over.

## What the adviser says

hint-treasure = This takes the treasure on { $square } at once.
hint-steal = This hits a submarine and takes one of its treasures.
hint-hit = This hits a submarine and sends it away.
hint-hit-base = This hits a submarine and sends it back to its base.
hint-hit-stays = This hits a submarine, which then misses a turn.
hint-opens = Then a slide { $direction } takes the treasure on { $square } in the same turn.
hint-better = This wins { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } more games in a hundred than the next best choice.
hint-only = No other move is worth considering.
hint-pick = A compass that leads from your base to treasures is useful.
hint-greedy = This leaves you best placed at the end of the turn.
expert-needs-lab = “expert” plays like “greedy” here; to get its full strength: pip install 'fathoms[lab]'.
hint-home = This brings home what is aboard.

## Why a move is better than the one played

reason-wins = The better move wins the game at once.
reason-treasure = The better move takes the treasure on { $square }.
reason-steal = The better move takes a treasure from { $name }.
reason-opens = After the better move, a slide { $direction } takes the treasure on { $square } in the same turn.
reason-stops = The better move keeps { $name } from sliding straight to the last treasure needed to win.
reason-line = The better move leaves { $name }’s line of fire.
reason-closes = The better move closes { $name }’s way to the treasure on { $square }.
reason-next = After the better move, a slide { $direction } can take the treasure on { $square } in the next turn.
reason-torpedoes = The better move leaves more torpedoes aboard.
reason-home = The better move brings home what is aboard.

## The same, to the player who did it or was hit

reason-steal-you = The better move takes a treasure from you.
reason-stops-you = The better move keeps you from sliding straight to the last treasure you need to win.
reason-line-you = The better move leaves your line of fire.
reason-closes-you = The better move closes your way to the treasure on { $square }.
panel-pick-you = { $left ->
    [one] Pick 1 compass
   *[other] Pick { $left } compasses
}
panel-over-you = { $winners ->
    [one] You win!
   *[other] { $names } share the victory!
}
tell-die-you = You roll { $face }.
tell-nothing-you = You roll a blank face: no action.
tell-again-you = You roll again.
tell-again-no-more-you = You cannot roll again: no action.
tell-pick-you = You keep { $compass }.
tell-compass-you = You place { $compass } on { $square }.
tell-own-you = You place { $compass } from your base on { $square }.
tell-shift-you = You move { $compass } from { $start } to { $square }.
tell-coral-you = You move coral from { $start } to { $square }.
tell-swap-you = You swap { $lifted } on { $square } for { $compass }.
tell-store-you = You store { $compass }.
tell-unstore-you = You place { $laid }.
tell-fire-you = You fire { $direction } and hit { $hit } on { $square }{ $end ->
    [moved] , which goes to { $to }
   *[other] { "" }
}.
tell-fire-at-you = { $treasures ->
    [0] { $corner ->
        [base] You hit { $victim } and send it back to base.
        [stays] You hit { $victim }, who misses the next turn.
       *[other] You hit { $victim } and send it to { $corner }.
    }
    [one] { $corner ->
        [base] You hit { $victim }, send it back to base and take a treasure.
        [stays] You hit { $victim }, who misses the next turn, and take a treasure.
       *[other] You hit { $victim }, send it to { $corner } and take a treasure.
    }
   *[other] { $corner ->
        [base] You hit { $victim }, send it back to base and take { $treasures } treasures.
        [stays] You hit { $victim }, who misses the next turn, and take { $treasures } treasures.
       *[other] You hit { $victim }, send it to { $corner } and take { $treasures } treasures.
    }
}
tell-fire-at-victim-you = { $treasures ->
    [0] { $corner ->
        [base] { $name } hits you and sends you back to base.
        [stays] { $name } hits you: you miss your next turn.
       *[other] { $name } hits you and sends you to { $corner }.
    }
    [one] { $corner ->
        [base] { $name } hits you, sends you back to base and takes a treasure.
        [stays] { $name } hits you and takes a treasure: you miss your next turn.
       *[other] { $name } hits you, sends you to { $corner } and takes a treasure.
    }
   *[other] { $corner ->
        [base] { $name } hits you, sends you back to base and takes { $treasures } treasures.
        [stays] { $name } hits you and takes { $treasures } treasures: you miss your next turn.
       *[other] { $name } hits you, sends you to { $corner } and takes { $treasures } treasures.
    }
}
tell-hold-you = You skip the action.
tell-hold-torpedo-you = You keep the torpedoes for later.
tell-move-you = You slide { $direction }{ $turns ->
    [0] { "" }
   *[other] {" "}through { $through }
}{ $end ->
    [base] {" "}to your base
   *[other] {" "}to { $end }
}{ $treasure ->
    [yes] { $worth ->
        [1] {" "}and take a treasure
       *[other] {" "}and take a treasure worth { $worth }
    }
    [aboard] { $worth ->
        [1] {" "}and take a treasure aboard
       *[other] {" "}and take a treasure worth { $worth } aboard
    }
   *[no] { "" }
}{ $landed ->
    [0] { "" }
    [one] {" "}and unload 1 treasure
   *[other] {" "}and unload { $landed } treasures
}{ $reloaded ->
    [0] { "" }
    [one] {" "}and reload 1 torpedo
   *[other] {" "}and reload { $reloaded } torpedoes
}.
tell-won-you = { $treasures ->
    [one] You hold the treasure and win!
   *[other] You hold { $treasures } treasures and win!
}
tell-dice-you = You roll { $face }, and { $other } on the other die.
tell-treasure-you = You move a treasure from { $start } to { $square }.
tell-temple-you = You move a temple from { $start } to { $square }.
tell-turn-you = You turn { $lifted } on { $square }: now it is { $compass }.
tell-fire-vain-you = You fire { $direction } and hit nothing.
tell-looted-you = { $count ->
    [one] You take the treasure aboard { $victim }.
   *[other] You take the { $count } treasures aboard { $victim }.
}
tell-looted-victim-you = { $count ->
    [one] { $name } takes the treasure aboard your submarine.
   *[other] { $name } takes the { $count } treasures aboard your submarine.
}
tell-misses-you = You miss a turn.
tell-won-worth-you = You reach { $treasures } and win!
tell-won-team-you = { $names } reach { $treasures } together and win!
