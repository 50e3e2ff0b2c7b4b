"""Lowered Python means in a browser what it means in Python; what could mean something else is refused."""

from __future__ import annotations

import importlib
import json
import re
import sys
import textwrap
from typing import TYPE_CHECKING, Any

import lowered_samples
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fathoms.core import FathomsError
from lowered_code import RUNTIME, Fault, LoweredCode
from lowering import Outside, Program

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

SAMPLES = [
    lowered_samples.sums,
    lowered_samples.divisions,
    lowered_samples.orders,
    lowered_samples.letters,
    lowered_samples.cuts,
    lowered_samples.item,
    lowered_samples.ranked,
    lowered_samples.truths,
    lowered_samples.loops,
    lowered_samples.tables,
    lowered_samples.same_length,
    lowered_samples.divers,
    lowered_samples.refusing,
    lowered_samples.nothing,
]
MANY = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

whole = st.integers(-50, 50) | st.integers(-(2**70), 2**70)
small = st.lists(st.integers(-3, 3), max_size=6)
# What Python knows of Unicode is older than what a browser knows: letters that it does not have are left out.
words = st.text(st.characters(exclude_categories=["Cs", "Cn"]), max_size=6)


@pytest.fixture(scope="module")
def lowered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoweredCode]:
    program = Program()
    names = {sample.__name__: program.lower(sample) for sample in SAMPLES}
    lines = [f'import * as py from "{RUNTIME.as_uri()}";', program.text]
    lines += [
        f"export const {name}$ = (...args) => py.toJson({there}(...args.map(py.fromJson)));"
        for name, there in names.items()
    ]
    lines.append(f"export const refused$ = py.answering({names['refusing']});")
    path = tmp_path_factory.mktemp("lowered") / "samples.mjs"
    path.write_text("\n".join(lines), encoding="utf-8")
    with LoweredCode(path) as code:
        yield code


def agree(code: LoweredCode, sample: Callable[..., Any], *args: Any) -> None:
    """Ask both; where Python stops, the browser stops too."""
    try:
        expected = json.loads(json.dumps(msgspec.to_builtins(sample(*args))))
    except (ArithmeticError, LookupError, ValueError):
        with pytest.raises(Fault, match="Fault"):
            code.call(f"{sample.__name__}$", *args)
    else:
        assert code.call(f"{sample.__name__}$", *args) == expected


@MANY
@given(whole, whole)
def test_whole_numbers_have_no_largest_one_and_divide_downwards(lowered: LoweredCode, a: int, b: int) -> None:
    agree(lowered, lowered_samples.sums, a, b)
    agree(lowered, lowered_samples.divisions, a, b)


def test_a_division_by_zero_is_a_fault(lowered: LoweredCode) -> None:
    agree(lowered, lowered_samples.divisions, 1, 0)
    agree(lowered, lowered_samples.divisions, -7, 2)
    agree(lowered, lowered_samples.divisions, 7, -2)
    agree(lowered, lowered_samples.divisions, -(2**53), 3)


@MANY
@given(small, small)
def test_lists_are_compared_item_by_item(lowered: LoweredCode, a: list[int], b: list[int]) -> None:
    agree(lowered, lowered_samples.orders, a, b)
    agree(lowered, lowered_samples.same_length, a, b)


@MANY
@given(words, words)
def test_texts_are_counted_in_letters(lowered: LoweredCode, a: str, b: str) -> None:
    agree(lowered, lowered_samples.letters, a, b)


@pytest.mark.parametrize("text", ["\ufeff", "\x85a\x1c", "\u3000x", "🐚🐚a", "￿𐀀", "\u200b", "a b"])
def test_letters_that_languages_disagree_about(lowered: LoweredCode, text: str) -> None:
    agree(lowered, lowered_samples.letters, text, "￿" + text)


edges = st.none() | st.integers(-8, 8)


@MANY
@given(small, st.tuples(edges, edges, st.sampled_from([-3, -2, -1, 1, 2, 3])), st.integers(-7, 7))
def test_slices_and_items(lowered: LoweredCode, many: list[int], cut: tuple[Any, ...], at: int) -> None:
    agree(lowered, lowered_samples.cuts, many, *cut)
    agree(lowered, lowered_samples.item, many, at)


@MANY
@given(st.lists(small, min_size=1, max_size=6))
def test_sorting_keeps_equal_ones_in_order_also_backwards(
    lowered: LoweredCode, many: list[list[int]]
) -> None:
    agree(lowered, lowered_samples.ranked, many)
    agree(lowered, lowered_samples.loops, many)


@pytest.mark.parametrize("x", [0, 1, -1, "", "a", [], [0], {}, {"a": 0}, None, True, False, 2**60])
def test_what_counts_as_true(lowered: LoweredCode, x: Any) -> None:
    agree(lowered, lowered_samples.truths, x)


