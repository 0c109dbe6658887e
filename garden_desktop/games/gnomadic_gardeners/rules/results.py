"""How a game stands and how it ended: winner, tie-breaks, and the score explained line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Result, ScoreLine, Side
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.data.words import ITEM_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.scoring import owned
from garden_desktop.games.gnomadic_gardeners.rules.state import State


def result(config: RulesConfig, state: State) -> Result:
    """Scores, ranks and the reason of the end; while the game runs the standings so far."""
    if config.basket:
        return _basket(config, state)
    if state.phase != "over":
        return Result(state.scores, _standings(state.scores), STILL_GROWING)
    winner, tiebreak = _winner(config, state)
    ranks = (1, 2) if winner == 0 else (2, 1)
    return Result(state.scores, ranks, MOST_BLISS.of(who=SideName(winner), bliss=state.scores[winner]), tiebreak)


def _winner(config: RulesConfig, state: State) -> tuple[Side, Message | None]:
    """More bliss; then in solo you, else more animals, then the younger (GG-73 to GG-75, GG-118)."""
    mine, yours = state.scores
    if mine != yours:
        return int(yours > mine), None
    if config.solo:
        return 0, TIE_IS_YOURS
    animals = [owned(state, side).bit_count() for side in (0, 1)]
    if animals[0] != animals[1]:
        winner = int(animals[1] > animals[0])
        return winner, MORE_ANIMALS.of(who=SideName(winner), more=max(animals), fewer=min(animals))
    return config.younger, YOUNGER.of(who=SideName(config.younger), animals=animals[0])


def _standings(scores: tuple[int, int]) -> tuple[int, int]:
    return 1 + (scores[0] < scores[1]), 1 + (scores[1] < scores[0])


def _basket(config: RulesConfig, state: State) -> Result:
    """The team wins or loses together (GG-165, GG-167)."""
    goal = config.level.goal
    if state.scores[0] >= goal:
        return Result(state.scores, (1, 1), BASKET_FULL.of(bliss=state.scores[0], rounds=state.round))
    if state.phase == "over":
        return Result(state.scores, (2, 2), BASKET_NOT_FULL.of(missing=goal - state.scores[0], goal=goal))
    return Result(state.scores, (1, 1), STILL_GROWING)


def explain(config: RulesConfig, view: State, side: Side) -> Sequence[ScoreLine]:
    """One line for each item of each entry; in the basket the entries of both."""
    return tuple(
        ScoreLine(
            label=ITEM_NAMES[item],
            points=bliss,
            note=ROUND_OF.of(round=entry.round, who=SideName(entry.side))
            if config.basket
            else ROUND.of(round=entry.round),
            sprite=f"animal-{item}" if item in ANIMALS else "automa" if item == "automa" else "bliss",
            round=entry.round,
        )
        for entry in view.entries
        if config.basket or entry.side == side
        for item, bliss in entry.items
    )


STILL_GROWING: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The garden is still growing.")
MOST_BLISS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} takes the garden with {bliss} bliss.")
MORE_ANIMALS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Level on bliss: {who} has more animals, {more} against {fewer}."
)
YOUNGER: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Level on bliss and animals, {animals} each: {who} is the younger gardener."
)
TIE_IS_YOURS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Level on bliss: a tie with the Scarecrow is yours.")
BASKET_FULL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The basket is full: {bliss} bliss in {rounds} rounds.")
BASKET_NOT_FULL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The basket is {missing} bliss short of {goal}.")
ROUND: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Round {round}")
ROUND_OF: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Round {round}, {who}")
