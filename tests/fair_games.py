"""Whole games on verifiable dice, for tests: seats choose at random, chance follows from a secret."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from fathoms.core import CHANCE, Record, find_game
from fathoms.core.proof import Proof, Proven, commitment, with_proof

if TYPE_CHECKING:
    from collections.abc import Sequence


def secret_of(word: str) -> bytes:
    """Make a secret that is the same in every run."""
    return sha256(word.encode()).digest()


def fair_record(  # noqa: PLR0913 - each is something a table may be opened with
    name: str,
    seats: int,
    word: str,
    *,
    entropy: Sequence[str] | None = None,
    first: int | None = None,
    rules: object = None,
) -> Record:
    """Play a game to its end on the dice of one secret; who begins is drawn unless told."""
    game, rng, secret = find_game(name), random.Random(word), secret_of(word)
    shares = tuple(entropy or [f"{seat:02x}" if seat % 2 else "" for seat in range(seats)])
    dice = Proven(secret, shares)
    chosen: Any = game.rules(rules or {})
    begins = dice.first(seats) if first is None else first
    record = Record.of(game, chosen, tuple(f"Diver {seat}" for seat in range(seats)), begins)
    state: Any = game.start(chosen, seats, begins)
    while state.actor is not None:
        if state.actor == CHANCE:
            move = dice.source(len(record.moves) + 1).draw(state.chances())
        else:
            move = rng.choice(state.moves())
        state = state.play(move)
        record = record.with_move(game.write_move(move, chosen), state.result)
    proof = Proof(commitment(secret), shares, "draw" if first is None else first, secret.hex())
    return with_proof(record, proof)
