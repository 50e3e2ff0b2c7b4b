"""Which names a piece of code may use: those of the functions around it, then its module's."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

from lowering.outside import Outside

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lowering.program import Program
    from lowering.sources import Module


class Scope(NamedTuple):
    """A place in the code: its module, the names that are local there, and what `self` is called."""

    program: Program
    module: Module
    local: frozenset[str] = frozenset()
    this: str | None = None

    def inside(self, names: Iterable[str]) -> Scope:
        """Go into a piece of code with names of its own."""
        return self._replace(local=self.local | set(names))

    def outside(self, node: ast.AST, what: str) -> Outside:
        """Refuse a piece of code here."""
        return Outside(self.module, node, what)


def bound(target: ast.expr, scope: Scope) -> list[str]:
    """List the names that a target binds: a name, or tuples of names."""
    match target:
        case ast.Name(id=name):
            return [name]
        case ast.Tuple(elts=parts):
            return [name for part in parts for name in bound(part, scope)]
        case _:
            raise scope.outside(target, "a target other than names")


def assigned(body: list[ast.stmt], scope: Scope) -> list[str]:
    """List the names that a function's statements bind, each once, in the order of their first line."""
    found: list[str] = []
    for statement in body:
        match statement:
            case ast.Assign(targets=targets):
                names = [
                    name
                    for target in targets
                    if not isinstance(target, ast.Subscript)
                    for name in bound(target, scope)
                ]
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.AugAssign(target=ast.Name(id=name)):
                names = [name]
            case ast.For(target=target, body=inner):
                names = bound(target, scope) + assigned(inner, scope)
            case ast.If(body=inner, orelse=other):
                names = assigned(inner, scope) + assigned(other, scope)
            case ast.While(body=inner):
                names = assigned(inner, scope)
            case _:
                names = []
        found += [name for name in names if name not in found]
    return list(dict.fromkeys(found))
