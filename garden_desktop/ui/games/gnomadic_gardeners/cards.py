"""Painting of gnome cards in four sizes, composed from pack data and portraits, and of the task pair: two adjoining
cards, the common picture, and three task rows across the seam.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, CROPS, Gnome, HalfCard, Icons
from garden_desktop.games.gnomadic_gardeners.rules.state import bits_of
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import Chip, TaskRow
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, TextStyle, around
from garden_desktop.ui.games.gnomadic_gardeners.canvas import Brush

_TILE: Final = 60
"""Card height below which only the face is shown."""
_WHOLE: Final = 120
"""Card height from which everything is shown; lower cards, as on a bench, show hours, name and crops."""
_BADGES: Final = 72
"""Width in units that both badges of a card need."""
_STEP: Final = 1.18
"""Distance between two crops, in sizes."""


def paint_gnome(brush: Brush, gnome: Gnome, rect: QRectF) -> None:
    """Paint a gnome card in the layout for its height: whole, short or face only."""
    if rect.height() >= _WHOLE:
        _whole_card(brush, gnome, rect)
    elif rect.height() < _TILE:
        _face_tile(brush, gnome, rect)
    else:
        _short_card(brush, gnome, rect)


def paint_back(brush: Brush, rect: QRectF) -> None:
    """Paint the back of a gnome card."""
    brush.art("card-back", rect)


def paint_ghost(brush: Brush, gnome: Gnome, rect: QRectF, words: str) -> None:
    """Paint the outline of a card that is elsewhere now, with its grey face and where it is."""
    inner = rect.adjusted(1, 1, -1, -1)
    brush.box(inner, 8, None, brush.dashes(brush.theme.line if brush.theme.dark else brush.theme.wood.lighter(140)))
    size = min(rect.width() * 0.36, 40)
    middle = rect.center().y() - (6 if words else 0)
    brush.pale_art(f"gnome-{gnome.id}", around(QPointF(rect.center().x(), middle - size * 0.4), size, size))
    brush.line(QRectF(rect.x() + 4, middle + size * 0.3, rect.width() - 8, 20), words, brush.quiet(), CENTRE)


def _whole_card(brush: Brush, gnome: Gnome, rect: QRectF) -> None:
    """Paint the full card, scaled by its height; a narrow one shows less of the portrait."""
    unit = rect.height() / 146
    _sheet(brush, rect, 8 * unit)
    window = QRectF(rect.x() + 5 * unit, rect.y() + 5 * unit, rect.width() - 10 * unit, 90 * unit)
    _portrait(brush, gnome, window, 94 * unit)
    name = QRectF(rect.x() + 4 * unit, window.bottom() + 1 * unit, rect.width() - 8 * unit, 18 * unit)
    brush.line(name, short_name(gnome), brush.printed(13 * unit), CENTRE)
    room = rect.bottom() - name.bottom()
    _crops(
        brush,
        gnome,
        QPointF(rect.center().x(), name.bottom() + room / 2 - 1.5 * unit),
        name.width(),
        min(25 * unit, room - 4),
    )
    badge = min(unit, rect.width() / _BADGES)
    _hours(brush, gnome, rect, badge)
    _charm(brush, gnome, rect, badge)
    _frame(brush, rect, 8 * unit)


def _short_card(brush: Brush, gnome: Gnome, rect: QRectF) -> None:
    """Paint the short card, scaled by its height; a narrow one has a smaller face."""
    unit = rect.height() / 98
    _sheet(brush, rect, 7 * unit)
    crops, name_height = 20 * unit, 17 * unit
    face = min(rect.height() - crops - name_height - 5 * unit, rect.width() - 4)
    name = QRectF(rect.x() + 1, rect.bottom() - crops - name_height - 2 * unit, rect.width() - 2, name_height)
    brush.art(f"gnome-{gnome.id}", around(QPointF(rect.center().x() + 3 * unit, name.y() - face / 2), face, face))
    brush.line(name, short_name(gnome), brush.printed(13 * unit), CENTRE)
    middle = QPointF(rect.center().x(), rect.bottom() - crops / 2 - 3 * unit)
    _crops(brush, gnome, middle, rect.width() - 8, 18 * unit)
    side = min(25 * unit, rect.width() * 0.4)
    _badge(brush, rect, side, side, 7 * unit)
    brush.line(
        QRectF(rect.x(), rect.y(), side, side), str(gnome.prep), brush.figure(15 * unit, brush.paper.sheet), CENTRE
    )
    _frame(brush, rect, 7 * unit)


def _face_tile(brush: Brush, gnome: Gnome, rect: QRectF) -> None:
    _sheet(brush, rect, 7)
    brush.art(f"gnome-{gnome.id}", rect.adjusted(3, 2, -3, -3))
    _frame(brush, rect, 7)


def short_name(gnome: Gnome) -> str:
    """Return the first name of a gnome."""
    return gnome.name.split()[0]


def _sheet(brush: Brush, rect: QRectF, radius: float) -> None:
    brush.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, brush.paper.sheet)


def _frame(brush: Brush, rect: QRectF, radius: float) -> None:
    brush.box(rect.adjusted(1, 1, -1, -1), radius - 0.5, None, brush.pen(brush.paper.ink, 1.8))


def _portrait(brush: Brush, gnome: Gnome, window: QRectF, width: float) -> None:
    clip = QPainterPath()
    clip.addRoundedRect(window.adjusted(0, 0, 0, 8), 5, 5)
    with brush.kept():
        brush.painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        high, left = width * 172 / 180, window.center().x() - width / 2
        brush.art(f"portrait-{gnome.id}", QRectF(left, window.bottom() - high, width, high))
    brush.painter.setPen(brush.pen(brush.paper.ink, 1.6))
    brush.painter.drawLine(window.bottomLeft(), window.bottomRight())


def _badge(brush: Brush, rect: QRectF, width: float, height: float, radius: float) -> None:
    with brush.kept():
        brush.painter.setClipRect(QRectF(rect.x(), rect.y(), width, height), Qt.ClipOperation.IntersectClip)
        brush.box(QRectF(rect.x(), rect.y(), width + radius, height + radius), radius, brush.paper.ink)


def _hours(brush: Brush, gnome: Gnome, rect: QRectF, unit: float) -> None:
    """Paint the prep hours, top left."""
    field = QRectF(rect.x(), rect.y(), 35 * unit, 30 * unit)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(field, 7 * unit, 7 * unit)
    path.addRect(field.adjusted(10, 0, 0, -10))
    path.addRect(field.adjusted(0, 10, -10, 0))
    with brush.kept():
        clip = QPainterPath()
        clip.addRoundedRect(rect, 8 * unit, 8 * unit)
        brush.painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        brush.painter.fillPath(path, brush.paper.ink)
    figure = QRectF(field.x() + 3 * unit, field.y(), 17 * unit, field.height())
    brush.line(figure, str(gnome.prep), brush.printed(20 * unit, brush.paper.sheet), CENTRE)
    brush.art("hour", around(QPointF(field.x() + 25.5 * unit, field.center().y() + 0.5), 13 * unit, 13 * unit))


def _charm(brush: Brush, gnome: Gnome, rect: QRectF, unit: float) -> None:
    """Paint the charisma (bliss the gnome pays alone), top right."""
    field = QRectF(rect.right() - 36 * unit, rect.y(), 36 * unit, 30 * unit)
    path = QPainterPath()
    path.addRoundedRect(field, 7 * unit, 7 * unit)
    with brush.kept():
        clip = QPainterPath()
        clip.addRoundedRect(rect.adjusted(1, 1, -1, -1), 7 * unit, 7 * unit)
        brush.painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        brush.painter.fillPath(path, brush.paper.cream)
        brush.painter.strokePath(path, brush.pen(brush.paper.ink, 1.8))
    brush.art("bliss", around(QPointF(field.x() + 12.5 * unit, field.center().y()), 18 * unit, 18 * unit))
    figure = QRectF(field.x() + 20 * unit, field.y(), 14 * unit, field.height())
    brush.line(figure, str(gnome.charisma), brush.printed(14 * unit), CENTRE)


def _crops(brush: Brush, gnome: Gnome, centre: QPointF, room: float, size: float) -> None:
    """Paint the crops a gnome can grow, side by side."""
    crops = [crop for crop, count in zip(CROPS, gnome.icons, strict=True) for _ in range(count)]
    size = min(size, room / (len(crops) * _STEP))
    step = size * _STEP
    left = centre.x() - step * (len(crops) - 1) / 2
    for index, crop in enumerate(crops):
        brush.art(f"crop-{crop}", around(QPointF(left + index * step, centre.y()), size, size))


CHIP: Final = 31.0
CHIP_STEP: Final = 32.0
GATE: Final = 24.0
"""Width by which an open gate reaches into its row."""
BESIDE: Final = 18.0
"""Distance from the seam at which the needs of a task end."""
_CLOSED: Final = ("covered", "flowers")
_RADIUS: Final = 14
_MEADOW_RATIO: Final = 900 / 62


def paint_cards(brush: Brush, left: QRectF, right: QRectF, seam: float, sky: float) -> None:
    """Paint both cards with their common picture of height `sky`; an empty rectangle is a card not drawn yet."""
    cards = [card for card in (left.adjusted(0, 0, 1, 0), right.adjusted(-1, 0, 0, 0)) if card.width() > 2]
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    for card in cards:
        brush.shadow(card, _RADIUS)
        outline.addRoundedRect(card.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
    if not cards:
        return
    top = cards[0].y()
    brush.painter.fillPath(outline, brush.paper.sheet)
    with brush.kept():
        brush.painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        wide = sky * _MEADOW_RATIO
        brush.art("meadow", QRectF(seam - wide / 2, top, wide, sky))
    brush.painter.strokePath(outline, brush.pen(brush.paper.ink, 2))


def paint_outlines(brush: Brush, cards: Sequence[QRectF]) -> None:
    """Paint dashed outlines of task cards not drawn yet."""
    for card in cards:
        brush.box(card.adjusted(1, 1, -1, -1), _RADIUS, None, brush.dashes(brush.theme.edge))


def paint_row(brush: Brush, rect: QRectF, row: TaskRow) -> None:
    """Paint the background of a task row: lit when served, framed when within reach, fenced when closed."""
    paper = brush.paper
    if row.closed and not row.gate:
        brush.box(rect, 9, paper.closed, brush.pen(brush.paper.lit_edge.darker(110), 1))
    elif row.state == "reach":
        brush.halo(rect, 9, paper.leaf)
        brush.box(rect.adjusted(1, 1, -1, -1), 9, paper.glow, brush.pen(paper.leaf, 3))
    elif row.state == "served":
        brush.box(rect, 9, paper.lit, brush.pen(paper.lit_edge, 1.4))
    else:
        brush.box(rect, 9, paper.sheet.darker(102), brush.pen(paper.closed.darker(112), 1.2))


def paint_chips(brush: Brush, right: float, y: float, chips: Sequence[Chip], size: float = CHIP) -> float:
    """Paint the icons a task needs, right-aligned; returns their left edge."""
    step = size + CHIP_STEP - CHIP
    left = right - step * len(chips)
    for index, chip in enumerate(chips):
        paint_chip(brush, QPointF(left + step * index + step / 2, y), chip, size)
    return left


def covered(row: TaskRow) -> int:
    """Return the number of covered needs of a task."""
    return sum(chip.state in _CLOSED for chip in row.chips)


def opened(row: TaskRow, closed: int = 0) -> tuple[Chip, ...]:
    """Return the needs of a task with only the first `closed` of the covered ones shown as covered."""
    numbers = accumulate(chip.state in _CLOSED for chip in row.chips)
    return tuple(
        chip._replace(state="missing") if chip.state in _CLOSED and number > closed else chip
        for chip, number in zip(row.chips, numbers, strict=True)
    )


def paint_chip(brush: Brush, centre: QPointF, chip: Chip, size: float) -> None:
    """Paint an icon: solid ring covered, dashed ring missing, extra flowers if covered by flowers (May)."""
    paper = brush.paper
    ring = {
        "covered": brush.pen(paper.leaf, 2.4),
        "flowers": brush.pen(paper.leaf, 2.4),
        "missing": brush.dashes(paper.muted, 1.8),
        "plain": brush.pen(paper.muted.lighter(170), 1.2),
    }[chip.state]
    brush.painter.setPen(ring)
    brush.painter.setBrush(paper.sheet.lighter(103))
    brush.painter.drawEllipse(centre, size / 2 - 1, size / 2 - 1)
    brush.art(f"crop-{chip.crop}", around(centre, size * 0.72, size * 0.72))
    if chip.state == "flowers":
        for side in (-1, 1):
            spot = centre + QPointF(side * size * 0.3, size * 0.34)
            brush.painter.drawEllipse(spot, size * 0.2, size * 0.2)
            brush.art("crop-flower", around(spot, size * 0.38, size * 0.38))


def paint_number(brush: Brush, centre: QPointF, row: TaskRow, radius: float = 14) -> None:
    """Paint the disc with the task number on the seam."""
    fill = brush.paper.clay if row.closed and not row.gate else brush.paper.leaf
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(brush.paper.sheet)
    brush.painter.drawEllipse(centre, radius + 2, radius + 2)
    brush.disc(centre, radius, fill, str(row.number), radius + 2)


def paint_reward(brush: Brush, left: float, y: float, row: TaskRow, animal: str, width: float) -> float:
    """Paint the reward of a task, left-aligned; returns its right edge."""
    if row.animal:
        brush.art(f"animal-{row.animal}", around(QPointF(left + 20, y), 38, 38))
        words = QRectF(left + 46, y - 20, width - 48, 40)
        brush.lines(words, animal, brush.printed(13), LEFT)
        return words.right()
    brush.art("bliss", around(QPointF(left + 15, y), 31, 31))
    figure = brush.figure(27, brush.paper.ink)
    end = left + 36 + brush.line(QRectF(left + 36, y - 18, 60, 36), str(row.bliss), figure)
    if row.milk:
        brush.art("milk", around(QPointF(end + 24, y), 25, 25))
        end += 38
    return end


def paint_gate(brush: Brush, rect: QRectF) -> None:
    """Paint the fence of a closed row with its gate open: the Lucky Piggy has been there."""
    hinge = QPointF(rect.right() - 5, rect.bottom())
    _leaf(brush, hinge, -GATE, rect.height())
    for foot in (QPointF(rect.x() - 1, hinge.y()), hinge):
        _post(brush, foot + QPointF(0, 1), rect.height() + 3)


def paint_fence(brush: Brush, rect: QRectF, words: str) -> None:
    """Paint a fence with a sign across a closed row."""
    count = max(6, round(rect.width() / 58))
    step = (rect.width() - 24) / (count - 1)
    for y in (rect.y() + rect.height() * 0.3, rect.y() + rect.height() * 0.66):
        rail = QRectF(rect.x() + 8, y - 2.2, rect.width() - 16, 4.4)
        brush.box(rail, 1, brush.paper.post.darker(112), brush.pen(brush.paper.ink, 1))
    for index in range(count):
        _post(brush, QPointF(rect.x() + 12 + index * step, rect.bottom() + 1), rect.height() + 3)
    _sign(brush, rect, words)


def paint_half(
    brush: Brush, half: HalfCard, rect: QRectF, rows: Sequence[float], names: dict[str, str], *, coming: bool = False
) -> None:
    """Paint an outer half at the heights of the three rows; milk only if it can still be used (`coming`)."""
    for task, y in enumerate(rows):
        at = rect.x()
        if any(half.needs[task]):
            chips = icon_chips(half.needs[task])
            paint_chips(brush, at + (CHIP_STEP - 2) * len(chips), y, chips, CHIP - 2)
        if _pays(half, task):
            animal = ANIMALS[next(bits_of(half.animal or 0), 0)] if task == 2 else ""
            milk = coming and bool(half.milk >> task & 1)
            row = TaskRow(task + 1, (), half.bliss[task] if task < 2 else 0, milk, animal)
            paint_reward(brush, at, y, row, names.get(animal, ""), rect.width())


def icon_chips(icons: Icons) -> tuple[Chip, ...]:
    """Return the icons of a need one by one, in the order of CROPS."""
    return tuple(Chip(crop, "plain") for crop, count in zip(CROPS, icons, strict=True) for _ in range(count))


def paint_tag(brush: Brush, rect: QRectF, words: str) -> None:
    """Paint a small label on the picture."""
    brush.box(rect, 6, brush.paper.sheet)
    brush.line(rect.adjusted(6, 0, -6, 0), words, TextStyle(brush.quiet(13).font, brush.paper.muted), CENTRE)


def _pays(half: HalfCard, task: int) -> bool:
    return half.animal is not None if task == 2 else half.bliss[task] > 0


def _post(brush: Brush, foot: QPointF, height: float) -> None:
    path = QPainterPath(QPointF(foot.x() - 6.5, foot.y()))
    path.lineTo(foot.x() - 6.5, foot.y() - height + 9)
    path.lineTo(foot.x(), foot.y() - height)
    path.lineTo(foot.x() + 6.5, foot.y() - height + 9)
    path.lineTo(foot.x() + 6.5, foot.y())
    path.closeSubpath()
    brush.painter.setPen(brush.pen(brush.paper.ink, 1.8))
    brush.painter.setBrush(brush.paper.post)
    brush.painter.drawPath(path)


def _leaf(brush: Brush, hinge: QPointF, reach: float, height: float) -> None:
    """Paint an open gate leaf in perspective."""
    path = QPainterPath(hinge - QPointF(0, height * 0.86))
    path.lineTo(hinge.x() + reach, hinge.y() - height * 0.7)
    path.lineTo(hinge.x() + reach, hinge.y() + 3)
    path.lineTo(hinge.x(), hinge.y() - height * 0.12)
    path.closeSubpath()
    brush.painter.setPen(brush.pen(brush.paper.ink, 1.4))
    brush.painter.setBrush(brush.paper.post.lighter(108))
    brush.painter.drawPath(path)
    for share in (0.34, 0.67):
        x = hinge.x() + reach * share
        top, foot = hinge.y() - height * (0.86 - 0.16 * share), hinge.y() - height * 0.12 * (1 - share)
        brush.painter.drawLine(QPointF(x, top), QPointF(x, foot))


def _sign(brush: Brush, rect: QRectF, words: str) -> None:
    style = TextStyle(brush.quiet(13).font, brush.paper.clay)
    width = min(brush.width(words, style) + 18, rect.width() / 2 - 26)
    sign = QRectF(rect.center().x() + 25, rect.center().y() - 12, width, 24)
    brush.box(sign, 5, brush.paper.sheet, brush.pen(brush.paper.clay, 1.4))
    brush.line(sign.adjusted(6, 0, -6, 0), words, style, CENTRE)
