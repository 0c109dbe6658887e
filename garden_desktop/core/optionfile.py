"""Custom value of an option, read from a file that a person brings along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from garden_desktop.core.text import Message

if TYPE_CHECKING:
    from garden_desktop.core.types import Pack


class OptionFileValue(NamedTuple):
    """Result of reading such a file: the value as the rules take it, its own name, and remarks about oddities."""

    value: str
    name: str
    remarks: tuple[Message, ...] = ()


class UnfitFileError(ValueError):
    """File without a valid value; `problems` are sentences that say where and why."""

    def __init__(self, problems: Sequence[Message]) -> None:
        super().__init__(problems)
        self.problems = tuple(problems)


class OptionFile(NamedTuple):
    """Reader of a custom value, and its texts on the new-game sheet.

    label     name of a custom value among the other choices
    hint      description of the files that fit, shown while none is loaded
    button    text of the button that opens a file
    kind      name of such files in the file dialog; `patterns` are its filters ("*.txt")
    most      maximum size of a file in bytes
    read      parses the bytes of a file; raises UnfitFileError
    """

    label: Message
    hint: Message
    button: Message
    kind: Message
    patterns: tuple[str, ...]
    most: int
    read: Callable[[bytes, Pack], OptionFileValue]
