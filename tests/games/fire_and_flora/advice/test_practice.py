"""What puzzles ask of a hand, on rows worked out by hand."""

from __future__ import annotations

from random import Random

from garden_desktop.core.practice import Proof, prove
from garden_desktop.games.fire_and_flora.advice.practice import FloraPuzzles
from tests.games.fire_and_flora.desk import Desk, desk

ROW = "HQ1 | EF1 sagebrush small | C02 ceanothus small | C11 poppy small"
"""Three natives of a star each."""


def table(row: str = ROW, hand: str = "water fire labor", block_by: str = "owner") -> Desk:
    return desk(row, "HQ2 | EF2 mustard small", hands=(hand, "water fire"), block_by=block_by)


def proof_of(one: Desk) -> Proof:
    found = prove(one.rules, FloraPuzzles(one.rules), one.state, 0)
    assert found is not None
    return found


def test_one_card_to_each_plant_that_gains_most_by_it() -> None:
    """A big ceanothus has three stars, a big poppy two: the water goes to the one and the fire to the other."""
    one = table()
    proof = proof_of(one)
    assert (proof.best, proof.second, proof.idle) == (1 + 3 + 2, 5, 3)
    assert proof.line[-1] == "end"
    for text in proof.line[:-1]:
        one.play(text)
    assert one.stars(1) == 6
    assert one.at("C02") == "ceanothus big"
    assert one.at("C11") == "poppy big"


def test_among_weeds_it_is_asked_who_outnumbers_whom() -> None:
    row = "HQ1 | EF1 mustard small | C02 brome small | C11 poppy small | C07 oak small"
    one = table(row, "labor labor water")
    ask = FloraPuzzles(one.rules).question_for(one.state, 0)
    assert ask is not None
    assert ask.kind == "weeds"
    assert (proof_of(one).best, proof_of(one).idle) == (2, 0)


def test_nothing_is_asked_where_others_may_stop_a_card() -> None:
    one = table(block_by="any")
    assert FloraPuzzles(one.rules).question_for(one.state, 0) is None
    assert FloraPuzzles(table().rules).question_for(table().state, 0) is not None


def test_nothing_is_asked_of_others_nor_with_an_empty_hand() -> None:
    assert FloraPuzzles(table().rules).question_for(table().state, 1) is None
    one = table(hand="water")
    assert FloraPuzzles(one.rules).question_for(one.state, 0) is None


def test_nothing_is_bought_sold_or_played_on_others() -> None:
    one = table()
    practice = FloraPuzzles(one.rules)
    kinds = {move.kind for move in one.rules.legal_moves(one.state)}
    assert {"play", "sell", "end"} <= kinds
    allowed = practice.moves(one.state, one.state)
    assert {move.kind for move in allowed} == {"play", "end"}
    assert all(move.place in one.state.rows[0] for move in allowed if move.kind == "play")


def test_a_proof_does_not_depend_on_what_is_hidden() -> None:
    one = table()
    practice = FloraPuzzles(one.rules)
    view = one.rules.view(one.state, 0)
    assert view.hands[1] is None
    assert practice.question_for(view, 0) == practice.question_for(one.state, 0)
    for seed in range(2):
        guessed = one.rules.determinize(view, 0, Random(seed))
        assert prove(one.rules, practice, guessed, 0) == proof_of(one)
