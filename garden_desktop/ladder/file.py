"""File of a ladder as JSON lines: a header that says what is played, then a line for each game, in the order they
ended."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop.core.files import read_regular
from garden_desktop.ladder.games import GameOutcome, ScheduledGame, ThinkingTime

FORMAT: Final = 1
MOST: Final = 1 << 30
"""Maximum size of a file in bytes."""


class LadderError(ValueError):
    """Damaged file, or one of another ladder; the text names file, line and field."""


class LadderHeader(NamedTuple):
    """Header of a ladder. `pack` is the digest of the pack, `numbers` that of custom evaluation weights, `levels` the
    players, each of which meets its neighbours."""

    game: str
    seats: int
    options: dict[str, str]
    pack: str
    numbers: str
    levels: tuple[str, ...]
    version: str


def opened(file: Path, heading: LadderHeader) -> list[GameOutcome]:
    """Games already in the file. A new file gets its header, and a half-written last line is cut off, so that an
    interrupted ladder can be continued.

    Raises LadderError where the file is of another ladder or damaged, and OSError.
    """
    if not file.exists() or not file.stat().st_size:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_line({"ladder": FORMAT, **heading._asdict()}), encoding="utf-8")
        return []
    data = read_regular(file, MOST)
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        file.write_bytes(whole)
    first, *lines = whole.decode("utf-8", "replace").splitlines() or [""]
    _check(file, _object(file, 1, first), heading)
    return [_played(file, number, _object(file, number, line), heading) for number, line in enumerate(lines, 2)]


def append(file: Path, played: GameOutcome) -> None:
    """Append a game to the file. Raises OSError."""
    told = played._asdict() | {"thinking": {name: list(one) for name, one in played.thinking.items()}}
    pairing = told.pop("pairing")
    with file.open("a", encoding="utf-8") as stream:
        stream.write(_line({"deal": pairing.deal, "players": pairing.players, **told}))


def _line(told: dict[str, Any]) -> str:
    return json.dumps(told, ensure_ascii=False) + "\n"


def _object(file: Path, number: int, line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):  # brackets without end
        found = None
    if not isinstance(found, dict):
        raise LadderError(f"{file}: line {number}: this is no JSON object")
    return found


def _check(file: Path, found: dict[str, Any], heading: LadderHeader) -> None:
    if found.get("ladder") != FORMAT:
        raise LadderError(f"{file}: line 1: ladder: {found.get('ladder')!r} is not {FORMAT}, so this is no ladder file")
    for field, wanted in {**heading._asdict(), "levels": list(heading.levels)}.items():
        if found.get(field) != wanted:
            raise LadderError(
                f"{file}: line 1: {field}: the games there are of {found.get(field)!r}, not of {wanted!r};"
                " give another file"
            )


def _played(file: Path, number: int, found: dict[str, Any], heading: LadderHeader) -> GameOutcome:
    def wrong(field: str, reason: str) -> LadderError:
        return LadderError(f"{file}: line {number}: {field}: {reason}")

    players: Any = found.get("players")
    if not _are(players, str) or len(players) != heading.seats or not set(players) <= set(heading.levels):
        raise wrong("players", f"{players!r} are not {heading.seats} of this ladder")
    for field in ("deal", "moves", "failures"):
        if type(found.get(field)) is not int:
            raise wrong(field, f"{found.get(field)!r} is no whole number")
    for field in ("scores", "ranks"):
        if not _are(found.get(field), int) or len(found[field]) < heading.seats:
            raise wrong(field, f"{found.get(field)!r} is not a number for each side")
    thinking = found.get("thinking")
    if not isinstance(thinking, dict) or set(thinking) != set(players):
        raise wrong("thinking", "it is not of these players")
    for name, one in thinking.items():
        if not isinstance(one, list) or len(one) != 3 or not all(type(part) in (int, float) for part in one):
            raise wrong("thinking", f"{one!r} of {name} is not how often, how long, how long at most")
    return GameOutcome(
        ScheduledGame(found["deal"], tuple(players)),
        tuple(found["scores"]),
        tuple(found["ranks"]),
        found["moves"],
        {name: ThinkingTime(*one) for name, one in thinking.items()},
        found["failures"],
    )


def _are(found: Any, kind: type) -> bool:
    return isinstance(found, Sequence) and not isinstance(found, str) and all(type(one) is kind for one in found)
