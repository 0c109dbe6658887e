"""The lower part of the table: the own hand, and behind a line what else can be done."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Who
from garden_desktop.games.fire_and_flora import layout
from garden_desktop.games.fire_and_flora.plates import plant_name
from garden_desktop.ui.board.brush import LEFT, rect_of
from garden_desktop.ui.games.fire_and_flora.page import Page

_RULE: Final = 716.0


def paint_dock(page: Page) -> None:
    """The ground of the dock; cards and buttons lie on it by themselves."""
    brush, (wide, high) = page.brush, layout.SIZE
    brush.painter.fillRect(QRectF(0, layout.DOCK, wide, high - layout.DOCK), brush.theme.surface)
    brush.painter.setPen(brush.pen(brush.theme.line, 1))
    brush.painter.drawLine(QLineF(0, layout.DOCK + 0.5, wide, layout.DOCK + 0.5))


def paint_rule(page: Page, x: float) -> None:
    """A line from above to below."""
    page.brush.painter.setPen(page.brush.pen(page.brush.theme.line, 1))
    page.brush.painter.drawLine(QLineF(x, layout.HAND.y, x, layout.HAND.bottom))


def paint_hand(page: Page) -> None:
    """The line beside the hand, and words where there is no card to be seen."""
    brush = page.brush
    paint_rule(page, _RULE)
    if not any(page.stage.hand or (page.view.sizes[page.stage.home],)):
        rect = rect_of(layout.HAND).adjusted(0, 0, -24, 0)
        said = NO_CARDS if page.stage.hand is not None else NO_CARDS_OF.of(who=Who(page.stage.home))
        brush.lines(rect, brush.said(said), brush.quiet(14), LEFT)


def paint_question(page: Page) -> None:
    """Above the choices while a fire waits for a child to be placed."""
    ask = page.view.ask
    if ask.kind == "site":
        said = page.brush.said(CHILD.of(plant=plant_name(page.law, 2 * ask.what)))
        page.brush.line(rect_of(layout.PICKS_TITLE), said, page.brush.bold(15), LEFT)


CHILD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant}: choose its land")
NO_CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You hold no Resource Cards.")
NO_CARDS_OF: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} holds no Resource Cards.")
