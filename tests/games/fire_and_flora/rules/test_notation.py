"""Moves as text and back (6.1): every decision has exactly one spelling."""

from __future__ import annotations

import pytest

from garden_desktop.core.types import InvalidMoveError
from garden_desktop.games.fire_and_flora.rules.moves import Move
from tests.games.fire_and_flora.desk import rules_of

SPELLINGS = """
starters HQ2 EF2, land C16, land nursery1, land HQ3, lot S24, first 3, event elnino1, event F11, event flood2
resource nefarious, die central, die southern, die both, region southern, steal water, rat time
buy C16, buy HQ4, buy nursery2 on EF1, buy HQ3 on C17, play water EF1, play water+time C05, play labor+labor C22
play nefarious C01, play fire+nefarious S02, nefarious steal-card 2, nefarious steal-coins 4
nefarious plant giantreed EF2, use nursery1 sagebrush on C15, use goats1 on C12, use reservoir2 discard fire
demolish farmstand1, draw, sell labor, offer 3, end, block nefarious, pass, douse, give coins 12, give time, give HQ1
get coins 1, get water, get S24, propose, withdraw, accept, decline, counter, site C07, regrow C13, regrow none
protect S08, protect none, choose C16, choose 3, choose none, keep, reroll, pay HQ1, lose goats1, discard time
"""
TEXTS = [text for line in SPELLINGS.strip().splitlines() for text in line.split(", ")]


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_survives_its_text(text: str) -> None:
    rules = rules_of(4)
    assert rules.move_text(rules.parse_move(text)) == text


@pytest.mark.rule("FF-140")
def test_all_moves_have_different_texts() -> None:
    rules = rules_of(4)
    assert len({rules.parse_move(text) for text in TEXTS}) == len(TEXTS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "end ",
        " end",
        "End",
        "end now",
        "resource ?",
        "steal ?",
        "rat ?",
        "draft ?",
        "land",
        "land C99",
        "land c16",
        "land F01",
        "event C16",
        "event flood3",
        "die none",
        "region both",
        "first 0",
        "first 5",
        "buy",
        "buy C16 at EF1",
        "buy nursery1 on ranger1",
        "play C16 water",
        "play water+fire C16x",
        "play fire+water C16",
        "play water+water+water C16",
        "play water nursery1",
        "play  water C16",
        "nefarious",
        "nefarious steal 2",
        "nefarious steal-card 0",
        "nefarious steal-card two",
        "nefarious plant mustard",
        "nefarious plant tulip C16",
        "use nursery1",
        "use nursery1 on",
        "use reservoir1 discard C16",
        "sell two",
        "offer 9",
        "give coins 0",
        "give coins 01",
        "give coins -1",
        "give coins +1",
        "give coins 1.5",
        "give coins " + "9" * 5000,
        "give nursery1",
        "give oak",
        "site none",
        "site nursery1",
        "choose 0",
        "choose 10",
        "protect 1",
        "pay coins",
        "discard water water",
        "water",
        "pass 1",
    ],
)
def test_what_is_not_in_the_grammar_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMoveError):
        rules_of(4).parse_move(text)


def test_what_is_hidden_is_written_as_a_question_mark() -> None:
    rules = rules_of(2)
    texts = [rules.move_text(move) for move in (Move("resource"), Move("steal"), Move("rat"), Move("draft"))]
    assert texts == ["resource ?", "steal ?", "rat ?", "draft ?"]
