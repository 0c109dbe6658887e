"""Rules as PDF: whole, black on white in every theme, and written as all exports are."""

from __future__ import annotations

import errno
import os
import re
import zlib
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import apply_theme
from garden_desktop.ui.kit.style.theme import DUSK
from garden_desktop.ui.rules import rulebook, rules_pdf
from garden_desktop.ui.rules.rules_view import RulesSheet
from tests.shipped import SHIPPED


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


@pytest.mark.parametrize("key", SHIPPED)
def test_every_page_of_the_rules_is_there_with_its_pictures(
    qapp: QApplication, appearance: Appearance, key: str
) -> None:
    book = rulebook.load(key, "en")
    assert book is not None
    pdf = rules_pdf.rules_pdf(key, book, appearance.art)
    assert pdf.startswith(b"%PDF")
    assert pages(pdf) > 3
    assert pdf.count(b"/Subtype /Image") >= len(set(re.findall(r"art:[\w-]+", book.markdown)))


def colours(pdf: bytes) -> set[bytes]:
    """What is filled with, of words among them."""
    found = set[bytes]()
    for packed in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        with suppress(zlib.error):  # pictures and fonts that are stored as they are
            found.update(re.findall(rb"^(\S+ \S+ \S+) scn$", zlib.decompress(packed), re.MULTILINE))
    return found


def test_words_are_black_in_a_dark_theme(qapp: QApplication, appearance: Appearance) -> None:
    book = rulebook.load("stalk_exchange", "en")
    assert book is not None
    light = colours(rules_pdf.rules_pdf("stalk_exchange", book, appearance.art))
    assert b"0 0 0" in light
    before = qapp.palette()
    palette = QPalette(before)
    palette.setColor(QPalette.ColorRole.Text, QColor(250, 251, 252))
    apply_theme(qapp, DUSK)
    qapp.setPalette(palette)
    dark = colours(rules_pdf.rules_pdf("stalk_exchange", book, appearance.art))
    qapp.setPalette(before)
    assert dark == light


@pytest.fixture
def sheet(appearance: Appearance, qtbot: QtBot) -> RulesSheet:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 700)
    window.show()
    sheet = RulesSheet(appearance, "stalk_exchange", window)
    sheet.open_at()
    return sheet


def test_the_button_saves_the_rules(sheet: RulesSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target, proposed = tmp_path / "rules.pdf", list[str]()

    def ask(parent: object, title: str, name: str, kind: str) -> tuple[str, str]:
        proposed.append(Path(name).name)
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    sheet.save.click()
    assert target.read_bytes().startswith(b"%PDF")
    assert proposed == ["Stalk Exchange.pdf"]
    assert sheet.notice.words.text() == f"Saved: {target}."


def test_a_full_disk_is_one_sentence(sheet: RulesSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    target = tmp_path / "rules.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    monkeypatch.setattr(os, "fsync", full)
    sheet.save.click()
    assert sheet.notice.words.text().startswith(f"The disk with {target} is full.")
    assert list(tmp_path.iterdir()) == []
