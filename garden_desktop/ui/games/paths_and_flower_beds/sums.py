"""What a walk is worth: one large figure, its three parts, and a bar on the scale of the best."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.results import CIRCLED, FOUNTAINS
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import OPPOSITE_GATES, Walk
from garden_desktop.ui.board.drawing.table_painter import CENTRE, RIGHT, TextStyle, around
from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.sheet import paint_ring
from garden_desktop.ui.kit.style.theme import blend, text_font

_LARGE: Final = 56.0
_BAR_H: Final = 14.0
_WIDE: Final = 220.0
"""A box narrower than this has the figure over the parts."""


_SPOKEN: Final = 120.0
"""A part narrower than this is only its drawing and its figure."""


class WalkSumLine(NamedTuple):
    """A line of the sum: its drawing ("" for the ring), words and figure; `quiet` while it is still to come."""

    sprite: str
    words: str
    figure: str
    quiet: bool


def paint_sum(page: Page, seat: Seat, rect: QRectF) -> None:
    """The sum of a seat as far as its walker has come."""
    look, colour = page.look, page.brush.side_colour(seat)
    done, whole = look.so_far(seat), look.counted[seat]
    bar = QRectF(rect.x(), rect.bottom() - _BAR_H - 2, rect.width(), _BAR_H)
    if rect.width() >= _WIDE:
        side = min(_LARGE * 1.75, rect.width() * 0.26)
        _paint_total(page, QRectF(rect.x(), rect.y(), side, 92), done.total, px=_LARGE)
        parts = QRectF(rect.x() + side + 8, rect.y() + 2, rect.width() - side - 8, bar.y() - rect.y() - 10)
    else:
        high = min(92.0, rect.height() * 0.38)
        _paint_total(page, QRectF(rect.x(), rect.y(), rect.width(), high), done.total, px=high * 0.58)
        parts = QRectF(rect.x(), rect.y() + high + 6, rect.width(), min(84.0, bar.y() - rect.y() - high - 14))
    paint_parts(page, parts, done, colour, whole)
    _paint_bar(page, bar, done, whole)


def _paint_total(page: Page, rect: QRectF, total: int, px: float) -> None:
    brush = page.brush
    foot = 0.0 if page.look.arrived else 20.0
    brush.line(rect.adjusted(0, 0, 0, -foot), str(total), brush.sum(round(px)), CENTRE)
    if not page.look.arrived:
        brush.line(
            QRectF(rect.x(), rect.bottom() - foot, rect.width(), foot), brush.said(SO_FAR), brush.quiet(), CENTRE
        )


def paint_parts(page: Page, rect: QRectF, walk: Walk, colour: QColor, whole: Walk) -> None:
    """Squares, fountains and gates, one below the other; a bonus ahead in the `whole` walk stands with its gates."""
    brush = page.brush
    coming = f"+{whole.bonus}" if whole.bonus > walk.bonus else ""
    gates = brush.said(_gates(page.config, whole if coming or not walk.squares else walk))
    parts = (
        WalkSumLine("", brush.said(CIRCLED), str(walk.circled), False),
        WalkSumLine("fountain", brush.said(FOUNTAINS), str(walk.fountains), False),
        WalkSumLine("gate", gates, coming or str(walk.bonus), bool(coming) or not walk.bonus),
    )
    high = rect.height() / len(parts)
    for number, part in enumerate(parts):
        _paint_part(page, part, QRectF(rect.x(), rect.y() + number * high, rect.width(), high), colour)


def _gates(config: RulesConfig, walk: Walk) -> Message:
    """Which gates a walk leads to."""
    if not walk.squares:
        return NO_GATE
    names, (one, other) = config.map.gates, (walk.squares[0], walk.squares[-1])
    if not walk.bonus:
        return ONE_GATE.of(one=names[one])
    return (OPPOSITE if walk.bonus == OPPOSITE_GATES else TWO_GATES).of(one=names[one], other=names[other])


def _paint_part(page: Page, part: WalkSumLine, rect: QRectF, colour: QColor) -> None:
    brush, theme = page.brush, page.brush.theme
    middle, px = QPointF(rect.x() + 11, rect.center().y()), 14 if rect.width() > 180 else 12
    if part.sprite:
        brush.art(part.sprite, around(middle, 20, 20))
    else:
        paint_ring(brush, middle, 7, colour)
    figure = TextStyle(text_font(17 if rect.width() > 180 else 15, bold=True), theme.muted if part.quiet else theme.ink)
    taken = brush.line(rect, part.figure, figure, RIGHT)
    words = brush.quiet(px) if part.quiet else brush.body(px)
    if rect.width() < _SPOKEN:
        return
    brush.line(rect.adjusted(30, 0, -taken - 8, 0), part.words, words)


def _paint_bar(page: Page, rect: QRectF, done: Walk, whole: Walk) -> None:
    """Points so far as a bar; a bonus that is still ahead is a dashed outline."""
    brush, theme = page.brush, page.brush.theme
    most = max(1, *(walk.total for walk in page.look.counted))
    clip = QPainterPath()
    clip.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    with brush.kept():
        brush.painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        brush.painter.fillRect(rect, blend(theme.table, theme.wood, 0.24))
        x = rect.x()
        for points, colour in ((done.circled, theme.leaf), (done.fountains, theme.sky), (done.bonus, theme.sun)):
            wide = rect.width() * points / most
            brush.painter.fillRect(QRectF(x, rect.y(), wide, rect.height()), colour)
            x += wide
    ahead = rect.width() * (whole.bonus - done.bonus) / most
    if ahead > 1:
        brush.box(QRectF(x + 1, rect.y() + 1, ahead - 2, rect.height() - 2), 3, None, brush.dashes(theme.wood, 1.8))


SO_FAR: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "so far")
NO_GATE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No gate")
ONE_GATE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gate {one} only")
TWO_GATES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gates {one} and {other}")
OPPOSITE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gates {one} and {other}, opposite")
