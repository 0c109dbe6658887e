"""Policy of Gnomadic Gardeners: sealed plays as a matrix game, other decisions by search, and hint sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from garden_desktop.core.character import characters_of
from garden_desktop.core.options import ONLY, STRONGEST
from garden_desktop.core.regret import equilibrium
from garden_desktop.core.rules import IsLate, Level, Policy
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.gnomadic_gardeners.advice.character import Character, PositionValue
from garden_desktop.games.gnomadic_gardeners.advice.forecast import Forecast, Play, as_if, best, forced_sleep, outcome
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring, transitions
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.legality import MoveGenerator
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import TASK_3, Move, State, bits_of, replace_side
from garden_desktop.games.gnomadic_gardeners.rules.transitions import apply

ANSWERS = ("fulfil", "use", "lend", "recruit")
"""Phases of a round after the reveal in which a side decides."""
BEST = 24
"""Number of plays of each side, the best against a uniform opponent, in the matrix that is solved."""


class LevelPolicy:
    """Policy of one level at one table."""

    def __init__(self, config: RulesConfig, generator: MoveGenerator, character: Character) -> None:
        self._config, self._generator, self._character = config, generator, character
        self._worth = PositionValue(config, character)

    def choose(self, view: State, seat: Seat, rng: Random, late: IsLate) -> Move:
        """Move of `seat`, which is to move."""
        state = self.known(view, seat)
        if state.phase == "commit":
            return self._commit(state, seat, rng, late)
        moves = self._generator.legal(state)
        if state.phase == "keep":
            return max(moves, key=lambda move: self._worth.gnomes[move.bits])
        return max(moves, key=lambda move: self._settled(apply(self._config, state, move), seat))

    def known(self, view: State, seat: Seat) -> State:
        """The view with the opponent's hand, which follows from the own one, and without its sealed play."""
        if self._config.solo:
            return view
        other, state = 1 - seat, view
        if state.hands[other] < 0:
            state = state._replace(hands=replace_side(state.hands, other, self._config.gnomes & ~state.hands[seat]))
        if state.plays[other] < 0:
            state = state._replace(plays=replace_side(state.plays, other, 0))
        return state

    def _settled(self, state: State, seat: Seat) -> float:
        """Value for `seat` if each side plays the rest of the round best for itself: minimax."""
        if state.phase not in ANSWERS:
            return self._worth.value_of(state, seat)
        values = [self._settled(apply(self._config, state, move), seat) for move in self._generator.legal(state)]
        return max(values) if state.turn == seat or self._config.basket else min(values)

    # Sealed plays.

    def _commit(self, state: State, seat: Seat, rng: Random, late: IsLate) -> Move:
        """Play to seal."""
        forecast = Forecast(self._config, self._generator, self._worth, state)
        mine = forecast.plays(seat)
        if not self._config.solo:
            return self._against(forecast, mine, seat, rng, late)
        return self._best(mine, self._means(forecast, mine, self.orders(forecast, state), seat), rng).move

    def orders(self, forecast: Forecast, state: State) -> list[Play]:
        """All plays that the automa's control cards may give, equally likely."""
        top, *rest = state.pile
        if top.bit_count() > 1:
            return [forecast.automa(left, right) for left, right in permutations(bits_of(top), 2)]
        (left,) = bits_of(top)
        return [forecast.automa(left, right) for right in bits_of(rest[0])]

    def _against(self, forecast: Forecast, mine: list[Play], seat: Seat, rng: Random, late: IsLate) -> Move:
        """Play against an opponent: sampled from an approximate equilibrium, which makes it unpredictable.

        Without rounds of regret matching, in the Shared Basket, and when time is up: the play of the best mean value.
        """
        yours = [forecast.idle(1 - seat)] if self._character.solitary else forecast.plays(1 - seat)
        few = int(self._character.plays)
        if few:
            yours = rng.sample(yours, min(few, len(yours)))
        values = self._means(forecast, mine, yours, seat)
        rounds = int(self._character.rounds)
        if not rounds or self._config.basket or late():
            return self._best(mine, values, rng).move
        losses = [-v for v in self._means(forecast, yours, mine, 1 - seat)]
        mine = [mine[i] for i in sorted(range(len(mine)), key=lambda i: -values[i])[:BEST]]
        yours = [yours[i] for i in sorted(range(len(yours)), key=lambda i: losses[i])[:BEST]]
        payoffs = [[self._value(forecast, one, two, seat) for two in yours] for one in mine]
        strategy, _ = equilibrium(payoffs, rounds)
        return rng.choices(mine, strategy)[0].move

    def _means(self, forecast: Forecast, mine: list[Play], yours: list[Play], seat: Seat) -> list[float]:
        """Value of each play against a uniform opponent; in the Shared Basket with the partner's best play."""
        if self._config.basket:
            return [max(self._value(forecast, one, two, seat) for two in yours) for one in mine]
        return [sum(self._value(forecast, one, two, seat) for two in yours) / len(yours) for one in mine]

    def _value(self, forecast: Forecast, one: Play, two: Play, seat: Seat) -> float:
        """Value for `seat` of a pair of plays."""
        if seat == 0:
            return forecast.chance(one, two)
        return forecast.chance(two, one) if self._config.basket else 1 - forecast.chance(two, one)

    def _best(self, plays: list[Play], values: list[float], rng: Random) -> Play:
        """Play of the highest value, with the noise of the level."""
        noise = self._character.noise
        heard = [value + rng.gauss(0, noise) if noise else value for value in values]
        return plays[max(range(len(plays)), key=heard.__getitem__)]


