"""Sound: a player thread, a mixer of clips, and the audio device by miniaudio, imported here alone (decision 60)."""

from __future__ import annotations

import atexit
import os
import sys
import wave
from array import array
from collections import deque
from collections.abc import Callable, Generator, Sequence
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol, TypeAlias

from PySide6.QtCore import QObject, Signal

from garden_desktop import paths
from garden_desktop.core.sound import Sound

Samples: TypeAlias = "array[int]"

MOST: Final = 6
"""Clips at once; what comes on top of them takes the place of the oldest."""
_LOUDEST, _DEEPEST = 32_767, -32_768


class Mixer:
    """Written to by one thread and read by another: a deque is all they share. `gain` is from 0 to 1."""

    def __init__(self) -> None:
        self.gain = 1.0
        self._clips: deque[tuple[Samples, int]] = deque(maxlen=MOST)

    @property
    def quiet(self) -> bool:
        return not self._clips

    def add(self, clip: Samples) -> None:
        """Begin to play a clip."""
        self._clips.append((clip, 0))

    def clear(self) -> None:
        """Play nothing any more."""
        self._clips.clear()

    def stream(self) -> Generator[Samples, int, None]:
        """What a device takes: it sends how many samples it wants, and is given them."""
        wanted = yield array("h")
        while True:
            wanted = yield self.mix(wanted)

    def mix(self, count: int) -> Samples:
        """The next samples of all clips together."""
        sums = [0] * count
        for _ in range(len(self._clips)):
            try:
                clip, at = self._clips.popleft()
            except IndexError:  # cleared meanwhile
                break
            for place, sample in enumerate(clip[at : at + count]):
                sums[place] += sample
            if at + count < len(clip):
                self._clips.append((clip, at + count))
        gain = self.gain
        return array("h", [min(_LOUDEST, max(_DEEPEST, round(total * gain))) for total in sums])


# The loudspeaker of this computer, by miniaudio, which is imported here alone (decision 60).


RATE: Final = 22_050
"""Frames a second of every clip."""
_BUFFER_MS: Final = 40


class NoDevice(Exception):  # noqa: N818 - nothing went wrong: there is none
    """There is no loudspeaker, or it is gone; says which."""


class Device(Protocol):
    """What takes samples while it runs."""

    def start(self, stream: Generator[Any, int, None]) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class Loudspeaker:
    """The system's own device. Every method raises NoDevice where the device is gone."""

    def __init__(self) -> None:
        names = backends()
        try:
            import miniaudio
        except (ImportError, OSError) as error:  # OSError: cffi found no library of the system
            raise NoDevice(f"miniaudio is not there: {error}") from error
        self._error = miniaudio.MiniaudioError
        form = miniaudio.SampleFormat.SIGNED16
        try:
            self._device = miniaudio.PlaybackDevice(
                form,
                1,
                RATE,
                _BUFFER_MS,
                backends=[miniaudio.Backend[name] for name in names],
                app_name="Garden Desktop",
            )
        except self._error as error:
            raise NoDevice(str(error)) from error

    def start(self, stream: Generator[Any, int, None]) -> None:
        next(stream)
        try:
            self._device.start(stream)
        except self._error as error:
            raise NoDevice(str(error)) from error

    def stop(self) -> None:
        try:
            self._device.stop()
        except self._error as error:
            raise NoDevice(str(error)) from error

    def close(self) -> None:
        self._device.close()


def backends() -> Sequence[str]:
    """What to ask for a device; () leaves it to miniaudio. On Linux only what is there is asked, because ALSA fills the
    terminal where it finds no card. Raises NoDevice where nothing is."""
    if not sys.platform.startswith("linux"):
        return ()
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}"))
    server = bool(os.environ.get("PULSE_SERVER")) or (runtime / "pulse" / "native").exists()
    card = any(Path("/dev/snd").glob("pcmC*p"))
    found = [name for name, there in (("PULSEAUDIO", server), ("ALSA", card)) if there]
    if not found:
        raise NoDevice("this computer has no sound server and no sound card")
    return found


# Plays the sounds of the house in a thread of its own, which begins with the first of them.


REST_S: Final = 3.0
"""So long after the last sound the device rests; whoever has not taken the last one by then is gone."""
_END: Final = ""


class SoundPlayer(QObject):
    """`noted` carries the one line about a device that is missing or has vanished; after it there is silence until
    `wake`. Nobody waits for anything here: the device is opened, started and stopped by the thread alone."""

    noted = Signal(str)

    def __init__(
        self, parent: QObject | None = None, open_device: Callable[[], Device] = Loudspeaker, rest_s: float = REST_S
    ) -> None:
        super().__init__(parent)
        self.mixer = Mixer()
        self._open, self._rest_s = open_device, rest_s
        self._asked: SimpleQueue[Sound | str] = SimpleQueue()
        self._thread: Thread | None = None
        self._gone = False

    def play(self, sound: Sound) -> None:
        """Play a sound as soon as the device takes it."""
        if self._gone:
            return
        if self._thread is None:
            self._asked = SimpleQueue()  # what nobody took is not played later
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # before Python takes itself apart under the device's callback
        self._asked.put(sound)

    def wake(self) -> None:
        """Look for a device again, where there was none."""
        if self._gone:
            self.close()
            self._gone = False

    def close(self) -> None:
        """Let the device go; the next sound opens it again."""
        thread, self._thread = self._thread, None
        if thread is not None:
            atexit.unregister(self.close)
            self._asked.put(_END)
            thread.join()

    def _work(self) -> None:
        try:
            device = self._open()
        except NoDevice as error:
            self._give_up(error)
            return
        try:
            self._serve(device)
        except NoDevice as error:
            self._give_up(error)
        finally:
            device.close()

    def _give_up(self, why: NoDevice) -> None:
        self._gone = True
        self.mixer.clear()
        self.noted.emit(f"no sound: {why}")

    def _serve(self, device: Device) -> None:
        """Play what is asked for until the end is. Raises NoDevice."""
        running = False
        while (sound := self._next(running)) != _END:
            if sound is not None:
                self.mixer.add(clip(sound))
                if not running:
                    device.start(self.mixer.stream())
                running = True
            elif not self.mixer.quiet:
                raise NoDevice("the device takes no more samples")
            else:
                device.stop()
                running = False

    def _next(self, running: bool) -> str | None:
        """What is asked for next; None when the device may rest."""
        try:
            return self._asked.get(timeout=self._rest_s if running else None)
        except Empty:
            return None


@cache
def clip(sound: str) -> Samples:
    """The samples of a sound; none where its file is missing or is no sound."""
    samples: Samples = array("h")
    try:
        with wave.open(str(paths.resource("app", "sounds", f"{sound}.wav"))) as file:
            samples.frombytes(file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error, ValueError):
        return array("h")
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
