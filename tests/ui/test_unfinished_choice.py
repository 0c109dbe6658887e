"""What somebody has begun and not decided is there again when they come back to the match, and in no file."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.core.gesture import Draft
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.window import MainWindow
from tests.ui.house import House

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))
GAMES = ["fire_and_flora", "gnomadic_gardeners", "paths_and_flower_beds"]
"""In Stalk Exchange every move is a single drop or press."""


def clear_the_way(screen: MatchScreen) -> None:
    """Up to the next decision, gates opened."""
    table = screen.table
    table.step_player.skip_remaining()
    while table.response_controller.running or table.session.gate is not None:
        table.response_controller.end() if table.response_controller.running else table.handover.open_gate()
        QApplication.processEvents()
        table.step_player.skip_remaining()
    table.recap.dismiss()


def begin_something(screen: MatchScreen) -> Draft:
    """Play on until somebody can begin a choice without completing it, and do so."""
    session, rng = screen.session, Random(3)
    for _ in range(60):
        clear_the_way(screen)
        hands = screen.table.board.interaction
        hands.clear_draft()
        chooser = session.move_builder()
        loose = [handle for handle in hands.offers if handle.loose]
        if loose and chooser is not None:
            assert hands.apply_input(rng.choice(loose))
            return hands.draft
        moves = session.rules.legal_moves(session.view)
        screen.table.play(rng.choice(moves))
        screen.table.minimum_delay.finish()
    raise AssertionError("no choice of several steps comes up")


def left_and_resumed(window: MainWindow) -> MatchScreen:
    """Home, and back into the same match."""
    assert window.navigator.match is not None
    assert window.navigator.match.session.journal is not None
    path = window.navigator.match.session.journal.path
    window.navigator.go_home()
    assert window.navigator.match is None
    window.navigator.resume(path)
    QApplication.processEvents()
    match = window.navigator.match
    assert match is not None, "the match is open again"
    return match


def files(folder: Path) -> dict[Path, bytes]:
    """What the program keeps, but for the index of the book."""
    kept = (file for file in folder.rglob("*") if file.is_file() and file.suffix in (".jsonl", ".json"))
    return {file: file.read_bytes() for file in kept}


@pytest.mark.parametrize("key", GAMES)
def test_a_choice_that_was_begun_is_there_again_for_the_same_person(house: House, key: str) -> None:
    window = house.open()
    window.navigator.begin(MatchSetup(key, PEOPLE, {}, 8))
    assert window.navigator.match is not None
    begun = begin_something(window.navigator.match)
    whose = window.navigator.match.session.deciding
    assert begun
    before = files(house.matches)
    screen = left_and_resumed(window)
    assert files(house.matches) == before, "nothing of it is written"
    if screen.session.gate is not None:
        assert screen.session.gate == whose
        assert not screen.table.board.interaction.draft, "nothing of it is seen before the gate is opened"
    clear_the_way(screen)
    assert screen.session.deciding == whose
    assert screen.table.board.interaction.draft == begun


def test_after_another_move_nothing_of_it_comes_back(house: House) -> None:
    """The match was gone on with elsewhere: what was begun is meant for a position that is no more."""
    window = house.open()
    window.navigator.begin(MatchSetup("gnomadic_gardeners", PEOPLE, {}, 8))
    assert window.navigator.match is not None
    begin_something(window.navigator.match)
    journal = window.navigator.match.session.journal
    assert journal is not None
    window.navigator.go_home()
    with_other = window.context.shelf.resume(journal.path)
    with_other.play(with_other.rules.legal_moves(with_other.match.state)[0])
    with_other.close()
    window.navigator.resume(journal.path)
    assert window.navigator.match is not None
    clear_the_way(window.navigator.match)
    assert window.navigator.match.table.board.interaction.draft == ()
