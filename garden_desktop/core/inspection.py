"""Inspections (explained tooltips) as data. Made from a view model alone, so they cannot reveal hidden information."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import Message

Subject: TypeAlias = Literal["place", "piece", "note", "side", "prompt"]
"""Kinds of things that can be inspected: identified by id, a side by its number, the prompt by ""."""


class ValueChange(NamedTuple):
    """Number before and after an action, with the icon of what is counted."""

    now: int
    then: int
    sprite: str = ""


class PieceTag(NamedTuple):
    """Piece in hand for which an inspection line holds, with a word for it."""

    piece: str
    text: Message


class InspectionLine(NamedTuple):
    """Line of an inspection: icons or a `term` for them, and a text; `chip` says how much of it the viewer has, dimmed
    when `lacking`."""

    text: Message
    sprites: tuple[str, ...] = ()
    term: Message | None = None
    change: ValueChange | None = None
    chip: Message | None = None
    lacking: bool = False
    tags: tuple[PieceTag, ...] = ()


class Inspection(NamedTuple):
    """Explanation of one thing on the table: its name, what it is in a sentence, and lines about its effect now.

    figure   its value, with the icon of the unit
    sprite   icon that `kind` spells out
    lead     beginning of the sentence in `later`, in bold ("Could stop it:")
    later    what it could do, or what could be done to it
    section  anchor or ledger ID of the section of the rules text with the rest
    cycle    its state diagram, on a page of its own
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
    """Rectangle where a note is painted, in table units."""

    note: str
    x: float
    y: float
    w: float
    h: float


# State diagram of a component with two sides: the transitions between them and out of play.


class CycleSide(NamedTuple):
    """Node of the diagram: icon, name and value of one side of the component."""

    sprite: str
    name: Message
    worth: int


class CycleTransition(NamedTuple):
    """Edge of the diagram: `cause` turns the side `begin` into the side `end`, which may be the same; None takes it out
    of play.

    sprites  icons of the cause
    text     the action in words
    """

    cause: Message
    sprites: tuple[str, ...]
    begin: int
    end: int | None
    text: Message


class LifeCycle(NamedTuple):
    """State diagram of a two-sided component: both sides, the transitions between them and out of play, and the side
    that is up now."""

    stations: tuple[CycleSide, CycleSide]
    passages: tuple[CycleTransition, ...]
    at: int
    figure: str = ""

    def between(self, begin: int) -> tuple[CycleTransition, ...]:
        """Transitions that turn the side `begin` into the other one."""
        return tuple(one for one in self.passages if one.begin == begin and one.end == 1 - begin)

    def apart(self, begin: int) -> tuple[CycleTransition, ...]:
        """All other transitions from the side `begin`."""
        return tuple(one for one in self.passages if one.begin == begin and one.end != 1 - begin)
