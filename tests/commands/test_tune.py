"""`tune` from the command line: what it writes, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop import paths
from garden_desktop.commands.command import command
from garden_desktop.core.character import FILE
from garden_desktop.ladder import running
from garden_desktop.ladder.tuning import Numbers, players_file
from tests.systems import real_windows

FF = "fire_and_flora"
SHORT = ("--rounds", "1", "--deals", "4", "--jobs", "1")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out.toml"


def tuned(out: Path, *words: str) -> int:
    return command(("tune", FF, *SHORT, "--out", str(out), *words))


def better(monkeypatch: pytest.MonkeyPatch, coin: float) -> None:
    """Let the search find that coins are worth so much."""

    def found(play: object, start: Numbers, effort: object, seats: int, seed: int) -> list[tuple[Numbers, float]]:
        return [({**start, "coin": coin}, 1.0)]

    monkeypatch.setattr("garden_desktop.commands.tune.tune", found)


@pytest.mark.daily
def test_it_writes_what_wins_more_with_its_command_in_the_head(
    out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    foolish = tmp_path / "foolish.toml"
    # with its search for winning lines the expert beats the easy one whatever it thinks of coins
    begun = players_file(paths.resource(FF, FILE)).changed("expert", 2, {"coin": -900.0, "nodes": 0})
    foolish.write_text(begun.text())
    better(monkeypatch, 0.35)
    assert tuned(out, "--numbers", "coin", "--players", str(foolish), "--deals", "3", "--against", "easy") == 0
    made = players_file(out)
    assert made.number("expert", 2, "coin") == 0.35
    assert f"garden-desktop tune {FF} --level expert --against easy --numbers coin" in made.text()
    assert "before" in made.head[-1]
    assert command(("ladder", FF, "--players", str(out), "--seats", "2", "--games", "2", "--jobs", "1")) == 0
    assert "expert against thoughtful" in capsys.readouterr().out


def test_it_writes_nothing_where_nothing_is_better(
    out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    better(monkeypatch, -900.0)
    assert tuned(out, "--numbers", "coin", "--deals", "3") == 1
    assert "nothing was written" in capsys.readouterr().out
    assert not out.exists()


@pytest.mark.daily
@real_windows("Dask's event loop spins there for ever")
def test_without_a_scheduler_the_address_is_named(
    out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(running, "PATIENCE", 1)
    pytest.importorskip("distributed", reason="Dask is not here: start.py dev brings it")
    assert tuned(out, "--numbers", "coin", "--dask", "127.0.0.1:9") == 1
    assert "no Dask scheduler at 127.0.0.1:9: " in capsys.readouterr().err


@pytest.mark.long
def test_a_dask_cluster_finds_the_same_as_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed", reason="Dask is not here: start.py dev brings it")
    words = ("--numbers", "coin,card", "--deals", "20", "--rounds", "2")
    here = tuned(tmp_path / "here.toml", *words), capsys.readouterr().out
    there = tuned(tmp_path / "there.toml", *words, "--dask", "local"), capsys.readouterr().out
    assert here == there
    assert "round 2" in there[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--numbers", "coin,spirit=1"), "players.toml: level expert seats_2, spirit: is not a valid field"),
        (("--numbers", "spirit"), "--numbers needs NAME=START for 'spirit'"),
        (("--numbers", "coin=much"), "--numbers needs NAME=START for 'coin'"),
        (("--numbers", "gentle", "--level", "easy"), "--numbers needs NAME=START for 'gentle'"),
        (("--numbers", "coin", "--against", "expert"), "--against needs a different level from expert"),
        (("--numbers", "coin", "--seats", "1"), "--seats needs at least 2"),
        (("--numbers", "coin,card,hurt", "--deals", "4"), "--deals needs at least 5 for this many numbers"),
        (("--numbers", "coin", "--players", "nowhere.toml"), "nowhere.toml: the file: cannot be read"),
        (("--numbers", "coin", "--option", "target=2"), ""),
    ],
)
def test_what_it_cannot_do_it_says_in_one_line(
    out: Path, words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tuned(out, *words) == 1
    told = capsys.readouterr().err
    assert told.startswith("garden-desktop: ")
    assert told.count("\n") == 1
    assert said in told
    assert not out.exists()
