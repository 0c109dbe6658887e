"""Painting of the selection phase: a side fills its bench in secret; also used between rounds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP, SideName
from garden_desktop.games.gnomadic_gardeners.data.pack import CROPS
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.state import NO_CARD
from garden_desktop.games.gnomadic_gardeners.table import notes
from garden_desktop.games.gnomadic_gardeners.table.preview import rows as needs
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import (
    BenchPreview,
    PreviewSum,
    SumLine,
    TaskRow,
    TransferPreview,
)
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, RIGHT, TextStyle, around, rect_of
from garden_desktop.ui.games.gnomadic_gardeners import cards, ground, scarecrow
from garden_desktop.ui.games.gnomadic_gardeners.canvas import Brush, Page
from garden_desktop.ui.kit.style.theme import text_font

_STEP: Final = 31.0
_TIGHT: Final = 22.0
_FOOT: Final = 44.0
_SLIM: Final = 150.0
_SLIM_STEP: Final = 38.0


def paint_sum(brush: Brush, rect: QRectF, lines: PreviewSum) -> float:
    """Paint a sum: heading, one line per item, rule and total; returns its lower end."""
    y = rect.y()
    brush.line(QRectF(rect.x(), y, rect.width(), 22), brush.said(lines.title), brush.heading())
    y += 30
    room = rect.height() - 30 - (_FOOT if lines.total is not None else 0)
    slim = rect.width() < _SLIM
    step = max(_TIGHT, min(_SLIM_STEP if slim else _STEP, room / max(1, len(lines.lines))))
    for line in lines.lines[: max(1, int(room / step))]:
        (_slim_line if slim else _line)(brush, QRectF(rect.x(), y, rect.width(), step), line)
        y += step
    if lines.total is None or not lines.lines:
        brush.line(QRectF(rect.x(), y - 6, rect.width(), 22), brush.said(lines.foot), brush.quiet())
        return y + 22
    brush.painter.setPen(brush.pen(brush.theme.line, 1))
    brush.painter.drawLine(QPointF(rect.x(), y + 4), QPointF(rect.right(), y + 4))
    foot = QRectF(rect.x(), y + 10, rect.width(), 34)
    figure = brush.figure(24, brush.theme.leaf if lines.glad else None)
    taken = brush.width(str(lines.total), figure) + 8
    brush.line(foot, str(lines.total), figure, RIGHT)
    brush.line(foot.adjusted(0, 2, -taken, 2), brush.said(lines.foot), brush.body(), LEFT)
    return y + _FOOT


def _line(brush: Brush, rect: QRectF, line: SumLine) -> None:
    size = min(rect.height() - 3, 27)
    spot = around(QPointF(rect.x() + 12, rect.center().y()), size, size)
    if line.task:
        _task(brush, spot, line)
    else:
        brush.art(line.sprite, spot)
    words = rect.adjusted(31, 0, -34, 0)
    brush.lines(words, brush.said(line.text), brush.body(), LEFT)
    if line.bliss is None:
        end = around(QPointF(rect.right() - 13, rect.center().y()), size, size)
        brush.art(line.sprite, end)
    else:
        brush.line(rect, str(line.bliss), brush.figure(17), RIGHT)


def _slim_line(brush: Brush, rect: QRectF, line: SumLine) -> None:
    """Paint a line as picture, number, reason, for a column too narrow to align numbers at the right."""
    size = min(rect.height() - 3, 31)
    spot = around(QPointF(rect.x() + 15, rect.center().y()), size, size)
    if line.task and line.bliss is not None:
        _task(brush, spot, line)
    else:
        brush.art(line.sprite, spot)
    x = rect.x() + 37
    if line.bliss is not None:
        x += brush.line(QRectF(x, rect.y(), 34, rect.height()), str(line.bliss), brush.figure(18)) + 8
    brush.lines(QRectF(x, rect.y(), rect.right() - x, rect.height()), brush.said(line.text), brush.quiet(12), LEFT)


def _task(brush: Brush, spot: QRectF, line: SumLine) -> None:
    """Paint the disc of a task: filled when served, dashed if it would be served with the held card."""
    radius = min(spot.width() / 2, 11.5)
    if not line.waits:
        brush.disc(spot.center(), radius, brush.theme.leaf, str(line.task), 13)
        return
    brush.painter.setPen(brush.dashes(brush.theme.leaf, 2.2))
    brush.painter.setBrush(brush.theme.raised)
    brush.painter.drawEllipse(spot.center(), radius, radius)
    style = TextStyle(text_font(13, bold=True), brush.theme.leaf)
    brush.line(spot, str(line.task), style, CENTRE)


_PALE = 0.34


def paint_under(page: Page) -> None:
    """Paint everything that does not depend on the held card."""
    ground.paint_dock(page, page.whose(YOUR_HAND, HAND_OF))
    if page.look.config.solo:
        scarecrow.paint_far(page)
    else:
        _paint_far(page)
    _paint_pair(page)
    ground.paint_own_bench(page)
    ground.paint_own_label(page, page.whose(YOUR_BENCH, BENCH_OF))
    ground.paint_side(page)


def paint_over(page: Page) -> None:
    """Paint rows, hours, sum and advice, which follow the held card."""
    look, shown = page.look, page.brush.shown
    if shown.over == "next":
        paint_outer(page, 1.0)
    if notes.chooses(look):
        preview = look.choosing(shown.held)
        _paint_rows(page, preview.rows)
        ground.paint_hours(page, HOURS_OF_PREP, preview.hours)
        _paint_sums(page, preview)
        _paint_advice(page, preview)
        return
    _paint_rows(page, needs.rows(look.config, look.view))
    if look.open:
        ground.paint_hours(page, HOURS_OF_PREP, ground.settled_hours(page))


def _paint_far(page: Page) -> None:
    """Paint hand and bench of the opponent."""
    brush, frame = page.brush, page.look.frame
    ground.paint_far_bench(page)
    hand = rect_of(frame.far_hand)
    words = QRectF(hand.right() + 20, hand.y() + 10, frame.far_board.x - hand.right() - 30, 20)
    page.line("far.hand.title", words, brush.heading())
    page.note("far.hand.words", words.adjusted(0, 22, 0, 42), brush.quiet())
    label = rect_of(frame.far_label)
    brush.seat(QPointF(label.x() + 14, label.y() + 28), 14, page.look.other)
    beside = QRectF(label.x() + 36, label.y(), label.width() - 36, 22)
    page.line("far.title", beside, brush.heading())
    page.note("far.words", beside.adjusted(0, 22, 0, 44), brush.quiet())


def _paint_pair(page: Page) -> None:
    """Paint the task cards, their faded outer halves, and outlines of cards not yet drawn."""
    brush, frame, view = page.brush, page.look.frame, page.look.view
    left, right = halves(rect_of(frame.pair))
    empty = [card for card, index in zip((left, right), view.pair, strict=True) if index == NO_CARD]
    cards.paint_outlines(brush, empty)
    there = [QRectF() if card in empty else card for card in (left, right)]
    cards.paint_cards(brush, there[0], there[1], left.right(), frame.sky)
    paint_outer(page, _PALE)
    if view.pair[1] != NO_CARD:
        words = brush.said(NEXT_ROUND)
        wide = min(brush.width(words, brush.quiet()) + 18, 130)
        x = frame.rows[0].right + 6
        cards.paint_tag(brush, QRectF(x, frame.pair.y + frame.sky - 26, wide, 21), words)


def paint_outer(page: Page, strength: float) -> None:
    """Paint the outer halves of the task cards with opacity `strength`; at full strength only the right one."""
    brush, frame, look = page.brush, page.look.frame, page.look
    heights = [row.y + row.h / 2 for row in frame.rows]
    names = {animal: brush.said(name) for animal, name in ANIMAL_NAMES.items()}
    left, right = look.view.pair
    with brush.faded(strength):
        if left != NO_CARD and strength < 1:
            room = QRectF(frame.pair.x + 10, 0, frame.rows[0].x - frame.pair.x - 14, 0)
            cards.paint_half(brush, look.config.pack.cards[left].left, room, heights, names)
        if right != NO_CARD:
            room = QRectF(frame.rows[0].right + 8, 0, frame.pair.right - frame.rows[0].right - 14, 0)
            cards.paint_half(brush, look.config.pack.cards[right].right, room, heights, names, coming=True)


def _paint_rows(page: Page, rows: tuple[TaskRow, ...]) -> None:
    brush, seam = page.brush, page.look.frame.pair.x + page.look.frame.pair.w / 2
    for row, box in zip(rows, page.look.frame.rows, strict=False):
        rect = rect_of(box)
        cards.paint_row(brush, rect, row)
        y = rect.center().y()
        cards.paint_chips(brush, seam - 18, y, row.chips)
        name = brush.said(ANIMAL_NAMES[row.animal]) if row.animal else ""
        cards.paint_reward(brush, seam + 25, y, row, name, rect.right() - seam - 32)
        cards.paint_number(brush, QPointF(seam, y), row)
        _paint_disks(page, rect, row)


def _paint_disks(page: Page, rect: QRectF, row: TaskRow) -> None:
    """Paint the symbols of the sides that have done a task this round (GG-42), clear of the reward's name."""
    done = [side for side in (0, 1) if page.look.open and page.look.view.done[side] >> (row.number - 1) & 1]
    for index, side in enumerate(done):
        page.brush.seat(QPointF(rect.right() - 4 - 22 * index, rect.y() + 2), 10, side)


