"""A person's choice key by key: every move can be made, nothing else can, and each step is drawn."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from atlantis_tables import decisions, kit_positions, play, positions, table
from atlantis_voices import EN, NAMES, SAYS, page
from hypothesis import assume, given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import Move, view
from fathoms.core.text import plain, text_columns
from fathoms.games.atlantis_treasure import (
    GAME,
    STANDARD,
    Coral,
    Fire,
    Hold,
    Pick,
    Rules,
    Slide,
    State,
    Unstore,
)

if TYPE_CHECKING:
    from fathoms.core.screens import Key, MoveDraft

VARIANTS = Rules(replacement=True, foresight=True, stock=True)
ARROWS = {"N": "up", "E": "right", "S": "down", "W": "left"}
VERB_KEYS = {
    "compass": "c",
    "coral": "c",
    "shift": "m",
    "fire": "f",
    "swap": "x",
    "own": "o",
    "store": "k",
    "unstore": "l",
    "hold": "d",
    "treasure": "t",
    "temple": "b",
    "turn": "v",
}
OPEN = """
    .........
    .........
    .0.....1.
    .........
    ....#....
    .........
    .TC...N..
    .C....E..
    .........
"""


def begin(state: State, lang: str = "en", seat: int | None = None) -> Any:
    asked = state.seat if seat is None else seat
    return GAME.draft(view(state, asked), NAMES[: state.seats], SAYS[lang])


def offered(draft: MoveDraft) -> list[Key]:
    return list(draft.keys())


def listed(draft: MoveDraft) -> list[str]:
    return [key.key for key in offered(draft)]


def press(draft: Any, *keys: str) -> Any:
    """Press keys that are listed, and give what comes of them."""
    for key in keys:
        assert key in listed(draft), (key, listed(draft))
        draft = draft.press(key)
    return draft


def text(state: State, move: Any) -> str:
    return GAME.write_move(move, state.rules)


def keys_of(state: State, move: Any) -> list[str]:
    """Name the keys for a move: its verb, then its words; Enter finishes what is not finished by itself."""
    verb, *words = text(state, move).split()
    # Two dice may ask for a compass and for coral (D2).
    taken = verb == "coral" and "compass" in state.options()
    keys = [] if verb in ("move", "pick") else ["r" if taken else VERB_KEYS[verb]]
    for word in words:
        keys += [ARROWS[word]] if word in ARROWS else list(word)
    return keys


def make(state: State, move: Any) -> Any:
    """Make a move with its own keys, leaving out what is decided already and confirming what is asked."""
    draft = begin(state)
    for key in keys_of(state, move):
        if not isinstance(draft, Move) and key in listed(draft):
            draft = draft.press(key)
    return draft if isinstance(draft, Move) else press(draft, "enter")


@given(decisions(replacement=True, foresight=True, stock=True), st.integers(0, 2**32))
@examples(50)
def test_every_legal_move_can_be_made_with_its_keys(state: State, seed: int) -> None:
    rng = random.Random(seed)
    for moves in state.options().values():
        move = rng.choice(moves)
        # Shots have a test of their own: a corner is chosen by its number.
        assert isinstance(move, Fire) or make(state, move) == move


@given(kit_positions().filter(lambda state: state.phase == "act"), st.integers(0, 2**32))
@examples(50)
def test_every_legal_move_of_the_kit_can_be_made_with_its_keys(state: State, seed: int) -> None:
    rng = random.Random(seed)
    for moves in state.options().values():
        move = rng.choice(moves)
        match move:
            case Slide(direction, squares):
                # A stop is come to from the end of the way (M7).
                way = state.course(direction)
                assert way is not None
                shorter = 0 if squares is None else way.squares - squares
                draft = press(begin(state), ARROWS[direction], *"-" * shorter)
                assert press(draft, "enter") == move
            case Fire(direction, square):
                draft = press(begin(state), "f")
                headings = {each.direction for each in moves if isinstance(each, Fire)}
                fired = press(draft if len(headings) == 1 else press(draft, ARROWS[direction]), "enter")
                assert fired == move if square is None else sent(state, fired, square) == move
            case _:
                assert make(state, move) == move


def sent(state: State, draft: Any, square: str) -> Any:
    """Say where what was hit goes: a corner by its number, any other square by its name."""
    corners = [state.grid.names[corner] for corner in state.grid.corners]
    if "escape" in listed(draft) and draft.prompt().startswith("Which corner"):
        return press(draft, str(corners.index(square) + 1))
    made = press(draft, *square)
    return made if isinstance(made, Move) else press(made, "enter")


@given(decisions("torpedo", torpedoes=2, open_mouths=False))
@examples(25)
def test_every_shot_can_be_made(state: State) -> None:
    shots = state.options().get("fire", ())
    assume(shots)
    for move in shots:
        assert isinstance(move, Fire)
        draft = press(begin(state), "f")
        aimed = len({shot.direction for shot in shots if isinstance(shot, Fire)}) == 1
        draft = draft if aimed else press(draft, ARROWS[move.direction])
        fired = press(draft, "enter")
        if move.square is not None:
            corners = [state.grid.names[corner] for corner in state.grid.corners]
            fired = press(fired, str(corners.index(move.square) + 1))
        assert fired == move


@given(positions() | kit_positions(), st.integers(0, 2**32), st.sampled_from(sorted(SAYS)))
@examples(50)
def test_any_keys_lead_to_legal_moves_and_every_step_fits_the_screen(
    state: State, seed: int, lang: str
) -> None:
    rng = random.Random(seed)
    draft = begin(state, lang)
    for _ in range(12):
        lines = draft.board()
        assert len(lines) <= 19
        assert {text_columns(plain(line)) for line in lines} == {80}
        keys = listed(draft)
        assert len(set(keys)) == len(keys)
        assert not {"u", "p", "q", "?"} & set(keys)
        assert all(key.label and key.label.strip() == key.label for key in offered(draft))
        if state.actor == state.seat:
            assert keys
            assert 0 < len(draft.prompt()) <= 78
        if not keys:
            return
        draft = draft.press(rng.choice(keys))
        if isinstance(draft, Move):
            made: Any = draft
            assert state.play(made) != state
            return


@given(decisions(replacement=True, stock=True), st.integers(0, 2**32))
@examples(25)
def test_keys_that_are_not_listed_mean_nothing(state: State, seed: int) -> None:
    rng = random.Random(seed)
    draft = begin(state)
    named = ("up", "down", "left", "right", "enter", "escape", "backspace", "tab", "any", "")
    for _ in range(4):
        for key in (*"abcdefghijklmnopqrstuvwxyz0123456789?!+- NESW", *named):
            if key not in listed(draft):
                assert draft.press(key) is None
        draft = draft.press(rng.choice(listed(draft)))
        if isinstance(draft, Move):
            return


def test_the_menu_shows_both_halves_of_a_turn() -> None:
    draft = begin(play(GAME.start(STANDARD, 2), "die N"))
    assert draft.prompt() == "Do the action and slide, in either order."
    assert [tuple(key) for key in offered(draft)] == [
        ("c", "place a compass"),
        ("down", "slide"),
        ("s", "slide"),
    ]


@pytest.mark.parametrize(
    ("moves", "prompt"),
    [
        (("die N", "compass N a1"), "Now slide your submarine."),
        (("die torpedo",), "The action is not possible yet. Slide first."),
        (("die N", "move S"), "Where does the north compass go? Type a square, or move the cursor."),
    ],
)
def test_the_prompt_tells_what_the_turn_still_asks_for(moves: tuple[str, ...], prompt: str) -> None:
    assert begin(play(GAME.start(STANDARD, 2), *moves)).prompt() == prompt


def test_a_menu_remains_after_the_slide_where_the_action_is_optional() -> None:
    state = table(OPEN, "torpedo", moved=True)
    draft = begin(state)
    assert draft.prompt() == "You have moved. Now do the action."
    assert listed(draft) == ["f", "d"]
    assert press(draft, "d") == Hold()


def test_no_way_to_slide_leaves_the_action() -> None:
    state = table("..... CCC.. C0C.. CCC.. 1....", "coral")
    draft = begin(state)
    assert listed(draft)[:2] == ["enter", "tab"]
    assert "escape" not in listed(draft)
    optional = table("..... CCC.. C0C.. CCC.. 1....", "torpedo")
    assert begin(optional).prompt() == "You cannot slide yet. Do the action first."


def test_others_have_nothing_to_press() -> None:
    state = play(GAME.start(STANDARD, 2), "die N")
    draft = begin(state, seat=1)
    assert (draft.prompt(), listed(draft), draft.press("c"), draft.press("down")) == ("", [], None, None)
    assert len(draft.board()) <= 19
    rolling = begin(GAME.start(STANDARD, 2), seat=0)
    assert listed(rolling) == []


def test_a_slide_is_looked_at_before_it_is_made() -> None:
    draft = begin(table(OPEN, "coral"))
    looking = press(draft, "down")
    assert looking.prompt() == "Slide south to b7 and take a treasure?"
    assert "<◆>" in page(looking.board())
    assert listed(looking)[:3] == ["enter", "down", "s"]
    assert press(looking, "enter") == press(looking, "down") == press(looking, "s") == Slide("S")
    turned = press(looking, "e")
    assert turned.prompt() == "Slide east to g3?"
    assert "<◆>" not in page(turned.board())
    assert press(turned, "right") == Slide("E")
    assert press(turned, "escape") == draft


def test_the_way_through_compasses_is_told() -> None:
    looking = press(
        begin(table(OPEN.replace("0.....1.", "......0.").replace("....E..", "....W.."), "coral")), "s"
    )
    assert looking.prompt() == "Slide south to h9?"
    state = table("..0.. ..E.. ....S ..... ..1..", "coral", rules={"bases": ("N c1", "S c5")})
    assert press(begin(state), "down").prompt() == "Slide south through 1 compass to e2?"
    state = table("..0.. ..E.S ..... ..... ..1..", "coral", rules={"bases": ("N c1", "S c5")})
    assert press(begin(state), "down").prompt() == "Slide south through 2 compasses to e5?"
    assert press(begin(state), "up").prompt() == "Slide north to your base?"


def test_squares_are_chosen_by_name() -> None:
    draft = press(begin(table(OPEN, "N")), "c")
    assert text(table(OPEN, "N"), press(draft, "h", "9")) == "compass N h9"
    typed = press(draft, "e")
    assert typed.prompt() == "Square e…"
    assert not {"1", "5"} & set(listed(typed)), "a mouth and the temple are not free"
    assert press(typed, "escape") == draft
    assert press(typed, "backspace") == draft
    assert text(table(OPEN, "N"), press(typed, "c", "1")) == "compass N c1"


def test_a_number_waits_only_while_it_may_go_on() -> None:
    rows = ["." * 15 for _ in range(15)]
    rows[12], rows[0] = "...........C...", "...........T..."
    state = table(" ".join(rows), "N", rules={"target": (1, 1, 1)})
    draft = press(begin(state), "c")
    waiting = press(draft, "c", "1")
    assert not isinstance(waiting, Move)
    assert {"0", "1", "2", "3", "4", "5", "enter"} <= set(listed(waiting))
    assert text(state, press(waiting, "enter")) == "compass N c1"
    assert text(state, press(waiting, "4")) == "compass N c14"
    assert text(state, press(draft, "c", "2")) == "compass N c2"
    # l1 holds a treasure and l13 coral: of l1… only the longer names can be meant.
    some = press(draft, "l", "1")
    assert "enter" not in listed(some)
    assert [key for key in listed(some) if key.isdigit()] == ["0", "1", "2", "4", "5"]


def test_squares_are_chosen_with_the_cursor() -> None:
    state = table(OPEN, "S")
    draft = press(begin(state), "c")
    assert "[↓]" in page(draft.board())
    moved = press(draft, "right", "down")
    assert text(state, press(moved, "enter")) == "compass S c3"
    assert "up" not in listed(press(draft, "up")), "the board ends there"
    on_submarine = press(draft, "down")
    assert "enter" not in listed(on_submarine)
    assert text(state, press(on_submarine, "tab", "enter")) == "compass S c3"


def test_a_reef_is_lifted_and_put_down() -> None:
    state = table(OPEN, "coral")
    piece = press(begin(state), "c")
    assert piece.prompt().startswith("Which reef do you move?")
    assert [key.label for key in offered(piece) if key.key == "tab"] == ["next reef"]
    first, second = page(piece.board()), page(press(piece, "tab").board())
    assert "[♣]" in first
    assert "[♣]" in second
    assert first != second
    put = press(piece, "enter")
    assert put.prompt().startswith("Where does the reef go?")
    assert put.press("escape") == piece
    made = press(put, "a", "9")
    assert isinstance(made, Coral)
    assert made.square == "a9"


def test_a_swap_asks_for_the_piece_then_the_direction() -> None:
    state = table(OPEN, "coral", rules={"replacement": True})
    piece = press(begin(state), "x")
    direction = press(piece, "g", "7")
    assert direction.prompt() == "Which compass takes its place?"
    assert "n" in listed(direction), "for one of its own direction too"
    assert text(state, press(direction, "left")) == "swap g7 W"
    only = table(OPEN, "coral", rules={"replacement": True}, reserve=(0, 0, 0, 1))
    assert not isinstance(press(begin(only), "x", "g", "7"), Move), "one choice is still a choice"


def test_an_empty_reserve_moves_a_compass_of_the_board() -> None:
    state = table(OPEN, "N", reserve=(0, 1, 1, 1))
    draft = begin(state)
    assert listed(draft)[:2] == ["m", "d"]
    assert text(state, press(draft, "m", "g", "8", "a", "1")) == "shift g8 a1"


def test_a_compass_of_any_direction_is_asked_for() -> None:
    state = table(OPEN, "any", rules={"die": ("any", "torpedo")})
    draft = press(begin(state), "c")
    assert draft.prompt() == "Which compass do you place?"
    assert [tuple(key) for key in offered(draft)][:2] == [("up", "north compass"), ("n", "north compass")]
    assert text(state, press(draft, "w", "a", "1")) == "compass W a1"


def test_own_and_stored_compasses() -> None:
    state = table(OPEN, "N", rules={"foresight": True, "stock": True}, own=("ES", ""), stored=("EW", ""))
    menu = begin(state)
    assert listed(menu)[:4] == ["c", "o", "k", "l"]
    assert text(state, press(menu, "k")) == "store N"
    assert text(state, press(menu, "o", "s", "a", "1")) == "own S a1"
    first = press(menu, "l", "w", "a", "1")
    assert first.prompt() == "Another stored compass, or is that all?"
    assert "▐←▌" in page(first.board())
    assert press(first, "enter") == Unstore((("W", "a1"),))
    all_of_them = press(first, "right", "b", "1")
    assert listed(all_of_them) == ["enter", "escape"]
    assert press(all_of_them, "enter") == Unstore((("E", "b1"), ("W", "a1")))
    assert "a1" not in press(first, "right").open_words()
    back = press(all_of_them, "escape", "escape", "escape")
    assert back.prompt() == "Where does the west compass go? Type a square, or move the cursor."


def test_the_last_free_square_ends_the_laying_out() -> None:
    full = table(
        "CC.CC CC0CC C.CC. CCCCC CC1CC",
        "N",
        rules={"stock": True, "bases": ("N c1", "E e3")},
        stored=("EW", ""),
    )
    laid = press(begin(full), "l", "e", "b", "3")
    assert listed(laid) == ["enter", "escape"]
    assert press(laid, "enter") == Unstore((("E", "b3"),))


def test_long_names_leave_a_question_on_one_line() -> None:
    state = table(OPEN, "torpedo")
    for say in SAYS.values():
        draft: Any = GAME.draft(view(state, 0), ["x" * 40, "y" * 40], say)
        hit = press(draft, "f", "right")
        assert len(hit.prompt()) <= 78
        assert "yyy…" in hit.prompt()
        assert len(press(hit, "enter").prompt()) <= 78


def test_a_shot_shows_what_it_hits_and_asks_for_the_corner() -> None:
    state = table(OPEN.replace(".TC...N..", ".C....N.."), "torpedo")
    aim = press(begin(state), "f")
    assert aim.prompt() == "Which direction do you fire?"
    coral = press(aim, "down")
    assert coral.prompt() == "Fire south and hit coral on b7?"
    assert re.search("»♣«", page(coral.board()))
    assert press(coral, "enter") == press(coral, "s") == Fire("S")
    hit = press(coral, "right")
    assert hit.prompt() == "Fire east and hit Yellow on h3?"
    corners = press(hit, "enter")
    assert corners.prompt() == "Which corner does Yellow go to?"
    assert [tuple(key) for key in offered(corners)] == [
        ("1", "a1"),
        ("2", "i1"),
        ("3", "i9"),
        ("4", "a9"),
        ("escape", "back"),
    ]
    assert press(corners, "3") == Fire("E", "i9")
    assert press(corners, "escape") == hit
    assert {"1", "2", "3", "4"} <= set(re.findall(r"\b[1-4]\b", page(corners.board())))


def test_taken_corners_keep_the_numbers_of_the_others() -> None:
    drawing = OPEN.replace("    .........\n    .........\n    .0", "    C........\n    .........\n    .0", 1)
    corners = press(begin(table(drawing, "torpedo")), "f", "right", "enter")
    assert [key.key for key in offered(corners)] == ["2", "3", "4", "escape"]


def test_the_only_shot_there_is_is_aimed_at_once() -> None:
    state = table("..... ..... 0...C ..... 1....", "torpedo", rules={"bases": ("N c1", "S c5")})
    sole = msgspec.structs.replace(state, sea=state.sea.replace("1", "."))
    aim = press(begin(sole), "f")
    assert aim.prompt() == "Fire east and hit coral on e3?"
    assert press(aim, "enter") == Fire("E")


def test_picks_before_the_game() -> None:
    state = GAME.start(Rules(foresight=True), 2)
    draft = begin(state)
    assert draft.prompt() == "Which compass do you keep? 2 more."
    assert press(draft, "s") == press(draft, "down") == Pick("S")
    last = msgspec.structs.replace(state, reserve=(0, 1, 0, 0))
    assert listed(begin(last)) == ["right", "e"]


def test_drafts_are_values() -> None:
    state = play(GAME.start(VARIANTS, 2), "pick N", "pick N", "pick S", "pick S", "die E")
    draft = begin(state)
    before = page(draft.board())
    press(draft, "c", "tab")
    assert page(draft.board()) == before
    with pytest.raises(AttributeError):
        draft.say = EN


def test_a_slide_may_be_stopped_sooner_and_later() -> None:
    state = table(OPEN, "coral", rules={"stops": True})
    whole = press(begin(state), "down")
    assert listed(whole)[:5] == ["enter", "down", "s", "-", "up"]
    assert whole.prompt() == "Slide south to b7 and take a treasure?"
    shorter = press(whole, "-", "-")
    assert shorter.prompt() == "Slide south and stop on b5?"
    assert "<●>" in page(shorter.board())
    assert press(shorter, "enter") == press(shorter, "s") == Slide("S", 2)
    assert press(shorter, "+", "+") == whole
    shortest = press(shorter, "-")
    assert "-" not in listed(shortest)
    assert press(shortest, "up").prompt() == "Slide north to b1?", "another direction is whole again"


def test_a_way_tells_of_currents_whirlpools_and_cargo() -> None:
    drawing = "....@ ..... 0.v.. ..... ..>.@"
    state = table(drawing, "coral", rules={"cargo": "carried", "bases": ("N c1", "S a5")})
    assert press(begin(state), "right").prompt() == "Slide east through 2 currents and 1 whirlpool to e1?"
    french = press(begin(state, "fr"), "right").prompt()
    assert french == "Aller vers l’est par 2 courants et 1 tourbillon jusqu’à e1\u00a0?"
    treasure = table("..... ..... 0..T. ..... .....", "coral", rules={"cargo": "carried"})
    assert press(begin(treasure), "right").prompt() == "Slide east to d3 and take a treasure aboard?"


def test_a_reef_that_is_hit_is_put_down_again() -> None:
    state = table(OPEN.replace(".TC...N..", ".C....N.."), "torpedo", rules={"hit_coral": "moved"})
    put = press(begin(state), "f", "down", "enter")
    assert put.prompt() == "Where does the reef go? Type a square, or move the cursor."
    assert "[♣]" in page(press(put, "tab").board())
    assert press(put, "a", "1") == Fire("S", "a1")
    assert press(put, "escape").prompt() == "Fire south and hit coral on b7?"


def test_a_shot_at_nothing_says_so() -> None:
    state = table(OPEN, "torpedo", rules={"shots_in_vain": True})
    aim = press(begin(state), "f", "up")
    assert aim.prompt() == "Fire north and hit nothing?"
    assert press(aim, "enter") == Fire("N")


def test_treasures_temples_and_compasses_are_moved_and_turned() -> None:
    rules = {"die": ("treasure+temple", "turn/slide"), "dice": "both"}
    state = play(table(OPEN, rules=rules), "die treasure+temple turn/slide")
    menu = begin(state)
    assert listed(menu)[:4] == ["t", "b", "v", "d"]
    assert press(menu, "t").prompt().startswith("Which treasure do you move?")
    assert press(menu, "t", "enter").prompt().startswith("Where does the treasure go?")
    assert text(state, press(menu, "t", "b", "7", "a", "1")) == "treasure b7 a1"
    assert text(state, press(menu, "b", "e", "5", "a", "1")) == "temple e5 a1"
    turn = press(menu, "v", "g", "7")
    assert turn.prompt() == "Which direction does it point to?"
    assert text(state, press(turn, "left")) == "turn g7 W"
    slid = begin(play(state, "move N"))
    assert slid.prompt() == "Do the action, or slide once more."
    last = begin(play(state, "move N", "treasure b7 a9", "temple e5 a8"))
    assert listed(last)[:2] == ["v", "d"]


def test_two_dice_may_ask_for_a_compass_and_for_coral() -> None:
    state = play(table(OPEN, rules={"die": ("N", "coral"), "dice": "both"}), "die N coral")
    menu = begin(state)
    assert [tuple(key) for key in offered(menu)][:2] == [("c", "place a compass"), ("r", "move coral")]
    assert text(state, press(menu, "r", "c", "7", "a", "1")) == "coral c7 a1"


def test_slides_that_are_left_are_asked_for() -> None:
    twice = play(table(OPEN, rules={"slides": 2, "die": ("nothing", "slide")}), "die nothing", "move N")
    assert begin(twice).prompt() == "Now slide again."
    more = play(table(OPEN, rules={"die": ("nothing", "slide")}), "die slide", "move N")
    assert begin(more).prompt() == "You may slide once more, or skip it."
    assert press(begin(more), "d") == Hold()
