"""Start here: no command opens the application, a command does its work and ends."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words:
        from garden_desktop.commands.command import (
            command,  # with argparse and multiprocessing, which the window does without
        )

        return command(words)
    from garden_desktop.ui import app

    return app.run()


if __name__ == "__main__":
    sys.exit(main())
