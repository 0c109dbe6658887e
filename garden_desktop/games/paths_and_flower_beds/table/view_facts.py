"""One view as certain eyes look at it, with what is worked out from it once for places, pieces, notes and painters."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from garden_desktop.core.box import Box
from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.square import squares_of
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.legality import named_in_lap
from garden_desktop.games.paths_and_flower_beds.rules.placements import Fit, Footprint
from garden_desktop.games.paths_and_flower_beds.rules.scoring import Walks
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, PlacedPiece, State
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import NO_WALK, Walk
from garden_desktop.games.paths_and_flower_beds.table import ids, layout
from garden_desktop.games.paths_and_flower_beds.table.layout import GardenPlan


class RevealFrame(NamedTuple):
    """A position that only the table knows: `over` is what it is on the way to, `step` how many squares are done."""

    over: State
    step: int


View: TypeAlias = State | RevealFrame
"""What the table is asked to show."""


class HeldPiece(NamedTuple):
    """The named piece where it lies or is held: the square of its corner, and how it lies."""

    cell: str
    label: str


@dataclass(frozen=True, eq=False)
class FlowerViewFacts:
    """`seat` is whose eyes look; None is the shared screen. `shown` is the view, or a step of the reveal."""

    config: RulesConfig
    walks: Walks
    shown: View
    seat: Seat | None
    draft: Draft = ()

    @cached_property
    def view(self) -> State:
        return self.shown.over if isinstance(self.shown, RevealFrame) else self.shown

    @property
    def open(self) -> bool:
        """Whether all gardens lie side by side."""
        return self.view.phase == "over"

    @property
    def tracing(self) -> bool:
        return self.view.phase == "tracing"

    @cached_property
    def owner(self) -> Seat | None:
        """Whose garden is shown large; None where it is the bare map."""
        if self.tracing:
            return self.view.mover
        return 0 if self.config.solo else self.seat

    @cached_property
    def own(self) -> Garden | None:
        """The garden that is shown large."""
        return None if self.owner is None else self.view.gardens[self.owner]

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """Whose gardens are shown in small beside the large one, where gardens are open to all."""
        if not self.config.open_grids or self.config.solo or self.tracing or self.open:
            return ()
        return tuple(seat for seat in range(self.config.seats) if seat != self.owner)

    @cached_property
    def deciding(self) -> bool:
        """Whether these eyes belong to the seat that is asked now."""
        asked = self.view.phase in ("naming", "placing") and self.owner == self.view.mover
        return asked and self.own is not None

    @property
    def naming(self) -> bool:
        return self.deciding and self.view.phase == "naming"

    @property
    def placing(self) -> bool:
        return self.deciding and self.view.phase == "placing"

    @cached_property
    def plan(self) -> GardenPlan:
        """Where the large garden is drawn."""
        return layout.garden(self.config.board)

    def plan_of(self, seat: Seat) -> GardenPlan:
        """Where a garden is drawn when all lie side by side."""
        return layout.reveal_plan(self.config.board, seat, self.config.seats)

    @cached_property
    def barred(self) -> frozenset[str]:
        """Shapes that may not be named again in this round."""
        return frozenset(named_in_lap(self.config, self.view))

    def ways(self, shape: str) -> int:
        """In how many ways a shape fits into the large garden."""
        assert self.own is not None, "a bare map has room for everything"
        return ways(self.config, self.own, shape)

    @cached_property
    def fits(self) -> tuple[Fit, ...]:
        """The ways in which the named piece may lie."""
        return self.config.layings.of[self.view.piece] if self.view.piece else ()

    def way_box(self, number: int) -> Box:
        """The well of one of these ways."""
        return layout.NARROW_WAYS.box(number) if self.others else layout.WAYS.box(number)

    @property
    def in_well(self) -> float:
        """The side of a square of a piece in its well."""
        return layout.IN_NARROW_WELL if self.others else layout.IN_WELL

    @property
    def laid(self) -> HeldPiece | None:
        """Where the named piece lies in the draft."""
        handle = next((one for one in self.draft if ids.is_lie(one.piece)), None)
        return None if handle is None else aim_of(handle)

    def spread(self, aim: HeldPiece) -> Footprint:
        """The squares the named piece would cover, and what is wrong with them."""
        assert self.own is not None, "only who sees a garden can plant in it"
        place = self.config.board.place(self.config.board.index[aim.cell])
        return self.config.layings.spread(self.own, self.config.layings.fit(self.view.piece, aim.label), *place)

    def planted(self, aim: HeldPiece) -> Garden:
        """The garden with the named piece in it, for which there must be room."""
        assert self.own is not None, "only who sees a garden can plant in it"
        at = self.config.board.index[aim.cell]
        return self.config.layings.planted(self.own, PlacedPiece(self.view.turn, self.view.piece, at, aim.label))

    @property
    def walk(self) -> Walk:
        """The best walk of the large garden, NO_WALK where it is not to be shown."""
        if self.own is None or self.tracing or not self.config.forecast:
            return NO_WALK
        return self.walks.best(self.own)

    @property
    def drawn(self) -> tuple[str, ...]:
        """The squares of a walk that is being drawn."""
        return tuple(handle.place for handle in self.draft if handle.loose and not handle.piece)

    @cached_property
    def counted(self) -> tuple[Walk, ...]:
        """When all is open, the walk that counts of each seat."""
        return tuple(walk or NO_WALK for walk in self.walks.counted(self.view))

    @property
    def steps(self) -> int:
        """How many squares the longest walk has."""
        return max(len(walk.squares) for walk in self.counted)

    @property
    def step(self) -> int:
        """How many squares the walkers have done."""
        return self.shown.step if isinstance(self.shown, RevealFrame) else self.steps

    @property
    def arrived(self) -> bool:
        """Whether the whole result is shown, gate bonus and all."""
        return not isinstance(self.shown, RevealFrame)

    def so_far(self, seat: Seat) -> Walk:
        """What a walker has done: squares, and their points; the gate bonus with the last one."""
        whole = self.counted[seat]
        done = whole.squares[: self.step]
        rings, fountains = self.rings(seat), self.config.ground.fountains
        return Walk(
            squares=done,
            circled=sum(rings >> square & 1 for square in done),
            fountains=sum(fountains >> square & 1 for square in done),
            bonus=whole.bonus if len(done) == len(whole.squares) else 0,
        )

    def rings(self, seat: Seat) -> int:
        """The squares that count in an open garden, as a mask."""
        garden = self.view.gardens[seat]
        return 0 if garden is None else self.walks.circled(garden)


def aim_of(handle: InputStep) -> HeldPiece:
    """Where a handle puts the named piece."""
    return HeldPiece(handle.place, ids.label_of(handle.piece))


def ways(config: RulesConfig, garden: Garden, shape: str) -> int:
    """In how many ways a shape fits."""
    return sum(config.board.slid(fit.offsets, garden.free).bit_count() for fit in config.layings.of[shape])


def reach(config: RulesConfig, garden: Garden, shape: str) -> int:
    """The squares that a shape could cover in one of the ways in which it fits."""
    found = 0
    for fit in config.layings.of[shape]:
        corners = config.board.slid(fit.offsets, garden.free)
        for offset in fit.offsets:
            found |= corners << offset
    return found


def pieces_of(config: RulesConfig, garden: Garden) -> dict[int, PlacedPiece]:
    """For each planted square the piece that holds it."""
    found = {}
    for laid in garden.laid:
        mask = config.layings.fit(laid.piece, laid.label).mask << laid.square
        found.update(dict.fromkeys(squares_of(mask), laid))
    return found
