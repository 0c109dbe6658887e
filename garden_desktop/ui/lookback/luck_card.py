"""A stroke of luck as a card: what came, and to whom it gave how much."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, Signal

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.layout.box_layouts import column_layout, row_layout
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.kit.text.label import Label, RichLabel
from garden_desktop.ui.lookback.card import LookBackCard, SideSignView


class LuckStroke(NamedTuple):
    """What a card tells: which move it was, what came, whom it helped most and by how much, and the chance after it."""

    ply: int
    last: int
    words: Html
    player: Player
    gain: int
    made: int


class LuckCard(LookBackCard):
    """`watched` asks for the replay there."""

    watched = Signal(int)

    def __init__(self, appearance: Appearance, game: str, told: LuckStroke) -> None:
        super().__init__(appearance)
        self._told = told
        self._title, self._gain = Label(), Label()
        self._came, self._why = RichLabel(wrap=True), Label(wrap=True)
        self.watch = QuietButton(appearance, height=40)
        self._title.setProperty("role", "strong")
        self._gain.setProperty("role", "gain")
        self._why.setProperty("role", "small")
        head = row_layout(SideSignView(appearance, game, told.player.sign), self._title, None, self._gain)
        words = column_layout(self._came, self._why, None, spacing=6)
        page = column_layout(head, words, self.watch, spacing=8, margins=(14, 10, 14, 12))
        page.setStretch(1, 1)
        self.setLayout(page)
        self.watch.clicked.connect(lambda: self.watched.emit(told.ply))
        self.retranslate()

    def retranslate(self) -> None:
        told = self._told
        self._title.setText(self.tr("Luck: move {ply} of {last}").format(ply=told.ply + 1, last=told.last))
        self._gain.setText(f"+{told.gain}")
        self._came.set_html(told.words)
        why = self.tr("It gave {name} {gain} of 100 more than could be expected. The chance after it: {made}.").format(
            name=told.player.name, gain=told.gain, made=told.made
        )
        self._why.setText(why)
        self.watch.setText(self.tr("Watch"))
        self.watch.setAccessibleName(without_isolates(f"{self._title.text()}. {why} {self.watch.text()}"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
