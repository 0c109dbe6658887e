"""Computer players: what they may see and do, and that what they do makes sense (FF-197, FF-198, FF-219 to FF-221)."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest

from garden_desktop import games
from garden_desktop.bots.bot import Bot, playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.options import resolve_options
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.ladder.standing import share
from tests.games.fire_and_flora.desk import THREE, TWO, Desk, desk, rules_of, standard
from tests.games.fire_and_flora.walks import ends_by_the_rules, tables

THINKERS = ("easy", "thoughtful")
GAMES = 600
"""Of a thoughtful computer at each table against each level; every seat in turn."""
every_thinker = pytest.mark.parametrize("level", THINKERS)


def player(level: str, rules: FloraRules) -> Bot:
    """A computer player as the house makes it: with what the game advises."""
    return LEVELS[level](GAME.policy(rules))


def alone(deal: int) -> FloraRules:
    """The solo challenge, as a deal settles what is left open."""
    return rules_of(1, **resolve_options(GAME, {"mode": "solo_challenge"}, deal, standard()))


def said(table: Desk, level: str = "thoughtful") -> str:
    """The move a computer player makes from the view of the seat to move."""
    assert isinstance(table.mover, int)
    seat = table.mover - 1
    return table.rules.move_text(player(level, table.rules).choose(table.rules, table.sees(seat + 1), seat, Random(1)))


def turn(table: Desk, level: str = "thoughtful") -> list[str]:
    """What it does until its turn ends, everybody else passing or declining."""
    done: list[str] = []
    while not done or done[-1] != "end":
        asked = table.settle().node in ("block", "answer")
        move = {"block": "pass", "answer": "decline"}[table.node] if asked else said(table, level)
        table.play(move)
        done += [] if asked else [move]
    return done


def decisions(level: str, seats: int, seed: int) -> Iterator[tuple[FloraRules, State, Move]]:
    """One game in which a level plays every seat."""
    rules, made = rules_of(seats), []
    playout(rules, seed, [player(level, rules)] * seats, lambda state, move: made.append((state, move)))
    yield from ((rules, state, move) for state, move in made if state.ask.seat >= 0)


def target(state: State, move: Move) -> int:
    """Whose landscape, hand or coins a play is aimed at."""
    return next((seat for seat, row in enumerate(state.rows) if move.place in row), move.seat)


@pytest.mark.rule("FF-220")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_gentle_one_touches_nobody_and_blocks_only_what_is_aimed_at_it(seats: int) -> None:
    kinds = set()
    for seed in range(4):
        for _, state, move in decisions("easy", seats, seed):
            kinds.add(move.kind)
            if move.kind in ("play", "plant"):
                assert target(state, move) == state.turn
            assert move.kind not in ("plant", "steal-card", "steal-coins")
            if move.kind == "block":
                assert state.exchange is not None
                aimed_at = target(state, state.exchange.move) if state.exchange.stands else state.exchange.seat
                assert aimed_at == state.ask.seat
    assert kinds >= {"play", "buy", "draw", "end"}


@pytest.mark.rule("FF-220")
def test_the_other_one_has_no_such_limits() -> None:
    made = [(state, move) for seed in range(4) for _, state, move in decisions("thoughtful", 3, seed)]
    assert any(move.kind == "steal-coins" for _, move in made)
    assert any(move.kind in ("play", "plant") and target(state, move) != state.turn for state, move in made)
    rows = (*TWO[:1], "HQ2 | EF2 oak big | S24 yucca big", "HQ3 | EF3")
    blow = desk(*rows, hands=("fire", "", "water labor")).play("play fire S24, pass")
    assert said(blow, "easy") == "pass"


@every_thinker
@pytest.mark.rule("FF-221")
def test_no_trade_lets_another_seat_win(level: str) -> None:
    """Nine stars and a land with three more for a heap of coins: taken at a target far away, never at this one."""
    rows = ("HQ1 | EF1 oak big | C21 oak big | C17 sagebrush small", "HQ2 | EF2 | S24 yucca big")
    for stars, answer in (("12", "decline"), ("30", "accept")):
        table = desk(*rows, hands=("", ""), coins=(90, 0), target=stars)
        table.play("offer 2, give coins 90, get S24, propose")
        assert table.mover == 2
        assert said(table, level) == answer


@every_thinker
@pytest.mark.rule("FF-221")
def test_no_counter_offer_lets_another_seat_win(level: str) -> None:
    rows = ("HQ1 | EF1 | S24 yucca big", "HQ2 | EF2 oak big | C21 oak big | C17 sagebrush small")
    for stars, answer in (("12", "decline"), ("30", "accept")):
        table = desk(*rows, hands=("", ""), coins=(0, 90), target=stars)
        table.play("offer 2, get coins 1, propose, counter, give coins 90, get S24, propose")
        assert table.mover == 1
        assert said(table, level) == answer


@every_thinker
@pytest.mark.rule("FF-198")
def test_what_it_cannot_see_changes_nothing(level: str) -> None:
    """Whole positions guessed anew from a view: with the same dice the move stays the same, and it is legal in all."""
    for _, state, _ in list(decisions(level, 3, 5))[::7]:
        rules, seat = rules_of(3), state.ask.seat
        for number in range(3):
            view = rules.view(state, seat)
            other, move = (
                rules.determinize(view, seat, Random(number)),
                player(level, rules).choose(rules, view, seat, Random(number)),
            )
            assert player(level, rules).choose(rules, rules.view(other, seat), seat, Random(number)) == move
            assert rules.why_not(other, move) is None


def work(table: Desk, level: str) -> list[str]:
    """The game's own functions, in the order in which a computer player's answer calls them.

    A measure of time that no busy machine can spoil, and the same in every Python: what one makes a function of its
    own and another does not, such as a comprehension, is left out.
    """
    assert isinstance(table.mover, int)
    seat, called = table.mover - 1, []

    def note(frame: FrameType, event: str, arg: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(OWN) and not code.co_name.startswith("<"):
            called.append(code.co_qualname)

    view = table.sees(table.mover)
    sys.setprofile(note)
    try:
        player(level, table.rules).choose(table.rules, view, seat, Random(1))
    finally:
        sys.setprofile(None)
    return called


OWN = str(Path(games.__file__).parent)
HANDS = ("", "time", "fire", "labor nefarious", "fire fire water labor time nefarious")


@every_thinker
@pytest.mark.rule("FF-197")
@pytest.mark.parametrize("play", ["play water EF1", "play labor S24", "nefarious steal-coins 2"])
def test_a_block_window_takes_as_long_whatever_it_holds(level: str, play: str) -> None:
    """Every hand makes it do the same things in the same order, and what lies open is weighed for all of them."""
    done = []
    for hand in HANDS:
        rows = ("HQ1 | EF1 mustard big | C17", "HQ2 | EF2 | S24 yucca big")
        table = desk(*rows, hands=("water labor nefarious", hand), coins=(0, 3)).play(play)
        done.append(work(table, level))
    assert done == [done[0]] * len(HANDS)
    assert "Stakes.of_play" in done[0]


@every_thinker
@pytest.mark.rule("FF-197", "FF-203")
def test_dousing_takes_as_long_whatever_it_holds(level: str) -> None:
    done = []
    for hand in HANDS:
        table = desk("HQ1 | EF1", "HQ2 | EF2 oak small", phase="event", hands=("", hand), firefighting="on")
        table.play("event F01, die both")
        done.append(work(table, level))
    assert done == [done[0]] * len(HANDS)
    assert "Stakes.of_icon" in done[0]


@every_thinker
@pytest.mark.rule("FF-219")
def test_it_answers_every_question_of_every_table_by_the_rules(level: str) -> None:
    asked = set()
    for seed, rules in enumerate(tables(24, short=True)):
        bots = [player(level if seat else "random", rules) for seat in range(rules.seats)]

        def judge(state: State, move: Move, rules: FloraRules = rules) -> None:
            assert rules.why_not(state, move) is None
            if state.ask.seat > 0:
                asked.add(state.ask.kind)

        ends_by_the_rules(rules, playout(rules, seed, bots, judge))
    assert asked >= {"actions", "block", "draft", "answer", "site", "choose", "douse"}


def test_it_lets_its_natives_grow() -> None:
    assert "play water EF1" in turn(desk("HQ1 | EF1 sagebrush small", TWO[1], hands=("water", "")))


def test_it_saves_its_natives_from_the_wrong_card() -> None:
    """Time kills a big Poppy and Fire harms a big Sagebrush: rather than these it does nothing."""
    assert turn(desk("HQ1 | EF1 sagebrush big | C11 poppy big", TWO[1], hands=("time fire", ""))) == ["end"]


def test_it_buys_the_land_that_brings_most() -> None:
    """Both lands bring a big Sagebrush and a coin a turn, one of them for a coin less."""
    done = turn(desk(*TWO, coins=(10, 0), market="S01 C06"))
    assert [move for move in done if move.startswith("buy")] == ["buy C06"]


def test_it_wins_where_it_can() -> None:
    table = desk("HQ1 | EF1 oak big | C21 oak big | C17 oak small", TWO[1], hands=("water time", ""), target="12")
    assert said(table) == "play water+time C17"


def test_it_wins_by_what_nobody_can_stop() -> None:
    """Fire would bring the last star as well, and a child that is still to grow, unless it is stopped by Water."""
    rows = "HQ1 | EF1 oak big | C21 oak big | S24 yucca big | S18 needlegrass small | C17"
    assert said(desk(rows, TWO[1], hands=("fire time", ""), target="13")) == "play time S18"


def test_it_blocks_what_hurts_and_lets_pass_what_does_not() -> None:
    rows = ("HQ1 | EF1 mustard small", "HQ2 | EF2 oak small | S24 yucca big")
    table = desk(*rows, hands=("fire water labor", "water nefarious fire")).play("play fire EF2")
    assert said(table) == "block water"
    table = desk(*rows, hands=("fire water labor", "water nefarious fire")).play("play labor EF1")
    assert said(table) == "pass"


def test_it_defends_a_play_that_pays() -> None:
    table = desk("HQ1 | EF1 oak small", TWO[1], hands=("water water time", "fire"))
    assert said(table.play("play water+time EF1, block fire")) == "block water"


@pytest.mark.parametrize(("event", "good"), [("squirrel1", "choose EF1"), ("rain1", "choose C16")])
def test_it_chooses_to_its_own_good(event: str, good: str) -> None:
    """The squirrel gets the own weed, the rain goes to the plant that grows."""
    rows = ("HQ1 | EF1 mustard small | C16 sagebrush small", "HQ2 | EF2 brome small")
    assert said(desk(*rows, phase="event").play(f"event {event}")) == good


def test_a_fire_station_spares_what_would_lose_most() -> None:
    rows = ("HQ1 | EF1 sagebrush small | C17 firestation1 | C01 oak small", TWO[1])
    assert said(desk(*rows, phase="event").play("event F01, die both")) == "protect C01"


def test_a_better_roll_is_hoped_for_where_this_one_is_the_worst() -> None:
    rows = ("HQ1 | EF1 oak small | C17 lookout1", "HQ2 | EF2")
    for roll, answer in (("both", "reroll"), ("southern", "keep")):
        assert said(desk(*rows, phase="event").play(f"event F01, die {roll}")) == answer


def test_a_fair_price_is_accepted_and_a_poor_one_declined() -> None:
    for coins, answer in ((3, "accept"), (1, "decline")):
        table = desk(*THREE, hands=("", "water"), coins=(9, 0)).play(f"offer 2, give coins {coins}, get water, propose")
        assert said(table) == answer


def test_what_it_does_not_hold_it_declines() -> None:
    table = desk(*THREE, hands=("", "fire"), coins=(9, 0)).play("offer 2, give coins 9, get water, propose")
    assert said(table) == "decline"


def test_it_asks_once_for_the_card_it_can_use_and_leaves_it_at_that() -> None:
    table = desk("HQ1 | EF1 oak small", "HQ2 | EF2", hands=("water", "time time"), coins=(20, 0), resource_deck="")
    done = turn(table)
    assert [move for move in done if move.startswith("offer")] == ["offer 2"]
    assert [move for move in done if move.split()[0] in ("give", "get", "propose")] == [
        "give coins 3",
        "get time",
        "propose",
    ]


def test_a_draft_it_did_not_mean_is_dropped() -> None:
    table = desk("HQ1 | EF1 oak small", TWO[1], hands=("water", "time time"), coins=(20, 0))
    assert said(table.play("offer 2, give water")) == "withdraw"


def test_coins_are_kept_for_a_land_within_reach() -> None:
    """Eight coins now and three a turn: the land for ten can be had next turn, so only one card is drawn."""
    table = desk(*TWO, coins=(8, 0), market="C18")
    done = turn(table)
    assert done == ["end"]


def test_a_card_of_no_use_is_changed_for_the_water_that_is_wanted() -> None:
    table = desk("HQ1 | EF1 sagebrush small | C17 reservoir1", TWO[1], hands=("fire", ""), discard="water")
    assert turn(table) == ["use reservoir1 discard fire", "play water EF1", "end"]


def test_a_full_hand_is_not_made_fuller() -> None:
    assert turn(desk(*TWO, hands=("fire fire fire fire fire fire fire fire fire", ""), coins=(8, 0))) == ["end"]


def test_beaten_at_random() -> None:
    """A thoughtful player wins every one of these games against three that do anything."""
    rules = rules_of(4)
    for seed in range(4):
        bots = [player("thoughtful" if seat == seed else "random", rules) for seat in range(4)]
        assert playout(rules, seed, bots).winners == (seed,)


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("other", ["random", "easy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stronger_one_wins_over_many_games(seats: int, other: str) -> None:
    """One seat in turn plays better than all others: more often than its turn comes it wins alone, beyond chance."""
    rules, won = rules_of(seats), 0
    for seed in range(GAMES):
        bots = [player("thoughtful" if seat == seed % seats else other, rules) for seat in range(seats)]
        won += playout(rules, seed, bots).winners == (seed % seats,)
    found = share(won, GAMES)
    print(f"{seats} at the table, thoughtful against {other}: {found} of {GAMES}, even {1 / seats:.0%}")
    assert found.low > (0.95 if other == "random" else 1 / seats)


def test_alone_the_expert_is_in_time_oftener_than_the_easy_one() -> None:
    """With the numbers of two seats it reached the target in seven of ten matches, and the easy one in nine."""
    won = Counter[str]()
    for deal in range(40):
        for level in ("easy", "expert"):
            rules = alone(deal)
            result = rules.result(playout(rules, deal, [player(level, rules)]))
            won[level] += result.scores[0] >= rules.config.target
    assert won["easy"] < 30
    assert won["expert"] > 36


class PassingBot:
    """A player who ends each turn at once and answers nothing."""

    def choose(self, rules: Any, view: Any, seat: int, rng: Random) -> Any:
        moves = rules.legal_moves(view)
        return next((move for move in moves if move.kind in ("end", "pass", "decline")), moves[0])


@pytest.mark.daily
def test_experts_beside_two_who_only_pass_turn_their_coins_into_stars() -> None:
    """They bought weeds and bare land for sixteen rounds, and one had 131 coins and no star."""
    rules = rules_of(4)
    passing = PassingBot()
    end = playout(rules, 8_910_332, [passing, passing, player("expert", rules), player("expert", rules)])
    assert max(rules.result(end).scores) >= rules.config.target
    assert end.round <= 16
