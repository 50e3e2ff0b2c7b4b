# What a change of the rules does: `fathoms lab compare`, the workshop.

measure-turns = Turns a game
measure-decisions = Decisions a game
measure-minutes = Minutes a game (estimate)
measure-first-wins = Wins of the seat that begins
measure-wins-2 = Wins of the second seat
measure-wins-3 = Wins of the third seat
measure-wins-4 = Wins of the fourth seat
measure-wins-5 = Wins of the fifth seat
measure-margin = Points between the winner and the next
measure-shared = Games won together
measure-unfinished = Games that nobody won by the goal
measure-lead-changes = Changes of the lead
measure-decided = How late the winner is decided
measure-comebacks = Comebacks
measure-skill = Wins of the stronger bot

head-measure = Measure
head-base = Before
head-changed = After
head-change = Change
head-difference = Difference
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
within = { $difference } ({ $low } to { $high })
certain-mark = More than luck: marked with ●.
games = { NUMBER($games) } games of each, { $players } players ({ $bots }), the same dice for both.
by-engine = Played by the readable engine; install the quick one with: pip install 'fathoms[lab]'.
change = { $title } ({ $field }): { $before } → { $after }

same-rules = Both rule sets are the same, so nothing differs.
length-same = Games take as long as before.
length-unknown = The sample cannot tell whether games get longer or shorter; play more games.
length-longer =
    { $amount ->
        [little] Games get a little longer.
        [tenth] Games get a tenth longer.
        [fifth] Games get a fifth longer.
        [quarter] Games get a quarter longer.
        [third] Games get a third longer.
        [half] Games get half as long again.
       *[other] Games get much longer: { $percent } % more.
    }
length-shorter =
    { $amount ->
        [little] Games get a little shorter.
        [tenth] Games get a tenth shorter.
        [fifth] Games get a fifth shorter.
        [quarter] Games get a quarter shorter.
        [third] Games get a third shorter.
        [half] Games take half as long.
       *[other] Games get much shorter: { $percent } % less.
    }
unfinished-more = More games end without anybody reaching the goal: { $after } %, before { $before } %.
unfinished-less = Fewer games end without anybody reaching the goal: { $after } %, before { $before } %.
unfinished-still = As before, some games end without anybody reaching the goal: { $after } %, before { $before } %.
first-same = No seat is favoured, as before.
first-hardly = No seat is favoured by more than a trifle.
first-unknown = The sample cannot tell whether the first seat is favoured; play more games.
first-fair = The first seat loses its edge: it wins { $share } %, and { $fair } % would be fair.
first-gains = The first seat becomes favoured: it wins { $share } %, where { $fair } % would be fair.
first-suffers = The first seat falls behind: it wins { $share } %, where { $fair } % would be fair.
first-turned = Now the first seat is favoured: it wins { $share } %, where { $fair } % would be fair.
first-turned-against = Now the first seat is at a disadvantage: it wins { $share } %, where { $fair } % would be fair.
first-grows = The first seat is favoured even more: it wins { $share } %, where { $fair } % would be fair.
first-shrinks = The first seat is less favoured, but still is: it wins { $share } %, where { $fair } % would be fair.
first-worse = The first seat is at a greater disadvantage: it wins { $share } %, where { $fair } % would be fair.
first-better = The first seat is at a smaller disadvantage: it wins { $share } %, where { $fair } % would be fair.
first-still = The first seat is favoured, as before: it wins { $share } %, where { $fair } % would be fair.
first-still-against = The first seat is at a disadvantage, as before: it wins { $share } %, where { $fair } % would be fair.
skill-same = Skill counts as much as before.
skill-unknown = The sample cannot tell whether skill counts more or less; play more games.
skill-always = { $strong } beats { $weak } nearly always under both rules, so this cannot tell whether skill counts more or less.
skill-more = Skill counts more: { $strong } beats { $weak } in { $after } % of games, before in { $before } %.
skill-less = Skill counts less: { $strong } beats { $weak } in { $after } % of games, before in { $before } %.
closer = Games get closer, and the lead changes more often.
less-close = Games get less close, and the lead changes less often.
field = “{ $title }”
one-at-a-time = These rule sets differ in { $changes } things: { $fields }. Change one at a time, and you will know which one did it.

vary = “{ $text }” varies nothing; write it as field=6..16 or field=1,2,4.
vary-many = { $count } values are too many for one drawing; vary at most { $most }.
sweep-title = { $game }: what “{ $field }” does
sweep-games = { NUMBER($games) } games a value, { $players } players ({ $bots })
goal = There is no goal “{ $name }”; there are { $known }.
goal-shorter = shorter games
goal-longer = longer games
goal-closer = closer games
goal-fairer = less luck of the first seat
goal-skill = more skill
goal-livelier = more changes of the lead
goal-more = more often: { $deed }
suggest-none = None of the { $count } changes tried brings you nearer to that goal; try another goal or another base.
suggest-tried = { $count } single changes tried, { NUMBER($games) } games each.
stopped = Stopped; nothing was measured.
drawn = The drawing is in { $path }.
