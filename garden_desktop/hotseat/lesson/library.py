"""Lesson files in `resources/<key>/lessons`, in the order of their names: loading, and checking by play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from garden_desktop import paths
from garden_desktop.core.files import read_regular
from garden_desktop.core.game import Game
from garden_desktop.core.lesson import MOST, Lesson, parse
from garden_desktop.core.packs import THE_FILE, PackError, digest
from garden_desktop.core.text import QT_TRANSLATE_NOOP, quoted
from garden_desktop.core.types import Pack
from garden_desktop.core.view_model import TableViewModel
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson.session import LessonSession, chooser_of


def check(game: Game, pack: Pack, lesson: Lesson, *, choices: bool = True) -> None:
    """Play a lesson through, and with `choices` also from every other move that it accepts.

    Raises PackError with file, step, field and reason.
    """
    session = LessonSession(game, pack, lesson)
    if not paths.resource(lesson.game, "art", f"{lesson.host}.svg").is_file():
        raise PackError(lesson.file, THE_FILE, "host", NO_PICTURE.of(name=quoted(lesson.host)))
    for number in range(len(lesson.steps)):
        _check_step(session)
        for other in session.expected()[1:] if choices else ():
            session.play(other)
            session.follow()
            _to_the_end(session)
            session.go_to(number)
        session.skip()
        if not session.finished:
            session.go_on()


def _to_the_end(session: LessonSession) -> None:
    """Check that the rest of the lesson can be played from here. Raises PackError."""
    while not session.finished:
        session.go_on()
        session.skip()


def _check_step(session: LessonSession) -> None:
    step, seat = session.now, session.lesson.learner
    if step.ask and session.deciding != seat:
        raise session.error("ask", NOT_ASKED)
    chooser = chooser_of(session)
    draft = () if chooser is None else chooser.draft
    look: TableViewModel[object] = session.table.make_view_model(session.view, seat, draft)
    known = {place.id for place in look.places} | {piece.id for piece in look.pieces}
    for name in step.points:
        if name not in known:
            raise session.error("points", NOT_THERE.of(name=quoted(name)))
    for handle in session.pending_steps():
        try:
            assert chooser is not None, "somebody is asked"
            done = chooser.add_step(handle.place, handle.piece)
        except KeyError as error:
            said = quoted(f"{handle.place} {handle.piece}".strip())
            raise session.error("put", NOT_ON_OFFER.of(said=said)) from error
        if done is not None:
            raise session.error("put", IS_A_MOVE.of(text=quoted(session.move_text(done))))
    for move in session.expected():
        if not session.table.gesture(session.view, move):
            raise session.error("do", NO_GESTURE.of(text=quoted(session.move_text(move))))


NO_PICTURE = QT_TRANSLATE_NOOP("lesson", "“{name}” is not one of the game’s pictures")
NOT_ASKED = QT_TRANSLATE_NOOP("lesson", "asks for an action, but it is not the learner’s turn then")
NOT_THERE = QT_TRANSLATE_NOOP("lesson", "there is no space or piece “{name}” on the table at this point")
NOT_ON_OFFER = QT_TRANSLATE_NOOP("lesson", "“{said}” is not possible at this point")
IS_A_MOVE = QT_TRANSLATE_NOOP("lesson", "plays the move “{text}”, so it belongs under “do”")
NO_GESTURE = QT_TRANSLATE_NOOP("lesson", "“{text}” must be combined with other moves")


def files(key: str) -> Sequence[Path]:
    """Lesson files of a game."""
    return sorted(paths.resource(key, "lessons").glob("*.toml"))


def load(file: Path, key: str) -> Lesson:
    """Lesson in a file of the game `key`, not played yet. Raises PackError.

    Its digest covers the file and the data pack: with other data it is another lesson.
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
    """Lessons of a game that can be parsed; errors in others are reported by `lessons check`."""
    for file in files(key):
        try:
            yield load(file, key)
        except PackError:
            continue


def checked(game: Game, lesson: Lesson) -> None:
    """Play a lesson through in every way that it accepts. Raises PackError for any error in it."""
    check(game, registry.load_pack(game, _pack_file(lesson)), lesson)


def begin(game: Game, lesson: Lesson, name: str) -> LessonSession:
    """Start a lesson, after playing it through once. Raises PackError where that fails."""
    pack = registry.load_pack(game, _pack_file(lesson))
    check(game, pack, lesson, choices=False)
    return LessonSession(game, pack, lesson, name)


UNREADABLE = QT_TRANSLATE_NOOP("lesson", "cannot be read: {error}")
NOT_UTF_8 = QT_TRANSLATE_NOOP("lesson", "cannot be read: it is not UTF-8 text")
