"""No exception leaves a method that Qt calls: in processes of their own, as PySide dies of one that does."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import MethodDescriptorType
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPixmap
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QGraphicsItem, QLabel, QLayout
from pytestqt.qtbot import QtBot
from shiboken6 import Object

import garden_desktop.ui
from garden_desktop.ui.guard import guarded

FROM_C = """
import sys
import garden_desktop.ui
from PySide6.QtWidgets import QApplication, QWidget

told = []
sys.excepthook = lambda kind, error, at: told.append(kind.__name__)

class Broken(QWidget):
    def paintEvent(self, event):
        [][3]

app = QApplication([])
window = QWidget()
child = Broken(window)
for _ in range(3):
    window.grab()
print(told)
"""
"""Until Python 3.12 PySide takes an error that was raised in C for an object, and there is none yet."""
MANY = """
import sys
import garden_desktop.ui
from PySide6.QtWidgets import QApplication, QWidget

told = []
sys.excepthook = lambda kind, error, at: told.append(kind.__name__)

class Broken(QWidget):
    def paintEvent(self, event):
        raise RuntimeError("paint")

app = QApplication([])
window = QWidget()
children = [Broken(window) for _ in range(30)]
window.resize(200, 200)
window.show()
window.grab()
print(len(told) >= 30, set(told))
"""
"""Since PySide 6.10 an override that is called while an error is pending loses a reference, until it is freed."""
WATCHED = """
import garden_desktop.ui
from PySide6.QtWidgets import QWidget

class Broken(QWidget):
    def paintEvent(self, event):
        [][3]

def test_it(qtbot):
    broken = Broken()
    qtbot.addWidget(broken)
    broken.grab()

def test_it_asks_for_it(qtbot):
    broken = Broken()
    qtbot.addWidget(broken)
    with qtbot.captureExceptions() as errors:
        broken.grab()
    assert [kind for kind, *_ in errors] == [IndexError]
"""


@pytest.mark.parametrize(
    ("program", "said"),
    [(FROM_C, "['IndexError', 'IndexError', 'IndexError']\n"), (MANY, "True {'RuntimeError'}\n")],
    ids=["raised in C", "thirty at once"],
)
def test_the_process_lives(program: str, said: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (0, said), done.stderr


def test_a_test_fails_on_what_the_guard_has_caught_unless_it_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text(WATCHED)
    settings = tmp_path / "pytest.ini"
    settings.write_text("[pytest]\n")
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(settings), str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60, cwd=Path.cwd())
    assert done.returncode == 1, done.stdout
    assert "1 failed, 1 passed" in done.stdout
    assert "IndexError: list index out of range" in done.stdout


def broken(*_: Any) -> Any:
    raise ValueError("broken")


class BrokenLabel(QLabel):
    def sizeHint(self) -> QSize:  # noqa: N802 - Qt names it
        return QSize(broken())

    def event(self, event: QEvent) -> bool:
        return bool(broken()) if event.type() == QEvent.Type.User else super().event(event)


class BrokenItem(QGraphicsItem):
    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt names it
        return QRectF(broken())


class BrokenLayout(QLayout):
    def count(self) -> int:
        return int(broken())

    def itemAt(self, index: int) -> None:  # noqa: N802 - Qt names it
        broken()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt names it
        return QSize(broken())


class BrokenAnimation(QAbstractAnimation):
    def duration(self) -> int:
        return int(broken())


class BrokenInterface(QAccessibleWidget):
    def childCount(self) -> int:  # noqa: N802 - Qt names it
        return int(broken())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role(broken())


def test_qt_gets_its_own_answer_or_a_neutral_one(qtbot: QtBot) -> None:
    label, item, layout, animation = BrokenLabel("words"), BrokenItem(), BrokenLayout(), BrokenAnimation()
    qtbot.addWidget(label)
    interface = BrokenInterface(label, QAccessible.Role.Grouping)
    with qtbot.captureExceptions() as errors:
        assert label.sizeHint() == QLabel("words").sizeHint()
        assert item.boundingRect() == QRectF()
        assert (layout.count(), layout.itemAt(0), layout.sizeHint()) == (0, None, QSize())  # type: ignore[func-returns-value]
        assert animation.duration() == 0
        assert (interface.childCount(), interface.role()) == (0, QAccessible.Role.Grouping)
        assert QApplication.sendEvent(label, QEvent(QEvent.Type.User)), "as Qt has it"
    assert [kind for kind, *_ in errors] == [ValueError] * 9


def test_a_painter_ends_with_the_paint_that_failed(qapp: QApplication) -> None:
    ground = QPixmap(10, 10)

    def paint() -> None:
        painter = QPainter(ground)
        try:
            broken(painter)
        except ValueError as error:
            raise KeyError from error

    kept: list[BaseException] = []
    hook, sys.excepthook = sys.excepthook, lambda kind, error, at: kept.append(error)
    try:
        guarded(paint)()
    finally:
        sys.excepthook = hook
    assert [type(error) for error in kept] == [KeyError], "and somebody keeps it, frames and all"
    assert not ground.paintingActive()


def test_an_error_of_the_hook_goes_no_further(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *_: int("hook"))
    assert guarded(broken, lambda: "answer")() == "answer"
    assert "invalid literal for int() with base 10: 'hook'" in capsys.readouterr().err


def ours() -> Iterator[type]:
    """Every class of the program that descends from one of Qt's."""
    for module in pkgutil.walk_packages(garden_desktop.ui.__path__, "garden_desktop.ui."):
        importlib.import_module(module.name)
    known = [Object]
    for kind in known:
        known += [below for below in kind.__subclasses__() if below not in known]
    return (kind for kind in known if kind.__module__.startswith("garden_desktop"))


def of_qt(kind: type, name: str) -> bool:
    return any(isinstance(vars(base).get(name), MethodDescriptorType) for base in kind.__mro__)


def test_every_override_of_the_program_goes_through_the_guard() -> None:
    """Those that come from a class beside Qt's, too, and whatever is no plain function."""
    overrides = {
        (kind.__name__, name): found
        for kind in ours()
        for name in dir(kind)
        if not name.startswith("__")
        and of_qt(kind, name)
        and not isinstance(found := getattr(kind, name), MethodDescriptorType)
    }
    assert len(overrides) > 300
    assert [where for where, found in overrides.items() if not hasattr(found, "__wrapped__")] == []
