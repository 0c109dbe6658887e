"""Stage of a turn at the screen: a state machine that says who may look and what the program waits for. No Qt.

A stage is a value, and `next_stage` the only way from one to the next. Widgets and presenters read the stage of their
match (`MatchModel.stage`) and never each other, so that what may be shown follows from one place:

    Deciding, Thinking, ResponseRound, Handover(light) --a change--> Playback --its end--> at rest
    Handover --opened--> at rest          Recap --put away--> what it lies over
    any --closed--> Closed

"At rest" is what the session calls for when nothing is being shown: Handover before somebody's secrets, Over, a
ResponseRound, Thinking while a computer is to move, else Deciding.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from garden_desktop.core.types import Seat


class TurnFacts(NamedTuple):
    """What of the session decides the stage at rest.

    waits_for   the seat whose secrets would show next, None where nobody's would
    light       whether only the hand of that seat is covered, because nobody else has looked since it did
    over        whether the match has ended
    responds    whether a response window is open: everybody may say that they want to look, and nobody decides
    computer    the seat a computer has to move for now
    eyes        the seat that looks, None where all may see what is shown
    """

    waits_for: Seat | None = None
    light: bool = False
    over: bool = False
    responds: bool = False
    computer: Seat | None = None
    viewer: Seat | None = None


@dataclass(frozen=True, slots=True)
class Deciding:
    """A person decides. `answered` says that they have, and that the answer waits until their look has lasted as long
    as everybody's: its length would tell what they hold."""

    viewer: Seat | None
    answered: bool = False


@dataclass(frozen=True, slots=True)
class Playback:
    """What happened is shown, one picture after another."""


@dataclass(frozen=True, slots=True)
class Handover:
    """The hand-over screen is shut for `seat`, or with `light` only what that person holds is covered."""

    seat: Seat
    light: bool


@dataclass(frozen=True, slots=True)
class Recap:
    """What was missed is told, over the hand-over screen or over the table of whoever has come."""

    over: Handover | Deciding | ResponseRound | Thinking


@dataclass(frozen=True, slots=True)
class ResponseRound:
    """The time bar runs in which people say that they want to look."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A computer is to move."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The match was left: nothing changes any more, whatever was still on its way."""


Stage: TypeAlias = Deciding | Playback | Handover | Recap | ResponseRound | Thinking | Over | Closed


@dataclass(frozen=True, slots=True)
class PlaybackStarted:
    """Pictures of what happened are shown from now on, for the first time or once more."""


@dataclass(frozen=True, slots=True)
class Rested:
    """Nothing is being shown any more: a match was opened, pictures or the hand-over are done, a save was refused."""

    facts: TurnFacts


@dataclass(frozen=True, slots=True)
class RecapOpened:
    """A recap is laid over what is there."""


@dataclass(frozen=True, slots=True)
class RecapPutAway:
    """The recap is gone."""


@dataclass(frozen=True, slots=True)
class AnswerKept:
    """Whoever decides has answered before their look has lasted its time."""


@dataclass(frozen=True, slots=True)
class AnswerTakenBack:
    """Whoever has answered early decides once more."""


@dataclass(frozen=True, slots=True)
class Left:
    """The match is being closed."""


Event: TypeAlias = PlaybackStarted | Rested | RecapOpened | RecapPutAway | AnswerKept | AnswerTakenBack | Left


class StageError(Exception):
    """An event that cannot come in a stage: a mistake of the program."""


def next_stage(stage: Stage, event: Event) -> Stage:
    """The stage after an event. Raises StageError where the event cannot come."""
    match stage, event:
        case Closed(), _:
            return stage
        case _, Left():
            return Closed()
        case _, Rested(facts):
            return at_rest(facts)
        case _, PlaybackStarted():
            return Playback()
        case Handover() | Deciding() | ResponseRound() | Thinking(), RecapOpened():
            return Recap(stage)
        case Recap(over), RecapPutAway():
            return over
        case ((Deciding() | Playback() | Handover() | ResponseRound() | Thinking() | Over()), RecapPutAway()):
            return stage  # something else has put it away before
        case Deciding(viewer), AnswerKept():
            return Deciding(viewer, answered=True)
        case Deciding(viewer), AnswerTakenBack():
            return Deciding(viewer)
    raise StageError(f"{event} in {stage}")


def at_rest(facts: TurnFacts) -> Stage:
    """The stage the session calls for when nothing is being shown. Secrets come first, the end before all else."""
    if facts.waits_for is not None:
        return Handover(facts.waits_for, facts.light)
    if facts.over:
        return Over()
    if facts.computer is not None:
        return Thinking(facts.computer)
    return ResponseRound() if facts.responds else Deciding(facts.viewer)


def is_covered(stage: Stage) -> bool:
    """Whether nothing of the table is anybody's to look at just now: no hint, tip or explanation may be shown."""
    match stage:
        case Playback() | Handover() | Closed():
            return True
        case Recap(over):
            return is_covered(over)
    return False


def is_told(stage: Stage) -> bool:
    """Whether something is being told, or nobody may look: whatever else has to be said comes later."""
    return is_covered(stage) or isinstance(stage, Recap)
