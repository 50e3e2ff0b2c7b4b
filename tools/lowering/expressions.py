"""Expressions of Python as expressions of JavaScript."""

from __future__ import annotations

import ast
import json
from functools import singledispatch
from typing import TYPE_CHECKING, Final

from lowering.known import safe
from lowering.scope import bound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lowering.scope import Scope

_SUMS: Final[dict[type[ast.operator], str]] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.FloorDiv: "floordiv",
    ast.Mod: "mod",
}
_ORDERS: Final[dict[type[ast.cmpop], str]] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_SAFE_INTEGER: Final = 2**53 - 1


@singledispatch
def expression(node: ast.expr, scope: Scope) -> str:
    """Write an expression."""
    raise scope.outside(node, f"`{ast.unparse(node)}`")


@expression.register(ast.Constant)
def _(node: ast.Constant, scope: Scope) -> str:
    value = node.value
    if value is None or isinstance(value, str | bool):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, int):
        return str(value) if abs(value) <= _SAFE_INTEGER else f"{value}n"
    raise scope.outside(node, f"the number {value!r}")


@expression.register(ast.Name)
def _(node: ast.Name, scope: Scope) -> str:
    if node.id == scope.this:
        return "this"
    if node.id in scope.local:
        return safe(node.id)
    return scope.program.name(scope.module.find(node.id, node), node, scope)


@expression.register(ast.Attribute)
def _(node: ast.Attribute, scope: Scope) -> str:
    scope.program.expect_field(node, scope)
    return f"{expression(node.value, scope)}.{node.attr}"


@expression.register(ast.List)
@expression.register(ast.Tuple)
def _(node: ast.List | ast.Tuple, scope: Scope) -> str:
    return f"[{items(node.elts, scope)}]"


@expression.register(ast.Dict)
def _(node: ast.Dict, scope: Scope) -> str:
    pairs: list[str] = []
    for key, value in zip(node.keys, node.values, strict=True):
        there = expression(value, scope)
        pairs.append(f"...{there}" if key is None else f"[{expression(key, scope)}, {there}]")
    return f"new Map([{', '.join(pairs)}])" if pairs else "new Map()"


@expression.register(ast.BinOp)
def _(node: ast.BinOp, scope: Scope) -> str:
    return binary(node.op, expression(node.left, scope), expression(node.right, scope), node, scope)


@expression.register(ast.UnaryOp)
def _(node: ast.UnaryOp, scope: Scope) -> str:
    if isinstance(node.op, ast.Not):
        return f"!{_tight(node.operand, scope)}"
    if isinstance(node.op, ast.USub):
        if isinstance(node.operand, ast.Constant):
            return f"-{expression(node.operand, scope)}"
        return f"py.neg({expression(node.operand, scope)})"
    raise scope.outside(node, f"`{ast.unparse(node)}`")


@expression.register(ast.BoolOp)
def _(node: ast.BoolOp, scope: Scope) -> str:
    if not is_condition(node):
        raise scope.outside(
            node, f"`{ast.unparse(node)}`, which gives one of its values and not a yes or no,"
        )
    return f"({condition(node, scope)})"


@expression.register(ast.Compare)
def _(node: ast.Compare, scope: Scope) -> str:
    sides = [node.left, *node.comparators]
    if any(not isinstance(side, ast.Name | ast.Constant) for side in sides[1:-1]):
        raise scope.outside(node, "a chain of comparisons with more than a name in the middle")
    links = [
        _compared(operator, one, other, scope)
        for operator, one, other in zip(node.ops, sides, sides[1:], strict=False)
    ]
    return links[0] if len(links) == 1 else f"({' && '.join(links)})"


@expression.register(ast.IfExp)
def _(node: ast.IfExp, scope: Scope) -> str:
    test, yes, no = condition(node.test, scope), expression(node.body, scope), expression(node.orelse, scope)
    return f"({test} ? {yes} : {no})"


@expression.register(ast.Subscript)
def _(node: ast.Subscript, scope: Scope) -> str:
    many = expression(node.value, scope)
    if isinstance(node.slice, ast.Slice):
        parts = (node.slice.lower, node.slice.upper, node.slice.step)
        edges = ("null" if each is None else expression(each, scope) for each in parts)
        return f"py.slice({many}, {', '.join(edges)})"
    return f"py.item({many}, {expression(node.slice, scope)})"


@expression.register(ast.Lambda)
def _(node: ast.Lambda, scope: Scope) -> str:
    if ast.unparse(node.args) != ", ".join(each.arg for each in node.args.args):
        raise scope.outside(node, "a lambda with other than plain parameters")
    names = [each.arg for each in node.args.args]
    return f"({', '.join(map(safe, names))}) => {expression(node.body, scope.inside(names))}"


