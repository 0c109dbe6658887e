"""The story: every move of a person and every step of the Scarecrow in sentences, and no secret among them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from garden_desktop.core.game import NATURE
from garden_desktop.core.text import plain
from garden_desktop.games.gnomadic_gardeners.state import Move
from tests.games.gnomadic_gardeners.desk import Desk, desk, rules_of, solo
from tests.games.gnomadic_gardeners.tables import WAYS, named, table_of, walk

NAMES = ["Ann", "Ben"]


def told(at: Desk, text: str, seat: int | None = None) -> list[str]:
    """Play a move and return what those eyes are told."""
    rules, before = at.rules, at.state
    move = rules.parse_move(text)
    at.play(text)
    seen = rules.seen_by(before, move, seat)
    sentences = table_of(rules).tell(rules.view(before, seat), seen, rules.view(at.state, seat), seat)
    return [plain(sentence, called(at)) for sentence in sentences]


def called(at: Desk) -> Callable[[int], str]:
    return lambda side: "Scarecrow" if at.rules.law.solo and side else NAMES[side]


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_every_decision_is_told_to_everybody(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    table = table_of(rules)
    for state, move in walk(way):
        if move is None or state.turn == NATURE:
            continue
        after = rules.apply(state, move)
        for eyes in (*range(rules.seats), None):
            seen = rules.seen_by(state, move, eyes)
            sentences = table.tell(rules.view(state, eyes), seen, rules.view(after, eyes), eyes)
            assert sentences
            assert all(plain(sentence) for sentence in sentences)


def test_the_reveal_names_both_benches_and_why_one_goes_first() -> None:
    at = desk(scores=(38, 45))
    assert told(at, "commit g01 g02 g05") == ["Ann sealed a bench."]
    assert told(at, "commit g07 g10") == [
        "Ben sealed a bench.",
        "Ann sent Gnestor, Gnina and Gnigella: 4 hour(s).",
        "Ben sent Gnelson and Gnorette: 4 hour(s).",
        "Ann goes first: 4 hours each, but 38 against 45 bliss.",
    ]


def test_equal_hours_and_bliss_leave_it_to_age() -> None:
    at = desk(younger="1")
    told(at, "commit g04")
    assert told(at, "commit g10")[-1] == "Ann goes first: hours and bliss are level, but Ann is younger."


def test_a_resolution_is_told_item_by_item() -> None:
    at = desk(animals=("cow horse", ""), pair="c1 c2").play("commit g02 g03 g04", "commit g08 g12")
    assert told(at, "fulfil 1 2") == [
        "Ann took Task 1 and Task 2.",
        "Ann: Task 1 10, Task 2 4, Kindly Cow 2 and Helpful Horse 3. That makes 19 bliss.",
    ]
    assert told(at, "fulfil none")[:2] == ["Ben took no task.", "Ben scored nothing."]


def test_a_new_animal_and_the_passing_are_told() -> None:
    at = desk(pair="c1 c2").play("commit g06", "commit g08 g12")
    assert told(at, "fulfil 3")[-1] == "Kindly Cow moves in with Ann."
    assert told(at, "fulfil none")[-1] == "Ann and Ben exchange the gnomes they sent."
    assert told(at, "task c5")[0].startswith("Round 2. Task 1: ")


def test_the_scarecrow_is_told_step_by_step() -> None:
    at = solo(hand="g03 g04 g09", queue="g01 g02 g05 | g06 g07 g08 g10 g11 g12", pair="c5 c7", animals=("", "hen"))
    told(at, "commit g03 g04 g09")
    assert told(at, "control c1") == []
    assert told(at, "control c2") == [
        "Scarecrow's cards say: 4 hours, Task 2 and Task 3 closed, 2 gnome(s) to hand over.",
        "Scarecrow goes first: 4 against 6 hour(s).",
        "Scarecrow scores 7, as its cards say.",
        "Scarecrow closes Task 2 and Task 3 for this round.",
        "Squad of Squirrels moves in with Scarecrow.",
    ]
    told(at, "fulfil 1")
    assert told(at, "pass g01") == ["Scarecrow hands a gnome to Ann."]
    assert told(at, "pass g02", 0) == [
        "Scarecrow hands Gnina to Ann.",
        "The gnomes Ann sent go under Scarecrow's hand.",
    ]


def test_october_tells_who_falls_asleep() -> None:
    at = desk(month="october", animals=("horse", ""), flipped=("goat", ""), pair="c1 c2")
    at.play("commit g01 g03", "commit g08", "fulfil 3")
    assert told(at, "recruit") == [
        "Ann opens the door to a new animal.",
        "Ann: Helpful Horse 2 and October Slumber 2. That makes 4 bliss.",
        "October sends Horse to sleep at Ann.",
        "Kindly Cow moves in with Ann.",
    ]


def test_the_end_is_told_with_what_broke_the_tie() -> None:
    at = desk(scores=(77, 77), animals=("hen", ""), pair="c1 c2").play(
        "commit g04 g05", "commit g07 g10", "fulfil none"
    )
    assert told(at, "fulfil none")[-2:] == [
        "Ann takes the garden with 77 bliss.",
        "Level on bliss: Ann has 1 animals against 0.",
    ]


def test_a_sealed_bench_is_told_without_a_word_about_it() -> None:
    small, large = desk(), desk()
    assert told(small, "commit g01", 1) == told(large, "commit g01 g02 g03 g04 g05 g06", 1)
    small, large = desk(), desk()
    assert told(small, "commit g01") == told(large, "commit g01 g02 g03 g04 g05 g06")


def test_a_kept_gnome_is_told_without_its_name() -> None:
    kept = []
    for gnome in ("g01", "g04"):
        at = desk(month="august", pair="c1 c2")
        at.play("commit g01 g02 g04", "commit g08 g11 g12", "fulfil 2", "fulfil none")
        kept.append(told(at, f"keep {gnome}", 1))
    assert kept[0] == kept[1]


def test_masked_moves_are_told_too() -> None:
    at = desk()
    view = at.rules.view(at.state, 1)
    assert table_of(at.rules).tell(view, Move("commit", -1), view, 1)
