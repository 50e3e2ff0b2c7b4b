"""The summary of a simulation: a row a seat, and the whole as one object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathoms.core import find_game

if TYPE_CHECKING:
    from fathoms.lab.batches import Simulation
    from fathoms.lab.tally import Tally

DIGITS: Final = 6


def seat_rows(simulation: Simulation, tally: Tally) -> list[dict[str, Any]]:
    """Give a row for each seat; what is the same for all stands in every row, so that files can be joined."""
    colours = find_game(simulation.game).colours
    same = {
        "game": simulation.game,
        "played_by": simulation.played_by,
        "seed": simulation.seed,
        "begins": str(simulation.first),
        "games": tally.games,
        "shared": tally.shared,
        "first_win_share": _rounded(tally.first_win_share),
        "turns_per_game": _rounded(tally.turns_per_game),
        "decisions_per_game": _rounded(tally.decisions_per_game),
        **{f"deed_{name.replace('-', '_')}": _rounded(mean) for name, mean in tally.deeds_per_game.items()},
    }
    return [
        {
            "seat": seat,
            "colour": colours[seat],
            "bot": bot,
            "win_share": _rounded(tally.win_share[seat]),
            "win_share_error": _rounded(tally.win_share_error[seat]),
            "win_share_low": _rounded(tally.win_share_ends[seat][0]),
            "win_share_high": _rounded(tally.win_share_ends[seat][1]),
            "wins_alone": tally.wins[seat][0],
            "wins_shared": sum(tally.wins[seat][1:]),
            "mean_score": _rounded(tally.mean_score[seat]),
            "score_spread": _rounded(tally.score_spread[seat]),
            "lowest_score": tally.lowest[seat],
            "highest_score": tally.highest[seat],
            **same,
        }
        for seat, bot in enumerate(simulation.bots)
    ]


def whole(simulation: Simulation, tally: Tally) -> dict[str, Any]:
    """Give all there is as one object; nothing in it hangs on the machine or the day."""
    rows = seat_rows(simulation, tally)
    own = list(rows[0])[: list(rows[0]).index("game")]
    deeds = {name: _rounded(mean) for name, mean in tally.deeds_per_game.items()}
    return {
        **described(simulation),
        "games": tally.games,
        "shared": tally.shared,
        "first_win_share": _rounded(tally.first_win_share),
        "turns_per_game": _rounded(tally.turns_per_game),
        "decisions_per_game": _rounded(tally.decisions_per_game),
        "deeds_per_game": deeds,
        "seats": [{name: row[name] for name in own} for row in rows],
    }


def described(simulation: Simulation) -> dict[str, Any]:
    """Say what the games hang on: whoever has this can play them again."""
    return {
        "game": simulation.game,
        "rules": simulation.rules.differences(find_game(simulation.game).standard),
        "bots": list(simulation.bots),
        "seed": simulation.seed,
        "first": simulation.first,
        "played_by": simulation.played_by,
        "fathoms": simulation.version,
    }


def _rounded(figure: float) -> float:
    return round(figure, DIGITS)
