"""Frames that only name a person hold up the next decision for a second at most, all together."""

from __future__ import annotations

from garden_desktop.core.text import plain
from garden_desktop.games.fire_and_flora import GAME as FIRE_AND_FLORA
from garden_desktop.games.gnomadic_gardeners import GAME as GNOMADIC_GARDENERS
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.kit.style.appearance import NORMAL, Appearance
from garden_desktop.ui.match.step_player import CONCERNING_MS, MOVE_MS, PlaybackFrame, StepPlayer, storyboard
from tests.games.fire_and_flora.desk import desk, rules_of
from tests.laws.samples import Sample, walk
from tests.laws.test_what_happens import steps

REVEALED_MS = 2600
"""Two benches and who goes first, so that the next decision is less than three seconds away."""


def intervals(appearance: Appearance, frames: tuple[PlaybackFrame, ...]) -> list[int]:
    """Milliseconds of each frame at normal speed, without those of a longer motion on the table."""
    appearance.set_speed(NORMAL)
    player, times = StepPlayer(appearance), list[int]()
    player.start_frames(frames, leaves=False)
    while player.is_running:
        times.append(player._timer.interval())
        player.show_next_frame()
    return times


def is_reveal(step: PlayedStep) -> bool:
    return any("goes first" in plain(sentence) for sentence in step.told)


def test_revealed_benches_are_shown_in_less_than_three_seconds(appearance: Appearance) -> None:
    """The bench of whoever chose first was told for 1.5 s, the other one for 0.6 s, and who goes first for 1.3 s."""
    sample = Sample(GNOMADIC_GARDENERS, 2, (("mode", "duel"),))
    rules, table = sample.rules(), sample.table()
    reveals = [step for step in steps(rules, table, walk(sample, 7), None) if is_reveal(step)]
    named = list[PlaybackFrame]()
    for step in reveals:
        frames = storyboard([step], table, rules, (0, 1))
        named += [frame for frame in frames if frame.named]
        assert sum(intervals(appearance, frames)) <= REVEALED_MS
    assert named


def test_a_single_frame_that_names_a_person_stands_as_long_as_ever(appearance: Appearance) -> None:
    sample = Sample(GNOMADIC_GARDENERS, 2, (("mode", "duel"),))
    rules, table = sample.rules(), sample.table()
    (reveal, *_) = (step for step in steps(rules, table, walk(sample, 7), None) if is_reveal(step))
    frame = next(frame for frame in storyboard([reveal], table, rules, (0, 1)) if frame.named)
    assert intervals(appearance, (frame._replace(earlier=()),)) == [MOVE_MS + CONCERNING_MS]


def test_the_choice_of_the_only_opponent_holds_up_nobody() -> None:
    """Nothing is to be seen of it, and the hand-over was 3.3 s long: 1.1 of them for "Ann chooses Ben."."""
    rules = rules_of(2)
    at = desk("HQ1 | EF1 | S12", "HQ2 | EF2 | C24", phase="event").play("event seeds1")
    assert at.legal == ["choose 2"]
    asked, table = at.state, FIRE_AND_FLORA.table(rules)
    path = [(asked, rules.parse_move("choose 2")), (at.play("choose 2").state, None)]
    (chosen,) = steps(rules, table, path, None)
    assert [frame.concerns for frame in storyboard([chosen], table, rules, (0, 1))] == [False]
