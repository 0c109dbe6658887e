"""Two programs write to the same stores at once: nothing is lost, nothing fails, and no reader finds half a file."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from garden_desktop.hotseat.backup.contents import most_of
from garden_desktop.hotseat.lesson.progress import LessonPosition, LessonProgress, lessons_file
from garden_desktop.hotseat.practice.progress import (
    DailyStreak,
    PersonPuzzles,
    PuzzleProgress,
    PuzzleScore,
    puzzles_file,
)
from garden_desktop.hotseat.practice.session import AnswerVerdict
from garden_desktop.hotseat.tables import MOST, merged_rows
from garden_desktop.hotseat.tips import SeenTips, tips_file
from tests.hotseat.lesson import good as lessons
from tests.hotseat.practice import good as puzzles
from tests.hotseat.writer import FILES, TABLES, found, writing
from tests.today import sampled

ROOT = Path(__file__).resolve().parents[2]
WRITERS = ("first", "second")
every_store = pytest.mark.parametrize("store", sampled(list(FILES), 3))


def started(store: str, folder: Path, who: str, times: int = 0) -> subprocess.Popen[str]:
    """A process (`writer.py`) that waits for a line before it writes."""
    command = [sys.executable, "-m", "tests.hotseat.writer", store, str(folder), who, str(times)]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, encoding="utf-8")
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def write_at_once(store: str, folder: Path, times: int) -> None:
    writers = [started(store, folder, who, times) for who in WRITERS]
    with started(store, folder, "reader") as reader:
        for writer in writers:
            assert writer.stdin is not None
            writer.stdin.write("go\n")
            writer.stdin.flush()
        said = [writer.communicate()[0].splitlines() for writer in writers]
        read = reader.communicate()[0].splitlines()
    done = [str(n) for n in range(times)]
    assert said == [done, done], "no write failed"
    assert read.count("torn") == 0
    assert int(read[-1]) > 0
    last = times - TABLES if store == "tables" else 0
    lost = {f"{who} {n}" for who in WRITERS for n in range(last, times)} - found(store, folder)
    assert lost == set()
    assert [path.name for path in folder.iterdir()] == [FILES[store]]


@every_store
def test_two_programs_lose_nothing_to_each_other(store: str, tmp_path: Path) -> None:
    write_at_once(store, tmp_path, 40)


@pytest.mark.long
@pytest.mark.timeout(1800)
@every_store
def test_two_programs_lose_nothing_in_a_thousand_writes_each(store: str, tmp_path: Path) -> None:
    write_at_once(store, tmp_path, 1_000)


def killed(folder: Path, rng: Random) -> list[str]:
    """Let a process keep notes and kill it in the middle of a write; those it has said are kept."""
    who = f"doomed{rng.random()}"
    with started("notes", folder, who, 1_000) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("go\n")
        process.stdin.flush()
        said = [process.stdout.readline() for _ in range(rng.randrange(1, 4))]
        for _ in range(rng.randrange(60_000)):
            pass
        process.kill()
        said += process.stdout.readlines()
    return [f"{who} {line.strip()}" for line in said if line.endswith("\n")]


def survive(folder: Path, times: int) -> None:
    rng, kept = Random("a"), set[str]()
    for _ in range(times):
        kept |= set(killed(folder, rng))
        assert kept <= found("notes", folder)
        left = {path.name for path in folder.iterdir()} - {FILES["notes"], f"{FILES['notes']}.lock"}
        assert len(left) <= 1, "the next write has removed what the one before it left"
    with started("notes", folder, "last", 1) as process:
        process.communicate("go\n")
    assert [path.name for path in folder.iterdir()] == [FILES["notes"]]


def test_a_killed_writer_leaves_a_whole_file_and_nothing_for_long(tmp_path: Path) -> None:
    survive(tmp_path, 5)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_hundred_killed_writers_leave_a_whole_file_and_nothing_for_long(tmp_path: Path) -> None:
    survive(tmp_path, 100)


# One process that has the same file open twice stands for two programs: what is merged is the same.


def test_a_table_that_each_of_two_programs_keeps_is_there_in_both(tmp_path: Path) -> None:
    keep, drop = (writing("tables", tmp_path, who) for who in WRITERS)
    keep(0)
    drop(1)
    keep(2)
    assert found("tables", tmp_path) == {"first 0", "second 1", "first 2"}


def row(name: str, seats: int) -> dict[str, object]:
    return {"name": name, "seats": seats}


def test_tables_are_merged_by_name_and_the_one_begun_last_here_is_first() -> None:
    before = [row("a", 2), row("b", 2), row("c", 2)]
    mine = [row("b", 2), row("a", 3)]  # b was begun, a changed, c removed
    theirs = [row("d", 2), row("a", 4), row("c", 2), row("b", 5)]
    assert merged_rows(before, mine, theirs) == [row("b", 5), row("d", 2), row("a", 3)]
    assert merged_rows(None, ["x"], 7) == ["x"]


def test_no_more_tables_are_kept_than_fit() -> None:
    assert len(merged_rows([], [row(f"a{n}", 2) for n in range(MOST)], [row("b", 2)])) == MOST


def test_the_better_answer_at_either_program_is_kept(tmp_path: Path) -> None:
    file, puzzle, today = tmp_path / "puzzles.json", puzzles.puzzle(), date(2026, 11, 22)
    one, other = PuzzleProgress(file), PuzzleProgress(file)
    one.store_answer("Ann", puzzle, AnswerVerdict("solved", 9, 9, 0, 1, True, None), today)
    other.store_answer("Ann", puzzle, AnswerVerdict("nearly", 7, 9, 2, 1, False, None))
    assert other.solved("Ann", [puzzle]) == 1, "the program that wrote last knows of it at once"
    again = PuzzleProgress(file)
    assert (again.solved("Ann", [puzzle]), again.run("Ann", today)) == (1, 1)


def test_whoever_was_told_the_best_at_either_program_was_told(tmp_path: Path) -> None:
    file, puzzle = tmp_path / "puzzles.json", puzzles.puzzle()
    PuzzleProgress(file).store_answer("Ann", puzzle, AnswerVerdict("failed", 1, 9, 8, 1, False, None))
    one, other = PuzzleProgress(file), PuzzleProgress(file)
    one.mark_answer_shown("Ann", puzzle)
    other.store_answer("Ann", puzzle, AnswerVerdict("solved", 9, 9, 0, 1, True, None))
    assert PuzzleProgress(file).was_shown_answer("Ann", puzzle)


def test_the_later_day_of_either_program_counts(tmp_path: Path) -> None:
    file, puzzle, today = tmp_path / "puzzles.json", puzzles.puzzle(), date(2026, 11, 22)
    solved = AnswerVerdict("solved", 9, 9, 0, 1, True, None)
    PuzzleProgress(file).store_answer("Ann", puzzle, solved, today)
    one, other = PuzzleProgress(file), PuzzleProgress(file)
    for days in (1, 2):
        one.store_answer("Ann", puzzle, solved, today + timedelta(days))
    other.store_answer("Ann", puzzle, solved, today + timedelta(1))
    assert PuzzleProgress(file).run("Ann", today + timedelta(2)) == 3


def test_a_lesson_that_was_finished_at_either_program_is_finished(tmp_path: Path) -> None:
    file, lesson = tmp_path / "lessons.json", lessons.lesson()
    one, other = LessonProgress(file), LessonProgress(file)
    one.finish("Ann", lesson)
    other.store_step("Ann", lesson, 1)
    again = LessonProgress(file)
    assert (again.done("Ann", lesson), again.at("Ann", lesson)) == (True, 1)


def test_the_tips_of_both_programs_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "tips.json"
    one, other = SeenTips(file), SeenTips(file)
    one.mark_seen("Ann", "one")
    other.mark_seen("Ann", "two")
    assert other.knows("Ann", "one")
    assert all(SeenTips(file).knows("Ann", tip) for tip in ("one", "two"))


def test_the_progress_of_a_school_is_read_again(tmp_path: Path) -> None:
    """A thousand people have done 240 puzzles, and were told what there is to tell."""
    file = tmp_path / "puzzles.json"
    best = PuzzleScore("0123456789abcdef", "solved", 100, told=False)
    theirs = {f"paths_and_flower_beds/{n}": best for n in range(240)}
    school = {f"Person number {n}": PersonPuzzles(theirs, {"daily": DailyStreak(739_000, 9)}) for n in range(1_000)}
    puzzles_file(file).write(school)
    assert puzzles_file(file).read() == school
    tips = {name: {f"paths_and_flower_beds.tip-{n}" for n in range(100)} for name in school}
    tips_file(tmp_path / "tips.json").write(tips)
    assert tips_file(tmp_path / "tips.json").read() == tips
    places = {
        name: {f"paths_and_flower_beds/{n}": LessonPosition("0" * 16, 9, True) for n in range(21)} for name in school
    }
    lessons_file(tmp_path / "lessons.json").write(places)
    assert lessons_file(tmp_path / "lessons.json").read() == places


@pytest.mark.parametrize(
    ("member", "most"), [("puzzles.json", 64 << 20), ("notes.json", 16 << 20), ("people.json", 4 << 20)]
)
def test_a_backup_takes_as_much_as_the_program_reads(member: str, most: int) -> None:
    assert most_of(member) == most
