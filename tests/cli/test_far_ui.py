"""What a terminal knows of a table elsewhere: gaps, secrets, clocks, seats that are remembered."""

from __future__ import annotations

import os
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec
import pytest

from fair_games import fair_record
from fathoms.cli.join.command import HeldSeat, SeatKeeper
from fathoms.cli.join.connection import Lost
from fathoms.cli.join.table import FarTable, Retelling, Said, TableNews
from fathoms.cli.join.ui import FarUI, clock_face
from fathoms.cli.play.keys import Entry
from fathoms.core import CHANCE, Malformed, find_game, view
from fathoms.core.code import pack
from fathoms.core.record import HIDDEN
from fathoms.core.state_json import write_state
from fathoms.folders import state_folder
from fathoms.protocol import live
from fathoms.protocol.requests import Outcome, SeatInfo, TableInfo
from fathoms.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.core import Record

SAY = Texts("en")
GAME = find_game("into-the-blue")


def seats(*names: str) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(seat, "human", name, "green", None, taken=True, present=True, status="playing")
        for seat, name in enumerate(names)
    )


def info(
    game: str = GAME.name, *, first: int | None = 0, moves: int = 0, names: Any = ("Ana", "Leo")
) -> TableInfo:
    return TableInfo(
        table="t",
        game=game,
        rules={},
        code=pack(GAME, GAME.standard),
        seats=seats(*names),
        first=first,
        status="playing",
        version=moves + 2,
        moves=moves,
        actor=None,
        clock=None,
        listed=False,
        hints=True,
        created=0.0,
        commitment="",
        watchers=0,
        outcome=None,
        rematch=None,
    )


class Told:
    """A record, told as a server tells it to one seat."""

    def __init__(self, record: Record, you: int | None) -> None:
        self.record = record
        self.you = you
        rules = GAME.standard
        self.states: list[Any] = [GAME.start(rules, len(record.seats), record.first)]
        for text in record.moves:
            self.states.append(self.states[-1].play(GAME.read_move(text, rules)))

    def shown(self, number: int) -> str:
        before = self.states[number - 1]
        return HIDDEN if before.actor == CHANCE and before.chances().secret else self.record.moves[number - 1]

    def _position(self, number: int, *, shows: bool = True) -> dict[str, Any]:
        state = self.states[number]
        seen = msgspec.json.decode(write_state(view(state, self.you).state)) if shows else None
        return {
            "version": number + 2,
            "actor": state.actor,
            "turn": state.turn,
            "turns": state.turns,
            "view": seen,
            "scene": None,
            "moves": (),
            "more": False,
            "clocks": None,
            "can_undo": True,
            "words": None,
        }

    def whole(self, number: int, **more: Any) -> live.Table:
        told: dict[str, Any] = {
            "info": info(first=self.record.first, moves=number),
            "you": self.you,
            "played": tuple(self.shown(at) for at in range(1, number + 1)),
            "undo": None,
            "chat": (),
            "muted": (),
            "secret": None,
        }
        return live.Table(**self._position(number), **{**told, **more})

    def moved(self, number: int, **more: Any) -> live.Moved:
        seat = self.states[number - 1].actor
        shows = self.states[number].actor != CHANCE
        position = {**self._position(number, shows=shows), **more}
        return live.Moved(**position, move=self.shown(number), seat=seat, number=number)


@pytest.fixture(scope="module")
def told() -> Told:
    return Told(fair_record(GAME.name, 2, "told", first=0), 0)


def taken(table: FarTable, message: Any) -> TableNews:
    news = table.take(message)
    assert news is not None
    return news


def test_every_move_is_followed_and_told_as_to_the_one_who_sits_here(told: Told) -> None:
    table = FarTable(info(), SAY)
    taken(table, told.whole(0))
    names = ("You", "Leo")
    for number in range(1, len(told.record.moves) + 1):
        news = taken(table, told.moved(number))
        before, move = told.states[number - 1], GAME.read_move(told.record.moves[number - 1], GAME.standard)
        assert [each[0] for each in news.told] == [GAME.tell(before, move, names, SAY)]
        assert news.moved
        if told.states[number].actor != CHANCE:
            assert table.state == view(told.states[number], 0).state


def test_a_gap_is_noticed_and_a_repeated_move_is_not_told_twice(told: Told) -> None:
    table = FarTable(info(), SAY)
    taken(table, told.whole(3))
    assert table.take(told.moved(6)) is None
    assert taken(table, told.moved(3)) == TableNews()
    news = taken(table, told.whole(6))
    assert len(news.told) == 3, "only what was missed"


def test_who_comes_new_hears_the_last_moves_and_lines(told: Told) -> None:
    table = FarTable(info(), SAY)
    lines = tuple(live.ChatLine(number, 0.0, 1, "Leo", f"line {number}\x1b") for number in range(1, 9))
    news = taken(table, told.whole(20, chat=lines))
    assert len(news.told) == 6 + 3
    assert news.told[-1] == Said("Leo", "line 8 ", 8)
    assert not news.taken_back


