# What came of checking the dice of a game.

fair =
    { $drawn ->
        [0] The secret matches the one that was promised; nothing has been rolled yet.
        [one] The dice were fair: the secret matches the one that was promised, and the only roll follows from it.
       *[other] The dice were fair: the secret matches the one that was promised, and all { $drawn } rolls follow from it.
    }
unfair =
    { $count ->
        [0] The dice cannot be trusted.
        [one] The dice cannot be trusted: one of { $drawn } rolls does not match the secret.
       *[other] The dice cannot be trusted: { $count } of { $drawn } rolls do not match the secret.
    }
other-secret = The secret does not match the one that was promised: its SHA-256 is { $found }, the promise was { $promised }.
first = { $found } started, but it should have been { $expected }.
move = Move { $number }: the record has “{ $found }”, the dice gave “{ $expected }”.
