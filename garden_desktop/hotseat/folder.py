"""The folder of matches: where it is, and how it comes to be somewhere else."""

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
"""Under this key the settings keep a folder of somebody's choice."""
_MOST_SETTINGS: Final = 1 << 20
_BESIDE: Final = ("notes.json", "people.json")


def chosen(kept: object) -> Path | None:
    """The folder that a setting names, where it is there now."""
    folder = Path(kept) if isinstance(kept, str) and "\0" not in kept else None
    if folder is None or not folder.is_absolute():
        return None
    try:
        return folder if folder.is_dir() else None
    except OSError:  # one above it is closed to us
        return None


def matches_folder() -> Path:
    """The folder of matches, for commands without a window."""
    import json  # the way home does without

    kept: object = None
    with suppress(OSError, ValueError, AttributeError, RecursionError):
        kept = json.loads(read_regular(paths.user_dir() / "settings.json", _MOST_SETTINGS)).get(SETTING)
    return chosen(kept) or paths.matches_dir()


class FolderMover:
    """Copies a folder of matches, and what lies beside it, a file at a time, and compares each with its copy.

    It goes to `folder`, below the place that was chosen: under a temporary name until all is there. What was there
    before stays, but for half a copy that a kill has left; where it fails or is ended early, the copies go. `left`
    tells how many files are to come.
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
        """Raises OSError, FileExistsError where something is there already."""
        from garden_desktop.core.filelock import writer_lock  # the way home does without

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
                except OSError:  # its name may not be on the disk: nothing may be kept there
                    replace_file(self._home, self._half)
                    raise
            except BaseException:  # whoever ends it early, too
                with suppress(OSError):  # what went wrong first is told
                    outlast_readers(lambda: shutil.rmtree(self._half))
                raise


def _check_free(path: Path) -> None:
    if os.path.lexists(path):  # a folder that is empty would be replaced by a rename, on some systems
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _copy(path: Path, copy: Path) -> None:
    """The same bytes with the same time, on the disk. Raises OSError."""
    from garden_desktop.core.record import MOST  # which nobody needs on the way home

    data, about = read_regular(path, MOST), path.stat()
    make_folder(copy.parent)
    with io.BufferedWriter(create_file(copy)) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.utime(copy, ns=(about.st_atime_ns, about.st_mtime_ns))
    if read_regular(copy, MOST) != data:
        raise OSError(errno.EIO, os.strerror(errno.EIO), str(copy))
