"""Names of gates: the letter of their side as the language writes it, and their number there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message


def gate_name(gate: str) -> Message:
    """The name of the gate that maps call "N" or "E2"."""
    letter, number = LETTERS[gate[0]], gate[1:]
    return NUMBERED.of(side=letter, number=number) if number else letter


LETTERS: Final[Mapping[str, Message]] = {
    "N": QT_TRANSLATE_NOOP("compass", "N"),
    "E": QT_TRANSLATE_NOOP("compass", "E"),
    "S": QT_TRANSLATE_NOOP("compass", "S"),
    "W": QT_TRANSLATE_NOOP("compass", "W"),
}
NUMBERED: Final = QT_TRANSLATE_NOOP("compass", "{side}{number}")
