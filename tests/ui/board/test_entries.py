"""Lists name every move once, with all that tells it from the others, and leave none out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.accessibility.list_mode_view import ListModeView
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.kit.style.appearance import Appearance

MOST = 60
"""Decisions of one match that are looked at."""


def decisions(key: str, seed: int, folder: Path) -> Iterator[tuple[Session, MoveBuilder[Any]]]:
    """Positions of a random match in which a person decides, with their eyes."""
    game = registry.games()[key]
    tables = [number for number in game.info.seats if number > 1]
    people = tuple(Seated(f"Seat {seat + 1}", seat) for seat in range(tables[seed % len(tables)]))
    session, rng = MatchRepository(folder).begin_match(MatchSetup(key, people, {}, seed)), Random(seed)
    for _ in range(MOST):
        if session.over or session.deciding is None:
            break
        if session.gate is not None:
            session.open_gate()
        chooser = session.move_builder()
        assert chooser is not None
        yield session, chooser
        session.play(rng.choice(session.rules.legal_moves(session.view)))
    session.close()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("key", registry.games())
def test_no_entry_of_the_lists_is_called_as_another_or_as_the_beginning_of_one(
    key: str, seed: int, qtbot: QtBot, appearance: Appearance, tmp_path: Path
) -> None:
    """ "Sell a card for 1 coin" once stood between "Sell a card for 1 coin: Water" and the same for Fire."""
    lists = None
    for session, chooser in decisions(key, seed, tmp_path):
        if lists is None:
            lists = ListModeView(appearance, session.table)
            qtbot.addWidget(lists)
        lists.show_position(session.view, session.viewer, chooser, lambda side: f"Side {side}")
        words = [entry.words for entry in lists._to_do if not entry.heads]
        assert all(words)
        assert sorted(one for one in words if words.count(one) > 1) == []
        begun = [one for one in words if any(other.startswith(f"{one}: ") for other in words)]
        assert begun == []


@pytest.mark.parametrize("key", registry.games())
def test_a_button_left_out_of_the_lists_leads_to_nothing_that_its_entries_do_not_name(key: str, tmp_path: Path) -> None:
    for session, chooser in decisions(key, 3, tmp_path):
        hands = InteractionModel(session.table)
        hands.show(session.view, session.viewer, chooser)
        entries = {handle[:2] for handle in hands.entries}
        for place, piece in {handle[:2] for handle in hands.offers} - entries:
            assert not piece
            named = {_said(session, entry) for entry in entries if entry[0] == place}
            assert _said(session, (place, "")) is None
            pressed = session.move_builder()
            assert pressed is not None
            pressed.add_step(place)
            assert {_said(session, (place, ""), handle[:2]) for handle in pressed.offers()} <= named


def _said(session: Session, *handles: tuple[str, str]) -> Any:
    """The move that these handles say, one after another; None where more is needed."""
    chooser, move = session.move_builder(), None
    assert chooser is not None
    for handle in handles:
        move = chooser.add_step(*handle)
    return move
