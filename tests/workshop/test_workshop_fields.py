"""Every field has words in every language; a game that brings none has a workshop all the same."""

from __future__ import annotations

from typing import Any

import pytest

from fathoms.api.workshop import goals, workshop_of
from fathoms.core import find_game, game_names
from fathoms.core.rules import Group, Workbench
from fathoms.testing import ContractBroken, check_game
from fathoms.texts import LANGUAGES, Texts
from fathoms.workshop.rule_sets import choices, described, field_words, groups
from workshop.oysters import OYSTERS


@pytest.mark.parametrize("name", game_names())
def test_every_field_has_a_title_a_sentence_and_the_rule_it_stands_in(name: str) -> None:
    game, say = find_game(name), Texts("en")
    ids = {rule.id for section in game.book(game.standard) for rule in section.rules}
    for words in field_words(game, say):
        assert say.has(f"{name}.field-{words.field}"), words.field
        assert words.about.endswith("."), words.field
        assert words.rule in ids, words.field


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_choice_and_every_place_has_words(name: str, lang: str) -> None:
    game, say = find_game(name), Texts(lang)
    for words in field_words(game, say):
        spec: dict[str, Any] = described(game)[words.field].spec
        named = spec.get("enum") or spec.get("items", {}).get("enum", ())
        assert set(named) <= set(words.choices)
        keys = game.workbench().letters.get(words.field, {each: each for each in named})
        for choice in words.choices:
            assert say.has(f"{name}.field-{words.field}-{keys[choice]}"), (words.field, choice)
        if words.items:
            assert len(words.items) == spec["maxItems"], words.field
            assert len(set(words.items)) == len(words.items)


@pytest.mark.parametrize("name", game_names())
def test_every_field_is_in_one_group_of_its_own_and_the_box_names_fields(name: str) -> None:
    game = find_game(name)
    fields = [field for group in groups(game, Texts("en")) for field in group.fields]
    assert sorted(fields) == sorted(game.rules_type.__struct_fields__)
    assert set(game.workbench().box) <= set(fields)
    # Nothing is left for the group of fields that nobody thought of.
    assert len(groups(game, Texts("en"))) == len(game.workbench().groups)


def test_the_boxed_games_printed_values_are_named() -> None:
    assert find_game("into-the-blue").workbench().box == ("main", "secondary", "other_secondary", "chests")


def test_an_empty_list_may_follow_another_field() -> None:
    follows = {
        field.field: field.follows
        for field in field_words(find_game("into-the-blue"), Texts("en"))
        if field.follows
    }
    assert follows == {"other_secondary": "secondary"}


@pytest.mark.parametrize("name", game_names())
def test_what_a_game_may_have_more_of_is_what_its_kernel_counts(name: str) -> None:
    kernels = pytest.importorskip("fathoms.kernels")
    kernel = kernels.find_kernel(name)
    assert set(find_game(name).workbench().goals) <= set(kernel.deeds)
    titles = [goal.title for goal in goals(find_game(name), Texts("fr"))]
    assert len(set(titles)) == len(titles)


def test_a_game_without_words_has_one_group_and_the_titles_of_its_schema() -> None:
    say = Texts("fr")
    offered = workshop_of(OYSTERS, say, measures=False, gallery=False)
    assert offered.title == "oysters"
    (group,) = offered.groups
    assert group.fields == ("goal", "oysters", "name")
    goal, oysters, name = offered.fields
    assert (goal.title, goal.about, goal.rule) == ("Pearls that win", "", "P9")
    assert (oysters.title, oysters.rule) == ("What an oyster may hold", None)
    assert oysters.choices == {"pearl": "pearl", "sand": "sand"}
    assert name.title == "name"
    assert choices(OYSTERS, "goal", say) == {}


def test_fields_that_no_group_names_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workbench, "groups", (Group("end", ("goal",)),))
    first, last = groups(OYSTERS, Texts("en"))
    assert (first.fields, last.fields) == (("goal",), ("oysters", "name"))


def test_a_workbench_that_names_no_field_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workbench, "box", ("whales",))
    with pytest.raises(ContractBroken, match="a field that is not there"):
        check_game(OYSTERS, games=1)
