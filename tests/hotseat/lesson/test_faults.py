"""A lesson with a mistake in it is refused in one sentence: file, step, field, reason."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.core.packs import PackError
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson.library import check
from tests.hotseat.lesson.good import KEY, TEXT, lesson


def fault(text: str) -> PackError:
    game = registry.games()[KEY]
    with pytest.raises(PackError) as caught:
        check(game, registry.load_pack(game), lesson(text))
    return caught.value


def test_the_lesson_these_are_made_from_has_no_fault() -> None:
    game = registry.games()[KEY]
    check(game, registry.load_pack(game), lesson())


@pytest.mark.parametrize(
    ("was", "becomes", "row", "field", "reason"),
    [
        ('game = "gnomadic_gardeners"', 'game = "stalk_exchange"', "the file", "game", "lies among the lessons"),
        ("minutes = 2", "minutes = 0", "the file", "minutes", "whole number from 1"),
        ("minutes = 2", 'minutes = "two"', "the file", "minutes", "whole number"),
        ('title = "Small"', 'title = "' + "x" * 35 + '"', "the file", "title", "1 to 34 letters and has 35"),
        ('host = "portrait-g10"', 'host = "nobody"', "the file", "host", "not among the game's pictures"),
        ('["Ann", "Ben"]', "[]", "the file", "names", "everybody at the table"),
        ('"0: task c4",', '"0: task c3",', "the file", "opening", "not allowed there"),
        ('"0: task c4",', '"0: tusk c4",', "the file", "opening", "not a move of this game"),
        ('"0: task c4",', '"2: task c4",', "the file", "opening", "not the turn of seat 2"),
        ('"0: task c4",', '"task c4",', "the file", "opening", "a colon and a move"),
        ('"Three."', '"Three.", "Four."', "the file", "learned", "three lines"),
        ("learned", 'options = ["month"]\nlearned', "the file", "options", "key=value"),
        ("learned", 'options = ["month=may2"]\nlearned', "the file", "options", ""),
        ("learned", "surprise = 1\nlearned", "the file", "surprise", "not a field"),
        ('title = "Look"', 'title = ""', "step 1", "title", "1 to 34 letters and has 0"),
        ("{seat2} has", "{seat3} has", "step 1", "text", "“seat3”"),
        ("{seat2} has", "{seat2 has", "step 1", "text", "brace"),
        ("These are yours", "x" * 131, "step 1", "text", "1 to 130 letters"),
        ('["hand"]', '["hat"]', "step 1", "points", "neither a place nor a piece"),
        ('["hand"]', '"hand"', "step 1", "points", "list of words"),
        ('["hand"]', '["hand"]\nask = "Look!"', "step 1", "ask", "nothing to do"),
        ('["hand"]', '["hand"]\nteaches = ["Hats"]', "step 1", "teaches", "rows of the ledger"),
        ('["hand"]', '["hand"]\nteaches = ["GG-01", "GG-01"]', "step 1", "teaches", "twice"),
        ('ask = "Send Gnarcissa."', "", "step 2", "ask", "something to do"),
        ("bench gnome:g11", "bench gnome:g12", "step 2", "put", "cannot be done there"),
        ("bench gnome:g11", "a b c", "step 2", "put", "a place and a piece"),
        ('put = ["bench', 'do = ["commit g11"]\nput = ["bench', "step 2", "put", "cannot stand beside"),
        ('hints = ["bench gnome:g04: One', 'then = ["2: commit g12"]\nhints = ["bench x: One', "step 2", "then", "put"),
        ("gnome:g04: One flower.", "gnome:g04", "step 2", "hints", "a colon and a sentence"),
        ('"commit g04 g11"]', '"commit g11 g12"]', "step 3", "do", "not allowed there"),
        ('["commit g11", "commit g04 g11"]', '["keep *"]', "step 3", "do", "no move that is legal"),
        ("2: commit g08 g12", "2: commit g11", "step 3", "then", "not allowed there"),
        ("2: commit g08 g12", "3: commit g12", "step 3", "then", "a seat at the table"),
        ('then = ["2: commit g08 g12"]', "", "step 3", "then", "does not say what seat 2 does"),
        ('["2: commit g08 g12"]', '["2: commit g12", "2: fulfil 1"]', "step 3", "then", ""),
        ('["2: fulfil 1"]', '["2: fulfil 1", "2: commit g01"]', "step 4", "then", ""),
        ('do = ["fulfil 2"]', 'do = ["fulfil 2"]\nfree = true', "step 4", "free", "cannot stand beside"),
        ('["2: commit g08 g12"]', '["2: keep *"]', "step 3", "then", "no move that is legal"),
        ('["fulfil 2"]', '["fulfil 1"]', "step 4", "do", "not allowed there"),
    ],
)
def test_a_fault_is_named_by_file_step_field_and_reason(
    was: str, becomes: str, row: str, field: str, reason: str
) -> None:
    assert was in TEXT
    found = fault(TEXT.replace(was, becomes, 1))
    assert (found.file, found.row, found.field) == ("01-small.toml", row, field)
    assert reason in found.reason
    assert str(found).startswith(f"01-small.toml: {row}, {field}: ")


def test_a_choice_after_which_the_script_has_no_answer_is_found() -> None:
    """Against three hours the first bench goes first, and the other one does not."""
    text = TEXT.replace("2: commit g08 g12", "2: commit g12").replace("2: fulfil 1", "2: fulfil none")
    check_main(text)
    found = fault(text)
    assert (found.row, found.field) == ("step 3", "then")
    assert "seat 2" in found.reason


def check_main(text: str) -> None:
    """Without the other choices nothing is wrong."""
    game = registry.games()[KEY]
    check(game, registry.load_pack(game), lesson(text), choices=False)


def test_what_is_no_toml_is_refused_with_its_line() -> None:
    assert "not TOML" in fault(TEXT + "\n[[step").reason


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_lesson_is_refused_in_one_sentence_or_still_plays(seed: int) -> None:
    rng, game = Random(seed), registry.games()[KEY]
    letters = list(TEXT)
    for _ in range(rng.randint(1, 4)):
        letters[rng.randrange(len(letters))] = rng.choice('ab19 ":=[]{}\n*')
    try:
        check(game, registry.load_pack(game), lesson("".join(letters)))
    except PackError as error:
        assert str(error).startswith("01-small.toml: ")
