"""Words of the command line: files and addresses, help for every argument, and sentences without holes."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from garden_desktop import paths
from garden_desktop.__main__ import COMMANDS, main, named_files
from garden_desktop.commands import command
from garden_desktop.commands.usage import options_of
from garden_desktop.games import registry
from garden_desktop.ladder import games
from tests.shipped import SHIPPED

GG, SE, FF = "gnomadic_gardeners", "stalk_exchange", "fire_and_flora"


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on standard error, without the name of the program."""
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err.removeprefix("garden-desktop: ").rstrip("\n")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path | None]:
    """What the window is opened with, in its place."""
    files = list[Path | None]()

    def run(file: Path | None) -> int:
        files.append(file)
        return 0

    monkeypatch.setattr("garden_desktop.ui.app.run", run)
    return files


def parsers() -> Iterator[argparse.ArgumentParser]:
    """The parsers of all commands."""
    parser = argparse.ArgumentParser()
    known = parser.add_subparsers()
    for name in COMMANDS:
        getattr(command, name).add(known)
    assert set(known.choices) == set(COMMANDS)
    yield from known.choices.values()


def test_every_argument_of_every_command_has_words_of_help() -> None:
    for parser in parsers():
        for action in parser._actions:
            assert action.help, f"{parser.prog} {action.dest}"
            usual = action.default not in (None, False, []) and action.option_strings and action.dest != "help"
            assert not usual or "%(default)s" in action.help or "each" in action.help, f"{parser.prog} {action.dest}"
        assert parser.format_help()


def test_an_option_that_is_not_known_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    keys = ", ".join(option.key for option in registry.games()[SE].options)
    for words in (["sim", SE], ["ladder", SE], ["calibrate", SE], ["tune", FF, "--numbers", "coin", "--out", "x.toml"]):
        assert main([*words, "--option", "foo=1"]) == 1
        told = said(capsys)
        assert told.startswith("There is no option “foo”. ")
        assert words[1] == FF or told.endswith(f"The options of {SE} are: {keys}")
    option = registry.games()[SE].options[0]
    assert main(["sim", SE, "--option", f"{option.key}=foo"]) == 1
    assert said(capsys).endswith(f"has no value “foo”. Its values are: {', '.join(option.values)}")


