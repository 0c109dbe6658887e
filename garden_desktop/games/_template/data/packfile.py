"""Parser of the null game's pack file, which holds a name."""

from __future__ import annotations

from dataclasses import dataclass

from garden_desktop.core.packs import RowReader, digest, read


@dataclass(frozen=True, slots=True)
class NullPack:
    """Component data of the null game: an id and a digest."""

    id: str
    digest: str


def read_pack(text: str, file: str) -> NullPack:
    """The pack in a TOML text. Raises PackError."""
    row = RowReader(file, "the file", read(text, file))
    name = row.text("id")
    row.done()
    return NullPack(name, digest(text))
