"""What is published of the levels: the file, the sheet and the documents say the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from garden_desktop.commands.command import command
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.ladder import standing
from garden_desktop.ladder.standing import Percents
from tests.shipped import SHIPPED

DOCS = Path(__file__).resolve().parents[2] / "docs" / "opponents.md"
CELL = re.compile(r"(\d+) % \[(\d+), (\d+)\](?:, (\d+[.]\d))?")


def rows() -> dict[str, list[tuple[Percents, float | None]]]:
    """The tables of the documents that tell shares: what stands in the first cell, and the shares behind it."""
    found = {}
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        head, *cells = line.strip("| ").split(" | ")
        told = [match for cell in cells if (match := CELL.match(cell))]
        if line.startswith("| ") and told:
            found[head] = [(Percents(*map(int, one.groups()[:3])), float(one[4]) if one[4] else None) for one in told]
    return found


def heading(key: str, table: standing.MeasuredTable) -> str:
    """The first cell of a table's row."""
    if table.seats > 1:
        return f"{plain(registry.games()[key].info.title)}, {table.seats}"
    month = table.options.get("month")
    return month.capitalize() if month else table.options.get("target", "12")


def test_the_documents_tell_what_is_published_and_nothing_else() -> None:
    told = {
        heading(key, table): [(one.percents, one.mean) for one in table.levels]
        for key in SHIPPED
        for table in standing.published(key)
    }
    assert told == rows()


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    monkeypatch.setattr(standing, "strength_file", lambda key: tmp_path / f"{key}.jsonl")
    standing.published.cache_clear()
    yield tmp_path
    standing.published.cache_clear()


def test_a_ladder_publishes_what_it_has_measured_with_its_command(folder: Path) -> None:
    ladder = ["ladder", "fire_and_flora", "--games", "2", "--jobs", "1", "--publish", "--levels", "easy,steady"]
    assert command([*ladder, "--seats", "2", "--seed", "7"]) == 0
    assert command([*ladder, "--seats", "1", "--option", "mode=solo_challenge"]) == 0
    alone, duel = standing.published("fire_and_flora")
    assert duel.command == "garden-desktop ladder fire_and_flora --seats 2 --games 2 --seed 7"
    assert [(one.level, one.other, one.games) for one in duel.levels] == [("steady", "easy", 2)]
    assert (alone.seats, alone.options) == (1, {"mode": "solo_challenge"})
    assert [(one.level, one.other, one.games) for one in alone.levels] == [("easy", "", 2), ("steady", "", 2)]
    assert all(one.mean is not None for one in alone.levels)


def test_a_table_that_is_measured_again_takes_the_place_of_what_was_known(folder: Path) -> None:
    for won in (50, 60):
        level = standing.Strength("steady", "easy", 100, Percents(won, 40, 70))
        standing.publish("fire_and_flora", standing.MeasuredTable(2, {}, "command", (level,)))
    (table,) = standing.published("fire_and_flora")
    assert table.levels[0].percents == Percents(60, 40, 70)


def test_of_several_tables_that_fit_the_one_most_alike_is_told() -> None:
    usual = standing.at_table("fire_and_flora", 1, {"mode": "solo_challenge", "target": "12", "rounds": "60"})
    longer = standing.at_table("fire_and_flora", 1, {"mode": "solo_challenge", "target": "16", "rounds": "60"})
    assert usual is not None
    assert longer is not None
    assert (usual.options, longer.options) == ({"mode": "solo_challenge"}, {"mode": "solo_challenge", "target": "16"})
    assert standing.at_table("stalk_exchange", 5, {}) is None


def test_numbers_of_ones_own_are_not_published(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(("ladder", "fire_and_flora", "--publish", "--players", "mine.toml")) == 1
    assert "not for your own" in capsys.readouterr().err
    assert not list(folder.iterdir())