@pytest.mark.parametrize("key", SHIPPED)
def test_a_question_mark_lists_the_options_of_a_game(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["sim"], ["ladder"], ["calibrate"], ["tune", "--numbers", "x", "--out", "x"]):
        assert main([words[0], key, *words[1:], "--option", "?"]) == 0
        lines = capsys.readouterr().out.splitlines()
        options = registry.games()[key].options
        assert len(lines) == len(options)
        for line, option in zip(lines, options, strict=True):
            assert line.startswith(f"{option.key}={option.default}")
            assert set(line.partition("=")[2].partition("  ")[0].split("|")) == set(option.values)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--nonsense"], "there is no option '--nonsense'; the commands are: sim, "),
        (["-v"], "there is no option '-v'; the commands are: sim, "),
        (["dance"], "there is no command or match file 'dance'; the commands are: sim, "),
        (["lessons"], "the following arguments are required: check"),
    ],
)
def test_words_that_are_not_known_are_named(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert said(capsys).removeprefix("garden-desktop lessons: ").startswith(told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["lessons", "chek"], "the only action is lessons check, not lessons chek"),
        (["replay", "."], ".: Is a directory"),
        (["ladder", SE, "--levels", "random"], "--levels needs at least two levels"),
        (["ladder", SE, "--players", "some/nope"], f"{Path('some/nope')}: the file: cannot be read"),
        (["sim", SE, "--games", "1", "--players", "some/nope"], f"{Path('some/nope')}: the file: cannot be read"),
        (["sim", SE, "--pack", "some/nope.toml"], f"{Path('some/nope.toml')}: the file: cannot be read"),
        (["screenshot", "x.jsonl", "noext"], "noext needs the extension of a picture, such as noext.png"),
        (["screenshot", "x.jsonl", "x.png", "--lang", "tlh"], "--lang needs one of en, de, fr, es"),
    ],
)
def test_a_refusal_names_what_was_given_and_what_is_wrong(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 1
    found = said(capsys)
    assert found.startswith(told) or (sys.platform == "win32" and words[0] == "replay")


def test_a_picture_that_cannot_be_written_is_told_of_before_it_is_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.png").mkdir()
    assert main(["screenshot", "x.jsonl", str(tmp_path / "x.png")]) == 1
    assert said(capsys) == f"{tmp_path / 'x.png'} is a folder; give the name of a file"


def test_tune_says_that_it_cannot_write_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wall").write_text("")
    monkeypatch.setattr("garden_desktop.commands.tune._trial", lambda *_: pytest.fail("something is played"))
    out = tmp_path / "wall" / "x.toml"
    assert main(["tune", FF, "--numbers", "coin", "--deals", "4", "--out", str(out)]) == 1
    assert said(capsys).startswith(f"{out}: ")


@pytest.mark.parametrize("words", [["puzzles", SE, "--make", "1"], ["ladder", SE, "--publish"]])
def test_an_installed_program_writes_nothing_into_itself(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "in_checkout", lambda: False)
    monkeypatch.setattr("garden_desktop.commands.puzzles.make", lambda *_: pytest.fail("puzzles are made"))
    assert main(words) == 1
    assert "installed" in said(capsys)


def test_the_resources_of_a_checkout_are_told_from_those_of_an_installed_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert paths.in_checkout()
    inside = Path(paths.__file__).resolve().parent / "resources"
    monkeypatch.setattr(paths, "data_dir", lambda name: inside)
    assert not paths.in_checkout()


def test_who_has_not_played_yet_has_no_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("garden_desktop.commands.check.matches_folder", lambda: tmp_path / "not yet")
    assert main(["check"]) == 0
    assert json.loads(capsys.readouterr().out)["records"] == 0


@pytest.mark.parametrize(("key", "seats"), [(SE, 3), (SE, 2), (GG, 1)])
def test_points_are_told_as_a_sentence(
    key: str, seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", key, "--games", "1", "--seats", str(seats), "--records", str(tmp_path), "--json"]) == 0
    *others, last = map(str, json.loads(capsys.readouterr().out.splitlines()[0])["scores"])
    assert main(["replay", str(tmp_path / "1.jsonl")]) == 0
    points = f"{', '.join(others)} and {last} points. " if others else f"{last} points. "
    assert f" moves; {points}" in capsys.readouterr().out


def test_an_address_is_a_file(tmp_path: Path, opened: list[Path | None]) -> None:
    record = tmp_path / "Gärten & 1%.garden.jsonl"
    record.write_text("")
    assert main([record.as_uri()]) == 0
    assert main([record.as_uri().replace("file://", "file://localhost")]) == 0
    assert main(["--", str(record)]) == 0
    assert main(["--"]) == 0
    assert opened == [record, record, record, None]


def test_a_file_that_is_there_is_opened_whatever_it_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: list[Path | None]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("norec", "-x", "sim"):
        (tmp_path / name).write_text("")
    assert main(["norec"]) == 0
    assert main(["--", "-x"]) == 0
    assert main(["--", "sim"]) == 0
    assert opened == [tmp_path / "norec", tmp_path / "-x", tmp_path / "sim"]
    assert named_files(["sim"]) == []


def test_a_record_that_was_never_there_is_told_of_without_a_window(
    opened: list[Path | None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([str(tmp_path / "nope.jsonl")]) == 1
    assert said(capsys) == f"there is no file {tmp_path / 'nope.jsonl'}"
    assert main(["a.jsonl", "b.jsonl"]) == 2
    assert said(capsys) == "open one match file at a time, not 2"
    assert opened == []


def test_without_a_console_the_window_tells_of_a_record_that_is_not_there(
    opened: list[Path | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["nope.jsonl"]) == 0
    assert opened == [Path("nope.jsonl").absolute()]
    sys.stdout.close()


FOREIGN = "Zoë’s Gärten — 花"
"""A name of which ASCII shows half, and Windows' Western code page all but the last sign."""


@pytest.mark.daily
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize(
    "words",
    [
        ["replay", "{record}"],
        ["replay", "{record}", "--json"],
        ["check", "{folder}"],
        ["check", "{folder}/nowhere"],
        ["sim", SE, "--option", f"{FOREIGN}=1"],
        ["sim", SE, "--option", "?"],
        ["sim", SE, "--games", "1", "--guest", FOREIGN, "--bots", "guest"],
        ["ladder", SE, "--pack", "{folder}/nowhere.toml"],
        ["tune", FF, "--numbers", FOREIGN, "--out", "{folder}/x.toml"],
        ["calibrate", SE, "--option", f"{FOREIGN}=1"],
        ["lessons", "check", FOREIGN],
        ["puzzles", "check", SE, "--every", "500", "--file", "{folder}/puzzles.jsonl"],
        ["screenshot", "{folder}/nowhere.jsonl", "{folder}/x.png"],
        ["bench", FOREIGN],
        ["{folder}/nowhere.jsonl"],
        [FOREIGN],
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_a_terminal_that_is_not_utf_8_gets_replaced_signs(words: list[str], encoding: str, tmp_path: Path) -> None:
    folder = tmp_path / FOREIGN
    folder.mkdir()
    record = folder / f"{FOREIGN}.jsonl"
    assert main(["sim", SE, "--games", "1", "--records", str(folder)]) == 0
    text = (folder / "1.jsonl").read_text(encoding="utf-8")
    record.write_text(text.replace("Seat", FOREIGN), encoding="utf-8")
    given = [word.format(record=record, folder=folder) for word in words]
    here = os.environ | {"PYTHONUTF8": "0", "PYTHONIOENCODING": encoding, "PYTHONCOERCECLOCALE": "0"}
    if sys.platform != "win32":
        here["LC_ALL"] = "C"
    command_line = [sys.executable, "-m", "garden_desktop", *given]
    done = subprocess.run(command_line, env=here, capture_output=True, check=False, timeout=120)
    told = (done.stdout + done.stderr).decode(encoding)
    assert "Traceback" not in told
    assert told
    if words == ["replay", "{record}"]:
        assert done.returncode == 0
        assert FOREIGN.encode(encoding, "replace") in done.stdout


def test_the_clock_of_decisions_is_fine_enough_on_windows() -> None:
    """There processor time comes in steps of 15.6 ms, and nearly every decision took none."""
    code = """
import sys, time
sys.platform = "win32"
from garden_desktop.ladder.games import cpu_seconds
print(cpu_seconds is time.perf_counter)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "True\n"
    assert games.cpu_seconds() <= games.cpu_seconds()


def test_options_are_pairs() -> None:
    assert options_of(["b=2", "a=1", "b=3"]) == (("a", "1"), ("b", "3"))
