"""`calibrate`: how far estimates of chances to win are to be trusted, and the numbers that make them so."""

from __future__ import annotations

import argparse
from pathlib import Path

from garden_desktop.bots.levels import LEVELS
from garden_desktop.commands.sim import options_of
from garden_desktop.commands.usage import UsageError, count, game_of, sentence
from garden_desktop.core.game import OptionError
from garden_desktop.core.options import settled
from garden_desktop.core.packs import PackError
from garden_desktop.games import registry
from garden_desktop.ladder.calibration import Mean, calibrated, fitted, watched


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    calibrate = commands.add_parser("calibrate", help="compare chances to win with what came of them")
    calibrate.add_argument("game", metavar="KEY")
    calibrate.add_argument("--games", type=count, default=200, metavar="N", help="half to fit by, half to check")
    calibrate.add_argument("--seats", type=count, metavar="K")
    calibrate.add_argument("--seed", type=int, default=1, metavar="S")
    calibrate.add_argument("--level", choices=sorted(LEVELS), default="steady")
    calibrate.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    calibrate.add_argument("--pack", type=Path, metavar="FILE")
    calibrate.set_defaults(run=run_calibrate)


def run_calibrate(args: argparse.Namespace) -> int:
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
        estimator = game.estimator(game.rules(seats, settled(game, options, args.seed, pack), pack))
    except (PackError, OptionError) as error:
        raise UsageError(sentence(error)) from error
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
