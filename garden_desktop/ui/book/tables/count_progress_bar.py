"""Says how many matches are still to be counted, and lets it be stopped."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.hotseat.book.figures.statistic_counter import StatisticCounter
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.layout.box_layouts import column_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label

SECONDS: Final = 0.008
"""The window waits no longer."""
BREATH_MS: Final = 4
NEWS: Final = 100
"""So many parts are counted before it is said how far it is."""


class CountProgressBar(QWidget):
    """Counts while it is seen, in small parts; `counted` says that there are other figures now."""

    counted = Signal()

    def __init__(self, appearance: Appearance, counting: StatisticCounter) -> None:
        super().__init__()
        self._counting, self._parts, self._stopped = counting, 0, False
        self.words, self.button = Label(wrap=True), LinkButton(appearance, px=13)
        self.words.setProperty("role", "small")
        self._clock = QTimer(self, interval=BREATH_MS)
        self.setLayout(column_layout(self.words, self.button, spacing=2))
        self._clock.timeout.connect(self._go_on)
        self.button.clicked.connect(self._turn)
        self.hide()

    @property
    def working(self) -> bool:
        return self._clock.isActive()

    def begin(self) -> None:
        """Count what is there to be counted, unless somebody has stopped that."""
        left = self._counting.left()
        self.setVisible(left > 0)
        if left:
            if not self._stopped:
                self._clock.start()
            self.retranslate()

    def retranslate(self) -> None:
        left = self._counting.left()
        if self.working:
            self.words.setText(self.tr("counting %n more", "", left))
            self.button.setText(self.tr("Cancel"))
        else:
            self.words.setText(self.tr("%n matches are not counted yet", "", left))
            self.button.setText(self.tr("Count on"))

    def _turn(self) -> None:
        """Stop, or go on."""
        self._stopped = self.working
        self._clock.stop() if self._stopped else self._clock.start()
        self.retranslate()

    def _go_on(self) -> None:
        if not self.isVisible():
            self._clock.stop()
            return
        more = self._counting.go_on(SECONDS)
        self._parts += 1
        if not more:
            self._clock.stop()
            if self.button.hasFocus():
                self.focusPreviousChild()
            self.hide()
            self.counted.emit()
        elif self._parts % NEWS == 0:
            self.retranslate()
            self.counted.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