@MANY
@given(st.lists(st.sampled_from(["a", "b", "cc", "__proto__", "10", "9"]), max_size=5), small)
def test_dicts_keep_their_order(lowered: LoweredCode, names: list[str], values: list[int]) -> None:
    agree(lowered, lowered_samples.tables, names, values)


def test_classes_of_fields(lowered: LoweredCode) -> None:
    agree(lowered, lowered_samples.divers, "Ada")
    agree(lowered, lowered_samples.divers, "Ben", 5)
    agree(lowered, lowered_samples.nothing, [1, 2])


@pytest.mark.parametrize("depth", [1, 3])
def test_an_answer_is_told_apart_from_a_refusal(lowered: LoweredCode, depth: int) -> None:
    expected = msgspec.to_builtins(lowered_samples.refusing(depth))
    assert lowered.call("refused$", depth) == {"scored": expected, "refused": None}


@pytest.mark.parametrize("depth", [0, 4, "two", None])
def test_errors_keep_their_key_rule_and_arguments(lowered: LoweredCode, depth: Any) -> None:
    with pytest.raises(FathomsError) as raised:
        lowered_samples.refusing(depth)
    error = raised.value
    said = {"kind": error.kind, "key": error.phrase.key, "rule": error.rule, "args": error.phrase.args}
    assert lowered.call("refused$", depth) == {"scored": None, "refused": said}


REFUSED = {
    "try:\n    return 1\nexcept ValueError:\n    return 2": "try",
    "with open(x) as file:\n    return 1": "with",
    "return 1.5": "1.5",
    "return x / 2": "x / 2",
    "return x ** 2": "x ** 2",
    "return x or 0": "x or 0",
    "return {1, 2}": "{1, 2}",
    "return 1 < len(x) < 3": "chain",
    "return x is x": "`is`",
    "return f'{x:>3}'": "format",
    "return print(x)": "print(x)",
    "return x.sort()": "sort",
    "return x.colour": "colour",
    "return x.get(key=1)": "keyword",
    "return sorted(x, cmp=1)": "cmp",
    "return sum(x, 5)": "sum(x, 5)",
    "return max(x, key=len)": "key",
    "return int(x)": "int(x)",
    "return isinstance(x, (int, str))": "isinstance",
    "return (lambda *all: all)(x)": "call",
    "return [(z := y) for y in x]": "z := y",
    "return re.escape(x)": "re as a value",
    "a = b = x\nreturn a": "several targets",
    "x.y = 1": "target",
    "x[1:2] = [1]": "target",
    "raise ValueError(x)": "without a text key",
    "raise Malformed('a', **x)": "not written out",
    "for y in x:\n    pass\nelse:\n    return 1": "else",
    "def inner():\n    return 1\nreturn inner": "function",
    "return unknown": "unknown",
    "return plain(x, more=1)": "more",
    "return starred(x)": "starred",
    "return Loose()": "Loose",
    "return wrapped(x)": "decorator",
    "return Named(1)": "method count",
    "return Inherited(1)": "another one",
    "return len": "len",
    "return listed()": "default",
    "del x": "delete",
    "assert x": "assert",
    "global y\ny = 1": "global",
    "yield x": "yield",
    "yield Malformed('a')": "no method",
    "match x:\n    case 1:\n        return 2": "match",
}
BESIDE = """
import re
from functools import cache

import msgspec

from fathoms.core import Malformed


class Loose:
    pass


class Named(msgspec.Struct):
    x: int

    def count(self, y):
        return y


class Inherited(Named):
    y: int = 0


def plain(x):
    return x


def starred(*x):
    return x


def listed(x=[]):
    return x


@cache
def wrapped(x):
    return x


def entry(x):
"""


@pytest.mark.parametrize("body", REFUSED)
def test_what_could_mean_something_else_is_refused_by_file_and_line(
    body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"outside_{list(REFUSED).index(body)}"
    path = tmp_path / f"{name}.py"
    path.write_text(BESIDE + textwrap.indent(body, "    ") + "\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    module = importlib.import_module(name)
    with pytest.raises(Outside) as refused:
        Program().lower(module.entry)
    said = str(refused.value)
    assert re.match(
        rf"{re.escape(str(path))}:\d+: .* cannot be lowered; write it more simply\.$", said, re.DOTALL
    )
    assert REFUSED[body] in said


def test_a_list_that_grows_by_a_sum_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anyone who else holds the list would see it grow in Python alone."""
    (tmp_path / "growing.py").write_text(
        "def entry(x):\n    y = x\n    y += [1]\n    return x\n", encoding="utf-8"
    )
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    program = Program()
    name = program.lower(importlib.import_module("growing").entry)
    path = tmp_path / "growing.mjs"
    path.write_text(
        f'import * as py from "{RUNTIME.as_uri()}";\n{program.text}\nexport {{ {name} }};', encoding="utf-8"
    )
    with LoweredCode(path) as code, pytest.raises(Fault, match="append"):
        code.call("entry", [0])
