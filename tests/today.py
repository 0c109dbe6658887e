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


def in_turn(things: Sequence[Any], days: int) -> list[Any]:
    """Parameters of a test of many things of one kind: each is tried on one day in so many, all of them in the long
    run. A tuple fills several arguments."""
    return [
        pytest.param(
            *(thing if type(thing) is tuple else (thing,)),
            marks=[] if one_in_turn(range(days), place) == 0 else [pytest.mark.long],
        )
        for place, thing in enumerate(things)
    ]
