"""What a measurement of speed is, for the `bench` command and the parts of it that games have of their own."""

from __future__ import annotations

from typing import NamedTuple


class BenchResult(NamedTuple):
    """One row of the table; `kept` says whether the budget was kept."""

    what: str
    measured: str
    budget: str
    kept: bool
