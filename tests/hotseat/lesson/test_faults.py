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
        ('game = "gnomadic_gardeners"', 'game = "stalk_exchange"', "the file", "game", "in the lessons folder"),
        ("minutes = 2", "minutes = 0", "the file", "minutes", "whole number from 1"),
        ("minutes = 2", 'minutes = "two"', "the file", "minutes", "whole number"),
        ('title = "Small"', 'title = "' + "x" * 35 + '"', "the file", "title", "1 to 34 characters, but has 35"),
        ('host = "portrait-g10"', 'host = "nobody"', "the file", "host", "not one of the game’s pictures"),
        ('["Ann", "Ben"]', "[]", "the file", "names", "name every player"),
        ('"0: task c4",', '"0: task c3",', "the file", "opening", "not allowed at this point"),
        ('"0: task c4",', '"0: tusk c4",', "the file", "opening", "not a move of this game"),
        ('"0: task c4",', '"2: task c4",', "the file", "opening", "not the turn of seat 2"),
        ('"0: task c4",', '"task c4",', "the file", "opening", "a colon and a move"),
        ('"Three."', '"Three.", "Four."', "the file", "learned", "three lines"),
        ("learned", 'options = ["month"]\nlearned', "the file", "options", "key=value"),
        ("learned", 'options = ["month=may2"]\nlearned', "the file", "options", ""),
        ("learned", "surprise = 1\nlearned", "the file", "surprise", "not a valid field"),
        ('title = "Look"', 'title = ""', "step 1", "title", "1 to 34 characters, but has 0"),
        ("{seat2} has", "{seat3} has", "step 1", "text", "“seat3”"),
        ("{seat2} has", "{seat2 has", "step 1", "text", "brace"),
        ("These are yours", "x" * 131, "step 1", "text", "1 to 130 characters"),
        ('["hand"]', '["hat"]', "step 1", "points", "no space or piece"),
        ('["hand"]', '"hand"', "step 1", "points", "list of words"),
        ('["hand"]', '["hand"]\nask = "Look!"', "step 1", "ask", "the step has none"),
        ('["hand"]', '["hand"]\nteaches = ["Hats"]', "step 1", "teaches", "must be rule IDs"),
        ('["hand"]', '["hand"]\nteaches = ["GG-01", "GG-01"]', "step 1", "teaches", "twice"),
        ('ask = "Send Gnarcissa."', "", "step 2", "ask", "has a task"),
        ("bench gnome:g11", "bench gnome:g12", "step 2", "put", "not possible at this point"),
        ("bench gnome:g11", "a b c", "step 2", "put", "a space and a piece"),
        ('put = ["bench', 'do = ["commit g11"]\nput = ["bench', "step 2", "put", "cannot be used with"),
        ('hints = ["bench gnome:g04: One', 'then = ["2: commit g12"]\nhints = ["bench x: One', "step 2", "then", "put"),
        ("gnome:g04: One flower.", "gnome:g04", "step 2", "hints", "a colon and a sentence"),
        ('"commit g04 g11"]', '"commit g11 g12"]', "step 3", "do", "not allowed at this point"),
        ('["commit g11", "commit g04 g11"]', '["keep *"]', "step 3", "do", "matches no legal move"),
        ("2: commit g08 g12", "2: commit g11", "step 3", "then", "not allowed at this point"),
        ("2: commit g08 g12", "3: commit g12", "step 3", "then", "a seat number"),
        ('then = ["2: commit g08 g12"]', "", "step 3", "then", "does not say what seat 2 does"),
        ('["2: commit g08 g12"]', '["2: commit g12", "2: fulfil 1"]', "step 3", "then", ""),
        ('["2: fulfil 1"]', '["2: fulfil 1", "2: commit g01"]', "step 4", "then", ""),
        ('do = ["fulfil 2"]', 'do = ["fulfil 2"]\nfree = true', "step 4", "free", "cannot be used with"),
        ('["2: commit g08 g12"]', '["2: keep *"]', "step 3", "then", "matches no legal move"),
        ('["fulfil 2"]', '["fulfil 1"]', "step 4", "do", "not allowed at this point"),
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


def test_a_choice_after_which_a_later_step_cannot_be_done_is_found() -> None:
    text = TEXT.replace('"commit g04 g11"]', '"commit g04"]')
    check_main(text)
    found = fault(text)
    assert (found.row, found.field) == ("step 4", "do")
    assert "“fulfil 2” is not allowed" in found.reason


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
