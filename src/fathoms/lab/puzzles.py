"""Puzzles made: bots play, every decision is judged, and those that hold are kept.

A decision is admitted if its right choices are clearly better than all others (`puzzles.are_clear`) and the
game can say in words why. Of those the file takes as many of each kind as its game asks for, first such that
`greedy` gets wrong, and few that are alike.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.analysis import find_explainer, find_puzzler
from fathoms.core import CHANCE, Malformed, Record, Seeded, find_bot, find_game, game_names, steady, view
from fathoms.puzzles import NEAR, WHOLE, Puzzle, PuzzleChoice, are_clear, near_of, position
from fathoms.review import seat_mark

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence
    from pathlib import Path

    from fathoms.core import Bot, Move, PuzzleDecision, State

GREEDY: Final = "greedy"
_WRONG_SHARE: Final = 0.6
"""The part of each kind that `greedy` gets wrong, where there are enough of them."""
_MOST_RIGHT: Final = 3
_ASKED: Final = 0.7
"""The part of all decisions that is looked at."""
_GAMES_AT_MOST: Final = 20_000
_ALIKE: Final = 12
"""One part of this of a kind may have the same roll before it and the same right moves."""
_ENOUGH: Final = 1.2
_PLENTY: Final = 1.5
"""Puzzles of each kind to choose from, beside those wanted; plenty, if `greedy` gets few of them wrong."""
_PATIENCE: Final = 150
"""Games in a row that bring nothing: then there are no more of what is still wanted."""


class Making(NamedTuple):
    """What is to be made."""

    game: str
    seed: int = 1
    scale: float = 1.0
    """How many of each kind, beside as many as are shipped."""
    tables: Path | None = None


def make(making: Making, progress: Callable[[float], None] = lambda _share: None) -> list[Puzzle]:
    """Make the puzzles of a game."""
    puzzler = find_puzzler(making.game)
    wanted = {kind: max(1, round(count * making.scale)) for kind, count in puzzler.kinds.items()}
    found: dict[str, dict[str, Puzzle]] = {kind: {} for kind in wanted}
    idle = 0
    for number in range(_GAMES_AT_MOST):
        before = _gathered(found, wanted)
        open_kinds = {kind for kind, count in wanted.items() if not _is_enough(found[kind].values(), count)}
        if not open_kinds or idle > _PATIENCE:
            break
        for puzzle in _from_game(making, number, open_kinds):
            found[puzzle.kind].setdefault(puzzle.id, puzzle)
        gathered = _gathered(found, wanted)
        idle = idle + 1 if gathered == before else 0
        progress(min(1.0, gathered))
    chosen = [
        puzzle for kind, count in wanted.items() for puzzle in choose(list(found[kind].values()), count)
    ]
    random.Random(making.seed).shuffle(chosen)
    return chosen


def _gathered(found: dict[str, dict[str, Puzzle]], wanted: dict[str, int]) -> float:
    """Tell what part of all that is wanted there is."""
    there = sum(min(len(found[kind]), _ENOUGH * count) for kind, count in wanted.items())
    return there / (_ENOUGH * sum(wanted.values()))


def _is_enough(puzzles: Collection[Puzzle], count: int) -> bool:
    wrong = sum(GREEDY in puzzle.failed for puzzle in puzzles)
    return len(puzzles) >= (_ENOUGH if wrong >= _WRONG_SHARE * count else _PLENTY) * count


def _from_game(making: Making, number: int, kinds: Collection[str]) -> Iterator[Puzzle]:
    """Play a game, and give the decisions of it that hold; at most one of each kind."""
    game, bots = find_game(making.game), find_puzzler(making.game).bots
    rng = random.Random(f"{making.seed} {number}")
    seats = rng.choice(list(game.seats)) if number % 2 else min(game.seats)
    players = [_bot(rng.choice(bots[:-1]), game.name) for _ in range(seats)]
    first = rng.randrange(seats)
    state: State = game.start(game.standard, seats, first)
    record = Record.of(game, game.standard, game.colours[:seats], first)
    dice, open_kinds = Seeded(rng), set(kinds)
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            move = dice.draw(state.chances())
        else:
            # Not the first one that comes: it should not always be the same moment of a game.
            asked = open_kinds if rng.random() < _ASKED else ()
            puzzle = admit(record, state, asked, making.tables)
            if puzzle is not None:
                open_kinds.remove(puzzle.kind)
                yield puzzle
            move = players[actor].choose(view(state, actor), rng)
        record = record.with_move(game.write_move(move, game.standard))
        state = state.play(move)


def _bot(name: str, game: str) -> Bot:
    return steady(find_bot(name, game))


def admit(record: Record, state: Any, kinds: Collection[str], tables: Path | None = None) -> Puzzle | None:
    """Make a puzzle of the decision that a game has come to; None if it is unclear or cannot be explained."""
    game = find_game(record.game)
    decision = find_puzzler(game.name).judge(state, kinds, tables) if kinds else None
    if decision is None or not _is_clear(decision, state.actor):
        return None
    seat: int = state.actor
    best = decision.choices[0]
    gaps = [best.shares[seat] - each.shares[seat] for each in decision.choices]
    errors = [decision.error if each.error is None else each.error for each in decision.choices]
    near = max(gap for gap, error in zip(gaps, errors, strict=True) if gap <= near_of(error))
    right = [each.move for each, gap in zip(decision.choices, gaps, strict=True) if gap <= near]
    if len(right) > min(_MOST_RIGHT, len(gaps) // 2) and not decision.bounds:
        return None
    bots = find_puzzler(game.name).bots
    chosen = {bot: _asked(bot, game.name, state) for bot in bots}
    tempting = chosen[GREEDY] if chosen[GREEDY] not in right else decision.choices[len(right)].move
    marks = [seat_mark(each) for each in range(len(record.seats))]
    explainer = find_explainer(game.name)
    why = None if explainer is None else explainer.explain(state.seen_by(None), best.move, tempting, marks)
    if why is None:
        return None
    values = [
        PuzzleChoice(game.write_move(each.move, state.rules), round(WHOLE * each.shares[seat]))
        for each in decision.choices
    ]
    return Puzzle(
        kind=decision.kind,
        game=game.name,
        seats=len(record.seats),
        first=record.first,
        moves=record.moves,
        choices=tuple(sorted(values, key=lambda each: -each.value)),
        near=max(NEAR, round(WHOLE * near)),
        why=why,
        proven=decision.proven,
        bounds=decision.bounds,
        failed=tuple(bot for bot in bots if chosen[bot] not in right),
        asked=len(bots),
        rules=record.rules,
    )


def _is_clear(decision: PuzzleDecision, seat: int) -> bool:
    errors = [decision.error if each.error is None else each.error for each in decision.choices]
    return are_clear(
        [(each.shares[seat], error) for each, error in zip(decision.choices, errors, strict=True)]
    )


def _asked(bot: str, game: str, state: Any) -> Move:
    """Ask a bot what it would do; the same every time."""
    return _bot(bot, game).choose(view(state, state.actor), random.Random(0))


def choose(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Choose puzzles of a kind: first those that `greedy` gets wrong, none too much alike."""
    alike: Counter[tuple[str, ...]] = Counter()
    wrong, right = list[Puzzle](), list[Puzzle]()
    for puzzle in puzzles:
        key = (*puzzle.moves[-1:], *puzzle.right)
        alike[key] += 1
        if alike[key] <= max(1, count // _ALIKE):
            (wrong if GREEDY in puzzle.failed else right).append(puzzle)
    # Short games first: they are read faster, and the file stays small.
    wrong.sort(key=lambda puzzle: len(puzzle.moves))
    right.sort(key=lambda puzzle: len(puzzle.moves))
    share = max(round(_WRONG_SHARE * count), count - len(right))
    chosen = wrong[:share]
    chosen += right[: count - len(chosen)]
    return chosen


class Rejudged(NamedTuple):
    """What became of a puzzle that was judged again."""

    puzzle: Puzzle
    again: Puzzle | None
    """None if it would not be admitted any more."""

    @property
    def holds(self) -> bool:
        """Whether the same moves are right."""
        return self.again is not None and set(self.again.right) == set(self.puzzle.right)


def judge_again(puzzle: Puzzle, tables: Path | None = None) -> Rejudged:
    """Judge a puzzle again by what there is now."""
    return Rejudged(puzzle, admit(puzzle.record, position(puzzle), {puzzle.kind}, tables))


def games() -> list[str]:
    """Name the games of which puzzles can be made."""
    return [name for name in game_names() if _has_puzzler(name)]


def _has_puzzler(game: str) -> bool:
    try:
        find_puzzler(game)
    except Malformed:
        return False
    return True


def greedy_wrong(puzzles: Sequence[Puzzle]) -> int:
    """Count the puzzles that `greedy` gets wrong."""
    return sum(GREEDY in puzzle.failed for puzzle in puzzles)
