"""Clips mixed into one stream of 16-bit samples, as the device asks for them."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Generator
from typing import Final, TypeAlias

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
