"""A process that takes one finished match apart, so that the window never waits."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop.core import record
from garden_desktop.core.parent import end_with_parent
from garden_desktop.games import registry
from garden_desktop.hotseat.lookback.analysis import analyse_match
from garden_desktop.hotseat.lookback.match_analysis import MatchAnalysis

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
