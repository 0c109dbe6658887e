"""Texts that somebody got wrong: a sentence is said in English instead, and a rules text is whole all the same."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import translate
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.core.text import QT_TRANSLATE_NOOP, SideName
from garden_desktop.ui.home.game_card_painter import GameFacts
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.rules.rulebook import Rulebook, load
from garden_desktop.ui.rules.rules_view import RulesSheet
from tests.ui.house import House, still_plays

BROKEN = [
    "{low–{high}", "{low}–{high}}", "{low} bis", "{low}–{high} {mood}", "{low.__class__}–{high}", "{}–{high}",
    "{low!r}–{high}", "{low:q}–{high}",
]  # fmt: skip
LEFT = QT_TRANSLATE_NOOP("home", "{moment}: {who} to move")


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Puts another German sentence in place of one."""
    folder = tmp_path / "i18n"
    folder.mkdir()
    monkeypatch.setattr(paths, "translations", lambda: folder)

    def put(old: str, new: str) -> None:
        text = translate.ts("de").read_text(encoding="utf-8")
        assert f">{old}<" in text
        source = folder / "garden_de.ts"
        source.write_text(text.replace(f">{old}<", f">{new}<"), encoding="utf-8")
        command = [str(translate.tool("lrelease")), "-silent", str(source), "-qm", str(source.with_suffix(".qm"))]
        subprocess.run(command, check=True)

    return put


@pytest.mark.parametrize("broken", BROKEN)
def test_a_sentence_that_cannot_be_filled_in_is_english_and_logged_once(
    house: House, german: Callable[[str, str], None], broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    german("{low}–{high} Spieler", broken)
    house.settings.write_text('{"language": "de", "speed": 0}')
    window = house.open()
    info = window.navigator.home.page.game_cards[0].game.info
    said = {GameFacts().players(info) for _ in range(3)}
    assert said == {f"{min(info.seats)}–{max(info.seats)} players"}
    assert [line for line in caplog.messages if repr(broken) in line] == caplog.messages
    assert len(caplog.messages) == 1
    assert "Einstellungen" in [button.text() for button in window.navigator.home.page.masthead.buttons]
    window.context.languages.choose("en")
    still_plays(window)


def test_a_message_that_cannot_be_filled_in_is_english(
    house: House, german: Callable[[str, str], None], caplog: pytest.LogCaptureFixture
) -> None:
    german("{moment}: {who} ist dran", "{moment: {who}")
    house.settings.write_text('{"language": "de", "speed": 0}')
    window = house.open()
    assert format_message(LEFT.of(moment="Runde 3", who=SideName(0)), lambda _: "Ann") == "Runde 3: Ann to move"
    assert format_message_html(
        LEFT.of(moment="Runde 3", who=SideName(0)), lambda _: "Ann", lambda _: QColor("red")
    ).endswith("to move")
    assert len(caplog.messages) == 1
    window.context.languages.choose("en")


FAULTS = {
    "no anchor": ("# T\n\n## Lost\n\nwords\n", 3, "has no anchor"),
    "a broken anchor": ("# T\n\n## Lost {#lost GG-}\n\nwords\n", 3, "has no anchor"),
    "an endless range": ("# T\n\n## Lost {#lost GG-1..99999999999}\n\nwords\n", 3, "has no anchor"),
    "an anchor twice": ("# T\n\n## A {#a}\n\n## Lost {#a}\n\nwords\n", 5, "is used twice"),
    "no empty line": ("# T\n\nwords\n## Lost {#lost}\n", 4, "no empty line"),
    "not plain": ("# T\n\n## *Lost* {#lost}\n\nwords\n", 3, "is not plain words"),
    "a short row": ("# T\n\n## Lost {#lost}\n\n| a | b |\n|---|---|\n| words |\n", 7, "has 1 of 2 cells"),
    "a long row": ("# T\n\n## Lost {#lost}\n\n| a | b |\n|---|---|\n| 1 | 2 | words |\n", 7, "has 3 of 2 cells"),
    "a row without an end": ("# T\n\n## Lost {#lost}\n\n| a | words |\n|---|---|\n| 1 | 2\n", 7, "or no end"),
    "no title": ("## Lost {#lost}\n\nwords\n", 1, "title is missing"),
    "a heading below a table": (
        "# T\n\n| a | words |\n|---|---|\n| 1 | 2 |\n## Lost {#lost}\n\nx\n", 6, "no empty line",
    ),
}  # fmt: skip


@pytest.fixture
def shown(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], RulesSheet]:
    """A sheet with this rules text."""
    (tmp_path / "toy" / "rules").mkdir(parents=True)
    monkeypatch.setattr("garden_desktop.ui.rules.rulebook.resource", tmp_path.joinpath)
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1200, 800)
    host.show()

    def show(text: str) -> RulesSheet:
        (tmp_path / "toy" / "rules" / "en.md").write_text(text, "utf-8")
        sheet = RulesSheet(appearance, "toy", host)
        sheet.open_at("lost")
        return sheet

    return show


@pytest.mark.parametrize("kind", FAULTS)
def test_a_faulty_rules_text_is_told_of_with_its_line_and_whole_on_its_sheet(
    kind: str, shown: Callable[[str], RulesSheet], tmp_path: Path
) -> None:
    text, line, reason = FAULTS[kind]
    assert [(fault.line, reason in fault.reason) for fault in Rulebook.read(text).faults] == [(line, True)]
    sheet = shown(text)
    words = sheet.viewer.text.toPlainText()
    assert "words" in words
    for heading in Rulebook.read(text).headings:
        sheet.viewer.open_at(heading.anchor)
        assert sheet.viewer.text.textCursor().block().text() == heading.title
    complaints = translate.check_rules(tmp_path)
    assert len(complaints) == 1
    assert f"{tmp_path.name}/toy/rules/en.md, line {line}: " in complaints[0]


def test_a_text_of_no_utf_8_is_shown_as_far_as_it_can_be(shown: Callable[[str], RulesSheet], tmp_path: Path) -> None:
    shown("# T\n\n## A {#a}\n\nwords\n").dismiss()
    file = tmp_path / "toy" / "rules" / "en.md"
    file.write_bytes(file.read_bytes() + b"\xff\xfe more\n")
    book = load("toy", "en")
    assert book is not None
    assert "more" in book.markdown


def test_translations_and_rules_are_checked_before_anything_lands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in translate.WHOLE:
        shutil.copy(translate.ts(language), tmp_path)
    german = tmp_path / "garden_de.ts"
    german.write_text(german.read_text("utf-8").replace(">{low}–{high} Spieler<", ">{low–{high} Spieler<"), "utf-8")
    monkeypatch.setattr(translate, "FOLDER", tmp_path)
    assert translate.main(["check"]) == 1
    said = capsys.readouterr().out
    assert "the translation '{low–{high} Spieler' of '{low}–{high} players' cannot be filled in" in said
    assert said.count("\n") == 1 + len(translate.WHOLE), "one complaint, and how much there is of each language"
