"""Lessons and puzzles: offered on packets and on the new-game sheet, and made into screens to be shown."""

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
    """Teaches, and keeps how far each person has come among what is theirs.

    `screen_made` hands over the screen of a lesson or a puzzle to be put on top before it begins; `failed` says in a
    sentence what cannot be played or kept.
    """

    screen_made = Signal(object)
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
        """Play a lesson, the one that comes next where none is named; a sentence says why where it cannot be."""
        from garden_desktop.core.packs import PackError

        offer = offer or self.catalog.offer(game)
        if offer is None:
            return
        try:
            screen = self.catalog.screen(game, offer)
        except PackError as error:
            from garden_desktop.ui.kit.text.translations import format_message

            self.failed.emit(
                self.tr("This lesson cannot be played: {error}.").format(error=format_message(error.text, str))
            )
            return
        screen.next_wanted.connect(lambda: self.open_lesson(game, self.catalog.following(game, offer)))
        self.screen_made.emit(screen)
        screen.begin()
        if notice := self.catalog.news():
            screen.show_notice(notice)

    def open_puzzle(self, game: Game, puzzle: Puzzle | None = None) -> None:
        """Put a puzzle on the table, today's or the next one open where none is named; a sentence says why where it
        cannot be."""
        from garden_desktop.core.packs import PackError

        person = self.catalog.person(game)
        puzzle = puzzle or self._puzzle_selector.first(game.info.key, person)
        try:
            screen = None if puzzle is None else self._make_practice_screen(game, puzzle, person)
        except PackError as error:
            from garden_desktop.ui.kit.text.translations import format_message

            self.failed.emit(
                self.tr("This puzzle cannot be played: {error}.").format(error=format_message(error.text, str))
            )
            return
        if screen is not None:
            screen.puzzle_wanted.connect(lambda puzzle: later(self, partial(self._practise_on, puzzle)))
            self.screen_made.emit(screen)
            screen.begin()
        if notice := self._puzzle_selector.news():
            self.failed.emit(notice)

    def _make_practice_screen(self, game: Game, puzzle: Puzzle, person: str) -> PracticeScreen:
        """A screen for a puzzle. Raises PackError where it is not of this game or its data."""
        from garden_desktop.ui.practice.screen import PracticeScreen  # with it comes the whole table

        selector = self._puzzle_selector
        return PracticeScreen(self._context.appearance, selector.start_session(game, puzzle, person), selector, person)

    def practise_today(self) -> None:
        """Put the puzzle of the day on the table, of whichever game it is."""
        if (puzzle := self._puzzle_selector.daily()) is not None:
            self._practise_on(puzzle)

    def _practise_on(self, puzzle: Puzzle) -> None:
        self.open_puzzle(registry.games()[puzzle.game], puzzle)

    def on_packet(self, game: Game) -> str:
        """What a packet offers beside a match: a lesson where one is due, else puzzles."""
        return self.catalog.on_packet(game) or (self.tr("Puzzles") if _has_puzzles(game.info.key) else "")

    def take_offer(self, game: Game) -> None:
        """Do what its packet offers."""
        if self.catalog.on_packet(game):
            self.open_lesson(game)
        else:
            self.open_puzzle(game)

    def offer_on(self, sheet: NewGameSheet, game: Game) -> None:
        """Offer on the new-game sheet all there is to learn and to practise."""
        offer, offers = self.catalog.offer(game), self.catalog.offers(game)
        if offer is not None:
            sheet.lessons.set_lesson(offer.number - 1, lambda: offer.words, lambda: [one.line for one in offers])
            sheet.lesson_wanted.connect(lambda lesson: self.open_lesson(game, offers[lesson]))
        if _has_puzzles(game.info.key):
            sheet.lessons.offer_puzzles()
            sheet.lessons.puzzles_wanted.connect(sheet.dismiss)
            sheet.lessons.puzzles_wanted.connect(lambda: self.open_puzzle(game))

    def reload_progress(self) -> None:
        """What is kept of lessons and puzzles is read anew when it is next wanted."""
        for kept in ("catalog", "_puzzle_selector"):
            self.__dict__.pop(kept, None)


def _has_puzzles(key: str) -> bool:
    return paths.resource(key, "puzzles", "puzzles.jsonl").exists()
