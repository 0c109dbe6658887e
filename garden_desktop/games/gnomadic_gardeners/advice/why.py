"""Hints of the strongest level: the move, and what it gains and for whom.

Bliss is that of the preview (`preview.py`): what a bench pays if it goes first, and what a set of tasks pays. What the
other side may do is counted as the move was chosen (`counsel.py`): every reply alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from garden_desktop.core.advice import ONLY
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.gnomadic_gardeners.advice.forecast import Forecast
from garden_desktop.games.gnomadic_gardeners.advice.level_policy import LevelPolicy
from garden_desktop.games.gnomadic_gardeners.advice.naming import name_move
from garden_desktop.games.gnomadic_gardeners.advice.preview import as_if, best, forced_sleep, outcome
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring, transitions
from garden_desktop.games.gnomadic_gardeners.rules.state import TASK_3, Move, State, replace_side
from garden_desktop.games.gnomadic_gardeners.rules.transitions import apply


class ExpectedBliss(NamedTuple):
    """Bliss a round should bring the side that chooses and the other one, over all replies alike."""

    own: float
    theirs: float


class HintWriter(LevelPolicy):
    """Hints at one table; they judge as their counsel does."""

    def explain_move(self, view: State, seat: Seat, move: Move) -> tuple[Message, ...]:
        """The move as an instruction, and its reasons."""
        state = self.known(view, seat)
        named = name_move(self._config, state, move)
        if len(self._choices.legal(state)) < 2:
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
        """What the bench pays if it goes first, and what the round brings both sides over all replies."""
        config = self._config
        first = best(config, self._choices, as_if(config, state, seat, move.bits, move.hen_off))
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
        """What a bench brings in this round; in the basket, beside the best bench of the partner."""
        forecast = Forecast(self._config, self._choices, self._worth, state)
        mine = next(play for play in forecast.plays(seat) if play.move == move)
        replies = self.orders(forecast, state) if self._config.solo else forecast.plays(1 - seat)
        if self._config.basket:
            replies = [max(replies, key=lambda reply: self._value(forecast, mine, reply, seat))]
        ends = [forecast.end(mine, reply) if seat == 0 else forecast.end(reply, mine) for reply in replies]
        sums = [sum(end.scores[side] for end in ends) / len(ends) - state.scores[side] for side in (seat, 1 - seat)]
        return ExpectedBliss(*sums)

    def _of_tasks(self, state: State, seat: Seat, move: Move) -> Iterator[Message]:
        """What the tasks pay, the animal they bring, and the most the other side can make of what is left."""
        config, found = self._config, outcome(self._config, state, move.bits)
        animal = transitions.brings_animal(config, found.state, seat)
        if move.bits & TASK_3 and animal:
            yield (GAIN_ANIMAL if found.bliss else ANIMAL).of(n=found.bliss, animal=names.animal(animal))
        else:
            yield GAIN.of(n=found.bliss)
        after = apply(config, state, move)
        if state.first == seat and not config.solo and not config.basket and after.phase == "fulfil":
            rest = best(config, self._choices, after._replace(done=replace_side(after.done, 1 - seat, 0)))
            yield LEAVES.of(who=SideName(1 - seat), n=rest.bliss)


IF_FIRST: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{hours}: if you go first, that is %n bliss.")
IF_FIRST_TASKS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{hours}: if you go first, you can do {tasks}, for %n bliss in all."
)
ON_AVERAGE: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Averaged over everything {who} can do, this round brings you %n bliss, and {who} {theirs}."
)
TOGETHER: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "With the bench of {who} that goes best with it, this round brings %n bliss."
)
GAIN: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You gain %n bliss.")
GAIN_ANIMAL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You gain %n bliss and this animal: {animal}.")
ANIMAL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You gain this animal: {animal}.")
LEAVES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} can gain %n bliss at most after that.")
SLEEPERS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The animals it sends to sleep bring you %n bliss.")
