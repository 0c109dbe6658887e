"""A computer player that imagines: within its work, within its time, and always a legal move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from garden_desktop.bots.bot import FEW, Bot, FallbackBot, MoveStats, RandomBot, SearchBot, lead
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games import registry
from tests.bots.clocks import late_after
from tests.today import in_turn

SEARCHED = ("gnomadic_gardeners", "stalk_exchange", "paths_and_flower_beds")


def asked(key: str, plies: int = 12) -> tuple[Rules[Any, Any], Any, Seat]:
    """A decision with a choice, some moves into a match of two."""
    game = registry.games()[key]
    rules, rng = game.rules(2, {}, registry.load_pack(game)), Random(4)
    state, made = rules.setup(), 0
    while True:
        seat, moves = rules.to_move(state), rules.legal_moves(state)
        assert seat is not None
        if made >= plies and seat != CHANCE and len(moves) > FEW:
            return rules, rules.view(state, seat), seat
        state, made = rules.apply(state, rng.choice(moves)), made + 1


@pytest.mark.parametrize("times", [0, 1, 5, 100])
@pytest.mark.parametrize("key", SEARCHED)
def test_a_move_comes_however_short_the_time(key: str, times: int) -> None:
    rules, view, seat = asked(key)
    move = SearchBot(late=late_after(times)).choose(rules, view, seat, Random(1))
    assert move in rules.legal_moves(view)


@pytest.mark.parametrize("key", SEARCHED)
def test_when_the_time_is_over_no_move_of_a_playout_is_made_any_more(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, view, seat = asked(key)
    made, late, apply = [0], late_after(20), rules.apply
    over: list[int] = []

    def counted(state: Any, move: Any) -> Any:
        made[0] += 1
        return apply(state, move)

    def clock() -> bool:
        if late():
            over.append(made[0])
        return bool(over)

    monkeypatch.setattr(rules, "apply", counted)
    SearchBot(late=clock).choose(rules, view, seat, Random(1))
    assert over == [made[0]], "asked once, and nothing after it"


@pytest.mark.parametrize(("key", "level"), in_turn([(key, level) for key in SEARCHED for level in LEVELS], 3))
def test_without_a_clock_the_same_dice_give_the_same_move(key: str, level: str) -> None:
    rules, view, seat = asked(key)
    assert len({LEVELS[level](None).choose(rules, view, seat, Random(3)) for _ in range(3)}) == 1


@pytest.mark.parametrize("key", SEARCHED)
def test_who_searches_leaves_who_does_not_behind(key: str) -> None:
    """In each of four matches of two, in either seat: choosing the worst that was tried out would lose them all."""
    game = registry.games()[key]
    pack = registry.load_pack(game)
    for number in range(4):
        rules, rng, seat = game.rules(2, {}, pack), Random(number), number % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seat] = SearchBot(rounds=2, breadth=12)
        state = rules.setup()
        while (mover := rules.to_move(state)) is not None:
            if mover == CHANCE:
                move = rng.choices(rules.legal_moves(state), rules.odds(state))[0]
            else:
                move = bots[mover].choose(rules, rules.view(state, mover), mover, rng)
            state = rules.apply(state, move)
        assert lead(rules, state, seat) > 0


def test_having_been_tried_more_often_is_no_merit() -> None:
    often, once, never = MoveStats("often"), MoveStats("once"), MoveStats("never")
    often.times, often.led = 3, 6.0
    once.times, once.led = 1, 3.0
    assert never.worth < often.worth < once.worth


class Absent:
    def choose(self, rules: Any, view: Any, seat: Seat, rng: Random) -> Any:
        raise LookupError("nothing came to mind")


def test_whose_thinking_fails_makes_any_legal_move_and_somebody_hears_of_it() -> None:
    rules, view, seat = asked("paths_and_flower_beds")
    heard: list[Exception] = []
    move = FallbackBot(Absent(), heard.append).choose(rules, view, seat, Random(2))
    assert move == RandomBot().choose(rules, view, seat, Random(2))
    assert [str(error) for error in heard] == ["nothing came to mind"]
    sound = RandomBot().choose(rules, view, seat, Random(5))
    assert FallbackBot(RandomBot(), heard.append).choose(rules, view, seat, Random(5)) == sound
    assert len(heard) == 1
