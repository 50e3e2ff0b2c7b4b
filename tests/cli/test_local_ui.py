"""A sitting at the table: who is asked what, what can be taken back, what stays secret, what is saved."""

from __future__ import annotations

import json
from collections import deque
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec
import pytest

from cli.pearls import PEARLS, PearlDraft, Text
from fathoms.cli.play.keys import Entry, KeySource
from fathoms.cli.play.local_ui import LocalUI
from fathoms.cli.play.table import LocalTable, SaveFile, new_record, played_on_record
from fathoms.cli.play.table_ui import LeaveTable
from fathoms.cli.play.terminal import Screen
from fathoms.core import CHANCE, Malformed
from fathoms.core.screens import Key
from fathoms.core.text import Phrase, plain
from fathoms.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from fathoms.core import Record
    from fathoms.core.text import Line

pytestmark = pytest.mark.usefixtures("pearls")


class Asked(NamedTuple):
    board: list[str]
    prompt: str
    keys: list[str]


class Noted(Screen):
    """A screen that remembers what it showed."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.told: list[str] = []
        self.notes: list[str] = []
        self.help: list[str] = []

    def tell(self, sentence: str, turn: int) -> None:
        del turn
        self.told.append(sentence)

    def take_back(self, told: str, sentence: str) -> None:
        assert self.told.pop() == told
        self.notes.append(sentence)

    def note(self, sentence: str) -> None:
        self.notes.append(sentence)

    def ask(self, board: list[Line], prompt: str, keys: Sequence[Key]) -> None:
        self.asked.append(Asked([plain(line) for line in board], prompt, [key for key, _ in keys]))

    def pages(self, text: str) -> list[list[Line]]:
        self.help.append(text)
        return [[]]

    def show_page(self, page: list[Line], prompt: str) -> bool:
        del page, prompt
        return True


class Scripted(KeySource):
    """Keys as a person would press them, one by one."""

    live = True

    def __init__(self, keys: str) -> None:
        self.keys = deque(" " if key == "space" else key for key in keys.split())
        self.pauses = 0
        self.forgotten = 0

    def next(self, *, whole_lines: bool = False) -> Entry:
        del whole_lines
        if not self.keys:
            raise EOFError
        return Entry(self.keys.popleft())

    def put_back(self, entry: Entry) -> None:
        self.keys.appendleft(entry.text)

    def forget_early(self) -> None:
        self.forgotten += 1

    def pause(self, seconds: float) -> str | None:
        assert seconds == 1
        self.pauses += 1
        return self.keys.popleft() if self.keys and self.keys[0] == "hurry" else None


class Sat(NamedTuple):
    table: LocalTable
    screen: Noted
    keys: Scripted
    saved: dict[str, object]
    left: str | None

    @property
    def moves(self) -> list[str]:
        return list(self.table.record.moves)


class Chair:
    """Sits down at a table of Pearls with given moves behind it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(
        self,
        keys: str,
        *moves: str,
        players: tuple[str, ...] = ("me", "taker"),
        pause: float = 0,
        typed: bool = False,
    ) -> Sat:
        names = ["Ana", "Bo", "Cy"][: len(players)]
        record = new_record(PEARLS, PEARLS.rule_sets["long"], names, 0)
        table = LocalTable(msgspec.structs.replace(record, moves=moves), players, 1, Texts("en"))
        screen, scripted, path = Noted(), Scripted(keys), self.folder / "game.json"
        ui = LocalUI(table, SaveFile(path), screen, scripted, Texts("en"), pause=pause, typed=typed)
        left = None
        try:
            ui.run()
        except LeaveTable as wish:
            left = str(wish)
        saved: dict[str, object] = json.loads(path.read_bytes()) if path.exists() else {}
        return Sat(table, screen, scripted, saved, left)