# Instructions for hints and for solutions of puzzles: "Send Gnestor and Gnina."


def name_move(config: RulesConfig, state: State, move: Move) -> Message:
    """Instruction sentence for a decision of the side to move."""
    match move.kind:
        case "fulfil":
            return FULFIL.of(tasks=names.tasks(move.bits)) if move.bits else FULFIL_NOTHING
        case "use":
            return USE.of(animals=names.animals(move.bits)) if move.bits else REST
        case "lend" if not move.bits:
            return LEND_NOBODY
        case "lend":
            return LEND.of(gnomes=gnomes(config, move.bits), who=SideName(1 - state.turn))
        case "keep":
            return KEEP.of(gnomes=gnomes(config, move.bits))
        case "recruit" | "decline":
            animal = names.animal(transitions.brings_animal(config, state, state.turn))
            return (RECRUIT if move.kind == "recruit" else DECLINE).of(animal=animal)
    return name_commit(config, move)


def name_commit(config: RulesConfig, move: Move) -> Message:
    """Instruction sentence for a play, by names of gnomes."""
    if not move.bits:
        return NOBODY_GOES
    return (SEND_HEN_RESTS if move.hen_off else SEND).of(gnomes=gnomes(config, move.bits))


def gnomes(config: RulesConfig, mask: int) -> ListArg:
    """First names of gnomes, as a list."""
    return ListArg(tuple(config.pack.gnomes[bit].name.split()[0] for bit in bits_of(mask)))


SEND: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Play {gnomes}.")
SEND_HEN_RESTS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Play {gnomes} without using the Hen.")
NOBODY_GOES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Play no gnomes.")
FULFIL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Fulfil {tasks}.")
FULFIL_NOTHING: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Fulfil no task.")
USE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Use: {animals}.")
REST: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Use no animals.")
LEND: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Lend {gnomes} to {who}.")
LEND_NOBODY: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Lend no gnome.")
KEEP: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Keep {gnomes}.")
RECRUIT: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Take the new animal: {animal}.")
DECLINE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Decline the new animal: {animal}.")


# Hints.


class ExpectedBliss(NamedTuple):
    """Expected bliss of this round for the deciding side and for the other one, over all replies equally likely."""

    own: float
    theirs: float


