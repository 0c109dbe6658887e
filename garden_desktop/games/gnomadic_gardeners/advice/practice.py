"""Puzzles: the play with the best guaranteed outcome of the round, whatever the opponent seals (maximin).

Both hands are known to both players, as there are twelve gnomes in all; sealed plays are not, so that every possibility
counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.practice import PuzzleQuestion
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Seat
from garden_desktop.games.gnomadic_gardeners.advice.policy import name_commit
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS
from garden_desktop.games.gnomadic_gardeners.data.words import ITEM_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.names import hours
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State

MOST_ITEMS: Final = 3
"""Largest number of items whose bliss is told."""


def difference(start: State, best: State, yours: State, seat: Seat, *, lead: bool) -> Iterator[Message]:
    """Sentences that compare two rounds, each played out against the worst case; `lead` counts both sides' bliss."""
    one, other = (_brought(start, state, seat) for state in (best, yours))
    if best.preps[seat] != yours.preps[seat]:
        yield HOURS.of(best=hours(best.preps[seat]), yours=hours(yours.preps[seat]))
    apart = [item for item in {**one, **other} if one.get(item, 0) != other.get(item, 0)]
    for item in sorted(apart, key=lambda item: -abs(one.get(item, 0) - other.get(item, 0)))[:MOST_ITEMS]:
        yield BRINGS.of(item=ITEM_NAMES[item], n=one.get(item, 0), yours=other.get(item, 0))
    theirs, with_yours = (sum(_brought(start, state, 1 - seat).values()) for state in (best, yours))
    if lead and theirs != with_yours:
        yield THEIRS.of(n=theirs, yours=with_yours)


def _brought(start: State, state: State, seat: Seat) -> dict[str, int]:
    """Bliss of this round for a side, by item."""
    found: dict[str, int] = {}
    for entry in state.entries[len(start.entries) :]:
        if entry.side == seat:
            for item, bliss in entry.items:
                found[item] = found.get(item, 0) + bliss
    return found


HOURS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The best answer takes {best}, yours {yours}; the bench with fewer hours goes first."
)
BRINGS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{item}: %n bliss at worst; with your answer {yours}.")
THEIRS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The other player then gets %n bliss; with your answer {yours}."
)


ANSWERS: Final = ("fulfil", "use", "lend", "recruit")
"""Phases of a round after the reveal in which a side decides."""
LATE: Final = 40
"""Bliss from which on the lead counts, not the own bliss."""


class GardenPuzzles:
    """Puzzles about the safest play of the seat that seals first."""

    tables: Sequence[tuple[int, Options]] = ((2, {}), *((2, {"month": month}) for month in MONTHS))

    def __init__(self, rules: GardenRules) -> None:
        self._rules, self._config = rules, rules.config

    def question_for(self, state: State, seat: Seat) -> PuzzleQuestion | None:
        """The question before anything is sealed, in duels only.

        Not in solo games, where cards decide, nor in the Shared Basket, which has no opponent.
        """
        if state.phase != "commit" or seat != 0 or state.turn != seat or self._config.mode != "duel":
            return None
        late, gnomes = max(state.scores) >= LATE, state.hands[seat].bit_count()
        ask, month = LEAD if late else SURE, MONTH_NAMES.get(self._config.month)
        if month is None:
            return ask._replace(title=ask.title.of(n=gnomes))
        return ask._replace(title=(MONTH_LEAD if late else MONTH_SURE).of(n=gnomes, month=month))

    def over(self, start: State, state: State, seat: Seat) -> bool:
        return state.plays[seat] != start.plays[seat]

    def value(self, start: State, state: State, seat: Seat) -> int:
        """Guaranteed outcome of the round: minimum over all replies, and over all decisions after the reveal."""
        if not self.over(start, state, seat):
            return 0
        return self._brought(start, self._worst(start, state, seat), seat)

    def moves(self, start: State, state: State) -> Sequence[Move]:
        return self._rules.legal_moves(state)

    def describe_move(self, move: Move) -> Message | None:
        """The play by names of gnomes, because the table never shows what is sealed."""
        return name_commit(self._config, move) if move.kind == "commit" else None

    def compare_answers(self, start: State, best: State, yours: State, seat: Seat) -> Sequence[Message]:
        worst, yours_worst = (self._worst(start, state, seat) for state in (best, yours))
        return list(difference(start, worst, yours_worst, seat, lead=max(start.scores) >= LATE))

    def _worst(self, start: State, state: State, seat: Seat) -> State:
        """The round played out against the reply that is worst for `seat`."""
        played = (
            self._settled(start, self._rules.apply(state, reply), seat) for reply in self._rules.legal_moves(state)
        )
        return min(played, key=lambda settled: self._brought(start, settled, seat))

    def _settled(self, start: State, state: State, seat: Seat) -> State:
        """The round played out by minimax: `seat` maximises its outcome, the other side minimises it."""
        if state.phase not in ANSWERS:
            return state
        played = (self._settled(start, self._rules.apply(state, move), seat) for move in self._rules.legal_moves(state))
        choose = max if state.turn == seat else min
        return choose(played, key=lambda settled: self._brought(start, settled, seat))

    def _brought(self, start: State, state: State, seat: Seat) -> int:
        """Bliss of the round; late in the match minus that of the opponent."""
        mine, yours = (state.scores[side] - start.scores[side] for side in (seat, 1 - seat))
        return mine - yours if max(start.scores) >= LATE else mine


def practice(rules: GardenRules) -> GardenPuzzles:
    return GardenPuzzles(rules)


BLISS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n bliss")
MONTH_SURE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s) {month}: {value}")
MONTH_LEAD: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s) {month}: {value} ahead")
MONTH_NAMES: Final = {
    "april": QT_TRANSLATE_NOOP("gnomadic_gardeners", "in April"),
    "may": QT_TRANSLATE_NOOP("gnomadic_gardeners", "in May"),
    "june": QT_TRANSLATE_NOOP("gnomadic_gardeners", "in June"),
    "july": QT_TRANSLATE_NOOP("gnomadic_gardeners", "in July"),
    "august": QT_TRANSLATE_NOOP("gnomadic_gardeners", "in August"),
    "september": QT_TRANSLATE_NOOP("gnomadic_gardeners", "in September"),
    "october": QT_TRANSLATE_NOOP("gnomadic_gardeners", "in October"),
}
SURE: Final = PuzzleQuestion(
    "sure",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s): {value} for sure"),
    QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "Choose your gnomes: how much bliss can you be sure of this round, no matter what the other player plays?",
    ),
    BLISS,
)
LEAD: Final = PuzzleQuestion(
    "lead",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s): {value} ahead"),
    QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "Choose your gnomes: how big a lead in bliss over the other player can you be sure of this round?",
    ),
    BLISS,
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n bliss behind"),
)
