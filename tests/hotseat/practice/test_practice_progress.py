"""What somebody has solved is kept by name, and survives whatever the disk makes of it."""

from __future__ import annotations

import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from garden_desktop.hotseat.practice.progress import PuzzleProgress
from garden_desktop.hotseat.practice.session import AnswerVerdict, Outcome
from tests.hotseat.practice import good

TODAY = date(2026, 11, 22)


def verdict(outcome: Outcome, value: int) -> AnswerVerdict:
    return AnswerVerdict(outcome, value, 9, 9 - value, 1, outcome == "solved", None)


def test_the_best_that_somebody_has_done_is_kept_and_read_again(tmp_path: Path) -> None:
    file, puzzle = tmp_path / "puzzles.json", good.puzzle()
    kept = PuzzleProgress(file)
    assert kept.best("Ann", puzzle) is None
    for outcome, value in (("failed", 3), ("nearly", 7), ("nearly", 6), ("failed", 2)):
        kept.store_answer("Ann", puzzle, verdict(outcome, value))  # type: ignore[arg-type]
    again = PuzzleProgress(file)
    best = again.best("Ann", puzzle)
    assert best is not None
    assert best[1:] == ("nearly", 7, False)
    assert again.best("Ben", puzzle) is None
    assert again.solved("Ann", [puzzle]) == 0
    again.store_answer("Ann", puzzle, verdict("solved", 9))
    assert PuzzleProgress(file).solved("Ann", [puzzle]) == 1


def test_nothing_counts_of_somebody_who_was_told_the_best(tmp_path: Path) -> None:
    file, puzzle = tmp_path / "puzzles.json", good.puzzle()
    kept = PuzzleProgress(file)
    kept.store_answer("Ann", puzzle, verdict("nearly", 7))
    kept.mark_answer_shown("Ann", puzzle)
    again = PuzzleProgress(file)
    assert again.was_shown_answer("Ann", puzzle)
    assert not again.was_shown_answer("Ben", puzzle)
    again.store_answer("Ann", puzzle, verdict("solved", 9), TODAY)
    assert again.solved("Ann", [puzzle]) == 0
    assert again.run("Ann", TODAY) == 0


def test_whoever_has_solved_it_may_look_at_the_best(tmp_path: Path) -> None:
    kept, puzzle = PuzzleProgress(tmp_path / "puzzles.json"), good.puzzle()
    kept.store_answer("Ann", puzzle, verdict("solved", 9))
    kept.mark_answer_shown("Ann", puzzle)
    assert not kept.was_shown_answer("Ann", puzzle)
    kept.store_answer("Ann", puzzle, verdict("solved", 9), TODAY)
    assert kept.run("Ann", TODAY) == 1


def test_a_file_of_before_anybody_was_told_is_read(tmp_path: Path) -> None:
    file, puzzle = tmp_path / "puzzles.json", good.puzzle()
    PuzzleProgress(file).store_answer("Ann", puzzle, verdict("solved", 9))
    file.write_text(re.sub(r',\s*"told": false', "", file.read_text()))
    assert "told" not in file.read_text()
    again = PuzzleProgress(file)
    assert again.solved("Ann", [puzzle]) == 1
    assert not again.was_shown_answer("Ann", puzzle)


def test_another_puzzle_of_the_same_number_begins_anew(tmp_path: Path) -> None:
    kept = PuzzleProgress(tmp_path / "puzzles.json")
    kept.store_answer("Ann", good.puzzle(), verdict("solved", 9))
    assert kept.best("Ann", good.puzzle()._replace(best=good.puzzle().best + 1)) is None


