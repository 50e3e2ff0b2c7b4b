### Atlantis Treasure in the browser: what its own drawing says, shows and asks.

## The tray

tray = Die and actions
steps = This turn, in either order
slide = Slide
slides = { $count ->
    [one] Slide
   *[other] { $count } slides
}
task = { $state ->
    [must] to do
    [may] optional
    [done] done
    [impossible] not possible now
   *[none] { "" }
}
goal = { $ends ->
    [rounds] Most { $worth ->
        [yes] worth
       *[no] treasures
    } at the end wins
    [empty] Until no treasure is left
   *[target] { $worth ->
        [yes] Goal: treasures worth { $target }
       *[no] Goal: { $target ->
            [one] 1 treasure
           *[other] { $target } treasures
        }
    }{ $carried ->
        [yes] , brought home
       *[no] { "" }
    }
}
goal-short = needs { $target }
rounds = { $left ->
    [one] Last round of { $of }
   *[other] { $left } of { $of } rounds left
}
team = { $target ->
    [0] together { $treasures }
   *[other] together { $treasures } of { $target }
}
misses = misses a turn
reserve = Reserve: north { $n }, east { $e }, south { $s }, west { $w }
treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
where = { $piece ->
    [coral] Choose a lit square for the reef.
    [treasure] Choose a lit square for the treasure.
    [temple] Choose a lit square for the temple.
   *[compass] Choose a lit square for the compass.
}
which-coral = Choose a reef, then its new square.
which-coral-or-swap = Choose a reef to move, or a compass to swap.
which-swap = Choose a compass to swap.
which-shift = Choose a compass on the board, then its new square.
which-treasure = Choose a treasure, then its new square.
which-temple = Choose a temple, then its new square.
which-turn = Choose a compass on the board to turn.
which-way = Choose its new direction.
turn-to = The compass on { $square } will point { $direction }.
turn-shelf = Turn it
deeds = What the dice allow
deed-compass = Compass
deed-coral = Coral
deed-torpedo = Torpedo
deed-treasure = Treasure
deed-temple = Temple
deed-turn = Turn
deed-swap = Swap
halts = How far
halt = stop at { $end ->
    [base] the base
   *[other] { $end }
}
halt-sooner = Stop one square sooner
halt-later = Go one square further
put = { $kind ->
    [coral] The reef goes to { $square }.
    [treasure] The treasure goes to { $square }.
    [temple] The temple goes to { $square }.
   *[compass] The { $piece } goes to { $square }.
}
keep = Keep the { $compass } at your base.
throw-to = { $corner ->
    [base] Hit { $name } and send it back to base{ $treasure ->
        [0] ?
        [one] {" "}and take a treasure?
       *[other] {" "}and take { $treasure } treasures?
    }
    [stays] Hit { $name }: it misses its next turn{ $treasure ->
        [0] .
        [one] {" "}and you take a treasure.
       *[other] {" "}and you take { $treasure } treasures.
    }
   *[other] Hit { $name } and send it to { $corner }{ $treasure ->
        [0] ?
        [one] {" "}and take a treasure?
       *[other] {" "}and take { $treasure } treasures?
    }
}
fire-in-vain = Fire { $direction } to { $square }: nothing is hit, the torpedo is spent.
part-done = { $part ->
    [slide] Your slide is done.
   *[action] What the die shows is done.
}{ $left ->
    [must] {" "}{ $part ->
        [slide] Now do what the die shows.
       *[action] Now slide.
    }
   *[may] {" "}{ $part ->
        [slide] What the die shows is left, if you like.
       *[action] The slide is left, if you like.
    }
}
not-here = You cannot choose { $square } now.
no-way = { $kind ->
    [fire] Nothing to hit to the { $direction }. Why?
   *[slide] You cannot move { $direction }. Why?
}
confirm-go = Go
confirm-fire = Fire!
confirm-place = Place it here
confirm-take = Take it
confirm-all = Done
confirm-turn = Turn it
back = Back
hold = Skip the action
hold-torpedo = Keep it for later
hold-slide = Stay here
store = { $count ->
    [one] Store it
   *[other] Store the { $compass }
}
aim = Aim further { $direction }
aim-pad = Move the aim
chip = { $compass }, { $place }: { $count }

