### Into the Blue: the log, one line a turn, and why points changed.

dive = { $rolls ->
    [one] { $faces } in one roll
   *[other] { $faces } in { $rolls } rolls
}
place = { $count ->
    [one] 1 shell on level { $level }
   *[other] { $count } shells on level { $level }
}
chest = perfect dive: a chest
lost = unsuccessful dive: no 1
no-shells = no shells left to place
again = another turn
last-shell = the last shell
last-chest = the last chest
last-turns = { $others ->
    [one] one last turn for the other player
   *[other] one last turn for each of the others
}
over = the game is over

## Why points changed: “+3: you lead level 2 (5 > 4)”

change = { $what }{ $why }
lead = { $who ->
    [you] { $points }: you lead level { $level }
   *[other] { $points }: { $name } leads level { $level }
}
place-word = { $rank ->
    [2] second
    [3] third
   *[other] number { $rank }
}
place-on = { $who ->
    [you] { $points }: you are { $place } on level { $level }
   *[other] { $points }: { $name } is { $place } on level { $level }
}
passed = { $who ->
    [you] { $points }: { $by } is ahead of you on level { $level }
    [by-you] { $name } { $points }: you are ahead on level { $level }
   *[other] { $name } { $points }: { $by } is ahead on level { $level }
}
alone = , alone there
no-rival = { "" }
S2 = {" "}({ $ours } > { $theirs })
S3 = : tied at { $shells }, level { $level } decides ({ $ours } > { $theirs })
S4 = : tied at { $shells }, unplayed shells decide ({ $ours } > { $theirs })
S5 = : tied at { $shells }, the earlier last turn decides

## What ended the game

end-last-shell-last-turns = { $who ->
    [you] You placed your last shell; { $others ->
        [one] the other player
       *[other] each of the others
    } had one more turn.
   *[other] { $name } placed the last shell; { $others ->
        [one] the other player
       *[other] each of the others
    } had one more turn.
}
end-last-shell-at-once = { $who ->
    [you] You placed your last shell: that ends the game.
   *[other] { $name } placed the last shell: that ends the game.
}
end-last-chest-at-once = { $who ->
    [you] You took the last chest: that ends the game.
   *[other] { $name } took the last chest: that ends the game.
}
end-last-chest-last-turns = { $who ->
    [you] You took the last chest; { $others ->
        [one] the other player
       *[other] each of the others
    } had one more turn.
   *[other] { $name } took the last chest; { $others ->
        [one] the other player
       *[other] each of the others
    } had one more turn.
}
