"""Application context: settings, appearance, language and match folder, shared by all pages and dialogs."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QGuiApplication

from garden_desktop import paths
from garden_desktop.core.files import is_missing
from garden_desktop.games import registry
from garden_desktop.hotseat.folder import SETTING, chosen
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, FAST, NO_STEP, NORMAL, SLOW, Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.settings.settings_store import TABLE, VOLUME, SettingsStore

if TYPE_CHECKING:
    from garden_desktop.hotseat.backup.contents import BackupContents
    from garden_desktop.hotseat.backup.data_deletion import DataDeletion
    from garden_desktop.hotseat.book.book import Book
    from garden_desktop.hotseat.match_repository import MatchRepository
    from garden_desktop.hotseat.session import Session
    from garden_desktop.hotseat.tables import SavedTables
    from garden_desktop.hotseat.tips import SeenTips
    from garden_desktop.hotseat.trash import Trash

TABLES: Final = "tables"  # hotseat.tables has it as SETTING, which the way home does without
"""Setting that keeps the saved tables."""


class AppContext:
    """Data of the running program, without widgets.

    `own` is the player's data folder, `folder` the folder of matches. Repositories and indexes are imported and opened
    on first use, because the home screen of a first start needs none of them. `deletion` is what to delete once the
    window and its files are closed.
    """

    def __init__(
        self, appearance: Appearance, languages: LanguageSwitcher, settings: SettingsStore, folder: Path | None = None
    ) -> None:
        self.appearance = appearance
        self.languages = languages
        self.settings = settings
        self.own = paths.user_dir() if folder is None else folder.parent
        self.folder = folder or chosen(settings.get(SETTING)) or paths.matches_dir()
        self.deletion: DataDeletion | None = None

    @property
    def is_newcomer(self) -> bool:
        """Whether no match was ever begun here: nothing is in the folder, and no table is remembered."""
        if any(self.settings.get(f"{TABLE}{key}") is not None for key in registry.games()):
            return False
        try:
            with os.scandir(self.folder) as entries:
                return next(entries, None) is None
        except OSError:
            return is_missing(self.folder)

    @cached_property
    def shelf(self) -> MatchRepository:
        from garden_desktop.hotseat.match_repository import MatchRepository

        return MatchRepository(self.folder, bin=self._bin)

    @cached_property
    def _bin(self) -> Trash:
        """Bin for deleted matches. Not replaced when the match folder changes, so that undo restores into the new
        folder."""
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

    @cached_property
    def seen_tips(self) -> SeenTips:
        from garden_desktop.hotseat.tips import SeenTips

        return SeenTips(self.own / "tips.json")

    @property
    def belongings(self) -> BackupContents:
        from garden_desktop.hotseat.backup.contents import BackupContents

        return BackupContents(self.folder, self.own, self.tables)

    @property
    def has_tables(self) -> bool:
        """Whether there are saved tables; reads the setting only, since `tables` would import all of them."""
        return bool(self.settings.get(TABLES))

    @property
    def missing_folder(self) -> str | None:
        """Folder chosen for matches if it does not exist, so that another one is used; else None."""
        setting: str | None = self.settings.get(SETTING)
        return setting if setting != str(self.folder) and self.own == paths.user_dir() else None

    @property
    def has_start_notice(self) -> bool:
        """Whether settings, match folder or language could not be restored."""
        bad = (self.settings.file.notice, self.missing_folder, self.languages.lacking)
        return any(one is not None for one in bad)

    def touch_record(self, session: Session) -> None:
        """Mark the record of a match as changed, so that the index reads it again."""
        if session.journal is not None and session.journal.path.parent == self.folder:
            self.book.touch(session.journal.path.name)

    def set_folder(self, folder: Path) -> None:
        """Change the folder of matches and store it in the settings."""
        self.settings.set(SETTING, str(folder))
        self.close_book()
        for kept in ("shelf", "book"):
            self.__dict__.pop(kept, None)
        self.folder = folder

    def close_book(self) -> None:
        """Close all files of the match index; Windows cannot delete or move open files."""
        if "book" in self.__dict__:
            self.book.close()

    def reload_tips(self) -> None:
        """Drop the loaded list of seen tips, so that it is read again on next use."""
        self.__dict__.pop("seen_tips", None)

    def apply_settings(self) -> None:
        """Apply the stored language and appearance. Called before the window exists, which would be translated and laid
        out twice."""
        settings, appearance = self.settings, self.appearance
        self.languages.choose(settings.get("language", "system"))
        appearance.set_theme(settings.get("theme", "system"))
        appearance.set_contrast(settings.get("contrast", "system"))
        appearance.set_text_size(settings.get("text", 100))
        appearance.set_targets(settings.get("targets", "usual"))
        appearance.set_motion(settings.get("motion", "system"))
        appearance.set_speed(settings.get("speed", NORMAL))
        if QGuiApplication.platformName() != "offscreen":  # tests run offscreen: keep them silent
            appearance.set_volume(settings.get("volume", VOLUME))
        appearance.set_stops(settings.get("stops", NO_STEP))
        appearance.set_replay_stops(settings.get("replay_stops", False))
        if (pace := settings.get("pace")) and settings.get("stops") is None:
            self._take_over_pace(str(pace))

    def _take_over_pace(self, pace: str) -> None:
        """Migrate the setting "pace" of versions up to 0.1, when recap pictures had a speed of their own."""
        if pace == "step":
            self.appearance.set_stops(EVERY_STEP)
        elif self.appearance.speed == NORMAL:
            self.appearance.set_speed({"calm": SLOW, "fast": FAST}.get(pace, NORMAL))

    def store_speed(self) -> None:
        """Store speed and stops of a match, which can be changed during the match as well."""
        self.settings.set("speed", self.appearance.speed)
        self.settings.set("stops", self.appearance.stops)
        self.settings.set("replay_stops", self.appearance.replay_stops)
