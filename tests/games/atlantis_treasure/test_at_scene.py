"""What a screen draws of Atlantis Treasure: pieces, bases, tasks, the quiet count, the end."""

from __future__ import annotations

import msgspec
import pytest
from atlantis_tables import kit_positions, play, positions, table
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

MARKS = {"temple": "#", "coral": "C"}
TERRAIN = {"rock": "R", "deep": "-", "shallows": "=", "whirlpool": "@"}
CURRENTS = {"N": "^", "E": ">", "S": "v", "W": "<"}


def scene(state: State) -> AtlantisTreasureScene:
    return GAME.scene(view(state, None))


def mark(piece: Piece) -> str:
    """Give the letter of a piece, as the sea has it."""
    if piece.kind == "submarine":
        return str(piece.seat)
    return piece.direction or ("0TDX"[piece.worth] if piece.kind == "treasure" else MARKS[piece.kind])


@given(positions() | kit_positions())
def test_the_pieces_and_bases_are_those_of_the_state(state: State) -> None:
    shown = scene(state)
    sea = ["."] * (shown.width * shown.height)
    for under in shown.terrain:
        sea[under.x + under.y * shown.width] = (
            CURRENTS[under.direction] if under.direction else TERRAIN[under.kind]
        )
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
        assert base.torpedoes + base.fired == state.rules.torpedoes_of(seat)
        assert sum(base.held) == base.treasures
        assert sorted("0TDX"[worth] for worth in base.cargo) == sorted(
            state.cargo[seat] if state.cargo else ""
        )
        assert ("".join(base.own), "".join(base.stored)) == (state.own[seat], state.stored[seat])
    assert shown.target == (state.target if state.rules.ends == "target" else None)
    assert (shown.face or "", shown.other or "") == (state.face, state.other)


@rule(AT, "B6", "B7")
def test_the_standard_board() -> None:
    shown = scene(GAME.start(STANDARD, 2))
    assert (shown.width, shown.height, shown.clear) == (9, 9, True)
    assert Piece("e5", 4, 4, "temple", None, None, 0) in shown.pieces
    assert len(shown.pieces) == 17
    assert [(base.side, base.mouth) for base in shown.bases] == [
        ("N", Spot("e1", 4, 0)),
        ("S", Spot("e9", 4, 8)),
    ]
    assert shown.quiet == Quiet(1, 80, 40)


@rule(AT, "T2", "T10")
def test_the_tasks_of_a_turn() -> None:
    board = "..... ..... 0...C ..... ....."
    assert scene(table(board)).tasks == Tasks("none", "none", 0, 0, extra=False)
    assert scene(table(board, "N")).tasks == Tasks("must", "must", 0, 1, extra=False)
    assert scene(table(board, "torpedo")).tasks == Tasks("may", "must", 0, 1, extra=False)
    assert scene(table(board, "torpedo", torpedoes=(0, 2))).tasks == Tasks(
        "impossible", "must", 0, 1, extra=False
    )
    assert scene(play(table(board, "torpedo"), "hold")).tasks == Tasks("done", "must", 0, 1, extra=False)
    assert scene(play(table(board, "torpedo"), "move E")).tasks == Tasks("may", "done", 0, 0, extra=False)
    walled = "..... .C... C0C.. .C... ....."
    assert scene(table(walled, "N")).tasks == Tasks("must", "impossible", 0, 1, extra=False)


@rule(AT, "V2")
def test_picks_are_counted_down() -> None:
    state = GAME.start(GAME.rules({"foresight": True}), 2)
    assert scene(state).tasks == Tasks("none", "none", 2, 0, extra=False)
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


@rule(AT, "G1", "G2", "G3", "G4", "G5")
def test_terrain_is_shown_with_where_it_leads() -> None:
    shown = scene(table("R.-.. @...= ..... >...@ ..T.."))
    assert [(each.square, each.kind, each.direction, each.exit) for each in shown.terrain] == [
        ("a1", "rock", None, None),
        ("c1", "deep", None, None),
        ("a2", "whirlpool", None, "e4"),
        ("e2", "shallows", None, None),
        ("a4", "current", "E", None),
        ("e4", "whirlpool", None, "a2"),
    ]


