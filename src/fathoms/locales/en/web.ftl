# The browser: pages, buttons, what goes wrong on the way.

title = Fathoms
skip = Skip to the game
close = Close
coming = One moment …
language = Language
light = Light: { $light ->
    [light] day
    [dark] night
   *[auto] as the device
}
to-home = Home page
try-again = Try again
moves = What you can do
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
around = Around this screen
around-about = One device, several of you; chests stay secret.
watch-replay = Watch or replay
watch-replay-about = Tables in play, and any game once more.
rule-book = Rule book
rule-book-about = Every rule with its number, in three languages.
score-table = Score my table
score-table-about = The score sheet for the boxed game.
workshop = The workshop
workshop-about = Change the rules, see what it does, share it.
lesson = Five-minute lesson
lesson-about = Learn it by playing.
recent = Lately on this device
recent-over = finished
recent-on = still on
forget = Forget this game
ways = Ways to play
no-server = The server does not answer; whatever you have open goes on when it is back.

## Opening a table

which-game = Which game?
open-title = Play with friends
open-lead = Set the table. You get a link for each friend.
around-title = Around this screen
around-lead = Who is playing? Each of you takes a seat on this device.
seats = Seats
seat-number = Seat { $number }
seat-you = You
seat-friend = A friend, by link
seat-none = Nobody
seat-person = A person here
bot-seat = Bot: { $name }
add-seat = Add a seat
remove-seat = Take seat { $number } away
rule-set = Rules
my-rules = My rules
rules-given = The rules from the link
box-in-use = The values of your box
box-not-in-use = The values of your box are off
box-off = Turn off
box-on = Turn on
clock = Clock
clock-none = No clock
clock-quick = 5 minutes each, 5 seconds back
clock-easy = 15 minutes each, 10 seconds back
clock-slow = A day for each move
listed = Strangers may find the table and watch
hints-allowed = Hints are allowed
name-here = Name
open-table = Set the table
begin = Begin
your-name = Your name

## Invites

invited = You are invited
invited-by = At the table: { $names }.
sit-down = Sit down
only-watch = I only want to watch
invite-for = Link for friend { $number }
invite-once = Each link seats one person, once.
waiting = Waiting for the others
waiting-title = The table is set
waiting-others = It begins as soon as everybody sits.
start-with-bots = Begin now, with bots until they come
watch-link = Link to watch

## At the table

game-over = The game is over
dice-fall = The dice fall …
players = Players
hours = { $hours } h
seat-free = Free seat
seat-bot = bot
seat-stand-in = a bot sits in
seat-here = here
seat-away = away
seat-resigned = gave up
seat-timed-out = out of time
fill = Let a bot play for { $name }
lost = The line is lost. Coming back …
not-sent = There is no connection, so nothing was sent. It is kept here: try again when the connection is back.
not-answered = The connection broke before the answer came. Look whether it was done; if not, try again.
why = Why?
tap-late = That is no longer there: the table has moved on.
undo = Take back
undo-asked = { $name } would like to take the last move back.
agree = All right
decline = No
bot-plays-for-you = A bot is playing for you.
take-back-seat = I am back
hold-to-see = { $name }: hold to see your secrets
chat = Table talk
chat-unread = { $count ->
    [0] Table talk
    [one] Table talk, one new line
   *[other] Table talk, { $count } new lines
}
chat-empty = Nobody has said anything yet.
chat-line = Say something
a-watcher = A watcher
mute-title = Hear less
mute = Mute { $name }
mute-watchers = Mute all watchers
menu = Menu
sound = Sound
turn-alert = Tell me when it is my turn
less-motion = Less motion
show-text-board = Show the table in words
text-board = The table in words
other-device = Continue on another device
other-device-about = This link is your seat. Keep it to yourself.
leave = Leave the table
leave-about = A bot plays on; your seat stays yours.
resign = Give up
resign-sure = Yes, I give up
over-resign = Everybody else gave up.
over-time = Time ran out.
rematch = Once more
rematch-asked = Waiting for the others …
rematch-watch = Watch the next game
replay = Watch it again
workshop-back = Back to the workshop
workshop-open = Open these rules in the workshop
hint = What would you do?
hint-choice = Choice
hint-chance = To win
hint-points = Points
hint-about = Chance to win the game, and your points after this turn.
hint-about-points = Your points after this turn.
thinking = Thinking …
rule = Rule { $rule }
no-rule = Rule { $rule } is not in this book.
open-book = Open the rule book

