"""Notices about the start of the program: something is missing, damaged or in the way, or the last run crashed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from garden_desktop.core.text import printable
from garden_desktop.ui.kit.text.translations import format_message, join_list

if TYPE_CHECKING:
    from garden_desktop.ui.app_context import AppContext
    from garden_desktop.ui.kit.layout.notice import Notice


class StartNotices(QObject):
    """Puts them on the notice of the home screen, where each waits until the one before is put away."""

    def __init__(self, context: AppContext, notice: Notice) -> None:
        super().__init__(notice)
        self._context, self._notice = context, notice

    def show_notices(self) -> None:
        """Say which settings could not be read, and which folder or language is not there."""
        context = self._context
        if (notice := context.settings.file.take_notice()) is not None:
            self._notice.queue(format_message(notice, str))
        elif (missing := context.missing_folder) is not None:
            words = self.tr("The folder {folder} is not there, so matches are kept in {other} until it is back.")
            self._notice.queue(words.format(folder=printable(missing), other=printable(context.folder)))
        if (language := context.languages.lacking) is not None:
            words = self.tr(
                "The translation for {language} is not there: install the program again, or choose another language in"
                " the settings."
            )
            self._notice.queue(words.format(language=language))

    def show_crash(self) -> None:
        """Say that the start before this one was ended by a crash, and what can be done about it."""
        self._notice.queue(
            self.tr(
                "The last time, the program ended by a crash; your matches are as they were. What it was doing then is"
                " part of the problem report, which “About this program” in the settings can save."
            )
        )

    def show_moved_files(self, moved: Sequence[Path]) -> None:
        """Say that something lay in the place of files of the program, and what it is called now."""
        if not moved:
            return
        words = self.tr(
            "Something else was in the place of one of this program's files; it has been renamed to {files}."
        )
        self._notice.queue(words.format(files=join_list([printable(path) for path in moved])))