def _paint_sums(page: Page, preview: BenchPreview) -> None:
    box = rect_of(page.look.frame.sums)
    end = paint_sum(page.brush, box.adjusted(0, 0, 0, -20.0 * len(preview.without)), preview.sum)
    for words in preview.without:
        page.brush.line(QRectF(box.x(), end, box.width(), 20), page.brush.said(words), page.brush.quiet())
        end += 20


def _paint_advice(page: Page, preview: BenchPreview) -> None:
    """Paint as many sentences of advice as fit; screen readers get all. Below, what moves over."""
    brush, box = page.brush, rect_of(page.look.frame.advice)
    if preview.leaving is not None:
        _paint_leaving(page, preview.leaving, QRectF(box.x(), box.bottom() - 20, box.width(), 20))
        box.setBottom(box.bottom() - 22)
    for words in preview.advice:
        if brush.passage_height(box.width(), words, brush.body()) > box.height():
            return
        box.setTop(box.top() + brush.passage(box, words, brush.body()) + 3)


def _paint_leaving(page: Page, leaving: TransferPreview, rect: QRectF) -> None:
    """Paint the crops that will work for the other side next."""
    brush = page.brush
    words = brush.said(LATER.of(who=SideName(page.look.other)))
    left = (
        rect.x() + brush.line(QRectF(rect.x(), rect.y(), rect.width() * 0.5, rect.height()), words, brush.quiet()) + 8
    )
    crops = [(crop, count) for crop, count in zip(CROPS, leaving.icons, strict=True) if count]
    step = min(36.0, (rect.right() - left) / max(1, len(crops)))
    for index, (crop, count) in enumerate(crops):
        spot = QRectF(left + step * index, rect.y() + 2, 16, 16)
        brush.art(f"crop-{crop}", spot)
        brush.line(QRectF(spot.right() + 2, rect.y(), step - 18, rect.height()), str(count), brush.quiet(12))


def halves(pair: QRectF) -> tuple[QRectF, QRectF]:
    """Return the rectangles of the two cards of a pair."""
    half = pair.width() / 2
    return (
        QRectF(pair.x(), pair.y(), half, pair.height()),
        QRectF(pair.x() + half, pair.y(), half, pair.height()),
    )


YOUR_HAND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your hand")
HAND_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s hand")
BENCH_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s bench")
YOUR_BENCH = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your bench")
HOURS_OF_PREP = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Prep time")
LATER = QT_TRANSLATE_NOOP("gnomadic_gardeners", "then to {who}")
NEXT_ROUND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "next round")
