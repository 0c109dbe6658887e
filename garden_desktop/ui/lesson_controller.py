"""Controller of lessons and puzzles: offers them on game cards and in the new-game dialog, and opens their screens."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from garden_desktop import paths
from garden_desktop.games import registry
from garden_desktop.ui.kit.events import later

if TYPE_CHECKING:
    from garden_desktop.core.game import Game
    from garden_desktop.core.practice import Puzzle
    from garden_desktop.ui.app_context import AppContext
    from garden_desktop.ui.lesson.lesson_catalog import LessonCatalog, LessonOffer
    from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
    from garden_desktop.ui.practice.puzzles import PuzzleSelector
    from garden_desktop.ui.practice.screen import PracticeScreen


class LessonController(QObject):
    """Controller that opens lessons and puzzles and keeps each player's progress.

    Signals: `screen_made` with the screen of a lesson or puzzle, which is to be shown before it begins; `match_wanted`
    with the setup of a first match, after a lesson; `failed` with a
    sentence about what cannot be played or stored.
    """

    screen_made = Signal(object)
    match_wanted = Signal(object)
    failed = Signal(str)

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context

    @cached_property
    def catalog(self) -> LessonCatalog:
        from garden_desktop.ui.lesson.lesson_catalog import LessonCatalog

        return LessonCatalog(self._context.appearance, self._context.settings, self._context.own)

    @cached_property
    def _puzzle_selector(self) -> PuzzleSelector:
        from garden_desktop.ui.practice.puzzles import PuzzleSelector

        return PuzzleSelector(self._context.own)

    def open_lesson(self, game: Game, offer: LessonOffer | None = None) -> None:
        """Start a lesson, by default the next one of the game; emits `failed` if its component data cannot be used."""
        from garden_desktop.core.packs import PackError

        offer = offer or self.catalog.offer(game)
        if offer is None:
            return
        try:
            screen = self.catalog.screen(game, offer)
        except PackError as error:
            from garden_desktop.ui.kit.text.translations import format_message

            self.failed.emit(
                self.tr("This lesson cannot be opened: {error}.").format(error=format_message(error.text, str))
            )
            return
        screen.next_wanted.connect(lambda: self.open_lesson(game, self.catalog.following(game, offer)))
        screen.match_wanted.connect(lambda: later(self, lambda: self.match_wanted.emit(self.catalog.first_match(game))))
        self.screen_made.emit(screen)
        screen.begin()
        if notice := self.catalog.news():
            screen.show_notice(notice)

    def open_puzzle(self, game: Game, puzzle: Puzzle | None = None) -> None:
        """Start a puzzle, by default the daily or next unsolved one; emits `failed` if its component data cannot be
        used."""
        from garden_desktop.core.packs import PackError

        person = self.catalog.person(game)
        puzzle = puzzle or self._puzzle_selector.first(game.info.key, person)
        try:
            screen = None if puzzle is None else self._make_practice_screen(game, puzzle, person)
        except PackError as error:
            from garden_desktop.ui.kit.text.translations import format_message

            self.failed.emit(
                self.tr("This puzzle cannot be opened: {error}.").format(error=format_message(error.text, str))
            )
            return
        if screen is not None:
            screen.puzzle_wanted.connect(lambda puzzle: later(self, partial(self._practise_on, puzzle)))
            self.screen_made.emit(screen)
            screen.begin()
        if notice := self._puzzle_selector.news():
            self.failed.emit(notice)

    def _make_practice_screen(self, game: Game, puzzle: Puzzle, person: str) -> PracticeScreen:
        """Return the screen of a puzzle. Raises PackError if the puzzle does not fit the game or its component data."""
        from garden_desktop.ui.practice.screen import PracticeScreen  # with it comes the whole table

        selector = self._puzzle_selector
        return PracticeScreen(self._context.appearance, selector.start_session(game, puzzle, person), selector, person)

    def practise_today(self) -> None:
        """Start the puzzle of the day, whichever game it belongs to."""
        if (puzzle := self._puzzle_selector.daily()) is not None:
            self._practise_on(puzzle)

    def _practise_on(self, puzzle: Puzzle) -> None:
        self.open_puzzle(registry.games()[puzzle.game], puzzle)

    def on_packet(self, game: Game) -> str:
        """Return the text of the extra button on a game card: the next lesson, else "Puzzles", else ""."""
        return self.catalog.on_packet(game) or (self.tr("Puzzles") if _has_puzzles(game.info.key) else "")

    def take_offer(self, game: Game) -> None:
        """Do what the extra button on a game card says."""
        if self.catalog.on_packet(game):
            self.open_lesson(game)
        else:
            self.open_puzzle(game)

    def next_step(self, game: Game) -> str:
        """Return what comes next for somebody who learns a game: a lesson or a first match; "" if there is none."""
        return self.catalog.next_step(game)

    def take_next_step(self, game: Game) -> None:
        """Do what `next_step` says."""
        if self.catalog.wants_first_match(game):
            self.match_wanted.emit(self.catalog.first_match(game))
        else:
            self.open_lesson(game)

    def practice_words(self, game: Game) -> str:
        """Return "Puzzles" for somebody who has done the first lesson of a game that has puzzles, else ""."""
        return self.tr("Puzzles") if _has_puzzles(game.info.key) and self.catalog.is_begun(game) else ""

    def offer_on(self, sheet: NewGameSheet, game: Game) -> None:
        """Add the lessons and puzzles of a game to the new-game dialog."""
        offer, offers = self.catalog.offer(game), self.catalog.offers(game)
        if offer is not None:
            sheet.lessons.set_lesson(offer.number - 1, lambda: offer.words, lambda: [one.line for one in offers])
            sheet.lesson_wanted.connect(lambda lesson: self.open_lesson(game, offers[lesson]))
        if _has_puzzles(game.info.key):
            sheet.lessons.offer_puzzles()
            sheet.lessons.puzzles_wanted.connect(sheet.dismiss)
            sheet.lessons.puzzles_wanted.connect(lambda: self.open_puzzle(game))

    def reload_progress(self) -> None:
        """Drop the loaded progress in lessons and puzzles, so that it is read again on next use."""
        for kept in ("catalog", "_puzzle_selector"):
            self.__dict__.pop(kept, None)


def _has_puzzles(key: str) -> bool:
    return paths.resource(key, "puzzles", "puzzles.jsonl").exists()
