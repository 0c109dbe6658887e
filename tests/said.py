"""Inspection text as plain English, for the tests of every game."""

from __future__ import annotations

from garden_desktop.core.inspection import Inspection
from garden_desktop.core.text import plain


def lines(gloss: Inspection | None) -> list[str]:
    """Return each line as its term, its text, and its chip."""
    assert gloss is not None
    parts = [(line.term, line.text, line.chip) for line in gloss.lines]
    return [" | ".join(plain(part) for part in line if part is not None) for line in parts]


def later(gloss: Inspection | None) -> list[str]:
    """Return the lines of the section about possible later effects."""
    assert gloss is not None
    return [plain(one) for one in gloss.later]