def test_a_move_taken_back_is_noticed(told: Told) -> None:
    table = FarTable(info(), SAY)
    taken(table, told.whole(9))
    news = taken(table, told.whole(8))
    assert (news.taken_back, news.moved, news.told) == (True, True, ())


def test_only_the_own_last_move_can_be_taken_back(told: Told) -> None:
    own = next(at for at in range(1, 40) if told.states[at - 1].actor == 0)
    other = next(at for at in range(1, 80) if told.states[at - 1].actor == 1)
    for number, may in ((own, True), (other, False), (1, False)):
        table = FarTable(info(), SAY)
        taken(table, told.whole(number))
        assert table.can_undo() is may
    watcher = Told(told.record, None)
    table = FarTable(info(), SAY)
    taken(table, watcher.whole(own))
    assert not table.can_undo()


def test_somebody_elses_wish_is_asked_once(told: Told) -> None:
    table = FarTable(info(), SAY)
    taken(table, told.whole(5, undo=live.UndoWish(1, ())))
    assert table.asked
    taken(table, told.whole(5, undo=live.UndoWish(1, (0,))))
    assert not table.asked
    taken(table, told.whole(5, undo=live.UndoWish(0, ())))
    assert not table.asked


def test_a_clock_runs_between_messages(told: Told) -> None:
    now = [100.0]
    table = FarTable(info(), SAY, clock=lambda: now[0])
    taken(table, told.whole(4))
    assert table.time_left(0) is None
    taken(table, told.moved(5, clocks=live.Clocks((90.0, 60.0), 1)))
    now[0] += 61
    assert table.ticks
    assert (table.time_left(0), table.time_left(1)) == (90.0, 0.0)
    assert [clock_face(seconds) for seconds in (0, 9.9, 61, 3600, 86399)] == [
        "0:00",
        "0:09",
        "1:01",
        "1:00:00",
        "23:59:59",
    ]


def test_a_bot_in_the_seat_and_the_end_ask_something_else(told: Told) -> None:
    table = FarTable(info(), SAY)
    taken(table, told.whole(5))
    assert table.persons == (0,)
    gone = msgspec.structs.replace(seats("Ana", "Leo")[0], bot="random", status="left")
    now = msgspec.structs.replace(info(), seats=(gone, seats("Ana", "Leo")[1]))
    change = live.Changed(9, now, None, can_undo=False, clocks=None, secret=None)
    assert taken(table, change).moved
    assert table.persons == ()
    assert not taken(table, msgspec.structs.replace(change, version=10)).moved
    over = msgspec.structs.replace(now, status="over", outcome=Outcome("time", (1,), None))
    assert taken(table, msgspec.structs.replace(change, info=over)).moved
    assert table.actor is None


@pytest.mark.parametrize(("by", "says"), [("moves", "2,000 moves, without a winner"), ("absence", "closed")])
def test_an_end_without_a_winner_is_told_in_a_sentence(by: Literal["moves", "absence"], says: str) -> None:
    over = msgspec.structs.replace(info(), status="over", moves=2_000, outcome=Outcome(by, (), None))
    nothing: Any = None
    [sentence] = FarUI(FarTable(over, SAY), nothing, nothing, nothing, SAY).outcome()
    assert says in sentence


def test_names_cannot_steer_a_terminal() -> None:
    table = FarTable(info(names=("A\x1b[2Ja", "Leo\n")), SAY)
    assert table.names == ("A [2Ja", "Leo ")


def test_a_game_that_is_not_installed_is_named() -> None:
    with pytest.raises(Malformed) as refused:
        FarTable(info("chess\x1b"), SAY)
    assert refused.value.phrase.args == {"game": "chess "}


def test_what_cannot_be_followed_is_not_told() -> None:
    retelling = Retelling(GAME, GAME.standard, 2, 0)
    names = ("Ana", "Leo")
    assert retelling.follow(HIDDEN, names, SAY).sentence
    assert not retelling.follow("chest 1", names, SAY).sentence
    assert not retelling.follow("roll 112233", names, SAY).sentence


def test_seats_are_remembered_by_table_invite_and_token(tmp_path: Path) -> None:
    environ = {"XDG_STATE_HOME": str(tmp_path)}
    keeper = SeatKeeper("http://sea/table/a", environ)
    assert keeper.find() is None
    ana, leo = HeldSeat(0, "token-of-ana", "c"), HeldSeat(1, "token-of-leo", "c", "5ea", "0" * 64)
    keeper.keep(ana)
    keeper.keep(leo)
    assert keeper.find() == leo
    assert keeper.find(token="token-of-ana") == ana  # noqa: S106 - a token of no real table
    assert keeper.find(invite="another") is None
    keeper.keep(msgspec.structs.replace(ana, seat=2))
    assert keeper.find() == msgspec.structs.replace(ana, seat=2)
    assert SeatKeeper("http://sea/table/b", environ).find() is None
    files = list((tmp_path / "fathoms" / "seats").iterdir())
    assert [file.stat().st_mode & 0o077 for file in files] == [0]


