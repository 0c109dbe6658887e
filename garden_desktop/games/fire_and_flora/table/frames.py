"""A fire or a sweep shown land after land: the positions in between, each with its sentence."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.table import Keyframe
from garden_desktop.games.fire_and_flora.advice.journey import SWEEPS, position_of, still_ahead
from garden_desktop.games.fire_and_flora.rules import transitions
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import replace_at
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table import move_sentences
from garden_desktop.games.fire_and_flora.table.fire import trails, walking
from garden_desktop.games.fire_and_flora.table.fire.fire_frame import FireFrame
from garden_desktop.games.fire_and_flora.table.view_facts import WALKING


def frames(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Keyframe]:
    """Of a fire or sweep one for each sentence about the lands on the way, after what was chosen there; of a play what
    was said of it, before anything comes of it."""
    found = move_sentences.visits(config, before, move)
    if not found:
        if move_sentences.outcome(config, before, move, after):
            yield from (
                Keyframe(before, told, idle=True) for told in move_sentences.decided(config, before, move, after)
            )
        return
    view, past = _set_out(config, before, move, after), trails.behind(config, before)
    still = still_ahead(config, after) if any(step.kind in WALKING for step in after.todo) else ()
    chosen = move_sentences.decided(config, before, move, after)
    if chosen and view.on != before.on:
        yield Keyframe(FireFrame(view, tuple(past), (*found, *still)), chosen[0])
    passed = 0
    for number, sentence in walking.in_burn_order(config, found):
        last = view.on
        for visit in found[passed:number]:
            view = view._replace(on=replace_at(view.on, visit.land, visit.after))
        passed = number
        shown = FireFrame(view, (*past, *found[:number]), (*found[number:], *still))
        yield Keyframe(shown, sentence, idle=view.on == last)


def _set_out(config: RulesConfig, before: State, move: Move, after: State) -> State:
    """The position in which the fire comes to the first of these lands; hands as these eyes see them afterwards."""
    position = position_of(config, before)
    transitions.answer(position, move)
    while not transitions.due(position) and position.todo[-1].kind not in SWEEPS:
        transitions.advance(position)
    return position.state()._replace(hands=after.hands, sizes=after.sizes, deck=after.deck, left=after.left)
