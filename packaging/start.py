"""The commands of the README: open the application, run its tests, or get the tools to work on it.

    python3 packaging/start.py              opens the application (or: start.py open)
    python3 packaging/start.py test         runs the everyday tests, without a screen
    python3 packaging/start.py test --all   runs those that CI adds as well (marked `daily`)
    python3 packaging/start.py dev          fetches what working on it needs: tests, lint, types; runs nothing
    python3 packaging/start.py --yes ...    asks nothing (nor does CI=true); as root installs missing system libraries

Needs Python 3.11 to 3.14 with its venv module, and nothing else: everything further is installed into the folder
`.venv` of this checkout. What follows the command goes on to it, as in `test -k gate`, `sim stalk_exchange` or
`--smoke-test`; `.venv/bin/garden-desktop --help` names all commands of the application.
"""
# This file must also load in an older Python, to say so.

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST, NEWEST = (3, 11), (3, 14)
IN_PARALLEL = ("-n", str(min(4, (os.cpu_count() or 1) + 1)), "--dist", "worksteal")
"""One process more than there are cores, as some tests wait; up to four, as each takes a gigabyte in the end."""
EVERYDAY = "not long and not daily"
EVERYDAY_AND_DAILY = "not long"


def main(arguments: "list[str]") -> int:
    """Carry out one command; returns its exit status."""
    trouble = python_trouble(sys.version_info[:3])
    if trouble:
        print(trouble, file=sys.stderr)
        return 1
    from environment import SetupError

    command, rest, yes = understand(arguments, os.environ)
    if command == "help":
        print(str(__doc__).strip())
        return 0
    try:
        if command == "dev":
            return get_tools(rest, yes)
        return run_tests(rest, yes) if command == "test" else open_application(rest, yes)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def python_trouble(version: "tuple[int, ...]") -> str:
    """Why this Python cannot run the program; empty when it can."""
    if OLDEST <= tuple(version[:2]) <= NEWEST:
        return ""
    here = ".".join(str(number) for number in version[:3])
    return f"Garden Desktop needs Python 3.11 to 3.14, and this is Python {here}: start it with one of those."


def understand(arguments: "list[str]", surroundings: "Mapping[str, str]") -> "tuple[str, list[str], bool]":
    """The command ("open", "test", "dev" or "help"), what goes on to it, and whether to act without asking."""
    rest = list(arguments)
    yes = never_ask(surroundings) or "--yes" in rest[:2]
    if "--yes" in rest[:2]:
        rest.remove("--yes")
    if rest[:1] in (["-h"], ["--help"], ["help"]):
        return "help", rest[1:], yes
    if rest[:1] in (["open"], ["test"], ["dev"]):
        return rest[0], rest[1:], yes
    return "open", rest, yes


def never_ask(surroundings: "Mapping[str, str]") -> bool:
    """Whether a machine runs this, which cannot answer."""
    return surroundings.get("CI", "").lower() in ("1", "true")


def open_application(rest: "list[str]", yes: bool) -> int:
    """Make everything ready, then open the window."""
    import qt_libraries
    from environment import SetupError

    platform = qt_libraries.session(sys.platform, os.environ)
    if platform is None:
        raise SetupError(qt_libraries.no_screen(os.environ))
    python = prepare((), platform, yes)
    status = subprocess.call([str(python), "-m", "garden_desktop", *rest])
    if status == 2:  # a word that it does not know may have been meant for this script
        print("The words of start.py itself are open, test, dev and --yes: see start.py --help.", file=sys.stderr)
    return status


def get_tools(rest: "list[str]", yes: bool) -> int:
    """Make everything ready for tests, lint, types and dead code, and run nothing."""
    from environment import SetupError

    if rest:
        raise SetupError("start.py dev takes no further words: its tools are in .venv, such as .venv/bin/ruff.")
    prepare(("dev", "test"), "offscreen", yes)
    return 0


def run_tests(rest: "list[str]", yes: bool) -> int:
    """Make everything ready, then run the everyday tests without a screen, or those that `rest` asks for."""
    import screen_tools

    python = prepare(("test",), "offscreen", yes)
    if sys.platform.startswith("linux"):
        screen_tools.provide(ROOT / ".venv", yes)
    kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(ROOT / ".venv" / "bytecode")}
    surroundings = dict(os.environ, QT_QPA_PLATFORM="offscreen", **kept)  # each process would compile 370 files anew
    command = [str(python), "-m", "pytest", *IN_PARALLEL, *pytest_arguments(rest)]
    return subprocess.call(command, cwd=str(ROOT), env=surroundings)


def pytest_arguments(rest: "list[str]") -> "list[str]":
    """The marker expression, then what the command was given, so that a `-m` in it wins; `--all` is for us."""
    expression = EVERYDAY_AND_DAILY if "--all" in rest else EVERYDAY
    return ["-m", expression, *(word for word in rest if word != "--all")]


def prepare(groups: "tuple[str, ...]", platform: str, yes: bool) -> Path:
    """Environment, system libraries, translations. Returns the Python to go on with."""
    import qt_libraries
    from environment import Environment

    home = Environment(ROOT)
    with home.alone():
        home.install_libraries(groups)
        if sys.platform.startswith("linux"):
            qt_libraries.provide(home.folder, platform, yes)
        home.install_project()
        home.compile_translations()
    return home.python


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