def test_old_and_damaged_seats_are_forgotten(tmp_path: Path) -> None:
    environ = {"XDG_STATE_HOME": str(tmp_path)}
    old, new = (SeatKeeper(f"http://sea/table/{name}", environ) for name in ("old", "new"))
    old.keep(HeldSeat(0, "token-of-ana", "c"))
    (file,) = (state_folder(environ) / "seats").iterdir()
    os.utime(file, (0, 0))
    new.keep(HeldSeat(0, "token-of-leo", "c"))
    assert old.find() is None
    (kept,) = (state_folder(environ) / "seats").iterdir()
    kept.write_bytes(b"{")
    assert new.find() is None


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "fathoms").write_text("in the way")
    with pytest.raises(Malformed):
        SeatKeeper("http://sea/table/a", {"XDG_STATE_HOME": str(tmp_path)}).keep(HeldSeat(0, "t", "c"))


class FakeConnection:
    """A connection that answers what it is asked with what a test says, under the number of the request."""

    numbered = True
    ticking = False
    pending = False

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.asked: list[live.Request] = []
        self._heard: list[Any] = []

    def ask(self, message: live.Request) -> int | None:
        """Take a request; its answer is heard next."""
        self.asked.append(message)
        answer = self.answers.pop(0)
        if answer is None:
            return None
        number = len(self.asked)
        self._heard += [each(number) if callable(each) else each for each in answer]
        return number

    def heard(self, _: float = 0.0) -> list[Any]:
        """Give what was answered."""
        heard, self._heard = self._heard, []
        return heard


def ui_on(told: Told, connection: FakeConnection, keys: str) -> tuple[FarUI, list[str]]:
    """Sit at a table with a connection of a test's own; gives the UI and what it notes."""
    table = FarTable(info(), SAY)
    taken(table, told.whole(5))
    notes: list[str] = []
    pressed = iter(keys)

    def press(**_: Any) -> Entry:
        return Entry(next(pressed, "enter"))

    def silent(*_: Any) -> None:
        """Show nothing."""

    screen: Any = SimpleNamespace(note=notes.append, ask=silent, tell=silent)
    pressing: Any = SimpleNamespace(live=True, next=press)
    ui = FarUI(table, cast("Any", connection), screen, pressing, SAY)
    ui.connected = True
    return ui, notes


def done(number: int) -> live.Done:
    return live.Done(7, request=number)


def refuses(number: int) -> live.Refused:
    return live.Refused("rate", "Too much.", 1, request=number)


def test_after_the_game_its_review_can_be_read(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    def fetch_record(lang: str) -> Any:
        if connection.asked:
            raise Malformed("join.unreachable", host="sea", reason=lang)
        return "a record"

    connection = FakeConnection()
    monkeypatch.setattr(connection, "fetch_record", fetch_record, raising=False)
    ui, notes = ui_on(told, connection, "")
    read: list[Any] = []
    monkeypatch.setattr(ui, "read_review", read.append)
    assert not ui.press("v", 0)  # while it is on, the key means nothing
    ui.table.info = msgspec.structs.replace(ui.table.info, status="over")
    assert ui.press("v", 0)
    assert read == ["a record"]
    connection.asked.append(live.Rematch())
    assert ui.press("v", 0)
    assert (len(read), "sea" in notes[-1]) == (1, True)
    assert "v shows its review" in "".join(ui.helps())
    assert "r shows its review" not in "".join(ui.helps())


def test_a_line_of_chat_stays_with_its_writer_until_the_server_has_it(told: Told) -> None:
    connection = FakeConnection(None, [refuses], [done])
    ui, notes = ui_on(told, connection, "hey")
    assert ui.press("t", 0)
    assert connection.asked == [live.Say("hey")] * 3
    assert notes == [SAY("join.not-connected"), "Too much."]


def test_the_answer_to_one_request_is_not_taken_for_that_of_another(told: Told) -> None:
    other = live.Refused("denied", "Not now.", 1, request=99)
    ui, notes = ui_on(told, FakeConnection([other, done]), "")
    ui.play(GAME.read_move("stop", GAME.standard))
    assert notes == ["Not now."]


def test_a_request_that_was_on_its_way_when_the_line_broke_is_told(told: Told) -> None:
    ui, notes = ui_on(told, FakeConnection([Lost()]), "")
    assert ui.send(live.Rematch())
    ui.attend()
    assert notes == [SAY("join.lost-on-the-way")]
