"""Score tab: explanation of the scores so far, for each side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from garden_desktop.core.text import isolated
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.html import NOTHING, Html, escaped, joined, show_html


@dataclass(frozen=True, slots=True)
class ScoreTally:
    """Score of one side: name, lines (label, calculation, points) and total."""

    name: str
    lines: tuple[tuple[str, str, int], ...]
    total: int


class ScoreTab(QTextBrowser):
    """Table of score lines and totals."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._tallies: Sequence[ScoreTally] = ()
        self.document().setDocumentMargin(2)
        appearance.changed.connect(self._render)
        self.retranslate()

    def show_tallies(self, tallies: Sequence[ScoreTally]) -> None:
        self._tallies = tallies
        self._render()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Score so far"))
        self._render()

    def _render(self) -> None:
        show_html(self, joined(map(self._table, self._tallies), NOTHING) or self._nothing_known())

    def _nothing_known(self) -> Html:
        words = escaped(self.tr("Scores are hidden until the end."))
        return Html(f'<p style="font-size:{px(13)}px; color:{self._appearance.theme.muted.name()}">{words}</p>')

    def _table(self, tally: ScoreTally) -> Html:
        theme = self._appearance.theme
        number = f"font-family:'Fraunces Garden'; font-size:{px(17)}px"
        rows = [
            f'<tr><td style="padding:3px 0"><span style="font-size:{px(15)}px">{escaped(label)}</span>'
            f'<br><span style="font-size:{px(13)}px; color:{theme.muted.name()}">{escaped(how)}</span></td>'
            f'<td align="right" style="{number}">{points}</td></tr>'
            for label, how, points in tally.lines
        ]
        empty = self.tr("Nothing yet")
        nothing = f'<tr><td style="font-size:{px(13)}px; color:{theme.muted.name()}">{escaped(empty)}</td></tr>'
        return Html(
            f'<table width="100%" cellspacing="0" style="margin-bottom:14px">'
            f'<tr><td style="font-size:{px(13)}px; font-weight:bold">{escaped(isolated(tally.name))}</td>'
            f'<td align="right" style="{number}; color:{theme.leaf.name()}">{tally.total}</td></tr>'
            f"{''.join(rows) or nothing}</table>"
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
