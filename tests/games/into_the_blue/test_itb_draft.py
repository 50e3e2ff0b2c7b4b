"""Playing with single keys: every legal move can be typed, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from blue_rulesets import rule_sets
from blue_voices import EN, SAYS, page
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import view
from fathoms.games.into_the_blue import GAME, STANDARD, Keep, Place, Rules, State, Stop, TakeChest
from playing import play_texts, walk

if TYPE_CHECKING:
    from fathoms.core.screens import MoveDraft

NAMES = GAME.colours


def after(*texts: str, rules: Rules = STANDARD) -> State:
    deal = "deal " + "-".join(map(str, rules.chests)) if max(rules.chests) > 9 else "deal 56678"
    return play_texts(GAME, rules, GAME.start(rules, 2), deal, *texts)


def begin(state: State, lang: str = "en") -> MoveDraft:
    return GAME.draft(view(state, state.turn), NAMES[:2], SAYS[lang])


def press(draft: MoveDraft, keys: str) -> Any:
    """Press keys one by one; the last may give a move."""
    for key in keys:
        pressed = draft.press(key)
        assert pressed is not None
        if not hasattr(pressed, "press"):
            return pressed
        draft = pressed  # pyright: ignore[reportAssignmentType] - it has `press`, so it is a draft
    return draft


def offered(draft: MoveDraft) -> list[tuple[str, str]]:
    """Give the keys and their labels."""
    choices = draft.keys()
    return [(choice.key, choice.label) for choice in choices]


def keys(draft: MoveDraft) -> str:
    return "".join(key for key, _ in offered(draft))


def test_numbers_mark_dice_and_r_throws_the_others() -> None:
    draft = begin(after("roll 11235C"))
    assert keys(draft) == "rs123456"
    assert press(draft, "134r") == Keep("123")
    assert press(draft, "1341r") == Keep("23")
    assert press(draft, "r") == Keep("")
    assert press(draft, "s") == Stop()


def test_labels_say_what_a_key_does() -> None:
    draft = press(begin(after("roll 11235C")), "14")
    assert [label for _, label in offered(draft)] == [
        "reroll 4 dice",
        "stop here",
        "reroll 1",
        "keep 1",
        "keep 2",
        "reroll 3",
        "keep 5",
        "keep chest",
    ]
    assert draft.prompt() == "Which dice do you keep?"
    assert press(begin(after("roll 11235C"), "fr"), "12345").keys()[0].label == "relancer 1 dé"


def test_dice_held_before_start_as_kept() -> None:
    draft = begin(after("roll 11235C", "keep 12", "roll 1445"))
    assert "[1]  2  [3]" in page(draft.board())
    assert press(draft, "r") == Keep("12")


def test_throwing_is_not_offered_when_all_is_kept() -> None:
    draft = press(begin(after("roll 11235C")), "123456")
    assert keys(draft) == "s123456"
    assert draft.press("r") is None


def test_pressing_changes_no_draft() -> None:
    draft = begin(after("roll 11235C"))
    board = draft.board()
    marked = press(draft, "2")
    assert draft.board() == board
    assert "[2]" in page(marked.board())


def test_levels_of_the_run_place() -> None:
    draft = begin(after("roll 11235C", "stop"))
    assert offered(draft) == [
        ("1", "2 shells"),
        ("2", "1 shell"),
        ("3", "1 shell"),
    ]
    assert draft.press("3") == Place(3)
    assert draft.press("5") is None
    assert draft.prompt() == "Where do you place your shells?"


def test_the_tenth_chest_is_key_zero() -> None:
    rules = Rules(chests=(9, 9, 9, 9, 9, 9, 9, 9, 9, 10))
    draft = begin(after("roll 12345C", "stop", rules=rules))
    assert keys(draft) == "1234567890"
    assert draft.press("0") == TakeChest(10)
    assert draft.keys()[-1].label == "chest 10"
    taken = after("roll 12345C", "stop", "chest 3", "roll 12345C", "stop", rules=rules)
    assert begin(taken).press("3") is None


@pytest.mark.parametrize("key", ["7", "0", "x", "", "enter", "12", "²", "-1"])
def test_other_keys_mean_nothing(key: str) -> None:
    assert begin(after("roll 11235C")).press(key) is None
    assert begin(after("roll 11235C", "stop")).press(key) is None


def test_whoever_does_not_decide_has_no_keys() -> None:
    state = after("roll 11235C")
    for seat in (1, None):
        draft = GAME.draft(view(state, seat), NAMES[:2], EN)
        assert (list(draft.keys()), draft.prompt(), draft.press("s")) == ([], "", None)


@given(rule_sets(), st.integers(0, 99), st.sampled_from(sorted(SAYS)))
@examples(30)
def test_exactly_the_legal_moves_can_be_typed(rules: Rules, seed: int, lang: str) -> None:
    for before, _, _ in list(walk(GAME, rules, 2, seed))[:40]:
        if before.actor is None or before.actor < 0:
            continue
        draft = begin(before, lang)
        assert draft.prompt()
        if before.phase == "decide":
            typed = _keeps(draft, before) | {draft.press("s")}
        else:
            typed = {draft.press(key) for key in keys(draft)}
        assert typed == set(before.moves())


def _keeps(draft: MoveDraft, state: State) -> set[Any]:
    """Throw after every choice of dice to keep."""
    found: set[Any] = set()
    for choice in range(2 ** len(state.dice)):
        numbers = "".join(str(at + 1) for at in range(len(state.dice)) if choice >> at & 1)
        move = press(draft, numbers).press("r")
        found |= {move} if move else set()
    return found
