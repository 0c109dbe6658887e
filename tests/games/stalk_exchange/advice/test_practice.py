"""What puzzles ask of a turn, on positions worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.core.practice import prove
from garden_desktop.games.stalk_exchange.advice.practice import NEAR, MarketPuzzles
from tests.games.stalk_exchange.desk import Desk, counts, desk

LETTERS = {"d": "dahlia", "f": "daffodil", "g": "globemaster", "s": "snowdrop", "t": "tulip"}
ROWS = ("-dgs", "dt--s", "d-gs-t", "DdssddT", "g-sdt-", "td-dt", "-ftt")
"""A garden: capitals are bulbs."""


def shop(tokens: int = 0, track: str = "snowdrop 2, globemaster 3, daffodil 2") -> Desk:
    """A dealer in daffodils and globemasters; e2 is the last space beside the globemaster on e1."""
    garden = {
        f"{'abcdefg'[y]}{x + 1}": LETTERS[sign.lower()] + " bulb" * sign.isupper()
        for y, row in enumerate(ROWS)
        for x, sign in enumerate(row)
        if sign != "-"
    }
    garden["d7"] = "tulip"
    own = counts("daffodil 5, globemaster 5")
    return desk(
        3,
        garden=garden,
        row="tulip globemaster dahlia daffodil globemaster dahlia",
        held=(own, counts("dahlia 10"), counts("snowdrop 10")),
        track=track,
        tokens=(tokens, 0, 0),
    )


def test_the_best_of_two_actions_is_a_bulb_that_closes_round_a_flower_and_a_swap_for_it() -> None:
    """Five at 2 and five at 3 are 25. A bulb on e2 cuts e1, which makes 30; a swap on top makes 4 x 2 + 6 x 4."""
    one = shop()
    practice = MarketPuzzles(one.rules)
    proof = prove(one.rules, practice, one.state, 0)
    assert proof is not None
    assert (proof.best, proof.second, proof.idle, proof.ways, proof.answers) == (32, 30, 25, 22, 3158)
    assert sorted(text.split()[0] for text in proof.line) == ["plant", "swap"]
    assert any(text.endswith(" e2") for text in proof.line)


def test_what_is_asked_depends_on_tokens_and_on_the_crash() -> None:
    near = shop(track="snowdrop 2, globemaster 5, daffodil 5")
    config = near.rules.config
    assert config.start + 1 - 12 - 5 <= NEAR < config.start + 1 - 7 - 3
    kinds = [MarketPuzzles(one.rules).question_for(one.state, 0) for one in (shop(), shop(tokens=1), near)]
    assert [ask and ask.kind for ask in kinds] == ["turn", "keep", "bust"]


def test_nothing_is_asked_of_others_nor_in_the_middle_of_a_turn() -> None:
    one = shop()
    practice = MarketPuzzles(one.rules)
    assert practice.question_for(one.state, 1) is None
    assert practice.question_for(one.play("plant 1:tulip a1").state, 0) is None
    assert practice.question_for(shop(track="").state, 0) is None


def test_tokens_and_a_flush_are_no_part_of_an_answer() -> None:
    one = shop(tokens=3)
    practice = MarketPuzzles(one.rules)
    start = one.state
    assert {move.kind for move in practice.moves(start, start)} == {"plant", "swap"}
    after = one.play("plant 1:tulip a1", "plant 3:dahlia b3").state
    assert one.rules.legal_moves(after)
    assert practice.over(start, after, 0)


def test_near_the_crash_the_dearest_kind_counts_half() -> None:
    """No more than this can be had: the bust takes 3 of the 6 that a globemaster would be worth."""
    one = shop(track="snowdrop 2, globemaster 5, daffodil 5")
    practice = MarketPuzzles(one.rules)
    start = one.state
    assert practice.value(start, start, 0) == 5 * 2 + 5 * 2
    after = one.play("plant 1:tulip e2").state
    assert practice.value(start, after, 0) == 5 * 5 + 5 * 3


@pytest.mark.parametrize("tokens", [0, 2])
def test_a_proof_does_not_depend_on_what_is_hidden(tokens: int) -> None:
    one = shop(tokens=tokens)
    practice = MarketPuzzles(one.rules)
    view, proof = one.rules.view(one.state, 0), prove(one.rules, practice, one.state, 0)
    assert practice.question_for(view, 0) == practice.question_for(one.state, 0)
    for seed in range(3):
        guessed = one.rules.determinize(view, 0, Random(seed))
        assert guessed != one.state
        assert prove(one.rules, practice, guessed, 0) == proof
