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
    "Compare estimated winning chances with the results. The first lines are the parameters of the estimate, fitted to"
    " the first half of the matches, for resources/KEY/estimate.toml. Then the second half is scored twice, with the"
    " parameters in that file and with the fitted ones: the Brier score (0 is perfect), the Brier score of equal"
    " chances, and for each predicted chance the share of wins with its 95 % interval."
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    calibrate = commands.add_parser(
        "calibrate", help="compare estimated winning chances with the results", description=DESCRIPTION
    )
    calibrate.add_argument("game", metavar="KEY", help="the game")
    calibrate.add_argument(
        "--games",
        type=count,
        default=200,
        metavar="N",
        help="number of matches, half to fit and half to check (default: %(default)s)",
    )
    calibrate.add_argument("--seats", type=count, metavar="K", help="number of players (default: the fewest above one)")
    calibrate.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="seed of the first match (default: %(default)s); each later match adds 1",
    )
    calibrate.add_argument(
        "--level", choices=sorted(LEVELS), default="steady", help="level that plays (default: %(default)s)"
    )
    add_options(calibrate)
    calibrate.add_argument("--pack", type=Path, metavar="FILE", help="your own card set (default: the standard one)")
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
        raise UsageError("--games needs 2 or more, as half of them check the other half")
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
        print(f"  Brier score {_off(found.brier)}, equal chances {found.even:.3f}, better by {_off(found.gain)}")
        for one in found.bins:
            counted = f"{one.predicted:5.0%} predicted, {one.came.mean:5.0%} ± {one.came.reach:.0%} won of {one.number}"
            print(f"  {counted}, {one.alike.mean:.0%} ± {one.alike.reach:.0%} with equal weight for every match")
    return 0


def _off(found: Mean) -> str:
    return f"{found.mean:.3f} ± {found.reach:.3f}"
