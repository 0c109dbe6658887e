"""View model of the gardens for one viewer, and its tips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import AssembledViewModel, SideSummary, Tip, ViewParts
from garden_desktop.games.paths_and_flower_beds.rules.state import Move
from garden_desktop.games.paths_and_flower_beds.table import dock, inspection, move_preview, places, prompts, scoreboard
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


class FlowerViewModel(FlowerViewFacts, AssembledViewModel[Move]):
    """View model of one viewer: the own garden, or all of them in the reveal."""

    parts = ViewParts(
        places.places, places.pieces, move_preview.notes, prompts.prompt, inspection.inspect, inspection.note_areas
    )

    def side_summary(self, side: Side) -> SideSummary:
        return scoreboard.side_summary(self, side)

    def offer(self, place: str, piece: str) -> Message | None:
        return places.laid(self, place, piece)

    def intended_move(self, place: str, piece: str) -> Move | Reason | None:
        return dock.stiff(self, place) or move_preview.intended_move(self, place, piece)

    def preview_move(self, move: Move) -> Sequence[Message]:
        return tuple(move_preview.preview_move(self, move))

    def preview_score(self, move: Move) -> int | None:
        return move_preview.preview_score(self, move)


# Tips, each shown once to a person.


TIPS: Final = (
    Tip(
        "last",
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "A player has no room for this piece, so this is the last turn. Then the gardens are opened and scored.",
        ),
        lambda look: look.deciding and bool(look.view.stuck),
    ),
    Tip(
        "walk",
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "Your walk starts at a gate and stays on paths, each square once. Squares between two kinds and "
            "fountains count, and ending at another gate is worth more.",
        ),
        lambda look: look.tracing,
    ),
    Tip(
        "bed",
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "Path squares score between two kinds of flowers: where a path has one kind beside it, plant "
            "another kind on its other side.",
        ),
        lambda look: look.placing and look.view.turn > 0 and look.config.kind(look.view.turn) == "bed",
    ),
    Tip(
        "name",
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "All players must plant what you name, but only your own garden must have room for it: choose "
            "what suits you.",
        ),
        lambda look: look.naming,
    ),
    Tip(
        "plant",
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "All players plant this same piece, each in their own garden, which the others can’t see until the end.",
        ),
        lambda look: look.placing and not look.config.solo and not look.config.open_grids,
    ),
)
