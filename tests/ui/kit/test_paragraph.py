"""Wrapped text: where a line may end."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.paragraph import lines, unbroken

REWARDS = "Next rewards, one of: 10/4/Goat, 8/5/Hen, 9/4/Piggy and 11/3/Squirrels"


@pytest.mark.parametrize("width", range(90, 260, 10))
def test_what_belongs_together_stays_on_one_line(qapp: QApplication, width: int) -> None:
    shown = lines(unbroken(REWARDS, "/"), text_font(12), width)
    assert not [line for line in shown if line.strip("\u2060").startswith("/") or line.strip("\u2060").endswith("/")]
    assert " ".join(shown).replace("\u2060", "") == REWARDS


def test_a_line_may_end_at_a_stroke_otherwise(qapp: QApplication) -> None:
    every = [line for width in range(90, 260, 10) for line in lines(REWARDS, text_font(12), width)]
    assert any(line.endswith("/") for line in every)
