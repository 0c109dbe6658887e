"""Deletion of all data of a person: their files go to the system's trash, caches and logs are removed.

Only files that this program writes are touched. They are known by place and name, and in a folder that the person has
chosen for matches by their content as well. A symbolic link to a folder is followed and stays. A link to a file goes to
the trash itself; what it leads to stays, and is reported.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from garden_desktop import paths
from garden_desktop.core.files import UnreadableFileError, create_file, fresh_name, opened, outlast_readers
from garden_desktop.core.record import MOST, MOST_HEADER, RecordError, read_header
from garden_desktop.hotseat import card_sets
from garden_desktop.hotseat.backup.contents import BackupContents, BackupFile
from garden_desktop.hotseat.book.names_and_notes import names_file, notes_file
from garden_desktop.hotseat.folder import chosen, chosen_setting
from garden_desktop.hotseat.journal import SUFFIX, MatchInUse, check_free
from garden_desktop.hotseat.trash import Mover, trash_labels

_TEMPORARY: Final = r"\.\d+-[0-9a-f]{8}\.new"
_UNFINISHED: Final = rf"(?:\.lock|\.new|{_TEMPORARY})?"
"""End of the name of a lock or temporary file, which a killed writer leaves behind."""
_PACK: Final = rf"(?:[0-9a-f]{{16}}|set-[0-9a-f]{{8}})\.toml{_UNFINISHED}"
_CACHED: Final = rf"\d[^-]*-\d[^-]*-.+|\d+\.new|[0-9a-f]{{64}}\.json{_UNFINISHED}"
"""Drawings of a version of program and Qt, a drawing half written, or an analysis."""
_LOGGED: Final = rf"{paths.APP}\.log(?:\.(?:\d|crash|crash-now(?:-\d)?))?"


class DataDeletion:
    """Deletion of everything that a backup would contain, and of settings, index, older copies, caches and logs.

    Nothing of it may be open in this program any more when `carry_out` is called. A record that another program has
    locked stays where it is, and so does whatever the system does not move.
    """

    def __init__(self, contents: BackupContents) -> None:
        self._own, self._matches = contents.progress, contents.matches
        # a change of the storage folder leaves the old one as it is
        self._records = {contents.matches, self._own / "matches"}
        self._json = [kept.file.path for kept in contents.kept.values() if isinstance(kept, BackupFile)]
        self._json += [make(folder).path for folder in self._records for make in (notes_file, names_file)]
        self._json.append(self._own / "settings.json")
        self._left: list[Path] = []

    @property
    def missing_folder(self) -> Path | None:
        """Folder chosen for matches that cannot be found now, for instance on a drive that is not connected."""
        kept = chosen_setting(self._own)
        return Path(kept) if isinstance(kept, str) and kept and chosen(kept) is None else None

    def find_folder_without_trash(self, mover: Mover) -> Path | None:
        """First folder whose files the system does not take into its trash, tried with an empty file; None where it
        takes all. Raises OSError where nothing can be written."""
        for folder in filter(Path.is_dir, (self._own, self._matches)):
            probe = fresh_name(folder / paths.APP)
            create_file(probe).close()
            there = mover(probe)
            if there is None:
                probe.unlink()
                return folder
            for file in (there, *trash_labels(there)):
                with suppress(OSError):  # then the trash holds an empty file
                    file.unlink(missing_ok=True)
        return None

    def carry_out(self, mover: Mover) -> Sequence[Path]:
        """Delete the data; returns the files that are still there. A folder with nothing else in it is moved whole, so
        that it can be restored in one piece."""
        self._left = []
        self._remove_caches()
        files, folders = set(self._files()), set(self._folders())
        locked = {file for file in files if file.suffix == ".jsonl" and _is_locked(file)}
        self._left += [*locked, *(file.resolve() for file in files if file.is_symlink() and os.path.exists(file))]  # noqa: PTH110
        files -= locked
        for folder in sorted(folders):  # the outer one first
            inside = {file for file in files if folder in file.parents}
            if inside and _holds_only(folder, files | folders) and _is_moved(folder, mover):
                files -= inside
        self._left += [file for file in files if not _is_moved(file, mover) and os.path.lexists(file)]
        _remove_empty(folders | {paths.state_dir()})
        return sorted(set(self._left))

    def _remove_caches(self) -> None:
        """Remove caches and logs. Before the rest, as on Windows they are in the folder of the person."""
        folders = [paths.cache_dir() / name for name in ("drawings", "lookback")]
        files = [file for folder in folders for file in self._find(folder, _CACHED)]
        for file in (*files, *self._find(paths.log_dir(), _LOGGED)):
            try:
                outlast_readers(file.unlink)
            except OSError:
                self._left.append(file)
        _remove_empty((*folders, paths.cache_dir(), paths.log_dir()))

    def _files(self) -> Iterator[Path]:
        """Yield the files of the person that this program has written."""
        for path in self._json:
            yield from self._find(path.parent, rf"{re.escape(path.stem)}(?:\.damaged(?:-\d+)?)?\.json{_UNFINISHED}")
        for folder in self._pack_folders():
            yield from self._find(folder, _PACK)
        yield from self._find(self._own, f"{paths.APP}{_TEMPORARY}")
        for folder in self._records:
            yield from self._find(folder.parent, rf"{re.escape(folder.name)}\.index(?:-journal|-wal|-shm)?")
            yield from self._find(folder, f"{paths.APP}{_TEMPORARY}")
            for place in (folder, folder / "trash"):
                found = self._find(place, r".*\.jsonl")
                yield from (file for file in found if folder.parent == self._own or self._is_record(file))

    def _folders(self) -> Iterator[Path]:
        """Yield the folders that this program has made; one that the person has chosen is not among them."""
        yield from (self._own, self._own / card_sets.FOLDER, *self._pack_folders())
        for folder in self._records:
            yield folder / "trash"
            if folder.parent.name == paths.APP or folder.parent == self._own:
                yield from (folder, folder.parent)

    def _pack_folders(self) -> Sequence[Path]:
        games = (path for path in (self._own / card_sets.FOLDER).glob("*") if re.fullmatch("[a-z_]+", path.name))
        return [self._own / "packs", self._own / "players", *games]

    def _find(self, folder: Path, name: str) -> Sequence[Path]:
        """Files and links in a folder with such names; a folder that cannot be read is reported as left."""
        try:
            found = [path for path in folder.iterdir() if re.fullmatch(name, path.name, re.DOTALL)]
            return [path for path in found if path.is_symlink() or os.path.isfile(path)]  # noqa: PTH113 - never raises
        except OSError as error:
            if not isinstance(error, FileNotFoundError | NotADirectoryError):
                self._left.append(folder)
            return []

    def _is_record(self, file: Path) -> bool:
        """Whether a file in a chosen folder is a record: others have files of the same name extension."""
        if file.name.endswith(SUFFIX):
            return True
        try:
            with opened(file, "rb", MOST) as head:
                read_header(head.read(MOST_HEADER))
        except (RecordError, UnreadableFileError, FileNotFoundError):
            return False
        except OSError:  # nobody knows whose it is
            self._left.append(file)
            return False
        return True


def _is_locked(record: Path) -> bool:
    try:
        check_free(record)
    except OSError as error:  # an unreadable one can be moved all the same
        return isinstance(error, MatchInUse)
    return False


def _holds_only(path: Path, known: set[Path]) -> bool:
    """Whether a folder is a real one with nothing but known files and folders in it."""
    try:
        if path not in known or not _is_real_folder(path):
            return path in known and not path.is_dir()
        return all(_holds_only(inside, known) for inside in path.iterdir())
    except OSError:
        return False


def _is_real_folder(path: Path) -> bool:
    """Whether a path is a folder itself, neither a link to one nor a junction of Windows. Raises OSError."""
    found = path.lstat()
    junction = getattr(found, "st_reparse_tag", 0) == getattr(stat, "IO_REPARSE_TAG_MOUNT_POINT", -1)
    return stat.S_ISDIR(found.st_mode) and not junction


def _is_moved(path: Path, mover: Mover) -> bool:
    """Move a file or folder to the trash; returns whether the system took it."""

    def move() -> None:
        if mover(path) is None:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    try:
        outlast_readers(move)
    except OSError:
        return False
    return True


def _remove_empty(folders: Iterable[Path]) -> None:
    """Remove the empty ones among these folders, the inner ones first. Links stay: Windows would remove them too."""
    for folder in sorted(folders, reverse=True):
        with suppress(OSError):
            if _is_real_folder(folder):
                folder.rmdir()
