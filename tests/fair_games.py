"""Whole games on verifiable dice, for tests: seats choose at random, chance follows from a secret."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.core import CHANCE, Record, find_game
from fathoms.core.play_on import deal_afresh, take_over, with_dealt
from fathoms.core.proof import ORIGIN, AnyDice, Proof, Proven, ProvenByTurn, commitment, with_proof
from fathoms.core.record import rules_of
from fathoms.core.turns import Turns

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
    record = _play_out(record, game.start(chosen, seats, begins), dice, rng)
    proof = Proof(commitment(secret), shares, "draw" if first is None else first, secret.hex())
    return with_proof(record, proof)


def record_by_turn(
    name: str, seats: int, word: str, occasion: str = "anything", choices: str | None = None
) -> Record:
    """Play a game to its end on dice that belong to turns; seats choose by `choices`, or by the word."""
    game, secret = find_game(name), secret_of(word)
    dice = ProvenByTurn(secret, occasion)
    begins = dice.first(seats)
    record = Record.of(game, game.standard, tuple(f"Diver {seat}" for seat in range(seats)), begins)
    rng = random.Random(choices or word)
    record = _play_out(record, game.start(game.standard, seats, begins), dice, rng)
    return with_proof(record, Proof(commitment(secret), (), "draw", secret.hex(), occasion))


def played_on(before: Record, move: int, word: str, table: str | None = None) -> Record:
    """Go on from a moment of a record to the end, on the dice of another secret."""
    game, rng, secret = find_game(before.game), random.Random(word), secret_of(word)
    rules, seats = rules_of(before), len(before.seats)
    shares = tuple(f"a{seat}" for seat in range(seats))
    dice = Proven(secret, shares)
    origin, taken = take_over(before, move, table)
    dealt, state = deal_afresh(game, game.start(rules, seats, before.first), rules, taken, dice.source)
    record = msgspec.structs.replace(
        Record.of(game, rules, tuple(f"Other {seat}" for seat in range(seats)), before.first),
        moves=tuple(with_dealt(taken, dealt)),
        extra={ORIGIN: origin.to_json()},
    )
    record = _play_out(record, state, dice, rng)
    return with_proof(record, Proof(commitment(secret), shares, before.first, secret.hex()))


def _play_out(record: Record, state: Any, dice: AnyDice, rng: random.Random) -> Record:
    game, rules = find_game(record.game), rules_of(record)
    turns = Turns((0,) * len(record.seats))
    while state.actor is not None:
        turns = turns.at(state)
        if state.actor == CHANCE:
            move = dice.at(turns.fall(len(record.moves) + 1)).draw(state.chances())
        else:
            move = rng.choice(state.moves())
        turns, state = turns.after(state), state.play(move)
        record = record.with_move(game.write_move(move, rules), state.result)
    return record
