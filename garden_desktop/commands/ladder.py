"""`ladder` command: measures the strength of the computer players of a game."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from garden_desktop import __version__, paths
from garden_desktop.bots.levels import LEVELS
from garden_desktop.bots.unusual import UNUSUAL
from garden_desktop.commands.usage import (
    CommandInterrupted,
    UsageError,
    add_options,
    count,
    file_refusal,
    game_of,
    option_refusal,
    options_of,
    print_options,
    refusal,
    sentence,
    show_progress,
)
from garden_desktop.core.options import resolve_options
from garden_desktop.core.packs import PackError, digest, text_of
from garden_desktop.core.types import OptionError
from garden_desktop.games import registry
from garden_desktop.ladder import games as ladder_file
from garden_desktop.ladder import standing
from garden_desktop.ladder.games import (
    GameOutcome,
    LadderError,
    LadderHeader,
    LadderSetup,
    ScheduledGame,
    pairings,
    tables_beside,
)
from garden_desktop.ladder.running import NoDaskError, dask, processes, run
from garden_desktop.ladder.standing import beside_unusual, clocked, duels, falls_short, ratings, solos

USUAL = ("easy", "steady", "thoughtful", "expert")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    ladder = commands.add_parser("ladder", help="measure the strength of the computer levels")
    ladder.add_argument("game", metavar="KEY", help="the game")
    ladder.add_argument(
        "--levels",
        default=",".join(USUAL),
        metavar="NAME,...",
        help=f"levels, weakest first (default: %(default)s); each plays its neighbours: {', '.join(LEVELS)}",
    )
    ladder.add_argument(
        "--beside",
        default="",
        metavar="NAME,...",
        help=f"play each level with unusual opponents instead: {', '.join(UNUSUAL)}",
    )
    ladder.add_argument(
        "--seats", type=count, metavar="N", help="number of players (default: the most the game allows)"
    )
    ladder.add_argument(
        "--games",
        type=count,
        default=100,
        metavar="G",
        help="least number of matches for each pair of levels (default: %(default)s)",
    )
    ladder.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="seed of the first deal (default: %(default)s); each later deal adds 1",
    )
    add_options(ladder)
    ladder.add_argument("--pack", type=Path, metavar="FILE", help="your own card set (default: the standard one)")
    ladder.add_argument(
        "--players", type=Path, metavar="FILE", help="your own computer settings (default: the standard ones)"
    )
    ladder.add_argument(
        "--jobs",
        type=count,
        default=os.cpu_count() or 1,
        metavar="J",
        help="number of matches played at the same time (default: %(default)s)",
    )
    ladder.add_argument("--dask", metavar="ADDRESS", help='run on a Dask cluster; "local" starts one with J processes')
    ladder.add_argument(
        "--out", type=Path, metavar="FILE", help="save the matches to FILE, and continue with those already in it"
    )
    ladder.add_argument("--publish", action="store_true", help="save the result that the new-game sheet shows")
    ladder.set_defaults(run=run_ladder)


def run_ladder(args: argparse.Namespace) -> int:
    if print_options(args):
        return 0
    levels = _levels(args.levels)
    if args.publish and (args.pack or args.players):
        raise UsageError("--publish is only for the standard card set and computer settings, not for your own")
    table = LadderSetup(
        args.game, args.seats or max(game_of(args.game).info.seats), options_of(args.option), args.pack, args.players
    )
    unusual = _unusual(args.beside, levels, table.seats)
    if args.publish and unusual:
        raise UsageError("--publish can't be used with --beside")
    if table.seats > 1 and len(levels) < 2 and not unusual:
        raise UsageError("--levels needs at least two levels (in a solo game, one is enough)")
    if args.publish and not paths.in_checkout():
        raise UsageError("--publish writes into a checkout of the project, but this program is installed")
    heading = _heading(table, (*levels, *unusual), args.seed)
    wanted = _wanted(args, table.seats, levels, unusual)
    try:
        played = [] if args.out is None else ladder_file.opened(args.out, heading)
        played, lost = _play(args, table, wanted, played)
    except (LadderError, NoDaskError, OptionError, PackError) as error:
        raise refusal(error, args.pack, args.players) from error
    except OSError as error:
        raise file_refusal(error, args.out) from error
    asked = set(wanted)
    told = [one for one in played if one.pairing in asked]
    _tell(levels, unusual, table.seats, told)
    if args.publish:
        _publish(args, table, levels, told)
    failures = sum(one.failures for one in played)
    if failures or lost:
        print(f"garden-desktop: {failures} decisions failed, {lost} matches were lost", file=sys.stderr)
    return int(bool(failures or lost))


def _wanted(args: argparse.Namespace, seats: int, levels: Sequence[str], unusual: Sequence[str]) -> list[ScheduledGame]:
    """Schedule of all games."""
    if unusual:
        return list(tables_beside(levels, unusual, seats, range(args.seed, args.seed + args.games)))
    return list(pairings(levels, seats, range(args.seed, args.seed + -(-args.games // seats))))


def _play(
    args: argparse.Namespace, table: LadderSetup, wanted: Sequence[ScheduledGame], played: list[GameOutcome]
) -> tuple[list[GameOutcome], int]:
    """Play the missing games; returns all games, and the number of lost ones."""
    there = {one.pairing for one in played}
    missing = [pairing for pairing in wanted if pairing not in there]
    place = processes(args.jobs) if args.dask is None else dask(args.dask, args.jobs)
    lost = 0
    try:
        for number, one in enumerate(run(place, table, missing, args.jobs), 1):
            if isinstance(one, GameOutcome):
                played.append(one)
                if args.out is not None:
                    ladder_file.append(args.out, one)
            else:
                lost += 1
            show_progress(number, len(missing))
    except KeyboardInterrupt:
        kept = "" if args.out is None else f"; {args.out} has {len(played)}, and the same command continues from there"
        raise CommandInterrupted(f"stopped after {len(played) - len(there)} matches{kept}") from None
    return played, lost


def _publish(
    args: argparse.Namespace, table: LadderSetup, levels: Sequence[str], played: Sequence[GameOutcome]
) -> None:
    """Publish the strength that these games show. Raises UsageError."""
    alone = table.seats == 1
    found = standing.of_solos(solos(played, levels)) if alone else standing.of_duels(duels(played, levels))
    options = dict(table.options)
    chosen = "".join(f" --option {key}={value}" for key, value in options.items())
    command = (
        f"garden-desktop ladder {table.game} --seats {table.seats} --games {args.games} --seed {args.seed}{chosen}"
    )
    try:
        standing.publish(table.game, standing.MeasuredTable(table.seats, options, command, found))
    except OSError as error:
        raise UsageError(f"{standing.strength_file(table.game)}: {sentence(error)}") from error


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    unknown = [level for level in levels if level not in LEVELS]
    if unknown or len(set(levels)) != len(levels):
        raise UsageError(f"--levels needs different levels out of {', '.join(LEVELS)}, not {text!r}")
    return levels


def _unusual(text: str, levels: Sequence[str], seats: int) -> tuple[str, ...]:
    """Unusual players named by --beside. Raises UsageError."""
    unusual = tuple(text.split(",")) if text else ()
    if [name for name in unusual if name not in UNUSUAL] or len({*unusual, *levels}) != len(unusual) + len(levels):
        raise UsageError(
            f"--beside needs different players out of {', '.join(UNUSUAL)} that are not levels, not {text!r}"
        )
    if unusual and seats == 1:
        raise UsageError("--beside needs at least two seats")
    return unusual


def _heading(table: LadderSetup, levels: tuple[str, ...], seed: int) -> LadderHeader:
    """Header of the ladder, with pack, options and weights checked. Raises UsageError."""
    game = game_of(table.game)
    try:
        pack = registry.load_pack(game, table.pack)
        game.policy(
            game.rules(table.seats, resolve_options(game, dict(table.options), seed, pack), pack), table.players
        )
        numbers = digest(text_of(table.players)) if table.players else ""
    except OptionError as error:
        raise option_refusal(game, dict(table.options), error) from error
    except PackError as error:
        raise refusal(error, table.pack, table.players) from error
    return LadderHeader(table.game, table.seats, dict(table.options), pack.digest, numbers, levels, __version__)


def _tell(levels: Sequence[str], unusual: Sequence[str], seats: int, played: Sequence[GameOutcome]) -> None:
    """Print the results as a table."""
    if unusual:
        beside = beside_unusual(played, levels, unusual)
        for one in beside:
            print(f"{one.one:12} beside {one.kind:12} {one.games:6} matches  {one.share}  mean lead {one.lead:+.1f}")
        for one, below in falls_short(beside):
            print(f"{one.one} wins less beside {one.kind} than {below.one}")
    elif seats == 1:
        for solo in solos(played, levels):
            won = "" if solo.won is None else f"  wins {solo.won}"
            print(f"{solo.one:12} {solo.games:6} matches  mean {solo.mean:.2f} ± {solo.reach:.2f}{won}")
    else:
        found = duels(played, levels)
        for duel in found:
            against = f"{duel.one} against {duel.other}"
            even = "" if seats == 2 else f"  (average {duel.even:.0%}; between two players {duel.level})"
            print(f"{against:28} {duel.games:6} matches  {duel.share}{even}")
        print("ratings      " + "  ".join(f"{name} {rating:+.0f}" for name, rating in ratings(found).items()))
    for name, clock in clocked(played).items():
        print(f"{name:12} {1000 * clock.mean:.1f} ms a decision, at most {1000 * clock.longest:.0f} ms")
