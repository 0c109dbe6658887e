"""Repository of saved matches on this computer: starting, resuming, listing and deleting them."""

from __future__ import annotations

import errno
import re
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

from garden_desktop import __version__, paths
from garden_desktop.core.files import read_regular, write_whole
from garden_desktop.core.game import Game
from garden_desktop.core.match import Match
from garden_desktop.core.options import PLAYERS, TAKEN, live_options, overridden_options, resolve_options
from garden_desktop.core.packs import MOST_PACK, PackError, digest, text_of
from garden_desktop.core.record import (
    Record,
    RecordError,
    RecordHeader,
    Seated,
    last_seats,
    played_lines,
    replay,
    report_newer_version,
    shown_options,
)
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.core.text import QT_TRANSLATE_NOOP, quoted
from garden_desktop.core.types import Pack
from garden_desktop.games import registry
from garden_desktop.hotseat.journal import SUFFIX, Journal, check_free, free_name, read_record
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.trash import Trash

_SEEDS: Final = 10_000_000


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Result of the new-game sheet. `pack_file` is a custom pack, `players_file` a file of custom evaluation weights;
    None for the game's own."""

    game: str
    seats: tuple[Seated, ...]
    options: Mapping[str, str]
    seed: int
    pack_file: Path | None = None
    series: tuple[str, ...] = ()
    players_file: Path | None = None


