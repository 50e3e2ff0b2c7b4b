"""What a change does: found where there is one, not found where there is none, and said in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from fathoms.core import Malformed, find_game
from fathoms.lab.compare.comparing import Comparison, Question, changes_between, compare
from fathoms.lab.compare.crews import Threads
from fathoms.lab.compare.estimate import certain, difference, estimate
from fathoms.lab.compare.measures import measure
from fathoms.lab.compare.playing import Stopped, play
from fathoms.lab.compare.suggest import find_goal, neighbours, suggest
from fathoms.lab.compare.sweep import read_range, rule_sets, sweep
from fathoms.lab.compare.verdict import amount, favoured, verdict
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Iterator

BLUE, ATLANTIS = find_game("into-the-blue"), find_game("atlantis-treasure")


@pytest.fixture(scope="module")
def crew() -> Iterator[Threads]:
    threads = Threads(2)
    yield threads
    threads.send_home()


def asked(
    crew: Threads, game: Any, changes: dict[str, Any], games: int, *, bot: str = "greedy", **more: Any
) -> Comparison:
    question = Question(game, game.standard, game.rules(changes), [bot] * 2, games, 1, **more)
    return compare(question, lambda: crew)


def test_half_the_shells_make_a_shorter_game(crew: Threads) -> None:
    found = asked(crew, BLUE, {"shells": 6}, 2_000)
    minutes, turns = found.get("minutes"), found.get("turns")
    assert minutes
    assert turns
    assert minutes.certain
    assert turns.difference.high < 0
    assert verdict(found)[0].key == "compare.length-shorter"


def test_a_rule_set_that_favours_the_first_seat_is_called_biased(crew: Threads) -> None:
    found = asked(crew, BLUE, {"last_shell": "at-once", "shells": 6}, 4_000)
    first = found.get("first-wins")
    assert first
    assert favoured(first.changed, 2) == 1
    said = Texts("en").phrase(verdict(found)[1])
    assert "favoured" in said


def test_the_same_rules_on_the_same_dice_are_the_same_games(crew: Threads) -> None:
    found = asked(crew, BLUE, {}, 200)
    assert all(each.difference.mean == 0 and not each.certain for each in found.measures)
    assert [sentence.key for sentence in verdict(found)] == ["compare.same-rules"]


def test_intervals_are_honest_on_dice_of_their_own(crew: Threads) -> None:
    """The same rules with other dice: luck alone may differ, in at most 7 of 100 comparisons."""
    games = 300
    plays = [
        measure(played.plays, played.deeds)
        for played in (
            play("into-the-blue", BLUE.standard, ["greedy"] * 2, games, seed, crew) for seed in range(200)
        )
    ]
    seeming = 0
    for base, changed in zip(plays[::2], plays[1::2], strict=True):
        chances = {name: difference(base[name], changed[name], paired=False)[1] for name in base}
        seeming += bool(certain(chances))
    assert seeming <= 7
    # Each interval by itself holds the truth, which is no difference, in about 95 of 100.
    held = [
        difference(base[name], changed[name], paired=False)[0].holds(0)
        for base, changed in zip(plays[::2], plays[1::2], strict=True)
        for name in ("turns", "margin", "first-wins", "minutes")
    ]
    assert 0.9 <= np.mean(held) <= 0.99


def test_a_small_sample_says_that_it_cannot_tell(crew: Threads) -> None:
    found = asked(crew, BLUE, {"chests": [5, 6, 6, 7, 9]}, 30)
    keys = [sentence.key for sentence in verdict(found)]
    assert "compare.first-unknown" in keys
    assert "compare.skill-unknown" in keys


def test_two_changes_are_listed_with_advice(crew: Threads) -> None:
    found = asked(crew, BLUE, {"shells": 6, "rolls": 2}, 50)
    last = verdict(found)[-1]
    assert last.key == "compare.one-at-a-time"
    assert Texts("en").phrase(last).startswith("These rule sets differ in 2 things: shells and rolls.")


def test_measures_hold_together(crew: Threads) -> None:
    played = play("into-the-blue", BLUE.standard, ["greedy"] * 4, 400, 1, crew)
    found = measure(played.plays, played.deeds)
    whole = found["first-wins"] + found["wins-2"] + found["wins-3"] + found["wins-4"]
    assert np.allclose(whole, 1)
    assert (found["decided"] <= 1).all()
    assert (found["margin"] >= 0).all()
    assert ((found["margin"] == 0) == (found["shared"] == 1)).all()


def test_atlantis_is_measured_too(crew: Threads) -> None:
    found = asked(crew, ATLANTIS, {"torpedoes": 4}, 1_000, bot="random", skill=False)
    fired = found.get("deed-torpedoes-fired")
    assert fired
    assert fired.difference.mean > 0


def test_a_sweep_keeps_its_order_and_a_longer_game_takes_longer(crew: Threads) -> None:
    span = read_range("shells=6..12..3")
    found = sweep(BLUE, BLUE.standard, span, bots=["greedy"] * 2, games=200, seed=1, crew=lambda: crew)
    assert [stop.value for stop in found.stops] == [6, 9, 12]
    turns = [stop.measures["turns"].mean for stop in found.stops]
    assert turns == sorted(turns)


@pytest.mark.parametrize(
    "text", ["", "shells", "shells=", "shells=6", "=6..8", "shells=6..8..0", "shells=1..999"]
)
def test_a_range_that_varies_nothing_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        read_range(text)


def test_a_range_reads_words_and_lists() -> None:
    assert read_range("last_shell=never,at-once").values == ("never", "at-once")
    assert read_range("shells=8..6").values == (8, 7, 6)
    with pytest.raises(Malformed):
        rule_sets(BLUE, BLUE.standard, read_range("shells=0,1"))


def test_every_neighbour_differs_in_one_thing() -> None:
    for game in (BLUE, ATLANTIS):
        found = neighbours(game, game.standard)
        assert len(found) > 10
        assert all(len(changes_between(game.standard, rules)) == 1 for rules in found)


def test_suggestions_lead_towards_the_goal(crew: Threads) -> None:
    goal = find_goal("shorter", ())
    found = suggest(BLUE, BLUE.standard, goal, bots=["greedy"] * 2, games=150, seed=1, crew=lambda: crew)
    assert found
    assert all(each.difference.high < 0 for each in found)
    assert {each.change.field for each in found} & {"shells"}
    with pytest.raises(Malformed):
        find_goal("prettier", ["chests-taken"])
    assert find_goal("more-chests-taken", ["chests-taken"]).measure == "deed-chests-taken"


def test_a_measurement_can_be_stopped(crew: Threads) -> None:
    with pytest.raises(Stopped):
        play("into-the-blue", BLUE.standard, ["greedy"] * 2, 100, 1, crew, stopped=lambda: True)


def test_amounts_have_words_and_texts() -> None:
    assert [amount(share) for share in (0.01, -0.2, 0.5, 3)] == ["hardly", "fifth", "half", "much"]
    for lang in LANGUAGES:
        say = Texts(lang)
        assert say("compare.length-longer", amount="fifth", percent=20) != say(
            "compare.length-longer", amount="much", percent=80
        )


def test_an_estimate_of_a_share_ends_at_nought() -> None:
    low = estimate(np.array([0.0, 0.0, 0.0, 1.0]), share=True)
    assert low.low == 0
    assert low.holds(0.25)
