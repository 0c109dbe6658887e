"""Hostile files from outside: each is read or refused soon and in little memory, and where refused leaves nothing.

`-m long -s` tells the worst of two thousand by kind; every day a few others of them are tried.
"""

from __future__ import annotations

import time
import tracemalloc
import zipfile
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from garden_desktop import paths
from garden_desktop.core.game import UnfitFileError
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import RecordError, Seated
from garden_desktop.core.text import plain
from garden_desktop.core.types import OptionError
from garden_desktop.games import registry
from garden_desktop.hotseat.backup.archive import BackupRestorer
from garden_desktop.hotseat.backup.bundle import members_of, packed, unpacked
from garden_desktop.hotseat.backup.contents import BackupContents
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.error_messages import error_message
from tests.fuzz import hostile
from tests.fuzz.test_files import LONGEST
from tests.hotseat.kept import Kept
from tests.today import DAY

PF, SE = "paths_and_flower_beds", "stalk_exchange"
EACH: Final = 400
"""So many of each of five kinds are two thousand."""
DAILY: Final = 12
SECONDS: Final = 5.0
"""Processor time of one file, ten times what the slowest takes: a structural bound, and no clock of the wall."""
MEMORY: Final = 100 << 20
KINDS: Final = ("bundle", "map", "pack", "players", "record")
BAD: Final = (RecordError, PackError, OptionError, OSError, UnfitFileError)
CASES: Final = [
    *((kind, range(DAY * DAILY % EACH, DAY * DAILY % EACH + DAILY)) for kind in KINDS),
    *(pytest.param(kind, range(EACH), marks=[pytest.mark.long, pytest.mark.timeout(3600)]) for kind in KINDS),
]


class Place(NamedTuple):
    """A folder of a person's, and good files of each kind."""

    home: Path
    inbox: Path
    good: Mapping[str, Mapping[str, bytes]]

    @property
    def shelf(self) -> MatchRepository:
        return MatchRepository(self.home / "matches")

    @property
    def own(self) -> BackupContents:
        return BackupContents(self.home / "matches", self.home, Kept().tables)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    there, home, inbox = tmp_path / "there", tmp_path / "home", tmp_path / "inbox"
    inbox.mkdir()
    monkeypatch.setattr(paths, "user_dir", lambda: there)
    own, players = inbox / "mine.toml", paths.resource(SE, "players.toml")
    own.write_bytes(b"# mine\n" + paths.resource(SE, "packs", "standard.toml").read_bytes())
    records = {key: _record(there, key, None, None) for key in registry.games()}
    sent = _bundle(there, own, players)
    monkeypatch.setattr(paths, "user_dir", lambda: home)
    packs = {key: paths.resource(key, "packs", "standard.toml").read_bytes() for key in registry.games()}
    numbers = {key: paths.resource(key, "players.toml").read_bytes() for key in registry.games()}
    garden = b"name Mine\nopposite c1 c7\ngrid\n" + b".......\n" * 7 + b"end\n"
    return Place(
        home, inbox, {"record": records, "pack": packs, "players": numbers, "map": {PF: garden}, "bundle": sent}
    )


def _played(folder: Path, key: str, pack: Path | None, players: Path | None) -> tuple[MatchRepository, Path, object]:
    shelf, rng = MatchRepository(folder / "matches"), Random(1)
    computer = "easy" if players is not None else "human"
    session = shelf.begin_match(
        MatchSetup(key, (Seated("Ann", 0), Seated("Ben", 1, computer)), {}, 5, pack, players_file=players)
    )
    while session.match.ply < 12:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    return shelf, session.journal.path, session


def _record(folder: Path, key: str, pack: Path | None, players: Path | None) -> bytes:
    return _played(folder, key, pack, players)[1].read_bytes()


def _bundle(folder: Path, pack: Path, players: Path) -> Mapping[str, bytes]:
    shelf, path, _ = _played(folder, SE, pack, players)
    with zipfile.ZipFile(BytesIO(packed(members_of(shelf.open_read_only(path), path)))) as found:
        return {name: found.read(name) for name in found.namelist()}


def made(place: Place, kind: str, seed: int) -> tuple[str, Path]:
    """A hostile file, and the game it is for."""
    rng = Random(f"{kind} {seed}")
    good = place.good[kind]
    key = SE if kind == "bundle" else rng.choice(sorted(good))
    makers: Mapping[str, Callable[[bytes, Random], bytes]] = {
        "record": hostile.record, "pack": hostile.toml, "players": hostile.toml, "map": hostile.garden_map
    }  # fmt: skip
    data = hostile.bundle(good, rng) if kind == "bundle" else makers[kind](good[key], rng)
    endings = {"record": ".jsonl", "map": ".txt", "bundle": ".gardenmatch"}
    path = place.inbox / f"hostile{endings.get(kind, '.toml')}"
    path.write_bytes(data)
    return key, path


