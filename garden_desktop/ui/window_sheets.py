"""What is laid over the window: made when it is wanted, gone when it is put away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from garden_desktop.games import registry
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.wire import wire

if TYPE_CHECKING:
    from garden_desktop.core.record import Seated
    from garden_desktop.core.types import Options
    from garden_desktop.hotseat.match_repository import MatchSetup
    from garden_desktop.ui.app_window import AppWindow
    from garden_desktop.ui.home_matches import HomeMatches
    from garden_desktop.ui.kit.layout.sheets import SheetOverlay
    from garden_desktop.ui.lesson_controller import LessonController
    from garden_desktop.ui.match.match_screen import MatchScreen
    from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
    from garden_desktop.ui.palette.setting_commands import SettingCommands
    from garden_desktop.ui.settings.sheet import SettingsSheet


class WindowOverlays(QObject):
    """Opens them over whatever the window shows."""

    def __init__(self, window: AppWindow, lessons: LessonController, home_matches: HomeMatches) -> None:
        super().__init__(window)
        self._window, self._lessons, self._home_matches = window, lessons, home_matches

    def new_game(self, key: str) -> None:
        from garden_desktop.ui.newgame.difficulty import difficulty_levels
        from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet

        window, game = self._window, registry.games()[key]
        computers = difficulty_levels(game.info)
        sheet = NewGameSheet(window.appearance, game, settings=window.settings, computers=computers, parent=window)
        sheet.started.connect(window.begin)
        sheet.seats.known = self._known_people
        sheet.tonight.know(self._known_people())
        sheet.kept.connect(lambda name, setup: self._keep_table(sheet, name, setup))
        self._lessons.offer_on(sheet, game)
        self._open(sheet)

    def rules(self, key: str, anchor: str = "", options: Options | None = None) -> None:
        """The rules of a game; with what the `options` of a table change, where they are opened at one."""
        from garden_desktop.ui.rules.option_notes import option_notes
        from garden_desktop.ui.rules.rules_view import RulesSheet

        notes = None if options is None else partial(option_notes, registry.games()[key], options)
        sheet = RulesSheet(self._window.appearance, key, self._window, notes)
        self._open(sheet)
        sheet.open_at(anchor)

    def seats(self, match: MatchScreen) -> None:
        """Who plays on in a match."""
        from garden_desktop.ui.newgame.difficulty import difficulty_levels
        from garden_desktop.ui.newgame.seats_sheet import SeatsSheet

        session = match.session
        sheet = SeatsSheet(self._window.appearance, session, difficulty_levels(session.game.info), self._window)
        sheet.agreed.connect(lambda seats: later(match, partial(match.change_seats, seats)))
        self._open(sheet)

    def settings(self) -> None:
        self._open(self.settings_sheet())

    def settings_sheet(self) -> SettingsSheet:
        """The settings, not opened yet."""
        from garden_desktop.ui.settings.sheet import SettingsSheet

        window = self._window
        sheet = SettingsSheet(window.appearance, window.languages, window.settings, window)
        sheet.zoom_changed.connect(window.zoom)
        sheet.keys_wanted.connect(self.keys)
        sheet.about_wanted.connect(self.about)
        return sheet

    def keys(self) -> None:
        from garden_desktop.ui.settings.keys_sheet import KeysSheet

        self._open(KeysSheet(self._window.appearance, self._window))

    def palette(self) -> None:
        """All that can be done now."""
        from garden_desktop.ui.palette.command_collector import CommandCollector, WindowActions
        from garden_desktop.ui.palette.command_palette import CommandPalette

        window = self._window
        verbs = WindowActions(
            home=window.go_home,
            book=window.open_book,
            record=window.choose_record,
            settings=self.settings,
            keys=self.keys,
            about=self.about,
            full_screen=window.toggle_full_screen,
            close=window.close,
            begin=self.new_game,
            learn=self._lessons.open_lesson,
            practise=self._lessons.open_puzzle,
            resume=window.resume,
            rules=self.rules,
        )
        gathering = CommandCollector(verbs, window.match, self._setting_deeds)
        deeds = gathering.commands(
            self._home_matches.unfinished_matches(), window.languages.current, home=window.at_home
        )
        sheet = CommandPalette(window.appearance, deeds, window)
        if window.match is not None:
            window.match.table.board.interaction.changed.connect(sheet.dismiss)  # what could be done then
        self._open(sheet)

    def about(self) -> None:
        from garden_desktop.ui.settings.about_sheet import AboutSheet

        window = self._window
        session = None if window.match is None else window.match.session
        record = None if session is None or session.journal is None else session.journal.path
        running = session is not None and not session.over
        self._open(AboutSheet(window.appearance, registry.games(), window, record, window.folder, running=running))

    @cached_property
    def _setting_deeds(self) -> SettingCommands:
        from garden_desktop.ui.palette.setting_commands import SettingCommands

        return SettingCommands(self.settings_sheet, self._window.languages)

    def _keep_table(self, sheet: NewGameSheet, name: str, setup: MatchSetup) -> None:
        words = self.tr("Kept as {name}: home and the book begin it by one press.")
        sheet.keeper.show_result(words.format(name=self._window.tables.save_table(name, setup)))
        self._window.home.show_tables()

    def _known_people(self) -> Sequence[Seated]:
        """Who has played last, each with the sign they had."""
        from garden_desktop.hotseat.book.aliases import Aliases
        from garden_desktop.hotseat.book.figures.people import remembered

        return remembered(self._window.book.index, Aliases(self._window.folder).called)

    def _open(self, sheet: SheetOverlay) -> None:
        """Show a sheet once; it is gone when it is put away."""
        wire(sheet, "dismissed()", sheet, "deleteLater()")
        sheet.open_sheet()
