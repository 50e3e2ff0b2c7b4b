# The browser: what happened at a table, how fast it is told, and how it ended.

log = The log
log-empty = Nothing has happened yet.
lately = The last turns
looking = { $name }, turn { $turn }, once more
look-again = Again
back-to-now = Back to now
speed = Bots and motion
speed-of = { $speed ->
    [slow] slow
    [fast] fast
    [at-once] at once
   *[normal] normal
}
hint-others = All choices compared
hint-about-chance = Chance to win the game.

## The end

you-share = You share the victory with { $names }!
other-wins = { $count ->
    [one] { $names } wins; you are { $place }, { $behind } behind
   *[other] { $names } share the victory; you are { $place }, { $behind } behind
}
place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $place }
}
gave-up = { $count ->
    [one] { $names } resigned.
   *[other] { $names } resigned.
}
gave-up-you = { $count ->
    [one] You resigned.
   *[other] { $names } resigned.
}
other-opponents = Other opponents
rematch-wish = { $count ->
    [one] { $names } would like to play again. And you?
   *[other] { $names } would like to play again. And you?
}
rematch-no = No, thank you
rematch-declined = { $count ->
    [one] { $names } does not want to play again. Once more seats a bot there.
   *[other] { $names } do not want to play again. Once more seats bots there.
}
result-won = won { $scores }
result-lost = { $place } { $scores }
picture = The table at the end
key-log = the log
review = Review the game
review-so-far = Review so far
reviewing = Reviewing the game…
play-on = Play on from here
