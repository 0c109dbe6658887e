"""Records: a match as JSON lines, appended to as it is played, and replayed move by move when it is opened.

One header, then one line a move `[seat, "text"]` with seats from 1 and chance 0, `{"undo": n}` where n moves were taken
back, `{"seats": ...}` where players changed, and `{"result": ...}` at the end. docs/notation.md specifies the format
for other programs.
"""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final, NamedTuple, TypeVar

from garden_desktop import __version__
from garden_desktop.core.match import Match
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, plain, quoted
from garden_desktop.core.types import CHANCE, IllegalMoveError, InvalidMoveError, OptionError, Result, Seat

S = TypeVar("S")
M = TypeVar("M")

FORMAT: Final = 1
SYMBOLS: Final = 6
"""Number of seat symbols."""
MOST: Final = 16 << 20
MOST_HEADER: Final = 64 << 10
"""Maximum size of a record, and of its header, in bytes. The longest possible match takes half of that."""
MOST_LINES: Final = 250_000
"""Maximum number of lines. A match of Fire and Flora may have 100,000 moves, some of which are taken back; the longest
of hundreds of random games has 23,269 lines (four people, 200 rounds). The 2.4 million lines that fit into 16 MB would
take 12 s and 700 MB."""
MOST_ASIDES: Final = 10_000
"""Maximum number of lines that switch live options or players: more than anybody makes by hand."""
LONGEST_MOVE: Final = 4096
"""Maximum characters of a move: a traced path through all 192 squares of the largest garden takes 800."""
MOST_SEATS: Final = 16
"""Maximum seats, and sides of a result: more than any game has."""
LONGEST_NAME: Final = 60
"""Maximum characters of a player's name."""

