"""A season from the sheet to its last score pad: seven games, April to October, whatever month was left chosen."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.pad.score_sheet import next_setup, sheet_of

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))
GAME = registry.games()["gnomadic_gardeners"]


class Played(NamedTuple):
    """A finished game of a season: its month by the rules, the months the pad has booked, the one it offers."""

    month: str
    booked: tuple[str, ...]
    offered: str
    standing: str


def left_chosen(month: str) -> NewGameState:
    """The sheet as it remembers a single game of that month, with the season switched on."""
    kept = NewGameState.usual(GAME).with_value("month", month).remembered()
    return NewGameState.usual(GAME).recalled(kept).with_value("season", "on")


def play(session: Session) -> Session:
    """At random, to the end."""
    rng = Random(session.header.seed)
    while not session.over:
        if session.gate is not None:
            session.open_gate()
        session.play(rng.choice(session.rules.legal_moves(session.view)))
    session.close()
    return session


def told(session: Session) -> Played:
    season = sheet_of(session, lambda side: Player(PEOPLE[side].name, "can")).season
    assert season is not None
    booked = tuple(plain(game.label).split()[0].lower() for game in season.games if game.winner is not None)
    offered = plain(season.next).split()[1].lower() if season.next else ""
    return Played(session.rules.config.month, booked, offered, plain(season.standing) if season.standing else "")  # type: ignore[attr-defined]


def play_season(shelf: MatchRepository, first: Session) -> list[Played]:
    """This game and all that follow it."""
    games = [told(play(first))]
    session = first
    while games[-1].offered:
        session = play(shelf.begin_match(next_setup(session, series=True)))
        games.append(told(session))
    return games


@pytest.mark.rule("GG-128", "GG-129")
@pytest.mark.parametrize("month", ["none", "april", "july", "october"])
def test_a_season_is_seven_games_from_april_whatever_month_was_left_chosen(tmp_path: Path, month: str) -> None:
    shelf = MatchRepository(tmp_path)
    games = play_season(shelf, shelf.begin_match(left_chosen(month).setup(3)))
    assert tuple(game.month for game in games) == MONTHS
    assert [game.booked for game in games] == [MONTHS[:number] for number in range(1, 8)]
    assert [game.offered for game in games] == [*MONTHS[1:], ""]
    assert "wins the season by" in games[-1].standing


@pytest.mark.rule("GG-129")
def test_a_setup_from_elsewhere_begins_in_april_too(tmp_path: Path) -> None:
    """ "Play again" after the last game of a season asks with the options of October."""
    session = MatchRepository(tmp_path).begin_match(
        MatchSetup(GAME.info.key, PEOPLE, {"season": "on", "month": "october"}, 3)
    )
    assert session.header.options["month"] == "april"
    session.close()


@pytest.mark.rule("GG-129")
def test_an_old_record_of_a_season_begun_in_july_opens_and_has_seven_games(tmp_path: Path) -> None:
    """Earlier programs began there and then; what was played is told as it was, and April to June follow."""
    shelf = MatchRepository(tmp_path)
    session = shelf.begin_match(MatchSetup(GAME.info.key, PEOPLE, {"season": "on"}, 3))
    session.close()
    assert session.journal is not None
    path = session.journal.path
    path.write_text(path.read_text().replace('"month":"april"', '"month":"july"'))
    old = shelf.resume(path)
    games = play_season(shelf, old)
    months = (*MONTHS[3:], *MONTHS[:3])
    assert tuple(game.month for game in games) == months
    assert games[-1].booked == months
