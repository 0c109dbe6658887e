"""Error messages: turns exceptions about files into one sentence that names the file, the cause and the remedy."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from garden_desktop.core.files import SHARING_VIOLATION, WINDOWS, UnreadableFileError
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import RecordError
from garden_desktop.core.text import printable, quoted
from garden_desktop.core.types import OptionError
from garden_desktop.hotseat.journal import MatchInUse
from garden_desktop.hotseat.summary import UnreadableRecord
from garden_desktop.ui.kit.text.translations import format_message, join_list

ACCESS_DENIED: Final = 5
LOCK_VIOLATION: Final = 33
"""Windows error codes (winerror)."""
OF_DISKS: Final[Mapping[int, int]] = {
    19: errno.EROFS,  # ERROR_WRITE_PROTECT
    21: errno.ENOENT,  # ERROR_NOT_READY: the drive is empty
    39: errno.ENOSPC,  # ERROR_HANDLE_DISK_FULL
    1295: errno.ENOSPC,  # ERROR_DISK_QUOTA_EXCEEDED
    **dict.fromkeys((23, 25, 27, 29, 30, 31, 1117), errno.EIO),  # CRC, SEEK, SECTOR_NOT_FOUND, ..., IO_DEVICE
}
"""Windows error codes of disks -> POSIX errno."""


def error_message(error: Exception, path: Path) -> str:
    """Return the sentence for an error that occurred with the file or folder `path`."""
    if isinstance(error, RecordError):
        return _record(error, path)
    if isinstance(error, PackError):
        return QCoreApplication.translate(
            "excuses", "The card set cannot be used: {error}. Correct the file or choose another one."
        ).format(error=format_message(error.text, str).removesuffix("."))
    if isinstance(error, OptionError):
        return (
            _record(RecordError(0, error.reason.text), path)
            if path.is_file()
            else format_message(error.reason.text, str)
        )
    if isinstance(error, MatchInUse):
        return QCoreApplication.translate(
            "excuses", "{file} is open in another window. Continue there, or close it first."
        ).format(file=quoted(path.name))
    if isinstance(error, UnreadableFileError):
        return _record(RecordError(0, error.reason), path)
    return _system(error, path)


def among_records(bad: Sequence[UnreadableRecord], folder: Path) -> tuple[str, Sequence[Path]]:
    """Return one sentence about unreadable files in a match folder, and the paths it is about.

    Files of another kind are reported together in one sentence; a damaged record gets a sentence of its own.
    """
    strange = [item.path for item in bad if isinstance(item.error, UnreadableFileError)]
    if len(strange) < 2:
        return error_message(bad[0].error, bad[0].path), [bad[0].path]
    text = QCoreApplication.translate(
        "excuses", "{folder} also contains files that are not matches. They were not changed: {files}."
    )
    return text.format(folder=printable(folder), files=join_list([quoted(path.name) for path in strange])), strange


def unlisted(error: OSError, folder: Path) -> str:
    """Return the sentence about a match folder that cannot be listed."""
    if not isinstance(error, PermissionError):
        return error_message(error, folder)
    text = QCoreApplication.translate(
        "excuses",
        "The program is not allowed to read the folder {folder}, so its matches cannot be shown. Change "
        "the permissions of the folder, then restart the program.",
    )
    return text.format(folder=printable(folder))


def read_only(path: Path) -> str:
    """Return the sentence about a match that can only be viewed because its record is not writable."""
    text = QCoreApplication.translate(
        "excuses",
        "{file} is read-only, so you can only watch this match. To continue playing, copy the file to another folder.",
    )
    return text.format(file=quoted(path.name))


def _record(error: RecordError, path: Path) -> str:
    reason = format_message(error.reason, str)
    if error.line:
        text = QCoreApplication.translate("excuses", "{file}, line {line}: {reason}")
        return text.format(file=quoted(path.name), line=error.line, reason=reason)
    text = QCoreApplication.translate("excuses", "{file}: {reason}")
    return text.format(file=quoted(path.name), reason=reason)


def _system(error: Exception, path: Path) -> str:
    number = _number(error)
    if number in (errno.ENOSPC, errno.EDQUOT):
        text = QCoreApplication.translate(
            "excuses", "The disk with {file} is full. Free some space, then try again. Everything before this is saved."
        )
    elif _is_held(error, path):
        text = QCoreApplication.translate(
            "excuses", "{file} is open in another program. Close it there, or try again in a moment."
        )
    elif number in (errno.EACCES, errno.EPERM) and _is_closed(path):
        text = QCoreApplication.translate(
            "excuses", "The program is not allowed to read {file}. Change the permissions of the file, then try again."
        )
    elif number in (errno.EACCES, errno.EPERM, errno.EROFS):
        text = QCoreApplication.translate(
            "excuses",
            "The program is not allowed to write to {file}. Change the permissions of the file, then try again.",
        )
    elif number == errno.ENOENT:
        text = QCoreApplication.translate(
            "excuses", "{file} no longer exists. If you have moved it, open it from its new folder."
        )
    elif number in (errno.EEXIST, errno.ENOTDIR):
        text = QCoreApplication.translate(
            "excuses",
            "{file} should be a folder for matches, but something else has this "
            "name. Move it elsewhere, then try again.",
        )
    elif number == errno.EIO:
        text = QCoreApplication.translate(
            "excuses",
            "The disk with {file} reports an error. Check the disk, then try again. Everything before this is saved.",
        )
    elif number == errno.EISDIR:
        text = QCoreApplication.translate(
            "excuses", "{file} should be a match file, but it is a folder. Move it elsewhere."
        )
    else:
        text = QCoreApplication.translate("excuses", "{file} cannot be used: {error}.")
    in_the_way = getattr(error, "filename", None) if number == errno.EEXIST else None
    return text.format(file=printable(in_the_way or path), error=getattr(error, "strerror", None) or error)


def _number(error: Exception) -> int | None:
    """Return the POSIX errno of an error, or None.

    Windows disk errors are translated (OF_DISKS): Python maps most of them to EACCES, as if a permission were missing.
    The C library reports EBADF whenever a flush to disk fails (`_commit`), whatever the cause.
    """
    if not isinstance(error, OSError):
        return None
    if WINDOWS and error.errno == errno.EBADF:
        return errno.EIO
    return OF_DISKS.get(getattr(error, "winerror", None) or 0, error.errno)


def _is_closed(path: Path) -> bool:
    """Whether the file is unreadable, or its folder cannot be entered so that it is unknown whether the file exists.

    Always False on Windows, whose modes do not say so.
    """
    if WINDOWS or os.access(path, os.R_OK):
        return False
    return os.path.lexists(path) or not os.access(path.parent, os.X_OK)


def _is_held(error: Exception, path: Path) -> bool:
    """Whether Windows refused access because another program has the file open.

    For opening or replacing such a file Windows only reports "access denied", as for a file without write permission.
    """
    if not isinstance(error, PermissionError):
        return False
    number = getattr(error, "winerror", None)
    if number in (SHARING_VIOLATION, LOCK_VIOLATION):
        return True
    return number in (ACCESS_DENIED, None) and WINDOWS and path.is_file() and os.access(path, os.W_OK)
