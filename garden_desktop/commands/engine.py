"""The command line below the window: bulk play, checking records, an engine for other programs, speed.

Each command is a function of its parsed arguments that returns the exit status.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, Final, TypeVar

from garden_desktop import __version__
from garden_desktop.bots.bot import Unfailing
from garden_desktop.bots.levels import LEVELS
from garden_desktop.bots.playout import playout
from garden_desktop.core import record
from garden_desktop.core.game import NATURE, Adviser, Game, IllegalMove, MoveSyntax, OptionError, Options, Pack, Rules
from garden_desktop.core.match import Match
from garden_desktop.core.options import settled
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import Header, RecordError, Seated
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.shelf import TORN, Shelf

F = TypeVar("F", int, str, dict[str, Any])
_KINDS: Final = {int: "a whole number", str: "a text", dict: "an object"}


class UsageError(Exception):
    """The command line cannot be carried out as it stands; the text says why."""


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the commands of this module; each sets `run`."""
    sim = commands.add_parser("sim", help="let computers play many games")
    sim.add_argument("game", metavar="KEY")
    sim.add_argument("--games", type=_count, default=100, metavar="N")
    sim.add_argument("--seats", type=_count, metavar="K")
    sim.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game; the next has S + 1")
    sim.add_argument("--bots", default="random", help="one for each seat, or one for all: " + ", ".join(LEVELS))
    sim.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    sim.add_argument("--pack", type=Path, metavar="FILE")
    sim.add_argument("--json", action="store_true", help="one object a game instead of the summary alone")
    sim.add_argument("--records", type=Path, metavar="DIR", help="write every game as DIR/<seed>.jsonl")
    sim.set_defaults(run=run_sim)
    replay = commands.add_parser("replay", help="check a record move by move")
    replay.add_argument("file", type=Path)
    replay.add_argument("--json", action="store_true")
    replay.add_argument("--spoil", action="store_true", help="of a match that is not over, too: tells what is hidden")
    replay.set_defaults(run=run_replay)
    engine = commands.add_parser("engine", help="drive the rules with JSON lines on standard input and output")
    engine.set_defaults(run=run_engine)


def run_sim(args: argparse.Namespace) -> int:
    game = _game(args.game)
    seats = args.seats or max(game.info.seats)
    options = _options(args.option)
    try:
        pack = registry.load_pack(game, args.pack)
    except PackError as error:
        raise UsageError(_sentence(error)) from error
    people = tuple(Seated(f"Seat {n + 1}", n, name) for n, name in enumerate(_bot_names(args.bots, seats)))
    moves, failures, started = 0, Failures(), process_time()
    seeds = range(args.seed, args.seed + args.games)
    for seed, drawn, rules in _tables(game, seats, options, pack, seeds):
        header = Header(args.game, pack.id, pack.digest, drawn, people, seed, __version__)
        try:
            played = _play_one(rules, game.adviser(rules), header, args.records, failures)
        except OSError as error:
            raise UsageError(f"{args.records}: {_sentence(error)}") from error
        moves += played["moves"]
        if args.json:
            print(json.dumps(played))
    seconds = process_time() - started  # of one core, whatever else the machine does
    summary = {"games": args.games, "moves": moves, "seconds": round(seconds, 3)}
    summary |= {"moves_per_second": round(moves / seconds) if moves else 0, "failures": failures.number}
    print(json.dumps({"summary": summary}))
    return failures.tell()


def _tables(
    game: Game, seats: int, options: Options, pack: Pack, seeds: Iterable[int]
) -> Iterator[tuple[int, Options, Rules[Any, Any]]]:
    """Each seed with its options settled and the rules for them. Raises UsageError."""
    last: tuple[Options, Rules[Any, Any]] | None = None
    for seed in seeds:
        try:
            drawn = settled(game, options, seed, pack)
            if last is None or drawn != last[0]:
                last = drawn, game.rules(seats, drawn, pack)
        except OptionError as error:
            raise UsageError(_sentence(error)) from error
        yield seed, *last


