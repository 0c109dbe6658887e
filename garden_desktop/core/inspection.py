"""What a gloss is: one thing on a table in words. It is made from a look, and so from what those eyes may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.game import Reason
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.view_model import preview_action, refusal

if TYPE_CHECKING:
    from garden_desktop.core.cycle import LifeCycle
    from garden_desktop.core.game import Rules
    from garden_desktop.core.text import Message
    from garden_desktop.core.view_model import TableViewModel

Subject: TypeAlias = Literal["place", "piece", "note", "side", "prompt"]
"""What can be explained: by its id, a side by its number, the prompt by ""."""


class ValueChange(NamedTuple):
    """A number now and then, with the drawing of what is counted."""

    now: int
    then: int
    sprite: str = ""


class PieceTag(NamedTuple):
    """A piece in hand that would do what a line says, with a word for it."""

    piece: str
    text: Message


class InspectionLine(NamedTuple):
    """What drawings mean here: `term` is the word for them, `chip` says what one has of it, unless `lacking`."""

    text: Message
    sprites: tuple[str, ...] = ()
    term: Message | None = None
    change: ValueChange | None = None
    chip: Message | None = None
    lacking: bool = False
    tags: tuple[PieceTag, ...] = ()


class Inspection(NamedTuple):
    """One thing explained: its name, what it is in a sentence, and what it does here and now, a line each.

    figure   what it is worth, with its drawing
    sprite   the drawing that `kind` spells out
    lead     the sentence of `later` that begins it, in bold ("Could stop it:")
    later    what it could do, or what could be done to it
    section  the anchor or the ledger ID of the rules text that has the rest
    cycle    its life at a glance, a page of its own
    """

    title: Message
    kind: Message
    lines: tuple[InspectionLine, ...] = ()
    later: tuple[Message, ...] = ()
    section: str = ""
    figure: tuple[str, str] = ("", "")
    sprite: str = ""
    lead: Message | None = None
    cycle: LifeCycle | None = None


class NoteArea(NamedTuple):
    """Where a note is painted, in table units."""

    note: str
    x: float
    y: float
    w: float
    h: float


def inspect_subject(
    rules: Rules[Any, Any], view: Any, look: TableViewModel[Any], subject: Subject, id: str, *, deciding: bool
) -> Inspection | None:
    """The gloss of one thing; what pressing it would do, and for whoever decides why it cannot be pressed, come from
    where the preview and the refusals come from. None where there is no such thing."""
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
    """What the house can say where the game says nothing: the name, and what kind of thing it is."""
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
    """Whether this is a button, which says why it cannot be pressed."""
    return any(one.id == place and one.kind == "button" for one in look.places)


def _with_reason(gloss: Inspection, reason: Reason) -> Inspection:
    lines = (*gloss.lines, InspectionLine(reason.text, term=NOT_NOW))
    return gloss._replace(lines=lines, section=gloss.section or reason.rule)


NOT_NOW: Final = QT_TRANSLATE_NOOP("gloss", "Not now:")
PROMPT: Final = QT_TRANSLATE_NOOP("gloss", "What is expected now.")
SIDE: Final = QT_TRANSLATE_NOOP("gloss", "One side of the match.")
NOTE: Final = QT_TRANSLATE_NOOP("gloss", "A sentence about the table as it stands.")
PIECE: Final = QT_TRANSLATE_NOOP("gloss", "A piece of the game.")
PLACE: Final = QT_TRANSLATE_NOOP("gloss", "A place on the table.")
BUTTON: Final = QT_TRANSLATE_NOOP("gloss", "A button: it is pressed.")
