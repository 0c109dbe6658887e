"""Small JSON files that the program keeps for itself: what cannot be used is set aside, and nothing is written over
that could not be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from garden_desktop.core.files import StrangeFile, read_regular, write_whole
from garden_desktop.core.text import Message

T = TypeVar("T")


class KeptFile:
    """One such file, of at most `most` bytes, written whole or not at all.

    `notice` says, until somebody takes it, what became of a file that could not be read: the sentence `aside` with
    the `file` it is now, or `unread` with the `file` it still is and the `reason`.
    """

    def __init__(self, path: Path, most: int, *, aside: Message, unread: Message) -> None:
        self.path = path
        self.notice: Message | None = None
        self._most = most
        self._aside, self._unread = aside, unread
        self._error: tuple[Any, ...] | None = None

    def read(self, understood: Callable[[Any], T]) -> T | None:
        """What `understood` makes of the file; None where there is none that can be used.

        It may raise ValueError, TypeError, KeyError and AttributeError for what this program does not write.
        """
        self._error = None
        try:
            data = read_regular(self.path, self._most)
        except FileNotFoundError:
            return None
        except (StrangeFile, PermissionError):
            self._set_aside()
            return None
        except OSError as error:  # another time it may be read
            self._not_read(error)
            return None
        import json  # here, as the first start of all has nothing to read

        try:
            return understood(json.loads(data))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):  # brackets without end
            self._set_aside()
        return None

    def take_notice(self) -> Message | None:
        """What is to be said of the file, once."""
        notice, self.notice = self.notice, None
        return notice

    def write(self, value: Any) -> None:
        """Keep `value`, which JSON has words for. Raises OSError; what could not be read is not written over."""
        import json

        if self._error is not None:
            raise OSError(*self._error)
        write_whole(self.path, json.dumps(value, indent=1).encode())

    def _set_aside(self) -> None:
        aside = self.path.with_suffix(".damaged.json")
        try:
            self.path.replace(aside)
        except OSError as error:
            self._not_read(error)
        else:
            self.notice = self._aside.of(file=str(aside))

    def _not_read(self, error: OSError) -> None:
        """The error itself would keep all that whoever asked had in hand."""
        reason = error.strerror or str(error)
        self._error = error.errno, reason, str(self.path)
        self.notice = self._unread.of(file=str(self.path), reason=reason)
