"""A lesson from its first step to what was learned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal

from garden_desktop.hotseat.lesson.progress import LessonProgress
from garden_desktop.hotseat.lesson.session import LessonSession
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.lesson.guide import LessonGuide
from garden_desktop.ui.lesson.table import LessonTable
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen


class LessonScreen(MatchScreen):
    """`next_wanted` says that the lesson after this one should come, or home where there is none."""

    next_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        session: LessonSession,
        progress: LessonProgress,
        person: str,
        number: int = 1,
        *,
        more: bool = False,
    ) -> None:
        self.lesson, self._progress, self._person, self._number = session, progress, person, number
        self._more = more
        super().__init__(appearance, session)
        self.guide.stepped.connect(self._keep)
        self.guide.ended.connect(self._finish)
        self.guide.next_wanted.connect(self.next_wanted)

    @property
    def guide(self) -> LessonGuide:
        """Who leads through it."""
        assert isinstance(self.table, LessonTable), "made below"
        return self.table.guide

    def make_table(self) -> TableScreen:
        return LessonTable(self._appearance, self.lesson, self._scenery, self.players, self._number, more=self._more)

    def begin(self) -> None:
        """Begin where it waits; where that is another lesson's step by now, at the beginning, and say so."""
        lesson = self.lesson.lesson
        if not self._progress.fits(self._person, lesson):
            self.show_notice(self.tr("The lesson has changed since you left it, so it begins again."))
        self.lesson.go_to(self._progress.at(self._person, lesson))
        super().begin()

    def _keep(self) -> None:
        self._write(partial(self._progress.store_step, self._person, self.lesson.lesson, self.lesson.step))

    def _finish(self) -> None:
        self._write(partial(self._progress.finish, self._person, self.lesson.lesson))

    def _write(self, write: Callable[[], None]) -> None:
        """Keep how far somebody is; where the disk does not take it, the lesson goes on all the same."""
        try:
            write()
        except OSError as error:
            reason = error.strerror or str(error)
            self.show_notice(self.tr("How far you are could not be saved: {reason}.").format(reason=reason))
