"""The end of a match as a sheet for the score pad."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import SystemRandom

from garden_desktop.core import game
from garden_desktop.core.advice import was_taken
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.pad.score_sheet import ScoreRow, ScoreSheet, SeasonGame, SeasonSummary, make_sheet


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
