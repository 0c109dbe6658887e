"""Which key says "I want to look" for whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from garden_desktop.core.types import Seat


def keys_of(names: Mapping[Seat, str], taken: Collection[str]) -> dict[Seat, str]:
    """The first letter of each name where it is nobody else's and no place has it, else the number of the seat."""
    letters = {seat: name[:1].upper() for seat, name in names.items()}
    often = Counter(letters.values())

    def key(seat: Seat) -> str:
        letter = letters[seat]
        usable = letter.isascii() and letter.isalpha() and letter not in taken
        return letter if usable and often[letter] == 1 else str(seat + 1)

    return {seat: key(seat) for seat in names}
