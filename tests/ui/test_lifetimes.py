"""What Python and Qt each take for alive: laws over the sources, and matches entered and left as a reader sees them."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Object, delete

import garden_desktop
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea, ScrollFade
from garden_desktop.ui.kit.style.appearance import Appearance
from tests import fifth
from tests.systems import home_in
from tests.ui.lifetimes import Stray, strays

PACKAGE = Path(garden_desktop.__file__).parent
READ_ALOUD = """
import sys
from garden_desktop.ui import app as start

app = start.application()
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from garden_desktop.games import registry
from garden_desktop.hotseat.new_game import NewGameState
from tests import fifth

told = []
sys.excepthook = lambda kind, error, at: told.append(repr(error))
entered = []
with fifth.planted():
    window = start.main_window()
    window.show()
    QAccessible.setActive(sys.argv[1] == "read aloud")
    for game in registry.games().values():
        window.navigator.begin(NewGameState.usual(game).setup(1))
        app.processEvents()
        QAccessible.queryAccessibleInterface(window.navigator.match.table.board).childCount()
        entered.append(window.navigator.match.session.game.info.key)
        window.navigator.go_home()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        app.processEvents()
print(*entered, told)
"""


@pytest.mark.daily
@pytest.mark.parametrize("how", ["read aloud", "quiet"])
def test_every_game_is_entered_and_left_alive(tmp_path: Path, how: str) -> None:
    """PySide6 before 6.11 died here without a reader, too."""
    done = subprocess.run(
        [sys.executable, "-c", READ_ALOUD, how], env=home_in(tmp_path),
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stdout.split()) == (0, [*fifth.games(), "[]"]), done.stderr


@pytest.mark.parametrize("words", ["InFocusChain(", "QTimer.singleShot("])
def test_the_program_does_not_say(words: str) -> None:
    """The first makes each widget the owner of the next to PySide; the errors of the second reach whoever calls Qt."""
    assert [file.name for file in PACKAGE.rglob("*.py") if words in file.read_text(encoding="utf-8")] == []


def test_no_signal_is_given_a_method_of_qts() -> None:
    """PySide keeps a little of each for ever; `kit/events.py` names them instead, and methods of ours are let go."""
    slots = (
        "update|updateGeometry|deleteLater|click|hide|setFocus|scheduleDelayedItemsLayout|_[a-z]+\\.start|_pause\\.stop"
    )
    given = re.compile(rf"\.connect\([\w.]*\b({slots})\)")
    found = {file.name for file in PACKAGE.rglob("*.py") if given.search(file.read_text(encoding="utf-8"))}
    assert found == {"events.py"}, "its docstring alone says how it is not done"


def test_no_attribute_keeps_an_error() -> None:
    """With an error stay the frames of all who asked, and a painter in one of them outlives what it paints on."""
    kept = [f"{file.name}:{line}" for file in PACKAGE.rglob("*.py") for line in kept_errors(file.read_text("utf-8"))]
    assert kept == []
    assert list(kept_errors("try:\n    read()\nexcept OSError as error:\n    self.trouble = error\n")) == [4]


def kept_errors(source: str) -> Iterator[int]:
    """The lines of a module that put what is called `error`, as every one that is caught, into an attribute."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(targets=[ast.Attribute()], value=ast.Name(id="error")):
                yield node.lineno


def test_no_class_of_ours_has_two_bases_of_qts() -> None:
    """PySide makes a thing in C++ for each of them, and dies at the first paint of the one in Python."""
    for file in (PACKAGE / "ui").rglob("*.py"):
        import_module(".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"))
    ours = [cls for cls in below(Object) if cls.__module__.startswith(f"{garden_desktop.__name__}.")]
    assert len(ours) > 100
    assert [cls for cls in ours if sum(issubclass(base, Object) for base in cls.__bases__) > 1] == []


def below(cls: type) -> Iterator[type]:
    """Every class that comes from this one."""
    known: list[type] = type.__subclasses__(cls)
    for sub in known:
        yield sub
        yield from below(sub)


def test_the_detector_finds_what_is_gone_and_what_cpp_has_made(appearance: Appearance, qtbot: QtBot) -> None:
    roll = ScrollArea(fading=appearance)
    qtbot.addWidget(roll)
    fade = roll.findChild(ScrollFade)
    assert fade is not None
    assert strays() == []
    fade.bar = roll.verticalScrollBar()  # type: ignore[attr-defined]
    assert strays() == [Stray("ScrollFade", "bar", "QScrollBar", "made by C++")]
    del fade.bar  # type: ignore[attr-defined]
    appearance.kept = [("pair", fade)]  # type: ignore[attr-defined]
    delete(fade)
    assert {stray.why for stray in strays()} == {"gone"}
    del appearance.kept  # type: ignore[attr-defined]
    roll._fade = None


def test_the_detector_lets_garbage_be_that_only_garbage_holds(qtbot: QtBot) -> None:
    """A connection holds what it calls where the collector does not see it, until its sender is collected."""

    def tangle() -> None:
        appearance, sender, gone = Appearance(), QObject(), QObject()
        appearance.kept = [gone, appearance]  # type: ignore[attr-defined]
        sender.objectNameChanged.connect(lambda: appearance.kept)  # type: ignore[attr-defined]
        sender.ring = sender  # type: ignore[attr-defined]
        delete(gone)
        assert [stray.why for stray in strays()] == ["gone"]

    tangle()
    assert strays() == []


def test_what_is_to_be_done_later_is_dropped_with_its_owner(qtbot: QtBot) -> None:
    done: list[str] = []
    kept, gone = QObject(), QObject()
    later(kept, lambda: done.append("kept"))
    later(gone, lambda: done.append("gone"))
    delete(gone)
    qtbot.waitUntil(lambda: bool(done))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert (done, kept.children()) == (["kept"], [])
