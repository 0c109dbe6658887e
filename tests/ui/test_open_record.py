"""A record that is named on the command line, as a double click does it."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.__main__ import named_files
from garden_desktop.core.pack_schema import to_toml
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.backup.archive import BackupWriter
from garden_desktop.hotseat.backup.bundle import BundleImporter, members_of, packed
from garden_desktop.hotseat.book.importer import Importer
from garden_desktop.hotseat.card_sets import FOLDER, CardSetRepository, standard_document
from garden_desktop.hotseat.journal import BUNDLE, SUFFIX, free_name
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.book import tasks as intake_module
from garden_desktop.ui.file_open_filter import FileOpenFilter
from garden_desktop.ui.match.replay import ReplayView
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from tests.ui.house import House, notice, playing


@pytest.fixture
def mailed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match with a pack of one's own, packed at another computer."""
    own, there = tmp_path / "mine.toml", tmp_path / "there"
    standard = paths.resource("stalk_exchange", "packs", "standard.toml").read_text(encoding="utf-8")
    own.write_text(f"# mine\n{standard}", encoding="utf-8")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(paths, "user_dir", lambda: there)
        setup = MatchSetup("stalk_exchange", (Seated("Ann", 0), Seated("Ben", 1)), {}, 5, own)
        session = MatchRepository(there / "matches").begin_match(setup)
        session.close()
        assert session.journal is not None
        mailed = tmp_path / f"match{BUNDLE}"
        mailed.write_bytes(packed(members_of(session, session.journal.path)))
    return mailed


@pytest.mark.parametrize(
    "word", ["match.garden.jsonl", "match.gardenmatch", "our.gardenbox", "./match", "/a/match", "old.jsonl"]
)
def test_a_word_with_a_dot_or_a_folder_is_a_file(word: str) -> None:
    assert named_files([word]) == [Path(word).absolute()]


@pytest.mark.parametrize("words", [[], ["sim"], ["--smoke-test"], ["-x/y.z"], ["check", "a.jsonl"]])
def test_a_command_is_no_file(words: list[str]) -> None:
    assert named_files(words) == []


def test_an_unfinished_record_is_gone_on_with(house: House) -> None:
    path = house.record()
    window = house.open()
    window.navigator.open_record(path)
    assert playing(window).session.journal is not None
    assert not playing(window).findChildren(ReplayView)


def test_a_finished_record_is_shown_as_a_replay(house: House) -> None:
    path = house.record()
    session = MatchRepository(house.matches).resume(path)
    rng = Random(2)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    window = house.open()
    window.navigator.open_record(path)
    assert len(playing(window).findChildren(ReplayView)) == 1


def test_what_is_no_record_is_said_at_home(house: House, tmp_path: Path) -> None:
    window = house.open()
    diary = tmp_path / "diary.jsonl"
    diary.write_text("Dear diary,\n", encoding="utf-8")
    window.navigator.open_record(diary)
    assert "is not a Garden Desktop match file" in notice(window)
    window.navigator.open_record(tmp_path / "gone.garden.jsonl")
    assert "no longer exists" in notice(window)
    assert window.navigator.match is None


def test_a_match_that_was_mailed_with_its_pack_is_brought_in_and_gone_on_with(
    house: House, mailed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "here")
    window = house.open()
    window.navigator.open_record(mailed)
    journal = playing(window).session.journal
    assert journal is not None
    assert journal.path.parent == house.matches
    assert playing(window).session.pack_file is not None
    assert window.context.book.count("running") == 1


def test_a_mailed_match_that_is_dropped_comes_into_the_book(
    house: House, mailed: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "here")
    window = house.open()
    with qtbot.waitSignal(window.navigator.library.transfer.import_queue.ended):
        window.navigator._bring_in([mailed])
    assert window.navigator.library.notice.words.text() == "Imported matches: 1."


