"""Match analysis: win probability after each move, luck and mistakes; computed in other processes and cached."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import chain
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from garden_desktop import __version__, paths
from garden_desktop.core import record
from garden_desktop.core.child_process import ChildProcess, Send
from garden_desktop.core.estimate import Chances, Estimator, mean_chances, result_shares
from garden_desktop.core.files import read_regular, write_whole
from garden_desktop.core.match import Match
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Seat, Side
from garden_desktop.games import registry

# Result of an analysis: the win probability from the start to the result, decomposed move by move.


COSTLY: Final = 0.05
"""Minimum loss of win probability for a decision to be a turning point."""
TURNING_POINTS: Final = 3


class MoveAnalysis(NamedTuple):
    """Analysis of one move: the win probabilities after it, and the parts of their change.

    luck       part of draws and revealed secrets
    play       part of the decision, at most 0 for its player: compared with the strongest level's move
    rethought  remainder: corrections of the estimate itself
    better     notation of a better move, "" where none was found
    """

    ply: int
    seat: Seat
    after: Chances
    luck: Chances
    play: Chances
    rethought: Chances
    better: str = ""


class SideAnalysis(NamedTuple):
    """Decomposition of one side's way from its probability at the start to its result; `own` and `others` are losses by
    its own mistakes, and gains by mistakes of others."""

    start: float
    luck: float
    others: float
    own: float
    rethought: float
    result: float


class MatchAnalysis(NamedTuple):
    """Analysis of a match: the win probabilities at the start, and the moves analysed so far.

    parts  the first moves, without a gap
    ahead  moves analysed before their turn, as they looked costly; empty in a complete analysis
    """

    start: Chances
    parts: tuple[MoveAnalysis, ...]
    ahead: tuple[MoveAnalysis, ...] = ()

    def sum_of(self, side: Side) -> SideAnalysis:
        """Decomposition for one side; the first five fields add up to the last."""
        slips = [(part.seat == side, part.play[side]) for part in self.parts]
        return SideAnalysis(
            self.start[side],
            sum(part.luck[side] for part in self.parts),
            sum(cost for own, cost in slips if not own),
            sum(cost for own, cost in slips if own),
            sum(part.rethought[side] for part in self.parts),
            self.parts[-1].after[side] if self.parts else self.start[side],
        )

    def turning_points(self) -> Sequence[MoveAnalysis]:
        """Decisions that cost their players most, in the order of the match."""
        slips = [part for part in (*self.parts, *self.ahead) if part.better and -part.play[part.seat] >= COSTLY]
        return sorted(sorted(slips, key=cost_of)[:TURNING_POINTS], key=lambda part: part.ply)

    def strokes(self) -> Sequence[MoveAnalysis]:
        """Luckiest draws, in the order of the match; they fill up missing turning points."""
        lucky = [part for part in self.parts if part.seat == CHANCE and max(part.luck) >= COSTLY]
        number = TURNING_POINTS - len(self.turning_points())
        return sorted(sorted(lucky, key=lambda part: -max(part.luck))[:number], key=lambda part: part.ply)

    def decisions(self) -> Iterator[MoveAnalysis]:
        """Moves chosen by a seat, computers included."""
        return (part for part in self.parts if part.seat >= 0)


def cost_of(part: MoveAnalysis) -> float:
    """Change of win probability by a decision for its player, at most 0."""
    return part.play[part.seat]


# Analysis of a finished match, move by move.


FEW: Final = 12
"""Maximum number of outcomes of a draw that are all evaluated; of more, `SAMPLE` are drawn."""
SAMPLE: Final = 8


def analyse_moves(match: Match[Any, Any], estimator: Estimator, plies: Sequence[int]) -> Iterator[MoveAnalysis]:
    """Analyse some moves of a finished match, costly-looking ones early; each is independent of the others."""
    positions = sorted({at for ply in plies for at in (ply, ply + 1)})
    estimates = {at: estimator.estimate(match.states[at]) for at in positions}
    for ply in order_by_suspicion(match, estimates, plies):
        yield _part(match, estimator, ply, estimates[ply], estimates[ply + 1])


def order_by_suspicion(match: Match[Any, Any], estimates: Mapping[int, Chances], plies: Sequence[int]) -> Iterator[int]:
    """Alternate between the decisions after which their players' estimated chances fell most, and the order of the
    match: turning points are found early, while the curve of the match grows.

    An estimate takes no hundredth of the time of an analysis (Stalk Exchange: 238 positions in 10 ms of 1.3 s).
    """

    def fall(ply: int) -> float:
        seat = match.mover(ply)
        assert seat is not None, "no move is made after the end"
        return 0.0 if seat == CHANCE else estimates[ply][seat] - estimates[ply + 1][seat]

    return iter(dict.fromkeys(chain.from_iterable(zip(sorted(plies, key=fall, reverse=True), plies, strict=True))))


def _part(match: Match[Any, Any], estimator: Estimator, ply: int, before: Chances, after: Chances) -> MoveAnalysis:
    rules, state, move, mover = match.rules, match.states[ply], match.moves[ply], match.mover(ply)
    assert mover is not None, "no move is made after the end"
    nothing = (0.0,) * len(before)
    if mover == CHANCE:
        luck = minus(after, _expected(rules, estimator, state, after, ply))
        return MoveAnalysis(ply, mover, after, luck, nothing, minus(minus(after, before), luck))
    won = _won_alone(match, ply, mover)
    play, better = (nothing, "") if won else _judged(rules, estimator, state, move, mover)
    rest = minus(minus(after, before), play)
    luck = rest if estimator.seals(state) else nothing
    if luck == nothing and rules.reveals(state, move):
        luck = _shown(rules, estimator, state, move, mover)
    return MoveAnalysis(ply, mover, after, luck, play, minus(rest, luck), better)


def _won_alone(match: Match[Any, Any], ply: int, seat: Seat) -> bool:
    """Whether `seat` went on to win without another seat or chance in between: then no move could have been better."""
    alone = all(match.mover(later) == seat for later in range(ply, match.ply))
    return alone and result_shares(match.result())[seat] == 1


def _shown(rules: Rules[Any, Any], estimator: Estimator, state: Any, move: Any, seat: Seat) -> Chances:
    """Luck of a reveal: win probabilities with the hidden information as it is, minus those that the mover could
    expect."""
    (expected,) = estimator.evaluate_moves(rules.view(state, seat), seat, [move], alone=True)
    return minus(estimator.chances_after(state, None, seat, move), expected)


def _expected(rules: Rules[Any, Any], estimator: Estimator, state: Any, after: Chances, ply: int) -> Chances:
    """Expected win probabilities of a draw: exact for few outcomes, else a Monte Carlo estimate, seeded by the ply."""
    moves, odds = rules.legal_moves(state), rules.odds(state)
    if len(moves) == 1:
        return after
    if len(moves) <= FEW:
        return mean_chances([estimator.estimate(rules.apply(state, move)) for move in moves], odds)
    drawn = Random(ply).choices(moves, odds, k=SAMPLE)
    return mean_chances([estimator.estimate(rules.apply(state, move)) for move in drawn], (1,) * SAMPLE)


def _judged(rules: Rules[Any, Any], estimator: Estimator, state: Any, move: Any, seat: Seat) -> tuple[Chances, str]:
    """Change by a decision, compared with the strongest level's move in its place, and that move's notation if it is
    better."""
    nothing = (0.0,) * rules.sides
    if len(rules.legal_moves(state)) == 1:
        return nothing, ""
    view = rules.view(state, seat)
    other = estimator.expert_move(view, seat)
    if other == move:
        return nothing, ""
    # judged from the view of the seat: a mistake is measured by what its player could know, not by hindsight
    made, best = estimator.evaluate_moves(view, seat, [move, other])
    return (minus(made, best), rules.move_text(other)) if best[seat] > made[seat] else (nothing, "")


def minus(one: Chances, other: Chances) -> Chances:
    """Difference of each side."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


