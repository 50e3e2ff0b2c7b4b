"""`fathoms schema`: every type on the wire as JSON Schema and as TypeScript."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fathoms.cli.files import refusing
from fathoms.cli.streams import echo
from fathoms.protocol import schema as protocol_schema

if TYPE_CHECKING:
    from fathoms.texts import Texts

_JSON: Final = "protocol.schema.json"
_TYPES: Final = "protocol.ts"


def schema(say: Texts, **given: Any) -> None:
    """Print the schema, or write both forms into a folder."""
    both = given["out"] is not None and not (given["json"] or given["typescript"])
    texts: dict[str, str] = {}
    if both or given["json"] or not given["typescript"]:
        texts[_JSON] = json_text.dumps(protocol_schema.document(), indent=2, ensure_ascii=False) + "\n"
    if both or given["typescript"]:
        texts[_TYPES] = protocol_schema.write_typescript()
    if given["out"] is None:
        for text in texts.values():
            echo(text, end="")
        return
    folder = Path(given["out"])
    for name, text in texts.items():
        path = folder / name
        with refusing(str(path)):
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        echo(say("cli.schema-written", path=str(path)))
