"""The drawn board: it fits any rule set, and tells everything without colour."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from atlantis_rulesets import kit_rule_sets, rule_sets
from atlantis_tables import kit_positions, play, positions, step, table
from atlantis_voices import EN, NAMES, SAYS, page
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import view
from fathoms.core.text import blend, plain, text_columns
from fathoms.games.atlantis_treasure import GAME, STANDARD, Rules
from fathoms.games.atlantis_treasure.grid import FREE, TREASURES
from fathoms.games.atlantis_treasure.screens.board import Lights, draw, layout_of, sketch, treasure_sign
from fathoms.games.atlantis_treasure.screens.palette import BRICKS, FACES, SUBMARINE_BRICKS

if TYPE_CHECKING:
    from fathoms.core import Line
    from fathoms.games.atlantis_treasure import State

STYLE = re.compile(r"(bold )?(#[0-9a-f]{6} )?on #[0-9a-f]{6}")
LARGEST = Rules(
    board=(
        "." * 15,
        *("..T.....C....T.",) * 2,
        *("." * 15,) * 4,
        ".......#.......",
        *("." * 15,) * 5,
        "..T.....C....T.",
        "." * 15,
    ),
    bases=("N d1", "N l1", "N n1", "S h15"),
    target=(5, 4, 4),
    foresight=True,
    stock=True,
    picks=6,
    compasses=(12, 12, 12, 12),
)
FEW = """
    ..0..
    .CT..
    N.#.E
    W..S.
    .....
"""


def drawn(state: State, lang: str = "en", lights: Lights | None = None) -> list[Line]:
    return draw(view(state, state.seat), NAMES[: state.seats], SAYS[lang], lights or Lights())


def rows_of(state: State, lights: Lights | None = None) -> list[str]:
    return [plain(line).rstrip() for line in drawn(state, "en", lights)]


def square_text(rows: list[str], state: State, name: str) -> str:
    """Read the three columns of a small square."""
    layout = msgspec.structs.replace(layout_of(state.rules), top=0)
    top = (len(rows) - layout.rows) // 2
    row, column = layout.square(state.grid.squares[name])
    return rows[top + row].ljust(80)[column : column + 3]


@given(rule_sets() | kit_rule_sets(most=15), st.integers(0, 2**32), st.sampled_from(sorted(SAYS)))
@examples(40)
def test_any_table_fits_eighty_columns_and_nineteen_lines(rules: Rules, seed: int, lang: str) -> None:
    names = ("Wolfgang Amadeus Mozart", "B", "Łucja", "x" * 40)[: len(rules.bases)]
    rng = random.Random(seed)
    state = GAME.start(rules, len(names))
    heights: set[int] = set()
    for at in range(60):
        if at % 6 == 0 or state.actor is None:
            lines = GAME.board(view(state, 0), names, SAYS[lang])
            heights.add(len(lines))
            assert {text_columns(plain(line)) for line in lines} == {80}
            assert all(STYLE.fullmatch(span.style) for line in lines for span in line)
        if state.actor is None:
            break
        state = step(state, rng)
    assert len(heights) == 1
    assert max(heights) <= 19


def test_the_largest_board_shows_every_number_of_its_panel() -> None:
    state = msgspec.structs.replace(
        GAME.start(LARGEST, 4),
        own=("NNEESS", "", "W", "N"),
        stored=("NESW", "NESW", "", "E"),
        treasures=(1, 0, 2, 0),
        turns=1234,
        phase="die",
    )
    for lang in SAYS:
        text = page(drawn(state, lang))
        assert "↑12 →12 ↓12 ←12" in text
        assert "↑↑→→↓↓ [↑→↓←]" in text
        assert "◆◆◇◇" in text
        assert text.count("2/2") == 4


@pytest.mark.parametrize("size", [5, 7, 9, 15])
def test_a_small_board_gets_large_squares(size: int) -> None:
    layout = layout_of(Rules(board=("." * size,) * size))
    assert (layout.wide, layout.tall) == {5: (7, 3), 7: (5, 2), 9: (3, 1), 15: (3, 1)}[size]
    assert layout.rows <= 19
    assert layout.columns <= 55


@given(positions() | kit_positions())
@examples(30)
def test_every_piece_reads_without_colour(state: State) -> None:
    lines = [plain(line) for line in drawn(state)]
    layout = layout_of(state.rules)
    top = (len(lines) - layout.rows) // 2
    for square, mark in enumerate(state.sea):
        row, column = layout.middle(square)
        found = lines[top + row][column]
        assert found in ("·", " ") if mark == FREE else found == BRICKS[mark].mark


def test_no_two_pieces_and_no_two_faces_look_alike() -> None:
    signs = [treasure_sign(mark) if mark in TREASURES else brick.mark for mark, brick in BRICKS.items()]
    assert len(set(signs)) == len(signs) == 22
    assert len({brick.mark for brick in FACES.values()}) == len(FACES) == 14
    assert all(text_columns(brick.mark) == 1 for brick in BRICKS.values())
    assert len({brick.ground for brick in SUBMARINE_BRICKS}) == 4


TERRAIN = """
    .........
    .R.-.=.@.
    .^.>.v.<.
    .T.D.X...
    ....#....
    .........
    .........
    .@.......
    .........
