"""Unusual players: what each does, that a match with them ends, and that every level does well beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from garden_desktop.bots.bot import Bot, playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.bots.unusual import UNUSUAL, BlockingBot, GivingBot, IdleBot, RepeatingBot, is_quiet
from garden_desktop.core.options import resolve_options
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import Message
from garden_desktop.core.types import Result
from garden_desktop.games import registry
from garden_desktop.ladder import standing
from garden_desktop.ladder.games import LadderSetup, play, tables_beside
from tests.games.fire_and_flora.desk import TWO, Desk, desk
from tests.shipped import SHIPPED

START = Message("", "")
LONG_GAMES = 100
"""Matches of each level beside each kind of unusual players."""
USUAL = ("easy", "steady", "thoughtful", "expert")


def said(table: Desk, bot: Bot) -> str:
    """The move of a bot from the view of the seat to move."""
    assert isinstance(table.mover, int)
    seat = table.mover - 1
    return table.rules.move_text(bot.choose(table.rules, table.sees(seat + 1), seat, Random(1)))


def test_the_idle_one_does_nothing() -> None:
    table = desk(*TWO, hands=("water", ""), coins=(20, 0))
    assert said(table, IdleBot()) == "end"


def test_the_blocking_one_blocks_what_others_play_and_plays_nothing() -> None:
    rows = ("HQ1 | EF1 sagebrush small", "HQ2 | EF2 sagebrush big")
    assert said(desk(*rows, hands=("water", "fire")).play("play water EF1"), BlockingBot()) == "block fire"
    assert said(desk(*rows, hands=("water", "")), BlockingBot()) == "end"


class Scores:
    """Rules of a game of one move: each move is the scores it leads to."""

    def __init__(self, *ends: tuple[int, ...]) -> None:
        self._ends = ends

    def legal_moves(self, view: Any) -> Sequence[Any]:
        return self._ends

    def move_text(self, move: Any) -> str:
        return str(move)

    def determinize(self, view: Any, seat: int, rng: Random) -> Any:
        return view

    def apply(self, state: Any, move: Any) -> Any:
        return move

    def result(self, state: Any) -> Result:
        return Result(state, (1,) * len(state), START)


@pytest.mark.parametrize(("bot", "move"), [(BlockingBot(), (4, 0, 1)), (GivingBot(), (2, 5, 5))])
def test_else_the_one_takes_points_from_others_and_the_other_loses_its_own(bot: Bot, move: tuple[int, ...]) -> None:
    rules: Any = Scores((4, 0, 1), (3, 5, 5), (2, 5, 5))
    assert bot.choose(rules, None, 0, Random(1)) == move


def test_the_giving_one_offers_what_it_has_for_nothing() -> None:
    table, giver, made = desk(*TWO, hands=("water", ""), coins=(3, 0)), GivingBot(), list[str]()
    while table.node != "answer":
        made.append(said(table, giver))
        table.play(made[-1])
    assert made == ["offer 2", "give EF1", "propose"]


def test_the_repeating_one_makes_the_same_move_again() -> None:
    table = desk("HQ1 | EF1 sagebrush small", "HQ2 | EF2", hands=("water", ""), coins=(20, 0))
    bot = RepeatingBot()
    first = said(table, bot)
    assert not is_quiet(first)
    assert said(table, bot) == first


@pytest.mark.parametrize("kind", UNUSUAL)
@pytest.mark.parametrize("key", SHIPPED)
def test_a_match_beside_an_unusual_player_ends_by_the_rules(key: str, kind: str) -> None:
    game = registry.games()[key]
    pack = registry.load_pack(game, None)
    rules: Rules[Any, Any] = game.rules(2, resolve_options(game, {}, 3, pack), pack)

    def judge(state: Any, move: Any) -> None:
        assert rules.why_not(state, move) is None, rules.move_text(move)

    final = playout(rules, 3, [LEVELS["easy"](game.policy(rules)), UNUSUAL[kind](game.table(rules))], judge)
    assert rules.to_move(final) is None


def test_all_levels_play_the_same_deals_in_the_same_seats() -> None:
    games = list(tables_beside(USUAL, ("idle", "giving"), 3, range(6)))
    assert len(games) == len(set(games)) == 6 * 2 * 4
    seats = Counter((level, game.players.index(level)) for game in games for level in USUAL if level in game.players)
    assert set(seats.values()) == {4}


def beside(key: str, seats: int, games: int, levels: Sequence[str]) -> list[standing.BesideUnusual]:
    """Results of these levels beside every kind of unusual players."""
    table = LadderSetup(key, seats, ())
    played = [play(table, game) for game in tables_beside(levels, tuple(UNUSUAL), seats, range(1, games + 1))]
    return standing.beside_unusual(played, levels, tuple(UNUSUAL))


@pytest.mark.daily
@pytest.mark.parametrize("key", SHIPPED)
def test_a_thoughtful_computer_wins_beside_people_who_do_not_play_to_win(key: str) -> None:
    for one in beside(key, 2, 2, ("thoughtful",)):
        assert one.share.share >= 0.5, one


@pytest.mark.long
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("key", SHIPPED)
def test_every_level_wins_beside_them_what_the_level_below_wins(key: str) -> None:
    seats = sorted({*registry.games()[key].info.seats} - {1})
    for number in {seats[0], min(seats[-1], 4)}:
        found = beside(key, number, LONG_GAMES, USUAL)
        print(*found, sep="\n")
        assert standing.falls_short(found) == []
