"""Small JSON files of the program (settings, notes, progress) that several running programs may write at the same time.

A write reads the file again and does a three-way merge, key by key, with changes by others since the last read. Damaged
files are renamed aside, and a file that could not be read is never overwritten.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar

from garden_desktop.core.files import (
    WINDOWS,
    UnreadableFileError,
    find_free_name,
    make_folder,
    outlast_readers,
    read_regular,
    real_path,
    replace_file,
    write_whole,
)
from garden_desktop.core.text import Message

T = TypeVar("T")
Keys: TypeAlias = tuple[str, ...]
Conflict: TypeAlias = "Callable[[Keys, Any, Any, Any], Any]"
"""Merge callback: gets the path of keys, the common ancestor, our value and their value; returns the merged value."""

UNFIT: Final = (ValueError, TypeError, KeyError, AttributeError, RecursionError)
"""Exceptions by which a parser reports JSON that this program does not write; RecursionError for brackets without
end."""
_ABSENT: Final = object()


class SharedJsonFile(Generic[T]):
    """JSON file of at most `most` bytes, shared between programs; a symbolic link to one is followed.

    parse     converts JSON to a value; raises one of UNFIT for JSON that this program does not write
    dump      converts a value to JSON, in new objects
    depth     levels of objects that are merged key by key, a list below them as a set; deeper ones are one value
    conflict  decides where this program and another one have changed the same value; by default ours wins
    indent    as for `json.dumps`; None is four times as fast, for files that nobody reads
    notice    warning about a file that could not be read, until it is taken: the sentence `aside` with the new `file`
              name, or `unread` with the `file` and the `reason`
    """

    def __init__(
        self,
        path: Path,
        most: int,
        parse: Callable[[Any], T],
        dump: Callable[[T], Any],
        *,
        depth: int,
        aside: Message,
        unread: Message,
        conflict: Conflict | None = None,
        indent: int | None = 1,
    ) -> None:
        self.path = path
        self.parse = parse
        self.notice: Message | None = None
        self._most, self._dump, self._depth, self._indent = most, dump, depth, indent
        self._conflict = conflict or _mine
        self._aside, self._unread = aside, unread
        self._error: tuple[Any, ...] | None = None
        self._last = b""

    def read(self) -> T | None:
        """Read the file; None where it is missing or cannot be used, which sets `notice` unless it is missing."""
        self._error, self._last = None, b""
        try:
            data = self._found()
        except OSError as error:
            self._put_aside_or_leave(error)
            return None
        if data is None:
            return None
        try:
            value = self._parsed(data)
        except UNFIT:
            self._put_damaged_aside(data)
            return None
        self._last = data
        return value

    def take_notice(self) -> Message | None:
        """Pending warning about the file, cleared by the call."""
        notice, self.notice = self.notice, None
        return notice

    def write(self, value: T) -> T:
        """Write `value`, merged with changes that others have made since this object last read or wrote the file.

        Returns the merged value. Raises OSError, with EFBIG where it would be too large to be read again; then the file
        is unchanged. A file that could not be read is not overwritten.
        """
        if self._error is not None:
            raise OSError(*self._error)
        path = real_path(self.path)
        make_folder(path.parent)
        with _lock(path) as alone:
            there = self._there()
            mine = both = self._dump(value)
            if there is not None and there != self._last:
                before = self._dump(self._parsed(self._last)) if self._last else {}
                both = merged(before, _as_read(mine), self._dump(self._parsed(there)), self._depth, self._conflict)
            self._put(path, both, there, alone)
        return value if both is mine else self.parse(both)

    def add(self, brought: Any) -> None:
        """Merge other JSON of this kind into the file, whose own values win. Raises as `write` does; a damaged file
        stays as it is."""
        path = real_path(self.path)
        make_folder(path.parent)
        with _lock(path) as alone:
            there = self._found()
            try:
                here = {} if there is None else self._dump(self._parsed(there))
            except UNFIT:
                return
            new = self._dump(self.parse(brought))
            both = self._dump(self.parse(merged({}, new, here, self._depth, _theirs)))
            if both != here:
                last = self._last  # the ancestor of the next write stays what this object has read
                self._put(path, both, there, alone)
                self._last = last

    def _found(self) -> bytes | None:
        """Bytes of the file; None where it is missing. Raises OSError."""
        try:
            return outlast_readers(lambda: read_regular(self.path, self._most))
        except FileNotFoundError:
            return None

    def _there(self) -> bytes | None:
        """Bytes of the file if it can be parsed; anything else is renamed aside, and None. Raises OSError."""
        try:
            data = self._found()
            if data is not None and data != self._last:
                self._parsed(data)
        except (UnreadableFileError, PermissionError) as error:
            self._put_aside_or_leave(error)
        except UNFIT:
            self._put_aside(real_path(self.path))
        else:
            return data
        if self._error is not None:
            raise OSError(*self._error)
        return None

    def _put(self, path: Path, both: Any, there: bytes | None, alone: bool) -> None:
        import json

        data = json.dumps(both, indent=self._indent).encode()
        if len(data) > self._most:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self.path))
        if data != there:
            write_whole(path, data, alone=alone)
        self._last = data

    def _parsed(self, data: bytes) -> T:
        """Parse the bytes of the file. Raises one of UNFIT."""
        import json  # imported late: the very first start has nothing to read

        return self.parse(json.loads(data))

    def _put_damaged_aside(self, data: bytes) -> None:
        """Rename a damaged file aside if it still holds just these bytes: another program may have done so meanwhile,
        and written a good one."""
        try:
            path = real_path(self.path)
            with _lock(path):
                if self._found() == data:
                    self._put_aside(path)
        except OSError as error:
            self._not_read(error)

    def _put_aside_or_leave(self, error: OSError) -> None:
        """Rename a file aside that can never be read; leave one that may be readable later. On Windows PermissionError
        is of the latter kind: another program has the file open."""
        if isinstance(error, UnreadableFileError) or (isinstance(error, PermissionError) and not WINDOWS):
            self._put_aside(self.path)
        else:
            self._not_read(error)

    def _put_aside(self, path: Path) -> None:
        """Rename the file to a free name. `path` is the target of a link for a damaged file, so that the link leads to
        the next one, but the link itself for a pipe or a device."""
        aside = find_free_name(path.with_suffix(".damaged.json"), ".json")
        try:
            replace_file(path, aside)
        except OSError as error:
            self._not_read(error)
        else:
            self.notice = self._aside.of(file=str(aside))

    def _not_read(self, error: OSError) -> None:
        """Remember the error for `notice` and for later writes. Only its fields: the exception would keep the frames of
        all callers alive."""
        reason = error.strerror or str(error)
        self._error = error.errno, reason, str(self.path)
        self.notice = self._unread.of(file=str(self.path), reason=reason)


def _lock(path: Path) -> AbstractContextManager[bool]:
    from garden_desktop.core import filelock  # imported late: a start only reads

    return filelock.writer_lock(path)


def _as_read(value: Any) -> Any:
    """JSON value as it comes back from a file: lists for tuples, strings for all keys."""
    import json

    return json.loads(json.dumps(value))


def _mine(keys: Keys, before: Any, mine: Any, theirs: Any) -> Any:
    """Conflict callback: our value wins."""
    return mine


def _theirs(keys: Keys, before: Any, mine: Any, theirs: Any) -> Any:
    """Conflict callback: their value wins."""
    return theirs


def merged(before: Any, mine: Any, theirs: Any, depth: int, conflict: Conflict = _mine, keys: Keys = ()) -> Any:
    """Three-way merge of JSON values: changes of `mine` since the common ancestor `before`, else those of `theirs`; a
    missing key was removed. `depth` and `conflict` are those of SharedJsonFile."""
    if mine in (before, theirs):
        return theirs
    if theirs == before:
        return mine
    if depth and isinstance(mine, Mapping) and isinstance(theirs, Mapping):
        old = before if isinstance(before, Mapping) else {}
        both = {}
        for key in dict.fromkeys([*theirs, *mine]):
            was, is_here, is_there = (each.get(key, _ABSENT) for each in (old, mine, theirs))
            value = merged(was, is_here, is_there, depth - 1, conflict, (*keys, key))
            if value is not _ABSENT:
                both[key] = value
        return both
    if depth and isinstance(mine, list) and isinstance(theirs, list):
        return _merged_lists(before if isinstance(before, list) else [], mine, theirs)
    if _ABSENT in (mine, theirs):
        return mine
    return conflict(keys, None if before is _ABSENT else before, mine, theirs)


def _merged_lists(before: Sequence[Any], mine: Sequence[Any], theirs: Sequence[Any]) -> list[Any]:
    """Three-way merge of lists as ordered sets: items of `theirs` first, without those that `mine` has removed."""
    kept = [one for one in theirs if one in mine or one not in before]
    return kept + [one for one in mine if one not in theirs and one not in before]
