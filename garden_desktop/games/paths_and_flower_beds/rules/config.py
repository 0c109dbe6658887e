"""Rules configuration: options and map of one match, and data derived from the pack."""

from __future__ import annotations

from dataclasses import dataclass

from garden_desktop.core.square import SquareBoard
from garden_desktop.core.types import OptionError, Options, Reason, Seat
from garden_desktop.games.paths_and_flower_beds.data.garden_map import GardenMap, WalkGround
from garden_desktop.games.paths_and_flower_beds.data.map_file import MapError, read_map
from garden_desktop.games.paths_and_flower_beds.data.options import (
    BAD_MAP,
    NO_SUCH_MAP,
    PLACING,
    UNSAID,
    bad_setup,
    refuse,
    value_of,
)
from garden_desktop.games.paths_and_flower_beds.data.pack import USUAL_MEDALS, FlowerPack, Kind, Medals
from garden_desktop.games.paths_and_flower_beds.rules.placements import Placements
from garden_desktop.games.paths_and_flower_beds.rules.state import NOBODY

SOLO_LAP = 2
KINDS: tuple[Kind, Kind] = ("path", "bed")


@dataclass(frozen=True, slots=True, eq=False)
class RulesConfig:
    """Options, map and pack of one match, as the rules need them. Immutable.

    medals      medal scores of the map, for a solo garden
    layings     every orientation and placement of every piece
    first       the seat that names first, NOBODY if it is drawn
    trace_mode  who finds the walk that counts: "best" the program, "own" the player or the program, "own_strict" player
    ladder      ties are broken (option ties)
    skip        a seat that can name nothing is skipped (option namer_stuck)
    no_repeat   a shape is named once in a round
    next_last   the seat that names next places last (option placing)
    open_grids  gardens are public
    """

    pack: FlowerPack
    seats: int
    map: GardenMap
    medals: Medals
    layings: Placements
    first: Seat
    trace_mode: str
    ladder: bool
    skip: bool
    no_repeat: bool
    next_last: bool
    open_grids: bool
    forecast: bool
    outlines: bool
    letters: bool

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def ground(self) -> WalkGround:
        return self.map.ground

    @property
    def board(self) -> SquareBoard:
        return self.map.board

    @property
    def lap_size(self) -> int:
        """Turns in a round (PF-36, PF-90)."""
        return SOLO_LAP if self.solo else self.seats

    def lap(self, turn: int) -> int:
        """Round of a turn, from 0."""
        return turn // self.lap_size

    def kind(self, turn: int) -> Kind:
        """Kind of piece named in a turn (PF-04 to PF-06)."""
        return KINDS[self.lap(turn) % 2]

    def namer(self, first: Seat, turn: int) -> Seat:
        """Seat that names in a turn (PF-36)."""
        return (first + turn) % self.seats


def config_of(seats: int, options: Options, pack: FlowerPack) -> RulesConfig:
    """Configuration of one match. Raises OptionError if the options cannot be played (PF-89)."""
    reason = refuse(seats, options)
    if reason is not None:
        raise OptionError(reason)
    found, medals = _map(value_of("map", options), pack)
    first = value_of("first_namer", options)
    return RulesConfig(
        pack=pack,
        seats=seats,
        map=found,
        medals=medals,
        layings=Placements(pack, found.board, found.usable),
        first=0 if seats == 1 else NOBODY if first == "random" else int(first) - 1,
        trace_mode=value_of("trace_mode", options),
        ladder=value_of("ties", options) == "ladder",
        skip=value_of("namer_stuck", options) == "skip",
        no_repeat=value_of("no_repeat", options) == "lap",
        next_last=options.get(PLACING, UNSAID) == "next_last",
        open_grids=value_of("open_grids", options) == "on",
        forecast=value_of("forecast", options) == "on",
        outlines=value_of("outlines", options) == "on",
        letters=value_of("letters", options) == "on",
    )


def _map(value: str, pack: FlowerPack) -> tuple[GardenMap, Medals]:
    """Map with this id in the pack, or the map written out in `value` (PF-98, PF-100), with its medals."""
    if value in pack.maps:
        return pack.maps[value], pack.medals[value]
    if "\n" not in value:
        raise OptionError(bad_setup(NO_SUCH_MAP.of(map=value, known=", ".join(pack.maps)), "PF-89"))
    try:
        return read_map(value, pack.shapes.values()).map, USUAL_MEDALS
    except MapError as error:
        raise OptionError(_bad_map(error)) from error


def _bad_map(error: MapError) -> Reason:
    first = error.problems[0]
    return bad_setup(BAD_MAP.of(line=first.line, reason=first.text), "PF-89")
