"""Policy of Fire and Flora for all levels at one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from garden_desktop.core.character import characters_of
from garden_desktop.core.rules import IsLate, Level, Policy
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.character import Character, LandscapeValuation, Stakes
from garden_desktop.games.fire_and_flora.advice.deeds import ActionPolicy, TradePolicy
from garden_desktop.games.fire_and_flora.advice.preview import fire_ahead
from garden_desktop.games.fire_and_flora.advice.why import HintWriter
from garden_desktop.games.fire_and_flora.data.cards import FIRE, NONE
from garden_desktop.games.fire_and_flora.data.pack import BOTH, CENTRAL, EMPTY, SOUTHERN
from garden_desktop.games.fire_and_flora.rules.choices import MoveGenerator
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.resources import target_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import Exchange, State


class LevelPolicy:
    """Policy of one level at one table."""

    def __init__(self, config: RulesConfig, generator: MoveGenerator, character: Character) -> None:
        self._config, self._generator, self._like = config, generator, character
        self._taste = LandscapeValuation(config, character)
        self._stakes = Stakes(config, self._taste)
        self._haggling = TradePolicy(config, self._taste, self._stakes)
        self._deeds = ActionPolicy(config, generator, self._taste, self._stakes, self._haggling)
        self._by_node: Mapping[str, Callable[[State, Seat], Move]] = {
            "draft": self._haggling.drafting,
            "answer": self._haggling.answer,
            "answer_counter": self._haggling.answer,
            "block": self._block,
            "douse": self._douse,
            "lookout": self._lookout,
            "quake": self._quake,
            "discard": self._discard,
        }

    def choose(self, view: State, seat: Seat, rng: Random) -> Move:
        """Legal move of `seat`; deterministic for the same view and random state."""
        if view.ask.kind == "actions":
            return self._deeds.best(view, seat, rng)
        return self._by_node.get(view.ask.kind, self._choose)(view, seat)

    def _choose(self, view: State, seat: Seat) -> Move:
        """Choice of a place, a plant or a seat with the highest gain; of equal ones the last, which declines."""
        return max(reversed(self._generator.legal(view)), key=lambda move: self._gain(view, seat, move))

    def _gain(self, view: State, seat: Seat, move: Move) -> float:
        ask = view.ask
        if move.seat in ask.seats:
            return self._taste.envy(view, seat)[move.seat]
        if move.place < 0:
            return 0.0
        match move.kind:
            case "site":
                return self._stakes.of_content(view, move.place, 2 * ask.what, seat)
            case "regrow":
                return self._stakes.of_content(view, move.place, ask.what & ~1, seat)
            case "protect":
                return -self._stakes.of_icon(view, move.place, FIRE, seat)
        return self._gain_of_event(view, seat, move.place)

    def _gain_of_event(self, view: State, seat: Seat, land: int) -> float:
        """Gain from a plant chosen for the squirrel, the parrots, or the icon of the event."""
        match self._config.cards[view.event].effect:
            case "squirrel":
                return self._stakes.of_content(view, land, EMPTY, seat)
            case "parrots":
                return 1.0 + self._taste.of[view.on[land] & ~1]
        return self._stakes.of_icon(view, land, view.ask.what, seat)

    def _block(self, view: State, seat: Seat) -> Move:
        assert view.exchange is not None
        wanted = self._wants_to_block(view, view.exchange, seat)
        *blocks, passing = self._generator.legal(view)
        hand = view.hands[seat] or NONE
        return max(blocks, key=lambda move: hand[move.cause], default=passing) if wanted else passing

    def _wants_to_block(self, view: State, exchange: Exchange, seat: Seat) -> bool:
        """Whether to block a harmful play or defend a useful one; gentle players ignore others (FF-220)."""
        gain = self._stakes.of_play(view, exchange.move, seat)
        if exchange.stands:
            return gain <= -self._like.hurt and not (self._like.gentle and target_of(view, exchange.move) != seat)
        return gain >= self._like.proud and not (self._like.gentle and exchange.seat != seat)

    def _douse(self, view: State, seat: Seat) -> Move:
        loss = -self._stakes.of_icon(view, view.ask.land, FIRE, seat)
        moves = self._generator.legal(view)
        return moves[0] if loss >= self._like.burnt else moves[-1]

    def _lookout(self, view: State, seat: Seat) -> Move:
        """Reroll if the result is worse than the mean over the faces of the die."""
        faces = dict(zip((CENTRAL, SOUTHERN, BOTH), self._config.pack.faces, strict=True))
        gains = {area: self._gain_of_fire(view, seat, area) for area in faces}
        usual = sum(faces[area] * gains[area] for area in faces) / sum(faces.values())
        keep, reroll = self._generator.legal(view)
        return reroll if gains[view.area] < usual else keep

    def _gain_of_fire(self, view: State, seat: Seat, area: int) -> float:
        """Gain from a fire with this die result; children are left out, as their places are open."""
        on = list(view.on)
        for visit in fire_ahead(self._config, view, area):
            on[visit.land] = visit.after
        return self._taste.change(view, view._replace(on=tuple(on)), seat)

    def _quake(self, view: State, seat: Seat) -> Move:
        pay, lose = self._generator.legal(view)
        return pay if self._config.lands[pay.card].cost >= self._like.solid else lose

    def _discard(self, view: State, seat: Seat) -> Move:
        """Discard of a card of the most frequent type."""
        hand = view.hands[seat] or NONE
        return max(self._generator.legal(view), key=lambda move: hand[move.cause])


class FloraPolicy:
    """Policy of all levels at one table, each with weights of its own."""

    def __init__(self, rules: FloraRules, found: Mapping[Level, Character]) -> None:
        self._why = HintWriter(rules.config, rules.generator)
        self._of = {level: LevelPolicy(rules.config, rules.generator, character) for level, character in found.items()}

    def choose_move(self, view: State, seat: Seat, level: Level, rng: Random, late: IsLate) -> Move:
        return self._of[level].choose(view, seat, rng)

    def explain_move(self, view: State, seat: Seat, move: Move) -> Sequence[Message]:
        return self._why.explain_move(view, seat, move)


def policy(rules: FloraRules, players: Path | None = None) -> Policy:
    """Policy of one table, with the weights in `players` or else in the game's players.toml. Raises PackError."""
    return FloraPolicy(rules, characters_of("fire_and_flora", players, Character, rules.seats))
