"""Previews of a placement: its effect on the best walk, why it is illegal, and the notes on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Reason
from garden_desktop.core.view_model import Note
from garden_desktop.games.paths_and_flower_beds.data.pack import KINDS, shape_name
from garden_desktop.games.paths_and_flower_beds.rules import legality
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import Move
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import OPPOSITE_GATES, Walk
from garden_desktop.games.paths_and_flower_beds.table import ids, log_sentences
from garden_desktop.games.paths_and_flower_beds.table.cells import borders, gate_name, named
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts, HeldPiece

MOST_REASONS: Final = 2
"""Largest number of squares explained."""


class WalkForecast(NamedTuple):
    """Best walk now, best walk with the piece, and the squares of it that count only then."""

    now: Walk
    then: Walk
    gained: tuple[int, ...]


def forecast(seen: FlowerViewFacts, aim: HeldPiece) -> WalkForecast | None:
    """Effect of a placement; None where forecasts are off or the placement is illegal."""
    if not (seen.config.forecast and seen.placing) or not seen.spread(aim).legal:
        return None
    assert seen.own is not None, "who places sees the garden"
    garden = seen.planted(aim)
    then = seen.walks.best(garden)
    new = seen.walks.circled(garden) & ~seen.walks.circled(seen.own)
    return WalkForecast(seen.walk, then, tuple(square for square in then.squares if new >> square & 1))


def preview_move(seen: FlowerViewFacts, move: Move) -> Iterator[Message]:
    """Yield the forecast of a legal placement, for the seat that places."""
    if move.kind == "place":
        yield from forecast_sentences(seen, HeldPiece(move.cell, move.label))


def preview_score(seen: FlowerViewFacts, move: Move) -> int | None:
    """Points of the best walk with a placement; None for other moves, and where forecasts are off."""
    found = forecast(seen, HeldPiece(move.cell, move.label)) if move.kind == "place" else None
    return None if found is None else found.then.total


def forecast_sentences(seen: FlowerViewFacts, aim: HeldPiece) -> Iterator[Message]:
    """Yield the forecast for a piece that lies there."""
    found = forecast(seen, aim)
    if found is None:
        return
    yield (CHANGES if found.now.total != found.then.total else STAYS).of(now=found.now.total, then=found.then.total)
    garden = seen.planted(aim)
    for square in found.gained[:MOST_REASONS]:
        words = named(seen.config, borders(seen.config, garden, square))
        yield WOULD_COUNT.of(cell=seen.config.board.names[square], borders=words)
    if found.then.squares:
        yield ends(seen.config, found.then)


def ends(config: RulesConfig, walk: Walk) -> Message:
    """Sentence on the ends of a walk and their gate bonus."""
    gates, names = config.map.gates, config.board.names
    one, other = walk.squares[0], walk.squares[-1]
    if not walk.bonus:
        return ONE_GATE.of(one=gate_name(gates[one]), end=names[other])
    return (OPPOSITE if walk.bonus == OPPOSITE_GATES else TWO_GATES).of(
        one=gate_name(gates[one]), other=gate_name(gates[other])
    )


def intended_move(seen: FlowerViewFacts, place: str, piece: str) -> Move | Reason | None:
    """Move that dropping `piece` on `place`, or pressing it, means; None if the viewer is not to move.

    A Reason if the piece of this turn is put anywhere but in the garden: it has to be placed first (PF-03).
    """
    if seen.tracing:
        if place == ids.DONE and not seen.drawn:
            return legality.NOT_GATE_START
        return Move("trace", walk=(*seen.drawn, place)) if place in seen.config.board.index else None
    if not seen.deciding:
        return None
    if ids.is_lie(piece) and place in seen.config.board.index:
        return Move("place", cell=place, label=ids.label_of(piece))
    shape = ids.shape_of(place)
    if seen.placing and (ids.is_lie(piece) or place == ids.PLANT or shape):
        words = LAY_FIRST if seen.laid is None else PLANT_FIRST
        return Reason("must_place", words.of(piece=shape_name(seen.config.pack, seen.view.piece)), "PF-03")
    return Move("name", piece=shape) if shape and not piece else None


def unfit(seen: FlowerViewFacts, aim: HeldPiece) -> Reason | None:
    """Reason why the named piece may not lie there (8.4), for the seat that places."""
    if not seen.placing:
        return None
    return legality.why_not(seen.config, seen.view, Move("place", cell=aim.cell, label=aim.label))


LAY_FIRST: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "First place the {piece} in your garden.")
PLANT_FIRST: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "First plant the {piece}.")
CHANGES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Best walk with the piece here: {now}, then {then}.")
STAYS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Best walk with the piece here: {then}, no change.")
WOULD_COUNT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell} would count: {borders}.")
ONE_GATE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "From gate {one} to {end}, no second gate.")
TWO_GATES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gate {one} to gate {other}.")
OPPOSITE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gate {one} to gate {other}, opposite gates.")


# Notes on the table.


def notes(seen: FlowerViewFacts) -> Iterator[Note]:
    """Every note on the table now."""
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
        yield Note("ends", ends(seen.config, walk))
    if seen.laid is not None:
        told = forecast_sentences(seen, seen.laid)
        yield from (Note(f"then-{number}", words) for number, words in enumerate(told, 1))


def best(walk: Walk) -> Message:
    """Sentence on the best walk so far with its three parts."""
    if not walk.squares:
        return NO_WALK
    return BEST.of(total=walk.total, circled=walk.circled, fountains=walk.fountains, bonus=walk.bonus)


def _room(seen: FlowerViewFacts) -> Iterator[Note]:
    """Yield the shapes that fit in one way only, and those that fit nowhere (8.2)."""
    pack = seen.config.pack
    room = {shape: seen.ways(shape) for shape in pack.shapes}
    for id, found, sentence in (("tight", 1, TIGHT), ("none", 0, NO_ROOM)):
        shapes = tuple(shape_name(pack, shape) for shape, ways in room.items() if ways == found)
        if shapes:
            yield Note(id, sentence.of(shapes=ListArg(shapes)))


def _reveal(seen: FlowerViewFacts) -> Iterator[Note]:
    for seat in range(seen.config.seats):
        if seen.arrived:
            yield Note(f"sum-{seat + 1}", log_sentences.summed(seen, seat))
        else:
            yield Note(f"sum-{seat + 1}", SO_FAR.of(who=SideName(seat), total=seen.so_far(seat).total))


LAP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Round {lap} · {kind}")
NEXT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "next round: {kind}")
LAST: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Last turn: {who} has no room.")
DECKS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Left in the decks: paths {paths}, flower beds {beds}.")
NO_WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No walk yet: no path reaches a gate.")
BEST: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "Your best walk if the match ended now: {total} (squares {circled}, fountains {fountains}, gates {bonus}).",
)
TIGHT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Only one way left: {shapes}.")
NO_ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No room left: {shapes}.")
SO_FAR: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}: {total} so far")