def over() -> list[str]:
    """Give the moves of a whole game."""
    rules = cast("Any", PEARLS.rule_sets["long"])
    state, moves = PEARLS.start(rules, 2, 0), list[str]()
    while state.actor is not None:
        move = state.chances().at(0) if state.actor == CHANCE else Text("take")
        state = state.play(move)
        moves.append(PEARLS.write_move(move, rules))
    return moves


@pytest.fixture
def sit(tmp_path: Path) -> Chair:
    return Chair(tmp_path)


def test_a_turn_waits_for_the_person_to_throw(sit: Chair) -> None:
    sat = sit("", "deal 77")
    assert sat.moves == ["deal 77"]
    assert sat.screen.asked[-1].prompt == "Your turn."
    assert sat.screen.asked[-1].keys == ["r", "?", "q"]
    for key in ("r", "enter"):
        assert len(sit(key, "deal 77").moves) == 2


def test_at_the_end_the_review_can_be_read(sit: Chair, monkeypatch: pytest.MonkeyPatch) -> None:
    def page(record: Record, names: Sequence[str], say: Texts) -> str:
        return f"{len(record.moves)} moves in {say.lang} for {names[0]}"

    monkeypatch.setattr("fathoms.cli.review.review_page", page)
    moves = over()
    sat = sit("? space r space x enter", *moves)
    *_, last = sat.screen.asked
    assert last.keys == ["r", "enter"]
    assert "win" in last.prompt
    assert "r shows its review" in sat.screen.help[0]
    assert sat.screen.help[1:] == [f"{len(moves)} moves in en for You"]
    assert (sat.left, list(sat.keys.keys)) == (None, [])
    # Anyone who is gone needs none, and bots alone are not asked.
    assert sit("", *moves).left is None
    assert sit("", *moves, players=("taker", "taker")).screen.asked == []


def test_a_review_that_cannot_be_made_or_is_stopped_is_said(
    sit: Chair, monkeypatch: pytest.MonkeyPatch
) -> None:
    for error, told in (
        (Malformed("review.out-many", path="x", ending=".json"), "x"),
        (KeyboardInterrupt(), "stopped"),
    ):

        def fails(*_: object, error: BaseException = error) -> str:
            raise error

        monkeypatch.setattr("fathoms.cli.review.review_page", fails)
        sat = sit("r enter", *over())
        assert told in sat.screen.notes[-1]
        assert sat.left is None


def test_what_was_taken_over_from_another_game_is_not_taken_back() -> None:
    record = new_record(PEARLS, PEARLS.rule_sets["long"], ["Ana", "Bo"], 0)
    before = msgspec.structs.replace(record, moves=("deal 77", "die 2", "take"))
    for number in (2, 3):
        made = played_on_record(before, number, ["Cy", "Di"], 5)
        table = LocalTable(made, ("me", "me"), 5, Texts("en"))
        assert made.extra["origin"] == {"table": None, "move": number, "afresh": [1]}
        assert made.moves[1:] == before.moves[1:number]
        assert not table.can_undo()


def test_a_secret_shuffle_waits_for_nobody(sit: Chair) -> None:
    sat = sit("")
    assert sat.moves[0].startswith("deal ")
    assert sat.screen.told == []


def test_keys_grow_into_a_move(sit: Chair) -> None:
    sat = sit("t", "deal 77", "die 2")
    assert sat.moves == ["deal 77", "die 2"]
    assert sat.screen.asked[-1].prompt == "Sure?"
    assert sit("t enter", "deal 77", "die 2").moves == ["deal 77", "die 2", "take"]


def test_a_key_that_means_nothing_is_answered(sit: Chair) -> None:
    sat = sit("x up", "deal 77", "die 2")
    assert "“x” does nothing here" in sat.screen.notes[0]
    assert "“↑” does nothing here" in sat.screen.notes[1]
    # Before the throw, too.
    sat = sit("x up", "deal 77")
    assert [note.partition(" ")[0] for note in sat.screen.notes] == ["“x”", "“↑”"]


