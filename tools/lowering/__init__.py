"""Lowers a small, strict part of Python to JavaScript, so that a rule written once also runs in a browser.

What is lowered is found by itself: from one function of a game, over every function, class and constant it
names, as long as they stand in this project. The part of Python that can be lowered:

- functions with positional parameters; their defaults are constants
- classes made of named fields (`msgspec.Struct`, `NamedTuple`, `RuleSet`), with properties, plain methods and
  constants of the class
- constants at the top of a module
- statements: assignment to names, items and tuples of names, `+=` and its kin, `if`, `for`, `while`, `break`,
  `continue`, `pass`, `return`, and `raise` of an error with a text key
- expressions: whole numbers, texts, True, False, None; lists, tuples, dicts with `*` and `**`; lambdas;
  comprehensions; f-strings without formats; items and slices; calls of the above and of the builtins and
  methods in `known.py`; `+ - * // %`; comparisons, `in`, `is None`; `and`, `or`, `not` as conditions;
  `a if b else c`

Whole numbers have no largest one. Anything else stops with a sentence that names the file and the line: then
the source is made simpler, not the translator cleverer. What lowered code needs of Python stands in
web/src/lib/python.js.
"""

from lowering.outside import Outside
from lowering.program import Program
from lowering.scorer import scorer_types, write_scorer

__all__ = ["Outside", "Program", "scorer_types", "write_scorer"]
