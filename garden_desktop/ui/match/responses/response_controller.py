"""Controller of response windows: timer bar, buttons and keys, on the table or below the lists."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QKeySequence, QRegion, QShortcut
from PySide6.QtWidgets import QWidget

from garden_desktop.core.table import ResponseWindow
from garden_desktop.core.types import Seat
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import scale
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.match_page import MatchPage
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.responses.response_buttons import HEIGHT, CountdownBar, Responder, ResponseButtons, keys_of
from garden_desktop.ui.match.responses.standing_orders import StandingOrdersSheet

LOOK_MS: Final = 2000


class MinimumDelay(QObject):
    """Delay of an answer until the look has lasted `duration_ms`, then emitted by `done`: the time of a look must not
    reveal whether it had a choice."""

    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.duration_ms = LOOK_MS
        self._kept: list[Any] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._let_go)

    @property
    def is_running(self) -> bool:
        """Whether an answer would be delayed."""
        return self._timer.isActive()

    def start(self) -> None:
        """Start the time of a look."""
        self.stop()
        self._timer.start(self.duration_ms)

    def hold_answer(self, answer: Any) -> None:
        """Hold an answer until the time is over."""
        self._kept = [answer]

    def finish(self) -> None:
        """End the time, and emit a held answer."""
        self._timer.stop()
        self._let_go()

    def discard_answer(self) -> None:
        """Drop the held answer; the time goes on."""
        self._kept = []

    def stop(self) -> None:
        """End the time, and drop a held answer."""
        self._timer.stop()
        self._kept = []

    def _let_go(self) -> None:
        kept, self._kept = self._kept, []
        for answer in kept:
            self.done.emit(answer)


_TRAY: Final = 84
_MARGIN: Final = 12


class ResponseController(QObject):
    """Controller of one response window after the other. `ended` is emitted when the bar has run out, or Continue was
    pressed.

    Bar and buttons lie over the table without being its children, because screen readers find only pieces and places
    there. `tray` holds them in list mode. `minimum_delay` makes all looks equally long.
    """

    ended = Signal()

    def __init__(self, appearance: Appearance, model: MatchModel, page: MatchPage, screen: QWidget) -> None:
        super().__init__(page)
        session = model.session
        self._session, self._players, self._prompt_bar = session, model.players, page.bar
        self._views, self._board, self._ground = page.views, page.views.board, page
        self._response_window: ResponseWindow | None = None
        self._shortcuts: list[QShortcut] = []
        self.tray = QWidget()
        self.tray.setFixedHeight(_TRAY)
        self.tray.hide()
        self.bar = CountdownBar(appearance, page)
        self.buttons = ResponseButtons(appearance, session.game.info.key, page)
        self.minimum_delay = MinimumDelay(self)
        self.standing_orders = StandingOrdersSheet(appearance, session.response_windows, screen)
        self.bar.ended.connect(self.end)
        self.buttons.pressed.connect(self.toggle)
        self.buttons.ordered.connect(self.order)
        self.tray.installEventFilter(self)
        self._prompt_bar.continued.connect(self.go_on)
        self._board.fitted.connect(self.place)
        for bar in (self._board.horizontalScrollBar(), self._board.verticalScrollBar()):
            bar.valueChanged.connect(self.place)

    @property
    def running(self) -> bool:
        return self._response_window is not None

    @property
    def continues(self) -> bool:
        """Whether Continue ends the window, as it has no time limit."""
        return self._response_window is not None and self._response_window.seconds is None

    def start(self) -> None:
        """Show the open response window, and run its bar."""
        watch = self._session.response_windows.watch
        assert watch is not None, "nobody is asked anything"
        self.stop()
        self._response_window = watch.response_window
        everybody = self._everybody(watch.response_window)
        self.buttons.ask(everybody)
        self.buttons.show_marks(watch.marks)
        self._show_orders()
        self._listen(everybody)
        self.place()
        self.bar.start(watch.response_window.seconds)
        self._call(everybody)
        self._prompt_bar.show_continue(offered=self.continues)

    def stop(self) -> None:
        """Remove bar and buttons without `ended`."""
        self._response_window = None
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            # deleted only by the event loop: till then an enabled one would make the next round's key ambiguous
            shortcut.deleteLater()
        self._shortcuts = []
        self.bar.stop()
        self.buttons.put_away()
        self.tray.hide()

    def put_away(self) -> None:
        """Remove everything, and drop a held answer."""
        self.stop()
        self._prompt_bar.show_continue(offered=False)
        self.minimum_delay.stop()
        if self.standing_orders.is_open:
            self.standing_orders.dismiss()

    def toggle(self, seat: Seat) -> None:
        """Toggle the claim of this person."""
        response_windows = self._session.response_windows
        may, name = response_windows.may_mark(seat), self._players.name(seat)
        response_windows.mark(seat)
        marks = frozenset() if response_windows.watch is None else response_windows.watch.marks
        self.buttons.show_marks(marks)
        if may:
            said = (
                self.tr("{name} will look at their hand.")
                if seat in marks
                else self.tr("{name} will not look at their hand.")
            )
            self._board.announce(said.format(name=name))

    def order(self, seat: Seat, never: bool) -> None:
        """Toggle an open standing order; ends the window if nobody needs it any more."""
        response_windows = self._session.response_windows
        (response_windows.wave_on if never else response_windows.ask_only_mine)(seat)
        self._show_orders()
        if response_windows.needless:
            self.end()

    def _show_orders(self) -> None:
        response_windows = self._session.response_windows
        assert self._response_window is not None, "somebody is asked"
        about = self._response_window.about
        for button in self.buttons.buttons:
            seat = button.asked.seat
            button.show_orders(mine=response_windows.only_mine(seat), never=about in response_windows.never(seat))

    def go_on(self) -> None:
        """Handle Continue."""
        if self.continues:
            self.end()

    def place(self) -> None:
        """Place bar and buttons at the scale of the table; in list mode in the tray."""
        if self._response_window is None:
            return
        listed = self._views.lists_shown
        self._lie_in(self.tray if listed else self._ground)
        self.tray.setVisible(listed)
        if listed:
            wide = self.tray.width()
            self.bar.setGeometry(0, 0, wide, HEIGHT)
            room = QRect(_MARGIN, HEIGHT + _MARGIN // 2, wide - 2 * _MARGIN, _TRAY - HEIGHT - _MARGIN)
            self.buttons.lie(room, scale(), upright=False)
        else:
            self.bar.setGeometry(self._on_board(self._response_window.bar))
            self.buttons.lie(self._on_board(self._response_window.badges), self._board.transform().m11(), upright=True)
        for shown in (self.bar, self.buttons):
            self._clip(shown, listed=listed)

    def _lie_in(self, parent: QWidget) -> None:
        for shown in (self.bar, self.buttons):
            if shown.parentWidget() is not parent:
                shown.setParent(parent)
                shown.show()
            shown.raise_()

    def _on_board(self, box: tuple[float, float, float, float]) -> QRect:
        mapped = self._board.viewportTransform().mapRect(QRectF(*box))
        return mapped.toRect().translated(self._board.viewport().mapTo(self._ground, QPoint()))

    def _clip(self, shown: QWidget, *, listed: bool) -> None:
        """Clip to the viewport of a zoomed table."""
        seen = QRect(self._board.viewport().mapTo(self._ground, QPoint()), self._board.viewport().size())
        if listed or seen.contains(shown.geometry()):
            shown.clearMask()
        else:
            shown.setMask(QRegion(seen.translated(-shown.pos()).intersected(shown.rect())))

    def _everybody(self, response_window: ResponseWindow) -> list[Responder]:
        session, name = self._session, self._players.name
        people = {seat: name(seat) for seat in response_window.seats if session.human(seat)}
        taken = {
            *commands.LETTERS_OF_COMMANDS,
            *(place.key for place in session.table.make_view_model(session.view, session.viewer).places),
        }
        keys = keys_of(people, taken)
        about = None if response_window.about is None else format_message(response_window.about, name)
        return [
            Responder(seat, self._players.player(seat), keys.get(seat, ""), about) for seat in response_window.seats
        ]

    def _listen(self, everybody: list[Responder]) -> None:
        for asked in everybody:
            if asked.key:
                self._shortcut(QKeySequence(asked.key)).activated.connect(lambda seat=asked.seat: self.toggle(seat))
                mine = self._shortcut(QKeySequence(commands.ASK_ONLY_MINE.format(key=asked.key)))
                mine.activated.connect(lambda seat=asked.seat: self.order(seat, False))
                if asked.about is not None:
                    never = self._shortcut(QKeySequence(commands.NEVER_ASK.format(key=asked.key)))
                    never.activated.connect(lambda seat=asked.seat: self.order(seat, True))
        for key in commands.END_RESPONSES.sequences if self.continues else ():
            self._shortcut(key).activated.connect(self.go_on)

    def _shortcut(self, key: QKeySequence) -> QShortcut:
        shortcut = QShortcut(key, self._ground)
        shortcut.setAutoRepeat(False)
        self._shortcuts.append(shortcut)
        return shortcut

    def _call(self, everybody: list[Responder]) -> None:
        """Announce the keys to screen readers."""
        each = [self.tr("{name}: {key}").format(name=a.player.name, key=a.key) for a in everybody if a.key]
        if each:
            self._board.announce(self.tr("Who wants to look at their hand? {keys}").format(keys=", ".join(each)))

    def end(self) -> None:
        """End the window."""
        self.stop()
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)
