"""Random games by the second on one core: our kernels beside other people's simulators, in one run.

    .venv/bin/python benchmarks/random_games.py [--seconds 2] [--rounds 3] [--no-peers]

The peers (`peers/games/requirements.txt`) get an environment of their own under `build/`. Ours and theirs
take turns, so a noisy machine is noisy for all; each figure is the median of the rounds. Everything runs on
one core, in one thread.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import venv
from pathlib import Path
from statistics import median
from typing import Any

from figures import leave_out, tell

from fathoms.core import find_game
from fathoms.kernels import find_kernel

HERE = Path(__file__).parent / "peers" / "games"
MADE = Path(os.environ.get("FATHOMS_PEERS") or Path(__file__).parent.parent / "build" / "game-peers")

# Ours: game, seats, games a second that the project promises.
OURS = (
    ("into-the-blue", 2, 400_000),
    ("into-the-blue", 5, None),
    ("atlantis-treasure", 2, None),
    ("atlantis-treasure", 4, 20_000),
)
LIKENED = ("into-the-blue", 2)
"""The figure that the peers are set beside."""

DICE_GAMES = tuple(f"openspiel rollouts:{name}" for name in ("pig", "yacht", "backgammon"))
PEERS = (
    *DICE_GAMES,
    *(f"openspiel loop:{name}" for name in ("pig", "yacht", "backgammon")),
    *("catanatron:2", "catanatron:4"),
    *("pettingzoo:connect_four_v3.env", "pettingzoo:tictactoe_v3.env"),
    *("pgx:backgammon", "pgx:connect_four", "pgx:2048"),
)
LEAST_TIMES = {"catanatron:2": 10_000}
LEAST_DICE_TIMES = 10


def peers_python() -> str:
    """Make the peers' environment once, and give its Python."""
    python, ready = MADE / "bin" / "python", MADE / ".ready"
    wanted = (HERE / "requirements.txt").read_text()
    if not ready.exists() or ready.read_text() != wanted:
        venv.create(MADE, with_pip=True)
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, "-r", HERE / "requirements.txt"], check=True, stdout=sys.stderr)  # noqa: S603 - our own list
        ready.write_text(wanted)
    return str(python)


def ours(game: str, seats: int, seconds: float) -> float:
    """Play random games on the kernel for so long, and tell how many a second."""
    kernel, rules = find_kernel(game), find_game(game).standard
    if kernel is None:
        raise LookupError(game)
    bots, batch, number = ["random"] * seats, 20_000, 0
    kernel.play(rules, bots, range(100), 1)  # compiled, or loaded from where compiled code is kept
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        kernel.play(rules, bots, range(number, number + batch), 1)
        number += batch
    return number / spent


def theirs(python: str, peer: str, seconds: float) -> dict[str, Any]:
    """Let a peer play in its own environment."""
    command = [python, str(HERE / "play.py"), str(seconds), peer]
    done = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - our own script
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    return json.loads(lines[-1]) if lines else {"failed": done.stderr.strip().splitlines()[-1:]}


def main() -> None:
    """Measure ours and theirs in turns."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-peers", action="store_true")
    wishes = parser.parse_args()
    python = None if wishes.no_peers else peers_python()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    speeds: dict[tuple[str, int], list[float]] = {(game, seats): [] for game, seats, _ in OURS}
    rates: dict[str, list[float]] = {}
    failed: dict[str, Any] = {}
    for _ in range(wishes.rounds):
        for game, seats, _least in OURS:
            speeds[game, seats].append(ours(game, seats, wishes.seconds))
        for peer in PEERS if python else ():
            answer = theirs(str(python), peer, wishes.seconds)
            if "failed" in answer:
                failed[peer] = answer["failed"]
            else:
                rates.setdefault(peer, []).append(answer["games_per_second"])
    likened = median(speeds[LIKENED])
    peers = {peer: median(found) for peer, found in rates.items()}
    times = {peer: likened / rate for peer, rate in peers.items()}
    least = {peer: most for peer, most in LEAST_TIMES.items() if peer in times}
    dice = [peer for peer in DICE_GAMES if peer in times]
    if dice:
        least[min(dice, key=times.__getitem__)] = LEAST_DICE_TIMES
    for game, seats, promised in OURS:
        beside = times if (game, seats) == LIKENED else {}
        tell(
            "kernel",
            median(speeds[game, seats]),
            "games/s",
            about={"game": game, "players": seats},
            at_least=promised,
            times=beside,
            times_at_least=least if beside else None,
        )
    for peer, rate in peers.items():
        tell("peer", rate, "games/s", about={"name": peer})
    for peer, why in failed.items():
        leave_out("peer", str(why), {"name": peer})


if __name__ == "__main__":
    main()
