"""People in the new-game dialog: known players, open hands, and saving the table under a name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from garden_desktop.core.record import LONGEST_NAME, Seated
from garden_desktop.hotseat.company import company, seated
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import LinkButton, QuietButton
from garden_desktop.ui.kit.buttons.segmented import PillSegment, SegmentedControl
from garden_desktop.ui.kit.layout.layouts import FlowLayout, column_layout, row_layout
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.lines import NameField

# Known players


_DISC: Final = 22


class KnownPlayersPicker(QWidget):
    """Pills of people who have played before, each seated or removed by a click; hidden until `know` is called.

    `changed` is emitted with the next NewGameState.
    """

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
        """Set the people to offer."""
        self.people = [PersonPillSegment(self._appearance, one, self) for one in people]
        for pill in self.people:
            self._row.addWidget(pill)
            pill.clicked.connect(partial(self._press, pill))
        self.setVisible(bool(people))
        self.show_choices(self._choices)

    def show_choices(self, choices: NewGameState) -> None:
        """Show which of them are seated."""
        self._choices = choices
        here = {one.name.casefold() for one in self._company()}
        full = len(here) >= max(choices.mode.seats)
        for pill in self.people:
            sits = pill.person.name.casefold() in here
            pill.show_checked(sits)
            pill.disable_with_reason(self.tr("No free seat.") if full and not sits else "")

    def retranslate(self) -> None:
        self._title.setText(self.tr("Who’s playing?"))
        self.setAccessibleName(self._title.text())
        self.show_choices(self._choices)

    def _company(self) -> list[Seated]:
        return company(self._choices, {pill.person.name.casefold() for pill in self.people})

    def _press(self, pill: PersonPillSegment, *_: bool) -> None:
        """Seat or remove a person."""
        name, here = pill.person.name.casefold(), self._company()
        others = [one for one in here if one.name.casefold() != name]
        self.changed.emit(seated(self._choices, others if len(others) < len(here) else [*here, pill.person]))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class PersonPillSegment(PillSegment):
    """Pill with a person's disc and name."""

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


_OFF: Final = "off"
_ON: Final = "on"


class OpenHandsRow(QWidget):
    """Switch for open hands (no hand-over screen); hidden for tables without hand-overs.

    `changed` is emitted with the next NewGameState.
    """

    changed = Signal(object)

    def __init__(self, appearance: Appearance, choices: NewGameState) -> None:
        super().__init__()
        self._choices = choices
        self._title, self._sentence = Label(wrap=True), Label(wrap=True)
        self._title.setProperty("role", "strong")
        self._sentence.setProperty("role", "small")
        self.values = SegmentedControl(appearance, [(_OFF, ""), (_ON, "")])
        self.values.chosen.connect(self._choose)
        row = row_layout(column_layout(self._title, self._sentence, spacing=2), self.values, spacing=12)
        row.setStretch(0, 1)
        row.setAlignment(self.values, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(row)
        self.hide()  # setVisible without a parent would open a window
        self.retranslate()

    def show_choices(self, choices: NewGameState) -> None:
        self._choices = choices
        self.setVisible(choices.hands_over)
        self.values.choose(_ON if choices.hands_open else _OFF)

    def retranslate(self) -> None:
        title = self.tr("Open hands")
        sentence = self.tr("No hand-over screen between turns: all players can see all hands.")
        self._title.setText(title)
        self._sentence.setText(sentence)
        self.values.set_words((self.tr("Off"), self.tr("On")))
        self.values.set_name(title)
        self.values.explain(sentence)

    def _choose(self, value: str) -> None:
        self.changed.emit(self._choices.with_open_hands(hands_open=value == _ON))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class SaveTableForm(QWidget):
    """Form that saves the table under a name: a link that opens a field. `named` is emitted with the name."""

    named = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.link = LinkButton(appearance, icon="people")
        self.field, self.keep = NameField(), QuietButton(appearance, height=34)
        self.said = Label(wrap=True)
        self.said.setProperty("role", "small")
        self.field.setMaxLength(LONGEST_NAME)
        row = row_layout(self.link, self.field, self.keep, self.said)
        row.setStretch(1, 1)
        row.setStretch(3, 1)
        self.setLayout(row)
        self.link.clicked.connect(self.ask)
        self.keep.clicked.connect(self._tell)
        self.field.returnPressed.connect(self._tell)
        self.field.left.connect(self._close)
        self._close()
        self.retranslate()

    def ask(self) -> None:
        """Show the name field."""
        self._show(asking=True)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_result(self, words: str) -> None:
        """Close the form and show that the table was saved, or why not."""
        self._close()
        self.said.setText(words)

    def retranslate(self) -> None:
        self.link.setText(self.tr("Save this group…"))
        self.field.setPlaceholderText(self.tr("What is this group called?"))
        self.field.setAccessibleName(self.tr("Group name"))
        self.keep.setText(self.tr("Save"))

    def _tell(self) -> None:
        if self.field.text().strip():
            self.named.emit(self.field.text())

    def _close(self) -> None:
        if self.field.hasFocus() or self.keep.hasFocus():
            self.link.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show(asking=False)

    def _show(self, *, asking: bool) -> None:
        self.said.clear()
        self.field.setVisible(asking)
        self.keep.setVisible(asking)
        self.link.setVisible(not asking)
        self.said.setVisible(not asking)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
