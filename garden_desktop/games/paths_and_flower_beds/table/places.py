"""Places and pieces in reading order: round, garden, orientations, buttons, palette; in the reveal all gardens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import DragGeometry, Piece, Place, Rotation
from garden_desktop.games.paths_and_flower_beds.data.pack import LYING, Shape, shape_name
from garden_desktop.games.paths_and_flower_beds.rules.placements import Fit
from garden_desktop.games.paths_and_flower_beds.table import cells, dock, ids, layout, scoreboard
from garden_desktop.games.paths_and_flower_beds.table.dock import buttons
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def places(seen: FlowerViewFacts) -> Iterator[Place]:
    """Every place on the table now."""
    if seen.open:
        for seat in range(seen.config.seats):
            yield from _plan(seen, seat)
        return
    yield from _lap(seen)
    yield from _garden(seen)
    if seen.tracing:
        yield from _trace_buttons(seen)
        return
    yield from _others(seen)
    if seen.placing:
        yield from _ways(seen)
        yield from buttons(seen)
    yield from _wells(seen)


def _lap(seen: FlowerViewFacts) -> Iterator[Place]:
    shown = scoreboard.lap(seen.config, seen.view)
    for number, turn in enumerate(shown):
        label = scoreboard.label(seen.config, turn)
        yield Place(ids.lap_id(number), "text", *layout.NAMINGS.box(number, len(shown)), label, group="lap")


def _garden(seen: FlowerViewFacts) -> Iterator[Place]:
    board, plan, labels = seen.config.board, seen.plan, cells.labels(seen.config, seen.own)
    for square, name in board.names.items():
        yield Place(name, "cell", *plan.square(*board.place(square)), labels[square], group="garden")


def _ways(seen: FlowerViewFacts) -> Iterator[Place]:
    for number, fit in enumerate(seen.fits):
        label = WAY.of(way=LYING[fit.label])
        yield Place(ids.way_id(fit.label), "spot", *seen.way_box(number), label, group="ways")


def _others(seen: FlowerViewFacts) -> Iterator[Place]:
    for number, seat in enumerate(seen.others):
        garden, box = seen.view.gardens[seat], layout.OPEN.box(number, len(seen.others))
        assert garden is not None, "open gardens are open"
        label = OPEN_GARDEN.of(who=SideName(seat), n=garden.free.bit_count())
        yield Place(ids.open_id(seat), "text", *box, label, group="others")


def _trace_buttons(seen: FlowerViewFacts) -> Iterator[Place]:
    yield Place(ids.DONE, "button", *layout.DONE_BUTTON, DONE, key="Enter", style="primary", group="buttons")
    if seen.config.trace_mode == "own":
        yield Place(ids.BEST, "button", *layout.BEST_BUTTON, BEST, key="B", group="buttons")
    yield Place(ids.NONE, "button", *layout.NONE_BUTTON, NONE, key="N", group="buttons")


def _wells(seen: FlowerViewFacts) -> Iterator[Place]:
    for kind, box in (("bed", layout.BEDS.box), ("path", layout.path_box)):
        shapes = seen.config.pack.of_kind("bed" if kind == "bed" else "path")
        for number, shape in enumerate(shapes):
            well = dock.well(seen, shape)
            where = box(number, len(shapes))
            id, group = ids.well_id(shape), f"wells-{kind}"
            yield Place(id, "spot", *where, well.label, style=well.style, group=group, gives=shape)


def _plan(seen: FlowerViewFacts, seat: Seat) -> Iterator[Place]:
    """Yield the head of a garden in the reveal, and the squares of its walk as far as it has come."""
    config = seen.config
    head = layout.head_box(config.board, seat, config.seats)
    yield Place(ids.plan_id(seat), "text", *head, GARDEN_OF.of(who=SideName(seat)), group=f"garden-{seat + 1}")
    plan = seen.plan_of(seat)
    for square in seen.so_far(seat).squares:
        box, label = plan.square(*config.board.place(square)), cells.explain_square(seen, seat, square)
        yield Place(ids.step_id(seat, config.board.names[square]), "cell", *box, label, group=f"garden-{seat + 1}")


WAY: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The piece {way}")
DONE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Done")
BEST: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Best walk")
NONE: Final[Message] = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No walk")
OPEN_GARDEN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}’s garden: %n free square(s)")
GARDEN_OF: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}’s garden")


# Pieces: the named piece in each orientation; in the reveal the walkers.


def pieces(seen: FlowerViewFacts) -> Iterator[Piece]:
    """Every piece on the table now."""
    if seen.open:
        yield from _walkers(seen)
    elif seen.placing:
        for fit in seen.fits:
            yield _lie(seen, fit)


def _lie(seen: FlowerViewFacts, fit: Fit) -> Piece:
    """The named piece in one orientation: in its slot, or in the garden where the draft has it."""
    rows, laid = fit.lying.rows, seen.laid
    here = laid is not None and laid.label == fit.label
    side = seen.plan.cell if here else seen.in_well
    name = shape_name(seen.config.pack, seen.view.piece)
    return Piece(
        id=ids.lie_id(fit.label),
        place=laid.cell if laid is not None and here else ids.way_id(fit.label),
        sprite="",
        label=LIES.of(piece=name, way=LYING[fit.label]),
        w=side * len(rows[0]),
        h=side * len(rows),
        grip=_grip(seen, fit),
    )


def laid(seen: FlowerViewFacts, place: str, piece: str) -> Message | None:
    """Sentence for lists on placing the named piece; None if that is not a placement."""
    if not ids.is_lie(piece) or place not in seen.config.board.index:
        return None
    return LAY.of(cell=place, way=LYING[ids.label_of(piece)])


def _grip(seen: FlowerViewFacts, fit: Fit) -> DragGeometry:
    """Drag geometry of the piece: real size, anchored at the square of its corner."""
    side, rows = seen.plan.cell, fit.lying.rows
    across, down = len(rows[0]), len(rows)
    turns = turned(seen.config.pack.shapes[seen.view.piece], fit.label)
    aim = (side * (1 - across) / 2, side * (1 - down) / 2)
    return DragGeometry(side * across, side * down, aim, turns, thing=seen.view.piece)


def turned(shape: Shape, label: str) -> tuple[tuple[Rotation, str], ...]:
    """Pieces that a flower bed becomes by rotation and mirroring; those that change nothing are left out (PF-106)."""
    if not label:
        return ()
    mirrored, angle = label[0] == "f", int(label[1:])
    ways: tuple[tuple[Rotation, bool, int], ...] = (
        ("turn", mirrored, angle + 90),
        ("back", mirrored, angle - 90),
        ("mirror", not mirrored, -angle),
    )
    found = [(way, shape.canonical[f"{'f' if over else 'r'}{degrees % 360}"]) for way, over, degrees in ways]
    return tuple((way, ids.lie_id(other)) for way, other in found if other != label)


def _walkers(seen: FlowerViewFacts) -> Iterator[Piece]:
    """Yield a walker on the last square each has reached, while the reveal goes on."""
    if seen.arrived:
        return
    for seat in range(seen.config.seats):
        done = seen.so_far(seat).squares
        if done:
            cell, side = seen.config.board.names[done[-1]], seen.plan_of(seat).cell * layout.WALKER
            label = WALKER.of(who=SideName(seat), cell=cell)
            yield Piece(ids.walker_id(seat), ids.step_id(seat, cell), "walker", label, side, side, z=1)


LAY: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Place it on {cell}: {way}")
LIES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{piece}, {way}")
WALKER: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}")
