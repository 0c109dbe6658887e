"""Checks on Windows: smoke test, everyday suite, build, frozen program, installer, and whole matches."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import Final, NamedTuple

from garden_desktop.hotseat.backup.bundle import packed
from garden_desktop.hotseat.backup.contents import RECORDS
from garden_desktop.hotseat.journal import BUNDLE
from tests.windows.bench import ROOT
from tests.windows.wine import Windows, Wine

LONGEST: Final = 3600.0
"""Seconds for one command."""
OPENING: Final = 120.0
"""Seconds in which a window, or what it does first, ought to be there."""
TOTALS: Final = re.compile(r"(\d+) (passed|failed|errors?|skipped|deselected)")
UNINSTALLED: Final = (
    r"HKLM\Software\Classes\.gardenmatch",
    r"HKLM\Software\Classes\GardenDesktop.Match",
    r"HKLM\Software\Classes\GardenDesktop.Record",
    r"HKLM\Software\Classes\Applications\garden-desktop.exe",
)
"""Keys of the registry that the installer makes and the uninstaller takes away."""


class Row(NamedTuple):
    """One line of the results table: `told` is the reason of a failure, or a count."""

    what: str
    passed: bool
    told: str
    seconds: float


class CheckError(AssertionError):
    """Raised when a check on Windows fails; the message says what is wrong."""


def check(windows: Windows, parts: Sequence[str], tests: Sequence[str]) -> int:
    """Run these parts, print the table, and return the exit status: 1 where something failed."""
    if isinstance(windows, Wine):
        windows.sync(ROOT)
    rows: list[Row] = []
    for part in parts:
        found = check_suite(windows, tests) if part == "suite" else CHECKS[part](windows)
        for row in found:
            print(line_of(part, row), flush=True)
            rows.append(row)
    failed = [row for row in rows if not row.passed]
    print(f"{len(rows) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def line_of(part: str, row: Row) -> str:
    mark = "passed" if row.passed else "FAILED"
    return f"{part:10} {row.what:44} {mark}  {row.seconds:5.0f} s  {row.told}"


@contextmanager
def timed(what: str, rows: list[Row]) -> Iterator[list[str]]:
    """Context manager for one row of the table, which passes unless an error is raised inside. It yields a list for
    remarks."""
    begun, told = time.monotonic(), list[str]()
    try:
        yield told
    except (AssertionError, subprocess.TimeoutExpired, OSError) as error:
        rows.append(Row(what, False, str(error), time.monotonic() - begun))
    else:
        rows.append(Row(what, True, "; ".join(told), time.monotonic() - begun))


def succeed(windows: Windows, *words: str) -> str:
    """Run a program and return its output. Raises CheckError where its exit status is not 0."""
    done = windows.run(*words, timeout=LONGEST)
    if done.returncode:
        raise CheckError(f"{' '.join(words)} ended with status {done.returncode}: {done.stdout.strip()[-800:]}")
    return done.stdout


def check_smoke(windows: Windows) -> Iterator[Row]:
    """Run the README's first command, from a folder without an environment."""
    rows: list[Row] = []
    with timed(r"py packaging\start.py --smoke-test", rows) as told, screen_of(windows):
        words = ("python", r"packaging\start.py", "--smoke-test")
        told.append(succeed(windows, *words).strip().splitlines()[-1])
    yield from rows


LARGE: Final = ("tests/games", "tests/ui")
"""Folders whose folders have a row each."""
ELSEWHERE: Final = ("tests/windows", "tests/program")
"""Those of the running program want an X server; by pointer it is played in the part `matches`."""


def folders_of_tests() -> list[str]:
    """Return folders and single files of tests, each of which gets a process and a row of its own."""
    places = [place for parent in ("tests", *LARGE) for place in sorted((ROOT / parent).iterdir())]
    found = [place for place in places if any(place.rglob("test_*.py")) or place.match("test_*.py")]
    names = (place.relative_to(ROOT).as_posix() for place in found)
    return [name for name in names if name not in (*LARGE, *ELSEWHERE)]


