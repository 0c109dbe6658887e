"""Words as somebody may type them."""

from __future__ import annotations

import unicodedata

from garden_desktop.core.text import without_isolates


def plain(words: str) -> str:
    """Small letters without their accents: "Blumenbeete für Übermorgen" is found by "uber"."""
    apart = unicodedata.normalize("NFKD", without_isolates(words).casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
