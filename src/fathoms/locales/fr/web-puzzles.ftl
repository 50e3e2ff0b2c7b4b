# Le navigateur : énigmes, celle du jour, et la pile de décisions à revoir.

title = Énigmes
lead = Une décision, un meilleur choix. Ensuite, vous voyez ce que vaut chaque choix.
solve = À vous
solved-today = Résolue. Revenez demain.
failed-today = Pas cette fois. Elle est maintenant dans votre pile.
look-again = La revoir
pile = Votre pile
pile-empty = Les énigmes manquées reviennent ici, de plus en plus tard à chaque bonne réponse. Les décisions de vos parties y viennent depuis leur analyse.
pile-due = { $count ->
    [one] Une décision vous attend.
   *[other] { $count } décisions vous attendent.
}
pile-rests = { $days ->
    [one] Rien à revoir aujourd’hui. La prochaine revient demain.
   *[other] Rien à revoir aujourd’hui. La prochaine revient dans { $days } jours.
}
pile-size = { $count ->
    [one] Une dans la pile.
   *[other] { $count } dans la pile.
}
practise = S’entraîner
progress = { $solved } sur { $count } résolues
number = Énigme { $number }
state-new = pas encore essayée
state-right = résolue
state-wrong = manquée
proven = Prouvée
opinion = Avis de l’expert
show-all = Afficher les { $count }
you-are = Vous jouez { $name }.
choose-there = Choisissez à la table, puis confirmez comme dans une partie.
at-most = au plus { $share }
best = Le mieux
beside = Face à
right-one = juste
not-weighed = Personne n’a évalué ce choix.
back-in = { $days ->
    [one] Revient demain.
   *[other] Revient dans { $days } jours.
}
next = Énigme suivante
next-due = Décision suivante
take-off = Retirer de la pile
all = Toutes les énigmes
own = Une de vos décisions
done = C’était la dernière pour aujourd’hui.
