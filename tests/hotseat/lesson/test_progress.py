"""How far everybody is: kept by name, in a file of its own, and never the end of anything else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from garden_desktop.hotseat.lesson.progress import LessonProgress, people_of
from tests.hotseat.lesson.good import TEXT, lesson


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "lessons.json"


def test_each_person_has_their_own_step(file: Path) -> None:
    LessonProgress(file).store_step("Ann", lesson(), 2)
    again = LessonProgress(file)
    assert (again.at("Ann", lesson()), again.at("Ben", lesson())) == (2, 0)


def test_a_finished_lesson_begins_at_its_beginning_and_stays_finished(file: Path) -> None:
    progress = LessonProgress(file)
    progress.finish("Ann", lesson())
    progress.store_step("Ann", lesson(), 1)
    again = LessonProgress(file)
    assert (again.at("Ann", lesson()), again.done("Ann", lesson())) == (1, True)


def test_a_lesson_with_other_words_or_data_begins_again(file: Path) -> None:
    progress, other = LessonProgress(file), lesson(TEXT.replace("Two flowers", "Twice"))
    progress.store_step("Ann", lesson(), 2)
    assert progress.fits("Ann", lesson())
    assert not progress.fits("Ann", other)
    assert progress.at("Ann", other) == 0


GOOD = {"digest": "x", "step": 1, "done": False}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b"[]",
        b'{"format": 2, "people": {}}',
        b'{"format": 1}',
        b'{"format": 1, "people": []}',
        b'{"format": 1, "people": {"Ann": 3}}',
        b'{"format": 1, "people": {"Ann": {"x": 3}}}',
        *(
            json.dumps({"format": 1, "people": {"Ann": {"x": GOOD | wrong}}}).encode()
            for wrong in ({"step": -1}, {"step": True}, {"step": "1"}, {"digest": 4}, {"done": 1})
        ),
    ],
)
def test_a_damaged_file_is_set_aside_and_said(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    progress = LessonProgress(file)
    assert progress.at("Ann", lesson()) == 0
    assert progress.file.notice is not None
    assert file.with_suffix(".damaged.json").read_bytes() == data
    progress.store_step("Ann", lesson(), 1)
    assert LessonProgress(file).at("Ann", lesson()) == 1


@pytest.mark.parametrize("people", [[], {"Ann": 3}, {"Ann": {}, "Ben": []}])
def test_people_without_lessons_by_name_are_a_value_error(people: object) -> None:
    with pytest.raises(ValueError, match=re.escape(str(people))):
        people_of({"format": 1, "people": people})


def test_a_whole_file_is_said_nothing_of(file: Path) -> None:
    file.write_text(json.dumps({"format": 1, "people": {"Ann": {"x": GOOD}}}))
    assert LessonProgress(file).file.notice is None


def test_where_the_disk_does_not_take_it_the_step_is_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("no folder")
    progress = LessonProgress(tmp_path / "wall" / "lessons.json")
    with pytest.raises(OSError, match="wall"):
        progress.store_step("Ann", lesson(), 2)
    assert progress.at("Ann", lesson()) == 2


def test_a_finished_lesson_is_opened_at_its_first_step(file: Path) -> None:
    progress = LessonProgress(file)
    progress.store_step("Ann", lesson(), 2)
    progress.finish("Ann", lesson())
    assert (progress.at("Ann", lesson()), progress.done("Ann", lesson())) == (0, True)
    assert progress.done("Ben", lesson()) is False
    again = LessonProgress(file)
    assert (again.at("Ann", lesson()), again.file.notice) == (0, None)


def test_a_step_behind_the_last_one_is_of_another_lesson(file: Path) -> None:
    progress, number = LessonProgress(file), len(lesson().steps)
    progress.store_step("Ann", lesson(), number - 1)
    assert (progress.fits("Ann", lesson()), progress.at("Ann", lesson())) == (True, number - 1)
    progress.store_step("Ann", lesson(), number)
    assert (progress.fits("Ann", lesson()), progress.at("Ann", lesson())) == (False, 0)


def test_of_two_programs_the_later_step_is_kept_and_finished_stays_finished(file: Path) -> None:
    LessonProgress(file).store_step("Ann", lesson(), 1)
    one, other = LessonProgress(file), LessonProgress(file)
    one.finish("Ann", lesson())
    one.store_step("Ben", lesson(), 3)
    other.store_step("Ann", lesson(), 2)
    both = LessonProgress(file)
    assert (both.at("Ann", lesson()), both.done("Ann", lesson()), both.at("Ben", lesson())) == (2, True, 3)
