"""What cannot be lowered is told by its file and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ast

    from lowering.sources import Module


class Outside(Exception):  # noqa: N818 - named after what it says: outside of the part that can be lowered
    """A piece of Python that has no meaning in a browser here."""

    def __init__(self, module: Module, node: ast.AST, what: str) -> None:
        line = getattr(node, "lineno", 0)
        super().__init__(f"{module.path}:{line}: {what} cannot be lowered; write it more simply.")
