"""What a look at a table is: what certain eyes see of one position; and what the house asks of every look."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from garden_desktop.core.game import Reason
from garden_desktop.core.table import MoveSequence

if TYPE_CHECKING:
    from garden_desktop.core.game import Rules, Seat, Side
    from garden_desktop.core.inspection import Inspection, NoteArea, Subject
    from garden_desktop.core.table import Draft, GaugeGroup, Note, Piece, Place, SideSummary
    from garden_desktop.core.text import Message

M = TypeVar("M")


class TableViewModel(ABC, Generic[M]):
    """What certain eyes see of one position, with a draft of theirs: made once a refresh and asked for everything.

    A game writes the four parts without a default, and overrides what else it has. What takes time is given by a
    `cached_property`, so that it is worked out once, when it is first asked for.

    seat   whose eyes look; None for the shared screen
    draft  what they have done so far towards a move
    """

    seat: Seat | None
    draft: Draft

    @property
    @abstractmethod
    def places(self) -> Sequence[Place]:
        """Every place to be seen now, in reading order."""

    @property
    @abstractmethod
    def pieces(self) -> Sequence[Piece]:
        """Every piece to be seen now; pieces named in the draft already lie where they were put."""

    @property
    @abstractmethod
    def prompt(self) -> Message:
        """The sentence in the bar: who is to act, and what is expected, for these eyes."""

    @abstractmethod
    def side_summary(self, side: Side) -> SideSummary:
        """What the rail says about `side`; the preview follows the draft."""

    @property
    def notes(self) -> Sequence[Note]:
        """Totals, previews and warnings that stand on the table."""
        return ()

    @cached_property
    def noted(self) -> Mapping[str, Message]:
        """The notes by id, for painters."""
        return {note.id: note.text for note in self.notes}

    def intended_move(self, place: str, piece: str) -> M | Reason | None:
        """The move (or Run) that putting `piece` on `place` (pressing it: "") says or completes with the draft, legal
        or not. A reason where it is no move and that can be explained; None where nothing is meant, or too little yet.
        """
        return None

    def preview_move(self, move: M) -> Sequence[Message]:
        """What a move that is meant would lead to, for these eyes; () where it is illegal or nothing is to be said."""
        return ()

    def guide(self, piece: str, place: str) -> Sequence[Message]:
        """The sentence in the bar while `piece` is in hand: what letting go over `place` would do, or where it may go
        where `place` is ""; () where the prompt says it all. Where `piece` is "": what there is to know of `place`."""
        return ()

    def offer(self, place: str, piece: str) -> Message | None:
        """Putting `piece` on `place` as a sentence of its own, for lists: "Put Nursery on Empty Field: costs 4 coins".
        None leaves it to the house, which says both labels."""
        return None

    def inspect(self, subject: Subject, id: str) -> Inspection | None:
        """One thing in words: what it is, what it does here and now, what it could do. None leaves it to the house."""
        return None

    def find(self, name: str) -> Sequence[str]:
        """The places and pieces that a sentence of the log means by `name` (`Table.things_named`), for these eyes."""
        return (name,)

    @property
    def gauges(self) -> GaugeGroup | None:
        """The figures that a recap shows before and after; None where the table has none."""
        return None

    @property
    def note_areas(self) -> Sequence[NoteArea]:
        """Where notes are painted, so that a pointer finds them; the smallest one under it counts."""
        return ()


def refusal(rules: Rules[Any, Any], view: Any, look: TableViewModel[Any], place: str, piece: str) -> Reason | None:
    """Why putting `piece` on `place` (pressing it: "") is not allowed in `view`, whose look this is.

    None where it is allowed, or nothing is meant by it. Of a Run it is the first move that is judged.
    """
    meant = look.intended_move(place, piece)
    if meant is None or isinstance(meant, Reason):
        return meant
    return rules.why_not(view, meant.moves[0] if isinstance(meant, MoveSequence) else meant)


def preview_action(look: TableViewModel[Any], place: str, piece: str) -> Sequence[Message]:
    """What putting `piece` on `place` (pressing it: "") would lead to, or what there is to know of that place."""
    known = () if piece else look.guide("", place)
    if known:
        return known
    meant = look.intended_move(place, piece)
    return () if meant is None or isinstance(meant, Reason) else look.preview_move(meant)
