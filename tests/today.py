"""Samples that change with the date, so that the everyday suite covers all parameters within some days."""

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
    """Return today's random generator for `what`; where a test fails, the day stands in its output."""
    print(f"DAY={DAY}")
    return Random(f"{DAY} {what}")


def one_in_turn(ways: Sequence[T], place: int) -> T:
    """Return the element of `ways` for the item at `place` today. It moves on by one each day, so each item meets each
    element."""
    return ways[(DAY + place) % len(ways)]


def in_turn(things: Sequence[Any], days: int, everyday: int = 0) -> list[Any]:
    """Return parameters for a test of many things of one kind: each runs on one day out of `days`, all of them in the
    long run."""
    return [
        pytest.param(*(thing if type(thing) is tuple else (thing,)), marks=_marks(place, days, everyday or days))
        for place, thing in enumerate(things)
    ]


def sampled(things: Sequence[Any], days: int) -> list[Any]:
    """Return parameters that CI runs all at each landing, and the everyday suite each on one day out of `days`."""
    return in_turn(things, 1, days)


def _marks(place: int, days: int, everyday: int) -> list[pytest.MarkDecorator]:
    if one_in_turn(range(days), place) != 0:
        return [pytest.mark.long]
    return [] if one_in_turn(range(everyday), place) == 0 else [pytest.mark.daily]
