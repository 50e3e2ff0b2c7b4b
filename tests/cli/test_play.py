"""`fathoms play` from the options to the last word, piped: seats, names, saving, leaving, going on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.core.record import decode
from playing import final_state

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Ran, Shell

pytestmark = pytest.mark.usefixtures("pearls")


def saved(path: Path) -> dict[str, Any]:
    return json.loads(path.read_bytes())


def bad(ran: Ran, *parts: str) -> None:
    """Check that a run failed with one sentence."""
    assert ran.status == 2
    assert ran.err.startswith("fathoms: ")
    assert ran.err.count("\n") == 1
    for part in parts:
        assert part in ran.err


def test_bots_play_to_the_end_and_the_record_replays(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ran = shell("play", "pearls", "--seats", "taker,random", "--seed", "7", "--save", str(path))
    assert ran.status == 0
    assert f"The game is saved in {path}" in ran.out
    assert f"fathoms replay {path}" in ran.out
    record = decode(path.read_bytes())
    assert final_state(record).result == record.result is not None
    winner = record.seats[record.result.winners[0]] if record.result else ""
    assert f"{winner} wins!" in ran.out
    assert record.extra == {"players": ["taker", "random"], "seed": 7}


def test_the_same_seed_gives_the_same_game(shell: Shell, tmp_path: Path) -> None:
    games: list[list[str]] = []
    for number, seed in enumerate(("5", "5", "6")):
        path = tmp_path / f"{number}.json"
        shell(
            "play",
            "pearls",
            "--seats",
            "random,random",
            "--rules",
            "long",
            "--seed",
            seed,
            "--save",
            str(path),
        )
        games.append(saved(path)["moves"])
    assert games[0] == games[1] != games[2]


def test_a_person_plays_by_moves_and_by_keys(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ["play", "pearls", "--seats", "me,me", "--first", "1", "--seed", "1", "--save", str(path)]
    ran = shell(*words, "--rules", "long", typed="r\ntake\n\nt\n\nopen\nl\n")
    assert ran.status == 0
    assert [move for move in saved(path)["moves"] if not move.startswith("d")] == [
        "take",
        "take",
        "open",
        "leave",
    ]
    assert "The input ended before the game did" in ran.out
    assert f"fathoms play --resume {path}" in ran.out


def test_a_person_who_wins_alone_is_told_so(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ["play", "pearls", "--seats", "me,random", "--first", "1", "--save", str(path), "--seed", "1"]
    ran = shell(*words, typed="take\n" * 50)
    assert ran.status == 0
    assert ("You win!" in ran.out) == (saved(path)["result"]["winners"] == [0])
    assert "Score: You " in ran.out
    assert saved(path)["seats"] == ["Green", "Teal"], "the record keeps the names"


@pytest.mark.parametrize(
    ("seats", "said"),
    [("me,greedy", ("You dive", "You: roll 1 of 3")), ("me,me", ("Ana dives", "Ana: roll 1 of 3"))],
)
def test_only_somebody_who_plays_alone_against_bots_is_you(
    shell: Shell, tmp_path: Path, seats: str, said: tuple[str, str]
) -> None:
    words = ["play", "into-the-blue", "--seats", seats, "--names", "Ana", "--first", "1", "--seed", "1"]
    ran = shell(*words, "--save", str(tmp_path / "game.json"), typed="r\n")
    for part in said:
        assert part in ran.out
    assert ("Ana" in ran.out) == (seats == "me,me")


def test_bad_lines_are_answered_and_the_game_goes_on(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ["play", "pearls", "--seats", "me,me", "--first", "1", "--save", str(path)]
    ran = shell(*words, typed="\nfly away\nxyz\ndie 3\nleave\n")
    assert ran.status == 0
    assert saved(path)["moves"][-1] == "leave"
    assert "not valid JSON" in ran.out, "Pearls says so of what is no move"
    assert "“x” does nothing here" in ran.out
    assert "“y” does nothing here" not in ran.out, "the rest of a line is dropped"
    assert "(rule P1)." in ran.out


def test_senseless_input_without_end_is_given_up(shell: Shell, tmp_path: Path) -> None:
    ran = shell(
        "play", "pearls", "--seats", "me,me", "--save", str(tmp_path / "a"), typed="\n" + "x\n" * 5000
    )
    assert ran.status == 2
    assert "can no longer be understood" in ran.out


def test_names_are_colours_in_the_language_unless_given(shell: Shell, tmp_path: Path) -> None:
    def names(*words: str) -> list[str]:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
        assert shell("play", "pearls", "--save", str(path), *words).status == 0
        return saved(path)["seats"]

    assert names() == ["Green", "Teal"]
    assert names("--lang", "es") == ["Verde", "Teal"]
    assert names("--seats", "me:Ana,taker:Bo,me") == ["Ana", "Bo", "Red"]
    assert names("--seats", "me:Ana,me,me", "--names", ",Bo") == ["Ana", "Bo", "Red"]
    assert names("--seats", "me,me:Green") == ["Green 2", "Green"]


def test_by_default_a_person_meets_a_bot_and_the_draw_begins(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    shell("play", "into-the-blue", "--save", str(path))
    assert saved(path)["players"] == ["me", "greedy"]
    firsts: set[int] = set()
    for seed in range(12):
        path = tmp_path / f"first-{seed}.json"
        shell("play", "pearls", "--seed", str(seed), "--save", str(path))
        firsts.add(saved(path)["first"])
    assert firsts == {0, 1}
    path = tmp_path / "b.json"
    shell("play", "pearls", "--first", "2", "--save", str(path))
    assert saved(path)["first"] == 1


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--seats", "me"], "One seat is not enough here; use 2 to 3 (rule P0)"),
        (["--seats", "me,me,me,me"], "4 seats are not possible"),
        (["--seats", "me,,me"], "A seat in “me,,me” is empty"),
        (["--seats", "I,random"], "No bot is called “I”; write me for yourself or one of random and taker"),
        (["--seats", "me:,me"], "is empty"),
        (["--seats", "me:Ana,me:Ana"], "Two seats have the same name"),
        (["--seats", "me:" + "x" * 41 + ",me"], "cannot be a name"),
        (["--names", "a,b,c"], "3 names for 2 seats"),
        (["--first", "3"], "give a seat from 1 to 2, or draw"),
        (["--first", "last"], "cannot start"),
        (["--seed", "abc"], "--seed takes a whole number"),
        (["--seed", "-1"], "--seed takes a whole number"),
        (["--seed", "9" * 400], "--seed takes a whole number"),
        (["--pause", "soon"], "--pause takes seconds"),
        (["--pause", "1e9"], "--pause takes seconds"),
        (["--dice", "loaded"], "There are no “loaded” dice"),
        (["--rules", "none"], "neither one of standard and long, nor a share code, nor a file"),
        (["--rules", "F1-00000"], "share code is damaged"),
        (["--rules", "x" * 5000], "is not a rule set"),
        (["--save", "."], "is a folder"),
        (["--save", ""], "is a folder"),
        (["--save", "/dev/null"], "already exists"),
        (["--save", "no/such/folder/game.json"], "There is no file"),
        (["--resume", "nowhere.json"], "There is no file nowhere.json"),
        (["--resume", "-"], "only be continued from a file"),
        (["--resume", "."], "is a folder"),
    ],
)
def test_bad_options_get_one_sentence_and_nothing_is_saved(
    shell: Shell, data_home: Path, words: list[str], part: str
) -> None:
    bad(shell("play", "pearls", *words), part)
    assert not list(data_home.rglob("*.json"))


def test_games_are_saved_in_the_data_folder_each_in_its_own_file(shell: Shell, data_home: Path) -> None:
    for _ in range(3):
        assert shell("play", "pearls").status == 0
    names = sorted(path.name for path in (data_home / "fathoms" / "games").iterdir())
    assert [name[10:] for name in names] == ["-pearls-2.json", "-pearls-3.json", "-pearls.json"]


def test_an_existing_file_is_never_written_over(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana")
    bad(shell("play", "pearls", "--save", str(path)), "already exists")
    assert path.read_text() == "Dear Ana"
    path.write_text("")
    assert shell("play", "pearls", "--save", str(path)).status == 0, "an empty one is free"


def start(shell: Shell, path: Path, *words: str, typed: str = "") -> Ran:
    return shell("play", "pearls", "--rules", "long", "--seed", "3", "--save", str(path), *words, typed=typed)


def test_a_game_goes_on_where_it_was_left(shell: Shell, tmp_path: Path) -> None:
    path, whole = tmp_path / "game.json", tmp_path / "whole.json"
    start(shell, path, "--seats", "me:Ana,taker", "--first", "1", typed="take\n\nq\n")
    before = saved(path)
    ran = shell("play", "--resume", str(path), typed="take\n" * 99)
    assert ran.status == 0
    assert "You: take." in ran.out, "what happened last is told again"
    after = saved(path)
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert after["result"]
    start(shell, whole, "--seats", "me:Ana,taker", "--first", "1", typed="take\n" * 99)
    assert saved(whole) == after, "as if it had never been left"


def test_others_may_play_on_and_elsewhere(shell: Shell, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    start(shell, path, "--seats", "me,me", typed="take\n")
    before = path.read_bytes()
    words = ["--seats", "taker,random", "--save", str(other)]
    assert shell("play", "pearls", "--resume", str(path), *words).status == 0
    assert path.read_bytes() == before
    assert saved(other)["players"] == ["taker", "random"]
    bad(shell("play", "--resume", str(path), "--seats", "me,me,me"), "do not match the 2 seats")


def test_a_record_from_elsewhere_is_played_on_by_persons_and_keeps_what_it_held(
    shell: Shell, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    record: dict[str, Any] = {
        "format": "fathoms/1",
        "game": "pearls",
        "rules": {},
        "seats": ["A", "B"],
        "first": 0,
        "moves": [],
    }
    path.write_text(json.dumps({**record, "event": "final"}))
    assert shell("play", "--resume", str(path), typed="take\n").status == 0
    assert saved(path)["event"] == "final"
    assert saved(path)["players"] == ["me", "me"]


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\x00\xff\xfe",
        b"[" * 100_000,
        b'{"format":"fathoms/1"}',
        b'{"format":"fathoms/1","game":"chess","rules":{},"seats":["A","B"],"first":0,"moves":[]}',
        b'{"format":"fathoms/1","game":"pearls","rules":{},"seats":["A","B"],"first":0,"moves":["take"]}',
        b'{"format":"fathoms/1","game":"pearls","rules":{},"seats":["A","B"],"first":0,"moves":[],"players":3}',
        b'{"format":"fathoms/1","game":"pearls","rules":{},"seats":["A","B"],"first":0,"moves":[],"players":["x","me"]}',
        b'{"format":"fathoms/1","game":"pearls","rules":{},"seats":["A","B"],"first":0,"moves":[],"seed":"x"}',
    ],
)
def test_a_damaged_file_is_refused_and_not_touched(shell: Shell, tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(damage)
    bad(shell("play", "--resume", str(path)))
    assert path.read_bytes() == damage
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_what_has_begun_cannot_be_changed(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start(shell, path)
    for option, value in (("--rules", "long"), ("--first", "1"), ("--names", "x"), ("--seed", "1")):
        bad(shell("play", "--resume", str(path), option, value), f"cannot change its {option}")
    bad(shell("play", "into-the-blue", "--resume", str(path)), "The saved game is pearls")


def test_a_finished_game_is_replayed_not_resumed(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start(shell, path, "--seats", "taker,taker")
    bad(shell("play", "--resume", str(path)), "is over")


def test_real_dice_are_typed_and_remembered(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start(shell, path, "--seats", "me,me", "--first", "1", "--dice", "typed", typed="3\ntake\ndie 2\n7\n")
    assert saved(path)["moves"][1:] == ["die 3", "take", "die 2"]
    assert saved(path)["dice"] == "typed"
    assert "That roll is not possible" not in shell("play", "--resume", str(path), typed="take\n1\n").out
    assert saved(path)["moves"][-1] == "die 1"
    shell("play", "--resume", str(path), "--dice", "seeded", typed="take\n")
    assert "dice" not in saved(path)


def test_a_link_to_a_saved_game_stays_a_link(shell: Shell, tmp_path: Path) -> None:
    path, link = tmp_path / "game.json", tmp_path / "link.json"
    start(shell, path, "--seats", "me,me")
    link.symlink_to(path)
    shell("play", "--resume", str(link), typed="take\n")
    assert link.is_symlink()
    assert saved(path)["moves"][-1] == "take"


def test_a_game_is_played_on_from_a_moment_of_another(shell: Shell, tmp_path: Path) -> None:
    first, second, third = (str(tmp_path / f"{name}.json") for name in ("first", "second", "third"))
    blue = ["play", "into-the-blue", "--seats", "greedy,random,random", "--seed", "3"]
    assert shell(*blue, "--save", first).status == 0
    before = saved(tmp_path / "first.json")
    on = ["play", "--from", first, "--move", "20", "--seats", "random,random,random"]
    ran = shell(*on, "--names", "Ana", "--seed", "4", "--save", second)
    assert ran.status == 0
    assert "You play on after move 20, with fresh dice; what lies face down" in ran.out
    after = saved(tmp_path / "second.json")
    assert after["origin"] == {"table": None, "move": 20, "afresh": [1]}
    assert (after["seats"][0], after["first"]) == ("Ana", before["first"])
    assert after["moves"][1:20] == before["moves"][1:20]
    assert after["moves"][20:] != before["moves"][20:]
    assert shell("replay", second).status == 0
    # Once more, and left in the middle: it goes on where it was.
    words = ["play", "--from", second, "--move", "30", "--save", third, "--pause", "0"]
    assert "go" not in shell(*words, typed="").err
    assert saved(tmp_path / "third.json")["players"] == ["me", "greedy", "greedy"]
    nested = saved(tmp_path / "third.json")["origin"]
    assert (nested["move"], nested["origin"]["move"]) == (30, 20)
    again = shell("play", "--resume", third, "--seats", "random,random,random")
    assert again.status == 0
    assert decode((tmp_path / "third.json").read_bytes()).result is not None


def test_playing_on_says_what_does_not_fit(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shell("play", "pearls", "--seats", "taker,random", "--seed", "7", "--save", str(path))
    last, on = len(saved(path)["moves"]), ["play", "--from", str(path)]
    bad(shell("play", "pearls", "--move", "3"), "--from")
    bad(shell(*on, "--resume", str(path)), "--resume")
    bad(shell(*on), f"over after move {last}")
    bad(shell(*on, "--move", str(last + 1)), f"no move {last + 1}", f"{last} moves")
    bad(shell(*on, "--move", "x"), "--move")
    bad(shell(*on, "--move", "2", "--rules", "long"), "--rules")
    bad(shell(*on, "--move", "2", "--first", "1"), "--first")
    bad(shell(*on, "--move", "2", "--seats", "me,me,me"), "2 seats")
    bad(shell("play", "into-the-blue", "--from", str(path), "--move", "2"), "pearls")
    path.write_text(json.dumps({**saved(path), "hidden": [1]}))
    bad(shell(*on, "--move", "2"), "when the game is over")
