"""Single instance: one running program per person and screen. A second start hands its file over to the first and ends.

Transport is `multiprocessing.connection` from the standard library (a Unix domain socket of this person, a named pipe
on Windows). Messages are bytes, never pickles, so that a stranger's message cannot run code.
"""

import os
import re
import stat
import sys
import zlib
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop import paths

MOST: Final = 64 * 1024
"""Maximum size of a message in bytes."""
PATIENCE: Final = 5.0
"""Seconds to wait for an answer of the running program; after that this start opens a window of its own."""
HEARD: Final = b"heard"
LONGEST: Final = 100
"""Maximum length in bytes of a socket's path. `sun_path` holds 108 on Linux and 104 on macOS, the final zero
included."""
ANY_PROGRAM: Final = -1
"""ASFW_ANY of the Windows API: any program may come to the foreground."""
_SCREENS: Final = ("WAYLAND_DISPLAY", "DISPLAY")
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - the desktop's leave to come to the front, nothing secret


class StartRequest(NamedTuple):
    """Request of a second start to the running program: come to the front, and open `file` where there is one.

    `token` is the desktop's activation token (XDG_ACTIVATION_TOKEN), without which Wayland keeps the window behind.
    """

    file: Path | None = None
    token: str = ""

    def written(self) -> bytes:
        import json  # a first start has nothing to say

        return json.dumps({"file": "" if self.file is None else str(self.file), "token": self.token}).encode()


def read_message(data: bytes) -> StartRequest:
    """Parse the request of a second start. Unknown or damaged bytes count as a request without a file, which only
    raises the window."""
    import json

    try:
        asked: Any = json.loads(data)
        file, token = asked["file"], asked["token"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return StartRequest()
    known = isinstance(file, str) and isinstance(token, str) and "\0" not in file + token
    return StartRequest(Path(file) if file and known else None, token if known else "")


def address() -> str:
    """Address of the socket (Windows: pipe) for this person and screen; "" where no window can be shared, as with
    offscreen."""
    if os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in ("offscreen", "minimal", "vnc"):
        return ""
    if os.name == "nt":
        return rf"\\.\pipe\{paths.APP}-{_person():08x}"
    names = [os.environ.get(name, "").removesuffix(".0") for name in _SCREENS]  # GTK's programs start others on ":0.0"
    screens = [re.sub(r"[^\w.-]", "_", name) for name in names if name]
    if not screens and sys.platform != "darwin":
        return ""
    place = str(paths.state_dir() / "-".join((f"{_person():08x}", *screens)))
    return place if len(os.fsencode(place)) <= LONGEST else _shortened(place)


def _shortened(place: str) -> str:
    """Socket path in the folder of temporary files, for a person whose own path is longer than `LONGEST`; "" where that
    folder is not private.

    Anybody may write to the folder of temporary files. If somebody else has made our folder in it, or it is open to
    others, there is no socket and each start opens a window of its own: a listener would learn which file is opened,
    and a client could have any file opened.
    """
    import hashlib
    import tempfile

    folder = Path(tempfile.gettempdir(), f"{paths.APP}-{os.getuid()}")
    try:
        folder.mkdir(0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return ""
    private = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not stat.S_IMODE(found.st_mode) & 0o077
    return str(folder / hashlib.sha256(os.fsencode(place)).hexdigest()[:32]) if private else ""


def hand_over(file: Path | None) -> bool:
    """Ask the running program to open `file` and come to the front. Returns whether a running program has confirmed
    it."""
    place = address()
    if not place or not (os.name == "nt" or os.path.lexists(place)):  # Path.exists raises in a closed folder
        return False
    from multiprocessing.connection import Client

    try:
        with Client(place) as line:
            _give_foreground_away()
            limit_waiting(line, PATIENCE)
            line.send_bytes(StartRequest(file, os.environ.get(_TOKEN, "")).written())
            return line.poll(PATIENCE) and line.recv_bytes(MOST) == HEARD
    except (OSError, EOFError):  # the program has ended meanwhile
        return False


def _give_foreground_away() -> None:
    """Let the running program bring its window to the front on Windows.

    Windows allows that only to the program that a person has just started, or to those which that one names
    (AllowSetForegroundWindow); otherwise the taskbar button blinks and nothing comes.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(ANY_PROGRAM)


def limit_waiting(line: Any, seconds: float) -> None:
    """Set a read timeout of `seconds` on a `multiprocessing` connection: a read without a byte then raises
    BlockingIOError.

    Such a connection has no timeout of its own, and a client that sends half a message would block the window. On
    Windows a message comes whole or not at all.
    """
    if os.name == "nt":
        return
    import socket
    import struct

    with socket.socket(fileno=os.dup(line.fileno())) as end:
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("ll", int(seconds), 0))  # a timeval


def _person() -> int:
    return zlib.crc32(os.fsencode(paths.user_dir()))  # a folder's name may be of any bytes


def let_come(token: str) -> None:
    """Keep the activation token of the second start, which Qt takes from the environment when the window is raised."""
    if token:
        os.environ[_TOKEN] = token
