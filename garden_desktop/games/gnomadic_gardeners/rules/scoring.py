"""Scoring: bliss of a resolution by items in the order of the rules (8.1), result, tie-breaks, score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Result, ScoreLine, Side
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.data.words import ITEM_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import (
    BEES,
    COW,
    GOAT,
    HEN,
    HORSE,
    MOUSE,
    PIGGY,
    SQUIRRELS,
    TASK_1,
    TASK_2,
    TORTOISE,
    State,
    bits_of,
)

Items: TypeAlias = tuple[tuple[str, int], ...]

SCORE_ANIMALS: Final = COW | GOAT | HORSE | MOUSE | SQUIRRELS | BEES | TORTOISE
ALL_ANIMALS: Final = HEN | PIGGY | SCORE_ANIMALS


def size(hand: int) -> int:
    """Number of gnomes in a hand or block; works for masked ones, which are negative counts."""
    return hand.bit_count() if hand >= 0 else -hand


def gnomes_of(state: State, side: Side) -> int:
    """Number of gnomes of a side, those it played this round included."""
    if side and state.queue:
        return sum(size(block) for block in state.queue)
    return size(state.hands[side])


def owned(state: State, side: Side) -> int:
    """Bit set of the animals of a side, flipped ones included."""
    return state.animals[side] | state.flipped[side]


def worth(config: RulesConfig, state: State, side: Side, animal: int) -> int:
    """Bliss of one animal of `side` if it is used in this resolution (GG-54 to GG-58)."""
    row = config.pack.animals[animal.bit_length() - 1]
    play, other = state.plays[side], 1 - side
    if animal == GOAT:
        return row.bliss * owned(state, other).bit_count()
    if animal == HORSE:
        return row.bliss * play.bit_count()
    if animal == MOUSE:
        return row.bliss * (play & config.mousy).bit_count()
    if animal == BEES:
        return min(row.bliss * config.flowers[play], row.most)
    if animal == COW:
        return row.bliss if config.pack.middles[state.pair].milk & state.done[side] else 0
    if animal == SQUIRRELS:
        return row.bliss if gnomes_of(state, side) < gnomes_of(state, other) else 0
    return row.bliss if animal == TORTOISE and state.first == other else 0


def open_animals(config: RulesConfig, state: State, side: Side) -> int:
    """July: animals whose owner has to choose between use and rest (GG-140); empty in other months."""
    if config.month != "july":
        return 0
    animals = [1 << bit for bit in bits_of(state.animals[side] & SCORE_ANIMALS)]
    return sum(animal for animal in animals if worth(config, state, side, animal) not in (0, config.amount))


def items(config: RulesConfig, state: State, side: Side, used: int = ALL_ANIMALS, october: int = 0) -> Items:
    """Items of one resolution with their bliss, those worth 0 left out.

    `used`: the open animals of July that work; `october`: bliss for flipped animals.
    """
    pays = {
        animal: worth(config, state, side, animal)
        for animal in (1 << bit for bit in bits_of(state.animals[side] & SCORE_ANIMALS))
    }
    rested = 0
    if config.month == "july":
        resting = {a for a, bliss in pays.items() if bliss == 0 or (bliss != config.amount and not a & used)}
        rested = len(resting) + _idle_helpers(config, state, side)
        pays = {a: bliss for a, bliss in pays.items() if a not in resting}
    found = [
        *_tasks(config, state, side, pays.pop(COW, 0)),
        *((ANIMALS[animal.bit_length() - 1], bliss) for animal, bliss in pays.items()),
        ("july", config.amount * rested),
        ("charisma", _charisma(config, state.plays[side])),
        (
            "april",
            config.amount * state.animals[side].bit_count() if config.month == "april" and state.first != side else 0,
        ),
        ("june", config.amount * state.done[1 - side].bit_count() if state.lent else 0),
        ("october", october),
    ]
    return tuple(item for item in found if item[1])


def _tasks(config: RulesConfig, state: State, side: Side, cow: int) -> Items:
    """Items of the tasks, the Cow, and September's doubling (GG-52, GG-56, GG-147)."""
    middle, done = config.pack.middles[state.pair], state.done[side]
    first = middle.bliss[0] if done & TASK_1 else 0
    second = middle.bliss[1] if done & TASK_2 else 0
    twice = config.month == "september" and done & TASK_1 and done & TASK_2
    again = (config.amount - 1) * (first + second + cow) if twice else 0
    return ("task1", first), ("task2", second), ("cow", cow), ("september", again)


def _charisma(config: RulesConfig, play: int) -> int:
    return config.pack.gnomes[play.bit_length() - 1].charisma if play.bit_count() == 1 else 0


def _idle_helpers(config: RulesConfig, state: State, side: Side) -> int:
    """July: number of Hen and Piggy that went unused (GG-141, GG-142)."""
    animals, other = state.animals[side], 1 - side
    repeated = state.first == other and state.done[side] & state.done[other] & TASK_1
    hurried = not state.hen_off[side] and state.plays[side] & ~config.early
    return int(bool(animals & PIGGY and not repeated)) + int(bool(animals & HEN and not hurried))


# Result and score sheet.


def result(config: RulesConfig, state: State) -> Result:
    """Scores, ranks and reason of the end; while the match runs, ranks by present scores."""
    if config.basket:
        return _basket(config, state)
    if state.phase != "over":
        return Result(state.scores, _standings(state.scores), STILL_GROWING)
    winner, tiebreak = _winner(config, state)
    ranks = (1, 2) if winner == 0 else (2, 1)
    return Result(state.scores, ranks, MOST_BLISS.of(who=SideName(winner), bliss=state.scores[winner]), tiebreak)


def _winner(config: RulesConfig, state: State) -> tuple[Side, Message | None]:
    """Winner and tie-break: bliss; then in solo the player, else animals, then the younger (GG-73 to GG-75, GG-118)."""
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
    """Result of the Shared Basket, which is won or lost together (GG-165, GG-167)."""
    goal = config.level.goal
    if state.scores[0] >= goal:
        return Result(state.scores, (1, 1), BASKET_FULL.of(bliss=state.scores[0], rounds=state.round))
    if state.phase == "over":
        return Result(state.scores, (2, 2), BASKET_NOT_FULL.of(missing=goal - state.scores[0], goal=goal))
    return Result(state.scores, (1, 1), STILL_GROWING)


def explain(config: RulesConfig, view: State, side: Side) -> Sequence[ScoreLine]:
    """Score sheet of one side, a line for each item of each resolution; in the Shared Basket of both sides."""
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


STILL_GROWING: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The match is not over yet.")
MOST_BLISS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} wins with {bliss} bliss.")
MORE_ANIMALS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Tied on bliss: {who} has more animals, {more} to {fewer}."
)
YOUNGER: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Tied on bliss and animals, {animals} each: {who} is younger.")
TIE_IS_YOURS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Tied on bliss: you win ties against the Scarecrow.")
BASKET_FULL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The basket is full: {bliss} bliss in {rounds} rounds.")
BASKET_NOT_FULL: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The basket is {missing} bliss short of the goal of {goal}."
)
ROUND: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Round {round}")
ROUND_OF: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Round {round}, {who}")
