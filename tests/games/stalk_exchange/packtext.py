"""The text of the shipped pack, and ways to change it."""

from __future__ import annotations

from garden_desktop import paths
from garden_desktop.games.stalk_exchange.data.packfile import MarketPack, read_pack


def shipped() -> str:
    return paths.resource("stalk_exchange", "packs", "standard.toml").read_text(encoding="utf-8")


def changed(heading: str, old: str, new: str) -> str:
    """The shipped text with the first `old` below a heading replaced; both must be there."""
    text = shipped()
    at = text.index(old, text.index(heading))
    return text[:at] + new + text[at + len(old) :]


def with_figure(heading: str, field: str, value: object) -> str:
    """The shipped text with one figure below a heading set to `value`."""
    text = shipped()
    start = text.index(f"\n{field} = ", text.index(heading)) + 1
    return text[:start] + f"{field} = {value}" + text[text.index("\n", start) :]


def pack_with(heading: str, field: str, value: object) -> MarketPack:
    return read_pack(with_figure(heading, field, value), "mine.toml")
