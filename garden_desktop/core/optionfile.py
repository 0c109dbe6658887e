"""A value of an option that a person brings along in a file, beside those that may be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from garden_desktop.core.text import Message

if TYPE_CHECKING:
    from garden_desktop.core.types import Pack


class OptionFileValue(NamedTuple):
    """What a file holds: the value as the rules take it, what it calls itself, and what is odd about it."""

    value: str
    name: str
    remarks: tuple[Message, ...] = ()


class UnfitFileError(ValueError):
    """A file holds no such value; `problems` are whole sentences that say where and why."""

    def __init__(self, problems: Sequence[Message]) -> None:
        super().__init__(problems)
        self.problems = tuple(problems)


class OptionFile(NamedTuple):
    """How a value comes out of a file, and what the sheet says about that.

    label     what such a value is called beside the others
    hint      what one may bring, as long as nothing is there
    button    opens a file
    kind      what the dialog calls such files; `patterns` are their names ("*.txt")
    most      no file of more bytes is read to its end
    read      the value in the bytes of a file; raises UnfitFileError
    """

    label: Message
    hint: Message
    button: Message
    kind: Message
    patterns: tuple[str, ...]
    most: int
    read: Callable[[bytes, Pack], OptionFileValue]
