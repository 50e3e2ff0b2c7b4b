"""Rule sets from strangers: whatever is too large, too deep or a trick is refused at once, in a sentence."""

from __future__ import annotations

import asyncio
import zlib
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fathoms.api.jobs import CompareJob
from fathoms.api.routes import ENDPOINTS
from fathoms.core import FathomsError
from fathoms.core.code import LONGEST_CODE
from fathoms.core.code import _to_letters as letters  # pyright: ignore[reportPrivateUsage] - to write bad ones
from fathoms.server.measuring.pool import MeasuringProcess
from fathoms.texts import LANGUAGES
from server.streaming import BIG, UNENDING
from server.test_server_routes import error_of

if TYPE_CHECKING:
    from server.serving import Served

BLUE, ATLANTIS = "into-the-blue", "atlantis-treasure"
PATHS = (
    "/api/workshop/measure",
    "/api/workshop/suggest",
    "/api/workshop/check",
    "/api/gallery",
    "/api/tables",
)


def code(plain: bytes) -> str:
    """Write a code with sound check bytes around anything."""
    deflater = zlib.compressobj(level=9, wbits=-zlib.MAX_WBITS)
    body = b"z" + deflater.compress(plain) + deflater.flush()
    return "F1-" + letters(zlib.crc32(body).to_bytes(4, "big") + body)


def bomb() -> str:
    """Write a code of a thousand letters that unpacks to a megabyte."""
    made = code(msgspec.json.encode([BLUE, {"faces": "1" * 1_000_000}]))
    assert len(made) < LONGEST_CODE
    return made


DEEP = "[" * 5_000 + "]" * 5_000
HOSTILE: dict[str, dict[str, Any]] = {
    "a huge board": {"game": ATLANTIS, "rules": {"board": ["." * 1_000] * 60}},
    "a board of a thousand rows": {"game": ATLANTIS, "rules": {"board": ["." * 9] * 1_000}},
    "ten thousand faces": {"game": BLUE, "rules": {"faces": "1" * 10_000}},
    "a die of ten thousand faces": {"game": ATLANTIS, "rules": {"die": ["N"] * 5_000}},
    "a number without end": {"game": BLUE, "rules": {"shells": 10**400}},
    "a number that is none": {"game": BLUE, "rules": {"shells": 1e308}},
    "a million chests": {"game": BLUE, "rules": {"chests": [1] * 20_000}},
    "a code bomb": {"rules": bomb()},
    "a code of nonsense": {"rules": code(b"\xff" * 500)},
    "a code of another shape": {"rules": code(b"[1,2,3]")},
    "a code with a path": {"rules": code(b'["../../etc/passwd",{}]')},
    "a code that is too long": {"rules": "F1-" + "0" * 3_997},
    "a path for a name": {"game": BLUE, "rules": "../../../../etc/passwd"},
    "a script for a game": {"game": "<script>alert(1)</script>", "rules": {}},
    "a field that is Python": {"game": BLUE, "rules": {"__class__": "x", "check": "y"}},
    "no end at all": {"game": BLUE, "rules": {"last_shell": "never", "last_chest": "never"}},
    "a sea without a way": {"game": ATLANTIS, "rules": {"board": ["#########"] * 9}},
}


@pytest.mark.parametrize("name", list(HOSTILE))
def test_it_is_refused_in_each_language(served: Served, name: str) -> None:
    for path in ("/api/workshop/measure", "/api/workshop/suggest"):
        body = {**HOSTILE[name], **({"goal": "shorter"} if path.endswith("suggest") else {})}
        answers = [served.http.post(path, json=body, params={"lang": lang}) for lang in LANGUAGES]
        said = {error_of(answer, 400, "malformed") for answer in answers}
        assert len(said) == len(LANGUAGES)
        assert all(len(sentence) < 1_500 for sentence in said)
    assert not served.state.measuring.pids()


@pytest.mark.parametrize("path", PATHS)
def test_json_that_is_too_deep_or_too_large_is_refused(served: Served, path: str) -> None:
    deep = f'{{"game": "{BLUE}", "title": "x", "goal": "shorter", "seats": [], "rules": {{"main": {DEEP}}}}}'
    for content in (deep, DEEP, f'{{"rules": {DEEP}}}'):
        answer = served.http.post(path, content=content, headers={"content-type": "application/json"})
        assert answer.status_code in {400, 403}, answer.text
    (most,) = (each.largest for each in ENDPOINTS if (each.method, each.path) == ("POST", path))
    large = served.http.post(path, json={"rules": {"board": ["." * most]}})
    error_of(large, 413, "too_large")
    assert served.http.get("/api/health").status_code == 200


@pytest.mark.parametrize("rules", [BIG, UNENDING], ids=["big", "unending"])
def test_what_is_sound_but_monstrous_is_looked_at_at_once(served: Served, rules: dict[str, Any]) -> None:
    """It can be played, so it is not refused; measuring it is stopped by the limits (see there)."""
    game = ATLANTIS if rules is BIG else BLUE
    draft = served.http.post("/api/workshop/check", json={"game": game, "rules": rules})
    assert draft.status_code == 200
    assert draft.json()["problems"] == []
    assert len(draft.json()["code"]) < LONGEST_CODE


def test_a_measurement_has_only_so_much_memory() -> None:
    job = CompareJob(
        game=BLUE,
        base={},
        changed={"shells": 6},
        bots=("greedy", "greedy"),
        budget=0.1,
        limit=60.0,
        memory=1 << 20,
    )

    async def run() -> None:
        process = await MeasuringProcess.start()
        try:
            async for _ in process.work(job):
                pass
        finally:
            process.end()

    # It says so, or the system ends it in the middle of a word; both are told.
    with pytest.raises(FathomsError) as told:
        asyncio.run(run())
    assert told.value.phrase.key in {"measuring.too-large", "measuring.died", "server.broken"}
