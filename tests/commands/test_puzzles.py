"""`puzzles`: proving those there are, making others, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.__main__ import main
from garden_desktop.core.practice import puzzle_line
from garden_desktop.hotseat.practice import library
from tests.hotseat.practice import good

SE = "stalk_exchange"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two puzzles, both sound."""
    found = tmp_path / "puzzles.jsonl"
    found.write_text("".join(puzzle_line(good.puzzle()._replace(number=n)) + "\n" for n in (1, 2)), encoding="utf-8")
    return found


def test_puzzles_are_proved_and_counted(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "check", SE, "--file", str(file)]) == 0
    told = capsys.readouterr()
    assert told.out.startswith(f"{SE}/puzzles/puzzles.jsonl: 2 puzzles ({good.puzzle().kind} 2; of grade 1 to 4: ")
    assert told.out.endswith(", all verified\n")


def test_each_fault_is_told_in_one_line_and_the_others_are_checked(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = good.puzzle()._replace(number=3, ways=good.puzzle().ways + 1)
    with file.open("a", encoding="utf-8") as more:
        more.write(f"{puzzle_line(wrong)}\nnothing\n")
    assert main(["puzzles", "check", SE, "--file", str(file)]) == 1
    told = capsys.readouterr()
    assert "2 puzzles" in told.out
    assert told.err.splitlines() == [
        f"garden-desktop: {SE}/puzzles/puzzles.jsonl: line 4: is not JSON",
        f"garden-desktop: {SE}/puzzles/puzzles.jsonl: line 3, ways: is {wrong.ways}, "
        f"but the proof gives {wrong.ways - 1}",
    ]


def test_every_other_puzzle_can_be_left_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "check", SE, "--every", "2", "--file", str(file)]) == 0
    assert ": 1 puzzle (" in capsys.readouterr().out


@pytest.mark.daily
def test_what_is_made_is_found_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = tmp_path / "new" / "made.jsonl"
    assert main(["puzzles", SE, "--make", "1", "--seed", "2", "--file", str(made)]) == 0
    assert [puzzle.number for puzzle in library.load(SE, made).puzzles] == [1]
    assert main(["puzzles", "check", SE, "--file", str(made)]) == 0
    assert capsys.readouterr().out.count(": 1 puzzle (") == 2


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["check", "chess"], "there is no game 'chess'"),
        (["chess", "--make", "3"], "there is no game 'chess'"),
        ([SE], f"say how many to make: puzzles {SE} --make 60"),
        ([SE, SE, "--make", "2"], "say how many to make"),
        (["check", "--make", "2"], "--make needs a game"),
        (["check", "--file", "x"], "--file holds the puzzles of one game"),
    ],
)
def test_what_cannot_be_carried_out_is_said_in_one_line(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", *words]) == 1
    assert reason in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wall").write_text("", encoding="utf-8")
    monkeypatch.setattr("garden_desktop.commands.puzzles.make", lambda *_: [])
    assert main(["puzzles", SE, "--make", "1", "--file", str(tmp_path / "wall" / "x.jsonl")]) == 1
    assert "wall" in capsys.readouterr().err
