"""The story in sentences: what a move did, told from two views of the same eyes and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.fire_and_flora.advice.journey import Fate, Visit, journey
from garden_desktop.games.fire_and_flora.advice.preview import preview_play
from garden_desktop.games.fire_and_flora.rules import results
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Exchange, State
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.fire import walking
from garden_desktop.games.fire_and_flora.table.story import aftermath
from garden_desktop.games.fire_and_flora.table.story.actions import ACTIONS_TOLD
from garden_desktop.games.fire_and_flora.table.story.draws import DRAWS_TOLD
from garden_desktop.games.fire_and_flora.table.story.move_context import MoveContext
from garden_desktop.games.fire_and_flora.table.story.trades import TRADES_TOLD
from garden_desktop.games.fire_and_flora.table.view_facts import WALKING

_TOLD: Final = {**DRAWS_TOLD, **ACTIONS_TOLD, **TRADES_TOLD}
_MAY_WALK: Final = frozenset(("event", "die", "region"))


def describe_move(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """What happened, in the order in which it happened."""
    yield from decided(config, before, move, after)
    yield from outcome(config, before, move, after)
    yield from (sentence for _, sentence in walking.in_burn_order(config, visits(config, before, move)))
    yield from aftermath.follow(config, before, move, after)
    if after.ending and not before.ending:
        found = results.result(config, after)
        yield found.reason
        if found.tiebreak is not None:
            yield found.tiebreak


def decided(config: RulesConfig, before: State, move: Move, after: State) -> tuple[Message, ...]:
    """What was done or drawn, before anything comes of it."""
    return tuple(_TOLD[move.kind](MoveContext(config, before, move, after)))


def visits(config: RulesConfig, before: State, move: Move) -> tuple[Visit, ...]:
    """The lands a fire or a sweep came to by this move."""
    walks = move.kind in _MAY_WALK or any(step.kind in WALKING for step in before.todo)
    return journey(config, before, move) if walks and before.turn >= 0 else ()


def outcome(config: RulesConfig, before: State, move: Move, after: State) -> tuple[Message, ...]:
    """What came of a play that this move carried out or lost."""
    exchange = _settled(before, move, after)
    return () if exchange is None else tuple(_outcome(config, before, exchange, after))


def _settled(before: State, move: Move, after: State) -> Exchange | None:
    """The play that was carried out or lost with this move."""
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
    """What a play did to its plant."""
    found = preview_play(config, before, move)
    content = before.on[move.place]
    yield walking.visit_sentence(config, Visit(found.target, move.place, cast(Fate, found.deed), content, content))
    if found.returns:
        yield BACK


STOPPED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The play is stopped; all cards shown are discarded.")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} takes %n coin(s) from {victim}.")
NO_CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{victim} has no card left to be stolen.")
PLANTED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} takes root on {land}.")
BACK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The cards come back to the hand.")
