"""What is drawn anew every day, so that small samples see everything in time."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any, Final, TypeVar

import pytest

T = TypeVar("T")

DAY: Final = int(os.environ.get("DAY", datetime.now(UTC).toordinal()))
"""The one of a day that failed may be given again."""


def drawn_today(what: object) -> Random:
    """The draw of today for `what`; where a test fails, the day stands in its output."""
    print(f"DAY={DAY}")
    return Random(f"{DAY} {what}")


def one_in_turn(ways: Sequence[T], place: int) -> T:
    """Which of `ways` the thing at `place` takes today: another one tomorrow, and each in as many days as there are."""
    return ways[(DAY + place) % len(ways)]


def in_turn(things: Sequence[Any], days: int, everyday: int = 0) -> list[Any]:
    """Parameters of a test of many things of one kind: each is tried on one day in so many, all of them in the long
    run. A tuple fills several arguments. On its day CI tries it, and the everyday suite as well, or with `everyday` (a
    multiple of `days`) only on one day in that many.
    """
    return [
        pytest.param(*(thing if type(thing) is tuple else (thing,)), marks=_marks(place, days, everyday or days))
        for place, thing in enumerate(things)
    ]


def sampled(things: Sequence[Any], days: int) -> list[Any]:
    """Parameters of a test that CI tries all at each landing, and the everyday suite each on one day in so many."""
    return in_turn(things, 1, days)


def _marks(place: int, days: int, everyday: int) -> list[pytest.MarkDecorator]:
    if one_in_turn(range(days), place) != 0:
        return [pytest.mark.long]
    return [] if one_in_turn(range(everyday), place) == 0 else [pytest.mark.daily]
