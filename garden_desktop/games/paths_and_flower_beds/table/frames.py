"""The reveal, a square at a time: all walkers take the same step together, and every sum grows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.game import Seat
from garden_desktop.core.table import Frame
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Listing, Message, Who
from garden_desktop.games.paths_and_flower_beds.table.stage import Stage
from garden_desktop.games.paths_and_flower_beds.table.walking import Walking


def frames(stage: Stage) -> Iterator[Frame]:
    """Every step of the longest walk; none where nobody has one."""
    for step in range(1, stage.steps + 1):
        there = Stage(stage.law, stage.walks, Walking(stage.view, step), stage.seat)
        yield Frame(there.shown, sentence(there))


def sentence(stage: Stage) -> Message:
    """Where everybody who is still on the way has come to, and what that square gives."""
    walkers = tuple(_where(stage, seat) for seat in range(stage.law.seats) if _walks(stage, seat))
    return STEP.of(step=stage.step, of=stage.steps, walkers=Listing(walkers))


def _walks(stage: Stage, seat: Seat) -> bool:
    return len(stage.counted[seat].squares) >= stage.step


def _where(stage: Stage, seat: Seat) -> Message:
    square = stage.counted[seat].squares[stage.step - 1]
    points = worth(stage, seat, square)
    cell = stage.law.board.names[square]
    return (EARNS if points else STANDS).of(who=Who(seat), cell=cell, points=points)


def worth(stage: Stage, seat: Seat, square: int) -> int:
    """What a square of a walk gives: 1 if it is circled, 1 for a fountain."""
    return (stage.rings(seat) >> square & 1) + (stage.law.ground.fountains >> square & 1)


STEP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Square {step} of {of}: {walkers}.")
EARNS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}, +{points}")
STANDS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}")
