"""Ease of typing in a box of cards: what is focused, folded, pictured, kept in place, and said."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from garden_desktop.games import registry
from garden_desktop.hotseat.card_sets import CardSetRepository, standard_document
from garden_desktop.ui.cardset.card_set_page import CardSetPage
from garden_desktop.ui.cardset.field_editors import CountLineEdit
from garden_desktop.ui.kit.buttons.toggle import FoldButton
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import apply_theme
from tests.ui.cardset.editing import GAME, at, line, retype, row


def test_a_full_list_says_why_nothing_can_be_added(page: CardSetPage) -> None:
    page.bar.copy.click()
    page.outline.go_to(("gnome",))
    assert not page.add.isEnabled()
    assert page.add.toolTip() == page.add.accessibleDescription() == "“Gnomes” always has 12 entries."
    page.outline.go_to(("gnome", 0))
    page.drop.click()
    assert page.add.isEnabled() and not page.add.toolTip()


def test_a_new_list_asks_for_its_first_entry(page: CardSetPage) -> None:
    page.new_set()
    page.outline.go_to(("card",))
    assert page.about.text() == "No entries yet. Press “Add”."


def test_the_next_row_is_a_key_away_at_the_same_field(page: CardSetPage) -> None:
    page.bar.copy.click()
    line(page, "gnome", 2, "charisma").setFocus()
    QTest.keySequence(page, QKeySequence("Ctrl+PgDown"))
    assert page.outline.path == ("gnome", 3)
    charisma = line(page, "gnome", 3, "charisma")
    assert page.focusWidget() is charisma and charisma.selectedText() == charisma.text() != ""
    skills = row(page, "gnome", 3, "icons").editor.findChildren(QLineEdit)
    skills[2].setFocus()
    QTest.keySequence(page, QKeySequence("Ctrl+PgUp"))
    there = row(page, "gnome", 2, "icons").editor.findChildren(QLineEdit)
    assert page.outline.path == ("gnome", 2) and page.focusWidget() is there[2]
    for _ in range(20):
        QTest.keySequence(page, QKeySequence("Ctrl+PgDown"))
    assert page.outline.path == ("gnome", 11)
    assert "Ctrl+PgDown" in page.outline.toolTip() and "Ctrl+PgDown" in page.outline.accessibleDescription()


def test_the_button_at_the_foot_leads_through_the_whole_set(page: CardSetPage) -> None:
    page.bar.copy.click()
    met = []
    while page.onwards.isVisible():
        words = page.onwards.text()
        page.onwards.click()
        assert words == f"Next: {page.outline.name_of(page.outline.path)}" == f"Next: {page._panel.heading.text()}"
        met.append(page.outline.path)
    headings = {path[:1] for path in page.outline._items if len(path) == 2}
    assert met == [path for path in page.outline._items if path and path not in headings]
    page.outline.go_to(("gnome", 3))
    page.onwards.click()
    name = line(page, "gnome", 4, "name")
    assert page.focusWidget() is name and name.selectedText() == name.text() != ""
    assert page._panel.position.text() == "5 of 12"
    page.new_set()
    page.outline.go_to(())
    page.onwards.click()
    assert page.outline.path == ("gnome",), "a list without rows asks for the first one"


def test_the_button_at_the_foot_adds_the_rows_that_are_lacking(page: CardSetPage) -> None:
    page.new_set()
    page.outline.go_to(("gnome",))
    for number in range(12):
        assert page.onwards.text() == f"Next: Gnome {number + 1}"
        page.onwards.click()
        assert page.outline.path == ("gnome", number) and page.focusWidget() is line(page, "gnome", number, "name")
    assert page.onwards.text() == "Next: Task cards"
    page.outline.go_to(("gnome", 4))
    page.drop.click()
    assert page.onwards.text() == "Next: Gnome 6", "the rows in between come first"


def test_rows_are_called_by_a_name_and_not_by_an_id(
    page: CardSetPage, appearance: Appearance, sets: CardSetRepository, qtbot: QtBot
) -> None:
    assert page.outline.name_of(("gnome", 2)) == "Gnolan Blossomberry"
    assert page.outline.name_of(("card", 2)) == "Task card c3"
    assert page.outline.name_of(("animal", 0)) == "Watchful Hen"
    game = registry.games()["paths_and_flower_beds"]
    assert game.pack_schema is not None
    paths = CardSetPage(appearance, game, game.pack_schema, sets)
    qtbot.addWidget(paths)
    assert [paths.outline.name_of((key, 1)) for key in ("flower_types", "bed_pieces", "maps")] == [
        "lily",
        "Flower bed B2",
        "Cloister",
    ]


def test_crops_are_counted_beside_their_drawings_and_read_by_their_names(page: CardSetPage) -> None:
    page.bar.copy.click()
    counts = row(page, "gnome", 2, "icons").editor.findChildren(CountLineEdit)
    assert [one.accessibleName() for one in counts][:2] == ["Skills: grain", "Skills: fruit"]
    assert [one.toolTip() for one in counts][:2] == ["grain", "fruit"]
    drawn = counts[0].grab(QRect(6, 7, 20, 20)).toImage()
    assert len({drawn.pixel(x, y) for x in range(20) for y in range(20)}) > 10, "an ear of grain"
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert counts[0].textMargins().left() == 0 < counts[0].textMargins().right()
    page.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert counts[0].textMargins().right() == 0 < counts[0].textMargins().left()
    QTest.keyClicks(counts[0], "2")
    assert at(page, "gnome", 2, "icons") == ["grain", "grain", "fruit", "flower"]


def test_causes_are_shown_as_the_cards_draw_them(appearance: Appearance, sets: CardSetRepository, qtbot: QtBot) -> None:
    game = registry.games()["fire_and_flora"]
    assert game.pack_schema is not None
    page = CardSetPage(appearance, game, game.pack_schema, sets)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.outline.go_to(("species", 1))
    assert page.form is not None
    water, both = (page.form.rows["species", 1, "small", cause]._drawings for cause in ("water", "water+labor"))
    assert both.width() == 2 * water.width() > 0
    drawn = both.grab().toImage()
    assert len({drawn.pixel(x, y) for x in range(drawn.width()) for y in range(drawn.height())}) > 10


def test_labels_stand_in_front_of_editors_where_there_is_room(page: CardSetPage) -> None:
    page.bar.copy.click()
    name, prep = row(page, "gnome", 0, "name"), row(page, "gnome", 0, "prep")
    QApplication.processEvents()
    assert name.editor.x() == prep.editor.x() > name._title.width()
    assert abs(name.editor.geometry().center().y() - name._title.geometry().center().y()) <= SHIFT
    half = row(page, "card", 0, "left", "bliss1")
    QApplication.processEvents()
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QApplication.processEvents()
    assert half._title.rect().contains(half._label.geometry()), "the words are not cut"
    page.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    QApplication.processEvents()
    assert half.editor.x() == 0 and half.editor.y() >= half._title.height()


def test_a_number_says_its_range_where_the_game_has_one(page: CardSetPage) -> None:
    prep, charisma = line(page, "gnome", 2, "prep"), line(page, "gnome", 2, "charisma")
    assert prep.accessibleDescription() == "1 to 99" and charisma.accessibleDescription() == ""


def test_a_line_with_a_fault_is_framed(page: CardSetPage) -> None:
    page.bar.copy.click()
    prep = line(page, "gnome", 2, "prep")
    retype(prep, "0")
    assert prep.property("faulty") is True and not line(page, "gnome", 2, "name").property("faulty")
    retype(prep, "3")
    assert prep.property("faulty") is False


def test_the_outline_marks_what_is_published_what_is_changed_and_what_is_to_fix(page: CardSetPage) -> None:
    def said(*path: str | int) -> list[object]:
        item = page.outline._items[path]
        roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleDescriptionRole)
        return [item.data(0, role) for role in roles]

    assert said("gnome", 0) == ["Gnestor Plumpkin", "partly from the rules"]
    assert said("gnome", 1) == ["Gnina Thymewheat", ""]
    assert said("month", 0)[1] == "from the rules"
    page.bar.copy.click()
    assert said("gnome", 0)[1] == said("month", 0)[1] == ""
    page.outline.go_to(("gnome",))
    item = page.outline._items["gnome", 2]
    page.outline.expandItem(page.outline._items[("gnome",)])
    place = page.outline.visualItemRect(item)
    plain = page.outline.viewport().grab(place).toImage()
    page._edit(("gnome", 2, "prep"), 5)
    assert said("gnome", 2) == ["Gnolan Blossomberry", "changed"]
    changed = page.outline.viewport().grab(place).toImage()
    page._edit(("gnome", 2, "prep"), 0)
    assert said("gnome", 2) == ["Gnolan Blossomberry: 1 to fix", "changed"]
    wrong = page.outline.viewport().grab(place).toImage()
    assert plain != changed != wrong != plain


def test_the_standard_set_opens_at_its_first_card(page: CardSetPage) -> None:
    assert page.outline.path == ("gnome", 0) and page._panel.heading.text() == "Gnestor Plumpkin"
    page.bar.copy.click()
    page.outline.go_to(("card", 2))
    page.open_set(None)
    assert page.outline.path == ("card", 2), "what is looked at stays"


def test_the_name_of_a_copy_is_selected(page: CardSetPage) -> None:
    page.bar.copy.click()
    QTest.keyClicks(page.focusWidget(), "Our box")
    assert at(page, "id") == "Our box"


def test_fields_that_no_card_has_on_this_half_are_folded(page: CardSetPage) -> None:
    page.bar.copy.click()
    need, bliss = row(page, "card", 0, "left", "need1"), row(page, "card", 0, "left", "bliss1")
    right_bliss = row(page, "card", 0, "right", "bliss1")
    assert bliss.isVisible() and not need.isVisible() and not right_bliss.isVisible()
    assert page.form is not None
    more = page.form.findChildren(FoldButton)
    assert [one.accessibleName() for one in more] == ["Left half: More fields", "Right half: More fields"]
    more[0].setFocus()
    QTest.keyClick(more[0], Qt.Key.Key_Space)
    assert need.isVisible() and not right_bliss.isVisible()
    QTest.keyClick(more[0], Qt.Key.Key_Tab)
    assert page.focusWidget().accessibleName() == "Left half: Task 1 needs: grain"


def test_a_fold_opens_where_something_is_in_it(page: CardSetPage) -> None:
    page.bar.copy.click()
    page.outline.go_to(("card", 0))
    page._edit(("card", 0, "left", "score"), 4)
    assert page.form is not None and page.form.rows["card", 0, "left", "score"].isVisible()
    page.outline.go_to(("game",))
    assert row(page, "card", 1, "left", "score").isVisible(), "another card of this set has it there"
    page.undo()
    assert page.focusWidget() is line(page, "card", 0, "left", "score")


def test_both_halves_of_a_task_card_are_pictured_and_say_what_they_are_joined_with(
    page: CardSetPage, qtbot: QtBot
) -> None:
    page.outline.go_to(("card", 0))
    page.preview.paint_now()
    right, left = page.preview.words.text(), page.preview.pictures[1].words.text()
    assert right.startswith("Its right half, shown beside the left half of c3.\nTask 1 needs 1 grain, 1 fruit")
    assert left.startswith("Its left half, shown beside the right half of c2.\n") and "Gregarious Goat" in left
    assert page.preview.pictures[1].isVisible() and not page.preview.pictures[1].image.pixmap().isNull()
    page.outline.go_to(("gnome", 0))
    page.preview.paint_now()
    assert page.preview.pictures[1].isHidden()


def test_a_task_card_is_pictured_as_each_of_the_scarecrows_cards_with_the_values_typed(page: CardSetPage) -> None:
    page.bar.copy.click()
    page.outline.go_to(("card", 1))
    page.preview.paint_now()
    first, second = (picture.words.text() for picture in page.preview.pictures[2:4])
    before = page.preview.pictures[2].image.pixmap().toImage()
    assert first.startswith("As the Scarecrow’s left card, beside c1: 4 h for ")
    assert "closes Tasks 2 and 3. Hands over 2 gnome" in second
    retype(line(page, "card", 1, "right", "prep"), "7")
    page.preview.paint_now()
    assert page.preview.pictures[2].words.text().startswith("As the Scarecrow’s left card, beside c1: 7 h for ")
    assert page.preview.pictures[2].image.pixmap().toImage() != before


def test_pictures_that_have_no_room_are_scrolled_by_keys(page: CardSetPage, qtbot: QtBot) -> None:
    page.outline.go_to(("card", 1))
    page.preview.paint_now()
    scroll = page._right
    bar = scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert scroll in page.stops
    scroll.setFocus()
    QTest.keyClick(scroll, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    page.outline.go_to(("gnome", 0))
    page.preview.paint_now()
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    assert scroll not in page.stops
    assert page.focusWidget() in page.stops, "Tab goes on from there"


@pytest.mark.daily
@pytest.mark.parametrize("targets", ["usual", "large"])
@pytest.mark.parametrize("contrast", ["usual", "high"])
def test_pictures_are_as_wide_as_their_room(
    qapp: QApplication, page: CardSetPage, appearance: Appearance, qtbot: QtBot, targets: str, contrast: str
) -> None:
    appearance.set_targets(targets)
    appearance.set_contrast(contrast)
    apply_theme(qapp, appearance.theme)
    page.outline.go_to(("card", 1))
    page.preview.paint_now()
    qtbot.waitUntil(lambda: page._right.verticalScrollBar().maximum() > 0)
    assert page._right.viewport().width() >= page.preview.width()
    appearance.set_targets("usual")
    appearance.set_contrast("usual")


def test_a_fault_of_a_whole_list_is_counted_there_alone(page: CardSetPage) -> None:
    page.bar.copy.click()
    page.outline.go_to(("gnome", 0))
    page.drop.click()
    names = [item.text(0) for number in range(3) if (item := page.outline.topLevelItem(number)) is not None]
    assert names == ["Name", "Gnomes: 1 to fix", "Task cards"]


SHIFT = 2
"""Pixels by which a row moves under the program's style sheet, where its line of small words changes its height."""


