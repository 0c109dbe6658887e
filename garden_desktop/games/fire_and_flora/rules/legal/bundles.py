"""The parts a draft may be given next, in the one fixed order (FF-135, FF-140, FF-141)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import NONE, TYPES, Counts
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.moves import Kind, Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, State

PROPOSE, WITHDRAW = Move("propose"), Move("withdraw")
EMPTY_HANDED = Bundle()
ALREADY_MADE: Final = 2000


SIDES: Final[tuple[Kind, ...]] = ("give", "get")


def _coins(kind: Kind, coins: int) -> tuple[Move, ...]:
    return tuple(Move(kind, number=number) for number in range(1, coins + 1))


SUMS: Final = {kind: _coins(kind, ALREADY_MADE) for kind in SIDES}
"""Moves for sums up to ALREADY_MADE; larger ones are made when they are wanted."""


class Parts:
    """The legal moves of a draft; those there can be are made once and handed out again."""

    def __init__(self, config: RulesConfig) -> None:
        self._config = config
        self._cards = {kind: tuple(Move(kind, cause=icon) for icon in TYPES) for kind in SIDES}
        self._lands = {kind: tuple(Move(kind, place=land) for land in range(config.parcels)) for kind in SIDES}

    def legal(self, state: State) -> Sequence[Move]:
        """What may be given while nothing is asked for, what may be asked for, proposing, dropping it."""
        deal = state.talks.draft if state.talks is not None else None
        if deal is None or deal.give is None or deal.get is None:
            return (WITHDRAW,)
        moves: list[Move] = []
        if deal.get == EMPTY_HANDED:
            moves += self._side("give", state, deal.author, deal.give, state.hands[deal.author] or NONE)
        moves += self._side("get", state, deal.partner, deal.get, _wishes(state, deal.partner, deal.get))
        if deal.give != EMPTY_HANDED or deal.get != EMPTY_HANDED:
            moves.append(PROPOSE)
        moves.append(WITHDRAW)
        return moves

    def _side(self, kind: Kind, state: State, giver: Seat, bundle: Bundle, held: Counts) -> list[Move]:
        """Coins, then cards by type, then lands from left to right."""
        moves: list[Move] = []
        if bundle == EMPTY_HANDED:
            moves += self._sums(kind, state.coins[giver])
        if not bundle.lands:
            moves += [
                self._cards[kind][icon]
                for icon in range(last_type(bundle), len(held))
                if held[icon] > bundle.cards[icon]
            ]
        on_offer = self._lands[kind]
        moves += [on_offer[land] for land in lands_after(state, giver, bundle) if tradable(self._config, state, land)]
        return moves

    def _sums(self, kind: Kind, coins: int) -> Sequence[Move]:
        made = SUMS[kind]
        return made[:coins] if coins <= ALREADY_MADE else _coins(kind, coins)


def _wishes(state: State, partner: Seat, bundle: Bundle) -> Counts:
    """Any types, as long as the partner has so many cards at all (FF-141)."""
    more = int(sum(bundle.cards) < state.sizes[partner])
    return tuple(number + more for number in bundle.cards)


def last_type(bundle: Bundle) -> int:
    """The last type in a bundle; cards are entered in order of their types."""
    return max((icon for icon in TYPES if bundle.cards[icon]), default=0)


def lands_after(state: State, giver: Seat, bundle: Bundle) -> tuple[int, ...]:
    """The lands to the right of the last one in the bundle."""
    row = state.rows[giver]
    return row[row.index(bundle.lands[-1]) + 1 :] if bundle.lands else row


def tradable(config: RulesConfig, state: State, land: int) -> bool:
    """Whether a land may be part of an offer: Headquarters only with `trade_hq` (FF-138, FF-211)."""
    return config.trade_hq or not (_is_headquarters(config, land) or _bears_headquarters(config, state.on[land]))


def _is_headquarters(config: RulesConfig, land: int) -> bool:
    return config.lands[land].kind == "headquarters"


def _bears_headquarters(config: RulesConfig, content: int) -> bool:
    return content >= BUILT and config.pack.lands[content - BUILT].kind == "headquarters"
