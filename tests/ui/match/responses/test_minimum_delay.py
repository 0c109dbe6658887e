"""A private look lasts at least two seconds (section 5.8, point 3)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from garden_desktop.core.text import Message
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.prompt_presenter import WAITS
from garden_desktop.ui.match.responses.response_controller import LOOK_MS, MinimumDelay
from tests.ui.match.responses.rig import Rig

LONG = 60_000


def looking(appearance: Appearance, qtbot: QtBot, lasts: int) -> Rig:
    """Ben looks at his hand."""
    rig = Rig(appearance, qtbot)
    rig.throw()
    rig.screen.minimum_delay.duration_ms = lasts
    rig.key(Qt.Key.Key_B)
    rig.run_out()
    rig.open_gate()
    return rig


def test_a_look_lasts_two_seconds() -> None:
    assert MinimumDelay().duration_ms == LOOK_MS == 2000


def test_an_answer_waits_and_a_line_says_so(appearance: Appearance, qtbot: QtBot) -> None:
    rig = looking(appearance, qtbot, LONG)
    rig.key(Qt.Key.Key_P)
    assert rig.session.match.moves == ["throw"]
    assert isinstance(WAITS, Message)
    assert rig.screen.bar.sentence.text() == format_message(WAITS, str)
    rig.key(Qt.Key.Key_C)  # nothing more can be said meanwhile
    assert rig.session.match.moves == ["throw"]


def test_the_answer_is_given_when_the_look_is_over(appearance: Appearance, qtbot: QtBot) -> None:
    rig = looking(appearance, qtbot, 700)
    rig.key(Qt.Key.Key_C)
    assert rig.session.match.moves == ["throw"]
    qtbot.waitUntil(lambda: rig.session.match.moves == ["throw", "catch"])
    assert rig.session.response_windows.open


def test_an_answer_that_waits_can_be_taken_back(appearance: Appearance, qtbot: QtBot) -> None:
    rig = looking(appearance, qtbot, LONG)
    rig.key(Qt.Key.Key_C)
    rig.screen.undo()
    rig.key(Qt.Key.Key_P)
    rig.screen.minimum_delay.done.emit("pass")
    assert rig.session.match.moves[:1] == ["throw"]
    assert "catch" not in rig.session.match.moves


def test_after_a_long_look_the_answer_is_given_at_once(appearance: Appearance, qtbot: QtBot) -> None:
    rig = looking(appearance, qtbot, 0)
    qtbot.waitUntil(lambda: not rig.screen.minimum_delay.is_running)
    rig.key(Qt.Key.Key_C)
    assert rig.session.match.moves == ["throw", "catch"]


def test_no_look_outlives_its_match(appearance: Appearance, qtbot: QtBot) -> None:
    rig = looking(appearance, qtbot, 100)
    rig.key(Qt.Key.Key_C)
    rig.screen.put_away()
    with qtbot.assertNotEmitted(rig.screen.minimum_delay.done, wait=150):
        pass
    assert rig.session.match.moves == ["throw"]
