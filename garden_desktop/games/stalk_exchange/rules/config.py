"""Rules configuration: the options of one match, and the figures of the pack that follow from them."""

from __future__ import annotations

from dataclasses import dataclass

from garden_desktop.core.hexes import HexBoard, hexagon
from garden_desktop.core.types import OptionError, Options, Seat
from garden_desktop.games.stalk_exchange.data.options import refuse, value_of
from garden_desktop.games.stalk_exchange.data.packfile import MarketPack
from garden_desktop.games.stalk_exchange.rules.state import NOBODY


@dataclass(frozen=True, slots=True)
class RulesConfig:
    """Options and figures of one match, as the rules need them. Immutable.

    board        the garden
    portfolio    flowers in each portfolio
    tokens       Seedy Business tokens each seat begins with
    flowers      tokens of each type there are
    actions_a_turn
                 basic actions a turn
    slots        slots of the exchange
    start        space of the Market Track for the first harvested flower
    cap          value that ends the game where second_end is "value_cap"
    start_value  every Stalk Value at the start
    start_blooms blooms that lie in the garden at the start
    first        the seat that begins, NOBODY if it is drawn
    edge_open    the edge of the board does not surround (option edge)
    bulbs_too    bulbs belong to groups and are harvested with them (option bulbs)
    rest_up      the Bust rounds up the value that is left, not the loss (option bust_rounding)
    meet         the last flower crashes the market level with the top value (option track_pass)
    """

    pack: MarketPack
    seats: int
    board: HexBoard
    portfolio: int
    tokens: int
    flowers: int
    actions_a_turn: int
    slots: int
    start: int
    cap: int
    start_value: int
    start_blooms: int
    first: Seat
    edge_open: bool
    bulbs_too: bool
    rest_up: bool
    second_end: str
    meet: bool
    bag_counts: str
    known_holdings: bool
    last_round_only: bool

    def track_space(self, laid: int) -> int:
        """Space of the `laid`-th flower on the Market Track, counted from 1; below 0 it lies beside (SE-62, SE-76)."""
        return self.start - laid + 1


def config_of(seats: int, options: Options, pack: MarketPack) -> RulesConfig:
    """Configuration of one match. Raises OptionError if the options cannot be played."""
    reason = refuse(seats, options)
    if reason is not None:
        raise OptionError(reason)
    chosen = {key: value_of(key, options) for key in ("garden_side", "length", "first_player", "seedy")}
    side, first = chosen["garden_side"], chosen["first_player"]
    return RulesConfig(
        pack=pack,
        seats=seats,
        board=hexagon(pack.gardens[side][0]),
        portfolio=pack.portfolio[seats],
        tokens=0 if chosen["seedy"] == "none" else pack.tokens[seats],
        flowers=pack.flowers,
        actions_a_turn=pack.actions_a_turn,
        slots=pack.slots,
        start=pack.start_space(seats, side, chosen["length"]),
        cap=pack.cap[seats],
        start_value=int(value_of("start_value", options)),
        start_blooms=int(value_of("start_blooms", options)),
        first=NOBODY if first == "random" else int(first) - 1,
        edge_open=value_of("edge", options) == "open",
        bulbs_too=value_of("bulbs", options) == "harvest_too",
        rest_up=value_of("bust_rounding", options) == "rest_up",
        second_end=value_of("second_end", options),
        meet=value_of("track_pass", options) == "meet",
        bag_counts=value_of("bag_counts", options),
        known_holdings=value_of("known_holdings", options) == "on",
        last_round_only=value_of("public_log", options) == "last_round",
    )
