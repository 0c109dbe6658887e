"""Card set editor: the standard set is shown only, a copy is changed with undo, faults stand at their field."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from garden_desktop.core.child_process import WorkError
from garden_desktop.core.pack_schema import to_toml, value_at
from garden_desktop.core.packs import FieldPath
from garden_desktop.games import registry
from garden_desktop.hotseat.card_set_trial import TrialProcess
from garden_desktop.hotseat.card_sets import CardSetRepository, standard_document
from garden_desktop.ui.cardset.card_set_page import CardSetPage
from garden_desktop.ui.cardset.field_editors import NumberEditor, WordEditor, WordsEditor
from garden_desktop.ui.cardset.trial_sheet import TrialSheet
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from tests.ui.cardset.editing import GAME, at, line, retype, row


def test_the_standard_set_is_shown_and_cannot_be_changed(page: CardSetPage) -> None:
    prep = line(page, "gnome", 2, "prep")
    assert prep.text() == "1" and prep.isReadOnly()
    QTest.keyClicks(prep, "7")
    assert page.document == standard_document(GAME)
    assert page.add.isHidden() and page.drop.isHidden()


def test_a_copy_is_changed_written_and_undone(page: CardSetPage, sets: CardSetRepository) -> None:
    page.bar.copy.click()
    retype(line(page, "gnome", 2, "prep"), "12")
    assert at(page, "gnome", 2, "prep") == 12
    (stored,) = sets.all(GAME)
    assert stored.document == page.document and not stored.faults
    page.undo()
    assert at(page, "gnome", 2, "prep") == 1 and sets.all(GAME)[0].document == page.document
    page.redo()
    assert at(page, "gnome", 2, "prep") == 12


@pytest.mark.parametrize("redo", ["Ctrl+Y", "Ctrl+Shift+Z"])
def test_undo_and_redo_have_the_keys_of_every_system(page: CardSetPage, redo: str) -> None:
    page.bar.copy.click()
    retype(line(page, "gnome", 2, "prep"), "12")
    page.outline.setFocus()  # a line of text undoes by itself
    QTest.keySequence(page, QKeySequence("Ctrl+Z"))
    assert at(page, "gnome", 2, "prep") == 1
    page.outline.setFocus()
    QTest.keySequence(page, QKeySequence(redo))
    assert at(page, "gnome", 2, "prep") == 12


def test_a_set_is_parsed_once_an_edit(page: CardSetPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.bar.copy.click()
    parse = Mock(wraps=to_toml)
    monkeypatch.setattr("garden_desktop.hotseat.card_sets.to_toml", parse)
    line(page, "gnome", 2, "prep")
    page.outline.go_to(("game",))
    assert not parse.called
    line(page, "gnome", 2, "prep").selectAll()
    QTest.keyClicks(line(page, "gnome", 2, "prep"), "9")
    assert parse.call_count == 2  # written to its file, and parsed


def test_undo_leads_back_to_the_field(page: CardSetPage) -> None:
    page.bar.copy.click()
    retype(line(page, "gnome", 2, "prep"), "5")
    page.outline.go_to(("game",))
    page.undo()
    assert page.outline.path == ("gnome", 2)
    assert page.focusWidget() is line(page, "gnome", 2, "prep")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0", "“Prep time in hours” must be a whole number from 1 to 99."),
        ("many", "“Prep time in hours” must be a whole number."),
        ("", "“Prep time in hours” is missing."),
    ],
)
def test_a_fault_stands_at_its_field_and_the_set_is_kept(
    page: CardSetPage, sets: CardSetRepository, text: str, said: str
) -> None:
    page.bar.copy.click()
    retype(line(page, "gnome", 2, "prep"), text)
    there = row(page, "gnome", 2, "prep")
    assert there.fault.text() == said
    assert line(page, "gnome", 2, "prep").accessibleDescription().startswith(said)
    assert page.status.text().startswith("Saved. 1 thing")
    (stored,) = sets.all(GAME)
    assert stored.faults and stored.document == page.document


def test_a_fault_that_names_another_field_calls_it_by_its_label(page: CardSetPage) -> None:
    page.bar.copy.click()
    page._edit(("card", 2, "right", "prep"), None)
    said = "“Scarecrow: one hour less” needs “Scarecrow: prep time in hours” on the same half."
    assert row(page, "card", 2, "right", "prep_minus").fault.text() == said
    page.undo()
    page._edit(("card", 7, "nine"), None)
    page.outline.go_to(("card",))
    assert page.form is not None
    assert page.form.fault.text() == "Exactly 2 task cards must be marked “Only in the nine-card garden”."


def test_a_fault_of_a_whole_list_stands_on_its_page(page: CardSetPage) -> None:
    page.bar.copy.click()
    page.outline.go_to(("gnome", 0))
    assert page.form is not None and page.form.fault.isHidden()
    page.drop.click()
    page.outline.go_to(("gnome",))
    assert page.form.fault.text() == "“Gnomes” must have 12 row(s), not 11." and not page.form.fault.isHidden()
    page.outline.go_to(("gnome", 0))
    assert page.form.fault.isHidden(), "the rows that are left are right"


def test_a_fault_of_a_row_stands_at_the_row_alone(page: CardSetPage) -> None:
    page.bar.copy.click()
    page._edit(("gnome", 2, "prep"), None)
    page.outline.go_to(("gnome",))
    assert page.form is not None and page.form.fault.isHidden()


def test_a_table_that_is_missing_is_named_where_its_fields_are(page: CardSetPage) -> None:
    page.bar.copy.click()
    page._edit(("card", 0, "left"), None)
    page.outline.go_to(("card", 0))
    assert page.form is not None and page.form.fault.text() == "“Left half” is missing."


def test_the_count_of_faults_leads_to_the_first(page: CardSetPage) -> None:
    page.bar.copy.click()
    retype(line(page, "gnome", 2, "prep"), "")
    page.outline.go_to(("game",))
    page.status.click()
    assert page.outline.path == ("gnome", 2) and page.focusWidget() is line(page, "gnome", 2, "prep")


def test_a_pair_of_cards_that_does_not_meet_is_told_at_the_card(page: CardSetPage) -> None:
    page.bar.copy.click()
    retype(line(page, "card", 1, "right", "prep"), "")
    assert row(page, "card", 1, "right", "prep").fault.text() == "The middle must show exactly one, not none."


def test_words_and_numbers_step_by_keys(page: CardSetPage) -> None:
    page.bar.copy.click()
    skills = row(page, "gnome", 2, "icons").editor
    assert isinstance(skills, WordsEditor)
    grain = skills.findChildren(QLineEdit)[0]
    QTest.keyClick(grain, Qt.Key.Key_Up)
    assert at(page, "gnome", 2, "icons") == ["grain", "fruit", "flower"]
    charisma = row(page, "gnome", 2, "charisma").editor
    assert isinstance(charisma, NumberEditor)
    QTest.keyClick(charisma.line, Qt.Key.Key_Down)
    QTest.keyClick(charisma.line, Qt.Key.Key_Down)
    assert at(page, "gnome", 2, "charisma") == 0, "it stops at the lowest"


def test_an_optional_word_can_be_left_out(page: CardSetPage) -> None:
    page.bar.copy.click()
    plus = row(page, "card", 0, "right", "score_plus").editor
    assert isinstance(plus, WordEditor)
    none, animals, _ = plus.menu.actions()
    assert (none.text(), animals.isChecked()) == ("None", True)
    none.trigger()
    assert at(page, "card", 0, "right", "score_plus") is None


def test_an_empty_set_is_filled_row_by_row_with_the_usual_ids(page: CardSetPage) -> None:
    page.new_set()
    page.outline.go_to(("gnome",))
    for _ in range(13):
        page.add.click()
    rows = at(page, "gnome")
    assert isinstance(rows, list) and [one["id"] for one in rows] == [f"g{n:02}" for n in range(1, 13)]
    assert not page.add.isEnabled()
    page.outline.go_to(("gnome", 3))
    page.drop.click()
    assert [one["id"] for one in at(page, "gnome")][2:5] == ["g03", "g05", "g06"]  # type: ignore[attr-defined]
    page.outline.go_to(("gnome",))
    page.add.click()
    assert at(page, "gnome", 11, "id") == "g04"


def test_a_deleted_set_comes_back(page: CardSetPage, sets: CardSetRepository) -> None:
    page.bar.copy.click()
    before = page.document
    page.delete_set()
    assert not sets.all(GAME) and page.document == standard_document(GAME)
    page.bar.put_back.click()
    assert page.document == before and sets.all(GAME)[0].document == before


def test_a_set_is_shared_and_comes_in_elsewhere(
    page: CardSetPage, sets: CardSetRepository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.bar.copy.click()
    retype(line(page, "game", "target"), "50")
    shared, before = tmp_path / "ours.gardenbox", page.document
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(shared), ""))
    page.bar.share.click()
    assert page.notice.words.text() == "Saved as ours.gardenbox."
    page.delete_set()
    page.exchange.bring_in(shared)
    assert page.document == before


def test_a_hostile_file_is_told_and_the_set_stays(page: CardSetPage, tmp_path: Path) -> None:
    page.bar.copy.click()
    before = page.document
    (evil := tmp_path / "evil.gardenbox").write_bytes(b"\xff")
    page.exchange.bring_in(evil)
    assert "evil.gardenbox" in page.notice.words.text() and page.document == before


def test_a_full_disk_is_told_and_what_was_typed_stays(
    page: CardSetPage, sets: CardSetRepository, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.bar.copy.click()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("garden_desktop.hotseat.card_sets.write_whole", full)
    retype(line(page, "gnome", 2, "prep"), "5")
    assert at(page, "gnome", 2, "prep") == 5
    assert page.notice.is_open and page.ready.text() == "Not saved. Ready to play."
    monkeypatch.undo()
    retype(line(page, "gnome", 2, "charisma"), "5")
    assert sets.all(GAME)[0].document == page.document and page.ready.text() == "Saved. Ready to play."


def test_origins_are_told(page: CardSetPage) -> None:
    page.outline.go_to(("gnome", 0))
    assert (
        page.about.text()
        == "In the standard set, values marked “from the rules” are published; the others are our reconstruction."
    )
    assert row(page, "gnome", 0, "prep").remark.text() == "from the rules"
    page.bar.copy.click()
    retype(line(page, "gnome", 0, "prep"), "4")
    assert row(page, "gnome", 0, "prep").remark.text() == "changed"


PICTURED: list[tuple[str, FieldPath]] = [
    ("gnomadic_gardeners", ("gnome", 4)),
    ("gnomadic_gardeners", ("card", 0)),
    ("gnomadic_gardeners", ("card", 8)),
    ("gnomadic_gardeners", ("month", 2)),
    ("stalk_exchange", ("portfolio",)),
    ("fire_and_flora", ("species", 3)),
    ("fire_and_flora", ("parcels", 30)),
    ("fire_and_flora", ("headquarters", 3)),
    ("fire_and_flora", ("buildings", 5)),
    ("fire_and_flora", ("fires", 10)),
    ("fire_and_flora", ("events", 3)),
]


@pytest.mark.parametrize(("key", "path"), PICTURED)
def test_the_card_is_painted_as_on_the_table(
    appearance: Appearance, sets: CardSetRepository, qtbot: QtBot, key: str, path: FieldPath
) -> None:
    game = registry.games()[key]
    assert game.pack_schema is not None
    page = CardSetPage(appearance, game, game.pack_schema, sets)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.outline.go_to(path)
    qtbot.waitUntil(lambda: not page.preview.image.pixmap().isNull(), timeout=10_000)
    name = value_at(page.document, (*path, "name"))
    assert page.preview.words.text() and (
        not isinstance(name, str) or path[0] == "species" or name in page.preview.words.text()
    )


def test_a_trial_tells_wins_length_and_cards(page: CardSetPage, qtbot: QtBot) -> None:
    page.bar.copy.click()
    assert page.bar.trial.isVisible()
    retype(line(page, "game", "target"), "20")
    page.try_set()
    sheet = page.findChild(TrialSheet)
    assert sheet is not None
    qtbot.waitUntil(lambda: sheet.trial.result is not None, timeout=60_000)
    qtbot.waitUntil(lambda: "Player 2 wins" in sheet.words.text(), timeout=10_000)
    assert (
        "Gnomes: how often each comes up in a match" in sheet.words.text() and "Gnestor Plumpkin" in sheet.words.text()
    )
    qtbot.waitUntil(lambda: sheet.words.height() >= 26 * len(sheet.words.text().split("\n")))
    pixels = sheet.words.grab(QRect(0, 0, sheet.words.width(), 52)).toImage()
    leaf, clay = (page._appearance.theme.seats[seat].rgb() for seat in (0, 1))
    bars = [{pixels.pixel(x, y) for x in range(pixels.width())} for y in (13, 39)]
    assert leaf in bars[0] and clay in bars[1] and leaf not in bars[1]
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.findChild(TrialSheet) is None, timeout=10_000)


def test_a_trial_that_fails_says_so_and_reports_the_error(page: CardSetPage, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: TrialProcess) -> bool:
        raise WorkError("IndexError")

    reported: list[Exception] = []
    monkeypatch.setattr(TrialProcess, "poll", fail)
    monkeypatch.setattr("garden_desktop.ui.guard.report_error", reported.append)
    page.bar.copy.click()
    page.try_set()
    sheet = page.findChild(TrialSheet)
    assert sheet is not None
    sheet.look()
    assert sheet.progress.text() == "The computers could not finish a match with this card set."
    assert [str(error) for error in reported] == ["IndexError"]
    sheet.trial.close()
    sheet.dismiss()


def test_an_unfinished_set_is_not_tried(page: CardSetPage) -> None:
    page.bar.copy.click()
    retype(line(page, "gnome", 2, "prep"), "")
    assert not page.bar.trial.isEnabled() and not page.bar.play.isEnabled()
    assert page.bar.play.accessibleDescription() == "Fix the errors first."


def test_a_list_of_numbers_is_typed_with_its_commas(
    appearance: Appearance, sets: CardSetRepository, qtbot: QtBot
) -> None:
    game = registry.games()["stalk_exchange"]
    assert game.pack_schema is not None
    page = CardSetPage(appearance, game, game.pack_schema, sets)
    qtbot.addWidget(page)
    page.show()
    page.bar.copy.click()
    retype(line(page, "garden", "3"), "3, 4,5, 4, 3")
    assert at(page, "garden", "3") == [3, 4, 5, 4, 3] and page.status.isHidden()


def test_a_new_row_has_no_where_no_is_shown(appearance: Appearance, sets: CardSetRepository, qtbot: QtBot) -> None:
    game = registry.games()["fire_and_flora"]
    assert game.pack_schema is not None
    page = CardSetPage(appearance, game, game.pack_schema, sets)
    qtbot.addWidget(page)
    page.new_set()
    page.outline.go_to(("species",))
    page.add.click()
    assert at(page, "species", 0) == {"id": "sagebrush", "woody": False}


def test_next_is_named_as_the_row_that_it_adds(page: CardSetPage) -> None:
    page.new_set()
    for heading in ("gnome", "card", "animal"):
        page.outline.go_to((heading,))
        named = page.onwards.text()
        page.onwards.click()
        assert page.outline.path == (heading, 0)
        assert named == f"Next: {page.outline.name_of((heading, 0))}"


def test_the_page_of_the_name_tells_only_what_is_to_fix_there(page: CardSetPage) -> None:
    page.new_set()
    page.outline.go_to(())
    assert page.form is not None
    assert page.form.fault.text() == ""
    page.outline.go_to(("gnome",))
    assert page.form.fault.text() != ""


def test_a_list_that_is_no_list_can_be_looked_at_and_filled(page: CardSetPage, sets: CardSetRepository) -> None:
    page.open_set(sets.create(GAME, {**standard_document(GAME), "gnome": 3}, "Odd").path)
    page.outline.go_to(("gnome",))
    page.onwards.click()
    page.add.click()
    assert at(page, "gnome", 0, "id") == "g01"


def test_counts_follow_the_language(page: CardSetPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.copy_set()
    skills = row(page, "gnome", 0, "icons")
    assert isinstance(skills.editor, WordsEditor)
    monkeypatch.setattr(
        "garden_desktop.ui.cardset.field_editors.format_message",
        lambda words, name: f"<{format_message(words, name)}>",
    )
    page.retranslate()
    assert {box.property("word") for box in skills.editor._boxes} >= {"<grain>", "<herb>"}


def test_an_id_is_called_by_its_kind_and_a_name_is_not(page: CardSetPage) -> None:
    page.copy_set()
    assert page.outline.name_of(("card", 2)) == "Task card c3"
    retype(line(page, "gnome", 0, "name"), "Al7")
    assert page.outline.name_of(("gnome", 0)) == "Al7"
