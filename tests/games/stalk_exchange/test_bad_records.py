"""Records that lie are refused with the number of the line and the reason."""

from __future__ import annotations

import json

import pytest

from garden_desktop.core import record
from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordError, RecordHeader, Seated
from tests.games.stalk_exchange.desk import rules_of

SIDE_3 = {"garden_side": "3", "first_player": "1"}
ROW = ("tulip", "tulip", "snowdrop", "snowdrop", "dahlia", "dahlia")
"""The exchange from slot 1."""

DEALT = ["first 1", *["draw dahlia"] * 12, *["draw daffodil"] * 12, *(f"draw {flower}" for flower in reversed(ROW))]
FIRST = len(DEALT) + 2
"""The line of the first decision; line 1 is the header."""


def refusal(*moves: str, seat: int = 1, end: str = "") -> tuple[int, str]:
    """Line and reason with which a match that goes on like this is refused. Draws at the beginning are written
    as if a dealer had made them, so that the rules are asked about them."""
    header = RecordHeader("stalk_exchange", "standard", "", SIDE_3, (Seated("Ann", 0), Seated("Ben", 1)), 7, "test")
    lines = [record.header_line(header), *(json.dumps([0, text]) for text in DEALT)]
    for number, text in enumerate(moves):
        lines.append(json.dumps([0 if number and text.startswith("draw") else seat, text]))
    lines += [end] if end else []
    with pytest.raises(RecordError) as caught:
        record.replay(record.read("".join(line + "\n" for line in lines).encode()), rules_of(**SIDE_3))
    return caught.value.line, str(caught.value)


@pytest.mark.rule("SE-98")
@pytest.mark.parametrize(
    ("moves", "line", "reason"),
    [
        (["plant 1:dahlia a1"], 0, "There is a different flower in this slot."),
        (["plant 1:tulip a1", "plant 1:tulip a2"], 1, "This slot stays empty until the Exchange is refilled."),
        (["plant 7:tulip a1"], 0, "The Exchange has no slot with this number."),
        (["plant 1:tulip a4"], 0, "The Garden has no space with this name."),
        (["plant 1:tulip g1"], 0, "The Garden has no space with this name."),
        (["plant 1:tulip a1", "plant 2:tulip a1"], 1, "This space is already occupied."),
        (["swap 1:tulip snowdrop"], 0, "You have no flowers of this kind in your Stalk Portfolio."),
        (["plant 1:tulip a1", "end"], 1, "You still have a basic action to take."),
        (["draw tulip"], 0, "It is a player’s turn; nothing is drawn now."),
        (["plant 1:rose a1"], 0, "“plant 1:rose a1” is not a move of this game."),
        (["plant 1:tulip j1"], 0, "“plant 1:tulip j1” is not a move of this game."),
        (["draw ?"], 0, "“draw ?” is not a move of this game."),
    ],
)
def test_a_lie_is_named_with_its_line(moves: list[str], line: int, reason: str) -> None:
    number, text = refusal(*moves)
    assert number == FIRST + line
    assert reason in text


@pytest.mark.rule("SE-03", "SE-04")
def test_more_flowers_than_there_are() -> None:
    """25 dahlias have been drawn when another one is said to come."""
    moves = ["flush", *["draw dahlia"] * 6, "flush", *["draw dahlia"] * 6]
    number, text = refusal(*moves)
    assert number == FIRST + len(moves) - 1
    assert "No flowers of this kind are left in the Greenhouse." in text


@pytest.mark.rule("SE-44")
def test_more_tokens_than_there_are() -> None:
    moves = [move for _ in range(7) for move in ("flush", *["draw tulip", "draw snowdrop", "draw globemaster"] * 2)]
    number, text = refusal(*moves)
    assert number == FIRST + 6 * 7
    assert "A Flush costs a Seedy Business token, and you have none left." in text


@pytest.mark.rule("SE-17")
def test_a_move_of_somebody_else() -> None:
    number, text = refusal("plant 1:tulip a1", seat=2)
    assert number == FIRST
    assert "it is seat 1’s turn" in text


def test_a_result_the_moves_do_not_lead_to() -> None:
    number, text = refusal("plant 1:tulip a1", end='{"result": {"scores": [99, 0], "ranks": [1, 2]}}')
    assert number == FIRST + 1
    assert "before the end" in text


def test_a_wrong_score_at_the_end() -> None:
    rules = rules_of(**SIDE_3)
    match = Match(rules, 3)
    while not match.over:
        match.play_chance_moves()
        if not match.over:
            match.play(rules.legal_moves(match.state)[0])
    header = RecordHeader("stalk_exchange", "standard", "", SIDE_3, (Seated("Ann", 0), Seated("Ben", 1)), 3, "test")
    text = record.write(match, header)
    assert record.replay(record.read(text.encode()), rules).over
    scores = json.dumps(list(match.result().scores), separators=(",", ":"))
    with pytest.raises(RecordError) as caught:
        record.replay(record.read(text.replace(f'"scores":{scores}', '"scores":[99,0]').encode()), rules)
    assert caught.value.line == len(text.splitlines())
