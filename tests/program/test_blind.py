"""The blind person at a made-up table: a gate may keep a key for itself, and one click may not lead home."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from tests.program.blind import Blind
from tests.program.evening import Evening
from tests.program.waiting import until

OFFER, WAY_HOME = (1, 1), (2, 2)


class Table:
    """In place of an evening: behind a gate no key is heard but Space, and offers are taken from lists alone."""

    def __init__(self, record: Path) -> None:
        record.write_bytes(b"")
        self.lists, self.shut, self.clicks_left = False, True, 5
        self.program = SimpleNamespace(records=lambda: [record], holds=lambda file: self.clicks_left > 0)
        self.watch = SimpleNamespace(lines=lambda file: file.read_bytes().count(b"\n"))
        self.hands = SimpleNamespace(click=self._click)
        self._record = record

    def read(self) -> None: ...

    def keys(self, *combinations: str) -> None:
        for key in combinations:
            self.lists ^= key == "Ctrl+l" and not self.shut
            if key == "Return" and self.lists:
                self._record.write_bytes(self._record.read_bytes() + b"\n")
        self.shut = self.shut and combinations != ("space",)

    def wait(self, ask: Callable[[], bool], what: str) -> bool:
        return until(what, ask, patience=0.5, pause=0)

    def _click(self, x: int, y: int) -> None:
        self.clicks_left -= (x, y) == WAY_HOME


def sit(folder: Path) -> tuple[Table, Blind]:
    table = Table(folder / "match.jsonl")
    return table, Blind(cast(Evening, cast(Any, table)), 1)


def test_the_lists_are_opened_where_a_gate_kept_their_key(tmp_path: Path) -> None:
    table, blind = sit(tmp_path)
    blind.play(OFFER, 2)
    assert table.watch.lines(blind.record) == 2


def test_home_is_reached_when_the_record_is_let_go(tmp_path: Path) -> None:
    table, blind = sit(tmp_path)
    blind.leave(WAY_HOME)
    assert table.clicks_left == 0
