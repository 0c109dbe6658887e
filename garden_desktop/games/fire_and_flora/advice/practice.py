"""Puzzles: the best plays of this hand on the own lands, before the turn ends.

At these tables only the owner of a plant may block, so that no other player has a decision and nothing is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.practice import PuzzleQuestion
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Options, Seat
from garden_desktop.games.fire_and_flora.advice.naming import name_play
from garden_desktop.games.fire_and_flora.data.cards import called, side
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.scoring import bonus, stars_of
from garden_desktop.games.fire_and_flora.rules.state import State

MOST_LANDS: Final = 3
"""Largest number of lands whose content is told."""


def difference(config: RulesConfig, best: State, yours: State, seat: Seat, *, weeds: bool) -> Iterator[Message]:
    """Sentences that compare two answers, the most important land first; `weeds` counts natives minus invasives."""
    gains = {
        land: _worth(config, best, land, weeds=weeds) - _worth(config, yours, land, weeds=weeds)
        for land in best.rows[seat]
    }
    apart = [land for land, gain in gains.items() if gain]
    for land in sorted(apart, key=lambda land: -abs(gains[land]))[:MOST_LANDS]:
        yield _told(config, land, best.on[land], yours.on[land])
    various, yours_various = bonus(config, best, seat), bonus(config, yours, seat)
    if various != yours_various and not weeds:
        yield VARIOUS if various else YOURS_VARIOUS


def _worth(config: RulesConfig, state: State, land: int, *, weeds: bool) -> int:
    plant = state.on[land]
    if not weeds:
        return config.worth[plant]
    return 0 if not _grows(plant) else 1 if config.native(plant) else -1


def _told(config: RulesConfig, land: int, best: int, yours: int) -> Message:
    name = called(config.lands[land].name)
    if not _grows(best):
        return CLEARED.of(land=name, plant=_plant(config, yours))
    plant, stars = _plant(config, best), config.worth[best]
    if not _grows(yours):
        return STANDS.of(land=name, plant=plant, n=stars)
    return INSTEAD.of(land=name, plant=plant, n=stars, other=_plant(config, yours), stars=config.worth[yours])


def _grows(content: int) -> bool:
    return 0 <= content < BUILT


def _plant(config: RulesConfig, content: int) -> Message:
    return side(config.species[content >> 1].name, content & 1)


INSTEAD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant}, %n star(s); with your answer {other}, {stars}.")
STANDS: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{land}: {plant}, %n star(s); with your answer nothing grows there."
)
CLEARED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} is gone; with your answer it is still there.")
VARIOUS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The Diversity bonus is added on top.")
YOURS_VARIOUS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Without the Diversity bonus.")


FEWEST_CARDS: Final = 3
MOST_CARDS: Final = 7
"""Cards in hand beyond which there are too many orders of play for a proof."""
WEEDY: Final = 2
"""Invasive plants from which on the question is about them."""
OWNERS: Final = {"block_by": "owner"}


class FloraPuzzles:
    """Puzzles: cards on the own plants, any number of them, then the end of the turn."""

    tables: Sequence[tuple[int, Options]] = tuple((seats, OWNERS) for seats in (2, 3, 4))

    def __init__(self, rules: FloraRules) -> None:
        self._rules, self._config = rules, rules.config

    def question_for(self, state: State, seat: Seat) -> PuzzleQuestion | None:
        """The question at the start of part 4 with a suitable hand; None anywhere else."""
        config, few = self._config, state.sizes[seat] <= MOST_CARDS
        owned = config.block_owner or config.solo
        if state.ask.kind != "actions" or state.ask.seat != seat or not owned or not few:
            return None
        if state.sizes[seat] < FEWEST_CARDS or len(self.moves(state, state)) <= FEWEST_CARDS:
            return None
        ask = WEEDS if self._weedy(state, seat) else STARS
        prompt = ACT.of(who=SideName(seat))
        return ask._replace(title=ask.title.of(plant=self._main(state, seat, native=ask is STARS)), prompt=prompt)

    def over(self, start: State, state: State, seat: Seat) -> bool:
        """Whether the turn, or the match with it, has ended."""
        return bool(state.ending) or len(state.past) > len(start.past) or state.ask.kind == "discard"

    def value(self, start: State, state: State, seat: Seat) -> int:
        """Stars, or natives minus invasives, of the landscape."""
        if self._weedy(start, seat):
            return sum(1 if self._config.native(plant) else -1 for plant in plants(state, seat))
        return stars_of(self._config, state, seat)

    def moves(self, start: State, state: State) -> Sequence[Move]:
        """The end of the turn, plays on own plants, and the choices these plays ask for."""
        legal = self._rules.legal_moves(state)
        if state.ask.kind != "actions":
            return legal
        own = state.rows[state.ask.seat]
        return [move for move in legal if move.kind == "end" or (move.kind == "play" and move.place in own)]

    def describe_move(self, move: Move) -> Message | None:
        """The cards of a play without its effects, which the table would tell each time."""
        return name_play(self._config, move)

    def compare_answers(self, start: State, best: State, yours: State, seat: Seat) -> Sequence[Message]:
        return list(difference(self._config, best, yours, seat, weeds=self._weedy(start, seat)))

    def _weedy(self, state: State, seat: Seat) -> bool:
        """Whether the question is about invasive plants: there are some, and at least as many natives."""
        weeds = self._weeds(state, seat)
        return WEEDY <= weeds <= len(plants(state, seat)) - weeds

    def _main(self, state: State, seat: Seat, *, native: bool) -> Message:
        """Name of the species of which the landscape has most, the leftmost of several."""
        kinds = [plant >> 1 for plant in plants(state, seat) if self._config.native(plant) == native]
        most = max(kinds, key=kinds.count, default=None)
        return NOTHING_GROWS if most is None else called(self._config.species[most].name)

    def _weeds(self, state: State, seat: Seat) -> int:
        return sum(not self._config.native(plant) for plant in plants(state, seat))


def plants(state: State, seat: Seat) -> list[int]:
    """Plants of a landscape, from left to right."""
    return [state.on[land] for land in state.rows[seat] if 0 <= state.on[land] < BUILT]


def practice(rules: FloraRules) -> FloraPuzzles:
    return FloraPuzzles(rules)


ACT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: play cards on your own plants, or end your turn.")
NOTHING_GROWS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Bare ground")
STARS: Final = PuzzleQuestion(
    "stars",
    QT_TRANSLATE_NOOP("fire_and_flora", "{plant}: {value}"),
    QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "Play as many cards as you like on your own plants, then end your turn. How many stars can you have?",
    ),
    QT_TRANSLATE_NOOP("fire_and_flora", "%n star(s)"),
)
WEEDS: Final = PuzzleQuestion(
    "weeds",
    QT_TRANSLATE_NOOP("fire_and_flora", "Against {plant}: {value}"),
    QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "Play cards on your own plants, then end your turn. How many more natives than invasives can you have?",
    ),
    QT_TRANSLATE_NOOP("fire_and_flora", "%n plant(s) more"),
    QT_TRANSLATE_NOOP("fire_and_flora", "%n plant(s) fewer"),
)
