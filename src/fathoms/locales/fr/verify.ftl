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
# Une partie reprise d’une autre a plusieurs parties, chacune avec ses dés.

part-fair =
    Coups { $first } à { $last } : { $drawn ->
        [0] rien n’a été lancé ; le secret correspond à celui qui était promis.
        [one] les dés étaient honnêtes ; le seul lancer découle du secret promis.
       *[other] les dés étaient honnêtes ; les { $drawn } lancers découlent tous du secret promis.
    }
part-unfair = Coups { $first } à { $last } : on ne peut pas se fier à ces dés.
part-no-proof = Les coups { $first } à { $last } viennent d’une partie sans preuve ; personne ne peut vérifier leurs dés.
part-no-secret = Les coups { $first } à { $last } viennent d’une partie qui n’était pas terminée ; sans son secret, personne ne peut vérifier leurs dés.
