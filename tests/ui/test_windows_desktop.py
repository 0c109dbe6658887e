"""What is asked of Windows' desktop: the running window may come forward, and the taskbar shows the program's icon."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from multiprocessing import connection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from garden_desktop import instance
from garden_desktop.ui import app


class Windows:
    """Stands in for `ctypes.windll` and for the pipe to the program that runs, and notes what was asked in order."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.user32 = SimpleNamespace(AllowSetForegroundWindow=self._noting("foreground"))
        self.shell32 = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=self._noting("taskbar"))

    def line(self, place: str) -> Windows:
        self.asked.append(("called", place))
        return self

    def __enter__(self) -> Windows:
        return self

    def __exit__(self, *_: object) -> None:
        self.asked.append(("hung up",))

    def send_bytes(self, _: bytes) -> None:
        self.asked.append(("said",))

    def poll(self, _: float) -> bool:
        return True

    def recv_bytes(self, _: int) -> bytes:
        return instance.HEARD

    def _noting(self, what: str) -> Callable[..., int]:
        def ask(*words: object) -> int:
            self.asked.append((what, *words))
            return 1

        return ask


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Windows:
    windows = Windows()
    (place := tmp_path / "pipe").touch()
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    monkeypatch.setattr(connection, "Client", windows.line)
    monkeypatch.setattr(instance, "address", lambda: str(place))
    monkeypatch.setattr(instance, "limit_waiting", lambda *_: None)  # Windows has no socket there
    monkeypatch.setattr(sys, "platform", "win32")
    return windows


def test_a_second_start_lets_the_running_window_come_to_the_front_before_it_asks(windows: Windows) -> None:
    assert instance.hand_over(None)
    assert [what for what, *_ in windows.asked] == ["called", "foreground", "said", "hung up"]
    assert windows.asked[1] == ("foreground", -1)


def test_elsewhere_nothing_is_asked_of_windows(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert instance.hand_over(None)
    app._name_to_taskbar()
    assert [what for what, *_ in windows.asked] == ["called", "said", "hung up"]


def test_the_taskbar_knows_the_program_by_its_own_name_before_there_is_a_window(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without an application nothing has been shown."""

    class Application:
        def __init__(self, _: object) -> None:
            raise LookupError(windows.asked)

        @staticmethod
        def instance() -> None:
            return None

    monkeypatch.setattr("PySide6.QtWidgets.QApplication", Application)
    with pytest.raises(LookupError) as made:
        app.application()
    assert made.value.args == ([("taskbar", app.TASKBAR_ID)],)
