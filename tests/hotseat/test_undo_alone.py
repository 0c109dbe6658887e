"""One person among computers: undo asks where that person has learned something, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.pad.score_sheet import sheet_of

ANN, BEN = Seated("Ann", 0), Seated("Ben", 1, "easy")

Wanted = Callable[[str], bool]


def begun(folder: Path, game: str, **options: str) -> Session:
    return MatchRepository(folder).begin_match(MatchSetup(game, (ANN, BEN), options, 5))


def play_on(session: Session, wanted: Wanted) -> Any:
    """At random, until the person could make a move with a text that is wanted; returns that move."""
    rng = Random(5)
    while not session.over:
        moves = session.rules.legal_moves(session.match.state)
        if session.deciding is not None:
            found = [move for move in moves if wanted(session.rules.move_text(move))]
            if found:
                return found[0]
        if session.response_windows.open and session.computer is None:
            session.close_response_window()
        else:
            session.play(rng.choice(moves))
    raise AssertionError("it was never possible")


def answered(session: Session) -> None:
    """The bar runs out, and the computer lets it pass."""
    response_window = session.table.response_window(session.public)
    assert response_window is not None
    session.close_response_window()
    while session.table.response_window(session.public) is not None:
        session.play(response_window.pass_move)


def test_a_card_played_is_taken_back_freely_before_anybody_has_answered(tmp_path: Path) -> None:
    """What the computer saw of the hand it forgets; its answer tells something of its own."""
    session = begun(tmp_path, "fire_and_flora")
    session.play(play_on(session, lambda text: text.startswith("play ")))
    assert session.table.response_window(session.public) is not None
    assert session.can_undo() == "free"
    answered(session)
    assert session.can_undo() == "ask"
    session.close()


def test_at_a_table_of_two_the_card_was_seen(tmp_path: Path) -> None:
    people = ANN, BEN._replace(who="human")
    session = MatchRepository(tmp_path).begin_match(MatchSetup("fire_and_flora", people, {}, 5))
    session.play(play_on(session, lambda text: text.startswith("play ")))
    assert session.can_undo() == "ask"
    session.close()


def test_a_name_is_taken_back_freely_while_every_garden_surely_has_room(tmp_path: Path) -> None:
    session = begun(tmp_path, "paths_and_flower_beds", first_namer="1")
    session.play(play_on(session, lambda text: text.startswith("name ")))
    assert session.can_undo() == "free"
    session.close()


def test_the_reveal_of_a_computers_choice_has_taught_something(tmp_path: Path) -> None:
    session = begun(tmp_path, "gnomadic_gardeners")
    session.play(session.rules.legal_moves(session.view)[0])
    assert session.can_undo() == "free"
    session.play(session.rules.legal_moves(session.match.state)[0])
    assert session.can_undo() == "ask"
    session.close()


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ((ANN, BEN), "Moves were undone after hidden information had been revealed."),
        (
            (ANN, BEN._replace(who="human")),
            "Moves were undone by agreement after hidden information had been revealed.",
        ),
    ],
    ids=["alone", "two people"],
)
def test_the_sheet_says_so_in_words_for_one_or_for_several(
    tmp_path: Path, seats: tuple[Seated, Seated], said: str
) -> None:
    session = MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", seats, {}, 5))
    for _ in range(2):
        session.play(session.rules.legal_moves(session.match.state)[0])
    session.undo()
    play_on_to_the_end(session)
    sheet = sheet_of(session, lambda side: Player(seats[side].name, "can"))
    assert said in [plain(sentence) for sentence in sheet.sentences]
    session.close()


def play_on_to_the_end(session: Session) -> None:
    rng = Random(5)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
