"""Clips become one stream."""

from __future__ import annotations

from array import array

from garden_desktop.ui.sound import MOST, Mixer, Samples


def samples(*values: int) -> Samples:
    return array("h", values)


def test_clips_are_added_up_wherever_each_of_them_is() -> None:
    mixer = Mixer()
    mixer.add(samples(1, 2, 3, 4))
    assert list(mixer.mix(2)) == [1, 2]
    mixer.add(samples(10, 10, 10))
    assert list(mixer.mix(4)) == [13, 14, 10, 0]


def test_after_the_last_sample_there_is_silence() -> None:
    mixer = Mixer()
    mixer.add(samples(5))
    mixer.mix(8)
    assert mixer.quiet
    assert list(mixer.mix(3)) == [0, 0, 0]


def test_what_is_too_loud_is_cut_and_not_turned_over() -> None:
    mixer = Mixer()
    for _ in range(2):
        mixer.add(samples(30_000, -30_000))
    assert list(mixer.mix(2)) == [32_767, -32_768]


def test_the_gain_holds_at_once() -> None:
    mixer = Mixer()
    mixer.add(samples(1000, 1000))
    mixer.mix(1)
    mixer.gain = 0.25
    assert list(mixer.mix(1)) == [250]


def test_a_crowd_of_clips_leaves_the_newest() -> None:
    mixer = Mixer()
    for number in range(MOST + 3):
        mixer.add(samples(10**number % 7))
    assert list(mixer.mix(1)) == [sum(10**number % 7 for number in range(3, MOST + 3))]


def test_a_stream_gives_as_many_samples_as_it_is_asked_for() -> None:
    stream = Mixer().stream()
    next(stream)
    assert [len(stream.send(count)) for count in (3, 0, 880)] == [3, 0, 880]
