"""Engine protocol: request lines with checked fields, and the descriptions of games and positions in its answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, TypeVar

from garden_desktop.core.game import Game
from garden_desktop.core.match import Match
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import plain
from garden_desktop.core.types import Seat

# Requests of the engine protocol: lines as they come in, and the fields of one.


F = TypeVar("F", int, str, dict[str, Any])
LONGEST: Final = 1 << 20
"""Bytes: no request is longer."""
_KINDS: Final = {int: "a whole number", str: "a text", dict: "an object"}


class RequestError(Exception):
    """A request is not carried out; `field` is the field at fault, "" for the line as a whole."""

    def __init__(self, reason: str, field: str = "") -> None:
        super().__init__(reason)
        self.field = field


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; of one that is too long the beginning, still too long to be read."""
    while line := stream.readline(LONGEST + 1):
        rest = line
        while len(rest) > LONGEST and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST + 1)
        yield line


def request(line: str | bytes) -> dict[str, Any]:
    """The request in a line. Raises RequestError."""
    if len(line) > LONGEST:
        raise RequestError(f"the line is longer than {LONGEST} bytes")
    try:
        found = json.loads(line if isinstance(line, str) else line.decode("utf-8-sig"), parse_constant=_refuse)
    except UnicodeDecodeError as error:
        raise RequestError("the line is not a text in UTF-8") from error
    except json.JSONDecodeError as error:
        raise RequestError(f"the line is not JSON: {error}") from error
    except ValueError as error:  # Python's own sentence speaks of its settings
        raise RequestError("the line is not JSON: a number has too many digits") from error
    except RecursionError as error:
        raise RequestError("the line has brackets within brackets too deep to be read") from error
    if not isinstance(found, dict):
        raise RequestError('a request is an object like {"id": 1, "do": "legal"}')
    return found


def field(asked: dict[str, Any], name: str, kind: type[F], usual: F | None = None) -> F:
    """A field of a request, `usual` where it is left out or null. Raises RequestError."""
    value = asked.get(name)
    if value is None:
        if usual is None:
            raise RequestError(f"{name!r} is missing", name)
        return usual
    if type(value) is not kind:
        raise RequestError(f"{name!r} must be {_KINDS[kind]}", name)
    return value


def _refuse(word: str) -> None:
    """NaN and its like are no JSON, though Python reads them."""
    raise RequestError(f"the line is not JSON: {word} is no number")


# What the engine tells of games and positions: names and sentences, nothing of how the rules store them.


def describe_game(game: Game) -> dict[str, Any]:
    """A game with its seats and options."""
    options = [{"key": o.key, "values": list(o.values), "default": o.default} for o in game.options]
    info = game.info
    return {"key": info.key, "title": plain(info.title), "seats": sorted(info.seats), "options": options}


def describe_state(match: Match[Any, Any]) -> dict[str, Any]:
    """Where a match stands: moves made, and who is to move."""
    seat = match.to_move
    return {"ply": match.ply, "to_move": None if seat is None else seat + 1, "over": match.over}


def describe_view(game: Game, rules: Rules[Any, Any], state: Any, seat: Seat | None) -> dict[str, Any]:
    """A view: the places and pieces those eyes see on the table, by name, and what is said of them."""
    view, table = rules.view(state, seat), game.table(rules)
    look = table.make_view_model(view, seat)
    return {
        "moment": plain(table.moment(view)),
        "prompt": plain(look.prompt),
        "places": [{"id": p.id, "kind": p.kind, "name": plain(p.label)} for p in look.places],
        "pieces": [{"id": p.id, "place": p.place, "name": plain(p.label), "face": p.face} for p in look.pieces],
        "notes": [{"id": note.id, "text": plain(note.text)} for note in look.notes],
        "sides": [plain(look.side_summary(side).line) for side in range(rules.sides)],
    }


def describe_score(rules: Rules[Any, Any], state: Any, seat: Seat | None) -> list[dict[str, Any]]:
    """The score of every side as lines that add up to it, for those eyes."""
    view = rules.view(state, seat)
    scores = rules.result(view).scores
    return [{"score": scores[side], "lines": _lines(rules, view, side)} for side in range(rules.sides)]


def _lines(rules: Rules[Any, Any], view: Any, side: int) -> list[dict[str, Any]]:
    lines = rules.explain(view, side)
    return [{"label": plain(n.label), "points": n.points, "note": plain(n.note) if n.note else ""} for n in lines]
