"""Folder of matches: its location, and moving it elsewhere."""

from __future__ import annotations

import errno
import io
import os
import shutil
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Final

from garden_desktop import paths
from garden_desktop.core.files import (
    PRIVATE_FOLDER,
    create_file,
    fresh_name,
    make_folder,
    outlast_readers,
    read_regular,
    remove_leftovers,
    replace_file,
    sync_folder,
)

SETTING: Final = "matches"
"""Key of the setting with a folder chosen by the person."""
_MOST_SETTINGS: Final = 1 << 20
_BESIDE: Final = ("notes.json", "people.json")


def chosen(kept: object) -> Path | None:
    """Folder in a setting, if it exists now; else None."""
    folder = Path(kept) if isinstance(kept, str) and "\0" not in kept else None
    if folder is None or not folder.is_absolute():
        return None
    try:
        return folder if folder.is_dir() else None
    except OSError:  # a closed parent folder
        return None


def chosen_setting(own: Path) -> object:
    """Setting with the chosen folder, from the file in the data folder `own`; None where there is none."""
    import json  # late: a start to the home screen does without it

    with suppress(OSError, ValueError, AttributeError, RecursionError):
        kept: object = json.loads(read_regular(own / "settings.json", _MOST_SETTINGS)).get(SETTING)
        return kept
    return None


def matches_folder() -> Path:
    """Folder of matches, for commands without a window."""
    return chosen(chosen_setting(paths.user_dir())) or paths.matches_dir()


class FolderMover:
    """Copier of a folder of matches, with notes and aliases beside it: one file a step, each copy verified.

    The target `folder` is made below the chosen place, under a temporary name until it is complete. Old files stay. If
    it fails or is closed early, the copies are removed; a half copy of a killed process is removed at the next start of
    a move. `left` is the number of files still to come.
    """

    def __init__(self, old: Path, place: Path) -> None:
        self._home = place / paths.APP
        self.folder = self._home / "matches"
        self._half = fresh_name(self._home)
        files = [path for path in sorted(old.rglob("*.jsonl")) if path.is_file()]
        beside = [old.with_name(f"{old.name}.{name}") for name in _BESIDE]
        self._pairs = [(path, Path("matches", path.relative_to(old))) for path in files]
        self._pairs += [(path, Path(f"matches.{name}")) for path, name in zip(beside, _BESIDE, strict=True)]
        self._pairs = [pair for pair in self._pairs if pair[0].exists()]
        self.left = len(self._pairs)

    def steps(self) -> Generator[None, None, None]:
        """Copy, one file a step. Raises OSError; FileExistsError where the target exists already."""
        from garden_desktop.core.filelock import writer_lock  # late: a start does without it

        with writer_lock(self._home) as alone:
            if alone:
                remove_leftovers(self._home, 0)
            _check_free(self._home)
            self._half.mkdir(mode=PRIVATE_FOLDER)
            try:
                make_folder(self._half / "matches")
                for path, name in self._pairs:
                    _copy(path, self._half / name)
                    self.left -= 1
                    yield
                sync_folder(self._half / "matches")
                sync_folder(self._half)
                _check_free(self._home)
                replace_file(self._half, self._home)
                try:
                    sync_folder(self._home.parent)
                except OSError:  # its name may be lost in a crash: not usable
                    replace_file(self._home, self._half)
                    raise
            except BaseException:  # GeneratorExit and KeyboardInterrupt, too
                with suppress(OSError):  # the first error is the one to report
                    outlast_readers(lambda: shutil.rmtree(self._half))
                raise


def _check_free(path: Path) -> None:
    if os.path.lexists(path):  # on some systems a rename replaces an empty folder
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _copy(path: Path, copy: Path) -> None:
    """Copy a file with its time, synced and verified. Raises OSError."""
    from garden_desktop.core.record import MOST  # late: a start does without it

    data, about = read_regular(path, MOST), path.stat()
    make_folder(copy.parent)
    with io.BufferedWriter(create_file(copy)) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.utime(copy, ns=(about.st_atime_ns, about.st_mtime_ns))
    if read_regular(copy, MOST) != data:
        raise OSError(errno.EIO, os.strerror(errno.EIO), str(copy))
