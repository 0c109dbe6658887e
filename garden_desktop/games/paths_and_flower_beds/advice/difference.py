"""What the best answer gives that another does not: what its walk passes, and between which gates it leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.square import squares_of
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import GATE_TO_GATE, OPPOSITE_GATES, Walk, circled

MOST_SQUARES: Final = 6
"""No more squares are named one by one."""


def difference(config: RulesConfig, best: tuple[Garden, Walk], yours: tuple[Garden, Walk]) -> Iterator[Message]:
    """In whole sentences, from two gardens with a walk each."""
    (one, walk), (other, your_walk) = best, yours
    if walk.bonus != your_walk.bonus:
        yield ENDS[walk.bonus]
        yield YOUR_ENDS[your_walk.bonus]
    if walk.circled != your_walk.circled:
        yield RINGS.of(n=walk.circled, yours=your_walk.circled)
    if walk.fountains != your_walk.fountains:
        yield FOUNTAINS.of(n=walk.fountains, yours=your_walk.fountains)
    new = _rings(config, one) & ~_rings(config, other)
    if 0 < new.bit_count() <= MOST_SQUARES:
        yield BETWEEN.of(squares=ListArg(tuple(config.board.names[square] for square in squares_of(new))))


def _rings(config: RulesConfig, garden: Garden) -> int:
    return circled(config.ground, garden.path, garden.beds)


ENDS: Final = {
    OPPOSITE_GATES: QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Its walk leads from a gate to the one opposite: 15 points."
    ),
    GATE_TO_GATE: QT_TRANSLATE_NOOP("paths_and_flower_beds", "Its walk leads from gate to gate: 10 points."),
    0: QT_TRANSLATE_NOOP("paths_and_flower_beds", "Its walk does without a second gate."),
}
"""By the bonus."""
YOUR_ENDS: Final = {
    OPPOSITE_GATES: QT_TRANSLATE_NOOP("paths_and_flower_beds", "Yours leads to the gate opposite: 15."),
    GATE_TO_GATE: QT_TRANSLATE_NOOP("paths_and_flower_beds", "Yours leads from gate to gate: 10."),
    0: QT_TRANSLATE_NOOP("paths_and_flower_beds", "Yours reaches no second gate."),
}
RINGS: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "It passes %n square(s) between two kinds of flowers, yours {yours}."
)
FOUNTAINS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "It passes %n fountain(s), yours {yours}.")
BETWEEN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Only so does this path lie between two kinds: {squares}.")
