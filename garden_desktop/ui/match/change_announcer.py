"""What else has changed on the table, for whoever does not see it: by a step towards a move, and since they looked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from garden_desktop.core.types import Seat
from garden_desktop.ui.board.item_refs import ItemRef, piece_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.match.side_panel.side_card import SideCard
from garden_desktop.ui.match.table_announcer import TableAnnouncer

_FIGURES: Final = 3
"""So many words make a note with a number in it one that can be heard without its place."""
_SQUARES: Final = ("cell", "hex")
_MOST: Final = 8
"""Of more squares than these that are called otherwise none is named: that is another board."""


class TableSnapshot(NamedTuple):
    """Where each piece lies, what each note says and each square is called, what is chosen, and how it stands."""

    places: Mapping[str, str]
    notes: Mapping[str, str]
    squares: Mapping[str, str]
    chosen: frozenset[str]
    scores: Sequence[str]


class ChangeAnnouncer(QObject):
    """Compares the table before and after each step of a draft, and from one decision to the next of the same eyes;
    what has the cursor is said by itself."""

    def __init__(self, board: TableView, announcer: TableAnnouncer, cards: Sequence[SideCard]) -> None:
        super().__init__(board)
        self._board, self._announcer, self._cards = board, announcer, cards
        self._last: dict[Seat | None, TableSnapshot] = {}
        self._viewer: Seat | None = None
        self._begun: TableSnapshot | None = None
        """What the eyes saw when they decided last."""

    def begin_decision(self, viewer: Seat | None) -> None:
        """Another decision: what happened was told, and the figures that follow from it come after the question."""
        before, now = self._last.get(viewer), self._lay()
        self._last[viewer], self._viewer, self._begun = now, viewer, before
        self._follow(now)

    def announce_step(self) -> None:
        """The draft has changed. While the figures of the decision are still to be said they are those of now: a
        decision may begin with steps."""
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
        """What places of these kinds are called."""
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
    """What is called otherwise now."""
    return (words for name, words in now.items() if words and before.get(name) != words)


def _fresh(before: Sequence[str], now: Sequence[str]) -> list[str]:
    return [words for old, words in zip(before, now, strict=True) if old != words]


def _tells(note: str) -> bool:
    return len(note.split()) >= _FIGURES and re.search(r"\d", note) is not None
