"""The start after a fault of any kind: home comes, and one clear sentence says what to do, in the language of the
screen.

Where there is nothing to do, as with what is made again by itself, nothing is said. Of two faults the second waits
until the first has been put away.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.core import files
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.crash import LAST, NOW, CrashFile
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.start_cache import StartCache
from garden_desktop.ui.window import MainWindow
from tests.systems import close_to_us, posix
from tests.ui.house import ALONE, House, notice, still_plays

pytestmark = pytest.mark.daily  # whole windows over damaged files


class Person:
    """A data folder, as the real start finds it, and the windows opened on it."""

    def __init__(self, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.matches, self.log = folder, folder / "matches", folder / "log"
        self.settings = folder / "settings.json"
        self._qtbot, self.patch = qtbot, monkeypatch
        self.windows: list[MainWindow] = []
        self.languages = LanguageSwitcher()
        for name in ("user_dir", "state_dir", "cache_dir"):
            monkeypatch.setattr(paths, name, lambda: folder)
        monkeypatch.setattr(paths, "log_dir", lambda: self.log)

    def choose(self, **chosen: object) -> None:
        self.settings.write_text(json.dumps({"speed": OFF, "theme": "morning", "tips": False, **chosen}))

    def start(self) -> MainWindow:
        """What `app.run` does up to the first moment in which nothing is left to say."""
        import faulthandler

        crash = CrashFile(self.log)
        crash.close()
        faulthandler.enable()
        art = DrawingCache(cache=StartCache(self.folder / "drawings", "1"))
        window = MainWindow(AppContext(Appearance(art), self.languages, SettingsStore(self.settings)))
        self.windows.append(window)
        self._qtbot.addWidget(window)
        window.show()
        QApplication.processEvents()
        if crash.died:
            window.navigator.start_notices.show_crash()
        window.navigator.start_notices.show_moved_files(crash.aside)
        window.context.appearance.art.put_by()
        QApplication.processEvents()
        return window


@pytest.fixture
def person(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    found = Person(tmp_path / "person", qtbot, monkeypatch)
    found.folder.mkdir()
    yield found
    for window in found.windows:
        window.close()
        window.context.book.close()
    found.languages.choose("en")


def refuse(person: Person, path: Path, number: int = errno.EACCES) -> None:
    """The system refuses to read a file or a folder; an administrator, as whom tests may run, is refused nothing."""
    scan, opened = os.scandir, files.opened

    def check(at: object) -> None:
        if Path(str(at)) == path:
            raise OSError(number, os.strerror(number), str(path))

    def scandir(at: str) -> object:
        check(at)
        return scan(at)

    def open_file(at: Path, mode: str, most: int) -> object:
        check(at)
        return opened(at, mode, most)

    person.patch.setattr("garden_desktop.hotseat.book.book.os.scandir", scandir)
    person.patch.setattr(files, "opened", open_file)


def crashed(person: Person) -> None:
    person.log.mkdir()
    (person.log / NOW).write_text("Fatal Python error: Segmentation fault")


def in_the_way_of_the_crash_file(person: Person) -> None:
    (person.log / NOW).mkdir(parents=True)


def log_is_a_file(person: Person) -> None:
    person.log.write_text("no folder")


def settings_of_nonsense(person: Person) -> None:
    person.settings.write_bytes(b"\xff{{{")


def settings_are_a_folder(person: Person) -> None:
    person.settings.unlink(missing_ok=True)
    person.settings.mkdir()


def some_settings_unfit(person: Person) -> None:
    kept = json.loads(person.settings.read_text()) if person.settings.exists() else {}
    person.settings.write_text(json.dumps({**kept, "zoom": 10**400, "window": [1e300, "x"]}))


def unknown_language(person: Person) -> None:
    kept = json.loads(person.settings.read_text())
    person.settings.write_text(json.dumps({**kept, "language": "tlh"}))


def chosen_folder_gone(person: Person) -> None:
    kept = json.loads(person.settings.read_text())
    person.settings.write_text(json.dumps({**kept, "matches": str(person.folder / "stick")}))


def matches_are_a_file(person: Person) -> None:
    person.matches.write_text("no folder")


def matches_may_not_be_read(person: Person) -> None:
    person.matches.mkdir()
    refuse(person, person.matches)


def disk_of_the_matches_has_a_fault(person: Person) -> None:
    person.matches.mkdir()
    refuse(person, person.matches, errno.EIO)


def damaged_record(person: Person) -> None:
    person.matches.mkdir()
    (person.matches / "a.garden.jsonl").write_bytes(b"nonsense\n")


def index_lost(person: Person) -> None:
    person.matches.mkdir()
    (person.folder / "matches.index").mkdir()


def drawings_in_the_way(person: Person) -> None:
    (person.folder / "drawings").write_text("no folder")


def no_translations(person: Person) -> None:
    person.patch.setattr(paths, "translations", lambda: person.folder / "nowhere")


def chosen_folder_closed(person: Person) -> None:
    """The stick of somebody else: nobody can say whether the folder is there."""
    chosen_folder_gone(person)
    close_to_us(person.patch, person.folder / "stick")


def data_folder_closed(person: Person) -> None:
    """Of somebody else, as after a restore by another user: not even the folder of matches can be seen in it."""
    person.matches.mkdir()
    close_to_us(person.patch, person.matches)


class Fault(NamedTuple):
    """What is wrong, and how the sentence begins in English and in German; "" where there is nothing to be done."""

    make: Callable[[Person], None]
    english: str
    german: str


FAULTS = (
    Fault(crashed, "The program crashed last time", "Das Programm ist beim letzten Mal"),
    Fault(in_the_way_of_the_crash_file, "Another file or folder had the same name as", "Eine andere Datei"),
    Fault(log_is_a_file, "", ""),
    Fault(some_settings_unfit, "Some settings could not be used, so their defaults", "Einige Einstellungen"),
    Fault(unknown_language, "", ""),
    Fault(chosen_folder_gone, "The folder {0}/stick is missing, so matches are", "Der Ordner {0}/stick fehlt"),
    Fault(chosen_folder_closed, "The folder {0}/stick is missing, so matches are", "Der Ordner {0}/stick fehlt"),
    Fault(matches_are_a_file, "{0}/matches should be a folder for matches, but", "{0}/matches sollte"),
    Fault(
        matches_may_not_be_read,
        "The program is not allowed to read the folder {0}/matches, so",
        "Das Programm darf den Ordner {0}/matches",
    ),
    Fault(
        data_folder_closed,
        "The program is not allowed to read the folder {0}/matches, so",
        "Das Programm darf den Ordner {0}/matches",
    ),
    Fault(
        disk_of_the_matches_has_a_fault, "The disk with {0}/matches reports an error. Check the disk", "Der Datenträger"
    ),
    Fault(
        damaged_record, "a.garden.jsonl, line 1: This is not a Garden Desktop match file.", "a.garden.jsonl, Zeile 1:"
    ),
    Fault(index_lost, "", ""),
    Fault(drawings_in_the_way, "", ""),
    Fault(no_translations, "", "The translation for Deutsch is missing. Install the program again"),
)
UNREAD_SETTINGS = (
    Fault(settings_of_nonsense, "The settings could not be read, so the defaults are used; the old file", ""),
    Fault(settings_are_a_folder, "The settings could not be read from {0}/settings.json, so the defaults", ""),
)
"""Where no language is chosen any more."""


def sentences(window: MainWindow) -> list[str]:
    """All that is said anywhere in the window."""
    return [found.words.text() for found in window.findChildren(Notice) if found.isVisible()]


def begins(window: MainWindow, person: Person, beginning: str) -> None:
    said = [text.replace(os.sep, "/") for text in sentences(window)]
    expected = beginning.format(person.folder.as_posix())
    assert [text[: len(expected)] for text in said] == ([expected] if expected else [])
    assert not any(word in text for text in said for word in ("Traceback", "Errno", "Error:", "Exception", "None"))


@pytest.mark.parametrize("fault", (*FAULTS, *UNREAD_SETTINGS), ids=lambda fault: fault.make.__name__)
def test_one_sentence_says_what_to_do(person: Person, fault: Fault) -> None:
    person.choose(language="en")
    fault.make(person)
    window = person.start()
    assert window.navigator.at_home
    begins(window, person, fault.english)
    window.navigator.home.notice.dismiss()
    QApplication.processEvents()
    assert sentences(window) == [], "and no second one behind it"


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.make.__name__)
def test_it_is_said_in_german_where_german_is_chosen(person: Person, fault: Fault) -> None:
    person.choose(language="de")
    fault.make(person)
    window = person.start()
    assert window.context.languages.current == "de" or fault.make in (unknown_language, no_translations)
    begins(window, person, fault.german)


def test_of_several_faults_each_is_said_when_the_one_before_is_put_away(person: Person) -> None:
    person.choose(language="en")
    for make in (some_settings_unfit, damaged_record, crashed):
        make(person)
    (person.log / LAST).mkdir()
    window, said = person.start(), []
    while shown := sentences(window):
        said += shown
        window.navigator.home.notice.dismiss()
        QApplication.processEvents()
    assert [text.partition(" ")[0] for text in said] == ["Some", "a.garden.jsonl,", "The", "Another"]


def test_what_somebody_does_is_answered_at_once_and_what_was_queued_comes_back(house: House, tmp_path: Path) -> None:
    house.settings.write_text('{"speed": "x", "language": "en"}')
    window = house.open()
    queued = notice(window)
    window.navigator.open_record(tmp_path / "gone.garden.jsonl")
    assert notice(window).startswith(f"{tmp_path / 'gone.garden.jsonl'} no longer exists")
    window.navigator.home.notice.dismiss()
    QApplication.processEvents()
    assert queued
    assert notice(window) == queued
    window.navigator.home.notice.dismiss()
    still_plays(window)


@posix("Windows has no folder that may be listed and not entered")
def test_a_folder_that_cannot_be_read_loses_nothing(person: Person) -> None:
    person.choose(language="en")
    first = person.start()
    first.navigator.begin(ALONE)
    first.navigator.go_home()
    assert len(first.navigator.home.page.slips) == 1
    first.close()
    first.context.book.close()
    with pytest.MonkeyPatch.context() as patch:
        person.patch = patch
        refuse(person, person.matches)
        second = person.start()
        assert second.navigator.home.page.slips == []
        second.close()
        second.context.book.close()
    assert len(person.start().navigator.home.page.slips) == 1
