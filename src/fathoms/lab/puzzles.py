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
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
    from pathlib import Path

    from fathoms.core import Bot, Move, Phrase, PuzzleDecision, PuzzleQuota, State

GREEDY: Final = "greedy"
_MOST_RIGHT: Final = 3
_LEAST_CHANCE: Final = 0.1
"""Where even the best choice leaves less, nobody cares."""
_ASKED: Final = 0.7
"""The part of all decisions that is looked at."""
_PAIRS: Final = 3
"""One game in so many is one of any number of players; the others are of two."""
_GAMES_AT_MOST: Final = 20_000
_ALIKE: Final = 12
"""One part of this of a kind may have the same roll before it and the same right moves."""
_SPARE: Final = 1.3
"""Puzzles of each kind to choose from, beside those wanted."""
_PATIENCE: Final = 1500
"""Games in a row that bring nothing: then there are no more of what is still wanted."""


class Making(NamedTuple):
    """What is to be made."""

    game: str
    seed: int = 1
    scale: float = 1.0
    """How many of each kind, beside as many as are shipped."""
    tables: Path | None = None


class _Gathered:
    """The puzzles of one kind so far."""

    def __init__(self, quota: PuzzleQuota, scale: float) -> None:
        self.count: Final = max(1, round(quota.wanted * scale))
        self.wrong: Final = round(quota.wrong * scale)
        self.found: Final[dict[str, Puzzle]] = {}

    def lacks(self, *, wrong: bool) -> bool:
        """Tell whether more are wanted of those that `greedy` gets wrong, or right."""
        there = sum((GREEDY in puzzle.failed) == wrong for puzzle in self.found.values())
        return there < _SPARE * (self.wrong if wrong else self.count - self.wrong)

    @property
    def is_open(self) -> bool:
        return self.lacks(wrong=True) or self.lacks(wrong=False)

    def choose(self) -> list[Puzzle]:
        """Choose those that `greedy` gets wrong, then those that most bots do; none too much alike."""
        alike: Counter[tuple[str, ...]] = Counter()
        wrong, right = list[Puzzle](), list[Puzzle]()
        for puzzle in self.found.values():
            key = (*puzzle.moves[-1:], *puzzle.right)
            alike[key] += 1
            if alike[key] <= max(1, self.count // _ALIKE):
                (wrong if GREEDY in puzzle.failed else right).append(puzzle)
        right.sort(key=lambda puzzle: -len(puzzle.failed))
        # More of the others where there are not enough of the one.
        chosen = wrong[: max(self.wrong, self.count - len(right))]
        return chosen + right[: self.count - len(chosen)]


def make(making: Making, progress: Callable[[float], None] = lambda _share: None) -> list[Puzzle]:
    """Make the puzzles of a game."""
    kinds = {kind: _Gathered(quota, making.scale) for kind, quota in find_puzzler(making.game).kinds.items()}
    idle = 0
    for number in range(_GAMES_AT_MOST):
        if idle > _PATIENCE or not any(kind.is_open for kind in kinds.values()):
            break
        idle += 1
        for puzzle in _from_game(making, number, kinds):
            if kinds[puzzle.kind].found.setdefault(puzzle.id, puzzle) is puzzle:
                idle = 0
        there = sum(min(len(kind.found), _SPARE * kind.count) for kind in kinds.values())
        progress(there / (_SPARE * sum(kind.count for kind in kinds.values())))
    return [puzzle for kind in kinds.values() for puzzle in kind.choose()]


def _from_game(making: Making, number: int, kinds: Mapping[str, _Gathered]) -> Iterator[Puzzle]:
    """Play a game, and give the decisions of it that hold and are wanted; at most one of each kind."""
    game, bots = find_game(making.game), find_puzzler(making.game).bots
    rng = random.Random(f"{making.seed} {number}")
    seats = min(game.seats) if number % _PAIRS else rng.choice(list(game.seats))
    players = [_bot(rng.choice(bots[:-1]), game.name) for _ in range(seats)]
    first = rng.randrange(seats)
    state: State = game.start(game.standard, seats, first)
    record = Record.of(game, game.standard, game.colours[:seats], first)
    dice, asked = Seeded(rng), {name for name, kind in kinds.items() if kind.is_open}
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            move = dice.draw(state.chances())
        else:
            # Not the first one that comes: it should not always be the same moment of a game.
            puzzle = admit(record, state, asked, making.tables) if rng.random() < _ASKED else None
            if puzzle is not None and kinds[puzzle.kind].lacks(wrong=GREEDY in puzzle.failed):
                asked.remove(puzzle.kind)
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
    if best.shares[seat] < _LEAST_CHANCE:
        return None
    gaps = [best.shares[seat] - each.shares[seat] for each in decision.choices]
    errors = [decision.error if each.error is None else each.error for each in decision.choices]
    near = max(gap for gap, error in zip(gaps, errors, strict=True) if gap <= near_of(error))
    right = [each.move for each, gap in zip(decision.choices, gaps, strict=True) if gap <= near]
    if len(right) > min(_MOST_RIGHT, len(gaps) // 2) and not decision.bounds:
        return None
    bots = find_puzzler(game.name).bots
    chosen = {bot: _asked(bot, record, state) for bot in bots}
    # The choice that tempts: what `greedy` would do, else the next best.
    tempting = [move for move in (chosen[GREEDY], decision.choices[len(right)].move) if move not in right]
    told = _why(record, state, best.move, tempting)
    if told is None:
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
        why=told[1],
        tempting=game.write_move(told[0], state.rules),
        proven=decision.proven,
        bounds=decision.bounds,
        failed=tuple(bot for bot in bots if chosen[bot] not in right),
        asked=len(bots),
        rules=record.rules,
    )


def _why(record: Record, state: Any, best: Move, tempting: Sequence[Move]) -> tuple[Move, Phrase] | None:
    """Say why the best choice beats another: the first of some of which it can be said."""
    explainer = find_explainer(record.game)
    if explainer is None:
        return None
    marks = [seat_mark(seat) for seat in range(len(record.seats))]
    told = ((move, explainer.explain(state.seen_by(None), best, move, marks)) for move in tempting)
    return next(((move, why) for move, why in told if why is not None), None)


def _is_clear(decision: PuzzleDecision, seat: int) -> bool:
    errors = [decision.error if each.error is None else each.error for each in decision.choices]
    return are_clear(
        [(each.shares[seat], error) for each, error in zip(decision.choices, errors, strict=True)]
    )


def _asked(bot: str, record: Record, state: Any) -> Move:
    """Ask a bot what it would do: the same every time, but with luck of its own in each puzzle."""
    luck = random.Random(" ".join(record.moves))
    return _bot(bot, record.game).choose(view(state, state.actor), luck)


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