class MatchRepository:
    """Folder of matches, finished and unfinished ones together, with a trash for deleted ones. Custom packs are kept in
    `own`. `progress` is called before each line of a record; an exception from it ends the reading."""

    def __init__(
        self,
        folder: Path | None = None,
        own: Path | None = None,
        bin: Trash | None = None,
        progress: Callable[[], object] = tuple,
    ) -> None:
        self.folder = folder or paths.matches_dir()
        self.bin = Trash() if bin is None else bin  # not `bin or Trash()`: an empty one is false
        self._own, self.progress = own, progress

    def in_background(self, progress: Callable[[], object]) -> MatchRepository:
        """Repository of the same folder for another thread, which shares no state with this one."""
        return MatchRepository(self.folder, self._own, progress=progress)

    def begin_match(self, setup: MatchSetup) -> Session:
        """Start a match, its record on the disk. Raises PackError, OptionError and OSError."""
        game = registry.games()[setup.game]
        pack = registry.load_pack(game, setup.pack_file)
        own = None if setup.pack_file is None else self._keep_pack(setup.pack_file, pack)
        options = resolve_options(game, _opening(game, setup), setup.seed, pack)
        if setup.players_file is not None:
            options = {**options, PLAYERS: _keep_players(game, setup.players_file)}
        rules = game.rules(len(setup.seats), options, pack)
        header = RecordHeader(
            setup.game, pack.id, pack.digest, options, setup.seats, setup.seed, __version__, setup.series
        )
        journal = Journal.create(self._new_path(setup.game), header)
        try:
            return Session(game, rules, Match(rules, setup.seed), header, journal, own)
        except OSError:  # the first draws could not be written
            journal.drop()
            raise

    def branch(self, session: Session, ply: int) -> Session:
        """Copy of a match that continues from the position before move `ply`, with another seed for later draws. Raises
        OSError."""
        rules, seed = session.rules, SystemRandom().randrange(_SEEDS)
        header = replace(session.header, seats=session.seats, seed=seed, series=())
        match = Match(rules, header.seed)
        for move in session.match.moves[:ply]:
            match.play(move)
        journal = Journal.create(self._new_path(header.game), header)
        try:
            journal.append(*played_lines(match))
            return Session(session.game, rules, match, header, journal, session.pack_file)
        except OSError:
            journal.drop()
            raise

    def resume(self, path: Path) -> Session:
        """Resume a record, in any folder. Raises OSError, MatchInUse, RecordError and PackError."""
        journal, record = Journal.open(path, self.progress)
        try:
            return self.make_session(record, journal)
        except BaseException:  # exceptions from `progress`, too
            journal.close()
            raise

    def resume_or_look(self, path: Path) -> Session:
        """Resume a record, or open it read-only where it cannot be written. Raises as `resume`."""
        try:
            return self.resume(path)
        except OSError as error:
            if error.errno not in (errno.EROFS, errno.EACCES, errno.EPERM):
                raise
        return self.open_read_only(path)

    def open_read_only(self, path: Path) -> Session:
        """Open a record read-only: nothing is locked or written. Raises as `resume` does."""
        return self.make_session(read_record(path, self.progress))

    def make_session(self, record: Record, journal: Journal | None = None) -> Session:
        """Session of a parsed record. Raises RecordError, OptionError and PackError."""
        header, options = record.header, shown_options(record)
        game, rules, own = self.rules_of(record)
        with report_newer_version(header.app):
            _check_series(game, header, rules.sides)
            match = replay(record, rules, self.progress)
        session = Session(game, rules, match, header, journal, own, last_seats(record))
        session.options = options
        session.torn = record.torn
        return session

    def rules_of(self, record: Record) -> tuple[Game, Rules[Any, Any], Path | None]:
        """Game and rules of a record, and the file of its custom pack. Raises as `make_session` does."""
        header = record.header
        with report_newer_version(header.app):
            game = registry.games().get(header.game)
            if game is None:
                raise RecordError(1, UNKNOWN_GAME.of(game=quoted(header.game)))
            _check_players(record)
            pack, own = self._pack(game, header)
            _check_switches(game, record)
            return game, game.rules(len(header.seats), shown_options(record), pack), own

    def paths(self) -> Sequence[Path]:
        """All records, the one played last first."""
        if not self.folder.is_dir():
            return ()
        return sorted(self.folder.glob("*.jsonl"), key=_last_played, reverse=True)

    def move_to_trash(self, path: Path, words: str = "") -> Path:
        """Move a record to the trash; `words` are its name on the screen. Returns its new path. Raises OSError and
        MatchInUse."""
        check_free(path)
        return self.bin.trash_record(path, words)

    def put_back(self) -> tuple[str, Path]:
        """Restore the record trashed last; returns its former name and its new path. Raises OSError and
        TrashEmptiedError."""
        return self.bin.restore_last(self.folder)

    def _pack(self, game: Game, header: RecordHeader) -> tuple[Pack, Path | None]:
        """Pack of a record, found by its digest, and its file where it is a custom one."""
        shipped = paths.resource(game.info.key, "packs")
        for folder in (shipped, self._packs()):
            if (file := _file_of(folder, header.digest)) is not None:
                return registry.load_pack(game, file), None if folder == shipped else file
        raise RecordError(1, UNKNOWN_PACK.of(pack=quoted(header.pack)))

    def _keep_pack(self, file: Path, pack: Pack) -> Path:
        """Copy of a custom pack, so that the match can be resumed when the file is moved or changed."""
        kept = self._packs() / f"{pack.digest}.toml"
        if kept != file:
            write_whole(kept, read_regular(file, MOST_PACK))
        return kept

    def _packs(self) -> Path:
        return (self._own or paths.user_dir()) / "packs"

    def _new_path(self, key: str) -> Path:
        name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{re.sub('[^a-z_]', '', key)}"
        return free_name(self.folder / f"{name}{SUFFIX}")


def _file_of(folder: Path, wanted: str) -> Path | None:
    """Pack with this digest in a folder; None where there is none.

    The program's own copies are named by their digest. Files put there by a person may have any name, so their bytes
    are compared, but not parsed: a broken file beside the wanted one must not matter.
    """
    named = [folder / f"{wanted}.toml"] if re.fullmatch("[0-9a-f]{16}", wanted) else []
    others = (file for file in sorted(folder.glob("*.toml")) if not re.fullmatch("[0-9a-f]{16}", file.stem))
    for file in (*named, *others):
        with suppress(PackError):  # deleted, irregular, too large, or no text
            if digest(text_of(file)) == wanted:
                return file
    return None


