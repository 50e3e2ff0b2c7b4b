# The games as environments for programs that learn.

needs-library = The library { $library } is missing; install it with: pip install 'fathoms[envs]'.
no-kernel = There is no compiled { $game } to learn with; take another game.
players = With this rule set { $least } to { $most } can play, not { $players }.
other-game = These are rules of { $other }, not of { $game }.
no-rules = There is no rule set “{ $text }”; take a code, a table of fields, or one of { $known }.
illegal-word = The word { $word } may not be said now; take one that the action mask allows.
illegal-word-at = At table { $table } the word { $word } may not be said now; take one that the action mask allows.
opponents =
    { $opponents ->
        [one] One opponent does not fill a table for { $players }; give one for each other seat.
       *[other] { $opponents } opponents do not fill a table for { $players }; give one for each other seat.
    }
seat = The learner cannot sit at “{ $seat }”; take 0 to { $last }, or “rotate”, or “draw”.
no-render-mode = A table cannot be shown as “{ $mode }”; take one of { $known }.
no-illegal = An illegal word cannot mean “{ $given }”; take one of { $known }.
no-opponents = “{ $given }” cannot sit at the table; name a bot, or give a list with one for each other seat.
no-tables = There must be one table or more, a whole number, not { $given }.
words-at = Say one word, a whole number, at each of the { $tables } tables, not { $given }.
