"""Lesson progress of all people on this computer: one small JSON file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop import paths
from garden_desktop.core.lesson import Lesson
from garden_desktop.core.shared_json import Keys, SharedJsonFile
from garden_desktop.core.text import QT_TRANSLATE_NOOP

FORMAT: Final = 1
MOST: Final = 16 << 20
"""Maximum size of the file in bytes. A thousand people who have taken all lessons need 3 MB."""


class LessonPosition(NamedTuple):
    """Progress of a person in a lesson: the current step from 0, and whether it was ever finished; `digest` is the
    lesson's."""

    digest: str
    step: int
    done: bool


class LessonProgress:
    """Progress of all people, by name, stored in `file`."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = lessons_file(file or paths.user_dir() / "lessons.json")
        self._places = self.file.read() or {}

    def at(self, person: str, lesson: Lesson) -> int:
        """Step at which a person resumes a lesson, from 0; 0 where the lesson's text or data have changed."""
        place = self._place(person, lesson)
        return place.step if place is not None and self.fits(person, lesson) else 0

    def fits(self, person: str, lesson: Lesson) -> bool:
        """Whether the stored progress is of this version of the lesson; True where there is none."""
        place = self._place(person, lesson)
        return place is None or (place.digest == lesson.digest and place.step < len(lesson.steps))

    def done(self, person: str, lesson: Lesson) -> bool:
        """Whether the person ever finished the lesson."""
        place = self._place(person, lesson)
        return place is not None and place.done

    def store_step(self, person: str, lesson: Lesson, step: int) -> None:
        """Store the current step. Raises OSError; it is kept in memory even then."""
        self._put(person, lesson, LessonPosition(lesson.digest, step, self.done(person, lesson)))

    def finish(self, person: str, lesson: Lesson) -> None:
        """Store that the lesson is finished; next time it starts at its first step. Raises as `store_step` does."""
        self._put(person, lesson, LessonPosition(lesson.digest, 0, True))

    def _place(self, person: str, lesson: Lesson) -> LessonPosition | None:
        return self._places.get(person, {}).get(lesson.id)

    def _put(self, person: str, lesson: Lesson, place: LessonPosition) -> None:
        theirs = self._places.setdefault(person, {})
        if theirs.get(lesson.id) != place:
            theirs[lesson.id] = place
            self._places = self.file.write(self._places)


def lessons_file(path: Path) -> SharedJsonFile[dict[str, dict[str, LessonPosition]]]:
    """File of lesson progress at this path."""
    return SharedJsonFile(
        path, MOST, people_of, _dumped, depth=3, conflict=_further, indent=None, aside=SET_ASIDE, unread=UNREAD
    )


def _dumped(places: Mapping[str, Mapping[str, LessonPosition]]) -> dict[str, Any]:
    people = {name: {key: one._asdict() for key, one in kept.items()} for name, kept in places.items()}
    return {"format": FORMAT, "people": people}


def _further(keys: Keys, before: Any, mine: Any, theirs: Any) -> Any:
    """Merge callback: the step of this program; finished if it is so in either."""
    return {**mine, "done": mine["done"] or theirs["done"]} if keys[:1] == ("people",) else mine


def people_of(value: Any) -> dict[str, dict[str, LessonPosition]]:
    """Parse a file of lesson progress. Raises ValueError, TypeError and KeyError for anything that this program does
    not write."""
    if not isinstance(value, Mapping) or value.get("format") != FORMAT:
        raise ValueError(value)
    return {str(name): {str(key): _place(one) for key, one in kept.items()} for name, kept in _items(value["people"])}


def _items(value: Any) -> list[tuple[Any, Mapping[Any, Any]]]:
    if not isinstance(value, Mapping) or not all(isinstance(kept, Mapping) for kept in value.values()):
        raise ValueError(value)
    return list(value.items())


def _place(value: Any) -> LessonPosition:
    digest, step, done = value["digest"], value["step"], value["done"]
    if not isinstance(digest, str) or type(step) is not int or step < 0 or type(done) is not bool:
        raise ValueError(value)
    return LessonPosition(digest, step, done)


SET_ASIDE = QT_TRANSLATE_NOOP(
    "lesson", "Your lesson progress could not be read, so all lessons start again; the old file is {file}."
)
UNREAD = QT_TRANSLATE_NOOP("lesson", "Your lesson progress could not be read from {file}: {reason}.")