def taken(place: Place, kind: str, key: str, path: Path) -> None:
    """Take a file in by the way the program takes it."""
    game = registry.games()[key]
    if kind == "bundle":
        book = Book(place.home / "matches")
        try:
            unpacked(path, place.own, place.shelf, book)
        finally:
            book.close()
    elif kind == "record":
        place.shelf.open_read_only(path)
    elif kind == "pack":
        registry.load_pack(game, path)
        session = place.shelf.begin_match(NewGameState.usual(game).with_pack(path).setup(3))
        session.close()
    elif kind == "players":
        game.check_players(path)
    else:
        file = next(option.file for option in game.options if option.file is not None)
        data = path.read_bytes()
        if len(data) <= file.most:
            file.read(data, registry.load_pack(game))


def everything(folder: Path) -> dict[str, bytes]:
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and ".index" not in path.name)
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def tried(place: Place, kind: str, seed: int) -> tuple[float, int]:
    """Take a hostile file in twice: seconds of the processor, and bytes of memory at the most."""
    key, path = made(place, kind, seed)
    before = everything(place.home)
    spent = time.process_time()
    refused = _refusal(place, kind, key, path)
    spent = time.process_time() - spent
    if refused is not None:
        assert everything(place.home) == before, (seed, "refused means that nothing stays")
        said = plain(refused.problems[0]) if isinstance(refused, UnfitFileError) else error_message(refused, path)
        assert 10 < len(said) < LONGEST, (seed, said)
        assert "Error" not in said, (seed, said)
        assert "sys." not in said, (seed, said)
    tracemalloc.start()
    _refusal(place, kind, key, path)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert spent < SECONDS, (kind, seed)
    assert most < MEMORY, (kind, seed)
    return spent, most


def _refusal(place: Place, kind: str, key: str, path: Path) -> Exception | None:
    try:
        taken(place, kind, key, path)
    except BAD as error:
        return error
    return None


@pytest.mark.parametrize(("kind", "seeds"), CASES)
def test_a_hostile_file_is_dealt_with_soon_and_leaves_nothing(place: Place, kind: str, seeds: range) -> None:
    print(f"DAY={DAY}")
    figures = [(*tried(place, kind, seed % EACH), seed % EACH) for seed in seeds]
    seconds, memory = max(figures), max(figures, key=lambda one: one[1])
    print(f"{kind}: {seconds[0]:.3f} s (seed {seconds[2]}), {memory[1] / (1 << 20):.1f} MB (seed {memory[2]})")


@pytest.mark.parametrize("kind", ["deflate", "bzip2", "lzma", "damaged lzma", "damaged bzip2"])
@pytest.mark.parametrize("member", ["records", "packs"])
def test_a_zip_that_lies_about_a_member_is_refused_before_it_is_unpacked(place: Place, kind: str, member: str) -> None:
    name = next(name for name in place.good["bundle"] if name.startswith(member))
    path = place.inbox / "lie.gardenmatch"
    path.write_bytes(hostile.liar(place.good["bundle"], name, kind))
    tracemalloc.start()
    with pytest.raises(RecordError, match="not a complete Garden Desktop match"):
        taken(place, "bundle", SE, path)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < MEMORY
    assert not everything(place.home)


@pytest.mark.parametrize("kind", ["deflate", "bzip2", "lzma", "damaged lzma", "damaged bzip2"])
def test_a_backup_that_lies_about_a_member_is_refused_and_nothing_of_it_stays(place: Place, kind: str) -> None:
    name = next(name for name in place.good["bundle"] if name.startswith("records"))
    path = place.inbox / "lie.zip"
    path.write_bytes(hostile.liar(place.good["bundle"], name, kind))
    book = Book(place.home / "matches")
    with pytest.raises(RecordError, match="not a complete Garden Desktop backup"):
        for _ in BackupRestorer(path, place.own, Importer(place.shelf, book)).steps():
            pass
    book.close()
    assert not everything(place.home)


def test_a_good_bundle_made_by_hand_is_taken_in(place: Place) -> None:
    """Else the hostile ones would be refused for how they are made."""
    path = place.inbox / "good.gardenmatch"
    path.write_bytes(hostile.zipped(place.good["bundle"]))
    taken(place, "bundle", SE, path)
    assert len(everything(place.home)) == 3
