"""A choice made step by step: a walk over numbers, each next to the one before, ended by "done"."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from garden_desktop.core.gesture import Draft, IncrementalMoveBuilder, InputStep

DONE = InputStep("done")


def after(draft: Draft) -> Sequence[InputStep]:
    """Begin at 1 or 9; go on to a neighbour not walked on yet; stop wherever one stands."""
    walked = [int(handle.place) for handle in draft]
    if not walked:
        return [square(1), square(9)]
    return [*(square(n) for n in (walked[-1] - 1, walked[-1] + 1) if n not in walked and 1 <= n <= 9), DONE]


def square(number: int) -> InputStep:
    return InputStep(str(number), loose=True)


def said(draft: Draft) -> str | None:
    return " ".join(handle.place for handle in draft[:-1]) if draft and draft[-1] == DONE else None


@pytest.fixture
def walk() -> IncrementalMoveBuilder[str]:
    return IncrementalMoveBuilder(after, said)


def test_every_step_offers_the_next_ones(walk: IncrementalMoveBuilder[str]) -> None:
    assert walk.presses() == {"1", "9"}
    assert walk.add_step("1") is None
    assert walk.add_step("2") is None
    assert walk.presses() == {"1", "2", "3", "done"}, "what was walked may be pressed to take it back"
    assert walk.draft == (square(1), square(2))
    assert walk.add_step("done") == "1 2"


def test_nothing_follows_a_move_that_has_been_said(walk: IncrementalMoveBuilder[str]) -> None:
    for place in ("1", "2", "done"):
        walk.add_step(place)
    assert walk.offers() == ()
    assert walk.presses() == frozenset()
    with pytest.raises(KeyError):
        walk.add_step("1")
    assert walk.draft == (square(1), square(2), DONE)


def test_a_step_taken_back_takes_back_what_came_after_it(walk: IncrementalMoveBuilder[str]) -> None:
    for place in "1234":
        walk.add_step(place)
    assert walk.add_step("3") is None
    assert walk.draft == (square(1), square(2))
    walk.remove_step(square(1))
    assert not walk.draft
    walk.add_step("9")
    walk.clear()
    assert walk.offers() == (square(1), square(9))


def test_what_is_not_on_offer_cannot_be_taken(walk: IncrementalMoveBuilder[str]) -> None:
    with pytest.raises(KeyError):
        walk.add_step("5")
    with pytest.raises(KeyError):
        walk.add_step("done")
    with pytest.raises(ValueError):
        walk.remove_step(square(3))
    assert not walk.draft
    assert walk.lifts() == frozenset()
    assert walk.drops("") == ()
