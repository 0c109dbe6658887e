"""Faulty pack files of Gnomadic Gardeners, one for each kind of mistake, with the expected error message."""

from __future__ import annotations

from typing import Final, NamedTuple

from tests.games.gnomadic_gardeners.packtext import changed, shipped, with_field


class Mistake(NamedTuple):
    """A pack with one mistake, the place the error must name, and how its reason begins."""

    kind: str
    text: str
    row: str
    field: str
    reason: str


def without(first: str, then: str) -> str:
    """Return the shipped pack without the part from `first` up to `then`."""
    text = shipped()
    start = text.index(first)
    return text[:start] + text[text.index(then, start + 1) :]


def missing(line: str, within: str) -> str:
    """Return the shipped pack without a line after `within`."""
    return changed(f"\n{line}\n", "\n", within=within)


def with_line(heading: str, line: str, within: str = "") -> str:
    """Return the shipped pack with a line inserted below a heading."""
    return changed(heading, f"{heading}\n{line}", within=within)


PAIR: Final = "cards c1 and c3 side by side"
LEFT_OF_C1: Final = "card c1 left"

MISTAKES: Final = (
    Mistake("not TOML", "id = ", "the file", "", "is not TOML: "),
    Mistake(
        "brackets without end",
        "id = " + ("[" * 900 + "\n") * 99,
        "the file",
        "",
        "has keys or brackets nested too deeply",
    ),
    Mistake("a row that does not close", changed("[[gnome]]", "[[gnome]"), "the file", "", "is not TOML: "),
    Mistake("a field twice", changed("prep = 1", "prep = 1\nprep = 1"), "the file", "", "is not TOML: "),
    Mistake("an empty file", "", "the file", "id", "is missing"),
    Mistake("no id", missing('id = "standard"', ""), "the file", "id", "is missing"),
    Mistake("an id in numbers", changed('id = "standard"', "id = 1"), "the file", "id", "must be text"),
    Mistake("no gnomes", without("[[gnome]]", "# Task cards"), "the file", "gnome", "is missing"),
    Mistake("no animals", without("[[animal]]", "# Months"), "the file", "animal", "is missing"),
    Mistake("no game", without("[game]", "# Gnomes"), "the file", "game", "is missing"),
    Mistake("an unknown table", shipped() + "[[fence]]\n", "the file", "fence", "is not a valid field here"),
    Mistake(
        "gnomes that are no list",
        without("[[gnome]]", "# Task cards") + "[gnome]\n",
        "the file",
        "gnome",
        "must be a list",
    ),
    Mistake("11 gnomes", without('[[gnome]]\nid = "g12"', "# Task"), "the file", "gnome", "there must be 12 rows"),
    Mistake(
        "13 gnomes",
        changed("# Task cards", '[[gnome]]\nid = "g13"\nname = "X"\nprep = 1\ncharisma = 1\n\n# Task cards'),
        "the file",
        "gnome",
        "there must be 12 rows of this type, not 13",
    ),
    Mistake("8 cards", without('[[card]]\nid = "c9"', "# Animals"), "the file", "card", "there must be 9 rows"),
    Mistake("8 animals", without('[[animal]]\nid = "tortoise"', "# Months"), "the file", "animal", "there must be 9"),
    Mistake("6 months", without('[[month]]\nid = "october"', "# Shared"), "the file", "month", "there must be 7 rows"),
    Mistake("2 levels", without('[[level]]\nid = "gentle"', "[[level]]"), "the file", "level", "there must be 3 rows"),
    Mistake(
        "a gnome twice",
        changed('id = "g12"', 'id = "g01"'),
        "gnome g01",
        "id",
        "the id 'g01' is already used in an earlier row",
    ),
    Mistake(
        "a card twice",
        changed('id = "c2"', 'id = "c1"'),
        "card c1",
        "id",
        "the id 'c1' is already used in an earlier row",
    ),
    Mistake("an animal twice", changed('id = "goat"', 'id = "hen"'), "animal 3", "id", "the id 'hen' is already used"),
    Mistake("an id with a blank", changed('"g01"', '"g 1"'), "gnome 1", "id", "must be a short word"),
    Mistake("a reserved id", changed('"g01"', '"none"'), "gnome 1", "id", "must be a short word"),
    Mistake("no name", missing('name = "Gnestor Plumpkin"', ""), "gnome g01", "name", "is missing"),
    Mistake("a name in numbers", changed('"Gnestor Plumpkin"', "7"), "gnome g01", "name", "must be text"),
    Mistake("no prep", missing("prep = 1", "g01"), "gnome g01", "prep", "is missing"),
    Mistake("prep 0", changed("prep = 1", "prep = 0"), "gnome g01", "prep", "must be a whole number from 1 to 99"),
    Mistake("prep 100", changed("prep = 1", "prep = 100"), "gnome g01", "prep", "must be a whole number from 1 to 99"),
    Mistake("prep 1.5", changed("prep = 1", "prep = 1.5"), "gnome g01", "prep", "must be a whole number"),
    Mistake("prep true", changed("prep = 1", "prep = true"), "gnome g01", "prep", "must be a whole number"),
    Mistake("prep as a text", changed("prep = 1", 'prep = "1"'), "gnome g01", "prep", "must be a whole number"),
    Mistake("charisma -1", changed("charisma = 2", "charisma = -1"), "gnome g01", "charisma", "must be a whole number"),
    Mistake(
        "unknown icon",
        changed('"vegetable"]', '"turnip"]'),
        "gnome g01",
        "icons",
        "'turnip' is not valid; choose from grain",
    ),
    Mistake(
        "an icon in numbers", changed('"vegetable"]', "3]"), "gnome g01", "icons", "3 is not valid; choose from grain"
    ),
    Mistake(
        "icons that are no list", changed('["fruit", "vegetable"]', '"fruit"'), "gnome g01", "icons", "must be a list"
    ),
    Mistake("an unknown field", with_line('id = "g01"', "hat = 1"), "gnome g01", "hat", "is not a valid field here"),
    Mistake("no left half", without("[card.left]", "[card.right]"), "card c1", "left", "is missing"),
    Mistake(
        "an unknown field of a half", with_line("[card.left]", "fog = 1"), LEFT_OF_C1, "fog", "is not a valid field"
    ),
    Mistake("an unknown need", with_field("c1", "right", "need2", '["turnip"]'), "card c1 right", "need2", "'turnip'"),
    Mistake("bliss -1", with_field("c1", "left", "bliss1", -1), LEFT_OF_C1, "bliss1", "must be a whole number from 0"),
    Mistake("bliss 1000", with_field("c1", "left", "bliss2", 1000), LEFT_OF_C1, "bliss2", "must be a whole number"),
    Mistake("milk of task 4", with_field("c1", "left", "milk", "[4]"), LEFT_OF_C1, "milk", "4 is not a whole number"),
    Mistake(
        "an unknown animal", with_field("c1", "left", "animal", '"dragon"'), LEFT_OF_C1, "animal", "'dragon' is not"
    ),
    Mistake(
        "blocks 4", with_field("c1", "left", "blocks", "[4]"), LEFT_OF_C1, "blocks", "4 is not a whole number from"
    ),
    Mistake(
        "blocks 0", with_field("c1", "left", "blocks", "[0]"), LEFT_OF_C1, "blocks", "0 is not a whole number from"
    ),
    Mistake("blocks true", with_field("c1", "left", "blocks", "[true]"), LEFT_OF_C1, "blocks", "True is not a whole"),
    Mistake("blocks no list", with_field("c1", "left", "blocks", 1), LEFT_OF_C1, "blocks", "must be a list"),
    Mistake("pass 0", with_field("c1", "left", "pass", 0), LEFT_OF_C1, "pass", "must be a whole number from 1 to 12"),
    Mistake("pass 13", with_field("c1", "left", "pass", 13), LEFT_OF_C1, "pass", "must be a whole number from 1 to 12"),
    Mistake(
        "hours -1", with_field("c1", "right", "prep", -1), "card c1 right", "prep", "must be a whole number from 0"
    ),
    Mistake(
        "less for gnomes", with_field("c1", "right", "prep_minus", '"gnomes"'), "card c1 right", "prep_minus", "'gn"
    ),
    Mistake(
        "more for milk", with_field("c1", "right", "score_plus", '"milk"'), "card c1 right", "score_plus", "'milk'"
    ),
    Mistake("nine as a number", changed("nine = true", "nine = 1", within="c8"), "card c8", "nine", "must be true or"),
    Mistake("one card of nine", missing("nine = true", "c9"), "the file", "card", "exactly 2 task cards must be"),
    Mistake(
        "a pair without animal", missing('animal = "hen"', "c3"), PAIR, "animal", "the middle must show exactly one"
    ),
    Mistake("a pair without blocks", missing("blocks = [1, 3]", "c3"), PAIR, "blocks", "the middle must show exactly"),
    Mistake(
        "a pair without pass", missing("pass = 2", "c3"), PAIR, "pass", "the middle must show exactly one, not none"
    ),
    Mistake(
        "a pair with two animals",
        with_line("[card.right] # seen in the leaflet", 'animal = "cow"'),
        "cards c1 and c2 side by side",
        "animal",
        "the middle must show exactly one, not two",
    ),
    Mistake(
        "a pair with two hours",
        with_line("[card.left]", "prep = 3", within='id = "c3"'),
        PAIR,
        "prep",
        "the middle must show exactly one, not two",
    ),
    Mistake(
        "an animal of another farm",
        changed('id = "goat"', 'id = "yak"'),
        "animal 3",
        "id",
        "'yak' is not valid; choose from",
    ),
    Mistake(
        "one copy", changed("copies = 2", "copies = 1"), "animal 1", "copies", "must be a whole number from 2 to 2"
    ),
    Mistake("hours 0", changed("hours = 2", "hours = 0"), "animal 6", "hours", "must be a whole number from 1 to 99"),
    Mistake("most -1", changed("most = 3", "most = -1"), "animal 8", "most", "must be a whole number from 0"),
    Mistake(
        "an unknown month",
        changed('id = "may"', 'id = "march"'),
        "month 2",
        "id",
        "'march' is not valid; choose from april",
    ),
    Mistake(
        "amount 0", changed("amount = 3", "amount = 0"), "month 5", "amount", "must be a whole number from 1 to 99"
    ),
    Mistake("no bliss in a month", missing("automa_bliss = 0", "october"), "month 7", "automa_bliss", "is missing"),
    Mistake(
        "two animals at the start",
        changed("automa_animals = 1", "automa_animals = 2"),
        "month 6",
        "automa_animals",
        "must be a whole number from 0 to 1",
    ),
    Mistake(
        "an unknown level",
        changed('id = "gentle"', 'id = "easy"'),
        "level 1",
        "id",
        "'easy' is not valid; choose from gentle",
    ),
    Mistake("goal 0", changed("goal = 170", "goal = 0"), "level 3", "goal", "must be a whole number from 1 to 9999"),
    Mistake("round 0", changed("last_round = 8", "last_round = 0"), "level 1", "last_round", "must be a whole number"),
    Mistake(
        "target 0", changed("target = 77", "target = 0"), "the file game", "target", "must be a whole number from 1"
    ),
    Mistake("a hand of 12", changed("hand = 6", "hand = 12"), "the file game", "hand", "must be a whole number from 1"),
)
