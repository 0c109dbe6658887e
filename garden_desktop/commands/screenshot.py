"""`screenshot`: a position of a record as a picture."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from garden_desktop.commands.unattended import breathe, print_and_fail
from garden_desktop.commands.usage import UsageError, looked_at, unfinished
from garden_desktop.ui import app
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.style import style_sheet as style
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.text.languages import NAMES, Languages
from garden_desktop.ui.match.match_screen import MatchScreen


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
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


@print_and_fail
def run_screenshot(args: argparse.Namespace) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = app.application()
    appearance, languages = Appearance(), Languages()
    appearance.set_theme(args.theme)
    appearance.set_speed(OFF)
    languages.choose(args.lang)
    style.dress(application, appearance.theme)
    try:
        session = looked_at(args.file)
        if args.seat is not None and not session.over and not args.spoil:
            raise UsageError(unfinished(args.file))
        session.look_at(session.match.ply if args.ply is None else args.ply, _seat(args.seat, session.rules.seats))
    except IndexError as error:
        raise UsageError(f"{args.file.name} has no move {args.ply}") from error
    except (ValueError, OSError) as error:
        raise UsageError(error_message(error, args.file)) from error
    screen = MatchScreen(appearance, session)
    screen.resize(*_size(args.size))
    screen.table.show_position()
    breathe()
    if not screen.grab().save(str(args.out)):
        raise UsageError(f"{args.out} could not be written")
    return 0


def _seat(number: int | None, seats: int) -> int | None:
    if number is not None and not 1 <= number <= seats:
        raise UsageError(f"there is no seat {number}")
    return None if number is None else number - 1


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and all(200 <= int(side) <= 8000 for side in (width, height))):
        raise UsageError(f"--size wants something like 1280x800, from 200 to 8000 pixels a side, not {text!r}")
    return int(width), int(height)
