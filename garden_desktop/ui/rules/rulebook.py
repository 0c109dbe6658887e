"""The rules of a game as a text with headings, found by anchor or by ledger ID.

The text is Markdown under `resources/<game>/rules/<language>.md`. A heading ends in braces that
are never shown: `## Who goes first {#order GG-31..39 GG-157}` is the anchor and the rules it covers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from garden_desktop.paths import resource

HEADING = re.compile(r"^(#{2,3}) (.+?)(?: \{#([\w-]+)((?: [A-Z]+-\d+(?:\.\.\d+)?)*)\})?$")
RULE = re.compile(r"([A-Z]+)-(\d+)(?:\.\.(\d+))?")
FALLBACK = "en"


@dataclass(frozen=True, slots=True)
class Heading:
    """One heading: `level` 2 is a chapter, 3 a part of one."""

    level: int
    title: str
    anchor: str
    rules: frozenset[str]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rules text: its title, the headings below it, and the Markdown to show, without title and braces."""

    title: str
    headings: tuple[Heading, ...]
    markdown: str

    @classmethod
    def read(cls, text: str) -> Rulebook:
        """The book of a text whose first line is its title. Raises ValueError where a heading has no anchor."""
        first, _, rest = text.partition("\n")
        headings, lines = [], []
        for line in rest.splitlines():
            match = HEADING.match(line)
            if match:
                headings.append(_heading(match))
            lines.append(f"{match[1]} {match[2]}" if match else line)
        return cls(first.removeprefix("# "), tuple(headings), "\n".join(lines))

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
    if not match[3]:
        raise ValueError(f"the heading {match[2]!r} has no anchor")
    return Heading(len(match[1]), match[2], match[3], frozenset(_rules(match[4] or "")))


def _rules(text: str) -> Iterator[str]:
    for prefix, first, last in RULE.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}-{number:02}"
