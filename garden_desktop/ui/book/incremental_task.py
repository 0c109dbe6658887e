"""Long work beside the window: a part of it between two events, until it is done or ended."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any, Final

from PySide6.QtCore import QObject

from garden_desktop.ui.kit.later import later

SECONDS: Final = 0.02
"""So long is a part, and the step with which it ends."""


class IncrementalTask(QObject):
    """One work at a time. `went_on` is called after each part, `ended` with the error that ended it, if one did."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Generator[Any, None, None] | None = None
        self._went_on: Callable[[], None] = lambda: None
        self._ended: Callable[[OSError | None], None] = lambda _: None

    @property
    def busy(self) -> bool:
        return self._steps is not None

    def start(
        self,
        steps: Generator[Any, None, None],
        went_on: Callable[[], None],
        ended: Callable[[OSError | None], None],
    ) -> None:
        """Go through these steps; they may raise OSError."""
        self._steps, self._went_on, self._ended = steps, went_on, ended
        later(self, self._next)

    def stop(self) -> None:
        """End it here, without a word."""
        steps, self._steps = self._steps, None
        if steps is not None:
            steps.close()

    def _next(self) -> None:
        if self._steps is None:
            return
        end = perf_counter() + SECONDS
        try:
            for _ in self._steps:
                if perf_counter() >= end:
                    self._went_on()
                    later(self, self._next)
                    return
        except OSError as error:
            self._steps = None
            self._ended(error)
            return
        self._steps = None
        self._ended(None)
