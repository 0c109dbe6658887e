"""Who knows what (SE-08, SE-29, SE-34, SE-94 to SE-96, SE-104, SE-112, SE-113)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from garden_desktop.bots.bot import RandomBot, playout
from garden_desktop.core.match import Match
from garden_desktop.games.stalk_exchange.data.flowers import Counts
from garden_desktop.games.stalk_exchange.data.options import OPTIONS
from garden_desktop.games.stalk_exchange.rules import scoring
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import Move, State
from tests.games.stalk_exchange.desk import counts, desk, even, fresh, rules_of

SHOWN = ("bag_counts", "known_holdings", "public_log")


def walk(rules: MarketRules, seed: int) -> tuple[list[tuple[State, Move]], State]:
    """Every position of one random game with the move made in it, and the last position."""
    made: list[tuple[State, Move]] = []
    final = playout(rules, seed, [RandomBot()] * rules.seats, lambda state, move: made.append((state, move)))
    return made, final


def positions(rules: MarketRules, seed: int) -> list[State]:
    """Every position of one random game."""
    made, final = walk(rules, seed)
    return [*(state for state, _ in made), final]


@pytest.mark.rule("SE-08", "SE-94")
def test_a_portfolio_is_known_to_its_owner_alone() -> None:
    table = desk(3)
    for viewer in (0, 1, 2):
        view = table.rules.view(table.state, viewer)
        assert [own is not None for own in view.portfolios] == [seat == viewer for seat in range(3)]
    assert table.rules.view(table.state, None).portfolios == (None, None, None)


@pytest.mark.rule("SE-08")
def test_the_size_of_a_portfolio_is_open() -> None:
    table = fresh(3).play("first 1", *["draw tulip"] * 13)
    view = table.rules.view(table.state, None)
    assert [scoring.size(table.rules.config, view, seat) for seat in range(3)] == [10, 3, 0]


@pytest.mark.rule("SE-08")
def test_what_others_are_dealt_is_face_down() -> None:
    table = fresh(3).play("first 1")
    draw = table.rules.parse_move("draw tulip")
    seen = [table.rules.move_text(table.rules.seen_by(table.state, draw, viewer)) for viewer in (0, 1, 2, None)]
    assert seen == ["draw tulip", "draw ?", "draw ?", "draw ?"]
    table.play(*["draw dahlia"] * 10)
    assert table.rules.move_text(table.rules.seen_by(table.state, draw, 1)) == "draw tulip"


@pytest.mark.rule("SE-94")
def test_flowers_drawn_for_the_exchange_are_open() -> None:
    table = desk().play("flush")
    draw = table.rules.parse_move("draw tulip")
    assert {table.rules.seen_by(table.state, draw, viewer) for viewer in (0, 1, None)} == {draw}


@pytest.mark.rule("SE-94")
def test_the_greenhouse_by_type_is_known_to_nobody_its_total_and_compost_to_all() -> None:
    table = desk().play("flush").settle()
    for viewer in (0, 1, None):
        view = table.rules.view(table.state, viewer)
        assert view.greenhouse is None
        assert (view.left, view.compost) == (table.state.left, table.state.compost)
        assert view.left == 125 - 24 - 6 - sum(view.compost)


@pytest.mark.rule("SE-94")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_else_is_open(seats: int) -> None:
    for state in positions(rules_of(seats, start_blooms="5"), 4)[::9]:
        view = rules_of(seats).view(state, None)
        assert view._replace(greenhouse=state.greenhouse, portfolios=state.portfolios) == state


@pytest.mark.rule("SE-94")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hidden_portfolios_cannot_be_told_from_any_view(seats: int) -> None:
    """A thousand guesses: another deal of what is hidden gives the same view, moves, explanations and result."""
    rules, rng = rules_of(seats), Random(seats)
    states = [state for seed in range(4) for state in positions(rules, seed)]
    for state in rng.sample(states, 250):
        viewer = rng.randrange(seats)
        view = rules.view(state, viewer)
        other = rules.determinize(view, viewer, rng)
        assert rules.view(other, viewer) == view
        assert rules.view(other, None) == rules.view(state, None)
        assert rules.result(rules.view(other, viewer)) == rules.result(view)
        for side in range(seats):
            assert rules.explain(rules.view(other, viewer), side) == rules.explain(view, side)
        if rules.to_move(state) == viewer:
            assert list(rules.legal_moves(other)) == list(rules.legal_moves(state))


@pytest.mark.rule("SE-94")
def test_a_running_score_is_read_from_the_own_view_alone() -> None:
    table = desk(3, track="tulip 7", held=(even(10), counts("tulip 10"), counts("tulip 5, dahlia 5")))
    assert table.rules.result(table.state).scores == (6, 30, 15)
    for viewer in (0, 1, 2, None):
        found = table.rules.result(table.rules.view(table.state, viewer))
        own = (6, 30, 15)
        assert found.scores == tuple(points if seat == viewer else 0 for seat, points in enumerate(own))
        assert found.ranks == (1, 1, 1)


@pytest.mark.rule("SE-29")
def test_the_type_of_a_bulb_is_open() -> None:
    table = desk().play("plant 5:tulip d4")
    d4 = table.rules.config.board.index["d4"]
    assert {table.rules.view(table.state, viewer).garden[d4] for viewer in (0, 1, None)} == {4}


@pytest.mark.rule("SE-34", "SE-95")
def test_everybody_sees_both_types_of_a_swap() -> None:
    table = desk(3)
    swap = table.rules.parse_move("swap 5:tulip dahlia")
    assert {table.rules.seen_by(table.state, swap, viewer) for viewer in (0, 1, 2, None)} == {swap}
    table.play("swap 5:tulip dahlia")
    for viewer in (1, None):
        view = table.rules.view(table.state, viewer)
        assert [(swap.seat, swap.taken, swap.given) for swap in view.swaps] == [(0, 4, 0)]


@pytest.mark.rule("SE-95")
def test_what_is_certain_about_a_portfolio_comes_from_swaps() -> None:
    table = desk(tokens=(6, 6)).play("swap 5:tulip dahlia", "swap 1:dahlia globemaster", "swap 6:dahlia tulip")
    assert table.state.known == (counts("dahlia 2"), counts(""))


@pytest.mark.rule("SE-95")
def test_certainty_never_falls_below_nought() -> None:
    table = desk().play("swap 5:tulip dahlia", "swap 5:dahlia snowdrop")
    assert table.state.known[0] == counts("tulip 1, dahlia 1")
    table.play("swap 5:snowdrop daffodil", "swap 5:daffodil globemaster")
    assert table.state.known[0] == counts("tulip 1, dahlia 1, snowdrop 1, daffodil 1")
    assert min(table.state.known[0]) == 0


@pytest.mark.rule("SE-95", "SE-94")
def test_a_guess_keeps_to_what_is_certain_and_to_what_is_in_sight() -> None:
    table = desk(row="tulip tulip tulip tulip tulip tulip", held=(counts("dahlia 12"), even(12)))
    table.play(*[f"swap {slot}:tulip dahlia" for slot in range(1, 7)])
    view = table.rules.view(table.state, 1)
    for seed in range(50):
        guess = table.rules.determinize(view, 1, Random(seed))
        own = guess.portfolios[0]
        assert own is not None
        assert own[4] >= 6
        assert sum(own) == 12
        assert every_type_counts(guess) == (25,) * 5


def every_type_counts(state: State) -> tuple[int, ...]:
    found: Counter[int] = Counter(code % 5 for code in (*state.garden, *state.row) if code >= 0)
    found.update(state.laid)
    for bag in (*state.portfolios, state.greenhouse, state.compost):
        assert bag is not None
        for flower, number in enumerate(bag):
            found[flower] += number
    return tuple(found[flower] for flower in range(5))


@pytest.mark.rule("SE-94")
def test_every_deal_of_what_is_not_in_sight_is_possible() -> None:
    """Each type can turn up in a guessed portfolio in any number, none and many included."""
    table = desk()
    view = table.rules.view(table.state, 0)
    tulips = Counter(held(table.rules.determinize(view, 0, Random(seed)), 1)[4] for seed in range(400))
    assert {0, 1, 2, 3, 4, 5} <= set(tulips)
    mean = sum(number * times for number, times in tulips.items()) / 400
    assert mean == pytest.approx(12 * 22 / 107, abs=0.3), "12 of the 107 tokens not in sight, 22 of them tulips"


def held(state: State, seat: int) -> Counts:
    own = state.portfolios[seat]
    assert own is not None
    return own


@pytest.mark.rule("SE-104")
def test_what_is_not_in_sight_is_the_same_for_all() -> None:
    """25 less Garden, row, Market Track and Compost: portfolios are never taken off."""
    table = desk(garden={"d4": "tulip"}, track="dahlia 2", compost=counts("snowdrop 3"))
    for viewer in (0, 1, None):
        found = scoring.not_in_sight(table.rules.config, table.rules.view(table.state, viewer))
        assert found == (25 - 2 - 2, 25 - 1, 25 - 1, 25 - 3 - 1, 25 - 1 - 1)


@pytest.mark.rule("SE-96", "SE-104", "SE-112", "SE-113")
@pytest.mark.parametrize("key", SHOWN)
def test_what_is_only_shown_never_changes_what_is_legal(key: str) -> None:
    option = next(option for option in OPTIONS if option.key == key)
    assert option.live
    games = []
    for value in option.values:
        rules = rules_of(**{key: value})
        games.append([(state, list(rules.legal_moves(state))) for state in positions(rules, 3)])
    assert len(games) > 1
    assert all(game == games[0] for game in games)


@pytest.mark.rule("SE-104", "SE-112", "SE-113")
def test_what_is_shown_is_taken_from_the_options() -> None:
    config = rules_of(bag_counts="by_type", known_holdings="on", public_log="last_round").config
    assert (config.bag_counts, config.known_holdings, config.last_round_only) == ("by_type", True, True)
    usual = rules_of().config
    assert (usual.bag_counts, usual.known_holdings, usual.last_round_only) == ("totals", False, False)


@pytest.mark.rule("SE-82")
def test_a_last_draw_without_a_choice_still_shows_the_portfolios() -> None:
    """Only tulips are left: undo must ask because of what is laid open, though nothing was left to chance."""
    table = desk(row="- - - - tulip dahlia", greenhouse=counts("tulip 2"), actions_left=0, tokens=(0, 0)).play("end")
    match = Match(table.rules, 1)
    match.states[:] = [table.state]
    match.play_chance_moves()
    assert match.over
    assert [match.teaches(ply, 0) for ply in range(match.ply)] == [False] * (match.ply - 1) + [True]


@pytest.mark.rule("SE-82")
def test_only_the_last_move_shows_anybody_a_portfolio() -> None:
    for seed in range(6):
        rules = rules_of(3, length="short")
        made, _ = walk(rules, seed)
        shown = [rules.reveals(state, move) for state, move in made]
        assert shown == [False] * (len(made) - 1) + [True]


@pytest.mark.rule("SE-08", "SE-94")
def test_a_view_without_the_portfolio_of_the_seat_to_move_lists_no_swap() -> None:
    table = desk(2)
    mover = table.state.turn
    texts = [
        [table.rules.move_text(move) for move in table.rules.legal_moves(table.rules.view(table.state, viewer))]
        for viewer in (mover, 1 - mover)
    ]
    swaps = [[text for text in moves if text.startswith("swap")] for moves in texts]
    assert swaps[0]
    assert swaps[1] == []
    assert [text for text in texts[1] if text.startswith("plant")]
