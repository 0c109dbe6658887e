"""The real program with more than thirty odd things in each of its folders: it starts, says what it has set aside,
opens a match and ends as ever."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from tests.program.conftest import Sit
from tests.program.evening import Evening
from tests.program.games import RESOURCES, packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet
from tests.program.zoo import animals, full_folder, lay_out

ROUNDS: Final = 3
CROSS: Final = "Close this message"


def spoil_what_is_kept(data: Path, cache: Path, state: Path, socket: Path) -> None:
    """Put something odd in the place of each file that the program keeps for itself, but for the good match."""
    kept = json.loads((data / "settings.json").read_text(encoding="utf-8"))
    (data / "settings.json").write_text(json.dumps({**kept, "zoom": "large", "place": [1e300]}), encoding="utf-8")
    (data / "matches.index").unlink(missing_ok=True)
    os.mkfifo(data / "matches.index")
    (data / "matches.notes.json").symlink_to("matches.notes.json")
    os.mkfifo(data / "matches.people.json")
    (data / "puzzles.json").mkdir()
    (data / "lessons.json").write_bytes(b"[" * 100_000)
    (data / "tips.json").unlink(missing_ok=True)
    (data / "tips.json").write_text('{"format": 99, "people": []}', encoding="utf-8")
    odd = list(animals(b"drawing").values())
    drawings = sorted(file for file in (cache / "drawings").iterdir() if not file.name.startswith("zoo "))
    assert drawings, "the first start has put some by"
    for number, file in enumerate(drawings):
        file.unlink()
        odd[number % len(odd)](file)
    log = state / "log"
    log.mkdir(parents=True, exist_ok=True)
    for name in ("crash-now", "crash"):
        (log / f"garden-desktop.log.{name}").unlink(missing_ok=True)
    os.mkfifo(log / "garden-desktop.log.crash-now")
    full_folder(log / "garden-desktop.log.crash")
    os.mkfifo(log / "garden-desktop.log.1")
    full_folder(socket)


def place_of_socket(surroundings: Mapping[str, str]) -> Path:
    """Where the program that runs on this desktop is found."""
    ask = "from garden_desktop.instance import address; print(address())"
    return Path(subprocess.check_output([sys.executable, "-c", ask], env=surroundings, text=True).strip())


def read_all_notices(evening: Evening) -> list[str]:
    """What is said at home, one sentence after another, each put away when it has been read."""
    said: list[str] = []
    while crosses := evening.page().named(CROSS):
        (label,) = {node.name for node in evening.page().above(crosses[-1]) if node.role == "alert message"}
        said.append(label)
        evening.click_on(crosses[-1])
        evening.read()
    return said


@pytest.mark.daily
def test_a_start_survives_everything_in_its_folders(sit: Sit) -> None:
    evening = sit(bus=True)
    Sheet(evening, packet(evening.page(), "stalk_exchange")).start()
    guest = Guest(evening, 1)
    guest.play(2)
    guest.leave()
    evening.close_window()
    program = evening.program
    (record,) = program.records()
    data = program.matches.parent
    home = data.parents[1]
    cache, state = home / "cache" / data.name, home / "state" / data.name
    pack = (RESOURCES / "stalk_exchange" / "packs" / "standard.toml").read_bytes()
    program.others = {
        *lay_out(program.matches, ".garden.jsonl", record.read_bytes()),
        *lay_out(data / "packs", ".toml", pack),
        *lay_out(data / "players", ".toml", b"[numbers]\n"),
        *lay_out(data, ".json", (data / "settings.json").read_bytes()),
        *lay_out(state / "log", ".log", b"a line\n"),
        *lay_out(state, "", b"a line\n"),
        *lay_out(cache, "", b"drawing"),
        *lay_out(cache / "drawings", "", b"drawing"),
        *lay_out(cache / "lookback", ".json", b'{"start": [], "parts": []}'),
        *lay_out(home / "config" / data.name, ".conf", b"[a]\n"),
    }
    before = record.read_bytes()
    spoil_what_is_kept(data, cache, state, place_of_socket(program.surroundings))
    evening.come_back()
    evening.find("Continue|New game")
    evening.find(CROSS)
    said = read_all_notices(evening)
    for _ in range(ROUNDS):  # what lies among the records is told of a few at a time, whenever home is shown
        evening.click("Statistics")
        evening.find("Search matches")
        said += read_all_notices(evening)
        evening.click("Back to the home screen")
        evening.find("Continue|New game")
        evening.read()
        said += read_all_notices(evening)
    told = "\n".join(said)
    assert len(said) == len(set(said))
    for aside in ("garden-desktop.log.crash-now.aside", "garden-desktop.log.crash.aside", "zoom", "place"):
        assert aside in told, said
    assert f"{place_of_socket(program.surroundings).name}.aside" in told, said
    for strange in ("pipe", "socket", "link-to-zeros", "sparse"):
        assert f"zoo {strange}.garden.jsonl" in told, said
    assert not re.search(r"Traceback|Errno|codec|surrogate|Exception", told)
    second = program.command(str(record))
    assert (second.returncode, second.stderr) == (0, "")
    guest.come_to_the_table()
    assert program.holds(record)
    guest.play(1)
    assert record.read_bytes().startswith(before)
    guest.leave()
    evening.close_window()
    left = {path.name for path in program.matches.iterdir() if path.name.startswith("zoo ")}
    assert left == {name for name in program.others if name.endswith(".garden.jsonl")}, "nothing of others is touched"
