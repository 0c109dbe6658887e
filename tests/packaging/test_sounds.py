"""The sounds of the house: made by a script, small, and one for every name there is."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path
from typing import get_args

import pytest
import sounds

from garden_desktop import paths
from garden_desktop.core.types import Sound
from garden_desktop.ui.sound import RATE

NAMES = get_args(Sound)
SHIPPED = paths.resource("app", "sounds")


def test_the_script_makes_the_files_that_are_shipped_to_the_byte(tmp_path: Path) -> None:
    sounds.main([str(tmp_path)])
    made = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert made == {file.name: file.read_bytes() for file in SHIPPED.iterdir()}


def test_there_is_a_file_for_every_sound_and_no_other() -> None:
    assert {file.name for file in SHIPPED.iterdir()} == {f"{name}.wav" for name in NAMES}


def test_all_of_them_are_smaller_than_half_a_megabyte() -> None:
    assert sum(file.stat().st_size for file in SHIPPED.iterdir()) < 500_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_loud_enough_and_begins_and_ends_in_silence(name: str) -> None:
    with wave.open(str(SHIPPED / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array("h", file.readframes(file.getnframes()))
    assert 0.05 < len(samples) / RATE < 1.5
    assert 8_000 < max(map(abs, samples)) < 30_000
    assert max(abs(samples[0]), abs(samples[-1])) < 100
