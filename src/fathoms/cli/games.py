"""`fathoms games`: the games that are kept on this machine, and what came of them."""

from __future__ import annotations

import shlex
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from fathoms.cli import files
from fathoms.cli.app import program
from fathoms.cli.options import PERSON, pick_game
from fathoms.cli.streams import echo, echo_json
from fathoms.core import FathomsError
from fathoms.core.record import decode, replay
from fathoms.core.text import columns, printable
from fathoms.folders import data_folder
from fathoms.protocol.players import MOST_GAMES, PlayedGame, PlayedSeat
from fathoms.protocol.requests import Outcome
from fathoms.review import WHOLE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from fathoms.core import Record
    from fathoms.protocol.players import Figures
    from fathoms.texts import Texts

_LISTED: Final = 20


def games(say: Texts, game: str | None, json: bool) -> None:
    """Tell the results of the person who plays here, and list the latest games."""
    from fathoms.api.players import figures_of  # what a server answers with loads slowly

    folder = data_folder() / "games"
    wanted = None if game is None else pick_game(game).name
    found = [(path, each) for path, each in _kept(folder, say) if wanted in (None, each.game)][:MOST_GAMES]
    figures = figures_of([each for _, each in found])
    if json:
        told: list[dict[str, Any]] = [{"file": str(path), **_json(each)} for path, each in found]
        echo_json({"figures": msgspec.to_builtins(figures), "games": told})
    elif not found:
        echo(say("cli.games-none", command=f"{program()} play"))
    else:
        for line in _lines(found, figures, say):
            echo(printable(line))
        # Only what is over has a review.
        over = next((path for path, each in found if each.status == "over"), None)
        if over is not None:
            echo(say("cli.games-review", command=f"{program()} review {shlex.quote(str(over))}"))


def _kept(folder: Path, say: Texts) -> Iterator[tuple[Path, PlayedGame]]:
    """Read the games of a folder, the latest first; what cannot be read is named and left out."""
    for path in sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = decode(files.read(str(path)))
            # A result counts if the moves lead to it.
            for _ in replay(record):
                pass
        except FathomsError as error:
            echo(printable(f"{path}: {say.sentence(error)}"), err=True)
        else:
            yield path, _played(record, path.stat().st_mtime)


def _played(record: Record, at: float) -> PlayedGame:
    players = cast("object", record.extra.get("players"))
    kinds = cast("list[object]", players) if isinstance(players, list) else []
    persons = [seat for seat, kind in enumerate(kinds[: len(record.seats)]) if kind == PERSON]
    result = record.result
    return PlayedGame(
        table="",
        game=record.game,
        at=at,
        status="playing" if result is None else "over",
        seats=tuple(PlayedSeat(name, "", None) for name in record.seats),
        you=persons[0] if len(persons) == 1 else None,
        outcome=None if result is None else Outcome("rules", tuple(result.winners), tuple(result.scores)),
    )


def _json(game: PlayedGame) -> dict[str, Any]:
    return {
        "game": game.game,
        "at": game.at,
        "seats": [seat.name for seat in game.seats],
        "you": game.you,
        "result": None if game.outcome is None else msgspec.to_builtins(game.outcome),
    }


def _lines(found: Sequence[tuple[Path, PlayedGame]], figures: Sequence[Figures], say: Texts) -> Iterator[str]:
    for each in figures:
        share, even = (round(100 * part / WHOLE / each.games) for part in (each.wins, each.even))
        title = say.get(f"{each.game}.title", default=each.game)
        yield say("cli.games-figures", game=title, games=each.games, won=share, even=even)
        yield say("cli.games-streak", streak=each.streak, longest=each.longest)
        yield ""
    rows = [
        (
            datetime.fromtimestamp(each.at).astimezone().strftime("%Y-%m-%d"),
            say.get(f"{each.game}.title", default=each.game),
            _ended(each, say),
            path.name,
        )
        for path, each in found[:_LISTED]
    ]
    yield from columns(rows, left=range(len(rows[0])))


def _ended(game: PlayedGame, say: Texts) -> str:
    outcome = game.outcome
    if outcome is None:
        return say("cli.games-going")
    scores = " : ".join(map(str, sorted(outcome.scores or (), reverse=True)))
    if game.you is None:
        return scores
    return say("cli.games-won" if game.you in outcome.winners else "cli.games-lost", scores=scores)
