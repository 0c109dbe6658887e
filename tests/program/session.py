"""A desktop nobody sees, with a screen, a window manager and, where wanted, a bus; and the installed program on it."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeVar

from jeepney import DBusAddress, Properties, new_method_call
from jeepney.io.blocking import open_dbus_connection

PROGRAM: Final = Path(sys.executable).with_name("garden-desktop")
SCREEN: Final = "1920x1080x24"
PATIENCE: Final = 30.0
"""Seconds after which something that ought to happen does not happen any more, on a busy machine too."""
A11Y: Final = "org.a11y.Bus"

T = TypeVar("T")


class WaitError(AssertionError):
    """Something that was waited for did not come."""


def until(what: str, ask: Callable[[], T | None], patience: float = PATIENCE, pause: float = 0.02) -> T:
    """Ask again and again until the answer is true. Raises WaitError, which says `what` was waited for."""
    end = time.monotonic() + patience
    while not (answer := ask()):
        if time.monotonic() > end:
            raise WaitError(f"waited {patience:.0f} s for {what}")
        time.sleep(pause)
    return answer


class Desktop:
    """Servers of one evening, each with its own address, so that any number of desktops stand side by side.

    `accessibility` is the address of the bus of the accessibility tree; empty on a desktop without a bus.
    The servers end with the process that started them, whatever ends it.
    """

    def __init__(self, folder: Path, *, bus: bool) -> None:
        self.folder = folder
        self._servers: list[subprocess.Popen[bytes]] = []
        self._runtime = tempfile.TemporaryDirectory(prefix="garden-")  # sockets have short names
        self.surroundings = self._surroundings()
        self.accessibility = ""
        try:
            self.screen = f":{self._serve('Xvfb', '-displayfd', '{}', '-screen', '0', SCREEN, '-nolisten', 'tcp')}"
            self.surroundings["DISPLAY"] = self.screen
            self._serve("openbox", "--sm-disable")
            if bus:
                self._start_bus()
        except BaseException:
            self.close()
            raise

    def _surroundings(self) -> dict[str, str]:
        """What a process on this desktop may know: nothing of the person who runs the tests."""
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LD_LIBRARY_PATH", "TMPDIR")}
        return {
            **kept,
            "HOME": str(self.folder),
            "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": self._runtime.name,
            "GSETTINGS_BACKEND": "memory",  # that accessibility is on is nobody else's business
        }

    def _start_bus(self) -> None:
        address = self._serve("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={}")
        self.surroundings["DBUS_SESSION_BUS_ADDRESS"] = address
        with contextlib.closing(open_dbus_connection(address)) as bus:
            status = Properties(DBusAddress("/org/a11y/bus", A11Y, "org.a11y.Status"))
            bus.send_and_get_reply(status.set("IsEnabled", "b", True), timeout=PATIENCE)
            where = new_method_call(DBusAddress("/org/a11y/bus", A11Y, A11Y), "GetAddress")
            self.accessibility = bus.send_and_get_reply(where, timeout=PATIENCE).body[0]

    def _serve(self, *command: str) -> str:
        """Start a server; "{}" in its words is the file it writes its address to, whose first line is returned."""
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
            self._servers.append(server)
        finally:
            os.close(writing)
        with os.fdopen(reading, "rb") as answer:
            if words == list(command):
                return ""
            if not select.select([answer], [], [], PATIENCE)[0]:
                raise WaitError(f"{command[0]} does not say where it is")
            return answer.readline().decode().strip()

    def close(self) -> None:
        for server in reversed(self._servers):
            server.terminate()
            server.wait()
        self._runtime.cleanup()


class Program:
    """The installed program on a desktop. `home` holds what the person keeps from one start to the next."""

    def __init__(self, desktop: Desktop, home: Path, settings: Mapping[str, object] | None = None) -> None:
        self.desktop = desktop
        self._home = home
        self._said = home / "stderr"
        self.matches = home / "data" / "garden-desktop" / "matches"
        kept = self.matches.parent / "settings.json"
        kept.parent.mkdir(parents=True, exist_ok=True)
        if settings is not None:
            kept.write_text(json.dumps(settings), encoding="utf-8")
        self._process = self._begin()

    @property
    def surroundings(self) -> dict[str, str]:
        """The environment of every process of this person."""
        folders = {f"XDG_{kind.upper()}_HOME": str(self._home / kind) for kind in ("data", "config", "state", "cache")}
        return {**self.desktop.surroundings, **folders, "PYTHONFAULTHANDLER": "1"}

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def status(self) -> int | None:
        """How the process ended; None while it lives."""
        return self._process.poll()

    @property
    def said(self) -> str:
        """What it wrote to the terminal, and to the log in its state folder."""
        logs = sorted(file for file in (self._home / "state").rglob("*") if file.is_file())
        return "".join(file.read_text(encoding="utf-8", errors="replace") for file in (self._said, *logs))

    def records(self) -> list[Path]:
        """The records of this person's matches, the oldest first."""
        return sorted(self.matches.glob("*.jsonl"), key=lambda file: (file.stat().st_ctime_ns, file.name))

    def helpers(self) -> list[int]:
        """The processes it has started and not ended."""
        return [
            int(pid) for tasks in Path(f"/proc/{self.pid}/task").glob("*/children") for pid in tasks.read_text().split()
        ]

    def memory(self) -> float:
        """What it alone holds in memory, in MB."""
        shares = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in shares if line.startswith("Private_")) / 1024

    def handles(self) -> int:
        """How many files it has open."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        """The program's command line, beside the window."""
        return command(*words, surroundings=self.surroundings)

    def wait(self) -> int:
        """How it ended, once its window has been closed. Raises WaitError where it stays."""
        until("the program to end", lambda: self.status is not None)
        return self._process.returncode

    def again(self) -> None:
        """Start it once more, for the same person."""
        self.wait()
        self._process = self._begin()

    def kill(self) -> None:
        if self.status is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def _begin(self) -> subprocess.Popen[bytes]:
        with self._said.open("ab") as said:
            return subprocess.Popen(
                ["setpriv", "--pdeathsig", "KILL", str(PROGRAM)],
                env=self.surroundings,
                cwd=self._home,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )


def command(*words: str, surroundings: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """One command of the installed program, carried out."""
    return subprocess.run([str(PROGRAM), *words], env=surroundings, capture_output=True, text=True, check=False)
