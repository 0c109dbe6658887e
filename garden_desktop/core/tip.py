"""What a tip is: a sentence for whoever something happens to for the first time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from garden_desktop.core.text import Message


def _nowhere(look: Any) -> str:
    return ""


class Tip(NamedTuple):
    """A sentence shown once, with its trigger. `when` and `at` get a view model, so they see no more than its viewer.

    key   under which it is kept that somebody has been told; it never changes
    when  whether it happens now
    at    the place it speaks of; "" for the table as a whole
    """

    key: str
    sentence: Message
    when: Callable[[Any], bool]
    at: Callable[[Any], str] = _nowhere
