"""Facts derived from one view for one viewer, computed once and shared by places, pieces, notes and painters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from garden_desktop.core.gesture import Draft
from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.advice.preview import Preview, open_spaces, preview
from garden_desktop.games.stalk_exchange.data.flowers import Counts
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.legality import MoveGenerator
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.rules.upkeep import Group, groups
from garden_desktop.games.stalk_exchange.table.frames import CLOSING, STEPS, UpkeepProgress, progress

TIGHT = (1, 2)
"""Numbers of open spaces at which a group is marked."""


@dataclass(frozen=True, eq=False)
class MarketViewFacts:
    """Facts derived from a view; `seat` is the viewer, None for the shared screen."""

    config: RulesConfig
    generator: MoveGenerator
    view: State
    seat: Seat | None
    draft: Draft = ()

    @property
    def own(self) -> Counts | None:
        """Portfolio in the dock, by type; None if none is shown."""
        return None if self.seat is None else self.view.portfolios[self.seat]

    @property
    def deciding(self) -> bool:
        """Whether the viewer is the seat to move."""
        return self.view.phase == "act" and self.seat == self.view.turn and self.own is not None

    @property
    def stepping(self) -> bool:
        """Whether a step of an Upkeep is shown."""
        return self.view.phase in STEPS

    @property
    def closed(self) -> bool:
        """Whether the market has crashed and the last turn is over, so that no forecast is shown."""
        return self.view.phase in (*CLOSING, "over")

    @property
    def fallen(self) -> bool:
        """Whether the Stalk Values shown are those after the Bust."""
        return self.view.phase in ("bust", "over")

    @property
    def may_act(self) -> bool:
        """Whether the viewer is the seat to move and a Plant or Swap is possible."""
        return self.deciding and self.generator.can_act(self.view)

    @property
    def must_act(self) -> bool:
        """Whether a basic action still has to be done (SE-21)."""
        return self.may_act and self.view.actions_left > 0

    @cached_property
    def shown(self) -> UpkeepProgress:
        """Contents of the table, as far as the shown step of an Upkeep has come."""
        return progress(self.config, self.view)

    @cached_property
    def preview(self) -> Preview:
        """The Upkeep if the turn ended now; in a step of an Upkeep, the whole of it."""
        return preview(self.config, self.view)

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The groups of flowers shown."""
        return groups(self.config, self.shown.garden)

    @cached_property
    def group_on(self) -> Mapping[int, Group]:
        """Space -> its group, for every space that has one."""
        return {space: group for group in self.groups for space in group.spaces}

    @property
    def tight(self) -> tuple[Group, ...]:
        """Groups with one or two open spaces left, which are marked."""
        return tuple(group for group in self.groups if open_spaces(group) in TIGHT)