@rule(AT, "W1", "K1", "H1", "A1", "A2")
def test_a_base_tells_what_is_there_and_aboard_and_what_it_needs() -> None:
    rules = {"cargo": "carried", "target_by_seat": (0, 2), "torpedoes_by_seat": (-1,)}
    state = table(
        "..... ..... 0.T.1 ..... .....",
        treasures=(6, 0),
        large=("DX", ""),
        cargo=("", "TX"),
        misses=(False, True),
        torpedoes=(1, 2),
        rules=rules,
    )
    white, yellow = scene(state).bases
    assert (white.held, white.cargo, white.misses, white.target, white.fired) == ((3, 2, 1), (), False, 4, 0)
    assert (yellow.held, yellow.cargo, yellow.misses, yellow.target) == ((), (3, 1), True, 6)
    assert white.team is None


@rule(AT, "D1", "D2", "D6")
def test_each_action_of_the_dice_has_its_state() -> None:
    def states(state: State) -> list[tuple[str, str]]:
        return [(each.action, each.state) for each in scene(state).actions]

    board, rules = "..... ..... 0.E.C ..... .....", {"die": ("N+turn", "coral/torpedo"), "dice": "both"}
    rolled = play(table(board, rules=rules), "die N+turn coral/torpedo")
    assert states(rolled) == [("N", "must"), ("turn", "may"), ("coral", "must"), ("torpedo", "may")]
    placed = play(rolled, "compass N a1", "coral e3 e5")
    assert states(placed) == [("N", "done"), ("turn", "may"), ("coral", "done"), ("torpedo", "gone")]
    chosen = play(
        table(board, rules={"die": ("N+turn", "coral"), "dice": "choose"}), "die coral N+turn", "turn c3 S"
    )
    assert states(chosen) == [("coral", "gone"), ("N", "must"), ("turn", "done")]
    slides = play(table(board, rules={"die": ("slide", "N")}), "die slide")
    assert (states(slides), scene(slides).tasks.slide) == ([("slide", "impossible")], "must")
    again = play(slides, "move N")
    assert states(again) == [("slide", "may")]
    assert scene(again).tasks == Tasks("may", "may", 0, 0, extra=True)
    assert states(table(board)) == []


@rule(AT, "M9")
def test_two_slides_are_counted_down() -> None:
    state = play(table("..... ..... 0.... ..... .....", rules={"slides": 2}), "die torpedo")
    assert (scene(state).tasks.slides, scene(play(state, "move N")).tasks.slides) == (2, 1)


@rule(AT, "E4")
def test_rounds_are_counted_down() -> None:
    state = table("..... ..... 0.T.. ..... .....", "torpedo", rules={"ends": "rounds", "rounds": 3}, turns=3)
    shown = scene(state).rounds
    assert shown is not None
    assert (shown.left, shown.of, scene(state).ends, scene(state).target) == (2, 3, "rounds", None)
    over = play(msgspec.structs.replace(state, turns=6), "move N")
    end = scene(over).end
    assert end == AtlantisEnd("E4", (0, 1), "atlantis-treasure-play.tell-rounds", 0, 3)


@rule(AT, "E5")
def test_an_empty_sea_is_an_end() -> None:
    over = play(table("..... ..... 0.D.. ..... .....", "torpedo", rules={"ends": "empty"}), "move E")
    assert scene(over).end == AtlantisEnd("E5", (0,), "atlantis-treasure-play.tell-empty", 2, 40)


@rule(AT, "E6")
def test_teams_are_shown_with_what_they_hold_together() -> None:
    state = table(
        "..... ..... 0.T.. ..... .....", "torpedo", seats=4, rules={"teams": True}, treasures=(1, 0, 1, 1)
    )
    assert [(team.seats, team.treasures) for team in scene(state).teams] == [((0, 2), 2), ((1, 3), 1)]
    assert [base.team for base in scene(state).bases] == [0, 1, 0, 1]
    end = scene(play(state, "move E")).end
    assert end == AtlantisEnd("E1", (0, 2), "atlantis-treasure-play.tell-won-team", 3, 40)


@rule(AT, "E3")
def test_a_game_that_is_too_long_ends_for_that() -> None:
    state = table("..... ..... 0.... ..... .....", "torpedo", turns=2_000, changed=1_999)
    end = scene(play(state, "move E")).end
    assert end == AtlantisEnd("E3", (0, 1), "atlantis-treasure-play.tell-long", 0, 1_000)
