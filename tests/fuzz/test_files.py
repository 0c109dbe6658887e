"""Files from outside, changed at random: each is read, or refused with one clear sentence, and stays as it is."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop import paths
from garden_desktop.core.game import UnfitFileError
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import RecordError, Seated
from garden_desktop.core.text import plain
from garden_desktop.core.types import OptionError
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.new_game import NewGameState, kept_files
from garden_desktop.hotseat.summary import UnreadableRecord
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.text import translations
from garden_desktop.ui.rules.rulebook import Rulebook
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests import fifth
from tests.fuzz import mutations
from tests.hotseat.on_the_shelf import unfinished

GAMES = sorted(fifth.games())
TRIES = 25
PATIENCE = 10.0
"""Seconds for one file, on a busy machine; most take milliseconds."""
LONGEST = 700
"""Characters of a sentence that says what is wrong."""
PLIES = 12


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    """What a person has of their own is in a folder of the test's."""
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "user")


def one_sentence(error: Exception, path: Path) -> None:
    """What is said of it is short, printable and no name of an exception."""
    said = error_message(error, path)
    assert 10 < len(said) < LONGEST, said
    assert "Error" not in said, said
    assert "\0" not in said, said


class Watched:
    """A file that must stay as it is, and must be dealt with soon."""

    def __init__(self, path: Path, data: bytes) -> None:
        path.write_bytes(data)
        self._path, self._data, self._begun = path, data, time.monotonic()

    def check(self) -> None:
        assert self._path.read_bytes() == self._data
        assert time.monotonic() - self._begun < PATIENCE


@pytest.mark.parametrize("key", GAMES)
def test_records(key: str, seed: int, tmp_path: Path) -> None:
    shelf, rng = MatchRepository(tmp_path / "matches"), Random(seed)
    seats = tuple(Seated(name, place) for place, name in enumerate(("Ann", "Ben")))
    session = shelf.begin_match(MatchSetup(key, seats, {}, seed))
    while session.match.ply < PLIES:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.undo()
    session.close()
    assert session.journal is not None
    path = session.journal.path
    whole = path.read_bytes()
    for _ in range(TRIES):
        record = Watched(path, mutations.of_json(whole, rng))
        try:
            shelf.open_read_only(path)
        except (RecordError, PackError, OptionError, OSError) as error:
            one_sentence(error, path)
            assert [item.path for item in unfinished(shelf) if isinstance(item, UnreadableRecord)] == [path]
        record.check()


@pytest.mark.parametrize("key", GAMES)
def test_packs(key: str, seed: int, tmp_path: Path) -> None:
    game, rng, shelf = registry.games()[key], Random(seed), MatchRepository(tmp_path / "matches")
    whole = paths.resource(key, "packs", "standard.toml").read_bytes()
    path = tmp_path / "own.toml"
    usual = NewGameState.usual(game)
    for _ in range(TRIES):
        pack = Watched(path, mutations.of_bytes(whole, rng))
        try:
            registry.load_pack(game, path)
            session = shelf.begin_match(usual.with_pack(path).setup(seed))
        except (PackError, OptionError, OSError) as error:
            one_sentence(error, path)
        else:
            for _ in range(PLIES):
                if not session.over:
                    session.play(rng.choice(session.rules.legal_moves(session.match.state)))
            session.close()
        pack.check()


@pytest.mark.parametrize("key", GAMES)
def test_values_out_of_files(key: str, seed: int) -> None:
    game, rng = registry.games()[key], Random(seed)
    pack = registry.load_pack(game)
    example = b"# Plot\n.......\n..###..\n.......\n" + paths.resource(key, "packs", "standard.toml").read_bytes()[:2000]
    for option in game.options:
        for _ in range(TRIES if option.file else 0):
            assert option.file is not None
            begun = time.monotonic()
            try:
                brought = option.file.read(mutations.of_bytes(example, rng)[: option.file.most], pack)
                assert brought.value
            except UnfitFileError as error:
                assert error.problems
            assert time.monotonic() - begun < PATIENCE


def kept_settings() -> bytes:
    """Settings as the program writes them."""
    tables = {f"table.{key}": NewGameState.usual(game).remembered() for key, game in fifth.games().items()}
    return json.dumps(
        {"language": "de", "theme": "dusk", "speed": 0.5, "zoom": 125, "window": [1280, 800]} | tables
    ).encode()


def test_settings(seed: int, tmp_path: Path) -> None:
    rng, path = Random(seed), tmp_path / "settings.json"
    aside, whole = path.with_suffix(".damaged.json"), kept_settings()
    for _ in range(4 * TRIES):
        data = mutations.of_json(whole, rng)
        path.write_bytes(data)
        settings = SettingsStore(path)
        said = "" if settings.file.notice is None else plain(settings.file.notice)
        if aside.exists():
            assert aside.read_bytes() == data
            assert str(aside) in said
            aside.unlink()
        else:
            assert path.read_bytes() == data
        assert len(said) < LONGEST
        for key, game in fifth.games().items():
            kept = settings.get(f"table.{key}")
            choices = NewGameState.usual(game).recalled(kept)
            assert choices.setup(1).seats
            assert all(isinstance(file, Path) for file in kept_files(kept).values())
            assert choices.recalled(choices.remembered()) == choices


@pytest.mark.parametrize("key", GAMES)
def test_rules_texts(key: str, seed: int) -> None:
    rng = Random(seed)
    whole = paths.resource(key, "rules", "en.md").read_bytes()
    for _ in range(TRIES):
        begun = time.monotonic()
        book = Rulebook.read(mutations.of_bytes(whole, rng).decode("utf-8", "replace"))
        assert all(fault.reason for fault in book.faults)
        for heading in book.headings:
            assert book.where(heading.anchor) is not None
        assert time.monotonic() - begun < PATIENCE


def test_sentences_of_a_translation(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a translation says, the sentence is filled in: with it, or with the English."""
    rng, english = Random(seed), "{who} takes {n} of {kind}."
    values = {"who": "Ann", "n": 3, "kind": "“{}”"}
    for _ in range(40 * TRIES):
        said = mutations.of_bytes(english.encode(), rng).decode("utf-8", "replace")[:2000]
        text = translations._sound(english, said, 3)
        assert text in (said, english)
        assert isinstance(text.format_map(values), str)
