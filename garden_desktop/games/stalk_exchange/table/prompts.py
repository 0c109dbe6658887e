"""Prompt sentences (the seat to act and the decision it has to make) and the round counter."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.stalk_exchange.rules import scoring
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.table import frames
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


def prompt(seen: MarketViewFacts) -> Message:
    """Prompt for this viewer."""
    view = seen.view
    match view.phase:
        case "act":
            return _asked(seen) if seen.deciding else _awaited(seen)
        case "over":
            return scoring.result(seen.config, view).reason
        case "first":
            return WHO_BEGINS
        case "deal":
            return DEALING
        case "stock":
            return STOCKING
        case "sow":
            return SOWING
        case "flush":
            return REFILLING.of(who=SideName(view.turn))
        case "crash":
            return CRASHED
        case "bust":
            return FALLS
        case "refill":
            return UPKEEP.of(who=SideName(view.turn), step=NEW_FLOWERS)
        case _:
            return UPKEEP.of(
                who=SideName(view.turn), step=frames.step_sentence(seen.config, view, seen.preview.upkeep, view.phase)
            )


def _asked(seen: MarketViewFacts) -> Message:
    view, who = seen.view, SideName(seen.view.turn)
    tokens = view.tokens[view.turn]
    if seen.must_act:
        return ACT.of(who=who, number=_number(seen), of=seen.config.actions_a_turn)
    if view.actions_left:
        return STUCK.of(who=who)
    return (SPEND if tokens else FINISH).of(who=who)


def _awaited(seen: MarketViewFacts) -> Message:
    """Prompt for other viewers. Reveals nothing that depends on the portfolio of the seat to move."""
    view, who = seen.view, SideName(seen.view.turn)
    if view.actions_left:
        return ACTS.of(who=who, number=_number(seen), of=seen.config.actions_a_turn)
    return (MAY_SPEND if view.tokens[view.turn] else FINISHES).of(who=who)


def _number(seen: MarketViewFacts) -> int:
    return seen.config.actions_a_turn - seen.view.actions_left + 1


def moment(config: RulesConfig, view: State) -> Message:
    """The round, in which every seat has one turn; "Set-up" before the first."""
    return ROUND.of(round=(view.turns - 1) // config.seats + 1) if view.turns else SET_UP


ACT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who}: plant or swap, action {number} of {of}.")
STUCK: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who}: you cannot plant or swap anything. End your turn.")
SPEND: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who}: spend a token on an extra action, or end your turn.")
FINISH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who}: end your turn.")
ACTS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} plants or swaps, action {number} of {of}.")
MAY_SPEND: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} may spend a token or end the turn.")
FINISHES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} is about to end the turn.")
WHO_BEGINS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The starting player is drawn at random.")
DEALING: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Each player gets the secret flowers of a Stalk Portfolio.")
STOCKING: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Exchange is filled.")
SOWING: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The first blooms are placed in the Garden.")
REFILLING: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "{who} flushes the Exchange: new flowers come from the Greenhouse."
)
UPKEEP: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Upkeep after {who}’s turn. {step}")
CRASHED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The market has crashed.")
FALLS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Bust halves the most valuable kind.")
NEW_FLOWERS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "New flowers come from the Greenhouse.")
ROUND: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Round {round}")
SET_UP: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Set-up")
