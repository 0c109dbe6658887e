"""`replay` command: replays a record move by move and prints its result."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from garden_desktop.commands.usage import UsageError, looked_at, sentence, unfinished
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import RecordError
from garden_desktop.core.text import plain
from garden_desktop.core.types import OptionError
from garden_desktop.hotseat.match_repository import TORN


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    replay = commands.add_parser("replay", help="replay and check a match file")
    replay.add_argument("file", type=Path, help="match file (*.jsonl), or match file with its card set (*.gardenmatch)")
    replay.add_argument("--json", action="store_true", help="print a JSON object instead of a sentence")
    replay.add_argument(
        "--spoil", action="store_true", help="allow an unfinished match, which reveals hidden information"
    )
    replay.set_defaults(run=run_replay)


def run_replay(args: argparse.Namespace) -> int:
    try:
        session = looked_at(args.file)
    except (RecordError, PackError, OptionError, OSError) as error:
        raise UsageError(f"{args.file.name or args.file}: {sentence(error)}") from error
    result, match = session.match.result(), session.match
    if not match.over and not args.spoil:
        raise UsageError(unfinished(args.file))
    answer = {"game": session.game.info.key, "moves": match.ply, "over": match.over}
    answer |= {"scores": list(result.scores), "ranks": list(result.ranks), "assisted": match.assisted}
    if session.torn:
        print(f"garden-desktop: {args.file.name}: {plain(TORN)}", file=sys.stderr)
    if args.json:
        print(json.dumps(answer))
    else:
        ending = plain(result.reason, lambda side: session.name(side) or "The other side")
        print(f"{plain(session.game.info.title)}: {match.ply} moves; {_points(result.scores)}. {ending}")
    return 0


def _points(scores: Sequence[int]) -> str:
    """Points of all sides as text, such as "31, 33 and 28 points"."""
    *others, last = map(str, scores)
    return f"{', '.join(others)} and {last} points" if others else f"{last} points"
