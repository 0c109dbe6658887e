"""Worker processes for the tests of computer players: one that works, some that fail or never end, and a program that
dies while one thinks."""

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
    """Test double of the rules: `legal_moves` raises an error, as a fault in a rules module would."""

    def legal_moves(self, state: State) -> Sequence[Move]:
        raise LookupError("the book of rules is wet")


class Endless(NullRules):
    """Test double of the rules: `legal_moves` never returns."""

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
    """Run a program that has a worker process idle or think for ever; its output ends once both processes are gone."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # as in a terminal; who runs the tests may ignore it
    worker = Worker(endless if word == "busy" else sound)
    thought = worker.think(ASKED)
    if word == "idle":
        thought.result()
        print("idle", flush=True)
    Event().wait(MOST)


if __name__ == "__main__":
    main(sys.argv[1])
