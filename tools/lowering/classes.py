"""Classes made of named fields."""

from __future__ import annotations

import ast
import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeGuard, cast

import msgspec

from fathoms.core.rules import RuleSet, schema, takes
from lowering.expressions import expression
from lowering.known import METHODS, safe
from lowering.statements import about, function

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lowering.scope import Scope

_CHECKED: Final = {
    "integer": {"minimum", "maximum"},
    "string": {"minLength", "maxLength", "pattern"},
    "array": {"items", "minItems", "maxItems"},
    "boolean": set[str](),
}
"""What python.js checks of a field, by its type."""


class _Field(NamedTuple):
    name: str
    default: ast.expr | None
    shared: bool
    """It belongs to the class, not to each of its own."""


def lower_class(node: ast.ClassDef, made: object, scope: Scope, name: str) -> list[str]:
    """Write a class: its fields in order, its constants, properties and methods."""
    if not _has_fields(made):
        raise scope.outside(node, f"the class {node.name}, which is not made of named fields,")
    fields = [each for each in map(_field, node.body) if each]
    own = [each for each in fields if not each.shared]
    if tuple(each.name for each in own) != _declared(made):
        raise scope.outside(node, f"the class {node.name}, which has fields of another one,")
    given = [
        safe(each.name) + ("" if each.default is None else f" = {expression(each.default, scope)}")
        for each in own
    ]
    lines = [*about(node), f"class {name} extends py.Struct {{"]
    if issubclass(made, RuleSet):
        lines.append(f"  static fields = {json.dumps(_rule_fields(made, node, scope), ensure_ascii=False)};")
    lines += [f"  constructor({', '.join(given)}) {{", "    super();"]
    names = ", ".join(
        each.name if safe(each.name) == each.name else f"{each.name}: {safe(each.name)}" for each in own
    )
    lines += [f"    Object.assign(this, {{ {names} }});", "  }"]
    for each in fields:
        if each.shared and each.default is not None:
            lines += [f"  get {each.name}() {{", f"    return {expression(each.default, scope)};", "  }"]
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            lines += ["  " + line for line in _method(part, scope)]
        elif not isinstance(part, ast.AnnAssign | ast.Expr):
            raise scope.outside(part, f"this part of the class {node.name}")
    return [*lines, "}"]


def field_names(node: ast.ClassDef, *, only_own: bool = False) -> dict[str, None]:
    """Give the fields of a class in their order, and unless asked otherwise what else can be read of it."""
    fields = [each for each in map(_field, node.body) if each]
    names = [each.name for each in fields if not (only_own and each.shared)]
    methods = [] if only_own else [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
    return dict.fromkeys(names + methods)


def _field(part: ast.stmt) -> _Field | None:
    match part:
        case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=default):
            return _Field(name, default, shared=ast.unparse(kind).startswith("ClassVar"))
        case _:
            return None


def _has_fields(made: object) -> TypeGuard[type[Any]]:
    """A Struct or a NamedTuple."""
    if not isinstance(made, type):
        return False
    return issubclass(made, msgspec.Struct) or hasattr(cast("type[Any]", made), "_fields")


def _declared(made: type[Any]) -> tuple[str, ...]:
    return tuple(getattr(made, "__struct_fields__", None) or getattr(made, "_fields", ()))


def _method(node: ast.FunctionDef, scope: Scope) -> list[str]:
    if node.name in METHODS:
        raise scope.outside(node, f"the method {node.name}, which is called as one of Python's own,")
    match node.decorator_list:
        case []:
            return function(node, scope, name=node.name, method=True)
        case [ast.Name(id="property")]:
            return function(node, scope, name=f"get {node.name}", method=True)
        case _:
            raise scope.outside(node, f"a decorator of {node.name}")


def _rule_fields(made: type[RuleSet], node: ast.ClassDef, scope: Scope) -> dict[str, Any]:
    """For each field its schema, and in words what it takes."""
    whole = schema(made)
    found = whole["$defs"][made.__name__]["properties"]
    fields: dict[str, Any] = {}
    for each in msgspec.structs.fields(made):
        checks = _checks(found[each.name])
        if checks is None:
            raise scope.outside(node, f"the kind of the rule {each.name}")
        fields[each.name] = {"schema": checks, "takes": msgspec.to_builtins(takes(each.type))}
    return fields


def _checks(spec: Mapping[str, Any]) -> dict[str, Any] | None:
    """Keep of a schema what is checked; None if it asks for something else."""
    asked = {key: value for key, value in spec.items() if key not in ("description", "default")}
    if set(asked) == {"enum"}:
        return asked
    kind = asked.get("type")
    if kind not in _CHECKED or asked.keys() - {"type"} - _CHECKED[kind]:
        return None
    if kind == "array":
        inner = _checks(asked.get("items", {}))
        return None if inner is None else {**asked, "items": inner}
    return asked
