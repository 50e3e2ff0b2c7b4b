### Atlantis Treasure in the browser: what its own drawing says, shows and asks.

## The tray

tray = Die and actions
steps = What this turn asks for, in either order
slide = Slide
task = { $state ->
    [must] to do
    [may] if you like
    [done] done
    [impossible] not possible now
   *[none] { "" }
}
goal = Goal: { $target ->
    [one] 1 treasure
   *[other] { $target } treasures
}
reserve = Reserve: north { $n }, east { $e }, south { $s }, west { $w }
treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
where = { $piece ->
    [coral] Choose a lit square for the reef.
   *[compass] Choose a lit square for the compass.
}
which-coral = Choose a reef, then its new square.
which-coral-or-swap = Choose a reef to move, or a compass to swap.
which-shift = Choose a compass on the board, then its new square.
put = { $kind ->
    [coral] The reef goes to { $square }.
   *[compass] The { $piece } goes to { $square }.
}
keep = Keep the { $compass } at your base.
throw-to = { $treasure ->
    [yes] { $corner ->
        [base] Hit { $name }, send it home and take a treasure?
       *[other] Hit { $name }, send it to { $corner } and take a treasure?
    }
   *[no] { $corner ->
        [base] Hit { $name } and send it home?
       *[other] Hit { $name } and send it to { $corner }?
    }
}
not-here = { $square } is no choice now.
no-way = { $kind ->
    [fire] Nothing to hit to the { $direction }. Why?
   *[slide] No way { $direction }. Why?
}
confirm-go = Go
confirm-fire = Fire!
confirm-place = Put it here
confirm-take = Take it
confirm-all = That is all
back = Back
hold = Do without
hold-torpedo = Keep it for later
store = { $count ->
    [one] Store it
   *[other] Store the { $compass }
}
aim = Aim further { $direction }
aim-pad = Move the aim
chip = { $compass }, { $place }: { $count }

## The board

board = The board
square = { $holds ->
    [none] { $square }
   *[other] { $square }: { $holds }
}{ $lit ->
    [yes] , may be chosen
   *[no] { "" }
}
base = { $name }’s base: { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}; { $torpedoes ->
    [one] 1 torpedo aboard
   *[other] { $torpedoes } torpedoes aboard
}, { $fired } on the base

## What to do now

task-slide = { $action ->
    [done] Now slide: choose an arrow.
    [impossible] The die’s action is not possible yet. Slide first: choose an arrow.
   *[other] Choose an arrow to slide.
}
task-fire = { $hold ->
    [yes] Choose an arrow to fire, or keep the torpedo.
   *[no] Choose an arrow to fire.
}
coach-1 = A turn is two things, in either order: what the die shows, and a slide.
coach-2 = You slide until something stops you. A treasure stops you too, and is yours.
coach-3 = The line shows your way. Go, or choose another arrow.

## On the home page

glance = 2 to 4 players, people or bots · 20 minutes

## Keys

key-cursor = move over the board
key-enter = take or put down
key-slide = slide; the same key again goes
key-fire = fire: then a direction
key-back = put down what you hold
key-skip = hurry what moves

## The lesson

lesson-welcome = This is your submarine, the white one on its base. A turn begins with the die. Then you do two things, in either order: what the die shows, and a slide.
lesson-slide = A slide goes as far as it can: coral, the temple, other submarines and the edge stop you. Slide south out of your base.
lesson-treasure = You stopped before the temple. A treasure stops you too, and flies home to your base. Slide west: it is yours.
lesson-compass = The die shows a compass: put it on any free square. A compass turns whoever comes across it and goes back to the reserve. Put this one on { $square }, in your way.
lesson-turned = Now slide south. The compass turns you, and the new way leads to a treasure.
lesson-coral = Green: move any reef to a free square. A reef in the right place is a wall that stops you where you like. Move one, anywhere.
lesson-either = Done: one thing is ticked off. Now slide, wherever you like. Either order is fine; a reef first can open a way.
lesson-torpedo = A torpedo flies straight to the first submarine, compass or reef. Fire at yellow: it goes to a corner that you pick, and a treasure of its base comes to yours.
lesson-end = Come home to load your torpedoes again. First to hold enough treasures wins at once. You know enough: the rest is in the rule book, and behind every “Why?”.

## The same, to the player it is about

base-you = Your base: { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}; { $torpedoes ->
    [one] 1 torpedo aboard
   *[other] { $torpedoes } torpedoes aboard
}, { $fired } on the base
