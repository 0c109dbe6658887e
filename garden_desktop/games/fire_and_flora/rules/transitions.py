"""State transitions: the effect of every move, and the automatic steps that follow (section 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from garden_desktop.games.fire_and_flora.rules import events, turns
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects import buildings, plants, resources, trade
from garden_desktop.games.fire_and_flora.rules.effects.position import NOTHING_ASKED, MutablePosition
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State, Step

Act: TypeAlias = Callable[[MutablePosition, Move], None]
Answer: TypeAlias = Callable[[MutablePosition, Step, Move], None]
Next: TypeAlias = Callable[[MutablePosition, Step], None]

ACTS: Final[Mapping[str, Act]] = {
    "buy": buildings.buy,
    "play": resources.declare,
    "steal-card": resources.declare,
    "steal-coins": resources.declare,
    "plant": resources.declare,
    "use": buildings.use,
    "demolish": buildings.demolish,
    "draw": resources.draw,
    "sell": resources.sell,
    "offer": trade.offer,
}
"""Actions of part 4, which continues after them."""

ANSWERS: Final[Mapping[str, Answer]] = {
    "starters": turns.starters,
    "land": resources.land,
    "lot": turns.lot,
    "first": turns.first,
    "event": turns.event,
    "resource": resources.resource,
    "die": events.die,
    "region": events.region,
    "steal": resources.steal,
    "rat": events.rat,
    "end": turns.end,
    "block": resources.block,
    "douse": events.douse,
    "give": trade.part,
    "get": trade.part,
    "propose": trade.propose,
    "withdraw": trade.withdraw,
    "accept": trade.accept,
    "decline": trade.decline,
    "counter": trade.counter,
    "site": plants.site,
    "regrow": plants.regrow,
    "protect": events.protect,
    "choose": events.choose,
    "keep": events.keep_roll,
    "reroll": events.reroll,
    "pay": events.pay,
    "lose": events.lose,
    "discard": turns.discard,
}
"""Functions that carry out the answer to a question or draw."""

PASSES: Final[Mapping[str, Answer]] = {"block": resources.let_pass, "douse": events.let_burn}

STEPS: Final[Mapping[str, Next]] = {
    "deal": turns.deal,
    "lands": resources.turn_up_lands,
    "draws": resources.draw_cards,
    "first": turns.find_first,
    "lots": turns.draw_lots,
    "lot": turns.draw_lot,
    "compare": turns.compare_lots,
    "consolation": turns.console,
    "turn": turns.begin_turn,
    "event": turns.draw_event,
    "put away": turns.put_event_away,
    "income": turns.draw_income,
    "coins": turns.take_income,
    "actions": turns.await_action,
    "discard": turns.trim_hand,
    "close": turns.close_turn,
    "die": events.roll_die,
    "lookout": events.offer_reroll,
    "rows": events.burn_rows,
    "row": events.burn_row,
    "protect": events.offer_protection,
    "burn": events.burn_lands,
    "region": events.roll_region,
    "sweep": events.sweep,
    "sweep_row": events.sweep_row,
    "flood": events.flood_rows,
    "drown": events.drown,
    "settle": events.plant_giant_reed,
    "treat": events.treat,
    "choose": events.offer_choice,
    "place": events.place_weed,
    "quakes": events.shake,
    "tremble": events.tremble,
    "rat": events.pick,
    "rats": events.rats_run,
    "regrow": plants.offer_regrowth,
}
"""Functions that carry out a pending step, or ask its question."""


def apply(config: RulesConfig, state: State, move: Move) -> State:
    """The state after a legal move and all automatic steps."""
    position = MutablePosition(config, state)
    answer(position, move)
    run(position)
    return position.state()


def answer(position: MutablePosition, move: Move) -> None:
    """Carry out a move, without the automatic steps that follow."""
    step, position.ask = position.ask, NOTHING_ASKED
    act = ACTS.get(move.kind)
    if act is not None:
        position.then(step)
        act(position, move)
    elif move.kind == "pass":
        PASSES[step.kind](position, step, move)
    else:
        ANSWERS[move.kind](position, step, move)


def run(position: MutablePosition) -> None:
    """Carry out steps until a decision is due; `due` and `advance` in one loop, because every move passes here."""
    while True:
        if position.touched:
            turns.compare_stars(position)
        if position.ask is not NOTHING_ASKED:
            return
        step = position.next_step()
        STEPS[step.kind](position, step)


def due(position: MutablePosition) -> bool:
    """Whether a decision is due. Stars are compared after every single change (FF-06)."""
    if position.touched:
        turns.compare_stars(position)
    return position.ask is not NOTHING_ASKED


def advance(position: MutablePosition) -> None:
    """Carry out one step."""
    step = position.next_step()
    STEPS[step.kind](position, step)
