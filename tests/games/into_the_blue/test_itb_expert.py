"""The bot `expert`: exact at the end, the same with and without compiled code, plain about other rules."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

pytest.importorskip("numpy")

from blue_rulesets import CHESTS_ONLY

from fathoms.core import view
from fathoms.games.into_the_blue import GAME, STANDARD, Deal, Place, Roll, Rules, Stop, TakeChest
from fathoms.games.into_the_blue.bots.expert import ExpertBot
from fathoms.games.into_the_blue.state import NOBODY, State
from fathoms.games.into_the_blue.study.turn import turn_of
from playing import walk

SEATS = [2, 3, 4, 5]


def starts(seats: int, count: int, seed: int = 1) -> list[State]:
    """Tables at the start of turns, as random play reaches them, seen by the seat to move."""
    found: list[State] = []
    for number in range(count):
        steps = [
            s
            for s, _, _ in walk(GAME, STANDARD, seats, f"{seed}/{number}")
            if s.phase == "roll" and not s.dice
        ]
        state = steps[random.Random(number).randrange(len(steps))]
        found.append(state.seen_by(state.seat))
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_expert_plays_legally_to_the_end_and_repeats_itself(seats: int) -> None:
    def game(seed: int) -> list[Any]:
        bot = ExpertBot()

        def decide(state: State, rng: random.Random) -> Any:
            move = bot.choose(view(state, state.seat), rng)
            assert move in state.moves()
            return move

        return [move for _, move, _ in walk(GAME, STANDARD, seats, seed, decide)]

    assert game(1) == game(1)
    assert game(1) != game(2)


def test_in_the_last_turn_the_worth_is_exact() -> None:
    # Green ended the game; Blue has the last turn, one chest, and Green one chest that Blue has not seen.
    state = msgspec.structs.replace(
        GAME.start(STANDARD, 2).play(Deal((8, 6, 6, 7, 5))),
        seat=1,
        shells=((3, 3, 2, 2, 2), (2, 2, 1, 0, 1)),
        left=(0, 6),
        owners=(0, 1, NOBODY, NOBODY, NOBODY),
        last_turns=0,
        last_turn=(9, 10),
        turns=10,
    )
    worth = ExpertBot().work_out(state.seen_by(1))

    def share(after: State) -> float:
        total = 0.0
        for value in (5, 6, 7, 8):
            dealt = msgspec.structs.replace(after, chests=(value, 6, *after.chests[2:]))
            result = dealt.result
            assert result is not None
            total += (1 in result.winners) / len(result.winners) / 4
        return total

    ready = msgspec.structs.replace(state, rolls=2)
    assert worth.ends[0] == pytest.approx(share(ready.play(Roll("555555"))))
    for level, dice in ((1, "111111"), (2, "122222"), (3, "123333"), (4, "123444"), (5, "123455")):
        slot = 2 + (level - 1) * 6 + dice.count(str(level)) - 1
        assert worth.ends[slot] == pytest.approx(share(ready.play(Roll(dice)).play(Place(level))))


def test_the_last_chest_is_counted_at_once() -> None:
    state = msgspec.structs.replace(
        GAME.start(STANDARD, 2).play(Deal((5, 6, 6, 7, 8))),
        shells=((3, 0, 0, 0, 0), (0, 3, 3, 3, 0)),
        left=(9, 3),
        owners=(0, 0, 1, 1, NOBODY),
    )
    ready = msgspec.structs.replace(state, rolls=2)
    total = 0.0
    # Green has 5 and 6; of 6, 7 and 8 one is drawn and two are Blue's.
    for drawn, rest in ((6, 15), (7, 14), (8, 13)):
        mine, theirs = 2 + 11 + drawn, 3 + 4 + 5 + rest
        total += (0.5 if mine == theirs else mine > theirs) / 3
    assert ready.play(Roll("12345C")).play(TakeChest(5)).phase == "over"
    assert ExpertBot().work_out(state.seen_by(0)).ends[1] == pytest.approx(total)


def test_the_rivals_last_turn_is_worked_out_exactly() -> None:
    # Two chests each, one on the floor: Green knows 5 and 6, and that of 6, 7 and 8 one is not Blue's.
    state = msgspec.structs.replace(
        GAME.start(STANDARD, 2).play(Deal((5, 6, 6, 7, 8))),
        shells=((3, 2, 3, 1, 1), (2, 3, 1, 2, 1)),
        left=(2, 3),
        owners=(0, 0, 1, 1, NOBODY),
    )

    def rivals_share(after: State) -> float:
        total = 0.0
        for dealt in ((6, 7, 8), (6, 8, 7), (7, 8, 6)):
            result = msgspec.structs.replace(after, chests=(5, 6, *dealt)).result
            assert result is not None
            total += (1 in result.winners) / len(result.winners) / 3
        return total

    def ends(before: State, dice: str) -> list[State]:
        final = msgspec.structs.replace(before, rolls=2).play(Roll(dice))
        return [final.play(move) for move in final.moves()] or [final]

    turn = turn_of(STANDARD.faces, STANDARD.dice)
    worth = ExpertBot().work_out(state.seen_by(0))
    for level, dice in ((1, "1155CC"), (3, "1233CC"), (5, "123455")):
        (reply,) = [
            after
            for after in ends(state, dice)
            if after.shells[0][level - 1] == state.shells[0][level - 1] + 2
        ]
        assert reply.last_turns == 0
        finals = [max(rivals_share(after) for after in ends(reply, shown)) for shown in turn.results]
        expected = 1 - turn.plan(finals, 3)[-1][0]
        assert worth.ends[2 + (level - 1) * 6 + 1] == pytest.approx(expected, abs=1e-9)


def test_held_dice_and_results_hang_together() -> None:
    for state in starts(3, 5):
        worth = ExpertBot().work_out(state)
        turn = turn_of(STANDARD.faces, STANDARD.dice)
        for mine, theirs in zip(worth.held, turn.plan(worth.finals, 3), strict=True):
            assert mine == pytest.approx(theirs, abs=1e-12)
        assert 0.0 < worth.start < 1.0


def test_what_others_hide_makes_no_difference_and_what_is_own_does() -> None:
    state = msgspec.structs.replace(
        GAME.start(STANDARD, 2).play(Deal((5, 6, 6, 7, 8))),
        shells=((3, 2, 2, 1, 0), (2, 2, 2, 1, 1)),
        left=(4, 4),
        owners=(0, 1, NOBODY, NOBODY, NOBODY),
    )
    other = msgspec.structs.replace(state, chests=(5, 8, 6, 7, 6))
    richer = msgspec.structs.replace(state, chests=(8, 6, 6, 7, 5))
    bot = ExpertBot()
    assert bot.work_out(state.seen_by(0)) == bot.work_out(other.seen_by(0))
    assert bot.work_out(state.seen_by(0)).start < bot.work_out(richer.seen_by(0)).start
    blind = ExpertBot(looks_into_chests=False)
    assert blind.work_out(state.seen_by(0)).start == blind.work_out(richer.seen_by(0)).start


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
import json
import msgspec
from fathoms.games.into_the_blue.bots.expert import ExpertBot
from fathoms.optional_jit import HAS_NUMBA
from fathoms.games.into_the_blue.state import State
assert not HAS_NUMBA
states = msgspec.json.decode(sys.stdin.buffer.read(), type=list[State])
worths = [ExpertBot().work_out(state) for state in states]
print(json.dumps([[worth.ends, worth.held[1]] for worth in worths]))
"""