def test_days_in_a_row_are_counted_while_none_is_left_out(tmp_path: Path) -> None:
    kept, puzzle = PuzzleProgress(tmp_path / "puzzles.json"), good.puzzle()
    for day in (0, 0, 1, 2):
        kept.store_answer("Ann", puzzle, verdict("solved", 9), TODAY + timedelta(days=day))
    assert kept.run("Ann", TODAY + timedelta(days=2)) == 3
    assert kept.run("Ann", TODAY + timedelta(days=3)) == 3
    assert kept.run("Ann", TODAY + timedelta(days=4)) == 0
    kept.store_answer("Ann", puzzle, verdict("nearly", 8), TODAY + timedelta(days=3))
    assert kept.run("Ann", TODAY + timedelta(days=4)) == 0
    kept.store_answer("Ann", puzzle, verdict("solved", 9), TODAY + timedelta(days=5))
    assert kept.run("Ann", TODAY + timedelta(days=5)) == 1
    assert kept.run("Ben", TODAY + timedelta(days=5)) == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "[" * 100_000,
        '{"format": 2, "people": {}}',
        '{"format": 1, "people": []}',
        '{"format": 1, "people": {"Ann": 3}}',
        *(
            f'{{"format": 1, "people": {{"Ann": {{"puzzles": {{"x/1": {best}}}, "days": {{}}}}}}}}'
            for best in (
                '{"digest": "", "outcome": "wrong", "value": 1}',
                '{"digest": 1, "outcome": "solved", "value": 1}',
                '{"digest": "", "outcome": "solved", "value": 1.5}',
                '{"digest": "", "outcome": "solved", "value": 1, "told": 1}',
            )
        ),
        '{"format": 1, "people": {"Ann": {"puzzles": {}, "days": {"x": {"last": true, "run": 1}}}}}',
    ],
)
def test_a_damaged_file_is_set_aside_and_said(tmp_path: Path, text: str) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text(text, encoding="utf-8")
    kept = PuzzleProgress(file)
    assert kept.file.notice is not None
    assert (tmp_path / "puzzles.damaged.json").read_text(encoding="utf-8") == text
    kept.store_answer("Ann", good.puzzle(), verdict("solved", 9))
    assert PuzzleProgress(file).file.notice is None


def test_where_the_disk_takes_nothing_it_is_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("", encoding="utf-8")
    kept = PuzzleProgress(tmp_path / "wall" / "puzzles.json")
    with pytest.raises(OSError, match="wall"):
        kept.store_answer("Ann", good.puzzle(), verdict("solved", 9))
    assert kept.solved("Ann", [good.puzzle()]) == 1


def test_two_programs_keep_the_better_answer_and_the_longer_streak(tmp_path: Path) -> None:
    file, puzzle = tmp_path / "puzzles.json", good.puzzle()
    PuzzleProgress(file).store_answer("Ann", puzzle, verdict("failed", 1), TODAY)
    for first, second in ((0, 1), (1, 0)):
        both = [PuzzleProgress(file), PuzzleProgress(file)]
        both[first].store_answer("Ann", puzzle, verdict("nearly", 7))
        both[second].store_answer("Ann", puzzle, verdict("failed", 3))
        best = PuzzleProgress(file).best("Ann", puzzle)
        assert best is not None
        assert best[1:] == ("nearly", 7, False)
    one, other = PuzzleProgress(file), PuzzleProgress(file)
    one.mark_answer_shown("Ann", puzzle)
    other.store_answer("Ann", puzzle, verdict("solved", 9), TODAY)
    again = PuzzleProgress(file)
    assert again.was_shown_answer("Ann", puzzle) is True
    assert again.was_shown_answer("Ben", puzzle) is False
    assert again.run("Ann", TODAY) == 1


def test_of_two_streaks_the_later_counts(tmp_path: Path) -> None:
    file, puzzle = tmp_path / "puzzles.json", good.puzzle()
    PuzzleProgress(file).store_answer("Ann", puzzle, verdict("solved", 9), TODAY)
    for days in ((1, 2), (4, 3)):
        for program, day in zip((PuzzleProgress(file), PuzzleProgress(file)), days, strict=True):
            program.store_answer("Ann", puzzle, verdict("solved", 9), TODAY + timedelta(days=day))
        later = TODAY + timedelta(days=max(days))
        assert PuzzleProgress(file).run("Ann", later) == 1
        assert PuzzleProgress(file).run("Ann", later + timedelta(days=2)) == 0


def test_another_puzzle_of_the_same_number_is_not_mixed_with_it_by_two_programs(tmp_path: Path) -> None:
    file, puzzle = tmp_path / "puzzles.json", good.puzzle()
    other_puzzle = puzzle._replace(best=puzzle.best + 1)
    one, other = PuzzleProgress(file), PuzzleProgress(file)
    one.store_answer("Ann", puzzle, verdict("solved", 9))
    other.store_answer("Ann", other_puzzle, verdict("failed", 1))
    again = PuzzleProgress(file)
    assert again.best("Ann", puzzle) is None
    best = again.best("Ann", other_puzzle)
    assert best is not None
    assert best[1:] == ("failed", 1, False)
