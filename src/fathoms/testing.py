"""`check_game`: plays any game against the contract of `core`, for ours and for third-party games alike."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.core import CHANCE, FathomsError, Record, Seeded, begins_with, view
from fathoms.core.record import decode, replay
from fathoms.core.screens import continues
from fathoms.core.state_json import read_state, type_name, write_state

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fathoms.core import AnyGame, Choice, Move, RuleSet, State, View

MOST_MOVES = 50_000
LOOKED_AT = 40
"""Moves of a game before each of which its screens are checked."""


class ContractBroken(AssertionError):  # noqa: N818 - it says what happened
    """A game does not keep the contract; the message says which part, and where."""


def check_game(
    game: AnyGame,
    rules: RuleSet | None = None,
    *,
    seats: Iterable[int] | None = None,
    seed: int = 0,
    games: int = 1,
) -> None:
    """Play random games and check the contract at every state.

    Determinism, frozen states, views that hide secrets, notation and JSON round trips, illegal moves refused
    with a rule id and the state unchanged, probabilities that add up, and that every game reaches an end.
    For screens: scenes and effects that tell no secret, offers that list every legal move with a rule of the
    book, states that survive the wire.
    """
    chosen: RuleSet = game.standard if rules is None else rules
    _check_rules(game, chosen)
    book = frozenset(rule.id for section in game.book(chosen) for rule in section.rules)
    for count in seats if seats is not None else game.seats_for(chosen):
        for number in range(games):
            _check_one(game, chosen, count, random.Random(f"{seed}:{count}:{number}"), book)


def _check_one(game: AnyGame, rules: RuleSet, seats: int, rng: random.Random, book: frozenset[str]) -> None:
    names = tuple(game.colours[:seats])
    first = begins_with(game, rules, seats, rng.randrange(seats))
    state: State = game.start(rules, seats, first)
    record = Record.of(game, rules, names, first)
    other_kinds: list[Move] = []
    for number in range(MOST_MOVES):
        if state.actor is None:
            break
        _check_state(state, seats, rng)
        # Long games repeat themselves: later on a screen is looked at now and then.
        if number < LOOKED_AT or not rng.randrange(10):
            _check_screens(game, rules, state, seats)
            _check_offer(game, rules, state, rng, book)
        _check_refusals(state, other_kinds)
        move = Seeded(rng).draw(state.chances()) if state.actor == CHANCE else rng.choice(state.moves())
        other_kinds = [m for m in other_kinds if type(m) is not type(move)] + [move]
        _check_effect(game, state, move, seats)
        before = repr(state)
        after = state.play(move)
        _require(after == state.play(move), "play is not deterministic", state, move)
        _require(repr(state) == before, "play changed the state", state, move)
        text = game.write_move(move, rules)
        _require(game.read_move(text, rules) == move, f"notation {text!r} does not read back", state, move)
        record = record.with_move(text, after.result)
        state = after
    _require(state.actor is None, f"no end after {MOST_MOVES} moves", state)
    _check_screens(game, rules, state, seats)
    _check_end(record, state, seats, other_kinds)


def _check_rules(game: AnyGame, rules: RuleSet) -> None:
    changes = rules.differences(game.standard)
    plain = msgspec.json.decode(msgspec.json.encode(changes))
    _require(game.rules(plain) == rules, "rules do not survive their own JSON", rules)
    _require(not game.read(plain).problems, "a draft of sound rules has problems", rules)
    bench, fields = game.workbench(), set(game.rules_type.__struct_fields__)
    named = [
        *bench.box,
        *bench.letters,
        *bench.places,
        *(field for group in bench.groups for field in group.fields),
    ]
    _require(fields.issuperset(named), "the workbench names a field that is not there", named)


def _check_state(state: State, seats: int, rng: random.Random) -> None:
    _require(state.result is None, "a result before the end", state)
    if state.actor == CHANCE:
        _require(not state.moves(), "moves() lists moves while chance acts", state)
        _check_chances(state, rng)
    else:
        _check_moves(state, rng)
    for seat in (None, *range(seats)):
        seen = view(state, seat)
        _require(seen.state.seen_by(seat) == seen.state, "looking twice shows something else", state, seat)
        _require(seen.state.actor == state.actor, "a view changes the actor", state, seat)
        # A seat must not be able to tell the true state from one whose secrets were drawn anew.
        imagined = state.imagine(seat, rng)
        _require(view(imagined, seat) == seen, "a view shows a secret", state, seat)
        if state.actor == seat:
            _require(_few(seen.moves()) == _few(state.moves()), "legal moves depend on a secret", state, seat)
        msgspec.json.encode(seen)


def _few(moves: Sequence[Move]) -> tuple[int, list[Move]]:
    return len(moves), list(islice(moves, 100))


def _check_moves(state: State, rng: random.Random) -> None:
    moves = state.moves()
    count = len(moves)
    _require(count > 0, "a seat must decide but has no move", state)
    picks = range(count) if count <= 60 else [rng.randrange(count) for _ in range(20)]
    for pick in picks:
        move = moves[pick]
        try:
            state.play(move)
        except FathomsError as error:
            raise ContractBroken(f"a listed move is refused: {move!r}: {error}") from error
    if count <= 2_000:
        listed = list(moves)
        _require(len(listed) == count, "len(moves) and iteration differ", state)
        _require(len(set(listed)) == count, "a move is listed twice", state)


def _check_chances(state: State, rng: random.Random) -> None:
    chances = state.chances()
    outcomes = list(islice(chances, 3_000))
    if len(outcomes) < 3_000:
        _require(sum(map(chances.weight, outcomes)) == chances.total, "chances do not add up", state)
        _require(len(set(outcomes)) == len(outcomes), "an outcome is listed twice", state)
    for _ in range(3):
        drawn = chances.at(rng.randrange(chances.total))
        _require(chances.weight(drawn) > 0, "a drawn outcome has no weight", state, drawn)


def _check_refusals(state: State, others: list[Move]) -> None:
    """Moves of other kinds, legal earlier, are refused now unless they are listed."""
    legal: Callable[[Move], bool]
    if state.actor == CHANCE:
        chances = state.chances()
        legal = lambda move: chances.weight(move) > 0  # noqa: E731 - one of two ways to ask the same thing
    else:
        moves = state.moves()
        if len(moves) > 2_000:
            return
        known = set(moves)
        legal = known.__contains__
    for move in others:
        if not legal(move):
            _require_refused(state, move)


def _require_refused(state: State, move: Move) -> None:
    before = repr(state)
    try:
        state.play(move)
    except FathomsError as error:
        _require(error.kind == "illegal" and bool(error.rule), "a refusal names no rule", state, move)
        _require(repr(state) == before, "a refused move changed the state", state, move)
        return
    raise ContractBroken(f"an unlisted move was played: {move!r} in {state!r}")


def _check_screens(game: AnyGame, rules: RuleSet, state: State, seats: int) -> None:
    """One scene for all viewers, so it can hold no secret; a view that survives the wire."""
    scene = game.scene(view(state, None))
    _require(type(scene) is game.scene_type, "the scene is not of the game's scene_type", scene)
    name = type_name(game.name, "Scene")
    _require(game.scene_type.__name__ == name, f"the scene_type is not called {name}", game.scene_type)
    told = msgspec.json.decode(msgspec.json.encode(scene), type=game.scene_type)
    _require(told == scene, "the scene does not read back", scene)
    for seat in (None, *range(seats)):
        seen = view(state, seat)
        _require(game.scene(seen) == scene, "viewers see different scenes", state, seat)
        again = read_state(game, rules, write_state(seen.state))
        _require(again == seen.state, "a view does not survive the wire", seen.state)
        if seat is None or seat != state.actor:
            _require(game.offer(seen) == ((), False), "moves on offer to who does not decide", state, seat)


def _check_effect(game: AnyGame, state: State, move: Move, seats: int) -> None:
    """One effect for all viewers, none of a secret shuffle."""
    effect = game.effect(view(state, None), move)
    for seat in range(seats):
        _require(game.effect(view(state, seat), move) == effect, "viewers see different effects", state, move)
    if state.actor == CHANCE and state.chances().secret:
        _require(effect is None, "a secret move has an effect", state, move)
    if effect is not None:
        told = msgspec.json.decode(msgspec.json.encode(effect), type=game.effect_type)
        _require(told == effect, "the effect does not read back", effect)


def _check_offer(
    game: AnyGame, rules: RuleSet, state: State, rng: random.Random, book: frozenset[str]
) -> None:
    """Every legal move is on offer as text, with a rule of the book; a beginning leads to what it began."""
    if state.actor is None or state.actor == CHANCE:
        return
    seen, moves = view(state, state.actor), state.moves()
    choices, more = game.offer(seen)
    texts = [choice.move for choice in choices]
    _require(len(set(texts)) == len(texts), "a move is on offer twice", state)
    if more:
        _require(0 < len(texts) < len(moves), "more moves are promised than there are", state)
    else:
        legal = {game.write_move(move, rules) for move in moves}
        _require(set(texts) == legal, "the moves on offer are not the legal ones", state, texts)
    for choice in choices:
        _require(choice.rule in book, "a choice names a rule that is not in the book", state, choice)
    for choice in rng.sample(choices, min(len(choices), 8)):
        move = game.read_move(choice.move, rules)
        _require(game.write_move(move, rules) == choice.move, "a choice is written otherwise", state, choice)
        _require(game.effect(seen, move) == choice.effect, "a choice does something else", state, choice)
        state.play(move)
    _check_beginnings(game, seen, rng.choice(choices))
    few = game.offer(seen, most=1)
    _require(len(few.choices) == 1 and few.more == (len(moves) > 1), "`most` is not kept", state)


def _check_beginnings(game: AnyGame, seen: View[Any], choice: Choice) -> None:
    words = choice.move.split(" ")
    for count in range(1, len(words) + 1):
        begun = " ".join(words[:count])
        going_on, more = game.offer(seen, begun)
        _require(more or choice in going_on, f"{begun!r} does not lead to a choice", seen, choice)
        _require(all(continues(each.move, words[0]) for each in going_on), f"{begun!r} leads astray", seen)
    _require(game.offer(seen, choice.move).choices[:1] == (choice,), "a whole move is not its own", seen)


def _check_end(record: Record, state: State, seats: int, others: list[Move]) -> None:
    result = state.result
    _require(result is not None, "the game is over without a result", state)
    assert result is not None  # noqa: S101 - for the type checker; _require has raised
    _require(len(result.scores) == seats, "not one score a seat", state)
    _require(len(result.winners) > 0, "nobody wins", state)
    _require(not state.moves(), "moves after the end", state)
    for move in others:
        _require_refused(state, move)
    again = decode(record.encode())
    _require(again == record, "the record does not read back", state)
    *_, (last, _) = replay(again)
    _require(last == state, "the record replays to another state", state)


def _require(holds: bool, what: str, *where: object) -> None:  # noqa: FBT001 - reads like assert
    if not holds:
        raise ContractBroken(f"{what}: " + ", ".join(map(repr, where)))
