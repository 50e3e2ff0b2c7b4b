# Ce que donne la vérification des dés d’une partie.

fair =
    { $drawn ->
        [0] Le secret est bien celui qui était promis ; le hasard n’a encore rien joué.
        [one] Les dés étaient honnêtes : le secret est bien celui qui était promis, et le seul coup du hasard en découle.
       *[other] Les dés étaient honnêtes : le secret est bien celui qui était promis, et les { $drawn } coups du hasard en découlent tous.
    }
unfair =
    { $count ->
        [0] On ne peut pas se fier à ces dés.
        [one] On ne peut pas se fier à ces dés : sur { $drawn } coups du hasard, un n’est pas celui que donne le secret.
       *[other] On ne peut pas se fier à ces dés : sur { $drawn } coups du hasard, { $count } ne sont pas ceux que donne le secret.
    }
other-secret = Le secret n’est pas celui qui était promis : son SHA-256 est { $found }, la promesse était { $promised }.
first = { $found } a commencé, mais ce devait être { $expected }.
move = Coup { $number } : la partie dit « { $found } », les dés ont donné « { $expected } ».
