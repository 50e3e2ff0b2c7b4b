"""A program that is lowered: one function and all that it stands on, each definition once."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

from fathoms.core import FathomsError
from lowering.classes import field_names, lower_class
from lowering.expressions import expression, items
from lowering.known import FUNCTIONS, KINDS, METHODS, MOST, RANGE, safe
from lowering.scope import Scope
from lowering.sources import Found, module_of
from lowering.statements import function

if TYPE_CHECKING:
    from collections.abc import Callable

    from lowering.sources import Foreign


class _Use(NamedTuple):
    """A field that some code reads."""

    node: ast.Attribute
    scope: Scope


class Program:
    """Collects what a function stands on, those first that others need."""

    def __init__(self) -> None:
        self._names: dict[tuple[str, str], str] = {}
        self._blocks: list[str] = []
        self._fields = set(RANGE)
        self._uses: list[_Use] = []

    def lower(self, entry: Callable[..., object]) -> str:
        """Lower a function and give the name by which it is called."""
        module = module_of(entry.__module__)
        found = module.find(entry.__name__, ast.Module([], []))
        name = self.name(found, ast.Module([], []), Scope(self, module))
        for use in self._uses:
            if use.node.attr not in self._fields:
                raise use.scope.outside(use.node, f"the attribute {use.node.attr}")
        return name

    @property
    def text(self) -> str:
        """All that was lowered so far."""
        return "\n\n".join(self._blocks)

    def expect_field(self, node: ast.Attribute, scope: Scope) -> None:
        """Remember that a field is read: some class has to have it."""
        self._uses.append(_Use(node, scope))

    def name(self, found: Found | Foreign, node: ast.AST, scope: Scope) -> str:
        """Give the name of a definition, which is lowered when it is first met."""
        if not isinstance(found, Found):
            raise scope.outside(node, f"{found.name} as a value")
        key = (found.module.name, found.name)
        if key not in self._names:
            taken = {*self._names.values()}
            plain = safe(found.name)
            self._names[key] = next(
                each
                for each in (plain, *(f"{plain}${number}" for number in range(2, 99)))
                if each not in taken
            )
            self._blocks.append("\n".join(self._define(found, self._names[key])))
        if self._names[key] in scope.local:
            raise scope.outside(node, f"{found.name} under another name beside a local one of that name")
        return self._names[key]

    def _define(self, found: Found, name: str) -> list[str]:
        scope = Scope(self, found.module)
        match found.node:
            case ast.FunctionDef() as node:
                if node.decorator_list:
                    raise scope.outside(node, f"a decorator of {node.name}")
                return function(node, scope, name=f"function {name}")
            case ast.ClassDef() as node:
                self._fields |= field_names(node).keys()
                return lower_class(node, found.value, scope, name)
            case constant:
                return [f"const {name} = {expression(constant, scope)};"]

    def call(self, node: ast.Call, scope: Scope) -> str:
        """Write a call: of a function, of a class, of a method."""
        match node.func:
            case ast.Name(id=name) if name not in scope.local:
                found = scope.module.find(name, node)
                if isinstance(found, Found) and _full(found) not in FUNCTIONS:
                    return self._call_ours(found, node, scope)
                return self._call_known(_full(found) if isinstance(found, Found) else found.name, node, scope)
            case ast.Name():
                return f"{expression(node.func, scope)}({self._ordered(node, (), scope)})"
            case ast.Attribute(value=value, attr=attr) if attr in METHODS:
                args = items([value, *node.args], scope)
                if node.keywords:
                    raise scope.outside(node, f"a keyword of .{attr}")
                return f"py.{METHODS[attr]}({args})"
            case ast.Attribute():
                return f"{expression(node.func, scope)}({self._ordered(node, (), scope)})"
            case _:
                raise scope.outside(node, f"the call `{ast.unparse(node.func)}`")

    def _call_ours(self, found: Found, node: ast.Call, scope: Scope) -> str:
        match found.node:
            case ast.ClassDef() as made:
                name = self.name(found, node, scope)
                return f"new {name}({self._ordered(node, tuple(field_names(made, only_own=True)), scope)})"
            case ast.FunctionDef() as called:
                names = tuple(each.arg for each in called.args.args)
                return f"{self.name(found, node, scope)}({self._ordered(node, names, scope)})"
            case _:
                raise scope.outside(node, f"the call of {found.name}")

    def _call_known(self, name: str, node: ast.Call, scope: Scope) -> str:
        match name, node.args:
            case "typing.cast", [_, value]:
                return expression(value, scope)
            case "isinstance", [value, ast.Name(id=kind)] if kind in KINDS:
                return f"py.{KINDS[kind]}({expression(value, scope)})"
            case "zip", rows:
                words = {each.arg: ast.unparse(each.value) for each in node.keywords}
                if words.keys() - {"strict"}:
                    raise scope.outside(node, "a keyword of zip")
                strict = "true" if words.get("strict") == "True" else "false"
                return f"py.zip({', '.join(filter(None, [strict, items(rows, scope)]))})"
            case _ if name in FUNCTIONS and len(node.args) <= MOST.get(name, 99):
                there, parameters = FUNCTIONS[name]
                return f"py.{there}({self._ordered(node, parameters, scope)})"
            case _:
                raise scope.outside(node, f"the call `{ast.unparse(node)}`")

    def _ordered(self, node: ast.Call, parameters: tuple[str, ...], scope: Scope) -> str:
        """Write arguments in the order of the parameters; those left out fall back to their defaults."""
        words = {each.arg: each.value for each in node.keywords}
        rest = parameters[len(node.args) :]
        strange = [each for each in words if each not in rest]
        if strange:
            raise scope.outside(node, f"the argument {strange[0] or '**'}")
        last = max((rest.index(each) for each in words if each is not None), default=-1)
        named = [
            expression(words[each], scope) if each in words else "undefined" for each in rest[: last + 1]
        ]
        return ", ".join(filter(None, [items(node.args, scope), *named]))

    def refusal(self, node: ast.Call, scope: Scope) -> str:
        """Write an error with its text key, rule and arguments."""
        found = scope.module.find(node.func.id, node) if isinstance(node.func, ast.Name) else None
        kind = found.value if isinstance(found, Found) else None
        if not isinstance(kind, type) or not issubclass(kind, FathomsError) or len(node.args) != 1:
            raise scope.outside(node, "an error without a text key")
        words = {each.arg: expression(each.value, scope) for each in node.keywords}
        if None in words or "move" in words:
            raise scope.outside(node, "an error whose arguments are not written out")
        rule = words.pop("rule", "null")
        words.pop("place", None)  # for an editor of rules, which asks a server
        args = ", ".join(f"{name}: {value}" for name, value in words.items())
        args = f"{{ {args} }}" if args else "{}"
        return f'new py.Refusal("{kind.kind}", {expression(node.args[0], scope)}, {rule}, {args})'


def _full(found: Found) -> str:
    return f"{found.module.name}.{found.name}"
