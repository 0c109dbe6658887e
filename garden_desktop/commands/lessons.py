"""`lessons check` command: plays all lessons and reports errors."""

from __future__ import annotations

import argparse
import sys

from garden_desktop.commands.usage import UsageError, game_of
from garden_desktop.core.packs import PackError
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    lessons = commands.add_parser("lessons", help="check all lessons, or those of one game, by playing them")
    lessons.add_argument("do", metavar="check", help="the only action")
    lessons.add_argument("game", metavar="KEY", nargs="?", help="check only the lessons of this game")
    lessons.set_defaults(run=run_lessons)


def run_lessons(args: argparse.Namespace) -> int:
    """Print one line for each lesson that can be played, and one on standard error for each that cannot."""
    if args.do != "check":
        raise UsageError(f"the only action is lessons check, not lessons {args.do}")
    faults = 0
    for key in [game_of(args.game).info.key] if args.game else registry.games():
        for file in library.files(key):
            try:
                lesson = library.load(file, key)
                library.checked(registry.games()[key], lesson)
            except PackError as error:
                faults += 1
                print(f"garden-desktop: {key}/lessons/{error}", file=sys.stderr)
            else:
                print(f"{key}/lessons/{file.name}: {len(lesson.steps)} steps")
    return 1 if faults else 0
