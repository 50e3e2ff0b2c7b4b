# What a change of the rules does: `fathoms lab compare`, the workshop.

measure-turns = Turns per game
measure-decisions = Decisions per game
measure-minutes = Minutes per game (estimate)
measure-first-wins = Wins of the first seat
measure-wins-2 = Wins of the second seat
measure-wins-3 = Wins of the third seat
measure-wins-4 = Wins of the fourth seat
measure-wins-5 = Wins of the fifth seat
measure-margin = Points between first and second
measure-shared = Shared victories
measure-unfinished = Games without a winner by the goal
measure-lead-changes = Lead changes
measure-decided = How late the winner is decided
measure-comebacks = Comebacks
measure-skill = Wins of the stronger bot
measure-luck = Part of luck in the result
measure-choices = Part of choices in the result

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
by-engine = Played on the readable engine; install the fast one with: pip install 'fathoms[lab]'.
change = { $title } ({ $field }): { $before } → { $after }

same-rules = Both rule sets are the same, so nothing differs.
length-same = Games take as long as before.
length-unknown = There are not enough games to tell whether games get longer or shorter; play more games.
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
first-same = No seat has an advantage, as before.
first-hardly = No seat has more than a tiny advantage.
first-unknown = There are not enough games to tell whether the first seat has an advantage; play more games.
first-fair = The first seat loses its advantage: it wins { $share } %, and { $fair } % would be fair.
first-gains = The first seat gets an advantage: it wins { $share } %, and { $fair } % would be fair.
first-suffers = The first seat gets a disadvantage: it wins { $share } %, and { $fair } % would be fair.
first-turned = Now the first seat has an advantage: it wins { $share } %, and { $fair } % would be fair.
first-turned-against = Now the first seat has a disadvantage: it wins { $share } %, and { $fair } % would be fair.
first-grows = The first seat has an even bigger advantage: it wins { $share } %, and { $fair } % would be fair.
first-shrinks = The first seat has a smaller advantage: it wins { $share } %, and { $fair } % would be fair.
first-worse = The first seat has a bigger disadvantage: it wins { $share } %, and { $fair } % would be fair.
first-better = The first seat has a smaller disadvantage: it wins { $share } %, and { $fair } % would be fair.
first-still = The first seat has an advantage, as before: it wins { $share } %, and { $fair } % would be fair.
first-still-against = The first seat has a disadvantage, as before: it wins { $share } %, and { $fair } % would be fair.
skill-same = Skill counts as much as before.
skill-unknown = There are not enough games to tell whether skill counts more or less; play more games.
skill-always = { $strong } beats { $weak } nearly always under both rules, so this cannot tell whether skill counts more or less.
skill-more = Skill counts more: { $strong } beats { $weak } in { $after } % of games, before in { $before } %.
skill-less = Skill counts less: { $strong } beats { $weak } in { $after } % of games, before in { $before } %.
luck-more = Luck decides more: { $luck } % of the result ({ $low } to { $high } %), before { $before } %; choices decide { $choices } %. { $games } games of each were reviewed.
luck-less = Luck decides less: { $luck } % of the result ({ $low } to { $high } %), before { $before } %; choices decide { $choices } %. { $games } games of each were reviewed.
luck-same = Luck decides as much as before: { $luck } % of the result ({ $low } to { $high } %); choices decide { $choices } %. { $games } games of each were reviewed.
luck-unknown = Luck decides { $luck } % of the result ({ $low } to { $high } %), choices { $choices } %; the { $games } games of each that were reviewed are too few to tell a difference.
luck-slow = Games with these rules take too long to review here, so the part of luck was not measured; a terminal can do it: fathoms lab compare --luck.
closer = Games are closer, and the lead changes more often.
less-close = Games are less close, and the lead changes less often.
field = “{ $title }”
one-at-a-time = These rule sets differ in { $changes } things: { $fields }. Change one at a time, and you will know which one made the difference.

vary = “{ $text }” cannot be varied; write it as field=6..16 or field=1,2,4.
vary-many = { $count } values are too many for one chart; use at most { $most }.
sweep-title = { $game }: effect of “{ $field }”
sweep-games = { NUMBER($games) } games per value, { $players } players ({ $bots })
goal = There is no goal “{ $name }”; there are { $known }.
goal-shorter = shorter games
goal-longer = longer games
goal-closer = closer games
goal-fairer = a smaller advantage for the first seat
goal-skill = more skill
goal-livelier = more lead changes
goal-more = more often: { $deed }
suggest-none = None of the { $count } changes tried helps with that goal; try another goal or another rule set to start from.
suggest-tried = { $count } single changes tried, { NUMBER($games) } games each.
stopped = Stopped; nothing was measured.
drawn = The chart is in { $path }.

balance-cost = “{ $text }” is no player here: write a cost a decision as cost:1.5, from 0 to 100 hundredths of a win.
balance-no-costs = It is not known what bots give away a decision in this game with { $seats } players; choose a bot instead.
balance-none = { $game } has no handicaps, so nothing here can make chances equal; choose another game.
balance-players = Say who plays like each of you, for example --players greedy,random or --players greedy,cost:1.5.
balance-share = seat { $seat } wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-even = With that chances are equal: { $shares } of { NUMBER($games) } games.
balance-already = Chances are equal without a handicap: { $shares } of { NUMBER($games) } games.
balance-far = No handicap was found that makes chances equal; this is as close as it gets: { $shares } of { NUMBER($games) } games.
balance-code = The rules with this handicap: { $code }
