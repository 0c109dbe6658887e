"""The command line of the Windows tests: see the package's docstring."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import tests.windows
from tests.windows.bench import BenchError, make
from tests.windows.checks import PARTS, check
from tests.windows.wine import Windows, Wine


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.windows", description=tests.windows.__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="build a bench in an empty folder (Debian, as root)")
    making.add_argument("folder", type=Path, metavar="FOLDER")
    checking = commands.add_parser("check", help="run the checks and print a table of what passed")
    checking.add_argument("--bench", type=Path, metavar="FOLDER", help="a bench; without it, the Windows this runs on")
    checking.add_argument("--part", action="append", choices=PARTS, help="this part alone (may be given several times)")
    checking.add_argument("--tests", action="append", metavar="PATH", help="of the suite this folder or file alone")
    given = parser.parse_args(arguments)
    try:
        if given.command == "make":
            make(given.folder)
            return 0
        if given.bench is None and sys.platform != "win32":
            raise BenchError("This is no Windows: name a bench with --bench FOLDER.")
        windows = Windows() if given.bench is None else bench_in(given.bench)
        return check(windows, given.part or PARTS, given.tests or ())
    except BenchError as error:
        print(error, file=sys.stderr)
        return 1


def bench_in(folder: Path) -> Wine:
    """The bench in this folder. Raises BenchError where there is none."""
    wine = Wine(folder)
    if not wine.is_complete:
        raise BenchError(f"{folder} is no bench: make one with `python -m tests.windows make FOLDER`.")
    return wine


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
