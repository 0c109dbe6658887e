"""Start here: no command, or a file, opens the application; a command does its work and ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    if sys.stdout is None or sys.stderr is None:  # started by Windows without a console
        sys.stdout = sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until the end
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(words)
    except Exception as error:
        if isinstance(error, ImportError) and (missing := lacking(error)) is not None:
            sys.stderr.write(LACKING.format(library=missing))
            return 1
        if "--smoke-test" not in words:
            raise
        sys.excepthook(type(error), error, error.__traceback__)  # raised, it is a box on Windows that waits for a click
        return 1


def _run(words: Sequence[str]) -> int:
    file = named_file(words)
    if words and file is None:
        from garden_desktop.commands.command import (
            command,  # with argparse and multiprocessing, which the window does without
        )

        return command(words)
    from garden_desktop.ui import app

    return app.run(file)


def named_file(words: Sequence[str]) -> Path | None:
    """The record that a file manager or a person names in place of a command: one word with a dot or a folder in it."""
    if len(words) != 1 or words[0].startswith("-"):
        return None
    file = Path(words[0])
    return file.absolute() if file.suffix or file.name != words[0] else None


LACKING: Final = (
    "garden-desktop: the system lacks the library {library}, without which Qt cannot draw."
    " On Debian and Ubuntu: sudo apt install libegl1 libgl1\n"
)
"""In English: what translates is Qt's."""


def lacking(error: ImportError) -> str | None:
    """The library of a Linux system that was wanted by what should have been imported; None for another error."""
    library, colon, _ = str(error).partition(": cannot open shared object file")
    return library if colon else None


if __name__ == "__main__":
    sys.exit(main())
