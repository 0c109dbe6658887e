"""The panel: one gloss on raised paper, with the rule it comes from at its foot."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from garden_desktop.core.gloss import Gloss
from garden_desktop.ui.board.drawing.strokes import key_cap, key_cap_width
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.shadow import draw_shadow
from garden_desktop.ui.match.gloss.link import RuleLink
from garden_desktop.ui.match.gloss.sheet import FOOT, PAD, WIDTH, GlossSheet
from garden_desktop.ui.match.gloss.words import GlossWords

KEY: Final = "I"
SHADOW: Final = 14
"""So far the shadow reaches around the panel, inside its widget."""
REVEAL_MS: Final = 140
_RADIUS: Final = 10.0


class GlossPanel(QWidget):
    """Stands on the table. `followed` says that somebody wants to read the rule."""

    followed = Signal()

    def __init__(self, appearance: Appearance, game: str, words: GlossWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance, self._game, self._words = appearance, game, words
        self._sheet: GlossSheet | None = None
        self.link = RuleLink(appearance, self)
        self.link.clicked.connect(self.followed)
        self._reveal = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._reveal.valueChanged.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        appearance.changed.connect(self._redress)
        self.hide()

    @property
    def gloss(self) -> Gloss | None:
        """What is explained now."""
        return None if self._sheet is None or self.isHidden() else self._sheet.gloss

    def say(self, gloss: Gloss, rule: str) -> QSize:
        """Take up another gloss with the words of its link; returns how large the panel is, without its shadow."""
        self._sheet = GlossSheet(self._appearance, self._game, self._words, gloss)
        self.setAccessibleName(self._words.said(gloss.title))
        self.setAccessibleDescription(self._words.spoken(gloss))
        self.link.setText(rule)
        self.link.setAccessibleName(rule)
        self.link.setVisible(bool(rule))
        self.update()
        return QSize(WIDTH, self._sheet.height)

    def stand(self, rect: QRectF) -> None:
        """Show it there."""
        self.setGeometry(rect.toRect().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW))
        wide = rect.width() - 2 * PAD - key_cap_width(KEY) - 8
        self.link.resize(round(min(wide, self.link.sizeHint().width())), FOOT - 2)
        self.link.move(SHADOW + PAD, round(SHADOW + rect.height() - FOOT - 6))
        if self.isHidden():
            self._reveal.setDuration(self._appearance.duration(REVEAL_MS))
            self._reveal.start()
        self.show()
        self.raise_()

    def _redress(self) -> None:
        if self._sheet is not None:
            self.say(self._sheet.gloss, self.link.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        theme, painter = self._appearance.theme, QPainter(self)
        if self._reveal.state() == QVariantAnimation.State.Running:
            painter.setOpacity(self._reveal.currentValue())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paper = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        draw_shadow(painter, paper, radius=_RADIUS, depth=SHADOW * 0.7)
        painter.setPen(QPen(theme.leaf, 1.2))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(paper.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.translate(SHADOW, SHADOW)
        self._sheet.paint(painter)
        if self._sheet.gloss.section:
            left = paper.width() - PAD - key_cap_width(KEY)
            key_cap(painter, QPointF(left, paper.height() - FOOT / 2 - 7), KEY, theme.muted, None)
