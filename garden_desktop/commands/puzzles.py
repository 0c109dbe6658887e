"""`puzzles` command: `puzzles check` proves all puzzles again, `puzzles KEY --make N` generates new ones from
self-play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from garden_desktop import paths
from garden_desktop.commands.usage import UsageError, check_writable, count, game_of, sentence
from garden_desktop.core.files import EXPORTED, write_whole
from garden_desktop.core.game import Game
from garden_desktop.core.packs import PackError
from garden_desktop.core.practice import Puzzle, puzzle_line
from garden_desktop.core.types import Pack
from garden_desktop.games import registry
from garden_desktop.hotseat.practice import library
from garden_desktop.hotseat.practice.puzzle_generator import make
from garden_desktop.hotseat.practice.session import check

DESCRIPTION = (
    "Verify all puzzles, or those of one game, or make new ones. Verifying all takes half a minute on one core;"
    " --every 9 verifies one in nine."
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    puzzles = commands.add_parser(
        "puzzles",
        help="verify all puzzles, or those of one game, or make new ones",
        description=DESCRIPTION,
    )
    puzzles.add_argument("what", metavar="check|KEY", help="check; or, with --make, the game to make puzzles for")
    puzzles.add_argument("game", metavar="KEY", nargs="?", help="after check: verify only the puzzles of this game")
    puzzles.add_argument("--every", type=count, default=1, metavar="N", help="verify every N-th puzzle (default: each)")
    puzzles.add_argument("--make", type=count, metavar="N", help="make N puzzles, which replace those in the file")
    puzzles.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="seed of the first match (default: %(default)s); each later match adds 1",
    )
    puzzles.add_argument(
        "--file",
        type=Path,
        metavar="FILE",
        help="puzzle file (default: the standard one in resources/)",
    )
    puzzles.set_defaults(run=run_puzzles)


def run_puzzles(args: argparse.Namespace) -> int:
    if args.what != "check":
        return _make(args)
    if args.make:
        raise UsageError("--make needs a game instead of check")
    if args.file and not args.game:
        raise UsageError("--file holds the puzzles of one game: name it after check")
    if args.file and not args.file.exists():
        raise UsageError(f"there is no file {args.file}")
    games = [game_of(args.game)] if args.game else list(registry.games().values())
    return 1 if sum(_check(game, args.file, args.every) for game in games) else 0


def _make(args: argparse.Namespace) -> int:
    game = game_of(args.what)
    if args.game or not args.make:
        raise UsageError(f"say how many to make: puzzles {args.what} --make 60")
    if args.file is None and not paths.in_checkout():
        raise UsageError("the puzzles of an installed program can't be replaced: use --file FILE for new ones")
    file = args.file or library.file_of(args.what)
    check_writable(file)
    try:
        made = make(game, registry.load_pack(game), args.make, args.seed)
        write_whole(file, "".join(puzzle_line(puzzle) + "\n" for puzzle in made).encode(), EXPORTED)
    except ValueError as error:
        raise UsageError(f"{args.what} has no puzzles") from error
    except OSError as error:
        raise UsageError(f"{file}: {sentence(error)}") from error
    print(f"{file}: {_summary(made)}")
    return 0


def _check(game: Game, file: Path | None, every: int) -> int:
    """Prove puzzles and print errors on standard error; returns their number."""
    key, shelf = game.info.key, library.load(game.info.key, file)
    pack = registry.load_pack(game)
    faults, proved = list(shelf.faults), list[Puzzle]()
    for puzzle in shelf.puzzles[::every]:
        fault = _fault(game, pack, puzzle)
        if fault is None:
            proved.append(puzzle)
        else:
            faults.append(fault)
    for fault in faults:
        print(f"garden-desktop: {key}/puzzles/{fault}", file=sys.stderr)
    if proved:
        print(f"{key}/puzzles/{(file or library.file_of(key)).name}: {_summary(proved)}, all verified")
    return len(faults)


def _fault(game: Game, pack: Pack, puzzle: Puzzle) -> PackError | None:
    try:
        check(game, pack, puzzle)
    except PackError as error:
        return error
    return None


def _summary(puzzles: Sequence[Puzzle]) -> str:
    """Number of puzzles, by kind and grade."""
    kinds = sorted({puzzle.kind for puzzle in puzzles})
    by_kind = ", ".join(f"{kind} {sum(puzzle.kind == kind for puzzle in puzzles)}" for kind in kinds)
    by_grade = ", ".join(str(sum(puzzle.grade == grade for puzzle in puzzles)) for grade in (1, 2, 3, 4))
    several = "" if len(puzzles) == 1 else "s"
    return f"{len(puzzles)} puzzle{several} ({by_kind}; of grade 1 to 4: {by_grade})"
