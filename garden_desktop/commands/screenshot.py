"""`screenshot` command: paints a position of a record as a picture."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from garden_desktop.commands.unattended import breathe, print_and_fail
from garden_desktop.commands.usage import UsageError, check_writable, looked_at, unfinished

THEMES: Final = {"light": "morning", "dark": "dusk"}
"""Names of the themes on the command line and on the screen, and in the program."""

# Qt is imported inside the function: help and the other commands do without it.


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    shot = commands.add_parser("screenshot", help="draw a position of a match")
    shot.add_argument("file", type=Path, help="match file (*.jsonl), or match file with its card set (*.gardenmatch)")
    shot.add_argument("out", type=Path, help="picture to write: *.png, *.jpg, *.bmp")
    shot.add_argument(
        "--ply", type=int, help="show the position before this move, counted from 0 (default: the last position)"
    )
    shot.add_argument(
        "--seat", type=int, help="show what this seat sees, counted from 1 (default: what all players see)"
    )
    shot.add_argument("--spoil", action="store_true", help="allow --seat in an unfinished match")
    shot.add_argument("--size", default="1280x800", metavar="WxH", help="size in pixels (default: %(default)s)")
    shot.add_argument(
        "--lang", default="en", metavar="LANGUAGE", help="language: en, de, fr or es (default: %(default)s)"
    )
    shot.add_argument("--theme", default="light", choices=THEMES, help="theme (default: %(default)s)")
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
        raise UsageError(f"--lang needs one of {', '.join(NAMES)}, not {args.lang!r}")
    if bytes(args.out.suffix[1:].lower(), "utf-8", "replace") not in QImageWriter.supportedImageFormats():
        raise UsageError(f"{args.out} needs the extension of a picture, such as {args.out.stem or args.out}.png")
    check_writable(args.out)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = app.application()
    appearance, languages = Appearance(), LanguageSwitcher()
    appearance.set_theme(THEMES[args.theme])
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
        raise UsageError(f"--size needs a width and a height such as 1280x800, each from 200 to 8000, not {text!r}")
    return int(width), int(height)
