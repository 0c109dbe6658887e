"""What is to be done once control is back with Qt."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from garden_desktop.ui.kit.wire import wire


def later(owner: QObject, call: Callable[[], object], ms: int = 0) -> None:
    """Call after `ms` milliseconds, unless `owner` is gone by then.

    `QTimer.singleShot` knows no owner where it is given a lambda, and its errors reach whatever calls Qt just then.
    """
    clock = QTimer(owner, singleShot=True, interval=ms)
    clock.timeout.connect(call)
    wire(clock, "timeout()", clock, "deleteLater()")
    clock.start()
