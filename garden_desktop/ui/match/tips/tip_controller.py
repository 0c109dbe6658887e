"""Controller of tips: shows each person once a sentence about an event that happens for the first time, where it covers
nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.core.view_model import Tip
from garden_desktop.hotseat.tips import SeenTips
from garden_desktop.ui.board.layout import place_ref
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import painter_of, sides
from garden_desktop.ui.kit.layout.overlay import OverlayWidget
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.commands import CLOSE_TIP, with_key
from garden_desktop.ui.match.inspector.panel_placement import in_window
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.table_views import TableViews
from garden_desktop.ui.match.tips.notice_placement import NoticePlacement
from garden_desktop.ui.settings.settings_store import SettingsStore

_ICON: Final = 20
_PAD: Final = 12


class TipCard(OverlayWidget):
    """Card with a tip. `unwanted` asks for no more tips, `left` that the focus is moved elsewhere."""

    unwanted = Signal()
    left = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self.words = Label(wrap=True)
        self.cross = IconButton(appearance, "close", px=26)
        self.never = LinkButton(appearance, icon="", px=13)
        self.cross.clicked.connect(self.dismiss)
        self.never.clicked.connect(self.unwanted)
        foot = QHBoxLayout()
        foot.addWidget(self.never)
        foot.addStretch()
        foot.addWidget(self.cross)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(4)
        self._column.addWidget(self.words)
        self._column.addLayout(foot)
        self._keep_free()
        wire(appearance, "changed()", self, "update()")
        self.retranslate()
        self.hide()

    def show_text(self, words: str) -> None:
        self.words.setText(words)
        self.setAccessibleName(words)

    def _keep_free(self) -> None:
        """Set margins that leave room for the icon at the start of the line."""
        self._column.setContentsMargins(*sides(self, _PAD + _ICON + 8, _PAD, _PAD, 6))

    def size_at(self, width: int) -> QSize:
        """Size of the card at this width."""
        room = width - 2 * _PAD - _ICON - 8
        foot = max(self.cross.sizeHint().height(), self.never.sizeHint().height())
        return QSize(width, _PAD + self.words.heightForWidth(room) + 4 + foot + 6)

    def retranslate(self) -> None:
        self.cross.set_name(with_key(self.tr("Close this tip"), CLOSE_TIP))
        self.never.setText(self.tr("Turn off tips"))
        self.never.setAccessibleName(self.tr("Turn off tips"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._keep_free()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in CLOSE_TIP.qt_keys:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        here = QApplication.focusWidget()
        if here is not None and self.isAncestorOf(here):
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.sun, 1.6))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        draw_icon(painter, self._appearance.art, "info", QRectF(_PAD, _PAD, _ICON, _ICON), theme.sun)


SWITCH: Final = "tips"
"""Key of the setting that enables tips."""


class TipController(QObject):
    """Controller of tips; silent until `set_tip_memory`, so always in lessons. Waits while a playback, recap or
    hand-over has the screen. `failed` carries the error if a seen tip cannot be saved."""

    failed = Signal(OSError)

    def __init__(
        self,
        appearance: Appearance,
        model: MatchModel,
        views: TableViews,
        standing: NoticePlacement,
        over: QWidget,
    ) -> None:
        super().__init__(over)
        self._appearance, self._model = appearance, model
        self._session, self._players = model.session, model.players
        self._views, self._board, self._placement = views, views.board, standing
        self._told: SeenTips | None = None
        self._settings: SettingsStore | None = None
        self._tip: Tip | None = None
        self.card = TipCard(appearance, over)
        self.card.unwanted.connect(self._switch_off)
        self.card.left.connect(self._give_back)
        standing.add_notice(self.card)
        standing.stale.connect(self._place)
        for shown in views.both:
            shown.installEventFilter(self)

    def set_tip_memory(self, told: SeenTips, settings: SettingsStore) -> None:
        """Start to show tips that were not seen yet, if the settings allow it."""
        self._told, self._settings = told, settings

    def show_due_tip(self) -> None:
        """Show the first unseen tip whose event has happened, to the deciding person."""
        person = self._person()
        if person is None or self._told is None or self._model.is_told or not self.is_enabled:
            return
        look = self._board.interaction.look
        tips = () if look is None else self._session.table.tips
        tip = next((one for one in tips if not self._told.knows(person, self._key(one)) and one.when(look)), None)
        if tip is not None:
            self._show(tip, person)

    @property
    def is_enabled(self) -> bool:
        """Whether the settings enable tips."""
        return self._settings is not None and self._settings.get(SWITCH, True)

    def hide_tip(self) -> None:
        """Hide the tip, as its event is over."""
        self._tip = None
        self.card.dismiss()

    def retranslate(self) -> None:
        """Show the tip in the current language."""
        if self._tip is not None and self.card.is_open:
            self.card.show_text(format_message(self._tip.sentence, self._players.name))
            self._place()

    def _show(self, tip: Tip, person: str) -> None:
        assert self._told is not None, "asked for by who serves"
        self._tip = tip
        words = format_message(tip.sentence, self._players.name)
        self.card.show_text(words)
        if not self._place():
            self._tip = None
            return
        self.card.show_overlay()
        self._board.announce(words)
        try:
            self._told.mark_seen(person, self._key(tip))
        except OSError as error:
            self.failed.emit(error)

    def _key(self, tip: Tip) -> str:
        return f"{self._session.game.info.key}.{tip.key}"

    def _person(self) -> str | None:
        """Name of the person who decides and looks at the screen; None where there is none."""
        seat = self._session.deciding
        alone = seat is not None and self._session.gate is None and self._session.viewer in (seat, None)
        return self._session.seats[seat].name if seat is not None and alone else None

    def _place(self) -> bool:
        """Place the card where it covers nothing; returns whether there is room."""
        if self._tip is None:
            return False
        box = self._placement.find_place(self.card, self.card.size_at, self._spoken_of(self._tip))
        if box is None:
            self.card.dismiss()
            return False
        self.card.setGeometry(box)
        return True

    def _spoken_of(self, tip: Tip) -> QRect:
        """Rectangle of the tip's subject in window coordinates; empty where it is not drawn."""
        board, look = self._board, self._board.interaction.look
        rect = QRect() if look is None else board.rect_of(place_ref(tip.at(look)))
        return in_window(board.viewport(), rect, self._placement.over)

    def _switch_off(self) -> None:
        if self._settings is not None:
            self._settings.set(SWITCH, False)
        self.hide_tip()

    def _give_back(self) -> None:
        self._views.shown.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc hides the tip, unless it clears a draft."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            idle = not self._board.interaction.held and not self._board.interaction.draft
            if event.key() in CLOSE_TIP.qt_keys and self.card.is_open and idle:
                self.hide_tip()
                return True
        return super().eventFilter(watched, event)
