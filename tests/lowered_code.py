"""Lowered code in one Node process: asked line by line, so that thousands of tables cost one start."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

WEB = Path(__file__).parents[1] / "web"
RUNTIME = WEB / "src/lib/python.js"

# Numbers beyond 2^53 have no place in JSON as JavaScript reads it: they travel as texts.
_LISTENER = """
import { createInterface } from "node:readline";
const code = await import(%s);
const read = (_, value) => (value && value.$whole ? BigInt(value.$whole) : value);
const write = (_, value) => (typeof value === "bigint" ? { $whole: String(value) } : value);
for await (const line of createInterface({ input: process.stdin })) {
  const [name, args] = JSON.parse(line, read);
  let answer;
  try {
    answer = { gives: code[name](...args) };
  } catch (problem) {
    answer = { fault: `${problem.constructor.name}: ${problem.message}` };
  }
  process.stdout.write(JSON.stringify(answer, write) + "\\n");
}
"""


class Fault(Exception):  # noqa: N818 - as the browser calls it
    """The lowered code stopped, as Python would have."""


class LoweredCode:
    """A module of JavaScript whose functions can be called."""

    def __init__(self, path: Path) -> None:
        node = shutil.which("node")
        if node is None:
            pytest.skip("no Node here to run what was lowered")
        script = _LISTENER % json.dumps(path.as_uri())
        self._process = subprocess.Popen(  # noqa: S603 - our own code
            [node, "--input-type=module", "--eval", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def call(self, name: str, *args: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([name, _packed(args)]) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        answer = json.loads(line, object_hook=_unpacked)
        if "fault" in answer:
            raise Fault(answer["fault"])
        return answer["gives"]


def _packed(value: Any) -> Any:
    if isinstance(value, int) and abs(value) >= 2**53:
        return {"$whole": str(value)}
    if isinstance(value, list | tuple):
        return [_packed(each) for each in cast("list[Any]", value)]
    if isinstance(value, dict):
        return {key: _packed(each) for key, each in cast("dict[str, Any]", value).items()}
    return value


def _unpacked(value: dict[str, Any]) -> Any:
    return int(value["$whole"]) if "$whole" in value else value
