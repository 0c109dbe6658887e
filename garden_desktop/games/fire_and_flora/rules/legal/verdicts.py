"""Single judgements that both the list of moves and the reasons of refusals are made from."""

from __future__ import annotations

from garden_desktop.core.types import Reason, Seat
from garden_desktop.games.fire_and_flora.data.cards import covers
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules import reasons
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.buildings import owned
from garden_desktop.games.fire_and_flora.rules.effects.plants import nursery_bed, sleeping
from garden_desktop.games.fire_and_flora.rules.effects.trade import on_the_table, rows_after, sides_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import State


def failed_before(config: RulesConfig, state: State, land: int, cause: int) -> bool:
    """Whether this play came back earlier in the turn and would come back again (FF-92)."""
    plant = state.on[land]
    if not 0 <= plant < BUILT:
        species = sleeping(state, land)
        return species is not None and species in state.marks.species and not state.pool[species]
    action = config.action(land, plant, cause)
    if action not in ("propagate", "invade"):
        return False
    if plant >> 1 in state.marks.species and not state.pool[plant >> 1]:
        return True
    return land in state.marks.lands and not nursery_bed(config, state.rows, state.on, land, action == "invade")[1]


def is_robbed_of(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """Why another player cannot be robbed like this; None where it can be tried (FF-117, FF-118, FF-158)."""
    if move.kind == "steal-card" and not state.sizes[move.seat]:
        return reasons.VICTIM_NO_CARDS
    if move.kind == "steal-coins" and not state.coins[move.seat]:
        return reasons.VICTIM_NO_COINS
    return reasons.VICTIM_PROTECTED if is_guarded(config, state, move.seat) else None


def is_guarded(config: RulesConfig, state: State, seat: Seat) -> bool:
    """Whether a Ranger Station keeps Nefarious from stealing from a seat (FF-158)."""
    return bool(owned(config, state, seat, "ranger"))


def may_replace(config: RulesConfig, state: State, land: int) -> bool:
    """Whether the nursery may plant here: an open parcel, or a non-woody invasive in the way (FF-153)."""
    content = state.on[land]
    if content == EMPTY:
        return config.holding[land]
    return content < BUILT and not config.native(content) and not config.woody(content)


def may_accept(config: RulesConfig, state: State) -> Reason | None:
    """Why the deal on the table cannot be accepted by the seat asked (FF-142, FF-210)."""
    assert state.talks is not None
    deal = on_the_table(state.talks)
    own, (_, get) = state.hands[state.ask.seat], sides_of(deal)
    if own is None or not covers(own, get.cards):
        return reasons.CARD_NOT_HELD
    if not config.trade_win:
        after = state._replace(rows=rows_after(state, deal))
        if any(stars_of(config, after, seat) >= config.target for seat in (deal.author, deal.partner)):
            return reasons.TRADE_WOULD_WIN
    return None
