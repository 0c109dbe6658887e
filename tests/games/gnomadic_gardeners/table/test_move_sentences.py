"""The story: every move of a person and every step of the Scarecrow in sentences, and no secret among them."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import ListArg, Message, SideName, plain
from garden_desktop.core.types import CHANCE
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES, ITEM_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring
from garden_desktop.games.gnomadic_gardeners.rules.state import COW, HEN, HORSE, SQUIRRELS, Move
from garden_desktop.games.gnomadic_gardeners.table import frames, log_sentences
from garden_desktop.games.gnomadic_gardeners.table.preview import resolution_preview, sums
from tests.games.gnomadic_gardeners.desk import Desk, desk, rules_of, solo
from tests.games.gnomadic_gardeners.tables import WAYS, named, table_of, walk

ANN, BEN = SideName(0), SideName(1)
SCARECROW = SideName(1)


def told(at: Desk, text: str, seat: int | None = None) -> list[Message]:
    """Play a move and return what those eyes are told."""
    rules, before = at.rules, at.state
    move = rules.parse_move(text)
    at.play(text)
    seen = rules.seen_by(before, move, seat)
    return list(table_of(rules).describe_move(rules.view(before, seat), seen, rules.view(at.state, seat), seat))


def task(number: int, gnomes: tuple[str, ...], bliss: int, old: int) -> Message:
    """The sentence about a task that is counted for Ann."""
    one, crew = names.task(number), ListArg(gnomes)
    return frames.TASK.of(who=ANN, task=one, gnomes=crew, bliss=bliss, old=old, new=old + bliss)


def item(key: str, why: Message, bliss: int, old: int) -> Message:
    """The sentence about anything else that is counted for Ann."""
    return frames.ITEM.of(who=ANN, item=ITEM_NAMES[key], why=why, bliss=bliss, old=old, new=old + bliss)


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_every_decision_is_told_to_everybody(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    table = table_of(rules)
    for state, move in walk(way):
        if move is None or state.turn == CHANCE:
            continue
        after = rules.apply(state, move)
        for viewer in (*range(rules.seats), None):
            seen = rules.seen_by(state, move, viewer)
            sentences = table.describe_move(rules.view(state, viewer), seen, rules.view(after, viewer), viewer)
            assert sentences
            assert all(plain(sentence) for sentence in sentences)


def test_the_reveal_names_both_benches_and_why_one_goes_first() -> None:
    at = desk(scores=(38, 45))
    assert told(at, "commit g01 g02 g05") == [log_sentences.SEALED.of(who=ANN)]
    assert told(at, "commit g07 g10") == [
        log_sentences.SEALED.of(who=BEN),
        frames.PLAYED.of(who=ANN, n=4, gnomes=ListArg(("Gnestor", "Gnina", "Gnigella"))),
        frames.PLAYED.of(who=BEN, n=4, gnomes=ListArg(("Gnelson", "Gnorette"))),
        frames.ORDER.of(who=ANN, why=resolution_preview.BLISS.of(hours=names.hours(4), mine=38, yours=45)),
    ]


def test_a_working_hen_is_told_with_the_printed_hours() -> None:
    at = desk(animals=("hen", ""))
    told(at, "commit g04 g05")
    gnomes = ListArg(("Gnadine", "Gnigella"))
    assert frames.PLAYED_HEN.of(who=ANN, n=2, gnomes=gnomes, printed=4) in told(at, "commit g10")


def test_equal_hours_and_bliss_leave_it_to_age() -> None:
    at = desk(younger="1")
    told(at, "commit g04")
    assert told(at, "commit g10")[-1] == frames.ORDER.of(who=ANN, why=resolution_preview.LEVEL.of(who=ANN))


def test_a_resolution_is_told_item_by_item() -> None:
    at = desk(animals=("cow horse", ""), pair="c1 c2").play("commit g02 g03 g04", "commit g08 g12")
    assert told(at, "fulfil 1 2") == [
        task(1, ("Gnolan", "Gnadine"), 10, 0),
        task(2, ("Gnina",), 4, 10),
        item("cow", sums.COW_WHY.of(task=names.task(1)), 2, 14),
        item("horse", sums.HORSE_WHY.of(n=3), 3, 16),
        frames.TOTAL.of(who=ANN, bliss=19, score=19),
    ]
    assert told(at, "fulfil none")[:2] == [
        log_sentences.FULFILS_NOTHING.of(who=BEN),
        frames.NOTHING.of(who=BEN, score=0),
    ]


def test_a_new_animal_and_the_passing_are_told() -> None:
    at = desk(pair="c1 c2").play("commit g06", "commit g08 g12")
    assert told(at, "fulfil 3")[-1] == frames.MOVES_IN.of(who=ANN, animal=names.animal(COW))
    assert told(at, "fulfil none")[-1] == log_sentences.PASSED.of(who=ANN, other=BEN)
    opened = told(at, "task c5")[0]
    assert opened.source == log_sentences.NEW_TASKS.source
    assert dict(opened.args)["round"] == 2


def test_the_scarecrow_is_told_step_by_step() -> None:
    at = solo(hand="g03 g04 g09", queue="g01 g02 g05 | g06 g07 g08 g10 g11 g12", pair="c5 c7", animals=("", "hen"))
    told(at, "commit g03 g04 g09")
    assert told(at, "control c1") == []
    assert told(at, "control c2") == [
        frames.PLAYED.of(who=ANN, n=6, gnomes=ListArg(("Gnolan", "Gnadine", "Gnils"))),
        frames.CARDS.of(who=SCARECROW, hours=names.hours(4), tasks=names.tasks(6), n=2),
        frames.ORDER.of(who=SCARECROW, why=resolution_preview.HOURS.of(mine=4, n=6)),
        frames.AUTOMA_SCORES.of(who=SCARECROW, bliss=7, old=0, new=7),
        frames.CLOSES.of(who=SCARECROW, tasks=names.tasks(6)),
        frames.MOVES_IN.of(who=SCARECROW, animal=names.animal(SQUIRRELS)),
    ]
    told(at, "fulfil 1")
    assert told(at, "pass g01") == [log_sentences.PASSES_ONE.of(who=SCARECROW, other=ANN)]
    assert told(at, "pass g02", 0) == [
        log_sentences.PASSES.of(who=SCARECROW, gnome="Gnina", other=ANN),
        log_sentences.PASSED_SOLO.of(who=ANN, other=SCARECROW),
    ]


def test_a_scarecrow_that_is_second_closes_nothing() -> None:
    at = solo(hand="g03 g04 g09", queue="g01 g02 g05 | g06 g07 g08 g10 g11 g12", pair="c5 c7")
    told(at, "commit g03")
    told(at, "control c1")
    assert told(at, "control c2")[-1] == frames.ORDER.of(who=ANN, why=resolution_preview.HOURS.of(mine=1, n=5))
    assert frames.TOO_LATE.of(who=SCARECROW, tasks=names.tasks(6)) in told(at, "fulfil none")


def test_october_tells_who_falls_asleep() -> None:
    at = desk(month="october", animals=("horse", ""), flipped=("goat", ""), pair="c1 c2")
    at.play("commit g01 g03", "commit g08", "fulfil 3")
    assert told(at, "recruit") == [
        log_sentences.RECRUITS.of(who=ANN),
        frames.TASK_3_DONE.of(who=ANN, task=names.task(3), gnomes=ListArg(("Gnestor", "Gnolan"))),
        item("horse", sums.HORSE_WHY.of(n=2), 2, 0),
        item("october", sums.OCTOBER_WHY, 2, 2),
        frames.REST.of(
            who=ANN, animals=ListArg((frames.RESTING.of(animal=ANIMAL_NAMES["goat"], why=sums.ASLEEP_WHY),))
        ),
        frames.TOTAL.of(who=ANN, bliss=4, score=4),
        frames.FALL_ASLEEP.of(who=ANN, animals=names.animals(HORSE)),
        frames.MOVES_IN.of(who=ANN, animal=names.animal(COW)),
    ]


def test_july_tells_which_animals_rest() -> None:
    at = desk(month="july", animals=("horse hen", ""), pair="c1 c2")
    at.play("commit g01 g02 g03", "commit g07 g08", "fulfil none")
    said = told(at, "use none")
    assert said[0] == log_sentences.RESTS.of(who=ANN, animals=names.animals(HORSE))
    assert said[1] == item("july", sums.JULY_WHY, 4, 0)
    assert HEN & at.state.animals[0]


def test_the_end_is_told_with_what_broke_the_tie() -> None:
    at = desk(scores=(77, 77), animals=("hen", ""), pair="c1 c2").play(
        "commit g04 g05", "commit g07 g10", "fulfil none"
    )
    assert told(at, "fulfil none")[-2:] == [
        scoring.MOST_BLISS.of(who=ANN, bliss=77),
        scoring.MORE_ANIMALS.of(who=ANN, more=1, fewer=0),
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
    assert table_of(at.rules).describe_move(view, Move("commit", -1), view, 1)


def test_what_is_told_has_the_words_of_the_rules() -> None:
    at = desk()
    assert [plain(said) for said in told(at, "commit g01")] == ["Seat 1 locks in gnomes."]
    at.play("commit g07")
    assert plain(told(at, "fulfil none")[0]) == "Seat 1 doesn’t fulfil a task."
    assert plain(told(at, "fulfil none")[-1]) == "The gnomes Seat 1 and Seat 2 played change hands."
