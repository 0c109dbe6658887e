"""What a card in hand would do where it is held now."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.games.fire_and_flora import ids
from garden_desktop.games.fire_and_flora.cards import CAUSES, NEFARIOUS
from garden_desktop.games.fire_and_flora.moves import Move
from garden_desktop.games.fire_and_flora.preview import Foresight, foresee
from garden_desktop.games.fire_and_flora.stage import Stage


class Aim(NamedTuple):
    """The play that letting go would make, and what would come of it if nobody stops it."""

    move: Move
    foresight: Foresight


def aim(stage: Stage, held: str, over: str) -> Aim | None:
    """None while no card is held, or where it may not be let go."""
    move = _move(stage, held, over) if stage.acting else None
    if move is None or move not in stage.choices.legal(stage.view):
        return None
    return Aim(move, foresee(stage.law, stage.view, move))


def _move(stage: Stage, held: str, over: str) -> Move | None:
    kinds = sorted(ids.kind_of(piece) for piece in (held, *_laid(stage)))
    if kinds[0] < 0 or len(kinds) > 2:
        return None
    land, seat = ids.land_of(stage.law, over), ids.seat_of(over)
    if land >= 0:
        return Move("play", cause=CAUSES.index(tuple(kinds)), place=land)
    if seat >= 0 and kinds == [NEFARIOUS]:
        return Move("steal-coins" if over == ids.purse(seat) else "steal-card", seat=seat)
    return None


def _laid(stage: Stage) -> tuple[str, ...]:
    """The card that was laid on another, to be played with it."""
    return tuple(handle.piece for handle in stage.draft if handle.loose and handle.piece)
