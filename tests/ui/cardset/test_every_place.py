"""Laws of the card set editor over every place of the outline of every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.game import Game
from garden_desktop.core.pack_schema import Document, ListField, PackSchema, place_of, to_toml, with_value
from garden_desktop.core.packs import FieldPath, PackError
from garden_desktop.games import registry
from garden_desktop.hotseat.card_sets import CardSetRepository, standard_document
from garden_desktop.ui.cardset.card_set_page import CardSetPage
from garden_desktop.ui.cardset.field_editors import is_tab_stop
from garden_desktop.ui.cardset.field_form import FieldRow
from garden_desktop.ui.cardset.outline import outline_paths
from garden_desktop.ui.cardset.preview import showcase_of_row
from garden_desktop.ui.kit.buttons.toggle import FoldButton
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import apply_theme

GAMES = [game for game in registry.games().values() if game.pack_schema is not None]


def schema_of(game: Game) -> PackSchema:
    assert game.pack_schema is not None
    return game.pack_schema


def make_page(appearance: Appearance, game: Game, folder: Path, qtbot: QtBot) -> CardSetPage:
    page = CardSetPage(appearance, game, schema_of(game), CardSetRepository(folder / "sets"))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def places(document: Document, schema: PackSchema) -> list[FieldPath]:
    """Places of the outline, and for each list the place of a row that has just been removed."""
    known = list(outline_paths(document, schema))
    lists = [field.key for field in schema.fields if isinstance(field, ListField)]
    return [*known, *((key, sum(path[:1] == (key,) for path in known) - 1) for key in lists)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_every_place_of_the_outline_can_be_shown(game: Game) -> None:
    schema, document = schema_of(game), standard_document(game)
    emptied = [with_value(document, (one.key,), []) for one in schema.fields if isinstance(one, ListField)]
    for shown in (document, *emptied):
        try:
            pack = game.pack(to_toml(shown), "set.toml")
        except PackError:  # such a set has no picture at all
            continue
        for path in places(shown, schema) if shown is document else places(shown, schema)[:3]:
            showcase_of_row(game, pack, shown, path)
            game.assess_card(pack, place_of(shown, schema, path))
        for one in lists(schema):
            assert showcase_of_row(game, pack, shown, (one.key,)) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_a_heading_is_painted_says_what_is_in_it_and_opens_at_a_click(
    appearance: Appearance, tmp_path: Path, qtbot: QtBot, game: Game
) -> None:
    page = make_page(appearance, game, tmp_path, qtbot)
    for field in schema_of(game).fields:
        if not isinstance(field, ListField):
            continue
        page.outline.go_to((field.key,))
        page.preview.paint_now()
        item = page.outline.currentItem()
        assert item is not None and page.about.text().startswith(f"{item.childCount()} entr")
        assert "Select one on the left" in page.about.text()
        page.outline.itemClicked.emit(item, 0)
        assert item.isExpanded()


def lists(schema: PackSchema) -> list[ListField]:
    return [field for field in schema.fields if isinstance(field, ListField)]


def as_read(page: CardSetPage) -> list[QWidget]:
    """Stops of the form in reading order: rows of fields by height, those in boxes by column first, stops in a row by
    line and side."""
    form = page.form
    assert form is not None
    inner = [
        *form.findChildren(FoldButton),
        *(row for path, row in form.rows.items() if len(path) > len(form.path) + 1),
    ]
    top = min((part.mapTo(form, QPoint(0, 0)).y() for part in inner), default=0)

    def corner(row: QWidget) -> tuple[int, int, int]:
        place = row.mapTo(form, QPoint(0, 0))
        return (top, place.x(), place.y()) if row in inner else (place.y(), 0, 0)

    def line(stop: QWidget) -> tuple[int, int]:
        place = stop.mapTo(form, stop.rect().center())
        return round(place.y() / 10), place.x()

    parts: list[QWidget] = [*form.rows.values(), *form.findChildren(FoldButton)]
    shown = sorted((part for part in parts if part.isVisible()), key=corner)
    stops = (part.editor.stops() if isinstance(part, FieldRow) else [part] for part in shown)
    reachable = ([stop for stop in one if stop.isVisible() and is_tab_stop(stop)] for one in stops)
    return [stop for stops in reachable for stop in sorted(stops, key=line)]


@pytest.mark.parametrize("size", [(1280, 800), (640, 480)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_tab_goes_from_the_outline_through_the_form_as_it_is_read_and_then_to_the_buttons(
    appearance: Appearance, tmp_path: Path, qtbot: QtBot, game: Game, size: tuple[int, int]
) -> None:
    page = make_page(appearance, game, tmp_path, qtbot)
    page.resize(*size)
    page.bar.copy.click()
    for listed in lists(schema_of(game)):
        page.outline.go_to((listed.key, 0))
        QApplication.processEvents()
        page.outline.setFocus()
        expected, met = as_read(page), []
        for _ in expected:
            at = page.focusWidget()
            QTest.keyClick(at, Qt.Key.Key_Tab)
            met.append(page.focusWidget())
        names = [one.accessibleName() for one in met]
        assert met == expected, f"{listed.key}: {names}"
        if isinstance(first := expected[0], QLineEdit):
            first.setFocus(Qt.FocusReason.TabFocusReason)
            assert first.selectedText() == first.text()
        met[-1].setFocus()
        behind = [button for button in (page.onwards, page.add, page.drop) if button.isEnabled()]
        onwards: tuple[QWidget, ...] = (*behind, page.bar.back)
        for stop in onwards:
            QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
            assert page.focusWidget() is stop
        back: tuple[QWidget, ...] = (*reversed(behind), *reversed(expected), page.outline)
        for stop in back:
            QTest.keyClick(page.focusWidget(), Qt.Key.Key_Backtab)
            assert page.focusWidget() is stop


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_names_of_sections_are_whole_in_the_font_of_the_program(
    qapp: QApplication, appearance: Appearance, game: Game, tmp_path: Path, qtbot: QtBot
) -> None:
    """Four of ten were cut in Stalk Exchange, beside a form with room to spare."""
    apply_theme(qapp, appearance.theme)
    page = make_page(appearance, game, tmp_path, qtbot)
    QApplication.processEvents()
    sections = [page.outline.topLevelItem(number) for number in range(page.outline.topLevelItemCount())]
    assert [item.text(0) for item in sections if item is not None and page.outline._is_cut(item)] == []
