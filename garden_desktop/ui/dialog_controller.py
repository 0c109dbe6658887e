"""Dialogs over the current page: created when opened, deleted when dismissed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from garden_desktop.games import registry
from garden_desktop.ui.kit.events import later, wire

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from garden_desktop.core.record import Seated
    from garden_desktop.hotseat.match_repository import MatchSetup
    from garden_desktop.hotseat.session import Session
    from garden_desktop.ui.app_context import AppContext
    from garden_desktop.ui.kit.layout.sheets import SheetOverlay
    from garden_desktop.ui.lesson_controller import LessonController
    from garden_desktop.ui.match.match_screen import MatchScreen
    from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
    from garden_desktop.ui.palette import Command, SettingCommands
    from garden_desktop.ui.settings.sheet import SettingsSheet


class DialogController(QObject):
    """Controller that creates the dialogs and opens them over widget `host`.

    Signals: `match_wanted` with the setup of a match to start, `table_saved` when a table was saved under a name,
    `about_wanted` when the About dialog is asked for.
    """

    match_wanted = Signal(object)
    card_sets_wanted = Signal(str)
    table_saved = Signal()
    about_wanted = Signal()

    def __init__(self, context: AppContext, host: QWidget, lessons: LessonController) -> None:
        super().__init__(host)
        self._context, self._host, self._lessons = context, host, lessons

    def open_new_game(self, key: str, card_set: Path | None = None) -> None:
        """Open the new-game sheet of a game, with the card set in a file chosen if one is given."""
        from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
        from garden_desktop.ui.newgame.seat_row import difficulty_levels

        context, game = self._context, registry.games()[key]
        computers = difficulty_levels(game.info)
        sheet = NewGameSheet(
            context.appearance, game, settings=context.settings, computers=computers, parent=self._host
        )
        sheet.started.connect(self.match_wanted)
        sheet.seats.known = self._known_people
        sheet.tonight.know(self._known_people())
        sheet.kept.connect(lambda name, setup: self._keep_table(sheet, name, setup))
        sheet.sets_wanted.connect(lambda: self.card_sets_wanted.emit(key))
        self._lessons.offer_on(sheet, game)
        if card_set is not None:
            sheet.options.pack.use(card_set)
        self._open(sheet)

    def open_rules(self, key: str, anchor: str = "", match: Session | None = None) -> None:
        """Open the rules of a game at `anchor`. Notes tell what the options of `match` change."""
        from garden_desktop.ui.rules.rulebook import option_notes
        from garden_desktop.ui.rules.rules_view import RulesSheet

        notes = None if match is None else partial(option_notes, match.game, match.options, match.pack_file)
        sheet = RulesSheet(self._context.appearance, key, self._host, notes)
        self._open(sheet)
        sheet.open_at(anchor)

    def open_seats(self, match: MatchScreen) -> None:
        """Open the dialog that changes who plays the seats of a running match."""
        from garden_desktop.ui.newgame.seat_list import SeatsSheet
        from garden_desktop.ui.newgame.seat_row import difficulty_levels

        session = match.session
        sheet = SeatsSheet(self._context.appearance, session, difficulty_levels(session.game.info), self._host)
        sheet.agreed.connect(lambda seats: later(match, partial(match.change_seats, seats)))
        self._open(sheet)

    def open_settings(self) -> None:
        self._open(self.make_settings_sheet())

    def open_keys(self) -> None:
        from garden_desktop.ui.settings.keys_sheet import KeysSheet

        self._open(KeysSheet(self._context.appearance, self._host))

    def open_palette(self, commands: Sequence[Command], match: MatchScreen | None) -> None:
        """Open the command palette. Commands of a match are valid for its present position only, so a change dismisses
        it."""
        from garden_desktop.ui.palette import CommandPalette

        sheet = CommandPalette(self._context.appearance, commands, self._host)
        if match is not None:
            match.table.board.interaction.changed.connect(sheet.dismiss)
        self._open(sheet)

    def open_about(self, session: Session | None) -> None:
        """Open the About dialog; `session` is the open match, whose record can be included in a problem report."""
        from garden_desktop.ui.settings.about_sheet import AboutSheet

        context = self._context
        record = None if session is None or session.journal is None else session.journal.path
        running = session is not None and not session.over
        games = registry.games()
        self._open(AboutSheet(context.appearance, games, self._host, record, context.folder, running=running))

    @cached_property
    def setting_commands(self) -> SettingCommands:
        """Palette commands for every value of every setting."""
        from garden_desktop.ui.palette import SettingCommands

        return SettingCommands(self.make_settings_sheet, self._context.languages)

    def make_settings_sheet(self) -> SettingsSheet:
        """Return the settings dialog, not opened yet."""
        from garden_desktop.ui.settings.sheet import SettingsSheet

        context = self._context
        sheet = SettingsSheet(context.appearance, context.languages, context.settings, self._host)
        sheet.keys_wanted.connect(self.open_keys)
        sheet.about_wanted.connect(self.about_wanted)
        return sheet

    def _keep_table(self, sheet: NewGameSheet, name: str, setup: MatchSetup) -> None:
        words = self.tr("Saved as {name}. You can start it from the home screen or from Statistics.")
        sheet.keeper.show_result(words.format(name=self._context.tables.save_table(name, setup)))
        self.table_saved.emit()

    def _known_people(self) -> Sequence[Seated]:
        """Return the people who played last, each with the symbol they had."""
        from garden_desktop.hotseat.book.figures.people import remembered
        from garden_desktop.hotseat.book.names_and_notes import Aliases

        return remembered(self._context.book.index, Aliases(self._context.folder).called)

    def _open(self, sheet: SheetOverlay) -> None:
        """Open a sheet and delete it once it is dismissed."""
        wire(sheet, "dismissed()", sheet, "deleteLater()")
        sheet.open_sheet()
