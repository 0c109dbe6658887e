"""The words of a gloss in the width of the panel."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage, QPainter

from garden_desktop.core.inspection import Inspection, InspectionLine, ValueChange
from garden_desktop.core.text import Message
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.inspector.inspection_page import WIDTH, InspectionPage, InspectionTexts


def words(text: str) -> Message:
    return Message("none", text)


def sheet(appearance: Appearance, *lines: InspectionLine) -> InspectionPage:
    spoken = InspectionTexts(str, lambda _: QColor("black"))
    return InspectionPage(appearance, "fire_and_flora", spoken, Inspection(words("Reed"), words("A weed"), lines))


def test_numbers_stand_below_words_that_have_too_little_room_beside_them(appearance: Appearance) -> None:
    chip, change = words("as many as can be held"), ValueChange(1, 2, "star")
    short = InspectionLine(words("grows"), ("water",), words("Water"), change, words("1"))
    long = short._replace(text=words("grows as large as ever it can"), chip=chip)
    assert sheet(appearance, long).height > sheet(appearance, short).height + 20


def test_each_line_makes_the_panel_higher(appearance: Appearance) -> None:
    line = InspectionLine(words("grows"))
    heights = [sheet(appearance, *[line] * number).height for number in range(4)]
    assert heights == sorted(set(heights))


def test_it_can_be_painted_in_both_themes(appearance: Appearance) -> None:
    line = InspectionLine(
        words("grows"), ("water", "time"), words("Water and Time"), ValueChange(1, 2, "star"), words("1")
    )
    pictures = []
    for theme in ("morning", "dusk"):
        appearance.set_theme(theme)
        shown = sheet(appearance, line)
        image = QImage(WIDTH, shown.height, QImage.Format.Format_RGB32)
        image.fill(appearance.theme.raised)
        painter = QPainter(image)
        shown.paint(painter)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]
    assert not appearance.art.missing


def test_all_of_it_is_one_text(appearance: Appearance) -> None:
    line = InspectionLine(words("grows"), (), words("Water"), ValueChange(1, 2), words("1 in hand"))
    gloss = Inspection(
        words("Reed"), words("A weed"), (line,), (words("Nothing stops it."),), lead=words("Could stop it:")
    )
    spoken = InspectionTexts(str, lambda _: QColor("black")).spoken(gloss)
    assert spoken == "Reed. A weed. Water: grows, 1 to 2, 1 in hand. Could stop it: Nothing stops it."


def test_a_name_that_looks_like_html_stays_a_name(appearance: Appearance) -> None:
    spoken = InspectionTexts(lambda _: "<b>Ann</b>", lambda _: QColor("black"))
    line = InspectionLine(words("{who} waits").of(who=words("{x}").of(x="<i>")))
    assert "&lt;i&gt;" in spoken.line(line)
