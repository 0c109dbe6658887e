"""About this program: whose games these are, what is reconstructed, what it is made of, and where its files are."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping
from typing import Final

import PySide6
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop import __version__, paths
from garden_desktop.core.game import Game
from garden_desktop.ui.kit.buttons.painted import IconButton
from garden_desktop.ui.kit.layout.roll import Roll
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.text.say import say

SIZE: Final = QSize(680, 620)


class AboutSheet(SheetOverlay):
    """Words alone; they can be taken along with the mouse."""

    def __init__(self, appearance: Appearance, games: Mapping[str, Game], parent: QWidget) -> None:
        super().__init__(appearance, SIZE, parent)
        self._games = games
        self._title, self._cross = Label(), IconButton(appearance, "close")
        self._title.setProperty("role", "heading")
        self._cross.clicked.connect(self.dismiss)
        self._roll = Roll(fading=appearance)
        self._roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._cross)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(28, 24, 20, 20)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self._roll, 1)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Garden Desktop {version}").format(version=__version__))
        self._cross.set_name(self.tr("Close (Esc)"))
        page = QWidget()
        page.setObjectName("page")
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 12, 12)
        rows.setSpacing(6)
        for heading, words in self.parts():
            for text, role in ((heading, "group"), (words, "")):
                label = Label(wrap=True)
                label.setProperty("role", role)
                label.setText(text)
                if not role:
                    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                rows.addWidget(label)
        rows.addStretch()
        self._roll.setWidget(page)

    def parts(self) -> Iterator[tuple[str, str]]:
        """Headings and what stands below them, in the present language."""
        for game in self._games.values():
            yield say(game.info.title, str), say(game.info.credits, str)
        yield (
            self.tr("What is reconstructed"),
            self.tr(
                "The rules are told in our own words. What the sheets they come from leave out, cards and boards above"
                " all, is our reconstruction and not what is printed; it lies in a file of each game and can be"
                " replaced."
            ),
        )
        yield (
            self.tr("Licences"),
            self.tr(
                "This program is free under the MIT licence; its drawings and sounds were made for it. It runs on"
                " Python {python} and Qt {qt}, used through PySide6 under the LGPL, with numpy, pyqtgraph, platformdirs"
                " and miniaudio. The letters are Fraunces and Noto Sans, under the SIL Open Font License."
            ).format(python=platform.python_version(), qt=PySide6.__version__),
        )
        yield (
            self.tr("Where your files are"),
            self.tr("Matches: {matches}. What went wrong is written down in {log}.").format(
                matches=paths.matches_dir(), log=paths.log_dir()
            ),
        )