_UNFIT: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that no name has: control characters, line ends, bidirectional controls, lone surrogates."""
_MOVE: Final = re.compile(rb'\[(0|[1-9][0-9]?), ?"([ !#-\[\]-~]{0,4096})"\]\r?\n')
_UNDO: Final = re.compile(rb'\{"undo": ?([1-9][0-9]{0,5})\}\r?\n')
"""Fast paths for move and undo lines exactly as programs write them; other lines go through the JSON decoder."""
_HALF: Final = re.compile("[\ud800-\udfff]")
_VERSION: Final = re.compile(r"(\d{1,9})\.(\d{1,9})\.(\d{1,9})", re.ASCII)
_HEADER: Final = frozenset(("format", "app", "game", "pack", "options", "seats", "seed", "series"))
_PACK: Final = frozenset(("id", "digest"))
_SEAT: Final = frozenset(("name", "symbol", "who"))


class RecordError(ValueError):
    """Record that cannot be read. `line` counts from 1 (0: the file as a whole), `reason` is a sentence."""

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__(f"line {line}: {plain(reason)}" if line else plain(reason))
        self.line, self.reason = line, reason


class Seated(NamedTuple):
    """Player at a seat: name, symbol (index of the six seat symbols), and "human" or the key of a bot."""

    name: str
    symbol: int
    who: str = "human"


@dataclass(frozen=True, slots=True)
class RecordHeader:
    """First line of a record: everything needed to start the same match again."""

    game: str
    pack: str
    digest: str
    options: Mapping[str, str]
    seats: tuple[Seated, ...]
    seed: int
    app: str
    series: tuple[str, ...] = ()


class RecordLine(NamedTuple):
    """Line after the header: a move of `seat`, an undo of `undo` moves, a result, a switch of a live option (`option`
    is key and new value), or a change of players (`seats`)."""

    number: int
    seat: Seat = CHANCE
    text: str = ""
    undo: int = 0
    assisted: bool = False
    result: Mapping[str, Any] | None = None
    option: tuple[str, str] | None = None
    seats: tuple[Seated, ...] = ()

    @property
    def aside(self) -> bool:
        """Whether the line concerns the table alone, not the rules."""
        return self.option is not None or bool(self.seats)


@dataclass(frozen=True, slots=True)
class Record:
    """Record as parsed. `asides` are its lines that do not concern the rules; `intact` is the number of bytes in whole
    lines; `torn` says that a half-written last line was dropped."""

    header: RecordHeader
    lines: tuple[RecordLine, ...] = field(repr=False)
    asides: tuple[RecordLine, ...]
    intact: int
    torn: bool

    @property
    def ended(self) -> bool:
        """Whether it ends with a result that was not undone."""
        lasting = [line for line in self.lines if not line.aside]
        return bool(lasting) and lasting[-1].result is not None


def header_line(header: RecordHeader) -> str:
    """Header of a record as JSON, without the line end."""
    return _dump(
        {
            "format": FORMAT,
            "app": header.app,
            "game": header.game,
            "pack": {"id": header.pack, "digest": header.digest},
            "options": dict(sorted(header.options.items())),
            "seats": [_told(seated) for seated in header.seats],
            "seed": header.seed,
            "series": list(header.series),
        }
    )


def move_line(seat: Seat, text: str) -> str:
    """Move as a JSON line: seats count from 1, chance is 0."""
    return _dump([seat + 1, text])


def undo_line(moves: int, assisted: bool) -> str:
    """JSON line for an undo of `moves` moves; `assisted` when the table had to agree to it."""
    return _dump({"undo": moves, "assisted": True} if assisted else {"undo": moves})


def option_line(key: str, value: str) -> str:
    """JSON line for the switch of a live option; no move depends on it."""
    return _dump({"option": [key, value]})


def seats_line(seats: Sequence[Seated]) -> str:
    """JSON line for a change of players: from here on these sit at the table."""
    return _dump({"seats": [_told(seated) for seated in seats]})


def shown_options(record: Record) -> dict[str, str]:
    """Options at the end of the record, live switches included."""
    return {**record.header.options, **dict(line.option for line in record.asides if line.option is not None)}


def last_seats(record: Record) -> tuple[Seated, ...]:
    """Players at the end of the record."""
    return next((line.seats for line in reversed(record.asides) if line.seats), record.header.seats)


def result_line(result: Result) -> str:
    """JSON line of a result: scores and ranks, one entry a side."""
    return _dump({"result": {"scores": list(result.scores), "ranks": list(result.ranks)}})


def write(match: Match[S, M], header: RecordHeader) -> str:
    """Text of a record of the whole match, without moves that were undone."""
    return "\n".join([header_line(header), *played_lines(match)]) + "\n"


def played_lines(match: Match[S, M], start: int = 0) -> Iterator[str]:
    """Lines of the moves from ply `start` on, and of the result where they end the match."""
    for ply in range(start, match.ply):
        seat = match.mover(ply)
        assert seat is not None, "no move is made after the end"
        yield move_line(seat, match.rules.move_text(match.moves[ply]))
    if match.over and match.ply > start:
        yield result_line(match.result())


def clean_name(name: str) -> str:
    """Name as records accept it: without forbidden characters, stripped and shortened."""
    return _UNFIT.sub("", name).strip()[:LONGEST_NAME].rstrip()


def read_header(beginning: bytes) -> RecordHeader:
    """Parse the header from the first bytes of a record. Raises RecordError."""
    first, end, _ = beginning.partition(b"\n")
    if not end:
        raise RecordError(1 if len(first) >= MOST_HEADER else 0, NOT_A_RECORD)
    return _header(_json(1, first.removeprefix(BOM_UTF8)))


def ends(tail: bytes) -> bool:
    """Whether a record with these last bytes ends with a result that was not undone (`Record.ended`).

    Made for lists of many records: looks at line beginnings only, ignores a torn last line, and leaves malformed lines
    to `read`.
    """
    for line in reversed(tail.split(b"\n")[:-1]):
        if not line.startswith((b'{"option"', b'{"seats"')):
            return line.startswith(b'{"result"')
    return False


def outcome(tail: bytes) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Scores and ranks, one a side, in the result at the end of a record with these last bytes; None where there is
    none. Not checked against the moves."""
    if not ends(tail):
        return None
    line = next(line for line in reversed(tail.split(b"\n")) if line.startswith(b'{"result"'))
    try:
        match _json(2, line):
            case {"result": {"scores": [*scores], "ranks": [*ranks]}} if _numbers(scores) and _numbers(ranks):
                return tuple(scores), tuple(ranks)
    except RecordError:
        pass
    return None


