"""The sea in cross-section: a band for each level, a lane for each player, chests below, dice in a tray.

At the end the scoring in words: who takes what on each level, and why a tie went the way it did.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.core import Phrase, Span
from fathoms.core.text import Picture, blend, fit, text_columns
from fathoms.games.into_the_blue.dice import kept_dice
from fathoms.games.into_the_blue.moves import FACE_ORDER
from fathoms.games.into_the_blue.rules import CHEST, Rules, rolls_of
from fathoms.games.into_the_blue.scoring import (
    LevelScore,
    Table,
    explain,
    rank,
    treasure_points,
    treasures_on,
    winners,
)
from fathoms.games.into_the_blue.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Line, Say, View
    from fathoms.games.into_the_blue.scoring import TieBreak
    from fathoms.games.into_the_blue.state import State


class Shell(NamedTuple):
    """What tells one player's pieces from another's: a shape one column wide, and a colour."""

    mark: str
    colour: str


SHELLS: Final = (
    Shell("●", "#7ee081"),  # green clam
    Shell("@", "#8fc7ff"),  # blue spiral
    Shell("♣", "#ffd84d"),  # yellow scallop
    Shell("▲", "#ff8272"),  # red cone
    Shell("☼", "#d3a4ff"),  # violet urchin
)
"""One for each seat. The shapes are in the character sets that nearly every terminal font carries."""
MARKS: Final = tuple(shell.mark for shell in SHELLS)

MAIN: Final = "♦"
SECONDARY: Final = "◊"
CHEST_FACE: Final = "▣"

INK: Final = "#0a1b2e"
NIGHT: Final = "#0b1322"
SKY: Final = "#fbe9c6"
SKY_INK: Final = "#3a3226"
SAND: Final = "#8a6f4d"
GOLD: Final = "#f4c34f"
PEARL: Final = "#f6efdd"
FOAM: Final = "#d9f4ee"
CORAL: Final = "#ff8f6b"
SHADE: Final = "#7f8ea6"

_DEPTHS: Final = ("#1fa79f", "#14869a", "#10648a", "#0f4674", "#0d2d59", "#0b1d42")


def blues(levels: int) -> list[str]:
    """Give a blue for each level, from turquoise at the surface to ink on the floor."""
    if levels == 1:
        return [_DEPTHS[0]]
    last = len(_DEPTHS) - 1
    tones: list[str] = []
    for level in range(levels):
        at, rest = divmod(level * last, levels - 1)
        tones.append(blend(_DEPTHS[at], _DEPTHS[min(at + 1, last)], rest / (levels - 1)))
    return tones


_NAME: Final = 14
"""Columns for a name where several stand on a line."""


class ScoreVerdict(msgspec.Struct, frozen=True):
    """All that makes up the scores."""

    rules: Rules
    table: Table
    chests: tuple[int, ...]
    """For each seat the sum of its chests."""

    @property
    def levels(self) -> tuple[LevelScore, ...]:
        """Who takes what on each level, from the deepest up (S1)."""
        return explain(self.rules, self.table)

    @property
    def treasures(self) -> list[int]:
        """Each seat's points from treasures."""
        return treasure_points(self.rules, self.table)

    @property
    def scores(self) -> list[int]:
        """Each seat's treasures and chests (S6)."""
        return [sum(points) for points in zip(self.treasures, self.chests, strict=True)]


def verdict_of(state: State) -> ScoreVerdict:
    """Score a state as it stands, with the chests whose values are known in it."""
    chests = [0] * len(state.left)
    for owner, value in zip(state.owners, state.chests, strict=True):
        if owner != NOBODY and value is not None:
            chests[owner] += value
    return ScoreVerdict(state.rules, state.table, tuple(chests))


def tie_phrase(tie: TieBreak, names: Sequence[str]) -> Phrase:
    """Say who ranks higher, by which rule, and the two numbers that it compared."""
    better, worse = names[tie.better], names[tie.worse]
    return Phrase(
        tie.key,
        {"better": better, "worse": worse, "level": tie.level, "ours": tie.ours, "theirs": tie.theirs},
    )


