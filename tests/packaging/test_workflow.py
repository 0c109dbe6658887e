"""The workflow for whoever hosts the project: it was never run here, so at least nothing it names is missing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import build
import check
import pytest
import yaml  # type: ignore[import-untyped]

from garden_desktop import qt_prerequisites

FLOW: dict[str, Any] = yaml.safe_load((build.ROOT / ".ci" / "workflow.yml").read_text(encoding="utf-8"))
JOBS: dict[str, Any] = FLOW["jobs"]
OF_QT = set(qt_prerequisites.PACKAGES.values())


def commands() -> Iterator[str]:
    """Everything that is run."""
    for job in JOBS.values():
        yield from (step["run"] for step in job["steps"] if "run" in step)


def test_every_script_it_runs_is_there() -> None:
    named = {word for command in commands() for word in re.findall(r"(?:packaging|\.ci)/\S+", command)}
    assert {"packaging/start.py", "packaging/build.py", ".ci/run"} <= named
    assert all((build.ROOT / name).is_file() for name in named)


def test_the_readmes_commands_run_on_three_systems_and_every_python() -> None:
    matrix = JOBS["readme"]["strategy"]["matrix"]
    assert {name.partition("-")[0] for name in matrix["system"]} == {"ubuntu", "windows", "macos"}
    project = tomllib.loads((build.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    first, last = (int(minor) for minor in re.findall(r"3\.(\d+)", project["requires-python"]))
    upper = last if "<=" in project["requires-python"] else last - 1
    assert matrix["python"] == [f"3.{minor}" for minor in range(first, upper + 1)]


def test_the_builds_use_what_build_py_knows() -> None:
    known = set(re.findall(r'add_argument\("(--\w+)"', (build.ROOT / "packaging" / "build.py").read_text("utf-8")))
    assert {row["made"] for row in JOBS["builds"]["strategy"]["matrix"]["include"]} <= known


@pytest.mark.parametrize(
    ("job", "asked"),
    [
        ("everything", {"binutils", "chrpath", *OF_QT}),
        ("readme", OF_QT),
        ("builds", {"binutils", "chrpath", *OF_QT, *check.TOOLS.values()}),
    ],
)
def test_what_only_root_may_install_is_installed_before_it_is_asked_for(job: str, asked: set[str]) -> None:
    libraries = FLOW["env"]["LIBRARIES"]
    ran = [step["run"].replace("$LIBRARIES", libraries).split() for step in JOBS[job]["steps"] if "run" in step]
    first = next(number for number, words in enumerate(ran) if words[0] in ("python", "bash"))
    assert asked <= {word for words in ran[:first] if words[0] == "sudo" for word in words}
