"""Round forecast: the outcome of a round for each pair of sealed plays, that is, each cell of its payoff matrix; and
previews of a resolution: the task set that pays most, and the bliss of each set.

Computed from one seat's view, or from an open round, by applying the scoring of the rules to the position as it
would be then.
"""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.advice.character import PositionValue
from garden_desktop.games.gnomadic_gardeners.rules import scoring, transitions
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.legality import MoveGenerator
from garden_desktop.games.gnomadic_gardeners.rules.scoring import SCORE_ANIMALS, owned
from garden_desktop.games.gnomadic_gardeners.rules.scoring import worth as animal_worth
from garden_desktop.games.gnomadic_gardeners.rules.state import (
    COW,
    GOAT,
    HEN,
    PIGGY,
    TASK_1,
    TASK_2,
    TASK_3,
    TORTOISE,
    Move,
    Pair,
    State,
    bits_of,
    replace_side,
)
from garden_desktop.games.gnomadic_gardeners.rules.transitions import prep

LENT = 1.5
"""Value in bliss of a gnome that is lent in June."""


class Play(NamedTuple):
    """A play of one side with all that the outcome depends on.

    Its hours, the task sets its team can fulfil (8 bits), its bliss in any case, and the gnomes that leave with it. Of
    the automa: the tasks it blocks (-1 for a player) and the number of gnomes it passes.
    """

    move: Move
    prep: int
    sets: int
    bliss: int
    leaving: int
    spare: bool
    blocks: int = -1
    passes: int = 0


class TaskShare(NamedTuple):
    """Tasks of each side after both have resolved, with their bliss and new animals."""

    bliss: Pair
    gained: Pair
    tasks: Pair


class RoundEnd(NamedTuple):
    """State between this round and the next; `hands` are those of the next round."""

    scores: Pair
    animals: Pair
    flipped: Pair
    hands: Pair


