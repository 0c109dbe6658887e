"""Where the cards of a hand lie: every type can be read, whatever there is (8.5)."""

from __future__ import annotations

from itertools import combinations

import pytest

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.layout import Box
from garden_desktop.games.fire_and_flora.table import layout
from garden_desktop.games.fire_and_flora.table.layout import CARD, HAND
from tests.games.fire_and_flora.desk import desk
from tests.games.fire_and_flora.tables import table_of

NAME = 70.0
"""What the name of a card needs, in the middle of it."""


def wells(counts: tuple[int, ...], room: Box) -> tuple[Box, ...]:
    return layout.wells(counts, room, (False,) * len(counts))


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


@pytest.mark.parametrize("labors", range(2, 13))
def test_equal_cards_lie_in_one_pile_though_two_of_them_may_be_played_together(labors: int) -> None:
    """Six Labors lay as five and one (P2-32). A pair that was begun lies apart from where its card came from."""
    held = " ".join(["water", *["labor"] * labors, "time"])
    at = desk("HQ1 | EF1 oak small | C22 eucalyptus big", "HQ2 | EF2", hands=(held,))
    table, view = table_of(at.rules), at.sees(1)
    boxes = {place.id: place for place in table.make_view_model(view, 0).places}
    most, top, time = (boxes[f"hand-{one}"] for one in ("labor", "labor-2", "time"))
    step = (most.w - CARD[0]) / (labors - 2) if labors > 2 else top.x - most.x
    assert top.x - most.x == pytest.approx(step * (labors - 1))
    assert top.x + CARD[0] < time.x
    begun = (InputStep("hand-labor", f"card-labor-{labors}", loose=True),)
    apart = {place.id: place for place in table.make_view_model(view, 0, begun).places}
    assert apart["hand-labor-2"].x > apart["hand-labor"].x + apart["hand-labor"].w or labors > 6
