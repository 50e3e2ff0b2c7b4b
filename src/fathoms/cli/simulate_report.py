"""What `fathoms simulate` tells: figures for a person, the same and more for a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.cli.seats import colour_name
from fathoms.cli.streams import echo
from fathoms.core import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.lab.batches import Simulation
    from fathoms.lab.simulation import Reason
    from fathoms.lab.tally import Tally
    from fathoms.texts import Texts

_DIGITS: Final = 4
_FAST: Final = 10
"""Games a second from which on no part of one is worth telling."""


class Told(NamedTuple):
    """How a simulation went."""

    simulation: Simulation
    why_engine: Reason
    tally: Tally
    seconds: float
    workers: int
    stopped: bool

    @property
    def speed(self) -> float:
        """Games a second."""
        return self.tally.games / max(self.seconds, 1e-9)


def to_json(told: Told) -> dict[str, Any]:
    """Give the figures for a program."""
    tally = told.tally
    return {
        "games": tally.games,
        "win_share": _rounded(tally.win_share),
        "shared": tally.shared,
        "mean_score": _rounded(tally.mean_score),
        "turns_per_game": round(tally.turns_per_game, _DIGITS),
        "games_per_second": round(told.speed, 1),
        "played_by": told.simulation.played_by,
        "stopped": told.stopped,
        "workers": told.workers,
        "seconds": round(told.seconds, _DIGITS),
        "win_share_error": _rounded(tally.win_share_error),
        "first_win_share": round(tally.first_win_share, _DIGITS),
        "score_spread": _rounded(tally.score_spread),
        "win_share_low": _rounded([low for low, _ in tally.win_share_ends]),
        "win_share_high": _rounded([high for _, high in tally.win_share_ends]),
        "first_win_share_near": round(tally.first_win_share_near, _DIGITS),
        "mean_score_near": [None if near is None else round(near, _DIGITS) for near in tally.mean_score_near],
        "decisions_per_game": round(tally.decisions_per_game, _DIGITS),
        "deeds_per_game": {name: round(mean, _DIGITS) for name, mean in tally.deeds_per_game.items()},
    }


def report(told: Told, say: Texts) -> None:
    """Tell a person."""
    simulation, tally = told.simulation, told.tally
    game = find_game(simulation.game)
    seats = [f"{colour_name(game.colours[seat], say)} ({name})" for seat, name in enumerate(simulation.bots)]
    shares = [
        say("cli.simulate-share", share=100 * share, near=100 * near)
        for share, near in zip(tally.win_share, tally.win_share_near, strict=True)
    ]
    scores = [
        say("cli.simulate-mean", score=score)
        if near is None
        else say("simulate.mean", score=score, near=near)
        for score, near in zip(tally.mean_score, tally.mean_score_near, strict=True)
    ]
    heads = [say("cli.simulate-seat"), say("cli.simulate-wins"), say("cli.simulate-score")]
    _table([heads[0], *seats], [heads[1], *shares], [heads[2], *scores])
    echo()
    if tally.deed_names:
        _deeds(told, say)
        echo()
    echo(say("cli.simulate-shared", games=tally.games, shared=tally.shared))
    begins = 100 * tally.first_win_share, 100 * tally.first_win_share_near
    echo(say("simulate.begins", share=begins[0], near=begins[1]))
    speed = round(told.speed) if told.speed >= _FAST else round(told.speed, 1)
    echo(say("cli.simulate-pace", turns=_countable(round(tally.turns_per_game, 1)), speed=_countable(speed)))
    echo(say_way(told.why_engine, told.workers, say))


def say_way(why_engine: Reason, workers: int, say: Texts) -> str:
    """Say in one line who played: the kernel, or the engine and why."""
    return say("simulate.kernel", workers=workers) if not why_engine else say(f"simulate.engine-{why_engine}")


def _table(names: Sequence[str], *columns: Sequence[str]) -> None:
    """Write names on the left and figures to the right of them, one below the other."""
    widths = [max(map(len, column)) for column in columns]
    wide = max(map(len, names))
    for name, *cells in zip(names, *columns, strict=True):
        row = "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        echo(f"{name:<{wide}}  {row}".rstrip())


def _deeds(told: Told, say: Texts) -> None:
    """Tell what happened how often in a game."""
    # What never happened needs no line: most often the rules leave no room for it.
    happened = {deed: mean for deed, mean in told.tally.deeds_per_game.items() if mean}
    keys = {deed: f"{told.simulation.game}.deed-{deed}" for deed in happened}
    names = [say(key) if say.has(key) else deed for deed, key in keys.items()]
    means = [say("cli.simulate-mean", score=mean) for mean in happened.values()]
    _table([say("simulate.deeds"), *names], ["", *means])


def _countable(number: float) -> float:
    """Give a whole number as one, so that one turn is a turn and two are turns."""
    return int(number) if number == int(number) else number


def _rounded(figures: Sequence[float]) -> list[float]:
    return [round(figure, _DIGITS) for figure in figures]
