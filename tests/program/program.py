"""The installed program as a process of its own, and what can be queried of it from outside."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.program.desktop import Desktop
from tests.program.waiting import WaitError, until

PROGRAM: Final = Path(sys.executable).with_name("garden-desktop")


class Program:
    """The installed program on a desktop. `home` holds the user's files between starts; `others` are names of files in
    it that are not the program's."""

    def __init__(self, desktop: Desktop, home: Path, settings: Mapping[str, object] | None = None) -> None:
        self.desktop = desktop
        self._home = home
        self._said = home / "stderr"
        self.others = set[str]()
        self.matches = home / "data" / "garden-desktop" / "matches"
        kept = self.matches.parent / "settings.json"
        self.matches.mkdir(parents=True, exist_ok=True)
        # who has something in the folder of matches is no newcomer, to whom home offers lessons alone
        (self.matches / "known.txt").touch()
        if settings is not None:
            kept.write_text(json.dumps(settings), encoding="utf-8")
        self._process = self._begin()

    @property
    def surroundings(self) -> dict[str, str]:
        """Environment of every process of this user."""
        folders = {f"XDG_{kind.upper()}_HOME": str(self._home / kind) for kind in ("data", "config", "state", "cache")}
        return {**self.desktop.surroundings, **folders, "PYTHONFAULTHANDLER": "1"}

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def status(self) -> int | None:
        """Exit status of the process, None while it runs."""
        return self._process.poll()

    @property
    def said(self) -> list[str]:
        """Text of its terminal output so far, and of each log file in its state folder."""
        found = (file for file in (self._home / "state").rglob("*") if file.name not in self.others)
        logs = sorted(file for file in found if file.is_file())
        return [file.read_text(encoding="utf-8", errors="replace") for file in (self._said, *logs)]

    def records(self) -> list[Path]:
        """Return the record files of this user's matches, oldest first."""
        own = (file for file in self.matches.glob("*.jsonl") if file.name not in self.others)
        return sorted(own, key=lambda file: (file.stat().st_ctime_ns, file.name))

    def helpers(self) -> list[int]:
        """Return the processes it has started that still run."""
        return [
            int(pid) for tasks in Path(f"/proc/{self.pid}/task").glob("*/children") for pid in tasks.read_text().split()
        ]

    def memory(self) -> float:
        """Return its anonymous and shared memory in MB. Memory mapped from files is left out: it comes and goes with
        other processes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return sum(int(kilobytes) for kilobytes in re.findall(r"Rss(?:Anon|Shmem):\s+(\d+)", status)) / 1024

    def handles(self) -> int:
        """Return the number of its open file handles."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def holds(self, file: Path) -> bool:
        """Return whether it has this file open, as it has the record of the match at the table."""
        return str(file) in (os.path.realpath(handle) for handle in Path(f"/proc/{self.pid}/fd").iterdir())

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the program's command line while the window is open."""
        return command(*words, surroundings=self.surroundings)

    def wait(self) -> int:
        """Return its exit status once its window has been closed. Raises WaitError with a stack dump where it does not
        end."""
        try:
            until("the program to end", lambda: self.status is not None)
        except WaitError as error:
            self._process.send_signal(signal.SIGABRT)  # it writes down where it stands
            self._process.wait()
            raise WaitError("\n".join((str(error), *self.said))) from None
        return self._process.returncode

    def again(self) -> None:
        """Start the program again for the same user."""
        self.wait()
        self._process = self._begin()

    def kill(self) -> None:
        if self.status is None:
            self._process.kill()
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
    """Run one command of the installed program, to its end."""
    return subprocess.run([str(PROGRAM), *words], env=surroundings, capture_output=True, text=True, check=False)
