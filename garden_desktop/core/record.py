"""Records: a match as JSON lines, written as it is played and read back move by move.

One header, then one line a move `[seat, "text"]` with seats from 1 and nature 0, `{"undo": n}` where
n moves were taken back, and `{"result": ...}` at the end. docs/notation.md is the description for
other programs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from garden_desktop.core.game import NATURE, MoveSyntax, Result, Rules, Seat
from garden_desktop.core.match import Match
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, plain

S = TypeVar("S")
M = TypeVar("M")

FORMAT = 1
SYMBOLS = 6
"""Each seat has one of so many symbols."""


class RecordError(ValueError):
    """A record cannot be read. `line` counts from 1 (0: the file as a whole), `reason` is a sentence."""

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__(f"line {line}: {plain(reason)}" if line else plain(reason))
        self.line, self.reason = line, reason


class Seated(NamedTuple):
    """Somebody at the table: name, symbol (index of the six seat symbols), "human" or a bot's key."""

    name: str
    symbol: int
    who: str = "human"


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a record: everything needed to start the same match again."""

    game: str
    pack: str
    digest: str
    options: Mapping[str, str]
    seats: tuple[Seated, ...]
    seed: int
    app: str
    series: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """One line after the header: a move of `seat`, or the taking back of `undo` moves, or a result, or a
    change of what is shown (`option` is a key and its new value)."""

    number: int
    seat: Seat = NATURE
    text: str = ""
    undo: int = 0
    assisted: bool = False
    result: Mapping[str, Any] | None = None
    option: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read. `intact` is the number of bytes that hold whole lines; `torn` says that a
    half-written last line was left out."""

    header: Header
    lines: tuple[Line, ...] = field(repr=False)
    intact: int
    torn: bool


def header_line(header: Header) -> str:
    """The first line of a record, without the line end."""
    return _dump(
        {
            "format": FORMAT,
            "app": header.app,
            "game": header.game,
            "pack": {"id": header.pack, "digest": header.digest},
            "options": dict(sorted(header.options.items())),
            "seats": [{"name": s.name, "symbol": s.symbol + 1, "who": s.who} for s in header.seats],
            "seed": header.seed,
            "series": list(header.series),
        }
    )


def move_line(seat: Seat, text: str) -> str:
    """A move as written: seats count from 1, nature is 0."""
    return _dump([seat + 1, text])


def undo_line(moves: int, assisted: bool) -> str:
    """`moves` moves were taken back; `assisted` when it needed the agreement of the table."""
    return _dump({"undo": moves, "assisted": True} if assisted else {"undo": moves})


def option_line(key: str, value: str) -> str:
    """From here on something else is shown; no move depends on it."""
    return _dump({"option": [key, value]})


def shown_options(record: Record) -> dict[str, str]:
    """The options as they stand at the end of the record."""
    return {**record.header.options, **dict(line.option for line in record.lines if line.option is not None)}


def result_line(result: Result) -> str:
    """The end of a match: scores and ranks, one entry a side."""
    return _dump({"result": {"scores": list(result.scores), "ranks": list(result.ranks)}})


def write(match: Match[S, M], header: Header) -> str:
    """A whole match as the text of a record, without the moves that were taken back."""
    lines = [header_line(header)]
    for ply, move in enumerate(match.moves):
        seat = match.mover(ply)
        assert seat is not None, "no move is made after the end"
        lines.append(move_line(seat, match.rules.move_text(move)))
    if match.over:
        lines.append(result_line(match.result()))
    return "\n".join(lines) + "\n"


def read(data: bytes) -> Record:
    """The record in these bytes. Raises RecordError; a torn last line is dropped and reported."""
    whole, _, rest = data.rpartition(b"\n")
    texts = [line.removesuffix(b"\r") for line in whole.split(b"\n")] if whole else []
    torn = bool(rest)
    if not texts:
        raise RecordError(0, NOT_A_RECORD)
    header = _header(_json(1, texts[0]))
    lines = tuple(_line(n, _json(n, text)) for n, text in enumerate(texts[1:], 2))
    return Record(header, lines, len(data) - len(rest), torn)


def replay(record: Record, rules: Rules[S, M]) -> Match[S, M]:
    """The match of a record, every line checked by the rules. Raises RecordError naming the line."""
    match = Match(rules, record.header.seed)
    for line in record.lines:
        if line.option is not None:
            continue
        if line.result is not None:
            _check_result(match, line)
        elif line.undo:
            _undo(match, line)
        else:
            _replay_move(match, line)
    return match


