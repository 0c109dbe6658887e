"""Which puzzles somebody has solved, and on how many days in a row: one JSON file, written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop import paths
from garden_desktop.core.packs import digest
from garden_desktop.core.practice import Puzzle, puzzle_line
from garden_desktop.core.shared_json import Keys, SharedJsonFile
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.practice.session import AnswerVerdict, Outcome

FORMAT: Final = 1
MOST: Final = 64 << 20
"""Bytes: no such file is larger. A person who has done all 240 puzzles needs 25 KB, a school of a thousand 25 MB."""
DAILY: Final = "daily"
OUTCOMES: Final[tuple[Outcome, ...]] = ("failed", "nearly", "solved")
"""The better ones later."""


class PuzzleScore(NamedTuple):
    """The best that somebody has done at a puzzle; `digest` is the puzzle's, another one of its number begins anew.

    `told` says that they were told the best answer: from then on nothing counts any more.
    """

    digest: str
    outcome: Outcome
    value: int
    told: bool = False


class DailyStreak(NamedTuple):
    """The last day (of `date.toordinal`) whose puzzle somebody has solved, and how many in a row with it."""

    last: int
    run: int


class PersonPuzzles(NamedTuple):
    """Everything one person has done: puzzles by id, days by what they count, which is the puzzle of the day alone."""

    puzzles: dict[str, PuzzleScore]
    days: dict[str, DailyStreak]


class PuzzleProgress:
    """The puzzles of everybody who plays here, by name, in `file`."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = puzzles_file(file or paths.user_dir() / "puzzles.json")
        self._people = self.file.read() or {}

    def best(self, person: str, puzzle: Puzzle) -> PuzzleScore | None:
        """The best somebody has done at it; None where it was never answered."""
        kept = self._person(person).puzzles.get(puzzle.id)
        return kept if kept is not None and kept.digest == _digest(puzzle) else None

    def was_shown_answer(self, person: str, puzzle: Puzzle) -> bool:
        """Whether somebody was told the best answer."""
        best = self.best(person, puzzle)
        return best is not None and best.told

    def mark_answer_shown(self, person: str, puzzle: Puzzle) -> None:
        """Somebody who has answered, and not solved it, is told the best answer. Raises OSError, and is kept in memory
        all the same."""
        best = self.best(person, puzzle)
        if best is not None and best.outcome != "solved" and not best.told:
            self._people[person].puzzles[puzzle.id] = best._replace(told=True)
            self._write()

    def solved(self, person: str, puzzles: Iterable[Puzzle]) -> int:
        """How many of these are solved."""
        found = (self.best(person, puzzle) for puzzle in puzzles)
        return sum(best is not None and best.outcome == "solved" for best in found)

    def run(self, person: str, today: date) -> int:
        """On how many days in a row the puzzle of the day was solved; today may still come."""
        days = self._person(person).days.get(DAILY)
        return days.run if days is not None and days.last in (today.toordinal(), today.toordinal() - 1) else 0

    def store_answer(self, person: str, puzzle: Puzzle, verdict: AnswerVerdict, day: date | None = None) -> None:
        """An answer was given; `day` is today where it was the puzzle of the day. Nothing counts of somebody who was
        told the best. Raises OSError, and is kept in memory all the same."""
        if self.was_shown_answer(person, puzzle):
            return
        theirs = self._people.setdefault(person, PersonPuzzles({}, {}))
        new, old = PuzzleScore(_digest(puzzle), verdict.outcome, verdict.value), self.best(person, puzzle)
        theirs.puzzles[puzzle.id] = new if old is None or _rank(new) > _rank(old) else old
        if day is not None and verdict.outcome == "solved":
            last = theirs.days.get(DAILY)
            if last is None or last.last != day.toordinal():
                theirs.days[DAILY] = DailyStreak(day.toordinal(), self.run(person, day) + 1)
        self._write()

    def _person(self, name: str) -> PersonPuzzles:
        return self._people.get(name) or PersonPuzzles({}, {})

    def _write(self) -> None:
        self._people = self.file.write(self._people)


def _digest(puzzle: Puzzle) -> str:
    return digest(puzzle_line(puzzle))


def _rank(best: PuzzleScore) -> tuple[int, int]:
    return OUTCOMES.index(best.outcome), best.value


def puzzles_file(path: Path) -> SharedJsonFile[dict[str, PersonPuzzles]]:
    """The file of everybody at this path."""
    return SharedJsonFile(
        path, MOST, people_of, _dumped, depth=4, conflict=_better, indent=None, aside=SET_ASIDE, unread=UNREAD
    )


def _dumped(kept: Mapping[str, PersonPuzzles]) -> dict[str, Any]:
    people = {
        name: {
            "puzzles": {key: best._asdict() for key, best in one.puzzles.items()},
            "days": {key: days._asdict() for key, days in one.days.items()},
        }
        for name, one in kept.items()
    }
    return {"format": FORMAT, "people": people}


def _better(keys: Keys, before: Any, mine: Any, theirs: Any) -> Any:
    """One puzzle, or the days in a row, at two programs: the better answer and the later day count; who was told the
    best answer at either was told."""
    match keys:
        case ("people", _, "puzzles", _) if mine["digest"] == theirs["digest"]:
            best = max(_best(mine), _best(theirs), key=_rank)
            return best._replace(told=mine["told"] or theirs["told"])._asdict()
        case ("people", _, "days", _):
            return max(mine, theirs, key=lambda days: (days["last"], days["run"]))
    return mine


def people_of(value: Any) -> dict[str, PersonPuzzles]:
    """What a file says. Raises ValueError, TypeError, KeyError and AttributeError where it is not what this program
    writes."""
    if value["format"] != FORMAT:
        raise ValueError(value)
    return {str(name): _person(kept) for name, kept in value["people"].items()}


def _person(value: Mapping[str, Any]) -> PersonPuzzles:
    return PersonPuzzles(
        {str(key): _best(one) for key, one in value["puzzles"].items()},
        {str(key): DailyStreak(_whole(one["last"]), _whole(one["run"])) for key, one in value["days"].items()},
    )


def _best(value: Mapping[str, Any]) -> PuzzleScore:
    if value["outcome"] not in OUTCOMES or not isinstance(value["digest"], str):
        raise ValueError(value)
    told = value.get("told", False)  # a file of before has no such word
    if type(told) is not bool:
        raise ValueError(value)
    return PuzzleScore(value["digest"], value["outcome"], _whole(value["value"]), told)


def _whole(value: object) -> int:
    if type(value) is not int:
        raise ValueError(value)
    return value


SET_ASIDE = QT_TRANSLATE_NOOP(
    "practice", "What you have solved could not be read, so the puzzles begin anew; the old file is {file}."
)
UNREAD = QT_TRANSLATE_NOOP("practice", "What you have solved could not be read from {file}: {reason}.")
