"""Assessment of a map for the card set editor: its best walk without flowers, room for pieces, and warnings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.pack_schema import CardAssessment
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.advice.map_walk import MapWalk, best_map_walk
from garden_desktop.games.paths_and_flower_beds.data.garden_map import GardenMap
from garden_desktop.games.paths_and_flower_beds.data.map_file import CODES, warnings
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.paths_and_flower_beds.rules.placements import Placements


def assess_card(pack: FlowerPack, ids: tuple[str, ...]) -> CardAssessment | None:
    """Assessment of the map at a place of the pack; None for anything else. `ids` as in `pack_schema.place_of`."""
    if ids[:1] != ("maps",) or len(ids) < 2 or ids[1] not in pack.maps:
        return None
    found = pack.maps[ids[1]]
    best = best_map_walk(found)
    return CardAssessment(
        sentences=(
            walk_sentence(best),
            *_room(pack, found),
            *map(CODES.__getitem__, warnings(found, pack.shapes.values())),
        ),
        line=[found.board.place(square) for square in best.walk.squares],
    )


def walk_sentence(best: MapWalk) -> Message:
    """Sentence on the best walk of an empty map; it says so where a better one may have been missed."""
    walk = best.walk
    parts = {"n": walk.total, "circled": walk.circled, "fountains": walk.fountains, "bonus": walk.bonus}
    return BEST.of(**parts) if best.is_best else FOUND.of(**parts, most=best.most)


def _room(pack: FlowerPack, found: GardenMap) -> Iterator[Message]:
    """Yield the sentence on free squares, with how often the piece of each kind fits that fits least often."""
    layings = Placements(pack, found.board, found.usable)
    paths, beds = (min(map(layings.side_by_side, pack.of_kind(kind))) for kind in ("path", "bed"))
    yield ROOM.of(n=found.usable.bit_count(), paths=paths, beds=beds)


BEST: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "Best walk before any flower grows: %n point(s) (squares {circled}, fountains {fountains}, gates {bonus}).",
)
FOUND: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "Before any flowers grow, a walk can earn %n point(s) (squares {circled}, fountains "
    "{fountains}, gates {bonus}), perhaps more, but at most {most}.",
)
ROOM: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "%n free square(s). Room for at least {paths} copies of any path piece, or {beds} of any flower bed.",
)
