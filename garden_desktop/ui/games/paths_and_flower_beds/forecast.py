"""Painting of the forecast card: value of the best walk, what the piece would change, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import Walk
from garden_desktop.games.paths_and_flower_beds.table import layout
from garden_desktop.games.paths_and_flower_beds.table.cells import borders, named
from garden_desktop.games.paths_and_flower_beds.table.move_preview import MOST_REASONS, WOULD_COUNT, ends
from garden_desktop.ui.board.drawing.table_painter import LEFT, RIGHT, TextStyle, around, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.canvas import Page, chip_colour, paint_ring, paint_sheet
from garden_desktop.ui.kit.style.theme import text_font


class WalkFigure(NamedTuple):
    """Number of a walk: drawing ("" for the ring), text, value before and after."""

    sprite: str
    words: str
    now: int
    then: int
    colour: QColor


def paint_forecast(page: Page) -> None:
    """Paint the card for the deciding player if the option shows it; a refusal is always shown."""
    look = page.look
    if look.own is None or look.tracing or not (look.config.forecast or page.refusal):
        return
    rect = rect_of(layout.FORECAST)
    paint_sheet(page.brush, rect)
    inner = rect.adjusted(15, 10, -15, -8)
    if page.refusal is not None:
        _paint_refusal(page, inner)
    else:
        _paint_walks(page, inner)


def _paint_refusal(page: Page, rect: QRectF) -> None:
    brush, theme = page.brush, page.brush.theme
    clay = theme.inked(theme.clay)
    brush.line(QRectF(rect.x(), rect.y(), rect.width(), 28), brush.said(NOT_HERE), TextStyle(text_font(15, True), clay))
    assert page.refusal is not None, "asked by who knows that there is one"
    brush.lines(rect.adjusted(0, 36, 0, 0), brush.said(page.refusal), brush.body(14))


def _paint_walks(page: Page, rect: QRectF) -> None:
    now, then = page.look.walk, page.walk
    _paint_title(page, QRectF(rect.x(), rect.y(), rect.width(), 32), now, then)
    if not then.squares:
        brush = page.brush
        brush.lines(rect.adjusted(0, 42, 0, 0), brush.said(NO_WALK), brush.body(13))
        return
    _paint_chips(page, QRectF(rect.x(), rect.y() + 35, rect.width(), 23), now, then)
    _paint_reasons(page, rect.adjusted(0, 62, 0, 3), then)


def _paint_title(page: Page, rect: QRectF, now: Walk, then: Walk) -> None:
    brush, theme = page.brush, page.brush.theme
    large = brush.sum(25, theme.inked(theme.leaf if then.total >= now.total else theme.clay))
    if page.forecast is None or now.total == then.total:
        taken = brush.line(rect, str(then.total), large, RIGHT)
    else:
        taken = brush.number_change(
            rect, str(now.total), str(then.total), (TextStyle(text_font(20), theme.muted), large)
        )
    title = SO_FAR if page.forecast is None else WITH_PIECE
    style = TextStyle(text_font(13, bold=True), theme.muted)
    brush.line(rect.adjusted(0, 2, -taken - 10, 2), brush.said(title), style)


def _paint_chips(page: Page, rect: QRectF, now: Walk, then: Walk) -> None:
    brush, theme, x = page.brush, page.brush.theme, rect.x()
    chips = (
        WalkFigure("", brush.said(SQUARES), now.circled, then.circled, theme.leaf),
        WalkFigure("fountain", "", now.fountains, then.fountains, theme.sky),
        WalkFigure("gate", "", now.bonus, then.bonus, theme.sun),
    )
    for chip in chips:
        x += _paint_chip(page, chip, QPointF(x, rect.y()), rect.height()) + 8


def _paint_chip(page: Page, chip: WalkFigure, at: QPointF, high: float) -> float:
    """Paint a chip from `at` to the right; returns its width."""
    brush, theme = page.brush, page.brush.theme
    words, figure = brush.body(13), TextStyle(text_font(13, bold=True), theme.ink)
    changes = page.forecast is not None and chip.now != chip.then
    ahead = 31 + (brush.width(chip.words, words) + 6 if chip.words else 0)
    wide = brush.width(str(chip.now), figure) + 26 if changes else 0
    total = ahead + wide + brush.width(str(chip.then), figure) + 10
    rect = QRectF(at.x(), at.y(), total, high)
    brush.box(rect, high / 2, chip_colour(brush, chip.colour))
    middle = QPointF(at.x() + 16, rect.center().y())
    if chip.sprite:
        brush.art(chip.sprite, around(middle, 18, 18))
    else:
        paint_ring(brush, middle, 5.6, theme.leaf)
    if chip.words:
        brush.line(QRectF(at.x() + 28, at.y(), ahead, high), chip.words, words)
    where = rect.adjusted(ahead, 0, -10, 0)
    if changes:
        brush.number_change(where, str(chip.now), str(chip.then), (figure, figure))
    else:
        brush.line(where, str(chip.then), figure, LEFT)
    return total


def _paint_reasons(page: Page, rect: QRectF, then: Walk) -> None:
    """Paint which squares newly score, and where the walk leads."""
    brush, y = page.brush, rect.y()
    if page.forecast is not None and page.aim is not None and page.forecast.gained:
        garden = page.look.planted(page.aim)
        for square in page.forecast.gained[:MOST_REASONS]:
            beside = named(page.config, borders(page.config, garden, square))
            message = WOULD_COUNT.of(cell=page.config.board.names[square], borders=beside)
            y += brush.passage(QRectF(rect.x(), y, rect.width(), 18), message, brush.body())
    words = brush.said(ends(page.config, then))
    if page.config.seats > 1 and not page.config.open_grids:
        words = f"{words} {brush.said(ONLY_YOU)}"
    brush.lines(QRectF(rect.x(), y, rect.width(), max(14.0, rect.bottom() - y)), words, brush.quiet())


SO_FAR: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Best walk if the match ended now")
WITH_PIECE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Best walk with the piece here")
SQUARES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "squares")
NO_WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No walk yet: no path reaches a gate.")
NOT_HERE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Not here")
ONLY_YOU: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Only you see this.")
