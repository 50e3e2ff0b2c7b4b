# The browser: pages, buttons, what goes wrong on the way.

title = Fathoms
skip = Skip to the game
close = Close
coming = One moment…
language = Language
light = Light: { $light ->
    [light] day
    [dark] night
   *[auto] like your device
}
to-home = Home
try-again = Try again
moves = What you can do
move-done = Done: { $move }
move-back = Back
copy = Copy
copied = Copied.
share = Share
qr = QR code
qr-label = QR code: { $title }
send = Send
table = Table

## Home

home-lead = Two treasure games under the sea. No account needed.
play-now = Play now
play-now-label = Play now: { $game }
how-strong = How strong should the bots be?
strength = { $strength ->
    [easy] Easy
    [strong] Strong
   *[normal] Normal
}
bots-are = { $strength ->
    [easy] Against easy bots.
    [strong] Against strong bots.
   *[normal] Against normal bots.
}
change = Change
with-friends = With friends
with-friends-about = Choose seats, bots and rules; send a link.
around = On one screen
around-about = Share one device; your chests stay secret.
watch-replay = Watch or replay
watch-replay-about = Watch live tables, or replay any game.
puzzles = Puzzles
puzzles-about = One decision each; a new one every day.
replay-any = Replay a game
replay-any-about = Open any game from a link or a file.
rule-book = Rule book
rule-book-about = Every rule with its number, in three languages.
score-table = Score my game
score-table-about = A score sheet for the boxed game.
workshop = Workshop
workshop-about = Change the rules, see what happens, share them.
daily = The daily dive
daily-about = One game a day, the same for everybody
my-games = My games
my-games-about = Games, results and rules, on all your devices.
my-games-here = My games
my-games-here-about = Games, results and rules on this device.
lesson = Five-minute lesson
lesson-about = Learn it by playing.
continue = Continue
recent = Recent games on this device
on-device = on this device
forget = Remove from this list
ways = Ways to play
without-network = Also without a network
without-network-about = Keep the games on this device, for the train or the boat.
without-network-kept = The games are on this device: they need no network.
no-server = The server is not responding. Your games continue when it is back.
no-house = The games could not start. Check your network and try again.

## Opening a table

which-game = Which game?
open-title = Play with friends
open-lead = Create a table. You get a link for each friend.
around-title = On one screen
around-lead = Who is playing? Each player takes a seat on this device.
seats = Seats
seat-number = Seat { $number }
seat-you = You
seat-friend = A friend, by link
seat-none = Nobody
seat-person = A player here
bot-seat = Bot: { $name }
add-seat = Add a seat
remove-seat = Remove seat { $number }
rule-set = Rules
my-rules = My rules
rules-given = Rules from the link
box-in-use = Playing with the values of your box
box-not-in-use = The values of your box are turned off
box-off = Turn off
box-on = Turn on
box-ask = Which treasure values?
box-ask-lead = We know the rules of the boxed game, but not the values printed on its treasures: ours are a reconstruction. Type those of your box once, and this device keeps them.
box-type = Type the values of my box
box-ours = Use the values of Fathoms
clock = Clock
clock-none = No clock
clock-quick = 5 minutes each, +5 seconds per move
clock-easy = 15 minutes each, +10 seconds per move
clock-slow = One day per move
listed = Anyone can find and watch this table
hints-allowed = Allow hints
name-here = Name
open-table = Create the table
begin = Start
your-name = Your name

## Invites

invited = You are invited
invited-by = At the table: { $names }.
sit-down = Join the table
only-watch = Just watch
invite-for = Link for friend { $number }
invite-once = Each link works for one person, once.
waiting = Waiting for the others
waiting-title = The table is ready
waiting-others = The game starts when everyone has joined.
start-with-bots = Start now, with bots until they join
watch-link = Link for spectators

## Before the game

send-invite = Send the invitation
invite-title = Come and play { $game }
invite-copied = The link is copied: paste it to your friends.
anyone-sits = Anyone with this link may sit down
table-link = Link to the table
link-each = A link for each friend
your-colour = Your colour
other-colour = Another colour for seat { $number }
who-begins = Who begins?
begins-draw = The draw
begins-draw-told = The draw says who begins.
begins-told = { $name } begins.
seat-is-free = A seat is free
watching = You are watching.
watching-ask = To play, ask { $names } for an invitation.
house-rules = House rules at this table
book-here = The rule book of this table
understood-sit = Understood, join the table

## At the table

