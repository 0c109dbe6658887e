"""What a round brings when both sides have sealed their gnomes: every cell of the matrix that is a round."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.advice.character import PositionValue
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
"""What a gnome lent in June is worth, in bliss."""


class Play(NamedTuple):
    """One play of a side: its hours, the task sets its team can fulfil (8 bits), what it scores in any case, and
    the gnomes that leave with it. Of the automa: the tasks it blocks and the gnomes it hands over (`passes`)."""

    move: Move
    prep: int
    sets: int
    bliss: int
    leaving: int
    spare: bool
    blocks: int = -1
    passes: int = 0


class TaskShare(NamedTuple):
    """How two teams share the tasks: bliss and new animals of each side."""

    bliss: Pair
    gained: Pair
    tasks: Pair


class RoundEnd(NamedTuple):
    """What both sides have between this round and the next; `hands` are those of the next round."""

    scores: Pair
    animals: Pair
    flipped: Pair
    hands: Pair


class Forecast:
    """One round at its start, nothing sealed."""

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
        return [self._play(side, move) for move in self._generator.commits(self._state, side)]

    def _play(self, side: Side, move: Move) -> Play:
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
        """What these control cards tell it to do."""
        config, state = self._config, self._state
        orders, animals = config.pack.middles[left, right], self._owns[1]
        gnomes = sum(block.bit_count() for block in state.queue)
        bliss = orders.score.worth(animals, gnomes)
        hours = orders.prep.worth(animals, gnomes)
        return Play(Move("control"), hours, 0, bliss, 0, False, orders.blocks, min(orders.passes, gnomes))

    def first(self, one: Play, two: Play) -> Side:
        scores = self._state.scores
        if one.prep != two.prep:
            return int(two.prep < one.prep)
        return int(scores[1] < scores[0]) if scores[0] != scores[1] else self._config.younger

    def chance(self, one: Play, two: Play) -> float:
        """Of seat 1, when these are sealed and each side does what is best for itself."""
        return self._worth.chance(*self.end(one, two))

    def end(self, one: Play, two: Play) -> RoundEnd:
        """How such a round ends."""
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
        mine, yours = self._state.hands
        if self._config.solo:
            return mine & ~one.leaving | _some(self._state.queue, two.passes), 0
        return mine & ~one.leaving | two.leaving, yours & ~two.leaving | one.leaving

    def _lend(self, second: Play, done: TaskShare, first: Side) -> int:
        pays = (
            self._config.amount * done.tasks[first].bit_count() if self._config.month == "june" and second.spare else 0
        )
        return int(pays - LENT) if pays > LENT else 0

    def _second(self, side: Side) -> int:
        """Bliss for resolving second."""
        animals, config = self._state.animals[side], self._config
        if config.solo and side:
            return 0
        april = config.amount * animals.bit_count() if config.month == "april" else 0
        return april + (config.pack.animals[TORTOISE.bit_length() - 1].bliss if animals & TORTOISE else 0)

    def _shared(self, first: Side, one: int, two: int) -> TaskShare:
        """The best the first side can take, given the best the second side makes of the rest."""
        key = first, one, two
        found = self._shares.get(key)
        if found is None:
            found = self._shares[key] = self._solve(first, (one, two))
        return found

    def _solve(self, first: Side, sets: Pair) -> TaskShare:
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
        if sets[side] < 0:
            return [-1 - sets[side]]
        piggy = self._state.animals[side] & PIGGY and self._config.piggy_beats_block
        closed = taken & ~TASK_1 if piggy else taken
        return [tasks for tasks in bits_of(sets[side]) if not tasks & closed]

    def _gain(self, side: Side, tasks: int, taken: int) -> float:
        new = self._worth.animals[self._new[side]] * self._left if tasks & TASK_3 else 0
        return self._bliss(side, tasks, taken == 0, taken) + new

    def _bliss(self, side: Side, tasks: int, first: bool, others: int = 0) -> int:
        """Bliss of tasks and of what hangs on them; the automa's is told by its cards."""
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
    """So many gnomes from the top of a queue, as if they were drawn in order."""
    found = 0
    for block in queue:
        for bit in bits_of(block):
            if found.bit_count() < count:
                found |= 1 << bit
    return found