class HintWriter(LevelPolicy):
    """Hint sentences at one table, from the same evaluation that chooses moves."""

    def explain_move(self, view: State, seat: Seat, move: Move) -> tuple[Message, ...]:
        """The move as an instruction, then its reasons."""
        state = self.known(view, seat)
        named = name_move(self._config, state, move)
        if len(self._generator.legal(state)) < 2:
            return named, ONLY
        return named, *self._reasons(state, seat, move)

    def _reasons(self, state: State, seat: Seat, move: Move) -> Iterator[Message]:
        config = self._config
        match move.kind:
            case "commit":
                yield from self._of_bench(state, seat, move)
            case "fulfil":
                yield from self._of_tasks(state, seat, move)
            case "use":
                found = scoring.items(config, state, seat, move.bits, forced_sleep(config, state, seat))
                yield GAIN.of(n=sum(bliss for _, bliss in found))
            case "lend" if move.bits:
                yield GAIN.of(n=config.amount * state.done[1 - seat].bit_count())
            case "recruit":
                yield SLEEPERS.of(n=config.amount * scoring.owned(state, seat).bit_count())

    def _of_bench(self, state: State, seat: Seat, move: Move) -> Iterator[Message]:
        """Yield the bliss of a bench that resolves first, and the expected bliss of both sides."""
        config = self._config
        first = best(config, self._generator, as_if(config, state, seat, move.bits, move.hen_off))
        hours = names.hours(first.state.preps[seat])
        if first.tasks:
            yield IF_FIRST_TASKS.of(hours=hours, tasks=names.tasks(first.tasks), n=first.bliss)
        else:
            yield IF_FIRST.of(hours=hours, n=first.bliss)
        own, theirs = map(round, self.means(state, seat, move))
        if config.basket:
            yield TOGETHER.of(n=own, who=SideName(1 - seat))
        else:
            yield ON_AVERAGE.of(n=own, who=SideName(1 - seat), theirs=theirs)

    def means(self, state: State, seat: Seat, move: Move) -> ExpectedBliss:
        """Expected bliss of a bench in this round; in the Shared Basket with the partner's best bench."""
        forecast = Forecast(self._config, self._generator, self._worth, state)
        mine = next(play for play in forecast.plays(seat) if play.move == move)
        replies = self.orders(forecast, state) if self._config.solo else forecast.plays(1 - seat)
        if self._config.basket:
            replies = [max(replies, key=lambda reply: self._value(forecast, mine, reply, seat))]
        ends = [forecast.end(mine, reply) if seat == 0 else forecast.end(reply, mine) for reply in replies]
        sums = [sum(end.scores[side] for end in ends) / len(ends) - state.scores[side] for side in (seat, 1 - seat)]
        return ExpectedBliss(*sums)

    def _of_tasks(self, state: State, seat: Seat, move: Move) -> Iterator[Message]:
        """Yield the bliss and animal of a task set, and the most that the other side can still gain."""
        config, found = self._config, outcome(self._config, state, move.bits)
        animal = transitions.brings_animal(config, found.state, seat)
        if move.bits & TASK_3 and animal:
            yield (GAIN_ANIMAL if found.bliss else ANIMAL).of(n=found.bliss, animal=names.animal(animal))
        else:
            yield GAIN.of(n=found.bliss)
        after = apply(config, state, move)
        if state.first == seat and not config.solo and not config.basket and after.phase == "fulfil":
            rest = best(config, self._generator, after._replace(done=replace_side(after.done, 1 - seat, 0)))
            yield LEAVES.of(who=SideName(1 - seat), n=rest.bliss)


IF_FIRST: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{hours}: if you go first, this scores %n bliss.")
IF_FIRST_TASKS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{hours}: if you go first, you can fulfil {tasks}, for %n bliss in all."
)
ON_AVERAGE: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners",
    "On average over everything {who} can play, this round brings you %n bliss, and {who} {theirs}.",
)
TOGETHER: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "With {who}’s best-matching bench, this round brings %n bliss."
)
GAIN: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You gain %n bliss.")
GAIN_ANIMAL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You gain %n bliss and this animal: {animal}.")
ANIMAL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You gain this animal: {animal}.")
LEAVES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "After that {who} can gain at most %n bliss.")
SLEEPERS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The animals that fall asleep bring you %n bliss.")


# Policy.


class GardenPolicy:
    """Policy of all levels at one table."""

    def __init__(self, rules: GardenRules, found: Mapping[Level, Character]) -> None:
        self._why = HintWriter(rules.config, rules.generator, found[STRONGEST])
        self._of = {level: LevelPolicy(rules.config, rules.generator, character) for level, character in found.items()}

    def choose_move(self, view: State, seat: Seat, level: Level, rng: Random, late: IsLate) -> Move:
        return self._of[level].choose(view, seat, rng, late)

    def explain_move(self, view: State, seat: Seat, move: Move) -> Sequence[Message]:
        return self._why.explain_move(view, seat, move)


def policy(rules: GardenRules, players: Path | None = None) -> Policy:
    """Policy of one table, with the weights in `players` or else in the game's players.toml. Raises PackError."""
    return GardenPolicy(rules, characters_of("gnomadic_gardeners", players, Character, rules.seats))
