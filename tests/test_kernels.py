"""What all compiled games share."""

from __future__ import annotations

import numpy as np

from fathoms.kernels import whole_log


def test_a_log_grows_until_it_holds_every_move() -> None:
    moves = np.arange(9_000, dtype=np.int64)
    rooms: list[int] = []

    def play(room: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        rooms.append(room)
        log = np.zeros(room, np.int64)
        kept = moves[: room - 1]
        log[0], log[1 : 1 + len(kept)] = len(moves), kept
        return log

    assert whole_log(play).tolist() == moves.tolist()
    assert len(rooms) == 2


def test_a_log_with_room_enough_is_played_once() -> None:
    rooms: list[int] = []

    def play(room: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        rooms.append(room)
        log = np.zeros(room, np.int64)
        log[:3] = 2, 7, 8
        return log

    assert whole_log(play).tolist() == [7, 8]
    assert len(rooms) == 1
