"""Notices laid over whatever page or sheet is shown: about the start of the program (missing or damaged files, files in
the way, a crash of the last run), and about an internal error.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect

from garden_desktop.core.text import printable
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.text.translations import format_message, join_list

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from garden_desktop.ui.app_context import AppContext
    from garden_desktop.ui.kit.style.appearance import Appearance


FEW: Final = 3
"""Files that a notice names; of more of them it names the folders."""


class StartNotices(QObject):
    """Queue of notices about the start on the home screen; each waits until the one before is dismissed."""

    def __init__(self, context: AppContext, notice: Notice) -> None:
        super().__init__(notice)
        self._context, self._notice = context, notice

    def show_notices(self) -> None:
        """Report unreadable settings and a missing match folder or translation."""
        context = self._context
        if (notice := context.settings.file.take_notice()) is not None:
            self._notice.queue(format_message(notice, str))
        elif (missing := context.missing_folder) is not None:
            words = self.tr("The folder {folder} is missing, so matches are stored in {other} until it is back.")
            self._notice.queue(words.format(folder=printable(missing), other=printable(context.folder)))
        if (language := context.languages.lacking) is not None:
            words = self.tr(
                "The translation for {language} is missing. Install the program again, or choose another "
                "language in the settings."
            )
            self._notice.queue(words.format(language=language))

    def show_crash(self) -> None:
        """Report that the last run crashed, and how to send a problem report."""
        self._notice.queue(
            self.tr(
                "The program crashed last time. Your matches are unharmed. For the details, save a "
                "problem report under “About this program” in the settings."
            )
        )

    def show_undeleted(self, left: Sequence[Path]) -> None:
        """Report what is still there after all data were to be deleted: up to FEW files, or else their folders."""
        named = left if len(left) <= FEW else sorted({path.parent for path in left})
        words = self.tr(
            "Not everything was deleted. Still there, because another program is using it or the "
            "system refused to move it: {files}."
        )
        self._notice.queue(words.format(files=join_list([printable(path) for path in named])))

    def show_moved_files(self, moved: Sequence[Path]) -> None:
        """Report that things in the place of the program's files were renamed, with their new names."""
        if not moved:
            return
        words = self.tr("Another file or folder had the same name as a program file. It was renamed to {files}.")
        self._notice.queue(words.format(files=join_list([printable(path) for path in moved])))


_HEAD: Final = 48
"""Height in pixels at the top that stays visible: the top bar of a match or the header of the home screen."""


class CrashNotice(Notice):
    """Notice at the top of a match or sheet, or at the bottom of the home screen.

    `is_high` returns whether a match or a sheet is shown over `host`, which puts the notice at the top.
    """

    def __init__(self, appearance: Appearance, host: QWidget, is_high: Callable[[], bool]) -> None:
        super().__init__(appearance, host)
        self._host, self._is_high = host, is_high
        host.installEventFilter(self)

    def say_of(self, what: str, file: str) -> None:
        """Show that an internal error `what` happened and is logged in `file` ("" if the log could not be written)."""
        if file:
            text = self.tr(
                "Something went wrong in the program ({what}). All moves so far are saved, and the "
                "details are in {file}."
            )
        else:
            text = self.tr("Something went wrong in the program ({what}). All moves so far are saved.")
        self.show_text(text.format(what=what, file=printable(file)))

    def room(self) -> QRect:
        return self._host.rect().adjusted(0, _HEAD, 0, 0)

    @property
    def high(self) -> bool:
        return self._is_high()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.is_open:
            self.place()
        return super().eventFilter(watched, event)
