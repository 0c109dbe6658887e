"""An Upkeep shown step by step: the positions in between, and how far each of them has come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from garden_desktop.core.table import Frame
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, Counts, add
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.law import Law
from garden_desktop.games.stalk_exchange.rules.state import Phase, State
from garden_desktop.games.stalk_exchange.rules.upkeep import Upkeep, upkeep

STEPS: Final[tuple[Phase, ...]] = ("harvest", "bloom", "values", "exchange")
"""Phases no move leads to: a view in one of them is the position before the Upkeep, to be shown with this step done."""


class Progress(NamedTuple):
    """What lies on the table, as far as the step in force has come; of other positions what is there.

    stubble  spaces whose flowers were harvested in this Upkeep
    basket   types that are on their way from the garden to the track, in reading order
    """

    garden: tuple[int, ...]
    stubble: tuple[int, ...]
    basket: tuple[int, ...]
    laid: tuple[int, ...]
    values: Counts
    row: tuple[int, ...]
    compost: Counts


def progress(law: Law, view: State) -> Progress:
    """What to show of a view."""
    if view.phase not in STEPS:
        return Progress(view.garden, (), (), view.laid, view.values, view.row, view.compost)
    done, at = upkeep(law, view), STEPS.index(view.phase)
    cut = tuple(one.flower for one in done.laid)
    shown = Progress(_mown(view.garden, done), done.gone, cut, view.laid, view.values, view.row, view.compost)
    if at >= 1:
        shown = shown._replace(garden=done.garden)
    if at >= 2:
        shown = shown._replace(basket=(), laid=view.laid + cut, values=done.values)
    if at >= 3:
        wasted = view.compost if done.compost == EMPTY else add(view.compost, done.compost)
        shown = shown._replace(row=done.row, compost=wasted)
    return shown


def frames(law: Law, before: State) -> tuple[Frame, ...]:
    """The steps of the Upkeep in which something happens; the exchange always moves."""
    done = upkeep(law, before)
    told = {"harvest": bool(done.gone), "bloom": bool(done.bloomed), "values": bool(done.laid), "exchange": True}
    return tuple(Frame(before._replace(phase=step), say(law, before, done, step)) for step in STEPS if told[step])


def sentences(law: Law, before: State) -> Iterator[Message]:
    """The whole Upkeep in words; where nothing is harvested, that is worth a sentence too."""
    done = upkeep(law, before)
    if not done.gone:
        yield NOTHING_CUT
    yield from (frame.told for frame in frames(law, before))


def say(law: Law, before: State, done: Upkeep, step: Phase) -> Message:
    """What happens in one step."""
    match step:
        case "harvest":
            return CUT.of(n=len(done.gone), flowers=names.flowers_on(law, before.garden, done.gone))
        case "bloom":
            return OPEN.of(n=len(done.bloomed), spaces=names.spaces(law, done.bloomed))
        case "values":
            return RISE.of(values=names.rises(before.values, done.values))
        case _ if done.compost == EMPTY:
            return ROW_EMPTY
        case _:
            return COMPOSTED.of(flower=names.bare(done.compost), slot=done.slot + 1)


def waits(step: Phase) -> Message:
    """What a step that is left out would say."""
    return {"harvest": NOTHING_CUT, "bloom": NONE_OPEN, "values": NONE_RISE}.get(step, ROW_EMPTY)


def _mown(garden: tuple[int, ...], done: Upkeep) -> tuple[int, ...]:
    gone = frozenset(done.gone)
    return tuple(EMPTY if space in gone else code for space, code in enumerate(garden))


CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s) without room cut: {flowers}.")
NOTHING_CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Nothing is cut in this Upkeep.")
OPEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n bulb(s) in bloom: {spaces}.")
NONE_OPEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "No bulb blooms.")
RISE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Values rise: {values}.")
NONE_RISE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Stalk Values stay.")
COMPOSTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "To the Compost: {flower}, from slot {slot}.")
ROW_EMPTY: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Exchange is bare: nothing goes to the Compost.")
