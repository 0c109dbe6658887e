"""The law of rings: whatever a lesson rings is what its task waits for, and pressing it goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library
from garden_desktop.ui.lesson.lesson_texts import expected_input
from tests.today import in_turn
from tests.ui.lesson.learner import Learner, Sit

LESSONS = [(key, number) for key in registry.games() for number, _ in enumerate(library.files(key), 1)]
SPOTS = {"middle": (0.5, 0.5), "upper left": (0.1, 0.1), "lower right": (0.9, 0.9), "lower left": (0.1, 0.9)}
PRESSED = [(key, number, spot) for key, number in LESSONS for spot in SPOTS]
FEW = 6
"""Inputs that one step waits for at most: four gnomes and a button, or the squares of a walk."""


def rings(learner: Learner) -> list[QRectF]:
    """What is framed to be pressed now; the places for a piece once it is in the hand."""
    marked = learner.guide.marks.marked
    ringed = [] if marked.ring.isEmpty() else [marked.ring]
    held = learner.table.board.interaction.held
    wanted = expected_input(learner.screen.lesson, learner.table.board.interaction.draft).pieces
    return ringed or list(marked.wells if held in wanted else marked.takes)


def press(learner: Learner, ring: QRectF, spot: tuple[float, float]) -> None:
    """Click inside a ring; a piece that covers several squares is let go over the middle of where it goes."""
    board = learner.table.board
    held = board.interaction.pieces.get(board.interaction.held)
    x, y = (
        (0.5, 0.5) if held is not None and held.grip is not None and ring in learner.guide.marks.marked.wells else spot
    )
    at: QPoint = board.mapFromScene(QPointF(ring.x() + x * ring.width(), ring.y() + y * ring.height()))
    QTest.mouseMove(board.viewport(), at)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    learner.wait()


def sit_large(sit: Sit, key: str, number: int) -> Learner:
    learner = sit(key, number)
    learner.window.resize(1280, 800)
    QApplication.processEvents()
    learner.wait()
    return learner


@pytest.mark.parametrize(("key", "number", "spot"), in_turn(PRESSED, 4))
def test_a_lesson_is_gone_through_by_pressing_anywhere_inside_its_rings(
    sit: Sit, key: str, number: int, spot: str
) -> None:
    learner = sit_large(sit, key, number)
    session, hands = learner.screen.lesson, learner.table.board.interaction
    while not learner.through and not session.now.free:
        step = session.step
        for _ in range(2 * FEW):
            if session.step != step or learner.through or learner.guide.asks:
                break
            want, ringed = expected_input(session, hands.draft), rings(learner)
            assert ringed, f"step {step + 1}: nothing is ringed"
            said = f"step {step + 1}, {learner.guide.panel.accessibleName()}"
            press(learner, ringed[0], SPOTS[spot])
            assert session.tried is None, f"{said}: another move was made"
            assert not learner.guide.panel.shown_text.clay, f"{said}: the ring held something else"
            went_on = session.step != step or learner.through
            there = {handle[:2] for handle in hands.draft}
            made = [handle for handle in want.handles if handle[:2] in there]
            assert went_on or hands.held in want.pieces or made, (
                f"{said}: nothing happened, {want}, {hands.draft}, held {hands.held!r}"
            )
        if session.step == step and not learner.through:
            assert learner.guide.asks, f"step {step + 1} does not go on"
            learner.go_on("mouse")
