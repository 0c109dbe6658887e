"""Match analysis: chance to win after each move, luck and mistakes; computed in a process of its own and cached."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from math import isfinite
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from garden_desktop import __version__, paths
from garden_desktop.core import record
from garden_desktop.core.estimate import Chances, Estimator, mean_chances, result_shares
from garden_desktop.core.files import read_regular, write_whole
from garden_desktop.core.match import Match
from garden_desktop.core.parent import end_with_parent
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Seat, Side
from garden_desktop.games import registry

# What became of the chance to win, from the start to the result, taken apart move by move.


COSTLY: Final = 0.05
"""A decision that cost its player less is no turning point."""
TURNING_POINTS: Final = 3


class MoveAnalysis(NamedTuple):
    """One move: who made it, the chances after it, and what they are made of; `better` is the text of a better move,
    "" where none was found."""

    ply: int
    seat: Seat
    after: Chances
    luck: Chances
    play: Chances
    rethought: Chances
    better: str = ""


class SideAnalysis(NamedTuple):
    """The way of one side from its chance at the start to its result; `own` and `others` are slips."""

    start: float
    luck: float
    others: float
    own: float
    rethought: float
    result: float


class MatchAnalysis(NamedTuple):
    """A finished match, taken apart."""

    start: Chances
    parts: tuple[MoveAnalysis, ...]

    def sum_of(self, side: Side) -> SideAnalysis:
        """How one side came to its result; the first five add up to the last."""
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
        """The decisions that cost their players most, in the order of the match."""
        slips = [part for part in self.parts if part.better and -part.play[part.seat] >= COSTLY]
        return sorted(sorted(slips, key=cost_of)[:TURNING_POINTS], key=lambda part: part.ply)

    def strokes(self) -> Sequence[MoveAnalysis]:
        """The draws in which most luck lay, in the order of the match, as many as there are too few turning points."""
        lucky = [part for part in self.parts if part.seat == CHANCE and max(part.luck) >= COSTLY]
        number = TURNING_POINTS - len(self.turning_points())
        return sorted(sorted(lucky, key=lambda part: -max(part.luck))[:number], key=lambda part: part.ply)

    def decisions(self) -> Iterator[MoveAnalysis]:
        """The moves somebody chose."""
        return (part for part in self.parts if part.seat >= 0)


def cost_of(part: MoveAnalysis) -> float:
    """What a decision cost its player, below 0."""
    return part.play[part.seat]


# Taking a finished match apart, one move after the other.


FEW: Final = 12
"""So many outcomes of a draw are all looked at; of more a sample of `SAMPLE` is."""
SAMPLE: Final = 8


def analyse_match(match: Match[Any, Any], estimator: Estimator) -> Iterator[MatchAnalysis]:
    """What is known of a finished match after one more move each time; the last one is all of it."""
    before = estimator.estimate(match.states[0])
    start, parts = before, list[MoveAnalysis]()
    for ply in range(match.ply):
        after = estimator.estimate(match.states[ply + 1])
        parts.append(_part(match, estimator, ply, before, after))
        before = after
        yield MatchAnalysis(start, tuple(parts))


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
    """Whether what `seat` did from there on won the match before anybody else, or chance, came to move: nothing could
    have been better."""
    alone = all(match.mover(later) == seat for later in range(ply, match.ply))
    return alone and result_shares(match.result())[seat] == 1


def _shown(rules: Rules[Any, Any], estimator: Estimator, state: Any, move: Any, seat: Seat) -> Chances:
    """What it brings that the hidden things are as they are, against what whoever moves could expect of them."""
    (expected,) = estimator.evaluate_moves(rules.view(state, seat), seat, [move], alone=True)
    return minus(estimator.chances_after(state, None, seat, move), expected)


def _expected(rules: Rules[Any, Any], estimator: Estimator, state: Any, after: Chances, ply: int) -> Chances:
    """What a draw could be expected to bring: over all outcomes where they are few, else over a sample of them."""
    moves, odds = rules.legal_moves(state), rules.odds(state)
    if len(moves) == 1:
        return after
    if len(moves) <= FEW:
        return mean_chances([estimator.estimate(rules.apply(state, move)) for move in moves], odds)
    drawn = Random(ply).choices(moves, odds, k=SAMPLE)
    return mean_chances([estimator.estimate(rules.apply(state, move)) for move in drawn], (1,) * SAMPLE)


def _judged(rules: Rules[Any, Any], estimator: Estimator, state: Any, move: Any, seat: Seat) -> tuple[Chances, str]:
    """What a decision cost against what the strongest computer would have done in its place, and what that is."""
    nothing = (0.0,) * rules.sides
    if len(rules.legal_moves(state)) == 1:
        return nothing, ""
    view = rules.view(state, seat)
    other = estimator.policy.choose_move(view, seat, "expert", Random(0), lambda: False)
    if other == move:
        return nothing, ""
    made, best = estimator.evaluate_moves(view, seat, [move, other])
    return (minus(made, best), rules.move_text(other)) if best[seat] > made[seat] else (nothing, "")


def minus(one: Chances, other: Chances) -> Chances:
    """The difference of each side."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


