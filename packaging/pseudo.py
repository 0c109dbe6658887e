"""The pseudo-language: English one can still read, accented and 40 % longer, to find what does not fit."""

from __future__ import annotations

import re

KEPT = re.compile(r"(\{[^{}]*\}|%n|%L?\d+|<[^<>]+>|&\w+;|&\w)")
ACCENTED = str.maketrans("AEIOUYaeiouyCcNnSsZz", "ÀÉÎÖÛÝàéîöûýÇçÑñŠšŽž")
VOWELS = re.compile("([ÀÉÎÖÛÝàéîöûý])")
LONGER = 1.4
_PADDING = " ~~~~" * 1000


def pseudo(source: str) -> str:
    """The pseudo-translation: placeholders, %n, tags and mnemonics stay as they are; brackets show both ends."""
    parts = KEPT.split(source)
    words = [part if index % 2 else _stretched(part) for index, part in enumerate(parts)]
    text = "".join(words)
    padding = max(0, round(len(source) * LONGER) - len(text) - 2)
    return f"[{text}{_PADDING[:padding]}]"


def _stretched(text: str) -> str:
    return VOWELS.sub(lambda found: found[1] + found[1].lower(), text.translate(ACCENTED))