def check_suite(windows: Windows, tests: Sequence[str] = ()) -> Iterator[Row]:
    """Run the everyday tests, folder by folder. A test skipped on Windows states its reason (`POSIX: ...`)."""
    for folder in tests or folders_of_tests():
        rows: list[Row] = []
        with timed(folder, rows) as told:
            words = ["python", "-m", "pytest", "-n", "0", "-q", "-p", "no:cacheprovider", "-o", "timeout=600"]
            done = windows.run(
                *words, *folder.split(), timeout=2 * LONGEST, surroundings={"QT_QPA_PLATFORM": "offscreen"}
            )
            totals = [line for line in done.stdout.splitlines() if re.search(r" in [0-9.]+s", line)]
            counts = {kind: number for number, kind in TOTALS.findall(totals[-1] if totals else "")}
            told.append(", ".join(f"{number} {kind}" for kind, number in counts.items() if kind != "deselected"))
            if done.returncode not in (0, 5):  # 5: the day's draw left no test of it
                failures = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
                raise CheckError(f"{told[0]}: {' '.join(failures[:20]) or done.stdout[-400:]}")
        yield from rows


def check_build(windows: Windows) -> Iterator[Row]:
    """Build the frozen program and its installer by the project's own command."""
    rows: list[Row] = []
    with timed(r"py packaging\build.py --installer", rows) as told, screen_of(windows):
        said = succeed(windows, "python", r"packaging\build.py", "--installer")
        told.append("; ".join(line.strip() for line in said.splitlines() if " MB" in line or "smoke test" in line))
    yield from rows


def check_frozen(windows: Windows) -> Iterator[Row]:
    """Run the built program from a folder with spaces and non-ASCII letters, without Python on the PATH."""
    rows: list[Row] = []
    program = str(PureWindowsPath(windows.checkout, "dist", "garden-desktop"))
    console = program + r"\garden-desktop-console.exe"
    with timed("garden-desktop-console.exe --version", rows) as told:
        told.append(succeed(windows, console, "--version").strip())
    with timed("garden-desktop-console.exe sim", rows) as told:
        told.append(succeed(windows, console, "sim", "stalk_exchange", "--games", "3").strip()[:60])
    with timed("the window opens, and ends when it is closed", rows), screen_of(windows):
        open_and_close(windows, program + r"\garden-desktop.exe")
    yield from rows


def check_installer(windows: Windows) -> Iterator[Row]:
    """Install for all users, open a match file, and uninstall; matches and settings must stay."""
    rows: list[Row] = []
    setup = next(windows.path(windows.checkout).glob("dist/*_setup.exe"), None)
    kept = str(PureWindowsPath(windows.folder_of("LOCALAPPDATA"), "garden-desktop"))
    folder = str(PureWindowsPath(windows.folder_of("PROGRAMFILES"), "Garden Desktop"))
    if setup is None:
        yield Row("the installer", False, "build.py --installer has made none", 0)
        return
    silent = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")
    with screen_of(windows):  # the installer, too, ends with status 1 where there is none
        with timed("setup /ALLUSERS /VERYSILENT", rows):
            installer = str(PureWindowsPath(windows.checkout, "dist", setup.name))
            succeed(windows, installer, "/ALLUSERS", *silent)
            expect((windows.path(folder) / "garden-desktop.exe").is_file(), f"nothing was installed in {folder}")
            expect(has_key(windows, UNINSTALLED[0]), "Windows was not told what opens a .gardenmatch")
        with timed("a .gardenmatch opened by its name", rows) as told:
            told.append(open_by_name(windows, kept))
        with timed("unins000.exe /VERYSILENT", rows):
            succeed(windows, folder + r"\unins000.exe", *silent)
            until(lambda: not windows.path(folder).exists(), f"{folder} is still there")
            left = [key for key in UNINSTALLED if has_key(windows, key)]
            expect(not left, f"left in the registry: {', '.join(left)}")
            expect(any(windows.path(kept).glob("matches/*.jsonl")), "the matches have gone with the program")
    yield from rows


MATCHES: Final = "tests/windows/matches_by_pointer.py"


