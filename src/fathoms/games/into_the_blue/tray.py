"""The dice tray under the sea: dice as boxes, the run joined, and what is going on in words."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final, NamedTuple

from fathoms.core.picture import fit
from fathoms.games.into_the_blue.moves import FACE_ORDER
from fathoms.games.into_the_blue.palette import CHEST_FACE, CORAL, FOAM, GOLD, INK, PEARL, SHADE, blend
from fathoms.games.into_the_blue.rules import CHEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Say
    from fathoms.core.picture import Picture
    from fathoms.games.into_the_blue.state import State

ROWS: Final = 4
_START: Final = 2
_RUN: Final = blend(PEARL, GOLD, 0.25)
_IDLE: Final = blend(PEARL, INK, 0.35)
_GONE: Final = blend(PEARL, INK, 0.8)


class Scene(NamedTuple):
    """What is drawn, and the words for it."""

    state: State
    names: Sequence[str]
    say: Say


def draw_tray(picture: Picture, top: int, scene: Scene, kept: Sequence[bool]) -> None:
    """Draw the dice at the left and the words at the right."""
    after = _draw_dice(picture, top, scene.state, kept)
    left = max(after + 3, picture.columns // 2)
    row = top
    for text, style in _words(scene, kept):
        for line in wrap(text, picture.columns - left - 1):
            if row < top + ROWS:
                picture.write(row, left, line, style)
            row += 1


def _draw_dice(picture: Picture, top: int, state: State, kept: Sequence[bool]) -> int:
    """Draw the dice, those of the run in one frame (T4); give the column after the last."""
    final = state.phase in ("place", "chest")
    dice = state.dice or " " * state.rules.dice
    # A perfect dive loses no die (T8): its chest belongs to the run.
    run = len(dice) if state.phase == "chest" else sum(face in FACE_ORDER[: state.depth] for face in dice)
    if run:
        picture.write(top, _START, ("┏" + "━━━┳" * run)[:-1] + "┓", f"bold {INK} on {_RUN}")
        picture.write(top + 2, _START, ("┗" + "━━━┻" * run)[:-1] + "┛", f"bold {INK} on {_RUN}")
    column = _START
    for number, face in enumerate(dice, start=1):
        shown = CHEST_FACE if face == CHEST else face
        if number <= run:
            picture.write(top + 1, column, f"┃ {shown} ┃", f"bold {INK} on {_RUN}")
        elif final or not state.dice:
            _draw_die(picture, top, column, (f"┌╌╌╌┐╎ {shown} ╎└╌╌╌┘", f"{SHADE} on {_GONE}"))
        else:
            _draw_die(picture, top, column, (f"┌───┐│ {shown} │└───┘", f"{INK} on {_IDLE}"))
        # Once the dice are final, numbers mean levels and chests: none stands under a die any more.
        if state.dice and not final:
            label, style = (f"[{number}]", f"bold {GOLD}") if kept[number - 1] else (f" {number} ", SHADE)
            picture.write(top + 3, column + 1, label, style)
        column += 4 if number < run else 6
    return column - 1


def _draw_die(picture: Picture, top: int, column: int, die: tuple[str, str]) -> None:
    box, style = die
    for row in range(3):
        picture.write(top + row, column, box[5 * row : 5 * row + 5], style)


def _words(scene: Scene, kept: Sequence[bool]) -> list[tuple[str, str]]:
    """Say whose turn it is, how the dive goes, and whether the game is ending: texts and their styles."""
    state, names, say = scene
    if state.phase == "deal":
        return [(say("into-the-blue.board-deal"), FOAM)]
    name, roll = fit(names[state.seat], 20), state.rolls + (state.phase == "roll")
    words = [
        (say("into-the-blue.board-turn", name=name, roll=roll, rolls=state.rules.rolls), f"bold {PEARL}")
    ]
    if state.last_turns >= 0:
        # The turn that is on is one of the last ones.
        words.append((say("into-the-blue.board-last-turns", left=state.last_turns + 1), f"bold {CORAL}"))
    if state.phase == "chest":
        words.append((say("into-the-blue.board-perfect"), f"bold {GOLD}"))
    elif state.dice:
        words.append((_run_words(state, say), FOAM))
    if any(kept) and state.phase in ("decide", "roll"):
        words.append((say("into-the-blue.board-kept"), SHADE))
    return words


def _run_words(state: State, say: Say) -> str:
    """Say how deep the run goes, and which number would take it deeper (T4)."""
    depth, missing = state.depth, state.depth + 1
    if depth == 0:
        return say("into-the-blue.board-no-run")
    if depth == state.rules.levels:
        return say("into-the-blue.board-all-the-way")
    if state.phase != "place":
        return say("into-the-blue.board-run-missing", depth=depth, missing=missing)
    lost = any(face not in FACE_ORDER[:depth] for face in state.dice)
    key = "into-the-blue.board-run-lost" if lost else "into-the-blue.board-run"
    return say(key, depth=depth, missing=missing)
