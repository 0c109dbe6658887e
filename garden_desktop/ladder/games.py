"""Games of a ladder: the schedule, the play of one game with the time that each player took, and their file.

The file holds JSON lines: a header that says what is played, then a line for each game, in the order they ended.
"""

from __future__ import annotations

import json
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
from garden_desktop.core.files import read_regular
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


FORMAT: Final = 1
MOST: Final = 1 << 30
"""Maximum size of a file in bytes."""


class LadderError(ValueError):
    """Damaged file, or one of another ladder; the text names file, line and field."""


class LadderHeader(NamedTuple):
    """Header of a ladder. `pack` is the digest of the pack, `numbers` that of custom evaluation weights, `levels` the
    players, each of which meets its neighbours."""

    game: str
    seats: int
    options: dict[str, str]
    pack: str
    numbers: str
    levels: tuple[str, ...]
    version: str


def opened(file: Path, heading: LadderHeader) -> list[GameOutcome]:
    """Games already in the file. A new file gets its header, and a half-written last line is cut off, so that an
    interrupted ladder can be continued.

    Raises LadderError where the file is of another ladder or damaged, and OSError.
    """
    if not file.exists() or not file.stat().st_size:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_line({"ladder": FORMAT, **heading._asdict()}), encoding="utf-8")
        return []
    data = read_regular(file, MOST)
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        file.write_bytes(whole)
    first, *lines = whole.decode("utf-8", "replace").splitlines() or [""]
    _check(file, _object(file, 1, first), heading)
    return [_played(file, number, _object(file, number, line), heading) for number, line in enumerate(lines, 2)]


def append(file: Path, played: GameOutcome) -> None:
    """Append a game to the file. Raises OSError."""
    told = played._asdict() | {"thinking": {name: list(one) for name, one in played.thinking.items()}}
    pairing = told.pop("pairing")
    with file.open("a", encoding="utf-8") as stream:
        stream.write(_line({"deal": pairing.deal, "players": pairing.players, **told}))


def _line(told: dict[str, Any]) -> str:
    return json.dumps(told, ensure_ascii=False) + "\n"


def _object(file: Path, number: int, line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):  # brackets without end
        found = None
    if not isinstance(found, dict):
        raise LadderError(f"{file}: line {number}: this is no JSON object")
    return found


def _check(file: Path, found: dict[str, Any], heading: LadderHeader) -> None:
    if found.get("ladder") != FORMAT:
        raise LadderError(f"{file}: line 1: ladder: {found.get('ladder')!r} is not {FORMAT}, so this is no ladder file")
    for field, wanted in {**heading._asdict(), "levels": list(heading.levels)}.items():
        if found.get(field) != wanted:
            raise LadderError(
                f"{file}: line 1: {field}: the games there are of {found.get(field)!r}, not of {wanted!r};"
                " give another file"
            )


def _played(file: Path, number: int, found: dict[str, Any], heading: LadderHeader) -> GameOutcome:
    def wrong(field: str, reason: str) -> LadderError:
        return LadderError(f"{file}: line {number}: {field}: {reason}")

    players: Any = found.get("players")
    if not _are(players, str) or len(players) != heading.seats or not set(players) <= set(heading.levels):
        raise wrong("players", f"{players!r} are not {heading.seats} of this ladder")
    for field in ("deal", "moves", "failures"):
        if type(found.get(field)) is not int:
            raise wrong(field, f"{found.get(field)!r} is no whole number")
    for field in ("scores", "ranks"):
        if not _are(found.get(field), int) or len(found[field]) < heading.seats:
            raise wrong(field, f"{found.get(field)!r} is not a number for each side")
    thinking = found.get("thinking")
    if not isinstance(thinking, dict) or set(thinking) != set(players):
        raise wrong("thinking", "it is not of these players")
    for name, one in thinking.items():
        if not isinstance(one, list) or len(one) != 3 or not all(type(part) in (int, float) for part in one):
            raise wrong("thinking", f"{one!r} of {name} is not how often, how long, how long at most")
    return GameOutcome(
        ScheduledGame(found["deal"], tuple(players)),
        tuple(found["scores"]),
        tuple(found["ranks"]),
        found["moves"],
        {name: ThinkingTime(*one) for name, one in thinking.items()},
        found["failures"],
    )


def _are(found: Any, kind: type) -> bool:
    return isinstance(found, Sequence) and not isinstance(found, str) and all(type(one) is kind for one in found)
