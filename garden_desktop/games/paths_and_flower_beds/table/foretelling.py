"""What planting the piece somewhere would make of the best walk; and why it may not be planted there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from garden_desktop.core.game import Reason
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.rules import judge
from garden_desktop.games.paths_and_flower_beds.rules.law import Law
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import OPPOSITE_GATES, Walk
from garden_desktop.games.paths_and_flower_beds.table import ids
from garden_desktop.games.paths_and_flower_beds.table.garden.borders import borders, named
from garden_desktop.games.paths_and_flower_beds.table.stage import Aim, Stage

MOST_REASONS: Final = 2
"""So many squares are explained; more would not be read."""


class Forecast(NamedTuple):
    """The best walk as the garden is, with the piece there, and the squares of it that count only then."""

    now: Walk
    then: Walk
    gained: tuple[int, ...]


def forecast(stage: Stage, aim: Aim) -> Forecast | None:
    """What the piece would change; None where that is not shown, or where it may not lie."""
    if not (stage.law.forecast and stage.placing) or not stage.spread(aim).legal:
        return None
    assert stage.own is not None, "who places sees the garden"
    garden = stage.planted(aim)
    then = stage.walks.best(garden)
    new = stage.walks.circled(garden) & ~stage.walks.circled(stage.own)
    return Forecast(stage.walk, then, tuple(square for square in then.squares if new >> square & 1))


def foretell(stage: Stage, place: str, piece: str) -> Iterator[Message]:
    """The forecast in words, for the seat that plants and for places that are legal."""
    if ids.is_lie(piece) and place in stage.law.board.index:
        yield from say(stage, Aim(place, ids.label_of(piece)))


def say(stage: Stage, aim: Aim) -> Iterator[Message]:
    """The forecast for a piece that lies there."""
    found = forecast(stage, aim)
    if found is None:
        return
    yield (CHANGES if found.now.total != found.then.total else STAYS).of(now=found.now.total, then=found.then.total)
    garden = stage.planted(aim)
    for square in found.gained[:MOST_REASONS]:
        words = named(stage.law, borders(stage.law, garden, square))
        yield WOULD_COUNT.of(cell=stage.law.board.names[square], borders=words)
    if found.then.squares:
        yield ends(stage.law, found.then)


def ends(law: Law, walk: Walk) -> Message:
    """Where a walk leads and what its gates are worth."""
    gates, names = law.map.gates, law.board.names
    one, other = walk.squares[0], walk.squares[-1]
    if not walk.bonus:
        return ONE_GATE.of(one=gates[one], end=names[other])
    return (OPPOSITE if walk.bonus == OPPOSITE_GATES else TWO_GATES).of(one=gates[one], other=gates[other])


def move_of(stage: Stage, place: str, piece: str) -> Move | None:
    """The move that putting `piece` on `place`, or pressing it, says, legal or not; None where it says none."""
    if ids.is_lie(piece):
        return Move("place", cell=place, label=ids.label_of(piece)) if place in stage.law.board.index else None
    shape = ids.shape_of(place)
    return Move("name", piece=shape) if shape and not piece else None


def refusal(stage: Stage, place: str, piece: str) -> Reason | None:
    """Why that may not be done (8.4); nothing where somebody else is asked."""
    if stage.tracing:
        return _not_walked(stage, place)
    move = move_of(stage, place, piece) if stage.deciding else None
    return None if move is None else judge.why_not(stage.law, stage.view, move)


def _not_walked(stage: Stage, place: str) -> Reason | None:
    """Why a square cannot be the next one of a walk."""
    if place not in stage.law.board.index:
        return None
    return judge.why_not(stage.law, stage.view, Move("trace", walk=(*stage.drawn, place)))


CHANGES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Best walk with the piece here: {now}, then {then}.")
STAYS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Best walk with the piece here: {then}, as before.")
WOULD_COUNT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell} would count: {borders}.")
ONE_GATE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "From gate {one} to {end}, no second gate.")
TWO_GATES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gate {one} to gate {other}.")
OPPOSITE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gate {one} to gate {other}, opposite gates.")
