# The server: what it refuses and why, its settings, and the plain page.

## Requests

not-json = This is not valid JSON; send one JSON value.
request-bad = The request does not have the expected form; see /api/openapi.json.
field-bad = “{ $field }” is not valid; see /api/openapi.json.
field-unknown = There is no field “{ $field }” here; remove it.
field-required = “{ $field }” is missing; add it.
query-missing = The address has no “{ $name }”; add it after the question mark.
too-large = This is too large; the limit is { $most } kB.
too-slow = The request did not arrive completely; send it again.
key-unknown = This key is not known here, or was forgotten; what is on this device stays, and you can make a new key.
key-guesses = Too many unknown keys came from here; wait a while and try again, games go on without a key.
key-missing = This needs a key; choose “Keep my games” to make one, or enter yours.
no-page = This page is not shown to others; ask its owner.
too-often = Too many requests at once; wait a moment and try again.
busy = The server is busy, or there are too many requests from here; wait a moment and try again.
no-path = There is nothing at { $path }; check the address.
no-method = { $method } is not allowed here; use { $known }.
no-table = There is no such table; check the link.
origin = Pages of other sites may not do this; open Fathoms at its own address.
host = This server does not know the name “{ $host }”; open it by its IP address, or start it with --public-url http://{ $host }.
metrics-closed = The metrics are only available on the server’s own machine.
broken = Something went wrong in Fathoms; try again, and tell its host if it keeps happening.
closing = The server is starting or stopping; try again in a moment.

## Rules and replays

rules-no-game = Give the game the rules are for; only a share code contains its own.
rules-other-game = The code is for { $other }, not for { $game }; use rules of the same game.
no-rules = “{ $text }” is not a rule set; use one of { $known }, a share code, or the fields that differ.
replay-hidden = This game is not over and some of its moves are still secret; watch its table, or come back when it has ended.
replay-seat = There is no seat { $seat } in this record; the seats are numbered from 0 to { $last }.

## Live tables

no-hello = No “hello” arrived, so the connection was closed; connect again and send “hello” first.
hello-first = Send “hello” first to join the table.
binary = Messages are text; send JSON as text.
too-fast = Too many messages; the last one was ignored, so wait a moment and send it again.
too-many-connections = There are too many connections from here; close some and come back.

## Settings

config-unreadable = The settings in { $path } cannot be read: { $reason }.
config-not-toml = The settings in { $path } are not TOML: { $reason }.
setting-unknown = There is no setting “{ $name }”; the settings are { $known }.
variable-unknown = The environment variable { $name } is not a setting; did you mean { $close }?
setting-bad = { $name } cannot be { $value }; it takes { $takes }.
setting-url = { $name } cannot be “{ $value }”; it takes an address that starts with http:// or https://.
setting-proxy = “{ $value }” is not the address of a proxy; write it like 10.0.0.1 or 10.0.0.0/8.
takes-seconds = a number from { $least } to { $most }
workers-need-bus = { $workers } processes need Redis to share their news; add --redis-url, or remove --workers.
port-taken = Port { $port } is already in use; stop the program that uses it, or choose another port with --port.
port-forbidden = You may not use port { $port }; choose one above 1023 with --port.
host-not-here = This machine does not have the address { $host }; choose another one with --host.
cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }.

## The plain page

page-about = Underwater treasure games for two to five players. This server hosts their tables.
page-join = Join a table from a terminal
page-play = Play on your own
page-no-client = The browser game is not part of this installation; the terminal has everything.
