"""Sentences that stand on the table: the best walk so far, what the piece changes, how much room is left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.places import Note
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.games.paths_and_flower_beds.data.words import KINDS, shape_name
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import Walk
from garden_desktop.games.paths_and_flower_beds.table import move_preview, move_sentences
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def notes(seen: FlowerViewFacts) -> Iterator[Note]:
    """Every sentence that stands on the table now."""
    if seen.open:
        yield from _reveal(seen)
        return
    yield from _lap(seen)
    if seen.own is not None and not seen.tracing:
        yield from _walk(seen)
        yield from _room(seen)


def _lap(seen: FlowerViewFacts) -> Iterator[Note]:
    config, view = seen.config, seen.view
    if view.first < 0 or seen.tracing:
        return
    number = config.lap(view.turn)
    yield Note("lap", LAP.of(lap=number + 1, kind=KINDS[config.kind(view.turn)]))
    yield Note("next", NEXT.of(kind=KINDS[config.kind((number + 1) * config.lap_size)]))
    if view.stuck and view.phase == "placing":
        yield Note("last", LAST.of(who=ListArg(tuple(SideName(seat) for seat in view.stuck))))
    if config.solo:
        yield Note("decks", DECKS.of(paths=len(view.decks[0]), beds=len(view.decks[1])))


def _walk(seen: FlowerViewFacts) -> Iterator[Note]:
    if not seen.config.forecast:
        return
    walk = seen.walk
    yield Note("best", best(walk))
    if walk.squares:
        yield Note("ends", move_preview.ends(seen.config, walk))
    if seen.laid is not None:
        told = move_preview.forecast_sentences(seen, seen.laid)
        yield from (Note(f"then-{number}", words) for number, words in enumerate(told, 1))


def best(walk: Walk) -> Message:
    """The best walk so far with its three parts."""
    if not walk.squares:
        return NO_WALK
    return BEST.of(total=walk.total, circled=walk.circled, fountains=walk.fountains, bonus=walk.bonus)


def _room(seen: FlowerViewFacts) -> Iterator[Note]:
    """Shapes that have one place left, and those that have none (8.2)."""
    pack = seen.config.pack
    room = {shape: seen.ways(shape) for shape in pack.shapes}
    for id, found, sentence in (("tight", 1, TIGHT), ("none", 0, NO_ROOM)):
        shapes = tuple(shape_name(pack, shape) for shape, ways in room.items() if ways == found)
        if shapes:
            yield Note(id, sentence.of(shapes=ListArg(shapes)))


def _reveal(seen: FlowerViewFacts) -> Iterator[Note]:
    for seat in range(seen.config.seats):
        if seen.arrived:
            yield Note(f"sum-{seat + 1}", move_sentences.summed(seen, seat))
        else:
            yield Note(f"sum-{seat + 1}", SO_FAR.of(who=SideName(seat), total=seen.so_far(seat).total))


LAP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Round {lap} · {kind}")
NEXT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "next round: {kind}")
LAST: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Last turn: {who} has no room.")
DECKS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Left in the decks: paths {paths}, flower beds {beds}.")
NO_WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No walk yet: no path reaches a gate.")
BEST: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "If it ended now, your best walk: {total} (squares {circled}, fountains {fountains}, gates {bonus}).",
)
TIGHT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Room in one way only: {shapes}.")
NO_ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No room any more: {shapes}.")
SO_FAR: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}: {total} so far")
