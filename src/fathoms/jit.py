"""Numba's `njit` in the variants that compiled code here needs; a function keeps its typed signature.

Without numba this import fails with ImportError. Code that must also run without it uses `optional_jit`.
All of numba that its documentation does not promise is used here alone; `tests/test_jit.py` names each part,
and pyproject.toml bounds the version.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast

import numba as _numba  # pyright: ignore[reportMissingTypeStubs] - numba has no types
from llvmlite import ir as _ir  # pyright: ignore[reportMissingTypeStubs] - nor has llvmlite
from numba import extending as _extending  # pyright: ignore[reportMissingTypeStubs] - as above
from numba import types as _types  # pyright: ignore[reportMissingTypeStubs] - as above
from numba.core import caching as _caching  # pyright: ignore[reportMissingTypeStubs] - as above
from numba.core import codegen as _codegen  # pyright: ignore[reportMissingTypeStubs] - as above
from numba.core import compiler as _compiler  # pyright: ignore[reportMissingTypeStubs] - as above
from numba.core import compiler_machinery as _machinery  # pyright: ignore[reportMissingTypeStubs] - as above
from numba.core import runtime as _runtime  # pyright: ignore[reportMissingTypeStubs] - as above
from numba.core import typed_passes as _passes  # pyright: ignore[reportMissingTypeStubs] - as above
from numpy import int64

from fathoms.compilable import take_offered
from fathoms.folders import cache_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

F = TypeVar("F", bound="Callable[..., Any]")
ZERO: Final = cast("int", int64(0))
"""Where to begin counting: a compiled function is made anew for every plain number it is called with."""

_MODULES: Final = (b"fathoms.compilable", b"fathoms.jit", b"fathoms.optional_jit")
"""What modules with compiled code import."""
_KEPT: Final = 16
"""How many versions of compiled code stay on disk, the latest ones."""

# The untyped libraries are used through these names alone.
ir: Final[Any] = _ir
types: Final[Any] = _types
extending: Final[Any] = _extending
_numba_njit: Final[Any] = cast("Any", _numba).njit
_FunctionCache: Any = cast("Any", _caching).FunctionCache
_CacheLocator: Any = cast("Any", _caching)._CacheLocator  # noqa: SLF001 - its base class for places of code
_CodeFormat: Any = cast("Any", _caching).CompileResultCacheImpl
_CodeLibrary: Any = cast("Any", _codegen).JITCodeLibrary
_Compiler: Any = cast("Any", _compiler).CompilerBase
_PassBuilder: Any = cast("Any", _compiler).DefaultPassBuilder
_AnalysisPass: Any = cast("Any", _machinery).AnalysisPass
_register_pass: Any = cast("Any", _machinery).register_pass
_BeforeLowering: Any = cast("Any", _passes).AnnotateTypes
_memory: Final[Any] = cast("Any", _runtime).rtsys


class CodePlace(_CacheLocator):
    """Where the machine code of a function is kept: in the user's cache, by a digest of its sources.

    So every copy of the same sources finds it. Numba's own place is beside the source, and its stamp is the
    age of that file, which says nothing of what the function calls.
    """

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file
        """Read by numba for a warning."""
        self._line = function.__code__.co_firstlineno
        self._digest = source_digest(Path(file))
        self._folder = _base() / self._digest[:32] / function.__module__

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> CodePlace:
        """Find the place of a function."""
        return cls(function, file)

    def get_cache_path(self) -> str:
        """Give the folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """Give what the sources are known by."""
        return self._digest

    def get_disambiguator(self) -> str:
        """Give what tells functions of one name in a module apart."""
        return str(self._line)

    def ensure_cache_path(self) -> None:
        """Make the folder; if it is a new version's, remove those of the oldest versions."""
        version = self._folder.parent
        is_new = not version.is_dir()
        self._folder.mkdir(parents=True, exist_ok=True)
        if is_new:
            versions = sorted(version.parent.iterdir(), key=lambda each: each.stat().st_mtime)
            for old in versions[:-_KEPT]:
                shutil.rmtree(old, ignore_errors=True)


