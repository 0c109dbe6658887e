"""Inspections (explained tooltips): one thing on a table in words, from its view model, and so free of secrets."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import Message

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


# State diagram of a component with two sides: the transitions between them and out of play.


class CycleSide(NamedTuple):
    """A side: its drawing, its name, and what it is worth."""

    sprite: str
    name: Message
    worth: int


class CycleTransition(NamedTuple):
    """What `cause` does to the side `begin`: leads to the side `end`, which may be the same; None where it is the end.

    sprites  the drawings of the cause
    text     the deed in words
    """

    cause: Message
    sprites: tuple[str, ...]
    begin: int
    end: int | None
    text: Message


class LifeCycle(NamedTuple):
    """Both sides, the transitions between them and out of play, and the side that is up now."""

    stations: tuple[CycleSide, CycleSide]
    passages: tuple[CycleTransition, ...]
    at: int
    figure: str = ""

    def between(self, begin: int) -> tuple[CycleTransition, ...]:
        """What leads from one side to the other."""
        return tuple(one for one in self.passages if one.begin == begin and one.end == 1 - begin)

    def apart(self, begin: int) -> tuple[CycleTransition, ...]:
        """What else happens to a side."""
        return tuple(one for one in self.passages if one.begin == begin and one.end != 1 - begin)
