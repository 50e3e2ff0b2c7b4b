# Sitting at a table on a server: links, the line to it, what others do.

no-address = “{ $text }” is no address of a table; one looks like http://HOST/table/ID.
damaged-link = The link is damaged behind its “#”; copy it once more, whole.
unreachable = The server at { $host } cannot be reached ({ $reason }); check the address, or try again later.
not-fathoms = What answers at { $host } does not speak as a Fathoms server does; check the address.
server-says = The server says: { $message }
which-link = Say which table to join: its link, as the person who invites you sent it.
which-name = Say who you are with --name, in 1 to { $most } letters.
your-name = Your name:
unknown-game = This Fathoms does not know the game “{ $game }”; install a newer one.
said = { $message }

## The line

not-connected = There is no connection right now; try again in a moment.
reconnecting = The connection broke; trying again…
lost-on-the-way = The connection broke before the server answered; please do it again.
no-answer = The server does not answer; please do it again.

## At the table

waiting = Waiting for everybody to sit down.
seat-free = { $name }: still free
seat-here = { $name }: is here
seat-away = { $name }: not here yet
seat-bot = { $name }: a bot
dice-fall = The dice are falling…
time = { $prompt } ({ $time } left)
start = begin with bots
talk = talk
talk-prompt = Say to all:
send = send
never-mind = never mind
resign = give up
resign-sure = Give the game up? This cannot be undone.
back = take your seat back
fill = let a bot play for { $name }
agree = agree
disagree = no
undo-wish = { $name } would like to take the last move back.
undo-asked = The others are asked whether you may take it back.
again = play again
over-resign =
    { $count ->
        [one] { $names } gave up.
       *[other] { $names } gave up.
    }
over-time =
    { $count ->
        [one] { $names } ran out of time.
       *[other] { $names } ran out of time.
    }
over-resign-you =
    { $count ->
        [one] You gave up.
       *[other] { $names } gave up.
    }
over-time-you =
    { $count ->
        [one] You ran out of time.
       *[other] { $names } ran out of time.
    }
help =
    At this table, which is on a server:
      t  talk to everybody
      u  take your last move back, if nothing was revealed and the others agree
      x  give the game up
      q  leave; your seat stays yours, and the same link brings you back
    Dice fall by themselves; the moves of others appear as they are made.

## Leaving

left = You have left; your seat stays yours.
watched = You have stopped watching.
ended = The server ended the connection.
input-ended = The input ended before the game did; your seat stays yours.
input-useless = The input makes no sense any more, so you leave here; your seat stays yours.
come-back = Come back with: { $command }
other-promise = The server promised another secret when you came than it does now.
share-missing = What your program mixed into the dice is not in the record.