game-over = The game is over
dice-fall = Rolling the dice…
players = Players
hours = { $hours } h
seat-free = Free seat
seat-bot = bot
seat-stand-in = a bot is playing
seat-here = here
seat-away = away
seat-resigned = resigned
seat-timed-out = out of time
fill = Let a bot play for { $name }
lost = Connection lost. Reconnecting…
not-sent = Nothing was sent: there is no connection. Try again when it is back.
not-answered = The connection was lost before the answer arrived. Check whether it was done; if not, try again.
why = Why?
tap-late = Too late: the game has moved on.
log-of = { $name }:
undo = Undo
undo-asked = { $name } would like to undo their last move.
agree = OK
decline = No
bot-plays-for-you = A bot is playing for you.
take-back-seat = I’m back
hold-to-see = { $name }: hold to see your secrets
chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
chat-empty = No messages yet.
chat-line = Write a message
a-watcher = A spectator
mute-title = Mute
mute = Mute { $name }
mute-watchers = Mute all spectators
menu = Menu
sound = Sound
shortcuts = Single-letter keys
turn-alert = Notify me when it is my turn
less-motion = Reduce motion
show-text-board = Show the table as text
text-board = The table as text
other-device = Continue on another device
other-device-about = This link is your seat. Do not share it.
leave = Leave the table
leave-about = A bot takes over; you can come back to your seat at any time.
resign = Resign
resign-sure = Yes, resign
over-resign = All other players resigned.
over-time = Time ran out.
rematch = Play again
rematch-asked = Waiting for the others…
rematch-watch = Watch the next game
replay = Replay the game
workshop-back = Back to the workshop
workshop-open = Open these rules in the workshop
hint = Hint
hint-choice = Option
hint-chance = Win chance
hint-points = Points
hint-about = Your chance to win the game, and your points after this turn.
hint-about-points = Your points after this turn.
thinking = Thinking…
rule = Rule { $rule }
no-rule = This rule book has no rule { $rule }.
open-book = Open the rule book

## A first turn

coach-step = First turn, step { $step } of { $steps }
coach-skip = Skip
first-time = First time? The lesson, five minutes

## Keys

keys = Keys
key-undo = undo
key-hint = hint
key-chat = chat
key-help = this list
key-close = close the open panel
key-replay-play = play or pause
key-replay-step = previous or next move
key-replay-turn = previous or next turn
key-replay-ends = start or end
key-replay-speed = slower or faster

## Watching and replaying

watch-title = Watch
watch-lead = Tables that are open to spectators.
watch-none = No open tables right now. Create one and let others watch.
watchers = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
watch-this = Watch this table
watch-others = See other tables
replay-title = Replay a game
replay-lead = Open a file, a link or the text of a record.
replay-file = Choose a file
replay-paste = Paste a record or a link
replay-open = Open
replay-first = Start
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = End
replay-move = Move { $number } of { $count }
replay-turn = Turn
replay-turn-number = Turn { $turn }
replay-position = Move
replay-speed = Speed
replay-link = Link to this position
replay-whole = Link to the whole game
replay-download = Save the record
replay-start = Start
other-record = Open another record
checks = Check the dice
checks-about = Every roll is recalculated, here in your browser.
checks-right = All { $count } rolls match the secret. Nobody changed the dice.
checks-wrong = { $count ->
    [one] One roll does not match the secret: move { $moves }.
   *[other] { $count } rolls do not match the secret: moves { $moves }.
}
checks-published = The secret follows from the date by the published rule.
checks-secret-wrong = The secret does not match the one promised before the game.
checks-first-wrong = The first player does not match the secret.
checks-part = Moves { $from } to { $to } were played as one game, with their own secret.
checks-unknown = Their dice cannot be checked: that game has no proof, or its secret was not published yet.
checks-none = This record contains no proof of its dice.
checks-not-yet = The secret is published when the game is over.
checks-not-yet-today = The secret of a day is opened at midnight UTC, when the day is over; then it can be checked here.
checks-cannot = The check could not run here. Try “fathoms verify” in a terminal.

## Rule book

book-title = Rule book
book-contents = Contents
book-changed = changed
book-marks = What the marks mean
book-link = Link to rule { $rule }
lesson-soon = There is no lesson for this game yet. The rule book explains everything.
lesson-done = Let’s play
lesson-of = Five-minute lesson: { $game }
lesson-progress = Step { $step } of { $steps }
lesson-next = Continue
lesson-nudge = Good choice, but not for this lesson. Try what it asks for.

## Score sheet

score-title = Score my game
score-people = How many players?
score-empty = Enter what each player has. The result appears at once.
score-players = Players
score-none = This game needs no score sheet.
score-gone = Without a connection nothing is added up; what you enter stays on this device.
score-clear = New score sheet
score-result = Result
more = One more { $what }
less = One less { $what }

## When something goes wrong

trouble-no-invite = This invite is not valid
trouble-no-invite-about = It is incomplete, or it is for another table. Ask for the whole link again, or watch.
trouble-not-found = Page not found
trouble-not-found-about = There is nothing at this address.
trouble-no-table = This table no longer exists
trouble-no-table-about = The link has expired or is incomplete. Ask for it again, or create your own table.
trouble-used = This invite has already been used
trouble-used-about = Someone has already joined with it. Ask for another link, or watch.
trouble-full = The table is full
trouble-full-about = All seats are taken. Watch another table or create your own.
trouble-record = This record is not valid
trouble-record-about = It cannot be replayed.
trouble-newer = This was made with a newer version of Fathoms
trouble-newer-about = The server needs an update to open it.
trouble-gone = The server is not responding
trouble-gone-about = Nothing is lost. Try again in a moment.
trouble-not-started = The games could not start
trouble-not-started-about = Nothing is lost. Check your network and try again.
trouble-rate = Too many requests
trouble-rate-about = Wait a moment, then try again.
trouble-forbidden = This is not allowed here
trouble-forbidden-about = Ask the person who sent you the link.
trouble-other = Something went wrong
trouble-other-about = This is not your fault, and nothing is lost.
