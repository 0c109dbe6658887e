"""Changes in the accessibility tree of a table that were not announced to the screen reader."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tests.program.ear import Heard
from tests.program.tree import Node, Page

TABLE: Final = "Table"
RAIL: Final = "Side panel"
WORD: Final = re.compile(r"\w+")
PIECES: Final = ("list item", "cell")
TELLING: Final = 3
"""Letters from which on a word says something; numbers always do."""


SCENE: Final = 3
"""So many pieces at once are another picture of the table, not a move."""
FIGURES: Final = 3
"""Words from which on a note with a number in it is more than the caption of a thing."""


class Shown(NamedTuple):
    """Pieces, notes and the sides' score cards that the tree shows, by accessible name.

    Other names without a number, and short ones, are captions: they change with their piece or with the question.
    """

    pieces: Counter[str]
    notes: Counter[str]
    sides: tuple[str, ...]

    @classmethod
    def of(cls, page: Page) -> Shown:
        tables = [node for node in page if node.role == "layered pane" and node.name == TABLE]
        rails = [node for node in page if node.role == "panel" and node.name == RAIL]
        below = page.below(rails[0])[0] if rails else None
        cards = [] if below is None else [node for node in page.below(below) if node.depth == below.depth + 1]
        return cls(
            Counter(node.name for table in tables for node in page.below(table) if node.role in PIECES),
            Counter(node.name for table in tables for node in page.below(table) if _figures(node)),
            tuple(node.name for node in cards if node.role == "label"),
        )


def _figures(node: Node) -> bool:
    return node.role == "label" and len(node.name.split()) >= FIGURES and re.search(r"\d", node.name) is not None


class Gone(NamedTuple):
    """Pieces that disappeared together, and the words said since."""

    pieces: Counter[str]
    said: set[str]


class Aside:
    """Pieces out of sight for a while: a table may show a fire alone, and its market again when that is over."""

    def __init__(self) -> None:
        self._gone: list[Gone] = []

    def settle(self, before: Shown, after: Shown, heard: Sequence[Heard]) -> tuple[Shown, list[str]]:
        """Return what was shown before, together with what only came back since, and the pieces that were lost
        meanwhile unannounced.

        These are looked for where half of a group came back: its pieces that did not come back and that nothing has
        mentioned.
        """
        told, new = words(str(one) for one in heard), after.pieces - before.pieces
        for gone in self._gone:
            gone.said.update(told)
        whole = next((gone for gone in self._gone if 2 * (gone.pieces & new).total() >= gone.pieces.total()), None)
        there = {_thing(name) for name in after.pieces}
        missing = (
            []
            if whole is None
            else [
                name
                for name in whole.pieces - new
                if _thing(name) not in there and not words([name]) & told and not words([_thing(name)]) <= whole.said
            ]
        )
        back = max((gone.pieces & new for gone in self._gone), key=Counter.total, default=Counter[str]())
        if whole is not None:
            self._gone.clear()
        if (left := before.pieces - after.pieces).total() >= SCENE:
            self._gone.append(Gone(left, set(told)))
        return before._replace(pieces=before.pieces + back), missing

    def has(self, before: Shown, after: Shown) -> bool:
        """Return whether what disappeared may come back: several pieces at once, with nothing in their place."""
        return (before.pieces - after.pieces).total() >= SCENE and not after.pieces - before.pieces


def untold(before: Shown, after: Shown, heard: Sequence[Heard], aside: Aside | None = None) -> Iterator[str]:
    """Yield names that came or went without a word about them: of a note a new word is due, of a score its number.

    `aside` knows what was shown earlier.
    """
    told = words(str(one) for one in heard)
    leaving = aside is not None and aside.has(before, after)
    if aside is not None:
        before, missing = aside.settle(before, after, heard)
        yield from missing
    for name in () if leaving else after.pieces - before.pieces or before.pieces - after.pieces:
        if not words([name]) & told:
            yield name
    for name in after.notes - before.notes:
        fresh = words([name]) - words(before.notes - after.notes)
        if fresh and not fresh & told:
            yield name
    for old, new in zip(before.sides, after.sides, strict=False):
        numbers = set(re.findall(r"\d+", new)) - set(re.findall(r"\d+", old))
        if numbers - told:
            yield new


def _thing(name: str) -> str:
    """Return the name without its state, which was announced when it changed."""
    return re.split("[,:]", name)[0]


def words(names: Iterable[str]) -> set[str]:
    """Return the significant words, without the plural ending."""
    found = (word.casefold().removesuffix("s") for name in names for word in WORD.findall(name))
    return {word for word in found if len(word) >= TELLING or any(map(str.isdigit, word))}
