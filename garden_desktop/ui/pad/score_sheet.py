"""The score sheet of a match: the explained lines of every side sorted into rows and columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from garden_desktop.core.table import ResultBanner, ScoreBreakdown, ScoreHeader
from garden_desktop.core.text import Message
from garden_desktop.core.types import Result, ScoreLine, Side
from garden_desktop.ui.kit.player import Player

NO_ACCOUNT: Final = ScoreBreakdown()


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """One kind of points: what it is called, its picture, and the figure over it, where it has them.

    `was` is the figure before, to be struck out.
    """

    label: Message
    sprite: str = ""
    value: str = ""
    was: str = ""


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """What one side scored of one kind, with the lines it is made of; no lines, no number."""

    lines: tuple[ScoreLine, ...] = ()

    @property
    def points(self) -> int | None:
        return sum(line.points for line in self.lines) if self.lines else None

    @property
    def sum(self) -> Message | None:
        """How the points come about in figures; of several lines none is told."""
        return self.lines[0].sum if len(self.lines) == 1 else None


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One side: its cells stand beside the columns; `note` is a word below the name. `rank` is 0 for all of them
    where nobody has won."""

    side: Side
    rank: int
    player: Player
    cells: tuple[ScoreEntry, ...]
    total: int
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class SeasonGame:
    """One game of a season: its winner and scores once it has been played."""

    label: Message
    winner: Side | None = None
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonSummary:
    """The games of a season in order, the words that offer the next one, and how it stands in a sentence."""

    games: tuple[SeasonGame, ...]
    next: Message | None = None
    standing: Message | None = None


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Everything on the pad. Rows are sorted by rank; `framed` are the sides that were level, `decided` the
    labels of the columns that told them apart, where it was not the total; `unit` is what
    the totals count, None for points."""

    headline: Message
    columns: tuple[ScoreColumn, ...]
    rows: tuple[ScoreRow, ...]
    sentences: tuple[Message, ...] = ()
    tiebreak: Message | None = None
    framed: frozenset[Side] = frozenset()
    decided: frozenset[Message] = frozenset()
    verdict: ResultBanner | None = None
    unit: Message | None = None
    season: SeasonSummary | None = None


def make_sheet(
    headline: Message,
    result: Result,
    players: Sequence[Player],
    lines: Sequence[Sequence[ScoreLine]],
    account: ScoreBreakdown = NO_ACCOUNT,
) -> ScoreSheet:
    """The sheet of a match from its result, the explained lines of every side and the game's account of it."""
    columns = columns_of(lines)
    won = 1 in result.ranks
    rows = [
        ScoreRow(side, result.ranks[side] if won else 0, player, cells_of(columns, lines[side]), result.scores[side])
        for side, player in enumerate(players)
    ]
    sentences = account.sentences or (result.reason,)
    return ScoreSheet(
        account.headline or headline,
        tuple(_headed(column, account.headings) for column in columns),
        tuple(sorted(rows, key=lambda row: (result.ranks[row.side], row.side))),
        tuple(sentence for sentence in sentences if sentence != result.tiebreak),
        result.tiebreak,
        _level(result),
        account.decided,
        account.verdict,
        account.unit,
    )


def _headed(column: ScoreColumn, headings: Iterable[ScoreHeader]) -> ScoreColumn:
    """The column with the figure that stands over it."""
    heading = next((heading for heading in headings if heading.label == column.label), None)
    return column if heading is None else replace(column, value=heading.value, was=heading.was)


def columns_of(lines: Sequence[Sequence[ScoreLine]]) -> tuple[ScoreColumn, ...]:
    """One column a label, in an order that keeps the order of the lines within every round."""
    sprites: dict[Message, str] = {}
    for line in (line for own in lines for line in own):
        sprites[line.label] = sprites.get(line.label) or line.sprite
    return tuple(ScoreColumn(label, sprites[label]) for label in _in_order(list(sprites), _rounds(lines)))


def cells_of(columns: Iterable[ScoreColumn], lines: Sequence[ScoreLine]) -> tuple[ScoreEntry, ...]:
    """The lines of one side, sorted into the columns."""
    return tuple(ScoreEntry(tuple(line for line in lines if line.label == column.label)) for column in columns)


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
