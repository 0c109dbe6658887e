"""Plots: nothing while gardens are hidden; at the end what every garden was worth, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.table import Plot, PlotLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def plots(seen: FlowerViewFacts) -> Sequence[Plot]:
    """How the walks grew, and how the gardens filled."""
    if not seen.open:
        return ()
    seats = range(seen.config.seats)
    goal = seen.config.medals.gold if seen.config.solo else None
    walks = Plot(WALKS, TURNS, tuple(_walked(seen, seat) for seat in seats), goal=goal, note=WALKS_NOTE)
    return walks, Plot(ROOM, TURNS, tuple(_room(seen, seat) for seat in seats))


def growth(config: RulesConfig, garden: Garden) -> Iterator[tuple[int, Garden]]:
    """An open garden again after each piece that was laid in it, with the number of that turn."""
    grown = config.layings.empty()
    yield 0, grown
    for laid in garden.laid:
        grown = config.layings.planted(grown, laid)
        yield laid.turn + 1, grown


def _walked(seen: FlowerViewFacts, seat: Seat) -> PlotLine:
    """The best walk after every turn; last the one that counts, where it is another."""
    grown = growth(seen.config, _open(seen, seat))
    points = [(float(turn), float(seen.walks.best(garden).total)) for turn, garden in grown]
    counted = seen.counted[seat].total
    if points[-1][1] != counted:
        points.append((points[-1][0], float(counted)))
    return PlotLine(WHOSE.of(who=SideName(seat)), tuple(points), side=seat)


def _room(seen: FlowerViewFacts, seat: Seat) -> PlotLine:
    """How many squares were empty."""
    grown = growth(seen.config, _open(seen, seat))
    points = ((float(turn), float(garden.free.bit_count())) for turn, garden in grown)
    return PlotLine(WHOSE.of(who=SideName(seat)), tuple(points), side=seat, stepped=True)


def _open(seen: FlowerViewFacts, seat: Seat) -> Garden:
    garden = seen.view.gardens[seat]
    assert garden is not None, "all gardens are open"
    return garden


WALKS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "If the game had ended then")
WALKS_NOTE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The long jumps are gates that were reached.")
ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Empty squares")
TURNS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Turns")
WHOSE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}")
