"""Component data of Goofspiel: the highest card."""

from __future__ import annotations

from dataclasses import dataclass

from garden_desktop.core.packs import RowReader, digest, read

FEWEST, MOST = 3, 13


@dataclass(frozen=True, slots=True)
class CardPack:
    """Checked data: everybody's cards, and the prizes, are numbered from 1 to `cards`."""

    id: str
    digest: str
    cards: int


def read_pack(text: str, file: str) -> CardPack:
    """The pack in a TOML text. Raises PackError."""
    row = RowReader(file, "the file", read(text, file))
    pack = CardPack(row.text("id"), digest(text), row.number("cards", FEWEST, MOST))
    row.done()
    return pack
