"""Lesson catalog: lessons of each game with a player's progress, their labels, and lesson screens."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import randrange
from typing import TYPE_CHECKING, Final, NamedTuple

from garden_desktop.core.game import Game
from garden_desktop.core.lesson import Lesson
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.lesson import library
from garden_desktop.hotseat.lesson.progress import LessonProgress
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.settings.settings_store import SettingsStore

if TYPE_CHECKING:
    from garden_desktop.hotseat.match_repository import MatchSetup
    from garden_desktop.ui.lesson.screen import LessonScreen

FILE: Final = "lessons.json"
HUMAN: Final = "human"
EASY: Final = "easy"


class LessonOffer(NamedTuple):
    """Lesson offered to a player: its number (from 1), and the step at which it was left (from 0; 0 if it was not)."""

    lesson: Lesson
    number: int
    waits: int
    done: bool
    first: bool
    lessons: int
    left: int

    @property
    def words(self) -> str:
        """Label of the lesson button."""
        if self.waits:
            words = WAITS.of(number=self.number, lessons=self.lessons, step=self.waits + 1)
        elif self.first:
            words = FIRST.of(minutes=self.lesson.minutes)
        elif self.done:
            words = AGAIN.of(number=self.number)
        else:
            words = COMES.of(number=self.number, lessons=self.lessons, minutes=self.left)
        return format_message(words, str)

    @property
    def line(self) -> str:
        """Line in the list of all lessons."""
        if self.waits:
            words = LINE_WAITS.of(number=self.number, title=self.lesson.title, step=self.waits + 1)
        elif self.done:
            words = LINE_DONE.of(number=self.number, title=self.lesson.title)
        else:
            words = LINE.of(number=self.number, title=self.lesson.title, n=self.lesson.minutes)
        return format_message(words, str)


class LessonCatalog:
    """Lessons of all games, with the progress of the player who sat first at the last table of each game."""

    def __init__(self, appearance: Appearance, settings: SettingsStore, folder: Path) -> None:
        self._appearance, self._settings = appearance, settings
        self.progress = LessonProgress(folder / FILE)

    def offers(self, game: Game) -> Sequence[LessonOffer]:
        """Return all lessons of a game in order."""
        person, lessons = self.person(game), tuple(library.readable(game.info.key))
        left = [sum(lesson.minutes for lesson in lessons[place:]) for place in range(len(lessons))]
        return [
            self._offered(person, lesson, number, len(lessons), left[number - 1])
            for number, lesson in enumerate(lessons, 1)
        ]

    def offer(self, game: Game) -> LessonOffer | None:
        """Return the next lesson: one that was left unfinished, else the first that is not done, else the first; or
        None."""
        return min(self.offers(game), key=lambda offer: (not offer.waits, offer.done, offer.number), default=None)

    def next_step(self, game: Game) -> str:
        """Return the label of what comes next for somebody who learns: a lesson or a first match; "" without
        lessons."""
        offer = self.offer(game)
        if offer is None:
            return ""
        if self.wants_first_match(game):
            return format_message(FIRST_MATCH, str)
        if offer.first or offer.done:
            return offer.words
        return format_message(SHORT.of(number=offer.number, lessons=offer.lessons), str)

    def wants_first_match(self, game: Game) -> bool:
        """Whether a player has done the first lesson and has not played a match yet."""
        return self.is_begun(game) and not self._played(game)

    def is_begun(self, game: Game) -> bool:
        """Whether the first lesson is done."""
        return any(offer.number == 1 and offer.done for offer in self.offers(game))

    def _played(self, game: Game) -> bool:
        return self._settings.get(f"table.{game.info.key}") is not None

    def on_packet(self, game: Game) -> str:
        """Return the label on the game card: an unfinished lesson, or the first one if the game was never played; else
        ""."""
        offers, offer = self.offers(game), self.offer(game)
        begun = any(one.done or one.waits for one in offers)
        wanted = offer is not None and not offer.done and (begun or not self._played(game))
        return offer.words if offer is not None and wanted else ""

    def following(self, game: Game, offer: LessonOffer) -> LessonOffer | None:
        """Return the lesson after this one, or None."""
        return next((after for after in self.offers(game) if after.number > offer.number), None)

    def screen(self, game: Game, offer: LessonOffer) -> LessonScreen:
        """Return the screen of a lesson. Raises PackError if its component data cannot be used."""
        from garden_desktop.ui.lesson.screen import LessonScreen  # with it comes the whole table

        person = self.person(game)
        session = library.begin(game, offer.lesson, person)
        more = self.following(game, offer) is not None
        return LessonScreen(self._appearance, session, self.progress, person, offer.number, more=more)

    def first_match(self, game: Game) -> MatchSetup:
        """Return the setup of the pupil's first match: against an easy computer, by the rules of a first match."""
        state = NewGameState.usual(game).for_beginners()
        person = state.seats[0]._replace(name=self.person(game), who=HUMAN)
        computer = state.seats[1]._replace(name="", who=EASY)  # so that it gets a name that is free beside the person
        state = state.with_seat(0, person).with_seat(1, computer)
        self._settings.set(f"table.{game.info.key}", state.remembered())
        return state.setup(randrange(10**6))

    def news(self) -> str:
        """Return a notice about the progress file, once; "" if there is none."""
        notice = self.progress.file.take_notice()
        return "" if notice is None else format_message(notice, str)

    def person(self, game: Game) -> str:
        """Return the name of the player who sat first last time, or the default."""
        return NewGameState.usual(game).recalled(self._settings.get(f"table.{game.info.key}")).seats[0].name

    def _offered(self, person: str, lesson: Lesson, number: int, lessons: int, left: int) -> LessonOffer:
        waits, done = self.progress.at(person, lesson), self.progress.done(person, lesson)
        return LessonOffer(lesson, number, waits, done, number == 1 and not done, lessons, left)


WAITS = QT_TRANSLATE_NOOP("lesson", "Lesson {number} of {lessons}, step {step}")
FIRST = QT_TRANSLATE_NOOP("lesson", "Learn to play ({minutes} min)")
AGAIN = QT_TRANSLATE_NOOP("lesson", "Lesson {number} again")
COMES = QT_TRANSLATE_NOOP("lesson", "Lesson {number} of {lessons} ({minutes} min left)")
SHORT = QT_TRANSLATE_NOOP("lesson", "Lesson {number} of {lessons}")
FIRST_MATCH = QT_TRANSLATE_NOOP("lesson", "First match")
LINE = QT_TRANSLATE_NOOP("lesson", "{number}. {title}: %n minute(s)")
LINE_DONE = QT_TRANSLATE_NOOP("lesson", "{number}. {title}: done")
LINE_WAITS = QT_TRANSLATE_NOOP("lesson", "{number}. {title}: at step {step}")
