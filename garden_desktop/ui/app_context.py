"""What every page and dialog of the program may need: settings, appearance, language, and the folder of matches."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QGuiApplication

from garden_desktop import paths
from garden_desktop.games import registry
from garden_desktop.hotseat.folder import SETTING, chosen
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, FAST, NO_STEP, NORMAL, SLOW, Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.settings.settings_store import VOLUME, SettingsStore

if TYPE_CHECKING:
    from garden_desktop.hotseat.backup.contents import BackupContents
    from garden_desktop.hotseat.book.book import Book
    from garden_desktop.hotseat.match_repository import MatchRepository
    from garden_desktop.hotseat.session import Session
    from garden_desktop.hotseat.tables import SavedTables
    from garden_desktop.hotseat.tips import SeenTips
    from garden_desktop.hotseat.trash import Trash

TABLES: Final = "tables"  # hotseat.tables has it as SETTING, which the way home does without
"""The setting that keeps tables under a name."""


class AppContext:
    """The data of the running program, without a widget.

    `own` is the folder of what is this person's, `folder` the one of matches. What lies in them is imported and opened
    when it is first wanted: the home screen of a first start shows none of it.
    """

    def __init__(
        self, appearance: Appearance, languages: LanguageSwitcher, settings: SettingsStore, folder: Path | None = None
    ) -> None:
        self.appearance = appearance
        self.languages = languages
        self.settings = settings
        self.own = paths.user_dir() if folder is None else folder.parent
        self.folder = folder or chosen(settings.get(SETTING)) or paths.matches_dir()

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
        """Whether any table is saved under a name; asking `tables` would import them all."""
        return bool(self.settings.get(TABLES))

    @property
    def missing_folder(self) -> str | None:
        """The folder that was chosen for matches, where it is not there and another one has them."""
        setting: str | None = self.settings.get(SETTING)
        return setting if setting != str(self.folder) and self.own == paths.user_dir() else None

    @property
    def has_start_notice(self) -> bool:
        """Whether settings, folder or language are not as somebody left them."""
        bad = (self.settings.file.notice, self.missing_folder, self.languages.lacking)
        return any(one is not None for one in bad)

    def touch_record(self, session: Session) -> None:
        """Let the index read the record of a match again when it is next asked, however many others lie there."""
        if session.journal is not None and session.journal.path.parent == self.folder:
            self.book.touch(session.journal.path.name)

    def set_folder(self, folder: Path) -> None:
        """Keep matches in another folder from now on."""
        self.settings.set(SETTING, str(folder))
        self.close_book()
        for kept in ("shelf", "book"):
            self.__dict__.pop(kept, None)
        self.folder = folder

    def close_book(self) -> None:
        """Close every file of the index: Windows deletes and moves none that is open."""
        if "book" in self.__dict__:
            self.book.close()

    def reload_tips(self) -> None:
        """Read the tips a person has seen again when they are next wanted."""
        self.__dict__.pop("seen_tips", None)

    def apply_settings(self) -> None:
        """Set language and appearance to what was stored, before there is a window: it would have to be named and laid
        out a second time."""
        settings, appearance = self.settings, self.appearance
        self.languages.choose(settings.get("language", "system"))
        appearance.set_theme(settings.get("theme", "system"))
        appearance.set_contrast(settings.get("contrast", "system"))
        appearance.set_text_size(settings.get("text", 100))
        appearance.set_targets(settings.get("targets", "usual"))
        appearance.set_motion(settings.get("motion", "system"))
        appearance.set_speed(settings.get("speed", NORMAL))
        if QGuiApplication.platformName() != "offscreen":  # where nobody sees anything, nobody hears anything
            appearance.set_volume(settings.get("volume", VOLUME))
        appearance.set_stops(settings.get("stops", NO_STEP))
        appearance.set_replay_stops(settings.get("replay_stops", False))
        if (pace := settings.get("pace")) and settings.get("stops") is None:
            self._take_over_pace(str(pace))

    def _take_over_pace(self, pace: str) -> None:
        """What somebody chose up to 0.1, where the pictures of what happened had a speed of their own."""
        if pace == "step":
            self.appearance.set_stops(EVERY_STEP)
        elif self.appearance.speed == NORMAL:
            self.appearance.set_speed({"calm": SLOW, "fast": FAST}.get(pace, NORMAL))

    def store_speed(self) -> None:
        """Write down how fast a match is shown, which can be changed at the table as well."""
        self.settings.set("speed", self.appearance.speed)
        self.settings.set("stops", self.appearance.stops)
        self.settings.set("replay_stops", self.appearance.replay_stops)

    def toggle_theme(self) -> None:
        """Change between the light and the dark theme, and store which."""
        name = "morning" if self.appearance.theme.dark else "dusk"
        self.appearance.set_theme(name)
        self.settings.set("theme", name)
