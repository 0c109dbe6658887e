"""Waiting for what another process does: as long as it takes, but not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 30.0
"""Seconds after which something that ought to happen does not happen any more, on a busy machine too."""


class WaitError(AssertionError):
    """Something that was waited for did not come."""


def until(what: str, ask: Callable[[], T | None], patience: float = PATIENCE, pause: float = 0.02) -> T:
    """Ask again and again until the answer is true. Raises WaitError, which says `what` was waited for."""
    end = time.monotonic() + patience
    while not (answer := ask()):
        if time.monotonic() > end:
            raise WaitError(f"waited {patience:.0f} s for {what}")
        time.sleep(pause)
    return answer