def _numbers(values: Sequence[Any]) -> bool:
    """Whether all values are whole numbers below 2^53, the exact range of JSON numbers."""
    return all(type(value) is int and abs(value) < 1 << 53 for value in values)


def read(data: bytes, progress: Callable[[], object] = tuple) -> Record:
    """Parse a record. Raises RecordError; a torn last line is dropped and reported in `Record.torn`.

    `progress` is called before each line; an exception from it ends the parsing (cancellation).
    """
    if data.count(b"\n") > MOST_LINES:
        raise RecordError(0, TOO_MANY_LINES.of(most=MOST_LINES))
    texts, rest = BytesIO(data.removeprefix(BOM_UTF8)), b""
    first = texts.readline()
    if not first.endswith(b"\n"):
        raise RecordError(0, NOT_A_RECORD)
    header = _header(_json(1, first))
    lines, asides, order = list[RecordLine](), list[RecordLine](), _LineChecker(len(header.seats))
    with report_newer_version(header.app):
        for number, text in enumerate(texts, 2):
            progress()
            # fast path: nearly every line is a move, and JSON decoding takes three times as long (250,000 hostile
            # lines)
            if (move := _MOVE.fullmatch(text)) is not None:
                lines.append(RecordLine(number, int(move[1]) - 1, move[2].decode()))
                order.add_move()
                continue
            if not text.endswith(b"\n"):
                rest = text
                break
            undo = _UNDO.fullmatch(text)
            line = _line(number, _json(number, text)) if undo is None else RecordLine(number, undo=int(undo[1]))
            order.check(line)
            lines.append(line)
            if line.aside:
                asides.append(line)
    return Record(header, tuple(lines), tuple(asides), len(data) - len(rest), bool(rest))


class _LineChecker:
    """Checks of the order of lines that hold in every game, so that a hostile record is refused before it is
    replayed."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._moves = self._asides = 0
        self._result = False

    def add_move(self) -> None:
        """Count a move, which may come at any time: only the replay knows whether the match was over."""
        self._moves += 1
        self._result = False

    def check(self, line: RecordLine) -> None:
        """Check that `line` may come next. Raises RecordError."""
        if line.aside:
            self._asides += 1
            if self._asides > MOST_ASIDES:
                raise RecordError(line.number, TOO_MANY_ASIDES.of(most=MOST_ASIDES))
            if line.seats and len(line.seats) != self._seats:
                raise RecordError(line.number, OTHER_TABLE.of(seats=self._seats))
            return
        before, self._result = self._result, line.result is not None
        if before and self._result:
            raise RecordError(line.number, AFTER_THE_RESULT)
        self._moves += -line.undo if line.undo else not self._result
        if self._moves < 0:
            raise RecordError(line.number, UNDO_TOO_FAR)


def replay(record: Record, rules: Rules[S, M], progress: Callable[[], object] = tuple) -> Match[S, M]:
    """Replay a record into a match, checking each line by the rules. Raises RecordError naming the line. `progress` is
    called before each line, as by `read`.

    A result may be undone: until November 2026 the program allowed undo while the final sentences were shown.
    """
    match = Match(rules, record.header.seed)
    ended = False
    for line in record.lines:
        progress()
        if line.aside:
            continue
        if ended and not line.undo:
            raise RecordError(line.number, AFTER_THE_RESULT)
        ended = line.result is not None
        if ended:
            _check_result(match, line)
        elif line.undo:
            match.undo_to(match.ply - line.undo)
            match.assisted |= line.assisted
        else:
            _replay_move(match, line)
    return match


def _replay_move(match: Match[S, M], line: RecordLine) -> None:
    if match.over:
        raise RecordError(line.number, AFTER_THE_END)
    if match.to_move != line.seat:
        raise RecordError(line.number, WRONG_SEAT.of(seat=line.seat + 1, due=(match.to_move or 0) + 1))
    if len(line.text) > LONGEST_MOVE:
        raise RecordError(line.number, NO_MOVE.of(text=quoted(line.text)))
    try:
        match.play(match.rules.parse_move(line.text))
    except InvalidMoveError as error:
        raise RecordError(line.number, NO_MOVE.of(text=quoted(line.text))) from error
    except IllegalMoveError as error:
        raise RecordError(line.number, NOT_ALLOWED.of(text=quoted(line.text), reason=error.reason.text)) from error


def _check_result(match: Match[S, M], line: RecordLine) -> None:
    if not match.over:
        raise RecordError(line.number, RESULT_TOO_EARLY)
    result = match.result()
    if line.result != {"scores": list(result.scores), "ranks": list(result.ranks)}:
        raise RecordError(line.number, WRONG_RESULT)


def _json(number: int, text: bytes) -> Any:
    text = text.removesuffix(b"\n").removesuffix(b"\r")
    if len(text) > MOST_HEADER:
        raise RecordError(number, NOT_A_RECORD if number == 1 else NO_LINE)
    try:
        return _DECODER.decode(text.decode("utf-8"))
    except (ValueError, RecursionError) as error:  # brackets without end
        raise RecordError(number, NOT_A_RECORD if number == 1 else NO_LINE) from error


def _refuse(word: str) -> None:
    """Refuse NaN and infinities, which are not JSON though Python parses them."""
    raise ValueError(word)


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """JSON object; ValueError for a duplicate key, which Python would silently overwrite."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("the same key twice")
    return found


