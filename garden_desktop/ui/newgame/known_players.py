"""Who plays tonight: people who have played before, each pressed to sit down or to get up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.company import company, seated
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.buttons.segmented import PillSegment
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.layout.box_layouts import column_layout
from garden_desktop.ui.kit.layout.flow import FlowLayout
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS
from garden_desktop.ui.kit.text.label import Label

_DISC: Final = 22


class KnownPlayersPicker(QWidget):
    """Shows Choices and tells `changed` with the next ones. Hidden until `know` says who there is."""

    changed = Signal(object)

    def __init__(self, appearance: Appearance, choices: NewGameState) -> None:
        super().__init__()
        read_as(self, "Grouping")
        self._appearance, self._choices = appearance, choices
        self._title = Label()
        self._title.setProperty("role", "small")
        self.people: Sequence[PersonPillSegment] = ()
        self._row = FlowLayout()
        self.setLayout(column_layout(self._title, self._row, spacing=6))
        self.retranslate()
        self.hide()

    def know(self, people: Sequence[Seated]) -> None:
        """Offer these people."""
        self.people = [PersonPillSegment(self._appearance, one, self) for one in people]
        for pill in self.people:
            self._row.addWidget(pill)
            pill.clicked.connect(partial(self._press, pill))
        self.setVisible(bool(people))
        self.show_choices(self._choices)

    def show_choices(self, choices: NewGameState) -> None:
        """Show who of them sits there now."""
        self._choices = choices
        here = {one.name.casefold() for one in self._company()}
        full = len(here) >= max(choices.mode.seats)
        for pill in self.people:
            sits = pill.person.name.casefold() in here
            pill.show_checked(sits)
            pill.disable_with_reason(self.tr("No seat is free.") if full and not sits else "")

    def retranslate(self) -> None:
        self._title.setText(self.tr("Who plays tonight?"))
        self.setAccessibleName(self._title.text())
        self.show_choices(self._choices)

    def _company(self) -> list[Seated]:
        return company(self._choices, {pill.person.name.casefold() for pill in self.people})

    def _press(self, pill: PersonPillSegment, *_: bool) -> None:
        """Have somebody sit down, or get up."""
        name, here = pill.person.name.casefold(), self._company()
        others = [one for one in here if one.name.casefold() != name]
        self.changed.emit(seated(self._choices, others if len(others) < len(here) else [*here, pill.person]))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class PersonPillSegment(PillSegment):
    """Somebody: their disc and their name."""

    def __init__(self, appearance: Appearance, person: Seated, parent: QWidget) -> None:
        super().__init__(appearance, person.name, person.name, 13, parent)
        self.person = person
        self.setAutoExclusive(False)

    def draw_value(self, painter: QPainter, rect: QRectF) -> None:
        disc = QRectF(rect.left() + 8, rect.center().y() - _DISC / 2, _DISC, _DISC)
        if self.isRightToLeft():
            disc.moveRight(rect.right() - 8)
        painter.save()
        painter.setOpacity(0.5 if self.reason else 1.0)
        paint_sign(painter, self.appearance, "", SEAT_SYMBOLS[self.person.symbol], disc)
        painter.restore()
        beside, turned = _DISC + 6, self.isRightToLeft()
        super().draw_value(painter, rect.adjusted(0 if turned else beside, 0, -beside if turned else 0, 0))

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(grown(QSize(24, 0)).width(), 0)
