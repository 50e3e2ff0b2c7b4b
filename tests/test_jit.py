"""Compiled code is kept on disk, and loaded without all that only a compiler needs."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

FUNCTIONS = """
import numpy as np
from fathoms.jit import njit, njit_fastmath, njit_no_alloc, njit_no_alloc_inline

@njit_no_alloc_inline
def twice(number):
    return 2 * number

@njit_no_alloc
def doubled(row):
    for at in range(row.size):
        row[at] = twice(row[at])
    return row[0]

@njit
def made(size):
    return np.arange(size) * 2

@njit_fastmath
def added(row):
    total = 0.0
    for number in row:
        total += number
    return total
"""
DOUBLE = "row = np.ones(3, np.int64); print(kept.doubled(row), row.sum(), *hits(kept.doubled))"
"""What it gives, and whether it was loaded or compiled."""
MAKE = "print(kept.made(4).sum(), *hits(kept.made))"
ADD = "print(kept.added(np.full(4, 0.5)), *hits(kept.added))"


def run(folder: Path, deed: str, functions: str = FUNCTIONS, cache: Path | None = None) -> str:
    """Do something with the functions in a new process; give what it prints."""
    (folder / "kept.py").write_text(functions)
    code = f"""
import sys
import numpy as np
import kept

def hits(function):
    return sum(function.stats.cache_hits.values()), sum(function.stats.cache_misses.values())

{deed}
"""
    environment = {**os.environ, "PYTHONPATH": str(folder), "NUMBA_CACHE_DIR": str(cache or folder / "cache")}
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert not done.stderr, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where all of them were compiled, by another process."""
    made = tmp_path_factory.mktemp("kept")
    assert run(made, f"{DOUBLE}\n{MAKE}\n{ADD}").splitlines() == ["2 6 0 1", "12 0 1", "2.0 0 1"]
    return made


# Code that makes arrays is loaded too.
@pytest.mark.parametrize(("deed", "answer"), [(DOUBLE, "2 6 1 0"), (MAKE, "12 1 0"), (ADD, "2.0 1 0")])
def test_code_is_compiled_once_and_then_loaded(folder: Path, deed: str, answer: str) -> None:
    assert run(folder, deed) == answer


def test_loading_leaves_the_compiler_out(folder: Path) -> None:
    loaded = f"{DOUBLE}; print('numba.np.linalg' in sys.modules, 'scipy' in sys.modules)"
    assert run(folder, loaded).splitlines()[1].startswith("False")


def test_after_loading_other_types_are_compiled(folder: Path) -> None:
    other = f"{DOUBLE}; print(kept.doubled(np.full(2, 1.5)), *hits(kept.doubled))"
    assert run(folder, other).splitlines() == ["2 6 1 0", "3.0 1 1"]
    assert run(folder, other).splitlines() == ["2 6 1 0", "3.0 2 0"]


def test_nothing_is_kept_where_numba_is_told_to_compile_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert run(tmp_path, "row = np.ones(3, np.int64); print(kept.doubled(row))") == "2"


def test_code_is_never_older_than_what_it_calls(tmp_path: Path) -> None:
    functions = FUNCTIONS.replace(
        "@njit_no_alloc_inline", "from called import FACTOR\n\n@njit_no_alloc_inline"
    ).replace("2 *", "FACTOR *")
    (tmp_path / "called.py").write_text("FACTOR = 2")
    assert [run(tmp_path, DOUBLE, functions) for _ in "ab"] == ["2 6 0 1", "2 6 1 0"]
    (tmp_path / "called.py").write_text("FACTOR = 5")
    assert run(tmp_path, DOUBLE, functions) == "5 15 0 1"


def test_kept_code_of_a_type_that_is_gone_is_compiled_anew(tmp_path: Path) -> None:
    functions = """
from typing import NamedTuple
from fathoms.jit import njit

class Pair(NamedTuple):
    one: int
    other: int

@njit
def total(pair):
    return pair.one + pair.other
"""
    add = "print(kept.total(kept.Pair(1, 2)), *hits(kept.total))"
    assert [run(tmp_path, add, functions) for _ in "ab"] == ["3 0 1", "3 1 0"]
    renamed, again = functions.replace("Pair", "Two"), add.replace("Pair", "Two")
    assert [run(tmp_path, again, renamed) for _ in "ab"] == ["3 0 1", "3 1 0"]


@pytest.mark.parametrize(
    "part",
    [
        "numba.core.caching:FunctionCache._load_overload",
        "numba.core.caching:FunctionCache._impl_class",
        "numba.core.caching:FunctionCache._guard_against_spurious_io_errors",
        "numba.core.codegen:CPUCodeLibrary._finalize_dynamic_globals",
        "numba.core.codegen:CPUCodeLibrary._get_module_for_linking",
        "numba.core.codegen:CPUCodeLibrary._raise_if_finalized",
        "numba.core.codegen:JITCodeLibrary.codegen",
        "numba.core.codegen:JITCodeLibrary.enable_object_caching",
        "numba.core.runtime:rtsys.initialize",
        "numba.core.typed_passes:AnnotateTypes",
        "numba.core.dispatcher:Dispatcher._compile_for_args",
        "numba.core.dispatcher:Dispatcher.add_overload",
        "numba.core.dispatcher:Dispatcher.compile",
        "numba.core.dispatcher:Dispatcher.enable_caching",  # sets `_cache`
        "numba.np.linalg:ensure_blas",
    ],
)
def test_numba_still_has_what_it_does_not_promise(part: str) -> None:
    module, _, names = part.partition(":")
    try:
        attrgetter(names)(import_module(module))
    except (ImportError, AttributeError):
        pytest.fail(f"this numba has no {part}, which fathoms/jit.py uses")


