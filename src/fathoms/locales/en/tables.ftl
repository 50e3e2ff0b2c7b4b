# Tables on a server: what cannot be done there, and why.

no-table = There is no such table; check the link, or ask the person who sent it for a new one.
unreadable = This table cannot be read: it is damaged, or from another version of Fathoms. Create a new one, or tell the host of the server.
closed = This table was closed because nobody joined for a long time; create a new one.
no-seat = Your link does not belong to a seat at this table; open the page you joined from, or watch.
no-such-seat = There is no seat { $seat } at this table; choose one of the seats shown.
no-invite = This invite is not for this table; ask for the whole link again.
need-invite = To sit down here you need an invite; ask the person who created the table for one.
no-free-seat = Every seat has been taken; watch, or create a table of your own.
seat-taken = Someone already has that colour; choose another one.
not-understood = This table has house rules; read what is different and say that you understood.
invite-used = This invite has already been used; ask the person who created the table for another one.
too-many-windows = Your seat is already open in { $most } windows; close one of them, then reload this one.
full = This table already has { $most } visitors; come back a little later.
too-many-tables =
    { $most ->
        [one] You have created one table within an hour, which is the limit; finish it, or wait a while.
       *[other] You have created { $most } tables within an hour, which is the limit; finish one of them, or wait a while.
    }

no-rules = There are no rules called “{ $name }”; choose from { $known }, or use a code that starts with F1-.
rules-other-game = Those rules are for { $other }, and the table is for { $game }; choose rules for { $game }.
name = This cannot be a name; use 1 to { $most } visible letters.
name-taken = There is already a { $name } at this table; choose another name.
name-alike = { $name } looks too much like { $other }, who is already at this table; choose another name.

not-begun = The game has not started yet; it starts when everyone is here.
begun = The game has already started; go ahead and play.
start-opener = Only the person who created the table can start without the others; wait a moment.
settle-opener = Only the person who created the table decides that; ask them.
settled-enough = There have been enough changes before this game; start it, or create a new table.
over = The game is over; play again, or create another table.
not-over = The game is not over yet; you can play again when it is.
stale = The table has changed in the meantime; look again and choose again.
not-your-turn = It is not your turn yet.
bot-plays = A bot is playing for you; take your seat back first.
time-over = Your time is up.
watching = You are watching; to take part you need a seat.
out = You resigned, so a bot plays on; join again for a rematch.
left-already = You have already left; take your seat back whenever you like.
not-left = You are in your seat; no bot is playing for you.
fill-nobody = A bot cannot take that seat; choose a player who is away.
fill-present =
    { $seconds ->
        [one] This player may still come back; try again in a second.
       *[other] This player may still come back; try again in { $seconds } seconds.
    }
undo-nothing = There is nothing to undo; dice rolls stay.
undo-revealed = This move revealed something new, so it cannot be undone.
undo-not-yours = The last move was not yours; ask the player who made it.
undo-no-wish = Nobody has asked to undo a move.
no-hints = Hints are not allowed at this table.
no-review = Hints are not allowed at this table, so its game can be reviewed once it is over.
hint-busy = A hint is already on its way; wait a moment.
chat = This message cannot be sent; write 1 to { $most } visible letters.
chat-minute = You have sent { $most } messages within a minute; wait a little before the next one.
chat-day = Your seat has sent { $most } messages today, which is the limit; continue tomorrow.
chat-day-watchers = The spectators of this table have sent { $most } messages today, which is the limit; continue tomorrow.
mute-self = You cannot mute yourself; choose someone else.
hello-twice = “hello” was already sent; continue with another message.
not-saved = This could not be saved, so it did not happen; try again in a moment.
goodbye = The server is restarting; you will be reconnected, and nothing is lost.
bot-cannot = The bot { $bot } cannot play at this table; choose another one.
no-such-move = There is no such move: the game is at move { $moves }.
origin-which = Name the game to play on from once: its table or its record.
origin-on = This game is still being played; only its players can play on from it before it is over.
origin-no-hints = Hints are not allowed at that table, so you can play on from it only when the game is over.
origin-hidden = Something in that game is still secret; play on from it when the game is over.
origin-unfinished = This record was written while the game was still being played; play on from it when the game is over.
origin-late = A game can have { $most } moves here; play on from an earlier one.
origin-game = The game to play on from is { $game }; choose the same game.
origin-seats = The game to play on from has { $seats } seats; choose as many.
origin-rules = A game you play on from keeps its rules; leave the rules out.
origin-first = A game you play on from has already started; who started cannot change.
