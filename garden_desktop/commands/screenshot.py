"""`screenshot` command: paints a position of a record as a picture."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from garden_desktop.commands.unattended import breathe, print_and_fail
from garden_desktop.commands.usage import UsageError, check_writable, looked_at, unfinished

# Qt is imported inside the function: help and the other commands do without it.


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    shot = commands.add_parser("screenshot", help="draw a position of a record")
    shot.add_argument("file", type=Path, help="the record, or a match packed with its data (*.gardenmatch)")
    shot.add_argument("out", type=Path, help="the picture to write: *.png, *.jpg, *.bmp ...")
    shot.add_argument("--ply", type=int, help="position before this move, from 0 (the last)")
    shot.add_argument("--seat", type=int, help="whose eyes, from 1 (the shared screen)")
    shot.add_argument("--spoil", action="store_true", help="allow --seat while the match is not over")
    shot.add_argument("--size", default="1280x800", metavar="WxH", help="in pixels (%(default)s)")
    shot.add_argument("--lang", default="en", metavar="LANGUAGE", help="en, de, fr or es (%(default)s)")
    shot.add_argument("--theme", default="morning", choices=["morning", "dusk"], help="(%(default)s)")
    shot.set_defaults(run=run_screenshot)


@print_and_fail
def run_screenshot(args: argparse.Namespace) -> int:
    from PySide6.QtGui import QImageWriter

    from garden_desktop.ui import app
    from garden_desktop.ui.error_messages import error_message
    from garden_desktop.ui.kit.style import style_sheet as style
    from garden_desktop.ui.kit.style.appearance import OFF, Appearance
    from garden_desktop.ui.kit.text.translations import NAMES, LanguageSwitcher
    from garden_desktop.ui.match.match_screen import MatchScreen

    if args.lang not in NAMES:
        raise UsageError(f"--lang wants one of {', '.join(NAMES)}, not {args.lang!r}")
    if bytes(args.out.suffix[1:].lower(), "utf-8", "replace") not in QImageWriter.supportedImageFormats():
        raise UsageError(f"{args.out} has no ending of a picture: call it {args.out.stem or args.out}.png")
    check_writable(args.out)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = app.application()
    appearance, languages = Appearance(), LanguageSwitcher()
    appearance.set_theme(args.theme)
    appearance.set_speed(OFF)
    languages.choose(args.lang)
    style.apply_theme(application, appearance.theme)
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
    writer = QImageWriter(str(args.out))
    if not writer.write(screen.grab().toImage()):
        raise UsageError(f"{args.out}: {writer.errorString()}")
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
