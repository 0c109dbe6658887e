"""Puzzle progress of all people on this computer, and their daily streaks: one JSON file."""

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
"""Maximum size of the file in bytes. A person who has done 240 puzzles needs 25 KB, a school of a thousand 25
MB."""
DAILY: Final = "daily"
OUTCOMES: Final[tuple[Outcome, ...]] = ("failed", "nearly", "solved")
"""Outcomes, the best last."""


class PuzzleScore(NamedTuple):
    """Best answer of a person to a puzzle; `digest` is the puzzle's, so that a changed puzzle starts again.

    `told` means that the best answer was shown: later answers do not count.
    """

    digest: str
    outcome: Outcome
    value: int
    told: bool = False


class DailyStreak(NamedTuple):
    """Last day (`date.toordinal`) whose daily puzzle a person has solved, and the length of the streak up to it."""

    last: int
    run: int


class PersonPuzzles(NamedTuple):
    """Progress of one person: puzzles by id, and streaks by kind, of which there is only the daily puzzle."""

    puzzles: dict[str, PuzzleScore]
    days: dict[str, DailyStreak]


class PuzzleProgress:
    """Puzzle progress of all people, by name, stored in `file`."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = puzzles_file(file or paths.user_dir() / "puzzles.json")
        self._people = self.file.read() or {}

    def best(self, person: str, puzzle: Puzzle) -> PuzzleScore | None:
        """Best answer of a person to a puzzle; None where there is none."""
        kept = self._person(person).puzzles.get(puzzle.id)
        return kept if kept is not None and kept.digest == _digest(puzzle) else None

    def was_shown_answer(self, person: str, puzzle: Puzzle) -> bool:
        """Whether the best answer was shown to a person."""
        best = self.best(person, puzzle)
        return best is not None and best.told

    def mark_answer_shown(self, person: str, puzzle: Puzzle) -> None:
        """Note that the best answer is shown to a person who has answered without solving it. Raises OSError; it is
        kept in memory even then."""
        best = self.best(person, puzzle)
        if best is not None and best.outcome != "solved" and not best.told:
            self._people[person].puzzles[puzzle.id] = best._replace(told=True)
            self._write()

    def solved(self, person: str, puzzles: Iterable[Puzzle]) -> int:
        """Number of these puzzles that a person has solved."""
        found = (self.best(person, puzzle) for puzzle in puzzles)
        return sum(best is not None and best.outcome == "solved" for best in found)

    def run(self, person: str, today: date) -> int:
        """Length of the daily streak in days; it does not break before the end of today."""
        days = self._person(person).days.get(DAILY)
        return days.run if days is not None and days.last in (today.toordinal(), today.toordinal() - 1) else 0

    def store_answer(self, person: str, puzzle: Puzzle, verdict: AnswerVerdict, day: date | None = None) -> None:
        """Store an answer if it is better; `day` is today for the daily puzzle. Ignored after the best answer was
        shown. Raises OSError; it is kept in memory even then."""
        if self.was_shown_answer(person, puzzle):
            return
        theirs = self._people.setdefault(person, PersonPuzzles({}, {}))
        new, old = PuzzleScore(_digest(puzzle), verdict.outcome, verdict.value), self.best(person, puzzle)
        theirs.puzzles[puzzle.id] = new if old is None else max(old, new, key=_rank)
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
    """File of puzzle progress at this path."""
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
    """Merge callback: the better answer to a puzzle, the later streak; "told" if it is so in either."""
    match keys:
        case ("people", _, "puzzles", _) if mine["digest"] == theirs["digest"]:
            best = max(_best(mine), _best(theirs), key=_rank)
            return best._replace(told=mine["told"] or theirs["told"])._asdict()
        case ("people", _, "days", _):
            return max(mine, theirs, key=lambda days: (days["last"], days["run"]))
    return mine


def people_of(value: Any) -> dict[str, PersonPuzzles]:
    """Parse a file of puzzle progress. Raises ValueError, TypeError, KeyError and AttributeError for anything that this
    program does not write."""
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
    told = value.get("told", False)  # missing in files of older versions
    if type(told) is not bool:
        raise ValueError(value)
    return PuzzleScore(value["digest"], value["outcome"], _whole(value["value"]), told)


def _whole(value: object) -> int:
    if type(value) is not int:
        raise ValueError(value)
    return value


SET_ASIDE = QT_TRANSLATE_NOOP(
    "practice", "Your puzzle progress could not be read, so all puzzles start again; the old file is {file}."
)
UNREAD = QT_TRANSLATE_NOOP("practice", "Your puzzle progress could not be read from {file}: {reason}.")
