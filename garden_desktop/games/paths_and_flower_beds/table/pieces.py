"""What lies where: the named piece in each of its ways, to be held and turned; in the reveal the walkers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.places import DragGeometry, Piece, Rotation
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.paths_and_flower_beds.data.shapes import Shape
from garden_desktop.games.paths_and_flower_beds.data.words import LYING, shape_name
from garden_desktop.games.paths_and_flower_beds.rules.placements import Fit
from garden_desktop.games.paths_and_flower_beds.table import ids, layout
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def pieces(seen: FlowerViewFacts) -> Iterator[Piece]:
    """Every piece to be seen now."""
    if seen.open:
        yield from _walkers(seen)
    elif seen.placing:
        for fit in seen.fits:
            yield _lie(seen, fit)


def _lie(seen: FlowerViewFacts, fit: Fit) -> Piece:
    """The named piece in one way: in its well, or in the garden where the draft has it."""
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
    """Laying the named piece, as one sentence for lists; None for anything else."""
    if not ids.is_lie(piece) or place not in seen.config.board.index:
        return None
    return LAY.of(cell=place, way=LYING[ids.label_of(piece)])


def _grip(seen: FlowerViewFacts, fit: Fit) -> DragGeometry:
    """Its real size, aimed by the square of its corner."""
    side, rows = seen.plan.cell, fit.lying.rows
    across, down = len(rows[0]), len(rows)
    turns = turned(seen.config.pack.shapes[seen.view.piece], fit.label)
    aim = (side * (1 - across) / 2, side * (1 - down) / 2)
    return DragGeometry(side * across, side * down, aim, turns, thing=seen.view.piece)


def turned(shape: Shape, label: str) -> tuple[tuple[Rotation, str], ...]:
    """What a bed becomes by a turn either way and by mirroring; ways that change nothing are left out (PF-106)."""
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
    """While the reveal goes on, one on the last square each has reached."""
    if seen.arrived:
        return
    for seat in range(seen.config.seats):
        done = seen.so_far(seat).squares
        if done:
            cell, side = seen.config.board.names[done[-1]], seen.plan_of(seat).cell * layout.WALKER
            label = WALKER.of(who=SideName(seat), cell=cell)
            yield Piece(ids.walker_id(seat), ids.step_id(seat, cell), "walker", label, side, side, z=1)


LAY: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Lay it on {cell}: {way}")
LIES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{piece}, {way}")
WALKER: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}")
