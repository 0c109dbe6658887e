"""Order of the parts of one move by the rules, with which the order of its messages is compared.

Messages are identified by their source text. The order comes from the printed rules and the positions before and after
the move alone: burn order and the clockwise order of an earthquake (FF-125, FF-190, FF-216), the four steps of an
Upkeep and the end of a match (SE-48, SE-74), reveal and resolutions with the items of a slip (GG-31, GG-37, GG-39,
8.1), the squares of the walks. No code that orders messages is used.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from garden_desktop.core.rules import Rules
from garden_desktop.core.text import Arg, ListArg, Message, SideName
from garden_desktop.games.fire_and_flora.table import fire
from garden_desktop.games.fire_and_flora.table import log_sentences as flora
from garden_desktop.games.fire_and_flora.table.story import draws
from garden_desktop.games.gnomadic_gardeners.data.words import ITEM_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names
from garden_desktop.games.gnomadic_gardeners.table import frames as resolution
from garden_desktop.games.gnomadic_gardeners.table import log_sentences as garden
from garden_desktop.games.paths_and_flower_beds.table import log_sentences as beds
from garden_desktop.games.paths_and_flower_beds.table import log_sentences as walks
from garden_desktop.games.stalk_exchange.table import frames
from garden_desktop.games.stalk_exchange.table import log_sentences as stalks

Rank: TypeAlias = tuple[float, ...]
AFTER_ALL: Final = 99.0


class Made(NamedTuple):
    """A move of a record with the position before it, and the one after it with nothing hidden."""

    rules: Rules[Any, Any]
    before: Any
    move: Any
    after: Any


def ranks(key: str, made: Made, sentence: Message) -> Sequence[Rank]:
    """Return when the events in a message happened within its move: one rank for each thing it lists, in its order.

    A larger rank is later; equal ones are simultaneous.
    """
    if _ends(made):
        result = made.rules.result(made.after)
        if sentence in (result.reason, result.tiebreak):
            return [(AFTER_ALL, float(sentence == result.tiebreak))]
    return list(_RANKS[key](made, sentence))


def _ends(made: Made) -> bool:
    return made.rules.to_move(made.after) is None


def _named(value: Arg, name: str) -> Iterator[Arg]:
    """Yield each value of an argument name in a message, in reading order."""
    if isinstance(value, Message):
        said = dict(value.args)
        if name in said:
            found = said[name]
            yield from found.items if isinstance(found, ListArg) else (found,)
        for field in re.findall(r"{(\w+)}", value.source):
            yield from _named(said[field], name)
    elif isinstance(value, ListArg):
        for item in value.items:
            yield from _named(item, name)


# Fire and Flora

_ON_THE_WAY: Final = {
    one.source
    for one in (
        *fire.TOLD.values(),
        fire.ELSEWHERE,
        fire.NOTHING_HAPPENS,
        fire.SPROUTS,
        fire.NO_SPROUT,
        draws.DROWNS,
        draws.SETTLES,
        flora.PLANTED,
    )
}
_SETTLES: Final = draws.SETTLES.source


def _flora(made: Made, sentence: Message) -> Iterator[Rank]:
    """Rank Fire & Flora: draws and decisions, the lands that a fire, sweep or flood reaches, falling buildings, then
    income."""
    before = made.before
    seats, active = len(before.rows), max(before.turn, 0)
    burned = _in_rows(made, [(active - step) % seats for step in range(seats)])
    shaken = _in_rows(made, [(active + step) % seats for step in range(seats)])
    lands = [*_named(sentence, "codes")] or [*_named(sentence, "code")]
    if sentence.source == draws.COLLAPSES.source:
        yield from ((2.0, shaken[code]) for code in lands if code in shaken)
    elif sentence.source in _ON_THE_WAY:
        settles = float(sentence.source == _SETTLES)  # after what drowned there
        yield from ((1.0, burned[code], settles) for code in lands if code in burned)
    elif sentence.source == flora.BACK.source:
        yield (1.5,)
    elif sentence.source == draws.INCOME.source:
        yield (3.0,)
    else:
        yield (0.0,)


def _in_rows(made: Made, seats: Sequence[int]) -> Mapping[Arg, float]:
    """Return the positions of all lands, row after row, each from left to right."""
    lands = [land for seat in seats for land in made.before.rows[seat]]
    codes = made.rules.config.lands  # type: ignore[attr-defined]
    return {codes[land].id: float(at) for at, land in enumerate(lands)}


# Stalk Exchange

_UPKEEP: Final = (
    {frames.CUT.source, frames.NOTHING_CUT.source},
    {frames.OPEN.source},
    {frames.RISE.source},
    {frames.COMPOSTED.source, frames.ROW_EMPTY.source},
    {stalks.ROW.source},
    {frames.CRASH.source},
    {frames.LAST_TURN.source},
    {frames.BUST.source},
    {frames.COUNTED.source},
)


def _stalks(made: Made, sentence: Message) -> Iterator[Rank]:
    """Rank Stalk Exchange: action, harvest, bloom, values, exchange and its draws, end of the match, the Bust, the
    count."""
    yield (next((float(at) for at, step in enumerate(_UPKEEP, 1) if sentence.source in step), 0.0),)


# Gnomadic Gardeners

_ITEMS: Final = (
    *("task1", "task2", "task3", "cow", "september", "goat", "horse", "mouse", "squirrels", "bees", "tortoise"),
    *("july", "charisma", "april", "june", "october"),
)
"""In the order of 8.1; Task 3, which pays no bliss, is fulfilled with the others."""
_NAMES: Final = {ITEM_NAMES[key]: key for key in _ITEMS if key in ITEM_NAMES} | {names.task(3): "task3"}
_OF_A_SIDE: Final = {
    resolution.AUTOMA_SCORES.source: 1.0,
    resolution.REST.source: 2.0,
    resolution.CLOSES.source: 2.0,
    resolution.TOO_LATE.source: 2.0,
    resolution.TOTAL.source: 3.0,
    resolution.NOTHING.source: 3.0,
    resolution.FALL_ASLEEP.source: 4.0,
    resolution.MOVES_IN.source: 5.0,
}
"""Steps of a resolution, after the items of its slip."""
_HOURS: Final = {resolution.PLAYED.source, resolution.PLAYED_HEN.source, resolution.CARDS.source}
_RESET: Final = {garden.PASSED.source, garden.PASSED_SOLO.source, garden.AUGUST.source}


def _garden(made: Made, sentence: Message) -> Iterator[Rank]:
    """Seal, hours, who goes first, then one resolution after the other: the items of its slip, what rests, the sum,
    who falls asleep and who moves in; then the gnomes change gardens, and then there are new tasks."""
    said = dict(sentence.args)
    who = said.get("who")
    first = made.after.first if made.after.first >= 0 else made.before.first
    turn = float(isinstance(who, SideName) and first >= 0 and who.side != first)
    item = said.get("task", said.get("item"))
    if sentence.source in _HOURS:
        yield (1.0, float(isinstance(who, SideName) and who.side))
    elif sentence.source == resolution.ORDER.source:
        yield (2.0,)
    elif isinstance(item, Message) and item in _NAMES:
        yield (3.0, turn, 1.0, float(_ITEMS.index(_NAMES[item])))
    elif sentence.source in _OF_A_SIDE:
        yield (3.0, turn, _OF_A_SIDE[sentence.source])
    elif sentence.source in _RESET:
        yield (4.0,)
    elif sentence.source == garden.NEW_TASKS.source:
        yield (5.0,)
    else:
        yield (0.0,)


# Paths & Flower Beds

_DONE: Final = {one.source for one in (beds.SEALED, beds.PLANTED, beds.PLANTED_SO, beds.BEST, beds.NONE, beds.TRACED)}
"""What somebody does, with which a match may end."""
_OPEN: Final = {beds.ALL_OPEN.source, beds.GROWN.source, walks.OPEN.source}


def _beds(made: Made, sentence: Message) -> Iterator[Rank]:
    """Rank Paths & Flower Beds: placements and draws, passes, the next round, opened gardens, walks, their sums, the
    winner."""
    said = dict(sentence.args)
    if sentence.source == walks.STEP.source:
        step = said["step"]
        assert isinstance(step, int)
        yield (4.0, float(step))
    elif sentence.source == beds.SUM.source:
        who = said["who"]
        assert isinstance(who, SideName)
        yield (5.0, float(who.side))
    elif sentence.source == beds.PASSED.source:
        yield (1.0,)
    elif sentence.source == beds.LAP.source:
        yield (2.0,)
    elif sentence.source in _OPEN:
        yield (3.0,)
    elif _ends(made) and sentence.source not in _DONE:
        yield (AFTER_ALL, 2.0)
    else:
        yield (0.0,)


_RANKS: Final[Mapping[str, Callable[[Made, Message], Iterator[Rank]]]] = {
    "fire_and_flora": _flora,
    "stalk_exchange": _stalks,
    "gnomadic_gardeners": _garden,
    "paths_and_flower_beds": _beds,
}
