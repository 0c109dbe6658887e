"""What a plant answers to, as a row of small signs: the cards of the cause, then what they do to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QRectF

from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.table.cards.plates import CauseLine
from garden_desktop.ui.games.fire_and_flora.brush import Brush

ACTION: Final = 0.82
"""Size of the sign of an action, the one of a card being 1."""
_SECOND: Final = 0.78
"""How far the second card of a pair lies from the first."""
_GAP: Final = 0.34
_LARGEST: Final = 16.0
_HAIRED: Final = 12.0
"""Smaller signs stand apart without a hair."""


def size_for(answers: Sequence[CauseLine], width: float, height: float) -> float:
    """How large the signs can be so that all of them fit side by side."""
    units = sum(_units(answer) for answer in answers) + _GAP * (len(answers) + 1)
    return min(_LARGEST, height * 0.86, width / units)


def paint_answers(brush: Brush, rect: QRectF, answers: Sequence[CauseLine]) -> None:
    """All of them in the middle of `rect`, with a hair between one and the next."""
    if not answers:
        return
    size = size_for(answers, rect.width(), rect.height())
    wide = sum(_units(answer) for answer in answers) * size
    gap = min(size * 0.8, (rect.width() - wide) / (len(answers) + 1))
    x, y = rect.x() + (rect.width() - wide - gap * (len(answers) - 1)) / 2, rect.center().y()
    for number, answer in enumerate(answers):
        if number and size > _HAIRED:
            brush.painter.setPen(brush.pen(brush.paper.bound, 1))
            hair = x - gap / 2
            brush.painter.drawLine(QLineF(hair, y - size * 0.4, hair, y + size * 0.4))
        x += paint_answer(brush, x, y, size, answer) + gap


def paint_answer(brush: Brush, x: float, y: float, size: float, answer: CauseLine) -> float:
    """One of them from `x` to the right, `y` its middle; returns its width."""
    for number, icon in enumerate(answer.cause):
        brush.art(RESOURCES[icon], QRectF(x + number * size * _SECOND, y - size / 2, size, size))
    begin = x + size * (1 + _SECOND * (len(answer.cause) - 1))
    sign = size * ACTION
    brush.art(f"act-{answer.action}", QRectF(begin, y - sign / 2, sign, sign))
    return begin + sign - x


def _units(answer: CauseLine) -> float:
    return 1 + _SECOND * (len(answer.cause) - 1) + ACTION
