"""Letters: those of every language are in the bundled faces; others, and broken faces, are quietly done without."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest
import translate
import ts_files
from PySide6.QtGui import QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from garden_desktop import paths
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.paths import resource
from garden_desktop.ui.kit.style import theme
from garden_desktop.ui.match.match_screen import MatchScreen
from tests.shipped import SHIPPED
from tests.ui.house import House, still_plays

pytestmark = pytest.mark.daily  # whole screens with letters of other scripts

FACES: Final = sorted(file.name for file in resource("app", "fonts").glob("*.ttf"))
STRANGE: Final = ("さくら", "عمر", "\N{SUNFLOWER}\N{VARIATION SELECTOR-16}", "\U000f1234\ue000", "Z̷̢̛a̵l̸g̴o̶")


def letters(language: str) -> set[str]:
    """Every sign of the sentences and rules of a language."""
    said = "".join(form for each in ts_files.read(translate.ts(language)) for form in each.forms)
    if language == translate.ENGLISH:
        said += "".join(each.key.source for each in ts_files.read(translate.ts(translate.GERMAN)))
    rules = [resource(game, "rules", f"{language}.md").read_text(encoding="utf-8") for game in SHIPPED]
    return {sign for sign in said + "".join(rules) if sign.isprintable() and not sign.isspace()}


@pytest.mark.parametrize("language", sorted(translate.WHOLE))
@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_a_language_is_in_the_bundled_faces(qapp: QApplication, face: str, language: str) -> None:
    font = QRawFont(str(resource("app", "fonts", face)), 16)
    wanted = letters(language)
    assert len(wanted) > 60
    assert sorted(sign for sign in wanted if not all(font.glyphIndexesForString(sign))) == []


def play(screen: MatchScreen) -> None:
    """A few moves, every gate opened and every picture of the way painted."""
    rng, table, session = Random(3), screen.table, screen.session
    for _ in range(6):
        while session.gate is not None:
            screen.grab()
            table.handover.open_gate()
            QApplication.processEvents()
        if table.recap.isVisible():
            screen.grab()
            table.recap.dismiss()
        table.play(rng.choice(session.rules.legal_moves(session.view)))
        table.step_player.skip_remaining()
        screen.grab()


@pytest.mark.parametrize("name", STRANGE)
def test_a_name_in_letters_that_no_face_has_is_painted_as_well_as_can_be(
    house: House, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    window = house.open()
    window.navigator.begin(MatchSetup("stalk_exchange", (Seated(name, 0), Seated("Ben", 1)), {}, 5))
    assert window.navigator.match is not None
    play(window.navigator.match)
    window.navigator.go_home()
    window.grab()
    window.navigator.open_book()
    window.grab()
    assert caplog.messages == []
    still_plays(window)


def test_faces_that_cannot_be_read_are_done_without(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts = tmp_path / "fonts"
    fonts.mkdir()
    for face in FACES[:-1]:
        (fonts / face).write_bytes(b"this is no face")
    monkeypatch.setattr(paths, "resource", lambda *parts: tmp_path.joinpath(*parts[1:]))
    assert {"FrauncesGarden.ttf"} <= set(theme.load_fonts.__wrapped__()) <= set(FACES)
    monkeypatch.undo()
    assert QFontInfo(theme.text_font(13)).family()
    still_plays(house.open())