def _replay_move(match: Match[S, M], line: Line) -> None:
    if match.over:
        raise RecordError(line.number, AFTER_THE_END)
    if match.to_move != line.seat:
        raise RecordError(line.number, WRONG_SEAT.of(seat=line.seat + 1, due=(match.to_move or 0) + 1))
    try:
        move = match.rules.parse_move(line.text)
    except MoveSyntax as error:
        raise RecordError(line.number, NO_MOVE.of(text=line.text)) from error
    reason = match.rules.why_not(match.state, move)
    if reason is not None:
        raise RecordError(line.number, NOT_ALLOWED.of(text=line.text, reason=reason.text))
    match.play(move)


def _undo(match: Match[S, M], line: Line) -> None:
    if line.undo > match.ply:
        raise RecordError(line.number, UNDO_TOO_FAR)
    match.undo_to(match.ply - line.undo)
    match.assisted |= line.assisted


def _check_result(match: Match[S, M], line: Line) -> None:
    if not match.over:
        raise RecordError(line.number, RESULT_TOO_EARLY)
    result = match.result()
    if line.result != {"scores": list(result.scores), "ranks": list(result.ranks)}:
        raise RecordError(line.number, WRONG_RESULT)


def _json(number: int, text: bytes) -> Any:
    try:
        return json.loads(text.decode("utf-8"))
    except (ValueError, RecursionError) as error:  # brackets without end
        raise RecordError(number, NOT_A_RECORD if number == 1 else NO_LINE) from error


def _header(value: Any) -> Header:
    if not isinstance(value, dict) or not isinstance(value.get("format"), int):
        raise RecordError(1, NOT_A_RECORD)
    if value["format"] > FORMAT:
        raise RecordError(1, NEWER)
    try:
        seats = tuple(Seated(_str(s["name"]), _symbol(s["symbol"]), _str(s["who"])) for s in value["seats"])
        options = {_str(key): _str(item) for key, item in value["options"].items()}
        pack = value["pack"]
        return Header(
            game=_str(value["game"]),
            pack=_str(pack["id"]),
            digest=_str(pack["digest"]),
            options=options,
            seats=seats,
            seed=_int(value["seed"]),
            app=_str(value["app"]),
            series=tuple(_str(item) for item in value.get("series", [])),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise RecordError(1, BAD_HEADER) from error


def _line(number: int, value: Any) -> Line:
    if isinstance(value, list) and len(value) == 2 and type(value[0]) is int and isinstance(value[1], str):
        return Line(number, seat=value[0] - 1, text=value[1])
    if isinstance(value, dict) and type(value.get("undo")) is int and value["undo"] > 0:
        return Line(number, undo=value["undo"], assisted=value.get("assisted") is True)
    if isinstance(value, dict) and isinstance(value.get("result"), dict):
        return Line(number, result=value["result"])
    if isinstance(value, dict) and isinstance(value.get("option"), list) and len(value["option"]) == 2:
        key, choice = value["option"]
        if isinstance(key, str) and isinstance(choice, str):
            return Line(number, option=(key, choice))
    raise RecordError(number, NO_LINE)


def _str(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _int(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _symbol(value: object) -> int:
    if not 1 <= _int(value) <= SYMBOLS:
        raise TypeError(value)
    return _int(value) - 1


def _dump(value: Mapping[str, Any] | Sequence[Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


NOT_A_RECORD = QT_TRANSLATE_NOOP("record", "This is not a Garden Desktop record.")
NEWER = QT_TRANSLATE_NOOP("record", "This record was written by a newer Garden Desktop; update the program to open it.")
BAD_HEADER = QT_TRANSLATE_NOOP(
    "record", "The first line does not say which game was played, by whom and from which seed."
)
NO_LINE = QT_TRANSLATE_NOOP("record", "This line is neither a move, nor a move taken back, nor a result.")
AFTER_THE_END = QT_TRANSLATE_NOOP("record", "There is a move after the end of the game.")
WRONG_SEAT = QT_TRANSLATE_NOOP("record", "The move is by seat {seat}, but seat {due} has the turn (0 is the draw).")
NO_MOVE = QT_TRANSLATE_NOOP("record", "“{text}” is not a move of this game.")
NOT_ALLOWED = QT_TRANSLATE_NOOP("record", "“{text}” is not allowed here. {reason}")
UNDO_TOO_FAR = QT_TRANSLATE_NOOP("record", "More moves are taken back than were made.")
RESULT_TOO_EARLY = QT_TRANSLATE_NOOP("record", "There is a result before the end of the game.")
WRONG_RESULT = QT_TRANSLATE_NOOP("record", "The result written here is not the one the moves lead to.")
