"""Entry point of the program: without arguments or with a record file it opens the window; with a command (`bench`,
`sim`, ...) it runs that on the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

COMMANDS: Final = (
    *("bench", "calibrate", "check", "engine", "ladder", "lessons"),
    *("puzzles", "replay", "screenshot", "sim", "tune"),
)
"""Names of the command-line commands. Kept here so that a file name can be told from a command without importing any of
them."""
INTERRUPTED: Final = 130
"""Exit status after Ctrl+C: 128 + SIGINT, as shells report a program that the signal has ended."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (default `sys.argv[1:]`); returns the exit status."""
    console = sys.stdout is not None and sys.stderr is not None
    if not console:  # started by Windows without a console
        sys.stdout = sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until the end
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that is not UTF-8 gets "?" for what it cannot show
            stream.reconfigure(errors="replace")
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(words, console=console)
    except KeyboardInterrupt as stop:  # CommandInterrupted carries a sentence about saved work
        return _refuse(str(stop), INTERRUPTED) if stop.args else INTERRUPTED
    except Exception as error:
        if isinstance(error, ImportError):
            from garden_desktop.qt_prerequisites import advice, lacking_library

            if (library := lacking_library(error)) is not None:
                return _refuse(advice(library))
        if "--smoke-test" not in words:
            raise
        sys.excepthook(type(error), error, error.__traceback__)  # re-raised, it would wait on Windows in a box
        return 1


def _run(words: Sequence[str], *, console: bool) -> int:
    files = named_files(words)
    if words and not files and words != ["--"]:
        from garden_desktop.commands.command import (
            command,  # with argparse and multiprocessing, which the window does without
        )

        return command(words)
    if len(files) > 1:
        return _refuse(f"open one match file at a time, not {len(files)}", 2)
    file = files[0] if files else None
    if file is not None and console and not os.path.lexists(file):  # without a console the window reports it
        return _refuse(f"there is no file {file}")
    from garden_desktop.ui import app

    return app.run(file)


def _refuse(why: str, status: int = 1) -> int:
    """Print to stderr why nothing is opened; returns the exit status. In English, as translating needs Qt."""
    sys.stderr.write(f"garden-desktop: {why}\n")
    return status


def named_files(words: Sequence[str]) -> list[Path]:
    """Record files on the command line, as absolute paths; empty where the words are a command.

    A word is a file if it has a dot or a folder in it, is a `file://` address, or names an existing file; so is every
    word after `--`.
    """
    if words[:1] == ["--"]:
        return [_path(word) for word in words[1:]]
    if (words and words[0] in COMMANDS) or not all(map(_names_file, words)):
        return []
    return [_path(word) for word in words]


def _names_file(word: str) -> bool:
    if word.startswith("-"):
        return False
    path = Path(word)
    return bool(path.suffix) or path.name != word or path.is_file()


def _path(word: str) -> Path:
    """The path in a word of the command line, which may be an address as desktops write it."""
    if not word.startswith("file://"):
        return Path(word).absolute()
    from urllib.parse import unquote_to_bytes

    place = os.fsdecode(unquote_to_bytes(word.removeprefix("file://").removeprefix("localhost")))
    return Path(place[1:] if place[2:3] == ":" else place).absolute()  # Windows: file:///C:/...


if __name__ == "__main__":
    sys.exit(main())