def tie_words(score: LevelScore, names: Sequence[str], say: Say, columns: int) -> str:
    """Explain the ties of a level on one line: by name, by mark, or in signs, whichever still fits."""
    marks = [shell.mark for shell in SHELLS]
    for who in ([fit(name, _NAME) for name in names], marks):
        phrases = [tie_phrase(tie, who) for tie in score.ties]
        words = " · ".join(say(phrase.key, **phrase.args) for phrase in phrases)
        if text_columns(words) <= columns:
            return words
    return " · ".join(
        f"{marks[tie.better]}>{marks[tie.worse]} {tie.rule} {tie.ours}:{tie.theirs}" for tie in score.ties
    )


def draw_verdict(picture: Picture, top: int, scene: ShownTable) -> None:
    """Write the winners and every player's sum where the dice lay."""
    verdict = verdict_of(scene.state)
    names = [fit(name, _NAME) for name in scene.names]
    picture.write(top, 2, _winners(verdict, names, scene.say), f"bold {GOLD}")
    half = picture.columns // 2
    for seat, words in enumerate(_sums(verdict, names, scene.say)):
        mark, colour = SHELLS[seat]
        row, column = top + 1 + seat // 2, 2 + seat % 2 * half
        picture.write(row, column, mark, f"bold {colour}")
        picture.write(row, column + 2, fit(words, half - 5), PEARL)


def scoring_lines(
    verdict: ScoreVerdict, names: Sequence[str], say: Say, shells: Sequence[Shell] = SHELLS
) -> list[Line]:
    """Tell a whole scoring: each level from the deep up, its ties, the sums, the winner."""
    lines: list[Line] = []
    tones = blues(verdict.rules.levels)
    marks = [Span(mark, f"bold {colour}") for mark, colour in shells]
    for score in verdict.levels:
        label = f" {say('into-the-blue.level', level=score.level)} "
        line = [Span(label, f"bold {PEARL} on {tones[score.level - 1]}")]
        for seat in score.ranking:
            took = score.tokens.get(seat, "–")
            line += [Span("  "), marks[seat], Span(f" {fit(names[seat], _NAME)} {took}")]
        if not score.ranking:
            line.append(Span("  " + say("into-the-blue.nobody"), "dim"))
        lines.append(line)
        for tie in score.ties:
            phrase = tie_phrase(tie, names)
            lines.append([Span(" " * (text_columns(label) + 2)), Span(say(phrase.key, **phrase.args), "dim")])
    lines.append([])
    lines += [[marks[seat], Span(f" {words}")] for seat, words in enumerate(_sums(verdict, names, say))]
    lines.append([Span(_winners(verdict, names, say), "bold")])
    return lines


def _winners(verdict: ScoreVerdict, names: Sequence[str], say: Say) -> str:
    """Say who won, or who share the victory (S6)."""
    scores = verdict.scores
    best = [names[seat] for seat in winners(scores)]
    if len(best) == 1:
        return say("into-the-blue.wins", name=best[0], points=max(scores))
    return say("into-the-blue.share", names=[*best], points=max(scores))


def _sums(verdict: ScoreVerdict, names: Sequence[str], say: Say) -> list[str]:
    parts = zip(names, verdict.scores, verdict.treasures, verdict.chests, strict=True)
    return [
        say("into-the-blue.sum", name=name, points=score, treasures=treasures, chests=chests)
        for name, score, treasures, chests in parts
    ]


_TRAY_ROWS: Final = 4
_START: Final = 2
_RUN: Final = blend(PEARL, GOLD, 0.25)
_IDLE: Final = blend(PEARL, INK, 0.35)
_GONE: Final = blend(PEARL, INK, 0.8)


class ShownTable(NamedTuple):
    """What is drawn, and the words for it."""

    state: State
    names: Sequence[str]
    say: Say


