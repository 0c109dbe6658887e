"""`engine`: other programs drive the rules with JSON lines on standard input and output."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, Final, TypeVar

from garden_desktop.commands.usage import UsageError, game_of, sentence
from garden_desktop.core.game import NATURE
from garden_desktop.core.match import Match
from garden_desktop.core.options import settled
from garden_desktop.games import registry

F = TypeVar("F", int, str, dict[str, Any])
_KINDS: Final = {int: "a whole number", str: "a text", dict: "an object"}


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    engine = commands.add_parser("engine", help="drive the rules with JSON lines on standard input and output")
    engine.set_defaults(run=run_engine)


def run_engine(args: argparse.Namespace) -> int:
    engine = Engine()
    for line in sys.stdin.buffer:
        if line.strip():
            print(json.dumps(engine.answer(line)), flush=True)
    return 0


class Engine:
    """The rules behind a JSON-lines protocol: one request a line, one answer a line.

    {"do": "new", "game": KEY, "seats": K, "options": {...}, "seed": S} begins a match;
    "legal", "play" (with "move"), "draw" (nature's own choice), "view" (with "seat", from 1, or
    null), "undo" (one move) and "result" work on it. A refused request answers {"error": ...}.
    """

    def __init__(self) -> None:
        self._match: Match[Any, Any] | None = None
        self._verbs = {
            "legal": self._legal,
            "play": self._play,
            "draw": self._draw,
            "view": self._view,
            "undo": self._undo,
            "result": self._result,
        }

    def answer(self, line: str | bytes) -> dict[str, Any]:
        try:
            request = _request(line)
            verb = _field(request, "do", str)
            if verb == "new":
                return self._new(request)
            if verb not in self._verbs:
                raise UsageError(f"there is no request {verb!r}; there are: new, {', '.join(self._verbs)}")
            return self._verbs[verb](self._running(), request)
        except (ValueError, UsageError) as error:
            return {"error": sentence(error)}

    def _new(self, request: dict[str, Any]) -> dict[str, Any]:
        game = game_of(_field(request, "game", str))
        seats = _field(request, "seats", int, max(game.info.seats))
        options = _field(request, "options", dict, {})
        if not all(isinstance(value, str) for value in options.values()):
            raise UsageError("'options' must give every option a text")
        seed, pack = _field(request, "seed", int, 1), registry.load_pack(game)
        rules = game.rules(seats, settled(game, options, seed, pack), pack)
        self._match = Match(rules, seed)
        return self._state(self._match)

    def _legal(self, match: Match[Any, Any], request: dict[str, Any]) -> dict[str, Any]:
        moves = match.rules.legal_moves(match.state)
        return self._state(match) | {"moves": [match.rules.move_text(move) for move in moves]}

    def _play(self, match: Match[Any, Any], request: dict[str, Any]) -> dict[str, Any]:
        match.play(match.rules.parse_move(_field(request, "move", str)))
        return self._state(match)

    def _draw(self, match: Match[Any, Any], request: dict[str, Any]) -> dict[str, Any]:
        if match.to_move != NATURE:
            raise UsageError("nothing has to be drawn now")
        move = match.draw()
        match.play(move)
        return self._state(match) | {"move": match.rules.move_text(move)}

    def _view(self, match: Match[Any, Any], request: dict[str, Any]) -> dict[str, Any]:
        seat = _field(request, "seat", int, 0)
        if not 0 <= seat <= match.rules.seats:
            raise UsageError(f"there is no seat {seat}")
        view = match.rules.view(match.state, seat - 1 if seat else None)
        return self._state(match) | {"view": _jsonable(view)}

    def _undo(self, match: Match[Any, Any], request: dict[str, Any]) -> dict[str, Any]:
        if match.ply == 0:
            raise UsageError("there is no move to take back")
        match.undo_to(match.ply - 1)
        return self._state(match)

    def _result(self, match: Match[Any, Any], request: dict[str, Any]) -> dict[str, Any]:
        result = match.result()
        return self._state(match) | {"scores": list(result.scores), "ranks": list(result.ranks)}

    def _state(self, match: Match[Any, Any]) -> dict[str, Any]:
        seat = match.to_move
        return {"ply": match.ply, "to_move": None if seat is None else seat + 1, "over": match.over}

    def _running(self) -> Match[Any, Any]:
        if self._match is None:
            raise UsageError("begin with new")
        return self._match


def _request(line: str | bytes) -> dict[str, Any]:
    """One request of the engine protocol. Raises UsageError."""
    try:
        request = json.loads(line if isinstance(line, str) else line.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise UsageError("the line is not a text in UTF-8") from error
    except ValueError as error:
        raise UsageError(f"the line is not JSON: {error}") from error
    except RecursionError as error:
        raise UsageError("the line has brackets within brackets too deep to be read") from error
    if not isinstance(request, dict):
        raise UsageError('a request is an object like {"do": "legal"}')
    return request


def _field(request: dict[str, Any], name: str, kind: type[F], usual: F | None = None) -> F:
    """A field of a request, `usual` where it is left out or null. Raises UsageError."""
    value = request.get(name)
    if value is None:
        if usual is None:
            raise UsageError(f"{name!r} is missing")
        return usual
    if type(value) is not kind:
        raise UsageError(f"{name!r} must be {_KINDS[kind]}")
    return value


def _jsonable(value: Any) -> Any:
    """A view as JSON: named tuples become objects, sets become lists, tokens stay numbers and texts."""
    if hasattr(value, "_asdict"):
        return {key: _jsonable(item) for key, item in value._asdict().items()}
    if isinstance(value, (tuple, list)):
        return [_jsonable(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted(_jsonable(item) for item in value)
    return list(value) if isinstance(value, bytes) else value
