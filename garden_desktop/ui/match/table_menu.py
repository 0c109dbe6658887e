"""Menu and help of a match: inspector, hints, tips, "Go to a place", list mode, zoom, live options, match commands."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Choice, Option
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.translations import format_message, translate_message
from garden_desktop.ui.match.commands import (
    HELP_MENU,
    MATCH_MENU,
    VIEW_MENU,
    TableActions,
    TableCommand,
    install_shortcuts,
)
from garden_desktop.ui.match.go_to_place_dialog import GoToPlaceDialog
from garden_desktop.ui.match.hints import HintController, HintNotice
from garden_desktop.ui.match.inspector.inspector import Inspector
from garden_desktop.ui.match.match_page import MatchPage
from garden_desktop.ui.match.model import MatchModel, MatchPlayers
from garden_desktop.ui.match.move_provider import MoveProvider
from garden_desktop.ui.match.tips.tip_controller import NoticePlacement, TipController


class TableHelp(QObject):
    """Owner of everything that explains or advises at a table; silent while the table is hidden."""

    def __init__(
        self, appearance: Appearance, model: MatchModel, page: MatchPage, move_provider: MoveProvider, screen: QWidget
    ) -> None:
        super().__init__(page)
        self._model = model
        board = page.views.board
        self.inspector = Inspector(
            appearance, model.session, model.players, board, page.side_panel, page, lambda: model.is_covered
        )
        placement = NoticePlacement(appearance, page.views, page.side_panel, page)
        self.tip_controller = TipController(appearance, model, page.views, placement, page)
        slip = HintNotice(appearance, page.views, placement, page)
        self.hints = HintController(appearance, model, move_provider, page.views, slip)
        self.inspector.watch_lists(page.views)
        self.go_to_place = GoToPlaceDialog(appearance, page.views, screen)

    def put_away(self) -> None:
        """Hide tip and hint."""
        self.tip_controller.hide_tip()
        self.hints.cancel_hint()

    def retranslate(self) -> None:
        self.hints.retranslate()
        self.tip_controller.retranslate()


OFF_ON: Final = ("off", "on")


class TableMenu(QObject):
    """Menu of the prompt bar, filled with the commands of the table; the data of an action are further search words for
    the palette. `opened_anew` asks to reopen the match after a live option was switched."""

    opened_anew = Signal()

    def __init__(self, actions: TableActions, players: MatchPlayers, page: MatchPage) -> None:
        super().__init__(page)
        self._actions, self._session, self._players = actions, actions.session, players
        self._bar, self._notice_bar = page.bar, page.notice_bar
        self._lines: list[tuple[QAction, TableCommand]] = []
        self._bar.menu.aboutToShow.connect(self._show_offered)
        self._bar.left.connect(actions.leave)
        self._bar.undone.connect(actions.undo)
        self._bar.redone.connect(actions.redo)
        install_shortcuts(actions, page)
        self.retranslate()

    def retranslate(self) -> None:
        """Fill the menu in the current language."""
        menu = self._bar.menu
        menu.clear()
        self._lines = []
        self._add_lines(HELP_MENU)
        menu.addSeparator()
        self._add_lines(VIEW_MENU)
        if self._session.journal is not None:
            self._offer_live_options()
        menu.addSeparator()
        self._add_lines(MATCH_MENU)
        self._show_offered()

    def _add_lines(self, commands: tuple[TableCommand, ...]) -> None:
        menu = self._bar.menu
        for command in commands:
            words, keys = command.words(self._session), key_label(command.shown_key)
            line = QAction(f"{words}\t{keys}" if keys else words, menu)
            line.setEnabled(command.enabled(self._session))
            if command.also is not None:
                line.setData(translate_message(command.also))
            line.triggered.connect(partial(self._run, command))
            menu.addAction(line)
            self._lines.append((line, command))

    def _run(self, command: TableCommand) -> None:
        assert command.run is not None, "a line of the menu runs something"
        command.run(self._actions)

    def _show_offered(self) -> None:
        """Show the commands that are offered to the current viewer."""
        for line, command in self._lines:
            line.setVisible(command.offered(self._session))

    def _offer_live_options(self) -> None:
        """Add live options: a checkable line for off/on, else a line for each value."""
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
        """Switch a live option; with several people only after they agree, as it changes the screen of all."""
        self.retranslate()
        if self._session.options.get(option.key, option.default) == value:
            return
        if self._session.alone:
            self._switch(option, value)
            return
        self._notice_bar.show_question(
            self._question(option, value), self.tr("We agree"), partial(self._switch, option, value)
        )

    def _question(self, option: Option, value: str) -> str:
        sentence = format_message(option.sentence, self._players.name)
        if option.values == OFF_ON:
            label = format_message(option.label, self._players.name)
            return self.tr("{option}: {sentence} Change it?").format(option=label, sentence=sentence)
        line = self._with_value(option, next(choice for choice in option.choices if choice.value == value))
        return self.tr("{line}. {sentence} Change it?").format(line=line, sentence=sentence)

    def _switch(self, option: Option, value: str) -> None:
        session = self._session
        if session.over:  # the match has ended while the question was open
            return
        try:
            session.show_otherwise(option.key, value)
        except OSError as error:
            assert session.journal is not None, "only the disk refuses"
            self._notice_bar.show_notice(error_message(error, session.journal.path))
        else:
            self.opened_anew.emit()
