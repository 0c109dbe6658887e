"""Requests of the engine protocol: lines as they come in, and the fields of one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, TypeVar

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