@expression.register(ast.JoinedStr)
def _(node: ast.JoinedStr, scope: Scope) -> str:
    parts: list[str] = []
    for part in node.values:
        match part:
            case ast.Constant(value=str(text)):
                parts.append(text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${"))
            case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
                parts.append(f"${{py.str({expression(value, scope)})}}")
            case _:
                raise scope.outside(part, "a format in an f-string")
    return f"`{''.join(parts)}`"


@expression.register(ast.ListComp)
@expression.register(ast.GeneratorExp)
def _(node: ast.ListComp | ast.GeneratorExp, scope: Scope) -> str:
    return _comprehension(node.generators, [node.elt], scope)


@expression.register(ast.DictComp)
def _(node: ast.DictComp, scope: Scope) -> str:
    return f"new Map({_comprehension(node.generators, [node.key, node.value], scope)})"


@expression.register(ast.Call)
def _(node: ast.Call, scope: Scope) -> str:
    return scope.program.call(node, scope)


def items(nodes: Sequence[ast.expr], scope: Scope) -> str:
    """Write items of a list or arguments of a call, spread where a star says so."""
    return ", ".join(
        f"...py.list({expression(node.value, scope)})"
        if isinstance(node, ast.Starred)
        else expression(node, scope)
        for node in nodes
    )


def binary(operator: ast.operator, one: str, other: str, node: ast.AST, scope: Scope) -> str:
    """Write a sum of two."""
    if type(operator) not in _SUMS:
        raise scope.outside(node, f"`{ast.unparse(node)}`")
    return f"py.{_SUMS[type(operator)]}({one}, {other})"


def condition(node: ast.expr, scope: Scope) -> str:
    """Write an expression of which only yes or no matters."""
    if isinstance(node, ast.BoolOp):
        joint = " && " if isinstance(node.op, ast.And) else " || "
        return joint.join(
            _tight(each, scope) if isinstance(each, ast.BoolOp) else condition(each, scope)
            for each in node.values
        )
    written = expression(node, scope)
    return written if is_condition(node) else f"py.truth({written})"


def _tight(node: ast.expr, scope: Scope) -> str:
    """Write a condition so that a sign before it means all of it."""
    written = condition(node, scope)
    return f"({written})" if isinstance(node, ast.BoolOp | ast.Compare) else written


def is_condition(node: ast.expr) -> bool:
    """Tell whether an expression can only be True or False."""
    match node:
        case ast.Compare() | ast.UnaryOp(op=ast.Not()) | ast.Constant(value=bool()):
            return True
        case ast.BoolOp(values=values):
            return all(map(is_condition, values))
        case ast.Call(func=ast.Name(id="isinstance" | "any" | "all")):
            return True
        case _:
            return False


def target(node: ast.expr, scope: Scope) -> str:
    """Write what names are bound to: a name, or the parts of a tuple."""
    bound(node, scope)
    if isinstance(node, ast.Tuple):
        return f"[{', '.join(target(part, scope) for part in node.elts)}]"
    return safe(ast.unparse(node))


def _compared(operator: ast.cmpop, left: ast.expr, right: ast.expr, scope: Scope) -> str:
    one, other = expression(left, scope), expression(right, scope)
    match operator:
        case ast.Eq():
            return f"py.same({one}, {other})"
        case ast.NotEq():
            return f"!py.same({one}, {other})"
        case ast.In():
            return f"py.contains({other}, {one})"
        case ast.NotIn():
            return f"!py.contains({other}, {one})"
        case ast.Is() | ast.IsNot():
            if other != "null":
                raise scope.outside(right, "`is` with anything but None")
            return f"{one} {'===' if isinstance(operator, ast.Is) else '!=='} null"
        case _:
            return f"py.compare({one}, {other}) {_ORDERS[type(operator)]} 0"


def _comprehension(generators: list[ast.comprehension], result: list[ast.expr], scope: Scope) -> str:
    """Write a comprehension as a chain of filter and map; the first loop is the outermost."""
    first, *rest = generators
    if first.is_async:
        raise scope.outside(first.target, "async")
    inner = scope.inside(bound(first.target, scope))
    each = target(first.target, scope)
    chain = f"py.list({expression(first.iter, scope)})"
    for test in first.ifs:
        chain += f".filter(({each}) => {condition(test, inner)})"
    if rest:
        return f"{chain}.flatMap(({each}) => {_comprehension(rest, result, inner)})"
    written = [expression(part, inner) for part in result]
    return f"{chain}.map(({each}) => {written[0] if len(written) == 1 else '[' + ', '.join(written) + ']'})"