def test_numpy_alone_gives_the_same() -> None:
    pytest.importorskip("numba")
    states = [state for seats in SEATS for state in starts(seats, 4)]
    run = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", WITHOUT_NUMBA],
        input=msgspec.json.encode(states),
        capture_output=True,
        check=True,
    )
    for state, (slots, held) in zip(states, json.loads(run.stdout), strict=True):
        worth = ExpertBot().work_out(state)
        assert worth.ends == pytest.approx(slots, abs=1e-5)
        assert worth.held[1] == pytest.approx(held, abs=1e-5)


def test_with_other_rules_it_plays_on_and_says_so() -> None:
    bot = ExpertBot()
    for rules in (Rules(shells=5), CHESTS_ONLY):
        for state, move, _ in walk(
            GAME, rules, 2, 1, lambda state, rng: bot.choose(view(state, state.seat), rng)
        ):
            assert state.actor != state.seat or move in state.moves()
        assert bot.note is not None
        assert bot.note.key == "train.expert-other-rules"


def test_where_nothing_is_compiled_and_there_is_no_numpy_it_thinks_the_same() -> None:
    starts = [(2, (12, 12)), (2, (3, 8)), (3, (12, 5, 7)), (5, (9, 9, 2, 9, 9))]
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PLAIN, json.dumps(starts)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for (seats, left), plain in zip(starts, json.loads(done.stdout), strict=True):
        state = msgspec.structs.replace(GAME.start(STANDARD, seats).play(Deal((5, 6, 6, 7, 8))), left=left)
        ends = ExpertBot().work_out(state).ends
        assert plain == pytest.approx(ends, abs=1e-4)
        assert max(ends) > min(ends)


PLAIN = """
import json, sys
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name in ("numba", "numpy") else find(name, *rest)
sys.modules["numpy"] = sys.modules["numba"] = None
import msgspec
from fathoms.games.into_the_blue.bots.expert import ExpertBot
from fathoms.games.into_the_blue.game import GAME
from fathoms.games.into_the_blue.moves import Deal
found = []
for seats, left in json.loads(sys.argv[1]):
    state = GAME.start(GAME.standard, seats).play(Deal((5, 6, 6, 7, 8)))
    state = msgspec.structs.replace(state, left=tuple(left))
    found.append(ExpertBot().work_out(state).ends)
print(json.dumps(found))
"""


def test_a_perfect_dive_is_not_broken_up_and_a_sure_win_is_taken() -> None:
    # The last chest of the floor and four of Green's own: 26 points and more are out of reach for Blue.
    state = msgspec.structs.replace(
        GAME.start(STANDARD, 2).play(Deal((5, 6, 6, 7, 8))),
        shells=((1, 1, 1, 1, 1), (0, 0, 0, 0, 0)),
        left=(7, 12),
        owners=(0, 0, 0, 0, NOBODY),
    ).play(Roll("12345C"))
    assert ExpertBot().choose(view(state, 0), random.Random(1)) == Stop()
