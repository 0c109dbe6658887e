"""The stage of a turn changes by events alone, the same way whatever is on the screen."""

from __future__ import annotations

import pytest

from garden_desktop.ui.match.stage import (
    AnswerKept,
    AnswerTakenBack,
    Closed,
    Deciding,
    Event,
    Handover,
    Left,
    Over,
    Playback,
    PlaybackStarted,
    Recap,
    RecapOpened,
    RecapPutAway,
    ResponseRound,
    Rested,
    Stage,
    StageError,
    Thinking,
    TurnFacts,
    is_covered,
    is_told,
    next_stage,
)

DECIDES, SHUT, COVERED = Deciding(0), Handover(1, light=False), Handover(0, light=True)
STAGES: tuple[Stage, ...] = (
    DECIDES,
    Deciding(0, answered=True),
    Playback(),
    SHUT,
    COVERED,
    Recap(SHUT),
    Recap(DECIDES),
    ResponseRound(),
    Thinking(2),
    Over(),
    Closed(),
)
AT_REST: tuple[tuple[TurnFacts, Stage], ...] = (
    (TurnFacts(viewer=0), Deciding(0)),
    (TurnFacts(), Deciding(None)),
    (TurnFacts(waits_for=1), SHUT),
    (TurnFacts(waits_for=0, light=True), COVERED),
    (TurnFacts(waits_for=1, over=True), SHUT),
    (TurnFacts(over=True), Over()),
    (TurnFacts(computer=2), Thinking(2)),
    (TurnFacts(responds=True), ResponseRound()),
    (TurnFacts(computer=2, over=True), Over()),
)
ONLY_FROM: dict[Event, dict[Stage, Stage]] = {
    RecapOpened(): {
        stage: Recap(stage) for stage in STAGES if isinstance(stage, Deciding | Handover | ResponseRound | Thinking)
    },
    AnswerKept(): {DECIDES: Deciding(0, answered=True), Deciding(0, answered=True): Deciding(0, answered=True)},
    AnswerTakenBack(): {DECIDES: DECIDES, Deciding(0, answered=True): DECIDES},
}
"""Events that come in some stages alone, and the stage after each."""


@pytest.mark.parametrize(("facts", "rest"), AT_REST)
@pytest.mark.parametrize("stage", STAGES[:-1])
def test_what_comes_when_nothing_is_shown_any_more_follows_from_the_session(
    stage: Stage, facts: TurnFacts, rest: Stage
) -> None:
    assert next_stage(stage, Rested(facts)) == rest


@pytest.mark.parametrize("stage", STAGES[:-1])
def test_pictures_may_begin_and_people_may_leave_at_any_time(stage: Stage) -> None:
    assert next_stage(stage, PlaybackStarted()) == Playback()
    assert next_stage(stage, Left()) == Closed()


@pytest.mark.parametrize("event", [Rested(TurnFacts()), PlaybackStarted(), Left(), *ONLY_FROM, RecapPutAway()])
def test_nothing_changes_in_a_match_that_was_left(event: Event) -> None:
    assert next_stage(Closed(), event) == Closed()


@pytest.mark.parametrize("stage", STAGES[:-1])
@pytest.mark.parametrize("event", list(ONLY_FROM))
def test_an_event_that_cannot_come_is_a_mistake_of_the_program(stage: Stage, event: Event) -> None:
    if stage in ONLY_FROM[event]:
        assert next_stage(stage, event) == ONLY_FROM[event][stage]
    else:
        with pytest.raises(StageError):
            next_stage(stage, event)


@pytest.mark.parametrize("stage", STAGES)
def test_a_recap_that_is_put_away_leaves_what_it_lay_over(stage: Stage) -> None:
    assert next_stage(stage, RecapPutAway()) == (stage.over if isinstance(stage, Recap) else stage)


def test_nobody_looks_before_the_next_person_has_come() -> None:
    covered = [stage for stage in STAGES if is_covered(stage)]
    assert covered == [Playback(), SHUT, COVERED, Recap(SHUT), Closed()]
    assert [stage for stage in STAGES if is_told(stage)] == [*covered[:-1], Recap(DECIDES), Closed()]
