"""Stage of a turn at the screen: a state machine that says who may look and what the program waits for. No Qt.

A stage is a value, and `next_stage` the only transition function. Widgets and presenters read the stage of their match
(`MatchModel.stage`) and never each other, so that what may be shown follows from one place:

    Deciding, Thinking, ResponseRound, Handover(light) --a change--> Playback --its end--> at rest
    Handover --opened--> at rest          Recap --put away--> what it lies over
    any --closed--> Closed

"At rest" is the stage that follows from the session when nothing is shown: Handover before hidden information of
another person, Over, a ResponseRound, Thinking while a computer is to move, else Deciding.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from garden_desktop.core.types import Seat


class TurnFacts(NamedTuple):
    """Facts of the session that determine the stage at rest.

    waits_for   seat whose hidden information would show next, None where none would
    light       only the hand of that seat is covered, because nobody else has looked since it did
    over        the match has ended
    responds    a response window is open: everybody may claim a look, and nobody decides
    computer    seat of the computer to move
    viewer      seat whose view is shown, None for the public view
    """

    waits_for: Seat | None = None
    light: bool = False
    over: bool = False
    responds: bool = False
    computer: Seat | None = None
    viewer: Seat | None = None


@dataclass(frozen=True, slots=True)
class Deciding:
    """Stage: a person decides. `answered` says that the answer is held until the look has lasted its minimum time,
    because its length would reveal what they hold."""

    viewer: Seat | None
    answered: bool = False


@dataclass(frozen=True, slots=True)
class Playback:
    """Stage: moves are played back, frame by frame."""


@dataclass(frozen=True, slots=True)
class Handover:
    """Stage: the hand-over screen waits for `seat`, or with `light` only covers that person's hand."""

    seat: Seat
    light: bool


@dataclass(frozen=True, slots=True)
class Recap:
    """Stage: a recap of missed moves is shown, over the hand-over screen or the table."""

    over: Handover | Deciding | ResponseRound | Thinking


@dataclass(frozen=True, slots=True)
class ResponseRound:
    """Stage: the timer bar of a response window is running."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """Stage: a computer is to move."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """Stage: the match has ended."""


@dataclass(frozen=True, slots=True)
class Closed:
    """Stage: the match was left. Final: later events change nothing."""


Stage: TypeAlias = Deciding | Playback | Handover | Recap | ResponseRound | Thinking | Over | Closed


@dataclass(frozen=True, slots=True)
class PlaybackStarted:
    """Event: a playback has started, for the first time or repeated."""


@dataclass(frozen=True, slots=True)
class Rested:
    """Event: nothing is shown any more, because a match was opened, a playback or hand-over has ended, or a save has
    failed."""

    facts: TurnFacts


@dataclass(frozen=True, slots=True)
class RecapOpened:
    """Event: a recap has opened."""


@dataclass(frozen=True, slots=True)
class RecapPutAway:
    """Event: the recap was closed."""


@dataclass(frozen=True, slots=True)
class AnswerKept:
    """Event: the deciding person has answered before the minimum time of a look."""


@dataclass(frozen=True, slots=True)
class AnswerTakenBack:
    """Event: a held answer was taken back."""


@dataclass(frozen=True, slots=True)
class Left:
    """Event: the match is being closed."""


Event: TypeAlias = PlaybackStarted | Rested | RecapOpened | RecapPutAway | AnswerKept | AnswerTakenBack | Left


class StageError(Exception):
    """Event that is impossible in a stage: a bug."""


def next_stage(stage: Stage, event: Event) -> Stage:
    """Transition function: the stage after an event. Raises StageError for an impossible one."""
    match stage, event:
        case [Closed(), _]:
            return stage
        case [_, Left()]:
            return Closed()
        case [_, Rested(facts)]:
            return at_rest(facts)
        case [_, PlaybackStarted()]:
            return Playback()
        case [Handover() | Deciding() | ResponseRound() | Thinking(), RecapOpened()]:
            return Recap(stage)
        case [Recap(over), RecapPutAway()]:
            return over
        case ((Deciding() | Playback() | Handover() | ResponseRound() | Thinking() | Over()), RecapPutAway()):
            return stage  # closed before by something else
        case [Deciding(viewer), AnswerKept()]:
            return Deciding(viewer, answered=True)
        case [Deciding(viewer), AnswerTakenBack()]:
            return Deciding(viewer)
    raise StageError(f"{event} in {stage}")


def at_rest(facts: TurnFacts) -> Stage:
    """Stage that follows from the session when nothing is shown. A hand-over comes first, then the end."""
    if facts.waits_for is not None:
        return Handover(facts.waits_for, facts.light)
    if facts.over:
        return Over()
    if facts.computer is not None:
        return Thinking(facts.computer)
    return ResponseRound() if facts.responds else Deciding(facts.viewer)


def is_covered(stage: Stage) -> bool:
    """Whether the table is hidden from everybody: no hint, tip or inspection may be shown."""
    match stage:
        case Playback() | Handover() | Closed():
            return True
        case Recap(over):
            return is_covered(over)
    return False


def is_told(stage: Stage) -> bool:
    """Whether a playback, recap or hand-over has the screen: other messages must wait."""
    return is_covered(stage) or isinstance(stage, Recap)
