# What came of checking the dice of a game.

fair =
    { $drawn ->
        [0] The secret is the one that was promised; chance has not moved yet.
        [one] The dice were fair: the secret is the one that was promised, and the one chance move follows from it.
       *[other] The dice were fair: the secret is the one that was promised, and all { $drawn } chance moves follow from it.
    }
unfair =
    { $count ->
        [0] The dice cannot be trusted.
        [one] The dice cannot be trusted: of { $drawn } chance moves one is not what the secret gives.
       *[other] The dice cannot be trusted: of { $drawn } chance moves { $count } are not what the secret gives.
    }
other-secret = The secret is not the one that was promised: its SHA-256 is { $found }, the promise was { $promised }.
first = { $found } began, but it had to be { $expected }.
move = Move { $number }: the record has “{ $found }”, the dice gave “{ $expected }”.
