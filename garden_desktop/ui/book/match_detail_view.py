"""Match details: right page of the match list with result, players, note and actions of the selected match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QSizePolicy, QWidget

from garden_desktop.hotseat.book.names_and_notes import LONGEST, MatchNote
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.book.formatters import DateFormatter, begun
from garden_desktop.ui.book.match_list_model import MatchRow
from garden_desktop.ui.kit.buttons.menus import MenuLinkButton
from garden_desktop.ui.kit.buttons.painted import LinkButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.layouts import column_layout, flowing
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS
from garden_desktop.ui.kit.text.labels import Label, RichLabel
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.pad.outcome import drawn
from garden_desktop.ui.pad.score_sheet import sheet_of

_PICTURE: Final = 190
_DISC: Final = 28
_HIGH: Final = 700
"""Minimum window height in pixels at 100 % for the picture."""


class MatchDetailView(QWidget):
    """Details of a match. `show_line` shows at once what the index knows; `show_session` adds what needs the whole
    record.

    Signals request actions: resume, review (`looked_back`), replay, play again, export, move to the bin (`binned`);
    `written` is emitted with the edited name and note.
    """

    resumed = Signal()
    looked_back = Signal()
    replayed = Signal()
    again = Signal()
    exported = Signal()
    binned = Signal()
    written = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance, self._dates = appearance, DateFormatter(self)
        self._line: MatchRow | None = None
        self._session: Session | None = None
        self._error = ""
        self.title, self.when = Label(wrap=True), Label(wrap=True)
        self.headline, self.reason = RichLabel(wrap=True), Label(wrap=True)
        self.title.setProperty("role", "heading")
        self.headline.setProperty("role", "news")
        self.picture, self.places = FinalPositionThumbnail(appearance), RankingView(appearance)
        self.name, self.note = QLineEdit(), QLineEdit()
        self.primary = PrimaryButton(appearance, key="enter-key", height=40)
        self.replay, self.once_more = QuietButton(appearance, icon="play"), QuietButton(appearance)
        self.export = MenuLinkButton(appearance, icon="folder")
        self.bin = LinkButton(appearance, icon="bin")
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def line(self) -> MatchRow | None:
        """Row of the match that is shown, or None."""
        return self._line

    @property
    def session(self) -> Session | None:
        """Match read from its record; None if it has not been read yet or cannot be."""
        return self._session

    @property
    def _high(self) -> bool:
        return self.window().height() >= px(_HIGH)

    @property
    def running(self) -> bool:
        return self._line is not None and self._line.entry.state == "running"

    def show_line(self, line: MatchRow | None, written: MatchNote) -> None:
        """Show a row of the list with its note; None clears the page."""
        self._line, self._session, self._error = line, None, ""
        for field, text in ((self.name, written.title), (self.note, written.note)):
            field.setText(text)
        self.picture.clear_picture()
        self.retranslate()

    def update_line(self, line: MatchRow) -> None:
        """Replace the row by a newer one of the same match."""
        self._line = line
        self.retranslate()

    def show_session(self, session: Session, players: MatchPlayers) -> None:
        """Show what the whole record contains in addition."""
        self._session = session
        self.picture.show_match(session, players)
        self.retranslate()

    def show_error(self, sentence: str) -> None:
        """Show why the record cannot be read."""
        self._error = sentence
        self.retranslate()

    def retranslate(self) -> None:
        self.name.setPlaceholderText(self.tr("Name this match"))
        self.name.setAccessibleName(self.tr("Match name"))
        self.note.setPlaceholderText(self.tr("Add a note"))
        self.note.setAccessibleName(self.tr("Note"))
        self.replay.setText(self.tr("Replay"))
        self.once_more.setText(self.tr("Play again"))
        self.export.setText(self.tr("Export…"))
        self.bin.setText(self.tr("Delete"))
        line = self._line
        for child in (self.title, self.when, self.name, self.note, self.primary, self.export, self.bin, self.places):
            child.setVisible(line is not None)
        readable = line is not None and line.entry.state != "unreadable"
        over = readable and not self.running
        self.primary.setVisible(readable)
        self.replay.setVisible(over)
        self.once_more.setVisible(over)
        self.picture.setVisible(over and self._high)
        if line is not None:
            self._say(line)
        else:
            self.headline.hide()
            self.reason.hide()

    def _say(self, line: MatchRow) -> None:
        self.title.setText(line.title)
        whole = begun(self._dates.whole(line.entry.stamp.modified / 1e9))
        self.when.setText(", ".join(part for part in (whole, self._dates.length(line.entry)) if part))
        self.primary.setText(self._primary())
        self.places.show_line(line)
        self.headline.setVisible(False)
        self.reason.setVisible(bool(self._error) or self.running)
        self.reason.setText(self._error or line.second)
        session = self._session
        if session is None or not session.over or self._error:
            return
        players = MatchPlayers(self._appearance, session)
        sheet = sheet_of(session, players.player)
        self.headline.setVisible(True)
        self.headline.set_html(format_message_html(sheet.headline, players.name, players.colour))
        reasons = [
            format_message(text, players.name) for text in (*sheet.sentences, sheet.tiebreak) if text is not None
        ]
        self.reason.setText(" ".join(reasons))
        self.reason.setVisible(bool(reasons))

    def _primary(self) -> str:
        if self.running:
            return self.tr("Continue")
        return self.tr("Analysis") if self._may_look_back() else self.tr("Score sheet")

    def _may_look_back(self) -> bool:
        session = self._session
        return session is not None and session.over and session.game.estimator(session.rules) is not None

    def press_primary(self) -> None:
        """Carry out the primary action: resume a running match, review a finished one."""
        if self.primary.isVisibleTo(self):
            (self.resumed if self.running else self.looked_back).emit()

    def save(self) -> None:
        """Emit the edited name and note."""
        if self._line is not None:
            self.written.emit(MatchNote(self.name.text(), self.note.text()))

    def _connect(self) -> None:
        for field in (self.name, self.note):
            field.setMaxLength(LONGEST)
            field.editingFinished.connect(self.save)
        clicks: tuple[tuple[QuietButton | LinkButton | PrimaryButton, Callable[[], None]], ...] = (
            (self.primary, self.press_primary),
            (self.replay, self.replayed.emit),
            (self.once_more, self.again.emit),
            (self.export, self.exported.emit),
            (self.bin, self.binned.emit),
        )
        for button, verb in clicks:
            button.clicked.connect(verb)
        self._appearance.changed.connect(self.retranslate)

    def _lay_out(self) -> None:
        for label in (self.reason, self.when):
            label.setProperty("role", "small")
        self.setLayout(
            column_layout(
                self.title,
                self.when,
                self.picture,
                self.headline,
                self.reason,
                self.places,
                self.name,
                self.note,
                None,
                flowing(self.primary, self.replay, self.once_more),
                flowing(self.export, self.bin),
                spacing=8,
                margins=(20, 14, 20, 14),
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        over = self._line is not None and self._line.entry.state == "over"
        self.picture.setVisible(over and self._high)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class FinalPositionThumbnail(QWidget):
    """Picture of the final position, with all hidden information revealed."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._match: tuple[Session, MatchPlayers] | None = None
        self._image = QImage()
        self.setFixedHeight(px(_PICTURE))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._draw_soon)

    def clear_picture(self) -> None:
        self._match, self._image = None, QImage()
        self.update()

    def show_match(self, session: Session, players: MatchPlayers) -> None:
        self._match = (session, players) if session.over else None
        self._draw_soon()

    def _draw_soon(self) -> None:
        if self._match is not None:
            later(self, self._draw)

    def _draw(self) -> None:
        if self._match is None or not self.isVisible():
            return
        session, players = self._match
        wide, high = session.table.size[0], min(session.table.size[1], session.table.dock)
        scale = min(self.width() / wide, self.height() / high)
        self._image = drawn(self._appearance, session, players, QSize(round(wide * scale * 2), round(high * scale * 2)))
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw_soon()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw_soon()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = QPainterPath()
        shape.addRoundedRect(frame, 8, 8)
        painter.fillPath(shape, theme.table)
        if not self._image.isNull():
            size = QRectF(self._image.rect())
            scale = min(frame.width() / size.width(), frame.height() / size.height())
            room = QRectF(0, 0, size.width() * scale, size.height() * scale)
            room.moveCenter(frame.center())
            painter.setClipPath(shape)
            painter.drawImage(room, self._image)
            painter.setClipping(False)
        painter.setPen(QPen(theme.ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)


class RankingView(QWidget):
    """Players of a match with their points, in order of place."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)

    def show_line(self, line: MatchRow) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for row, one in enumerate(line.people):
            name, points = Label(), Label()
            if one.won:
                name.setProperty("role", "strong")
                points.setProperty("role", "strong")
            name.setText(one.name)
            points.setText(one.points)
            self._grid.addWidget(PersonDisc(self._appearance, one.symbol), row, 0)
            self._grid.addWidget(name, row, 1)
            self._grid.addWidget(points, row, 2)


class PersonDisc(QWidget):
    """Disc with a person's symbol."""

    def __init__(self, appearance: Appearance, symbol: int, px: int = _DISC) -> None:
        super().__init__()
        self._appearance, self._symbol = appearance, symbol
        self._px = px
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._grow)

    def _grow(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return grown(QSize(self._px, self._px))

    def show_symbol(self, symbol: int) -> None:
        """Set the symbol."""
        self._symbol = symbol
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sign(QPainter(self), self._appearance, "", SEAT_SYMBOLS[self._symbol], QRectF(self.rect()))
