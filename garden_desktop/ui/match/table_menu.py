"""The menu of a match: help, lists, the size of the table, and what is shown by agreement."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Option
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.drawing.strokes import key_words
from garden_desktop.ui.board.table_view import ZOOM_STEP, TableView
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.text.say import say
from garden_desktop.ui.match.bar import Bar
from garden_desktop.ui.match.players import Players
from garden_desktop.ui.match.strip import Strip


class TableMenu(QObject):
    """Fills the menu of the bar. `opened_anew` says that the match has to be opened again to show something else."""

    rules_wanted = Signal()
    advice_wanted = Signal()
    place_wanted = Signal()
    lists_wanted = Signal()
    settings_wanted = Signal()
    orders_wanted = Signal(int)
    seats_wanted = Signal()
    left = Signal()
    opened_anew = Signal()

    def __init__(
        self, session: Session, players: Players, bar: Bar, strip: Strip, board: TableView, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._players = session, players
        self._bar, self._strip, self._board = bar, strip, board
        bar.menu.aboutToShow.connect(self._offer_orders)
        self.retranslate()

    def retranslate(self) -> None:
        """Fill the menu in the present language."""
        menu, board = self._bar.menu, self._board
        menu.clear()
        for words, keys, verb in (
            (self.tr("Rules"), "F1", self.rules_wanted.emit),
            (self.tr("Play with lists instead of the table"), "Ctrl+L", self.lists_wanted.emit),
            (self.tr("Go to a place"), "Ctrl+G", self.place_wanted.emit),
            (self.tr("Larger table"), "Ctrl++", lambda: board.set_zoom(board.zoom * ZOOM_STEP)),
            (self.tr("Smaller table"), "Ctrl+-", lambda: board.set_zoom(board.zoom / ZOOM_STEP)),
            (self.tr("Whole table"), "Ctrl+0", lambda: board.set_zoom(1.0)),
            (self.tr("Settings"), "", self.settings_wanted.emit),
            (self.tr("Leave the match; it is saved"), "", self.left.emit),
        ):
            menu.addAction(f"{words}\t{key_words(keys)}" if keys else words, verb)
        if self._session.journal is not None:
            self._offer_advice()
            menu.addAction(self.tr("Change who plays on"), self.seats_wanted.emit)
        self._orders = QAction(self.tr("When I want to look"), menu)
        self._orders.triggered.connect(self._order)
        menu.addAction(self._orders)
        self._offer_orders()
        if self._session.journal is not None:
            self._offer_live_options()

    def _offer_advice(self) -> None:
        """What the expert would do; where nobody has agreed on that, the line says so and does nothing."""
        offered = self._session.advice
        words = self.tr("Show what the expert would do")
        if not offered:
            words = self.tr("Show what the expert would do (only where agreed on the sheet)")
        action = self._bar.menu.addAction(f"{words}\tH", self.advice_wanted.emit)
        action.setEnabled(offered)

    def _offer_orders(self) -> None:
        """Standing orders are their owner's business: only while that person looks alone."""
        session = self._session
        self._orders.setVisible(session.table.asks and session.eyes is not None and session.gate is None)

    def _order(self) -> None:
        if self._session.eyes is not None:
            self.orders_wanted.emit(self._session.eyes)

    def _offer_live_options(self) -> None:
        menu, session = self._bar.menu, self._session
        menu.addSeparator()
        for option in session.live_options():
            action = menu.addAction(say(option.label, self._players.name))
            action.setCheckable(True)
            action.setChecked(session.options.get(option.key, option.default) != option.default)
            action.triggered.connect(partial(self._ask, option))

    def _ask(self, option: Option) -> None:
        """What is shown at the table is everybody's business: where there are several, ask before it is switched."""
        self.retranslate()
        if self._session.alone:
            self._switch(option)
            return
        words = {"option": say(option.label, self._players.name), "sentence": say(option.sentence, self._players.name)}
        question = self.tr("{option}: {sentence} Switch it?").format(**words)
        self._strip.ask(question, self.tr("We agree"), partial(self._switch, option))

    def _switch(self, option: Option) -> None:
        session = self._session
        if session.over:  # it ended while the table was asked
            return
        now = session.options.get(option.key, option.default)
        following = option.values[(option.values.index(now) + 1) % len(option.values)]
        try:
            session.show_otherwise(option.key, following)
        except OSError as error:
            assert session.journal is not None, "only the disk refuses"
            self._strip.tell(error_message(error, session.journal.path))
        else:
            self.opened_anew.emit()