## A first turn

coach-step = First turn, step { $step } of { $steps }
coach-skip = Skip
first-time = First time? The lesson, five minutes

## Keys

keys = Keys
key-undo = take back
key-hint = what would you do?
key-chat = table talk
key-help = this list
key-close = close what is open
key-replay-play = play or pause
key-replay-step = one move back or on
key-replay-turn = one turn back or on
key-replay-ends = to the beginning or the end
key-replay-speed = slower or faster

## Watching and replaying

watch-title = Watch
watch-lead = Tables whose players let strangers watch.
watch-none = No open table just now. Set one and let people find it.
watchers = { $count ->
    [one] One watcher
   *[other] { $count } watchers
}
watch-others = See other tables
replay-title = Replay a game
replay-lead = A file, a link or the text of a record.
replay-file = Choose a file
replay-paste = Paste a record or a link
replay-open = Open it
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-move = Move { $number } of { $count }
replay-turn = Turn
replay-turn-number = Turn { $turn }
replay-position = Move
replay-speed = Speed
replay-link = Link to this position
replay-whole = The whole game in a link
replay-download = Save the record
replay-start = The beginning
other-record = Open another record
checks = Check the dice
checks-about = Every roll is worked out again, here in your browser.
checks-right = All { $count } rolls are what the secret says. Nobody changed the dice.
checks-wrong = { $count ->
    [one] One roll is not what the secret says: move { $moves }.
   *[other] { $count } rolls are not what the secret says: moves { $moves }.
}
checks-secret-wrong = The secret does not match what was promised before the game.
checks-first-wrong = Who began is not what the secret says.
checks-none = This record carries no proof of its dice.
checks-not-yet = The secret is told when the game is over.
checks-cannot = The check could not run here; try it at a terminal with “fathoms verify”.

## Rule book

book-title = Rule book
book-contents = Contents
book-changed = changed here
book-reconstructed = our reading
book-link = Link to rule { $rule }
lesson-soon = The lesson for this game is not ready yet; the rule book tells everything.
lesson-done = Let’s play
lesson-of = Five-minute lesson: { $game }
lesson-progress = Step { $step } of { $steps }
lesson-next = Go on
lesson-nudge = A fair choice, but not for this lesson: try what it asks.

## Score sheet

score-title = Score my table
score-people = How many players?
score-empty = Enter what everyone has: the result follows at once.
score-players = Players
score-none = This game counts itself; it needs no sheet.
score-clear = A new sheet
score-result = The result
more = One more { $what }
less = One less { $what }

## When something goes wrong

trouble-not-found = Nothing lies here
trouble-not-found-about = This address leads nowhere.
trouble-no-table = This table is gone
trouble-no-table-about = The link is dead or mistyped. Ask for it once more, or set a table of your own.
trouble-used = This invite is used
trouble-used-about = Somebody sat down with it already. Ask for another link, or watch.
trouble-full = The table is full
trouble-full-about = Every place is taken; you can watch another table or set your own.
trouble-record = This record does not add up
trouble-record-about = It cannot be replayed as it stands.
trouble-newer = This comes from a newer Fathoms
trouble-newer-about = The server must be brought up to date to open it.
trouble-gone = The server does not answer
trouble-gone-about = Nothing is lost. Try again in a moment.
trouble-rate = Too much at once
trouble-rate-about = Wait a little, then try again.
trouble-forbidden = That is not allowed here
trouble-forbidden-about = Ask whoever sent you the link.
trouble-other = Something went wrong
trouble-other-about = It is not your fault. Nothing is lost.
