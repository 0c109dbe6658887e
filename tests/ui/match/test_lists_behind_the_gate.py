"""The lists behind a shut gate: nothing in their widgets tells what the person who comes may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QListWidget, QWidget

from garden_desktop.core.types import CHANCE
from garden_desktop.ui.board.accessibility.list_mode_view import ListModeView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.match_screen import MatchScreen
from tests import fifth
from tests.laws.samples import decisions, samples
from tests.laws.twins import Twins, all_twins, match_of, twins
from tests.today import in_turn
from tests.ui.players import tree_text
from tests.ui.witness import Witness

PAIRS, MOST = 4, 400
every_secret_game = pytest.mark.parametrize(
    "key", in_turn([key for key, game in fifth.games().items() if game.info.hidden], 2)
)


def contents(root: QWidget) -> list[str]:
    """Every word the widgets hold, shown or not, with what list entries carry besides their words."""
    return [word for widget in (root, *root.findChildren(QWidget)) for word in _words(widget) if word]


def _words(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QListWidget):
        for row in range(widget.count()):
            item = widget.item(row)
            yield from (item.text(), item.data(Qt.ItemDataRole.AccessibleDescriptionRole) or "", item.toolTip())


def at_the_gate(
    appearance: Appearance, pair: Twins, moves: tuple[object, ...]
) -> tuple[list[str], list[str], str] | None:
    """What the lists and the whole screen hold after the last move, made in list mode; None where no gate falls.

    The first list is of the widget in play, the second of a fresh one that was only ever shown the public view.
    """
    witness = Witness(appearance, pair, moves)
    try:
        screen, session = witness.screen, witness.session
        come_to_the_lists(screen)
        own = contents(screen.table.lists)
        MatchDriver(screen.table, Random(0)).move(moves[-1])
        screen.table.step_player.skip_remaining()
        QApplication.processEvents()
        if session.gate is None:
            return None
        assert contents(screen.table.lists) != own, "the lists showed something of the person who left"
        fresh = ListModeView(appearance, session.table)
        fresh.show()
        fresh.show_position(session.public, None, None, screen.players.name)
        public = contents(fresh)
        fresh.deleteLater()
        return contents(screen.table.lists), public, tree_text(screen)
    finally:
        witness.close()


def by_hand(pair: Twins) -> Twins | None:
    """The pair up to a choice after which somebody else comes, which is made by hand then; None where there is none."""
    if pair.live:
        return pair
    for ply in reversed(range(pair.ply, len(pair.one))):
        if hands_over(pair, ply):
            end = ply + 1
            return replace(pair, one=pair.one[:end], two=pair.two[:end], ply=ply, viewer=0, sealed=True)
    return None


def hands_over(pair: Twins, ply: int) -> bool:
    """Whether a person says this move alone, is asked nothing before it, and another one decides after it."""
    match = match_of(pair, pair.one[: ply + 1])
    table, before, mover = pair.sample.table(), match.states[ply], match.mover(ply)
    if mover is None or mover == CHANCE or not table.gesture(match.rules.view(before, mover), pair.one[ply]):
        return False
    match.play_chance_moves()
    asked = any(table.response_window(match.rules.view(state, None)) for state in (before, match.state))
    return not asked and not in_draft(pair, ply) and match.to_move not in (None, mover)


def in_draft(pair: Twins, ply: int) -> bool:
    """Whether a part of a draft came just before, so that this move ends a Run."""
    match = match_of(pair, pair.one[:ply])
    mover = match.mover(ply - 1) if ply else CHANCE
    if mover is None or mover == CHANCE:
        return False
    return not pair.sample.table().gesture(match.rules.view(match.states[ply - 1], mover), pair.one[ply - 1])


def wants_the_screen(key: str) -> bool:
    """Whether somebody in this game ever needs the screen alone, so that a gate falls."""
    tables = [sample for sample in samples() if sample.game.info.key == key and sample.seats > 1]
    return any(
        sample.table().private(sample.rules().view(state, None)) for sample in tables for state in decisions(sample, 8)
    )


def come_to_the_lists(screen: MatchScreen) -> None:
    """Sit down at the table and change to the lists."""
    screen.begin()
    while screen.session.gate is not None:
        screen.table.handover.open_gate()
    if screen.table.recap.isVisible():
        screen.table.recap.dismiss()
    screen.table.switch_lists()
    assert screen.table.lists.isVisible()


@every_secret_game
def test_the_lists_hold_only_what_an_onlooker_may_know(appearance: Appearance, key: str) -> None:
    gates = 0
    for pair in islice(all_twins(key), MOST):
        hand = by_hand(pair)
        if hand is None:
            continue
        one, two = (at_the_gate(appearance, hand, moves) for moves in hand.both)
        assert (one is None) == (two is None)
        if one is None or two is None:
            continue
        for held, public, _ in (one, two):
            assert held == public, str(pair)
        assert not pair.live or (one[0], one[2]) == (two[0], two[2]), str(pair)
        gates += 1
        if gates == PAIRS:
            break
    assert gates == (PAIRS if wants_the_screen(key) else 0)


@every_secret_game
def test_what_the_next_person_finds_in_the_lists_is_the_same_for_twins(appearance: Appearance, key: str) -> None:
    compared = 0
    for pair in [pair for pair in twins(key, 90) if pair.viewer is not None][:PAIRS]:
        one, two = (behind_the_gate(appearance, pair, moves) for moves in pair.both)
        assert one == two, str(pair)
        compared += 1
    assert compared == PAIRS


def behind_the_gate(appearance: Appearance, pair: Twins, moves: tuple[object, ...]) -> list[str]:
    """What the lists hold for the eyes of the pair."""
    witness = Witness(appearance, pair, moves)
    try:
        screen = witness.screen
        if pair.live:
            come_to_the_lists(screen)
            MatchDriver(screen.table, Random(0)).move(moves[-1])
            screen.table.step_player.skip_remaining()
            if witness.session.gate == pair.viewer:
                screen.table.handover.open_gate()
        else:
            screen.table.switch_lists()
        if witness.session.viewer != pair.viewer:
            witness.session.look_at(len(moves), pair.viewer)
            screen.table.show_position()
        assert witness.session.viewer == pair.viewer
        return contents(screen.table.lists)
    finally:
        witness.close()
