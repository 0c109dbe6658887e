"""The score sheet of a match: the explained lines of every side sorted into rows and columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import SystemRandom
from typing import Final

from garden_desktop.core import game
from garden_desktop.core.options import was_taken
from garden_desktop.core.table import ResultBanner, ScoreBreakdown, ScoreHeader
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Result, ScoreLine, Side
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.session import Session
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


# The end of a match as a sheet for the score pad.


def sheet_of(session: Session, player: Callable[[Side], Player]) -> ScoreSheet:
    """The sheet of a finished match; everything is open now."""
    result = session.match.result()
    sides = range(session.rules.sides)
    lines = [session.rules.explain(session.match.state, side) for side in sides]
    account = session.table.score_breakdown(session.match.state)
    sheet = make_sheet(_headline(session), result, [player(side) for side in sides], lines, account)
    sheet = replace(sheet, rows=tuple(_introduced(row, session) for row in sheet.rows))
    if session.match.assisted:
        sheet = replace(sheet, sentences=(*sheet.sentences, LOOKED if session.alone else ASSISTED))
    if session.hands_open:
        sheet = replace(sheet, sentences=(*sheet.sentences, HANDS_OPEN))
    if was_taken(session.options):
        sheet = replace(sheet, sentences=(*sheet.sentences, ADVISED))
    if session.seats != session.header.seats:
        sheet = replace(sheet, sentences=(*sheet.sentences, TAKEN_OVER))
    series = series_of(session)
    return sheet if series is None else replace(sheet, season=_season(series))


def _introduced(row: ScoreRow, session: Session) -> ScoreRow:
    """A row says of a computer that it is one."""
    person = row.side >= len(session.seats) or session.seats[row.side].who == "human"
    return row if person else replace(row, note=COMPUTER)


def next_setup(session: Session, *, series: bool) -> MatchSetup:
    """The match to play next: the following one of the series, or the same again with the seats rotated.

    Raises ValueError where there is no following one.
    """
    header, seed = session.header, SystemRandom().randrange(10_000_000)
    if not series:
        seats = (*session.seats[1:], *session.seats[:1])
        return MatchSetup(header.game, seats, header.options, seed, session.pack_file)
    at = series_of(session)
    if at is None or at.following is None:
        raise ValueError("the series is over")
    earlier = tuple(str(side + 1) for side in winners_of(session))
    return MatchSetup(header.game, session.seats, at.following, seed, session.pack_file, earlier)


def winners_of(session: Session) -> tuple[Side, ...]:
    """Who won the matches of the series so far, this one included; a match may be lost by all."""
    earlier = tuple(int(seat) - 1 for seat in session.header.series)
    return (*earlier, *(side for side, rank in enumerate(session.match.result().ranks) if rank == 1))


def series_of(session: Session) -> game.Series | None:
    """How the series stands after this match; None where none is played."""
    return session.game.series(session.header.options, winners_of(session))


def _season(series: game.Series) -> SeasonSummary:
    games = tuple(SeasonGame(label, winner) for label, winner in series.games)
    played = sum(winner is not None for _, winner in series.games)
    following = None if series.following is None else NEXT.of(game=series.games[played][0])
    return SeasonSummary(games, following, series.standing)


def _headline(session: Session) -> Message:
    ranks = session.match.result().ranks
    best = [side for side, rank in enumerate(ranks) if rank == 1]
    if len(best) == 1:
        return WINS.of(who=SideName(best[0]))
    if not best:
        return NOBODY
    return SHARED.of(all=ListArg(tuple(SideName(side) for side in best)))


WINS = QT_TRANSLATE_NOOP("ending", "{who} wins.")
SHARED = QT_TRANSLATE_NOOP("ending", "{all} win together.")
NOBODY = QT_TRANSLATE_NOOP("ending", "Nobody wins this time.")
NEXT = QT_TRANSLATE_NOOP("ending", "Next: {game}")
COMPUTER = QT_TRANSLATE_NOOP("ending", "computer")
LOOKED = QT_TRANSLATE_NOOP("ending", "Moves were taken back after something had been learned.")
ASSISTED = QT_TRANSLATE_NOOP("ending", "Moves were taken back by agreement after somebody had learned something.")
TAKEN_OVER = QT_TRANSLATE_NOOP("ending", "Somebody else sat down at a seat during the match.")
HANDS_OPEN = QT_TRANSLATE_NOOP("ending", "All hands lay open.")
ADVISED = QT_TRANSLATE_NOOP("ending", "The expert was asked for advice.")
