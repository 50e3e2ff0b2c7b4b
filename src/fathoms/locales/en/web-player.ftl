### A player's own page and the key that keeps it.

title = My games
lead = Games, results and rules that you keep.
device-lead = All games on this device. They are kept here and nowhere else.
device-without = What luck and choices did, a key for your other devices and a page that others see need a server.
device-title = Without the server
device-kept = Games that you played while no server answered are on this device alone.
device-show = Show them
device-gone = No server answers. These games are on this device; those under your key are back when it does.

## Without a key

keep = Keep my games
keep-lead = A key of ten words keeps your games, results, rule sets and settings, and brings them to your other devices. No mail address, no password.
keep-make = Make a key
keep-enter = I have a key
keep-how-made = Made on this device: the server gets a fingerprint of it, never shows it to anybody, and cannot give it back if you lose it.
keep-how-words = Ten words or a picture for a camera: write them down, or hold another device in front of it.
keep-how-forget = “Forget me” turns your name into a colour in every game, at once.
keep-free = Everything works without a key, too.

## The key

your-key = Your key
key-new = This is your key. Write the ten words down, in their order: they are the only way back to your games.
key-about = Anyone who has it has your games. Keep it to yourself.
key-show = Show my key
key-hide = Hide it
key-words = Ten words
key-camera-about = Point the camera of another device at it.
key-picture = Your key, for a camera
key-copy = Copy the words
key-off = Take the key off this device
key-off-about = Your games stay under the key; enter it again whenever you like.
enter = Enter a key
enter-label = The ten words, in their order
enter-about = The first four letters of a word are enough.
enter-do = Bring my games here
enter-replace = Another key is on this device. If you enter this one, keep a note of the other.
enter-use = Use “{ $word }”
enter-count = { $count ->
    [one] One word of ten
   *[other] { $count } words of ten
}
entered = Your games are here now.
cancel = Cancel

## Results

results = Results
name = Name
games-count = { $count ->
    [one] one game
   *[other] { $count } games
}
from-games = from { $count ->
    [one] one game
   *[other] { $count } games
}
won = { $wins } won
won-share = Won
even-share = Evenly matched players would win
luck-share = Start and dice gave
luck-won = Won in the reviewed games
streak = Wins in a row
longest = Most in a row
cost = Cost a decision
cost-value = { $points } points
cost-about = What your choices gave away of the chance to win, a decision: lower is better.
cost-over-time = Cost a decision over time
cost-picture = Cost a decision in { $count } reviewed games, the oldest first: from { $first } to { $last } points.
no-results = Results appear here after your first finished game.
review-all = { $count ->
    [one] Review one more game
   *[other] Review { $count } more games
}
review-all-about = Reviews tell luck from choices.
reviewing = Reviewing { $number } of { $count } …
review-stopped = A game could not be reviewed: { $problem }

## Games

games = Games
against = against { $names }
alone = alone
around = around one screen
no-games = No games yet.
no-games-about = Play one, and it is kept here.
play = To the games
replay = Replay
review = Review
go-on = Play on
show-all = { $count ->
    [one] Show the game
   *[other] Show all { $count } games
}
lost = Lost
won-plain = Won
no-winner = No winner
going = Not over yet
most = The latest { $count } games are told here.

## Rules

rules = Kept rules
no-rules = Rule sets that you keep in the workshop are listed here.

## What others see

others = What others see
others-about = Nobody sees this page unless you show it. Other players are shown by their colours.
others-results = Results
others-games = Games
others-rules = Kept rules
others-link = The address of your page
shown-by = The games of { $name }
shown-nameless = A player’s games

## Being forgotten

forget = Forget me
forget-about = Your name becomes a colour in every game, your lines of chat go, and the key is deleted. This cannot be undone.
forget-about-here = Your name becomes a colour in every game on this device, and your lines of chat go. This cannot be undone.
forget-sure = Forget me for good?
forget-do = Yes, forget me
forgotten = You are forgotten. { $tables ->
    [one] One game knows
   *[other] { $tables } games know
} you by your colour now.