def moved(before: list[QPoint], now: list[QPoint]) -> int:
    return max((old - new).manhattanLength() for old, new in zip(before, now, strict=True))


def test_nothing_moves_when_a_fault_comes_and_goes(page: CardSetPage) -> None:
    page.bar.copy.click()
    page.outline.go_to(("card", 0))

    def places() -> list[QPoint]:
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        form = page.form
        assert form is not None
        rows = (form.rows["card", 0, *key] for key in (("left", "bliss1"), ("right", "need1")))
        inside = [row.mapTo(form, QPoint(0, 0)) for row in rows]  # the form itself is scrolled to what has the focus
        return [*inside, *(widget.mapTo(page, QPoint(0, 0)) for widget in (page.about, page.bar.trial))]

    before = places()
    retype(line(page, "card", 0, "left", "bliss1"), "x")
    assert page.status.isVisible() and moved(before, places()) <= SHIFT
    retype(line(page, "card", 0, "left", "bliss1"), "10")
    retype(line(page, "card", 0, "right", "prep"), "7")
    assert row(page, "card", 0, "right", "prep").remark.text() == "changed"
    assert moved(before, places()) <= SHIFT


def test_the_main_button_plays_with_a_set_of_ones_own(
    page: CardSetPage, sets: CardSetRepository, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page.bar.copy.isVisible() and page.bar.play.isHidden()
    page.bar.copy.click()
    assert page.bar.copy.isHidden() and page.bar.play.isVisible()
    with qtbot.waitSignal(page.play_wanted) as wanted:
        page.bar.play.click()
    assert wanted.args == [sets.all(GAME)[0].path]
    monkeypatch.setattr(page.bar.chooser, "pop_up", Mock())
    page.bar.chooser.click()
    (copy,) = (one for one in page.bar.menu.actions() if one.text() == "Copy this card set")
    copy.trigger()
    assert len(sets.all(GAME)) == 2


def test_a_name_that_is_cut_is_shown_at_the_pointer(page: CardSetPage, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("garden_desktop.ui.cardset.outline.show_tip", lambda _, words, __: shown.append(words))
    page.bar.copy.click()
    name = "Gnorbert Mossback of the Great Compost Heap behind the Shed"
    retype(line(page, "gnome", 0, "name"), name)
    item = page.outline.currentItem()
    assert item is not None
    place = page.outline.visualItemRect(item).center()
    QApplication.sendEvent(page.outline.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, place))
    assert shown == [name]


def test_a_narrow_bar_has_its_lesser_buttons_in_the_menu(page: CardSetPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.bar.copy.click()
    monkeypatch.setattr(page.bar.chooser, "pop_up", Mock())

    def offered() -> list[str]:
        page.bar.chooser.click()
        return [one.text() for one in page.bar.menu.actions()]

    assert page.bar.trial.isVisible() and "Trial matches" not in offered()
    page.bar.set_compact(compact=True)
    retype(line(page, "gnome", 2, "prep"), "")
    assert page.bar.trial.isHidden() and {"Delete this card set", "Trial matches", "Share…"} <= set(offered())
    delete, trial = (one for one in page.bar.menu.actions() if one.text() in ("Delete this card set", "Trial matches"))
    assert not trial.isEnabled()
    delete.trigger()
    assert page.document == standard_document(GAME) and page.bar.put_back.isVisible()


def test_the_pictures_stay_where_they_are_while_a_value_is_wrong(page: CardSetPage) -> None:
    page.bar.copy.click()
    page.outline.go_to(("card", 0))
    page.preview.paint_now()
    said = page.preview.words.text()
    retype(line(page, "card", 0, "left", "bliss1"), "x")
    page.preview.paint_now()
    assert page.preview.words.text() == said and page.preview.stale.isVisible()
    page.undo()
    page.preview.paint_now()
    assert page.preview.stale.isHidden()
