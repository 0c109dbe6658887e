"""Looks back on the matches of somebody beside the window, one after the other, until it is told to stop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.hotseat.book.figures.luck import LuckCollector
from garden_desktop.hotseat.book.figures.participation import PersonFilter
from garden_desktop.hotseat.lookback.analysis_process import AnalysisError, AnalysisProcess, FinishedMatch
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.layout.box_layouts import row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label

LOOK_MS: Final = 200
"""So often the other process is asked."""


class LuckAnalysisBar(QWidget):
    """Says how many matches nobody has looked back on, and works them out when that is asked for. `told` says that
    something is known of one more."""

    told = Signal()

    def __init__(self, appearance: Appearance, looking: LuckCollector) -> None:
        super().__init__()
        self._looking = looking
        self._whose: PersonFilter | None = None
        self._taking: Iterator[None] = iter(())
        self._at: tuple[str, FinishedMatch, AnalysisProcess] | None = None
        self.words, self.button = Label(wrap=True), LinkButton(appearance, px=13)
        self.words.setProperty("role", "small")
        row = row_layout(self.words, self.button)
        row.setStretch(0, 1)
        self.setLayout(row)
        self._clock = QTimer(self, interval=LOOK_MS)
        self._clock.timeout.connect(self._look)
        self.button.clicked.connect(self._turn)
        self.hide()

    @property
    def working(self) -> bool:
        return self._at is not None

    def show_whose(self, whose: PersonFilter) -> None:
        """Of these matches; what is kept of any is taken in first."""
        if self._whose is None or self._whose.names != whose.names:
            self.stop()
        self._whose, self._taking = whose, self._looking.take_in()
        self.retranslate()
        later(self, self._take_in)

    def stop(self) -> None:
        """End the work; what is known stays."""
        self._clock.stop()
        if self._at is not None:
            self._at[2].close()
            self._at = None

    def retranslate(self) -> None:
        left = len(self._looking.waiting(self._whose)) if self._whose is not None else 0
        self.setVisible(left > 0)
        if self.working:
            self.words.setText(self.tr("Looking back, %n matches to go", "", left))
            self.button.setText(self.tr("Cancel"))
        else:
            self.words.setText(self.tr("Nobody has looked back on %n matches yet.", "", left))
            self.button.setText(self.tr("Look back now"))

    def _take_in(self) -> None:
        """One match that somebody has looked back on."""
        if self.isHidden() or next(self._taking, self) is self:
            self.retranslate()
            return
        self.told.emit()
        later(self, self._take_in)

    def _turn(self) -> None:
        if self.working:
            self.stop()
            self.retranslate()
        else:
            self._next()

    def _next(self) -> None:
        """Begin with the newest match nobody has looked back on."""
        for name in self._looking.waiting(self._whose) if self._whose is not None else ():
            finished = self._looking.finished(name)
            if finished is not None:
                self._at = name, finished, AnalysisProcess(finished)
                self._clock.start()
                break
        self.retranslate()

    def _look(self) -> None:
        """Take in what has been found out."""
        assert self._at is not None, "the clock runs while somebody works"
        name, finished, labour = self._at
        if not self.isVisible():
            self.stop()
            return
        try:
            labour.poll()
        except AnalysisError:  # it is told of where one looks back on this match
            self._looking.give_up(name)
        else:
            if not labour.done:
                return
            assert labour.news is not None, "it is done"
            self._looking.end(name, finished, labour.news)
        self.stop()
        self.told.emit()
        self._next()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