# Cache of analyses in the cache folder: a file each, named by record and version of the program.


VERSION: Final = 4
"""Version of the analysis; raising it invalidates the cache."""
MOST_BYTES: Final = 16 << 20


class AnalysisCache:
    """Folder of cached analyses. Damaged or foreign files are deleted and count as missing."""

    def __init__(self, folder: Path, app: str) -> None:
        self._folder, self._app = folder, app

    def load(self, text: str, plies: int, sides: int) -> MatchAnalysis | None:
        """Cached analysis of the match with this record, of `plies` moves and `sides` sides; None where there is
        none."""
        return self.load_named(self.name_of(text), plies, sides)

    def load_named(self, name: str, plies: int, sides: int) -> MatchAnalysis | None:
        """Cached analysis with this file name."""
        path = self._folder / name
        try:
            return _read(json.loads(read_regular(path, MOST_BYTES)), plies, sides)
        except FileNotFoundError:
            return None
        except (OSError, ValueError, TypeError, KeyError, OverflowError, RecursionError):
            with suppress(OSError):  # it will be overwritten
                path.unlink()
            return None

    def store(self, text: str, found: MatchAnalysis) -> None:
        """Store an analysis. Does nothing where the folder cannot be written: the match is then analysed again next
        time."""
        with suppress(OSError):
            told = json.dumps({"start": found.start, "parts": found.parts})
            write_whole(self._folder / self.name_of(text), told.encode())

    def name_of(self, text: str) -> str:
        """File name for the match with this record."""
        return f"{sha256(f'{VERSION} {self._app} {text}'.encode()).hexdigest()}.json"

    def names(self) -> set[str]:
        """Names of all cached files."""
        try:
            return {path.name for path in self._folder.iterdir()}
        except OSError:
            return set()


