"""A second start of the program: the one that runs opens what it is given, and comes to the front."""

from __future__ import annotations

import os
import socket
import stat
import struct
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Client
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, current_thread

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from garden_desktop import instance, paths
from garden_desktop.instance import HEARD, StartRequest, address, hand_over, read_message
from garden_desktop.ui import single_instance_server as reception_module
from garden_desktop.ui.single_instance_server import SingleInstanceServer, receive, welcome
from tests.systems import close_to_us, posix
from tests.ui.house import House, notice, playing

pytestmark = [
    posix("the socket has a path on Unix alone"),
    pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)"),
]


@pytest.fixture(autouse=True)
def screen(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen of its own, on which programs are found."""
    for name, value in {"XDG_STATE_HOME": str(tmp_path_factory.mktemp("s")), "DISPLAY": ":7"}.items():
        monkeypatch.setenv(name, value)
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "XDG_ACTIVATION_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(instance, "PATIENCE", 20.0)


@pytest.fixture
def reception(qtbot: QtBot) -> Iterator[SingleInstanceServer]:
    """What hears a second start."""
    opened = SingleInstanceServer(address())
    qtbot.waitUntil(lambda: opened.open)
    yield opened
    opened.close()


def test_a_second_start_hands_over_its_file(
    qtbot: QtBot, reception: SingleInstanceServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "leave")
    with qtbot.waitSignal(reception.asked) as heard:
        assert hand_over(Path("/a/häuser.garden.jsonl"))
    assert heard.args == [StartRequest(Path("/a/häuser.garden.jsonl"), "leave")]


def test_where_none_runs_nobody_hears() -> None:
    assert not hand_over(None)


def test_in_a_folder_that_is_closed_to_us_nobody_hears_and_the_program_runs(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, app = house.open(), QCoreApplication.instance()
    assert app is not None
    close_to_us(monkeypatch, Path(os.environ["XDG_STATE_HOME"]))
    assert not hand_over(None)
    line = receive(app, window, window.navigator)
    assert line is not None
    line._thread.join()
    assert not line.open
    assert notice(window) == ""


def test_where_one_was_killed_the_next_one_listens(qtbot: QtBot) -> None:
    place = Path(address())
    place.parent.mkdir(parents=True)
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(place))
    assert not hand_over(None)
    reception = SingleInstanceServer(str(place))
    qtbot.waitUntil(lambda: reception.open)
    assert hand_over(None)
    reception.close()


def test_where_one_listens_another_one_does_not(qtbot: QtBot, reception: SingleInstanceServer) -> None:
    second = SingleInstanceServer(address())
    second._thread.join()
    assert not second.open
    second.close()
    assert hand_over(None)


def test_after_the_end_nobody_hears(reception: SingleInstanceServer) -> None:
    reception.close()
    assert not Path(address()).exists()
    assert not hand_over(None)


@pytest.mark.parametrize(
    "sent", [b"", b"\xff\x00", b"[1]", b'{"file": 3, "token": ""}', b'{"file": "a\\u0000b", "token": ""}']
)
def test_who_says_nonsense_is_asked_in_without_a_file(
    qtbot: QtBot, reception: SingleInstanceServer, sent: bytes
) -> None:
    with qtbot.waitSignal(reception.asked) as heard, Client(address()) as line:
        line.send_bytes(sent)
        assert line.recv_bytes() == HEARD
    assert heard.args == [StartRequest()]
    assert hand_over(None)


def test_who_says_nothing_or_too_much_keeps_nobody_from_being_heard(
    qtbot: QtBot, reception: SingleInstanceServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Client(address()) as line, suppress(BrokenPipeError, ConnectionResetError):
        line.send_bytes(b"x" * (instance.MOST + 1))  # is hung up on at the length, maybe before all is written
    Client(address()).close()
    with qtbot.waitSignal(reception.asked):
        assert hand_over(None)


def test_who_sends_half_a_message_is_hung_up_on_and_the_next_one_is_heard(
    qtbot: QtBot, reception: SingleInstanceServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception_module, "_SAYING", 1.0)
    with socket.socket(socket.AF_UNIX) as half:
        half.connect(address())
        half.sendall(struct.pack("!i", 100) + b"and no more")
        with qtbot.waitSignal(reception.asked, timeout=20_000):
            assert hand_over(None)


def test_a_program_that_was_stopped_keeps_neither_the_window_nor_its_end_waiting(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds the address, is connected to, and never answers: only the thread waits for it."""
    place, asked_in = Path(address()), list[str]()
    place.parent.mkdir(parents=True)
    released = Event()

    def ask(file: Path | None) -> bool:
        asked_in.append(current_thread().name)
        released.wait()
        return False

    monkeypatch.setattr(reception_module, "hand_over", ask)
    with socket.socket(socket.AF_UNIX) as stopped:
        stopped.bind(str(place))
        stopped.listen()
        waiting = SingleInstanceServer(str(place))
        assert not waiting.open
        waiting.close()
        assert set(asked_in) <= {"reception"}
        released.set()
        waiting._thread.join()
        assert set(asked_in) == {"reception"}


def test_the_socket_and_its_folder_are_for_their_owner_alone(qtbot: QtBot) -> None:
    place = Path(address())
    place.parent.mkdir(parents=True, mode=0o777)
    place.parent.chmod(0o777)
    before = os.umask(0)
    try:
        reception = SingleInstanceServer(str(place))
        qtbot.waitUntil(lambda: reception.open)
    finally:
        os.umask(before)
    assert [stat.S_IMODE(each.stat().st_mode) & 0o077 for each in (place.parent, place)] == [0, 0]
    reception.close()


def test_no_message_becomes_an_object() -> None:
    assert read_message(b"\x80\x04\x95") == StartRequest()


@pytest.mark.parametrize("platform", ["offscreen", "minimal:fonts", "vnc"])
def test_a_program_without_a_screen_is_alone(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert address() == ""
    assert not hand_over(None)


def test_other_screens_and_other_matches_have_programs_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {address()}
    monkeypatch.setenv("DISPLAY", ":8")
    found.add(address())
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
    found.add(address())
    assert len(found) == 3


@pytest.fixture
def deep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for temporary files; the one where programs are found has a path too long for a socket."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / ("d" * 120)))
    with TemporaryDirectory(prefix="t", dir="/tmp") as short:  # pytest's own folder may be long, too
        monkeypatch.setattr(tempfile, "tempdir", short)
        yield Path(short)


def test_a_program_is_found_where_the_path_of_its_folder_is_too_long_for_a_socket(
    qtbot: QtBot, deep: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reception = SingleInstanceServer(address())
    qtbot.waitUntil(lambda: reception.open)
    assert hand_over(None)
    (folder,) = deep.iterdir()
    assert [stat.S_IMODE(each.stat().st_mode) & 0o077 for each in (folder, Path(address()))] == [0, 0]
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("XDG_STATE_HOME", os.environ["XDG_STATE_HOME"] + "e")
        assert not hand_over(None)
    reception.close()


@pytest.mark.parametrize("spoilt", ["open", "file", "link", "gone"])
def test_no_socket_is_put_where_others_could_reach_it(deep: Path, tmp_path: Path, spoilt: str) -> None:
    folder = Path(address()).parent
    assert folder.parent == deep
    folder.rmdir()
    if spoilt == "open":
        folder.mkdir()
        folder.chmod(0o755)
    elif spoilt == "file":
        folder.touch()
    elif spoilt == "link":
        folder.symlink_to(tmp_path)
    else:
        deep.rmdir()
    assert address() == ""
    assert not hand_over(None)
    deep.mkdir(exist_ok=True)


def test_no_socket_is_put_into_the_folder_of_another_person(deep: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(address()).parent
    monkeypatch.setattr(os, "getuid", lambda: int(folder.name.rpartition("-")[2]) + 1)
    folder.rename(folder.with_name(f"{paths.APP}-{os.getuid()}"))
    assert address() == ""


@pytest.mark.parametrize(("name", "same"), [(":7.0", True), (":7.1", False), (":70", False)])
def test_the_first_screen_of_a_display_is_the_same_by_either_name(
    monkeypatch: pytest.MonkeyPatch, name: str, same: bool
) -> None:
    here = address()
    monkeypatch.setenv("DISPLAY", name)
    assert (address() == here) == same


def test_the_window_opens_the_record_once(house: House) -> None:
    path = house.record()
    window = house.open()
    welcome(window, window.navigator, StartRequest(path))
    match = playing(window)
    assert match.session.journal is not None
    welcome(window, window.navigator, StartRequest(path))
    assert playing(window) is match
    welcome(window, window.navigator, StartRequest())
    assert playing(window) is match


def test_what_is_no_record_is_told_and_the_match_stays(house: House, tmp_path: Path) -> None:
    window = house.open()
    welcome(window, window.navigator, StartRequest(tmp_path / "gone.garden.jsonl"))
    assert "no longer exists" in notice(window)


@pytest.mark.parametrize("kind", ["file", "folder", "pipe", "link"])
def test_what_lies_in_the_place_of_the_socket_is_set_aside_and_told_of(qtbot: QtBot, house: House, kind: str) -> None:
    place = Path(address())
    place.parent.mkdir(parents=True, exist_ok=True)
    makers: dict[str, Callable[[Path], object]] = {
        "file": Path.touch,
        "folder": Path.mkdir,
        "pipe": os.mkfifo,
        "link": lambda path: path.symlink_to(path),
    }
    makers[kind](place)
    assert not hand_over(None)
    app, window = QCoreApplication.instance(), house.open()
    assert app is not None
    reception = receive(app, window, window.navigator)
    assert reception is not None
    qtbot.waitUntil(lambda: reception.open)
    assert hand_over(None)
    assert os.path.lexists(f"{place}.aside")
    assert notice(window).endswith(f"It was renamed to {place}.aside.")
    reception.close()


def test_a_running_program_is_found_until_it_ends(qtbot: QtBot, house: House) -> None:
    app, window = QCoreApplication.instance(), house.open()
    assert app is not None
    reception = receive(app, window, window.navigator)
    assert reception is not None
    qtbot.waitUntil(lambda: reception.open)
    path = house.record()
    assert hand_over(path)
    qtbot.waitUntil(lambda: window.navigator.match is not None)
    app.aboutToQuit.emit()
    assert not hand_over(None)
    reception.deleteLater()
