"""Start here: no command, or a file, opens the application; a command does its work and ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    if sys.stdout is None or sys.stderr is None:  # started by Windows without a console
        sys.stdout = sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until the end
    words = list(sys.argv[1:] if argv is None else argv)
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


if __name__ == "__main__":
    sys.exit(main())