@pytest.mark.parametrize("whole", [True, False])
def test_a_backup_that_is_opened_from_outside_comes_into_the_book(
    house: House, tmp_path: Path, qtbot: QtBot, whole: bool
) -> None:
    """It was read as a record, and refused for what is in its line 1."""
    record, target = house.record(), tmp_path / "all.zip"
    for _ in BackupWriter(target, house.open().context.belongings).steps():
        pass
    record.unlink()
    if not whole:
        target.write_bytes(target.read_bytes()[:-9])
    window = house.open()
    with qtbot.waitSignal(window.navigator.library.transfer.import_queue.ended):
        window.navigator.open_record(target)
    assert window.navigator.library.isVisible()
    refused = "all.zip: This is not a complete Garden Desktop backup, so nothing was imported."
    assert window.navigator.library.notice.words.text() == ("Imported matches: 1." if whole else refused)
    assert record.exists() is whole


def test_a_mistake_of_ours_while_a_match_is_shown_is_not_blamed_on_the_file(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, window = house.record(), house.open()

    def mistaken(session: Session, _: Path) -> None:
        session.close()
        raise ValueError("a mistake of ours")

    monkeypatch.setattr(window.navigator, "_show_session", mistaken)
    with pytest.raises(ValueError, match="a mistake of ours"):
        window.navigator.open_record(path)
    assert notice(window) == ""


def test_what_is_no_mailed_match_is_one_sentence(house: House, tmp_path: Path) -> None:
    window = house.open()
    bad = tmp_path / "bad.gardenmatch"
    bad.write_bytes(b"PK")
    window.navigator.open_record(bad)
    assert notice(window).startswith("bad.gardenmatch: This is not a complete Garden Desktop match")
    assert window.navigator.match is None


def test_a_second_record_of_one_name_is_still_known_by_its_name(tmp_path: Path) -> None:
    first = tmp_path / f"a{SUFFIX}"
    first.write_bytes(b"")
    assert free_name(first).name == f"a-2{SUFFIX}"
    assert free_name(tmp_path / "old.jsonl").name == "old.jsonl"


def test_a_file_that_the_system_hands_over_is_opened(house: House, qapp: QApplication, tmp_path: Path) -> None:
    """As macOS does for a double click; every other event goes on."""
    window = house.open()
    files, opened = FileOpenFilter(qapp, window), list[Path]()
    files.opened.connect(opened.append)
    assert QApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / "a.garden.jsonl")))
    assert opened == [tmp_path / "a.garden.jsonl"]
    qapp.removeEventFilter(files)


def rezipped(path: Path, method: int, change: Callable[[bytes], bytes] = lambda data: data) -> Path:
    """The same members packed in another way."""
    with zipfile.ZipFile(path) as packed:
        members = {name: packed.read(name) for name in packed.namelist()}
    bad = path.with_name(f"spoilt{BUNDLE}")
    with zipfile.ZipFile(bad, "w", method) as packed:
        for name, data in members.items():
            packed.writestr(name, data)
    bad.write_bytes(change(bad.read_bytes()))
    return bad


def spoilt_in_the_middle(data: bytes) -> bytes:
    at = data.index(b".jsonl") + 40
    return data[:at] + b"\xff" * 20 + data[at + 20 :]


