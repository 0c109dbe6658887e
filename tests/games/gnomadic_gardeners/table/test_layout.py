"""The dock of a resolution: the hand as wide as its cards want, as far as the animals leave room."""

from __future__ import annotations

import pytest

from garden_desktop.games.gnomadic_gardeners.table.layout import (
    CHOOSE,
    GAP,
    RESOLVE,
    SOLO_CHOOSE,
    SOLO_RESOLVE,
    TableArrangement,
    narrowed,
    shared_dock,
)

both = pytest.mark.parametrize("frame", [RESOLVE, SOLO_RESOLVE])


def wanted(frame: TableArrangement, cards: int) -> float:
    return cards * (frame.hand_card.w + GAP) - GAP


def test_eight_cards_lie_side_by_side_where_no_animal_lives() -> None:
    """They were 40 units each beside 460 empty ones."""
    assert shared_dock(RESOLVE, 8, 0).hand.w >= wanted(RESOLVE, 8)


@both
@pytest.mark.parametrize("animals", range(8))
@pytest.mark.parametrize("cards", [0, 3, 5, 8, 12])
def test_hand_and_animals_share_the_dock(frame: TableArrangement, animals: int, cards: int) -> None:
    found = shared_dock(frame, cards, animals)
    assert found.hand.w >= min(frame.hand.w, wanted(frame, cards))
    assert found.hand.right <= frame.animals.right
    if 0 < animals <= 3:
        assert found.animals.x - found.hand.right >= 90, "the heading stands between"
        assert found.animals.right == frame.animals.right
        assert found.animals.w >= min(frame.animals.w, 160 * animals - 8)


@both
def test_three_cards_and_three_animals_lie_as_they_always_did(frame: TableArrangement) -> None:
    assert shared_dock(frame, 2, 3).animals.x <= frame.animals.x


@pytest.mark.parametrize(("frame", "most"), [(CHOOSE, 12), (SOLO_CHOOSE, 11)])
def test_a_large_hand_has_narrow_cards_rather_than_covered_ones(frame: TableArrangement, most: int) -> None:
    """What a gnome pays alone stands in the upper right corner, which the next card covered."""
    for cards in range(1, most + 1):
        assert narrowed(frame.hand_card, frame.hand.w, cards).w * cards <= frame.hand.w
    assert narrowed(frame.hand_card, frame.hand.w, 5) == frame.hand_card
    assert narrowed(frame.hand_card, frame.hand.w, most).h == frame.hand_card.h
