"""Search for a line of purchases and plays that wins in the running turn, and the expert that follows it."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.bots.bot import playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.advice.turn_search import WinSearch
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State
from tests.games.fire_and_flora.desk import TWO, Desk, desk, rules_of

NODES = 200
TEN = "HQ1 | EF1 oak big | C21 oak big | C16 sagebrush big"
"""Ten stars, two short of the target."""


def found(table: Desk, nodes: int = NODES) -> str:
    """First move of the winning line of the seat to move; "" for none."""
    assert isinstance(table.mover, int)
    move = WinSearch(table.rules.config, nodes).first_move(table.sees(table.mover), table.mover - 1)
    return "" if move is None else table.rules.move_text(move)


def said(table: Desk) -> str:
    """Move of the expert for the seat to move."""
    assert isinstance(table.mover, int)
    expert, seat = LEVELS["expert"](GAME.policy(table.rules)), table.mover - 1
    return table.rules.move_text(expert.choose(table.rules, table.sees(table.mover), seat, Random(1)))


def line(table: Desk) -> list[str]:
    """Whole line, played while all others pass and the expert places the children; ends with the match or the line."""
    done: list[str] = []
    while table.mover is not None:
        text = "pass" if table.node == "block" else found(table) if table.node == "actions" else said(table)
        if not text:
            break
        done += [text] if table.node == "actions" else []
        table.play(text)
    return done


@pytest.mark.parametrize(
    ("row", "hand", "coins", "market", "wins"),
    [
        (TEN, "", 0, "", []),
        (f"{TEN} | S24 yucca small", "time", 0, "", ["play time S24"]),
        # one star of the child, one of its growth
        (f"{TEN} | S12", "water water", 0, "", ["play water C16", "play water S12"]),
        (f"{TEN} | S12", "water", 0, "", []),
        # the child wants an open parcel: with one for sale
        (TEN, "water water", 8, "S12", ["buy S12", "play water C16", "play water S12"]),
        (TEN, "water water", 7, "S12", []),
        (TEN, "", 11, "C06", ["buy C06"]),
    ],
)
def test_it_finds_lines_of_a_purchase_and_plays(row: str, hand: str, coins: int, market: str, wins: list[str]) -> None:
    table = desk(row, TWO[1], hands=(hand, ""), coins=(coins, 0), market=market)
    assert line(table) == wins
    assert (table.mover is None) == bool(wins)


def test_of_equal_plays_it_begins_with_the_one_that_nobody_can_block() -> None:
    table = desk(f"{TEN} | C10 needlegrass small | C18 needlegrass small", TWO[1], hands=("water time", ""))
    assert found(table) == "play time C10"


def test_during_la_nina_it_plays_no_water() -> None:
    table = desk(f"{TEN} | S12", TWO[1], hands=("water water", ""), phase="event")
    table.play("event lanina1").settle()
    assert table.node == "actions"
    assert found(table) == ""


def test_it_gives_up_after_its_nodes() -> None:
    """The line has three steps: a position before each."""
    table = desk(TEN, TWO[1], hands=("water water", ""), coins=(8, 0), market="S12")
    assert found(table, 2) == ""
    assert found(table, 3) == "buy S12"


def test_a_line_that_is_found_wins_where_nobody_blocks() -> None:
    """At every third action of whole matches: the search and the rules agree."""
    seats, lines = 3, 0
    rules, acting = rules_of(seats), list[State]()
    expert = LEVELS["expert"](GAME.policy(rules))

    def note(state: State, move: Move) -> None:
        if state.ask.kind == "actions":
            acting.append(state)

    for seed in range(2, 4):
        playout(rules, seed, [expert] * seats, note)
    for state in acting[::3]:
        table = Desk(rules, state)
        if found(table):
            line(table)
            assert table.state.winners == (state.turn,)
            lines += 1
    assert lines


def test_the_expert_keeps_its_cards_until_they_win() -> None:
    """A child for a card that may block or win later is not worth it, unless the target is reached in this turn."""
    row = f"{TEN} | S12"
    assert said(desk(row, TWO[1], hands=("water water", ""), target="12")) == "play water C16"
    assert said(desk(row, TWO[1], hands=("water water", ""), target="30")) == "end"
