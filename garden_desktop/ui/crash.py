"""The crash file: where Python writes what the program was doing when a signal ended it."""

from __future__ import annotations

import faulthandler
from pathlib import Path
from typing import IO, Final

from garden_desktop.core.files import make_folder, private_opener
from garden_desktop.ui.faults import FILE

NOW: Final = f"{FILE}.crash-now"
LAST: Final = f"{FILE}.crash"
"""Beside the log, and so part of a problem report. The one of the present start is empty as long as all is well."""


class CrashFile:
    """From now on a death by a signal is written down; `died` tells whether the start before this one ended so.

    Where the folder cannot be written to, none is written down.
    """

    def __init__(self, folder: Path) -> None:
        self.died = False
        self._file: IO[str] | None = None
        now = folder / NOW
        try:
            make_folder(folder)
            self.died = now.exists() and now.stat().st_size > 0
            if self.died:
                now.replace(folder / LAST)
            self._file = open(now, "w", encoding="utf-8", opener=private_opener)  # noqa: SIM115 - for as long as it runs
        except OSError:
            return
        faulthandler.enable(self._file)

    def close(self) -> None:
        """The program ends as it should."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
