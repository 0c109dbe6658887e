"""The loudspeaker of this computer, by miniaudio, which is imported here alone (decision 60)."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

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
