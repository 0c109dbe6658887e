"""`calibrate` command: compares estimated win probabilities with results, and fits their parameters."""

from __future__ import annotations

import argparse
from pathlib import Path

from garden_desktop.bots.levels import LEVELS
from garden_desktop.commands.usage import (
    UsageError,
    add_options,
    count,
    game_of,
    option_refusal,
    options_of,
    print_options,
    refusal,
)
from garden_desktop.core.options import resolve_options
from garden_desktop.core.packs import PackError
from garden_desktop.core.types import OptionError
from garden_desktop.games import registry
from garden_desktop.ladder.calibration import Mean, calibrated, fitted, watched

DESCRIPTION = (
    "Compare estimated chances to win with what came of them. The first lines are the numbers of how much an estimate"
    " is doubted, fitted to the first half of the games; they go into resources/KEY/estimate.toml. Then the second"
    " half is judged twice, by the numbers of the file and by the fitted ones: the Brier score (0 is perfect), that of"
    " equal chances for all, and for each chance that was predicted the share that came, with its 95 % interval."
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    calibrate = commands.add_parser(
        "calibrate", help="compare estimated chances to win with what came of them", description=DESCRIPTION
    )
    calibrate.add_argument("game", metavar="KEY", help="the game")
    calibrate.add_argument(
        "--games", type=count, default=200, metavar="N", help="half to fit by, half to check (%(default)s)"
    )
    calibrate.add_argument("--seats", type=count, metavar="K", help="at a table of so many (the fewest above one)")
    calibrate.add_argument(
        "--seed", type=int, default=1, metavar="S", help="seed of the first game (%(default)s); the next has S + 1"
    )
    calibrate.add_argument("--level", choices=sorted(LEVELS), default="steady", help="who plays (%(default)s)")
    add_options(calibrate)
    calibrate.add_argument("--pack", type=Path, metavar="FILE", help="a pack of your own (the one of the program)")
    calibrate.set_defaults(run=run_calibrate)


def run_calibrate(args: argparse.Namespace) -> int:
    if print_options(args):
        return 0
    game = game_of(args.game)
    seats, options = (
        args.seats or min(number for number in game.info.seats if number > 1),
        dict(options_of(args.option)),
    )
    if args.games < 2:
        raise UsageError("--games wants 2 or more, half of them to check by")
    try:
        pack = registry.load_pack(game, args.pack)
        seeds = range(args.seed, args.seed + args.games)
        matches = list(watched(game, seats, options, pack, args.level, seeds))
        estimator = game.estimator(game.rules(seats, resolve_options(game, options, args.seed, pack), pack))
    except OptionError as error:
        raise option_refusal(game, options, error) from error
    except PackError as error:
        raise refusal(error, args.pack) from error
    except ValueError as error:
        raise UsageError(str(error)) from error
    assert estimator is not None, "the matches were estimated"
    half = len(matches) // 2
    better = fitted(matches[:half], estimator.doubt)
    print(f"[seats_{seats}]", *(f"{name} = {number:g}" for name, number in better._asdict().items()), "", sep="\n")
    for words, doubt in (("as in the file", estimator.doubt), ("fitted to the first half", better)):
        found = calibrated(matches[half:], doubt)
        print(f"{words}: {found.matches} matches, {found.positions} positions")
        print(f"  Brier score {_off(found.brier)}, everybody alike {found.even:.3f}, better by {_off(found.gain)}")
        for one in found.bins:
            counted = f"{one.predicted:5.0%} came {one.came.mean:5.0%} ± {one.came.reach:.0%} of {one.number}"
            print(f"  {counted}, {one.alike.mean:.0%} ± {one.alike.reach:.0%} where every match weighs the same")
    return 0


def _off(found: Mean) -> str:
    return f"{found.mean:.3f} ± {found.reach:.3f}"
