"""What a card in hand would do where it is held now, for painters."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora.advice.preview import PlayPreview, preview_play
from garden_desktop.games.fire_and_flora.rules import legality
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table.held import cautions, intended_move
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

PLAYS = ("play", "plant", "steal-card", "steal-coins")


class DragPreview(NamedTuple):
    """The play that letting go would make, what would come of it if nobody stops it, and what to think of before."""

    move: Move
    foresight: PlayPreview
    warnings: tuple[Message, ...]


def aim(seen: FloraViewFacts, held: str, over: str) -> DragPreview | None:
    """None where no card is played by letting go, and no pair by pressing."""
    move = (
        intended_move.intended_move(seen, over, held)
        if seen.acting and over and (held or intended_move.laid(seen))
        else None
    )
    if move is None or move.kind not in PLAYS or legality.why_not(seen.config, seen.view, move) is not None:
        return None
    found = preview_play(seen.config, seen.view, move)
    return DragPreview(move, found, tuple(_warnings(seen, move, found)))


def _warnings(seen: FloraViewFacts, move: Move, found: PlayPreview) -> tuple[Message, ...]:
    if move.kind == "play":
        return tuple(cautions.of_play(seen.config, seen, move, found))
    return tuple(cautions.of_weed(seen.config, seen, move)) if move.kind == "plant" else ()
