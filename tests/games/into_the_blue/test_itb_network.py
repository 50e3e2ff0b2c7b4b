"""The value network and its fast games, each against the engine or against plain arithmetic."""

from __future__ import annotations

import random
from itertools import permutations
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

pytest.importorskip("numba")
import numpy as np

from benchmark_modules import load_benchmark
from fathoms.core import Malformed
from fathoms.games.into_the_blue import GAME, STANDARD, Deal, Roll, Stop, TakeChest
from fathoms.games.into_the_blue.bots.greedy import turn_values
from fathoms.games.into_the_blue.compiled import rules
from fathoms.games.into_the_blue.moves import Place, sort_faces
from fathoms.games.into_the_blue.scoring import Table, treasure_points
from fathoms.games.into_the_blue.state import NOBODY
from fathoms.games.into_the_blue.study import chests as known
from fathoms.games.into_the_blue.study import share_training
from fathoms.games.into_the_blue.study.evaluation import play_end
from fathoms.games.into_the_blue.study.features import layout_for, look
from fathoms.games.into_the_blue.study.network import (
    FOLDER,
    hidden_of,
    new_network,
    read,
    save,
    values,
)
from fathoms.games.into_the_blue.study.shares import share_file, share_layout
from fathoms.games.into_the_blue.study.training import TRAINER, WIDTHS, Progress, train
from fathoms.games.into_the_blue.study.turn import CHEST_TAKEN, FAIL, FIRST_PLACING, end_count, turn_start
from fathoms.games.into_the_blue.study.values import GREEDY as AS_GREEDY
from playing import walk

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.games.into_the_blue import State

matches = load_benchmark("blue_matches")
EXPERT, GREEDY, play_match = matches.EXPERT, matches.GREEDY, matches.play_match
SEATS = [2, 3, 4, 5]


def random_table(rng: random.Random, seats: int) -> tuple[Any, Any, Any]:
    """Shells that often tie, unplayed shells, and chests."""
    shells = np.array([[rng.choice((0, 0, 1, 1, 2, 3)) for _ in range(5)] for _ in range(seats)])
    left = np.array([rng.choice((0, 3, 4)) for _ in range(seats)])
    chests = np.zeros(seats, np.int64)
    for _ in range(rng.randrange(5)):
        chests[rng.randrange(seats)] += 1
    return shells, left, chests


def row_for(shells: Any, left: Any, chests: Any, seat: int = 0) -> Any:
    """A row with such a table; chests are taken slot by slot."""
    seats = len(left)
    owners = [owner for owner in range(seats) for _ in range(int(chests[owner]))]
    state = msgspec.structs.replace(
        GAME.start(STANDARD, seats, seat).play(Deal((5, 6, 6, 7, 8))),
        shells=tuple(tuple(int(n) for n in placed) for placed in shells),
        left=tuple(int(n) for n in left),
        owners=(*owners, *[NOBODY] * (5 - len(owners))),
    )
    return np.array(rules.row_of(state))


def treasures(shells: Any, left: Any, latest: int = 0) -> Any:
    seats = len(left)
    constants, points = rules.constants_array(STANDARD, seats), np.zeros(seats)
    row = row_for(shells, left, [0] * seats)
    rules.order_turns_from(constants, row, latest)
    rules.add_treasures(constants, row, points)
    return points


def share_by_trying(points: list[float], chests: list[int], mine: list[int] | None) -> float:
    """Deal the chests in every order and count the wins of the first seat."""
    unseen = list(STANDARD.chests)
    for value in mine or []:
        unseen.remove(value)
    total = 0.0
    orders = list(permutations(unseen))
    for order in orders:
        dealt, scores = list(order), list(points)
        for seat, count in enumerate(chests):
            taken = mine if seat == 0 and mine is not None else [dealt.pop() for _ in range(count)]
            scores[seat] += sum(taken)
        total += (scores[0] == max(scores)) / scores.count(max(scores))
    return total / len(orders)


@pytest.mark.parametrize("seats", SEATS)
def test_share_of_wins_at_the_end_counts_every_way_the_chests_may_lie(seats: int) -> None:
    rng = random.Random(seats)
    for number in range(60):
        shells, left, chests = random_table(rng, seats)
        points = treasures(shells, left)
        mine = rng.sample(STANDARD.chests, int(chests[0])) if number % 3 else None
        own = known.known_chests(mine) if mine is not None else known.UNKNOWN + int(chests[0])
        expected = share_by_trying(list(points), list(chests), mine)
        row, room = row_for(shells, left, chests), known.deals_for(seats)
        assert known.win_share(row, 0, own, points, room) == pytest.approx(expected, abs=1e-12)


