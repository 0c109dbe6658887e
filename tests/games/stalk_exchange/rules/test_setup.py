"""Components and set-up (SE-01 to SE-17, and the options that change them)."""

from __future__ import annotations

from collections import Counter

import pytest

from garden_desktop.core.types import OptionError
from garden_desktop.games.stalk_exchange import GAME
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS, TYPES
from garden_desktop.games.stalk_exchange.data.options import OPTIONS
from tests.games.stalk_exchange.desk import Desk, desk, fresh, rules_of, standard

SEATS = (2, 3, 4, 5)


def dealt(table: Desk) -> Desk:
    """Up to the Exchange: every portfolio full."""
    return until(table, "stock")


def until(table: Desk, phase: str) -> Desk:
    while table.state.phase != phase:
        table.play(table.legal[0])
    return table


@pytest.mark.rule("SE-01")
def test_two_to_five_play() -> None:
    assert GAME.info.seats == SEATS
    for seats in SEATS:
        assert rules_of(seats).sides == rules_of(seats).seats == seats


@pytest.mark.rule("SE-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_table_can_be_set_up(seats: int) -> None:
    reason = GAME.refuse(seats, {})
    assert reason is not None
    assert reason.code == "bad_player_count"
    with pytest.raises(OptionError):
        rules_of(seats)


@pytest.mark.rule("SE-02")
def test_five_types_of_25_tokens() -> None:
    state = fresh().state
    assert FLOWERS == ("dahlia", "daffodil", "globemaster", "snowdrop", "tulip")
    assert state.greenhouse == (25, 25, 25, 25, 25)
    assert state.left == 125
    assert (state.turns, state.actions_left, state.dealt) == (0, 0, 0), "nobody has a turn yet"


@pytest.mark.rule("SE-04", "SE-05")
def test_every_token_of_the_greenhouse_is_as_likely_as_any_other() -> None:
    table = fresh().play("first 1", *["draw tulip"] * 10, "draw dahlia")
    odds = dict(zip(table.legal, table.rules.odds(table.state), strict=True))
    assert odds == {
        "draw dahlia": 24,
        "draw daffodil": 25,
        "draw globemaster": 25,
        "draw snowdrop": 25,
        "draw tulip": 15,
    }


@pytest.mark.rule("SE-04", "SE-05")
def test_a_type_that_is_used_up_cannot_be_drawn() -> None:
    table = fresh(3).play("first 1", *["draw tulip"] * 25)
    assert table.why("draw tulip") == "greenhouse_lacks"
    assert len(table.rules.odds(table.state)) == len(table.legal) == 4


@pytest.mark.rule("SE-05")
def test_nothing_says_in_which_order_the_rest_will_be_drawn() -> None:
    """Two orders of the same draws lead to the same position."""
    one = fresh().play("first 1", *["draw tulip"] * 6, *["draw dahlia"] * 6)
    two = fresh().play("first 1", *["draw dahlia"] * 6, *["draw tulip"] * 6)
    assert one.state == two.state


@pytest.mark.rule("SE-06")
def test_first_player_then_portfolios_then_exchange_then_blooms() -> None:
    table = fresh(3, start_blooms="5")
    seen: list[str] = []
    while table.state.phase != "act":
        phase = table.state.phase
        if seen[-1:] != [phase]:
            seen.append(phase)
        table.play(table.legal[0])
    assert seen == ["first", "deal", "stock", "sow"]


@pytest.mark.rule("SE-06")
def test_seat_1_is_dealt_its_whole_portfolio_then_seat_2() -> None:
    table = fresh(4).play("first 3")
    for seat in (1, 2, 3, 4):
        for number in range(1, 10):
            assert table.state.phase == "deal"
            table.play(f"draw {FLOWERS[seat]}")
            assert table.held(seat)[seat] == number
    assert table.state.phase == "stock"
    assert [sum(own or ()) for own in table.state.portfolios] == [9, 9, 9, 9]


@pytest.mark.rule("SE-07")
@pytest.mark.parametrize(("seats", "size"), [(2, 12), (3, 10), (4, 9), (5, 8)])
def test_the_size_of_a_portfolio(seats: int, size: int) -> None:
    state = dealt(fresh(seats)).state
    assert [sum(own or ()) for own in state.portfolios] == [size] * seats
    assert state.left == 125 - seats * size


@pytest.mark.rule("SE-10")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 6), (3, 5), (4, 4), (5, 4)])
def test_the_tokens_of_each_player(seats: int, tokens: int) -> None:
    assert fresh(seats).state.tokens == (tokens,) * seats
    assert seats * tokens <= standard().box == 20


@pytest.mark.rule("SE-110")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_without_seedy_business(seats: int) -> None:
    assert fresh(seats, seedy="none").state.tokens == (0,) * seats


@pytest.mark.rule("SE-11", "SE-12")
def test_six_slots_are_filled_from_slot_6_to_slot_1() -> None:
    table = dealt(fresh())
    table.play("draw tulip")
    assert table.row == "- - - - - tulip"
    table.play("draw snowdrop", "draw daffodil", "draw snowdrop", "draw tulip")
    assert table.row == "- tulip snowdrop daffodil snowdrop tulip"
    table.play("draw globemaster")
    assert table.row == "globemaster tulip snowdrop daffodil snowdrop tulip"
    assert table.state.phase == "act"


@pytest.mark.rule("SE-13", "SE-109")
@pytest.mark.parametrize("start", ["0", "1"])
def test_values_at_the_start(start: str) -> None:
    assert fresh(start_value=start).state.values == (int(start),) * TYPES
    assert fresh().state.values == (0,) * TYPES


