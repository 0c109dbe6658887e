"""The text of the shipped pack, and ways to change it."""

from __future__ import annotations

from garden_desktop import paths
from garden_desktop.games.fire_and_flora.data.pack import FloraPack
from garden_desktop.games.fire_and_flora.data.packfile import read_pack


def shipped() -> str:
    return paths.resource("fire_and_flora", "packs", "standard.toml").read_text(encoding="utf-8")


def changed(*pairs: tuple[str, str]) -> str:
    """The shipped text with the first of each `old` replaced by its `new`; it must be there."""
    text = shipped()
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def pack_with(*pairs: tuple[str, str]) -> FloraPack:
    return read_pack(changed(*pairs), "mine.toml")
