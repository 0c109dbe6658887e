"""The `.venv` of a checkout: made when missing, made anew when out of date, and clear about what stops it."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import environment
import pytest
import start
from environment import (
    ANEW,
    FETCHED,
    PROGRAM,
    STAMP,
    Environment,
    SetupError,
    interpreter,
    last_line,
    pip_trouble,
    requirements,
    venv_advice,
)

PROJECT = """
[build-system]
requires = ["hatchling", "qt<2"]
[project]
dependencies = ["qt<2", "numbers"]
[project.optional-dependencies]
dev = ["checker"]
build = ["freezer"]
"""


class Runner:
    """Stands in for subprocess.run: remembers commands, and makes an environment where venv would."""

    def __init__(self, fail: str = "", said: str = "") -> None:
        self.commands: list[list[str]] = []
        self.passed_on: list[tuple[int, ...]] = []
        self._fail, self._said = fail, said

    def __call__(self, command: list[str], **named: Any) -> subprocess.CompletedProcess[str]:
        self.commands.append(command)
        self.passed_on.append(named["pass_fds"])
        if self._fail and self._fail in command:
            return subprocess.CompletedProcess(command, 1, "", self._said)
        if "venv" in command:
            python = interpreter(Path(command[-1]), sys.platform)
            python.parent.mkdir()
            python.touch()
            (site_packages(Path(command[-1])) / "qt").mkdir(parents=True)
        return subprocess.CompletedProcess(command, 0, "", "")

    def installed(self) -> list[str]:
        """Everything that pip was asked for, options left out."""
        pips = [command[command.index("install") + 1 :] for command in self.commands if "install" in command]
        return [word for words in pips for word in words if not word.startswith("-")]


def site_packages(folder: Path) -> Path:
    """Where the libraries of an environment lie."""
    return folder / "Lib" / "site-packages" if sys.platform == "win32" else folder / "lib/python3.11/site-packages"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    return tmp_path


def made(root: Path, *groups: str) -> Runner:
    """Go through one whole installation; what was run."""
    runner = Runner()
    environment = Environment(root, runner)
    environment.install_libraries(groups)
    environment.install_project()
    return runner


def test_the_first_time_makes_the_environment_and_installs_everything(root: Path) -> None:
    runner = made(root, "dev")
    assert runner.commands[0] == [sys.executable, "-m", "venv", str(root / ".venv")]
    assert runner.installed() == ["hatchling", "qt<2", "numbers", "checker", str(root)]


def test_the_second_time_does_nothing(root: Path) -> None:
    made(root, "dev")
    assert made(root, "dev").commands == []
    assert made(root).commands == []


def test_a_further_group_is_added_to_what_is_there(root: Path) -> None:
    made(root)
    kept = root / ".venv" / "kept"
    kept.touch()
    assert "checker" in made(root, "dev").installed()
    assert kept.exists()
    assert json.loads((root / ".venv" / STAMP).read_text(encoding="utf-8"))["installed"] == ["dev", "project"]


def test_changed_requirements_make_it_anew_with_the_groups_asked_for(root: Path) -> None:
    made(root, "dev")
    left = root / ".venv" / "left over"
    left.touch()
    (root / "pyproject.toml").write_text(PROJECT.replace("numbers", "letters"), encoding="utf-8")
    assert "letters" in made(root, "dev").installed()
    assert not left.exists()


def test_an_installation_that_was_cut_off_is_done_again(root: Path) -> None:
    with pytest.raises(SetupError):
        Environment(root, Runner("pip")).install_libraries(())
    assert made(root).commands[0][1:3] == ["-m", "venv"]


def test_libraries_that_are_there_are_not_fetched_again_when_the_project_is_not(root: Path) -> None:
    Environment(root, Runner()).install_libraries(())
    assert made(root).installed() == [str(root)]


def test_an_environment_whose_python_is_gone_is_made_anew(root: Path) -> None:
    made(root)
    interpreter(root / ".venv", sys.platform).unlink()
    assert made(root).commands != []


def test_an_environment_that_lost_a_library_is_made_anew(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(root)
    (site_packages(root / ".venv") / "qt").rmdir()
    assert capsys.readouterr().out.startswith("Making a Python environment in .venv.\n")
    assert made(root).commands[0][1:3] == ["-m", "venv"]
    assert capsys.readouterr().out.startswith(ANEW)


def test_a_library_of_another_release_or_one_more_is_no_loss(root: Path) -> None:
    (site_packages(root / ".venv") / "pip-1.dist-info").mkdir(parents=True)
    made(root)
    folder = site_packages(root / ".venv")
    (folder / "pip-2.dist-info").mkdir()
    (folder / "more").mkdir()
    assert made(root).commands == []


def test_another_python_makes_its_own_environment(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made(root, "dev")
    capsys.readouterr()
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    assert "checker" in made(root, "dev").installed()
    assert capsys.readouterr().out.startswith(ANEW)
    assert made(root, "dev").commands == []


@pytest.mark.parametrize("stamp", ["", "{}", "[]", "7", '{"fingerprint": "x", "installed": 1, "packages": []}'])
def test_an_environment_with_a_spoilt_stamp_is_made_anew(root: Path, stamp: str) -> None:
    made(root)
    (root / ".venv" / STAMP).write_text(stamp, encoding="utf-8")
    assert made(root).commands != []


def test_while_it_is_set_up_each_command_holds_the_lock(root: Path) -> None:
    environment = Environment(root, runner := Runner())
    with environment.alone():
        environment.install_libraries(())
    environment.install_project()
    inside, outside = runner.passed_on[:-1], runner.passed_on[-1]
    assert len(inside) == 2
    assert all(len(descriptors) == (0 if sys.platform == "win32" else 1) for descriptors in inside)
    assert outside == ()


@pytest.mark.parametrize(
    ("system", "parts"),
    [("win32", ("Scripts", "python.exe")), ("darwin", ("bin", "python")), ("linux", ("bin", "python"))],
)
def test_where_the_python_of_an_environment_is(system: str, parts: tuple[str, str]) -> None:
    assert interpreter(Path("x"), system) == Path("x").joinpath(*parts)


def test_requirements_come_once_each() -> None:
    project = {
        "build-system": {"requires": ["a", "b"]},
        "project": {"dependencies": ["b"], "optional-dependencies": {"dev": ["c", "a"], "build": ["d"]}},
    }
    assert requirements(project, ["dev"]) == ["a", "b", "c"]


def test_without_venv_the_package_is_named(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SetupError, match="no venv module"):
        made(root)
    assert "apt-get install python3.11-venv" in venv_advice((3, 11), debian=True)
    assert "apt-get" not in venv_advice((3, 11), debian=False)


def test_a_folder_that_cannot_be_written_is_named(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(SetupError, match=r"\.venv cannot be written \(Permission denied\)"):
        made(root)


def test_a_failing_venv_gives_its_last_word(root: Path) -> None:
    with pytest.raises(SetupError, match="no room left"):
        Environment(root, Runner("venv", "first line\nno room left\n")).install_libraries(())


def test_a_failing_pip_is_told_in_one_sentence(root: Path) -> None:
    said = "WARNING: retrying\nERROR: No matching distribution found for qt<2\n"
    with pytest.raises(SetupError, match=r"for qt<2 \(before that pip warned: retrying\)$"):
        Environment(root, Runner("pip", said)).install_libraries(())


def test_a_certificate_that_is_not_trusted_is_called_that(root: Path) -> None:
    """As behind a company's proxy: pip's last line speaks of a package that is missing."""
    said = (
        "WARNING: Retrying after connection broken by 'SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_"
        "FAILED] certificate verify failed'))': /simple/qt/\nERROR: No matching distribution found for qt<2\n"
    )
    with pytest.raises(SetupError, match=r"certificate of the Python package index is not trusted here\..*PIP_CERT"):
        Environment(root, Runner("pip", said)).install_libraries(())


def test_what_pip_warned_of_before_it_failed_is_told() -> None:
    said = "WARNING: the index is closed on Fridays\nERROR: No matching distribution found for qt<2\n"
    assert pip_trouble(said).endswith(
        "No matching distribution found for qt<2 (before that pip warned: the index is closed on Fridays)"
    )


def test_each_group_says_what_it_fetches(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(root)
    assert fetched(capsys) == [FETCHED[PROGRAM]]
    made(root, "dev")
    assert fetched(capsys) == [FETCHED["dev"]]
    made(root, "dev")
    assert fetched(capsys) == []


def fetched(capsys: pytest.CaptureFixture[str]) -> list[str]:
    lines = capsys.readouterr().out.splitlines()
    return [line.removeprefix("Fetching ").removesuffix(".") for line in lines if line.startswith("Fetching ")]


def test_every_group_of_the_project_tells_its_size() -> None:
    project = tomllib.loads((Path(start.__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(FETCHED) - {PROGRAM} == set(project["project"]["optional-dependencies"]) - {"ladder"}


def test_an_older_python_is_told_so_by_whatever_makes_an_environment() -> None:
    """packaging/build.py loads the module, whose tomllib Python 3.9 has not."""
    text = Path(environment.__file__).read_text(encoding="utf-8")
    ast.parse(text, feature_version=(3, 9))
    old = "import sys; sys.version_info = (3, 9, 6, 'final', 0); sys.modules['tomllib'] = None; import build"
    here = os.environ | {"PYTHONPATH": str(Path(start.__file__).parent)}
    command = [sys.executable, "-c", old]
    done = subprocess.run(command, env=here, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stderr == f"{start.python_trouble((3, 9, 6))}\n"


def test_a_missing_network_is_called_that() -> None:
    said = (
        "WARNING: Retrying after connection broken by 'NewConnectionError(...)'\nERROR: No matching distribution found"
    )
    assert "no connection" in pip_trouble(said)
    assert last_line("\n\n") == "it gave no reason."


def test_translations_that_do_not_compile_are_told(root: Path) -> None:
    script = str(root / "packaging" / "translate.py")
    with pytest.raises(SetupError, match="bad file"):
        Environment(root, Runner(script, "bad file")).compile_translations()
