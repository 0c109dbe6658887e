"""Keyframes of an Upkeep and of the end of the match: intermediate states, each with its sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from garden_desktop.core.table import Keyframe
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.games.stalk_exchange.advice.preview import crash_of
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, TYPES, Counts, add
from garden_desktop.games.stalk_exchange.rules import names, scoring
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.scoring import bust, worth
from garden_desktop.games.stalk_exchange.rules.state import Crash, Phase, State
from garden_desktop.games.stalk_exchange.rules.upkeep import Upkeep, upkeep

# Reasons and warnings of a crash.


def reason(config: RulesConfig, crash: Crash, laid: int, values: Counts) -> Message:
    """Sentence on one trigger of the crash, with `laid` flowers on the track and these Stalk Values."""
    top = max(values)
    dearest = names.every(flower for flower in range(TYPES) if values[flower] == top)
    match crash:
        case "track" if config.track_space(laid) < 0:
            return TRACK_OUT.of(flowers=dearest, value=top)
        case "track":
            return TRACK.of(space=config.track_space(laid), flowers=dearest, value=top)
        case "value_cap":
            return CAP.of(flowers=dearest, value=top)
        case "garden_full":
            return FULL
        case "greenhouse":
            return DRY


def reasons_of(config: RulesConfig, view: State) -> Iterator[Message]:
    """Sentences on all triggers that have fired so far."""
    return (reason(config, crash, len(view.laid), view.values) for crash in view.crash)


def at_end(config: RulesConfig, view: State) -> Iterator[Message]:
    """Sentences on the triggers that would fire if the turn ended now."""
    done = upkeep(config, view)
    laid = len(view.laid) + len(done.laid)
    return (reason(config, crash, laid, done.values) for crash in crash_of(done))


def flush_is_last(config: RulesConfig, view: State) -> bool:
    """Whether a Flush now would leave slots empty, and so set the crash (SE-72)."""
    return view.left < config.slots


def flush_warning(config: RulesConfig, view: State) -> Message:
    """Warning before such a Flush; without a number where the table shows no bag counts."""
    return FLUSH_IS_LAST if config.bag_counts == "none" else FLUSH_LACKS.of(n=view.left)


TRACK: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The last flower on the Market Track is on space {space}, and {flowers} are at {value}."
)
TRACK_OUT: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The Market Track is full: its last flower is beside it, and {flowers} are at {value}."
)
CAP: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The highest possible Stalk Value, {value}, has been reached by {flowers}."
)
FULL: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Garden has no empty spaces left.")
DRY: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Greenhouse cannot fill the Exchange.")
FLUSH_LACKS: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The Greenhouse has only %n flower(s): after a Flush the match ends with this turn."
)
FLUSH_IS_LAST: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The Greenhouse cannot refill the Exchange after a Flush: the match would end with this turn."
)


STEPS: Final[tuple[Phase, ...]] = ("harvest", "bloom", "values", "exchange")
"""Phases no move leads to: such a view is the state before the Upkeep, to be shown with this step done."""
CLOSING: Final[tuple[Phase, ...]] = ("crash", "bust")
"""Phases no move leads to: the market has crashed, and no score is shown yet."""


class UpkeepProgress(NamedTuple):
    """Contents of the table during an Upkeep, as far as the shown step has come; else those of the view.

    stubble  spaces whose flowers were harvested in this Upkeep
    basket   types harvested and not yet on the track, in reading order of their spaces
    """

    garden: tuple[int, ...]
    stubble: tuple[int, ...]
    basket: tuple[int, ...]
    laid: tuple[int, ...]
    values: Counts
    row: tuple[int, ...]
    compost: Counts


def progress(config: RulesConfig, view: State) -> UpkeepProgress:
    """Contents of the table to be shown for a view."""
    if view.phase not in STEPS:
        values = bust(config, view.values) if view.phase == "over" else view.values
        return UpkeepProgress(view.garden, (), (), view.laid, values, view.row, view.compost)
    done, at = upkeep(config, view), STEPS.index(view.phase)
    cut = tuple(one.flower for one in done.laid)
    shown = UpkeepProgress(_mown(view.garden, done), done.gone, cut, view.laid, view.values, view.row, view.compost)
    if at >= 1:
        shown = shown._replace(garden=done.garden)
    if at >= 2:
        shown = shown._replace(basket=(), laid=view.laid + cut, values=done.values)
    if at >= 3:
        wasted = view.compost if done.compost == EMPTY else add(view.compost, done.compost)
        shown = shown._replace(row=done.row, compost=wasted)
    return shown


def frames(config: RulesConfig, before: State) -> tuple[Keyframe, ...]:
    """Keyframes of the steps of the Upkeep in which something happens; the exchange always changes."""
    done = upkeep(config, before)
    told = {"harvest": bool(done.gone), "bloom": bool(done.bloomed), "values": bool(done.laid), "exchange": True}
    return tuple(
        Keyframe(before._replace(phase=step), step_sentence(config, before, done, step)) for step in STEPS if told[step]
    )


def sentences(config: RulesConfig, before: State) -> Iterator[Message]:
    """Log sentences of the whole Upkeep; a missing harvest is told too."""
    done = upkeep(config, before)
    if not done.gone:
        yield NOTHING_CUT
    yield from (frame.told for frame in frames(config, before))


def step_sentence(config: RulesConfig, before: State, done: Upkeep, step: Phase) -> Message:
    """Sentence on one step of the Upkeep."""
    match step:
        case "harvest":
            return CUT.of(n=len(done.gone), flowers=names.flowers_on(config, before.garden, done.gone))
        case "bloom":
            return OPEN.of(n=len(done.bloomed), spaces=names.spaces(config, done.bloomed))
        case "values":
            return RISE.of(values=names.rises(before.values, done.values))
        case _ if done.compost == EMPTY:
            return ROW_EMPTY
        case _:
            return COMPOSTED.of(flower=names.bare(done.compost), slot=done.slot + 1)


def waits(step: Phase) -> Message:
    """Sentence for a step of the Upkeep in which nothing happens."""
    return {"harvest": NOTHING_CUT, "bloom": NONE_OPEN, "values": NONE_RISE}.get(step, ROW_EMPTY)


def fills(before: State, after: State) -> bool:
    """Whether a last draw fills an exchange that can still be used, or that has just run dry."""
    return after.phase != "over" or after.crash != before.crash


def closing_sentences(config: RulesConfig, before: State, after: State) -> Iterator[Message]:
    """Sentences of the crash and its reasons; at the end also the Bust, all scores and the winner."""
    yield from (_crash(config, crash, after) for crash in after.crash if crash not in before.crash)
    if after.crash and not before.crash and after.phase in ("act", "flush"):
        yield LAST_TURN
    if after.phase == "over":
        yield from (frame.told for frame in _busts(config, after))
        finals = bust(config, after.values)
        yield COUNTED.of(parts=ranking([own for own in after.portfolios if own is not None], finals))
        found = scoring.result(config, after)
        yield found.reason
        if found.tiebreak is not None:
            yield found.tiebreak


def closing_frames(config: RulesConfig, before: State, after: State) -> Iterator[Keyframe]:
    """Keyframes between the last move and the scores: the crash, then each value that falls."""
    if after.phase == "over":
        shown = after._replace(phase="crash")
        yield from (Keyframe(shown, _crash(config, crash, after)) for crash in after.crash if crash not in before.crash)
        yield from _busts(config, after)


def ranking(own: Sequence[Counts], values: Counts) -> ListArg:
    """Points of every side at these values, highest first, as a list."""
    points = sorted(((worth(portfolio, values), -side) for side, portfolio in enumerate(own)), reverse=True)
    return ListArg(tuple(PART.of(who=SideName(-side), points=had) for had, side in points))


def _crash(config: RulesConfig, crash: Crash, after: State) -> Message:
    return CRASH.of(why=reason(config, crash, len(after.laid), after.values))


def _busts(config: RulesConfig, after: State) -> Iterator[Keyframe]:
    """Yield a keyframe for each type that the Bust hits: its arithmetic, and the values with this one fallen too."""
    finals, values = bust(config, after.values), after.values
    for flower in range(TYPES):
        value, final = after.values[flower], finals[flower]
        if final != value:
            values = (*values[:flower], final, *values[flower + 1 :])
            told = BUST.of(flower=names.bare(flower), value=value, lost=value - final, final=final)
            yield Keyframe(after._replace(phase="bust", values=values), told)


def _mown(garden: tuple[int, ...], done: Upkeep) -> tuple[int, ...]:
    """The garden with the harvested spaces emptied, before bulbs bloom."""
    gone = frozenset(done.gone)
    return tuple(EMPTY if space in gone else code for space, code in enumerate(garden))


CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s) harvested: {flowers}.")
NOTHING_CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "No harvest this turn.")
OPEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n bulb(s) bloom: {spaces}.")
NONE_OPEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "No bulbs bloom.")
RISE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Values rise: {values}.")
NONE_RISE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Values don’t change.")
COMPOSTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "To the Compost: {flower}, from slot {slot}.")
ROW_EMPTY: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Exchange is empty: nothing goes to the Compost.")
CRASH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The market crashes! {why}")
LAST_TURN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "This is the last turn.")
BUST: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The Bust: {flower} is the most valuable at {value} and loses {lost}, leaving {final}."
)
COUNTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Final scores: {parts}.")
PART: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} {points}")
