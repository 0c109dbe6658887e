"""The base of the main window: what its sheets, controllers and notices may use of it.

They import this one, and `window.py` imports them, so that no two modules import each other.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from garden_desktop import paths
from garden_desktop.games import registry
from garden_desktop.hotseat.folder import SETTING, chosen

if TYPE_CHECKING:
    from garden_desktop.hotseat.backup.contents import BackupContents
    from garden_desktop.hotseat.book.book import Book
    from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
    from garden_desktop.hotseat.session import Session
    from garden_desktop.hotseat.tables import SavedTables
    from garden_desktop.hotseat.trash import Trash
    from garden_desktop.ui.home.home_screen import HomeScreen
    from garden_desktop.ui.kit.style.appearance import Appearance
    from garden_desktop.ui.kit.text.languages import LanguageSwitcher
    from garden_desktop.ui.match.match_screen import MatchScreen
    from garden_desktop.ui.settings.settings_store import SettingsStore

TABLES: Final = "tables"  # hotseat.tables has it as SETTING, which the way home does without
"""The setting that keeps tables under a name."""


class AppWindow(QWidget):
    """Has the settings, the folder of matches and what is kept there, made when it is first wanted; `MainWindow` shows
    screens. `own` is the folder of what is this person's, `match` the screen of the match that is open."""

    home: HomeScreen

    def __init__(
        self, appearance: Appearance, languages: LanguageSwitcher, settings: SettingsStore, folder: Path | None
    ) -> None:
        super().__init__()
        self.appearance = appearance
        self.languages = languages
        self.settings = settings
        self.own = paths.user_dir() if folder is None else folder.parent
        self.folder = folder or chosen(settings.get(SETTING)) or paths.matches_dir()
        self.match: MatchScreen | None = None

    @cached_property
    def shelf(self) -> MatchRepository:
        from garden_desktop.hotseat.match_repository import MatchRepository

        return MatchRepository(self.folder, bin=self._bin)

    @cached_property
    def _bin(self) -> Trash:
        """Stays when the folder of matches changes: what lies in it comes back into the new one."""
        from garden_desktop.hotseat.trash import Trash
        from garden_desktop.ui.system_bin import to_bin

        return Trash(to_bin)

    @cached_property
    def book(self) -> Book:
        from garden_desktop.hotseat.book.book import Book

        return Book(self.folder)

    @cached_property
    def tables(self) -> SavedTables:
        from garden_desktop.hotseat.tables import SavedTables

        return SavedTables(
            lambda: self.settings.get(TABLES), lambda rows: self.settings.set(TABLES, rows), registry.games()
        )

    @property
    def belongings(self) -> BackupContents:
        from garden_desktop.hotseat.backup.contents import BackupContents

        return BackupContents(self.folder, self.own, self.tables)

    # What `MainWindow` does when it is asked to

    @property
    def at_home(self) -> bool:
        """Whether the home screen is on top."""
        raise NotImplementedError

    def begin(self, setup: MatchSetup) -> None:
        """Start a match; a sentence on the home screen says why where it cannot be."""
        raise NotImplementedError

    def resume(self, path: Path) -> None:
        """Go on with a record; where it cannot be written to, look at it."""
        raise NotImplementedError

    def choose_record(self) -> None:
        """Ask for a record, and go on with it."""
        raise NotImplementedError

    def show_session(self, session: Session, path: Path) -> None:
        """Put a match on top, which was read from the file or begun in the folder `path`."""
        raise NotImplementedError

    def show_match(self, match: MatchScreen) -> None:
        """Leave the match there is, and put another one on top."""
        raise NotImplementedError

    def go_home(self) -> None:
        """Leave the match, which is saved to its last move."""
        raise NotImplementedError

    def open_book(self) -> None:
        """Show every match there is."""
        raise NotImplementedError

    def zoom(self, zoom: float) -> None:
        """Show the table of the open match so many times as large."""
        raise NotImplementedError

    def toggle_full_screen(self) -> None:
        """Fill the screen, or no longer."""
        raise NotImplementedError

    def show_notice(self, text: str) -> None:
        """Say a sentence over whatever screen is on top."""
        raise NotImplementedError

    def show_error(self, error: Exception, path: Path) -> None:
        """Say in a sentence what went wrong with a file."""
        raise NotImplementedError
