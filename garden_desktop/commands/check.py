"""`check` command: replays every record in a folder and reports errors."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from garden_desktop.commands.usage import UsageError, looked_at, sentence
from garden_desktop.core.text import plain
from garden_desktop.hotseat.folder import matches_folder
from garden_desktop.hotseat.journal import BUNDLE
from garden_desktop.hotseat.match_repository import TORN
from garden_desktop.hotseat.summary import NOT_READ


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    check = commands.add_parser("check", help="check all match files in a folder and print the counts in JSON")
    check.add_argument(
        "folder", type=Path, nargs="?", help="folder with match files (default: the saved matches of the program)"
    )
    check.set_defaults(run=run_check)


def run_check(args: argparse.Namespace) -> int:
    """Print one line on standard error for each torn or bad record, and counts by state as JSON on standard output."""
    folder = args.folder or matches_folder()
    if not folder.is_dir() and (args.folder or folder.exists()):  # missing before the first match
        raise UsageError(f"{folder} is not a folder")
    counts = {"over": 0, "running": 0, "torn": 0, "bad": 0}
    for path in sorted((*folder.glob("*.jsonl"), *folder.glob(f"*{BUNDLE}"))):
        counts[_judged(path)] += 1
    print(json.dumps({"records": sum(counts.values()), **counts}))
    return 1 if counts["bad"] else 0


def _judged(path: Path) -> str:
    try:
        session = looked_at(path)
    except NOT_READ as error:
        print(f"garden-desktop: {path.name}: {sentence(error)}", file=sys.stderr)
        return "bad"
    if session.torn:
        print(f"garden-desktop: {path.name}: {plain(TORN)}", file=sys.stderr)
        return "torn"
    return "over" if session.over else "running"
