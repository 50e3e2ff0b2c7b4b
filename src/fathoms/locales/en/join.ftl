# Sitting at a table on a server: links, the line to it, what others do.

no-address = “{ $text }” is not the address of a table; it should look like http://HOST/table/ID.
damaged-link = The link is damaged after its “#”; copy it again in full.
unreachable = The server at { $host } cannot be reached ({ $reason }); check the address, or try again later.
not-fathoms = The server at { $host } is not a Fathoms server; check the address.
server-says = The server says: { $message }
which-link = Give the link of the table to join, as you received it.
which-name = Give your name with --name, in 1 to { $most } letters.
your-name = Your name:
house-rules = House rules at this table; what differs from the standard:
understood = Understood? Press Enter to sit down.
unknown-game = This version of Fathoms does not know the game “{ $game }”; install a newer one.
said = { $message }

## The line

not-connected = There is no connection right now; try again in a moment.
reconnecting = Connection lost. Reconnecting…
lost-on-the-way = The connection was lost before the server answered; please try again.
no-answer = The server is not responding; please try again.

## At the table

waiting = Waiting for everyone to join.
seat-free = { $name }: still free
seat-here = { $name }: is here
seat-away = { $name }: not here yet
seat-bot = { $name }: a bot
dice-fall = Rolling the dice…
time = { $prompt } ({ $time } left)
start = start with bots
talk = chat
talk-prompt = Message to all:
send = send
never-mind = cancel
resign = resign
resign-sure = Resign from the game? This cannot be undone.
back = take your seat back
fill = let a bot play for { $name }
agree = agree
disagree = no
undo-wish = { $name } would like to undo the last move.
undo-asked = The other players are asked whether you may undo it.
again = play again
over-resign =
    { $count ->
        [one] { $names } resigned.
       *[other] { $names } resigned.
    }
over-time =
    { $count ->
        [one] { $names } ran out of time.
       *[other] { $names } ran out of time.
    }
over-resign-you =
    { $count ->
        [one] You resigned.
       *[other] { $names } resigned.
    }
over-time-you =
    { $count ->
        [one] You ran out of time.
       *[other] { $names } ran out of time.
    }
help =
    At this table, which is on a server:
      t  chat with everyone
      u  undo your last move, if nothing was revealed and the others agree
      x  resign
      q  leave; your seat stays yours, and the same link brings you back
    The server rolls the dice; the moves of others appear as they are made.
    When the game is over, v shows its review.

## Leaving

left = You have left; your seat stays yours.
watched = You have stopped watching.
ended = The server ended the connection.
input-ended = The input ended before the game did; your seat stays yours.
input-useless = The input can no longer be understood, so you leave here; your seat stays yours.
come-back = Come back with: { $command }
other-promise = The server now shows a different secret from the one it promised when you joined.
share-missing = What your program added to the dice is not in the record.
