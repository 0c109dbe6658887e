"""One view as certain eyes look at it, with what is worked out from it once for places, pieces, notes and painters."""

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
"""With so many open spaces left a group is marked."""


@dataclass(frozen=True, eq=False)
class MarketViewFacts:
    """`seat` is whose eyes look; None is the shared screen."""

    config: RulesConfig
    generator: MoveGenerator
    view: State
    seat: Seat | None
    draft: Draft = ()

    @property
    def own(self) -> Counts | None:
        """The portfolio in the shed at the bottom; None where no shed is to be seen."""
        return None if self.seat is None else self.view.portfolios[self.seat]

    @property
    def deciding(self) -> bool:
        """Whether these eyes belong to the seat that is asked now."""
        return self.view.phase == "act" and self.seat == self.view.turn and self.own is not None

    @property
    def stepping(self) -> bool:
        """Whether a step of an Upkeep is shown."""
        return self.view.phase in STEPS

    @property
    def closed(self) -> bool:
        """Whether the market has crashed for good: no forecast holds any more."""
        return self.view.phase in (*CLOSING, "over")

    @property
    def fallen(self) -> bool:
        """Whether the Stalk Values shown are those after the Bust."""
        return self.view.phase in ("bust", "over")

    @property
    def may_act(self) -> bool:
        """Whether a Plant or a Swap is possible, for the seat that is asked."""
        return self.deciding and self.generator.can_act(self.view)

    @property
    def must_act(self) -> bool:
        """Whether a basic action still has to be done (SE-21)."""
        return self.may_act and self.view.actions_left > 0

    @cached_property
    def shown(self) -> UpkeepProgress:
        """What lies on the table, as far as an Upkeep has come."""
        return progress(self.config, self.view)

    @cached_property
    def preview(self) -> Preview:
        """If the turn ended now; of a step of an Upkeep the whole of it."""
        return preview(self.config, self.view)

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The groups of what is shown."""
        return groups(self.config, self.shown.garden)

    @cached_property
    def group_on(self) -> Mapping[int, Group]:
        """The group of each space that has one."""
        return {space: group for group in self.groups for space in group.spaces}

    @property
    def tight(self) -> tuple[Group, ...]:
        """The groups that have one or two open spaces left, to be marked."""
        return tuple(group for group in self.groups if open_spaces(group) in TIGHT)
