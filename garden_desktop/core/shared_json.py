"""Small JSON files that the program keeps for itself, and which several programs may write at the same time.

A write reads the file again and merges what others have written meanwhile by key (a three-way merge). What cannot be
used is set aside, and nothing is written over that could not be read.
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
"""Given the keys that lead to a value, what it was before, what this program has made of it and what another one has:
what it is from now on."""

UNFIT: Final = (ValueError, TypeError, KeyError, AttributeError, RecursionError)
"""How it shows that a file holds what this program does not write; the last one: brackets without end."""
_ABSENT: Final = object()


class SharedJsonFile(Generic[T]):
    """One such file of at most `most` bytes, a symbolic link to one included.

    parse     what the JSON in the file means; raises one of UNFIT for what this program does not write
    dump      the JSON for it, in objects of its own
    depth     so many levels of objects are merged key by key, a list below them as a set; deeper ones are one value
    conflict  decides where this program and another one have changed the same value; else it is this program's
    indent    as `json.dumps` has it; None is four times as fast, for what nobody reads

    `notice` says, until somebody takes it, what became of a file that could not be read: the sentence `aside` with
    the `file` it is now, or `unread` with the `file` it still is and the `reason`.
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
        """What the file holds; None where there is none that can be used."""
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
        """What is to be said of the file, once."""
        notice, self.notice = self.notice, None
        return notice

    def write(self, value: T) -> T:
        """Keep `value`, and with it whatever others have written since this file was last read or written here.

        Returns both. Raises OSError, with EFBIG where it would be too large to be read again; then the file is as it
        was. A file that could not be read is not written over.
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
        """Keep of other JSON of this kind what is not kept here yet. Raises as `write` does; a file that is damaged
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
                last = self._last  # what this program has read is what its next write is compared with
                self._put(path, both, there, alone)
                self._last = last

    def _found(self) -> bytes | None:
        """The bytes of the file; None where there is none. Raises OSError."""
        try:
            return outlast_readers(lambda: read_regular(self.path, self._most))
        except FileNotFoundError:
            return None

    def _there(self) -> bytes | None:
        """The bytes of a file that can be used; what is no such file is set aside. Raises OSError."""
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
        """Raises one of UNFIT."""
        import json  # here, as the first start of all has nothing to read

        return self.parse(json.loads(data))

    def _put_damaged_aside(self, data: bytes) -> None:
        """Set a file aside that holds just these bytes: another program may have done so meanwhile, and written a good
        one."""
        try:
            path = real_path(self.path)
            with _lock(path):
                if self._found() == data:
                    self._put_aside(path)
        except OSError as error:
            self._not_read(error)

    def _put_aside_or_leave(self, error: OSError) -> None:
        """A file that nobody will ever read is put aside, one that may be read another time is not: on Windows a file
        that another program has open is refused with PermissionError."""
        if isinstance(error, UnreadableFileError) or (isinstance(error, PermissionError) and not WINDOWS):
            self._put_aside(self.path)
        else:
            self._not_read(error)

    def _put_aside(self, path: Path) -> None:
        """Give the file a name that is free. Of a damaged file behind a link it is the target, so that the link leads
        to the next one; of a pipe or a device it is the link."""
        aside = find_free_name(path.with_suffix(".damaged.json"), ".json")
        try:
            replace_file(path, aside)
        except OSError as error:
            self._not_read(error)
        else:
            self.notice = self._aside.of(file=str(aside))

    def _not_read(self, error: OSError) -> None:
        """The error itself would keep all that whoever asked had in hand."""
        reason = error.strerror or str(error)
        self._error = error.errno, reason, str(self.path)
        self.notice = self._unread.of(file=str(self.path), reason=reason)


def _lock(path: Path) -> AbstractContextManager[bool]:
    from garden_desktop.core import filelock  # the way home reads and does not write

    return filelock.writer_lock(path)


def _as_read(value: Any) -> Any:
    """The same JSON as a file gives it: lists for tuples, texts for all keys."""
    import json

    return json.loads(json.dumps(value))


def _mine(keys: Keys, before: Any, mine: Any, theirs: Any) -> Any:
    return mine


def _theirs(keys: Keys, before: Any, mine: Any, theirs: Any) -> Any:
    return theirs


def merged(before: Any, mine: Any, theirs: Any, depth: int, conflict: Conflict = _mine, keys: Keys = ()) -> Any:
    """A three-way merge of JSON: what `mine` has changed since `before`, else what `theirs` has; a key that is missing
    was removed. `depth` and `conflict` are those of SharedJsonFile."""
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
    kept = [one for one in theirs if one in mine or one not in before]
    return kept + [one for one in mine if one not in theirs and one not in before]
