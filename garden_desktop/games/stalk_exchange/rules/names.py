"""Names inside sentences: single flowers, counted flowers, lists of flowers and spaces, changes of values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, TYPES, type_of
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig

_BARE: Final = (
    QT_TRANSLATE_NOOP("stalk_exchange", "dahlia"),
    QT_TRANSLATE_NOOP("stalk_exchange", "daffodil"),
    QT_TRANSLATE_NOOP("stalk_exchange", "globemaster"),
    QT_TRANSLATE_NOOP("stalk_exchange", "snowdrop"),
    QT_TRANSLATE_NOOP("stalk_exchange", "tulip"),
)

_ONE: Final = (
    QT_TRANSLATE_NOOP("stalk_exchange", "a dahlia"),
    QT_TRANSLATE_NOOP("stalk_exchange", "a daffodil"),
    QT_TRANSLATE_NOOP("stalk_exchange", "a globemaster"),
    QT_TRANSLATE_NOOP("stalk_exchange", "a snowdrop"),
    QT_TRANSLATE_NOOP("stalk_exchange", "a tulip"),
)
"""As the object of a sentence: "plants a dahlia"."""

_ALL: Final = (
    QT_TRANSLATE_NOOP("stalk_exchange", "the dahlias"),
    QT_TRANSLATE_NOOP("stalk_exchange", "the daffodils"),
    QT_TRANSLATE_NOOP("stalk_exchange", "the globemasters"),
    QT_TRANSLATE_NOOP("stalk_exchange", "the snowdrops"),
    QT_TRANSLATE_NOOP("stalk_exchange", "the tulips"),
)

_COUNTED: Final = (
    QT_TRANSLATE_NOOP("stalk_exchange", "%n dahlia(s)"),
    QT_TRANSLATE_NOOP("stalk_exchange", "%n daffodil(s)"),
    QT_TRANSLATE_NOOP("stalk_exchange", "%n globemaster(s)"),
    QT_TRANSLATE_NOOP("stalk_exchange", "%n snowdrop(s)"),
    QT_TRANSLATE_NOOP("stalk_exchange", "%n tulip(s)"),
)

_ON: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} on {spaces}")
_RISES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} {now} to {then}")


def bare(flower: int) -> Message:
    """Name of a flower without article: "tulip"."""
    return _BARE[flower]


def one(flower: int) -> Message:
    """Name of a flower with its indefinite article: "a tulip"."""
    return _ONE[flower]


def every(flowers: Iterable[int]) -> ListArg:
    """Names of flowers in the plural, as a list: "the dahlias and the tulips"."""
    return ListArg(tuple(_ALL[flower] for flower in flowers))


def counted(numbers: Sequence[int]) -> ListArg:
    """Numbers by type as a list, without those of which there are none: "2 dahlias and 1 tulip"."""
    return ListArg(tuple(_COUNTED[flower].of(n=number) for flower, number in enumerate(numbers) if number))


def tally(flowers: Iterable[int]) -> ListArg:
    """Flowers counted by type, as a list: "2 dahlias and 1 tulip"; EMPTY is skipped."""
    found = [0] * TYPES
    for flower in flowers:
        if flower != EMPTY:
            found[flower] += 1
    return counted(found)


def in_order(flowers: Iterable[int]) -> ListArg:
    """Flowers one by one: "tulip, tulip and dahlia"; EMPTY is skipped."""
    return ListArg(tuple(_BARE[flower] for flower in flowers if flower != EMPTY))


def spaces(config: RulesConfig, found: Iterable[int]) -> ListArg:
    """Spaces by name, in the order given."""
    return ListArg(tuple(config.board.names[space] for space in found))


def flowers_on(config: RulesConfig, garden: tuple[int, ...], found: Sequence[int]) -> ListArg:
    """Flowers on these spaces, grouped by type: "dahlia on b1 and tulip on c1, c2 and d4"."""
    kinds = sorted({type_of(garden[space]) for space in found})
    return ListArg(
        tuple(
            _ON.of(flower=_BARE[kind], spaces=spaces(config, (s for s in found if type_of(garden[s]) == kind)))
            for kind in kinds
        )
    )


def rises(values: Sequence[int], risen: Sequence[int]) -> ListArg:
    """Stalk Values that differ, before and after: "globemaster 1 to 5 and tulip 2 to 3"."""
    changed = (flower for flower in range(TYPES) if values[flower] != risen[flower])
    return ListArg(tuple(_RISES.of(flower=_BARE[f], now=values[f], then=risen[f]) for f in changed))


def counted_one(flower: int, number: int) -> Message:
    """Number and name of one flower type: "3 tulips"."""
    return _COUNTED[flower].of(n=number)