def test_what_is_known_about_own_chests_has_its_own_number() -> None:
    hands = [
        values
        for size in range(6)
        for values in {tuple(sorted(p[:size])) for p in permutations(STANDARD.chests)}
    ]
    numbers = {known.known_chests(hand): hand for hand in hands}
    assert len(numbers) == len(hands) == known.UNKNOWN
    for number, hand in numbers.items():
        assert known.own_points(number) == sum(hand)
        assert known.unseen_mean(number) == (
            pytest.approx((32 - sum(hand)) / (5 - len(hand))) if len(hand) < 5 else 0.0
        )
    assert known.known_chests((7, None)) == known.UNKNOWN + 2


@pytest.mark.parametrize("seats", SEATS)
def test_features_are_told_apart_and_stay_in_their_layout(seats: int) -> None:
    rng, layout, points = random.Random(seats), layout_for(seats), np.zeros(seats)
    constants = rules.constants_array(STANDARD, seats)
    seen: dict[tuple[int, ...], set[bytes]] = {}
    on = np.zeros(layout.most, np.int32)
    for _ in range(400):
        shells, left, chests = random_table(rng, seats)
        chests[0] = 0
        row = row_for(shells, left, chests, rng.randrange(2))
        count = look(layout, constants, row, 0, 0, points, on)
        features = tuple(sorted(on[:count].tolist()))
        assert len(set(features)) == count <= layout.most
        assert features[0] >= 0
        assert features[-1] < layout.features
        seen.setdefault(features, set()).add(shells.tobytes() + left.tobytes() + chests.tobytes())
    # Up to eight shells on a level nothing is lost.
    assert all(len(tables) == 1 for tables in seen.values())


def test_values_are_the_sums_of_the_layers() -> None:
    layout = layout_for(3)
    network = new_network(layout, (8, 4), np.random.default_rng(3))
    on = np.array([[5, 40, 700, 0], [9, 9, 9, 9]], np.int32)
    worth = np.full(2, -1.0)
    values(network, hidden_of(network), on, np.array([3, 0]), np.array([2, 0]), worth)
    first = np.maximum(network.offset + network.rows[[5, 40, 700]].sum(axis=0), 0)
    second = np.maximum(network.second_offset[2] + network.second[2] @ first, 0)
    expected = 1 / (1 + np.exp(-(network.last_offset[2] + network.last[2] @ second)))
    assert worth[0] == pytest.approx(expected, abs=1e-6)
    assert worth[1] == -1.0


def test_a_network_survives_its_file_and_another_file_is_refused(tmp_path: Path) -> None:
    network = new_network(layout_for(2), (8, 4), np.random.default_rng(3))
    save(network, tmp_path / "a.npz", 2, {"seed": 7})
    back, about = read(tmp_path / "a.npz")
    assert about["seed"] == 7
    for part, again in zip(network, back, strict=True):
        assert np.allclose(part, again, atol=1e-3)
    (tmp_path / "b.npz").write_bytes(b"not a network")
    with pytest.raises(Malformed):
        read(tmp_path / "b.npz")
    save(network, tmp_path / "c.npz", 3, {})
    with pytest.raises(Malformed):
        read(tmp_path / "c.npz")


def dice_for(end: int) -> str:
    """Dice that let a turn end so."""
    if end == FAIL:
        return "555555"
    if end == CHEST_TAKEN:
        return "12345C"
    level, count = divmod(end - FIRST_PLACING, 6)
    run = "".join(map(str, range(1, level + 1))) + str(level + 1) * (count + 1)
    return sort_faces(run + ("1" if level else "C") * (6 - len(run))) if len(run) <= 6 else ""


