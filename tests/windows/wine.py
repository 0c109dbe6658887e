"""Execution of Windows programs for the checks: a bench with Wine, or Windows itself, behind one interface."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path, PureWindowsPath
from typing import Final

SCRIPT: Final = Path(__file__).parent / "sources" / "wine.sh"


class Windows:
    """The Windows on which this Python runs. `checkout` is the project's folder as a Windows path."""

    def __init__(self) -> None:
        self.screen: Mapping[str, str] = {}
        """Environment of every program while there is a screen for windows: Wine's session has that of its first one,
        and lives for some seconds after the last."""
        self.checkout = str(Path(__file__).resolve().parent.parent.parent)
        self.python = sys.executable

    def path(self, windows: str) -> Path:
        """Return the path by which this Python opens a file that has this Windows path."""
        return Path(windows)

    def folder_of(self, variable: str) -> str:
        """Return the folder in an environment variable of Windows, such as LOCALAPPDATA."""
        return os.environ[variable]

    def command(self, words: tuple[str, ...], folder: str) -> tuple[list[str], str | None]:
        """Return the arguments and the working folder with which Windows runs `words` in `folder`;
        "python" is Python."""
        return [self.python if words[0] == "python" else words[0], *words[1:]], folder

    def run(
        self, *words: str, folder: str = "", timeout: float = 600, surroundings: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end; its output is in stdout. Raises subprocess.TimeoutExpired."""
        process = self.start(*words, folder=folder, surroundings=surroundings)
        try:
            said, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            self.end(process)
            raise
        return subprocess.CompletedProcess(words, process.returncode, said.decode("utf-8", "replace"), "")

    def start(
        self, *words: str, folder: str = "", surroundings: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """Start a program without waiting; its output is in stdout of the returned process."""
        command, here = self.command(words, folder or self.checkout)
        return subprocess.Popen(
            command,
            cwd=here,
            env={**os.environ, **self.screen, **(surroundings or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # a group that can be ended as a whole; Windows knows no such thing
        )

    def end(self, process: subprocess.Popen[bytes]) -> None:
        """End a program and all processes it has started."""
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
        process.communicate()


class Wine(Windows):
    """The Windows of a bench (built by `tests.windows.bench`), on a system that runs Wine."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder.resolve()
        self.checkout = r"C:\src"
        self.python = r"C:\Python312\python.exe"

    @property
    def is_complete(self) -> bool:
        """Whether `make` has got as far as its last step but one here."""
        return self.path(self.python).is_file() and (self.folder / "debian").is_dir()

    def path(self, windows: str) -> Path:
        return self.folder / "prefix" / "drive_c" / Path(*PureWindowsPath(windows).parts[1:])

    def windows_path(self, path: Path) -> str:
        """Return the Windows path of a file in the bench."""
        return "Z:" + str(path).replace("/", "\\")

    def folder_of(self, variable: str) -> str:
        told = self.run("cmd", "/c", f"echo %{variable}%", folder="C:\\").stdout
        return told.strip().splitlines()[-1].strip()

    def command(self, words: tuple[str, ...], folder: str) -> tuple[list[str], str | None]:
        started, _ = super().command(words, folder)
        return ["bash", str(SCRIPT), str(self.folder), folder, *started], None

    def start_windows(self) -> None:
        """Let Wine create its drive C, or update an old one."""
        self.run("wineboot", "-i", folder="C:\\")

    def end_session(self) -> None:
        """End all programs and Wine's server, whose virtual desktop would otherwise stay on the first
        program's screen."""
        self.run("--end", folder="C:\\")

    def sync(self, checkout: Path) -> None:
        """Copy the files of a checkout, committed or not, into the bench, and delete there what no
        longer exists here."""
        listed = subprocess.run(
            ["git", "ls-files", "-coz", "--exclude-standard"], cwd=checkout, capture_output=True, check=True
        ).stdout
        names = {name for name in listed.decode().split("\0") if name and (checkout / name).is_file()}
        there = self.path(self.checkout)
        list_of_before = there / ".synced"
        before = set(list_of_before.read_text(encoding="utf-8").split("\0")) if list_of_before.is_file() else set()
        for gone in before - names:
            (there / gone).unlink(missing_ok=True)
        packed = BytesIO()
        with tarfile.open(fileobj=packed, mode="w") as archive:
            for name in sorted(names):
                archive.add(checkout / name, name)
        packed.seek(0)
        there.mkdir(parents=True, exist_ok=True)
        with tarfile.open(fileobj=packed) as archive:
            archive.extractall(there, filter="data")
        list_of_before.write_text("\0".join(sorted(names)), encoding="utf-8")

    def end(self, process: subprocess.Popen[bytes]) -> None:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
