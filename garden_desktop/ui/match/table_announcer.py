"""What a match says aloud, in the order in which it is true: what happened, then what is asked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.later import later

_NUMBER: Final = re.compile(r"\d+")
_SENTENCE: Final = 4
"""Words from which on the same words tell the same."""


class TableAnnouncer(QObject):
    """Speaks for a table. What comes up before Qt is back at its loop is said in one breath, so that no sentence cuts
    off the one before; the same question is asked once, until something has happened, and what it begins with is not
    told before it as well."""

    def __init__(self, board: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._happened: list[str] = []
        self._since: list[str] = []
        """What has happened since somebody was asked last: where nobody is asked, as at the end of a match, figures do
        not say it once more."""
        self._figures: list[str] = []
        self._question = self._asked = self._warning = ""
        self._due = False
        self.following = False
        """Whether figures that follow from what happened are still to be said."""

    def add_events(self, sentences: Iterable[str]) -> None:
        """Say what happened. What was going to be asked before is no question any more."""
        self._happened += sentences
        self.clear_question()
        self._hurry()

    def add_recap(self, spoken: Iterable[str], told: Iterable[str]) -> None:
        """Say a recap. It goes back to where its reader looked last, so what was going to be said of the moves it tells
        (`told`, all their sentences), as when somebody has skipped the rest of them, would stand out of order."""
        known = set(told)
        self._happened = [one for one in self._happened if one not in known]
        self.add_events(spoken)

    def add_steps(self, sentences: Iterable[str]) -> None:
        """Say what somebody has done towards a move: what was asked is asked still."""
        self._happened += map(_whole, sentences)
        self._hurry()

    def set_figures(self, figures: Iterable[str], scores: Iterable[str]) -> None:
        """What follows from what happened, to be said after what is asked: whoever has heard enough presses a key. Of
        the scores those whose numbers have not been said with what happened."""
        self.following = True
        told = set(_NUMBER.findall(" ".join(self._happened)))
        fresh = [score for score in scores if not told.intersection(_NUMBER.findall(score)[:1])]
        self._figures = list(map(_whole, (*fresh, *figures)))

    def set_question(self, question: str) -> None:
        """Say what is expected now, unless that was the last thing asked."""
        self._question = "" if question == self._asked else question
        self._hurry()

    def set_warning(self, reason: str) -> None:
        """Say why a piece in hand may not lie where it is held, "" where it may: unless it is elsewhere by then."""
        self._warning = reason
        if reason:
            self._hurry()

    def clear_question(self) -> None:
        """Somebody else is asked from now on: nothing is, until `set_question`, and nothing counts as asked."""
        self._question = self._asked = self._warning = ""
        self._figures = []
        self.following = False

    def _hurry(self) -> None:
        if not self._due:
            self._due = True
            later(self, self._speak)

    def _speak(self) -> None:
        self._due = self.following = False
        happened = [one for one in self._happened if not self._question.startswith(one)]
        told = [*happened, self._question] if self._question else [*self._since, *happened]
        figures = [one for one in dict.fromkeys(self._figures) if not any(_told(one, words) for words in told)]
        self._since = [] if self._question else [*self._since, *self._happened]
        said = [*happened, *filter(None, (self._question, self._warning)), *figures]
        self._asked = self._question or self._asked
        self._happened, self._figures, self._question, self._warning = [], [], "", ""
        if said:
            self._board.announce(" ".join(said))


def _told(figure: str, words: str) -> bool:
    """Whether these words say it, at least what stands behind the name of it where that is a sentence."""
    rest = figure.partition(": ")[2]
    return figure in words or (len(rest.split()) >= _SENTENCE and rest in words)


def _whole(words: str) -> str:
    """Words as a sentence of their own."""
    return words if words.endswith((".", "?", "!")) else f"{words}."
