"""Result of a benchmark, shared by the `bench` command and the games' own benchmarks."""

from __future__ import annotations

from typing import NamedTuple


class BenchResult(NamedTuple):
    """Row of the speed table; `kept` says whether the budget was kept."""

    what: str
    measured: str
    budget: str
    kept: bool
