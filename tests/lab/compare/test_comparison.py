"""What a change does: found where there is one, not found where there is none, and said in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from fathoms.core import CHANCE, Judged, Malformed, find_game
from fathoms.lab.comparison import (
    MOST_TRIED,
    ComparedRules,
    changes_between,
    compare,
    neighbours,
    read_field_values,
    rule_sets,
    suggest,
    sweep,
)
from fathoms.lab.findings import Compared, Comparison, Estimate, FieldChange, find_goal
from fathoms.lab.measures import Stopped, measure, mixed, play, review_games, skill_pair
from fathoms.lab.statistics import certain, difference, estimate, ratio_values
from fathoms.lab.verdict import amount, favoured, verdict
from fathoms.lab.worker_pool import Threads
from fathoms.texts import LANGUAGES, Texts
from fathoms.workshop.figures import told_verdict
from fathoms.workshop.rule_sets import tell_change

if TYPE_CHECKING:
    from collections.abc import Iterator

BLUE, ATLANTIS = find_game("into-the-blue"), find_game("atlantis-treasure")


@pytest.fixture(scope="module")
def pool() -> Iterator[Threads]:
    threads = Threads(2)
    yield threads
    threads.shut_down()


def asked(
    pool: Threads, game: Any, changes: dict[str, Any], games: int, *, bot: str = "greedy", **more: Any
) -> Comparison:
    question = ComparedRules(game, game.standard, game.rules(changes), [bot] * 2, games, 1, **more)
    return compare(question, pool)


def test_half_the_shells_make_a_shorter_game(pool: Threads) -> None:
    found = asked(pool, BLUE, {"shells": 6}, 2_000)
    minutes, turns = found.get("minutes"), found.get("turns")
    assert minutes
    assert turns
    assert minutes.certain
    assert turns.difference.high < 0
    assert verdict(found)[0].key == "compare.length-shorter"


def test_a_rule_set_that_favours_the_first_seat_is_called_biased(pool: Threads) -> None:
    biased = BLUE.rule_sets["first-come"]
    found = asked(pool, BLUE, biased.differences(BLUE.standard), 4_000)
    first = found.get("first-wins")
    assert first
    assert favoured(first.changed, 2) == 1
    assert first.changed.low > 0.65
    assert verdict(found)[1].key == "compare.first-grows"
    assert f"it wins {round(100 * first.changed.mean, 1)}\u00a0%" in told_verdict(found, Texts("en"))[1]


def test_games_that_no_goal_ends_are_counted_and_warned_of(pool: Threads) -> None:
    found = asked(pool, ATLANTIS, {"quiet_rounds": 1}, 300, skill=False)
    unfinished = found.get("unfinished")
    assert unfinished
    assert unfinished.base.mean < 0.02
    assert unfinished.changed.mean > 0.5
    assert unfinished.certain
    # It is told once, not among the deeds as well.
    assert found.get("deed-quiet-ends") is None
    assert [sentence.key for sentence in verdict(found)][1] == "compare.unfinished-more"
    back = ComparedRules(
        ATLANTIS, ATLANTIS.rules({"quiet_rounds": 1}), ATLANTIS.standard, ["greedy"] * 2, 300, 1
    )
    fewer = compare(back._replace(skill=False), pool)
    assert [sentence.key for sentence in verdict(fewer)][1] == "compare.unfinished-less"
    still = ComparedRules(
        ATLANTIS, back.base, ATLANTIS.rules({"quiet_rounds": 1, "picks": 3}), back.bots, 100, 1
    )
    same = compare(still._replace(skill=False), pool)
    assert [sentence.key for sentence in verdict(same)][1] == "compare.unfinished-still"


def test_a_game_without_such_a_limit_always_ends(pool: Threads) -> None:
    found = asked(pool, BLUE, {"shells": 6}, 50, skill=False)
    unfinished = found.get("unfinished")
    assert unfinished
    assert unfinished.base.mean == unfinished.changed.mean == 0
    assert not unfinished.certain


def test_skill_tells_in_both_games(pool: Threads) -> None:
    for game, weak in ((BLUE, "cautious"), (ATLANTIS, "careless")):
        assert skill_pair(game) == ("greedy", weak)
        plays = play(game.name, game.standard, ["greedy", weak], 400, 1, pool).plays
        assert 0.6 < plays.wins[:, 0].mean() < 0.92


def test_the_same_rules_on_the_same_dice_are_the_same_games(pool: Threads) -> None:
    found = asked(pool, BLUE, {}, 200)
    assert all(each.difference.mean == 0 and not each.certain for each in found.measures)
    assert [sentence.key for sentence in verdict(found)] == ["compare.same-rules"]


def test_intervals_are_honest_on_dice_of_their_own(pool: Threads) -> None:
    """The same rules with other dice: luck alone may differ, in at most 7 of 100 comparisons."""
    games = 300
    plays = [
        measure(played.plays, played.deeds)
        for played in (
            play("into-the-blue", BLUE.standard, ["greedy"] * 2, games, seed, pool) for seed in range(200)
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


def test_a_small_sample_says_that_it_cannot_tell(pool: Threads) -> None:
    found = asked(pool, BLUE, {"chests": [5, 6, 6, 7, 9]}, 30)
    keys = [sentence.key for sentence in verdict(found)]
    assert "compare.first-unknown" in keys
    assert "compare.skill-unknown" in keys


def test_two_changes_are_listed_with_advice(pool: Threads) -> None:
    found = asked(pool, BLUE, {"shells": 6, "rolls": 2}, 50)
    last = verdict(found)[-1]
    assert last.key == "compare.one-at-a-time"
    assert Texts("en").phrase(last).startswith("These rule sets differ in 2 things: “shells” and “rolls”.")
    told = told_verdict(found, Texts("fr"))[-1]
    assert "«\u00a0Coquillages par joueur\u00a0» et «\u00a0Lancers par tour\u00a0»" in told


def test_measures_hold_together(pool: Threads) -> None:
    played = play("into-the-blue", BLUE.standard, ["greedy"] * 4, 400, 1, pool)
    found = measure(played.plays, played.deeds)
    whole = found["first-wins"] + found["wins-2"] + found["wins-3"] + found["wins-4"]
    assert np.allclose(whole, 1)
    assert (found["decided"] <= 1).all()
    assert (found["margin"] >= 0).all()
    assert ((found["margin"] == 0) == (found["shared"] == 1)).all()


def test_atlantis_is_measured_too(pool: Threads) -> None:
    found = asked(pool, ATLANTIS, {"torpedoes": 4}, 1_000, bot="random", skill=False)
    fired = found.get("deed-torpedoes-fired")
    assert fired
    assert fired.difference.mean > 0


def test_a_sweep_keeps_its_order_and_a_longer_game_takes_longer(pool: Threads) -> None:
    span = read_field_values("shells=6..12..3")
    found = sweep(BLUE, BLUE.standard, span, bots=["greedy"] * 2, games=200, seed=1, pool=pool)
    assert [stop.value for stop in found.stops] == [6, 9, 12]
    turns = [stop.measures["turns"].mean for stop in found.stops]
    assert turns == sorted(turns)


@pytest.mark.parametrize(
    "text", ["", "shells", "shells=", "shells=6", "=6..8", "shells=6..8..0", "shells=1..999"]
)
def test_a_range_that_varies_nothing_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        read_field_values(text)


def test_a_range_reads_words_and_lists() -> None:
    assert read_field_values("last_shell=never,at-once").values == ("never", "at-once")
    assert read_field_values("shells=8..6").values == (8, 7, 6)
    with pytest.raises(Malformed):
        rule_sets(BLUE, BLUE.standard, read_field_values("shells=0,1"))


def test_every_neighbour_differs_in_one_thing() -> None:
    for game in (BLUE, ATLANTIS):
        found = neighbours(game, game.standard, 2)
        assert len(found) > 10
        assert all(len(changes_between(game.standard, rules)) == 1 for rules in found)


def test_blocks_are_tried_one_at_a_time_and_told_in_every_language() -> None:
    tried = neighbours(ATLANTIS, ATLANTIS.standard, 2)[:MOST_TRIED]
    marks = {mark for rules in tried for row in rules.board for mark in row}
    assert marks >= set("@><=R-^vDX")
    fields = {change.field for rules in tried for change in changes_between(ATLANTIS.standard, rules)}
    assert fields >= {
        "stops",
        "reach",
        "slides",
        "cargo",
        "hit_submarine",
        "steals",
        "reload",
        "dice",
        "ends",
    }
    # Handicaps make players equal, and teams need four.
    assert not fields & {"begins", "target_by_seat", "torpedoes_by_seat", "teams"}
    assert any(rules.teams for rules in neighbours(ATLANTIS, ATLANTIS.standard, 4))
    for lang in LANGUAGES:
        for rules in tried:
            (change,) = changes_between(ATLANTIS.standard, rules)
            told = tell_change(ATLANTIS, change.field, change.before, change.after, Texts(lang))
            assert told.before_words != told.after_words


def test_suggestions_lead_towards_the_goal(pool: Threads) -> None:
    goal = find_goal("shorter", ())
    found = suggest(BLUE, BLUE.standard, goal, bots=["greedy"] * 2, games=150, seed=1, pool=pool).found
    assert found
    assert all(each.difference.high < 0 for each in found)
    assert {each.change.field for each in found} & {"shells"}
    gaps = [each.difference.mean for each in found]
    assert gaps == sorted(gaps)
    fairer = find_goal("fairer", ())
    assert fairer.gain(0.6, 0.52, 2) > 0 > fairer.gain(0.6, 0.3, 2)
    assert goal.gain(30, 20, 2) == 10
    with pytest.raises(Malformed):
        find_goal("prettier", ["chests-taken"])
    assert find_goal("more-chests-taken", ["chests-taken"]).measure == "deed-chests-taken"


def test_suggestions_for_skill_come_from_uneven_tables(pool: Threads) -> None:
    goal = find_goal("skill", ())
    found = suggest(BLUE, BLUE.standard, goal, bots=["greedy"] * 2, games=150, seed=1, pool=pool).found
    assert all(each.difference.low > 0 for each in found)
    assert all(0.6 < each.before.mean < 0.85 for each in found)


def test_a_goal_that_these_games_do_not_measure_finds_nothing(pool: Threads) -> None:
    goal = find_goal("more-whales", ["whales"])
    assert suggest(BLUE, BLUE.standard, goal, bots=["greedy"] * 2, games=20, seed=1, pool=pool) == (0, [])


def test_what_was_tried_is_judged_where_time_is_up(pool: Threads) -> None:
    tried = 0

    def count(number: int) -> None:
        nonlocal tried
        tried += number

    goal = find_goal("shorter", ())
    question: dict[str, Any] = {"bots": ["greedy"] * 2, "games": 60, "seed": 1, "pool": pool, "done": count}
    found = suggest(BLUE, BLUE.standard, goal, enough=lambda measured: measured == 2, **question)
    assert found.tried == tried == 2
    with pytest.raises(Stopped):
        suggest(BLUE, BLUE.standard, goal, stopped=lambda: tried == 4, **question)


def test_changes_that_do_nothing_are_not_suggested_by_luck(pool: Threads) -> None:
    """Of changes without effect each seems to help in one of forty cases: together they must not."""
    standard = ATLANTIS.standard
    goal = find_goal("closer", ())
    found = suggest(ATLANTIS, standard, goal, bots=["random"] * 2, games=60, seed=2, pool=pool).found
    assert not {each.change.field for each in found} & {"picks", "quiet_rounds"}


def test_a_measurement_can_be_stopped(pool: Threads) -> None:
    with pytest.raises(Stopped):
        play("into-the-blue", BLUE.standard, ["greedy"] * 2, 100, 1, pool, stopped=lambda: True)


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


# Luck and choices, from reviews


def test_a_ratio_has_an_honest_interval() -> None:
    dice = np.random.default_rng(3)
    hits = 0
    for _ in range(400):
        wholes = dice.exponential(size=40)
        parts = 0.6 * wholes + 0.3 * dice.normal(size=40)
        hits += estimate(ratio_values(parts, wholes)).holds(0.6)
    assert 0.92 <= hits / 400 <= 0.98
    wholes = dice.exponential(size=5)
    assert np.allclose(ratio_values(0.25 * wholes, wholes), 0.25)
    assert ratio_values(np.zeros(3), np.zeros(3)).tolist() == [0, 0, 0]
    assert ratio_values(np.array([2.0]), np.array([4.0])).tolist() == [0.5]


class Judges:
    """Values every table of two alike until somebody has moved or rolled as `blames` says."""

    name, error = "stub", 0.0

    def __init__(self, blames: str) -> None:
        self.blames = blames

    def evaluator(self, rules: Any, seats: int, **more: Any) -> Judges:
        del rules, seats, more
        self.now = (0.5, 0.5)
        return self

    def value(self, state: Any) -> tuple[float, float]:
        del state
        return self.now

    def after(self, state: Any, move: Any) -> tuple[float, float]:
        """Let the last move that may be blamed have decided the game, as it will end."""
        result = state.play(move).result
        is_luck = state.actor == CHANCE
        if result is not None and is_luck == (self.blames == "luck") and len(result.winners) == 1:
            self.now = (1.0, 0.0) if result.winners == (0,) else (0.0, 1.0)
        return self.now

    def choices(self, state: Any, played: Any) -> list[Judged]:
        before = self.now
        mine = self.after(state, played)
        best = before if before[state.actor] > mine[state.actor] else mine
        others = [move for move in state.moves() if move != played][:1]
        if mine == best or not others:
            return [Judged(played, mine)]
        return [Judged(others[0], best), Judged(played, mine)]

    def openings(self, state: Any) -> tuple[()]:
        del state
        return ()


def reviewed_parts(blames: str, monkeypatch: pytest.MonkeyPatch) -> tuple[float, float]:
    monkeypatch.setattr("fathoms.review.find_reviewer", {"into-the-blue": Judges(blames)}.get)
    found = review_games(BLUE, BLUE.rules({"shells": 3}), ["random", "random"], 20, 1)
    return float(found["luck"].mean()), float(found["choices"].mean())


def test_the_part_of_luck_is_what_the_ledger_calls_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    luck, choices = reviewed_parts("luck", monkeypatch)
    assert luck > 0.1
    assert choices == 0
    luck, choices = reviewed_parts("choices", monkeypatch)
    assert luck == 0


def test_the_parts_of_a_real_game_fill_the_whole_and_come_again() -> None:
    players = mixed(BLUE, ["random"] * 2)
    assert players == ["greedy", "cautious"]
    told: list[int] = []
    found = review_games(BLUE, BLUE.standard, players, 12, 5, done=told.append)
    assert {name: len(values) for name, values in found.items()} == {"luck": 12, "choices": 12}
    luck, choices = (float(found[name].mean()) for name in ("luck", "choices"))
    assert luck > 0.1 < choices
    assert luck + choices == pytest.approx(1, abs=0.1)
    assert len(told) == 12
    again = review_games(BLUE, BLUE.standard, players, 12, 5)
    assert all((again[name] == found[name]).all() for name in found)
    with pytest.raises(Stopped):
        review_games(BLUE, BLUE.standard, players, 1, 5, stopped=lambda: True)


def luck_found(
    before: float, after: float, *, certain: bool, reviewed: int | None, near: float
) -> Comparison:
    def around(mean: float) -> Estimate:
        return Estimate(mean, mean - near, mean + near)

    measures = tuple(
        Compared(name, around(one), around(other), around(other - one), certain)
        for name, one, other in (("luck", before, after), ("choices", 1 - before, 1 - after))
    )
    change = (FieldChange("rolls", 3, 2),)
    return Comparison(
        game="into-the-blue", players=2, bots=("greedy",) * 2, games=2, seed=1, base={}, changed={},
        changes=change, measures=measures, skill=None, by_kernel=True, reviewed=reviewed,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("case", "key"),
    [
        ({"before": 0.5, "after": 0.6, "certain": True, "near": 0.05}, "compare.luck-more"),
        ({"before": 0.6, "after": 0.5, "certain": True, "near": 0.05}, "compare.luck-less"),
        ({"before": 0.6, "after": 0.605, "certain": False, "near": 0.01}, "compare.luck-same"),
        ({"before": 0.6, "after": 0.5, "certain": False, "near": 0.2}, "compare.luck-unknown"),
    ],
)
def test_luck_is_told_with_its_interval_and_the_games_it_stands_on(case: dict[str, Any], key: str) -> None:
    found = luck_found(reviewed=37, **case)
    assert [phrase.key for phrase in verdict(found)] == [key]
    for lang in LANGUAGES:
        (sentence,) = told_verdict(found, Texts(lang))
        low, high = (round(100 * (case["after"] + side * case["near"])) for side in (-1, 1))
        for figure in (round(100 * case["after"]), low, high, 37):
            assert str(figure) in sentence


def test_luck_that_nobody_asked_for_is_not_told_and_too_slow_rules_are() -> None:
    nothing = luck_found(0.5, 0.6, certain=True, reviewed=None, near=0.05)
    assert verdict(nothing) == ()
    (slow,) = verdict(luck_found(0.5, 0.6, certain=True, reviewed=0, near=0.05))
    assert slow.key == "compare.luck-slow"
