"""The rules of a game as a text with headings, found by anchor or by ledger ID.

The text is Markdown under `resources/<game>/rules/<language>.md`. A heading ends in braces that
are never shown: `## Who goes first {#order GG-31..39 GG-157}` is the anchor and the rules it covers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from garden_desktop.paths import resource

HEADING = re.compile(r"^(#{1,3}) (.+?)(?: \{#([\w-]+)((?: [A-Z]+-\d+(?:\.\.\d+)?)*)\})?$")
RULE = re.compile(r"([A-Z]+)-(\d+)(?:\.\.(\d+))?")
FALLBACK = "en"


@dataclass(frozen=True, slots=True)
class Heading:
    """One heading: `level` 1 is the title of the book, 2 a chapter, 3 a part of one."""

    level: int
    title: str
    anchor: str
    rules: frozenset[str]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rules text: its headings in order, and the Markdown to show, without the hidden braces."""

    headings: tuple[Heading, ...]
    markdown: str

    @classmethod
    def read(cls, text: str) -> Rulebook:
        """The book of a text. Raises ValueError where a heading below the title has no anchor."""
        headings, lines = [], []
        for line in text.splitlines():
            match = HEADING.match(line)
            if match:
                headings.append(_heading(match))
                line = f"{match[1]} {match[2]}"  # noqa: PLW2901 - the same line, without its braces
            lines.append(line)
        return cls(tuple(headings), "\n".join(lines))

    def where(self, target: str) -> Heading | None:
        """The heading of an anchor or the first that covers a ledger ID; None when there is none."""
        return next((h for h in self.headings if target == h.anchor or target in h.rules), None)


def load(game: str, language: str) -> Rulebook | None:
    """The rules of `game` in a language ("de", "de_AT") or else in English; None where there are none."""
    for code in (language, language.partition("_")[0], FALLBACK):
        path = resource(game, "rules", f"{code}.md")
        if path.is_file():
            return Rulebook.read(path.read_text(encoding="utf-8"))
    return None


def _heading(match: re.Match[str]) -> Heading:
    level, title, anchor = len(match[1]), match[2], match[3] or ""
    if level > 1 and not anchor:
        raise ValueError(f"the heading {title!r} has no anchor")
    return Heading(level, title, anchor, frozenset(_rules(match[4] or "")))


def _rules(text: str) -> Iterator[str]:
    for prefix, first, last in RULE.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}-{number:02}"
