"""Words as somebody may type them."""

from __future__ import annotations

import unicodedata


def plain(words: str) -> str:
    """Small letters without their accents: "Blumenbeete für Übermorgen" is found by "uber"."""
    apart = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
