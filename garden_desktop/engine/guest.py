"""A guest: a program of somebody else's that plays a seat, asked line by line (docs/engine.md)."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from threading import Timer
from typing import Any, Final

from garden_desktop.core.game import Game, Options, Rules, Seat
from garden_desktop.core.text import quoted
from garden_desktop.engine.lines import LONGEST, Refused, field, request
from garden_desktop.engine.telling import view_told

PATIENCE: Final = 60.0
"""Seconds in which a guest has to answer."""


class GuestError(Exception):
    """A guest did not answer, or not with a move; the sentence names the request."""


class Guest:
    """A bot that asks a program: it is told what its seat sees and may do, and says one of those moves.

    Use it in a `with` statement. Raises OSError where the program cannot be started, and GuestError when it is asked
    and does not answer as it should.
    """

    def __init__(self, command: Sequence[str], game: Game, options: Options, patience: float = PATIENCE) -> None:
        self._table = {"game": game.info.key, "options": dict(options)}
        self._game, self._patience, self._number = game, patience, 0
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe)  # noqa: S603 - whose game it is named it

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        """Its input ends, which is how it hears that nothing more comes."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with suppress(OSError):  # it has ended already
            self._process.stdin.close()
        timer = self._timer()
        self._process.wait()
        timer.cancel()
        self._process.stdout.close()

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """The move the program names. Raises GuestError."""
        moves = {rules.move_text(move): move for move in rules.legal_moves(view)}
        self._number += 1
        asked = {"id": self._number, "do": "choose", "seat": seat + 1, "seats": rules.seats} | self._table
        try:
            said = self._answer(asked | {"view": view_told(self._game, rules, view, seat), "moves": [*moves]})
        except (OSError, Refused) as error:
            raise GuestError(f"the guest's answer to request {self._number}: {error}") from error
        if said not in moves:
            raise GuestError(f"the guest's answer to request {self._number}: {quoted(said)!r} is none of the moves")
        return moves[said]

    def _answer(self, asked: dict[str, Any]) -> str:
        assert self._process.stdin is not None and self._process.stdout is not None
        timer = self._timer()
        try:
            self._process.stdin.write(json.dumps(asked).encode() + b"\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline(LONGEST + 1)
        finally:
            timer.cancel()
        if not line:
            raise Refused("it has ended, or took longer than it may")
        told = request(line)
        if told.get("id") != asked["id"]:
            raise Refused("'id' is that of another request", "id")
        return field(told, "move", str)

    def _timer(self) -> Timer:
        """It ends the program that does not answer."""
        timer = Timer(self._patience, self._process.kill)
        timer.daemon = True
        timer.start()
        return timer
