"""The two baskets of an offer: contents given by a draft of input steps, and the moves for them.

A draft has one loose step for each thing in a basket: `InputStep("give", "card-water-1")`, `InputStep("get",
"land-C05")`; coins are one stack whose id tells the number, `InputStep("give", "coins-give-3")`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES, TYPES, counted
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.trade import sides_of
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, Deal, State
from garden_desktop.games.fire_and_flora.table import ids

SideOf: TypeAlias = Literal["give", "get"]
GIVE: Final[SideOf] = "give"
GET: Final[SideOf] = "get"
SIDES: Final[tuple[SideOf, SideOf]] = (GIVE, GET)


class Baskets(NamedTuple):
    """Bundles that the author gives and gets."""

    give: Bundle = Bundle()
    get: Bundle = Bundle()


def lying(deal: Deal) -> Baskets:
    """Contents of a deal so far; the viewer must be allowed to see it."""
    return Baskets(*sides_of(deal))


def heap(side: SideOf, coins: int) -> str:
    """Id of a stack of coins in a basket."""
    return f"coins-{side}-{coins}"


def coin(side: SideOf) -> str:
    """Id of the coin that is dragged to a basket; each drop adds one."""
    return f"coin-{side}"


def purse(side: SideOf) -> str:
    """Place where that coin lies."""
    return f"purse-{side}"


def more(side: SideOf) -> str:
    return f"more-{side}"


def less(side: SideOf) -> str:
    return f"less-{side}"


def wish(kind: int, number: int) -> str:
    """Id of a card asked for, numbered from 1."""
    return f"wish-{RESOURCES[kind]}-{number}"


def asked_for(kind: int) -> str:
    """Place of the cards of a type that can be asked for."""
    return f"ask-{RESOURCES[kind]}"


def chip(side: SideOf, kind: int) -> str:
    """Place that is pressed to put one more card of a type into this basket."""
    return f"have-{RESOURCES[kind]}" if side == GIVE else asked_for(kind)


def fewer(side: SideOf, kind: int) -> str:
    """Place beside the chip that is pressed to take out one of these cards."""
    return f"fewer-{side}-{RESOURCES[kind]}"


def wish_kind(id: str) -> int:
    """Type of a card asked for; NOTHING if the id is none."""
    head, _, rest = id.partition("-")
    name = rest.rpartition("-")[0]
    return RESOURCES.index(name) if head == "wish" and name in RESOURCES else ids.NOTHING


def coins_in(id: str) -> int:
    """Number of coins of a stack; 0 if the id is none."""
    head, _, number = id.rpartition("-")
    return int(number) if head in ("coins-give", "coins-get") and number.isdecimal() else 0


def filled(config: RulesConfig, view: State, deal: Deal, draft: Draft) -> Baskets:
    """Contents of the baskets by this draft; lands from left to right."""
    return Baskets(
        _bundle(config, view.rows[deal.author], GIVE, draft),
        _bundle(config, view.rows[deal.partner], GET, draft),
    )


def with_coins(draft: Draft, side: SideOf, number: int) -> Draft:
    """The draft with `number` coins in this basket; the stack keeps its place in the order."""
    new = (InputStep(side, heap(side, number), loose=True),) if number else ()
    at = next((n for n, one in enumerate(draft) if one.place == side and coins_in(one.piece)), None)
    return (*draft, *new) if at is None else (*draft[:at], *new, *draft[at + 1 :])


def laid(config: RulesConfig, baskets: Baskets) -> Draft:
    """Draft that has exactly these contents."""
    handles = (_handles(config, side, bundle) for side, bundle in zip(SIDES, baskets, strict=True))
    return tuple(handle for some in handles for handle in some)


def spelled(baskets: Baskets) -> tuple[Move, ...]:
    """Parts of an offer as moves, in the one fixed order (FF-140)."""
    return (*_spelled(GIVE, baskets.give), *_spelled(GET, baskets.get))


def heard(parts: Iterable[Move]) -> Baskets:
    """Contents of the baskets by these moves, which are in that order."""
    said = tuple(parts)
    give, get = (
        Bundle(
            sum(one.number for one in own if one.number != UNNAMED),
            counted(one.cause for one in own if one.cause != UNNAMED),
            tuple(one.place for one in own if one.place != UNNAMED),
        )
        for own in ([one for one in said if one.kind == side] for side in SIDES)
    )
    return Baskets(give, get)


def _bundle(config: RulesConfig, row: tuple[int, ...], side: SideOf, draft: Draft) -> Bundle:
    there = [handle.piece for handle in draft if handle.place == side]
    kind_of = ids.kind_of if side == GIVE else wish_kind
    lands = {ids.land_of(config, piece) for piece in there if piece.startswith("land-")}
    return Bundle(
        sum(coins_in(piece) for piece in there),
        counted(kind for kind in map(kind_of, there) if kind >= 0),
        tuple(land for land in row if land in lands),
    )


def _handles(config: RulesConfig, side: SideOf, bundle: Bundle) -> Iterator[InputStep]:
    card = ids.card if side == GIVE else wish
    if bundle.coins:
        yield InputStep(side, heap(side, bundle.coins), loose=True)
    for kind in TYPES:
        for number in range(1, bundle.cards[kind] + 1):
            yield InputStep(side, card(kind, number), loose=True)
    for land in bundle.lands:
        yield InputStep(side, ids.land_piece(config, land), loose=True)


def _spelled(side: SideOf, bundle: Bundle) -> Iterator[Move]:
    if bundle.coins:
        yield Move(side, number=bundle.coins)
    for kind in TYPES:
        yield from (Move(side, cause=kind),) * bundle.cards[kind]
    for land in bundle.lands:
        yield Move(side, place=land)
