"""Tips: sentences shown to a person the first time that something happens to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from garden_desktop.core.text import Message


def _nowhere(look: Any) -> str:
    return ""


class Tip(NamedTuple):
    """Sentence shown once per person, with its trigger. `when` and `at` get a view model, so they see no more than its
    viewer.

    key   permanent key under which a shown tip is remembered
    when  trigger: whether the event happens now
    at    id of the place it is about; "" for the table as a whole
    """

    key: str
    sentence: Message
    when: Callable[[Any], bool]
    at: Callable[[Any], str] = _nowhere
