"""Start here: no command opens the application, a command does its work and ends."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence

from garden_desktop import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    multiprocessing.freeze_support()
    words = list(sys.argv[1:] if argv is None else argv)
    if not words:
        from garden_desktop.ui import app

        return app.run()
    return command(words)


def command(words: Sequence[str]) -> int:
    """Carry out one command of the command line."""
    from garden_desktop import cli
    from garden_desktop.ui import commands

    parser = argparse.ArgumentParser(prog="garden-desktop", description="Tabletop games for one screen.")
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("--smoke-test", action="store_true", help="open the window, play a little, end")
    parser.set_defaults(run=None)
    known = parser.add_subparsers(metavar="COMMAND")
    cli.add_commands(known)
    commands.add_commands(known)
    args = parser.parse_args(words)
    if args.smoke_test:
        return commands.smoke_test()
    if args.run is None:
        parser.error("say what to do, or nothing to open the application")
    try:
        status: int = args.run(args)
    except cli.UsageError as error:
        print(f"garden-desktop: {error}", file=sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
