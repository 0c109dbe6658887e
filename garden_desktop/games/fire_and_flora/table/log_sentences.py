"""Log sentences, keyframes and sounds of moves, from the views of one viewer before and after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from garden_desktop.core.table import Keyframe
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Sound
from garden_desktop.games.fire_and_flora.advice.preview import (
    SWEEPS,
    Fate,
    Visit,
    journey,
    position_of,
    preview_play,
    still_ahead,
)
from garden_desktop.games.fire_and_flora.rules import scoring, transitions
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import replace_at
from garden_desktop.games.fire_and_flora.rules.moves import Kind, Move
from garden_desktop.games.fire_and_flora.rules.state import Exchange, State
from garden_desktop.games.fire_and_flora.table import fire, labels
from garden_desktop.games.fire_and_flora.table.fire import FireFrame
from garden_desktop.games.fire_and_flora.table.story import draws
from garden_desktop.games.fire_and_flora.table.story.actions import ACTIONS_TOLD, TRADES_TOLD, MoveContext
from garden_desktop.games.fire_and_flora.table.story.draws import DRAWS_TOLD
from garden_desktop.games.fire_and_flora.table.view_facts import WALKING

_TOLD: Final = {**DRAWS_TOLD, **ACTIONS_TOLD, **TRADES_TOLD}
_MAY_WALK: Final = frozenset(("event", "die", "region"))


def describe_move(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """Log sentences of a move, in the order of events."""
    yield from decided(config, before, move, after)
    yield from outcome(config, before, move, after)
    yield from (sentence for _, sentence in fire.in_burn_order(config, visits(config, before, move)))
    yield from draws.follow(config, before, move, after)
    if after.ending and not before.ending:
        found = scoring.result(config, after)
        yield found.reason
        if found.tiebreak is not None:
            yield found.tiebreak


def decided(config: RulesConfig, before: State, move: Move, after: State) -> tuple[Message, ...]:
    """Sentences on the decision or draw itself, before its effects."""
    return tuple(_TOLD[move.kind](MoveContext(config, before, move, after)))


def visits(config: RulesConfig, before: State, move: Move) -> tuple[Visit, ...]:
    """Lands that a fire or sweep visited by this move."""
    walks = move.kind in _MAY_WALK or any(step.kind in WALKING for step in before.todo)
    return journey(config, before, move) if walks and before.turn >= 0 else ()


def outcome(config: RulesConfig, before: State, move: Move, after: State) -> tuple[Message, ...]:
    """Sentences on the outcome of a play that this move carried out or blocked."""
    exchange = _settled(before, move, after)
    return () if exchange is None else tuple(_outcome(config, before, exchange, after))


def _settled(before: State, move: Move, after: State) -> Exchange | None:
    """The play that was carried out or blocked with this move; None if there is none."""
    if after.exchange is not None:
        return None
    found = before.exchange
    if found is not None and move.kind == "block":
        return found._replace(blocks=(*found.blocks, (before.ask.seat, move.cause)))
    if move.kind in ("play", "steal-card", "steal-coins", "plant"):
        return Exchange(before.turn, move, ())
    return found


def _outcome(config: RulesConfig, before: State, exchange: Exchange, after: State) -> Iterator[Message]:
    move = exchange.move
    if not exchange.stands:
        yield STOPPED
    elif move.kind == "steal-coins":
        yield COINS.of(
            who=SideName(exchange.seat),
            victim=SideName(move.seat),
            n=after.coins[exchange.seat] - before.coins[exchange.seat],
        )
    elif move.kind == "steal-card":
        if not before.sizes[move.seat]:
            yield NO_CARDS.of(victim=SideName(move.seat))
    elif move.kind == "plant":
        plant = labels.holds(config, move.place, 2 * move.species)
        yield PLANTED.of(plant=plant, land=labels.land(config, move.place))
    else:
        yield from _done(config, before, move)


def _done(config: RulesConfig, before: State, move: Move) -> Iterator[Message]:
    """Yield the effect of a play on its plant."""
    found = preview_play(config, before, move)
    content = before.on[move.place]
    yield fire.visit_sentence(config, Visit(found.target, move.place, cast(Fate, found.deed), content, content))
    if found.returns:
        yield BACK


STOPPED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The play is blocked; all cards shown are discarded.")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} takes %n coin(s) from {victim}.")
NO_CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{victim} has no cards left to steal.")
PLANTED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} is planted on {land}.")
BACK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The cards return to the player’s hand.")


def frames(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Keyframe]:
    """Yield the keyframes of a move.

    Of a fire or sweep one for each sentence about its lands, after any choice made there; of a play its declaration,
    before its effect.
    """
    found = visits(config, before, move)
    if not found:
        if outcome(config, before, move, after):
            yield from (Keyframe(before, told, idle=True) for told in decided(config, before, move, after))
        return
    view, past = _set_out(config, before, move, after), fire.behind(config, before)
    still = still_ahead(config, after) if any(step.kind in WALKING for step in after.todo) else ()
    chosen = decided(config, before, move, after)
    if chosen and view.on != before.on:
        yield Keyframe(FireFrame(view, tuple(past), (*found, *still)), chosen[0])
    passed = 0
    for number, sentence in fire.in_burn_order(config, found):
        last = view.on
        for visit in found[passed:number]:
            view = view._replace(on=replace_at(view.on, visit.land, visit.after))
        passed = number
        shown = FireFrame(view, (*past, *found[:number]), (*found[number:], *still))
        yield Keyframe(shown, sentence, idle=view.on == last)


def _set_out(config: RulesConfig, before: State, move: Move, after: State) -> State:
    """State in which the fire comes to the first of these lands, with the hands of the view after the move."""
    position = position_of(config, before)
    transitions.answer(position, move)
    while not transitions.due(position) and position.todo[-1].kind not in SWEEPS:
        transitions.advance(position)
    return position.state()._replace(hands=after.hands, sizes=after.sizes, deck=after.deck, left=after.left)


_OF: Final[Mapping[Kind, tuple[Sound, ...]]] = {
    "land": ("card",),
    "event": ("card",),
    "resource": ("card",),
    "die": ("put",),
    "region": ("put",),
    "steal": ("card",),
    "buy": ("coin", "put"),
    "play": ("card",),
    "steal-card": ("card",),
    "steal-coins": ("coin",),
    "plant": ("earth",),
    "use": ("put",),
    "demolish": ("put",),
    "draw": ("card",),
    "sell": ("coin",),
    "block": ("card",),
    "douse": ("water",),
    "propose": ("turn",),
    "accept": ("coin",),
    "decline": ("put",),
    "site": ("earth",),
    "regrow": ("earth",),
    "protect": ("water",),
    "pay": ("coin",),
    "discard": ("card",),
}


def sounds(config: RulesConfig, before: State, move: Move) -> Sequence[Sound]:
    """Sounds of a move: fire where a fire or sweep moves on, else the sound of its kind."""
    return ("fire",) if visits(config, before, move) else _OF.get(move.kind, ())
