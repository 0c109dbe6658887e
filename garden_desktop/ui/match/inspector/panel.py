"""The panel: one gloss on raised paper, with the rule it comes from at its foot."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from garden_desktop.core.inspection import Inspection
from garden_desktop.ui.board.drawing.strokes import key_cap, key_cap_width
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.layout.overlay import OverlayWidget
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.shadow import draw_shadow
from garden_desktop.ui.kit.style.size import grown, px, scale
from garden_desktop.ui.kit.wire import wire
from garden_desktop.ui.match.commands import INSPECT, TURN_INSPECTOR_PAGE
from garden_desktop.ui.match.inspector.cycle_page import CyclePage
from garden_desktop.ui.match.inspector.inspection_page import FOOT, PAD, WIDTH, InspectionPage
from garden_desktop.ui.match.inspector.inspection_texts import InspectionTexts
from garden_desktop.ui.match.inspector.link import InspectorLink

SHADOW: Final = 14
"""So far the shadow reaches around the panel, inside its widget."""
REVEAL_MS: Final = 140
_RADIUS: Final = 10.0


class InspectorPanel(OverlayWidget):
    """Stands on the table; what has a life has it on a second page. `followed` says that somebody wants to read the
    rule, `turned` that the other page is wanted."""

    followed = Signal()
    turned = Signal()

    def __init__(self, appearance: Appearance, game: str, words: InspectionTexts, parent: QWidget) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance, self._game, self._words = appearance, game, words
        self._gloss: Inspection | None = None
        self._section = ""
        self._sheet: InspectionPage | CyclePage | None = None
        self.second = False
        self.link = InspectorLink(appearance, "book", self)
        self.link.clicked.connect(self.followed)
        self.page = InspectorLink(appearance, "turn", self)
        self.page.clicked.connect(self.turned)
        self._reveal = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        wire(self._reveal, "valueChanged(QVariant)", self, "update()")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        appearance.changed.connect(self._redress)
        self.hide()

    @property
    def gloss(self) -> Inspection | None:
        """What is explained now."""
        return self._gloss if self.is_open else None

    def set_inspection(self, gloss: Inspection, section: str) -> QSize:
        """Take up another gloss with the title of its section; returns how large the panel is, without its shadow."""
        self._gloss, self._section = gloss, section
        if self.second and gloss.cycle is not None:
            self._sheet = CyclePage(self._appearance, self._game, self._words, gloss, gloss.cycle)
        else:
            self._sheet = InspectionPage(self._appearance, self._game, self._words, gloss)
        self.setAccessibleName(self._words.said(gloss.title))
        self.setAccessibleDescription(self.spoken(gloss))
        turn = self.tr("In words") if self.second else self.tr("Its life at a glance")
        self.page.setText(turn)
        self.page.setAccessibleName(turn)
        self.page.setVisible(gloss.cycle is not None)
        self._say_rule(section)
        self.update()
        return grown(QSize(WIDTH, self._sheet.height + FOOT * (bool(gloss.section) + (gloss.cycle is not None))))

    def spoken(self, gloss: Inspection) -> str:
        """The page that is up, in one text."""
        return self._words.life(gloss.cycle) if self.second and gloss.cycle is not None else self._words.spoken(gloss)

    def _say_rule(self, section: str) -> None:
        """Where there is no room to say so, the book alone says that it is of the rules."""
        words = self.tr("Rules: {section}").format(section=section)
        self.link.setText(words)
        if self.link.sizeHint().width() > px(_room(INSPECT.shown_key)):
            self.link.setText(section)
        self.link.setAccessibleName(words)
        self.link.setVisible(bool(section))

    def show_at(self, rect: QRectF) -> None:
        """Show it there."""
        self.setGeometry(rect.toRect().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW))
        for row, (link, key) in enumerate(self._links()):
            link.resize(min(px(_room(key)), link.sizeHint().width()), px(FOOT - 2))
            link.move(SHADOW + px(PAD), round(SHADOW + rect.height()) - px(FOOT * (row + 1) + 6))
        if not self.is_open:
            self._reveal.setDuration(self._appearance.duration(REVEAL_MS))
            self._reveal.start()
        self.show_overlay()

    def _links(self) -> list[tuple[InspectorLink, str]]:
        """The lines of the foot with their keys, from below."""
        gloss = self._gloss
        links = (
            (bool(self._section), self.link, INSPECT.shown_key),
            (gloss is not None and gloss.cycle is not None, self.page, TURN_INSPECTOR_PAGE.shown_key),
        )
        return [(link, key) for offered, link, key in links if offered]

    def _redress(self) -> None:
        if self._gloss is not None:
            self.set_inspection(self._gloss, self._section)

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
        painter.scale(scale(), scale())
        wide, high = paper.width() / scale(), paper.height() / scale()
        self._sheet.paint(painter)
        for row, (_, key) in enumerate(self._links()):
            left, middle = wide - PAD - key_cap_width(key), high - FOOT * (row + 0.5) - 7
            key_cap(painter, QPointF(left, middle), key, theme.muted, None)


def _room(key: str) -> float:
    """What is left for a link beside its key."""
    return WIDTH - 2 * PAD - key_cap_width(key) - 8
