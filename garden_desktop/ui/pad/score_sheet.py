"""Score sheet model: a side's explained score lines sorted into rows and columns."""

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
    """Column of a kind of points: label, sprite, and a value in its header with the former value
    (`was`, struck out)."""

    label: Message
    sprite: str = ""
    value: str = ""
    was: str = ""


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """Points of a side in a column, with the lines they consist of; without lines there is no number."""

    lines: tuple[ScoreLine, ...] = ()

    @property
    def points(self) -> int | None:
        return sum(line.points for line in self.lines) if self.lines else None

    @property
    def sum(self) -> Message | None:
        """Calculation of the points as text; only if there is exactly one line."""
        return self.lines[0].sum if len(self.lines) == 1 else None


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """Row of a side; `cells` correspond to the columns, `note` is shown below the name.

    `rank` is 0 in all rows if nobody has won.
    """

    side: Side
    rank: int
    player: Player
    cells: tuple[ScoreEntry, ...]
    total: int
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class SeasonGame:
    """Game of a season; winner and scores once it has been played."""

    label: Message
    winner: Side | None = None
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonSummary:
    """Games of a season in order, the label of the button for the next one, and the standing as a sentence."""

    games: tuple[SeasonGame, ...]
    next: Message | None = None
    standing: Message | None = None


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Contents of the score pad. Rows are sorted by rank.

    `framed` are the sides with equal scores, `decided` the labels of the columns that broke the tie, if it was not the
    total; `unit` is what the totals count, None for points.
    """

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
    """Return the score sheet from a result, the score lines of every side and the game's breakdown."""
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
    """Return a column with the value of its header."""
    heading = next((heading for heading in headings if heading.label == column.label), None)
    return column if heading is None else replace(column, value=heading.value, was=heading.was)


def columns_of(lines: Sequence[Sequence[ScoreLine]]) -> tuple[ScoreColumn, ...]:
    """Return one column per label, in an order that keeps the order of lines within every round."""
    sprites: dict[Message, str] = {}
    for line in (line for own in lines for line in own):
        sprites[line.label] = sprites.get(line.label) or line.sprite
    return tuple(ScoreColumn(label, sprites[label]) for label in _in_order(list(sprites), _rounds(lines)))


def cells_of(columns: Iterable[ScoreColumn], lines: Sequence[ScoreLine]) -> tuple[ScoreEntry, ...]:
    """Return the lines of a side sorted into the columns."""
    return tuple(ScoreEntry(tuple(line for line in lines if line.label == column.label)) for column in columns)


def _rounds(lines: Sequence[Sequence[ScoreLine]]) -> list[list[Message]]:
    """Return the labels of each round of each side, in their order."""
    return [
        list(dict.fromkeys(line.label for line in own if line.round == number))
        for own in lines
        for number in sorted({line.round for line in own})
    ]


def _in_order(labels: list[Message], rounds: list[list[Message]]) -> list[Message]:
    """Return the labels in a topological order of the rounds; cycles are broken at the first remaining label."""
    before = {label: {r[i] for r in rounds if label in r for i in range(r.index(label))} for label in labels}
    order: list[Message] = []
    while labels:
        free = (label for label in labels if before[label].issubset(order))
        order.append(next(free, labels[0]))
        labels.remove(order[-1])
    return order


def _level(result: Result) -> frozenset[Side]:
    """Return the sides with equal scores but different ranks, i.e. those separated by the tie-break."""
    if result.tiebreak is None:
        return frozenset()
    pairs = list(zip(result.scores, result.ranks, strict=True))
    return frozenset(
        side
        for side, (score, rank) in enumerate(pairs)
        if any(score == other and rank != place for other, place in pairs)
    )


# Score sheet of a session


def sheet_of(session: Session, player: Callable[[Side], Player]) -> ScoreSheet:
    """Return the score sheet of a finished match; all information is public by then."""
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
    """Return the row with a note if the side was played by a computer."""
    person = row.side >= len(session.seats) or session.seats[row.side].who == "human"
    return row if person else replace(row, note=COMPUTER)


def next_setup(session: Session, *, series: bool) -> MatchSetup:
    """Return the setup of the next match: the next one of the series, or the same one with the seats rotated.

    Raises ValueError if the series is over.
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
    """Return the winners of the matches of the series, including this one; a match may have none."""
    earlier = tuple(int(seat) - 1 for seat in session.header.series)
    return (*earlier, *(side for side, rank in enumerate(session.match.result().ranks) if rank == 1))


def series_of(session: Session) -> game.Series | None:
    """Return the series after this match; None if it is not part of one."""
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
NOBODY = QT_TRANSLATE_NOOP("ending", "There is no winner.")
NEXT = QT_TRANSLATE_NOOP("ending", "Next: {game}")
COMPUTER = QT_TRANSLATE_NOOP("ending", "computer")
LOOKED = QT_TRANSLATE_NOOP("ending", "Moves were undone after hidden information had been revealed.")
ASSISTED = QT_TRANSLATE_NOOP("ending", "Moves were undone by agreement after hidden information had been revealed.")
TAKEN_OVER = QT_TRANSLATE_NOOP("ending", "A player was replaced during the match.")
HANDS_OPEN = QT_TRANSLATE_NOOP("ending", "All hands were open.")
ADVISED = QT_TRANSLATE_NOOP("ending", "Hints were used.")