# What was found out about finished matches, kept in the cache folder: a file each, named by match and program.


VERSION: Final = 4
"""What was taken apart otherwise is taken apart again."""
MOST: Final = 16 << 20


class AnalysisCache:
    """The folder. What is damaged or from elsewhere is thrown away, and was never there."""

    def __init__(self, folder: Path, app: str) -> None:
        self._folder, self._app = folder, app

    def load(self, text: str, plies: int, sides: int) -> MatchAnalysis | None:
        """What is known of the match with this record, of so many moves and sides."""
        return self.load_named(self.name_of(text), plies, sides)

    def load_named(self, name: str, plies: int, sides: int) -> MatchAnalysis | None:
        """The same by the name it is kept under."""
        path = self._folder / name
        try:
            return _read(json.loads(read_regular(path, MOST)), plies, sides)
        except FileNotFoundError:
            return None
        except (OSError, ValueError, TypeError, KeyError, OverflowError, RecursionError):
            with suppress(OSError):  # it will be written over
                path.unlink()
            return None

    def store(self, text: str, found: MatchAnalysis) -> None:
        """Keep it; where nothing can be written the work is done again next time."""
        with suppress(OSError):
            told = json.dumps({"start": found.start, "parts": found.parts})
            write_whole(self._folder / self.name_of(text), told.encode())

    def name_of(self, text: str) -> str:
        """What the match with this record is kept under."""
        return f"{sha256(f'{VERSION} {self._app} {text}'.encode()).hexdigest()}.json"

    def names(self) -> set[str]:
        """What is kept."""
        try:
            return {path.name for path in self._folder.iterdir()}
        except OSError:
            return set()


def _read(found: Mapping[str, Any], plies: int, sides: int) -> MatchAnalysis:
    """Raises ValueError, TypeError or KeyError for anything but what `put` has written."""
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


def usual() -> AnalysisCache:
    """What this program has found out on this computer."""
    return AnalysisCache(paths.cache_dir() / "lookback", __version__)


# A process that takes one finished match apart, so that the window never waits.


NICENESS: Final = 5
"""The window comes first."""


class FinishedMatch(NamedTuple):
    """A finished match as another process can read it: what its rules are made of, and its record."""

    key: str
    seats: int
    options: Mapping[str, str]
    pack_file: Path | None
    text: str


class AnalysisError(Exception):
    """The match could not be taken apart; the text has the traceback from the other process."""


class AnalysisProcess:
    """One match being taken apart. `news` is what is known of it so far, `done` whether that is all."""

    def __init__(self, finished: FinishedMatch) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe(duplex=False)
        self._process = context.Process(target=_work, args=(there, finished), daemon=True)
        self._process.start()
        there.close()
        self.news: MatchAnalysis | None = None
        self.done = False

    def poll(self) -> bool:
        """Take in what has come since; whether anything has. Raises AnalysisError, also where the process is gone."""
        fresh = False
        try:
            while not self.done and self._pipe.poll():
                word, thing = self._pipe.recv()
                self._take(word, thing)
                fresh = True
        except (EOFError, OSError) as error:
            self.close()
            raise AnalysisError("the process has ended") from error
        return fresh

    def close(self) -> None:
        """Stop the work; what is known stays."""
        self._process.kill()
        self._process.join()
        self._pipe.close()

    def _take(self, word: str, thing: Any) -> None:
        match word:
            case "start":
                self.news = MatchAnalysis(thing, ())
            case "part":
                assert self.news is not None, "the start comes first"
                self.news = MatchAnalysis(self.news.start, (*self.news.parts, thing))
            case "done":
                self.done = True
                self.close()
            case _:
                self.close()
                raise AnalysisError(thing)


def _work(pipe: Connection[Any, Any], finished: FinishedMatch) -> None:
    """What the other process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the window
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        _send(pipe, finished)
    except (BrokenPipeError, ConnectionError):
        return
    except Exception:  # noqa: BLE001 - whatever it was, the window is told
        pipe.send(("failed", traceback.format_exc()))


def _send(pipe: Connection[Any, Any], finished: FinishedMatch) -> None:
    game = registry.games()[finished.key]
    rules = game.rules(finished.seats, finished.options, registry.load_pack(game, finished.pack_file))
    estimator = game.estimator(rules)
    assert estimator is not None, "only where there are chances is the work begun"
    match = record.replay(record.read(finished.text.encode()), rules)
    for found in analyse_match(match, estimator):
        if len(found.parts) == 1:
            pipe.send(("start", found.start))
        pipe.send(("part", found.parts[-1]))
    pipe.send(("done", None))