class _PlacedCode(_CodeFormat):
    """Numba's own format, in a place of ours."""

    _locator_classes: ClassVar[list[type]] = [CodePlace]


class CodeCache(_FunctionCache):
    """Machine code on disk.

    Numba's own cache loads everything that numba can compile before it looks for kept code, which takes
    longer than a thousand games. This one does so only if something must be compiled.
    """

    _impl_class = _PlacedCode

    def __init__(self, function: Callable[..., Any], *, allocates: bool) -> None:
        super().__init__(function)  # pyright: ignore[reportUnknownMemberType] - numba has no types
        self._allocates = allocates

    @contextmanager
    def alone(self) -> Generator[None]:
        """Let one process at a time compile a function: the others wait, and load what it kept."""
        with ExitStack() as held:
            with suppress(ImportError, OSError):
                import fcntl  # noqa: PLC0415 - not on every system

                self._impl.locator.ensure_cache_path()
                path = Path(self._cache_path, self._impl.filename_base).with_suffix(".lock")
                fcntl.flock(held.enter_context(path.open("wb")), fcntl.LOCK_EX)
            yield

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep code that was compiled; where nothing can be written, it is compiled again next time."""
        with suppress(OSError):
            super().save_overload(sig, data)  # pyright: ignore[reportUnknownMemberType] - numba has no types

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Give the code for these types of arguments, or None if it must be compiled."""
        if self._allocates:
            load_quickly()
            _memory.initialize(target_context)
        kept = None
        try:
            with self._guard_against_spurious_io_errors(), suppress(OSError):
                kept = self._load_overload(sig, target_context)
        except (AttributeError, ImportError):
            # The index names a type that is gone: numba reads it whole before it looks at the digest.
            self.flush()
        if kept is None:
            load_quickly()
        return kept