@pytest.mark.rule("SE-14", "SE-99")
@pytest.mark.parametrize(("side", "rows"), [("3", "34543"), ("4", "4567654"), ("5", "567898765")])
def test_the_garden_starts_empty(side: str, rows: str) -> None:
    board = rules_of(garden_side=side).config.board
    assert "".join(map(str, board.rows)) == rows
    assert len(fresh(garden_side=side).state.garden) == {"3": 19, "4": 37, "5": 61}[side] == len(board)
    assert fresh(garden_side=side).garden == {}
    assert len(fresh().state.garden) == 37


@pytest.mark.rule("SE-15")
def test_neighbours_share_a_side() -> None:
    board = rules_of().config.board
    degrees = Counter(len(near) for near in board.neighbours)
    assert degrees == {6: 19, 4: 12, 3: 6}
    assert [board.names[n] for n in board.neighbours[board.index["d4"]]] == ["c3", "c4", "d3", "d5", "e3", "e4"]
    assert [board.names[n] for n in board.neighbours[board.index["g4"]]] == ["f4", "f5", "g3"]


@pytest.mark.rule("SE-16", "SE-99", "SE-105")
@pytest.mark.parametrize("side", ["3", "4", "5"])
@pytest.mark.parametrize("length", ["short", "normal", "long"])
def test_the_start_space_of_the_market_track(side: str, length: str) -> None:
    """26, 24, 22, 20; side 5 ten lower; short four lower, long four higher."""
    shift = (-10 if side == "5" else 0) + {"short": -4, "normal": 0, "long": 4}[length]
    starts = [rules_of(seats, garden_side=side, length=length).config.start for seats in SEATS]
    assert starts == [26 + shift, 24 + shift, 22 + shift, 20 + shift]


@pytest.mark.rule("SE-17")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_is_as_likely_to_begin(seats: int) -> None:
    table = fresh(seats)
    assert table.mover() == "nature"
    assert table.legal == [f"first {seat + 1}" for seat in range(seats)]
    assert set(table.rules.odds(table.state)) == {1}
    if seats < 5:
        assert table.why(f"first {seats + 1}") == "no_such_seat"


@pytest.mark.rule("SE-17")
def test_play_goes_in_seat_order_and_round_again() -> None:
    table = until(fresh(3).play("first 2"), "act")
    seen = []
    for _ in range(4):
        seen.append(table.mover())
        for slot, flower in enumerate(table.row.split()[:2], 1):
            table.play(f"plant {slot}:{flower} {free(table)}")
        table.play("end").settle()
    assert seen == [2, 3, 1, 2]


def free(table: Desk) -> str:
    return next(name for name in table.rules.config.board.names if name not in table.garden)


@pytest.mark.rule("SE-111")
def test_an_agreed_first_player_begins() -> None:
    table = fresh(4, first_player="3")
    assert table.legal == ["first 3"]
    assert table.why("first 1") == "first_is_set"
    assert until(table.play("first 3"), "act").mover() == 3


@pytest.mark.rule("SE-111")
def test_only_somebody_at_the_table_can_begin() -> None:
    reason = GAME.refuse(2, {"first_player": "3"})
    assert reason is not None
    assert reason.code == "bad_option_value"
    assert GAME.refuse(3, {"first_player": "3"}) is None


@pytest.mark.rule("SE-100")
def test_five_random_blooms_on_random_empty_spaces() -> None:
    table = until(fresh(start_blooms="5"), "sow")
    assert "-" not in table.row, "the exchange is full by then"
    for number, space in enumerate(("d4", "a1", "g4", "c3", "e6")):
        spaces = [f"space {name}" for name in table.rules.config.board.names if name not in table.garden]
        assert table.legal == spaces
        assert set(table.rules.odds(table.state)) == {1}
        table.play(f"space {space}")
        assert len(table.garden) == number
        assert table.why(f"space {space}") == "wrong_draw"
        table.play("draw tulip")
        assert table.garden[space] == "tulip"
        if number < 4:
            assert table.why(f"space {space}") == "space_taken"
    assert table.state.phase == "act"


def test_the_options_are_those_of_the_rules() -> None:
    found = {option.key: (option.values, option.default) for option in OPTIONS}
    assert found == {
        "garden_side": (("3", "4", "5"), "4"),
        "start_blooms": (("0", "5"), "0"),
        "edge": (("fence", "open"), "fence"),
        "bulbs": (("fence_only", "harvest_too"), "fence_only"),
        "bust_rounding": (("loss_up", "rest_up"), "loss_up"),
        "length": (("short", "normal", "long"), "normal"),
        "second_end": (("greenhouse", "value_cap", "garden_full"), "greenhouse"),
        "track_pass": (("past", "meet"), "past"),
        "start_value": (("0", "1"), "0"),
        "seedy": (("table", "none"), "table"),
        "first_player": (("random", "1", "2", "3", "4", "5"), "random"),
        "bag_counts": (("none", "totals", "by_type"), "totals"),
        "known_holdings": (("off", "on"), "off"),
        "public_log": (("full", "last_round"), "full"),
    }
    assert [option.key for option in OPTIONS if option.live] == ["bag_counts", "known_holdings", "public_log"]


@pytest.mark.parametrize(
    ("options", "code"),
    [({"weather": "rain"}, "unknown_option"), ({"edge": "hedge"}, "bad_option_value"), ({"edge": "open"}, None)],
)
def test_options_that_are_not_there_are_refused(options: dict[str, str], code: str | None) -> None:
    reason = GAME.refuse(2, options)
    assert (reason and reason.code) == code


def test_the_position_of_the_examples_is_a_position() -> None:
    """What other tests build on: every type counts 25 in it."""
    state = desk().state
    assert state.left == sum(state.greenhouse or ()) == 125 - 24 - 6
