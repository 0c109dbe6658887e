"""Makes the sounds of the house: sounds.py [FOLDER] writes a WAV file of each, the same bytes at every run.

Wood, paper, earth, water and bell are sums of fading tones and of filtered noise; nothing was recorded.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from math import exp, pi, sin
from pathlib import Path
from random import Random
from typing import TypeAlias

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "app" / "sounds"
RATE = 22_050
"""Frames a second, one channel of 16 bits: enough for wood and bells at a fifth of the size of a CD."""
LOUDEST = 0.7
EDGE = 0.004
"""Seconds in which every sound comes in and goes out, so that none clicks."""

Wave: TypeAlias = list[float]


def main(arguments: Sequence[str]) -> int:
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in MAKERS.items():
        write(folder / f"{name}.wav", levelled(make(), LOUDNESS.get(name, 1.0)))
    return 0


def write(file: Path, sound: Wave) -> None:
    """Write samples from -1 to 1 as a WAV file, little-endian on every machine."""
    samples = array("h", (round(32_767 * sample) for sample in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())


def levelled(sound: Wave, loudness: float) -> Wave:
    """As loud as all others times `loudness`, with soft edges."""
    top = max(map(abs, sound))
    edge, last = int(EDGE * RATE), len(sound) - 1
    soft = (min(1.0, at / edge, (last - at) / edge) for at in range(len(sound)))
    return [sample / top * LOUDEST * loudness * gain for sample, gain in zip(sound, soft, strict=True)]


def tones(seconds: float, partials: Iterable[tuple[float, float, float]], glide: float = 0.0) -> Wave:
    """Sines that fade, each of a pitch in Hz, a strength and the seconds in which it falls to a third; with `glide`
    the pitch rises by so many Hz a second."""
    found = [0.0] * int(seconds * RATE)
    for pitch, strength, fade in partials:
        for at in range(len(found)):
            time = at / RATE
            found[at] += strength * exp(-time / fade) * sin(2 * pi * (pitch + glide * time / 2) * time)
    return found


def noise(seconds: float, fade: float, low: float, high: float, seed: str) -> Wave:
    """A hiss that fades, with little below `low` and above `high` Hz."""
    rng = Random(seed)
    slow = fast = 0.0
    found = []
    for at in range(int(seconds * RATE)):
        drawn = rng.random() * 2 - 1
        fast += (drawn - fast) * min(1.0, 2 * pi * high / RATE)
        slow += (fast - slow) * min(1.0, 2 * pi * low / RATE)
        found.append((fast - slow) * exp(-at / RATE / fade))
    return found


def swell(sound: Wave, seconds: float) -> Wave:
    """The same, coming in slowly."""
    return [sample * min(1.0, at / RATE / seconds) for at, sample in enumerate(sound)]


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds together, each from so many seconds on and so strong."""
    found = [0.0] * max(int(start * RATE) + len(sound) for start, _, sound in parts)
    for start, strength, sound in parts:
        for at, sample in enumerate(sound, int(start * RATE)):
            found[at] += strength * sample
    return found


def wood(pitch: float, seconds: float = 0.16) -> Wave:
    """A knock on a small board."""
    knock = tones(seconds, [(pitch, 1.0, 0.035), (pitch * 2.76, 0.45, 0.018), (pitch * 5.4, 0.2, 0.008)])
    return mixed((0, 1, knock), (0, 0.5, noise(0.03, 0.006, 500, 6000, f"wood {pitch}")))


def paper(seconds: float, seed: str) -> Wave:
    """A card that slides over another."""
    return swell(noise(seconds, seconds / 3, 1500, 7000, seed), seconds / 4)


def chime(pitch: float, seconds: float) -> Wave:
    """A small bell: partials that are in no simple ratio to each other."""
    ratios = (
        (0.5, 0.35, 0.5),
        (1.0, 1.0, 0.35),
        (1.19, 0.4, 0.25),
        (2.0, 0.5, 0.15),
        (2.74, 0.3, 0.09),
        (5.2, 0.1, 0.04),
    )
    return tones(seconds, [(pitch * ratio, strength, fade * seconds) for ratio, strength, fade in ratios])


def put() -> Wave:
    return mixed((0, 1, wood(330)), (0, 0.6, tones(0.12, [(140, 1, 0.03)])))


def card() -> Wave:
    return mixed((0, 1, paper(0.18, "card")), (0.11, 0.5, wood(240, 0.08)))


def shuffle() -> Wave:
    return mixed(*((0.045 * n + 0.004 * (n % 3), 0.6 + 0.1 * (n % 4), paper(0.1, f"shuffle {n}")) for n in range(10)))


def coin() -> Wave:
    rings = [(3150, 1.0, 0.09), (5270, 0.7, 0.07), (7610, 0.4, 0.04)]
    return mixed((0, 0.8, tones(0.32, rings)), (0.07, 1, tones(0.3, [(pitch * 1.06, s, f) for pitch, s, f in rings])))


def earth() -> Wave:
    dug = swell(noise(0.22, 0.07, 120, 1400, "earth"), 0.03)
    return mixed((0, 1, dug), (0.1, 0.7, noise(0.2, 0.05, 90, 700, "clod")), (0.1, 0.5, tones(0.15, [(95, 1, 0.04)])))


def water() -> Wave:
    drops = ((0.0, 520), (0.07, 700), (0.12, 430), (0.2, 840), (0.27, 600))
    bubbles = [(start, 1.0, swell(tones(0.09, [(pitch, 1, 0.03)], glide=4200), 0.006)) for start, pitch in drops]
    return mixed((0, 0.5, swell(noise(0.4, 0.16, 400, 2600, "water"), 0.05)), *bubbles)


def fire() -> Wave:
    rng = Random("fire")
    cracks = [
        (rng.random() * 0.6, 0.3 + 0.7 * rng.random(), noise(0.02, 0.004, 900, 7000, f"crack {n}")) for n in range(18)
    ]
    return mixed((0, 1.4, swell(noise(0.75, 0.3, 60, 500, "fire"), 0.12)), *cracks)


def over() -> Wave:
    return mixed(*((0.14 * n, 1.0, chime(pitch, 0.9)) for n, pitch in enumerate((523.25, 659.25, 783.99, 1046.5))))


MAKERS: dict[str, Callable[[], Wave]] = {
    "lift": lambda: wood(520, 0.1),
    "put": put,
    "card": card,
    "shuffle": shuffle,
    "coin": coin,
    "earth": earth,
    "water": water,
    "fire": fire,
    "bell": lambda: mixed((0, 1, chime(392, 1.4)), (0.02, 0.4, tones(0.4, [(98, 1, 0.12)]))),
    "turn": lambda: mixed((0, 0.8, chime(659.25, 0.45)), (0.12, 1, chime(880, 0.55))),
    "over": over,
    "refused": lambda: mixed((0, 1, wood(165, 0.14)), (0.1, 0.8, wood(147, 0.16))),
}
LOUDNESS = {"lift": 0.45, "card": 0.6, "shuffle": 0.6, "coin": 0.55, "turn": 0.6, "refused": 0.7, "over": 0.8}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
