"""Builds the program that needs no Python, into dist/garden-desktop, and plays its smoke test.

    python3 packaging/build.py              the folder dist/garden-desktop
    python3 packaging/build.py --deb        and from it a Debian package, in dist/
    python3 packaging/build.py --check      checks what is there, and builds nothing (on Linux)
    py packaging\\build.py --installer      and from it an installer, in dist/ (on Windows, with Inno Setup)

Needs what packaging/start.py needs, and on Linux binutils. Missing system packages are named, or installed for root.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import check
import closed
import deb
import debian
import start
from environment import SetupError

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PROGRAM = DIST / "garden-desktop"
LIMIT_MB = 200
SMOKE_TEST_SECONDS = 120


def main(arguments: list[str]) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--deb", action="store_true", help="also make a Debian package")
    ask.add_argument("--installer", action="store_true", help="also make an installer, on Windows")
    ask.add_argument("--yes", action="store_true", help="as root, install missing system packages without asking")
    ask.add_argument("--check", action="store_true", help="build nothing, but check what Linux systems are told")
    given = ask.parse_args(arguments)
    yes = given.yes or start.never_ask(os.environ)
    try:
        if given.check:
            check.everything(deb.file(version(), DIST), yes)
            return 0
        python = freeze(yes)
        add_licences(python, PROGRAM)
        check_size(PROGRAM)
        check_libraries(PROGRAM)
        smoke_test(PROGRAM)
        if given.deb:
            print(deb.make(PROGRAM, python, version(), DIST))
        if given.installer:
            make_installer()
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def freeze(yes: bool) -> Path:
    """Make dist/garden-desktop; returns the Python that did."""
    python = start.prepare(("build",), "xcb", yes)
    packages = missing_packages(sys.version_info[:2]) if sys.platform.startswith("linux") else []
    if packages:
        debian.supply(packages, "PyInstaller needs tools that are missing here", yes)
    if sys.platform != "linux":
        draw_icons(python, ROOT / "build" / "icons")
    folders = ["--distpath", str(DIST), "--workpath", str(ROOT / "build")]
    spec = ROOT / "packaging" / "garden-desktop.spec"
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *folders, str(spec)]
    if subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode:
        raise SetupError("PyInstaller could not build the program; what it said stands above.")
    return python


def draw_icons(python: Path, folder: Path) -> None:
    """Make the pictures that Windows and macOS show for the program."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([str(python), str(ROOT / "packaging" / "icons.py"), str(folder)], check=True)


def make_installer() -> None:
    """Make the installer for Windows of dist/garden-desktop. Raises SetupError where Inno Setup is missing or fails."""
    compiler = shutil.which("iscc")
    if compiler is None:
        raise SetupError("The installer is made by Inno Setup 6: install it, put iscc on the PATH, and try again.")
    script = ROOT / "packaging" / "windows" / "garden-desktop.iss"
    if subprocess.run([compiler, "/Qp", f"/DVersion={version()}", str(script)], check=False).returncode:
        raise SetupError("Inno Setup could not make the installer; what it said stands above.")


def add_licences(python: Path, folder: Path) -> None:
    """Put the project's licence, and those of all it carries, beside the program. Raises SetupError where something
    of Qt lies in it of which no licence is known."""
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    command = [str(python), str(ROOT / "packaging" / "notices.py"), str(folder)]
    if subprocess.run(command, check=False).returncode:
        raise SetupError("The notices could not be written; why stands above.")


def version() -> str:
    """The version of the program, read without importing it."""
    text = (ROOT / "garden_desktop" / "__init__.py").read_text(encoding="utf-8")
    return text.split('__version__ = "')[1].split('"')[0]


def missing_packages(version: tuple[int, int]) -> list[str]:
    """The Debian packages PyInstaller lacks: its tools for programs, and Python as a library."""
    tools = [] if shutil.which("objdump") and shutil.which("objcopy") else ["binutils"]
    tools += [] if shutil.which("chrpath") else ["chrpath"]
    folder, library = sysconfig.get_config_var("LIBDIR"), sysconfig.get_config_var("INSTSONAME")
    if sysconfig.get_config_var("Py_ENABLE_SHARED") and not Path(folder, library).exists():
        tools.append(f"libpython{version[0]}.{version[1]}")
    return tools


def check_size(folder: Path) -> None:
    """Raises SetupError when something large has slipped in."""
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    size_mb = sum(file.stat().st_size for file in files) / 1e6
    print(f"{folder}: {len(files)} files, {size_mb:.0f} MB", flush=True)
    if size_mb > LIMIT_MB:
        raise SetupError(f"The program is {size_mb:.0f} MB, more than {LIMIT_MB}: see what the spec should leave out.")


def check_libraries(folder: Path) -> None:
    """Raises SetupError when a library is left out that another needs: where it was built, the system still has it."""
    lacking = closed.lacking(folder) if sys.platform.startswith("linux") else {}
    if lacking:
        said = ", ".join(f"{name} (for {who})" for name, who in sorted(lacking.items()))
        raise SetupError(f"The program lacks libraries: {said}. See what the spec leaves out.")


def smoke_test(folder: Path) -> None:
    """Let the program play by itself, where no Python can be found: without a screen, and on Xvfb if it is there."""
    with tempfile.TemporaryDirectory() as home:
        bare = surroundings(os.environ, home)
        for program in programs(folder):
            play(program, {**bare, "QT_QPA_PLATFORM": "offscreen"}, "without a screen")
        if shutil.which("Xvfb"):
            with virtual_display() as display:
                play(program, {**bare, "DISPLAY": display}, "on a virtual screen")


def programs(folder: Path) -> list[Path]:
    """The programs to try. Of the two on Windows the one with a console comes first: what is wrong with both is said
    there in words, where the other could only show it in a box."""
    names = ["garden-desktop-console.exe", "garden-desktop.exe"] if sys.platform == "win32" else ["garden-desktop"]
    return [folder / name for name in names]


def surroundings(here: Mapping[str, str], home: str) -> dict[str, str]:
    """The environment variables of a machine on which nothing is installed, and nobody has played yet."""
    needed_by_windows = {name: here[name] for name in ("SYSTEMROOT", "WINDIR") if name in here}
    return {**needed_by_windows, "PATH": home, "HOME": home, "USERPROFILE": home, "TEMP": home, "LANG": "C.UTF-8"}


def play(program: Path, environment: dict[str, str], where: str) -> None:
    """Run the smoke test once. Raises SetupError when it fails or does not end."""
    command = [str(program), "--smoke-test"]
    try:
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, timeout=SMOKE_TEST_SECONDS, check=False
        )
    except subprocess.TimeoutExpired as error:
        said = f"The smoke test of {program.name} {where} did not end within {SMOKE_TEST_SECONDS} seconds."
        raise SetupError(said) from error
    if done.returncode:
        raise SetupError(f"The smoke test of {program.name} {where} failed with status {done.returncode}.")
    print(f"{program.name}: the smoke test passed {where}.", flush=True)


@contextmanager
def virtual_display() -> Iterator[str]:
    """A screen of its own that nobody sees; the name to put into DISPLAY."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise SetupError("The virtual screen Xvfb did not start.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