class Forecast:
    """Forecast of one round from its start, with nothing sealed. Task shares are cached by the sets in question."""

    def __init__(self, config: RulesConfig, generator: MoveGenerator, worth: PositionValue, state: State) -> None:
        self._config, self._generator, self._worth, self._state = config, generator, worth, state
        self._middle = config.pack.middles[state.pair]
        self._left = worth.left(state.scores)
        self._shares: dict[tuple[Side, int, int], TaskShare] = {}
        owns = [owned(state, side) for side in (0, 1)]
        self._new = [self._middle.animal & ~own for own in owns]
        self._owns = [own.bit_count() for own in owns]
        self._late = [self._second(side) for side in (0, 1)]

    def plays(self, side: Side) -> list[Play]:
        """Every play of a side."""
        return [self._play(side, move) for move in self._generator.commits(self._state, side)]

    def idle(self, side: Side) -> Play:
        """Play without gnomes, which takes no task from the other side. The rules allow no such play."""
        return self._play(side, Move("commit"))

    def _play(self, side: Side, move: Move) -> Play:
        """A play with its hours, task sets and certain bliss."""
        config, team = self._config, move.bits
        state = self._state._replace(
            plays=replace_side(self._state.plays, side, team),
            hen_off=replace_side(self._state.hen_off, side, move.hen_off),
        )
        bliss = config.pack.gnomes[team.bit_length() - 1].charisma if team.bit_count() == 1 else 0
        july = config.amount if config.month == "july" else 0
        for animal in (1 << bit for bit in bits_of(state.animals[side] & SCORE_ANIMALS & ~COW & ~TORTOISE)):
            bliss += max(july, animal_worth(config, state, side, animal))
        if july:
            bliss += july * (state.animals[side] & (PIGGY | COW)).bit_count()
            bliss += july * bool(state.animals[side] & HEN and (move.hen_off or not team & ~config.early))
        gone = team
        if config.month == "august" and team.bit_count() == config.amount:
            gone = team & ~max((1 << bit for bit in bits_of(team)), key=self._worth.gnomes.__getitem__)
        hours = prep(config, state, side)
        return Play(move, hours, self._generator.sets(state)[team], bliss, gone, team != state.hands[side])

    def automa(self, left: int, right: int) -> Play:
        """Play of the automa for this pair of control cards."""
        config, state = self._config, self._state
        orders, animals = config.pack.middles[left, right], self._owns[1]
        gnomes = sum(block.bit_count() for block in state.queue)
        bliss = orders.score.worth(animals, gnomes)
        hours = orders.prep.worth(animals, gnomes)
        return Play(Move("control"), hours, 0, bliss, 0, False, orders.blocks, min(orders.passes, gnomes))

    def first(self, one: Play, two: Play) -> Side:
        """Side that resolves first with these plays (GG-34 to GG-36)."""
        scores = self._state.scores
        if one.prep != two.prep:
            return int(two.prep < one.prep)
        return int(scores[1] < scores[0]) if scores[0] != scores[1] else self._config.younger

    def chance(self, one: Play, two: Play) -> float:
        """Winning probability of seat 1 after these plays, if each side then plays best for itself."""
        return self._worth.chance(*self.end(one, two))

    def end(self, one: Play, two: Play) -> RoundEnd:
        """State after these plays."""
        config, state = self._config, self._state
        first = self.first(one, two)
        done = self._shared(first, one.sets, two.sets if two.blocks < 0 else -1 - two.blocks)
        extra = [0, 0]
        if not (config.solo and first == 0):
            extra[1 - first] = self._late[1 - first] + self._lend((one, two)[1 - first], done, first)
        scores = (
            state.scores[0] + one.bliss + done.bliss[0] + extra[0],
            state.scores[1] + two.bliss + done.bliss[1] + extra[1],
        )
        if config.basket:
            scores = (sum(scores) - state.scores[1],) * 2
        animals, flipped = state.animals, state.flipped
        if config.month == "october":
            turned = [bool(done.gained[s]) and not (config.solo and s) for s in (0, 1)]
            flipped = (flipped[0] | animals[0] * turned[0], flipped[1] | animals[1] * turned[1])
            animals = (animals[0] * (not turned[0]), animals[1] * (not turned[1]))
        animals = animals[0] | done.gained[0], animals[1] | done.gained[1]
        return RoundEnd(scores, animals, flipped, self._hands(one, two))

    def _hands(self, one: Play, two: Play) -> Pair:
        """Hands of the next round."""
        mine, yours = self._state.hands
        if self._config.solo:
            return mine & ~one.leaving | _some(self._state.queue, two.passes), 0
        return mine & ~one.leaving | two.leaving, yours & ~two.leaving | one.leaving

    def _lend(self, second: Play, done: TaskShare, first: Side) -> int:
        """Gain from lending a gnome in June, the value of the gnome deducted; 0 if it does not pay."""
        pays = (
            self._config.amount * done.tasks[first].bit_count() if self._config.month == "june" and second.spare else 0
        )
        return int(pays - LENT) if pays > LENT else 0

    def _second(self, side: Side) -> int:
        """Bliss of a side for resolving second."""
        animals, config = self._state.animals[side], self._config
        if config.solo and side:
            return 0
        april = config.amount * animals.bit_count() if config.month == "april" else 0
        return april + (config.pack.animals[TORTOISE.bit_length() - 1].bliss if animals & TORTOISE else 0)

    def _shared(self, first: Side, one: int, two: int) -> TaskShare:
        """Best task sets of both sides, the first side choosing first; cached."""
        key = first, one, two
        found = self._shares.get(key)
        if found is None:
            found = self._shares[key] = self._solve(first, (one, two))
        return found

    def _solve(self, first: Side, sets: Pair) -> TaskShare:
        """Two-ply minimax over the task sets: the second side answers each choice of the first one."""
        second, best, most = 1 - first, None, -1e9
        for tasks in self._sets(first, sets, 0):
            answers = self._sets(second, sets, tasks)
            answer = max(answers, key=lambda answer: self._gain(second, answer, tasks))
            both = self._config.basket or (self._config.solo and second)
            value = self._gain(first, tasks, 0)
            value += self._gain(second, answer, tasks) * (1 if both else -1) * (0 if self._config.solo else 1)
            if value > most:
                pair = (tasks, answer) if first == 0 else (answer, tasks)
                best, most = pair, value
        assert best is not None
        bliss = self._bliss(0, best[0], first == 0, best[1]), self._bliss(1, best[1], first == 1, best[0])
        gained = tuple(self._new[s] if best[s] & TASK_3 else 0 for s in (0, 1))
        return TaskShare(bliss, (gained[0], gained[1]), best)

    def _sets(self, side: Side, sets: Pair, taken: int) -> list[int]:
        """Task sets of a side that are still open once `taken` is done; for the automa the tasks it blocks."""
        if sets[side] < 0:
            return [-1 - sets[side]]
        piggy = self._state.animals[side] & PIGGY and self._config.piggy_beats_block
        closed = taken & ~TASK_1 if piggy else taken
        return [tasks for tasks in bits_of(sets[side]) if not tasks & closed]

    def _gain(self, side: Side, tasks: int, taken: int) -> float:
        """Bliss of a task set, and the value of its new animal over the rounds to come."""
        new = self._worth.animals[self._new[side]] * self._left if tasks & TASK_3 else 0
        return self._bliss(side, tasks, taken == 0, taken) + new

    def _bliss(self, side: Side, tasks: int, first: bool, others: int = 0) -> int:
        """Bliss of tasks and of animals that depend on them; 0 for the automa, whose score is on its cards."""
        config, middle, animals = self._config, self._middle, self._state.animals[side]
        if side and config.solo:
            return 0
        bliss = (middle.bliss[0] if tasks & TASK_1 else 0) + (middle.bliss[1] if tasks & TASK_2 else 0)
        if animals & COW and middle.milk & tasks and config.month != "july":
            bliss += config.pack.animals[COW.bit_length() - 1].bliss
        if config.month == "september" and tasks & TASK_1 and tasks & TASK_2:
            bliss *= config.amount
        if config.month == "october" and tasks & TASK_3 and self._new[side]:
            bliss += config.amount * self._owns[side]
        if animals & GOAT and not first and others & TASK_3 and self._new[1 - side]:
            bliss += config.pack.animals[GOAT.bit_length() - 1].bliss
        return bliss


