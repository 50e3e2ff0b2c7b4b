# The browser: the daily dive

title = The daily dive
about = One game a day, the same for everybody: the same dice, the same bots, one attempt, no hints. You can break off and come back until midnight UTC.
about-site = One game a day, the same for everybody on earth: the same dice, the same bots, one attempt a device, no hints. You can break off and come back. There is no board here: send your line to friends and compare.
about-here = No server answers, so this is the dive that everybody on earth has without one: the same dice, the same bots, one attempt a device, and no board.
next = Next one in { $hours } h { $minutes } min
against = Against { $bots }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
see-result = See how you did
continue = Continue
dive = Dive
board = Board
dots = The last { $days } days: { $played } played
dot = { $state ->
    [none] { $day }: not played
    [begun] { $day }: not finished
    [practice] { $day }: practice, { $points }
    [won] { $day }: won, { $points }
   *[played] { $day }: { $points }
}
key-won = won
key-played = played
key-begun = not finished
key-practice = practice
groups = Groups
groups-about = Compare with your family or your class: start a group and send its link.
members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
group-name = Name of the group
found = Start a group
make-key = Make a key first
fair = The secret of the day’s dice was promised the day before and is opened at midnight UTC; then anyone can check every roll with “fathoms verify”.
fair-site = The dice of a day follow from its date by a published rule, so everybody meets the same ones. Nothing about them is secret: who wants to can work them out beforehand, and only spoils their own dive.
to-today = To today’s dive

## A board

yours = Your dive
lead = { $how ->
    [won] You won, { $lead } ahead of the best bot at your table.
    [even] Level with the best bot at your table.
   *[behind] { $lead } behind the best bot at your table.
}
place = Place { $place } of { $total }
better = Better chosen than { $percent } % of { $others }
cost = Your choices cost { $cost } points of winning chance in all.
valuing = Your choices are being valued…
share = A line to share; it tells nothing of the dice
alone = Without a server there is no board, and nobody can say what your choices cost; your line compares you with friends.
review = Review
practise = Practise
bots = The bots with the same dice
bots-about = Each of them sat in your seat.
not-yet = Not played yet
not-played = Play today’s dive to see how you did.
not-played-over = This day is over; you can play it for practice.
col-place = Place
col-name = Name
col-points = Points
col-cost = Cost
more = { $count } more
led = With equal points, the lead over the best bot at the table decides.
left-out = Places in between are left out
spread = How many have which points, from { $low } to { $high }
otherwise = Where the best did otherwise
otherwise-of = Where { $name } did otherwise
turn = Your turn { $turn }
nobody = A diver
nobody-yet = Nobody has finished today’s dive yet.
everybody = Everybody’s board

## A group

invite = The link of the group: anyone who opens it can join
join = Join the group
join-about = The others see your name and your points of each day from then on.
join-key = A group knows its members by their keys. Make one, then open this link again.
end = See the board
