"""Inspector panel: paper with one inspection and links, and a connector line to its target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from garden_desktop.core.inspection import Inspection
from garden_desktop.ui.board.drawing.strokes import key_cap, key_cap_width
from garden_desktop.ui.board.drawing.table_painter import clear
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import PaintedButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.notice import OverlayWidget
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.painting import draw_shadow
from garden_desktop.ui.kit.style.size import grown, px, scale
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.match.commands import INSPECT, TURN_INSPECTOR_PAGE
from garden_desktop.ui.match.inspector.cycle_page import CyclePage
from garden_desktop.ui.match.inspector.inspection_page import FOOT, PAD, WIDTH, InspectionPage, InspectionTexts

_ICON = 15


class InspectorLink(PaintedButton):
    """Link with an icon: to a section of the rules, or to the other page."""

    def __init__(self, appearance: Appearance, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "", parent)
        self._icon = icon
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def face(self) -> QFont:
        return text_font(13)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        sky = self.appearance.theme.inked(self.appearance.theme.sky)
        draw_icon(painter, self.appearance.art, self._icon, QRectF(0, rect.center().y() - _ICON / 2, _ICON, _ICON), sky)
        words = rect.adjusted(_ICON + 6, 0, 0, 0)
        self.draw_words(painter, words, sky, Qt.AlignmentFlag.AlignLeft)
        y, wide = words.center().y() + 8.5, min(words.width(), self.words_width())
        painter.setPen(QPen(sky, 1.6 if self.underMouse() else 1))
        painter.drawLine(QPointF(words.left(), y), QPointF(words.left() + wide, y))

    def sizeHint(self) -> QSize:
        return grown(QSize(_ICON + 6 + self.words_width(), 24))


SHADOW: Final = 14
"""Width of the shadow around the panel, inside its widget."""
REVEAL_MS: Final = 140
_RADIUS: Final = 10.0


class InspectorPanel(OverlayWidget):
    """Panel of the inspector; a state diagram, where there is one, is its second page. `followed` is emitted by the
    link to the rules, `turned` by the one to the other page."""

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
        """Inspection shown now."""
        return self._gloss if self.is_open else None

    def set_inspection(self, gloss: Inspection, section: str) -> QSize:
        """Set the inspection and the title of its section; returns the size of the panel, without its shadow."""
        self._gloss, self._section = gloss, section
        if self.second and gloss.cycle is not None:
            self._sheet = CyclePage(self._appearance, self._game, self._words, gloss, gloss.cycle)
        else:
            self._sheet = InspectionPage(self._appearance, self._game, self._words, gloss)
        self.setAccessibleName(self._words.said(gloss.title))
        self.setAccessibleDescription(self.spoken(gloss))
        turn = self.tr("As text") if self.second else self.tr("Life cycle")
        self.page.setText(turn)
        self.page.setAccessibleName(turn)
        self.page.setVisible(gloss.cycle is not None)
        self._say_rule(section)
        self.update()
        return grown(QSize(WIDTH, self._sheet.height + FOOT * (bool(gloss.section) + (gloss.cycle is not None))))

    def spoken(self, gloss: Inspection) -> str:
        """Text of the current page for screen readers."""
        return self._words.life(gloss.cycle) if self.second and gloss.cycle is not None else self._words.spoken(gloss)

    def _say_rule(self, section: str) -> None:
        """Set the text of the link to the rules; without room for "Rules:", the icon alone says so."""
        words = self.tr("Rules: {section}").format(section=section)
        self.link.setText(words)
        if self.link.sizeHint().width() > px(_room(INSPECT.shown_key)):
            self.link.setText(section)
        self.link.setAccessibleName(words)
        self.link.setVisible(bool(section))

    def show_at(self, rect: QRectF) -> None:
        """Show the panel at this rectangle."""
        self.setGeometry(rect.toRect().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW))
        for row, (link, key) in enumerate(self._links()):
            link.resize(min(px(_room(key)), link.sizeHint().width()), px(FOOT - 2))
            link.move(SHADOW + px(PAD), round(SHADOW + rect.height()) - px(FOOT * (row + 1) + 6))
        if not self.is_open:
            self._reveal.setDuration(self._appearance.duration(REVEAL_MS))
            self._reveal.start()
        self.show_overlay()

    def _links(self) -> list[tuple[InspectorLink, str]]:
        """Links with their keys, from the bottom."""
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
    """Width for a link beside its key."""
    return WIDTH - 2 * PAD - key_cap_width(key) - 8


_HALO: Final = 9
_DOT: Final = 4.5
_TAG: Final = 20
_FRAME_RADIUS: Final = 9.0


class ConnectorLine(QWidget):
    """Frame around the target and connector line to the panel, over the table; transparent for the mouse."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._frame = QRect()
        self._way: Sequence[QPoint] = ()
        self._tags: Sequence[tuple[QRect, str]] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        wire(appearance, "changed()", self, "update()")
        self.hide()

    @property
    def frame(self) -> QRect:
        """Framed rectangle."""
        return self._frame

    def join(self, thing: QRect, way: Sequence[QPoint], tags: Sequence[tuple[QRect, str]] = ()) -> None:
        """Frame `thing`, draw the line `way`, and add tags to pieces; in coordinates of the parent."""
        self._frame, self._way, self._tags = thing, way, tags
        whole = thing
        for rect in (*(QRect(point, point) for point in way), *(rect for rect, _ in tags)):
            whole = whole.united(rect)
        reach = _TAG if tags else _HALO + 2
        self.setGeometry(whole.adjusted(-reach, -reach, reach, reach))
        self.show()
        self.update()

    def _paint_tag(self, painter: QPainter, card: QRect, words: str) -> None:
        """Paint a frame with a word on its lower edge."""
        theme = self._appearance.theme
        painter.setPen(QPen(theme.leaf, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(card), _FRAME_RADIUS, _FRAME_RADIUS)
        painter.setFont(text_font(12, bold=True))
        wide = min(painter.fontMetrics().horizontalAdvance(words) + 22.0, card.width() + 2.0 * _TAG - 4)
        tag = QRectF(card.center().x() - wide / 2, card.bottom() - _TAG / 2, wide, _TAG)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.leaf)
        painter.drawRoundedRect(tag, _TAG / 2, _TAG / 2)
        painter.setPen(theme.over(theme.leaf))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-QPointF(self.pos()))
        for card, words in self._tags:
            self._paint_tag(painter, card, words)
        frame = QRectF(self._frame)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(clear(theme.leaf, 0.22), _HALO))
        painter.drawRoundedRect(frame, _FRAME_RADIUS, _FRAME_RADIUS)
        painter.setPen(QPen(theme.leaf, 3))
        painter.drawRoundedRect(frame, _FRAME_RADIUS, _FRAME_RADIUS)
        way = QPolygonF([QPointF(point) for point in self._way])
        for colour, width in ((theme.raised, 5.0), (theme.leaf, 2.0)):
            painter.setPen(
                QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
            )
            painter.drawPolyline(way)
        painter.setPen(QPen(theme.raised, 1.5))
        painter.setBrush(theme.leaf)
        painter.drawEllipse(QPointF(self._way[0]), _DOT, _DOT)
