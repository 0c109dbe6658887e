"""A fire or a sweep shown land after land: the positions in between, each with its sentence."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.table import Frame
from garden_desktop.games.fire_and_flora.advice.journey import SWEEPS, Visit, position_of, still_ahead
from garden_desktop.games.fire_and_flora.rules import transitions
from garden_desktop.games.fire_and_flora.rules.effects.position import put
from garden_desktop.games.fire_and_flora.rules.law import Law
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table import telling
from garden_desktop.games.fire_and_flora.table.fire import trails, walking
from garden_desktop.games.fire_and_flora.table.fire.burning import Burning
from garden_desktop.games.fire_and_flora.table.seen import WALKING


def frames(law: Law, before: State, move: Move, after: State) -> Iterator[Frame]:
    """Of a fire or sweep one for each land where something happens, after what was chosen on the way there, and one
    for all the others; of a play what was said of it, before anything comes of it."""
    found = telling.visits(law, before, move)
    if not found:
        if telling.outcome(law, before, move, after):
            yield from (Frame(before, told) for told in telling.decided(law, before, move, after))
        return
    view, past = _set_out(law, before, move, after), trails.behind(law, before)
    still = still_ahead(law, after) if any(step.kind in WALKING for step in after.todo) else ()
    chosen = telling.decided(law, before, move, after)
    if chosen and view.on != before.on:
        yield Frame(Burning(view, tuple(past), (*found, *still)), chosen[0])
    for number, visit in enumerate(found, 1):
        view = view._replace(on=put(view.on, visit.land, visit.after))
        if walking.worth_telling(visit):
            done: tuple[Visit, ...] = (*past, *found[:number])
            yield Frame(Burning(view, done, (*found[number:], *still)), walking.told(law, visit))
    if (jumped := walking.jumped(law, found)) is not None:
        yield Frame(Burning(view, (*past, *found), tuple(still)), jumped)


def _set_out(law: Law, before: State, move: Move, after: State) -> State:
    """The position in which the fire comes to the first of these lands; hands as these eyes see them afterwards."""
    position = position_of(law, before)
    transitions.answer(position, move)
    while not transitions.due(position) and position.todo[-1].kind not in SWEEPS:
        transitions.advance(position)
    return position.state()._replace(hands=after.hands, sizes=after.sizes, deck=after.deck, left=after.left)
