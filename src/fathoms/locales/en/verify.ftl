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
# A game that was played on from another one has several parts, each with dice of its own.

part-fair =
    Moves { $first } to { $last }: { $drawn ->
        [0] nothing was rolled; the secret matches the one that was promised.
        [one] the dice were fair; the only roll follows from the promised secret.
       *[other] the dice were fair; all { $drawn } rolls follow from the promised secret.
    }
part-unfair = Moves { $first } to { $last }: the dice cannot be trusted.
part-no-proof = Moves { $first } to { $last } come from a game without a proof; nobody can check their dice.
part-no-secret = Moves { $first } to { $last } come from a game that was not over; without its secret nobody can check their dice.