def _some(queue: tuple[int, ...], count: int) -> int:
    """The top `count` gnomes of a queue of blocks; a block is taken in index order, as its own order is unknown."""
    found = 0
    for block in queue:
        for bit in bits_of(block):
            if found.bit_count() < count:
                found |= 1 << bit
    return found


class BestTaskSet(NamedTuple):
    """The task set that pays most: position with it done, items, sum."""

    state: State
    tasks: int
    items: scoring.Items
    bliss: int


def as_if(config: RulesConfig, view: State, side: Side, play: int, hen_off: bool, taken: int = 0) -> State:
    """The position in which `side` resolves `play` openly: first, or after the other side has done `taken`."""
    other = 1 - side
    state = view._replace(
        phase="fulfil",
        turn=side,
        plays=replace_side((0, 0), side, play),
        hen_off=(hen_off, False) if side == 0 else (False, hen_off),
        first=other if taken else side,
        done=replace_side((0, 0), other, taken),
        gained=(0, 0),
    )
    state = state._replace(preps=replace_side((0, 0), side, transitions.prep(config, state, side)))
    gain = transitions.brings_animal(config, state, other)
    return state._replace(animals=replace_side(state.animals, other, state.animals[other] | gain))


def best(config: RulesConfig, generator: MoveGenerator, state: State) -> BestTaskSet:
    """Task set with the most bliss for the side to move; of equal ones one with an animal, then the largest."""
    found = [outcome(config, state, move.bits) for move in generator.fulfils(state)]
    return max(found, key=lambda one: (one.bliss, bool(_gain(config, one)), one.tasks.bit_count()))


def outcome(config: RulesConfig, state: State, tasks: int) -> BestTaskSet:
    """Bliss of fulfilling `tasks`, if later decisions of the resolution are made for the most bliss."""
    side = state.turn
    after = state._replace(done=replace_side(state.done, side, tasks))
    items = scoring.items(config, after, side, best_use(config, after, side), forced_sleep(config, after, side))
    return BestTaskSet(after, tasks, items, sum(bliss for _, bliss in items))


def best_use(config: RulesConfig, state: State, side: Side) -> int:
    """July: mask of the open animals that pay more at work than at rest; in other months all animals."""
    if config.month != "july":
        return scoring.ALL_ANIMALS
    asked = (1 << bit for bit in bits_of(scoring.open_animals(config, state, side)))
    return sum(animal for animal in asked if scoring.worth(config, state, side, animal) > config.amount)


def forced_sleep(config: RulesConfig, state: State, side: Side) -> int:
    """Bliss of animals that have to be flipped for a new one (October with `must_recruit`); else 0."""
    if config.month == "october" and config.must_recruit and transitions.brings_animal(config, state, side):
        return config.amount * scoring.owned(state, side).bit_count()
    return 0


def _gain(config: RulesConfig, one: BestTaskSet) -> int:
    return transitions.brings_animal(config, one.state, one.state.turn)
