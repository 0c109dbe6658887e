"""What a card in hand would do where it is held now, for painters."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora.advice.preview import Foresight, foresee
from garden_desktop.games.fire_and_flora.rules import judge
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table.held import cautions, meaning
from garden_desktop.games.fire_and_flora.table.stage import Stage

PLAYS = ("play", "plant", "steal-card", "steal-coins")


class Aim(NamedTuple):
    """The play that letting go would make, what would come of it if nobody stops it, and what to think of before."""

    move: Move
    foresight: Foresight
    warnings: tuple[Message, ...]


def aim(stage: Stage, held: str, over: str) -> Aim | None:
    """None where no card is played by letting go, and no pair by pressing."""
    move = meaning.meant(stage, over, held) if stage.acting and over and (held or meaning.laid(stage)) else None
    if move is None or move.kind not in PLAYS or judge.why_not(stage.law, stage.view, move) is not None:
        return None
    found = foresee(stage.law, stage.view, move)
    return Aim(move, found, tuple(_warnings(stage, move, found)))


def _warnings(stage: Stage, move: Move, found: Foresight) -> tuple[Message, ...]:
    if move.kind == "play":
        return tuple(cautions.of_play(stage.law, stage, move, found))
    return tuple(cautions.of_weed(stage.law, stage, move)) if move.kind == "plant" else ()