def thinking_for(
    key: str, seats: int, options: Mapping[str, str], pack_file: Path | None
) -> tuple[Rules[Any, Any], Policy | None]:
    """Rules and policy of a table for a worker process, which never gets the seed of the match. Raises PackError."""
    game = registry.games()[key]
    rules = game.rules(seats, options, registry.load_pack(game, pack_file))
    return rules, game.policy(rules, kept_players(options))


def kept_players(options: Mapping[str, str]) -> Path | None:
    """File of custom evaluation weights of a match; None for the game's own, and where the file is missing."""
    named = re.fullmatch("[0-9a-f]{16}", options.get(PLAYERS, ""))
    kept = paths.user_dir() / "players" / f"{named[0]}.toml" if named else None
    return kept if kept is not None and kept.is_file() else None


def _keep_players(game: Game, file: Path) -> str:
    """Copy a file of custom evaluation weights for later resumes; returns its digest. Raises PackError and OSError."""
    game.check_players(file)
    text = text_of(file)
    write_whole(paths.user_dir() / "players" / f"{digest(text)}.toml", text.encode())
    return digest(text)


def _opening(game: Game, setup: MatchSetup) -> Mapping[str, str]:
    """Options of a new match; the first match of a series gets those with which the series begins."""
    if setup.series:
        return setup.options
    return {**setup.options, **{key: by.becomes for key, by in overridden_options(game, setup.options).items()}}


def _last_played(path: Path) -> float:
    """Modification time of a file in seconds since the epoch; 0 where it has been deleted meanwhile."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _check_players(record: Record) -> None:
    """Check that all computer players of a record are known. Raises RecordError."""
    tables = [(1, record.header.seats), *((line.number, line.seats) for line in record.asides)]
    computers = [(number, seat.who) for number, seats in tables for seat in seats if seat.who != "human"]
    if not computers:
        return
    from garden_desktop.bots.levels import LEVELS  # late: a table of people does without it

    for line, who in computers:
        if who not in LEVELS:
            raise RecordError(line, UNKNOWN_PLAYER.of(who=quoted(who)))


def _check_switches(game: Game, record: Record) -> None:
    """Check that only live options were switched, to known values. Raises RecordError."""
    switched = live_options(game, record.header.options, len(record.header.seats))
    live = {TAKEN: ("yes",), **{option.key: option.values for option in switched}}
    for line in record.asides:
        if line.option is not None and line.option[1] not in live.get(line.option[0], ()):
            raise RecordError(line.number, NOT_LIVE.of(option=quoted(line.option[0]), value=quoted(line.option[1])))


def _check_series(game: Game, header: RecordHeader, sides: int) -> None:
    """Check the winners of earlier games of a series. Raises RecordError."""
    if not header.series:
        return
    strangers = set(header.series) - {str(side + 1) for side in range(sides)}
    series = None if strangers else game.series(header.options, [int(winner) - 1 for winner in header.series])
    if series is None or len(header.series) >= len(series.games):
        raise RecordError(1, BAD_SERIES)


TORN = QT_TRANSLATE_NOOP("record", "The last line was incomplete, so the match continues from the move before it.")
UNKNOWN_GAME = QT_TRANSLATE_NOOP("record", "This program has no game called “{game}”.")
UNKNOWN_PLAYER = QT_TRANSLATE_NOOP("record", "This program has no computer player called “{who}”.")
BAD_SERIES = QT_TRANSLATE_NOOP(
    "record", "The winners of the earlier matches of the season are not playing in this match."
)
NOT_LIVE = QT_TRANSLATE_NOOP("record", "“{option}” cannot be changed to “{value}” during a match.")
UNKNOWN_PACK = QT_TRANSLATE_NOOP("record", "The card set “{pack}” used in this match is missing.")