_DECODER: Final = json.JSONDecoder(parse_constant=_refuse, object_pairs_hook=_object)
"""Decoder shared by all lines: `json.loads` would make one for each, which takes longer than the decoding."""


def _header(value: Any) -> RecordHeader:
    if not isinstance(value, dict) or type(value.get("format")) is not int or value["format"] < 1:
        raise RecordError(1, NOT_A_RECORD)
    if value["format"] > FORMAT:
        raise RecordError(1, NEWER)
    with report_newer_version(value.get("app")):
        return _read_fields(value)


@contextmanager
def report_newer_version(app: object) -> Iterator[None]:
    """Replace an error in a record of a newer version of the program by a sentence that says so: that version may know
    options, computer players, fields or moves that this one does not. Raises RecordError."""
    try:
        yield
    except (RecordError, OptionError) as error:
        if not _is_newer(app):
            raise
        raise RecordError(error.line if isinstance(error, RecordError) else 1, NEWER) from error


def _is_newer(app: object) -> bool:
    theirs, ours = (_VERSION.match(each) if isinstance(each, str) else None for each in (app, __version__))
    return theirs is not None and ours is not None and tuple(map(int, theirs.groups())) > tuple(map(int, ours.groups()))


def _read_fields(value: Mapping[str, Any]) -> RecordHeader:
    try:
        pack = _known(value, _HEADER)["pack"]
        seats = tuple(_seat(seat) for seat in value["seats"])
        options = {_str(key): _str(item) for key, item in value["options"].items()}
        header = RecordHeader(
            game=_str(value["game"]),
            pack=_str(_known(pack, _PACK)["id"]),
            digest=_str(pack["digest"]),
            options=options,
            seats=seats,
            seed=_int(value["seed"]),
            app=_str(value["app"]),
            series=tuple(_str(item) for item in value.get("series", [])),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise RecordError(1, BAD_HEADER) from error
    _check_names([seat.name for seat in seats], 1)
    return header


def _known(fields: Mapping[str, Any], known: frozenset[str]) -> Mapping[str, Any]:
    """Check that an object has only fields among `known`, and return it. Raises RecordError."""
    if not isinstance(fields, Mapping):
        raise TypeError(fields)
    for key in fields:
        if key not in known:
            raise RecordError(1, UNKNOWN_KEY.of(key=quoted(key)))
    return fields


def _seat(fields: Mapping[str, Any]) -> Seated:
    _known(fields, _SEAT)
    return Seated(_str(fields["name"]), _symbol(fields["symbol"]), _str(fields["who"]))


def _seats(number: int, values: Sequence[Any]) -> tuple[Seated, ...]:
    """Players in a line after the header. Raises RecordError."""
    try:
        seats = tuple(_seat(value) for value in values)
    except (KeyError, TypeError, RecordError) as error:  # RecordError would name line 1
        raise RecordError(number, NO_LINE) from error
    _check_names([seat.name for seat in seats], number)
    return seats


def _told(seated: Seated) -> dict[str, Any]:
    return {"name": seated.name, "symbol": seated.symbol + 1, "who": seated.who}


def _check_names(names: Sequence[str], line: int) -> None:
    alike = len({name.strip().casefold() for name in names}) < len(names)
    if alike or not all(name.strip() and len(name) <= LONGEST_NAME and not _UNFIT.search(name) for name in names):
        raise RecordError(line, BAD_NAMES.of(most=LONGEST_NAME))


def _line(number: int, value: Any) -> RecordLine:
    match value:
        # `type` excludes True and False, which are integers to Python; error sentences have room for two digits
        case [int(seat), str(text)] if type(seat) is int and abs(seat) < 100:
            return RecordLine(number, seat=seat - 1, text=text)
        case {"undo": int(moves), **more} if type(moves) is int and moves > 0:
            if more in ({}, {"assisted": True}, {"assisted": False}):
                return RecordLine(number, undo=moves, assisted=bool(more.get("assisted")))
        case {"result": {"scores": [*scores], "ranks": [*ranks], **more}, **besides} if not more and not besides:
            if len(scores) + len(ranks) <= 2 * MOST_SEATS and all(type(figure) is int for figure in (*scores, *ranks)):
                return RecordLine(number, result={"scores": scores, "ranks": ranks})
        case {"option": [str(key), str(choice)], **more} if not more:
            return RecordLine(number, option=(key, choice))
        case {"seats": [*seats], **more} if 0 < len(seats) <= MOST_SEATS and not more:
            return RecordLine(number, seats=_seats(number, seats))
    raise RecordError(number, NO_LINE)


def _str(value: object) -> str:
    if not isinstance(value, str) or _HALF.search(value):
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


NOT_A_RECORD = QT_TRANSLATE_NOOP("record", "This is not a Garden Desktop match file.")
NEWER = QT_TRANSLATE_NOOP(
    "record", "This match file comes from a newer version of Garden Desktop: update the program to open it."
)
TOO_MANY_ASIDES = QT_TRANSLATE_NOOP(
    "record", "It changes options or seats more than {most} times; the limit is {most}."
)
TOO_MANY_LINES = QT_TRANSLATE_NOOP("record", "It has more than {most} lines, the limit for a match.")
BAD_HEADER = QT_TRANSLATE_NOOP("record", "The first line does not name the game, the players and the shuffle number.")
UNKNOWN_KEY = QT_TRANSLATE_NOOP("record", "The first line contains an unknown key: “{key}”.")
BAD_NAMES = QT_TRANSLATE_NOOP("record", "Every player needs a different name of 1 to {most} printable characters.")
NO_LINE = QT_TRANSLATE_NOOP("record", "This line is not a move, an undo or a result.")
AFTER_THE_RESULT = QT_TRANSLATE_NOOP("record", "There is another move or result after the result.")
AFTER_THE_END = QT_TRANSLATE_NOOP("record", "There is a move after the end of the match.")
WRONG_SEAT = QT_TRANSLATE_NOOP(
    "record", "The move is by seat {seat}, but it is seat {due}’s turn (0 means a random draw)."
)
OTHER_TABLE = QT_TRANSLATE_NOOP("record", "This line does not name a player for each of the {seats} seats.")
NO_MOVE = QT_TRANSLATE_NOOP("record", "“{text}” is not a move of this game.")
NOT_ALLOWED = QT_TRANSLATE_NOOP("record", "“{text}” is not allowed here. {reason}")
UNDO_TOO_FAR = QT_TRANSLATE_NOOP("record", "More moves are undone than were played.")
RESULT_TOO_EARLY = QT_TRANSLATE_NOOP("record", "There is a result before the end of the match.")
WRONG_RESULT = QT_TRANSLATE_NOOP("record", "The result does not match the moves.")
