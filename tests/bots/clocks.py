"""Clocks that go on when somebody looks at them."""

from __future__ import annotations

from garden_desktop.core.rules import IsLate


def late_after(looks: int) -> IsLate:
    """The time is over when somebody has looked so often."""
    left = looks

    def late() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    return late
