"""What of Python's own has a counterpart in web/src/lib/python.js, with the names of its parameters."""

from __future__ import annotations

import re
from typing import Final

FUNCTIONS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "abs": ("abs", ()),
    "all": ("all", ()),
    "any": ("any", ()),
    "dict": ("dict", ()),
    "enumerate": ("enumerate", ("iterable", "start")),
    "len": ("len", ()),
    "list": ("list", ()),
    "max": ("max", ()),
    "min": ("min", ()),
    "next": ("next", ()),
    "range": ("range", ()),
    "reversed": ("reversed", ()),
    "sorted": ("sorted", ("iterable", "key", "reverse")),
    "str": ("str", ()),
    "sum": ("sum", ()),
    "tuple": ("list", ()),
    "itertools.pairwise": ("pairwise", ()),
    # Their bodies look into types while they run; what they do stands in python.js, and a test compares it.
    "fathoms.core.rules.read_rules": ("readRules", ()),
    "fathoms.core.rules.shorten": ("shorten", ("value", "most")),
}

MOST: Final = {
    "abs": 1,
    "enumerate": 2,
    "len": 1,
    "list": 1,
    "str": 1,
    "sum": 1,
    "tuple": 1,
    "dict": 1,
    "next": 2,
}
"""How many arguments a function may have, where Python's own takes more than its counterpart."""

METHODS: Final = {
    "append": "append",
    "count": "countOf",
    "get": "get",
    "index": "index",
    "isprintable": "isprintable",
    "items": "items",
    "join": "join",
    "keys": "keys",
    "startswith": "startswith",
    "strip": "strip",
    "values": "values",
}

KINDS: Final = {"dict": "isDict", "list": "isList", "str": "isStr", "int": "isInt", "bool": "isBool"}
"""What `isinstance` may ask for."""

RANGE: Final = ("start", "stop", "step")

RESERVED: Final = frozenset(
    re.findall(
        r"\w+",
        """
    py this arguments await break case catch class const continue debugger default delete do else enum eval
    export extends false finally for function if implements import in instanceof interface let new null
    package private protected public return static super switch throw true try typeof undefined var void
    while with yield
""",
    )
)
"""Names that a browser would misread."""


def safe(name: str) -> str:
    """Give a name that a browser reads as one."""
    return f"{name}$" if name in RESERVED else name
