"""Saved tables go into a backup and come back by their names, with the files of a person's own that they need."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from garden_desktop import paths
from garden_desktop.core.packs import digest
from garden_desktop.core.record import RecordError, Seated
from garden_desktop.hotseat.backup.archive import BackupRestorer, BackupWriter
from garden_desktop.hotseat.backup.contents import BackupContents
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.tables import MOST, row_of
from tests.hotseat.kept import Kept

SE = "stalk_exchange"
SEATS = (Seated("Ann", 2), Seated("Cleo", 1, "steady"))
LAID = MatchSetup(SE, SEATS, {"garden": "wide"}, 7)


@pytest.fixture(autouse=True)
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another computer each time it is set."""
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "ben")
    return tmp_path / "ben"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    """A pack that lies where its person keeps such things."""
    own = tmp_path / "mine.toml"
    standard = paths.resource(SE, "packs", "standard.toml").read_text(encoding="utf-8")
    own.write_text(f"# mine\n{standard}", encoding="utf-8")
    yield own


def with_tables(*laid: tuple[str, MatchSetup]) -> Kept:
    kept = Kept()
    for name, setup in reversed(laid):
        kept.tables.save_table(name, setup)
    return kept


def backed_up(kept: Kept, folder: Path) -> Path:
    target = folder / "all.zip"
    for _ in BackupWriter(target, BackupContents(folder / "matches", folder, kept.tables)).steps():
        pass
    return target


def restored(path: Path, kept: Kept, user: Path) -> None:
    book = Book(user / "matches")
    try:
        own = BackupContents(user / "matches", user, kept.tables)
        restoring = BackupRestorer(path, own, Importer(MatchRepository(user / "matches"), book))
        for _ in restoring.steps():
            pass
        restoring.join_kept()
    finally:
        book.close()


def names(kept: Kept) -> list[str]:
    return [table.name for table in kept.tables.every()]


def test_tables_come_back_as_they_were_in_their_order(tmp_path: Path, user: Path) -> None:
    kept, empty = with_tables(("Friday", LAID), ("far", MatchSetup("moon_golf", SEATS, {}, 1))), Kept()
    restored(backed_up(kept, tmp_path), empty, user)
    assert json.loads(empty.text) == json.loads(kept.text)


def test_a_table_that_is_here_stays_and_the_others_come_behind_it(tmp_path: Path, user: Path) -> None:
    backup = backed_up(with_tables(("Friday", LAID), ("Sunday", LAID)), tmp_path)
    here = with_tables(("Friday", MatchSetup(SE, SEATS[:1], {}, 1)), ("mine", LAID))
    friday = row_of(here.tables.every()[0])
    for _ in range(2):
        restored(backup, here, user)
        assert names(here) == ["Friday", "mine", "Sunday"]
        assert row_of(here.tables.every()[0]) == friday


def test_no_more_come_than_there_is_room_for_and_none_that_is_here_goes(tmp_path: Path, user: Path) -> None:
    backup = backed_up(with_tables(*((f"theirs {number}", LAID) for number in range(5))), tmp_path)
    here = with_tables(*((f"mine {number}", LAID) for number in range(MOST - 2)))
    before = names(here)
    restored(backup, here, user)
    assert names(here) == [*before, "theirs 0", "theirs 1"]


def test_a_table_with_a_pack_of_ones_own_begins_on_another_computer(tmp_path: Path, own: Path, user: Path) -> None:
    kept = with_tables(("Friday", MatchSetup(SE, SEATS, {}, 1, own)))
    backup, text, empty = backed_up(kept, tmp_path), own.read_text(encoding="utf-8"), Kept()
    with zipfile.ZipFile(backup) as packed:
        assert str(tmp_path) not in packed.read("tables.json").decode()
    own.unlink()
    restored(backup, empty, user)
    (friday,) = empty.tables.all()
    assert friday.laid.pack_file == user / "packs" / f"{digest(text)}.toml"
    session = MatchRepository(user / "matches").begin_match(friday.setup())
    session.close()
    assert session.header.digest == digest(text)


def test_a_table_whose_pack_is_gone_stays_out_of_a_backup(tmp_path: Path, own: Path, user: Path) -> None:
    kept, empty = with_tables(("gone", MatchSetup(SE, SEATS, {}, 1, own)), ("Friday", LAID)), Kept()
    own.unlink()
    restored(backed_up(kept, tmp_path), empty, user)
    assert names(empty) == ["Friday"]


ROW: Any = {**row_of(with_tables(("Friday", LAID)).tables.every()[0])}


@pytest.mark.parametrize(
    "rows",
    [
        3,
        {},
        {"name": "Friday"},
        [3],
        [{**ROW, "name": ""}],
        [{**ROW, "name": " Friday\n"}],
        [{**ROW, "seats": []}],
        [{**ROW, "pack": "../../mine"}],
        [{**ROW, "players": "/tmp/mine.toml"}],
        [{**ROW, "pack": 3}],
        [{key: value for key, value in ROW.items() if key != "pack"}],
        [ROW, ROW],
        [{**ROW, "name": f"table {number}"} for number in range(MOST + 1)],
    ],
)
def test_what_is_no_list_of_tables_is_refused_with_all_of_the_backup(tmp_path: Path, user: Path, rows: object) -> None:
    bad, here = tmp_path / "bad.zip", with_tables(("mine", LAID))
    before = here.text
    with zipfile.ZipFile(bad, "w") as packed:
        packed.writestr("tables.json", json.dumps(rows))
    with pytest.raises(RecordError):
        restored(bad, here, user)
    assert here.text == before
