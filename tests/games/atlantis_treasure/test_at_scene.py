"""What a screen draws of Atlantis Treasure: pieces, bases, tasks, the quiet count, the end."""

from __future__ import annotations

import msgspec
import pytest
from atlantis_tables import play, positions, table
from hypothesis import given

from fathoms.core import view
from fathoms.games.atlantis_treasure import GAME, STANDARD, State
from fathoms.games.atlantis_treasure.grid import BASE, DIRECTIONS
from fathoms.games.atlantis_treasure.screens.scene import (
    AtlantisEnd,
    AtlantisTreasureScene,
    Piece,
    Quiet,
    Spot,
    Tasks,
)
from fathoms.texts import LANGUAGES, Texts
from rule_table import rule

AT = "atlantis-treasure"

MARKS = {"temple": "#", "treasure": "T", "coral": "C"}


def scene(state: State) -> AtlantisTreasureScene:
    return GAME.scene(view(state, None))


def mark(piece: Piece) -> str:
    """Give the letter of a piece, as the sea has it."""
    if piece.kind == "submarine":
        return str(piece.seat)
    return piece.direction or MARKS[piece.kind]


@given(positions())
def test_the_pieces_and_bases_are_those_of_the_state(state: State) -> None:
    shown = scene(state)
    sea = ["."] * (shown.width * shown.height)
    for piece in shown.pieces:
        assert state.grid.squares[piece.square] == piece.x + piece.y * shown.width
        sea[piece.x + piece.y * shown.width] = mark(piece)
    assert "".join(sea) == state.sea
    assert {spot.square for spot in shown.mouths} == {state.grid.names[mouth] for mouth in state.grid.mouths}
    assert [(stack.direction, stack.count) for stack in shown.reserve] == list(
        zip(DIRECTIONS, state.reserve, strict=True)
    )
    for seat, base in enumerate(shown.bases):
        square = state.square_of(seat)
        assert (base.submarine.square if base.submarine else None) == (
            None if square == BASE else state.grid.names[square]
        )
        assert (base.seat, base.side, base.mouth.square) == (
            seat,
            state.grid.side[seat],
            state.grid.names[state.grid.mouth[seat]],
        )
        assert (base.treasures, base.torpedoes) == (state.treasures[seat], state.torpedoes[seat])
        assert base.torpedoes + base.fired == state.rules.torpedoes
        assert ("".join(base.own), "".join(base.stored)) == (state.own[seat], state.stored[seat])
    assert (shown.target, shown.face or "") == (state.target, state.face)


@rule(AT, "B6", "B7")
def test_the_standard_board() -> None:
    shown = scene(GAME.start(STANDARD, 2))
    assert (shown.width, shown.height, shown.clear) == (9, 9, True)
    assert Piece("e5", 4, 4, "temple", None, None) in shown.pieces
    assert len(shown.pieces) == 17
    assert [(base.side, base.mouth) for base in shown.bases] == [
        ("N", Spot("e1", 4, 0)),
        ("S", Spot("e9", 4, 8)),
    ]
    assert shown.quiet == Quiet(1, 80, 40)


@rule(AT, "T2", "T10")
def test_the_tasks_of_a_turn() -> None:
    board = "..... ..... 0...C ..... ....."
    assert scene(table(board)).tasks == Tasks("none", "none", 0)
    assert scene(table(board, "N")).tasks == Tasks("must", "must", 0)
    assert scene(table(board, "torpedo")).tasks == Tasks("may", "must", 0)
    assert scene(table(board, "torpedo", torpedoes=(0, 2))).tasks == Tasks("impossible", "must", 0)
    assert scene(play(table(board, "torpedo"), "hold")).tasks == Tasks("done", "must", 0)
    assert scene(play(table(board, "torpedo"), "move E")).tasks == Tasks("may", "done", 0)
    walled = "..... .C... C0C.. .C... ....."
    assert scene(table(walled, "N")).tasks == Tasks("must", "impossible", 0)


@rule(AT, "V2")
def test_picks_are_counted_down() -> None:
    state = GAME.start(GAME.rules({"foresight": True}), 2)
    assert scene(state).tasks == Tasks("none", "none", 2)
    picked = play(state, "pick N")
    assert (scene(picked).tasks.picks, scene(picked).bases[0].own) == (1, ("N",))
    assert scene(play(picked, "pick E")).tasks.picks == 2


@rule(AT, "E3")
def test_quiet_rounds_are_counted_down() -> None:
    state = table("..... ..... 0.... ..... .....", "N", turns=11, changed=4, rules={"quiet_rounds": 5})
    assert scene(state).quiet == Quiet(turns=7, most=10, rounds=2)


@rule(AT, "E1")
def test_the_end_by_treasures() -> None:
    state = table("..... ..... 0..T. ..... .....", "N", treasures=(3, 2))
    assert scene(state).end is None
    over = play(state, "move E")
    assert scene(over).end == AtlantisEnd("E1", (0,), "atlantis-treasure-play.tell-won", 4, 40)


@rule(AT, "E3")
def test_the_end_for_want_of_treasures_changing_place() -> None:
    state = table(
        "..... ..... 0.... ..... .....", "torpedo", treasures=(2, 2), turns=12, rules={"quiet_rounds": 6}
    )
    over = play(state, "move E")
    assert scene(over).end == AtlantisEnd("E3", (0, 1), "atlantis-treasure-play.tell-quiet", 2, 6)
    assert scene(over).quiet.rounds == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keys_of_an_end_are_texts_that_take_its_fields(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    say = Texts(lang)
    assert "Ada" in say("atlantis-treasure-play.tell-won", name="Ada", treasures=4)
    assert "40" in say("atlantis-treasure-play.tell-quiet", rounds=40)


def test_mouths_may_be_open() -> None:
    rules = msgspec.structs.replace(STANDARD, open_mouths=True)
    assert scene(GAME.start(rules, 2)).clear is False