def test_undo_first_clears_a_choice_then_takes_back_own_moves(sit: Chair) -> None:
    sat = sit("t u t", "deal 77", "die 2")
    assert [asked.prompt for asked in sat.screen.asked] == ["Take it?", "Sure?", "Take it?", "Sure?"]
    sat = sit("l u", "deal 77", "die 2")
    assert sat.moves == ["deal 77", "die 2"]
    assert sat.saved["moves"] == ["deal 77", "die 2"]
    assert sat.screen.told == []
    assert sat.screen.notes == ["The last move is undone."]


def test_what_fell_cannot_be_taken_back(sit: Chair) -> None:
    sat = sit("u", "deal 77", "die 2")
    assert sat.moves == ["deal 77", "die 2"]
    assert "u" not in sat.screen.asked[0].keys
    assert "nothing to undo" in sat.screen.notes[0]


def test_a_move_that_revealed_a_secret_cannot_be_taken_back(sit: Chair) -> None:
    sat = sit("o u", "deal 79", "die 2")
    assert sat.moves == ["deal 79", "die 2", "open"]
    assert sat.screen.asked[-1].board[1] == "oysters 7?"


def test_a_bots_move_cannot_be_taken_back(sit: Chair) -> None:
    sat = sit("u", "deal 77", "die 2", "take", "die 1", "take")
    assert len(sat.moves) == 5
    assert "nothing to undo" in sat.screen.notes[0]


def test_a_turn_ends_with_a_pause_in_which_it_can_be_taken_back(sit: Chair) -> None:
    sat = sit("l", "deal 77", "die 2")
    assert sat.moves[-1] == "leave"
    assert sat.screen.asked[-1].prompt == "Your turn is over."
    assert sat.screen.asked[-1].keys == ["enter", "u", "?", "q"]
    assert len(sit("l enter", "deal 77", "die 2").moves) == 5, "the bot throws and takes"


def test_between_two_persons_the_throw_is_the_pause(sit: Chair) -> None:
    sat = sit("l", "deal 77", "die 2", players=("me", "me"))
    assert sat.screen.asked[-1].prompt == "Bo, it is your turn."
    assert sat.screen.asked[-1].keys == ["r", "p", "u", "?", "q"]
    assert sit("l u", "deal 77", "die 2", players=("me", "me")).moves == ["deal 77", "die 2"]


def test_with_one_person_the_own_secrets_are_always_seen(sit: Chair) -> None:
    sat = sit("p", "deal 79", "die 2", "open")
    assert sat.screen.asked[0].board[1] == "oysters 7?"
    assert "p" not in sat.screen.asked[0].keys
    assert "“p” does nothing" in sat.screen.notes[0]


def test_with_several_persons_secrets_are_seen_by_peeking_only(sit: Chair) -> None:
    sat = sit("p x", "deal 79", "die 2", "open", players=("me", "me"))
    boards = [asked.board[1] for asked in sat.screen.asked]
    assert boards == ["oysters ??", "oysters 7?", "oysters ??"]
    assert sat.screen.asked[0].prompt == "Ana: Take it?"
    assert sat.screen.asked[1].prompt.startswith("Only for Ana")


def test_help_is_shown_and_the_question_comes_again(sit: Chair) -> None:
    sat = sit("? x t", "deal 77", "die 2")
    assert "undo your last move" in sat.screen.help[0]
    assert sat.screen.asked[-1].prompt == "Sure?"


def test_the_adviser_is_asked_with_a_key(sit: Chair) -> None:
    sat = sit("h x t", "deal 77", "die 2")
    shown = sat.screen.help[0]
    assert "take" in shown
    assert "50.0 % to win" in shown
    assert "h" in sat.screen.asked[0].keys
    assert sat.screen.asked[1].prompt.startswith("Weighing the choices"), "nobody waits without knowing why"
    assert sat.screen.asked[-1].prompt == "Sure?"


