"""Rule sets kept on this machine under a name of one's own, and the values printed in one's own box."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.cli import files
from fathoms.cli.files import write_whole
from fathoms.core.errors import FathomsError, Malformed
from fathoms.folders import data_folder

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.core.game import AnyGame

FORMAT: Final = "fathoms-rules/1"
BOX: Final = "box"
"""The name under which the values of a boxed game are kept."""
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_ENDING: Final = ".json"
_NO_BOX: Final = "no-box"
"""The file that says that the values of a box were asked for here, and there are none."""


def kept_names(game: AnyGame) -> list[str]:
    """List the names of the rule sets kept for a game."""
    with suppress(OSError):
        found = [path.name.removesuffix(_ENDING) for path in _folder(game).glob(f"*{_ENDING}")]
        return sorted(name for name in found if _NAME.fullmatch(name))
    return []


def find_kept(game: AnyGame, name: str) -> Any:
    """Read a rule set that is kept under a name; None if none is."""
    if not _NAME.fullmatch(name) or not (path := _path(game, name)).is_file():
        return None
    kept = files.read_json(str(path))
    try:
        changes = msgspec.convert(kept, type=dict[str, Any])["rules"]
        return game.rules(changes)
    except (msgspec.ValidationError, KeyError) as error:
        raise Malformed("cli.kept-unreadable", path=str(path)) from error
    except FathomsError as error:
        raise Malformed("cli.kept-unsound", path=str(path), problem=error.phrase) from error


def keep_rules(game: AnyGame, name: str, rules: Any) -> bool:
    """Keep a rule set under a name; tell whether another one was kept under it."""
    check_name(game, name)
    path = _path(game, name)
    there = path.is_file()
    with files.refusing(str(path.parent)):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, rules_file(game, rules), str(path))
    if name == BOX:
        _remove(_folder(game) / _NO_BOX)
    return there


def forget_rules(game: AnyGame, name: str) -> bool:
    """Delete a rule set that is kept; tell whether there was one."""
    if not _NAME.fullmatch(name):
        return False
    if name == BOX:
        _remove(_folder(game) / _NO_BOX)
    return _remove(_path(game, name))


def go_without_box(game: AnyGame) -> None:
    """Remember that somebody was asked for the values of a box and does without, so as not to ask again."""
    path = _folder(game) / _NO_BOX
    with files.refusing(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def goes_without_box(game: AnyGame) -> bool:
    """Tell whether somebody said so."""
    return (_folder(game) / _NO_BOX).is_file()


def _remove(path: Path) -> bool:
    """Delete a file; tell whether it was there."""
    with files.refusing(str(path)):
        there = path.exists()
        path.unlink(missing_ok=True)
    return there


def check_name(game: AnyGame, name: str) -> None:
    """Refuse a name that could not be found again, or that means something else."""
    if not _NAME.fullmatch(name):
        raise Malformed("cli.kept-name", name=name[:40])
    if name in game.rule_sets:
        raise Malformed("cli.kept-built-in", name=name, game=game.name)


def usual_rules(game: AnyGame) -> Any:
    """Give the rules of a person who names none: with the values of their own box, else the standard ones."""
    boxed = find_kept(game, BOX)
    return game.standard if boxed is None else boxed


def rules_json(game: AnyGame, rules: Any) -> dict[str, Any]:
    """Write a rule set as JSON data that names its game."""
    return {"format": FORMAT, "game": game.name, "rules": rules.differences(game.standard)}


def rules_file(game: AnyGame, rules: Any) -> bytes:
    """Write a rule set as a file holds it."""
    return msgspec.json.format(msgspec.json.encode(rules_json(game, rules)), indent=2) + b"\n"


def _folder(game: AnyGame) -> Path:
    return data_folder() / "rulesets" / game.name


def _path(game: AnyGame, name: str) -> Path:
    return _folder(game) / f"{name}{_ENDING}"
