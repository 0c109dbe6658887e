"""Scoring: stars, ranks, tie-breaks, score sheet (FF-01 to FF-03, FF-08, FF-10, FF-202, FF-217)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Result, ScoreLine, Seat, Side
from garden_desktop.games.fire_and_flora.data.cards import called
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import natives
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.state import State


def stars_of(config: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """Stars of a landscape, modules included."""
    worth, on = config.worth, state.on
    stars = sum([worth[on[land]] for land in state.rows[seat]])
    return stars + bonus(config, state, seat) if config.diversity else stars


def bonus(config: RulesConfig, state: State | MutablePosition, seat: Seat) -> int:
    """Stars of the module diversity (FF-217)."""
    various = config.diversity and natives(config, state, seat) >= config.figures.diversity_natives
    return config.figures.diversity_stars if various else 0


def leaders(config: RulesConfig, state: State | MutablePosition) -> tuple[Seat, ...]:
    """Seats with the most stars, then the most coins; several if both are equal (FF-10)."""
    standing = [(stars_of(config, state, seat), state.coins[seat]) for seat in range(config.seats)]
    return tuple(seat for seat, one in enumerate(standing) if one == max(standing))


def ranks(stars: Sequence[int], winners: Sequence[Seat]) -> tuple[int, ...]:
    """Ranks from 1: winners first, then by stars; equals share a rank and the next one is skipped (FF-08)."""
    keys = [(1, 0) if seat in winners else (0, number) for seat, number in enumerate(stars)]
    return tuple(1 + sum(other > own for other in keys) for own in keys)


# Result and score sheet.


def result(config: RulesConfig, state: State) -> Result:
    """Stars, ranks and reason of the end; while the match runs nobody has won, and ranks go by stars."""
    stars = tuple(stars_of(config, state, seat) for seat in range(config.seats))
    if state.ending == "challenge_lost":
        return Result(stars, (2,), LOST.of(n=config.rounds, stars=stars[0], target=config.target))
    places = ranks(stars, state.winners)
    match state.ending:
        case "target":
            winner = state.winners[0]
            reason = ALONE.of(stars=stars[0]) if config.solo else REACHED.of(who=SideName(winner), stars=stars[winner])
            return Result(stars, places, reason, _first_of_two(config, state, stars))
        case "round_limit":
            return Result(stars, places, _stopped(config, state.winners, stars), _tiebreak(config, state, stars))
    return Result(stars, places, RUNNING)


def _stopped(config: RulesConfig, winners: Sequence[Seat], stars: Sequence[int]) -> Message:
    if len(winners) == 1:
        return STOPPED.of(n=config.rounds, who=SideName(winners[0]), stars=stars[winners[0]])
    return SHARED.of(n=config.rounds, who=ListArg(tuple(SideName(seat) for seat in winners)), stars=max(stars))


def _first_of_two(config: RulesConfig, state: State, stars: Sequence[int]) -> Message | None:
    """Sentence for one effect that brought several to the target (FF-07); else None."""
    there = [seat for seat, number in enumerate(stars) if number >= config.target]
    if len(there) == 1:
        return None
    return OWN_TURN if state.winners[0] == state.turn else NEXT_IN_TURN


def _tiebreak(config: RulesConfig, state: State, stars: Sequence[int]) -> Message | None:
    """Sentence on a comparison of coins (FF-10); None if stars were enough."""
    level = [seat for seat, number in enumerate(stars) if number == max(stars)]
    winners = leaders(config, state)
    if len(level) == 1:
        return None
    if len(winners) > 1:
        return EVEN_COINS.of(coins=state.coins[winners[0]])
    fewer = max(state.coins[seat] for seat in level if seat not in winners)
    return MORE_COINS.of(who=SideName(winners[0]), coins=state.coins[winners[0]], fewer=fewer)


def explain(config: RulesConfig, view: State, side: Side) -> Sequence[ScoreLine]:
    """Score sheet of one side: each plant that counts, by land from left to right, then modules."""
    lines = [_line(config, view, land) for land in view.rows[side] if config.worth[view.on[land]]]
    more = bonus(config, view, side)
    if more:
        note = NATIVES.of(n=config.figures.diversity_natives)
        lines.append(ScoreLine(label=DIVERSITY, points=more, note=note, sprite="diversity"))
    return lines


def _line(config: RulesConfig, view: State, land: int) -> ScoreLine:
    plant = view.on[land]
    assert 0 <= plant < BUILT
    species = config.species[plant >> 1]
    return ScoreLine(
        label=called(species.name),
        points=config.worth[plant],
        note=(BIG if plant & 1 else SMALL).of(land=called(config.lands[land].name)),
        sprite=f"{species.id}-{'big' if plant & 1 else 'small'}",
    )


RUNNING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "No player has won yet.")
REACHED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} has the best landscape: {stars} stars.")
ALONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The landscape reached {stars} stars in time.")
STOPPED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "After %n round(s) {who} has the most stars: {stars}.")
SHARED: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "After %n round(s) {who} share the victory with {stars} stars each."
)
LOST: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "After %n turn(s) the landscape has {stars} stars; the goal was {target}."
)
OWN_TURN: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "Several players reached the goal at once; the player whose turn it was wins."
)
NEXT_IN_TURN: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "Several players reached the goal at once; the first in turn order wins."
)
EVEN_COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Tied on stars and on coins: {coins} each.")
MORE_COINS: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "Tied on stars; {who} has the most coins: {coins} against {fewer}."
)
BIG: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Big, on {land}")
SMALL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Small, on {land}")
DIVERSITY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Diversity")
NATIVES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n or more different natives")
