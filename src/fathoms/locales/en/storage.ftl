# The database, the line between processes, and what a host does with them.

bad-url = This is not a database address; write sqlite:///FILE or postgresql://HOST/NAME.
bad-bus-url = This is not the address of a Redis server; write redis://HOST:PORT.
needs-file = Games are kept in a file; name one, as in sqlite:///games.db.
needs-cluster = PostgreSQL and Redis need an optional package; install it with: pip install 'fathoms[cluster]'.
no-wal = This disk does not support a database shared by several threads; keep the file on a local disk.
no-file = There is no database at { $place }; restore it, or start again to create a new one.
replaced = The database { $place } was replaced while it was in use, and nothing is written any more; stop the server, remove { $place }-wal, put the right file back and start again.
cannot-open = The database { $place } cannot be opened ({ $reason }); check the folder and its permissions.
busy = The database { $place } is locked by another program; nothing was written, try again in a moment.
full = The disk of the database { $place } is full; nothing was written, free some space and continue.
read-only = The database { $place } is read-only; nothing was written, give Fathoms permission to write.
disk = The disk of the database { $place } fails ({ $reason }); nothing was saved, check the disk.
not-a-database = { $place } is not a database; name another file.
damaged = The database { $place } is damaged ({ $reason }); restore a backup.
overloaded = The database { $place } accepts no more connections ({ $reason }); try again in a moment.
no-entry = The database { $place } refuses the login ({ $reason }); check user and password.
no-such-database = The database { $place } does not exist ({ $reason }); create it first.
gone = The database { $place } is not responding ({ $reason }); saved moves are safe, try again in a moment.
bad-value = The database cannot store this ({ $reason }); nothing was written.
closed = The database { $place } has been closed; start the server again.
not-ours = This database contains something else; name an empty one.
newer = This database was written by a newer version of Fathoms (its schema is { $found }, this version knows { $known }); update Fathoms.

## What visitors are told of it, who need not know where the database is

told-gone = The server cannot reach its games right now; saved moves are safe, try again in a moment.
told-full = The server has no space left for games; nothing was written, tell its host.
told-read-only = The server may not write its games right now; nothing was written, tell its host.
told-unusable = The server cannot use its database; nothing was written, tell its host.

## What a host’s commands answer

which-file = Give the name of a file.
which-days = Give the age of the tables in days, as in --older-than 365.
file-exists = { $path } already exists; choose another name.
backup-done =
    { $tables ->
        [one] One table is backed up in { $path }.
       *[other] { $tables } tables are backed up in { $path }.
    }
restore-done = Restored: { $tables } tables with { $events } events.
restore-read =
    { $bad ->
        [0] All tables were read without errors. Now start the server.
       *[other] Tables read without errors: { $read }; unreadable: { $bad }. Start the server; the unreadable ones are left out.
    }
restore-unsealed = This backup has no checksum, so only SQLite’s own check applies: a changed letter in a row can go unnoticed.
export-done =
    { $games ->
        [one] One game is written to { $path }.
       *[other] { $games } games are written to { $path }.
    }
import-done = New: { $games }; already known: { $known }; refused: { $refused }.
line-problem = Line { $number } is left out. { $reason }
line-moved = Line { $number } is now table { $table }.
table-problem = Table { $table } is left out. { $reason }
stats-place = Database: { $place }
stats-waiting = Waiting tables: { $number }
stats-playing = Tables in play: { $number }
stats-over = Finished tables: { $number }
stats-shelved = Tables set aside: { $number }
stats-game = Tables of { $game }: { $number }
stats-events = Events: { $number }
stats-chat = Chat messages: { $number }
stats-gallery = Rule sets in the gallery: { $number }
stats-reviews = Reviews kept: { $number }
stats-size = Size: { $size } MB
check-problem = Table { $table } cannot be read. { $reason }
check-shelved =
    { $readable ->
        [true] Table { $table } is set aside and can be read now; --bring-back { $table } puts it back.
       *[other] Table { $table } is set aside.
    }
check-done = Tables: { $tables }; unreadable: { $bad }.
check-ask = Nothing was changed; add --shelve to set them aside: they are kept, but not listed.
check-now-shelved = They are now set aside: kept, but not listed. --bring-back NAME puts one back.
check-back = Table { $table } is back.
not-shelved = Table { $table } is not set aside; “fathoms admin check” names those that are.
why-empty = Only its name is left.
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
gallery-empty = The gallery is empty.
gallery-which = Give the number of a rule set; “fathoms admin gallery list” shows them.
gallery-removed = “{ $title }” was removed from the gallery.

## Backups and records

backup-format = This is not a backup that Fathoms can read; it must start with “{ $format }”.
backup-short = The backup is incomplete; use another one.
backup-changed = The backup is damaged, its checksum is wrong; use another one.
not-empty = This database already contains tables or published rules; restore into an empty one.
record-unfinished = This game is not over; only finished games can be imported.
record-outcome = The record’s “outcome” is wrong; write it as Fathoms does.
record-dice = The dice of this game do not match its proof; see “fathoms verify”.
