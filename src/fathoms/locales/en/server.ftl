# The server: what it refuses and why, its settings, and the plain page.

## Requests

not-json = This is not readable JSON; send one JSON value.
request-bad = The request is not of the right shape; /api/openapi.json says what it takes.
field-bad = “{ $field }” cannot be read; /api/openapi.json says what it takes.
field-unknown = There is no field “{ $field }” here; leave it out.
field-required = “{ $field }” is missing; add it.
query-missing = The address lacks “{ $name }”; add it behind the question mark.
too-large = That is too large; { $most } kB are taken at most.
too-slow = The request did not arrive whole; send it again.
too-often = Too many requests at once; wait a moment and try again.
busy = Too many others ask for the same right now, or too much is asked for from here; wait a moment and try again.
no-path = There is nothing at { $path }; check the address.
no-method = { $method } does not work here; use { $known }.
no-table = There is no such table; check the link.
origin = A page of another site may not do this; open Fathoms at its own address.
host = This server is not known by the name “{ $host }”; open it by its IP address, or start it with --public-url http://{ $host }.
metrics-closed = The figures are for the host’s own machine; ask there.
broken = Something broke inside the server; try again, and tell its host if it goes on.
closing = The server is starting or stopping; come back in a moment.

## Rules and replays

rules-no-game = Say which game the rules are for; only a share code names its own.
rules-other-game = The code is for { $other }, not for { $game }; take rules of the same game.
no-rules = “{ $text }” is no rule set; take one of { $known }, a share code, or the fields that differ.
replay-hidden = This game is not over, and some of its moves are secret still; watch its table, or come back when it has ended.
replay-seat = There is no seat { $seat } in this record; the seats count from 0 to { $last }.

## Live tables

no-hello = Nobody said hello, so the connection was closed; come back and say hello first.
hello-first = Say hello first; then the table is open to you.
binary = Messages are text; send JSON as text.
too-fast = That was too fast; the last message was not heard, so wait a moment and send it again.
too-many-connections = There are too many connections from here; close some and come back.

## Settings

config-unreadable = The settings in { $path } cannot be read: { $reason }.
config-not-toml = The settings in { $path } are not TOML: { $reason }.
setting-unknown = There is no setting “{ $name }”; the settings are { $known }.
variable-unknown = The environment has { $name }, which is no setting; was { $close } meant?
setting-bad = { $name } cannot be { $value }; it takes { $takes }.
setting-url = { $name } cannot be “{ $value }”; it takes an address that begins with http:// or https://.
setting-proxy = “{ $value }” is no address of a proxy; write it like 10.0.0.1 or 10.0.0.0/8.
takes-seconds = a number from { $least } to { $most }
workers-need-bus = { $workers } processes cannot hear of each other without Redis; add --redis-url, or leave --workers out.
port-taken = Port { $port } is taken; stop what uses it, or choose another one with --port.
port-forbidden = Port { $port } is not allowed for you; choose one above 1023 with --port.
host-not-here = This machine does not have the address { $host }; choose another one with --host.
cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }.

## The plain page

page-about = Underwater treasure games, for two to five. This server keeps their tables.
page-join = Join a table from a terminal
page-play = Play by yourself
page-no-client = The browser game is not built into this installation; the terminal has all of it.