@pytest.mark.parametrize("method", [zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_spoilt_match_is_one_sentence_and_the_next_import_works(
    method: int, house: House, mailed: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "here")
    bad = rezipped(mailed, method, spoilt_in_the_middle)
    window = house.open()
    window.navigator.open_record(bad)
    assert notice(window).startswith("spoilt.gardenmatch: This is not a complete Garden Desktop match")
    intake = window.navigator.library.transfer.import_queue
    with qtbot.waitSignal(intake.ended):
        window.navigator._bring_in([bad])
    assert window.navigator.library.notice.words.text().startswith(
        "spoilt.gardenmatch: This is not a complete Garden Desktop match"
    )
    with qtbot.waitSignal(intake.ended):
        window.navigator._bring_in([mailed])
    assert window.navigator.library.notice.words.text() == "Imported matches: 1."


@pytest.mark.parametrize("broken", ["restoring", "import_file", "sync_copies"])
def test_an_import_that_fails_by_a_mistake_of_ours_ends_and_the_next_one_works(
    broken: str, house: House, mailed: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "here")
    window, record, told = house.open(), tmp_path / "a.garden.jsonl", list[Exception]()
    record.write_bytes(house.record().read_bytes()[:-20])
    intake = window.navigator.library.transfer.import_queue

    def fail(*args: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as mistake:
        mistake.setattr(intake_module, "report_error", told.append)
        if broken == "restoring":
            mistake.setattr(BundleImporter, "steps", fail)
        else:
            mistake.setattr(Importer, broken, fail)
        with qtbot.waitSignal(intake.ended):
            window.navigator._bring_in([mailed if broken == "restoring" else record])
        assert "because of an error in the program" in window.navigator.library.notice.words.text()
        assert [type(error) for error in told] == [ZeroDivisionError]
        assert not intake.busy
    with qtbot.waitSignal(intake.ended):
        window.navigator._bring_in([mailed])
    assert window.navigator.library.notice.words.text() == "Imported matches: 1."


def shared_set(folder: Path) -> Path:
    """A card set of Gnomadic Gardeners, shared by somebody else."""
    game = registry.games()["gnomadic_gardeners"]
    CardSetRepository(folder).share(
        game, {**standard_document(game), "id": "Ben's box"}, file := folder / "ben.gardenbox"
    )
    return file


def test_a_shared_card_set_is_imported_and_shown(house: House, tmp_path: Path) -> None:
    window = house.open()
    window.navigator.open_record(shared_set(tmp_path))
    page = window.navigator.card_sets
    assert page is not None and page.bar.chooser.text() == "Ben's box"
    page.left.emit()
    assert window.navigator.at_home and window.navigator.card_sets is None


def test_a_shared_card_set_is_dropped_on_home(house: House, tmp_path: Path) -> None:
    window, file = house.open(), shared_set(tmp_path)
    window.navigator._bring_in([file])
    assert window.navigator.card_sets is not None


def test_what_is_no_card_set_is_one_sentence(house: House, tmp_path: Path) -> None:
    window = house.open()
    (bad := tmp_path / "bad.gardenbox").write_bytes(b"gardenbox = 3")
    window.navigator.open_record(bad)
    assert "bad.gardenbox: the file, gardenbox: must be text" in notice(window)
    assert window.navigator.at_home


def test_the_packet_of_a_game_names_the_card_set_in_use_and_leads_to_it(house: House) -> None:
    window, game = house.open(), registry.games()["gnomadic_gardeners"]
    (packet,) = (one for one in window.navigator.home.page.game_cards if one.game is game)
    assert packet.card_set(game) == ""
    sets = CardSetRepository(window.navigator.context.own / FOLDER)
    own = sets.create(game, standard_document(game), "Our box")
    kept = NewGameState.usual(game).with_pack(own.path)
    window.navigator.context.settings.set(f"table.{game.info.key}", kept.remembered())
    assert packet.card_set(game) == "Our box"
    packet.card_sets_asked.emit()
    page = window.navigator.card_sets
    assert page is not None and page.bar.chooser.text() == "Our box"
    page.left.emit()
    sets.delete(own.path)
    packet.card_sets_asked.emit()
    page = window.navigator.card_sets
    assert page is not None and page.bar.chooser.text() == "Standard card set"
    assert page.notice.isHidden()


def test_a_card_set_elsewhere_is_named_but_not_opened_for_changes(house: House, tmp_path: Path) -> None:
    window, game = house.open(), registry.games()["gnomadic_gardeners"]
    (file := tmp_path / "mine.toml").write_text(to_toml({**standard_document(game), "id": "Mine"}), encoding="utf-8")
    kept = NewGameState.usual(game).with_pack(file)
    window.navigator.context.settings.set(f"table.{game.info.key}", kept.remembered())
    (packet,) = (one for one in window.navigator.home.page.game_cards if one.game is game)
    assert packet.card_set(game) == "Mine"
    packet.card_sets_asked.emit()
    page = window.navigator.card_sets
    assert page is not None and page.bar.chooser.text() == "Standard card set"


def test_a_match_with_a_card_set_begins_in_the_new_game_sheet(house: House) -> None:
    window, game = house.open(), registry.games()["gnomadic_gardeners"]
    window.navigator.open_card_sets(game.info.key)
    page = window.navigator.card_sets
    assert page is not None
    page.bar.copy.click()
    page.bar.play.click()
    (sheet,) = window.findChildren(NewGameSheet)
    assert window.navigator.at_home and sheet.isVisible()
    (made,) = CardSetRepository(window.navigator.context.own / FOLDER).all(game)
    assert sheet.choices.pack_file == made.path
