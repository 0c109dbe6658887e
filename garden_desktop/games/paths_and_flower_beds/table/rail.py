"""What the rail says of each seat: whether it has placed, never where or how long it took."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Side
from garden_desktop.core.view_model import SideSummary
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.results import medal
from garden_desktop.games.paths_and_flower_beds.rules.state import State
from garden_desktop.games.paths_and_flower_beds.rules.transitions import order
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def side_summary(seen: FlowerViewFacts, side: Side) -> SideSummary:
    """A few words; in the reveal the sum so far, and then all of it."""
    if not seen.open:
        return SideSummary(_line(seen.config, seen.view, side))
    done = seen.so_far(side)
    target = seen.config.medals.gold if seen.config.solo else None
    return SideSummary(_result(seen, side), done.total, target)


def _line(config: RulesConfig, view: State, side: Side) -> Message:
    match view.phase:
        case "naming":
            return NAMING if side == view.mover else WAITING
        case "placing":
            return _placing(config, view, side)
        case "tracing":
            return DONE if side < view.mover else DRAWING if side == view.mover else WAITING
        case _:
            return WAITING


def _placing(config: RulesConfig, view: State, side: Side) -> Message:
    if side in view.stuck:
        return NO_ROOM
    if side == view.mover:
        return PLACING
    seats = order(config, view)
    if seats.index(side) > seats.index(view.mover):
        return WAITING
    return NAMED_DONE if view.named[-1].seat == side else DONE


def _result(seen: FlowerViewFacts, side: Side) -> Message:
    """What was walked; alone, the medal."""
    done = seen.so_far(side)
    if seen.arrived and seen.config.solo:
        return MEDALS[medal(seen.config, done.total)]
    return SQUARES.of(n=len(done.squares))


NAMING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "naming")
PLACING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "placing")
DRAWING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "drawing a walk")
DONE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "done")
NAMED_DONE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "named it, done")
NO_ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "no room for it")
WAITING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "waiting")
SQUARES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "%n square(s)")
MEDALS: Final = {
    "none": QT_TRANSLATE_NOOP("paths_and_flower_beds", "no medal"),
    "bronze": QT_TRANSLATE_NOOP("paths_and_flower_beds", "bronze"),
    "silver": QT_TRANSLATE_NOOP("paths_and_flower_beds", "silver"),
    "gold": QT_TRANSLATE_NOOP("paths_and_flower_beds", "gold"),
}
