"""Bust, final scoring and the tie-break (SE-78 to SE-92, SE-103)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from garden_desktop.core.text import plain
from garden_desktop.core.types import Result
from garden_desktop.games.stalk_exchange.data.flowers import Counts
from garden_desktop.games.stalk_exchange.rules.scoring import bust, ranked, standing
from tests.games.stalk_exchange.desk import Desk, counts, desk, rules_of


def over(track: str, held: Sequence[str], **options: Any) -> Desk:
    """A game that ended with these flowers on the track and these portfolios."""
    portfolios = [counts(own) for own in held]
    table = desk(len(held), track=track, held=portfolios, **options)
    return Desk(table.rules, table.state._replace(phase="over", crash=("track",)))


def result(track: str, held: Sequence[str], **options: Any) -> Result:
    table = over(track, held, **options)
    return table.rules.result(table.state)


def finals(values: Counts, **options: str) -> Counts:
    return bust(rules_of(**options).config, values)


@pytest.mark.rule("SE-78", "SE-83")
def test_points_are_flowers_times_value_after_the_bust() -> None:
    found = result("tulip 8, dahlia 3", ["tulip 10, dahlia 2", "dahlia 12"])
    assert found.scores == (10 * 4 + 2 * 3, 12 * 3)


@pytest.mark.rule("SE-78")
def test_the_bust_happens_once_and_only_at_the_end() -> None:
    """The values of the market stay what they are; a live score reckons with the Bust."""
    table = desk(track="tulip 8")
    assert table.state.values == counts("tulip 8")
    assert table.rules.result(table.state).scores == (2 * 4, 2 * 4)
    ended = over("tulip 8", ["tulip 12", "dahlia 12"])
    assert ended.state.values == counts("tulip 8")
    assert ended.rules.result(ended.state).scores == (48, 0)


@pytest.mark.rule("SE-79")
@pytest.mark.parametrize(("value", "left"), [(1, 0), (2, 1), (7, 3), (8, 4), (9, 4)])
def test_the_loss_is_rounded_up(value: int, left: int) -> None:
    assert finals((value, 0, 0, 0, 0)) == (left, 0, 0, 0, 0)


@pytest.mark.rule("SE-103")
@pytest.mark.parametrize(("value", "left"), [(1, 1), (2, 1), (7, 4), (8, 4), (9, 5)])
def test_or_the_rest_is_rounded_up(value: int, left: int) -> None:
    assert finals((value, 0, 0, 0, 0), bust_rounding="rest_up") == (left, 0, 0, 0, 0)


@pytest.mark.rule("SE-80")
def test_all_types_that_share_the_highest_value_bust() -> None:
    assert finals((7, 7, 5, 2, 0)) == (3, 3, 5, 2, 0)
    assert finals((4, 4, 4, 4, 4)) == (2, 2, 2, 2, 2)
    assert finals((0, 0, 0, 0, 0)) == (0, 0, 0, 0, 0)


@pytest.mark.rule("SE-81")
def test_a_new_highest_value_is_left_alone() -> None:
    assert finals((8, 7, 0, 0, 0)) == (4, 7, 0, 0, 0)


@pytest.mark.rule("SE-82")
def test_at_the_end_all_portfolios_are_open() -> None:
    table = over("tulip 8", ["tulip 12", "dahlia 12", "snowdrop 12"])
    for viewer in (0, 1, 2, None):
        assert table.rules.view(table.state, viewer) == table.state


@pytest.mark.rule("SE-84")
def test_nothing_else_scores() -> None:
    """Garden, row and unspent tokens change nothing."""
    bare = over("tulip 8", ["tulip 12", "dahlia 12"])
    rich = Desk(bare.rules, bare.state._replace(tokens=(6, 0), row=(4,) * 6, garden=(9,) * 37))
    assert bare.rules.result(bare.state) == rich.rules.result(rich.state)


@pytest.mark.rule("SE-85")
def test_most_points_win() -> None:
    found = result("tulip 8, dahlia 3", ["dahlia 12", "tulip 12", "snowdrop 12"])
    assert found.ranks == (2, 1, 3)
    assert found.tiebreak is None
    assert plain(found.reason) == "Seat 2 has the best portfolio: 48 points."


@pytest.mark.rule("SE-86")
def test_on_equal_points_more_of_the_most_valuable_flower_wins() -> None:
    """Finals dahlia 5, daffodil 6, globemaster 4, snowdrop 3, tulip 1: both have 58 points."""
    track = "dahlia 10, daffodil 6, globemaster 4, snowdrop 3, tulip 1"
    held = [
        "dahlia 4, daffodil 5, globemaster 1, snowdrop 1, tulip 1",
        "dahlia 2, daffodil 6, globemaster 2, snowdrop 1, tulip 1",
    ]
    found = result(track, held)
    assert (found.scores, found.ranks) == ((58, 58), (2, 1))
    assert found.tiebreak is not None
    assert plain(found.tiebreak) == "Tied at 58 points; the daffodils decide it, 6 to 5 for Seat 2."


@pytest.mark.rule("SE-87")
def test_still_tied_the_next_most_valuable_type_is_compared() -> None:
    track = "dahlia 10, daffodil 6, globemaster 4, snowdrop 3, tulip 1"
    held = [
        "dahlia 1, daffodil 1, globemaster 2, snowdrop 3, tulip 5",
        "dahlia 2, daffodil 1, globemaster 2, snowdrop 1, tulip 6",
    ]
    found = result(track, held)
    assert (found.scores, found.ranks) == ((33, 33), (2, 1))
    assert found.tiebreak is not None
    assert plain(found.tiebreak) == "Tied at 33 points; the dahlias decide it, 2 to 1 for Seat 2."


@pytest.mark.rule("SE-88")
def test_tied_to_the_end_the_victory_is_shared() -> None:
    found = result("dahlia 5, tulip 3", ["tulip 6, dahlia 6", "tulip 6, dahlia 6"])
    assert found.ranks == (1, 1)
    assert plain(found.reason) == "Seat 1 and Seat 2 share the victory with 30 points each."
    assert found.tiebreak is not None


@pytest.mark.rule("SE-89")
def test_value_means_final_value_and_equal_ones_are_one_step() -> None:
    """Dahlia falls from 8 to 4 and stands level with daffodil: seven and eight of the two decide, not the dahlias."""
    track = "dahlia 8, daffodil 4, globemaster 2, snowdrop 2"
    found = result(
        track,
        [
            "dahlia 6, daffodil 1, globemaster 2, snowdrop 2, tulip 1",
            "dahlia 3, daffodil 5, globemaster 1, snowdrop 1, tulip 2",
        ],
    )
    assert (found.scores, found.ranks) == ((36, 36), (2, 1))
    assert found.tiebreak is not None
    assert plain(found.tiebreak).endswith("the dahlias and the daffodils decide it, 8 to 7 for Seat 2.")


@pytest.mark.rule("SE-90")
def test_at_each_step_those_below_the_best_drop_out() -> None:
    """Points are level; the first drops out at the first step though it has most of the second."""
    finals_ = (6, 5, 4, 3, 1)
    assert ranked([(50, 1, 9, 0), (50, 3, 2, 1), (50, 3, 4, 0)]) == (3, 2, 1)
    one, two = standing((3, 0, 1, 0, 0), finals_), standing((2, 2, 0, 0, 0), finals_)
    assert one[:3] == (22, 3, 0)
    assert two[:3] == (22, 2, 2)
    assert ranked([one, two]) == (1, 2)


@pytest.mark.rule("SE-87", "SE-90")
def test_the_step_that_parted_the_last_two_is_named() -> None:
    """All have 26 points. Seat 1 drops out for its daffodils, seat 2 for its dahlias."""
    held = [
        "dahlia 2, snowdrop 4, tulip 4",
        "daffodil 1, globemaster 1, snowdrop 4, tulip 4",
        "dahlia 1, daffodil 1, globemaster 1, snowdrop 2, tulip 5",
    ]
    found = result("dahlia 10, daffodil 6, globemaster 4, snowdrop 3, tulip 1", held)
    assert (found.scores, found.ranks) == ((26, 26, 26), (3, 2, 1))
    assert found.tiebreak is not None
    assert plain(found.tiebreak) == "Tied at 26 points; the dahlias decide it, 1 to 0 for Seat 3."


@pytest.mark.rule("SE-91")
def test_equals_share_a_place_and_the_next_is_left_out() -> None:
    found = result("dahlia 5, tulip 3", ["dahlia 10", "tulip 10", "snowdrop 10", "tulip 10"])
    assert found.scores == (20, 30, 0, 30)
    assert found.ranks == (3, 1, 4, 1)


@pytest.mark.rule("SE-92")
def test_the_sheet_shows_number_value_and_product_of_every_type() -> None:
    table = over("tulip 9, dahlia 3, daffodil 1", ["tulip 4, dahlia 2, snowdrop 6", "dahlia 12"])
    lines = table.rules.explain(table.state, 0)
    assert [(plain(line.label), line.points) for line in lines] == [
        ("Dahlia", 6),
        ("Daffodil", 0),
        ("Globemaster", 0),
        ("Snowdrop", 0),
        ("Tulip", 16),
    ]
    notes = [plain(line.note) for line in lines if line.note is not None]
    assert notes[0] == "2 flowers at 3"
    assert notes[4] == "4 flowers at 4: the most valuable kind was worth 9 and lost 5"
    assert len(notes) == 5


@pytest.mark.rule("SE-92")
def test_the_lines_add_up_to_the_score() -> None:
    table = over("tulip 9, dahlia 9, daffodil 1", ["tulip 4, dahlia 2, snowdrop 6", "dahlia 12"])
    scores = table.rules.result(table.state).scores
    assert [sum(line.points for line in table.rules.explain(table.state, side)) for side in (0, 1)] == list(scores)
