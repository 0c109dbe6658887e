"""Slices of a long run of matches: each is a test of its own, so that a run that was broken off is taken up again
where it stopped (`-k "fire_and_flora and matches_40"`), and several processes share one."""

from __future__ import annotations

from typing import Any, Final

import pytest

MANY: Final = 200
"""Matches a game in the long run."""
SLICE: Final = 10
"""Matches of one test."""


def slices_of_matches() -> list[Any]:
    """Parameters of a test of many matches: the numbers of those it plays."""
    return [pytest.param(range(at, at + SLICE), id=f"matches_{at}_to_{at + SLICE - 1}") for at in range(0, MANY, SLICE)]
