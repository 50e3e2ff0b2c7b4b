# The database, the line between processes, and what a host does with them.

bad-url = This is no database address; write sqlite:///FILE or postgresql://HOST/NAME.
bad-bus-url = This is no address of a Redis server; write redis://HOST:PORT.
needs-file = Games are kept in a file; name one, as in sqlite:///games.db.
needs-cluster = PostgreSQL and Redis need more than the bare installation; install it with: pip install 'fathoms[cluster]'.
no-wal = This disk cannot hold a database that several threads share; keep the file on a local disk.
no-file = There is no database at { $place }; put it back, or start again to make a new one.
replaced = The database { $place } was replaced while it was in use, and nothing is written any more; stop the server, remove { $place }-wal, put the right file there and start again.
cannot-open = The database { $place } cannot be opened ({ $reason }); check the folder and its permissions.
busy = The database { $place } is held by another program; nothing was written, try again in a moment.
full = There is no room left for the database { $place }; nothing was written, free some room and go on.
read-only = The database { $place } may only be read; nothing was written, give Fathoms the right to write it.
disk = The disk of the database { $place } fails ({ $reason }); nothing was confirmed, look at the disk.
not-a-database = { $place } is not a database; name another file.
damaged = The database { $place } is damaged ({ $reason }); restore a backup.
overloaded = The database { $place } has no room for more connections ({ $reason }); try again in a moment.
no-entry = The database { $place } does not let Fathoms in ({ $reason }); check user and password.
no-such-database = The database { $place } does not exist ({ $reason }); make it first.
gone = The database { $place } does not answer ({ $reason }); what was confirmed is kept, try again in a moment.
bad-value = The database cannot hold this ({ $reason }); nothing was written.
closed = The database { $place } has been closed; start the server again.
not-ours = This database holds something else; name an empty one.
newer = This database was written by a newer Fathoms (its form is { $found }, this version knows { $known }); update Fathoms.

## What visitors are told of it, who need not know where the database is

told-gone = The server cannot reach its games just now; what was confirmed is kept, try again in a moment.
told-full = The server has no room left for games; nothing was written, tell whoever runs it.
told-read-only = The server may not write its games just now; nothing was written, tell whoever runs it.
told-unusable = The server cannot use its database; nothing was written, tell whoever runs it.

## What a host’s commands answer

which-file = Say which file.
which-days = Say how old a table must be, as in --older-than 365.
file-exists = { $path } exists already; choose another name.
backup-done =
    { $tables ->
        [one] One table is backed up in { $path }.
       *[other] { $tables } tables are backed up in { $path }.
    }
restore-done = Restored: { $tables } tables with { $events } events.
restore-read =
    { $bad ->
        [0] Every table was read once, without fault. Now start the server.
       *[other] Tables read without fault: { $read }; that cannot be read: { $bad }. Start the server; they are left out.
    }
restore-unsealed = This backup has no checksum, so it gets SQLite’s own check alone: a changed letter in a row can go unnoticed.
export-done =
    { $games ->
        [one] One game is written to { $path }.
       *[other] { $games } games are written to { $path }.
    }
import-done = New: { $games }; known already: { $known }; refused: { $refused }.
line-problem = Line { $number } is left out. { $reason }
line-moved = Line { $number } is now table { $table }.
table-problem = Table { $table } is left out. { $reason }
stats-place = Database: { $place }
stats-waiting = Tables that wait: { $number }
stats-playing = Tables in play: { $number }
stats-over = Finished tables: { $number }
stats-shelved = Tables on the shelf: { $number }
stats-game = Tables of { $game }: { $number }
stats-events = Events: { $number }
stats-chat = Lines of chat: { $number }
stats-gallery = Rule sets in the gallery: { $number }
stats-size = Size: { $size } MB
check-problem = Table { $table } cannot be read. { $reason }
check-shelved =
    { $readable ->
        [true] Table { $table } is on the shelf and can be read now; --bring-back { $table } puts it back.
       *[other] Table { $table } is on the shelf.
    }
check-done = Tables: { $tables }; that cannot be read: { $bad }.
check-ask = Nothing was changed; add --shelve to put them on the shelf, where they are kept and nothing lists them.
check-now-shelved = They are on the shelf now: kept, but listed nowhere. --bring-back NAME puts one back.
check-back = Table { $table } is back from the shelf.
not-shelved = There is no table { $table } on the shelf; “fathoms admin check” names those that are.
why-empty = Nothing of it is kept but its name.
why-damaged = Its events are damaged, or from another version of Fathoms ({ $reason }).
prune-found = Older than { $days } days: { $finished } finished and { $abandoned } abandoned tables.
prune-ask = Nothing was deleted; add --yes to delete them.
prune-done =
    { $tables ->
        [one] One table is deleted.
       *[other] { $tables } tables are deleted.
    }
gallery-line = { $id }  { $day }  { $game }  “{ $title }” ({ $by })
gallery-line-plain = { $id }  { $day }  { $game }  “{ $title }”
gallery-empty = Nothing hangs in the gallery.
gallery-which = Say which one, by its number; “fathoms admin gallery list” shows them.
gallery-removed = “{ $title }” does not hang in the gallery any more.

## Backups and records

backup-format = This is no backup that Fathoms can read; it would begin with “{ $format }”.
backup-short = The backup is cut short; take another one.
backup-changed = The backup is damaged, its checksum is wrong; take another one.
not-empty = There are tables or exhibits in this database already; restore into an empty one.
record-unfinished = This game is not over; only finished games can be taken in.
record-outcome = The record’s “outcome” cannot be right; write it as Fathoms does.
record-dice = The dice of this game are not those that its proof gives; see “fathoms verify”.
