"""Rules configuration: options of one match, and the cards and figures that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from garden_desktop.core.types import OptionError, Options
from garden_desktop.games.fire_and_flora.data.cards import FIRE, NEFARIOUS, TIME, Counts, add
from garden_desktop.games.fire_and_flora.data.modes import SOLO
from garden_desktop.games.fire_and_flora.data.options import is_on, mode_of, number_of, refuse, value_of
from garden_desktop.games.fire_and_flora.data.pack import (
    BUILT,
    Action,
    EventCard,
    Figures,
    FloraPack,
    Land,
    Lines,
    Species,
)


@dataclass(frozen=True, slots=True)
class RulesConfig:
    """Options and pack of one match, as the rules need them. Immutable.

    figures   constants printed on no card
    target    stars needed to win, the module diversity included
    rounds    rounds after which the game is stopped
    lands     every Land Card; with `hq building` Headquarters is a building among them
    parcels   number of them, from the first, that can lie in a row
    holding   by parcel: whether it can hold a plant or a building (FF-81)
    events    Event Cards of this match, as indices into `cards`
    cards     every Event Card of the pack, floods last
    stock     Resource Cards of each type in this game
    lines     by plant: cause -> action of that side
    worth     by content of a parcel: its stars
    numbers   id of a Land Card -> its index in `lands`
    """

    pack: FloraPack
    figures: Figures
    seats: int
    target: int
    rounds: int
    species: tuple[Species, ...]
    lands: tuple[Land, ...]
    parcels: int
    holding: tuple[bool, ...]
    cards: tuple[EventCard, ...]
    events: tuple[int, ...]
    stock: Counts
    lines: tuple[Lines, ...]
    worth: tuple[int, ...]
    first_player: str
    seat_balance: bool
    fizzle_refund: bool
    demolish: bool
    market_limit: int
    hand_limit: int
    block_chain: bool
    block_owner: bool
    firefighting: bool
    trading: bool
    offers: int
    trade_hq: bool
    trade_win: bool
    dispersal: bool
    seed_bank: bool
    diversity: bool
    solo: bool
    numbers: Mapping[str, int] = field(compare=False)

    def action(self, land: int, plant: int, cause: int) -> Action | None:
        """Action of `cause` on `plant` standing on `land`; None for no line (FF-21, FF-23, FF-147)."""
        found = self.lines[plant].get(cause)
        sheltered = found == "kill" and cause == TIME and self.lands[land].ability == "fog_belt"
        return None if sheltered else found

    def native(self, plant: int) -> bool:
        return self.species[plant >> 1].native

    def woody(self, plant: int) -> bool:
        return self.species[plant >> 1].woody

    def ability(self, land: int) -> str:
        return self.lands[land].ability

    def is_building(self, card: int) -> bool:
        return self.lands[card].kind == "building"

    def effect(self, content: int) -> str:
        """Effect of the building on a parcel; "" without one."""
        return self.lands[content - BUILT].effect if content >= BUILT else ""

    def leaves_seeds(self, plant: int) -> bool:
        return self.seed_bank and plant >> 1 in self.pack.sleepers

    def would_burn(self, land: int, area: int) -> bool:
        """Whether a Fire Event with this die result reaches `land` (FF-126, FF-148, FF-152)."""
        here = self.lands[land]
        return here.ability == "wind_gap" or bool(here.area & area and here.ability != "creekside")

    def answers_to_fire(self, land: int, plant: int) -> bool:
        return self.action(land, plant, FIRE) is not None


def config_of(seats: int, options: Options, pack: FloraPack) -> RulesConfig:
    """Configuration of one match. Raises OptionError if the options cannot be played."""
    reason = refuse(seats, options)
    if reason is not None:
        raise OptionError(reason)
    figures, hq, solo = pack.figures, value_of("hq", options), mode_of(options) == SOLO
    diversity = is_on("diversity", options)
    cards = pack.events + pack.floods
    in_play = len(cards) if is_on("floods", options) else len(pack.events)
    lands = tuple(_as_building(land) if hq == "building" else land for land in pack.lands)
    return RulesConfig(
        pack=pack,
        figures=figures,
        seats=seats,
        target=number_of("target", options) + figures.diversity_target * diversity,
        rounds=min(number_of("round_limit", options), figures.solo_turns if solo else 200),
        species=pack.species,
        lands=lands,
        parcels=sum(land.kind != "building" for land in pack.lands),
        holding=tuple(not (hq == "bare" and land.kind == "headquarters") for land in lands),
        cards=cards,
        events=tuple(n for n in range(in_play) if cards[n].marker <= seats),
        stock=add(pack.resources, NEFARIOUS, -pack.resources[NEFARIOUS]) if solo else pack.resources,
        lines=tuple(side for one in pack.species for side in one.lines),
        worth=_worth(pack, is_on("invasive_penalty", options)),
        first_player="1" if solo else value_of("first_player", options),
        seat_balance=is_on("seat_balance", options),
        fizzle_refund=is_on("fizzle_refund", options),
        demolish=is_on("demolish", options),
        market_limit=_limit("market_limit", options),
        hand_limit=_limit("hand_limit", options),
        block_chain=is_on("block_chain", options),
        block_owner=value_of("block_by", options) == "owner",
        firefighting=is_on("firefighting", options),
        trading=is_on("trading", options),
        offers=number_of("offers_per_turn", options),
        trade_hq=is_on("trade_hq", options),
        trade_win=is_on("trade_win", options),
        dispersal=is_on("dispersal", options),
        seed_bank=is_on("seed_bank", options),
        diversity=diversity,
        solo=solo,
        numbers={land.id: number for number, land in enumerate(lands)},
    )


NO_LIMIT = 1_000_000


def _limit(key: str, options: Options) -> int:
    value = value_of(key, options)
    return NO_LIMIT if value == "none" else int(value)


def _as_building(land: Land) -> Land:
    """Headquarters as a building that pays its income where it stands (FF-201)."""
    return land._replace(kind="building", area=0) if land.kind == "headquarters" else land


def _worth(pack: FloraPack, penalty: bool) -> tuple[int, ...]:
    """Stars by content of a parcel; buildings, and last the empty parcel, are worth 0 (FF-02, FF-03, FF-202)."""
    plants: list[int] = []
    for one in pack.species:
        small, big = one.stars if one.native else (0, -1 if penalty else 0)
        plants += [small, big]
    # EMPTY is -1 and so indexes the last entry.
    return (*plants, *(0,) * (len(pack.lands) + 1))
