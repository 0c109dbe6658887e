"""A gloss as plain English: what tests of every game read."""

from __future__ import annotations

from garden_desktop.core.inspection import Inspection
from garden_desktop.core.text import plain


def lines(gloss: Inspection | None) -> list[str]:
    """Each line: its term, its text, and its chip."""
    assert gloss is not None
    parts = [(line.term, line.text, line.chip) for line in gloss.lines]
    return [" | ".join(plain(part) for part in line if part is not None) for line in parts]


def later(gloss: Inspection | None) -> list[str]:
    """What could be."""
    assert gloss is not None
    return [plain(one) for one in gloss.later]
