"""Facts derived from one view for one viewer, computed once and shared by places, pieces, notes and painters."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.layout import Box
from garden_desktop.core.square import squares_of
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.legality import named_in_lap
from garden_desktop.games.paths_and_flower_beds.rules.placements import Fit, Footprint
from garden_desktop.games.paths_and_flower_beds.rules.scoring import Walks
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, PlacedPiece, State
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import NO_WALK, Walk
from garden_desktop.games.paths_and_flower_beds.table import ids, layout
from garden_desktop.games.paths_and_flower_beds.table.layout import GardenPlan


class RevealFrame(NamedTuple):
    """Intermediate view of the reveal: `over` is the final position, `step` the number of squares walked."""

    over: State
    step: int


View: TypeAlias = State | RevealFrame
"""A view of the rules, or a frame of the reveal."""


class HeldPiece(NamedTuple):
    """Position of the named piece: square of its corner, orientation label."""

    cell: str
    label: str


@dataclass(frozen=True, eq=False)
class FlowerViewFacts:
    """Facts derived from a view; `seat` is the viewer, None for the shared screen; `shown` may be a reveal frame."""

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
        """Whether the match is over and all gardens are shown side by side."""
        return self.view.phase == "over"

    @property
    def tracing(self) -> bool:
        return self.view.phase == "tracing"

    @cached_property
    def owner(self) -> Seat | None:
        """Seat whose garden is shown large; None for the bare map."""
        if self.tracing:
            return self.view.mover
        return 0 if self.config.solo else self.seat

    @cached_property
    def own(self) -> Garden | None:
        """The garden shown large; None for the bare map, or if it is hidden."""
        return None if self.owner is None else self.view.gardens[self.owner]

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """Seats whose gardens are shown small, where gardens are public."""
        if not self.config.open_grids or self.config.solo or self.tracing or self.open:
            return ()
        return tuple(seat for seat in range(self.config.seats) if seat != self.owner)

    @cached_property
    def deciding(self) -> bool:
        """Whether the viewer is the seat to name or place."""
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
        """Geometry of the large garden."""
        return layout.garden(self.config.board)

    def plan_of(self, seat: Seat) -> GardenPlan:
        """Geometry of the garden of a seat in the reveal."""
        return layout.reveal_plan(self.config.board, seat, self.config.seats)

    @cached_property
    def barred(self) -> frozenset[str]:
        """Shapes that may not be named again in this round."""
        return frozenset(named_in_lap(self.config, self.view))

    def ways(self, shape: str) -> int:
        """Number of ways in which a shape fits in the large garden."""
        assert self.own is not None, "a bare map has room for everything"
        return ways(self.config, self.own, shape)

    @cached_property
    def fits(self) -> tuple[Fit, ...]:
        """Orientations of the named piece."""
        return self.config.layings.of[self.view.piece] if self.view.piece else ()

    def way_box(self, number: int) -> Box:
        """Box of the slot of one orientation."""
        return layout.NARROW_WAYS.box(number) if self.others else layout.WAYS.box(number)

    @property
    def in_well(self) -> float:
        """Side of a piece's square in its slot."""
        return layout.IN_NARROW_WELL if self.others else layout.IN_WELL

    @property
    def laid(self) -> HeldPiece | None:
        """Position of the named piece in the draft; None while it is not in the garden."""
        handle = next((one for one in self.draft if ids.is_lie(one.piece)), None)
        return None if handle is None else aim_of(handle)

    def spread(self, aim: HeldPiece) -> Footprint:
        """Footprint of the named piece at a position."""
        assert self.own is not None, "only who sees a garden can plant in it"
        place = self.config.board.place(self.config.board.index[aim.cell])
        return self.config.layings.spread(self.own, self.config.layings.fit(self.view.piece, aim.label), *place)

    def planted(self, aim: HeldPiece) -> Garden:
        """The garden with the named piece; there must be room for it."""
        assert self.own is not None, "only who sees a garden can plant in it"
        at = self.config.board.index[aim.cell]
        return self.config.layings.planted(self.own, PlacedPiece(self.view.turn, self.view.piece, at, aim.label))

    @property
    def walk(self) -> Walk:
        """Best walk of the large garden; NO_WALK where forecasts are off."""
        if self.own is None or self.tracing or not self.config.forecast:
            return NO_WALK
        return self.walks.best(self.own)

    @property
    def drawn(self) -> tuple[str, ...]:
        """Squares of the walk in the draft."""
        return tuple(handle.place for handle in self.draft if handle.loose and not handle.piece)

    @cached_property
    def counted(self) -> tuple[Walk, ...]:
        """Walk that counts for each seat, once gardens are open."""
        return tuple(walk or NO_WALK for walk in self.walks.counted(self.view))

    @property
    def steps(self) -> int:
        """Number of squares of the longest walk."""
        return max(len(walk.squares) for walk in self.counted)

    @property
    def step(self) -> int:
        """Number of squares walked so far in the reveal."""
        return self.shown.step if isinstance(self.shown, RevealFrame) else self.steps

    @property
    def arrived(self) -> bool:
        """Whether the final result is shown, not a frame of the reveal."""
        return not isinstance(self.shown, RevealFrame)

    def so_far(self, seat: Seat) -> Walk:
        """Part of a walk shown so far, with its points; the gate bonus comes with the last square."""
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
        """Mask of the circled squares in a public garden."""
        garden = self.view.gardens[seat]
        return 0 if garden is None else self.walks.circled(garden)


def aim_of(handle: InputStep) -> HeldPiece:
    """Position that an input step gives the named piece."""
    return HeldPiece(handle.place, ids.label_of(handle.piece))


def ways(config: RulesConfig, garden: Garden, shape: str) -> int:
    """Number of ways in which a shape fits."""
    return sum(config.board.slid(fit.offsets, garden.free).bit_count() for fit in config.layings.of[shape])


def reach(config: RulesConfig, garden: Garden, shape: str) -> int:
    """Mask of the squares that a shape could cover."""
    found = 0
    for fit in config.layings.of[shape]:
        corners = config.board.slid(fit.offsets, garden.free)
        for offset in fit.offsets:
            found |= corners << offset
    return found


def pieces_of(config: RulesConfig, garden: Garden) -> dict[int, PlacedPiece]:
    """For each planted square the piece that covers it."""
    found = {}
    for laid in garden.laid:
        mask = config.layings.fit(laid.piece, laid.label).mask << laid.square
        found.update(dict.fromkeys(squares_of(mask), laid))
    return found
