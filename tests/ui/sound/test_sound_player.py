"""The thread that plays sounds: late, quiet where there is no device, and never in the way."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.ui import sound as device
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.sound import Device, Loudspeaker, NoDevice, SoundPlayer, clip
from tests.systems import linux


class Box:
    """A device that takes all samples at once, unless it is `deaf`."""

    def __init__(self, *, deaf: bool = False) -> None:
        self.deaf = deaf
        self.taken: list[int] = []
        self.rested, self.closed = Event(), Event()

    def start(self, stream: Generator[Any, int, None]) -> None:
        next(stream)
        if not self.deaf:
            self.taken += stream.send(40_000)

    def stop(self) -> None:
        self.rested.set()

    def close(self) -> None:
        self.closed.set()


Make = Callable[[Callable[[], Device]], SoundPlayer]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    made: list[SoundPlayer] = []

    def one(open_device: Callable[[], Device]) -> SoundPlayer:
        made.append(SoundPlayer(None, open_device, rest_s=0.05))
        return made[-1]

    yield one
    for sounds in made:
        sounds.close()


def nobody() -> Device:
    raise NoDevice("there is none")


def test_a_sound_reaches_the_device_and_then_the_device_rests(make: Make) -> None:
    box = Box()
    make(lambda: box).play("put")
    assert box.rested.wait(10)
    assert box.taken[: len(clip("put"))] == list(clip("put"))


def test_nothing_is_opened_before_the_first_sound(make: Make) -> None:
    opened: list[Box] = []

    def open_device() -> Device:
        opened.append(Box())
        return opened[-1]

    sounds = make(open_device)
    assert not opened
    sounds.play("put")
    sounds.close()
    assert len(opened) == 1
    assert opened[0].closed.is_set()


def test_without_a_device_one_line_is_said_and_all_is_silent(make: Make, qtbot: QtBot) -> None:
    sounds = make(nobody)
    lines: list[str] = []
    sounds.noted.connect(lines.append)
    with qtbot.waitSignal(sounds.noted):
        sounds.play("put")
    for _ in range(3):
        sounds.play("bell")
    sounds.close()
    assert lines == ["no sound: there is none"]
    assert sounds.mixer.quiet


def test_a_device_that_vanishes_is_one_line_and_silence(make: Make, qtbot: QtBot) -> None:
    box = Box(deaf=True)
    sounds = make(lambda: box)
    with qtbot.waitSignal(sounds.noted) as said:
        sounds.play("put")
    assert said.args == ["no sound: the device takes no more samples"]
    assert box.closed.wait(10)
    assert sounds.mixer.quiet


def test_whoever_changes_the_volume_has_it_looked_for_again(make: Make, qtbot: QtBot) -> None:
    found: list[Box] = []

    def open_device() -> Device:
        if found:
            return found[0]
        return nobody()

    sounds = make(open_device)
    with qtbot.waitSignal(sounds.noted):
        sounds.play("put")
    found.append(Box())
    sounds.wake()
    sounds.play("put")
    assert found[0].rested.wait(10)


def test_a_sound_whose_file_is_missing_is_silence() -> None:
    assert len(clip("no such sound")) == 0


def test_an_appearance_nobody_has_given_a_volume_plays_nothing(appearance: Appearance) -> None:
    appearance.sound("put")
    assert "sounds" not in vars(appearance)


def test_the_volume_holds_for_the_next_sound(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, float]] = []
    monkeypatch.setattr(SoundPlayer, "play", lambda sounds, sound: played.append((sound, sounds.mixer.gain)))
    for volume in (100, 50, 0):
        appearance.set_volume(volume)
        appearance.sound("coin")
    assert played == [("coin", 1.0), ("coin", 0.25)]


def test_miniaudio_takes_our_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "backends", lambda: ["NULL"])
    asked = Event()

    def stream() -> Generator[bytes, int, None]:
        wanted = yield b""
        while True:
            asked.set()
            wanted = yield bytes(2 * wanted)

    speaker = Loudspeaker()
    speaker.start(stream())
    assert asked.wait(10)
    speaker.stop()
    speaker.close()


def test_without_miniaudio_there_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "backends", lambda: ["NULL"])
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoDevice, match="miniaudio"):
        Loudspeaker()


@linux("only Linux says beforehand whether there is a device")
def test_where_linux_has_no_server_and_no_card_nothing_is_asked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(Path, "glob", lambda folder, pattern: iter(()))
    with pytest.raises(NoDevice):
        device.backends()
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    assert device.backends() == ["PULSEAUDIO"]


def test_home_loads_nothing_that_sounds(tmp_path: Path) -> None:
    """The home of somebody who is here for the first time, and not of whoever runs the tests: unfinished matches load
    more."""
    code = (
        "import pathlib, sys; from garden_desktop import paths;"
        "paths.user_dir = paths.cache_dir = lambda: pathlib.Path(sys.argv[1]);"
        "from garden_desktop.ui import app; app.application(); app.main_window();"
        "print([name for name in sys.modules if 'sound' in name or 'miniaudio' in name])"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=100)
    assert done.stdout.strip() == "[]"
