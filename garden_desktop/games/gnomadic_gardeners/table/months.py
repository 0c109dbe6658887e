"""The one extra rule of each month, as short as it fits on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message

RULES: Final[Mapping[str, Message]] = {
    "april": QT_TRANSLATE_NOOP("gnomadic_gardeners", "April: whoever comes second gets %n bliss for each animal."),
    "may": QT_TRANSLATE_NOOP("gnomadic_gardeners", "May: inside a task %n flowers stand for any one other icon."),
    "june": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "June: whoever comes second may lend a gnome for %n bliss a task done by the first."
    ),
    "july": QT_TRANSLATE_NOOP("gnomadic_gardeners", "July: %n bliss for each animal that rests."),
    "august": QT_TRANSLATE_NOOP("gnomadic_gardeners", "August: whoever sends exactly %n gnomes keeps one of them."),
    "september": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "September: Tasks 1 and 2 by one side in one round count %n times."
    ),
    "october": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "October: a new animal sends the others to sleep, for %n bliss a sleeper."
    ),
}