class _HelperCode(_CodeLibrary):
    """The code of a function that only compiled functions call, as it is linked into theirs.

    It is optimised there. Numba would also optimise it by itself, make it ready to run and, in each of its
    callers, do so again with all that it calls: more than half of all time that compiling takes.
    """

    def finalize(self) -> None:
        """Link in what it calls, and no more."""
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)  # noqa: SLF001 - as numba's own does
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)  # noqa: SLF001
        self._finalize_dynamic_globals()
        self._finalized = True

    @property
    def codegen(self) -> _HelperCode:
        """Stand in for the engine, which has no environment to set for code that it does not hold."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        """Do nothing: what needs an environment, such as printing an object, is not done in a helper."""


@_register_pass(mutates_CFG=False, analysis_only=True)
class _AsHelper(_AnalysisPass):
    """Let code be made for callers alone."""

    _name = "as_helper"

    def __init__(self) -> None:
        _AnalysisPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Say where it goes."""
        state.library = _HelperCode(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return False


class _HelperCompiler(_Compiler):
    def define_pipelines(self) -> list[Any]:
        """Give numba's own steps with ours before code is written."""
        steps = _PassBuilder.define_nopython_pipeline(self.state)
        steps.add_pass_after(_AsHelper, _BeforeLowering)
        steps.finalize()
        return [steps]


_HELPER: Final = {"pipeline_class": _HelperCompiler, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def _base() -> Path:
    """Give the folder of all compiled code; numba's own setting moves it."""
    asked = os.environ.get("NUMBA_CACHE_DIR")
    return Path(asked) if asked else cache_folder() / "compiled"


def source_digest(file: Path) -> str:
    """Give a digest of all sources that code compiled from this file may be made of.

    These are all modules of its game that lie in one folder with compiled code. What stands outside of the
    games may call any of them: then they are its own folder's and those of all games.
    """
    game = next((each for each in file.parents if each.parent.name == "games"), None)
    here = Path(__file__).parent
    games = sorted(each for each in (here / "games").iterdir() if each.is_dir())
    folders = (file.parent, *games) if game is None else (game,)
    own = b"".join(
        (here.parent / name.decode().replace(".", "/")).with_suffix(".py").read_bytes() for name in _MODULES
    )
    return hashlib.sha256(own + "".join(map(_digest, folders)).encode()).hexdigest()


@cache
def _digest(folder: Path) -> str:
    sources = {each: each.read_bytes() for each in sorted(folder.rglob("*.py"))}
    compiled = {each.parent for each, text in sources.items() if any(name in text for name in _MODULES)}
    digest = hashlib.sha256()
    for each, text in sources.items():
        if each.parent in compiled:
            digest.update(each.relative_to(folder).as_posix().encode())
            digest.update(text)
    return digest.hexdigest()


def _compile(function: F, *, cached: bool, allocates: bool = True, **options: Any) -> F:
    """Compile a function that lets other threads run and divides by zero as numpy does."""
    if not allocates:
        options["_nrt"] = False
    if not cached:
        options |= _HELPER
    compiled = _numba_njit(nogil=True, error_model="numpy", **options)(function)
    # With NUMBA_DISABLE_JIT numba gives the plain function back.
    if hasattr(compiled, "enable_caching"):
        if cached:
            _keep(compiled, CodeCache(function, allocates=allocates))
        else:
            _shut(compiled)
    return cast("F", compiled)


def _keep(compiled: Any, cache: CodeCache) -> None:
    """Keep the code of a function on disk."""
    compile_now = compiled.compile

    def compile_once(types_of_values: Any) -> Any:
        with cache.alone():
            return compile_now(types_of_values)

    compiled._cache, compiled.compile = cache, compile_once  # noqa: SLF001 - what `cache=True` sets


def _shut(helper: Any) -> None:
    """Let only compiled functions call a helper: called from Python there is no code to run."""

    def add_overload(result: Any) -> None:
        helper.overloads[tuple(result.signature.args)] = result

    def refuse(*_values: Any, **_named: Any) -> None:
        raise TypeError(f"{helper.__name__} is called by compiled functions alone")

    helper.add_overload, helper._compile_for_args = add_overload, refuse  # noqa: SLF001 - for calls from Python


def njit(function: F) -> F:
    """Compile a function and keep its code on disk."""
    return _compile(function, cached=True)


def njit_helper(function: F) -> F:
    """Compile a function that only compiled functions call: they include it in their code."""
    return _compile(function, cached=False)


def njit_fastmath(function: F) -> F:
    """Compile a function that may add numbers up in any order: the last digits may differ."""
    return _compile(function, cached=True, fastmath={"reassoc", "contract", "nsz"})


def njit_no_alloc(function: F) -> F:
    """Compile a function that, with all it calls, makes no arrays: not counting references saves much."""
    return _compile(function, cached=True, allocates=False)


def njit_no_alloc_helper(function: F) -> F:
    """Compile a function that makes no arrays and that only compiled functions call."""
    return _compile(function, cached=False, allocates=False)


def njit_no_alloc_inline(function: F) -> F:
    """Compile such a function into its callers: a call with arrays costs more than most of these do."""
    return _compile(function, cached=False, allocates=False, forceinline=True)


def accept_offered() -> None:
    """Let compiled code call the functions that `compilable` offers."""
    for function, compiled, inline in take_offered():
        # Said to each, as what is not said is inherited: all that inlined functions call would be inlined.
        options = {**_HELPER, "error_model": "numpy", "_nrt": False, "forceinline": inline}
        extending.overload(function, jit_options=options, strict=False)(_always(compiled))


def _always(compiled: Callable[..., Any]) -> Callable[..., Any]:
    def choose(*_types: Any, **_named: Any) -> Callable[..., Any]:
        return compiled

    return choose


def intrinsic(function: Callable[..., Any]) -> Any:
    """Make a function of compiled code from the LLVM instructions it writes."""
    return extending.intrinsic(function)


@cache
def load_quickly() -> None:
    """Spare the quarter of a second in which numba loads SciPy just to see that it is installed.

    What needs SciPy still finds it when it is used.
    """
    algebra: Any = import_module("numba.np.linalg")
    ensure = getattr(algebra, "ensure_blas", None)
    if ensure is None or find_spec("scipy") is None:
        return
    algebra.ensure_blas = lambda: None
    try:
        import_module("numba.np.arraymath")
    finally:
        algebra.ensure_blas = ensure


accept_offered()
