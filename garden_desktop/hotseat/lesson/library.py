"""Where lessons lie: `resources/<key>/lessons`, in the order of their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from garden_desktop import paths
from garden_desktop.core.files import read_regular
from garden_desktop.core.game import Game
from garden_desktop.core.lesson import MOST, Lesson, parse
from garden_desktop.core.packs import THE_FILE, PackError, digest
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson.check import check
from garden_desktop.hotseat.lesson.session import LessonSession


def files(key: str) -> Sequence[Path]:
    """The files of the lessons of a game."""
    return sorted(paths.resource(key, "lessons").glob("*.toml"))


def load(file: Path, key: str) -> Lesson:
    """The lesson in a file of the game `key`, not played yet. Raises PackError.

    Its digest is that of the file and of the data pack together: with other data it is another lesson.
    """
    lesson = parse(_text(file), key, file.name)
    return lesson._replace(digest=digest(lesson.digest + _text(_pack_file(lesson))))


def _pack_file(lesson: Lesson) -> Path:
    return paths.resource(lesson.game, registry.PACKS, f"{lesson.pack}.toml")


def _text(file: Path) -> str:
    try:
        return read_regular(file, MOST).decode("utf-8")
    except OSError as error:
        raise PackError(file.name, THE_FILE, "", UNREADABLE.of(error=error.strerror or str(error))) from error
    except UnicodeDecodeError as error:
        raise PackError(file.name, THE_FILE, "", NOT_UTF_8) from error


def readable(key: str) -> Iterator[Lesson]:
    """The lessons of a game that can be read; the others are told of by whoever checks them."""
    for file in files(key):
        try:
            yield load(file, key)
        except PackError:
            continue


def checked(game: Game, lesson: Lesson) -> None:
    """Play a lesson through in every way it allows. Raises PackError where anything is wrong with it."""
    check(game, registry.load_pack(game, _pack_file(lesson)), lesson)


def begin(game: Game, lesson: Lesson, name: str) -> LessonSession:
    """A table for this lesson, once it has been played through. Raises PackError where that goes wrong."""
    pack = registry.load_pack(game, _pack_file(lesson))
    check(game, pack, lesson, choices=False)
    return LessonSession(game, pack, lesson, name)


UNREADABLE = QT_TRANSLATE_NOOP("lesson", "cannot be read: {error}")
NOT_UTF_8 = QT_TRANSLATE_NOOP("lesson", "cannot be read: it is not a text in UTF-8")
