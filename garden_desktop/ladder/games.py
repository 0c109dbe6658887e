"""Games of a ladder: the schedule, and the play of one game with the time that each player took."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from garden_desktop.bots.bot import Bot, FallbackBot, playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.bots.unusual import UNUSUAL
from garden_desktop.core.options import resolve_options
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.core.table import Table
from garden_desktop.core.types import Seat
from garden_desktop.games import registry

cpu_seconds: Final[Callable[[], float]] = perf_counter if sys.platform == "win32" else process_time
"""Clock in seconds: processor time of this process, independent of other load. Windows counts that in steps of 15.6 ms,
in which nearly every decision takes 0; there it is the wall clock, which grows with other load."""


class LadderSetup(NamedTuple):
    """Settings shared by all games of a ladder. `pack` and `players` are custom files, or None."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    pack: Path | None = None
    players: Path | None = None


class GameParts(NamedTuple):
    """Rules, policy and presentation of one table."""

    rules: Rules[Any, Any]
    policy: Policy | None
    table: Table[Any, Any]


class ScheduledGame(NamedTuple):
    """Game to be played: the seed of the deal, and the player of each seat."""

    deal: int
    players: tuple[str, ...]


class ThinkingTime(NamedTuple):
    """Thinking time of a player in a game: number of decisions, total seconds by `cpu_seconds`, and the longest
    decision."""

    asked: int
    seconds: float
    longest: float


class GameOutcome(NamedTuple):
    """Result of a game: score and rank of each side, number of moves, thinking times, and number of failed
    decisions."""

    pairing: ScheduledGame
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    thinking: Mapping[str, ThinkingTime]
    failures: int


def pairings(levels: Sequence[str], seats: int, deals: Sequence[int]) -> Iterator[ScheduledGame]:
    """Schedule: for each deal and each two neighbouring levels, one player of the stronger level against a table of the
    weaker, in every seat once.

    The same deals in all seats take most of the luck out of the comparison. At a table of one seat each level plays
    each deal.
    """
    for deal in deals:
        if seats == 1:
            yield from (ScheduledGame(deal, (level,)) for level in levels)
            continue
        for other, one in pairwise(levels):
            for seat in range(seats):
                yield ScheduledGame(deal, tuple(one if at == seat else other for at in range(seats)))


def tables_beside(
    levels: Sequence[str], unusual: Sequence[str], seats: int, deals: Sequence[int]
) -> Iterator[ScheduledGame]:
    """Schedule: for each deal, one player of each level at a table of each kind of unusual players.

    The seat of the level moves on with the deal, so that all levels play the same deals in the same seats.
    """
    for deal in deals:
        for kind in unusual:
            for level in levels:
                yield ScheduledGame(deal, tuple(level if at == deal % seats else kind for at in range(seats)))


class StopwatchBot:
    """Wrapper of a bot that measures its thinking time."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.asked, self.seconds, self.longest = 0, 0.0, 0.0

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        begun = cpu_seconds()
        move = self._bot.choose(rules, view, seat, rng)
        took = cpu_seconds() - begun
        self.asked, self.seconds, self.longest = self.asked + 1, self.seconds + took, max(self.longest, took)
        return move


def play(table: LadderSetup, pairing: ScheduledGame) -> GameOutcome:
    """Play one game; deterministic for a pairing. Raises OptionError and PackError."""
    parts = _parts(table, pairing.deal)
    rules, failed = parts.rules, list[Exception]()
    watches = {name: StopwatchBot(FallbackBot(_bot(name, parts), failed.append)) for name in pairing.players}
    made: list[Any] = []
    final = playout(rules, pairing.deal, [watches[name] for name in pairing.players], partial(_note, made))
    result = rules.result(final)
    thinking = {name: ThinkingTime(one.asked, one.seconds, one.longest) for name, one in watches.items()}
    return GameOutcome(pairing, tuple(result.scores), tuple(result.ranks), len(made), thinking, len(failed))


def _bot(name: str, parts: GameParts) -> Bot:
    return UNUSUAL[name](parts.table) if name in UNUSUAL else LEVELS[name](parts.policy)


def _note(made: list[Any], state: Any, move: Any) -> None:
    made.append(move)


def _parts(table: LadderSetup, deal: int) -> GameParts:
    game = registry.games()[table.game]
    options = resolve_options(game, dict(table.options), deal, _pack(table))
    return _made(table, tuple(sorted(options.items())))


@lru_cache(maxsize=8)
def _made(table: LadderSetup, options: tuple[tuple[str, str], ...]) -> GameParts:
    """Parts of one table; cached for the next games at it."""
    game = registry.games()[table.game]
    rules = game.rules(table.seats, dict(options), _pack(table))
    return GameParts(rules, game.policy(rules, table.players), game.table(rules))


@lru_cache(maxsize=2)
def _pack(table: LadderSetup) -> Any:
    return registry.load_pack(registry.games()[table.game], table.pack)
