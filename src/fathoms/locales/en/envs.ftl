# The games as environments for programs that learn.

needs-library = The library { $library } is missing; install it with: pip install 'fathoms[envs]'.
no-kernel = There is no compiled version of { $game } to learn with; use another game.
players = This rule set is for { $least } to { $most } players, not { $players }.
other-game = These are rules of { $other }, not of { $game }.
no-rules = There is no rule set “{ $text }”; use a code, a table of fields, or one of { $known }.
illegal-word = The action { $word } is not legal now; use one that the action mask allows.
illegal-word-at = At table { $table } the action { $word } is not legal now; use one that the action mask allows.
opponents =
    { $opponents ->
        [one] One opponent is not the right number for { $players } players; give one for each other seat.
       *[other] { $opponents } opponents are not the right number for { $players } players; give one for each other seat.
    }
seat = The agent cannot take the seat “{ $seat }”; use 0 to { $last }, “rotate” or “draw”.
no-render-mode = There is no render mode “{ $mode }”; use one of { $known }.
no-illegal = An illegal action cannot mean “{ $given }”; use one of { $known }.
no-opponents = “{ $given }” is not a bot; name a bot, or give a list with one for each other seat.
no-tables = The number of tables must be a whole number of 1 or more, not { $given }.
words-at = Give one action, a whole number, for each of the { $tables } tables, not { $given }.