def draw_tray(picture: Picture, top: int, scene: ShownTable, kept: Sequence[bool]) -> None:
    """Draw the dice at the left and the words at the right."""
    after = _draw_dice(picture, top, scene.state, kept)
    left = max(after + 3, picture.columns // 2)
    row = top
    for text, style in _words(scene, kept):
        for line in wrap(text, picture.columns - left - 1):
            if row < top + _TRAY_ROWS:
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


def _words(scene: ShownTable, kept: Sequence[bool]) -> list[tuple[str, str]]:
    """Say whose turn it is, how the dive goes, and whether the game is ending: texts and their styles."""
    state, names, say = scene
    if state.phase == "deal":
        return [(say("into-the-blue.board-deal"), FOAM)]
    name, roll = fit(names[state.seat], 20), state.rolls + (state.phase == "roll")
    words = [
        (
            say("into-the-blue.board-turn", name=name, roll=roll, rolls=rolls_of(state.rules, state.seat)),
            f"bold {PEARL}",
        )
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


COLUMNS: Final = 80
_LEFT: Final = 9
"""Columns for a level's number and its main treasure."""
_RIGHT: Final = 10
"""Columns for two secondary treasures beside each other."""
_LID: Final = blend(GOLD, INK, 0.3)
_HOLE: Final = blend(SAND, INK, 0.75)
_SUN: Final = blend(SKY, GOLD, 0.75)
_WAVES: Final = "▁▂▃▄▃▂▁▁▂▂▁▁▂▃▄▅▄▃▂▁▁▁"
_SWELL: Final = "▁▁▁▂▂▃▃▂▂▁▁▁▁▁▂▂▂▁▁"
_DUNES: Final = "▁▂▂▃▃▃▂▂▁▁▁▁▂▂▂▁"
_SHAFTS: Final = ((14, 4), (33, 6), (57, 3), (70, 5))
"""Where light comes through the surface, and how broad."""
_LIFE: Final = ("", "<><", "", "><>", "° o", "<><")


def draw(seen: View[State], names: Sequence[str], say: Say, kept: Sequence[bool] | None = None) -> list[Line]:
    """Draw the table as a viewer sees it; `kept` marks the dice a person is about to keep."""
    return _Sea(ShownTable(seen.state, names, say)).draw(kept)


class _Sea:
    """One drawing, row by row from the sky to the dice."""

    def __init__(self, scene: ShownTable) -> None:
        self.scene = scene
        self.state = state = scene.state
        self.rules = rules = state.rules
        self.verdict = verdict_of(state)
        self.seats = len(state.left)
        self.lane = (COLUMNS - _LEFT - _RIGHT) // self.seats
        self.blues = blues(rules.levels)
        # The deepest sea leaves no room for a row of waves, nor for lids on the chests.
        self.deep = rules.levels > 5
        self.height = min(4, max(2, 10 // rules.levels))
        self.sky = 2 if self.deep else 3
        self.floor = self.sky + self.height * rules.levels
        self.tray = self.floor + (1 if self.deep else 2)
        self.picture = Picture(COLUMNS, self.tray + _TRAY_ROWS, NIGHT)

    def draw(self, kept: Sequence[bool] | None) -> list[Line]:
        state = self.state
        self._draw_sky()
        for level in range(1, self.rules.levels + 1):
            self._draw_water(level)
            self._draw_treasures(level)
            for seat in range(self.seats):
                self._draw_stack(level, seat)
        self._draw_floor()
        if state.phase == "over":
            self._draw_ties()
            draw_verdict(self.picture, self.tray, self.scene)
        else:
            held = kept_dice(state.dice, state.held) if kept is None else kept
            draw_tray(self.picture, self.tray, self.scene, held)
        return self.picture.lines()

    def _top(self, level: int) -> int:
        """The first row of a level's band."""
        return self.sky + self.height * (level - 1)

    def _lane(self, seat: int) -> int:
        """The column of a player's stacks; the one before it is for the diver's line."""
        return _LEFT + self.lane * seat + 1

    def _draw_sky(self) -> None:
        """Draw the players above their lanes: name, mark, unplayed shells, chests, points as of now."""
        picture, state = self.picture, self.state
        for row in range(self.sky):
            picture.fill(row, SKY)
        picture.fill(0, _SUN, COLUMNS - 7, COLUMNS - 3)
        picture.fill(1, _SUN, COLUMNS - 9, COLUMNS - 1)
        if not self.deep:
            picture.write(self.sky - 1, 0, (_WAVES * 4)[:COLUMNS], self.blues[0])
        if state.turns:
            turns = self.scene.say("into-the-blue.board-turns", turns=state.turns)
            picture.write(0, 1 if len(turns) < _LEFT else 0, fit(turns, _LEFT), SAND)
        ahead = state.result.winners if state.result else (state.turn,)
        for seat, name in enumerate(self.scene.names):
            mark, colour = SHELLS[seat]
            label, column = f"{mark} {fit(name, self.lane - 5)} ", self._lane(seat)
            if seat in ahead:
                picture.write(0, column - 1, "★" if state.result else "►", f"bold {CORAL}")
                picture.write(0, column, label, f"bold {INK} on {colour}")
            else:
                picture.write(0, column, label, f"{INK} on {blend(SKY, colour, 0.4)}")
        for seat, purse in enumerate(self._purses()):
            picture.write(1, self._lane(seat), purse, SKY_INK)

    def _purses(self) -> list[str]:
        """Tell what each player has, in words if every lane has room for them, else in signs."""
        state, words, signs = self.state, list[str](), list[str]()
        for seat, (left, points) in enumerate(zip(state.left, self.verdict.scores, strict=True)):
            mine = [value for owner, value in zip(state.owners, state.chests, strict=True) if owner == seat]
            known = "no" if None in mine else "yes"
            key, chests = "into-the-blue.board-purse", len(mine)
            words.append(self.scene.say(key, shells=left, chests=chests, points=points, known=known))
            parts = [f"{SHELLS[seat].mark}{left}", f"{'' if known == 'yes' else '≥'}{points}p"]
            if mine:
                parts.insert(1, f"{CHEST_FACE}{chests}")
            spaced = " ".join(parts)
            signs.append(spaced if len(spaced) < self.lane else "".join(parts))
        return words if max(map(text_columns, words)) < self.lane else signs

    def _draw_water(self, level: int) -> None:
        """Draw a band of one blue, lit from above, with the next one swelling into it from below."""
        picture, blue, top = self.picture, self.blues[level - 1], self._top(level)
        for row in range(top, top + self.height):
            picture.fill(row, blue)
            light = blend(blue, FOAM, max(0.0, 0.1 - 0.008 * row))
            for start, wide in _SHAFTS:
                picture.fill(row, light, max(start - 2 * row, 0), max(start - 2 * row + wide, 0))
        last = level == self.rules.levels
        pattern, below = (_DUNES, SAND) if last else (_SWELL, self.blues[level])
        picture.write(top + self.height - 1, 0, (pattern * 8)[7 * level :][:COLUMNS], below)

    def _draw_treasures(self, level: int) -> None:
        """Draw the main treasure left, the secondary ones right, each with the mark of who leads now."""
        picture, state, top = self.picture, self.state, self._top(level)
        blue, ranking = self.blues[level - 1], rank(state.table, level)
        main, *others = treasures_on(self.rules, level, self.seats)
        reached = level <= state.depth
        if reached and state.phase == "place":
            picture.write(top, 0, f"[{level}]", f"bold {PEARL}")
        else:
            picture.write(top, 1, str(level), f"bold {PEARL if reached else blend(PEARL, blue, 0.35)}")
        column = picture.write(top, 4, f"{MAIN}{main}", f"bold {GOLD}")
        if ranking:
            self._draw_mark(top, column + 1, ranking[0])
        for at, value in enumerate(others):
            row, column = top + at // 2, COLUMNS - _RIGHT + 1 + at % 2 * 5
            column = picture.write(row, column, f"{SECONDARY}{value}", f"{blend(GOLD, PEARL, 0.5)} on {blue}")
            if at + 1 < len(ranking):
                self._draw_mark(row, column, ranking[at + 1])
        if len(others) <= 2:
            life, column = _LIFE[level % len(_LIFE)], COLUMNS - 6 - level % 3
            picture.write(top + self.height - 1, column, life, f"{blend(blue, FOAM, 0.45)} on {blue}")

    def _draw_mark(self, row: int, column: int, seat: int) -> None:
        mark, colour = SHELLS[seat]
        self.picture.write(row, column, mark, f"bold {INK} on {colour}")

    def _draw_stack(self, level: int, seat: int) -> None:
        """Draw a player's shells on a level, mark by mark; beyond the room, the mark and a number."""
        picture, state, top, column = self.picture, self.state, self._top(level), self._lane(seat)
        mark, colour = SHELLS[seat]
        count = state.shells[seat][level - 1]
        room = self.lane - (6 if state.phase == "over" else 2)
        stack = mark * count if count <= room else f"{mark}×{count}"
        after = picture.write(top, column, stack, f"bold {INK} on {colour}")
        if state.phase == "over":
            gain = next(score.tokens.get(seat) for score in self.verdict.levels if score.level == level)
            picture.write(top, after + 1, "" if gain is None else f"+{gain}", f"bold {PEARL}")
        elif state.turn == seat and level <= state.depth:
            self._draw_line(level, column)

    def _draw_line(self, level: int, column: int) -> None:
        """Hang the diver's line as deep as the run goes (T4), beside it what each level would take (T6)."""
        state, top, blue = self.state, self._top(level), self.blues[level - 1]
        bottom = top + self.height - 1
        for row in range(top, bottom + 1):
            end = level == state.depth and row == bottom
            self.picture.write(row, column - 1, "▼" if end else "│", f"{PEARL} on {blue}")
        if state.phase in ("decide", "place") and (more := state.placed_on(level)):
            self.picture.write(top + 1, column, f"+{more}", f"bold {PEARL} on {blue}")

    def _draw_ties(self) -> None:
        """Explain under the stacks of each level how its ties were broken."""
        for score in self.verdict.levels:
            words = tie_words(score, self.scene.names, self.scene.say, COLUMNS - _LEFT - _RIGHT)
            style = f"{PEARL} on {self.blues[score.level - 1]}"
            self.picture.write(self._top(score.level) + 1, _LEFT + 1, words, style)

    def _draw_floor(self) -> None:
        picture, slots = self.picture, len(self.rules.chests)
        for row in range(self.floor, self.tray):
            picture.fill(row, SAND)
            for column in (3, 8, 72, 75):
                picture.write(row, column + row % 3, "·", blend(SAND, INK, 0.5))
        apart = min(9, (COLUMNS - 8) // slots)
        start = (COLUMNS - apart * (slots - 1) - 5) // 2
        for slot in range(slots):
            self._draw_chest(slot, start + apart * slot)

    def _draw_chest(self, slot: int, column: int) -> None:
        """Draw a chest with its number, or the hole it left with the mark of who took it."""
        picture, body = self.picture, self.tray - 1
        owner, value = self.state.owners[slot], self.state.chests[slot]
        if owner == NOBODY:
            if not self.deep:
                picture.write(body - 1, column, "▗▄▄▄▖", _LID)
            picture.write(body, column, "▐   ▌", GOLD)
            picture.write(body, column + 1, f"{slot + 1:^3}", f"bold {INK} on {GOLD}")
            return
        mark, colour = SHELLS[owner]
        inside = mark if value is None else f"{mark}{value}"
        if not self.deep:
            picture.write(body - 1, column, "╭───╮", f"{colour} on {_HOLE}")
        picture.write(body, column, f"│{inside:^3}│", f"bold {colour} on {_HOLE}")
