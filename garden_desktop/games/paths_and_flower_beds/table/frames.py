"""The reveal, a square at a time: all walkers take the same step together, and every sum grows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.table import Keyframe
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.table.reveal_frame import RevealFrame, View
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def frames(seen: FlowerViewFacts) -> Iterator[Keyframe]:
    """Every step of the longest walk; none where nobody has one."""
    within = WALK.of(steps=seen.steps)
    for step in range(1, seen.steps + 1):
        there = FlowerViewFacts(seen.config, seen.walks, RevealFrame(seen.view, step), seen.seat)
        yield Keyframe(there.shown, sentence(there), within)


def opened(seen: FlowerViewFacts) -> View:
    """The gardens as they lie open with the last piece, before anybody sets out."""
    return RevealFrame(seen.view, 0)


def sentence(seen: FlowerViewFacts) -> Message:
    """Where everybody who is still on the way has come to, and what that square gives."""
    if not seen.step:
        return OPEN
    walkers = tuple(_where(seen, seat) for seat in range(seen.config.seats) if _walks(seen, seat))
    return STEP.of(step=seen.step, of=seen.steps, walkers=ListArg(walkers))


def _walks(seen: FlowerViewFacts, seat: Seat) -> bool:
    return len(seen.counted[seat].squares) >= seen.step


def _where(seen: FlowerViewFacts, seat: Seat) -> Message:
    square = seen.counted[seat].squares[seen.step - 1]
    points = worth(seen, seat, square)
    cell, walk = seen.config.board.names[square], seen.counted[seat]
    if walk.bonus and seen.step == len(walk.squares):
        return (ARRIVES if points else ENTERS).of(who=SideName(seat), cell=cell, points=points, bonus=walk.bonus)
    return (EARNS if points else STANDS).of(who=SideName(seat), cell=cell, points=points)


def worth(seen: FlowerViewFacts, seat: Seat, square: int) -> int:
    """What a square of a walk gives: 1 if it is circled, 1 for a fountain."""
    return (seen.rings(seat) >> square & 1) + (seen.config.ground.fountains >> square & 1)


OPEN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "All gardens are open.")
WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The walk, square by square: {steps}.")
STEP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Square {step} of {of}: {walkers}.")
EARNS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}, +{points}")
ARRIVES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}, +{points}, gates +{bonus}")
ENTERS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}, gates +{bonus}")
STANDS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}")
