"""The documents: links lead somewhere, every decision has the same parts, quoted code is tested code."""

from __future__ import annotations

import re
import tomllib
from datetime import date
from pathlib import Path

import pytest

import garden_desktop
from tests import measurements

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PACKAGE = ROOT / "garden_desktop"
GAMES = PACKAGE / "games"
DECISIONS = sorted((DOCS / "decisions").glob("[0-9]*.md"))
TESTS = (ROOT / "tests").rglob("*.md")
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "garden_desktop").rglob("*.md"), *TESTS])
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
DECISION = re.compile(
    r"# (?P<number>\d+)\. (?P<title>.+)\n\nDecided 20\d\d-\d\d-\d\d\.\n"
    r"\n\*\*Context\.\*\* [^*]+\n\n\*\*Decision\.\*\* [^*]+\n\n\*\*Consequence\.\*\* [^*]+\n"
)
FIFTH = ROOT / "tests" / "fifth"
QUOTED = re.compile(r"^`([\w/.]+)`:\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"(?<![\w/.<])(?:tests|garden_desktop|resources|packaging|docs|data|rules|table|[.]ci)/[\w/.]*")


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("file", DECISIONS, ids=lambda file: file.stem[:3])
def test_a_decision_has_its_date_and_its_three_parts(file: Path) -> None:
    assert DECISION.fullmatch(file.read_text(encoding="utf-8"))


def test_the_index_names_every_decision_in_its_order() -> None:
    assert [file.name[:3] for file in DECISIONS] == [f"{number:03}" for number in range(1, len(DECISIONS) + 1)]
    told = [file.read_text(encoding="utf-8").splitlines() for file in DECISIONS]
    rows = [
        f"| {int(file.name[:3])} | [{lines[0].split('. ', 1)[1]}]({file.name}) | {lines[2][8:-1]} |"
        for file, lines in zip(DECISIONS, told, strict=True)
    ]
    index = (DOCS / "decisions" / "README.md").read_text(encoding="utf-8")
    assert [line for line in index.splitlines() if line.startswith("| ") and "](" in line] == rows


def test_the_changelog_groups_each_version_and_dates_it_as_the_packages_do() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(.+?)\] - (.+)$", text, re.MULTILINE)
    metadata = (ROOT / "packaging" / "linux" / "org.example.garden_desktop.metainfo.xml").read_text(encoding="utf-8")
    assert versions == re.findall(r'<release version="(.+?)" date="(.+?)"', metadata)
    assert versions[0][0] == garden_desktop.__version__
    assert set(re.findall("^### (.+)$", text, re.MULTILINE)) <= {
        "Added",
        "Changed",
        "Deprecated",
        "Removed",
        "Fixed",
        "Security",
    }
    assert [line for line in text.splitlines()[4:] if line and not re.match(r"\* \S|###? \S", line)] == []


def test_the_page_of_measurements_is_what_its_data_give() -> None:
    data = tomllib.loads(measurements.DATA.read_text(encoding="utf-8"))
    assert measurements.PAGE.read_text(encoding="utf-8") == measurements.page(data), "run python -m tests.measurements"


def test_every_measurement_has_its_command_commit_and_day() -> None:
    subjects = tomllib.loads(measurements.DATA.read_text(encoding="utf-8"))["subject"]
    rows = [row for subject in subjects for row in subject["rows"]]
    assert {tuple(row) for row in rows} == {(*measurements.COLUMNS, "commit", "date")}
    assert [row for row in rows if not (row["value"] and row["command"] and type(row["date"]) is date)] == []
    assert [row["commit"] for row in rows if not re.fullmatch("[0-9a-f]{8}", row["commit"])] == []


def test_the_rules_of_paths_say_round_where_the_screens_do() -> None:
    lines = (DOCS / "rules" / "paths_and_flower_beds.md").read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if re.search(r"\blaps?\b", line, re.IGNORECASE)]
    assert [line for line in said if "no_repeat" not in line] == []  # the value of that option stands in saved matches


MODULE = re.compile(r"`((?:[\w.-]+/)*[\w-]+\.py)`")
WRITTEN_BY_READERS = {"data/options.py", "games/KEY/advice/character.py"}
"""Files that somebody may add, named where it is said how."""


@pytest.mark.parametrize("page", [*sorted(DOCS.glob("*.md")), *sorted(GAMES.glob("*/README.md"))], ids=named)
def test_every_module_that_a_page_names_is_there(page: Path) -> None:
    """A path is written from the project, the package, a part of it, or from the folder of a game."""
    roots = [ROOT, PACKAGE, *(PACKAGE / part for part in ("core", "ui", "ui/match", "ui/practice")), page.parent]
    roots += [ROOT / "tests" / "games" / page.parent.name, ROOT / "tests", PACKAGE / "ui" / "games" / page.parent.name]
    roots += [] if page.parent != DOCS else sorted(GAMES.glob("[!_]*"))
    files = set(MODULE.findall(page.read_text(encoding="utf-8"))) - WRITTEN_BY_READERS
    assert sorted(file for file in files if not any((root / file).exists() for root in roots)) == []


def guide() -> str:
    return (DOCS / "adding-a-game.md").read_text(encoding="utf-8")


def as_built(path: str) -> Path:
    """Where a file that the page lets somebody write stands in the tests."""
    if path.startswith("tests/"):
        return ROOT / path
    game = path.replace("garden_desktop/games/goofspiel", "tests/fifth/goofspiel")
    found = ROOT / game.replace("resources/goofspiel", "tests/fifth/resources/goofspiel")
    return found if found.exists() else FIFTH / "goofspiel" / path


def test_the_code_on_the_page_about_adding_a_game_is_the_code_that_is_tested() -> None:
    quoted = QUOTED.findall(guide())
    assert len(quoted) == guide().count("```text")
    for file, code in quoted:
        assert code in (FIFTH / "goofspiel" / file).read_text(encoding="utf-8"), file


def test_every_file_on_the_page_about_adding_a_game_is_there() -> None:
    files = set(FILE.findall(guide())) - {
        "data/options.py",
        "table/showcase.py",
        "advice/assessment.py",
    }  # which Goofspiel does without
    assert len(files) > 15
    assert sorted(file for file in files if not as_built(file).exists()) == []
