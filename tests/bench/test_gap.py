"""The measure of the window beside computers that play."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from garden_desktop.bench import gap


def test_the_longest_turn_counts_as_soon_as_the_table_is_open() -> None:
    table = SimpleNamespace(match=SimpleNamespace(ply=0), computer=None)
    pulse = gap.FreezeMonitor(cast("Any", table))
    pulse.turned(0.5)
    table.computer = 1
    pulse.beat()
    for worked in (0.01, 0.03, 0.02):
        pulse.turned(worked)
    assert pulse.work == 0.03


def test_a_table_has_a_row_of_the_real_clock_and_one_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    pulse = SimpleNamespace(longest=0.2, work=0.02, thoughts=4)
    monkeypatch.setattr(gap, "watched", lambda key, seconds: pulse)
    slow, own = gap.figures("stalk_exchange")
    assert (slow.measured, slow.kept) == ("200 ms in 4 decisions of experts", False)
    assert (own.measured, own.kept) == ("20 ms in 4 decisions of experts", True)
