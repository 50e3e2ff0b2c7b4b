### Into the Blue in the browser: what its own drawing says, shows and asks.

## The dice

tray = The dice
your-dive = Your dive
dive-of = { $name } dives
roll-of = Roll { $roll } of { $rolls }
falling = …
die = { $held ->
    [yes] Die { $number }: { $face }, kept
   *[no] Die { $number }: { $face }
}{ $role ->
    [lost] , no use as it lies
   *[run] , in the run
}
die-hand = A die in the hand
throw = { $count ->
    [one] Throw 1 die
   *[other] Throw { $count } dice
}
throw-none = All kept
stop = Stop here
stop-gives = { $gives ->
    [chest] take a chest
    [shells] { $depth ->
        [1] shells on level 1
       *[other] shells on levels 1 to { $depth }
    }
   *[nothing] and lose the dive
}
after-that = { $ends ->
    [last-turns] After that the others take their last turns.
   *[over] After that the game is over.
}
why = why?
waiting = { $name } decides

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
    [won] {" "}on a tie
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
place-not = Level { $level } is not in your run. Why?
ledge = { $tie ->
    [yes] Level { $level }: { $name } leads with { $shells ->
        [one] 1 shell
       *[other] { $shells } shells
    }, a tie broken by { $rule }. Show all
   *[no] Level { $level }: { $name } leads with { $shells ->
        [one] 1 shell
       *[other] { $shells } shells
    }. Show all
}
ledge-nobody = Level { $level }: no shells yet. Show its treasures
ledge-more = Level { $level }: the secondary treasures. Show all
buoy = { $name }: { $left ->
    [one] 1 shell in hand
   *[other] { $left } shells in hand
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
        [over] : it ends the game
       *[none] { "" }
    }
    [secret] Chest { $slot }: taken by { $owner }, still secret
    [open] Chest { $slot }: { $owner } found { $value }
   *[shut] Chest { $slot }: shut. Why?
}
your-last-turn = Your last turn

## The card of a level

prizes = Main treasure { $main }, secondary { $secondaries }
nobody-here = Nobody has a shell here yet: the first one leads.
if-now = If the game ended now:
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
tie-S3 = As many shells here; level { $level } decides: { $better } { $ours }, { $worse } { $theirs }.
tie-S4 = As many shells all the way up; those in hand decide: { $better } { $ours }, { $worse } { $theirs }.
tie-S5 = Even in everything; the earlier last turn decides: { $better } before { $worse }.
rule = Show rule { $rule }
close = Close

## The scoring

scoring = The scoring
scoring-next = Go on
scoring-skip = To the end
scoring-again = See the scoring again
treasures = Treasures
chests = Chests
points = Points
chest-opened = { $name } opens chest { $slot }

## What to do now

task-keep = Tap the dice you keep, then roll.
task-roll = Roll the others, or keep more.
task-stop = { $gives ->
    [chest] A perfect dive! Stop and take a chest.
   *[shells] Every die counts. Stop here, or keep some and roll.
}
task-all-kept = All kept. Stop here, or let a die go.
task-place = Tap a lit level: your shells go there.
task-chest = Tap a chest: it is yours, and a secret.
coach-1 = Only the run 1, 2, 3 … counts. Tap the dice that help it, then roll the others.
coach-2 = You roll three times at most. Each number of your run is a level of the sea.
coach-place = Tap a level. Each die with its number puts one shell there; most shells win its treasure.
coach-chest = Every number and a chest! Tap one: only you see its points. Then you dive again.

## On the home page

glance = 2 to 5 players, people or bots · 20 minutes

## The keys, behind “?”

keys-dice = keep a die, or throw it again
keys-line = Keys: 1 to { $count } keep a die, R rolls, S stops
keys-throw = throw the dice that are not kept
keys-stop = stop
keys-choose = choose a level or a chest
keys-walk = go from die to die, level to level, chest to chest
keys-skip = do not wait for what moves

## The lesson

lesson-run = You are Ada, the green clam. Six dice have fallen. Only the unbroken run 1, 2, 3 … counts: yours reaches level 3, and so does your diver. The 5 is lost, for there is no 4.
lesson-keep = You may throw any dice again, twice. Tap 1, 2 and 3 to keep them, then throw the other three.
lesson-stop = A 4, and a second 3! The run reaches level 4. Anyone may stop after any throw: stop here.
lesson-place = Now choose one level of your run. As many shells go there as dice show its number. The labels say what each choice would do.
lesson-lost = Bo’s turn went by: three throws and no 1. That dive is lost, and Bo places nothing. Now look at your own dice.
lesson-perfect = Every number and a chest: a perfect dive! Stop, before you lose it.
lesson-chest = You place no shells this time. Take a chest instead.
lesson-secret = Only you see what is in it, until the scoring. And you take another whole turn at once, even if it is your last.
lesson-majority = Another game, further on: Bo has three shells on level 3, you have two on level 2. The most shells win the main treasure on the left, those who follow a gem on the right. Stop here.
lesson-tie = Put your three shells on level 3. You and Bo will be level there; but on the level above you have more.
lesson-badge = You lead level 3. The sign “=” on your shell says that a tie was broken: tap the treasure to see by which numbers. Bo has meanwhile placed a last shell.
lesson-last = When someone places their last shell, everybody else takes one more turn. This is yours: the sun is setting. Stop with what you have.
lesson-short = You have one shell left. Where the dice say two, one goes: you place what you have. Choose any level.
lesson-score = The scoring goes level by level, from the deep up, then the chests. The most points win. That is all: you know the game.

## The same, to the player it is about

ledge-you = { $tie ->
    [yes] Level { $level }: you lead with { $shells ->
        [one] 1 shell
       *[other] { $shells } shells
    }, a tie broken by { $rule }. Show all
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
