"""The drawn sea: it fits any rule set, tells everything without colour, and shows no secret."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest
from blue_rulesets import rule_sets
from blue_voices import EN, SAYS, page
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import view
from fathoms.core.text import Picture, fit, plain, text_columns, width
from fathoms.games.into_the_blue import GAME, STANDARD, Rules, State
from fathoms.games.into_the_blue.screens.board import SHELLS, blues
from playing import play_texts, walk

if TYPE_CHECKING:
    from fathoms.core import Line

NAMES = GAME.colours
STYLE = re.compile(r"(bold )?(#[0-9a-f]{6} )?on #[0-9a-f]{6}")


def fresh(seats: int = 2, rules: Rules = STANDARD) -> State:
    return play_texts(GAME, rules, GAME.start(rules, seats), "deal 56678")


def drawn(state: State, seat: int | None = 0, lang: str = "en") -> list[Line]:
    return GAME.board(view(state, seat), NAMES[: len(state.left)], SAYS[lang])


def with_shells(state: State, *shells: tuple[int, ...]) -> State:
    left = tuple(state.rules.shells - sum(mine) for mine in shells)
    return msgspec.structs.replace(state, shells=shells, left=left)


@given(rule_sets(), st.integers(2, 5), st.integers(0, 9), st.sampled_from(sorted(SAYS)))
@examples(40)
def test_any_table_fits_eighty_columns_and_nineteen_lines(
    rules: Rules, seats: int, seed: int, lang: str
) -> None:
    names = ("Wolfgang Amadeus Mozart", "B", "Łucja", "Violet", "x" * 40)[:seats]
    steps = list(walk(GAME, rules, seats, seed))
    states = [steps[0][0], *(after for _, _, after in steps[:: 1 + len(steps) // 12]), steps[-1][2]]
    for state in states:
        lines = GAME.board(view(state, seed % seats), names, SAYS[lang])
        assert len(lines) <= 19
        assert {width(line) for line in lines} == {80}
        assert all(STYLE.fullmatch(span.style) for line in lines for span in line)


def test_wide_names_keep_the_columns() -> None:
    lines = GAME.board(view(fresh(5), 0), ["深い海のダイバー", "Zoé", "e\u0301lan", "深", "五"], EN)
    assert all(text_columns(plain(line)) == 80 for line in lines)


def test_five_shapes_each_one_column_wide() -> None:
    assert len({shell.mark for shell in SHELLS}) == len({shell.colour for shell in SHELLS}) == 5
    assert all(text_columns(shell.mark) == 1 for shell in SHELLS)


@pytest.mark.parametrize("levels", range(1, 7))
def test_each_level_has_a_blue_of_its_own(levels: int) -> None:
    tones = blues(levels)
    assert len(set(tones)) == levels
    assert [sum(bytes.fromhex(tone[1:])) for tone in tones] == sorted(
        (sum(bytes.fromhex(tone[1:])) for tone in tones), reverse=True
    )


def test_a_level_shows_stacks_and_who_leads() -> None:
    state = with_shells(fresh(3), (0, 0, 2, 0, 0), (0, 0, 3, 0, 0), (0, 0, 0, 0, 4))
    rows = page(drawn(state)).splitlines()
    third = next(row for row in rows if row.startswith(" 3"))
    assert re.fullmatch(r" 3  ♦4 @ +●● +@@@ +◊2● *", third)
    assert next(row for row in rows if row.startswith(" 5")).split() == ["5", "♦6", "♣", "♣♣♣♣", "◊3"]


def test_a_stack_beyond_the_room_becomes_a_number() -> None:
    state = with_shells(fresh(5), (12, 0, 0, 0, 0), (10, 0, 0, 0, 0), *[(0,) * 5] * 3)
    text = page(drawn(state))
    assert "●×12" in text
    assert "@" * 10 in text


def test_the_players_show_shells_chests_and_points() -> None:
    state = with_shells(fresh(2), (1, 0, 0, 0, 3), (2, 0, 0, 0, 0))
    state = msgspec.structs.replace(state, owners=(-1, 0, 1, -1, -1))
    own = page(drawn(state, 0))
    # Green: 6 on level 5, 1 on level 1 behind Blue, and a chest of 6 that only Green knows.
    assert "8 left, 1 chest, 13 pts" in own
    assert "10 left, 1 chest, ≥2 pts" in own
    assert "►● Green" in own
    assert "8 left, 1 chest, ≥7 pts" in page(drawn(state, 1))


def test_narrow_lanes_tell_the_same_in_signs() -> None:
    state = with_shells(fresh(5), (1, 0, 0, 0, 3), *[(0,) * 5] * 4)
    state = msgspec.structs.replace(state, owners=(-1, 0, 1, -1, -1))
    row = page(drawn(state, 0)).splitlines()[1]
    assert row.split() == ["●8", "▣1", "14p", "@12", "▣1", "≥0p", "♣12", "0p", "▲12", "0p", "☼12", "0p"]


def test_only_the_owner_sees_a_chests_value() -> None:
    state = msgspec.structs.replace(fresh(2), owners=(-1, -1, -1, 0, -1))
    assert "│●7 │" in page(drawn(state, 0))
    for seat in (1, None):
        assert "│ ● │" in page(drawn(state, seat))
    assert "▐ 4 ▌" not in page(drawn(state, 0))
    assert "▐ 5 ▌" in page(drawn(state, 0))


def test_the_run_is_joined_and_lost_dice_are_broken() -> None:
    deciding = play_texts(GAME, STANDARD, fresh(), "roll 11235C", "keep 1123", "roll 35")
    text = page(drawn(deciding))
    assert "┃ 1 ┃ 1 ┃ 2 ┃ 3 ┃ 3 ┃ │ 5 │" in text
    assert "[1] [2] [3] [4]  5     6" in text
    assert "a 4 takes you deeper" in text
    final = page(drawn(play_texts(GAME, STANDARD, deciding, "stop")))
    assert "┃ 1 ┃ 1 ┃ 2 ┃ 3 ┃ 3 ┃ ╎ 5 ╎" in final
    assert "no 4, so the rest is lost" in final
    assert [f"[{level}]" in final for level in (1, 2, 3, 4)] == [True, True, True, False]


def test_the_divers_line_shows_what_each_level_would_take() -> None:
    rows = page(drawn(play_texts(GAME, STANDARD, fresh(), "roll 11233C"))).splitlines()
    assert [row[9:12] for row in rows[3:9]] == ["│  ", "│+2", "│  ", "│+1", "│  ", "▼+2"]


def test_a_perfect_dive_joins_the_chest_too() -> None:
    text = page(drawn(play_texts(GAME, STANDARD, fresh(), "roll 12345C", "stop")))
    assert "┃ 5 ┃ ▣ ┃" in text
    assert "A perfect dive!" in text


def test_last_turns_are_counted_down() -> None:
    rules = Rules(shells=1)
    state = play_texts(GAME, rules, fresh(3, rules), "roll 123455", "stop", "place 1")
    assert "Last turns: 2 to go" in page(drawn(state))
    state = play_texts(GAME, rules, state, "roll 222222", "stop")
    assert "The very last turn" in page(drawn(state))


@pytest.mark.parametrize("lang", sorted(SAYS))
def test_the_end_explains_every_tie_with_its_rule_and_numbers(lang: str) -> None:
    shells = ((1, 0, 0, 2, 0), (1, 0, 1, 2, 0), (1, 0, 0, 2, 0), (2, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    state = with_shells(fresh(5), *shells)
    state = msgspec.structs.replace(state, phase="over", last_turn=(5, 1, 3, 2, 4), chests=(5, 6, 6, 7, 8))
    text = page(drawn(state, lang=lang))
    rows = text.splitlines()
    fourth = rows[rows.index(next(row for row in rows if row.startswith(" 4"))) + 1]
    for rule, ours, theirs in (("S3", 1, 0), ("S5", 3, 5)):
        assert re.search(rf"{rule}\D.*\b{ours}\D+{theirs}\b", fourth)
    assert "★" in rows[0]
    # Blue takes the main treasures of levels 4 and 3.
    assert re.search(r"@ \w+ 9 = ", text)


def test_four_ties_on_a_level_still_fit() -> None:
    state = with_shells(fresh(5), *[(0, 0, 0, 0, 2)] * 5)
    state = msgspec.structs.replace(state, phase="over", last_turn=(1, 2, 3, 4, 5))
    assert "●>@ S5 1:2 · @>♣ S5 2:3 · ♣>▲ S5 3:4 · ▲>☼ S5 4:5" in page(drawn(state))


def test_a_picture_cuts_what_does_not_fit() -> None:
    picture = Picture(4, 1, "#000000")
    assert picture.write(0, 2, "深海", "bold") == 4
    assert plain(picture.lines()[0]) == "  深"
    assert (fit("abcdef", 4), fit("abc", 4), fit("深い海", 4)) == ("abc…", "abc", "深…")
