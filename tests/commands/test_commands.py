"""The command line: bulk play, checking records, pictures of them, and what is refused."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from garden_desktop.__main__ import main
from garden_desktop.bots.levels import LEVELS
from garden_desktop.hotseat.lesson import library
from tests import fifth
from tests.shipped import SHIPPED
from tests.systems import words_of_absence

GG = "gnomadic_gardeners"
FLOWERS = "paths_and_flower_beds"


@pytest.fixture
def one_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["sim", GG, "--games", "1", "--records", str(tmp_path)]) == 0
    capsys.readouterr()
    return tmp_path / "1.jsonl"


@pytest.mark.parametrize("key", list(fifth.games()))
def test_sim_gives_an_object_a_game_and_a_summary(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", key, "--games", "3", "--seed", "5", "--json"]) == 0
    *games, last = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [game["seed"] for game in games] == [5, 6, 7]
    assert set(games[0]) == {"seed", "moves", "scores", "ranks"}
    assert set(last["summary"]) == {"games", "moves", "seconds", "moves_per_second", "failures"}
    assert last["summary"]["failures"] == 0
    assert last["summary"]["moves"] == sum(game["moves"] for game in games)


@pytest.mark.parametrize("key", list(fifth.games()))
def test_records_of_sim_are_found_clean_by_replay(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", key, "--games", "4", "--json", "--records", str(tmp_path)]) == 0
    games = [json.loads(line) for line in capsys.readouterr().out.splitlines()][:-1]
    for game in games:
        assert main(["replay", str(tmp_path / f"{game['seed']}.jsonl"), "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert found["over"]
        assert (found["scores"], found["ranks"], found["moves"]) == (game["scores"], game["ranks"], game["moves"])


class Absent:
    """A computer player that has lost its mind."""

    def choose(self, rules: Any, view: Any, seat: int, rng: Random) -> Any:
        raise LookupError("nothing came to mind")


def test_a_computer_that_fails_plays_on_and_sim_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "easy", lambda policy: Absent())
    words = ["sim", GG, "--games", "2", "--seed", "5", "--bots", "random,easy", "--records", str(tmp_path)]
    assert main(words) == 1
    said = capsys.readouterr()
    failures = json.loads(said.out)["summary"]["failures"]
    assert failures > 20
    told = f"garden-desktop: a computer player failed {failures} times, first with seed 5"
    assert said.err.splitlines()[-1].startswith(told)
    assert said.err.count("LookupError: nothing came to mind") == 1
    for file in sorted(tmp_path.iterdir()):
        assert main(["replay", str(file)]) == 0


def test_what_is_left_to_the_lot_is_drawn_for_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", FLOWERS, "--seats", "2", "--games", "3", "--option", "map=random", "--records", str(tmp_path)]
    assert main(words) == 0
    capsys.readouterr()
    files = sorted(tmp_path.iterdir())
    maps = [json.loads(file.read_text(encoding="utf-8").splitlines()[0])["options"]["map"] for file in files]
    assert len(set(maps)) == 3
    for file in files:
        assert main(["replay", str(file)]) == 0


def test_a_lot_that_cannot_be_drawn_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", FLOWERS, "--option", "map=random", "--option", "map_gates=8", "--option", "map_rows=8"]
    assert main(words) == 1
    assert "A side with two gates needs nine squares or more." in capsys.readouterr().err


def test_replay_says_how_it_ended(one_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(one_record)]) == 0
    assert "Gnomadic Gardeners: " in capsys.readouterr().out


def test_replay_tells_of_a_torn_last_line_and_goes_on(one_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one_record.write_bytes(one_record.read_bytes()[:900])
    assert main(["replay", str(one_record), "--spoil"]) == 0
    said = capsys.readouterr()
    assert "The last line was incomplete" in said.err
    assert "The match is not over yet" in said.out


def test_what_is_hidden_in_a_match_that_is_not_over_is_told_on_demand_alone(
    one_record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, picture = one_record.read_bytes().splitlines(keepends=True), one_record.with_suffix(".png")
    over = (["replay", str(one_record)], ["screenshot", str(one_record), str(picture), "--seat", "1"])
    for words in over:
        assert main(words) == 0
    one_record.write_bytes(b"".join(lines[:12]))
    picture.unlink()
    capsys.readouterr()
    for words in over:
        assert main(words) == 1
        assert "1.jsonl is not over, and this would reveal hidden information: add --spoil" in one_line(capsys)
        assert not picture.exists()
    assert main(["screenshot", str(one_record), str(picture)]) == 0  # what everybody may see
    for words in over:
        assert main([*words, "--spoil"]) == 0


Change = Callable[[str], str]


def swap(old: str, new: str) -> Change:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda text: "", "not a Garden Desktop match file"),
        (lambda text: "hello\n", "line 1: This is not a Garden Desktop match file"),
        (swap('"format":1', '"format":99'), "update the program"),
        (swap(f'"game":"{GG}"', '"game":"ludo"'), "no game called “ludo”"),
        (swap('"digest":"', '"digest":"x'), "is missing"),
        (swap('"options":{}', '"options":{"month":"smarch"}'), "has no value “smarch”"),
        (swap('"options":{}', '"options":{"speed":"9"}'), "There is no option “speed”"),
        (swap('"seed":1', '"seed":"1"'), "name the game"),
        (swap('[0,"task', '[1,"task'), "line 2: The move is by seat"),
        (swap('[0,"task', '[0,"tusk'), "line 2: “tusk"),
    ],
)
def test_a_bad_record_is_refused_in_one_line(
    change: Change, word: str, one_record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one_record.write_text(change(one_record.read_text("utf-8")), "utf-8")
    bad = one_record.read_bytes()
    assert main(["replay", str(one_record)]) == 1
    assert word in one_line(capsys)
    assert main(["screenshot", str(one_record), str(one_record.with_suffix(".png"))]) == 1
    assert word.removeprefix("line 1: ").removeprefix("line 2: ") in one_line(capsys)
    assert one_record.read_bytes() == bad


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on stderr; nothing stands on stdout."""
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("garden-desktop")
    assert "Errno" not in said.err
    return said.err


