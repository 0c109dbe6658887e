"""Numbers and the order of names, as the present language has them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cmp_to_key
from typing import Any, Final

from PySide6.QtCore import QCollator, QLocale

GROUPED: Final = 1000
"""From here on some language parts the thousands."""


def grouped(value: int) -> str:
    """A whole number: 1234567 is "1,234,567", "1.234.567" or "1 234 567"."""
    return str(value) if abs(value) < GROUPED or abs(value) >= 1 << 63 else QLocale().toString(value)  # as Qt's are


def by_name() -> Callable[[str], Any]:
    """A key for sorting names by the alphabet; numbers in them go by their value."""
    collator = QCollator(QLocale())
    collator.setNumericMode(True)
    return cmp_to_key(collator.compare)
