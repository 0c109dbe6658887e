"""About dialog: credits, licences, locations of files, and saving a problem report."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop import __version__, paths
from garden_desktop.core.game import Game
from garden_desktop.core.text import printable
from garden_desktop.hotseat.report import OPEN, write_report
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.error_reporter import FILE
from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton
from garden_desktop.ui.kit.events import path_of
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.live_region import send_announcement
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message

SIZE: Final = QSize(680, 620)


class AboutSheet(SheetOverlay):
    """About dialog. `record` is the record of the open match for the problem report, `running` whether it is
    unfinished."""

    def __init__(
        self,
        appearance: Appearance,
        games: Mapping[str, Game],
        parent: QWidget,
        record: Path | None = None,
        matches: Path | None = None,
        *,
        running: bool = False,
    ) -> None:
        super().__init__(appearance, SIZE, parent)
        self._matches = matches or paths.matches_dir()
        self._games, self._record, self._running = games, record, running
        self.report, self.said = LinkButton(appearance, icon="folder"), Label(wrap=True)
        self.said.setProperty("role", "small")
        self.report.clicked.connect(self._save_report)
        self._title, self._cross = Label(wrap=True), IconButton(appearance, "close")
        self._title.setProperty("role", "heading")
        self._cross.clicked.connect(self.dismiss)
        self._roll = ScrollArea(fading=appearance)
        self._roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._cross)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(28, 24, 20, 20)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self._roll, 1)
        self._rows, page, self._page = QVBoxLayout(), QWidget(), column_layout(spacing=12, margins=(0, 0, 12, 12))
        self._rows.setSpacing(6)
        page.setObjectName("page")
        whole = self._page
        whole.addLayout(self._rows)
        # above the button, so that the warning about a running match is read before pressing it
        whole.addWidget(self.said)
        whole.addLayout(row_layout(self.report, None))
        whole.addStretch(1)
        page.setLayout(whole)
        self._roll.setWidget(page)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Garden Desktop {version}").format(version=__version__))
        self.setAccessibleName(self._title.text())
        self._cross.set_name(self.tr("Close (Esc)"))
        self.report.setText(self.tr("Save a problem report…"))
        with_match, alone = (
            self.tr("One file you can e-mail: log, version numbers and this match, with all names replaced."),
            self.tr(
                "One file you can e-mail: log and version numbers. If a match is open, it is included "
                "with the names replaced."
            ),
        )
        told = with_match if self._record else alone
        self.said.setText(f"{told} {format_message(OPEN, str)}" if self._running else told)
        while (item := self._rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for heading, words in self.parts():
            for text, role in ((heading, "group"), (words, "")):
                label = Label(wrap=True)
                label.setProperty("role", role)
                label.setText(text)
                if not role:
                    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                self._rows.addWidget(label)

    def _save_report(self) -> None:
        title, kind = self.tr("Save a problem report"), self.tr("Archives (*.zip)")
        proposed = printable(Path.home() / f"garden-desktop-problem-{date.today()}.zip")
        target, _ = QFileDialog.getSaveFileName(self, title, proposed, kind)
        if not target:
            return
        path = path_of(target)
        try:
            write_report(path, versions(), sorted(paths.log_dir().glob(f"{FILE}*")), self._record)
        except OSError as error:
            self._say(error_message(error, path))
            return
        self._say(self.tr("Report saved: {file}.").format(file=printable(path)))

    def _say(self, sentence: str) -> None:
        """Show the result of saving the report, scroll to it and announce it."""
        self.said.setText(sentence)
        self._page.activate()  # apply the new height of the text before scrolling to it
        for shown in (self.report, self.said):
            self._roll.ensureWidgetVisible(shown, 0, 0)
        send_announcement(self.said, sentence)

    def parts(self) -> Iterator[tuple[str, str]]:
        """Yield (heading, text) in the present language."""
        for game in self._games.values():
            yield format_message(game.info.title, str), format_message(game.info.credits, str)
        yield (
            self.tr("What we reconstructed"),
            self.tr(
                "The rules are in our own words. Where the published rules leave something out, mostly "
                "cards and boards, we have reconstructed it. Each game keeps these data in a file you "
                "can replace."
            ),
        )
        yield self.tr("Licences"), " ".join(self._licences())
        yield (
            self.tr("Where your files are"),
            self.tr("Saved matches: {matches}. Error log: {log}.").format(
                matches=printable(self._matches), log=printable(paths.log_dir())
            ),
        )

    def _licences(self) -> Iterator[str]:
        yield self.tr(
            "This program is free under the MIT licence; its drawings and sounds were made for it. "
            "It runs on Python {python} and Qt {qt}, used through PySide6 under the LGPL, with "
            "numpy, pyqtgraph, platformdirs and miniaudio. The fonts are Fraunces and Noto Sans, "
            "under the SIL Open Font License."
        ).format(python=platform.python_version(), qt=PySide6.__version__)
        if (notices := paths.notices()) is not None:
            yield self.tr("The licences for all parts of this program are in {file}.").format(file=printable(notices))


def versions() -> dict[str, str]:
    """Return the versions of program and system for a problem report."""
    return {
        "Garden Desktop": __version__,
        "Python": platform.python_version(),
        "PySide6": PySide6.__version__,
        "System": platform.platform(),
        "Screen": QGuiApplication.platformName(),
        "Language": QLocale().name(),
    }