def _read(found: Mapping[str, Any], plies: int, sides: int) -> MatchAnalysis:
    """Parse a cached analysis. Raises ValueError, TypeError or KeyError for anything but the output of `store`."""
    parts = tuple(_read_part(ply, line, sides) for ply, line in enumerate(found["parts"]))
    if len(parts) != plies:
        raise ValueError(len(parts))
    return MatchAnalysis(_chances(found["start"], sides), parts)


def _read_part(ply: int, line: Any, sides: int) -> MoveAnalysis:
    at, seat, after, luck, play, rethought, better = line
    if at != ply or type(seat) is not int or not -1 <= seat < sides or not isinstance(better, str):
        raise ValueError(line)
    chances, by_luck, by_play, by_thought = (_chances(each, sides) for each in (after, luck, play, rethought))
    return MoveAnalysis(ply, seat, chances, by_luck, by_play, by_thought, better)


def _chances(found: Any, sides: int) -> Chances:
    if len(found) != sides or not all(type(one) in (int, float) and isfinite(one) for one in found):
        raise ValueError(found)
    return tuple(map(float, found))


def default_cache() -> AnalysisCache:
    """Analysis cache of this program on this computer."""
    return AnalysisCache(paths.cache_dir() / "lookback", __version__)


# Analysis in processes of its own, so that the window never blocks.


BLOCK: Final = 8
"""Number of successive moves that fall to the same process: moves of one turn ask the expert about the same views,
which are cached."""
MOST_PROCESSES: Final = 4


class FinishedMatch(NamedTuple):
    """Finished match in a form that another process can load: parameters of its rules, and its record."""

    key: str
    seats: int
    options: Mapping[str, str]
    pack_file: Path | None
    text: str


class AnalysisShare(NamedTuple):
    """Part of a match that one of several processes analyses: one block of moves in so many, beginning with block
    `number`."""

    number: int
    processes: int

    def plies(self, most: int) -> Iterator[int]:
        """Plies of this share in a match of `most` moves."""
        return (ply for ply in range(most) if ply // BLOCK % self.processes == self.number)


def process_count() -> int:
    """Number of processes for a match that somebody waits for: one for each core, within a bound of memory."""
    return max(1, min(MOST_PROCESSES, os.cpu_count() or 1))


class AnalysisProcess:
    """Analysis of one match in one or more other processes. `news` is the analysis so far."""

    def __init__(self, finished: FinishedMatch, processes: int = 1) -> None:
        self._children = [
            ChildProcess(_send, (finished, AnalysisShare(number, processes))) for number in range(max(1, processes))
        ]
        self._ahead: dict[int, MoveAnalysis] = {}
        """Moves analysed so far that come behind one that is not."""
        self.news: MatchAnalysis | None = None

    @property
    def done(self) -> bool:
        """Whether the analysis is complete."""
        return all(child.done for child in self._children)

    def poll(self) -> bool:
        """Receive new results without waiting; returns whether there were any. Raises WorkError, also where a process
        is gone."""
        fresh = False
        for child in self._children:
            for result in child.receive():
                if isinstance(result, MoveAnalysis):
                    self._ahead[result.ply] = result
                else:
                    self.news = MatchAnalysis(result, ())
                    fresh = True
        return self._put_together() or fresh or self.done

    def close(self) -> None:
        """Kill the processes; results so far stay."""
        for child in self._children:
            child.close()

    def _put_together(self) -> bool:
        """Add to `news` the moves that have come; returns whether there were any."""
        if self.news is None:
            return False
        parts = list(self.news.parts)
        while (part := self._ahead.pop(len(parts), None)) is not None:
            parts.append(part)
        ahead = tuple(self._ahead[ply] for ply in sorted(self._ahead))
        fresh = (tuple(parts), ahead) != (self.news.parts, self.news.ahead)
        self.news = MatchAnalysis(self.news.start, tuple(parts), ahead)
        return fresh


def _send(send: Send, task: tuple[FinishedMatch, AnalysisShare]) -> None:
    """Send the analysis of each move of a share; the first share begins with the chances at the start."""
    finished, share = task
    game = registry.games()[finished.key]
    rules = game.rules(finished.seats, finished.options, registry.load_pack(game, finished.pack_file))
    estimator = game.estimator(rules)
    assert estimator is not None, "only where there are chances is the work begun"
    match = record.replay(record.read(finished.text.encode()), rules)
    if share.number == 0:
        send(estimator.estimate(match.states[0]))
    for part in analyse_moves(match, estimator, tuple(share.plies(match.ply))):
        send(part)
