"""Prompt sentences (the seat to act and the decision it has to make), and the turn for the title."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.paths_and_flower_beds.data.pack import KINDS, ONE_OF, map_name, shape_name
from garden_desktop.games.paths_and_flower_beds.rules import scoring
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.legality import has_trace
from garden_desktop.games.paths_and_flower_beds.rules.state import State
from garden_desktop.games.paths_and_flower_beds.table import log_sentences
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts, RevealFrame, View


def prompt(seen: FlowerViewFacts) -> Message:
    """Prompt for this viewer."""
    config, view = seen.config, seen.view
    if not seen.arrived:
        return log_sentences.sentence(seen)
    match view.phase:
        case "first":
            return WHO_BEGINS
        case "drawing":
            return DRAWING.of(kind=ONE_OF[config.kind(view.turn)])
        case "naming":
            return (NAME if seen.naming else NAMES).of(who=SideName(view.mover), kind=ONE_OF[config.kind(view.turn)])
        case "placing":
            return _placing(seen)
        case "tracing":
            return _tracing(seen)
        case "over":
            return scoring.result(config, seen.walks, view).reason


def _placing(seen: FlowerViewFacts) -> Message:
    """Prompt for placing: for the seat to move the piece and its number of ways; others see only that it places."""
    config, view = seen.config, seen.view
    who, namer, piece = SideName(view.mover), view.named[-1].seat, shape_name(config.pack, view.piece)
    if not seen.placing:
        return PLANTS.of(who=who, piece=piece)
    ways = seen.ways(view.piece)
    if config.solo:
        return PLANT_DRAWN.of(who=who, piece=piece, n=ways)
    if namer == view.mover:
        return PLANT_OWN.of(who=who, piece=piece, n=ways)
    return PLANT.of(who=who, namer=SideName(namer), piece=piece, n=ways)


def _tracing(seen: FlowerViewFacts) -> Message:
    who, garden = SideName(seen.view.mover), seen.own
    assert garden is not None, "gardens are open when walks are drawn"
    if not has_trace(seen.config, garden):
        return NO_GATE.of(who=who)
    return (GO_ON if seen.drawn else BEGIN).of(who=who)


def moment(config: RulesConfig, shown: View) -> Message:
    """The map and the turn."""
    if isinstance(shown, RevealFrame):
        return REVEAL.of(map=map_name(config.map.name))
    return _moments(shown).of(map=map_name(config.map.name), turn=shown.turn + 1, kind=KINDS[config.kind(shown.turn)])


def _moments(view: State) -> Message:
    if view.phase == "over":
        return REVEAL
    return TRACES if view.phase == "tracing" else TURN


WHO_BEGINS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The player who names first is chosen at random.")
DRAWING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Drawn from the deck: {kind}.")
NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}: name {kind} that fits your own garden.")
NAMES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} is about to name {kind}.")
PLANT: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "{who}: plant the {piece}, named by {namer}. %n way(s) to place it."
)
PLANT_OWN: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "{who}: plant the {piece} you named. %n way(s) to place it."
)
PLANT_DRAWN: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "{who}: plant the {piece} from the deck. %n way(s) to place it."
)
PLANTS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} plants the {piece} in secret.")
BEGIN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}: draw your walk. It starts at a gate.")
GO_ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}: continue your walk, or press Done.")
NO_GATE: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "{who}: no path reaches a gate, so there is no walk to draw."
)
TURN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{map} · turn {turn}, {kind}")
TRACES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{map} · the walks")
REVEAL: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{map} · the reveal")
