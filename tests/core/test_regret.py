"""Mixed strategies for games in which two choose at the same time."""

from __future__ import annotations

import pytest

from garden_desktop.core.regret import equilibrium


def test_matching_pennies_of_uneven_worth_is_mixed_as_theory_says() -> None:
    rows, columns = equilibrium([[3.0, -1.0], [-2.0, 1.0]], 2000)
    assert rows == pytest.approx([3 / 7, 4 / 7], abs=0.02)
    assert columns == pytest.approx([2 / 7, 5 / 7], abs=0.02)


def test_a_strategy_that_another_one_always_beats_is_hardly_ever_played() -> None:
    rows, columns = equilibrium([[2.0, 1.0], [1.0, 0.0]], 200)
    assert rows[1] < 0.01
    assert columns[0] < 0.01
