# What any game may have to say: colours, lists, and what was wrong with a move, a record or a rule set.

list = { $head } and { $last }

error-rule = { $text } (rule { $rule }).
error-move = Move { $move }: { $text }

you = You
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
colour-red = Red
colour-violet = Violet
colour-white = White
colour-black = Black

## Bots for every game

bot-random = Random
bot-random-about = Plays any legal move; an easy opponent for a first game.

## Tables

seats =
    { $seats ->
        [one] One seat is not enough here; use { $least } to { $most }.
       *[other] { $seats } seats are not possible here; use { $least } to { $most }.
    }
first = Seat { $first } cannot start; the seats in a record are numbered from 0 to { $last }.
first-ruled = Under these rules player { $seat } begins: leave the first seat to the rules.
seat-number = Seat { $seat }
begins-told = { $seat ->
    [0] each table decides who starts
   *[other] seat { $seat } starts
}
handicap-begins = Seat { $seat } starts.
no-game = There is no game called “{ $name }”; the games are { $known }.
no-bot = There is no bot called “{ $name }”; the bots are { $known }.
cannot-fall = That roll is not possible here; check the dice and type what they show.
game-too-long = This game was not over after { $most } moves; use rules that end sooner.

## Records

not-json = This is not valid JSON; give a record as Fathoms writes it.
record-not-object = A record must be a JSON object; this is something else.
record-missing = The record has no “{ $field }”; add it.
record-format = The record’s format is { $found }; Fathoms reads “{ $format }”.
record-field = The record’s “{ $field }” cannot be { $value }; write it as the format says.
record-name = { $name } cannot be a name; use 1 to { $most } printable letters.
record-names-twice = Two seats have the same name; give each a different name.
record-too-long = The record is too long; the limit is { $most } moves.
result-too-early = The record has a result, but its moves do not end the game; remove the result.
result-differs = The record’s result is wrong; its moves give the scores { $scores } and the winners { $winners }.

## Verifiable dice

proof-missing = The record has no proof of its dice; games played on a Fathoms server have one.
proof-scheme = The dice were drawn with { $found }; this version of Fathoms checks { $schemes }.
proof-entropy = The proof has { $shares } shares for { $seats } seats; it needs one for each seat, empty if the player gave none.
proof-no-secret = The secret of the dice is not in the record yet; check it again when the game is over.
proof-no-secret-today = The secret of these dice is told when their day is over; fetch the record again after midnight UTC.
origin-move = The record says it was played on from move { $number }, but at most { $moves } moves can come from there; correct the number.
origin-beyond = There is no move { $number } to play on from; the game has { $moves } moves.
origin-over = The game is over after move { $number }; play on from an earlier move.
origin-deep = This game was played on from another one too many times; the limit is { $most }. Choose an earlier game.

## Rule sets

rules-not-object = A rule set is a JSON object with the fields that differ; this is something else.
rules-unknown = There is no field “{ $field }”; the nearest ones are { $known }.
rules-field = “{ $field }” cannot be { $value }; it takes { $takes }.
takes-one-of = one of { $choices }
takes-number = a whole number
takes-number-between = a whole number from { $least } to { $most }
takes-boolean = true or false
takes-text = a text
takes-text-between = a text of { $least } to { $most } letters
takes-letters = { $text }, from { $letters }
takes-list = a list of { $least } to { $most } values, each { $each }
takes-list-exact = a list of { $count } values, each { $each }
takes-table = a table in which each value is { $each }
takes-object = an object with the fields { $fields }
takes-anything = any value

## Share codes

not-a-code = This is not a share code; a code starts with { $prefix }.
code-damaged = This share code is damaged; copy it again in full.
code-too-long = This share code is too long; the limit is { $most } letters.
code-newer = This share code was made by a newer version of Fathoms: this one does not know “{ $unknown }” in { $game }; update Fathoms and try again.

## Players' keys

key-length = A key has { $length } words, and here { $count ->
        [one] is one
       *[other] are { $count }
    }; type all of them, in their order.
key-unknown-words = { $count } words are not words of a key: { $words }; compare them with your key.
key-wrong-word = Word { $number }, “{ $word }”, is wrong; by the other nine it must be “{ $meant }”.
key-wrong-words = More than one word is wrong or in another place; compare all ten with your key.

needs-lab = This needs an optional package; install it with: pip install 'fathoms[lab]'.

## Rule sets in words, for the workshop

yes = yes
no = no
times = { $times } × { $name }
at-place = { $place }: { $value }
each = { $value } each
with-players = with { $players } players
group-all = All rules
group-others = More

## Where the words of a rule come from

source-elsewhere = another source
source-elsewhere-about = said by other public sources, not by the printed rules.
source-reading = our reading
source-reading-about = how we read the printed rules where they leave something open.
source-reconstruction = our reconstruction
source-reconstruction-about = made up by us, because the texts of the printed rules do not carry it. Your own rule set may replace it.
source-book-about = What has no mark is said by the printed rules.
credits-ours = Fathoms is a project of its own: the words and the drawings of this book are ours.
