# Ce que fait un changement de règles : `fathoms lab compare`, l’atelier.

measure-turns = Tours par partie
measure-decisions = Décisions par partie
measure-minutes = Minutes par partie (estimation)
measure-first-wins = Victoires de la première place
measure-wins-2 = Victoires de la deuxième place
measure-wins-3 = Victoires de la troisième place
measure-wins-4 = Victoires de la quatrième place
measure-wins-5 = Victoires de la cinquième place
measure-margin = Points entre le premier et le deuxième
measure-shared = Victoires partagées
measure-unfinished = Parties sans objectif atteint
measure-lead-changes = Changements de leader
measure-decided = Moment où le gagnant est connu
measure-comebacks = Remontées
measure-skill = Victoires du robot le plus fort
measure-luck = Part du hasard dans le résultat
measure-choices = Part des choix dans le résultat

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
by-engine = Joué sur le moteur lisible ; pour installer le moteur rapide : pip install 'fathoms[lab]'.
change = { $title } ({ $field }) : { $before } → { $after }

same-rules = Les deux jeux de règles sont les mêmes, donc rien ne diffère.
length-same = Les parties durent aussi longtemps qu’avant.
length-unknown = Il n’y a pas assez de parties pour dire si elles durent plus ou moins longtemps ; jouez plus de parties.
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
unfinished-more = Plus de parties finissent sans que personne n’atteigne l’objectif : { $after } %, avant { $before } %.
unfinished-less = Moins de parties finissent sans que personne n’atteigne l’objectif : { $after } %, avant { $before } %.
unfinished-still = Comme avant, des parties finissent sans que personne n’atteigne l’objectif : { $after } %, avant { $before } %.
first-same = Aucune place n’est avantagée, comme avant.
first-hardly = Aucune place n’a plus qu’un très léger avantage.
first-unknown = Il n’y a pas assez de parties pour dire si la première place est avantagée ; jouez plus de parties.
first-fair = La première place perd son avantage : elle gagne { $share } %, et { $fair } % serait juste.
first-gains = La première place obtient un avantage : elle gagne { $share } %, et { $fair } % serait juste.
first-suffers = La première place obtient un désavantage : elle gagne { $share } %, et { $fair } % serait juste.
first-turned = À présent la première place est avantagée : elle gagne { $share } %, et { $fair } % serait juste.
first-turned-against = À présent la première place est désavantagée : elle gagne { $share } %, et { $fair } % serait juste.
first-grows = La première place est encore plus avantagée : elle gagne { $share } %, et { $fair } % serait juste.
first-shrinks = La première place est moins avantagée, mais l’est encore : elle gagne { $share } %, et { $fair } % serait juste.
first-worse = La première place est plus désavantagée : elle gagne { $share } %, et { $fair } % serait juste.
first-better = La première place est moins désavantagée : elle gagne { $share } %, et { $fair } % serait juste.
first-still = La première place est avantagée, comme avant : elle gagne { $share } %, et { $fair } % serait juste.
first-still-against = La première place est désavantagée, comme avant : elle gagne { $share } %, et { $fair } % serait juste.
skill-same = L’habileté compte autant qu’avant.
skill-unknown = Il n’y a pas assez de parties pour dire si l’habileté compte plus ou moins ; jouez plus de parties.
skill-always = { $strong } bat { $weak } presque toujours avec les deux règles, ce qui ne dit pas si l’habileté compte plus ou moins.
skill-more = L’habileté compte plus : { $strong } bat { $weak } dans { $after } % des parties, avant dans { $before } %.
skill-less = L’habileté compte moins : { $strong } bat { $weak } dans { $after } % des parties, avant dans { $before } %.
luck-more = Le hasard décide davantage : { $luck } % du résultat (de { $low } à { $high } %), avant { $before } % ; les choix décident de { $choices } %. { $games } parties de chaque ont été analysées.
luck-less = Le hasard décide moins : { $luck } % du résultat (de { $low } à { $high } %), avant { $before } % ; les choix décident de { $choices } %. { $games } parties de chaque ont été analysées.
luck-same = Le hasard décide autant qu’avant : { $luck } % du résultat (de { $low } à { $high } %) ; les choix décident de { $choices } %. { $games } parties de chaque ont été analysées.
luck-unknown = Le hasard décide de { $luck } % du résultat (de { $low } à { $high } %), les choix de { $choices } % ; les { $games } parties analysées de chaque sont trop peu pour voir une différence.
luck-slow = Analyser des parties avec ces règles prend trop de temps ici, la part du hasard n’a donc pas été mesurée ; un terminal peut le faire : fathoms lab compare --luck.
closer = Les parties sont plus serrées et le leader change plus souvent.
less-close = Les parties sont moins serrées et le leader change moins souvent.
field = « { $title } »
one-at-a-time = Ces jeux de règles diffèrent en { $changes } points : { $fields }. Changez-en un à la fois, et vous saurez lequel a fait la différence.

vary = « { $text } » ne peut pas varier ; écrivez champ=6..16 ou champ=1,2,4.
vary-many = { $count } valeurs, c’est trop pour un graphique ; prenez-en au plus { $most }.
sweep-title = { $game } : effet de « { $field } »
sweep-games = { NUMBER($games) } parties par valeur, { $players } joueurs ({ $bots })
goal = Il n’y a pas d’objectif « { $name } » ; il y a { $known }.
goal-shorter = des parties plus courtes
goal-longer = des parties plus longues
goal-closer = des parties plus serrées
goal-fairer = un avantage plus petit pour la première place
goal-skill = plus d’habileté
goal-livelier = plus de changements de leader
goal-more = plus souvent : { $deed }
suggest-none = Aucun des { $count } changements essayés n’aide à cet objectif ; essayez un autre objectif ou un autre jeu de règles de départ.
suggest-tried = { $count } changements essayés un à un, { NUMBER($games) } parties chacun.
stopped = Arrêté ; rien n’a été mesuré.
drawn = Le graphique est dans { $path }.

balance-cost = « { $text } » n’est pas un joueur : écrivez un coût par décision comme cost:1.5, de 0 à 100 centièmes de victoire.
balance-no-costs = On ne sait pas ce que les robots perdent par décision dans ce jeu à { $seats } joueurs ; choisissez plutôt un robot.
balance-none = { $game } n’a pas de handicaps, donc rien ici ne peut rendre les chances égales ; choisissez un autre jeu.
balance-players = Dites qui joue comme chacun de vous, par exemple --players greedy,random ou --players greedy,cost:1.5.
balance-share = la place { $seat } gagne { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-even = Ainsi les chances sont égales : { $shares } sur { NUMBER($games) } parties.
balance-already = Les chances sont égales sans handicap : { $shares } sur { NUMBER($games) } parties.
balance-far = Aucun handicap trouvé ne rend les chances égales ; le mieux est ceci : { $shares } sur { NUMBER($games) } parties.
balance-code = Les règles avec ce handicap : { $code }
