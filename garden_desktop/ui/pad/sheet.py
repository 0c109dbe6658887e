"""The score sheet of a match: the explained lines of every side sorted into rows and columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from garden_desktop.core.game import Result, ScoreLine, Side
from garden_desktop.core.text import Message
from garden_desktop.ui.kit.party import Party


@dataclass(frozen=True, slots=True)
class Column:
    """One kind of points: what it is called, and its picture where it has one."""

    label: Message
    sprite: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one side scored of one kind, with the lines it is made of; no lines, no number."""

    lines: tuple[ScoreLine, ...] = ()

    @property
    def points(self) -> int | None:
        return sum(line.points for line in self.lines) if self.lines else None


@dataclass(frozen=True, slots=True)
class Row:
    """One side: its cells stand beside the columns; `note` is a word below the name."""

    side: Side
    rank: int
    party: Party
    cells: tuple[Cell, ...]
    total: int
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class Banner:
    """The news on top of the pad."""

    title: Message
    text: Message
    sprite: str = ""


@dataclass(frozen=True, slots=True)
class MonthSlip:
    """One game of a season: its winner and scores once it has been played."""

    label: Message
    winner: Side | None = None
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Season:
    """The games of a season in order, the words that offer the next one, and how it stands in a sentence."""

    games: tuple[MonthSlip, ...]
    next: Message | None = None
    standing: Message | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything on the pad. Rows are sorted by rank; `framed` are the sides that were level."""

    headline: Message
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    sentences: tuple[Message, ...] = ()
    tiebreak: Message | None = None
    framed: frozenset[Side] = frozenset()
    banner: Banner | None = None
    season: Season | None = None


def make_sheet(
    headline: Message, result: Result, parties: Sequence[Party], lines: Sequence[Sequence[ScoreLine]]
) -> Sheet:
    """The sheet of a match from its result and the explained lines of every side."""
    columns = columns_of(lines)
    rows = [
        Row(side, result.ranks[side], party, cells_of(columns, lines[side]), result.scores[side])
        for side, party in enumerate(parties)
    ]
    return Sheet(
        headline,
        columns,
        tuple(sorted(rows, key=lambda row: (row.rank, row.side))),
        (result.reason,),
        result.tiebreak,
        _level(result),
    )


def columns_of(lines: Sequence[Sequence[ScoreLine]]) -> tuple[Column, ...]:
    """One column a label, in an order that keeps the order of the lines within every round."""
    sprites: dict[Message, str] = {}
    for line in (line for own in lines for line in own):
        sprites[line.label] = sprites.get(line.label) or line.sprite
    return tuple(Column(label, sprites[label]) for label in _in_order(list(sprites), _rounds(lines)))


def cells_of(columns: Iterable[Column], lines: Sequence[ScoreLine]) -> tuple[Cell, ...]:
    """The lines of one side, sorted into the columns."""
    return tuple(Cell(tuple(line for line in lines if line.label == column.label)) for column in columns)


def _rounds(lines: Sequence[Sequence[ScoreLine]]) -> list[list[Message]]:
    """The labels of each round of each side, in their order."""
    return [
        list(dict.fromkeys(line.label for line in own if line.round == number))
        for own in lines
        for number in sorted({line.round for line in own})
    ]


def _in_order(labels: list[Message], rounds: list[list[Message]]) -> list[Message]:
    """The labels so that none stands before one that precedes it in a round, as far as that goes."""
    before = {label: {r[i] for r in rounds if label in r for i in range(r.index(label))} for label in labels}
    order: list[Message] = []
    while labels:
        free = (label for label in labels if before[label].issubset(order))
        order.append(next(free, labels[0]))
        labels.remove(order[-1])
    return order


def _level(result: Result) -> frozenset[Side]:
    """The sides with equal scores and different ranks: those that the tie-break told apart."""
    if result.tiebreak is None:
        return frozenset()
    pairs = list(zip(result.scores, result.ranks, strict=True))
    return frozenset(
        side
        for side, (score, rank) in enumerate(pairs)
        if any(score == other and rank != place for other, place in pairs)
    )
