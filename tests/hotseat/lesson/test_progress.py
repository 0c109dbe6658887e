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
