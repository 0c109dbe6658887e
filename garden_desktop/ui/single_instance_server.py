"""Single-instance server: receives requests from further starts of the program."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection, Listener
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from garden_desktop.core.files import make_folder, renamed_aside, tighten
from garden_desktop.instance import (
    HEARD,
    MOST,
    PATIENCE,
    StartRequest,
    address,
    hand_over,
    let_come,
    limit_waiting,
    read_message,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from garden_desktop.ui.navigator import Navigator

_SAYING: Final = 2.0
"""Timeout in seconds for a client's request; the next client has to wait for it."""


class SingleInstanceServer(QObject):
    """Server of the single-instance protocol (`garden_desktop.instance`). `asked` is emitted with the StartRequest.

    If another program listens at the address, this one receives nothing. All waiting is done in a thread, because a
    stopped instance holds the address without answering.
    """

    asked = Signal(object)

    def __init__(self, place: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place, self._closed = place, False
        self._listener: Listener | None = None
        self._thread = Thread(target=self._serve, name="reception", daemon=True)
        self._thread.start()

    @property
    def open(self) -> bool:
        """Whether a second start would reach this instance."""
        return not self._closed and self._listener is not None

    def close(self) -> None:
        """Stop listening; the next start opens a window of its own."""
        listening = self.open
        self._closed = True
        if listening:
            hand_over(None)  # a connection to ourselves wakes accept()
            self._thread.join(PATIENCE)

    def _serve(self) -> None:
        self._listener = _listener(self._place)
        if self._listener is None:
            return
        with self._listener:
            while not self._closed:
                try:
                    with self._listener.accept() as line:
                        self._answer(line)
                except (OSError, EOFError):  # the client vanished or sent too little
                    continue

    def _answer(self, line: Connection) -> None:
        # Both: `poll` returns at the first byte, and a client may stop in the middle of its message.
        limit_waiting(line, _SAYING)
        if not line.poll(_SAYING):
            return
        message: StartRequest = read_message(line.recv_bytes(MOST))
        line.send_bytes(HEARD)
        if not self._closed:
            self.asked.emit(message)


def receive(app: QCoreApplication, window: QWidget, navigator: Navigator) -> SingleInstanceServer | None:
    """Start the server for this window; returns None if there is no address, i.e. no display to share."""
    place = address()
    if not place:
        return None
    navigator.start_notices.show_moved_files(_in_the_way(Path(place)))
    reception = SingleInstanceServer(place, window)
    reception.asked.connect(partial(welcome, window, navigator), Qt.ConnectionType.QueuedConnection)
    app.aboutToQuit.connect(reception.close)
    return reception


def _in_the_way(place: Path) -> list[Path]:
    """Rename what lies in the place of the socket and is no socket; returns the new paths."""
    try:
        if os.name == "nt" or place.is_socket() or not os.path.lexists(place):
            return []
        return [renamed_aside(place)]
    except OSError:  # in a folder that is closed to us or takes no socket: a second start opens a window of its own
        return []


def welcome(window: QWidget, navigator: Navigator, asked: StartRequest) -> None:
    """Bring the window to the front and open the requested record, unless it is the open match."""
    let_come(asked.token)
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
    journal = None if navigator.match is None else navigator.match.session.journal
    if asked.file is not None and (journal is None or journal.path != asked.file):
        navigator.open_record(asked.file)


def _listener(place: str) -> Listener | None:
    """Return a listener at `place`, or None. Removes a stale socket of an instance that was killed."""
    path = Path(place)
    # The second attempt follows the removal of a stale socket.
    for _ in range(2):
        with suppress(OSError):
            if os.name != "nt":
                make_folder(path.parent)
                tighten(path.parent)  # before the socket exists, since a client can have any file opened
            listener = Listener(place)
            tighten(path)
            return listener
        try:
            if os.name == "nt" or not path.is_socket() or hand_over(None):
                return None
            path.unlink()
        except OSError:  # in a folder that is closed to us
            return None
    return None
