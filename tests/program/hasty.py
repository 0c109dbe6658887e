"""A window like Qt's on a busy machine: answers while it reads, and does nothing before all is read.

    python -m tests.program.hasty FILE

Each click becomes a line of FILE. It ends with its screen.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

from Xlib import X, Xatom, display
from Xlib.protocol import event as wire

BUSY: Final = 0.02
"""Seconds it takes after each answer, in which the next question comes."""


def serve(file: Path) -> None:
    screen = display.Display()
    root, depth = screen.screen().root, screen.screen().root_depth
    window = root.create_window(0, 0, 800, 600, 0, depth, event_mask=X.ButtonPressMask)
    window.change_property(screen.intern_atom("_NET_WM_PID"), Xatom.CARDINAL, 32, [os.getpid()])
    window.map()
    while True:
        clicks, event = 0, screen.next_event()
        while event is not None:
            clicks += event.type == X.ButtonPress
            if event.type == X.ClientMessage:
                answer = wire.ClientMessage(window=root, client_type=event.client_type, data=event.data)
                root.send_event(answer, event_mask=X.StructureNotifyMask)
                screen.flush()
                _be_busy()
            event = screen.next_event() if screen.pending_events() else None
        with file.open("a", encoding="utf-8") as lines:
            lines.write("click\n" * clicks)


def _be_busy() -> None:
    end = time.monotonic() + BUSY
    while time.monotonic() < end:
        pass


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
