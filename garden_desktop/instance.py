"""One running program for each person and screen: a second start hands over what it was given, and ends.

The line between them is the standard library's (a socket of this person's on Unix, a named pipe on Windows). What goes
over it are bytes, never objects.
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
"""Bytes of a message at most."""
PATIENCE: Final = 5.0
"""Seconds to wait for the program that runs; one that does not hear is left alone."""
HEARD: Final = b"heard"
LONGEST: Final = 100
"""Bytes in the path of a socket. The system's field for it holds 108 on Linux and 104 on macOS, the zero included."""
ANY_PROGRAM: Final = -1
"""ASFW_ANY of Windows."""
_SCREENS: Final = ("WAYLAND_DISPLAY", "DISPLAY")
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - the desktop's leave to come to the front, nothing secret


class StartRequest(NamedTuple):
    """What a second start asks for: to come to the front, with a record where `file` names one."""

    file: Path | None = None
    token: str = ""

    def written(self) -> bytes:
        import json  # a first start has nothing to say

        return json.dumps({"file": "" if self.file is None else str(self.file), "token": self.token}).encode()


def read_message(data: bytes) -> StartRequest:
    """What was asked for; nothing but to come to the front where the bytes say nothing that is known."""
    import json

    try:
        asked: Any = json.loads(data)
        file, token = asked["file"], asked["token"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return StartRequest()
    known = isinstance(file, str) and isinstance(token, str) and "\0" not in file + token
    return StartRequest(Path(file) if file and known else None, token if known else "")


def address() -> str:
    """Where the program with this folder of matches listens on this screen; "" where there is no screen to share."""
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
    """A path in the folder of temporary files for a socket whose own path no system would take.

    Anybody may write there. Where somebody else has made our folder, or it is open to others, there is no socket and
    each start opens a window of its own: who listens learns which file is opened, who connects has any file opened.
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
    """Ask the program that runs to open the file and come to the front; whether there is one that has heard."""
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
    except (OSError, EOFError):  # nobody is there any more
        return False


def _give_foreground_away() -> None:
    """Let the window that runs come to the front on Windows. There only the program that a person has just started may
    be in front, or say who else may; otherwise the button in the taskbar blinks, and nothing comes."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(ANY_PROGRAM)


def limit_waiting(line: Any, seconds: float) -> None:
    """Let a read from the line of `multiprocessing` raise BlockingIOError after so many seconds without a byte.

    It has no time limit of its own, and whoever sends half a message would be waited for. On Windows a message comes
    whole or not at all.
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
    """Take the desktop's leave to come to the front, which it gave to whoever asks."""
    if token:
        os.environ[_TOKEN] = token
