"""What the best turn gives that another does not: which flowers it cuts, and what each kind comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS, Counts
from garden_desktop.games.stalk_exchange.data.words import FLOWER_NAMES
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.scoring import bust
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.rules.upkeep import upkeep

MOST_SPACES: Final = 4
"""No more spaces are named one by one."""
MOST_KINDS: Final = 2
"""Of no more kinds is it said what they come to."""


class TurnEnd(NamedTuple):
    """A turn after its Upkeep: flowers held, what each is worth, the spaces that were cut, the kinds that lost half."""

    held: Counts
    prices: Counts
    cut: frozenset[int]
    halved: tuple[int, ...]

    def worth(self, flower: int) -> int:
        return self.held[flower] * self.prices[flower]


def difference(config: RulesConfig, best: State, yours: State, seat: Seat, *, near: bool) -> Iterator[Message]:
    """In whole sentences; `near` says that what counts is what is left after the Bust."""
    one, other = (_ended(config, state, seat, near=near) for state in (best, yours))
    names = config.board.names
    more, fewer = one.cut - other.cut, other.cut - one.cut
    if len(more) + len(fewer) > MOST_SPACES:
        yield CUTS_MANY.of(n=len(one.cut), yours=len(other.cut))
    elif more or fewer:
        spaces = ListArg(tuple(names[space] for space in sorted(more or fewer)))
        yield (CUTS if more else LEAVES).of(spaces=spaces)
    if one.halved != other.halved:
        yield HALVED.of(best=_kinds(one.halved), yours=_kinds(other.halved))
    apart = [flower for flower in range(len(FLOWERS)) if one.worth(flower) != other.worth(flower)]
    for flower in sorted(apart, key=lambda flower: -abs(one.worth(flower) - other.worth(flower)))[:MOST_KINDS]:
        yield KIND.of(
            flower=FLOWER_NAMES[flower],
            held=one.held[flower],
            price=one.prices[flower],
            worth=one.worth(flower),
            your_held=other.held[flower],
            your_price=other.prices[flower],
            your_worth=other.worth(flower),
        )


def _ended(config: RulesConfig, state: State, seat: Seat, *, near: bool) -> TurnEnd:
    held, after = state.portfolios[seat], upkeep(config, state)
    assert held is not None, "who answers sees the own portfolio"
    prices = bust(config, after.values) if near else after.values
    top = max(after.values)
    halved = tuple(flower for flower, value in enumerate(after.values) if near and value == top)
    return TurnEnd(held, prices, frozenset(after.gone), halved)


def _kinds(flowers: tuple[int, ...]) -> ListArg:
    return ListArg(tuple(FLOWER_NAMES[flower] for flower in flowers))


CUTS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "It cuts {spaces}, which yours leaves standing.")
CUTS_MANY: Final = QT_TRANSLATE_NOOP("stalk_exchange", "It cuts %n flower(s), yours {yours}.")
LEAVES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "It leaves {spaces} standing, which yours cuts.")
HALVED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The crash halves {best}; with yours it halves {yours}.")
KIND: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange",
    "{flower}: {held} at {price} make {worth}; with yours {your_held} at {your_price} make {your_worth}.",
)