def check_matches(windows: Windows) -> Iterator[Row]:
    """Play a match of each game by pointer in Wine's window. Windows itself has no X server through which to move a
    pointer."""
    if not isinstance(windows, Wine):
        return
    windows.end_session()
    command = [sys.executable, "-m", "pytest", "-n", "0", "-v", "-p", "no:cacheprovider", "--demand-program"]
    process = subprocess.Popen(
        [*command, MATCHES],
        cwd=ROOT,
        env={**os.environ, "WINDOWS_BENCH": str(windows.folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    begun, log = time.monotonic(), windows.folder / "matches.log"
    with log.open("w", encoding="utf-8") as said:
        for line in process.stdout:
            said.write(line)
            if (found := re.search(r"by_pointer\[(.+)\] (PASSED|FAILED|ERROR)", line)) is not None:
                now, passed = time.monotonic(), found[2] == "PASSED"
                yield Row(found[1], passed, "" if passed else f"why is in {log}", now - begun)
                begun = now
    if process.wait() not in (0, 1):
        yield Row("the matches", False, f"pytest ended with status {process.returncode}", 0)


CHECKS: Final[dict[str, Callable[[Windows], Iterator[Row]]]] = {
    "smoke": check_smoke,
    "suite": check_suite,
    "build": check_build,
    "frozen": check_frozen,
    "installer": check_installer,
    "matches": check_matches,
}
PARTS: Final = (*CHECKS,)


# what the checks are made of


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise CheckError(otherwise)


def until(holds: Callable[[], bool], otherwise: str) -> None:
    """Poll until a condition holds. Raises CheckError after two minutes."""
    end = time.monotonic() + OPENING
    while not holds():
        expect(time.monotonic() < end, otherwise)
        time.sleep(0.2)


def has_key(windows: Windows, key: str) -> bool:
    return windows.run("reg", "query", key).returncode == 0


def runs(windows: Windows, name: str) -> bool:
    return name in windows.run("tasklist").stdout


@contextmanager
def screen_of(windows: Windows) -> Iterator[None]:
    """Context manager in which started programs have a screen. Under Wine it is a new one, without which no window
    closes."""
    if not isinstance(windows, Wine):
        yield
        return
    from tests.program.desktop import Desktop

    windows.end_session()
    with tempfile.TemporaryDirectory() as folder:
        desktop = Desktop(Path(folder), bus=False)
        windows.screen = desktop.surroundings
        try:
            yield
        finally:
            windows.end_session()
            windows.screen = {}
            desktop.close()


def open_and_close(windows: Windows, program: str) -> None:
    """Start a program, wait for its window, and close it through Windows; the program must end with status 0."""
    process = windows.start(program)
    try:
        until(lambda: close_window(windows), f"{program} has no window")
        said, _ = process.communicate(timeout=OPENING)
        expect(process.returncode == 0, f"{program} ended with status {process.returncode}: {said.decode()[-400:]}")
    finally:
        if process.poll() is None:
            windows.end(process)


CLOSE: Final = """
import ctypes, sys
user32, found = ctypes.windll.user32, []
@ctypes.WINFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
def look(window, _):
    title = ctypes.create_unicode_buffer(200)
    user32.GetWindowTextW(window, title, 200)
    if title.value == "Garden Desktop" and user32.IsWindowVisible(window):
        found.append(window)
    return True
user32.EnumWindows(look, None)
for window in found:
    user32.PostMessageW(window, 0x10, 0, 0)  # WM_CLOSE
sys.exit(0 if found else 1)
"""
"""Asks the program's windows to close, as the cross in their corner does; status 1 where there is none."""


def close_window(windows: Windows) -> bool:
    return windows.run("python", "-c", CLOSE).returncode == 0


def open_by_name(windows: Windows, kept: str) -> str:
    """Open a match file by its file association; returns its name among the program's matches then."""
    matches, sent = (
        windows.path(kept) / "matches",
        str(PureWindowsPath(windows.checkout, "build", f"mailed match{BUNDLE}")),
    )
    folder = str(PureWindowsPath(sent).parent / "played")
    succeed(windows, "python", "-m", "garden_desktop", "sim", "stalk_exchange", "--games", "1", "--records", folder)
    (record,) = windows.path(folder).glob("*.jsonl")
    windows.path(sent).write_bytes(packed({f"{RECORDS}/{record.name}": record}))
    before = set(matches.glob("*.jsonl"))
    opener = windows.start("python", "-c", f"import os; os.startfile({sent!r})")
    until(lambda: set(matches.glob("*.jsonl")) != before, "the match is not among the others")
    until(lambda: close_window(windows), "the program has no window")
    until(lambda: not runs(windows, "garden-desktop.exe"), "the program does not end when its window is closed")
    opener.communicate(timeout=OPENING)
    return ", ".join(file.name for file in set(matches.glob("*.jsonl")) - before)
