"""Sound: a player thread, a mixer of clips, and audio output by miniaudio, imported in this module
only (decision 60)."""

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
from garden_desktop.core.types import Sound

Samples: TypeAlias = "array[int]"

MOST: Final = 6
"""Number of clips that play at once; a further one replaces the oldest."""
_LOUDEST, _DEEPEST = 32_767, -32_768


class Mixer:
    """Mixer of clips. Filled by the player thread and read by the device's callback thread; they share only a deque.

    `gain` is 0 to 1.
    """

    def __init__(self) -> None:
        self.gain = 1.0
        self._clips: deque[tuple[Samples, int]] = deque(maxlen=MOST)

    @property
    def quiet(self) -> bool:
        return not self._clips

    def add(self, clip: Samples) -> None:
        """Start a clip."""
        self._clips.append((clip, 0))

    def clear(self) -> None:
        """Stop all clips."""
        self._clips.clear()

    def stream(self) -> Generator[Samples, int, None]:
        """Generator for an audio device: receives a number of samples by `send` and yields that many."""
        wanted = yield array("h")
        while True:
            wanted = yield self.mix(wanted)

    def mix(self, count: int) -> Samples:
        """Return the next `count` samples of all clips, summed, scaled by `gain` and clipped to 16 bits."""
        sums = [0] * count
        # The player thread appends meanwhile; append and popleft of a deque are atomic.
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


# Audio output


RATE: Final = 22_050
"""Sample rate of all clips in Hz (mono)."""
_BUFFER_MS: Final = 40


class NoDevice(Exception):  # noqa: N818 - nothing went wrong: there is none
    """Audio device is missing or has vanished; the message says which."""


class Device(Protocol):
    """Interface of an audio device: pulls samples from a generator while started."""

    def start(self, stream: Generator[Any, int, None]) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class Loudspeaker:
    """Default audio device of the system. Every method raises NoDevice if the device is gone."""

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
        # Up to its first yield, since miniaudio only sends.
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
    """Return the miniaudio backends to try, () for its own choice. Raises NoDevice if there is none.

    On Linux only backends that exist are tried: ALSA prints errors to the terminal if it finds no card.
    """
    if not sys.platform.startswith("linux"):
        return ()
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}"))
    server = bool(os.environ.get("PULSE_SERVER")) or (runtime / "pulse" / "native").exists()
    card = any(Path("/dev/snd").glob("pcmC*p"))
    found = [name for name, there in (("PULSEAUDIO", server), ("ALSA", card)) if there]
    if not found:
        raise NoDevice("this computer has no sound server and no sound card")
    return found


# Player thread


REST_S: Final = 3.0
"""Seconds after the last sound until the device is stopped. If samples are left by then, the device is
considered gone."""
_END: Final = ""


class SoundPlayer(QObject):
    """Player of sounds, in a thread that starts with the first one.

    `noted` is emitted once with a line about a missing device; then there is silence until `wake`. The device is
    opened, started and stopped by the thread only, so no caller waits for it.
    """

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
        """Queue a sound for the player thread."""
        if self._gone:
            return
        if self._thread is None:
            self._asked = SimpleQueue()  # drop sounds that an ended thread has left
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # the device's callback must not run while the interpreter shuts down
        self._asked.put(sound)

    def wake(self) -> None:
        """Try again to open a device after one was missing."""
        if self._gone:
            self.close()
            self._gone = False

    def close(self) -> None:
        """Stop the thread and close the device; the next sound opens it again."""
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
        """Play queued sounds until the end marker. Raises NoDevice."""
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
        """Return the next queued sound, or None after REST_S without one while the device runs."""
        try:
            return self._asked.get(timeout=self._rest_s if running else None)
        except Empty:
            return None


@cache
def clip(sound: str) -> Samples:
    """Return the samples of a sound; empty if its file is missing or invalid."""
    samples: Samples = array("h")
    try:
        with wave.open(str(paths.resource("app", "sounds", f"{sound}.wav"))) as file:
            samples.frombytes(file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error, ValueError):
        return array("h")
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
