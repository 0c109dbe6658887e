"""The text of the shipped pack, and ways to change it."""

from __future__ import annotations

import re

from garden_desktop import paths


def shipped() -> str:
    return paths.resource("gnomadic_gardeners", "packs", "standard.toml").read_text(encoding="utf-8")


def changed(old: str, new: str, text: str | None = None, within: str = "") -> str:
    """The text with the first `old` behind `within` replaced; both must be there."""
    text = shipped() if text is None else text
    start = text.index(within)
    at = text.index(old, start)
    return text[:at] + new + text[at + len(old) :]


def with_field(card: str, half: str, field: str, value: object) -> str:
    """The shipped pack with one field of half a task card set to `value`."""
    text = shipped()
    start = text.index(f"[card.{half}]", text.index(f'id = "{card}"'))
    return text[:start] + re.sub(rf"(?m)^{field} = .*$", f"{field} = {value}", text[start:], count=1)


def mirrored() -> str:
    """The shipped pack with the halves of every task card exchanged."""
    return (
        shipped()
        .replace("[card.left]", "[card.x]")
        .replace("[card.right]", "[card.left]")
        .replace("[card.x]", "[card.right]")
    )
