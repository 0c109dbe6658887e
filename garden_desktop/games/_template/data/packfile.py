"""The null game's component data: a name."""

from __future__ import annotations

from dataclasses import dataclass

from garden_desktop.core.packs import RowReader, digest, read


@dataclass(frozen=True, slots=True)
class NullPack:
    """Checked data: its id and fingerprint are all there is."""

    id: str
    digest: str


def read_pack(text: str, file: str) -> NullPack:
    """The pack in a TOML text. Raises PackError."""
    row = RowReader(file, "the file", read(text, file))
    name = row.text("id")
    row.done()
    return NullPack(name, digest(text))
