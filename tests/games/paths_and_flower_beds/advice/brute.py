"""Brute force over a Paths & Flower Beds puzzle: every answer, scored square by square. It shares nothing with the
solver under test."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, State
from tests.games.paths_and_flower_beds.oracles import TOTAL, Cell, Foreseer, Plain, Plot, plain

MOST_STEPS = 5_000_000


def answers(rules: FlowerRules, start: State, seat: int, kind: str) -> Iterator[int]:
    """Yield the value of every placement, or of every walk."""
    if kind == "walk":
        yield from _walks(plain(_plot(rules, start.gardens[seat])))
        return
    for move in rules.legal_moves(start):
        garden = rules.apply(start, move).gardens[seat]
        yield _points(Foreseer(_plot(rules, garden), MOST_STEPS).walked())


def _plot(rules: FlowerRules, garden: Garden | None) -> Plot:
    assert garden is not None
    return Plot(rules.config.ground, garden.path, garden.beds)


def _points(worth: int) -> int:
    """Return the points in a packed worth, which is reduced by 1 for each square."""
    return (worth + 255) // TOTAL


def _walks(known: Plain) -> Iterator[int]:
    """Yield the points of each walk, one from gate to gate once for both directions."""
    seen = set[tuple[Cell, ...]]()

    def go_on(walk: tuple[Cell, ...]) -> Iterator[int]:
        if walk[::-1] not in seen:
            seen.add(walk)
            worth = sum(known.worth[cell] for cell in walk) + known.bonus.get((walk[0], walk[-1]), 0)
            yield _points(worth)
        for cell in known.near[walk[-1]]:
            if cell not in walk:
                yield from go_on((*walk, cell))

    for gate in known.gates:
        yield from go_on((gate,))