## The board

board = Board
square = { $holds ->
    [none] { $square }
   *[other] { $square }: { $holds }
}{ $lit ->
    [yes] , can be chosen
   *[no] { "" }
}
submarine = { $name }{ $cargo ->
    [0] { "" }
    [one] , 1 treasure aboard
   *[other] , { $cargo } treasures aboard
}{ $misses ->
    [yes] , misses its next turn
   *[no] { "" }
}
treasure-worth = a treasure worth { $worth }
ground-rock = rock
ground-deep = the deep
ground-current = current to the { $direction }
ground-shallows = shallows
ground-whirlpool = whirlpool, leads to { $exit }
base = { $name }’s base: { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}; { $torpedoes ->
    [one] 1 torpedo aboard
   *[other] { $torpedoes } torpedoes aboard
}, { $fired } on the base{ $cargo ->
    [0] { "" }
    [one] ; 1 treasure aboard
   *[other] ; { $cargo } treasures aboard
}{ $misses ->
    [yes] ; misses its next turn
   *[no] { "" }
}{ $target ->
    [0] { "" }
   *[other] ; needs { $target }
}

## What to do now

task-slide = { $action ->
    [done] Now slide: choose an arrow.
    [impossible] The action of the die is not possible yet. Slide first: choose an arrow.
   *[other] Choose an arrow to slide.
}
task-fire = { $hold ->
    [yes] Choose an arrow to fire, or keep the torpedo.
   *[no] Choose an arrow to fire.
}
task-extra = The die lets you slide once more: choose an arrow, or stay.
coach-1 = A turn is two things, in either order: the action of the die, and a slide.
coach-2 = You slide until something stops you. A treasure stops you too, and you take it.
coach-3 = The line shows your path. Confirm, or choose another arrow.

## On the home page

glance = 2 to 4 players, people or bots · 20 minutes

## Keys

key-cursor = move over the board
key-enter = pick up or put down
key-slide = slide; press again to confirm
key-stop = stop sooner or later, where you may
key-fire = fire, then a direction
key-back = put down the piece you hold
key-skip = skip the animation

## The lesson

lesson-welcome = This is your submarine: the white one, on its base. Each turn starts with the die. Then you do two things, in either order: the action of the die, and a slide.
lesson-slide = A submarine slides as far as it can: coral, the temple, other submarines and the edge stop it. Slide south out of your base.
lesson-treasure = The temple stopped you. A treasure stops you too and goes to your base at once. Slide west to take it.
lesson-compass = The die shows a compass: place it on any free square. A compass turns any submarine that reaches it, then goes back to the reserve. Place this one on { $square }, in your way.
lesson-turned = Now slide south. The compass turns you, and the new direction leads to a treasure.
lesson-coral = Green: move any coral reef to a free square. A well-placed reef stops you where you want. Move any reef.
lesson-either = Done: one thing is ticked off. Now slide in any direction. The order is up to you; moving a reef first can open the way.
lesson-torpedo = A torpedo flies straight ahead and hits the first submarine, compass or coral reef. Fire at yellow: send it to a corner of your choice and take a treasure from its base.
lesson-end = Return to your base to reload your torpedoes. The first player with enough treasures wins at once. You are ready to play! The rest is in the rule book, and behind every “Why?”.

## The same, to the player it is about

base-you = Your base: { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}; { $torpedoes ->
    [one] 1 torpedo aboard
   *[other] { $torpedoes } torpedoes aboard
}, { $fired } on the base{ $cargo ->
    [0] { "" }
    [one] ; 1 treasure aboard
   *[other] ; { $cargo } treasures aboard
}{ $misses ->
    [yes] ; misses its next turn
   *[no] { "" }
}{ $target ->
    [0] { "" }
   *[other] ; needs { $target }
}
