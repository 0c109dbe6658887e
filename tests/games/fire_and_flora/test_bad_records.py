"""Records that lie are refused with the number of the line and the reason."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from garden_desktop.core import record
from garden_desktop.core.record import RecordError, RecordHeader, Seated
from tests.games.fire_and_flora.desk import desk, rules_of
from tests.games.fire_and_flora.test_examples import RECORD

OPTIONS = {"target": "7"}
MOVES: Sequence[str] = RECORD["moves"]


def lines() -> list[tuple[int, str]]:
    """The small game of the rules as it is recorded: seat from 1, nature 0, and the move."""
    rules, found = rules_of(**OPTIONS), []
    state = rules.setup()
    for text in MOVES:
        seat = rules.to_move(state)
        assert seat is not None
        found.append((seat + 1, text))
        state = rules.apply(state, rules.parse_move(text))
    return found


def written(moves: Sequence[tuple[int, str]], end: str = "") -> bytes:
    header = RecordHeader("fire_and_flora", "standard", "", OPTIONS, (Seated("Ann", 0), Seated("Ben", 1)), 7, "test")
    texts = [record.header_line(header), *(json.dumps(list(move)) for move in moves)]
    return "".join(line + "\n" for line in [*texts, *([end] if end else [])]).encode()


def refusal(data: bytes) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        record.replay(record.read(data), rules_of(**OPTIONS))
    return caught.value.line, str(caught.value)


def test_the_small_game_of_the_rules_is_a_record() -> None:
    match = record.replay(record.read(written(lines())), rules_of(**OPTIONS))
    assert match.over
    assert match.result().scores == (7, 4)


@pytest.mark.parametrize(
    ("at", "lie", "reason"),
    [
        ("starters HQ1 EF1", "starters HQ2 EF2", "This is not one of the choices."),
        ("starters HQ1 EF1", "starters HQ1 EF3", "This is not one of the choices."),
        ("land S12", "land C16", "This is not one of the choices."),
        ("lot C07", "lot S24", "This is not one of the choices."),
        ("event F01", "event boom1", "This is not one of the choices."),
        ("buy S14", "buy S24", "This card is not in the Property Market."),
        ("buy S14", "buy nursery1 on HQ2", "Headquarters can’t hold"),
        ("site EF2", "site HQ2", "The seedling can’t go here."),
        ("give coins 3", "give coins 9", "There are not enough coins for this."),
        ("play water C06", "play labor S14", "You don’t have the card or cards."),
        ("play water C06", "play time+time C06", "You don’t have the card or cards."),
        ("block labor", "block water", "This card can’t block any of the cards shown."),
        ("block labor", "block nefarious", "This card can’t block any"),
        ("resource labor", "resource luck", "“resource luck” is not a move of this game."),
        ("resource labor", "resource ?", "“resource ?” is not a move of this game."),
        ("die southern", "die north", "“die north” is not a move of this game."),
        ("region southern", "die southern", "You can’t do this in this step of the turn."),
        ("draw", "resource water", "It is not your turn."),
    ],
)
def test_a_lie_is_named_with_its_line(at: str, lie: str, reason: str) -> None:
    moves = lines()
    place = next(n for n, (_, text) in enumerate(moves) if text == at)
    moves[place] = (moves[place][0], lie)
    number, text = refusal(written(moves))
    assert number == place + 2
    assert reason in text


def test_a_move_of_somebody_else() -> None:
    moves = lines()
    place = next(n for n, (_, text) in enumerate(moves) if text == "buy S14")
    moves[place] = (2, "buy S14")
    number, text = refusal(written(moves))
    assert number == place + 2
    assert "it is seat 1’s turn" in text


def test_a_move_after_the_end() -> None:
    moves = lines()
    number, text = refusal(written([*moves, (1, "end")]))
    assert number == len(moves) + 2
    assert "after the end" in text


def test_a_wrong_result() -> None:
    moves = lines()
    good = '{"result": {"scores": [7, 4], "ranks": [1, 2]}}'
    assert record.replay(record.read(written(moves, good)), rules_of(**OPTIONS)).over
    number, text = refusal(written(moves, good.replace("[7, 4]", "[4, 7]")))
    assert number == len(moves) + 2
    assert "The result does not match the moves" in text


def test_more_cards_than_there_are() -> None:
    """Both Times left are drawn, and a third one is said to come."""
    table = desk("HQ1 | EF1", "HQ2 | EF2", coins=(9,), resource_deck="time time water")
    table.play("draw, resource time, draw, resource time, draw")
    assert table.why("resource time") == "not_a_choice"
    assert table.why("resource water") is None
