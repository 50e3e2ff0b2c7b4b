# Tables on a server: what cannot be done there, and why.

no-table = There is no such table; check the link, or ask whoever sent it for a new one.
unreadable = This table cannot be read: it is damaged, or from another version of Fathoms. Open a new one, or tell whoever runs the server.
closed = This table was closed because nobody came to it for a long time; open a new one.
no-seat = That key holds no seat here; open the page you joined from, or watch without it.
no-such-seat = There is no seat { $seat } at this table; choose one of those shown.
no-invite = That invite is not for this table; ask for the whole link again.
invite-used = That invite has been used already; ask the person who opened the table for another one.
too-many-windows = You have your seat open in { $most } windows already; close one of them, and reload this one.
full = This table has its { $most } visitors already; come back a little later.
too-many-tables =
    { $most ->
        [one] You have opened one table within an hour; finish it, or wait a while.
       *[other] You have opened { $most } tables within an hour; finish one of them, or wait a while.
    }

no-rules = There are no rules called “{ $name }”; there are { $known }, or use a code that begins with F1-.
rules-other-game = Those rules are for { $other }, and the table is for { $game }; choose rules for { $game }.
name = That cannot be a name here; use 1 to { $most } letters that can be seen.
name-taken = Somebody at this table is called { $name } already; choose another name.
name-alike = { $name } looks like { $other }, who is at this table already; choose another name.

not-begun = The game has not begun yet; it begins when everybody is there.
begun = The game has begun already; play on.
start-opener = Only the person who opened the table can begin without the others; wait a moment.
over = The game is over; play again, or open another table.
not-over = The game is not over yet; play again when it is.
stale = The table has changed since then; look again and choose anew.
not-your-turn = It is not your turn; wait until it comes.
bot-plays = A bot plays for you; take your seat back first.
time-over = Your time is up.
watching = You are watching; to take part you need a seat.
out = You have given this game up, so a bot plays on; join in again with a rematch.
left-already = You have stood up already; take your seat back whenever you like.
not-left = You have your seat; no bot plays for you.
fill-nobody = No bot can take that seat; choose a person who is away.
fill-present =
    { $seconds ->
        [one] That person may come back; ask again in a second.
       *[other] That person may come back; ask again in { $seconds } seconds.
    }
undo-nothing = There is nothing to take back; what the dice decided stays.
undo-revealed = That move showed something new, so it cannot be taken back.
undo-not-yours = The last move was not yours; ask its player.
undo-no-wish = Nobody asks to take a move back.
no-hints = There are no hints at this table; trust your own eyes.
hint-busy = A hint is on its way; wait for it.
chat = That line cannot be sent; write 1 to { $most } letters that can be seen.
chat-minute = You have written { $most } lines within a minute; wait a little before the next one.
chat-day = Your seat has written { $most } lines within a day, which is the limit; go on tomorrow.
chat-day-watchers = The watchers of this table have written { $most } lines within a day, which is the limit; go on tomorrow.
mute-self = That is your own voice; mute somebody else.
hello-twice = You have said hello already; go on with a move.
not-saved = It could not be saved just now, so it did not happen; try again in a moment.
goodbye = The server stops for a moment; you are brought back by yourself, and nothing is lost.
bot-cannot = The bot { $bot } cannot play at this table on this server; choose another one.
no-such-move = There is no such move: the game has come to move { $moves }.
