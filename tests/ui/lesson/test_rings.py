"""The law of rings: whatever a lesson rings is what its task waits for, and pressing it goes on; and the text beside it
names what the ring encloses."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library
from garden_desktop.ui.board.layout import ItemRef, piece_ref, place_ref
from garden_desktop.ui.kit.text.translations import format_message
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
    ringed = [] if marked.ring.isEmpty() else [marked.ring, *marked.others]
    held = learner.table.board.interaction.held
    wanted = expected_input(learner.screen.lesson, learner.table.board.interaction.draft).pieces
    return ringed or list(marked.wells if held in wanted else marked.takes)


def press(learner: Learner, ring: QRectF, spot: tuple[float, float]) -> None:
    """Click inside a ring; a piece that covers several squares is let go over the middle of where it goes, and the
    corners of a hexagon are nearer to its middle."""
    board, marked = learner.table.board, learner.guide.marks.marked
    held = board.interaction.pieces.get(board.interaction.held)
    x, y = (0.5, 0.5) if held is not None and held.grip is not None and ring in marked.wells else spot
    if ring in marked.hexes:
        x, y = (0.5 + 0.5 * (each - 0.5) for each in (x, y))
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


NOUNS = {
    "gnomadic_gardeners": {"gnome:": "gnome", "task": "task", "hand": "gnome", "other_hand": "gnome"},
    "stalk_exchange": {"slot-": "flower", "shed-": "flower", "value-": "value"},
    "paths_and_flower_beds": {"well-": "shape", "lie-": "turn"},
    "fire_and_flora": {"land-": "land", "card-": "card", "HQ": "land", "EF": "land", "C": "land", "S": "land"},
}
"""What things are called by the start of their ids, where a text need not name them one by one."""
ANY = ("wherever you like", "plant any flower", "swap any flower")
"""A task that leaves the choice names none of what it rings."""
LEAST = 3
"""Letters of a word that names something, besides the squares of a board."""


def enclosed(learner: Learner, ring: QRectF) -> Iterator[ItemRef]:
    """Everything on the table whose middle lies in a ring, the smallest things only."""
    interaction, layout = learner.table.board.interaction, learner.table.board.table_scene.layout
    refs = [piece_ref(id) for id, piece in interaction.pieces.items() if piece.face == "up"]
    refs += [place_ref(id) for id in interaction.places]
    yield from (ref for ref in refs if ring.contains(layout.rect(ref).center()))


def label(learner: Learner, thing: ItemRef) -> str:
    interaction = learner.table.board.interaction
    said = interaction.pieces[thing.id].label if thing.kind == "piece" else interaction.places[thing.id].label
    return format_message(said, learner.table.players.name)


def words(text: str) -> set[str]:
    """Words that name something, without the ending of the plural; of squares a1 and the like."""
    found = re.findall(r"[a-z]+[0-9]|[a-z–]+", text.casefold())
    named = [word for word in found if len(word) >= LEAST or word[-1].isdigit()]
    return {word.removesuffix("s") for word in named} - {"your", "the", "free", "and", "take", "to"}


def is_named(learner: Learner, thing: ItemRef, said: set[str]) -> bool:
    nouns = NOUNS[learner.screen.lesson.lesson.game]
    called = {noun for start, noun in nouns.items() if thing.id.startswith(start)}
    return bool((words(label(learner, thing)) | called) & said)


def at_one_place(learner: Learner, things: list[ItemRef]) -> bool:
    layout = learner.table.board.table_scene.layout
    return len({layout.rect(thing).center().toTuple() for thing in things}) < 2


@pytest.mark.parametrize(("key", "number"), in_turn(LESSONS, 4))
def test_the_text_names_what_the_ring_encloses(sit: Sit, key: str, number: int) -> None:
    learner = sit_large(sit, key, number)
    session = learner.screen.lesson
    while not learner.through and not session.now.free:
        shown = learner.guide.panel.shown_text
        text = f"{shown.title} {shown.text} {shown.how}".casefold()
        for ring in () if any(free in text for free in ANY) else rings(learner):
            things = list(enclosed(learner, ring))
            named = [thing for thing in things if is_named(learner, thing, words(text))]
            nameless = [label(learner, thing) for thing in things if thing not in named]
            wanted = session.now.ask is not None or at_one_place(learner, things)
            assert named if wanted else not nameless, f"step {session.step + 1}: {nameless} in {text}"
        learner.go_on("tree")


@pytest.mark.parametrize(("number", "step", "rows"), [(1, 6, ("task2", "task3")), (2, 5, ("task1", "task2"))])
def test_the_panel_leaves_free_the_whole_rows_that_the_text_speaks_of(
    sit: Sit, number: int, step: int, rows: tuple[str, ...]
) -> None:
    """With gnomes on it a task row counted as large as their portraits, and the panel covered what it pays."""
    learner = sit_large(sit, "gnomadic_gardeners", number)
    while learner.step < step - 1:
        learner.go_on("tree")
    board, layout = learner.table.board, learner.table.board.table_scene.layout
    panel = learner.guide.panel.geometry().translated(-board.viewport().mapTo(learner.table.ground, QPoint()))
    for row in rows:
        assert not board.mapFromScene(layout.place(row)).boundingRect().intersects(panel), row
