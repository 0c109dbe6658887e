"""Process that writes to or reads from one of the program's stores again and again, as a second program would.

    python -m tests.hotseat.writer STORE FOLDER WHO TIMES

WHO makes its keys unique. The process prints the number of each finished write, and each error. The WHO "reader" reads
until its input ends; it prints how often it has read, and each time it found an incomplete file.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.book.names_and_notes import Aliases, MatchNote, MatchNotes
from garden_desktop.hotseat.lesson.progress import LessonProgress
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.practice.progress import PuzzleProgress
from garden_desktop.hotseat.practice.session import AnswerVerdict
from garden_desktop.hotseat.tables import SavedTables
from garden_desktop.hotseat.tips import SeenTips
from tests.hotseat.lesson import good as lessons
from tests.hotseat.practice import good as puzzles

if TYPE_CHECKING:
    from garden_desktop.ui.settings.settings_store import SettingsStore

TABLES: Final = 20
"""So many saved tables fit twice among those that are kept."""
FILES: Final[Mapping[str, str]] = {
    "settings": "settings.json",
    "tables": "settings.json",
    "notes": "matches.notes.json",
    "names": "matches.people.json",
    "lessons": "lessons.json",
    "puzzles": "puzzles.json",
    "tips": "tips.json",
}


def writing(store: str, folder: Path, who: str) -> Callable[[int], object]:
    """Return the function that makes write number n: each write has a key of its own, except in the store of tables."""
    match store:
        case "settings":
            kept = settings(folder)
            return lambda n: kept.set(f"{who} {n}", n)
        case "tables":
            kept = settings(folder)
            tables = SavedTables(lambda: kept.get("tables"), lambda rows: kept.set("tables", rows), registry.games())
            seats = (Seated("Ann", 0), Seated("Ben", 1))
            return lambda n: tables.save_table(
                f"{who} {n % TABLES}", MatchSetup("stalk_exchange", seats, {"write": str(n)}, 0)
            )
        case "notes":
            notes = MatchNotes(folder / "matches")
            return lambda n: notes.write(f"{who} {n}", MatchNote("", str(n)))
        case "names":
            aliases = Aliases(folder / "matches")
            return lambda n: aliases.rename(f"{who} {n}", f"{who} known as {n}")
        case "lessons":
            progress, lesson = LessonProgress(folder / FILES[store]), lessons.lesson()
            return lambda n: progress.finish(f"{who} {n}", lesson)
        case "puzzles":
            solved, puzzle = PuzzleProgress(folder / FILES[store]), puzzles.puzzle()
            return lambda n: solved.store_answer(f"{who} {n}", puzzle, AnswerVerdict("solved", 9, 9, 0, 1, True, None))
        case _:
            tips = SeenTips(folder / FILES[store])
            return lambda n: tips.mark_seen("Ann", f"{who} {n}")


def found(store: str, folder: Path) -> set[str]:
    """Return the writes that were kept, as "WHO n"."""
    value = json.loads((folder / FILES[store]).read_bytes())
    match store:
        case "tables":
            return {f"{row['name'].split()[0]} {row['options']['write']}" for row in value["tables"]}
        case "names":
            return set(value["names"])
        case "tips":
            return set(value["people"]["Ann"])
        case "lessons" | "puzzles":
            return set(value["people"])
    return set(value)


def settings(folder: Path) -> SettingsStore:
    from garden_desktop.ui.settings.settings_store import SettingsStore  # the others need no Qt

    kept = SettingsStore(folder / FILES["settings"])
    kept.write_failed.connect(say)
    return kept


def say(text: object) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def write(store: str, folder: Path, who: str, times: int) -> None:
    make = writing(store, folder, who)
    say("ready")
    sys.stdin.readline()
    for n in range(times):
        try:
            make(n)
        except OSError as error:
            say(f"error {error}")
        else:
            say(n)


def read(path: Path) -> None:
    ended = Thread(target=sys.stdin.read, daemon=True)
    ended.start()
    times = 0
    say("ready")
    while ended.is_alive():
        try:
            data = path.read_bytes()
        except (FileNotFoundError, PermissionError):  # Windows lets nobody read it in the moment it is replaced
            continue
        times += 1
        if sys.platform == "win32":  # where nobody replaces a file that is open: this one would be nearly always
            time.sleep(0.01)
        try:
            json.loads(data)
        except ValueError:
            say("torn")
    say(times)


if __name__ == "__main__":
    store, folder, who, times = sys.argv[1], Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    read(folder / FILES[store]) if who == "reader" else write(store, folder, who, times)
