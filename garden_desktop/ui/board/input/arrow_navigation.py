"""Which of several rectangles comes next when one goes left, right, up or down."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF

K = TypeVar("K", bound=Hashable)

_SLANT: Final = 1.2
"""How far beside the way a thing may lie, as a share of how far along it lies."""
_LEAST: Final = 1.0
"""Table units that count as a way at all."""
_CLEAR: Final = 0.7
"""How much of the smaller one lies beyond the other where one is called right, left, above or below it."""


def next_on(start: QRectF, way: QPointF, goals: Mapping[K, QRectF]) -> K | None:
    """The best one in a direction: near, and straight ahead.

    What lies aslant is only taken where no straight steps lead to it, so that the end of a row is an
    end, and yet nothing is out of reach.
    """
    ahead = {key: rect for key, rect in goals.items() if _lies(start, rect, way)}
    straight = {key: rect for key, rect in ahead.items() if _gap(start, rect, way) == 0}
    linked = set() if straight else _linked(start, goals)
    slanting = {key: rect for key, rect in ahead.items() if key not in linked and _is_aslant(start, rect, way)}
    found = straight or slanting
    return min(found, key=lambda key: _cost(start, found[key], way), default=None)


def facing(start: QRectF, way: QPointF, goals: Mapping[K, QRectF]) -> K | None:
    """The best one straight ahead: of the two, the middle of one lies in the lane of the other."""
    ahead = {key: rect for key, rect in goals.items() if _lies(start, rect, way) and _faces(start, rect, way)}
    return min(ahead, key=lambda key: _cost(start, ahead[key], way), default=None)


def aslant(start: QRectF, way: QPointF, goals: Mapping[K, QRectF]) -> K | None:
    """The best one that lies in a direction, though not straight ahead."""
    ahead = {key: rect for key, rect in goals.items() if _lies(start, rect, way) and _is_aslant(start, rect, way)}
    return min(ahead, key=lambda key: _cost(start, ahead[key], way), default=None)


def nearest(start: QRectF, goals: Mapping[K, QRectF]) -> K | None:
    """The one whose middle is nearest."""
    return min(goals, key=lambda key: (goals[key].center() - start.center()).manhattanLength(), default=None)


def _cost(start: QRectF, goal: QRectF, way: QPointF) -> float:
    return _along(start, goal, way) + 2 * _gap(start, goal, way) + 0.3 * _across(start, goal, way)


def _lies(start: QRectF, goal: QRectF, way: QPointF) -> bool:
    """Whether the goal lies in this direction: clear of `start`, or in line with it, or one around the other."""
    along, across = _along(start, goal, way), _across(start, goal, way)
    wide, high = (start.width(), goal.width()), (start.height(), goal.height())
    sides, lane = (wide, high) if way.y() == 0 else (high, wide)
    clear = along >= sum(sides) / 2 - (1 - _CLEAR) * min(sides)
    in_line = across <= min(lane) / 4
    around = start.contains(goal.center()) or goal.contains(start.center())
    return along > _LEAST and (clear or in_line or around)


def _faces(start: QRectF, goal: QRectF, way: QPointF) -> bool:
    lane = (start.height(), goal.height()) if way.y() == 0 else (start.width(), goal.width())
    return _across(start, goal, way) <= max(lane) / 2


def _is_aslant(start: QRectF, goal: QRectF, way: QPointF) -> bool:
    return _gap(start, goal, way) <= _along(start, goal, way) * _SLANT


def _along(start: QRectF, goal: QRectF, way: QPointF) -> float:
    return QPointF.dotProduct(goal.center() - start.center(), way)


def _across(start: QRectF, goal: QRectF, way: QPointF) -> float:
    apart = goal.center() - start.center()
    return abs(apart.x() * way.y() + apart.y() * way.x())


def _gap(start: QRectF, goal: QRectF, way: QPointF) -> float:
    """How far the goal lies beside the lane that `start` leaves in this direction."""
    sideways = way.y() == 0
    half = (start.height() + goal.height()) / 2 if sideways else (start.width() + goal.width()) / 2
    return max(0.0, _across(start, goal, way) - half)


def _linked(start: QRectF, goals: Mapping[K, QRectF]) -> set[K]:
    """What can be reached from `start` by straight steps."""
    reached: set[K] = set()
    border = [start]
    while border:
        here = border.pop()
        found = [key for key, rect in goals.items() if key not in reached and _share_a_lane(here, rect)]
        reached.update(found)
        border.extend(goals[key] for key in found)
    return reached


def _share_a_lane(one: QRectF, other: QRectF) -> bool:
    beside = one.top() < other.bottom() and other.top() < one.bottom()
    above = one.left() < other.right() and other.left() < one.right()
    return beside or above
