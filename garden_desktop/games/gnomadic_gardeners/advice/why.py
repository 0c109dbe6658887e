"""What speaks most for a move against the best other one: the parts, in bliss, of what both sides then have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from garden_desktop.core.advice import ONLY, telling
from garden_desktop.core.game import Seat
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.games.gnomadic_gardeners.advice.character import Character
from garden_desktop.games.gnomadic_gardeners.advice.counsel import ANSWERS, Counsel
from garden_desktop.games.gnomadic_gardeners.advice.forecast import End, Forecast, Play
from garden_desktop.games.gnomadic_gardeners.advice.worth import FLIPPED, Worth
from garden_desktop.games.gnomadic_gardeners.rules.choices import Choices
from garden_desktop.games.gnomadic_gardeners.rules.law import Law
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State
from garden_desktop.games.gnomadic_gardeners.rules.transitions import apply

Parts: TypeAlias = Mapping[str, float]

ALIKE: Final = 0.05
"""What differs by less bliss says nothing."""
WON: Final = 100.0
"""What winning the match is worth beside all the bliss there is."""


class Why(Counsel):
    """The reasons of the strongest level; what it judges by is that of its counsel."""

    def __init__(self, law: Law, choices: Choices, character: Character) -> None:
        super().__init__(law, choices, character)
        self._reasons = TOGETHER if law.basket else SENTENCES

    def of(self, view: State, seat: Seat, move: Move) -> Message:
        """One sentence."""
        state = self.known(view, seat)
        if len(self._choices.legal(state)) < 2:
            return ONLY
        if state.phase == "keep":
            return self._reasons["hand"]
        values, parts = self._weighed(state, seat)
        others = [other for other in values if other != move]
        other = parts[max(others, key=values.__getitem__)]
        part = telling(parts[move], other)
        if parts[move][part] - other[part] < ALIKE:
            return MIXED
        return self._reasons[part].of(who=Who(1 - seat))

    def _weighed(self, state: State, seat: Seat) -> tuple[Mapping[Move, float], Mapping[Move, Parts]]:
        """What every move is worth by the counsel, and the parts of that."""
        if state.phase == "commit":
            return self._plays(state, seat)
        ends = {move: self._last(apply(self._law, state, move), seat) for move in self._choices.legal(state)}
        values = {move: self._worth.of(end, seat) for move, end in ends.items()}
        return values, {move: self.parts(self._at_rest(end), seat) for move, end in ends.items()}

    def _plays(self, state: State, seat: Seat) -> tuple[Mapping[Move, float], Mapping[Move, Parts]]:
        forecast = Forecast(self._law, self._choices, self._worth, state)
        mine = forecast.plays(seat)
        yours = self.orders(forecast, state) if self._law.solo else forecast.plays(1 - seat)
        values = dict(zip([play.move for play in mine], self._means(forecast, mine, yours, seat), strict=True))
        return values, {play.move: self._mean(forecast, play, yours, seat) for play in mine}

    def _mean(self, forecast: Forecast, play: Play, yours: Sequence[Play], seat: Seat) -> Parts:
        """The parts against all plays of the other side alike; together, beside the best partner."""
        if self._law.basket:
            yours = [max(yours, key=lambda two: self._value(forecast, play, two, seat))]
        total: Counter[str] = Counter()
        for two in yours:
            end = forecast.end(play, two) if seat == 0 else forecast.end(two, play)
            total.update(self.parts(end, seat))
        return {part: total[part] / len(yours) for part in total}

    def _last(self, state: State, seat: Seat) -> State:
        """The end of the round when each side does what is best for itself."""
        if state.phase not in ANSWERS:
            return state
        ends = [self._last(apply(self._law, state, move), seat) for move in self._choices.legal(state)]
        best = max if state.turn == seat or self._law.basket else min
        return best(ends, key=lambda end: self._worth.of(end, seat))

    def _at_rest(self, state: State) -> End:
        return End(state.scores, state.animals, state.flipped, self._worth.hands(state))

    def parts(self, end: End, seat: Seat) -> Parts:
        """What `seat` has after a round, in bliss."""
        return parts_of(self._law, self._worth, end, seat)


def parts_of(law: Law, worth: Worth, end: End, seat: Seat) -> Parts:
    """Bliss, animals and hand of `seat`, and of the other side what it lacks of them; in the basket of both. As long as
    nobody has won they add up to the lead the chance to win comes from."""
    scores, left = end.scores, worth.left(end.scores)
    stock = [worth.animals[end.animals[s]] + FLIPPED * end.flipped[s].bit_count() for s in (0, 1)]
    hands = [worth.gnomes[hand] for hand in end.hands]
    if law.basket:
        return {"own": scores[0], "animals": left * sum(stock), "hand": -0.1 * abs(hands[0] - hands[1])}
    if law.solo:
        stock[1] = 0.8 * end.animals[1].bit_count()
    other = 1 - seat
    ended = max(scores) >= law.pack.numbers.target
    chance = worth.chance(*end) if ended else 0.0
    return {
        "win": WON * (chance if seat == 0 else 1 - chance) if ended else 0.0,
        "own": scores[seat],
        "other": -scores[other],
        "animals": left * stock[seat],
        "their animals": -left * stock[other],
        "hand": hands[seat] - hands[other],
    }


MIXED: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "It is one of several good choices: whoever always makes the same one is easily seen through."
)
SENTENCES: Final = {
    "win": QT_TRANSLATE_NOOP("gnomadic_gardeners", "It is likelier to win you the match than the best other choice."),
    "own": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "It promises you more bliss in this round than the best other choice."
    ),
    "other": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "It leaves {who} less bliss in this round than the best other choice."
    ),
    "animals": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "It brings you nearer to an animal than the best other choice, and animals pay in the rounds to come.",
    ),
    "their animals": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "It keeps an animal from {who} more surely than the best other choice."
    ),
    "hand": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "It leaves you better gnomes for the next round than the best other choice."
    ),
}
TOGETHER: Final = {
    "own": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "It promises the basket more bliss in this round than the best other choice."
    ),
    "animals": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "It brings you two nearer to an animal than the best other choice, and animals pay in the rounds to come.",
    ),
    "hand": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "It leaves your two hands more alike in strength than the best other choice."
    ),
}
