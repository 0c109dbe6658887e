"""What puzzles ask: which gnomes to seal, so that the round is sure to bring most whatever the other side seals.

Both hands are known to both gardeners, as there are twelve gnomes in all; what is sealed is not, and every possibility
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
"""Of no more things is it said what they bring."""


def difference(start: State, best: State, yours: State, seat: Seat, *, lead: bool) -> Iterator[Message]:
    """In whole sentences, from two rounds played out against the worst that the other side could do; `lead` says
    that its bliss counts against it."""
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
    """What this round brought a side, by item."""
    found: dict[str, int] = {}
    for entry in state.entries[len(start.entries) :]:
        if entry.side == seat:
            for item, bliss in entry.items:
                found[item] = found.get(item, 0) + bliss
    return found


HOURS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "It takes {best}, yours {yours}; whoever takes fewer comes first."
)
BRINGS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{item}: %n bliss even at its worst; with yours {yours}.")
THEIRS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The other side comes to %n bliss there; with yours to {yours}."
)


ANSWERS: Final = ("fulfil", "use", "lend", "recruit")
"""The questions of a round after the reveal."""
LATE: Final = 40
"""From this bliss on it is the lead that counts."""


class GardenPuzzles:
    """The safest play of the seat that seals first, when nothing is sealed yet."""

    tables: Sequence[tuple[int, Options]] = ((2, {}), *((2, {"month": month}) for month in MONTHS))

    def __init__(self, rules: GardenRules) -> None:
        self._rules, self._config = rules, rules.config

    def question_for(self, state: State, seat: Seat) -> PuzzleQuestion | None:
        """Not alone, where the cards decide, and not in the basket, where nobody is against anybody."""
        if state.phase != "commit" or seat != 0 or state.turn != seat or self._config.mode != "duel":
            return None
        ask = LEAD if max(state.scores) >= LATE else SURE
        return ask._replace(title=ask.title.of(n=state.hands[seat].bit_count()))

    def over(self, start: State, state: State, seat: Seat) -> bool:
        return state.plays[seat] != start.plays[seat]

    def value(self, start: State, state: State, seat: Seat) -> int:
        """What is left of the round whatever the other side seals, and however it answers after the reveal."""
        if not self.over(start, state, seat):
            return 0
        return self._brought(start, self._worst(start, state, seat), seat)

    def moves(self, start: State, state: State) -> Sequence[Move]:
        return self._rules.legal_moves(state)

    def describe_move(self, move: Move) -> Message | None:
        """By name: the table never says what is sealed."""
        return name_commit(self._config, move) if move.kind == "commit" else None

    def compare_answers(self, start: State, best: State, yours: State, seat: Seat) -> Sequence[Message]:
        worst, yours_worst = (self._worst(start, state, seat) for state in (best, yours))
        return list(difference(start, worst, yours_worst, seat, lead=max(start.scores) >= LATE))

    def _worst(self, start: State, state: State, seat: Seat) -> State:
        """The round played out from what `seat` has sealed, with what of the other side leaves it least."""
        played = (
            self._settled(start, self._rules.apply(state, reply), seat) for reply in self._rules.legal_moves(state)
        )
        return min(played, key=lambda settled: self._brought(start, settled, seat))

    def _settled(self, start: State, state: State, seat: Seat) -> State:
        """The round played out, each side for itself: `seat` takes most, the other leaves least."""
        if state.phase not in ANSWERS:
            return state
        played = (self._settled(start, self._rules.apply(state, move), seat) for move in self._rules.legal_moves(state))
        choose = max if state.turn == seat else min
        return choose(played, key=lambda settled: self._brought(start, settled, seat))

    def _brought(self, start: State, state: State, seat: Seat) -> int:
        """What the round brought, late in the game less what it brought the other side."""
        mine, yours = (state.scores[side] - start.scores[side] for side in (seat, 1 - seat))
        return mine - yours if max(start.scores) >= LATE else mine


def practice(rules: GardenRules) -> GardenPuzzles:
    return GardenPuzzles(rules)


BLISS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n bliss")
SURE: Final = PuzzleQuestion(
    "sure",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s), no surprises"),
    QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "Choose your gnomes: how much bliss can you be sure of in this round, whatever the other side plays?",
    ),
    BLISS,
)
LEAD: Final = PuzzleQuestion(
    "lead",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s) for the lead"),
    QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "Choose your gnomes: how much bliss more than the other side can you be sure of in this round?",
    ),
    BLISS,
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n bliss behind"),
)
