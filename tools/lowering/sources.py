"""Finds where a name of a module is defined: in this project, or with Python and the libraries."""

from __future__ import annotations

import ast
import builtins
import importlib
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from lowering.outside import Outside

Definition: TypeAlias = ast.FunctionDef | ast.ClassDef | ast.expr


class Found(NamedTuple):
    """A definition in one of the project's modules."""

    module: Module
    name: str
    node: Definition

    @property
    def value(self) -> object:
        """What the name stands for when Python runs."""
        return getattr(importlib.import_module(self.module.name), self.name)


class Foreign(NamedTuple):
    """A name that Python or a library gives."""

    name: str


class Module:
    """The top level of a module: what is defined in it and what it takes from others."""

    def __init__(self, name: str) -> None:
        self.name = name
        file = importlib.import_module(name).__file__
        self.path = Path(file or name)
        self._defined: dict[str, Definition] = {}
        self._taken: dict[str, tuple[str, str]] = {}
        for node in ast.parse(self.path.read_text(encoding="utf-8")).body:
            self._note(node)

    def _note(self, node: ast.stmt) -> None:
        match node:
            case ast.FunctionDef() | ast.ClassDef():
                self._defined[node.name] = node
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self._defined[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                self._defined[name] = value
            case ast.ImportFrom(module=str(module), names=names, level=0):
                self._taken |= {each.asname or each.name: (module, each.name) for each in names}
            case ast.Import(names=names):
                self._taken |= {each.asname or each.name: (each.name, "") for each in names}
            case _:
                pass

    def find(self, name: str, at: ast.AST) -> Found | Foreign:
        """Follow a name to where it is defined."""
        if name in self._defined:
            return Found(self, name, self._defined[name])
        if name in self._taken:
            module, there = self._taken[name]
            if there and _is_ours(module, self.name):
                return module_of(module).find(there, at)
            return Foreign(f"{module}.{there}".rstrip("."))
        if hasattr(builtins, name):
            return Foreign(name)
        raise Outside(self, at, f"the name {name}")


def _is_ours(module: str, asker: str) -> bool:
    """A module of the asker's own project: a game from elsewhere may stand on `fathoms` too."""
    return module.partition(".")[0] in ("fathoms", asker.partition(".")[0])


@cache
def module_of(name: str) -> Module:
    """Read a module once."""
    return Module(name)
