"""The MoveBuilder: what is on offer, what taking, taking back and dropping elsewhere lead to."""

from __future__ import annotations

import time
import timeit
from collections.abc import Callable
from itertools import combinations

import pytest

from garden_desktop.core.gesture import InputStep, MoveBuilder
from tests.clash import clash

SEAL = InputStep("seal")


def bench(piece: str) -> InputStep:
    return InputStep("bench", piece, loose=True)


def task(number: int, *crew: str) -> InputStep:
    return InputStep(f"task-{number}", loose=True, also=crew)


def sets_of(*handles: InputStep, closing: InputStep = SEAL) -> list[tuple[str, tuple[InputStep, ...]]]:
    """Every set of the handles, closed by one more: the gestures of set-and-confirm."""
    return [
        ("+".join(h.piece or h.place for h in chosen), (*chosen, closing))
        for count in range(len(handles) + 1)
        for chosen in combinations(handles, count)
    ]


@pytest.fixture
def benching() -> MoveBuilder[str]:
    """Any of three cards may go on the bench; sealing plays them."""
    return MoveBuilder(sets_of(bench("a"), bench("b"), bench("c")))


@pytest.fixture
def tasking() -> MoveBuilder[str]:
    """Two tasks to press, or to drop one of two gnomes on."""
    return MoveBuilder(sets_of(task(1, "g", "h"), task(2, "g", "h")))


def test_one_drop_is_a_whole_move() -> None:
    chooser = MoveBuilder([("b1", (InputStep("b1", "bulb"),)), ("b2", (InputStep("b2", "bulb"),))])
    assert chooser.lifts() == {"bulb"}
    assert chooser.drops("bulb") == ("b1", "b2")
    assert chooser.add_step("b2", "bulb") == "b2"


def test_offers_keep_the_order_of_the_legal_moves() -> None:
    chooser = MoveBuilder([("z", (InputStep("z"),)), ("a", (InputStep("a"),)), ("ka", (bench("k"), SEAL))])
    assert chooser.offers() == (InputStep("z"), InputStep("a"), bench("k"))


def test_what_is_not_kept_is_not_on_offer() -> None:
    chooser = MoveBuilder(
        [("b1", (InputStep("b1", "bulb"),)), ("b2", (InputStep("b2", "bulb"),)), ("end", (InputStep("end"),))]
    )
    assert len(chooser.offers()) == 3
    chooser.restrict_to({"b2"})
    assert chooser.offers() == (InputStep("b2", "bulb"),)
    assert chooser.presses() == frozenset()
    assert chooser.add_step("b2", "bulb") == "b2"


def test_loose_handles_come_in_any_order(benching: MoveBuilder[str]) -> None:
    assert benching.add_step("bench", "c") is None
    assert benching.add_step("bench", "a") is None
    assert benching.draft == (bench("c"), bench("a"))
    assert benching.add_step("seal") == "a+c"


def test_nothing_is_offered_that_leads_nowhere() -> None:
    chooser = MoveBuilder([("ab", (bench("a"), bench("b"), SEAL)), ("c", (bench("c"), SEAL))])
    chooser.add_step("bench", "a")
    assert chooser.offers() == (bench("b"),)
    with pytest.raises(KeyError):
        chooser.add_step("seal")
    with pytest.raises(KeyError):
        chooser.add_step("bench", "c")
    assert chooser.draft == (bench("a"),)


def test_a_placed_piece_can_be_lifted_and_put_back(benching: MoveBuilder[str]) -> None:
    benching.add_step("bench", "b")
    assert "b" in benching.lifts()
    placed = benching.placed("b")
    assert placed == bench("b")
    assert benching.placed("a") is None
    assert benching.drops("b") == (), "it lies on the bench already"
    benching.remove_step(placed)
    assert benching.draft == ()
    assert benching.drops("b") == ("bench",)


def test_the_last_open_handle_is_the_one_taken_last(benching: MoveBuilder[str]) -> None:
    assert benching.last_open() is None
    benching.add_step("bench", "b")
    benching.add_step("bench", "a")
    assert benching.last_open() == bench("a")
    benching.remove_step(bench("a"))
    assert benching.last_open() == bench("b")


def test_putting_back_what_was_not_taken_is_an_error(benching: MoveBuilder[str]) -> None:
    with pytest.raises(ValueError, match="bench"):
        benching.remove_step(bench("a"))


def test_a_placed_piece_moves_on_to_another_place() -> None:
    gestures = [
        (f"{a}{b}", (InputStep(a, "g", loose=True), InputStep(b, "h", loose=True), SEAL)) for a in "xy" for b in "xy"
    ]
    chooser = MoveBuilder(gestures)
    chooser.add_step("x", "g")
    assert chooser.drops("g") == ("y",)
    chooser.add_step("y", "g")
    chooser.add_step("x", "h")
    assert chooser.add_step("seal") == "yx"


