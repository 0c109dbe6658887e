"""The project's own Python environment: the folder `.venv`, made when missing, made anew when out of date."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys

import start

if trouble := start.python_trouble(sys.version_info[:3]):  # packaging/build.py comes here first, before tomllib
    sys.exit(trouble)

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import lock

STAMP = "garden-desktop.json"
PROJECT = "project"  # stands beside the groups in the stamp: the project itself is installed
ANEW = "Making the environment in .venv anew: it was for another Python or other libraries, or something is missing."
NO_NETWORK = ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "ReadTimeout", "ProxyError")
NOT_TRUSTED = ("CERTIFICATE_VERIFY_FAILED", "SSLError", "SSLCertVerificationError")
PROGRAM = "program"
FETCHED = {
    PROGRAM: "what the program needs, Qt among it: about 100 MB, 350 MB on the disk",
    "test": "what the tests need: 25 MB on the disk",
    "dev": "the tools for working on it: 315 MB on the disk",
    "build": "what builds the program: 10 MB on the disk",
}
"""What is fetched for the program and for each group, as measured for docs/packaging.md."""


class SetupError(Exception):
    """Why it cannot go on, in one sentence for whoever typed the command."""


class Environment:
    """The `.venv` of one checkout. `run` is how commands are run (subprocess.run, or a test's own)."""

    def __init__(self, root: Path, run: Callable[..., subprocess.CompletedProcess[str]] = subprocess.run) -> None:
        self.root, self._run = root, run
        self.folder = root / ".venv"
        self.python = interpreter(self.folder, sys.platform)
        self._project: Mapping[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        self._passed_on: tuple[int, ...] = ()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """While this lasts nobody else sets up this checkout: who comes second waits, and then finds all done."""
        busy = "Another start is setting up this folder; waiting until it has done."
        with lock.held(self.root / ".venv.lock", busy) as self._passed_on:
            yield
        self._passed_on = ()

    def install_libraries(self, groups: Iterable[str]) -> None:
        """Install all that the project and the given groups need, where it is not there yet."""
        have = self._installed()
        if have is None:
            self._create()
        elif have.issuperset(groups):
            return
        wanted = (have or set()).union(groups)
        for group in ([PROGRAM] if have is None else []) + sorted(wanted - (have or set()) - {PROJECT}):
            print(f"Fetching {FETCHED.get(group, group)}.", flush=True)
        self._pip(requirements(self._project, wanted - {PROJECT}))
        self._remember(wanted)

    def install_project(self) -> None:
        """Install the project itself, so that it runs from this checkout."""
        have = self._installed() or set()
        if PROJECT not in have:
            self._pip(["--no-deps", "--no-build-isolation", "--editable", str(self.root)])
            self._remember(have | {PROJECT})

    def compile_translations(self) -> None:
        """Compile the translations that have changed since they were last compiled."""
        script = self.root / "packaging" / "translate.py"
        done = self._carry_out([str(self.python), str(script), "compile"], stdout=subprocess.DEVNULL)
        if done.returncode:
            raise SetupError(f"The translations could not be compiled: {last_line(done.stderr)}")

    def _installed(self) -> set[str] | None:
        """What is installed in an environment that is up to date; None when it must be made anew."""
        try:
            stamp = json.loads((self.folder / STAMP).read_text(encoding="utf-8"))
            made_for, installed, whole = stamp["fingerprint"], set(stamp["installed"]), set(stamp["packages"])
        except (OSError, ValueError, LookupError, TypeError):
            return None
        current = made_for == fingerprint(self._project, self.root) and self.python.exists()
        return installed if current and whole <= packages(self.folder) else None

    def _remember(self, installed: Iterable[str]) -> None:
        stamp = {
            "fingerprint": fingerprint(self._project, self.root),
            "installed": sorted(installed),
            "packages": sorted(packages(self.folder)),
        }
        (self.folder / STAMP).write_text(json.dumps(stamp), encoding="utf-8")

    def _create(self) -> None:
        if Path(sys.prefix) == self.folder:
            raise SetupError(
                "The environment .venv is out of date: start this with the system's Python, not with its own."
            )
        for module in ("venv", "ensurepip"):
            if importlib.util.find_spec(module) is None:
                raise SetupError(venv_advice(sys.version_info[:2], shutil.which("apt-get") is not None))
        print(ANEW if self.folder.exists() else "Making a Python environment in .venv.", flush=True)
        self._clear()
        done = self._carry_out([sys.executable, "-m", "venv", str(self.folder)], stdout=subprocess.PIPE)
        if done.returncode:
            raise SetupError(
                f"Python could not make an environment in {self.folder}: {last_line(done.stderr or done.stdout)}"
            )

    def _clear(self) -> None:
        """An empty folder, whatever was there. Raises SetupError."""
        try:
            if self.folder.exists():
                shutil.rmtree(self.folder)
            self.folder.mkdir()
        except OSError as error:
            raise SetupError(
                f"The folder {self.folder} cannot be written ({error.strerror}): put the project where you may write, "
                "and close what uses that folder."
            ) from error

    def _pip(self, arguments: Sequence[str]) -> None:
        quiet = [] if sys.stdout.isatty() else ["--quiet"]
        command = [str(self.python), "-m", "pip", "install", "--no-input", "--disable-pip-version-check", *quiet]
        done = self._carry_out([*command, *arguments])
        if done.returncode:
            raise SetupError(pip_trouble(done.stderr))

    def _carry_out(self, command: Sequence[str], stdout: int | None = None) -> subprocess.CompletedProcess[str]:
        """Run a command nobody can answer; it is alone in this folder even when this program is killed meanwhile."""
        return self._run(
            [*command], stdin=subprocess.DEVNULL, stdout=stdout, stderr=subprocess.PIPE, text=True, check=False,
            pass_fds=self._passed_on,
        )  # fmt: skip


def interpreter(folder: Path, system: str) -> Path:
    """The Python inside an environment; `system` is a value of sys.platform."""
    return folder / "Scripts" / "python.exe" if system == "win32" else folder / "bin" / "python"


def packages(folder: Path) -> set[str]:
    """The packages and modules that lie in an environment; releases are not told apart."""
    places = [*folder.glob("lib/python*/site-packages"), *folder.glob("Lib/site-packages")]
    names = {entry.name for place in places for entry in place.iterdir()}
    return {name for name in names - {"__pycache__"} if not name.endswith(".dist-info")}


def fingerprint(project: Mapping[str, Any], root: Path) -> str:
    """What an environment was made for: the project's requirements, the Python, and where both are."""
    parts = [project["build-system"], project["project"], sys.version_info[:2], sys.base_prefix, str(root)]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def requirements(project: Mapping[str, Any], groups: Iterable[str]) -> list[str]:
    """Every requirement of building and running the project, and of the groups, each once."""
    extras = project["project"]["optional-dependencies"]
    lists = [project["build-system"]["requires"], project["project"]["dependencies"]]
    return list(dict.fromkeys(line for names in [*lists, *(extras[name] for name in sorted(groups))] for line in names))


def venv_advice(version: tuple[int, int], debian: bool) -> str:
    """What to do about a Python without venv."""
    if debian:
        package = f"python{version[0]}.{version[1]}-venv"
        return f"This Python has no venv module: install it with 'sudo apt-get install {package}'."
    return "This Python has no venv module: install the Python of python.org, or your system's package for venv."


def pip_trouble(said: str) -> str:
    """One sentence from what pip wrote to its error stream."""
    if any(word in said for word in NO_NETWORK):
        return "The libraries could not be fetched: there is no connection to the Python package index."
    if any(word in said for word in NOT_TRUSTED):
        return (
            "The libraries could not be fetched: the certificate of the Python package index is not trusted here."
            " Behind a proxy with a certificate of its own, set PIP_CERT to that certificate's file."
        )
    lines = [line.strip() for line in said.splitlines()]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR:")]
    warnings = [line.removeprefix("WARNING: ") for line in lines if line.startswith("WARNING:")]
    hint = f" (before that pip warned: {warnings[-1]})" if errors and warnings else ""
    return f"pip could not install the libraries: {(errors or [last_line(said)])[-1]}{hint}"


def last_line(text: str) -> str:
    """The last line of `text` that says something."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "it gave no reason."
