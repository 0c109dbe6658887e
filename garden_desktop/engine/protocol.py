"""Engine protocol: parsing of request lines, and the descriptions of games and positions in answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, TypeVar

from garden_desktop.core.game import Game
from garden_desktop.core.match import Match
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import plain
from garden_desktop.core.types import Seat

# Requests: reading and checking of lines and fields.


F = TypeVar("F", int, str, dict[str, Any])
LONGEST: Final = 1 << 20
"""Maximum bytes of a request."""
_KINDS: Final = {int: "a whole number", str: "a text", dict: "an object"}


class RequestError(Exception):
    """Invalid request; `field` is the field at fault, "" for the line as a whole."""

    def __init__(self, reason: str, field: str = "") -> None:
        super().__init__(reason)
        self.field = field


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines of a stream. Of a line longer than LONGEST only the beginning, one byte too long, so that `request` refuses
    it; the rest is skipped, and memory stays bounded."""
    while line := stream.readline(LONGEST + 1):
        rest = line
        while len(rest) > LONGEST and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST + 1)
        yield line


def request(line: str | bytes) -> dict[str, Any]:
    """Parse a request line into a JSON object. Raises RequestError."""
    if len(line) > LONGEST:
        raise RequestError(f"the line is longer than {LONGEST} bytes")
    try:
        found = json.loads(line if isinstance(line, str) else line.decode("utf-8-sig"), parse_constant=_refuse)
    except UnicodeDecodeError as error:
        raise RequestError("the line is not UTF-8 text") from error
    except json.JSONDecodeError as error:
        raise RequestError(f"the line is not JSON: {error}") from error
    except ValueError as error:  # the message of Python is about `sys.set_int_max_str_digits`
        raise RequestError("the line is not JSON: a number has too many digits") from error
    except RecursionError as error:
        raise RequestError("the line has brackets within brackets too deep to be read") from error
    if not isinstance(found, dict):
        raise RequestError('a request is an object like {"id": 1, "do": "legal"}')
    return found


def field(asked: dict[str, Any], name: str, kind: type[F], usual: F | None = None) -> F:
    """Field of a request, `usual` where it is missing or null. Raises RequestError."""
    value = asked.get(name)
    if value is None:
        if usual is None:
            raise RequestError(f"{name!r} is missing", name)
        return usual
    # not isinstance: True is an int to Python
    if type(value) is not kind:
        raise RequestError(f"{name!r} must be {_KINDS[kind]}", name)
    return value


def _refuse(word: str) -> None:
    """Refuse NaN and infinities, which are not JSON though Python parses them."""
    raise RequestError(f"the line is not JSON: {word} is no number")


# Descriptions: names and sentences as on the table, nothing of the internal state, so that hidden information stays
# hidden.


def describe_game(game: Game) -> dict[str, Any]:
    """Description of a game: key, title, seats and options."""
    options = [{"key": o.key, "values": list(o.values), "default": o.default} for o in game.options]
    info = game.info
    return {"key": info.key, "title": plain(info.title), "seats": sorted(info.seats), "options": options}


def describe_state(match: Match[Any, Any]) -> dict[str, Any]:
    """Description of the state of a match: moves made, seat to move, and whether it is over."""
    seat = match.to_move
    return {"ply": match.ply, "to_move": None if seat is None else seat + 1, "over": match.over}


def describe_view(game: Game, rules: Rules[Any, Any], state: Any, seat: Seat | None) -> dict[str, Any]:
    """Description of a view: places and pieces visible to `seat`, notes, prompt and scoreboard lines."""
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
    """Score of each side with the lines that add up to it, as visible to `seat`."""
    view = rules.view(state, seat)
    scores = rules.result(view).scores
    return [{"score": scores[side], "lines": _lines(rules, view, side)} for side in range(rules.sides)]


def _lines(rules: Rules[Any, Any], view: Any, side: int) -> list[dict[str, Any]]:
    lines = rules.explain(view, side)
    return [{"label": plain(n.label), "points": n.points, "note": plain(n.note) if n.note else ""} for n in lines]
