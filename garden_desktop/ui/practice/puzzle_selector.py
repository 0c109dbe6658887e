"""Which puzzle somebody gets, and the session in which they answer it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

from garden_desktop.core.game import Game
from garden_desktop.core.packs import PackError
from garden_desktop.core.practice import Puzzle
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games import registry
from garden_desktop.hotseat.practice import library
from garden_desktop.hotseat.practice.opening import opened
from garden_desktop.hotseat.practice.progress import PuzzleProgress
from garden_desktop.hotseat.practice.session import PracticeSession
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.practice.puzzle_list import ALL

FILE: Final = "puzzles.json"


class PuzzleSelector:
    """The puzzles of all games, for one person at each of them."""

    def __init__(self, folder: Path) -> None:
        self.progress = PuzzleProgress(folder / FILE)
        self._puzzles: dict[str, Sequence[Puzzle]] = {}
        self._faults: list[str] = []
        self._titles: dict[str, Message | None] = {}
        self.listed = ALL
        """Which puzzles are listed beside the table."""

    def puzzles(self, key: str) -> Sequence[Puzzle]:
        """The puzzles of a game that can be read."""
        if key not in self._puzzles:
            shelf = library.load(key)
            self._puzzles[key] = shelf.puzzles
            self._faults += [format_message(fault.text, str) for fault in shelf.faults]
        return self._puzzles[key]

    def daily(self) -> Puzzle | None:
        """The puzzle of today, of whichever game."""
        return library.daily([self.puzzles(key) for key in registry.games()], date.today())

    def first(self, key: str, person: str) -> Puzzle | None:
        """The one to begin with: today's where it is of this game, and else the first that is not solved."""
        today, own = self.daily(), self.puzzles(key)
        left = [puzzle for puzzle in own if not _solved(self.progress.best(person, puzzle))]
        return today if today in left else next(iter(left or own), None)

    def title(self, puzzle: Puzzle) -> Message | None:
        """What is striking about a puzzle; None until `find_next_title` has been there."""
        return self._titles.get(puzzle.id)

    def find_next_title(self, puzzles: Sequence[Puzzle]) -> bool:
        """Work out the title of the next of these that has none yet, by playing it up to its question; False where all
        have been."""
        puzzle = next((one for one in puzzles if one.id not in self._titles), None)
        if puzzle is not None:
            game = registry.games()[puzzle.game]
            try:
                self._titles[puzzle.id] = opened(game, registry.load_pack(game, None), puzzle).ask.title
            except PackError:
                self._titles[puzzle.id] = None  # it is said when somebody opens it
        return puzzle is not None

    def start_session(self, game: Game, puzzle: Puzzle, person: str) -> PracticeSession:
        """A session for a puzzle. Raises PackError where it is not of this game or its data."""
        session = PracticeSession(game, registry.load_pack(game, None), puzzle, person)
        self._titles[puzzle.id] = session.ask.title
        return session

    def news(self) -> str:
        """What is wrong with files of puzzles, or of what is solved, said once; "" where nothing."""
        notice = self.progress.file.take_notice()
        said = [] if notice is None else [format_message(notice, str)]
        if self._faults:
            said.append(format_message(FAULTY.of(n=len(self._faults), first=self._faults[0]), str))
            self._faults.clear()
        return " ".join(said)


def _solved(best: object) -> bool:
    return getattr(best, "outcome", "") == "solved"


FAULTY = QT_TRANSLATE_NOOP("practice", "%n puzzle(s) cannot be read and are left out; the first: {first}.")