def test_pressing_again_takes_back(tasking: MoveBuilder[str]) -> None:
    tasking.add_step("task-1")
    assert "task-1" in tasking.presses()
    assert tasking.add_step("task-1") is None
    assert tasking.draft == ()


def test_dropping_one_of_the_also_pieces_means_the_same(tasking: MoveBuilder[str]) -> None:
    assert tasking.lifts() == {"g", "h"}
    assert tasking.drops("h") == ("task-1", "task-2")
    tasking.add_step("task-2", "h")
    assert tasking.draft == (task(2, "g", "h")._replace(piece="h"),)
    assert tasking.placed("h") == tasking.draft[0]
    assert tasking.add_step("seal") == "task-2"


def test_an_also_piece_is_put_back_as_the_draft_names_it(tasking: MoveBuilder[str]) -> None:
    tasking.add_step("task-1", "g")
    tasking.remove_step(tasking.draft[0])
    assert tasking.draft == ()
    tasking.add_step("task-1", "h")
    assert tasking.add_step("task-1") is None, "pressing the place takes the piece off"
    assert tasking.placed("h") is None


def test_firm_handles_follow_in_their_order() -> None:
    chooser = MoveBuilder(
        [(f"{p}{s}", (bench("a"), InputStep("pick", p), InputStep("spot", s))) for p in ("p", "q") for s in ("s", "t")]
    )
    chooser.add_step("bench", "a")
    assert chooser.offers() == (InputStep("pick", "p"), InputStep("pick", "q"))
    assert chooser.add_step("pick", "q") is None
    assert chooser.offers() == (InputStep("spot", "s"), InputStep("spot", "t"))
    assert chooser.add_step("spot", "t") == "qt"


def test_a_closed_group_stays_as_it_is() -> None:
    chooser = MoveBuilder([("m", (bench("a"), InputStep("pick"), InputStep("spot")))])
    chooser.add_step("bench", "a")
    chooser.add_step("pick")
    assert chooser.lifts() == frozenset()
    assert chooser.presses() == {"spot"}
    with pytest.raises(ValueError, match="bench"):
        chooser.remove_step(bench("a"))


def test_a_gesture_without_a_closing_handle_ends_with_its_last_loose_one() -> None:
    chooser = MoveBuilder([(f"{a}{b}", (bench(a), bench(b))) for a, b in combinations("abc", 2)])
    assert chooser.add_step("bench", "c") is None
    assert chooser.add_step("bench", "a") == "ac"


def test_clear_forgets_everything(tasking: MoveBuilder[str]) -> None:
    before = tasking.offers()
    tasking.add_step("task-1", "g")
    tasking.clear()
    assert tasking.draft == ()
    assert tasking.offers() == before


def test_no_moves_offer_nothing() -> None:
    chooser: MoveBuilder[str] = MoveBuilder([])
    assert chooser.offers() == ()
    assert chooser.lifts() == chooser.presses() == frozenset()
    with pytest.raises(KeyError):
        chooser.add_step("anywhere")


def test_every_set_of_three_is_reached_and_told_apart() -> None:
    gestures = sets_of(bench("a"), bench("b"), bench("c"))
    assert clash(gestures) is None
    for move, handles in gestures:
        chooser = MoveBuilder(gestures)
        *way, closing = [chooser.add_step(handle.place, handle.piece) for handle in handles]
        assert not any(way)
        assert closing == move


@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param((bench("a"), bench("b"), SEAL), (bench("b"), bench("a"), SEAL), id="the same in another order"),
        pytest.param((bench("a"), SEAL), (bench("a"), SEAL, InputStep("more")), id="one goes on after the other's end"),
        pytest.param((bench("a"),), (bench("a"), SEAL), id="one has no end of its own"),
        pytest.param((), (SEAL,), id="nothing to do for one"),
    ],
)
def test_clashes_are_found(first: tuple[InputStep, ...], second: tuple[InputStep, ...]) -> None:
    assert clash([("first", first), ("second", second)]) == ("first", "second")
    assert clash([("second", second), ("first", first)]) is not None


def best_of_five(work: Callable[[], object]) -> float:
    """Seconds of processor time of the quickest run: how busy the machine is does not count."""
    return min(timeit.repeat(work, timer=time.process_time, number=1, repeat=5))


def test_four_thousand_moves_are_no_burden() -> None:
    gestures = sets_of(*(bench(f"g{n:02}") for n in range(1, 13)))[1:-1]
    assert len(gestures) == 4094
    assert best_of_five(lambda: MoveBuilder(gestures)) < 0.050
    chooser = MoveBuilder(gestures)

    def first_look() -> None:
        chooser.clear()
        chooser.offers()

    def step_and_look() -> None:
        first_look()
        chooser.add_step("bench", "g05")
        chooser.offers()

    assert best_of_five(first_look) < 0.005
    assert len(chooser.offers()) == 12
    assert best_of_five(step_and_look) < 0.015, "two looks and one step"
