"""Engine process: holds one match and executes the commands of the engine protocol on it."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final

from garden_desktop import __version__
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.game import Game
from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import RecordHeader, Seated, read, replay, write
from garden_desktop.core.text import plain, quoted
from garden_desktop.core.types import CHANCE, IllegalMoveError, InvalidMoveError, OptionError, Reason, Seat
from garden_desktop.engine.protocol import (
    RequestError,
    describe_game,
    describe_score,
    describe_state,
    describe_view,
    field,
    request,
)
from garden_desktop.games import registry

PROTOCOL: Final = 1
"""Version of the protocol; raised when the meaning of a field changes."""
ADVISERS: Final = ("easy", "steady", "thoughtful", "expert")
"""Levels that the command `advise` accepts."""
LONGEST_THOUGHT: Final = 60
"""Maximum thinking time of `advise` in seconds."""


class Engine:
    """Match behind the protocol: `answer` turns one request line into one answer and never raises."""

    def __init__(self) -> None:
        self.done = False
        self._game: Game | None = None
        self._match: Match[Any, Any] | None = None
        self._header: RecordHeader | None = None

    def answer(self, line: str | bytes) -> dict[str, Any]:
        """Execute one request line; errors become answers with "error" and the "field" at fault."""
        told: dict[str, Any] = {"id": None}
        try:
            asked = request(line)
            told["id"] = _id(asked)
            return told | self._carry_out(asked)
        except RequestError as error:
            return told | {"error": str(error), "field": error.field}
        except (IllegalMoveError, OptionError) as error:
            at = "move" if isinstance(error, IllegalMoveError) else "options"
            return told | {"error": plain(error.reason.text), "field": at} | _code(error.reason)
        except InvalidMoveError as error:
            return told | {"error": f"{quoted(str(error))!r} is not a move of this game", "field": "move"}
        except Exception as error:  # noqa: BLE001 - no request may end the engine; the traceback goes to standard error
            known = isinstance(error, (ValueError, PackError))
            if not known:
                traceback.print_exc(file=sys.stderr)
            return told | {"error": str(error) if known else "the engine failed at this request", "field": ""}

    def _carry_out(self, asked: dict[str, Any]) -> dict[str, Any]:
        verb = field(asked, "do", str)
        if verb not in COMMANDS:
            raise RequestError(f"there is no request {quoted(verb)!r}; there are: {', '.join(COMMANDS)}", "do")
        answer, fields = COMMANDS[verb]
        for name in asked:
            if name not in ("id", "do", *fields):
                raise RequestError(f"{verb!r} has no field {quoted(name)!r}", quoted(name))
        return answer(self, asked)

    def _hello(self, asked: dict[str, Any]) -> dict[str, Any]:
        commands = {verb: list(fields) for verb, (_, fields) in COMMANDS.items()}
        about = {"name": "Garden Desktop", "version": __version__, "protocol": PROTOCOL, "commands": commands}
        return about | {"levels": list(ADVISERS), "games": [describe_game(game) for game in registry.games().values()]}

    def _new(self, asked: dict[str, Any]) -> dict[str, Any]:
        game = _game(field(asked, "game", str))
        seats = field(asked, "seats", int, max(game.info.seats))
        if seats not in game.info.seats:
            raise RequestError(f"{plain(game.info.title)} is not played by {seats}", "seats")
        options = field(asked, "options", dict, {})
        if not all(isinstance(value, str) for value in options.values()):
            raise RequestError("'options' must give every option a text", "options")
        seed, pack = field(asked, "seed", int, 1), registry.load_pack(game)
        options = dict(resolve_options(game, options, seed, pack))
        match = Match(game.rules(seats, options, pack), seed)
        seated = tuple(Seated(f"Seat {seat + 1}", seat) for seat in range(seats))
        self._begin(game, match, RecordHeader(game.info.key, pack.id, pack.digest, options, seated, seed, __version__))
        return self._position({})

    def _position(self, asked: dict[str, Any]) -> dict[str, Any]:
        text = field(asked, "record", str, "")
        if text:
            header = (record := read(f"{text.rstrip()}\n".encode())).header
            game = _game(header.game)
            pack = registry.load_pack(game)
            if pack.digest != header.digest:
                raise RequestError("the record was played with another pack", "record")
            rules = game.rules(len(header.seats), header.options, pack)
            self._begin(game, replay(record, rules), header)
        match = self._running()
        assert self._header is not None
        header = self._header
        told = {"game": header.game, "seats": len(header.seats), "options": dict(header.options), "seed": header.seed}
        pack_told = {"id": header.pack, "digest": header.digest}
        return describe_state(match) | told | {"pack": pack_told, "record": write(match, header)}

    def _legal(self, asked: dict[str, Any]) -> dict[str, Any]:
        match = self._running()
        moves = match.rules.legal_moves(match.state)
        return describe_state(match) | {"moves": [match.rules.move_text(move) for move in moves]}

    def _play(self, asked: dict[str, Any]) -> dict[str, Any]:
        match = self._running()
        match.play(match.rules.parse_move(field(asked, "move", str)))
        return describe_state(match)

    def _draw(self, asked: dict[str, Any]) -> dict[str, Any]:
        match = self._running()
        if match.to_move != CHANCE:
            raise RequestError("nothing has to be drawn now", "do")
        return self._made(match, match.draw())

    def _undo(self, asked: dict[str, Any]) -> dict[str, Any]:
        match = self._running()
        if match.ply == 0:
            raise RequestError("there is no move to undo", "do")
        match.undo_to(match.ply - 1)
        return describe_state(match)

    def _redo(self, asked: dict[str, Any]) -> dict[str, Any]:
        match = self._running()
        if not match.redoable:
            raise RequestError("there is no move to redo", "do")
        return self._made(match, match.redoable[0])

    def _why(self, asked: dict[str, Any]) -> dict[str, Any]:
        match = self._running()
        reason = match.rules.why_not(match.state, match.rules.parse_move(field(asked, "move", str)))
        if reason is None:
            return {"legal": True}
        return {"legal": False, "sentence": plain(reason.text)} | _code(reason)

    def _view(self, asked: dict[str, Any]) -> dict[str, Any]:
        match, seat = self._running(), self._viewer(asked)
        assert self._game is not None
        return describe_state(match) | {"view": describe_view(self._game, match.rules, match.state, seat)}

    def _explain(self, asked: dict[str, Any]) -> dict[str, Any]:
        match = self._running()
        return describe_state(match) | {"sides": describe_score(match.rules, match.state, self._viewer(asked))}

    def _odds(self, asked: dict[str, Any]) -> dict[str, Any]:
        match = self._running()
        if match.to_move != CHANCE:
            raise RequestError("nothing has to be drawn now", "do")
        moves, weights = match.rules.legal_moves(match.state), match.rules.odds(match.state)
        told = [[match.rules.move_text(move), weight] for move, weight in zip(moves, weights, strict=True)]
        return describe_state(match) | {"odds": told}

    def _advise(self, asked: dict[str, Any]) -> dict[str, Any]:
        match, level = self._running(), field(asked, "level", str, "steady")
        seat = match.to_move
        if seat is None or seat == CHANCE:
            raise RequestError("it is the turn of no seat", "do")
        if level not in ADVISERS:
            raise RequestError(f"there is no level {quoted(level)!r}; there are: {', '.join(ADVISERS)}", "level")
        end = monotonic() + _seconds(asked)
        assert self._game is not None
        bot = LEVELS[level](self._game.policy(match.rules), lambda: monotonic() > end)
        view = match.rules.view(match.state, seat)
        move = bot.choose(match.rules, view, seat, Random(f"advise {match.ply}"))
        return describe_state(match) | {"move": match.rules.move_text(move)}

    def _result(self, asked: dict[str, Any]) -> dict[str, Any]:
        match = self._running()
        result = match.result()
        return describe_state(match) | {"scores": list(result.scores), "ranks": list(result.ranks)}

    def _quit(self, asked: dict[str, Any]) -> dict[str, Any]:
        self.done = True
        return {"bye": True}

    def _begin(self, game: Game, match: Match[Any, Any], header: RecordHeader) -> None:
        self._game, self._match, self._header = game, match, header

    def _made(self, match: Match[Any, Any], move: Any) -> dict[str, Any]:
        match.play(move)
        return describe_state(match) | {"move": match.rules.move_text(move)}

    def _running(self) -> Match[Any, Any]:
        if self._match is None:
            raise RequestError("begin with new", "do")
        return self._match

    def _viewer(self, asked: dict[str, Any]) -> Seat | None:
        """Viewer named in a request: a seat (from 1 there, from 0 here), or None for a spectator."""
        seat = field(asked, "seat", int, 0)
        if not 0 <= seat <= self._running().rules.seats:
            raise RequestError(f"there is no seat {seat}", "seat")
        return seat - 1 if seat else None


def _id(asked: dict[str, Any]) -> int | str | None:
    number = asked.get("id")
    if number is None or type(number) is int or (isinstance(number, str) and len(number) <= 100):
        return number
    raise RequestError("'id' must be a whole number or a text of up to 100 characters", "id")


def _game(key: str) -> Game:
    if key not in registry.games():
        raise RequestError(f"there is no game {quoted(key)!r}; there are: {', '.join(registry.games())}", "game")
    return registry.games()[key]


def _seconds(asked: dict[str, Any]) -> float:
    value = asked.get("seconds")
    if value is None:
        return 1.0
    if type(value) not in (int, float) or not 0 < value <= LONGEST_THOUGHT:
        raise RequestError(f"'seconds' must be a number above 0, up to {LONGEST_THOUGHT}", "seconds")
    return float(value)


def _code(reason: Reason) -> dict[str, str]:
    return {"code": reason.code, "rule": reason.rule}


COMMANDS: Final[dict[str, tuple[Callable[[Engine, dict[str, Any]], dict[str, Any]], tuple[str, ...]]]] = {
    "hello": (Engine._hello, ()),
    "new": (Engine._new, ("game", "seats", "options", "seed")),
    "position": (Engine._position, ("record",)),
    "legal": (Engine._legal, ()),
    "play": (Engine._play, ("move",)),
    "draw": (Engine._draw, ()),
    "undo": (Engine._undo, ()),
    "redo": (Engine._redo, ()),
    "why": (Engine._why, ("move",)),
    "view": (Engine._view, ("seat",)),
    "explain": (Engine._explain, ("seat",)),
    "odds": (Engine._odds, ()),
    "advise": (Engine._advise, ("level", "seconds")),
    "result": (Engine._result, ()),
    "quit": (Engine._quit, ()),
}
"""Commands: method, and fields besides `id` and `do`. Names of requests and fields are checked against it."""
