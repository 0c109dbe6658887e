"""View model of the landscapes: places, pieces and notes for one viewer, sentences for lists, and tips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.gesture import MoveSequence
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import AssembledViewModel, SideSummary, Tip, ViewParts
from garden_desktop.games.fire_and_flora.data.cards import RESOURCE_NAMES, RESOURCES
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE
from garden_desktop.games.fire_and_flora.table import drag_prompt, ids, labels, move_preview, notes, places, prompts
from garden_desktop.games.fire_and_flora.table.band import block_band
from garden_desktop.games.fire_and_flora.table.inspection import inspection
from garden_desktop.games.fire_and_flora.table.offer import sheet_notes
from garden_desktop.games.fire_and_flora.table.places import offered
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def line(seen: FloraViewFacts, place: str, piece: str) -> Message | None:
    """Sentence for lists on buying a land, building on a parcel, or playing a card; None for anything else."""
    config = seen.config
    card, target = ids.land_of(config, piece), ids.land_of(config, place)
    if card == ids.NOTHING:
        kind = next((kind for kind, name in enumerate(RESOURCES) if piece.startswith(f"card-{name}-")), ids.NOTHING)
        if ids.NOTHING in (kind, target):
            return None
        owner = owner_of(seen.view.rows, target)  # everybody has an Empty Field
        land = labels.whose(config, target, None if owner == seen.view.ask.seat else owner)
        return PLAY.of(card=RESOURCE_NAMES[kind], land=land)
    price = next((plate.price for plate in seen.plates() if plate.code == ids.code(config, card)), None)
    if price is None:
        return None
    if config.is_building(card):
        if target == ids.NOTHING:
            return None
        return BUILD.of(building=labels.land(config, card), land=labels.land(config, target), n=price)
    return BUY.of(land=labels.land(config, card), details=labels.features(config, card, offered(seen, card)), n=price)


BUY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Buy {land} for %n coin(s): {details}")
BUILD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Build {building} on {land} for %n coin(s)")
PLAY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Play {card} on {land}")


class FloraViewModel(FloraViewFacts, AssembledViewModel[Move | MoveSequence]):
    """View model of one viewer. A view is a State, or a keyframe of a fire."""

    parts = ViewParts(
        places.places, places.pieces, notes.notes, prompts.prompt, inspection.inspect, inspection.note_areas
    )

    def side_summary(self, side: Side) -> SideSummary:
        return prompts.side_summary(self.config, self.view, side)

    def intended_move(self, place: str, piece: str) -> Move | MoveSequence | Reason | None:
        """Move meant by a drop or press; None if the viewer is not to move.

        Of an offer the whole of it; in a response window only an answer.
        """
        if not self.deciding:
            return None
        if self.sheet is not None:
            return sheet_notes.intended_move(self.sheet, place, piece)
        if self.band is not None:
            return block_band.intended_move(self.band, place, piece)
        return drag_prompt.intended_move(self, place, piece)

    def preview_move(self, move: Move | MoveSequence) -> Sequence[Message]:
        if isinstance(move, MoveSequence):
            return () if self.sheet is None else tuple(sheet_notes.preview_move(self.sheet, move))
        return tuple(move_preview.preview_move(self, move))

    def preview_score(self, move: Move | MoveSequence) -> int | None:
        return None if isinstance(move, MoveSequence) else move_preview.preview_score(self, move)

    def offer(self, place: str, piece: str) -> Message | None:
        return line(self, place, piece)

    def guide(self, piece: str, place: str) -> Sequence[Message]:
        return tuple(drag_prompt.guide(self, piece, place))


# Tips, each shown once to a person.


CLOSE: Final = 2
"""Stars missing to the target up to which the tip about an imminent win is shown."""


def _own_turn(look: FloraViewModel) -> bool:
    return look.acting and look.seat is not None


def _fire(look: FloraViewModel) -> bool:
    """Whether the event of this turn is a fire."""
    drawn = look.view.drawn
    return drawn != NOWHERE and look.config.cards[drawn].effect == "fire"


def _weed(look: FloraViewModel) -> int:
    """First own land with an invasive plant; NOWHERE if there is none."""
    for land in look.view.rows[look.home]:
        plant = look.view.on[land]
        if EMPTY < plant < BUILT and not look.config.native(plant):
            return land
    return NOWHERE


def _rival_close(look: FloraViewModel) -> bool:
    return any(look.config.target - look.stars(seat) <= CLOSE for seat in look.rivals)


TIPS: Final = (
    Tip(
        "block",
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "A card has been played but not resolved yet. You can block it with the matching card; the "
            "other players don’t find out what you hold.",
        ),
        lambda look: look.deciding and look.view.ask.kind == "block",
    ),
    Tip(
        "close",
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "A player is about to win. Stars are counted after every change, on any player’s turn.",
        ),
        lambda look: _own_turn(look) and _rival_close(look),
    ),
    Tip(
        "offer",
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "You have an offer: accept it, decline it, or answer once with a counter-offer.",
        ),
        lambda look: look.deciding and look.view.ask.kind == "answer",
    ),
    Tip(
        "fire",
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "A fire has burned through the landscapes, land by land. It harms some plants and helps others: "
            "each plant card shows how it reacts.",
        ),
        lambda look: _own_turn(look) and _fire(look),
        lambda look: ids.EVENT,
    ),
    Tip(
        "weed",
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "You have an invasive plant. It brings no stars and takes up a land. Rest the pointer on it to "
            "see what gets rid of it.",
        ),
        lambda look: _own_turn(look) and _weed(look) != NOWHERE,
        lambda look: ids.code(look.config, _weed(look)),
    ),
)
