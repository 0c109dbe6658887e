"""Virtual desktop: X server, window manager, and optionally a D-Bus with accessibility switched on."""

from __future__ import annotations

import contextlib
import os
import secrets
import select
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest import mock

from jeepney import DBusAddress, Properties, new_method_call
from jeepney.io.blocking import open_dbus_connection
from Xlib import XK, X, Xatom, display, xauth
from Xlib.ext import xtest

from tests.program.waiting import PATIENCE, WaitError, until

SIZE: Final = "1920x1080x24"
A11Y: Final = "org.a11y.Bus"


class Desktop:
    """The servers of one test, each with its own address, so that any number of desktops run side by side."""

    def __init__(self, folder: Path, *, bus: bool) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self._servers: dict[str, subprocess.Popen[bytes]] = {}
        self._runtime = tempfile.TemporaryDirectory(prefix="garden-")  # sockets have short names
        self.surroundings = self._surroundings()
        self.accessibility = ""
        try:
            words = ("-screen", "0", SIZE, "-noreset", "-nolisten", "tcp", "-auth", str(self._write_key()))
            self.screen = f":{self._serve('Xvfb', '-displayfd', '{}', *words)}"
            self.surroundings["DISPLAY"] = self.screen
            self._press_a_key()
            until("the window manager", self._is_managed, pause=0.1)
            if bus:
                self._start_bus()
        except BaseException:
            self.close()
            raise

    def _surroundings(self) -> dict[str, str]:
        """Return the environment of a process on this desktop, without anything of the user who runs the tests."""
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LD_LIBRARY_PATH", "TMPDIR")}
        return {
            **kept,
            "HOME": str(self.folder),
            "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": self._runtime.name,
            "GSETTINGS_BACKEND": "memory",  # that accessibility is on is nobody else's business
        }

    def _write_key(self) -> Path:
        """Write an X authority key that keeps all others off this display.

        The display number may have belonged to another desktop a moment ago, whose clients still send input.
        """
        file = self.folder / "key"
        fields = (socket.gethostname().encode(), b"", b"MIT-MAGIC-COOKIE-1", secrets.token_bytes(16))
        words = (len(field).to_bytes(2, "big") + field for field in fields)
        file.write_bytes(xauth.FamilyLocal.to_bytes(2, "big") + b"".join(words))
        self.surroundings["XAUTHORITY"] = str(file)
        return file

    def connect(self) -> display.Display:
        """Return an X connection to this display."""
        with mock.patch.dict(os.environ, XAUTHORITY=self.surroundings["XAUTHORITY"]):
            return display.Display(self.screen)

    def _press_a_key(self) -> None:
        """Press one key: the first one changes the keyboard map, and a window manager that reads it anew misses what
        follows."""
        with contextlib.closing(self.connect()) as screen:
            shift = screen.keysym_to_keycode(XK.XK_Shift_L)
            for kind in (X.KeyPress, X.KeyRelease):
                xtest.fake_input(screen, kind, shift)
            screen.sync()

    def _is_managed(self) -> bool:
        """Return whether a window manager says that it runs; starts it again where it did not come up."""
        manager = self._servers.get("openbox")
        if manager is None or manager.poll() is not None:
            self._serve("openbox", "--sm-disable")
        with contextlib.closing(self.connect()) as screen:
            check = screen.intern_atom("_NET_SUPPORTING_WM_CHECK")
            return screen.screen().root.get_full_property(check, Xatom.WINDOW) is not None

    def _start_bus(self) -> None:
        address = self._serve("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={}")
        self.surroundings["DBUS_SESSION_BUS_ADDRESS"] = address
        with contextlib.closing(open_dbus_connection(address)) as bus:
            status = Properties(DBusAddress("/org/a11y/bus", A11Y, "org.a11y.Status"))
            bus.send_and_get_reply(status.set("IsEnabled", "b", True), timeout=PATIENCE)
            where = new_method_call(DBusAddress("/org/a11y/bus", A11Y, A11Y), "GetAddress")
            self.accessibility = bus.send_and_get_reply(where, timeout=PATIENCE).body[0]

    def _serve(self, *command: str) -> str:
        """Start a server. "{}" in its arguments is the file to which it writes its address, whose first line is
        returned."""
        reading, writing = os.pipe()
        try:
            words = [word.format(writing) for word in command]
            said = (self.folder / f"{command[0]}.log").open("wb")
            with said:
                server = subprocess.Popen(
                    ["setpriv", "--pdeathsig", "KILL", *words],
                    env=self.surroundings,
                    pass_fds=[writing],
                    stdin=subprocess.DEVNULL,
                    stdout=said,
                    stderr=said,
                )
            self._servers[command[0]] = server
        finally:
            os.close(writing)
        with os.fdopen(reading, "rb") as answer:
            if words == list(command):
                return ""
            if not select.select([answer], [], [], PATIENCE)[0]:
                raise WaitError(f"{command[0]} does not say where it is")
            return answer.readline().decode().strip()

    @contextlib.contextmanager
    def stopped(self, server: str) -> Iterator[None]:
        """Context manager in which a server process is suspended."""
        self._servers[server].send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._servers[server].send_signal(signal.SIGCONT)

    def close(self) -> None:
        for server in reversed(self._servers.values()):
            server.terminate()
            server.wait()
        self._runtime.cleanup()
