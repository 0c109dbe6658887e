"""The menu of a match: help, lists, the size of the table, and what is shown by agreement."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Choice, Option
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.drawing.strokes import key_words
from garden_desktop.ui.board.table_view import ZOOM_STEP, TableView
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.match.match_players import MatchPlayers
from garden_desktop.ui.match.notice_bar import NoticeBar
from garden_desktop.ui.match.prompt_bar import PromptBar

OFF_ON: Final = ("off", "on")


class TableMenu(QObject):
    """Fills the menu of the bar; the data of a line are other words it is looked for by. `opened_anew` says that the
    match has to be opened again to show something else."""

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
        self,
        session: Session,
        players: MatchPlayers,
        bar: PromptBar,
        strip: NoticeBar,
        board: TableView,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._session, self._players = session, players
        self._bar, self._strip, self._board = bar, strip, board
        bar.menu.aboutToShow.connect(self._offer_orders)
        self.retranslate()

    def install_keys(self, table: QWidget) -> None:
        """Answer to the keys of its lines there, and to those of the arrows in the bar."""
        for keys, wanted in (
            (QKeySequence.StandardKey.HelpContents, self.rules_wanted),
            (QKeySequence("H"), self.advice_wanted),
            (QKeySequence("Ctrl+L"), self.lists_wanted),
            (QKeySequence("Ctrl+G"), self.place_wanted),
            (QKeySequence.StandardKey.Undo, self._bar.undone),
            (QKeySequence.StandardKey.Redo, self._bar.redone),
        ):
            QShortcut(QKeySequence(keys), table).activated.connect(wanted)

    def retranslate(self) -> None:
        """Fill the menu in the present language."""
        menu, board = self._bar.menu, self._board
        menu.clear()
        self._offer((self.tr("Rules"), "F1", self.rules_wanted.emit))
        menu.actions()[0].setData(self.tr("help"))
        if self._session.journal is not None:
            self._offer_advice()
        menu.addSeparator()
        self._offer(
            (self.tr("Play with lists instead of the table"), "Ctrl+L", self.lists_wanted.emit),
            (self.tr("Go to a place"), "Ctrl+G", self.place_wanted.emit),
            (self.tr("Larger table"), "Ctrl++", lambda: board.set_zoom(board.zoom * ZOOM_STEP)),
            (self.tr("Smaller table"), "Ctrl+-", lambda: board.set_zoom(board.zoom / ZOOM_STEP)),
            (self.tr("Whole table"), "Ctrl+0", lambda: board.set_zoom(1.0)),
        )
        if self._session.journal is not None:
            self._offer_live_options()
        menu.addSeparator()
        self._orders = QAction(self.tr("When I want to look"), menu)
        self._orders.triggered.connect(self._order)
        menu.addAction(self._orders)
        self._offer_orders()
        if self._session.journal is not None:
            self._offer((self.tr("Change who plays on"), "", self.seats_wanted.emit))
        self._offer(
            (self.tr("Settings"), "", self.settings_wanted.emit),
            (self.tr("Leave the match; it is saved"), "", self.left.emit),
        )

    def _offer(self, *lines: tuple[str, str, Callable[[], object]]) -> None:
        """Lines of the menu: words, keys or "", and what they do."""
        for words, keys, verb in lines:
            self._bar.menu.addAction(f"{words}\t{key_words(keys)}" if keys else words, verb)

    def _offer_advice(self) -> None:
        """A hint; where hints are off, the line says so and does nothing."""
        offered = self._session.advice
        words = self.tr("Show a hint")
        if not offered:
            words = self.tr("Show a hint (off in this match)")
        action = self._bar.menu.addAction(f"{words}\tH", self.advice_wanted.emit)
        action.setEnabled(offered)
        action.setData(self.tr("advice, hint, tip, help, expert"))

    def _offer_orders(self) -> None:
        """Standing orders are their owner's business: only while that person looks alone."""
        session = self._session
        self._orders.setVisible(session.table.asks and session.viewer is not None and session.gate is None)

    def _order(self) -> None:
        if self._session.viewer is not None:
            self.orders_wanted.emit(self._session.viewer)

    def _offer_live_options(self) -> None:
        """What is off or on is a line with a check, of anything else every value is one."""
        session = self._session
        for option in session.live_options():
            now = session.options.get(option.key, option.default)
            self._bar.menu.addSeparator()
            if option.values == OFF_ON:
                other = OFF_ON[now == OFF_ON[0]]
                self._offer_check(
                    format_message(option.label, self._players.name), option, other, checked=now != OFF_ON[0]
                )
                continue
            for choice in option.choices:
                line = self._with_value(option, choice)
                self._offer_check(line, option, choice.value, checked=now == choice.value)

    def _offer_check(self, words: str, option: Option, value: str, *, checked: bool) -> None:
        line = self._bar.menu.addAction(words)
        line.setCheckable(True)
        line.setChecked(checked)
        line.triggered.connect(partial(self._ask, option, value))

    def _with_value(self, option: Option, choice: Choice) -> str:
        names = {
            "option": format_message(option.label, self._players.name),
            "value": format_message(choice.label, self._players.name),
        }
        return self.tr("{option}: {value}").format(**names)

    def _ask(self, option: Option, value: str) -> None:
        """What is shown at the table is everybody's business: where there are several, ask before it is switched."""
        self.retranslate()
        if self._session.options.get(option.key, option.default) == value:
            return
        if self._session.alone:
            self._switch(option, value)
            return
        self._strip.show_question(
            self._question(option, value), self.tr("We agree"), partial(self._switch, option, value)
        )

    def _question(self, option: Option, value: str) -> str:
        sentence = format_message(option.sentence, self._players.name)
        if option.values == OFF_ON:
            label = format_message(option.label, self._players.name)
            return self.tr("{option}: {sentence} Switch it?").format(option=label, sentence=sentence)
        line = self._with_value(option, next(choice for choice in option.choices if choice.value == value))
        return self.tr("{line}. {sentence} Switch it?").format(line=line, sentence=sentence)

    def _switch(self, option: Option, value: str) -> None:
        session = self._session
        if session.over:  # it ended while the table was asked
            return
        try:
            session.show_otherwise(option.key, value)
        except OSError as error:
            assert session.journal is not None, "only the disk refuses"
            self._strip.show_notice(error_message(error, session.journal.path))
        else:
            self.opened_anew.emit()
