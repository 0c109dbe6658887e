"""Plays the sounds of the house in a thread of its own, which begins with the first of them."""

from __future__ import annotations

import atexit
import sys
import wave
from array import array
from collections.abc import Callable
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, Signal

from garden_desktop import paths
from garden_desktop.core.sound import Sound
from garden_desktop.ui.sound.device import Device, Loudspeaker, NoDevice
from garden_desktop.ui.sound.mixer import Mixer, Samples

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
