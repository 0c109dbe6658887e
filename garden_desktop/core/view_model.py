"""View model of a table: one position as one viewer sees it, as places, pieces and notes with position, size and
label, and its refusals, previews and inspections. Read by painters, input and screen readers alike. And tips:
sentences shown to a person the first time that something happens to them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from garden_desktop.core.gesture import MoveSequence
from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Reason

if TYPE_CHECKING:
    from garden_desktop.core.gesture import Draft
    from garden_desktop.core.inspection import NoteArea, Subject
    from garden_desktop.core.rules import Rules
    from garden_desktop.core.types import Seat, Side


Rotation: TypeAlias = Literal["turn", "back", "mirror"]
"""Rotation of a held piece: clockwise, counter-clockwise, or mirrored."""

PlaceKind: TypeAlias = Literal["spot", "row", "pile", "cell", "hex", "button", "text"]


class Place(NamedTuple):
    """Named area of the table. The rectangle is in table units (Table.size is the whole table).

    spot: one piece, centred · row: pieces side by side in z order, closer when there are many · pile: one on another ·
    cell, hex: a square or hexagon of a board · button: pressed, shows its label · text: read only.

    key     keyboard key that presses it ("Enter", "1")
    label   its name
    style   hint for the painter ("primary", "bench"), never a rule
    group   joins places that the arrow keys walk together; Tab goes from group to group
    turns   makes it the button of R, Shift+R or F: it rotates the held piece
    gives   a press takes this thing (`DragGeometry.thing`) into the hand; a drag from here onto the board presses it,
            too, and pressing it again picks up the thing that was put down
    """

    id: str
    kind: PlaceKind
    x: float
    y: float
    w: float
    h: float
    label: Message
    key: str = ""
    style: str = ""
    group: str = ""
    turns: Rotation | None = None
    gives: str = ""


class DragGeometry(NamedTuple):
    """Drag geometry of a piece that covers several cells: its size while dragged, its anchor, and its rotations.

    `w` and `h` are the size while dragged, in table units. `aim` is the anchor that snaps to the middle of a cell,
    measured from the middle of the piece; `turns` names the piece it becomes when rotated or mirrored. Pieces of one
    `thing` are orientations of it: where nothing else can be placed, it is dragged from the start, as last rotated.
    """

    w: float
    h: float
    aim: tuple[float, float] = (0.0, 0.0)
    turns: tuple[tuple[Rotation, str], ...] = ()
    thing: str = ""


class Piece(NamedTuple):
    """Component that lies in a place, such as a card or token. `id` stays the same as long as it is the same component.

    A piece with the id of its place has no identity, as tokens of one kind have none: when it goes and the same sprite
    appears elsewhere, the table animates it as one piece that moved.

    sprite   name of an SVG of the game's art folder
    face     rendering: "up", "dim", or "ghost" for an outline left behind
    label    all that a screen reader says
    w, h     size in table units; `whole` is the size while dragged and elsewhere where it is narrower here
    grip     drag geometry where size or rotation differ while dragged
    """

    id: str
    place: str
    sprite: str
    label: Message
    w: float
    h: float
    z: int = 0
    face: Literal["up", "ghost", "dim"] = "up"
    caption: Message | None = None
    grip: DragGeometry | None = None
    whole: tuple[float, float] | None = None


class Note(NamedTuple):
    """Annotation on the table (a total, a preview): painted by the scenery, read by screen readers."""

    id: str
    text: Message


M = TypeVar("M")


class Gauge(NamedTuple):
    """Indicator of public information, such as a market price, with its icon."""

    name: Message
    sprite: str
    number: int


class GaugeGroup(NamedTuple):
    """Gauges of one kind, with a title and a sentence about all of them."""

    title: Message
    figures: tuple[Gauge, ...]
    note: Message | None = None


class SideSummary(NamedTuple):
    """Scoreboard entry of one side in the side panel. `preview` is the score after the present draft.

    `score` is None where it is hidden. `target` is the score that ends the game, where there is one; `counts` states
    both in the game's own unit, None where that is points; `sprites` are pictures of permanent possessions, each with
    its text for screen readers.
    """

    line: Message
    score: int | None = None
    target: int | None = None
    preview: int | None = None
    sprites: tuple[tuple[str, Message], ...] = ()
    counts: Message | None = None


class TableViewModel(ABC, Generic[M]):
    """View model of one position for one viewer, with the partial move (draft): made once a refresh and shared by all
    widgets.

    A game implements the four abstract parts, and overrides others as needed. Expensive parts are cached properties, so
    that each is computed once, and only if a widget asks for it.

    seat   the viewer; None for the shared screen
    draft  the input steps of the viewer so far
    """

    seat: Seat | None
    draft: Draft

    def __init__(self, rules: Any, view: Any, seat: Seat | None, draft: Draft = ()) -> None:
        self._rules, self._view = rules, view
        self.seat, self.draft = seat, draft

    @property
    @abstractmethod
    def places(self) -> Sequence[Place]:
        """Visible places, in reading order."""

    @property
    @abstractmethod
    def pieces(self) -> Sequence[Piece]:
        """Visible pieces; pieces named in the draft already lie where they were put."""

    @property
    @abstractmethod
    def prompt(self) -> Message:
        """Sentence in the prompt bar for this viewer: the player to move, and the expected action."""

    @abstractmethod
    def side_summary(self, side: Side) -> SideSummary:
        """Scoreboard entry of `side`; its preview follows the draft."""

    @property
    def notes(self) -> Sequence[Note]:
        """Annotations on the table: totals, previews and warnings."""
        return ()

    @cached_property
    def noted(self) -> Mapping[str, Message]:
        """Texts of the notes by id, for painters."""
        return {note.id: note.text for note in self.notes}

    def intended_move(self, place: str, piece: str) -> M | Reason | None:
        """Move (or MoveSequence), legal or not, that dropping `piece` on `place` (pressing it: "") would complete with
        the draft.

        A Reason where it is no move and that can be explained; None where nothing is meant, or the input is incomplete.
        """
        return None

    def preview_move(self, move: M) -> Sequence[Message]:
        """Sentences about the effects of `move`, for this viewer; () where it is illegal or has nothing to preview."""
        return ()

    def preview_score(self, move: M) -> int | None:
        """Own score after `move`, as the preview of the legal `move` tells it to this viewer.

        None where the table shows nothing but the score of the position after `move` (`Rules.result`).
        """
        return None

    def guide(self, piece: str, place: str) -> Sequence[Message]:
        """Sentences in the bar while `piece` is held: the effect of a drop on `place`, or the possible targets where
        `place` is ""; () where the prompt suffices. Where `piece` is "": facts about `place`."""
        return ()

    def offer(self, place: str, piece: str) -> Message | None:
        """List-mode label for dropping `piece` on `place`: "Put Nursery on Empty Field: costs 4 coins". None for the
        default of both labels."""
        return None

    def inspect(self, subject: Subject, id: str) -> Inspection | None:
        """Inspection of one thing: what it is, its effect now, and possible effects. None for the default
        inspection."""
        return None

    def find(self, name: str) -> Sequence[str]:
        """Ids of the places and pieces that a log sentence means by `name` (`Table.things_named`), for this viewer."""
        return (name,)

    @property
    def gauges(self) -> GaugeGroup | None:
        """Indicators that a recap compares before and after; None where the table has none."""
        return None

    @property
    def note_areas(self) -> Sequence[NoteArea]:
        """Rectangles of painted notes, for hit tests of the pointer; the smallest one under it wins."""
        return ()


class ViewParts(NamedTuple):
    """Functions from which a view model of several modules is assembled; each gets the view model itself."""

    places: Callable[[Any], Iterable[Place]]
    pieces: Callable[[Any], Iterable[Piece]]
    notes: Callable[[Any], Iterable[Note]]
    prompt: Callable[[Any], Message]
    inspect: Callable[[Any, Subject, str], Inspection | None]
    note_areas: Callable[[Any], Sequence[NoteArea]]


class AssembledViewModel(TableViewModel[M]):
    """View model whose parts are functions in modules of their own, each evaluated once, when it is first used."""

    parts: ViewParts

    @cached_property
    def places(self) -> Sequence[Place]:
        return tuple(self.parts.places(self))

    @cached_property
    def pieces(self) -> Sequence[Piece]:
        return tuple(self.parts.pieces(self))

    @cached_property
    def notes(self) -> Sequence[Note]:
        return tuple(self.parts.notes(self))

    @cached_property
    def prompt(self) -> Message:
        return self.parts.prompt(self)

    def inspect(self, subject: Subject, id: str) -> Inspection | None:
        return self.parts.inspect(self, subject, id)

    @property
    def note_areas(self) -> Sequence[NoteArea]:
        return self.parts.note_areas(self)


def refusal(rules: Rules[Any, Any], view: Any, look: TableViewModel[Any], place: str, piece: str) -> Reason | None:
    """Reason why dropping `piece` on `place` (pressing it: "") is illegal in `view`, whose view model is `look`.

    None where it is legal, or means nothing. Of a MoveSequence the first move is judged.
    """
    meant = look.intended_move(place, piece)
    if meant is None or isinstance(meant, Reason):
        return meant
    return rules.why_not(view, meant.moves[0] if isinstance(meant, MoveSequence) else meant)


def preview_action(look: TableViewModel[Any], place: str, piece: str) -> Sequence[Message]:
    """Sentences about the effects of dropping `piece` on `place` (pressing it: ""), or facts about that place."""
    known = () if piece else look.guide("", place)
    if known:
        return known
    meant = look.intended_move(place, piece)
    return () if meant is None or isinstance(meant, Reason) else look.preview_move(meant)


def inspect_subject(
    rules: Rules[Any, Any], view: Any, look: TableViewModel[Any], subject: Subject, id: str, *, deciding: bool
) -> Inspection | None:
    """Inspection of one thing; None where there is no such thing.

    The effect of pressing it, and for the deciding seat the reason why it cannot be pressed, come from the same code as
    previews and refusals, so that they cannot differ.
    """
    found = look.inspect(subject, id) or default_inspection(look, subject, id)
    if found is None or subject not in ("place", "piece"):
        return found
    place = id if subject == "place" else next((one.place for one in look.pieces if one.id == id), "")
    if not found.lines and not found.later:
        found = found._replace(
            lines=tuple(InspectionLine(one) for one in preview_action(look, place, "") if one != found.kind)
        )
    reason = refusal(rules, view, look, place, "") if deciding and _pressed(look, place) else None
    return found if reason is None else _with_reason(found, reason)


def default_inspection(look: TableViewModel[Any], subject: Subject, id: str) -> Inspection | None:
    """Inspection where the game has none: the label, and the kind of thing."""
    if subject == "prompt":
        return Inspection(look.prompt, PROMPT)
    if subject == "side":
        return Inspection(look.side_summary(int(id)).line, SIDE)
    if subject == "note":
        return next((Inspection(note.text, NOTE) for note in look.notes if note.id == id), None)
    if subject == "piece":
        return next((Inspection(piece.label, PIECE) for piece in look.pieces if piece.id == id), None)
    return next(
        (Inspection(one.label, BUTTON if one.kind == "button" else PLACE) for one in look.places if one.id == id), None
    )


def _pressed(look: TableViewModel[Any], place: str) -> bool:
    """Whether this is a button, whose inspection says why it cannot be pressed."""
    return any(one.id == place and one.kind == "button" for one in look.places)


def _with_reason(inspection: Inspection, reason: Reason) -> Inspection:
    lines = (*inspection.lines, InspectionLine(reason.text, term=NOT_NOW))
    return inspection._replace(lines=lines, section=inspection.section or reason.rule)


NOT_NOW: Final = QT_TRANSLATE_NOOP("gloss", "Not now:")
PROMPT: Final = QT_TRANSLATE_NOOP("gloss", "What you have to decide now.")
SIDE: Final = QT_TRANSLATE_NOOP("gloss", "A player in this match.")
NOTE: Final = QT_TRANSLATE_NOOP("gloss", "A note about the current position.")
PIECE: Final = QT_TRANSLATE_NOOP("gloss", "A piece in the game.")
PLACE: Final = QT_TRANSLATE_NOOP("gloss", "A space on the table.")
BUTTON: Final = QT_TRANSLATE_NOOP("gloss", "A button: click it.")


def _nowhere(look: Any) -> str:
    return ""


class Tip(NamedTuple):
    """Sentence shown once per person, with its trigger. `when` and `at` get a view model, so they see no more than its
    viewer.

    key   permanent key under which a shown tip is remembered
    when  trigger: whether the event happens now
    at    id of the place it is about; "" for the table as a whole
    """

    key: str
    sentence: Message
    when: Callable[[Any], bool]
    at: Callable[[Any], str] = _nowhere
