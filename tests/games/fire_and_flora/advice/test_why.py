"""Why the strongest level does what it does: the part that is named is the one that differs most."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from garden_desktop.core.text import Message, Who
from garden_desktop.games.fire_and_flora.advice.character import Character
from garden_desktop.games.fire_and_flora.advice.why import ALIKE, EQUAL, OTHERWISE, SENTENCES, WINS, WINS_IF_LEFT, Why
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from tests.games.fire_and_flora.desk import TWO, Desk, desk
from tests.laws.samples import plies, samples

SAMPLE = next(sample for sample in samples() if sample.game.info.key == "fire_and_flora" and sample.seats == 3)


def asked(most: int) -> Iterator[tuple[FloraRules, State]]:
    """Turns of three in which there is something to do."""
    rules = SAMPLE.rules()
    assert isinstance(rules, FloraRules)
    states = [state for state, _ in plies(SAMPLE) if state.ask.kind == "actions" and len(rules.legal_moves(state)) > 2]
    yield from ((rules, state) for state in states[:: max(1, len(states) // most)])


def test_the_parts_of_a_deed_add_up_to_what_it_is_taken_for() -> None:
    kinds = set()
    for rules, state in asked(30):
        why, seat = Why(rules.law, rules.choices, Character()), state.turn
        view = rules.view(state, seat)
        for move in rules.legal_moves(view):
            if move.kind in OTHERWISE or not why._worth(view, seat, move):
                continue
            assert sum(why.parts(view, seat, move).values()) == pytest.approx(why._worth(view, seat, move))
            kinds.add(move.kind)
    assert {"play", "buy"} <= kinds


def test_the_part_that_is_named_differs_most_in_favour_of_the_deed() -> None:
    named = set()
    for rules, state in asked(60):
        why, seat = Why(rules.law, rules.choices, Character()), state.turn
        view = rules.view(state, seat)
        worth = {move: why._worth(view, seat, move) for move in rules.legal_moves(view)}
        move = max(worth, key=worth.__getitem__)
        if worth[move] <= Character().worth:
            continue
        parts, beside = why.parts(view, seat, move), why._beside(view, seat, move)
        gains = {part: parts[part] - beside[part] for part in SENTENCES}
        part = max(gains, key=gains.__getitem__)
        found = why.of(view, seat, move)
        expected = SENTENCES[part].of(who=Who(why._leader(view, seat)))
        if parts["win"] > 0:
            assert found in (WINS, WINS_IF_LEFT)
        else:
            assert found == (EQUAL if gains[part] < ALIKE else expected)
        named.add(found.source)
    assert len(named) >= 3, "and not always the same"


def said(table: Desk, move: str) -> Message:
    """What is said for a move of seat 1."""
    rules = table.rules
    return Why(rules.law, rules.choices, Character()).of(table.sees(1), 0, rules.parse_move(move))


def test_two_deeds_that_are_worth_the_same_are_called_so_and_not_a_victory() -> None:
    """Of parts that all are equal the first is told, and that was the one of winning."""
    alike = desk("HQ1 | EF1 coyotebrush small", TWO[1], hands=("water time", ""))
    assert said(alike, "play water EF1") == EQUAL


@pytest.mark.parametrize(
    ("hand", "move", "sentence"),
    [("water", "play water EF1", WINS_IF_LEFT), ("time", "play time EF1", WINS)],
)
def test_what_wins_is_called_so_and_whether_it_may_be_stopped(hand: str, move: str, sentence: Message) -> None:
    rows = "HQ1 | EF1 coyotebrush small | C21 oak big"
    assert said(desk(rows, TWO[1], hands=(hand, ""), target="6"), move) == sentence
