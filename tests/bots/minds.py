"""Recipes for thinking processes that go well, go wrong, and never end; and a program that dies while one thinks."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from threading import Event

from garden_desktop.bots.worker import TablePolicy, ThinkRequest, Worker
from garden_desktop.games import registry
from garden_desktop.games._template.rules.rules import Move, NullRules, State

VIEW = State("heads", 0)
MOST = 60.0
"""Seconds after which everything is over, where a test that failed left it behind."""
ASKED = ThinkRequest("easy", VIEW, 0, "7", 5.0)


class Spoilt(NullRules):
    """Nobody can ever say what may be done."""

    def legal_moves(self, state: State) -> Sequence[Move]:
        raise LookupError("the book of rules is wet")


class Endless(NullRules):
    """Whoever asks what may be done never hears."""

    def legal_moves(self, state: State) -> Sequence[Move]:
        print("thinking", flush=True)
        Event().wait(MOST)
        return ()


def sound() -> TablePolicy:
    game = registry.load("_template")
    return game.rules(2, {}, registry.load_pack(game)), None


def spoilt() -> TablePolicy:
    return Spoilt(2), None


def endless() -> TablePolicy:
    return Endless(2), None


def main(word: str) -> None:
    """A program with a thinking process that idles, or thinks for ever; its output ends when both are gone."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # as in a terminal; who runs the tests may ignore it
    worker = Worker(endless if word == "busy" else sound)
    thought = worker.think(ASKED)
    if word == "idle":
        thought.result()
        print("idle", flush=True)
    Event().wait(MOST)


if __name__ == "__main__":
    main(sys.argv[1])
