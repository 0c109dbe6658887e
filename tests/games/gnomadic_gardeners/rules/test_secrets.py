"""The secrets that random games seldom hold: the hen word of July and the gnome kept in August."""

from __future__ import annotations

from itertools import islice

import pytest

from garden_desktop.games.gnomadic_gardeners import GAME
from tests.laws.samples import Sample
from tests.laws.test_secrets import knowledge
from tests.laws.twins import Twins, pairs_of

JULY = Sample(GAME, 2, (("mode", "duel"), ("month", "july")))
AUGUST = Sample(GAME, 2, (("mode", "duel"), ("month", "august")))


def words(pair: Twins) -> tuple[list[str], list[str]]:
    text = pair.sample.rules().move_text
    return text(pair.one[pair.ply]).split(), text(pair.two[pair.ply]).split()


def hen_pairs(number: int) -> list[Twins]:
    """Pairs in which one side rests its Hen and the other does not."""
    return list(
        islice(
            (pair for pair in pairs_of(JULY) if ("hen-off" in words(pair)[0]) != ("hen-off" in words(pair)[1])), number
        )
    )


def kept_pairs(number: int) -> list[Twins]:
    """Pairs in which another gnome is kept."""
    return list(islice((pair for pair in pairs_of(AUGUST) if words(pair)[0][0] == "keep"), number))


@pytest.mark.rule("GG-161")
def test_nobody_can_tell_whether_a_hen_will_rest() -> None:
    for pair in hen_pairs(20):
        assert knowledge(pair, pair.one) == knowledge(pair, pair.two), str(pair)


@pytest.mark.rule("GG-161")
def test_nobody_can_tell_which_gnome_stays() -> None:
    for pair in kept_pairs(20):
        assert knowledge(pair, pair.one) == knowledge(pair, pair.two), str(pair)
