"""`fathoms tournament`: a table for people, JSON for programs, a page, one sentence for each mistake."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.core.record import from_json, replay

if TYPE_CHECKING:
    from cli.terminal import Shell

ENTRANT = Path(__file__).parents[2] / "examples" / "entrant.py"
PROGRAM = f"prog:{sys.executable} {ENTRANT}"
PLAY = ["tournament", "into-the-blue", "--time", "300", "--rules", "quick"]
CRASHING = """
class Crab:
    def choose(self, seen, rng):
        raise ValueError("<b>no & no</b>")
"""


class Page(HTMLParser):
    """Reads a page as a browser would, and notes what it asks for and whether it closes what it opens."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asks: list[str] = []
        self.words: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.asks += [value or "" for name, value in attrs if name in ("src", "href", "data", "action")]
        if tag not in ("meta", "circle", "path", "rect", "line", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.words.append(data)


def test_the_standing_is_told_and_written(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "crabs.py").write_text(CRASHING)
    entrants = ["--entrants", "greedy,crabs:Crab", "--entrants", f"nemo={PROGRAM}"]
    ran = shell(*PLAY, *entrants, "--games", "6", "--out", "r.json", "--page", "r.html", "--lang", "en")
    assert ran.status == 0
    head, *rows = ran.out.splitlines()
    assert head.split()[:3] == ["#", "Entrant", "Rating"]
    assert {row.split()[1] for row in rows[:3]} == {"greedy", "nemo", "Crab"}
    assert "Crab crashed in 4 games" in ran.out
    assert "“ValueError: <b>no & no</b>”" in ran.out
    assert "6 games at tables of 2" in ran.out
    assert ran.err == "Written: r.json and r.html.\n"
    results = json.loads((tmp_path / "r.json").read_text())
    assert results["format"] == "fathoms-tournament/1"
    assert results["games"] == 6
    for notable in results["notable"]:
        assert list(replay(from_json(notable["record"])))
    page = Page()
    page.feed((tmp_path / "r.html").read_text(encoding="utf-8"))
    assert page.open == []
    assert all(asked.startswith("data:application/json;base64,") for asked in page.asks)
    assert page.asks
    assert "script" not in page.tags
    assert page.tags.count("svg") >= 5
    assert "b" not in [tag for tag in page.tags if tag == "no"]
    words = " ".join(page.words)
    assert "ValueError: <b>no & no</b>" in words
    for title in (
        "Who beat whom",
        "Scores",
        "Does the seat matter?",
        "How long it took",
        "Forfeits",
    ):
        assert title in words
    style = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert "http://" not in style.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in style
    assert "body { margin: 0; overflow-wrap: break-word; }" in style  # an entrant may say a long word


@pytest.mark.parametrize(
    ("lang", "title"), [("fr", "Tournoi de Into the Blue"), ("es", "Torneo de Into the Blue")]
)
def test_other_languages_have_the_same_page(shell: Shell, tmp_path: Path, lang: str, title: str) -> None:
    file = tmp_path / "r.html"
    swiss = ["--format", "swiss", "--rounds", "1", "--games", "2"]
    ran = shell(
        *PLAY, "--entrants", "a=random,b=random,c=random", *swiss, "--page", str(file), "--lang", lang
    )
    assert ran.status == 0
    page = Page()
    page.feed(file.read_text(encoding="utf-8"))
    assert title in " ".join(page.words)
    assert f'<html lang="{lang}">' in file.read_text(encoding="utf-8")


def test_json_is_one_line(shell: Shell) -> None:
    ran = shell(*PLAY, "--entrants", "greedy,random", "--games", "2", "--json")
    assert ran.status == 0
    assert ran.err == ""
    assert ran.out.count("\n") == 1
    found = json.loads(ran.out)
    assert [each["rank"] for each in found["entrants"]] == [1, 2]
    assert found["complete"] is True


def test_broken_off_it_tells_what_was_played(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def stop(games: int) -> None:
        played.append(games)
        # Fewer are under way before the first deal is counted, however slow that is.
        if sum(played) >= 400:
            raise KeyboardInterrupt

    monkeypatch.setattr("fathoms.cli.waiting.nobody_watches", stop)
    out = tmp_path / "r.json"
    ran = shell(*PLAY, "--entrants", "a=random,b=random", "--games", "100000", "--out", str(out))
    assert ran.status == 130
    assert "Interrupted after" in ran.err
    assert json.loads(out.read_text())["complete"] is False


def test_broken_off_at_once_there_is_nothing_to_write(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(games: int) -> None:
        del games
        raise KeyboardInterrupt

    monkeypatch.setattr("fathoms.cli.waiting.nobody_watches", stop)
    ran = shell(*PLAY, "--entrants", "prog:sleep 600,random", "--games", "100000")
    assert ran.status == 2
    assert "nothing to write" in ran.err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_a_real_interruption_writes_and_leaves_nobody_behind(tmp_path: Path, asked: signal.Signals) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    script = tmp_path / "crab.py"
    script.write_text(
        f"""import json, os, sys
games = 0
for line in sys.stdin:
    said = json.loads(line)
    games += said["type"] == "end"
    if games == 4: open({str(told)!r}, "w").write(str(os.getpid())); games += 1
    if said["type"] == "decide": print(json.dumps({{"move": said["moves"][0]}}), flush=True)
"""
    )
    out = tmp_path / "r.json"
    words = [*PLAY, "--entrants", f"random,prog:{sys.executable} {script}", "--games", "100000"]
    process = subprocess.Popen(  # noqa: S603 - our own program
        [str(Path(sys.executable).parent / "fathoms"), *words, "--out", str(out), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    # A process that fails must fail the test, not hold it up.
    pid = int(told.read_text() or "0")
    process.send_signal(asked)
    _, err = process.communicate()
    assert process.returncode == 130, err
    assert "Interrupted after" in err
    results: dict[str, Any] = json.loads(out.read_text())
    assert not results["complete"]
    assert results["games"] >= 2
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["tournament"], "Give a game"),
        ([*PLAY], "at least two"),
        ([*PLAY, "--entrants", "greedy"], "at least two"),
        ([*PLAY, "--entrants", "greedy,deep-blue"], "“deep-blue” is not an entrant"),
        ([*PLAY, "--entrants", "greedy,prog:./nobody"], "There is no program ./nobody"),
        ([*PLAY, "--entrants", "greedy,prog:./file"], "./file is not executable"),
        ([*PLAY, "--entrants", "greedy,nowhere:Bot"], "No module named 'nowhere'"),
        ([*PLAY, "--entrants", "greedy,broken:Bot"], "broken:Bot cannot play: SyntaxError"),
        ([*PLAY, "--entrants", "greedy,random", "--players", "9"], "9 seats"),
        ([*PLAY, "--entrants", "greedy,random", "--format", "cup"], "There is no format “cup”"),
        ([*PLAY, "--entrants", "greedy,random", "--rounds", "3"], "Only a Swiss tournament has rounds"),
        ([*PLAY, "--entrants", "greedy,random", "--games", "0"], "--games takes"),
        ([*PLAY, "--entrants", "greedy,random", "--time", "0"], "--time 0"),
        ([*PLAY, "--entrants", "greedy,random", "--time", "soon"], "--time takes"),
        ([*PLAY, "--entrants", "greedy,random", "--processes", "0"], "--processes takes"),
        ([*PLAY, "--entrants", "greedy,random", "--out", "nowhere/r.json"], "There is no file nowhere"),
        ([*PLAY, "--entrants", "greedy,random", "--page", "."], "is a folder"),
        ([*PLAY, "--entrants", "greedy,random", "--format", "swiss", "--players", "3"], "at least as many"),
        (["tournament", "into-the-blue", "--rules", "nonsense"], "is not a rule set"),
    ],
)
def test_mistakes_get_one_sentence(
    shell: Shell, words: list[str], part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("words")
    (tmp_path / "broken.py").write_text("class Bot(:\n")
    ran = shell(*words)
    assert ran.status == 2
    assert part in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""
