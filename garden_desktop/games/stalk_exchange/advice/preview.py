"""Previews: the Upkeep at the end of this turn, with or without one more bulb, and the effect of a Swap."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, Counts, add, is_bulb
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.scoring import bust, worth
from garden_desktop.games.stalk_exchange.rules.state import Crash, State
from garden_desktop.games.stalk_exchange.rules.upkeep import Group, Upkeep, spare, upkeep


class NumberChange(NamedTuple):
    """A number before and after."""

    now: int
    then: int


class Preview(NamedTuple):
    """The Upkeep if the Action phase ended here; spaces are indices in reading order.

    planted   what was assumed: the space and the type of one more bulb, both EMPTY without one
    because   spaces harvested because of that bulb
    anyway    spaces harvested without it too
    opening   bulbs that bloom, that bulb included
    waiting   bulbs that have no room and stay bulbs
    values    Stalk Values now; `risen` afterwards
    worth     points of the portfolio the viewer sees, at these values; None without one
    busted    the same, each after a Bust
    spare     steps until the Market Track sets the crash
    crash     what would set the crash; () while the market holds
    upkeep    all of it, step by step
    """

    planted: int
    flower: int
    because: tuple[int, ...]
    anyway: tuple[int, ...]
    opening: tuple[int, ...]
    waiting: tuple[int, ...]
    values: Counts
    risen: Counts
    worth: NumberChange | None
    busted: NumberChange | None
    spare: NumberChange
    crash: tuple[Crash, ...]
    upkeep: Upkeep


class SwapPreview(NamedTuple):
    """Worth of the own portfolio before and after a Swap, at present Stalk Values and after a Bust of them."""

    worth: NumberChange
    busted: NumberChange


def preview(config: RulesConfig, view: State, held_slot: int | None = None, space: int | None = None) -> Preview:
    """The Upkeep if the turn ended now, or after planting the flower of `held_slot` (from 0) on an empty `space`."""
    flower = EMPTY if held_slot is None or space is None else view.row[held_slot]
    before = upkeep(config, view)
    after = before if flower == EMPTY else upkeep(config, _planted(view, held_slot or 0, space or 0))
    anyway = frozenset(before.gone)
    return Preview(
        planted=EMPTY if flower == EMPTY or space is None else space,
        flower=flower,
        because=tuple(gone for gone in after.gone if gone not in anyway),
        anyway=tuple(gone for gone in after.gone if gone in anyway),
        opening=after.bloomed,
        waiting=tuple(number for number, code in enumerate(after.garden) if is_bulb(code)),
        values=view.values,
        risen=after.values,
        worth=_worth(view, view.values, after.values),
        busted=_worth(view, bust(config, view.values), bust(config, after.values)),
        spare=NumberChange(_spare(config, view, view.values, 0), _spare(config, view, after.values, len(after.laid))),
        crash=crash_of(after),
        upkeep=after,
    )


def swap_preview(config: RulesConfig, view: State, slot: int, given: int) -> SwapPreview | None:
    """Own worth if the flower of `slot` (from 0) were taken for one of type `given`; None where that is illegal."""
    own, taken, finals = own_portfolio(view), view.row[slot], bust(config, view.values)
    if own is None or taken in (EMPTY, given) or not own[given]:
        return None
    new = add(add(own, taken), given, -1)
    return SwapPreview(
        worth=NumberChange(worth(own, view.values), worth(new, view.values)),
        busted=NumberChange(worth(own, finals), worth(new, finals)),
    )


def open_spaces(group: Group) -> int:
    """Number of empty spaces beside a group; a group without any is harvested."""
    return len(group.gates)


def owner(view: State) -> Seat | None:
    """The seat whose portfolio a view shows; the seat to move where it shows all, None where it shows none."""
    shown = [seat for seat, own in enumerate(view.portfolios) if own is not None]
    return shown[0] if len(shown) == 1 else view.turn if shown else None


def own_portfolio(view: State) -> Counts | None:
    """Portfolio of `owner`, by type."""
    seat = owner(view)
    return None if seat is None else view.portfolios[seat]


def crash_of(done: Upkeep) -> tuple[Crash, ...]:
    """All triggers that will have set the crash by the end of the turn, the Greenhouse of step 4 included (SE-72)."""
    return (*done.crash, "greenhouse") if done.dry and "greenhouse" not in done.crash else done.crash


def _planted(view: State, slot: int, space: int) -> State:
    garden, row = list(view.garden), list(view.row)
    garden[space], row[slot] = row[slot], EMPTY
    return view._replace(garden=tuple(garden), row=tuple(row))


def _worth(view: State, now: Counts, then: Counts) -> NumberChange | None:
    own = own_portfolio(view)
    return None if own is None else NumberChange(worth(own, now), worth(own, then))


def _spare(config: RulesConfig, view: State, values: Counts, more: int) -> int:
    return spare(config, len(view.laid) + more, values)