@pytest.mark.parametrize("seats", SEATS)
def test_turns_end_as_in_the_engine(seats: int) -> None:
    rng = random.Random(seats)
    constants, points = rules.constants_array(STANDARD, seats), np.zeros(seats)
    ends = [end for end in range(end_count(STANDARD)) if dice_for(end)]
    for _ in range(40):
        state = GAME.start(STANDARD, seats, rng.randrange(seats))
        state = state.play(Deal(tuple(rng.sample(STANDARD.chests, 5))))
        row = np.array(rules.row_of(state))
        while state.phase != "over":
            end = rng.choice(ends + [CHEST_TAKEN] * 3)
            drawn = rng.randrange(len(state.free_slots))
            play_end(constants, row, end, drawn)
            state = state.play(Roll(dice_for(end))).play(Stop())
            if end == CHEST_TAKEN:
                state = state.play(TakeChest(state.free_slots[drawn]))
            elif end != FAIL:
                state = state.play(Place((end - FIRST_PLACING) // 6 + 1))
            read = rules.read_row(STANDARD, seats, row.tolist())
            if state.phase == "over":
                state = msgspec.structs.replace(state, dice=read.dice, held=read.held, rolls=read.rolls)
            assert read == state
        assert state.result is not None
        rules.score(constants, row, points)
        winners = state.result.winners
        shares = [rules.share_of_win(points, seat) for seat in range(seats)]
        assert shares == [(seat in winners) / len(winners) for seat in range(seats)]


@pytest.mark.parametrize("games", [100, pytest.param(1500, marks=pytest.mark.soak)])
def test_training_is_the_same_from_the_same_seed(games: int) -> None:
    told: list[Progress] = []
    network = train(2, 5, games, told.append)
    again = train(2, 5, games)
    assert all(np.array_equal(one, other) for one, other in zip(network, again, strict=True))
    assert not np.array_equal(network.rows, train(2, 6, 20).rows)
    assert told[-1].share == 1.0
    assert told[-1].games >= games


@pytest.mark.soak
def test_training_teaches_to_win() -> None:
    network = train(2, 5, 1500)
    raw = new_network(layout_for(2), WIDTHS[2], np.random.default_rng(1))
    before = play_match(2, raw, (EXPERT, GREEDY), games=300).share
    after = play_match(2, network, (EXPERT, GREEDY), games=300).share
    assert before < 0.3
    assert after > before + 0.15


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_seed_writes_the_same_file_byte_for_byte(seats: int, tmp_path: Path) -> None:
    """The shipped networks are made so: by a seed and a number of games."""
    paths = [tmp_path / name for name in ("one.npz", "again.npz", "other.npz")]
    for path, seed in zip(paths, (3, 3, 4), strict=True):
        told = TRAINER.train(seats, seed, 150, path, lambda _: None)
        assert told == {"players": seats, "seed": seed, "games": 150, "bytes": path.stat().st_size}
    one, again, other = (path.read_bytes() for path in paths)
    assert one == again
    assert one != other
    assert read(paths[0])[1] == {"format": 1, "seats": seats, "seed": 3, "games": 150}


@pytest.mark.parametrize("seats", SEATS)
def test_a_shipped_network_says_which_training_gives_it_again(seats: int) -> None:
    _, about = read(FOLDER / f"seats-{seats}.npz")
    assert about["seats"] == seats
    assert about["seed"] == 1
    assert about["games"] >= 100_000


def test_the_shipped_networks_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.npz")) < 1_000_000
    assert len(list(FOLDER.glob("*.npz"))) == len(SEATS)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_network_of_all_seats_says_which_training_gives_it_again(seats: int) -> None:
    _, about = read(share_file(seats), share_layout(seats))
    assert (about["seats"], about["seed"]) == (seats, 1)
    assert about["games"] >= 5_000


def test_the_networks_of_all_seats_are_small() -> None:
    assert sum(share_file(seats).stat().st_size for seats in (3, 4, 5)) < 1_000_000


@pytest.mark.soak
def test_training_for_all_seats_is_the_same_from_the_same_seed_and_takes_less_back() -> None:
    told: list[float] = []
    one = share_training.train(3, 5, 60, lambda _games, off: told.append(off))
    again = share_training.train(3, 5, 60)
    assert all(np.array_equal(*parts) for parts in zip(one, again, strict=True))
    assert told[-1] < 0.9 * told[0]


def test_training_for_a_crowd_is_refused() -> None:
    with pytest.raises(Malformed):
        train(6, 1, 10)


def lead_after(state: State, level: int) -> float:
    """The lead over the best rival if the shells go to a level and the game ends, by the engine's scoring."""
    seat, count, mine = state.seat, state.placed_on(level), state.shells[state.seat]
    mine = (*mine[: level - 1], mine[level - 1] + count, *mine[level:])
    shells = (*state.shells[:seat], mine, *state.shells[seat + 1 :])
    left = (*state.left[:seat], state.left[seat] - count, *state.left[seat + 1 :])
    scores: list[float] = list(treasure_points(state.rules, Table(shells, left, state.last_turn)))
    unseen = sum(state.rules.chests) - sum(value for value in state.chests if value is not None)
    hidden = sum(value is None for value in state.chests)
    for owner, value in zip(state.owners, state.chests, strict=True):
        if owner != NOBODY:
            scores[owner] += unseen / hidden if value is None else value
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def test_greedy_values_ends_by_the_lead_they_bring() -> None:
    rng = random.Random(4)
    for seats in SEATS:
        for number in range(10):
            steps = [s for s, _, _ in walk(GAME, STANDARD, seats, number) if s.phase == "roll" and not s.dice]
            state = rng.choice(steps)
            state = state.seen_by(state.seat)
            ends = turn_values(turn_start(state), AS_GREEDY).ends
            for end in (end for end in range(2, end_count(STANDARD)) if dice_for(end)):
                level = (end - 2) // 6 + 1
                ready = msgspec.structs.replace(state, dice=dice_for(end), phase="place")
                assert ends[end] == pytest.approx(lead_after(ready, level))


@pytest.mark.soak
def test_matches_are_fair_and_repeatable() -> None:
    network = new_network(layout_for(3), (8, 4), np.random.default_rng(3))
    assert play_match(3, network, (GREEDY, GREEDY), games=20).share == pytest.approx(1 / 3)
    one = play_match(3, network, (EXPERT, GREEDY), games=20, seed=4)
    assert one == play_match(3, network, (EXPERT, GREEDY), games=20, seed=4)
    assert one.games == 60