"""


def test_every_terrain_and_worth_has_its_sign() -> None:
    state = table(TERRAIN, "coral")
    rows = rows_of(state)
    signs = {name: square_text(rows, state, name) for name in ("b2", "d2", "f2", "h2")}
    assert signs == {"b2": "▓▓▓", "d2": "   ", "f2": "░░░", "h2": " @ "}
    assert [square_text(rows, state, name) for name in ("b3", "d3", "f3", "h3")] == [
        "^^^",
        ">>>",
        "vvv",
        "<<<",
    ]
    assert [square_text(rows, state, name) for name in ("b4", "d4", "f4")] == [" ◆ ", " ◆2", " ◆3"]


def test_a_way_goes_in_at_one_whirlpool_and_out_of_the_next() -> None:
    state = table(TERRAIN.replace("....#....", ".......0.").replace(".<.", "..."), "coral")
    rows = rows_of(state, Lights(course=state.course("N")))
    assert [square_text(rows, state, name) for name in ("h4", "h3", "h2")] == [" ┃ ", " ┃ ", " @ "]
    assert [square_text(rows, state, name) for name in ("b8", "b7", "b6")] == [" @ ", " ┃ ", " ┃ "]
    assert square_text(rows, state, "h1") == " · ", "it does not go on behind the first"


@pytest.mark.parametrize("lang", sorted(SAYS))
def test_the_panel_tells_cargo_missed_turns_and_what_is_left_of_the_dice(lang: str) -> None:
    rules = Rules(
        cargo="carried",
        hit_submarine="stays",
        dice="both",
        die=("N+turn", "coral/torpedo", "slide"),
        target_by_seat=(2,),
        slides=2,
    )
    state = play(GAME.start(rules, 2), "die N+turn coral/torpedo", "compass N a1")
    loaded = msgspec.structs.replace(state, cargo=("TX", ""), misses=(False, True))
    say, text = SAYS[lang], page(drawn(loaded, lang))
    assert f"{say('atlantis-treasure-play.panel-cargo')} ◆◆3" in text
    assert say("atlantis-treasure-play.panel-misses") in text
    assert "[↑✓+*○] [♣○/»–]" in text
    assert "◆0/6" in text
    assert say("atlantis-treasure-play.panel-slides", left=2) in text


def test_a_narrow_panel_says_the_same_in_signs() -> None:
    rules = msgspec.structs.replace(LARGEST, cargo="carried", hit_submarine="stays")
    state = msgspec.structs.replace(
        GAME.start(rules, 4), cargo=("TDX", "", "TTTTTTT", ""), misses=(True, False, True, False), phase="die"
    )
    text = page(drawn(state))
    assert "»2/2 [◆◆2◆3] ‖" in text
    assert "»2/2 [◆7] ‖" in text


@pytest.mark.parametrize(
    ("fields", "head"),
    [
        ({"ends": "rounds", "rounds": 9}, "Round 3 of 9"),
        ({"ends": "empty"}, "Turn 5 · until the sea is empty"),
        ({}, "Turn 5 · goal 4 ◆"),
    ],
)
def test_the_panel_says_what_ends_the_game(fields: dict[str, Any], head: str) -> None:
    state = msgspec.structs.replace(GAME.start(Rules(**fields), 2), turns=5, treasures=(1, 0))
    text = page(drawn(state))
    assert head in text
    assert ("◆◇◇◇" in text) == (not fields)


def test_partners_show_what_they_hold_together() -> None:
    state = msgspec.structs.replace(GAME.start(Rules(teams=True), 4), treasures=(1, 0, 1, 0))
    assert page(drawn(state)).count("◆◆◇") == 2


@pytest.mark.parametrize(
    ("compass", "colour"),
    [("N", (0, 0, 1)), ("E", (0, 1, 0)), ("S", (1, 0, 0)), ("W", (1, 1, 0))],
)
def test_compasses_have_the_colours_of_the_book(compass: str, colour: tuple[int, int, int]) -> None:
    """Blue, lime, red, tan (B4): which of red, green and blue are strong."""
    ground = bytes.fromhex(BRICKS[compass].ground[1:])
    strongest = max(ground)
    assert tuple(int(part >= 0.8 * strongest) for part in ground) == colour


def test_squares_have_letters_and_numbers_at_every_edge() -> None:
    rows = rows_of(GAME.start(STANDARD, 2))
    assert rows[0][:37].split() == list("abcdefghi")
    assert rows[12][:37].split() == list("abcdefghi")
    assert [(row[:2].strip(), row[35:37].strip()) for row in rows[2:11]] == [
        (str(number), str(number)) for number in range(1, 10)
    ]


def test_submarines_lie_on_their_bases_and_leave_docks_behind() -> None:
    state = GAME.start(STANDARD, 4)
    rows = rows_of(state)
    top = next(at for at, row in enumerate(rows) if "a  b" in row) + 1
    assert [rows[top][16:21], rows[top + 10][16:21]] == [" (●) ", " (■) "]
    assert [rows[top + 5][2:5], rows[top + 5][32:35]] == ["(×)", "(▲)"]
    away = play(state, "die N", "move S")
    rows = rows_of(away)
    assert rows[top][16:21] == " ┌●┐ "
    assert square_text(rows, away, "e4") == "(●)"


def test_bases_that_nobody_took_are_shown_empty() -> None:
    rows = rows_of(GAME.start(STANDARD, 2))
    assert (rows[6][2:5], rows[6][32:35]) == ("├ ╴", "╶ ┤")
    assert (rows[1][17:20], rows[11][17:20]) == ("(●)", "(▲)")


def test_several_bases_on_one_side_stand_at_their_mouths() -> None:
    rows = rows_of(GAME.start(LARGEST, 4))
    at = [5 + 3 * x for x in (3, 11, 13)]
    assert [rows[1][column : column + 3] for column in at] == ["(●)", "(▲)", "(■)"]


def test_the_panel_tells_players_treasures_torpedoes_and_turn() -> None:
    state = msgspec.structs.replace(
        GAME.start(STANDARD, 3), treasures=(2, 0, 1), torpedoes=(2, 0, 1), seat=2, turns=17
    )
    text = page(drawn(state))
    assert "Turn 17 · goal 3 ◆" in text
    assert re.search(r"  \(●\) White +◆◆◇\n.* torpedoes 2/2", text)
    assert re.search(r"  \(▲\) Yellow +◇◇◇\n.* torpedoes 0/2", text)
    assert re.search(r"► \(■\) Red +◆◇◇\n.* torpedoes 1/2", text)
    assert text.count("►") == 1
    assert "reserve ↑4 →4 ↓4 ←4" in text


def test_many_treasures_are_counted_in_figures() -> None:
    rules = Rules(board=("TTTTTTTTT", *STANDARD.board[1:]), target=(9, 9, 9), bases=("S d9", "S e9"))
    state = msgspec.structs.replace(GAME.start(rules, 2), treasures=(7, 0))
    assert re.search(r"White +◆7/9\n", page(drawn(state)))


def test_own_and_stored_compasses_are_shown() -> None:
    rules = Rules(foresight=True, stock=True)
    state = msgspec.structs.replace(GAME.start(rules, 2), own=("NW", ""), stored=("", "ES"))
    assert re.search(r"torpedoes 2/2  own ↑←\n", page(drawn(state)))
    assert re.search(r"torpedoes 2/2  stock →↓\n", page(drawn(state)))


def test_the_die_shows_its_face_and_what_is_left_to_do() -> None:
    state = GAME.start(STANDARD, 2)
    assert re.search(r"┌───┐  not rolled yet\n.*│ \? │  ○ action\n.*└───┘  ○ slide", page(drawn(state)))
    state = play(state, "die S", "compass S d4")
    assert re.search(r"┌───┐  south compass\n.*│ ↓ │  ✓ action\n.*└───┘  ○ slide", page(drawn(state)))
    other = play(GAME.start(STANDARD, 2), "die coral", "move S")
    assert re.search(r"┌───┐  green: coral\n.*│ ♣ │  ○ action\n.*└───┘  ✓ slide", page(drawn(other)))


def test_quiet_rounds_are_told_only_when_they_near_the_end() -> None:
    state = GAME.start(STANDARD, 2)
    shown = {
        quiet: [
            row[38:].strip()
            for row in rows_of(msgspec.structs.replace(state, turns=quiet))
            if re.search(r"without change|unless", row)
        ]
        for quiet in (1, 69, 70, 78, 79, 80)
    }
    assert shown == {
        1: [],
        69: [],
        70: ["ends in 5 rounds without change"],
        78: ["ends in 1 round without change"],
        79: ["ends in 1 round without change"],
        80: ["last turn unless a treasure moves"],
    }


def test_the_winners_stand_out() -> None:
    state = msgspec.structs.replace(GAME.start(STANDARD, 4), phase="over", treasures=(0, 3, 1, 0))
    text = page(drawn(state))
    assert re.search(r"★ \(▲\) Yellow +◆◆◆", text)
    assert "Yellow wins!" in text
    assert text.count("★") == 1
    shared = msgspec.structs.replace(state, treasures=(1, 1, 1, 0))
    assert page(drawn(shared)).count("★") == 3
    assert "White, Yellow and Red share" in page(drawn(shared))


def test_who_picks_is_told_before_the_game() -> None:
    state = play(GAME.start(Rules(foresight=True, picks=3), 2), "pick N")
    text = page(drawn(state))
    assert "White picks 2 compasses" in text
    assert "Turn" not in text
    assert "own ↑" in text


def test_a_slide_shows_its_way_through_every_compass() -> None:
    state = table(
        """
        .........
        ...T.....
        ...N..W..
        .........
        ....#.N..
        .........
        .........
        .......C.
        0.....N..
        """,
        "coral",
    )
    rows = rows_of(state, Lights(course=state.course("E")))
    assert [square_text(rows, state, name) for name in ("b9", "f9", "g9")] == ["━━━", "━━━", "▐↑▌"]
    assert [square_text(rows, state, name) for name in ("g8", "g5", "g4")] == [" ┃ ", "▐↑▌", " ┃ "]
    assert [square_text(rows, state, name) for name in ("g3", "f3", "e3", "d3")] == [
        "▐←▌",
        "━━━",
        "━━━",
        "▐↑▌",
    ]
    assert square_text(rows, state, "d2") == "<◆>"
    assert square_text(rows, state, "h9") == " · "


def test_a_slide_home_shows_the_submarine_on_its_base() -> None:
    state = table(FEW.replace(".CT..", ".C0..").replace("..0..", "....."), "coral")
    course = state.course("N")
    assert course is not None
    assert course.home
    text = page(drawn(state, "en", Lights(course=course)))
    assert text.count("<●>") == 1
    assert "┃" in text


def test_a_way_that_crosses_itself_shows_the_crossing() -> None:
    state = table(
        """
        .........
        .........
        .........
        0....S...
        .........
        ...N.W...
        .........
        .........
        .........
        """,
        "coral",
    )
    course = state.course("E")
    assert course is not None
    rows = rows_of(state, Lights(course=course))
    assert square_text(rows, state, "d4") == "━╋━"


def test_a_shot_shows_its_flight_and_what_it_hits() -> None:
    state = table("..... ..... ..... ..... 0.T.C", "torpedo")
    shot = state.flight("E")
    assert shot is not None
    text = page(drawn(state, "en", Lights(shot=shot)))
    assert "╍" in text
    assert "◆" in text
    assert re.search("»  *♣ *«", text)


def test_the_cursor_and_the_open_squares_read_without_colour() -> None:
    state = GAME.start(STANDARD, 2)
    free = frozenset(state.grid.squares[name] for name in ("a1", "b1", "c1"))
    rows = rows_of(state, Lights(lit=free, cursor=1, carried="N", lifted=state.grid.squares["d2"]))
    assert [square_text(rows, state, name) for name in ("a1", "b1", "c1", "d1")] == [
        " + ",
        "[↑]",
        " + ",
        " · ",
    ]
    assert square_text(rows, state, "d2") == " ♣ "
    rows = rows_of(state, Lights(numbers={0: 1, 8: 2}))
    assert [square_text(rows, state, name) for name in ("a1", "i1")] == [" 1 ", " 2 "]


def test_wide_names_keep_the_columns() -> None:
    lines = draw(
        view(GAME.start(STANDARD, 3), 0), ["深い海の潜水艦と宝物の長い名前です", "Zoé", "e\u0301lan"], EN
    )
    assert {text_columns(plain(line)) for line in lines} == {80}


def test_the_sketch_of_the_book_is_plain_and_small() -> None:
    rows = sketch(Rules(board=("..T..", ".C...", "T.#.T", "...C.", "..T.."), bases=("N a1", "S c5")))
    assert rows == (
        "      a  b  c  d  e",
        "     (●)",
        "1     ·  ·  ◆  ·  ·     1",
        "2     · ▐♣▌ ·  ·  ·     2",
        "3     ◆  · ▟█▙ ·  ◆     3",
        "4     ·  ·  · ▐♣▌ ·     4",
        "5     ·  ·  ◆  ·  ·     5",
        "           (▲)",
        "      a  b  c  d  e",
    )


def test_colours_blend() -> None:
    assert (blend("#000000", "#ffffff", 0.5), blend("#102030", "#405060", 0)) == ("#808080", "#102030")
