"""Parser of lessons: a TOML file of steps about the rules of one game in, checked steps out. Data never executes.

Only the form is checked here. Whether its moves are legal and its places exist, `hotseat/lesson` checks by playing it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from string import Formatter
from typing import Final, NamedTuple

from garden_desktop.core.packs import RowReader, digest, read
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName, quoted
from garden_desktop.core.types import Seat

MOST: Final = 256 << 10
"""Maximum size of a lesson in bytes."""
LONGEST_TITLE: Final = 34
LONGEST_TEXT: Final = 130
LONGEST_ASK: Final = 60
LEARNED: Final = 3
"""Number of lines of the summary at the end."""
LEDGER_ROW: Final = re.compile(r"[A-Z]{2}-[0-9]{2,3}")


class ScriptedMove(NamedTuple):
    """Move that the lesson makes itself: `seat` counts from 0, CHANCE is -1."""

    seat: Seat
    text: str


class LessonHint(NamedTuple):
    """Answer of the lesson to a move that matches `pattern`."""

    pattern: str
    text: Message


class LessonStep(NamedTuple):
    """Step of a lesson. `ask` is None where there is only something to read.

    points  ids of places and pieces to highlight
    put     input steps on the way to a move: (place, piece), "" presses the place
    do      accepted moves, in notation; `*` stands for anything
    then    moves of other seats and chance afterwards
    hints   answers to likely other moves
    free    every move is accepted, and the others play by themselves, until the match is over; each hint comes once
    teaches rows of the game's rules ledger that the step teaches
    """

    title: Message
    text: Message
    ask: Message | None
    points: tuple[str, ...]
    put: tuple[tuple[str, str], ...]
    do: tuple[str, ...]
    then: tuple[ScriptedMove, ...]
    hints: tuple[LessonHint, ...]
    free: bool
    teaches: tuple[str, ...]

    def wants(self, text: str) -> bool:
        """Whether a move with this text completes the step."""
        return self.free or any(fnmatchcase(text, pattern) for pattern in self.do)

    def hint(self, text: str) -> Message | None:
        """Answer to a move, or to an input step written as "place piece"; None where the lesson has none."""
        return next((hint.text for hint in self.hints if fnmatchcase(text, hint.pattern)), None)


class Lesson(NamedTuple):
    """Lesson as parsed. `key` is its file name without the ending, `learner` the seat of the learner, `host` the
    picture of the speaker."""

    game: str
    key: str
    file: str
    digest: str
    title: Message
    minutes: int
    host: str
    names: tuple[str, ...]
    learner: Seat
    pack: str
    options: tuple[tuple[str, str], ...]
    seed: int
    opening: tuple[ScriptedMove, ...]
    steps: tuple[LessonStep, ...]
    learned: tuple[Message, ...]

    @property
    def id(self) -> str:
        """Unique name among all lessons."""
        return f"{self.game}/{self.key}"

    def sentences(self) -> list[Message]:
        """All its sentences, in reading order."""
        said = [self.title]
        for step in self.steps:
            said += [step.title, step.text, *([step.ask] if step.ask else []), *(hint.text for hint in step.hints)]
        return [*said, *self.learned]


def parse(text: str, game: str, file: str) -> Lesson:
    """Parse the text of a lesson file. Raises PackError with file, step, field and reason."""
    top = RowReader(file, "the file", read(text, file))
    words = _SentenceMaker(game)
    if (said := top.text("game")) != game:
        raise top.error("game", OTHER_GAME.of(said=quoted(said), game=game))
    title = words.make_sentence(top, "title", LONGEST_TITLE)
    names = top.texts("names")
    if not names or not all(name.strip() and len(name) <= 20 for name in names):
        raise top.error("names", NO_NAMES)
    learner = top.number("learner", 1, len(names)) - 1 if top.has("learner") else 0
    words.who = {"you": SideName(learner), **{f"seat{seat + 1}": SideName(seat) for seat in range(len(names))}}
    lesson = Lesson(
        game=game,
        key=file.removesuffix(".toml"),
        file=file,
        digest=digest(text),
        title=title,
        minutes=top.number("minutes", 1, 15),
        host=top.text("host"),
        names=names,
        learner=learner,
        pack=top.text("pack") if top.has("pack") else "standard",
        options=options_of(top),
        seed=top.number("seed", 0, 10**9) if top.has("seed") else 1,
        opening=replies_of(top, "opening", len(names)) if top.has("opening") else (),
        steps=tuple(_step(_renamed(row, number), words, len(names)) for number, row in enumerate(top.rows("step"), 1)),
        learned=tuple(words.checked(top, "learned", line, LONGEST_TEXT) for line in top.texts("learned")),
    )
    if not lesson.steps:
        raise top.error("step", NO_STEPS)
    if len(lesson.learned) != LEARNED:
        raise top.error("learned", THREE_LINES)
    top.done()
    return lesson


class _SentenceMaker:
    """Factory of messages from the texts of a file; `who` maps the placeholders that may stand in them to sides."""

    def __init__(self, game: str) -> None:
        self._context = f"lesson.{game}"
        self.who: dict[str, SideName] = {}

    def make_sentence(self, row: RowReader, field: str, most: int) -> Message:
        return self.checked(row, field, row.text(field), most)

    def checked(self, row: RowReader, field: str, text: str, most: int) -> Message:
        """Message of a text. Raises PackError for a text that is empty, too long, or has an unknown placeholder."""
        if not text.strip() or len(text) > most:
            raise row.error(field, TOO_LONG.of(most=most, count=len(text)))
        try:
            named = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
        except ValueError as error:
            raise row.error(field, BAD_BRACES) from error
        if strangers := named - set(self.who):
            raise row.error(field, NOBODY.of(name=quoted(min(strangers))))
        return Message(self._context, text).of(**{name: self.who[name] for name in named})


def _renamed(row: RowReader, number: int) -> RowReader:
    """Name a step by its number alone, in place of "the file step 3", for error messages."""
    row.name = f"step {number}"
    return row


def options_of(top: RowReader) -> tuple[tuple[str, str], ...]:
    """Options of a table, written as "key=value". Raises PackError."""
    if not top.has("options"):
        return ()
    found = []
    for pair in top.texts("options"):
        key, sign, value = pair.partition("=")
        if not sign:
            raise top.error("options", KEY_VALUE.of(said=quoted(pair)))
        found.append((key, value))
    return tuple(found)


def replies_of(row: RowReader, field: str, seats: int) -> tuple[ScriptedMove, ...]:
    """Moves of any seat, written as "seat: move"; seats count from 1, chance is 0. Raises PackError."""
    return tuple(_reply(row, field, line, seats) for line in row.texts(field))


def _reply(row: RowReader, field: str, line: str, seats: int) -> ScriptedMove:
    seat, _, text = line.partition(": ")
    if not (seat.isdecimal() and len(seat) < 3 and int(seat) <= seats and text):
        raise row.error(field, BAD_REPLY.of(said=quoted(line)))
    return ScriptedMove(int(seat) - 1, text)


def _step(row: RowReader, words: _SentenceMaker, seats: int) -> LessonStep:
    put = tuple(_put(row, line) for line in row.texts("put")) if row.has("put") else ()
    do = row.texts("do") if row.has("do") else ()
    if put and do:
        raise row.error("put", PUT_OR_DO)
    free = row.has("free") and row.flag("free")
    if free and (put or do or row.has("then")):
        raise row.error("free", FREE_ALONE)
    asked = bool(put or do or free)
    if asked != row.has("ask"):
        raise row.error("ask", ASK_MISSING if asked else ASK_IDLE)
    step = LessonStep(
        title=words.make_sentence(row, "title", LONGEST_TITLE),
        text=words.make_sentence(row, "text", LONGEST_TEXT),
        ask=words.make_sentence(row, "ask", LONGEST_ASK) if asked else None,
        points=row.texts("points") if row.has("points") else (),
        put=put,
        do=do,
        then=replies_of(row, "then", seats) if row.has("then") else (),
        hints=_hints(row, words),
        free=free,
        teaches=_teaches(row),
    )
    if put and step.then:
        raise row.error("then", PUT_THEN)
    row.done()
    return step


def _put(row: RowReader, line: str) -> tuple[str, str]:
    place, _, piece = line.partition(" ")
    if not place or " " in piece:
        raise row.error("put", BAD_PUT.of(said=quoted(line)))
    return place, piece


def _teaches(row: RowReader) -> tuple[str, ...]:
    """Ledger rows that a step teaches, checked by their form alone: the ledgers themselves are not shipped."""
    rows = row.texts("teaches") if row.has("teaches") else ()
    for name in rows:
        if not LEDGER_ROW.fullmatch(name):
            raise row.error("teaches", NO_ROW.of(said=quoted(name)))
        if rows.count(name) > 1:
            raise row.error("teaches", ROW_TWICE.of(said=quoted(name)))
    return rows


def _hints(row: RowReader, words: _SentenceMaker) -> tuple[LessonHint, ...]:
    if not row.has("hints"):
        return ()
    lines: Sequence[str] = row.texts("hints")
    found = []
    for line in lines:
        pattern, sign, text = line.partition(": ")
        if not sign:
            raise row.error("hints", BAD_HINT.of(said=quoted(line)))
        found.append(LessonHint(pattern, words.checked(row, "hints", text, LONGEST_TEXT)))
    return tuple(found)


OTHER_GAME = QT_TRANSLATE_NOOP("lesson", "is {said}, but the file is in the lessons folder of {game}")
NO_NAMES = QT_TRANSLATE_NOOP("lesson", "must name every player, with 1 to 20 characters each")
NO_STEPS = QT_TRANSLATE_NOOP("lesson", "must appear at least once")
THREE_LINES = QT_TRANSLATE_NOOP("lesson", "must be three lines")
TOO_LONG = QT_TRANSLATE_NOOP("lesson", "must have 1 to {most} characters, but has {count}")
BAD_BRACES = QT_TRANSLATE_NOOP("lesson", "has an unmatched brace")
NOBODY = QT_TRANSLATE_NOOP("lesson", "names “{name}”, but no player has this name")
KEY_VALUE = QT_TRANSLATE_NOOP("lesson", "must be key=value, not “{said}”")
BAD_REPLY = QT_TRANSLATE_NOOP("lesson", "must be a seat number (0 for a random draw), a colon and a move, not “{said}”")
PUT_OR_DO = QT_TRANSLATE_NOOP("lesson", "cannot be used with “do” in the same step")
FREE_ALONE = QT_TRANSLATE_NOOP(
    "lesson", "cannot be used with “put”, “do” or “then”: from this step on the learner plays freely"
)
PUT_THEN = QT_TRANSLATE_NOOP("lesson", "cannot follow “put”: no move has been made yet")
ASK_MISSING = QT_TRANSLATE_NOOP("lesson", "is missing, but the step has a task")
ASK_IDLE = QT_TRANSLATE_NOOP("lesson", "asks for an action, but the step has none")
BAD_PUT = QT_TRANSLATE_NOOP("lesson", "must be a space and a piece, not “{said}”")
BAD_HINT = QT_TRANSLATE_NOOP("lesson", "must be a move, a colon and a sentence, not “{said}”")
NO_ROW = QT_TRANSLATE_NOOP("lesson", "must be rule IDs such as GG-34, not “{said}”")
ROW_TWICE = QT_TRANSLATE_NOOP("lesson", "names {said} twice")
