# Ce que donne la vérification des dés d’une partie.

fair =
    { $drawn ->
        [0] Le secret correspond à celui qui était promis ; rien n’a encore été lancé.
        [one] Les dés étaient honnêtes : le secret correspond à celui qui était promis, et le seul lancer en découle.
       *[other] Les dés étaient honnêtes : le secret correspond à celui qui était promis, et les { $drawn } lancers en découlent tous.
    }
unfair =
    { $count ->
        [0] On ne peut pas se fier à ces dés.
        [one] On ne peut pas se fier à ces dés : sur { $drawn } lancers, un ne correspond pas au secret.
       *[other] On ne peut pas se fier à ces dés : sur { $drawn } lancers, { $count } ne correspondent pas au secret.
    }
other-secret = Le secret ne correspond pas à celui qui était promis : son SHA-256 est { $found }, la promesse était { $promised }.
first = { $found } a commencé, mais ce devait être { $expected }.
move = Coup { $number } : la partie dit « { $found } », les dés ont donné « { $expected } ».
