"""Statements, functions and classes of Python in JavaScript."""

from __future__ import annotations

import ast
from functools import singledispatch
from typing import TYPE_CHECKING, Final

from lowering.expressions import binary, condition, expression, target
from lowering.known import safe
from lowering.scope import assigned

if TYPE_CHECKING:
    from lowering.scope import Scope

_INDENT: Final = "  "


@singledispatch
def statement(node: ast.stmt, scope: Scope) -> list[str]:
    """Write a statement as lines."""
    kind = type(node).__name__.lower().removesuffix("def")
    raise scope.outside(node, f"a statement of the kind `{kind}`")


@statement.register(ast.Expr)
def _(node: ast.Expr, scope: Scope) -> list[str]:
    if isinstance(node.value, ast.Constant):
        return []  # a docstring
    if isinstance(node.value, ast.Yield):
        # Errors that are told, not raised: all that is wrong with something.
        if not isinstance(node.value.value, ast.Call):
            raise scope.outside(node, "`yield` of anything but a new error")
        return [f"yield {scope.program.refusal(node.value.value, scope)};"]
    return [f"{expression(node.value, scope)};"]


@statement.register(ast.Pass)
def _(node: ast.Pass, scope: Scope) -> list[str]:
    del node, scope
    return []


@statement.register(ast.Break)
@statement.register(ast.Continue)
def _(node: ast.Break | ast.Continue, scope: Scope) -> list[str]:
    del scope
    return [f"{ast.unparse(node)};"]


@statement.register(ast.Assign)
def _(node: ast.Assign, scope: Scope) -> list[str]:
    if len(node.targets) != 1:
        raise scope.outside(node, "an assignment to several targets")
    return [_bind(node.targets[0], expression(node.value, scope), scope)]


@statement.register(ast.AnnAssign)
def _(node: ast.AnnAssign, scope: Scope) -> list[str]:
    return [] if node.value is None else [_bind(node.target, expression(node.value, scope), scope)]


@statement.register(ast.AugAssign)
def _(node: ast.AugAssign, scope: Scope) -> list[str]:
    now = expression(ast.parse(ast.unparse(node.target), mode="eval").body, scope)
    # A list would be changed in place, seen by anyone who else holds it: `unshared` lets none through.
    total = binary(node.op, f"py.unshared({now})", expression(node.value, scope), node, scope)
    return [_bind(node.target, total, scope)]


@statement.register(ast.Return)
def _(node: ast.Return, scope: Scope) -> list[str]:
    return ["return null;" if node.value is None else f"return {expression(node.value, scope)};"]


@statement.register(ast.If)
def _(node: ast.If, scope: Scope) -> list[str]:
    lines = [f"if ({condition(node.test, scope)}) {{", *block(node.body, scope)]
    other = node.orelse
    if len(other) == 1 and isinstance(other[0], ast.If):
        head, *rest = statement(other[0], scope)
        return [*lines, f"}} else {head}", *rest]
    if other:
        lines += ["} else {", *block(other, scope)]
    return [*lines, "}"]


@statement.register(ast.For)
def _(node: ast.For, scope: Scope) -> list[str]:
    if node.orelse:
        raise scope.outside(node, "`else` of a loop")
    head = f"for ({target(node.target, scope)} of py.list({expression(node.iter, scope)})) {{"
    return [head, *block(node.body, scope), "}"]


@statement.register(ast.While)
def _(node: ast.While, scope: Scope) -> list[str]:
    if node.orelse:
        raise scope.outside(node, "`else` of a loop")
    return [f"while ({condition(node.test, scope)}) {{", *block(node.body, scope), "}"]


@statement.register(ast.Raise)
def _(node: ast.Raise, scope: Scope) -> list[str]:
    if not isinstance(node.exc, ast.Call) or node.cause is not None:
        raise scope.outside(node, "`raise` of anything but a new error, or from another one,")
    return [f"throw {scope.program.refusal(node.exc, scope)};"]


def block(body: list[ast.stmt], scope: Scope) -> list[str]:
    """Write the lines of a block, one step to the right."""
    return [_INDENT + line for each in body for line in statement(each, scope)]


def function(node: ast.FunctionDef, scope: Scope, *, name: str, method: bool = False) -> list[str]:
    """Write a function, or a method of a class."""
    asked = node.args
    if asked.vararg or asked.kwarg or asked.kwonlyargs or asked.posonlyargs:
        raise scope.outside(node, f"a parameter of {node.name} that is not plain")
    names = [each.arg for each in asked.args]
    if method:
        this, *names = names
        scope = scope._replace(this=this)
    defaults = [None] * (len(names) - len(asked.defaults)) + asked.defaults
    if not all(each is None or isinstance(each, ast.Constant) for each in defaults):
        raise scope.outside(node, f"a default of {node.name} that is no constant")
    given = [
        safe(each) + ("" if default is None else f" = {expression(default, scope)}")
        for each, default in zip(names, defaults, strict=True)
    ]
    inner = scope.inside(names)
    own = [each for each in assigned(node.body, inner) if each not in names]
    inner = inner.inside(own)
    declared = [f"{_INDENT}let {', '.join(map(safe, own))};"] if own else []
    ends = isinstance(node.body[-1], ast.Return | ast.Raise)
    tells = any(isinstance(each, ast.Yield) for each in ast.walk(node))
    if tells and not method:
        raise scope.outside(node, f"`yield` in {node.name}, which is no method,")
    return [
        *about(node),
        f"{'*' if tells else ''}{name}({', '.join(given)}) {{",
        *declared,
        *block(node.body, inner),
        *([] if ends else [f"{_INDENT}return null;"]),
        "}",
    ]


def about(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """Take the words along that say what a thing is for."""
    words = (ast.get_docstring(node) or "").split("\n\n")[0].replace("\n", " ").replace("*/", "* /")
    return [f"/** {words} */"] if words else []


def _bind(node: ast.expr, value: str, scope: Scope) -> str:
    match node:
        case ast.Subscript(value=many, slice=at) if not isinstance(at, ast.Slice):
            return f"py.put({expression(many, scope)}, {expression(at, scope)}, {value});"
        case ast.Tuple():
            return f"{target(node, scope)} = py.list({value});"
        case _:
            return f"{target(node, scope)} = {value};"
