"""Screen-reader announcements of a match, in logical order: events first, then the prompt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from garden_desktop.core.types import Seat
from garden_desktop.ui.board.layout import ItemRef, piece_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.match.side_panel.side_card import SideCard

_NUMBER: Final = re.compile(r"\d+")
_SENTENCE: Final = 4
"""Minimum number of words for which equal text counts as a repetition."""


class TableAnnouncer(QObject):
    """Announcer of a table. All announcements of one event-loop iteration are joined, so that none cuts off the one
    before. A prompt is announced once until something happens, and events that it begins with are not repeated before
    it."""

    def __init__(self, board: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._happened: list[str] = []
        self._since: list[str] = []
        """Events since the last prompt. Without a prompt, as at the end of a match, figures must not repeat them."""
        self._figures: list[str] = []
        self._question = self._asked = self._warning = ""
        self._due = False
        self.following = False
        """Whether changed notes and scores are still to be announced."""

    def add_events(self, sentences: Iterable[str]) -> None:
        """Announce events; drops a prompt that was pending."""
        self._happened += sentences
        self.clear_question()
        self._hurry()

    def add_recap(self, spoken: Iterable[str], told: Iterable[str]) -> None:
        """Announce a recap. Pending announcements of the same moves (`told`, all their sentences) are dropped: they
        would come out of order, as when playback was skipped."""
        known = set(told)
        self._happened = [one for one in self._happened if one not in known]
        self.add_events(spoken)

    def add_steps(self, sentences: Iterable[str]) -> None:
        """Announce input steps; the prompt stays valid."""
        self._happened += map(_whole, sentences)
        self._hurry()

    def set_figures(self, figures: Iterable[str], scores: Iterable[str]) -> None:
        """Set changed notes and scores, announced after the prompt, so that a key press can cut them off. Scores whose
        numbers were announced with the events are left out."""
        self.following = True
        told = set(_NUMBER.findall(" ".join(self._happened)))
        fresh = [score for score in scores if not told.intersection(_NUMBER.findall(score)[:1])]
        self._figures = list(map(_whole, (*fresh, *figures)))

    def set_question(self, question: str) -> None:
        """Announce the prompt, unless it was the last one announced."""
        self._question = "" if question == self._asked else question
        self._hurry()

    def set_warning(self, reason: str) -> None:
        """Announce why the held piece cannot be dropped here, unless it has moved on by then; "" clears it."""
        self._warning = reason
        if reason:
            self._hurry()

    def clear_question(self) -> None:
        """Forget the prompt after a change of viewer."""
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
    """Whether the text says it already, at least the sentence after its name."""
    rest = figure.partition(": ")[2]
    return figure in words or (len(rest.split()) >= _SENTENCE and rest in words)


def _whole(words: str) -> str:
    """Text as a sentence with a full stop."""
    return words if words.endswith((".", "?", "!")) else f"{words}."


# Other changes on the table: by input steps, and since the viewer's last decision.


_FIGURES: Final = 3
"""Minimum words of a note with a number to be understood without its place."""
_SQUARES: Final = ("cell", "hex")
_MOST: Final = 8
"""Maximum number of renamed squares to be announced; more mean another board."""


class TableSnapshot(NamedTuple):
    """Snapshot of the table: places of pieces, texts of notes and squares, pressed places, scores."""

    places: Mapping[str, str]
    notes: Mapping[str, str]
    squares: Mapping[str, str]
    chosen: frozenset[str]
    scores: Sequence[str]


class ChangeAnnouncer(QObject):
    """Announcer of changes: compares snapshots of the table before and after each input step, and between decisions of
    the same viewer. The thing at the cursor is announced by the cursor itself."""

    def __init__(self, board: TableView, announcer: TableAnnouncer, cards: Sequence[SideCard]) -> None:
        super().__init__(board)
        self._board, self._announcer, self._cards = board, announcer, cards
        self._last: dict[Seat | None, TableSnapshot] = {}
        self._viewer: Seat | None = None
        self._begun: TableSnapshot | None = None
        """Snapshot of the viewer's last decision."""

    def begin_decision(self, viewer: Seat | None) -> None:
        """Start a decision: its events were announced, the changed notes and scores follow the prompt."""
        before, now = self._last.get(viewer), self._lay()
        self._last[viewer], self._viewer, self._begun = now, viewer, before
        self._follow(now)

    def announce_step(self) -> None:
        """Announce the effects of an input step. While notes and scores of the decision are still pending they are
        updated: a decision may begin with input steps."""
        before, now = self._last.get(self._viewer), self._lay()
        self._last[self._viewer] = now
        said = [] if before is None else list(self._steps(before, now))
        if before is not None and self._announcer.following:
            self._follow(now)
        elif before is not None:
            said += _other(before.notes, now.notes)
        if said:
            self._announcer.add_steps(said)

    def _follow(self, now: TableSnapshot) -> None:
        if self._begun is not None:
            self._announcer.set_figures(self._figures(self._begun, now), _fresh(self._begun.scores, now.scores))

    def _lay(self) -> TableSnapshot:
        interaction, called = self._board.interaction, self._board.accessibility.describer.called
        return TableSnapshot(
            {piece.id: piece.place for piece in interaction.pieces.values() if piece.face != "ghost"},
            {**self._words("text"), **{note.id: called(ItemRef("note", note.id)) for note in interaction.notes}},
            self._words(*_SQUARES),
            frozenset(
                handle.place for handle in interaction.draft if not handle.piece and interaction.pressed(handle.place)
            ),
            [card.accessibleName() for card in self._cards],
        )

    def _words(self, *kinds: str) -> Mapping[str, str]:
        """Labels of the places of these kinds."""
        called = self._board.accessibility.describer.called
        places = self._board.interaction.places.values()
        return {place.id: called(ItemRef("place", place.id)) for place in places if place.kind in kinds}

    def _steps(self, before: TableSnapshot, now: TableSnapshot) -> Iterator[str]:
        describer, at = self._board.accessibility.describer, self._board.table_cursor.at
        for piece, place in now.places.items():
            if before.places.get(piece, place) != place and piece_ref(piece) != at:
                yield describer.located(piece_ref(piece))
        yield from (describer.chosen(place) for place in sorted(now.chosen - before.chosen))

    def _figures(self, before: TableSnapshot, now: TableSnapshot) -> Iterator[str]:
        squares = list(_other(before.squares, now.squares))
        if len(squares) <= _MOST:
            yield from squares
        yield from (words for words in _other(before.notes, now.notes) if _tells(words))


def _other(before: Mapping[str, str], now: Mapping[str, str]) -> Iterator[str]:
    """Labels that have changed."""
    return (words for name, words in now.items() if words and before.get(name) != words)


def _fresh(before: Sequence[str], now: Sequence[str]) -> list[str]:
    return [words for old, words in zip(before, now, strict=True) if old != words]


def _tells(note: str) -> bool:
    return len(note.split()) >= _FIGURES and re.search(r"\d", note) is not None
