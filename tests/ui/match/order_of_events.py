"""In which order the rules say that the parts of one move happened: what a telling of it is judged by.

From the printed rules and from the positions before and after a move alone: burn order and the clockwise order of an
earthquake (FF-125, FF-190, FF-216), the four steps of an Upkeep and what ends a match (SE-48, SE-74), reveal and
resolutions with the items of a slip (GG-31, GG-37, GG-39, 8.1), the squares of the walks. Nothing that puts sentences
into an order is asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from garden_desktop.core.game import Rules
from garden_desktop.core.text import Arg, Listing, Message, Who, plain

Rank: TypeAlias = tuple[float, ...]
AFTER_ALL: Final = 99.0


class Made(NamedTuple):
    """A move of a record: the position before it, and the one after it with nothing hidden."""

    rules: Rules[Any, Any]
    before: Any
    move: Any
    after: Any


def ranks(key: str, made: Made, sentence: Message) -> Sequence[Rank]:
    """When happened what this sentence tells of, within its move: one rank for each thing it names in a row, in the
    order in which it names them. Later is larger, and what is alike happened together."""
    if _ends(made):
        result = made.rules.result(made.after)
        if sentence in (result.reason, result.tiebreak):
            return [(AFTER_ALL, float(sentence == result.tiebreak))]
    return list(_RANKS[key](made, sentence, plain(sentence)))


def _ends(made: Made) -> bool:
    return made.rules.to_move(made.after) is None


def _named(value: Arg, name: str) -> Iterator[Arg]:
    """Every value of that name in a sentence, in the order in which it is read."""
    if isinstance(value, Message):
        said = dict(value.args)
        if name in said:
            found = said[name]
            yield from found.items if isinstance(found, Listing) else (found,)
        for field in re.findall(r"{(\w+)}", value.source):
            yield from _named(said[field], name)
    elif isinstance(value, Listing):
        for item in value.items:
            yield from _named(item, name)


# Fire and Flora

_ON_THE_WAY: Final = re.compile(
    r"(: .* (grows|damaged|killed|unharmed|invades|drowns|seeds itself|finds no room for a child)\.$)"
    r"|(: .* (spared by the Fire Station|saved with a Water|but the pool is empty)\.$)"
    r"|(: the seeds in the ground )|(, skipped\.$)|(^Nothing happens on )|( takes root on )"
)
_FALLS: Final = re.compile(r" cannot pay: .* is lost\.$")
_INCOME: Final = re.compile(r" collects \d+ coins?\.$")


def _flora(made: Made, sentence: Message, text: str) -> Iterator[Rank]:
    """What is drawn or decided, the lands a fire, a sweep or a flood comes to, buildings that fall, then income."""
    before = made.before
    seats, active = len(before.rows), max(before.turn, 0)
    burned = _in_rows(made, [(active - step) % seats for step in range(seats)])
    shaken = _in_rows(made, [(active + step) % seats for step in range(seats)])
    lands = [*_named(sentence, "codes")] or [*_named(sentence, "code")]
    if _FALLS.search(text):
        yield from ((2.0, shaken[code]) for code in lands if code in shaken)
    elif _ON_THE_WAY.search(text):
        settles = float(" takes root on " in text)  # after what drowned there
        yield from ((1.0, burned[code], settles) for code in lands if code in burned)
    elif text.startswith("The cards come back"):
        yield (1.5,)
    elif _INCOME.search(text):
        yield (3.0,)
    else:
        yield (0.0,)


def _in_rows(made: Made, seats: Sequence[int]) -> Mapping[Arg, float]:
    """The places of all lands, row after row, each from left to right."""
    lands = [land for seat in seats for land in made.before.rows[seat]]
    codes = made.rules.law.lands  # type: ignore[attr-defined]
    return {codes[land].id: float(at) for at, land in enumerate(lands)}


# Stalk Exchange

_UPKEEP: Final = (
    r" cut: |^Nothing is cut",
    r" in bloom: ",
    r"^Stalk Values rise",
    r"^To the Compost: |^The Exchange is bare",
    r"^On the Exchange now: ",
    r"^The market crashes",
    r"^This turn is the last one",
    r"^The Bust: ",
    r"^The sheds are counted: ",
)


def _stalks(made: Made, sentence: Message, text: str) -> Iterator[Rank]:
    """The action, then harvest, bloom, values, exchange and its draws, what ends the match, the Bust, the count."""
    found = [at for at, step in enumerate(_UPKEEP, 1) if re.search(step, text)]
    yield (float(found[0]) if found else 0.0,)


# Gnomadic Gardeners

_ITEMS: Final = (
    "Task 1",
    "Task 2",
    "Task 3",
    "Kindly Cow",
    "September Harvest",
    "Gregarious Goat",
    "Helpful Horse",
    "Meticulous Mouse",
    "Squad of Squirrels",
    "Busy Bees",
    "Patient Tortoise",
    "July Fertilizing",
    "Charisma",
    "April Showers",
    "June Parade",
    "October Slumber",
)
_AFTER_ITEMS: Final = (" gets nothing from: ", r" scores .* bliss, .* in all\.$| scores nothing ", " to sleep")


def _garden(made: Made, sentence: Message, text: str) -> Iterator[Rank]:
    """Seal, hours, who goes first, then one resolution after the other: the items of its slip, what rests, the sum,
    who falls asleep and who moves in; then the gnomes change gardens, and then there are new tasks."""
    who = next(iter(_named(sentence, "who")), None)
    first = made.after.first if made.after.first >= 0 else made.before.first
    turn = float(isinstance(who, Who) and first >= 0 and who.side != first)
    counted = len(made.after.entries) > len(made.before.entries)
    item = [at for at, name in enumerate(_ITEMS) if re.search(rf"(fulfils |, ){name}( with | \()", text)]
    rest = [at for at, name in enumerate(_AFTER_ITEMS) if re.search(name, text)]
    if re.search(r" sends .*: \d+ hours?|'s cards say: ", text):
        yield (1.0, float(isinstance(who, Who) and who.side))
    elif " goes first: " in text:
        yield (2.0,)
    elif rest:
        yield (3.0, turn, 2.0, float(rest[0]))
    elif item and counted:
        yield (3.0, turn, 1.0, float(item[0]))
    elif " by its cards, " in text:
        yield (3.0, turn, 1.0)
    elif re.search(r" closes .* for this round| comes too late to close ", text):
        yield (3.0, turn, 2.0)
    elif " welcomes the " in text:
        yield (3.0, turn, 4.0)
    elif re.search(r"change gardens\.|go under .* stack\.|^August: ", text):
        yield (4.0,)
    elif re.search(r"^Round \d+\. Task 1: ", text):
        yield (5.0,)
    else:
        yield (0.0,)


# Paths & Flower Beds


def _beds(made: Made, sentence: Message, text: str) -> Iterator[Rank]:
    """What is named, drawn or planted, who passes, the next lap, the open gardens, the walks, their sums, who won."""
    if (step := re.match(r"Square (\d+) of ", text)) is not None:
        yield (4.0, float(step[1]))
    elif (sums := re.search(r": squares \d+, fountains ", text)) is not None:
        who = dict(sentence.args)["who"]
        assert isinstance(who, Who), sums
        yield (5.0, float(who.side))
    elif " has room for nothing that could be named" in text:
        yield (1.0,)
    elif re.match(r"Lap \d", text):
        yield (2.0,)
    elif text.startswith(("All gardens are open", "The garden is done")):
        yield (3.0,)
    elif _ends(made) and sentence.source not in _DONE:
        yield (AFTER_ALL, 2.0)
    else:
        yield (0.0,)


_DONE: Final = (
    "{who} has planted.",
    "{who} planted the {piece} at {cell}.",
    "{who} planted the {piece} at {cell}, {way}.",
    "{who} lets the table walk: %n point(s).",
    "{who} takes no walk.",
    "{who} has drawn a walk: %n point(s).",
)

_RANKS: Final[Mapping[str, Callable[[Made, Message, str], Iterator[Rank]]]] = {
    "fire_and_flora": _flora,
    "stalk_exchange": _stalks,
    "gnomadic_gardeners": _garden,
    "paths_and_flower_beds": _beds,
}
