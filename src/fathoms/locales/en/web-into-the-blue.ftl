### Into the Blue in the browser: what its own drawing says, shows and asks.

## The dice

tray = Dice
your-dive = Your dive
dive-of = { $name } dives
roll-of = Roll { $roll } of { $rolls }
falling = …
die = { $held ->
    [yes] Die { $number }: { $face }, kept
   *[no] Die { $number }: { $face }
}{ $role ->
    [lost] , not in the sequence
   *[run] , in the sequence
}
die-hand = A die that is not rolled yet
throw = { $count ->
    [one] Reroll 1 die
   *[other] Reroll { $count } dice
}
throw-none = All dice kept
stop = Stop here
stop-gives = { $gives ->
    [chest] take a chest
    [shells] { $depth ->
        [1] shells on level 1
       *[other] shells on levels 1 to { $depth }
    }
   *[nothing] unsuccessful dive
}
after-that = { $ends ->
    [last-turns] Then the others take their last turns.
   *[over] Then the game is over.
}
why = why?
waiting = { $name } is thinking

## The sea

lost-at = Lost at { $number }
wants = { $number }?
ghost = +{ $shells }
promise = +{ $shells } · { $rank ->
    [1] { $before ->
        [1] you still lead
       *[other] you lead
    }
    [2] you are 2nd
    [3] you are 3rd
   *[other] you are { $rank }th
}{ $tie ->
    [won] {" "}(tied)
   *[other] { "" }
}{ $way ->
    [up] { $gain ->
        [one] {" "}· +{ $gain } pt
       *[other] {" "}· +{ $gain } pts
    }
    [down] { $gain ->
        [one] {" "}· −{ $gain } pt
       *[other] {" "}· −{ $gain } pts
    }
   *[same] { "" }
}{ $ends ->
    [last-turns] {" "}· last turns
    [over] {" "}· ends the game
   *[none] { "" }
}
place = Level { $level }: { $promise }
place-not = Level { $level } is not in your sequence. Why?
ledge = { $tie ->
    [yes] Level { $level }: { $name } leads with { $shells ->
        [one] 1 shell
       *[other] { $shells } shells
    }, tied, decided by { $rule }. Show all
   *[no] Level { $level }: { $name } leads with { $shells ->
        [one] 1 shell
       *[other] { $shells } shells
    }. Show all
}
ledge-nobody = Level { $level }: no shells yet. Show its treasures
ledge-more = Level { $level }: the secondary treasures. Show all
buoy = { $name }: { $left ->
    [one] 1 unplayed shell
   *[other] { $left } unplayed shells
}, { $points ->
    [one] 1 point now
   *[other] { $points } points now
}{ $chests ->
    [0] { "" }
    [one] , 1 chest
   *[other] , { $chests } chests
}
chest = { $state ->
    [free] Take chest { $slot }{ $ends ->
        [over] : this ends the game
       *[none] { "" }
    }
    [secret] Chest { $slot }: taken by { $owner }, still secret
    [open] Chest { $slot }: { $owner } found { $value }
   *[shut] Chest { $slot }: closed. Why?
}
your-last-turn = Your last turn

## The card of a level

prizes = Main treasure { $main }, secondary { $secondaries }
nobody-here = No shells here yet. The first one leads.
if-now = If the game ended now:
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
tie-S3 = Tied here; level { $level } decides: { $better } { $ours }, { $worse } { $theirs }.
tie-S4 = Tied up to level 1; unplayed shells decide: { $better } { $ours }, { $worse } { $theirs }.
tie-S5 = Tied on everything; the earlier last turn decides: { $better } before { $worse }.
rule = Show rule { $rule }
close = Close

## The scoring

scoring = Scoring
scoring-next = Continue
scoring-skip = Skip to the end
scoring-again = Show the scoring again
treasures = Treasures
chests = Chests
points = Points
chest-opened = { $name } opens chest { $slot }

## What to do now

task-keep = Tap the dice you keep, then reroll.
task-roll = Reroll the others, or keep more.
task-stop = { $gives ->
    [chest] A perfect dive! Stop and take a chest.
   *[shells] Every die counts. Stop here, or keep some and reroll.
}
task-all-kept = All kept. Stop here, or release a die.
task-place = Tap a highlighted level to place your shells there.
task-chest = Tap a chest: it is yours, and secret.
coach-1 = Only the sequence 1, 2, 3, … counts. Tap the dice that help it, then reroll the others.
coach-2 = You roll up to three times. Each number of your sequence is a level of the sea.
coach-place = Tap a level. Each die with its number places one shell there; the most shells win its treasure.
coach-chest = Every number and a chest! Tap one: only you see its points. Then you dive again.

## On the home page

glance = 2 to 5 players, people or bots · 20 minutes

## The keys, behind “?”

keys-dice = keep a die, or reroll it
keys-line = Keys: 1 to { $count } keep a die, R rolls, S stops
keys-throw = reroll the dice you do not keep
keys-stop = stop
keys-choose = choose a level or a chest
keys-walk = move between dice, levels and chests
keys-skip = skip the animation

## The lesson

lesson-run = You are Ada, the green clam. You rolled six dice. Only the uninterrupted sequence 1, 2, 3, … counts. Yours reaches level 3, and so does your diver. The 5 is lost because there is no 4.
lesson-keep = You can reroll any dice, up to two times. Tap 1, 2 and 3 to keep them, then reroll the other three.
lesson-stop = A 4, and a second 3! Your sequence reaches level 4. You may stop after any roll. Stop here.
lesson-place = Now choose one level of your sequence. You place as many shells there as you have dice with its number. The labels show what each choice gives you.
lesson-lost = Bo rolled three times and got no 1. That is an unsuccessful dive: Bo places nothing. Now look at your own dice.
lesson-perfect = Every number and a chest: a perfect dive! Stop before you lose it.
lesson-chest = You place no shells this time. Take a chest instead.
lesson-secret = Only you can see its value until the scoring. And you take another turn right away, even if this was your last one.
lesson-majority = A later moment in another game: Bo has three shells on level 3, you have two on level 2. The player with the most shells wins the main treasure, on the left. The next players win a gem, on the right. Stop here.
lesson-tie = Place your three shells on level 3. You and Bo will be tied there, but you have more on the level above.
lesson-badge = You lead on level 3. The “=” on your shell means that you won a tie. Tap the treasure to see how. Meanwhile Bo has placed a last shell.
lesson-last = When a player places their last shell, all other players take one more turn. This is yours, and the sun is setting. Stop with what you have.
lesson-short = You have one shell left. If the dice say two, you place one: all you have. Choose any level.
lesson-score = Scoring goes level by level, from the deepest up, then come the chests. The most points win. That’s all: you know the game!

## The same, to the player it is about

ledge-you = { $tie ->
    [yes] Level { $level }: you lead with { $shells ->
        [one] 1 shell
       *[other] { $shells } shells
    }, tied, decided by { $rule }. Show all
   *[no] Level { $level }: you lead with { $shells ->
        [one] 1 shell
       *[other] { $shells } shells
    }. Show all
}
chest-owner-you = { $state ->
    [open] Chest { $slot }: yours, it holds { $value }
   *[secret] Chest { $slot }: yours, still secret
}
chest-opened-you = You open chest { $slot }
