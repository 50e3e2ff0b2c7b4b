"""The value network and its fast games, each against the engine or against plain arithmetic."""

from __future__ import annotations

import random
from itertools import permutations
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

pytest.importorskip("numba")
import numpy as np

from fathoms.core import Malformed
from fathoms.games.into_the_blue import GAME, STANDARD, Deal, Roll, Stop, TakeChest
from fathoms.games.into_the_blue.exact import finish, games, outcomes
from fathoms.games.into_the_blue.exact.features import layout_for, look, room_for
from fathoms.games.into_the_blue.exact.match import EXPERT, GREEDY, fill_greedy, play_match
from fathoms.games.into_the_blue.exact.network import (
    FOLDER,
    hidden_of,
    new_network,
    read,
    save,
    values,
)
from fathoms.games.into_the_blue.exact.train import TRAINER, WIDTHS, Progress, train
from fathoms.games.into_the_blue.greedy import lead_after
from fathoms.games.into_the_blue.moves import Place, sort_faces
from fathoms.games.into_the_blue.scoring import Table, treasure_points
from fathoms.games.into_the_blue.state import NOBODY
from playing import walk

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.games.into_the_blue import State

SEATS = [2, 3, 4, 5]


def random_table(rng: random.Random, seats: int) -> tuple[Any, Any, Any]:
    """Shells that often tie, unplayed shells, and chests."""
    shells = np.array([[rng.choice((0, 0, 1, 1, 2, 3)) for _ in range(5)] for _ in range(seats)])
    left = np.array([rng.choice((0, 3, 4)) for _ in range(seats)])
    chests = np.zeros(seats, np.int64)
    for _ in range(rng.randrange(5)):
        chests[rng.randrange(seats)] += 1
    return shells, left, chests


def treasures(shells: Any, left: Any, latest: int = 0) -> Any:
    room = room_for(len(left))
    finish.rank_seats(shells, left, latest, room.ranks, room.ahead_of)
    finish.add_treasures(room.ranks, room.points)
    return room.points