class Failures:
    """Thoughts of computers that failed, and the first of them."""

    def __init__(self) -> None:
        self.number = 0
        self._first: tuple[int, Exception] | None = None

    def note(self, seed: int, error: Exception) -> None:
        self.number += 1
        self._first = self._first or (seed, error)

    def tell(self) -> int:
        """Say where the first one was; the exit status."""
        if self._first is None:
            return 0
        seed, error = self._first
        traceback.print_exception(error)
        print(
            f"garden-desktop: the thinking of a computer failed {self.number} times, first with seed {seed}; any legal"
            " move was made instead",
            file=sys.stderr,
        )
        return 1


def _play_one(
    rules: Rules[Any, Any], adviser: Adviser | None, header: Header, folder: Path | None, failures: Failures
) -> dict[str, Any]:
    tell = partial(failures.note, header.seed)
    bots = [Unfailing(LEVELS[seated.who](adviser), tell) for seated in header.seats]
    made: list[Any] = []
    final = playout(rules, header.seed, bots, lambda _, move: made.append(move))
    if folder is not None:
        match = Match(rules, header.seed)
        for move in made:
            match.play(move)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{header.seed}.jsonl").write_text(record.write(match, header), encoding="utf-8")
    result = rules.result(final)
    return {"seed": header.seed, "moves": len(made), "scores": list(result.scores), "ranks": list(result.ranks)}


def run_replay(args: argparse.Namespace) -> int:
    try:
        session = Shelf().look(args.file)
    except (RecordError, PackError, OptionError, OSError) as error:
        raise UsageError(f"{args.file.name}: {_sentence(error)}") from error
    result, match = session.match.result(), session.match
    if not match.over and not args.spoil:
        raise UsageError(unfinished(args.file))
    answer = {"game": session.game.info.key, "moves": match.ply, "over": match.over}
    answer |= {"scores": list(result.scores), "ranks": list(result.ranks), "assisted": match.assisted}
    if session.torn:
        print(f"garden-desktop: {args.file.name}: {plain(TORN)}", file=sys.stderr)
    if args.json:
        print(json.dumps(answer))
    else:
        ending = plain(result.reason, lambda side: session.name(side) or "The other side")
        print(f"{plain(session.game.info.title)}: {match.ply} moves, {result.scores}. {ending}")
    return 0


def unfinished(file: Path) -> str:
    """Why nothing is told of a match that is not over."""
    return f"{file.name} is not over, and this would tell what is hidden: say --spoil if nobody minds"


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
            return {"error": _sentence(error)}

    def _new(self, request: dict[str, Any]) -> dict[str, Any]:
        game = _game(_field(request, "game", str))
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


def _game(key: str) -> Game:
    games = registry.games()
    if key not in games:
        raise UsageError(f"there is no game {key!r}; there are: {', '.join(games)}")
    return games[key]


def _options(words: Sequence[str]) -> dict[str, str]:
    return dict(_pairs(words))


def _pairs(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise UsageError(f"--option wants KEY=VALUE, not {word!r}")
        yield key, value


def _bot_names(text: str, seats: int) -> list[str]:
    names = text.split(",")
    names = names * seats if len(names) == 1 else names
    unknown = [name for name in names if name not in LEVELS]
    if unknown or len(names) != seats:
        raise UsageError(f"--bots wants one of {', '.join(LEVELS)} for each of {seats} seats")
    return names


def _sentence(error: Exception) -> str:
    """The one sentence an error is worth on the command line."""
    if isinstance(error, (OptionError, IllegalMove)):
        return plain(error.reason.text)
    if isinstance(error, MoveSyntax):
        return f"{str(error)!r} is not a move of this game"
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(error)


def _count(text: str) -> int:
    """A whole number from 1 on, for argparse."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


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