@pytest.mark.parametrize(
    ("words", "word"),
    [
        ("sim ludo", "there is no game 'ludo'"),
        (f"sim {GG} --seats 5", "cannot be played with 5 players"),
        (f"sim {GG} --games 1 --option month", "KEY=VALUE"),
        (f"sim {GG} --games 1 --option month=smarch", "smarch"),
        (f"sim {GG} --games 1 --bots genius", "--bots needs"),
        (f"sim {GG} --games 1 --pack nowhere.toml", "nowhere.toml"),
        ("replay nowhere.jsonl", f"nowhere.jsonl: {words_of_absence()}"),
        ("screenshot nowhere.jsonl out.png", "nowhere.jsonl"),
    ],
)
def test_what_cannot_be_done_ends_with_1_and_one_line(
    words: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 1
    assert word in one_line(capsys)


@pytest.mark.parametrize(
    ("words", "word"),
    [
        ("dance", "dance"),
        (f"sim {GG} --games -3", "not a positive whole number"),
        (f"sim {GG} --games 0", "not a positive whole number"),
        (f"sim {GG} --seats 0", "not a positive whole number"),
        (f"sim {GG} --speed", "--speed"),
        ("replay", "file"),
    ],
)
def test_a_wrong_command_line_ends_with_2_and_one_line(
    words: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words.split())
    assert ended.value.code == 2
    assert word in one_line(capsys)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert main(["sim", GG, "--games", "1", "--records", str(tmp_path / "file")]) == 1
    assert "file: " in one_line(capsys)


@pytest.mark.parametrize(
    "more", ["--ply 9999", "--ply -5", "--seat 7", "--size 0x0", "--size big", "--size 99999x99999"]
)
def test_a_screenshot_of_nothing_is_refused(more: str, one_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = one_record.with_suffix(".png")
    assert main(["screenshot", str(one_record), str(out), *more.split()]) == 1
    one_line(capsys)
    assert not out.exists()


def test_a_screenshot_whose_paint_fails_has_the_status_of_a_failure(
    one_record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can be drawn is drawn: the paint of one part fails below the picture of the whole."""
    out = one_record.with_suffix(".png")
    assert main(["screenshot", str(one_record), str(out)]) == 0
    out.unlink()
    monkeypatch.setattr("garden_desktop.ui.match.prompt_bar.painter_of", lambda _: None)
    assert main(["screenshot", str(one_record), str(out)]) == 1
    assert "AttributeError" in capsys.readouterr().err
    assert out.exists()


@pytest.mark.parametrize("words", ["engine", f"sim {GG} --games 200 --json"])
def test_nobody_who_reads_on_is_no_error(words: str) -> None:
    command = [sys.executable, "-m", "garden_desktop", *words.split()]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        with contextlib.suppress(BrokenPipeError):  # it may have ended by now
            program.stdin.write(b'{"do": "legal"}\n' * 1000)
            program.stdin.close()
        assert program.stderr.read() == b""
    assert program.returncode == 0


def test_the_lessons_that_ship_are_found_clean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {line.split("/")[0] for line in lines} >= set(SHIPPED)


def test_a_broken_lesson_is_told_of_in_one_line_and_the_others_are_checked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = library.files(GG)[0]
    text = good.read_text(encoding="utf-8")
    (tmp_path / "01-bad.toml").write_text(text.replace('["fulfil 2 3"]', '["fulfil 1"]'), encoding="utf-8")
    (tmp_path / "02-bytes.toml").write_bytes(b"\xff")
    monkeypatch.setattr(library, "files", lambda _: [*sorted(tmp_path.glob("*.toml")), good])
    assert main(["lessons", "check", GG]) == 1
    told = capsys.readouterr()
    assert told.out == f"{GG}/lessons/{good.name}: 9 steps\n"
    first, second = told.err.splitlines()
    assert first.startswith(f"garden-desktop: {GG}/lessons/01-bad.toml: step 6, do: ")
    assert second.endswith("02-bytes.toml: the file: cannot be read: it is not UTF-8 text")


def test_without_a_console_words_go_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows starts a program of its desktop so: neither a traceback nor a failure."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["replay", "no-such-file.jsonl"]) == 1
    assert sys.stdout is sys.stderr
    sys.stdout.close()
