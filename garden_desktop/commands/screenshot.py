"""The commands that need a window: a screenshot of a record, the speed table, the smoke test."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from random import Random
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEventLoop, QThread
from PySide6.QtWidgets import QApplication

from garden_desktop.bench.speed import run_bench
from garden_desktop.commands.engine import UsageError, unfinished
from garden_desktop.games import registry
from garden_desktop.hotseat.choices import Choices
from garden_desktop.hotseat.shelf import Shelf
from garden_desktop.ui import app
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit import style
from garden_desktop.ui.kit.languages import NAMES, Languages
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.look import OFF, Look
from garden_desktop.ui.kit.settings_store import Settings
from garden_desktop.ui.match.driver import Driver
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.window import Window

SMOKE_MOVES = 8


def print_and_fail(run: Callable[..., int]) -> Callable[..., int]:
    """A command nobody watches: what goes wrong in a paint or a slot is printed, and then the status is 1."""

    @wraps(run)
    def status(*args: argparse.Namespace) -> int:
        failed = False

        def hear(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
            nonlocal failed
            failed = True
            sys.__excepthook__(kind, error, at)
            if QThread.currentThread().loopLevel():  # else the next loop would end as soon as it begins
                QCoreApplication.exit(1)

        before, sys.excepthook = sys.excepthook, hear
        try:
            return max(run(*args), int(failed))
        finally:
            sys.excepthook = before

    return status


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the commands of this module; each sets `run`."""
    shot = commands.add_parser("screenshot", help="draw a position of a record")
    shot.add_argument("file", type=Path)
    shot.add_argument("out", type=Path)
    shot.add_argument("--ply", type=int, help="position before this move, from 0; the last without it")
    shot.add_argument("--seat", type=int, help="whose eyes, from 1; the shared screen without it")
    shot.add_argument("--spoil", action="store_true", help="allow --seat while the match is not over")
    shot.add_argument("--size", default="1280x800", metavar="WxH")
    shot.add_argument("--lang", default="en", choices=list(NAMES))
    shot.add_argument("--theme", default="morning", choices=["morning", "dusk"])
    shot.set_defaults(run=run_screenshot)
    bench = commands.add_parser("bench", help="measure the speed table of the README, here and now")
    bench.add_argument("game", nargs="?", metavar="KEY")
    bench.set_defaults(run=print_and_fail(run_bench))


@print_and_fail
def run_screenshot(args: argparse.Namespace) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = app.application()
    look, languages = Look(), Languages()
    look.set_theme(args.theme)
    look.set_speed(OFF)
    languages.choose(args.lang)
    style.dress(application, look.theme)
    try:
        session = Shelf().look(args.file)
        if args.seat is not None and not session.over and not args.spoil:
            raise UsageError(unfinished(args.file))
        session.look_at(session.match.ply if args.ply is None else args.ply, _seat(args.seat, session.rules.seats))
    except IndexError as error:
        raise UsageError(f"{args.file.name} has no move {args.ply}") from error
    except (ValueError, OSError) as error:
        raise UsageError(error_message(error, args.file)) from error
    screen = MatchScreen(look, session)
    screen.resize(*_size(args.size))
    screen.table.show_position()
    breathe()
    if not screen.grab().save(str(args.out)):
        raise UsageError(f"{args.out} could not be written")
    return 0


def smoke_test() -> int:
    """Open the window, play a little of every game through the widgets, open every page, end."""
    status = _open_and_play()
    print("smoke test:", "passed" if status == 0 else "failed")
    return status


@print_and_fail
def _open_and_play() -> int:
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = app.application()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.json")
        settings.set("speed", OFF)
        window = Window(Look(), Languages(), settings, Path(folder) / "matches")
        window.show()
        later(window, lambda: application.exit(_play_every_game(window)))
        status = application.exec()
        window.close()
    return status


def _play_every_game(window: Window) -> int:
    for game in registry.games().values():
        window.begin(Choices.usual(game).setup(1))
        if window.match is None:
            return 1
        made = Driver(window.match.table, Random(1)).play(SMOKE_MOVES, breathe)
        for number in range(4):
            window.match.table.rail.open_page(number)
            breathe()
        window.go_home()
        if made != SMOKE_MOVES or window.look.art.missing:
            return 1
    return 0


def breathe() -> None:
    """Let the window work off what is due."""
    for _ in range(4):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def _seat(number: int | None, seats: int) -> int | None:
    if number is not None and not 1 <= number <= seats:
        raise UsageError(f"there is no seat {number}")
    return None if number is None else number - 1


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and all(200 <= int(side) <= 8000 for side in (width, height))):
        raise UsageError(f"--size wants something like 1280x800, from 200 to 8000 pixels a side, not {text!r}")
    return int(width), int(height)
