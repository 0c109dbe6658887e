"""Golden transcripts: matches played through the window in four ways tell, show, sound and write the same as before."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Final, get_args

import pytest

from garden_desktop.ui.kit.style.drawings import DrawingCache
from tests.systems import linux
from tests.today import in_turn
from tests.ui.transcripts.adapter import Program, Table
from tests.ui.transcripts.clock import SimulatedClock
from tests.ui.transcripts.people import PEOPLE
from tests.ui.transcripts.screen import Stage
from tests.ui.transcripts.transcript import Transcript

FOLDER: Final = Path(__file__).parents[2] / "golden" / "transcripts"
INPUTS: Final = 40
"""Of one match; a whole one is longer."""
GG, SE, PF, FF = "gnomadic_gardeners", "stalk_exchange", "paths_and_flower_beds", "fire_and_flora"
OWN, EVERY, STILL = {"stops": "own"}, {"stops": "every"}, {"speed": 0.0}
HINTS: Final = {"advice": "on"}
TABLES: Final = (
    Table("duel", GG, "pp", HINTS),
    Table("computer", GG, "pc", settings=OWN),
    Table("basket", GG, "pp", {"mode": "basket"}, EVERY),
    Table("solo", GG, "p", {"mode": "solo"}),
    Table("end", GG, "pp", played=-4),
    Table("two", SE, "pp", HINTS),
    Table("computers", SE, "pcc", settings=OWN),
    Table("five", SE, "ppppp", settings=EVERY),
    Table("mixed", SE, "ppc"),
    Table("end", SE, "pp", played=-2),
    Table("two", PF, "pp", HINTS),
    Table("computer", PF, "pc", {"trace_mode": "own"}, OWN),
    Table("six", PF, "pppppp", settings=EVERY),
    Table("solo", PF, "p"),
    Table("end", PF, "pp", played=-2),
    Table("two", FF, "pp", {"bar": "continue", **HINTS}, played=60),
    Table("computers", FF, "pcc", settings=OWN, played=20),
    Table("four", FF, "pppp", {"bar": "4"}, EVERY, played=100),
    Table("solo", FF, "p", {"mode": "solo_challenge"}),
    Table("end", FF, "ppp", {"bar": "continue", "target": "8"}, STILL, played=-2),
)
WAYS: Final = tuple(PEOPLE)
DAYS: Final = 10
"""Each transcript is compared on one day in so many: eight a day, two of each game and of each way."""
CASES: Final = [
    (table, WAYS[(number - game) % len(WAYS)])
    for game, key in enumerate((GG, SE, PF, FF))
    for tables in ([table for table in TABLES if table.game == key],)
    for number in range(len(tables) * len(WAYS))
    for table in (tables[number // len(WAYS)],)
]
MORE: Final = 80
"""Lines of a difference that are shown."""


def play(table: Table, way: str, monkeypatch: pytest.MonkeyPatch, folder: Path, art: DrawingCache) -> str:
    """The transcript of one match in one way."""
    clock = SimulatedClock(monkeypatch)
    transcript = Transcript(clock, lambda words: words.replace(str(folder), "FOLDER"))
    program = Program(monkeypatch, folder, art, transcript.hear)
    try:
        window = program.open(table)
        transcript.watch(window)
        PEOPLE[way](program, window, transcript, f"{table.game} {table.name} {way}").play(INPUTS)
        program.read_record()
    finally:
        transcript.watch(None)
        program.close()
        clock.close()
    return transcript.text()


def file_of(table: Table, way: str) -> Path:
    return FOLDER / table.game / f"{table.name}-{way}.txt"


def difference(kept: str, now: str) -> str:
    """The first lines in which two transcripts differ, with what led to them."""
    lines = list(difflib.unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=6))
    more = [f"... {len(lines) - MORE} more lines"] if len(lines) > MORE else []
    return "\n".join(
        [*lines[:MORE], *more, "Where this is meant: --update-transcripts writes them anew, -m '' all of them."]
    )


@linux("elsewhere letters have another width, and what has no room beside them is left out")
@pytest.mark.qt_log_ignore("This plugin does not support", "Keyboard event not accepted by receiving widget")  # menus
@pytest.mark.parametrize(
    ("table", "way"), in_turn(CASES, DAYS), ids=lambda one: f"{one.game}-{one.name}" if isinstance(one, Table) else one
)
def test_a_match_is_shown_told_and_written_as_before(
    table: Table,
    way: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    art: DrawingCache,
    request: pytest.FixtureRequest,
) -> None:
    now, file = play(table, way, monkeypatch, tmp_path, art), file_of(table, way)
    if request.config.getoption("--update-transcripts"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(now, encoding="utf-8", newline="\n")
        return
    kept = file.read_text(encoding="utf-8")
    if now != kept:
        pytest.fail(difference(kept, now), pytrace=False)


def test_the_transcripts_show_each_stage_of_a_turn_and_each_kind_of_line() -> None:
    texts = {file: file.read_text(encoding="utf-8").splitlines() for file in FOLDER.glob("*/*.txt")}
    assert set(texts) == {file_of(table, way) for table, way in CASES}, "a transcript is missing, or of no match"
    lines = {line for text in texts.values() for line in text}
    stages = {line.removeprefix("  stage: ") for line in lines if line.startswith("  stage: ")}
    assert stages == set(get_args(Stage)), "a stage of a turn is in no transcript"
    for begin in (
        "  says: ",
        "  sound: ",
        "  writes: ",
        "  What is happening",
        "wait ",
        "after ",
        "key ",
        "click ",
        "press ",
    ):
        assert any(line.startswith(begin) for line in lines), f"nothing begins with {begin!r}"
    for words in ("resume the match", "the disk is full", "We agree", "Try again", '"undo"', "Move undone", '"result"'):
        assert any(words in line for line in lines), f"{words} is in no transcript"
    assert max(map(len, texts.values())) < 1_500, "a transcript that nobody reads"
