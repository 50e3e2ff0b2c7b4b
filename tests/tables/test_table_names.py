"""Names at a table: what cannot be seen is left out, no letter is buried, and nobody looks like another."""

from __future__ import annotations

import msgspec
import pytest
from guests import BLUE, HUMAN, KEY, hall, run

from fathoms.core.names import is_shown, looks, neat
from fathoms.core.record import decode
from fathoms.protocol import requests
from fathoms.tables.commands import sit
from fathoms.tables.errors import BadWish
from fathoms.tables.events import MOST_MOVES
from fathoms.tables.keys import Keys
from fathoms.tables.opening import opened, own_name
from fathoms.tables.records import record_of
from fathoms.tables.table import table_of
from fathoms.texts import LANGUAGES, Texts

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
THUMB = "\U0001f44d\U0001f3fd"
HEART = "\u2764\ufe0f\u200d\U0001f525"


@pytest.mark.parametrize(
    "name",
    [
        *("Ana", "José", "Zoë", "O’Neill", "Anne-Marie", "Nguyễn Thị Hồng", "Łucja", "İnci", "ẹ́niọlá"),
        *("Αλέξανδρος", "Наталья", "Ελένη", "Ґанна", "深海", "さくら", "김민수", "葛\U000e0100城"),
        # Points, vowels and tones that are marks; joiners that the scripts are written with.
        *("שָׁלוֹם", "מִרְיָם", "مُحَمَّد", "می\u200cخواهم", "प्रियंका", "क्\u200dष"),
        *("สมชาย ใจดี", "น้ำผึ้ง", "ချို့", "བསྒྲུབས", "ស្រីមុំ"),
        *(FAMILY, THUMB, HEART, "Ana \U0001f1eb\U0001f1f7", "1\ufe0f\u20e3", "\U0001f642\u200d\u2194\ufe0f"),
    ],
)  # fmt: skip
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert own_name(name, set()) == name
    assert is_shown(name)


def test_accents_that_were_typed_apart_are_put_together() -> None:
    assert own_name("Nguye\u0302\u0303n Thi\u0323", set()) == "Nguyễn Thị"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("A\u200bn\u2060a\ufeff", "Ana"),
        ("\u202eAna\u202c", "Ana"),
        ("Ana\U000e0041\U000e007f", "Ana"),
        ("Ana\u3164\u2800\u115f", "Ana"),
        ("A\u200dna\u200c", "Ana"),
        (f"{FAMILY}\u200d", FAMILY),
        ("Ana\ufe0f\ufe00", "Ana"),
        ("  Ana \u3000\t Bo ", "Ana Bo"),
        ("\u0301Ana \u0301B", "Ana B"),
        ("A" + "\u0336\u0335\u0334\u0333" * 4 + "na", "A\u0336\u0335na"),
        ("ก" + "\u0e49" * 20, "ก\u0e49"),
        ("ก" + "\u0e49\u0e47\u0e34\u0e35\u0e36\u0e37" * 9, "ก\u0e49\u0e47\u0e34\u0e35\u0e36"),
        ("A\x07n\x1ba", "Ana"),
    ],
)
def test_what_cannot_be_seen_or_covers_others_is_left_out(typed: str, kept: str) -> None:
    assert own_name(typed, set()) == kept
    assert neat(kept) == kept


@pytest.mark.parametrize(
    "typed", ["", " ", "\u3164", "\u200b\u200d", "\u202e", "\u0301\u0301", "\u2800 \u2800", "\U000e0041"]
)
def test_nothing_to_be_seen_is_no_name(typed: str) -> None:
    with pytest.raises(BadWish) as told:
        own_name(typed, set())
    assert len({Texts(lang).sentence(told.value) for lang in LANGUAGES}) == 3


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana", "An a"),
        # Letters of other scripts, wide ones, bold ones.
        ("Ana", "Аnа"),
        ("Ana", "Ａｎａ"),
        ("Ana", "𝐀𝐧𝐚"),
        ("Ana", "Αna"),
        ("HANNAH", "ΗANNAΗ"),
        ("Hanva", "Ηаnνа"),
        ("Zoë", "Zoё"),
        ("BOBA", "ВОВА"),
        ("Νίκος", "νίκος"),
        ("НАТАША", "Наташа"),
        ("Ali", "AIi"),
        ("Bob", "B0b"),
        ("O'Neill", "O’Neill"),
        ("Anne-Marie", "Anne–Marie"),
        ("می\u200cخواهم", "میخواهم"),
        ("\u2764", "\u2764\ufe0f"),
        ("Strasse", "Straße"),
    ],
)
def test_names_that_eyes_take_for_each_other_look_alike(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ana", "Anna"), ("José", "Jose"), ("Zoe", "Zoë"), ("Ian", "Lan"), ("A1", "AL"), ("Bo", "Bob")),
        *(("Наташа", "Natasha"), ("Нина", "Инна"), ("Νίκη", "Νίκος"), ("Green", "Green 2"), ("=Ana", "Ana")),
        *((FAMILY, THUMB), ("深海", "海深")),
    ],
)
def test_names_that_differ_to_the_eye_do_not(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


@run
async def test_whoever_looks_like_another_at_the_table_is_refused() -> None:
    async with hall() as here:
        first = requests.HumanSeat("Ana")
        table = await here.open(BLUE, first, HUMAN, HUMAN)
        one, two = (seat.invite or "" for seat in table.seats[1:])
        for wrong, why in (("ana", "taken"), ("Blue", "taken"), ("Аna", "alike"), ("A na", "alike")):
            with pytest.raises(BadWish) as told:
                await here.tables.sit(table.table, requests.Sit(two, wrong))
            assert told.value.phrase.key == f"tables.name-{why}"
            assert len({Texts(lang).sentence(told.value) for lang in LANGUAGES}) == 3
        with pytest.raises(BadWish):
            await here.open(BLUE, first, requests.HumanSeat("Аna"))
        seated = await here.tables.sit(table.table, requests.Sit(one, f" {FAMILY}\u200b "))
        assert (await here.tables.look(table.table)).seats[seated.seat].name == FAMILY
        # Its record can be read again.
        assert decode((await here.tables.record(table.table)).encode()).seats[seated.seat] == FAMILY


def test_a_table_from_before_with_such_names_is_open_as_ever() -> None:
    keys = Keys(KEY)
    wish = requests.OpenTable(BLUE, (HUMAN, HUMAN, HUMAN))
    event = opened("table", wish, keys, 0.0, "", MOST_MOVES)
    before = msgspec.structs.replace(event, names=("A\u0336\u0335\u0334\u0333\u0332", "\u3164", "Аna"))
    table = table_of("table", [before])
    assert table.names == record_of(table).seats == before.names
    with pytest.raises(BadWish):
        sit(table, requests.Sit(keys.invite("table", 1), "Ana"), keys, 0.0)
    assert sit(table, requests.Sit(keys.invite("table", 1), "Leo"), keys, 0.0)


@run
async def test_a_seat_without_a_name_goes_by_its_colour_when_it_is_shown() -> None:
    async with hall() as here:
        table = await here.open(BLUE, HUMAN, HUMAN, requests.HumanSeat("Green"), requests.HumanSeat("Ana"))
        for seat in table.seats[1:]:
            await here.tables.sit(table.table, requests.Sit(seat.invite or ""))
        info = await here.tables.look(table.table)
        # Nobody looks like another: the green one makes way for anyone who asked to be called so.
        assert [seat.name for seat in info.seats] == ["Green 2", "Blue", "Green", "Ana"]
