"""The program that lets a bot or a class of somebody's module speak the lines of a tournament.

    python -m fathoms.lab.tournament.worker bot greedy
    python -m fathoms.lab.tournament.worker class mybots:Cautious

Before the first decision of a game it says `ready` (an expert may compile for a while) or `refused`.
"""

from __future__ import annotations

import os
import random
import sys
import traceback
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import FathomsError, View, check_fit, find_bot, find_game, note_of, wake
from fathoms.core.state_json import read_state
from fathoms.lab.tournament.protocol import Decide, End, GameBegins, Message, Reply, encode
from fathoms.processes import take_streams

if TYPE_CHECKING:
    from fathoms.core import AnyGame, Bot, Move


_read_line: Final = msgspec.json.Decoder(Message).decode
_BAD: Final = 1


class SeatedBot:
    """The bot at one seat, game after game."""

    def __init__(self, kind: str, what: str) -> None:
        self.kind = kind
        self.what = what
        self._kept: tuple[str, Bot] | None = None

    def make(self, game: str) -> Bot:
        """Make the bot: a class of somebody's is made anew for each game, one of the house is kept."""
        if self._kept is not None and self._kept[0] == game:
            return self._kept[1]
        if self.kind == "bot":
            self._kept = (game, find_bot(self.what, game))
            return self._kept[1]
        module, _, name = self.what.partition(":")
        if (here := os.getcwd()) not in sys.path:  # noqa: PTH109 - a text is wanted
            sys.path.insert(0, here)
        bot = getattr(import_module(module), name)()
        if not callable(getattr(bot, "choose", None)):
            raise TypeError(f"{self.what} has no method choose(seen, rng)")
        return bot


def serve(seat: SeatedBot, lines: Any, say: Any) -> int:
    """Play every game that is asked for, until there are no more lines or the bot fails."""
    game: AnyGame | None = None
    rules: Any = None
    bot: Bot | None = None
    rng = random.Random(0)
    own = 0
    for text in lines:
        line: GameBegins | Decide | End = _read_line(text)
        match line:
            case GameBegins() as hello:
                try:
                    game = find_game(hello.game)
                    rules = game.rules(hello.rules)
                    bot = seat.make(hello.game)
                    check_fit(bot, rules, len(hello.seats))
                    wake(bot, rules)
                except FathomsError as error:
                    say(Reply(phrase=error.phrase))
                    return _BAD
                except BaseException as error:  # noqa: BLE001 - whatever somebody's module does is told
                    say(_broken(error))
                    return _BAD
                rng, own = random.Random(hello.seed), hello.seat
                say(Reply(ready=True, note=note_of(bot)))
            case Decide() as asked if game is not None and bot is not None:
                seen: View[Any] = View(own, read_state(game, rules, bytes(asked.state)))
                try:
                    move: Move = bot.choose(seen, rng)
                except BaseException as error:  # noqa: BLE001 - likewise
                    say(_broken(error))
                    return _BAD
                try:
                    answer = game.write_move(move, rules)
                except Exception:  # noqa: BLE001 - whatever it is, it is none of the moves
                    say(_broken(TypeError(f"choose() returned {move!r:.80}, which is no move")))
                    return _BAD
                say(Reply(move=answer))
            case Decide() | End():
                pass
    return 0


def _broken(error: BaseException) -> Reply:
    traceback.print_exception(error, file=sys.stderr)
    return Reply(error=traceback.format_exception_only(error)[-1].strip().replace("\n", " ")[:300])


def main() -> int:
    """Speak over what were the standard streams; whatever the bot prints goes to standard error."""
    lines, answers = take_streams()

    def say(line: Reply) -> None:
        answers.write(encode(line) + b"\n")

    try:
        return serve(SeatedBot(sys.argv[1], sys.argv[2]), lines, say)
    except BrokenPipeError:
        return _BAD


if __name__ == "__main__":
    sys.exit(main())
