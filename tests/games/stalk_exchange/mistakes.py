"""Faulty pack files of Stalk Exchange, one for each kind of mistake, with the expected error message."""

from __future__ import annotations

from typing import NamedTuple

from tests.games.stalk_exchange.packtext import changed, shipped, with_figure


class Mistake(NamedTuple):
    """A pack with one mistake, the place the error must name, and how its reason begins."""

    kind: str
    text: str
    row: str
    field: str
    code: str
    reason: str


MISSING = "pack_missing_or_not_whole"

MISTAKES = (
    Mistake("not TOML", "id = ", "the file", "", "", "is not TOML: "),
    Mistake(
        "brackets without end",
        "id = " + ("[" * 900 + "\n") * 99,
        "the file",
        "",
        "",
        "has keys or brackets nested too deeply",
    ),
    Mistake(
        "a figure twice",
        changed("[turn]", "basic_actions = 2", "basic_actions = 2\nbasic_actions = 2"),
        "the file",
        "",
        "",
        "is not TOML: ",
    ),
    Mistake("an empty file", "", "the file", "market_start", MISSING, "is missing"),
    Mistake(
        "a list in the place of a table",
        changed("[turn]", "[turn]", "[[turn]]"),
        "the file",
        "turn",
        MISSING,
        "must be a table",
    ),
    Mistake("no id", changed("id", 'id = "standard"', ""), "the file", "id", MISSING, "is missing"),
    Mistake("an id in figures", changed("id", 'id = "standard"', "id = 7"), "the file", "id", MISSING, "must be text"),
    Mistake(
        "a block is missing", changed("[scale]", "[scale]", "[ladder]"), "the file", "scale", MISSING, "is missing"
    ),
    Mistake(
        "a block too many",
        shipped() + "[weather]\nrain = 1\n",
        "the file",
        "weather",
        MISSING,
        "is not a valid field here",
    ),
    Mistake("a figure too many", shipped() + "6 = [6]\n", "garden", "6", MISSING, "is not a valid field here"),
    Mistake("a player count is missing", changed("[portfolio]", "5 = 8", ""), "portfolio", "5", MISSING, "is missing"),
    Mistake(
        "six players",
        changed("[value_cap]", "5 = 7", "5 = 7\n6 = 6"),
        "value_cap",
        "6",
        MISSING,
        "is not a valid field here",
    ),
    Mistake("half a token", with_figure("[seedy]", "2", 6.5), "seedy", "2", MISSING, "must be a whole number"),
    Mistake(
        "a figure in words",
        with_figure("[exchange]", "slots", '"six"'),
        "exchange",
        "slots",
        MISSING,
        "must be a whole",
    ),
    Mistake(
        "yes for a figure",
        with_figure("[turn]", "basic_actions", "true"),
        "turn",
        "basic_actions",
        MISSING,
        "must be a whole",
    ),
    Mistake("half a space", with_figure("[garden]", "3", "[3, 4.5, 5, 4, 3]"), "garden", "3", MISSING, "4.5 is not"),
    Mistake(
        "a shift is missing",
        changed("[market_start.length]", "long = 4", ""),
        "market_start length",
        "long",
        MISSING,
        "is missing",
    ),
    Mistake(
        "too few flowers",
        with_figure("[flowers]", "of_each_type", 7),
        "portfolio",
        "2",
        "pack_too_few_flowers",
        "2 portfolios",
    ),
    Mistake(
        "too large portfolios",
        with_figure("[portfolio]", "5", 23),
        "portfolio",
        "5",
        "pack_too_few_flowers",
        "5 portfolios",
    ),
    Mistake("too few tokens", with_figure("[seedy]", "5", 5), "seedy", "5", "pack_too_few_tokens", "must be 0 or more"),
    Mistake(
        "fewer tokens than none", with_figure("[seedy]", "5", -1), "seedy", "5", "pack_too_few_tokens", "must be 0"
    ),
    Mistake(
        "one slot",
        with_figure("[exchange]", "slots", 1),
        "exchange",
        "slots",
        "pack_slots",
        "must be a whole number from 2",
    ),
    Mistake(
        "ten slots", with_figure("[exchange]", "slots", 10), "exchange", "slots", "pack_slots", "must be a whole number"
    ),
    Mistake(
        "a start below the track",
        with_figure("[market_start]", "5", 14),
        "market_start",
        "5",
        "pack_start_space",
        "the start space must be 1",
    ),
    Mistake(
        "a shift below the track",
        with_figure("[market_start.side]", "5", -16),
        "market_start",
        "5",
        "pack_start_space",
        "the start space",
    ),
    Mistake(
        "a garden that is no hexagon",
        with_figure("[garden]", "4", "[4, 5, 6, 6, 5, 4]"),
        "garden",
        "4",
        "pack_garden",
        "a regular",
    ),
    Mistake(
        "a garden of another side",
        with_figure("[garden]", "4", "[3, 4, 5, 4, 3]"),
        "garden",
        "4",
        "pack_garden",
        "a regular hexagon",
    ),
    Mistake(
        "no basic action",
        with_figure("[turn]", "basic_actions", 0),
        "turn",
        "basic_actions",
        "pack_too_small",
        "must be 1 or more",
    ),
    Mistake("no cap", with_figure("[value_cap]", "3", 0), "value_cap", "3", "pack_too_small", "must be 1 or more"),
    Mistake(
        "no portfolio", with_figure("[portfolio]", "3", 0), "portfolio", "3", "pack_too_small", "must be 1 or more"
    ),
)