@pytest.mark.parametrize("option", ["_nrt", "forceinline", "no_cfunc_wrapper", "no_cpython_wrapper"])
def test_numba_still_takes_the_options_it_does_not_promise(option: str) -> None:
    numba: Any = import_module("numba")
    try:
        numba.njit(**{option: option != "_nrt"})(lambda: 1)
    except (KeyError, TypeError):
        pytest.fail(f"this numba has no option {option}, which fathoms/jit.py uses")


def test_code_of_a_helper_is_made_in_its_callers_alone(folder: Path) -> None:
    ready = """
def is_ready(compiled):
    code, = compiled.overloads.values()
    return code.library._codegen._engine.is_symbol_defined(code.fndesc.mangled_name)

kept.doubled(np.ones(3, np.int64))
print(is_ready(kept.doubled), is_ready(kept.twice))
"""
    assert run(folder, ready, cache=folder / "other") == "True False"
    refused = """
kept.doubled(np.ones(3, np.int64))
try:
    kept.twice(1)
except TypeError as error:
    print(error)
"""
    assert run(folder, refused) == "twice is called by compiled functions alone"
    assert run(folder, refused, cache=folder / "third") == "twice is called by compiled functions alone"


def test_numba_still_lets_its_place_of_kept_code_be_replaced() -> None:
    caching: Any = import_module("numba.core.caching")
    missing = {
        "get_cache_path",
        "get_source_stamp",
        "get_disambiguator",
    } ^ caching._CacheLocator.__abstractmethods__
    if missing or not hasattr(caching.CompileResultCacheImpl, "_locator_classes"):
        pytest.fail("this numba finds kept code in another way than CodePlace of fathoms/jit.py")


def test_copies_of_the_same_sources_share_their_code(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for each in (one, other):
        each.mkdir()
    shared = tmp_path / "cache"
    assert [run(each, DOUBLE, cache=shared) for each in (one, other)] == ["2 6 0 1", "2 6 1 0"]


def test_processes_that_need_the_same_code_compile_it_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(3) as pool:
        running = [pool.submit(run, tmp_path, DOUBLE) for _ in range(3)]
    assert sorted(each.result() for each in running) == ["2 6 0 1", "2 6 1 0", "2 6 1 0"]


def test_code_that_cannot_be_kept_runs(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")
    assert [run(tmp_path, DOUBLE) for _ in "ab"] == ["2 6 0 1", "2 6 0 1"]


def test_code_of_the_oldest_versions_goes(tmp_path: Path) -> None:
    kept = tmp_path / "cache"
    for number in range(30):
        (kept / f"{number:02}").mkdir(parents=True)
        os.utime(kept / f"{number:02}", (number, number))
    run(tmp_path, DOUBLE)
    left = {each.name for each in kept.iterdir()}
    assert len(left) == 16
    assert left > {f"{number}" for number in range(15, 30)}


def test_the_digest_is_of_every_folder_of_a_game_with_compiled_code(tmp_path: Path) -> None:
    game = tmp_path / "games" / "pearls"
    for name, text in {
        "rules.py": "A = 1",
        "compiled/rules.py": "from fathoms.jit import njit",
        "compiled/numbers.py": "B = 1",
        "bots/greedy.py": "from fathoms.optional_jit import njit_or_plain",
        "screens/scene.py": "C = 1",
    }.items():
        (game / name).parent.mkdir(parents=True, exist_ok=True)
        (game / name).write_text(text)

    def after(name: str) -> str:
        (game / name).write_text((game / name).read_text() + "\n")
        jit: Any = import_module("fathoms.jit")
        jit._digest.cache_clear()
        return jit.source_digest(game / "compiled" / "rules.py")

    first = after("screens/scene.py")
    assert after("rules.py") == after("screens/scene.py") == first
    assert len({first, *map(after, ("compiled/rules.py", "compiled/numbers.py", "bots/greedy.py"))}) == 4


OFFERED = """
from fathoms.compilable import compilable, compilable_inline

@compilable_inline
def twice(number):
    return 2 * number

@compilable
def doubled(row):
    for at in range(len(row)):
        row[at] = twice(row[at])
    return row[0]
"""


def test_offered_functions_run_as_they_stand_without_numba(tmp_path: Path) -> None:
    plain = "row = [1, 2]; print(kept.doubled(row), row, 'numba' in sys.modules)"
    assert run(tmp_path, plain, OFFERED) == "2 [2, 4] False"


@pytest.mark.parametrize("first", ["", "import fathoms.jit"])
def test_offered_functions_are_called_by_compiled_ones(tmp_path: Path, first: str) -> None:
    used = """
from fathoms.jit import njit_no_alloc

@njit_no_alloc
def called(row):
    return doubled(row) + twice(1)
"""
    compiled = "row = np.ones(3, np.int64); print(kept.called(row), row.sum(), *hits(kept.called))"
    assert run(tmp_path, compiled, f"{first}\n{OFFERED}{used}") == "4 6 0 1"
    assert run(tmp_path, compiled, f"{first}\n{OFFERED}{used}") == "4 6 1 0"