@pytest.mark.parametrize("seats", SEATS)
def test_treasures_are_those_of_the_engine(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(300):
        shells, left, _ = random_table(rng, seats)
        latest = rng.randrange(seats)
        order = tuple((seat - latest - 1) % seats for seat in range(seats))
        table = Table(tuple(tuple(int(n) for n in row) for row in shells), tuple(int(n) for n in left), order)
        assert list(treasures(shells, left, latest)) == treasure_points(STANDARD, table)


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
        own = finish.known_chests(mine) if mine is not None else finish.UNKNOWN + int(chests[0])
        expected = share_by_trying(list(points), list(chests), mine)
        assert finish.win_share(points, chests, own) == pytest.approx(expected, abs=1e-12)


def test_what_is_known_about_own_chests_has_its_own_number() -> None:
    hands = [
        values
        for size in range(6)
        for values in {tuple(sorted(p[:size])) for p in permutations(STANDARD.chests)}
    ]
    numbers = {finish.known_chests(hand): hand for hand in hands}
    assert len(numbers) == len(hands) == finish.UNKNOWN
    for number, hand in numbers.items():
        assert finish.own_points(number) == sum(hand)
        assert finish.unseen_mean(number) == (
            pytest.approx((32 - sum(hand)) / (5 - len(hand))) if len(hand) < 5 else 0.0
        )
    assert finish.known_chests((7, None)) == finish.UNKNOWN + 2


@pytest.mark.parametrize("seats", SEATS)
def test_features_are_told_apart_and_stay_in_their_layout(seats: int) -> None:
    rng, layout, room = random.Random(seats), layout_for(seats), room_for(seats)
    seen: dict[tuple[int, ...], set[bytes]] = {}
    on = np.zeros(layout.most, np.int32)
    for _ in range(400):
        shells, left, chests = random_table(rng, seats)
        count = look(layout, room, shells, left, chests, 0, -1, rng.randrange(2), on)
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


def copy_of(state: State, fast: games.Games) -> None:
    """Put a state of the engine on the first fast table."""
    seats = len(state.left)
    fast.shells[0], fast.left[0] = state.shells, state.left
    fast.mover[0], fast.last_turns[0], fast.blind[0] = state.seat, state.last_turns, 0
    for seat in range(seats):
        mine = [v for v, owner in zip(state.chests, state.owners, strict=True) if owner == seat]
        fast.chests[0, seat] = len(mine)
        fast.held[0, seat] = finish.known_chests(mine)


def dice_for(slot: int) -> str:
    """Dice that end a turn in a slot."""
    if slot == outcomes.FAIL:
        return "555555"
    if slot == outcomes.CHEST_TAKEN:
        return "12345C"
    level, count = divmod(slot - outcomes.FIRST_PLACING, 6)
    run = "".join(map(str, range(1, level + 1))) + str(level + 1) * (count + 1)
    return sort_faces(run + ("1" if level else "C") * (6 - len(run))) if len(run) <= 6 else ""


@pytest.mark.parametrize("seats", SEATS)
def test_fast_games_go_as_in_the_engine(seats: int) -> None:
    rng = random.Random(seats)
    fast = games.new_games(seats, np.random.default_rng(seats))
    table, room, shares = outcomes.new_table(seats), room_for(seats), np.zeros(seats)
    ends = 0
    for _ in range(40):
        first = rng.randrange(seats)
        state = GAME.start(STANDARD, seats, first).play(Deal(tuple(rng.sample(STANDARD.chests, 5))))
        games.begin(fast, 0, first, 0)
        over = False
        while not over:
            slot = rng.choice([s for s in range(outcomes.SLOTS) if dice_for(s)] + [outcomes.CHEST_TAKEN] * 3)
            over = games.end_turn_with(fast, 0, slot)
            state = state.play(Roll(dice_for(slot))).play(Stop())
            if slot == outcomes.CHEST_TAKEN:
                # Both draw a chest; the engine's table is given the one that the fast table drew.
                assert int(fast.chests[0].sum()) == 5 - len(state.free_slots) + 1
                state = state.play(TakeChest(state.free_slots[0]))
                state = same_chests(state, fast)
            elif slot != outcomes.FAIL:
                state = state.play(Place((slot - outcomes.FIRST_PLACING) // 6 + 1))
            expected = games.new_games(seats, np.random.default_rng(0))
            copy_of(state, expected)
            assert over == (state.phase == "over")
            for field in ("shells", "left", "chests", "held", *(("mover", "last_turns") if not over else ())):
                assert np.array_equal(getattr(fast, field)[0], getattr(expected, field)[0]), field
        assert state.result is not None
        games.share_wins(fast, 0, table, room, shares)
        winners = state.result.winners
        assert list(shares) == [(seat in winners) / len(winners) for seat in range(seats)]
        ends += 1
    assert ends == 40


def same_chests(state: State, fast: games.Games) -> State:
    """Give each seat of the engine's table the chests of the fast one; the others stay on the floor."""
    left, taken = list(STANDARD.chests), dict[int, list[int]]()
    for seat in range(len(state.left)):
        hand = list[int]()
        for kind, value in reversed(list(enumerate(finish.KINDS))):
            copies = int(fast.held[0, seat]) // int(finish.STEPS[kind]) % (STANDARD.chests.count(value) + 1)
            hand += [value] * copies
        for value in hand:
            left.remove(value)
        taken[seat] = hand
    chests = [left.pop() if owner == NOBODY else taken[owner].pop() for owner in state.owners]
    return msgspec.structs.replace(state, chests=tuple(chests))


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


def test_training_for_a_crowd_is_refused() -> None:
    with pytest.raises(Malformed):
        train(6, 1, 10)


def test_fast_greedy_values_ends_as_the_bot_does() -> None:
    rng = random.Random(4)
    for seats in SEATS:
        for number in range(10):
            steps = [s for s, _, _ in walk(GAME, STANDARD, seats, number) if s.phase == "roll" and not s.dice]
            state = rng.choice(steps)
            seat = state.seat
            state = state.seen_by(seat)
            fast, table, after = (
                games.new_games(seats, np.random.default_rng(0)),
                outcomes.new_table(seats),
                np.zeros((32, 1)),
            )
            copy_of(msgspec.structs.replace(state, chests=tuple(v or 5 for v in state.chests)), fast)
            games.seat_at(fast, 0, seat, table)
            own = finish.known_chests(
                [v for v, o in zip(state.chests, state.owners, strict=True) if o == seat]
            )
            fill_greedy(room_for(seats), table, own, after, 0)
            for slot in (s for s in range(2, outcomes.SLOTS) if dice_for(s)):
                level = (slot - 2) // 6 + 1
                ready = msgspec.structs.replace(state, dice=dice_for(slot), phase="place")
                assert after[slot, 0] == pytest.approx(lead_after(ready, level))


def test_matches_are_fair_and_repeatable() -> None:
    network = new_network(layout_for(3), (8, 4), np.random.default_rng(3))
    assert play_match(3, network, (GREEDY, GREEDY), games=20).share == pytest.approx(1 / 3)
    one = play_match(3, network, (EXPERT, GREEDY), games=20, seed=4)
    assert one == play_match(3, network, (EXPERT, GREEDY), games=20, seed=4)
    assert one.games == 60
