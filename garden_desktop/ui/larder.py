"""What one start puts by for the next, in this person's cache folder."""

from __future__ import annotations

import marshal
import os
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

_SUM_BYTES: Final = 4


class Larder:
    """One dictionary of plain values, byte strings and code; a lost, spoilt or outdated one is empty.

    `grade` names what the contents depend on, such as the release: another grade is outdated.
    """

    def __init__(self, file: Path, grade: str) -> None:
        self._file = file
        self._grade = grade.encode()

    def take(self) -> dict[Any, Any]:
        """What was put by."""
        try:
            kept = memoryview(self._file.read_bytes())
        except OSError:  # the first start of all, or a folder that is closed to us
            return {}
        end = len(self._grade) + _SUM_BYTES
        body = kept[end:]
        if kept[:end] != self._grade + _sum(body):
            return {}
        found: dict[Any, Any] = marshal.loads(body)  # noqa: S302 - their own folder, as for Python's .pyc
        return found

    def put(self, things: Mapping[Any, Any]) -> None:
        """Keep `things` instead; where nothing can be written, the next start does the work again."""
        body = marshal.dumps(dict(things))
        fresh = self._file.with_suffix(f".{os.getpid()}")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(self._grade + _sum(body) + body)
            fresh.replace(self._file)
        except OSError:  # only time is lost, and nobody could do anything about a message
            return


def _sum(body: bytes | memoryview) -> bytes:
    return zlib.crc32(body).to_bytes(_SUM_BYTES, "big")
