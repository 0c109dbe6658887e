"""The one window: home, the sheets over it, and the match that is being played."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QStackedLayout, QWidget

from garden_desktop.games import registry
from garden_desktop.hotseat.library import Library, Setup
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.summary import Summary, Unreadable, unfinished
from garden_desktop.ui.excuses import excuse
from garden_desktop.ui.home import Home
from garden_desktop.ui.languages import Languages
from garden_desktop.ui.look import Look
from garden_desktop.ui.match_screen import MatchScreen
from garden_desktop.ui.settings_store import Settings
from garden_desktop.ui.slip import MatchSlip


class Window(QWidget):
    """Owns the library of matches and whatever screen is on top."""

    def __init__(self, look: Look, languages: Languages, settings: Settings, library: Library | None = None) -> None:
        super().__init__()
        self.look = look
        self.languages = languages
        self.settings = settings
        self.library = library or Library()
        self.match: MatchScreen | None = None
        self._trouble = ""
        self._wear_settings()
        self._dress()
        look.changed.connect(self._dress)
        self.home = Home(look, registry.games(), self._slips)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.home)
        self._connect()
        self.setMinimumSize(900, 620)
        self.resize(1280, 800)
        self.setWindowTitle("Garden Desktop")

    def begin(self, setup: Setup) -> None:
        """Start a match; a sentence on the home screen says why where it cannot be."""
        self._open(lambda: self.library.begin(setup), self.library.folder)

    def resume(self, path: Path) -> None:
        """Go on with a record."""
        self._open(lambda: self.library.resume(path), path)

    def go_home(self) -> None:
        """Leave the match, which is saved to its last move."""
        if self.match is not None:
            match, self.match = self.match, None
            match.session.close()
            self._stack.removeWidget(match)
            match.deleteLater()
        self._stack.setCurrentWidget(self.home)
        self.home.refresh()

    def excuse(self, kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
        """An excepthook: write down what went wrong and say so; the match is on the disk already."""
        traceback.print_exception(kind, error, at, file=sys.stderr)
        text = self.tr("Something went wrong in the program itself; every move up to here is saved. ({error})")
        self._tell(text.format(error=f"{kind.__name__}: {error}"))

    def _open(self, make: object, path: Path) -> None:
        assert callable(make)
        try:
            session: Session = make()
        except (ValueError, OSError) as error:
            self.home.show_notice(excuse(error, path))
            return
        self.match = MatchScreen(self.look, session)
        self.match.left.connect(self.go_home)
        self.match.again_wanted.connect(self._again)
        self._stack.addWidget(self.match)
        self._stack.setCurrentWidget(self.match)
        self.match.begin()

    def _again(self, setup: Setup) -> None:
        self.go_home()
        self.begin(setup)

    def _slips(self) -> Sequence[MatchSlip]:
        found = list(unfinished(self.library))
        bad = next((item for item in found if isinstance(item, Unreadable)), None)
        if bad is not None:
            self._trouble = self.tr("{file} cannot be gone on with.").format(file=bad.path.name)
        return [_slip(item) for item in found if isinstance(item, Summary)]

    def _tell(self, text: str) -> None:
        if self.match is not None:
            self.match.tell(text)
        else:
            self.home.show_notice(text)
