"""Facts derived from one view for one viewer, computed once and shared by places, pieces, notes and painters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.gesture import Draft
from garden_desktop.core.layout import Box
from garden_desktop.core.text import Message
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games.fire_and_flora.advice.preview import Visit, fire_ahead, still_ahead
from garden_desktop.games.fire_and_flora.data.cards import Counts, called
from garden_desktop.games.fire_and_flora.data.pack import EMPTY
from garden_desktop.games.fire_and_flora.rules.choices import MoveGenerator
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import price_of_land
from garden_desktop.games.fire_and_flora.rules.effects.position import clockwise
from garden_desktop.games.fire_and_flora.rules.events import burn_order
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE, State
from garden_desktop.games.fire_and_flora.table import fire, layout
from garden_desktop.games.fire_and_flora.table.band import block_band
from garden_desktop.games.fire_and_flora.table.band.block_band import BlockBand, band_of
from garden_desktop.games.fire_and_flora.table.fire import FireFrame, Shown, state_of
from garden_desktop.games.fire_and_flora.table.labels import LandPlate, event_text, plate
from garden_desktop.games.fire_and_flora.table.offer.sheet import OfferSheet, sheet_of

Mode: TypeAlias = Literal["turn", "burn", "trade", "block"]

PRIVATE: Final = frozenset(("actions", "draft", "answer", "answer_counter", "douse", "discard", "block"))
"""Questions whose answer depends on the hand of one seat."""
OPEN_CHOICES: Final = frozenset(("site", "regrow"))
WALKING: Final = frozenset(("rows", "row", "burn", "sweep", "sweep_row"))
"""Pending steps while a fire or sweep goes through the lands."""
INCOME: Final = "coins"
"""Step that precedes part 4 of a turn."""


class RowHeader(NamedTuple):
    """Header of a row. `place` is 0 for the first row of a fire; None if nothing burns."""

    seat: Seat
    box: Box
    stars: int
    place: int | None = None


class ShownEvent(NamedTuple):
    """Event of the turn; `area` is the roll for it, 0 for none."""

    name: Message
    sentence: Message
    sprite: str
    area: int
    box: Box


def in_actions(view: State) -> bool:
    """Whether the turn is in part 4."""
    return view.turn >= 0 and not any(step.kind == INCOME for step in view.todo)


def is_private(view: State) -> bool:
    """Whether the seat asked needs the screen to itself.

    Public choices of the active seat in part 4 stay on its screen too, as it is alone there already.
    """
    ask = view.ask
    return ask.kind in PRIVATE or (ask.kind in OPEN_CHOICES and ask.seat == view.turn and in_actions(view))


@dataclass(frozen=True, eq=False)
class FloraViewFacts:
    """Facts derived from a view; `seat` is the viewer, None for the shared screen."""

    config: RulesConfig
    generator: MoveGenerator
    shown: Shown
    seat: Seat | None
    draft: Draft = ()
    bar: str = block_band.UNTIL_CONTINUE

    @cached_property
    def view(self) -> State:
        """The state, or that of the keyframe shown."""
        return state_of(self.shown)

    @cached_property
    def mode(self) -> Mode:
        """Arrangement of the table: a turn, a fire, an offer, or a response window."""
        view = self.view
        if isinstance(self.shown, FireFrame) or (self.walking and view.ask.seat != CHANCE):
            return "burn"
        if self.sheet is not None:
            return "trade"
        return "turn" if self.band is None else "block"

    @cached_property
    def band(self) -> BlockBand | None:
        """Band of the response window; None outside of one."""
        return band_of(self.config, self.view, self.seat, self.bar)

    @cached_property
    def sheet(self) -> OfferSheet | None:
        """Offer sheet; None if the viewer may see no offer."""
        return sheet_of(self.config, self.view, self.seat, self.draft)

    @property
    def walking(self) -> bool:
        """Whether a fire or sweep has lands ahead."""
        return any(step.kind in WALKING for step in self.view.todo)

    @property
    def deciding(self) -> bool:
        """Whether the viewer is the seat asked; public questions may be answered on the shared screen."""
        asked = self.view.ask.seat
        if asked < 0 or isinstance(self.shown, FireFrame):
            return False
        return self.seat == asked or (self.seat is None and not is_private(self.view))

    @property
    def acting(self) -> bool:
        """Whether the viewer chooses an action of part 4."""
        return self.deciding and self.view.ask.kind == "actions"

    @property
    def beside(self) -> bool:
        """Whether the shared screen shows the actions that need no hand beside the covered hand."""
        chosen = self.view.ask.kind == "actions" or self.view.ask.kind in OPEN_CHOICES
        return self.seat is None and self.mode == "turn" and chosen and is_private(self.view)

    @property
    def active(self) -> Seat:
        """The active seat; the first seat in set-up."""
        return max(0, self.view.turn)

    @property
    def home(self) -> Seat:
        """Seat whose row lies at the bottom: the viewer's, a play's target, or that of the deciding seat."""
        if self.band is not None:
            return self.band.target
        return self.holder

    @property
    def holder(self) -> Seat:
        """Seat whose hand lies in the dock, covered or not."""
        if self.seat is not None:
            return self.seat
        return self.view.ask.seat if self.deciding else self.active

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """The other seats, clockwise from home."""
        return clockwise(self.config.seats, self.home)[1:]

    @property
    def hand(self) -> Counts | None:
        """The viewer's cards; None if the hand is covered."""
        return None if self.seat is None else self.view.hands[self.seat]

    def is_open(self, land: int) -> bool:
        """Whether this is an empty parcel in some row."""
        return 0 <= land < self.config.parcels and self.view.on[land] == EMPTY and land not in self.view.market

    def owner(self, land: int) -> Seat | None:
        """Seat whose row contains a land; None for the market."""
        return self._owners.get(land)

    @cached_property
    def _owners(self) -> Mapping[int, Seat]:
        return {land: seat for seat, row in enumerate(self.view.rows) for land in row}

    def stranger(self, land: int) -> Seat | None:
        """Owner of a land unless it is the viewer, to tell lands of one name apart."""
        owner = self.owner(land)
        return None if owner == self.seat else owner

    def stars(self, seat: Seat) -> int:
        return stars_of(self.config, self.view, seat)

    def headings(self) -> tuple[RowHeader, ...]:
        """Headers of the rows, in reading order."""
        if self.mode == "burn":
            order = burn_order(self.config.seats, self.active)
            boxes = (layout.burn_label(at, len(order)) for at in range(len(order)))
            rows = zip(range(len(order)), order, boxes, strict=True)
            return tuple(RowHeader(seat, box, self.stars(seat), at) for at, seat, box in rows)
        rivals = () if self.mode == "block" else zip(self.rivals, self._beside, strict=True)
        found = (RowHeader(seat, row.heading, self.stars(seat)) for seat, row in rivals)
        own = layout.OWN_HEADING if self.rivals else layout.SOLO_HEADING
        return (*found, RowHeader(self.home, own._replace(y=own.y + self._drop), self.stars(self.home)))

    @property
    def own_row(self) -> Box:
        """Box of the row at the bottom."""
        return layout.OWN if self.rivals else layout.SOLO

    @cached_property
    def _beside(self) -> tuple[layout.Rival, ...]:
        """Boxes of the opponents' landscapes."""
        return layout.rivals([len(self.view.rows[seat]) for seat in self.rivals])

    @property
    def _drop(self) -> float:
        """Distance by which the own row lies lower now."""
        return layout.BELOW_BAND if self.mode == "block" else 0.0

    def event(self) -> ShownEvent | None:
        """Event of the turn; None before it is drawn."""
        if self.view.drawn == NOWHERE:
            return None
        card = self.config.cards[self.view.drawn]
        box = layout.BURN_EVENT if self.mode == "burn" else layout.EVENT
        area = self.view.area or self.view.rolled
        sprite = f"event-{card.id}" if card.effect == "fire" else f"event-{card.effect}"
        return ShownEvent(called(card.name), event_text(self.config, card.effect), sprite, area, box)

    @cached_property
    def visits(self) -> Mapping[int, Visit]:
        """Visits of a fire or sweep, past and future, by land."""
        return {visit.land: visit for visit in (*self._to_come, *self._behind)}

    @cached_property
    def passed(self) -> frozenset[int]:
        """Lands that a fire or sweep has passed."""
        return frozenset(visit.land for visit in self._behind)

    @property
    def at(self) -> int:
        """Land that a fire or sweep has just reached; NOWHERE before the first."""
        if self.view.ask.kind == "douse":
            return self.view.ask.land
        return self._behind[-1].land if self._behind else NOWHERE

    @cached_property
    def _behind(self) -> tuple[Visit, ...]:
        return self.shown.done if isinstance(self.shown, FireFrame) else fire.behind(self.config, self.view)

    @cached_property
    def _to_come(self) -> tuple[Visit, ...]:
        if isinstance(self.shown, FireFrame):
            return self.shown.ahead
        if self.view.ask.kind == "lookout":
            return fire_ahead(self.config, self.view, self.view.area)
        return still_ahead(self.config, self.view)

    def plates(self) -> tuple[LandPlate, ...]:
        """Plates of all lands shown, in reading order."""
        return self._plates

    @cached_property
    def _plates(self) -> tuple[LandPlate, ...]:
        match self.mode:
            case "trade":
                return self.sheet.plates() if self.sheet is not None else ()
            case "burn":
                return tuple(self._burning())
            case "block":
                return (*self._market(), *self._own())
            case _:
                return (*self._market(), *self._rival_rows(), *self._own())

    def _market(self) -> list[LandPlate]:
        view, boxes = self.view, layout.market_boxes(len(self.view.market))
        return [
            plate(
                self.config,
                card,
                self.config.lands[card].plant if self._in_stock(card) else -1,
                box,
                "market",
                price_of_land(self.config, view, self.home, card),
            )
            for card, box in zip(view.market, boxes, strict=True)
        ]

    def _in_stock(self, card: int) -> bool:
        """Whether the pool still has the plant a land comes with (FF-100)."""
        plant = self.config.lands[card].plant
        return plant >= 0 and self.view.pool[plant >> 1] > 0

    def _rival_rows(self) -> list[LandPlate]:
        found: list[LandPlate] = []
        for seat, beside in zip(self.rivals, self._beside, strict=True):
            lands = zip(self.view.rows[seat], beside.plates, strict=True)
            found += [plate(self.config, land, self.view.on[land], box, "rival") for land, box in lands]
        return found

    def _own(self) -> list[LandPlate]:
        row = self.view.rows[self.home]
        plates = layout.own_plates if self.rivals else layout.solo_plates
        boxes = (box._replace(y=box.y + self._drop) for box in plates(len(row)))
        return [plate(self.config, land, self.view.on[land], box, "own") for land, box in zip(row, boxes, strict=True)]

    def _burning(self) -> list[LandPlate]:
        found: list[LandPlate] = []
        order = burn_order(self.config.seats, self.active)
        for at, seat in enumerate(order):
            row = self.view.rows[seat]
            for land, box in zip(row, layout.burn_plates(at, len(order), len(row)), strict=True):
                lies = plate(self.config, land, self.view.on[land], box, "burn")
                foot, tone = fire.foot(self.config, self.view, land, self.visits.get(land), land in self.passed)
                found.append(lies._replace(foot=foot, tone=tone))
        return found
