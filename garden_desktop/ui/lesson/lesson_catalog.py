"""Which lesson somebody is offered, what the offer says, and the screen it is played on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
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
    from garden_desktop.ui.lesson.screen import LessonScreen

FILE: Final = "lessons.json"


class LessonOffer(NamedTuple):
    """One lesson for one person: its number from 1, and where it waits, from 0."""

    lesson: Lesson
    number: int
    waits: int
    done: bool
    first: bool

    @property
    def words(self) -> str:
        """What stands on the button."""
        if self.waits:
            words = WAITS.of(number=self.number, step=self.waits + 1)
        elif self.first:
            words = FIRST.of(n=self.lesson.minutes)
        elif self.done:
            words = AGAIN.of(number=self.number)
        else:
            words = COMES.of(number=self.number, title=self.lesson.title)
        return format_message(words, str)

    @property
    def line(self) -> str:
        """What stands in the list of all lessons."""
        if self.waits:
            words = LINE_WAITS.of(number=self.number, title=self.lesson.title, step=self.waits + 1)
        elif self.done:
            words = LINE_DONE.of(number=self.number, title=self.lesson.title)
        else:
            words = LINE.of(number=self.number, title=self.lesson.title, n=self.lesson.minutes)
        return format_message(words, str)


class LessonCatalog:
    """The lessons of all games, for whoever sat first at the table of each."""

    def __init__(self, appearance: Appearance, settings: SettingsStore, folder: Path) -> None:
        self._appearance, self._settings = appearance, settings
        self.progress = LessonProgress(folder / FILE)

    def offers(self, game: Game) -> Sequence[LessonOffer]:
        """All lessons of a game, in order."""
        person = self.person(game)
        return [
            self._offered(person, lesson, number) for number, lesson in enumerate(library.readable(game.info.key), 1)
        ]

    def offer(self, game: Game) -> LessonOffer | None:
        """The lesson that comes next, one that waits before all others; the first once more where all are done."""
        return min(self.offers(game), key=lambda offer: (not offer.waits, offer.done, offer.number), default=None)

    def on_packet(self, game: Game) -> str:
        """What the packet offers: a lesson that waits, or the first one to who has never played the game."""
        offer = self.offer(game)
        played = self._settings.get(f"table.{game.info.key}") is not None
        wanted = offer is not None and (offer.waits or (offer.first and not played))
        return offer.words if offer is not None and wanted else ""

    def following(self, game: Game, offer: LessonOffer) -> LessonOffer | None:
        """The lesson after this one, where there is one."""
        return next((after for after in self.offers(game) if after.number > offer.number), None)

    def screen(self, game: Game, offer: LessonOffer) -> LessonScreen:
        """A screen for a lesson. Raises PackError where something is wrong with it."""
        from garden_desktop.ui.lesson.screen import LessonScreen  # with it comes the whole table

        person = self.person(game)
        session = library.begin(game, offer.lesson, person)
        more = self.following(game, offer) is not None
        return LessonScreen(self._appearance, session, self.progress, person, offer.number, more=more)

    def news(self) -> str:
        """What happened to the file that keeps how far everybody is, said once; "" where nothing."""
        notice = self.progress.file.take_notice()
        return "" if notice is None else format_message(notice, str)

    def person(self, game: Game) -> str:
        """Whoever sat first the last time, or would."""
        return NewGameState.usual(game).recalled(self._settings.get(f"table.{game.info.key}")).seats[0].name

    def _offered(self, person: str, lesson: Lesson, number: int) -> LessonOffer:
        waits, done = self.progress.at(person, lesson), self.progress.done(person, lesson)
        return LessonOffer(lesson, number, waits, done, first=number == 1 and not done)


WAITS = QT_TRANSLATE_NOOP("lesson", "Lesson {number} waits at step {step}")
FIRST = QT_TRANSLATE_NOOP("lesson", "First time? %n minute(s)")
AGAIN = QT_TRANSLATE_NOOP("lesson", "Lesson {number} once more")
COMES = QT_TRANSLATE_NOOP("lesson", "Lesson {number}: {title}")
LINE = QT_TRANSLATE_NOOP("lesson", "{number}. {title}: %n minute(s)")
LINE_DONE = QT_TRANSLATE_NOOP("lesson", "{number}. {title}: done")
LINE_WAITS = QT_TRANSLATE_NOOP("lesson", "{number}. {title}: waits at step {step}")
