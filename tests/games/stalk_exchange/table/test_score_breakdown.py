"""The score pad and the plots: Bust, prices, tie-break, what was before, and how it all came about."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.core.table import ScoreBreakdown
from garden_desktop.core.text import plain
from garden_desktop.games.stalk_exchange.rules.scoring import worth
from garden_desktop.games.stalk_exchange.table.scoreboard import holdings
from tests.games.stalk_exchange.desk import Desk, counts, desk
from tests.games.stalk_exchange.tables import WAYS, Way, named, rules_for, table_of, walk

every_way = pytest.mark.parametrize("way", WAYS, ids=named)


def over(track: str, *held: str, bust: str = "loss_up") -> Desk:
    """A game at its end, with so many flowers harvested and these portfolios."""
    at = desk(len(held), track=track, held=[counts(words) for words in held], bust_rounding=bust)
    at.state = at.state._replace(phase="over", crash=("track",))
    return at


def account_of(at: Desk) -> ScoreBreakdown:
    return table_of(at.rules).score_breakdown(at.state)


@pytest.mark.rule("SE-79", "SE-92")
def test_the_bust_stands_there_with_its_arithmetic() -> None:
    """A price of 9 loses 5 and keeps 4 (rules 8.1)."""
    at = over("tulip 9, dahlia 5, daffodil 3", "tulip 4, dahlia 8", "dahlia 6, daffodil 6")
    found = account_of(at)
    assert found.verdict is not None
    assert plain(found.verdict.title) == "The Bust halves the tulips"
    assert plain(found.verdict.text) == "The most valuable kind loses half: 9 − 5 = 4"
    assert found.verdict.sprite == "bloom-tulip"
    assert found.verdict.tokens == (("bloom-tulip", True),) * 4 + (("bloom-tulip", False),) * 5
    assert [(plain(head.label), head.value, head.was) for head in found.headings] == [
        ("Dahlia", "5", ""),
        ("Daffodil", "3", ""),
        ("Globemaster", "0", ""),
        ("Snowdrop", "0", ""),
        ("Tulip", "4", "9"),
    ]
    assert found.headline is not None
    assert plain(found.headline) == "The market has crashed: Seat 1 wins by 8 points."
    assert plain(found.sentences[-1]) == "Before the Bust: Seat 1 76 and Seat 2 48."
    assert found.decided == frozenset()


@pytest.mark.rule("SE-80", "SE-103")
def test_all_types_that_share_the_top_are_taken_and_rounded_as_agreed() -> None:
    found = account_of(over("tulip 5, dahlia 5", "tulip 12", "dahlia 12", bust="rest_up"))
    assert found.verdict is not None
    assert plain(found.verdict.title) == "The Bust halves the dahlias and the tulips"
    assert plain(found.verdict.text) == "The most valuable kind loses half: 5 − 2 = 3"
    assert [(head.value, head.was) for head in found.headings if head.was] == [("3", "5"), ("3", "5")]


def test_without_prices_there_is_nothing_to_bust() -> None:
    found = account_of(over("", "tulip 12", "dahlia 12"))
    assert found.verdict is not None
    assert plain(found.verdict.title) == "The Bust changes nothing"
    assert not found.verdict.tokens


@pytest.mark.rule("SE-86", "SE-89")
def test_what_broke_the_tie_is_named_and_its_columns_marked() -> None:
    """Final values 5 6 4 3 1: level on points, level on daffodils, the dearest now; dahlias come next (SE-87)."""
    at = over(
        "dahlia 10, daffodil 6, globemaster 4, snowdrop 3, tulip 1",
        "dahlia 2, daffodil 1, globemaster 2, snowdrop 1, tulip 6",
        "dahlia 1, daffodil 1, globemaster 2, snowdrop 3, tulip 5",
    )
    assert at.rules.result(at.state).scores == (33, 33)
    found = account_of(at)
    assert {plain(label) for label in found.decided} == {"Dahlia"}
    assert found.decided <= {line.label for line in at.rules.explain(at.state, 0)}
    assert found.headline is not None
    assert plain(found.headline) == "The market has crashed: Seat 1 wins the tie-break on the dahlias."
    said = plain(found.sentences[0])
    assert said == "Tied at 33 points; the dahlias decide it, 2 to 1 for Seat 1."
    assert plain(found.sentences[1]) == (
        "Comparison, Seat 1 and Seat 2: the daffodils 1\u00a0:\u00a01 and the dahlias 2\u00a0:\u00a01."
    )


@pytest.mark.rule("SE-88")
def test_a_shared_victory_marks_no_column() -> None:
    found = account_of(over("dahlia 4, tulip 2", "tulip 10", "tulip 10", "snowdrop 10"))
    assert found.decided == frozenset()
    assert found.headline is not None
    assert plain(found.headline) == "The market has crashed: Seat 1 and Seat 2 share the victory."
    assert plain(found.sentences[0]) == "Tied on points and on every tie-breaker."
    compared = (
        "Comparison, Seat 1 and Seat 2: the dahlias and the tulips 10\u00a0:\u00a010 and the rest 0\u00a0:\u00a00."
    )
    assert plain(found.sentences[1]) == compared


@pytest.mark.rule("SE-92")
def test_each_cell_says_number_times_final_value() -> None:
    at = over("tulip 9, dahlia 5", "tulip 4, dahlia 8", "dahlia 6, daffodil 6")
    sums = [plain(line.sum) for line in at.rules.explain(at.state, 0) if line.sum is not None]
    assert sums == ["8 × 5", "0 × 0", "0 × 0", "0 × 0", "4 × 4"]


def test_while_the_market_is_open_nothing_is_accounted_for() -> None:
    assert account_of(desk(track="tulip 4")) == ScoreBreakdown()


@every_way
def test_the_market_plot_follows_values_and_track_turn_by_turn(way: Way) -> None:
    rules = rules_for(way)
    table, states = table_of(rules), [state for state, _ in walk(way)]
    turn_ends = {len(state.past): state for state in states}
    final = states[-1]
    market = table.plots(final)[0]
    *values, track = market.lines
    assert track.dashed
    for turn, state in turn_ends.items():
        assert [line.points[turn] for line in values] == [(turn, value) for value in state.values]
        assert track.points[turn] == (turn, rules.config.start + 1 - len(state.laid))
    assert {len(line.points) for line in market.lines} == {len(final.past) + 1}
    if "track" in final.crash:
        assert market.mark == (len(final.past), max(final.values))


@every_way
def test_sheds_are_plotted_at_the_end_only_and_end_with_the_score(way: Way) -> None:
    rules = rules_for(way)
    table = table_of(rules)
    *rest, (final, _) = walk(way)
    for state, _ in rest:
        for viewer in (0, None):
            assert len(table.plots(rules.view(state, viewer))) == 1
    sheds = table.plots(final)[1]
    assert [line.side for line in sheds.lines] == list(range(rules.seats))
    assert [line.points[-1][1] for line in sheds.lines] == list(rules.result(final).scores)


@every_way
@pytest.mark.rule("SE-09", "SE-34")
def test_walking_the_swaps_backward_finds_every_portfolio_of_the_past(way: Way) -> None:
    rules = rules_for(way)
    states = [state for state, _ in walk(way)]
    final = states[-1]
    ends = {len(state.past): state for state in states if state.phase in ("act", "over")}
    firsts = {turn: next(s for s in states if len(s.past) == turn and s.phase in ("act", "over")) for turn in ends}
    for seat in range(rules.seats):
        own = final.portfolios[seat]
        assert own is not None
        found = holdings(final, seat, own)
        for turn, state in firsts.items():
            assert found[turn] == state.portfolios[seat]
        points = table_of(rules).plots(final)[1].lines[seat].points
        middle = Random(way[0]).choice(list(firsts))
        assert points[middle][1] == worth(found[middle], firsts[middle].values)


def test_at_the_end_the_rail_shows_points_and_what_they_were_before_the_bust() -> None:
    at = over("tulip 9, dahlia 5", "tulip 4, dahlia 8", "snowdrop 12")
    standing = table_of(at.rules).make_view_model(at.state, None).side_summary(0)
    assert standing.score == 56
    assert plain(standing.line) == "76 before the Bust"
