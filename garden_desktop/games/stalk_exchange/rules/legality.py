"""Why a move is refused. The order of the checks is that of the rules (8.4, SE-97)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.types import Reason
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY
from garden_desktop.games.stalk_exchange.rules import reasons
from garden_desktop.games.stalk_exchange.rules.choices import MoveGenerator
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.moves import Move
from garden_desktop.games.stalk_exchange.rules.state import NOBODY, State

CHANCE_KINDS: Final = ("first", "draw", "space")


def why_not(config: RulesConfig, choices: MoveGenerator, state: State, move: Move) -> Reason | None:
    """Why `move` is illegal now; None exactly when it is legal."""
    if state.phase == "over":
        return reasons.GAME_OVER
    if move.kind in CHANCE_KINDS:
        return reasons.NO_DRAW_DUE if state.phase == "act" else _draw(config, state, move)
    if state.phase != "act":
        return reasons.WAIT_FOR_DRAW
    match move.kind:
        case "flush":
            return _flush(state)
        case "end":
            return reasons.MUST_ACT if state.basic and choices.can_act(state) else None
        case "plant":
            return _take(config, state, move) or _space(config, state, move)
        case _:
            return _take(config, state, move) or _swap(state, move)


def _draw(config: RulesConfig, state: State, move: Move) -> Reason | None:
    if move.kind != _due(state):
        return reasons.WRONG_DRAW
    match move.kind:
        case "first":
            if not 0 <= move.seat < config.seats:
                return reasons.NO_SUCH_SEAT
            return reasons.FIRST_IS_SET if config.first not in (NOBODY, move.seat) else None
        case "space":
            return _space(config, state, move)
        case _:
            held = state.greenhouse
            there = move.flower >= 0 and (held is None or held[move.flower])
            return None if there else reasons.GREENHOUSE_LACKS


def _due(state: State) -> str:
    """The kind of draw that is due."""
    if state.phase == "first":
        return "first"
    return "space" if state.phase == "sow" and state.spot == EMPTY else "draw"


def _take(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """What Plant and Swap have in common: an action, and the flower in the slot."""
    if not state.basic and not state.tokens[state.turn]:
        return reasons.NO_ACTION_LEFT
    if not 0 <= move.slot < config.slots:
        return reasons.NO_SUCH_SLOT
    if state.row[move.slot] == EMPTY:
        return reasons.SLOT_EMPTY
    return reasons.SLOT_MISMATCH if state.row[move.slot] != move.flower else None


def _space(config: RulesConfig, state: State, move: Move) -> Reason | None:
    space = config.board.index.get(move.space)
    if space is None:
        return reasons.NO_SUCH_SPACE
    return reasons.SPACE_TAKEN if state.garden[space] != EMPTY else None


def _swap(state: State, move: Move) -> Reason | None:
    if move.given == move.flower:
        return reasons.SAME_TYPE
    own = state.portfolios[state.turn]
    return None if own is not None and own[move.given] else reasons.NOT_HELD


def _flush(state: State) -> Reason | None:
    if not state.tokens[state.turn]:
        return reasons.NO_TOKEN
    full = state.left or any(flower >= 0 for flower in state.row)
    return None if full else reasons.NOTHING_TO_FLUSH
