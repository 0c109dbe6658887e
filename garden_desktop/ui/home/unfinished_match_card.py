"""Card of an unfinished match: picture, headline, players, and a button that resumes it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.text import without_isolates
from garden_desktop.ui.app_commands import FORGET_MATCH
from garden_desktop.ui.home.home_layout import SLIP_HEIGHT, UNMOVED
from garden_desktop.ui.home.unfinished_match import UnfinishedMatch
from garden_desktop.ui.kit.buttons.painted import ARROWS, IconButton, PaintedButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import mirrored
from garden_desktop.ui.kit.player import discs_width, draw_discs
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.painting import upright
from garden_desktop.ui.kit.style.size import grown, px, scale
from garden_desktop.ui.kit.style.size import room as room_of
from garden_desktop.ui.kit.style.theme import Theme, display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.html import Html, show_html
from garden_desktop.ui.kit.text.translations import format_message, format_message_html

_HEIGHT = 32


class ResumeButton(PrimaryButton):
    """Button that resumes a match: filled with the key hint if Enter would press it, else outlined.

    One button with two looks: replacing it by another one on focus would lose the mouse press that brought the focus.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, "", "enter-key", _HEIGHT, parent)
        self._chosen = False

    def choose(self, chosen: bool) -> None:
        """Set whether Enter resumes this match."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.updateGeometry()
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self._chosen:
            super().draw(painter, rect)
            return
        self.draw_outline(painter, rect)
        self.draw_words(painter, rect.adjusted(8, 0, -8, 0), self.appearance.theme.ink, Qt.AlignmentFlag.AlignHCenter)

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self._chosen else grown(QSize(self.words_width() + 30, _HEIGHT))


_PICTURE: Final = 80
_LEFT: Final = 108
_NAMES: Final = (13, 12, 11)
"""Font sizes of player names in pixels."""
_HEADLINES: Final = (15, 14, 13, 12, 11)
"""Font sizes of the headline in pixels."""


class _SeatRow(NamedTuple):
    """Vertical positions of discs, names and button, in pixels at 100 % from the upper edge.

    With `beside`, names stand between discs and button; else on a line above both, and everything above moves up by
    `raised`.
    """

    discs: int
    button: int
    font: QFont
    beside: bool = True
    raised: int = 0


class UnfinishedMatchCard(PaintedButton):
    """Card of an unfinished match. After deletion it stays in place with a button that restores the match.

    `bared` is emitted when the card was painted without its picture, which `make_picture` draws.
    """

    resumed = Signal()
    forgotten = Signal()
    wanted_back = Signal()
    focused = Signal()
    bared = Signal()

    def __init__(
        self, appearance: Appearance, match: UnfinishedMatch, game: Game, age: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, "", parent)
        self.match = match
        self.gone = False
        self._game = game
        self._age = age
        self._drawn: tuple[object, QPixmap] | None = None
        self._resume = ResumeButton(appearance, self)
        self._back = QuietButton(appearance, "", "undo", 32, self)
        self._bin = IconButton(appearance, "bin", "", 24, self)
        for button in (self._resume, self._back, self._bin):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        wire(self._resume, "clicked(bool)", self, "click()")
        wire(self._back, "clicked(bool)", self, "click()")
        self._bin.clicked.connect(self._forget)
        self.clicked.connect(self._pressed)
        self.retranslate()
        self._dress()

    def set_age(self, age: str) -> None:
        self._age = age
        self.retranslate()

    def retranslate(self) -> None:
        self._resume.setText(self.tr("Continue"))
        self._back.setText(self.tr("Undo delete"))
        self._bin.set_name(self.tr("Delete this match"))
        headline = format_message(self.match.headline, self.match.name)
        title = format_message(self._game.info.title, self.match.name)
        self.setAccessibleName(without_isolates(f"{title}. {headline}. {self._age}"))
        seats = ", ".join(seat.name for seat in self.match.seats)
        self.setAccessibleDescription(without_isolates(self.tr("Players: {seats}.").format(seats=seats)))
        if self.gone:
            self.setAccessibleName(self.tr("This match will be deleted when you leave this page."))
            self.setAccessibleDescription(self.tr("Press Enter to undo."))
        self._place()
        self.update()

    def _forget(self) -> None:
        if not self.gone:
            self.gone = True
            self._dress()
            self.retranslate()
            self.forgotten.emit()

    def _pressed(self) -> None:
        if not self.gone:
            self.resumed.emit()
            return
        self.gone = False
        self._dress()
        self.retranslate()
        self.wanted_back.emit()

    def _dress(self) -> None:
        self._resume.setVisible(not self.gone)
        self._resume.choose(self.hasFocus())
        self._back.setVisible(self.gone)
        self._bin.setVisible(self.underMouse() and not self.gone)
        self._place()
        self.update()

    def _place(self) -> None:
        top = self._seat_row().button
        for button in (self._resume, self._back):
            left = self._button_left(button)
            width = self.width() - px(14) - left
            button.setGeometry(mirrored(self, QRect(left, px(top), width, button.sizeHint().height())))
        self._bin.setGeometry(mirrored(self, QRect(self.width() - px(14 + 24), px(11), px(24), px(24))))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        card = rect.adjusted(1, 1, -1, -1)
        painter.setBrush(theme.raised if not self.gone else QColor(theme.surface))
        painter.setPen(QPen(*self._outline()))
        painter.drawRoundedRect(card, 10, 10)
        if self.gone:
            self._draw_gone(painter, card)
            return
        row = self._seat_row()
        self._draw_picture(painter)
        self._draw_words(painter, row.raised)
        symbols = [seat.symbol for seat in self.match.seats]
        draw_discs(painter, self.appearance, QPointF(_LEFT + 2, row.discs), symbols, px=24, ground=theme.raised)
        self._draw_names(painter, row)

    def _names(self) -> str:
        return ", ".join(seat.name for seat in self.match.seats)

    def _button_left(self, button: PaintedButton) -> int:
        """Return the left edge of a button at full width, in pixels, before mirroring for right-to-left languages."""
        width = min(button.sizeHint().width(), self.width() - px(_LEFT + 24))
        return self.width() - px(14) - width

    def _seat_row(self) -> _SeatRow:
        """Return positions and font of the player names: beside the discs if they fit there, else above.

        Six discs and a button leave no room between them in a card 388 px wide, and a third name none in German.
        """
        fonts = [text_font(size) for size in _NAMES]
        words, room = self._names(), self._names_box(beside=True).width()
        font = paragraph.fitting(words, fonts[:2], room)
        if room > 0 and paragraph.fits(words, font, room, most=1):
            return _SeatRow(64, 60, font)
        font = paragraph.fitting(words, fonts, self._names_box(beside=False).width())
        return _SeatRow(71, 67, font, beside=False, raised=5)

    def _names_box(self, beside: bool) -> QRectF:
        if not beside:
            return QRectF(_LEFT, 49, room_of(self).width() - 14 - _LEFT, 18)
        left = _LEFT + 2 + discs_width(len(self.match.seats), 24) + 8
        return QRectF(left, 64, self._button_left(self._resume) / scale() - 10 - left, 24)

    def _draw_names(self, painter: QPainter, row: _SeatRow) -> None:
        """Draw the player names; elided only if too long for the whole card in the smallest font."""
        box = self._names_box(row.beside)
        painter.setFont(row.font)
        painter.setPen(self.appearance.theme.muted)
        shown = QFontMetricsF(row.font).elidedText(self._names(), Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, shown)

    def _outline(self) -> tuple[QColor, float]:
        if self.hasFocus():
            return self.appearance.theme.leaf, 2.4
        return (self.appearance.theme.edge if self.underMouse() else self.appearance.theme.line), 1.2

    def _draw_gone(self, painter: QPainter, card: QRectF) -> None:
        painter.setFont(text_font(15))
        painter.setPen(self.appearance.theme.muted)
        words = self.tr("Will be deleted when you leave this page.")
        box = card.adjusted(16, 14, -16, -48)
        painter.drawText(
            box, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, words
        )

    def _draw_picture(self, painter: QPainter) -> None:
        box = QRectF(14, 12, _PICTURE, _PICTURE)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(box, 6, 6)
        painter.setClipPath(clip)
        picture = self._picture()
        if picture is None:
            painter.fillRect(box, self.appearance.theme.table)
        else:
            painter.drawPixmap(box.topLeft(), picture)
        painter.restore()
        if self.bare:
            self.bared.emit()

    @property
    def bare(self) -> bool:
        """Whether the picture is still to be drawn, or to be drawn again for another theme or scale."""
        return self.match.picture is not None and (self._drawn is None or self._drawn[0] != self._light())

    def make_picture(self) -> None:
        """Draw the picture of the match, which takes longer than the rest of the card."""
        if self.match.picture is not None:
            picture = self.match.picture(self.appearance.theme, _PICTURE, self.devicePixelRatioF() * scale())
            if picture is None:
                self.match = self.match._replace(picture=None)
            else:
                self._drawn = self._light(), picture
            self.update()

    def _light(self) -> tuple[Theme, float]:
        """Key of everything besides the match that a picture depends on."""
        return self.appearance.theme, self.devicePixelRatioF() * scale()

    def _picture(self) -> QPixmap | None:
        """Return the picture drawn last, even if outdated; None if there is none yet."""
        if self.match.picture is not None:
            return self._drawn[1] if self._drawn is not None else None
        ratio = self.devicePixelRatioF() * scale()
        sprite = "slip" if self.appearance.art.has(self.match.game_key, "slip") else "picture"
        twin = f"{sprite}-dusk" if self.appearance.theme.dark else sprite
        high = _PICTURE if sprite == "slip" else _PICTURE * 310 / 280
        return self.appearance.art.pixmap(self.match.game_key, twin, _PICTURE, high, ratio)

    def _draw_words(self, painter: QPainter, raised: int) -> None:
        theme = self.appearance.theme
        right = room_of(self).width() - 14
        age_width = self._draw_age(painter, right, raised)
        title = format_message(self._game.info.title, self.match.name)
        room = right - _LEFT - age_width - 10
        font = paragraph.fitting(title, [display_font(size) for size in range(18, 12, -1)], room)
        painter.setFont(font)
        painter.setPen(theme.ink)
        title = QFontMetricsF(font).elidedText(title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(_LEFT, 8 - raised, room, 30), Qt.AlignmentFlag.AlignVCenter, title)
        self._draw_headline(painter, QRectF(_LEFT, 35 - 1.5 * raised, right - _LEFT, 22))

    def _draw_age(self, painter: QPainter, right: float, raised: int) -> float:
        if self._bin.isVisibleTo(self):
            return 28.0
        font = text_font(13)
        width = QFontMetricsF(font).horizontalAdvance(self._age) + 1
        painter.setFont(font)
        painter.setPen(self.appearance.theme.muted)
        painter.drawText(QRectF(right - width, 12 - raised, width, 24), Qt.AlignmentFlag.AlignVCenter, self._age)
        return width

    def _draw_headline(self, painter: QPainter, box: QRectF) -> None:
        ink = self.appearance.theme.ink
        words = QTextDocument()
        words.setDocumentMargin(0)
        words.setDefaultStyleSheet(f"p {{ color: {ink.name()} }}")
        for size in _HEADLINES:
            words.setDefaultFont(text_font(size))
            show_html(
                words, Html(f"<p>{format_message_html(self.match.headline, self.match.name, lambda side: ink)}</p>")
            )
            if words.idealWidth() <= box.width():
                words.setTextWidth(box.width())
                with upright(painter, box):
                    painter.translate(box.left(), box.center().y() - words.size().height() / 2)
                    words.drawContents(painter)
                return
        font = text_font(_HEADLINES[-1])
        plain = format_message(self.match.headline, self.match.name)
        painter.setFont(font)
        painter.setPen(ink)
        plain = QFontMetricsF(font).elidedText(plain, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, plain)

    def sizeHint(self) -> QSize:
        return grown(QSize(388, SLIP_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in FORGET_MATCH.codes:
            self._forget()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._dress()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._dress()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._dress()
        if event.reason() not in UNMOVED:
            self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._dress()