def test_a_game_that_needs_the_key_keeps_it(sit: Chair, monkeypatch: pytest.MonkeyPatch) -> None:
    def keys(draft: PearlDraft) -> list[Key]:
        del draft
        return [Key("h", "harvest")]

    def press(draft: PearlDraft, key: str) -> Text:
        del draft, key
        return Text("leave")

    monkeypatch.setattr(PearlDraft, "keys", keys)
    monkeypatch.setattr(PearlDraft, "press", press)
    sat = sit("h", "deal 77", "die 2")
    assert sat.moves[:3] == ["deal 77", "die 2", "leave"]
    assert sat.screen.help == []


def test_leaving_says_why(sit: Chair) -> None:
    assert sit("q", "deal 77").left == "play.left"
    assert sit("", "deal 77").left == "play.input-ended"


def test_every_move_is_saved_at_once(sit: Chair) -> None:
    sat = sit("r", "deal 77")
    assert sat.saved["moves"] == sat.moves
    assert sat.saved["players"] == ["me", "taker"]
    assert sat.saved["seed"] == 1


def test_bots_play_with_pauses_that_a_key_shortens(sit: Chair) -> None:
    sat = sit("enter", "deal 77", "die 2", "leave", pause=1)
    assert len(sat.moves) == 5
    assert sat.keys.pauses == 1, "after the bot's throw; after its move it is the person's turn"
    assert sat.screen.asked[-2].prompt == "It is Bo’s turn."
    assert sat.keys.forgotten == 1, "keys pressed meanwhile are not meant for the next question"
    players = ("taker", "taker", "taker")
    slow, quick = sit("", pause=1, players=players), sit("hurry", pause=1, players=players)
    assert slow.moves == quick.moves
    assert slow.keys.pauses > quick.keys.pauses == 1


def test_what_a_bot_has_to_say_about_its_play_is_said_once(
    sit: Chair, monkeypatch: pytest.MonkeyPatch
) -> None:
    def note(_bot: object) -> Phrase:
        return Phrase("train.expert-other-rules")

    monkeypatch.setattr("fathoms.cli.play.local_ui.note_of", note)
    sat = sit("", players=("taker", "taker"))
    assert len(sat.moves) > 4
    assert sat.screen.notes == ["“expert” knows the standard rules only; with these it plays like “greedy”."]


def test_a_game_of_bots_ends_by_itself(sit: Chair) -> None:
    sat = sit("", players=("taker", "random"))
    assert sat.left is None
    assert sat.saved["result"]


def test_real_dice_are_typed_in_whole_or_as_faces(sit: Chair) -> None:
    for keys in ("3 enter", "d i e space 3 enter", "1 backspace 3 enter", "1 escape 3 enter"):
        assert sit(keys, "deal 77", typed=True).moves == ["deal 77", "die 3"]


def test_a_fall_that_cannot_be_is_asked_for_again(sit: Chair) -> None:
    sat = sit("9 enter z enter 2 enter", "deal 77", typed=True)
    assert sat.moves == ["deal 77", "die 2"]
    assert sat.screen.notes[0].startswith("That roll is not possible")
    assert sat.screen.asked[0].prompt.startswith("Your roll")


def test_shuffles_are_drawn_also_with_real_dice(sit: Chair) -> None:
    sat = sit("", typed=True)
    assert [move.partition(" ")[0] for move in sat.moves] == ["deal"]


def test_typed_dice_can_be_left_and_taken_back_from(sit: Chair) -> None:
    assert sit("q", "deal 77", typed=True).left == "play.left"
    sat = sit("l enter u", "deal 77", "die 2", typed=True)
    assert sat.moves == ["deal 77", "die 2"]


def test_a_resumed_game_goes_on_as_it_would_have_gone(sit: Chair) -> None:
    whole = sit("", players=("taker", "random")).moves
    for cut in (1, 4, len(whole) - 1):
        assert sit("", *whole[:cut], players=("taker", "random")).moves == whole


def test_a_full_disk_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    sat = Chair(tmp_path / "not there")("r t", "deal 77")
    assert len(sat.moves) == 2
    assert "not there" in sat.screen.notes[0]
    assert sat.screen.asked[-1].prompt == "Sure?"
