"""Where the cards of a hand lie: every type can be read, whatever there is (8.5)."""

from __future__ import annotations

from itertools import combinations

import pytest

from garden_desktop.games.fire_and_flora.table.layout import CARD, HAND, wells

NAME = 70.0
"""What the name of a card needs, in the middle of it."""


@pytest.mark.parametrize("counts", [(3, 2, 3, 1, 1, 1, 1), (9, 1, 1), (2, 2, 2, 2, 2, 2), (12,), (1,) * 7])
def test_the_last_card_of_every_type_shows_its_name(counts: tuple[int, ...]) -> None:
    boxes = wells(counts, HAND)
    last = [box._replace(x=box.right - (CARD[0] + NAME) / 2, w=NAME) for box in boxes]
    assert len(boxes) == len(counts)
    assert all(box.right <= HAND.right + 1e-6 for box in boxes)
    for one, two in combinations(range(len(boxes)), 2):
        assert not last[one].meets(boxes[two])


def test_equal_cards_come_closer_before_others_do() -> None:
    water, fire = wells((9, 1), HAND)
    assert fire.x >= water.right + 11
    few = wells((2, 1), HAND)
    assert few[0].w == CARD[0] + 108, "there is room for all of them side by side"


def test_beside_many_buttons_the_hand_is_one_pile() -> None:
    boxes = wells((3, 2, 3, 1), HAND._replace(w=118))
    assert all(box.right <= HAND.x + 118 + 1e-6 for box in boxes)
    assert [box.x for box in boxes] == sorted({box.x for box in boxes})
