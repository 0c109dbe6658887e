"""`ladder` from the command line: what it prints, keeps, goes on with and refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.commands.command import command
from garden_desktop.ladder import running

FEW = ("ladder", "fire_and_flora", "--levels", "random,easy", "--seats", "3", "--games", "6", "--jobs", "1")


def test_it_tells_shares_ratings_and_clocks(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(FEW) == 0
    told = capsys.readouterr().out
    assert "easy against random" in told
    assert "     6 matches" in told
    assert "average 33%" in told
    assert "ratings      random +0" in told
    assert "a decision" in told


def test_alone_it_tells_means_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("ladder", "gnomadic_gardeners", "--levels", "random", "--seats", "1", "--games", "2", "--jobs", "1")
    assert command(words) == 0
    assert "2 matches  mean" in (told := capsys.readouterr().out)
    assert "wins 0%" in told


def test_beside_unusual_players_it_tells_what_each_level_wins(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("ladder", "fire_and_flora", "--levels", "easy", "--beside", "idle,giving", "--seats", "3", "--jobs", "1")
    assert command((*words, "--games", "2", "--option", "target=8")) == 0
    told = capsys.readouterr().out
    assert "easy         beside idle              2 matches  100% [34%, 100%]  mean lead +" in told
    assert "easy         beside giving            2 matches" in told
    assert "ratings" not in told


def test_beside_a_beginner_it_tells_what_easy_wins(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("ladder", "fire_and_flora", "--levels", "easy", "--beside", "beginner", "--seats", "2", "--jobs", "1")
    assert command((*words, "--games", "2", "--option", "target=8", "--option", "trading=off")) == 0
    assert "easy         beside beginner          2 matches" in capsys.readouterr().out


def test_one_that_was_cut_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.jsonl"
    assert command((*FEW, "--out", str(file))) == 0
    whole = file.read_text().splitlines(keepends=True)
    file.write_text("".join(whole[:4]))
    begun = list[object]()
    usual = running.processes

    def counted(jobs: int) -> running.Place:
        begun.append(jobs)
        return usual(jobs)

    monkeypatch.setattr("garden_desktop.commands.ladder.processes", counted)
    assert command((*FEW, "--out", str(file))) == 0
    again = file.read_text().splitlines(keepends=True)
    assert again[:4] == whole[:4]
    assert len(again) == len(whole) == 7
    assert begun == [1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--levels", "easy,brilliant"), "--levels needs different levels out of random, easy"),
        (("--levels", "easy,easy"), "--levels needs different levels out of random, easy"),
        (("--beside", "idle,brilliant"), "--beside needs different players out of idle, blocking, giving, random"),
        (("--beside", "random", "--levels", "random,easy"), "--beside needs different players"),
        (("--beside", "idle", "--seats", "1"), "--beside needs at least two seats"),
        (("--beside", "idle", "--publish"), "--publish can't be used with --beside"),
        (("--option", "target"), "--option needs KEY=VALUE, not 'target'"),
        (("--seats", "9"), ""),
        (("--pack", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_what_it_cannot_play_it_says_in_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    assert command((*FEW, *words)) == 1
    told = capsys.readouterr().err
    assert told.startswith("garden-desktop: ")
    assert told.count("\n") == 1
    assert said in told


def test_a_file_of_another_ladder_stays_as_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.jsonl"
    file.write_text("my diary\n")
    assert command((*FEW, "--out", str(file))) == 1
    assert "ladder.jsonl: line 1: this is no JSON object" in capsys.readouterr().err
    assert file.read_text() == "my diary\n"


def test_it_plays_by_numbers_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[easy]\nnoise = 900\n[steady]\n[thoughtful]\n[expert]\n")
    words = ("ladder", "fire_and_flora", "--levels", "easy,expert", "--seats", "2", "--games", "4", "--jobs", "1")
    out = tmp_path / "ladder.jsonl"
    assert command((*words, "--players", str(own), "--out", str(out))) == 0
    assert "4 matches  100%" in capsys.readouterr().out
    assert command((*words, "--out", str(out))) == 1
    assert "numbers: the games there are of" in capsys.readouterr().err


@pytest.mark.parametrize("way", ["ladder", "sim"])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[easy]\nnoise = 'much'\n[steady]\n[thoughtful]\n[expert]\n", "own.toml: level easy, noise: must be a number"),
        (
            "[easy]\nspirit = 1\n[steady]\n[thoughtful]\n[expert]\n",
            "own.toml: level easy, spirit: is not a valid field",
        ),
        ("[easy]\n", "own.toml: level, steady: is missing"),
        ("\udcff", "own.toml: the file: cannot be read: it is not UTF-8 text"),
    ],
)
def test_numbers_that_are_wrong_are_refused_with_file_and_field(
    way: str, text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert command((way, "fire_and_flora", "--games", "2", "--players", str(own))) == 1
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
