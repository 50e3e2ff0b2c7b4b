# Ce que fait un changement de règles : `fathoms lab compare`, l’atelier.

measure-turns = Tours par partie
measure-decisions = Décisions par partie
measure-minutes = Minutes par partie (estimation)
measure-first-wins = Victoires de la place qui commence
measure-wins-2 = Victoires de la deuxième place
measure-wins-3 = Victoires de la troisième place
measure-wins-4 = Victoires de la quatrième place
measure-wins-5 = Victoires de la cinquième place
measure-margin = Points entre le gagnant et le suivant
measure-shared = Parties gagnées ensemble
measure-unfinished = Parties que personne n’a gagnées par le but
measure-lead-changes = Changements de tête
measure-decided = Moment où le gagnant est connu
measure-comebacks = Remontées
measure-skill = Victoires du robot le plus fort

head-measure = Mesure
head-base = Avant
head-changed = Après
head-change = Changement
head-difference = Différence
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
within = { $difference } ({ $low } à { $high })
certain-mark = Plus que du hasard : marqué par ●.
games = { NUMBER($games) } parties de chaque, { $players } joueurs ({ $bots }), les mêmes dés pour les deux.
by-engine = Joué par le moteur lisible ; pour installer le rapide : pip install 'fathoms[lab]'.
change = { $title } ({ $field }) : { $before } → { $after }

same-rules = Les deux jeux de règles sont les mêmes, donc rien ne diffère.
length-same = Les parties durent aussi longtemps qu’avant.
length-unknown = L’échantillon ne permet pas de dire si les parties durent plus ou moins longtemps ; jouez plus de parties.
length-longer =
    { $amount ->
        [little] Les parties durent un peu plus longtemps.
        [tenth] Les parties durent un dixième de plus.
        [fifth] Les parties durent un cinquième de plus.
        [quarter] Les parties durent un quart de plus.
        [third] Les parties durent un tiers de plus.
        [half] Les parties durent la moitié de plus.
       *[other] Les parties durent beaucoup plus longtemps : { $percent } % de plus.
    }
length-shorter =
    { $amount ->
        [little] Les parties durent un peu moins longtemps.
        [tenth] Les parties durent un dixième de moins.
        [fifth] Les parties durent un cinquième de moins.
        [quarter] Les parties durent un quart de moins.
        [third] Les parties durent un tiers de moins.
        [half] Les parties durent moitié moins longtemps.
       *[other] Les parties durent beaucoup moins longtemps : { $percent } % de moins.
    }
unfinished-more = Plus de parties finissent sans que personne n’atteigne le but : { $after } %, avant { $before } %.
unfinished-less = Moins de parties finissent sans que personne n’atteigne le but : { $after } %, avant { $before } %.
unfinished-still = Comme avant, des parties finissent sans que personne n’atteigne le but : { $after } %, avant { $before } %.
first-same = Aucune place n’est avantagée, comme avant.
first-hardly = Aucune place n’est avantagée de plus d’un rien.
first-unknown = L’échantillon ne permet pas de dire si la première place est avantagée ; jouez plus de parties.
first-fair = La première place perd son avantage : elle gagne { $share } %, et { $fair } % serait juste.
first-gains = La première place devient avantagée : elle gagne { $share } %, où { $fair } % serait juste.
first-suffers = La première place prend du retard : elle gagne { $share } %, où { $fair } % serait juste.
first-turned = À présent la première place est avantagée : elle gagne { $share } %, où { $fair } % serait juste.
first-turned-against = À présent la première place est désavantagée : elle gagne { $share } %, où { $fair } % serait juste.
first-grows = La première place est encore plus avantagée : elle gagne { $share } %, où { $fair } % serait juste.
first-shrinks = La première place est moins avantagée, mais l’est encore : elle gagne { $share } %, où { $fair } % serait juste.
first-worse = La première place est plus désavantagée : elle gagne { $share } %, où { $fair } % serait juste.
first-better = La première place est moins désavantagée : elle gagne { $share } %, où { $fair } % serait juste.
first-still = La première place est avantagée, comme avant : elle gagne { $share } %, où { $fair } % serait juste.
first-still-against = La première place est désavantagée, comme avant : elle gagne { $share } %, où { $fair } % serait juste.
skill-same = L’habileté compte autant qu’avant.
skill-unknown = L’échantillon ne permet pas de dire si l’habileté compte plus ou moins ; jouez plus de parties.
skill-always = { $strong } bat { $weak } presque toujours avec les deux règles, ce qui ne dit pas si l’habileté compte plus ou moins.
skill-more = L’habileté compte plus : { $strong } bat { $weak } dans { $after } % des parties, avant dans { $before } %.
skill-less = L’habileté compte moins : { $strong } bat { $weak } dans { $after } % des parties, avant dans { $before } %.
closer = Les parties sont plus serrées, et la tête change plus souvent.
less-close = Les parties sont moins serrées, et la tête change moins souvent.
field = « { $title } »
one-at-a-time = Ces jeux de règles diffèrent en { $changes } choses : { $fields }. Changez-en une à la fois, et vous saurez laquelle en est la cause.

vary = « { $text } » ne fait rien varier ; écrivez champ=6..16 ou champ=1,2,4.
vary-many = { $count } valeurs, c’est trop pour un dessin ; faites-en varier au plus { $most }.
sweep-title = { $game } : l’effet de « { $field } »
sweep-games = { NUMBER($games) } parties par valeur, { $players } joueurs ({ $bots })
goal = Il n’y a pas de but « { $name } » ; il y a { $known }.
goal-shorter = des parties plus courtes
goal-longer = des parties plus longues
goal-closer = des parties plus serrées
goal-fairer = moins de chance pour la première place
goal-skill = plus d’habileté
goal-livelier = plus de changements de tête
goal-more = plus souvent : { $deed }
suggest-none = Aucun des { $count } changements essayés ne vous rapproche de ce but ; essayez un autre but ou une autre base.
suggest-tried = { $count } changements essayés un à un, { NUMBER($games) } parties chacun.
stopped = Arrêté ; rien n’a été mesuré.
drawn = Le dessin est dans { $path }.
