"""Ten thousand records brought in at once, one of them damaged."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import process_time

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup

NUMBER = 10_000


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_ten_thousand_come_in_and_the_damaged_one_stays_out(tmp_path: Path) -> None:
    session = MatchRepository(tmp_path / "else").begin_match(
        MatchSetup("gnomadic_gardeners", (Seated("Ann", 0), Seated("Ben", 1)), {}, 5)
    )
    rng = Random(5)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    data = session.journal.path.read_bytes()
    files = []
    for number in range(NUMBER):
        path = tmp_path / "else" / f"{number:05}.jsonl"
        path.write_bytes(data.replace(b'"Ann"', b'"Ann %d"' % number, 1))
        files.append(path)
    damaged = files[NUMBER // 2]
    damaged.write_bytes(data.replace(b"\n[", b"\n{", 3))
    shelf = MatchRepository(tmp_path / "matches")
    bringing, worst, started = Importer(shelf, Book(shelf.folder)), 0.0, process_time()
    for path in files:
        before = process_time()
        brought = bringing.import_file(path)
        worst = max(worst, process_time() - before)
        assert (brought.error is not None) == (path == damaged)
    print(f"\n{NUMBER} records of {len(data)} bytes: {process_time() - started:.0f} s, at worst {worst * 1000:.0f} ms")
    assert len(list(shelf.folder.glob("*.jsonl"))) == NUMBER - 1
    assert not [path for path in files if path != damaged and bringing.import_file(path).name]
