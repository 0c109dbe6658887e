"""A panel in German or French has all its words, on a small screen and on a desktop at 130 %, whatever it explains."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.match.inspector.hover_timer import InspectionTarget
from garden_desktop.ui.match.inspector.panel import SHADOW, InspectorPanel
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.window import MainWindow
from tests.shipped import SHIPPED
from tests.today import in_turn
from tests.ui.house import House, playing

SIZES = [(1280, 800), (round(1280 / 1.3), round(800 / 1.3)), (960, 640), (800, 560)]
EARLY, LATE = 3, 40
LONG = ("de", "fr", "es")
MANY = (3, 10, 20, 30, 40)
SAMPLED = 10
PEOPLE = (Seated("Annabelle", 0), Seated("Benjamin", 1, "random"))


def opened(house: House, key: str, plies: int, language: str = "de") -> MainWindow:
    """A match after about so many random moves, Annabelle to decide."""
    session, rng = MatchRepository(house.matches).begin_match(MatchSetup(key, PEOPLE, {}, 7)), Random(7)
    while session.match.ply < plies or session.match.to_move != 0:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    window = house.open()
    window.context.languages.choose(language)
    window.navigator.resume(session.journal.path)
    breathe()
    table = playing(window).table
    table.step_player.skip_remaining()
    table.recap.dismiss()
    breathe()
    return window


def breathe() -> None:
    for _ in range(4):
        QApplication.processEvents()


def things(table: TableScreen) -> list[InspectionTarget]:
    """What there is to be explained, in an order that is always the same and mixes all kinds."""
    hands = table.board.interaction
    found = [InspectionTarget("place", place) for place in hands.places]
    found += [InspectionTarget("piece", piece) for piece in hands.pieces]
    found += [InspectionTarget("note", note.id) for note in hands.notes]
    found += [InspectionTarget("side", str(side)) for side in range(len(table.side_panel.cards))]
    return [InspectionTarget("prompt", ""), *Random(3).sample(found, len(found))]


def faults(table: TableScreen, what: InspectionTarget, elided: list[str]) -> Iterator[str]:
    """What is wrong with the panel that is up."""
    panel = table.inspector.panel
    paper = panel.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    where = f"{what} {'life' if panel.second else ''}"
    if not table.page.rect().contains(paper):
        yield f"{where}: {paper} of {table.page.rect()}"
    panel.grab()
    yield from (f"{where}: {words}" for words in elided)
    yield from (f"{where}: {words}" for words in too_wide(panel))


def too_wide(panel: InspectorPanel) -> Iterator[str]:
    """Words of the panel that are wider than their column, and its links."""
    for document in documents(panel._sheet):
        if document.idealWidth() > document.textWidth() + 1:
            yield document.toPlainText()
    sheet: Any = panel._sheet
    for line, _, _ in getattr(sheet, "_rows", ()):
        if sheet._right(line) > sheet._inner - sheet._left(line):
            yield str(line)
    for link in (panel.link, panel.page):
        if not link.isHidden() and link.sizeHint().width() > link.width():
            yield link.text()


def documents(sheet: Any) -> list[Any]:
    rows = [words for _, words, _ in getattr(sheet, "_rows", ())]
    apart = [text for side in getattr(sheet, "_apart", ()) for _, text in side]
    later = getattr(sheet, "_later", None)
    return [sheet._kind, *rows, *apart, *([] if later is None else [later])]


def check(window: MainWindow, elided: list[str], most: int) -> None:
    """Explain `most` things in every size."""
    found = list[str]()
    for size in SIZES:
        window.resize(*size)
        breathe()
        table = playing(window).table
        for what in things(table)[:most]:
            elided.clear()
            if table.inspector.inspect(what, pinned=True):
                found += [f"{size} {one}" for one in faults(table, what, elided)]
                elided.clear()
                table.inspector.turn_page()  # what has no life stays as it is
                found += [f"{size} {one}" for one in faults(table, what, elided)]
                table.inspector.turn_page()
        table.inspector.close()
    assert found == []


@pytest.mark.parametrize(("language", "plies", "key"), in_turn([*product(LONG, [EARLY, LATE], SHIPPED)], 6))
def test_no_panel_is_cut(house: House, key: str, plies: int, language: str, elided: list[str]) -> None:
    check(opened(house, key, plies, language), elided, SAMPLED)


@pytest.mark.long
@pytest.mark.parametrize("plies", MANY)
@pytest.mark.parametrize("key", SHIPPED)
@pytest.mark.parametrize("language", LONG)
def test_no_panel_of_all_is_cut(house: House, key: str, plies: int, language: str, elided: list[str]) -> None:
    check(opened(house, key, plies, language), elided, 10_000)


def test_a_panel_that_is_cut_is_found(house: House, elided: list[str]) -> None:
    table = playing(opened(house, "stalk_exchange", EARLY)).table
    assert table.inspector.inspect(InspectionTarget("prompt", ""))
    assert not list(faults(table, InspectionTarget("prompt", ""), elided))
    panel = table.inspector.panel
    panel.link.setFixedWidth(40)
    panel.move(-40, 0)
    assert len(list(faults(table, InspectionTarget("prompt", ""), elided))) == 3
